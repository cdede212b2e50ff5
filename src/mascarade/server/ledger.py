"""Where tables are kept: an append-only list of numbered entries for each. What keeps it is behind this seam and nowhere else.

What comes in the same moment is a batch: it is committed together, or nothing of it is; nobody hears of anything before it is committed.
A ledger may answer at once, before the call returns, or later; whoever asks must bear with both.

Several workers may share a ledger. Each table is then played by one of them, its owner, and has an epoch, which is raised whenever another
one takes it: what an owner of an earlier epoch writes is refused.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol


def is_shared(where: str) -> bool:
    """Whether this is the address of a database that several workers share, and no file."""
    return where.startswith(("postgresql://", "postgres://"))


class LedgerError(Exception):
    """The ledger cannot do what it is there for."""


class NotWritten(LedgerError):
    """Nothing of a batch is in the ledger, whatever part of it has failed."""


class Taken(NotWritten):
    """A new table's code has a table already, or its action has made one."""


class Outdated(NotWritten):
    """Nothing of a batch is in the ledger for which others would have to wait; and what we know of some tables is not what it says."""

    def __init__(self, codes: frozenset[str]) -> None:
        super().__init__(f"{len(codes)} tables are not ours any more")
        self.codes = codes


class Unreadable(LedgerError):
    """What is in the ledger cannot be read, or does not hang together."""


class Unreachable(LedgerError):
    """The ledger says nothing just now."""


class Kept(NamedTuple):
    """A table in a batch, as it is with all of it."""

    code: str
    epoch: int
    due: float | None
    """In so many seconds something happens here by itself, also when nobody is connected; None: nothing does before somebody comes."""


class Batch(NamedTuple):
    """What is to be committed together."""

    made: list[tuple[str, str]]
    """New tables: the code, and the action that makes each."""
    entries: list[tuple[str, int, bytes]]
    """With the table's code, and the entry's number there."""
    ended: list[str]
    """Tables whose game is over, and was not before."""
    tables: list[Kept]
    """Every table that has entries here, once; none for a ledger that nobody shares."""


class About(NamedTuple):
    """What is kept of a table beside its entries."""

    made: str
    """The action that made it."""
    opened: float
    """When, in seconds since 1970."""
    over: bool
    """Whether its game is over."""


class Found(NamedTuple):
    """A table that is ours to play."""

    epoch: int
    bodies: list[bytes]
    """All of its entries, in order."""
    due: float | None = None
    """In so many seconds something was to happen there by itself; less than none: it should have. None: nobody knows, or nothing was."""


class Elsewhere(NamedTuple):
    """A table that another worker plays, at this address."""

    address: str


Waking = Found | Elsewhere | LedgerError | None
"""What comes of waking a table up; None: there is none."""


class Worker(Protocol):
    """Who plays tables, as a ledger sees it that several of them share."""

    def room(self) -> int:
        """How many more tables you could play that nobody has come to."""

    def take_over(self, code: str, found: Found) -> None:
        """A table whose owner is gone, and whose time has come, is yours now; or you give it back."""

    def cut_off(self) -> None:
        """Nobody may rely any more on what you have in memory: others may have gone on everywhere."""


class Ledger(Protocol):
    """All tables, in a database."""

    commits: int
    """How many commits there were."""
    commit_seconds: float
    """How long they took together."""

    shared: bool
    """Whether other workers may play tables of it."""
    others: list[str]
    """Where these are to be found."""

    def start(self, worker: Worker, address: str) -> None:
        """From now on there is somebody who plays tables, and whom others find at this address."""

    def write(self, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        """Commit a batch. `done` is told how that went. There is one batch under way at a time."""

    def wake(self, code: str, done: Callable[[Waking], None]) -> None:
        """Make a table ours, if nobody else plays it, and read it."""

    def give_back(self, code: str, epoch: int) -> None:
        """Let somebody else play a table that was made ours."""

    def look_up(self, action: str, done: Callable[[str | LedgerError | None], None]) -> None:
        """The table that an action made, if it did: the same action twice makes one."""

    def holds(self) -> bool:
        """Whether what is in memory may be shown: nobody else can have gone on at our tables."""

    async def hand_over(self) -> None:
        """Let others go on at our tables. What is written from now on counts only where nobody has."""

    def problem(self) -> str | None:
        """Why nothing can be written now, for whoever looks after the server; None if all is well."""

    def close(self) -> None:
        """Commit what is left and close, also if that raises NotWritten. From then on everything raises."""
