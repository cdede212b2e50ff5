"""Asking for a move: question by question, until only one move is left. No input or output here: `Question.read` gets the words."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mascarade.moves import CENTRE, Card, Move
from mascarade.rules.characters import Step
from mascarade.terminal.help import HELP
from mascarade.terminal.words import TableWords, begun, plain, quoted
from mascarade.views import View


class NotUnderstood(Exception):
    """What was typed is none of the choices; the text says what would be."""


@dataclass(frozen=True)
class Option:
    """One answer, and the moves that it leaves."""

    label: str
    moves: tuple[Move, ...]
    hint: str = ""
    card: Card | None = None
    """The card that is settled with it."""
    also: tuple[str, ...] = ()
    """Other words for it."""
    record: tuple[str, ...] = ()
    """What a record calls it, in any language: understood where no other word is meant."""
    listed: bool = True
    """Whether it is offered, or only understood."""

    def begins(self, wanted: str, exactly: bool = False, record: bool = False) -> bool:
        """Whether one of its words begins so, or is exactly so."""
        words = map(plain, self.record if record else (self.label, *self.also))
        return any(word == wanted if exactly else word.startswith(wanted) for word in words)


@dataclass(frozen=True)
class Question:
    """What to ask next."""

    text: str
    options: tuple[Option, ...]
    words: TableWords
    default: Option | None = None
    """What pressing Enter means."""
    first: bool = True
    """Whether nothing has been settled yet, so there is nothing to go back to."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options by their numbers, from 1."""
        return tuple(option for option in self.options if option.listed)

    def read(self, line: str) -> tuple[Option, str]:
        """The option that a line begins with, and the rest of the line, for the next question. Raises NotUnderstood."""
        typed, count = line.split(), len(self.offered)
        if not typed:
            if self.default is None:
                raise NotUnderstood(self.words.say("terminal-type-number", count=count))
            return self.default, ""
        for many in range(len(typed), 0, -1):
            found = self._match(" ".join(typed[:many]))
            if len(found) == 1:
                return found[0], " ".join(typed[many:])
        close = self._match(typed[0])
        if close:
            choices = self.words.listed([option.label for option in close], "terminal-or")
            raise NotUnderstood(self.words.say("terminal-could-be", word=quoted(typed[0]), choices=choices))
        return self._unspaced(line.strip()) or self._refused(typed[0], count)

    def _unspaced(self, line: str) -> tuple[Option, str] | None:
        """Chinese is written without spaces: `宣布國王` is two words."""
        for end in range(len(line) - 1, 0, -1):
            if re.match("[\u4e00-\u9fff]", line[end - 1]):
                found = [option for option in self.options if option.begins(plain(line[:end]), exactly=True)]
                if len(found) == 1:
                    return found[0], line[end:]
        return None

    def _refused(self, word: str, count: int) -> tuple[Option, str]:
        raise NotUnderstood(self.words.say("terminal-none-of-these", word=quoted(word), count=count, help=HELP))

    def _match(self, typed: str) -> list[Option]:
        """The options that something may mean: the first that are meant exactly or by their first letters, a record's words last."""
        wanted = plain(typed)
        if wanted.isascii() and wanted.isdigit():
            return list(self.offered[int(wanted) - 1 : int(wanted)]) if len(wanted) < 4 and int(wanted) else []
        ways = [(exactly, record) for record in (False, True) for exactly in (True, False)]
        found = ([option for option in self.options if option.begins(wanted, *way)] for way in ways)
        return next(filter(None, found), []) if wanted else []


def ask_move(view: View, words: TableWords, ask: Callable[[Question, str], str]) -> Move:
    """Ask until one move is left. `ask` shows a question and a message about the last answer, and gives what was typed."""
    moves: tuple[Move, ...] = view.moves
    settled: tuple[Card, ...] = ()
    line = message = ""
    while True:
        question = next_question(view, words, moves, settled)
        if question is None:
            return moves[0]
        line = line or ask(question, message)
        message = ""
        if words.means(line, "terminal-words-back", "back", "0"):
            moves, settled, line = view.moves, (), ""
            continue
        try:
            option, line = question.read(line)
        except NotUnderstood as error:
            message, line = str(error), ""
            continue
        moves = option.moves
        settled += (option.card,) if option.card else ()


def next_question(view: View, words: TableWords, moves: Sequence[Move], settled: Sequence[Card] = ()) -> Question | None:
    """What has to be asked, given the moves that are left and the cards that are settled; None if one move is left."""
    asking = _Asking(view, words, moves, settled)
    for ask in (asking.what, asking.which_own, asking.which_other, asking.who, asking.really):
        text, options = ask()
        if len({option.moves for option in options if option.listed}) > 1:
            default = next((option for option in options if option.moves[0].kind == "pass"), None)
            return Question(text, tuple(options), words, default, first=len(moves) == len(view.moves))
    return None


Asked = tuple[str, list[Option]]

_KINDS: Final = {
    "exchange": ("terminal-do-exchange", "terminal-words-exchange", ("exchange", "take")),
    "look": ("terminal-do-look", "terminal-words-look", ("look",)),
    "announce": ("terminal-do-announce", "terminal-words-announce", ("announce", "i am")),
    "pass": ("terminal-do-pass", "terminal-words-pass", ("pass",)),
    "claim": ("terminal-do-claim", "terminal-words-claim", ("claim",)),
}
"""The label of a kind of move, the words for it, and those of a record."""

_REALLY: Final = {
    "exchange": ("terminal-do-really", "terminal-words-really"),
    "pretend": ("terminal-do-pretend", "terminal-words-pretend"),
}

_SLOTS: Final = {"left": "terminal-words-left", "right": "terminal-words-right", "protected": "terminal-words-protected"}


class _Asking:
    """The questions that the moves leave."""

    def __init__(self, view: View, words: TableWords, moves: Sequence[Move], settled: Sequence[Card]) -> None:
        self.view = view
        self.words = words
        self.moves = moves
        self.settled = settled

    def what(self) -> Asked:
        """Exchange or pretend, look, announce; or claim, pass."""
        view, words = self.view, self.words
        if view.asked == "exchange or pretend":
            return "", []
        options = []
        for kind, (label, also, record) in _KINDS.items():
            left = tuple(move for move in self.moves if move.kind == kind or (kind == "exchange" and move.kind == "pretend"))
            said = words.say(label, character=view.announced or "")
            options += [Option(said, left, also=tuple(words.typed(also)), record=record)] if left else []
        pretended = tuple(move for move in self.moves if move.kind == "pretend")
        if pretended:
            typed = tuple(words.typed("terminal-words-pretend"))
            options.append(Option(words.say("terminal-do-pretend"), pretended, also=typed, record=("pretend",), listed=False))
        return words.say("terminal-claim-too" if view.asked == "answer" else "dock-turn"), options

    def which_own(self) -> Asked:
        """With two or three players: which of one's own cards."""
        view, words = self.view, self.words
        own = [card for move in self.moves if move.hand for card in _cards(move) if card.owner == view.viewer]
        if not own or any(card.owner == view.viewer for card in self.settled):
            return "", []
        texts = {"look": "dock-look", "announce": "terminal-announce-with", "claim": "dock-claim-with"}
        text = words.say(texts.get(self.moves[0].kind, "terminal-take-which"), character=view.announced or "")
        own.sort(key=lambda card: card.slot != "left")
        return text, [self._option(card, left) for card, left in _by_card(own, self.moves)]

    def which_other(self) -> Asked:
        """Whose card, or which player; of two, one after the other."""
        view, words = self.view, self.words
        start = view.seats.index(view.viewer or view.seats[0])
        around = (*view.seats[start:], *view.seats[:start], CENTRE)
        cards = [card for move in self.moves for card in _cards(move) if card not in self.settled]
        cards.sort(key=lambda card: around.index(card.owner))
        options = [self._option(card, left) for card, left in _by_card(cards, self.moves)]
        also = tuple(words.typed("terminal-words-nobody"))
        nobody = [move for move in self.moves if move.kind == "choose" and not move.cards]
        options += [Option(words.say("choose-nobody"), (move,), also=also, record=("none",)) for move in nobody]
        if self.moves[0].kind in ("exchange", "pretend"):
            return words.say("terminal-exchange-whose"), options
        if self.settled:
            return words.say("terminal-who-else", card=begun(self._label(self.settled[-1]))), options
        return self._choosing(), options

    def _choosing(self) -> str:
        """What a power asks, if only one of its steps asks for somebody."""
        power = self.view.cast.characters[self.view.announced].steps if self.view.announced else ()
        steps: list[Step] = [step for step in power if step.asks]
        if len(steps) != 1:
            return self.words.say("terminal-ask-anyone")
        return self.words.asks(steps[0])

    def who(self) -> Asked:
        """Which character."""
        words, characters = self.words, self.view.cast.characters
        options = []
        for code, character in characters.items():
            left = tuple(move for move in self.moves if move.character == code)
            record = (code, *words.forms(code))
            options += [Option(words.character(code), left, words.brief(character), record=record)] if left else []
        return words.say("terminal-who"), options

    def really(self) -> Asked:
        """Exchange or pretend."""
        words = self.words
        options = []
        for kind, (label, also) in _REALLY.items():
            left = tuple(move for move in self.moves if move.kind == kind)
            options += [Option(words.say(label), left, also=tuple(words.typed(also)), record=(kind,))] if left else []
        taken = [self._label(card) for card in _cards(self.moves[0])]
        if len(taken) == 1:
            return words.say("terminal-really", card=taken[0]), options
        if taken:
            return words.say("terminal-really-both", cards=begun(words.listed(taken))), options
        return words.say("terminal-really-them"), options

    def _option(self, card: Card, moves: tuple[Move, ...]) -> Option:
        view, words = self.view, self.words
        hint = words.say("table-gold", amount=view.gold[card.owner]) if "player" in view.asked else ""
        slots = tuple(words.typed(_SLOTS[card.slot])) if card.slot in _SLOTS else ()
        own = card.owner == view.viewer
        also = slots if own else tuple(f"{card.owner} {slot}" for slot in slots)
        return Option(self._label(card), moves, hint, card, also, (card.slot, str(card)) if own and card.slot else (str(card),))

    def _label(self, card: Card) -> str:
        return self.words.choice(card, is_player="player" in self.view.asked)


def _cards(move: Move) -> tuple[Card, ...]:
    own = (Card(move.player, move.hand),) if move.hand else ()
    return own + move.cards


def _by_card(cards: Sequence[Card], moves: Sequence[Move]) -> Iterator[tuple[Card, tuple[Move, ...]]]:
    for card in dict.fromkeys(cards):
        yield card, tuple(move for move in moves if card in _cards(move))
