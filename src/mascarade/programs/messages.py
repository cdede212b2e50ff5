"""The protocol of programs: every message between a program that plays and the table it plays at, as typed values. One JSON object a line.

The words are the server's (`mascarade.server.messages`), and what is told of a game is told as there (`mascarade.outlook`).
`docs/writing-a-bot.md` shows a game.
"""

from typing import Final, Literal

import msgspec

from mascarade.outlook import BlankCard, Choice, GameState, Happening

PROTOCOL: Final = 1
"""The version of all this."""

LINE_BYTES: Final = 4096
"""The longest line that a program may write."""


# -- from the program --------------------------------------------------------------------------------------------------------------------


class FromProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything a program writes."""


class Hello(FromProgram, frozen=True, tag="hello"):
    """First of all: which protocol the program speaks."""

    protocol: int


class Decide(FromProgram, frozen=True, tag="decide"):
    """The answer to `decide`: which question, and one of its choices."""

    id: str
    action: int


Incoming = Hello | Decide


# -- to the program ----------------------------------------------------------------------------------------------------------------------


class ToProgram(msgspec.Struct, frozen=True, tag_field="is"):
    """Anything a program reads."""


class Welcome(ToProgram, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    version: str
    """Of Mascarade."""


class Refused(ToProgram, frozen=True, tag="error"):
    """The answer to a `hello` that cannot be taken. Nothing follows."""

    code: Literal["old-protocol"]


class Begun(ToProgram, frozen=True, tag="game"):
    """A game begins, and all cards lie face up (R1.5)."""

    id: str
    edition: int
    names: list[str]
    """The players, in seat order, clockwise. The first begins."""
    you: int
    """The player that the program is."""
    slots: int
    """Cards a player."""
    cast: list[str]
    """The characters of all cards."""
    blanks: list[BlankCard]
    """Those of the players' own making."""
    deal: list[str]
    """By card, while it lies face up."""
    seed: int
    """For the program's own draws: the same game has the same number."""
    seconds: float
    """Time for a decision."""


class Decided(ToProgram, frozen=True, tag="decided"):
    """Somebody has decided: what of it you may know."""

    events: list[Happening]


class Asked(ToProgram, frozen=True, tag="decide"):
    """Your decision."""

    id: str
    """For the answer."""
    game: GameState
    """What is open; `deadline` is the time left."""
    choices: list[Choice]


class Over(ToProgram, frozen=True, tag="end"):
    """The game is over, and everything is public (R10.5). Another one may follow."""

    reason: str | None
    """`rich`, `broke` or `cheat`; None: it was broken off."""
    winners: list[int]
    gold: list[int]
    """By player."""
    cards: list[str] | None
    """By card; None if it was broken off."""


Outgoing = Welcome | Refused | Begun | Decided | Asked | Over
