"""A program as somebody names it: the command that starts it, and what it is called."""

import re
import shlex
import shutil
from dataclasses import dataclass
from typing import Final

from mascarade.refusals import BotRefusal

SECONDS: Final = 2.0
"""A program's time for a decision, unless somebody says otherwise."""

_NAMED: Final = re.compile(r"([A-Za-z][\w-]{0,23})=(.*)", re.DOTALL)


@dataclass(frozen=True)
class Command:
    """How to start a program."""

    name: str
    """What it was called, or the command itself."""
    words: tuple[str, ...]
    """The program and its arguments. No shell reads them."""
    seconds: float = SECONDS
    """Its time for a decision."""

    @classmethod
    def parse(cls, text: str, seconds: float = SECONDS) -> "Command":
        """Read `python bot.py` or `cat=python bot.py`. Raises BadBot."""
        named = _NAMED.fullmatch(text.strip())
        command = named[2] if named else text
        try:
            words = tuple(shlex.split(command))
        except ValueError:
            raise BotRefusal("cli-no-command-line", word=text) from None
        if not words:
            raise BotRefusal("cli-no-command-line", word=text)
        if not 0.01 <= seconds <= 3600:
            raise BotRefusal("cli-out-of-range", word=f"--seconds {seconds:g}", low=0.01, high=3600)
        return cls(named[1] if named else shlex.join(words), words, seconds)

    @property
    def named(self) -> bool:
        """Whether it has a name other than its command."""
        return self.name != shlex.join(self.words)

    def __str__(self) -> str:
        """As `parse` reads it."""
        command = shlex.join(self.words)
        return f"{self.name}={command}" if self.named else command

    def check(self) -> None:
        """Raises BadBot if there is no such program on this machine."""
        if shutil.which(self.words[0]) is None:
            raise BotRefusal("cli-no-program", word=self.words[0])
