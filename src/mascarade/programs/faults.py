"""What programs do wrong, and what is done about it."""

from typing import Final, Literal, NamedTuple, get_args

FaultKind = Literal[
    "no-start", "no-hello", "old-protocol", "late", "bad-message", "not-allowed", "not-asked", "too-large", "deaf", "gone", "absent"
]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)
"""Every fault by its code; `docs/writing-a-bot.md` says what each of them is."""

FINAL: Final[frozenset[FaultKind]] = frozenset({"no-start", "no-hello", "old-protocol", "too-large", "deaf", "gone", "absent"})
"""After these a program takes no further part in the game."""

MOST_FAULTS: Final = 3
"""After so many in one game it takes no further part either."""

MOST_UNFINISHED: Final = 3
"""After so many games in a row that it did not finish it is not started again."""


class Fault(NamedTuple):
    """Something that a program did wrong."""

    kind: FaultKind
    detail: str = ""
    """For whoever wrote the program."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind
