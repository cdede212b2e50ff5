"""People for tests: they answer prompts by a policy, at a console that writes into memory."""

import io
import random
import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from mascarade.terminal.play import PlayOptions, run
from mascarade.terminal.words import TableWords

CLEAR = "\x1b[2J"
CLOSED = "\x1b[?1049l"


def console(width: int = 80, height: int = 24, whole: bool = False) -> Console:
    """A console in memory: a pipe, or a whole screen."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=whole,
        color_system="truecolor" if whole else None,
        legacy_windows=False,
        highlight=False,
        _environ={},
    )


def written(shown: Console) -> str:
    assert isinstance(shown.file, io.StringIO)
    return shown.file.getvalue()


def plain(text: str) -> str:
    """Without colours and other commands to the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def frames(shown: Console) -> list[str]:
    """What the whole screen showed, one picture after the other."""
    return [plain(frame) for frame in written(shown).split(CLEAR)[1:]]


class Anyone:
    """Chooses anything; reads the numbers on offer off nothing but the prompt."""

    def __init__(self, seed: int = 0, limit: int = 2000, language: str = "en") -> None:
        self.random = random.Random(seed)
        self.limit = limit
        self.words = TableWords(language)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if len(self.prompts) > self.limit:
            raise EOFError
        return self.answer(prompt)

    def answer(self, prompt: str) -> str:
        say, typed = self.words.say, self.words.typed
        if prompt.startswith(say("terminal-go-on")):
            return ""
        if prompt.startswith(say("terminal-save")):
            return "n"
        if prompt.startswith(say("dock-turn")):
            announce = typed("terminal-words-announce")[0]
            return self.random.choice((typed("terminal-words-look")[0], announce, announce, typed("terminal-words-exchange")[0]))
        return self.random.choice(("1", "2"))


class Script(Anyone):
    """Answers by the beginnings of prompts; otherwise as anyone would."""

    def __init__(self, answers: dict[str, str | list[str]], seed: int = 0, limit: int = 2000, language: str = "en") -> None:
        super().__init__(seed, limit, language)
        self.answers = answers

    def answer(self, prompt: str) -> str:
        for start, said in self.answers.items():
            if prompt.startswith(start):
                if isinstance(said, str):
                    return said
                if said:
                    return said.pop(0)
        return super().answer(prompt)


def played(options: PlayOptions, ask: Callable[[str], str], whole: bool = False, width: int = 80, height: int = 24) -> Console:
    """One evening; gives the console to read from."""
    shown = console(width, height, whole)
    assert run(options, shown, ask) == 0
    return shown


def cells(line: str) -> int:
    return Text(line).cell_len
