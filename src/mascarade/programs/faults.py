"""What programs do wrong, and what is done about it."""

from typing import Final, Literal, NamedTuple, get_args

FaultKind = Literal[
    "no-start", "no-hello", "old-protocol", "late", "bad-message", "not-allowed", "not-asked", "too-large", "deaf", "gone", "absent"
]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)

FAULTS: Final[dict[FaultKind, str]] = {
    "no-start": "the command cannot be started",
    "no-hello": "it does not begin with `hello`, or not in time",
    "old-protocol": "it speaks another version of the protocol",
    "late": "it does not answer in time",
    "bad-message": "it writes a line that is no message",
    "not-allowed": "it decides something that is not among its choices",
    "not-asked": "it says something that nobody asked for, or answers another question",
    "too-large": "it writes a line of more than 4096 bytes",
    "deaf": "it does not read what it is told",
    "gone": "it has ended, or closed its input or its output",
    "absent": "it is not started again, after three games in a row that it did not finish",
}
"""Every fault by its code, and what it is."""

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
