"""Where things are shown and asked: a whole screen in a terminal, or plain lines one after the other in a pipe."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from mascarade.moves import Card
from mascarade.terminal.help import HELP, QUIT
from mascarade.terminal.paint import blank, fitted, joined, painted, wrapped
from mascarade.terminal.palette import BRIGHT, COIN, FAINT, INK, KEY
from mascarade.terminal.prompt import Question
from mascarade.terminal.table import STAGE, TALLEST, RoundTable, table
from mascarade.terminal.words import TableWords
from mascarade.views import View


class Screen:
    """One person's screen."""

    def __init__(self, console: Console, words: TableWords, ask: Callable[[str], str] | None, speed: float) -> None:
        self.console = console
        self.words = words
        typed = ask is not None or sys.stdin.isatty()
        self.whole = typed and console.is_terminal and not console.is_dumb_terminal
        """Whether the whole screen is ours to draw on."""
        self.had_whole = self.whole
        """Whether what was shown is gone after `close`."""
        self.speed = speed
        self._ask = ask

    def open(self) -> None:
        """Begin to use the whole screen; what was on it comes back with `close`."""
        if self.whole:
            self.console.set_alt_screen(True)

    def close(self) -> None:
        """Give the screen back. From here on there are only lines."""
        if self.whole:
            self.console.set_alt_screen(False)
            self.whole = False

    # -- asking ------------------------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """What the person types after a prompt. Raises EOFError at the end of the input."""
        prompt = f"{prompt} > "
        if self._ask is None and sys.stdin.isatty():
            _forget_typing()
            return input(f"  {prompt}")
        self.console.print(Text(f"  {prompt}"), end="")
        if self._ask is None:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
        else:
            line = self._ask(prompt)
        self.console.print(Text(line.rstrip("\n")))
        return line.rstrip("\n")

    def wait(self) -> None:
        """Until the person presses Enter."""
        self.ask(self.words.say("terminal-go-on"))

    def rest(self, share: float = 1.0) -> None:
        """The time to see what a bot did."""
        if self.whole and self.speed > 0:
            time.sleep(self.speed * share)

    # -- showing -----------------------------------------------------------------------------------------------------------------------

    def show(
        self,
        view: View,
        stage: Sequence[Text] = (),
        said: Sequence[Text] = (),
        question: Question | None = None,
        *,
        cards: Mapping[Card, str] | None = None,
        cast: bool = True,
    ) -> None:
        """The table with what is told on its stage, the cast if there is room, what is said to the person, and what may be chosen."""
        width, height = self.console.width, self.console.height - 1
        if not self.whole:
            self.console.print(table(view, self.words, cards=cards, stage=stage))
            self.say(said, question)
            return
        below = self._said(said, question)
        drawing = RoundTable(view, self.words, cards, stage, None)
        least = drawing.least(width, max(STAGE, drawing.told(width)))
        known = self._cast(view, width, height - 1 - least - len(below)) if cast else []
        room = height - 1 - len(below) - len(known)
        gap = max(0, room - TALLEST)
        above, between = gap // 3, gap // 3 if known else 0
        with self.console:
            self._home()
            self._paint(self._title(view, width))
            for line in [blank(width)] * above:
                self._paint(line)
            self.console.print(table(view, self.words, cards=cards, stage=stage, height=room - gap))
            for line in [*[blank(width)] * between, *known, *[blank(width)] * (gap - above - between), *below]:
                self._paint(line)

    def say(self, said: Sequence[Text], question: Question | None = None) -> None:
        """Lines for the person alone, below whatever is there."""
        for line in self._said(said, question):
            self._paint(line)

    def _said(self, said: Sequence[Text], question: Question | None) -> list[Text]:
        width = self.console.width
        lines = [fitted(joined(blank(2), row), width) for line in said for row in wrapped(line, width - 4)]
        return lines + (offered(question, self.words, width) if question else [])

    def page(self, title: str, lines: Sequence[Text]) -> None:
        """A page to read, or several: then Enter."""
        width = self.console.width
        wide = min(width, 100) - 4
        rows = [fitted(joined(blank(2), row), width) for line in lines for row in wrapped(line, wide)]
        head = [fitted(joined(Text("  MASCARADE", COIN), Text(f"   {title}", INK)), width), blank(width)]
        height = self.console.height - 3 if self.whole else len(rows)
        for start in range(0, len(rows), height):
            shown = rows[start : start + height]
            with self.console:
                if self.whole:
                    self._home()
                    shown = [*head, *shown, *[blank(width)] * (height - len(shown))]
                for row in shown:
                    self._paint(row)
            self.wait()

    def _paint(self, line: Text) -> None:
        self.console.print(painted(self.console, line))

    def _home(self) -> None:
        self.console.control(Control.home(), Control(ControlType.CLEAR))

    def _title(self, view: View, width: int) -> Text:
        words = self.words
        if view.outcome:
            now, keys = [(f"   {words.say('terminal-over')}", INK)], Text()
        else:
            whose = words.say("table-status", **words.role("player", view.whose_turn), asked="turn")
            now = [(f"   {words.say('log-turn', turn=view.turn)}", INK), (f" · {whose}", FAINT)]
            help_, quit_ = words.say("terminal-help"), words.say("terminal-quit")
            keys = Text.assemble((HELP, KEY), (f" {help_}   ", FAINT), (QUIT, KEY), (f" {quit_}  ", FAINT))
        left = Text.assemble(("  MASCARADE", COIN), *now, style=INK)
        return fitted(joined(left, blank(width - left.cell_len - keys.cell_len), keys), width)

    def _cast(self, view: View, width: int, room: int) -> list[Text]:
        """The cast and its powers, as long as there is room: one line each, or one after the other."""
        said = []
        for code, character in view.cast.characters.items():
            copies = view.cast.codes.count(code)
            name = self.words.character(code) + (f" ×{copies}" if copies > 1 else "")
            said.append(joined(Text(name, COIN), Text(f" {self.words.brief(character)}", FAINT)))
        columns = in_columns(said, width)
        if len(columns) + 2 <= room:
            return [blank(width), *columns, *[blank(width)] * (len(columns) + 3 <= room)]
        flow = flowing(said, width)
        return flow if len(flow) <= room else []


MANY = 9
"""More pieces than this are never one below the other."""


def in_columns(pieces: Sequence[Text], width: int) -> list[Text]:
    """Pieces below each other, in as many columns as have room."""
    wide = max(piece.cell_len for piece in pieces) + 3
    columns = max(1, min((width - 2) // wide, 4))
    if columns == 1 and len(pieces) > MANY:  # rather cut a word than push the table off the screen
        columns = 2
    rows = -(-len(pieces) // columns)
    each = (width - 2) // columns
    lines = [[piece for number, piece in enumerate(pieces) if number % rows == row] for row in range(rows)]
    return [fitted(joined(blank(2), *(fitted(piece, each) for piece in line)), width) for line in lines]


def flowing(pieces: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Pieces one after the other, in as many lines as it takes."""
    lines: list[Text] = []
    for piece in pieces:
        if not lines or lines[-1].cell_len + gap + piece.cell_len > width - 1:
            lines.append(joined(blank(2), piece))
        else:
            lines[-1] = joined(lines[-1], blank(gap), piece)
    return [fitted(line, width) for line in lines]


def offered(question: Question, words: TableWords, width: int) -> list[Text]:
    """The choices of a question."""
    options = question.offered
    several = any(option.hint for option in options) and len(options) > 3
    digits = len(str(len(options))) if several else 1
    pieces = []
    for number, option in enumerate(options, 1):
        piece = joined(Text(f"{number:>{digits}} ", KEY), Text(option.label, BRIGHT))
        hint = option.hint or (words.say("terminal-enter") if option == question.default else "")
        pieces.append(piece.append(f" {hint}", FAINT) if hint else piece)
    if not question.first:
        back = words.typed("terminal-words-back")[0]
        pieces.append(joined(Text(back, KEY), Text(f" {words.say('terminal-begin-again')}", FAINT)))
    return in_columns(pieces, width) if several else flowing(pieces, width)


def _forget_typing() -> None:
    """What was typed while the bots played is no answer to a question that nobody had seen."""
    try:
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
    except (ImportError, OSError, ValueError):  # no such terminal: nothing to forget
        pass
