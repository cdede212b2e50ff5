"""Where tables are kept: an append-only list of numbered entries for each. What keeps it is behind this seam and nowhere else.

What comes in the same moment is a batch: it is committed together, or nothing of it is; nobody hears of anything before it is committed.
"""

from typing import Protocol


class LedgerError(Exception):
    """The ledger cannot do what it is there for."""


class NotWritten(LedgerError):
    """Nothing that was written since the last commit is in the ledger, whatever part of it has failed."""


class Unreadable(LedgerError):
    """What is in the ledger cannot be read, or does not hang together."""


class Ledger(Protocol):
    """All tables, in a database."""

    commits: int
    """How many commits there were."""
    commit_seconds: float
    """How long they took together."""

    def open(self, code: str, action: str) -> bool:
        """Take a code for a new table, which an action makes; False if there is one already. Raises NotWritten."""

    def append(self, code: str, number: int, body: bytes) -> None:
        """Write entry `number` of a table, to be committed with all else of this moment. Raises NotWritten, also if the number is taken."""

    def finish(self, code: str) -> None:
        """The table's game is over: it need not be woken up after a restart. Raises NotWritten."""

    def commit(self) -> None:
        """Commit what was written since the last time. Raises NotWritten."""

    def read(self, code: str) -> list[bytes]:
        """All entries of a table, in order. Raises Unreadable, also if one is missing among them."""

    def table_made_by(self, action: str) -> str | None:
        """The table that an action made, if it did: the same action twice makes one. Raises Unreadable."""

    def unfinished(self, since: float) -> list[str]:
        """Tables opened since a time whose game is not over. Raises Unreadable."""

    def problem(self) -> str | None:
        """Why nothing can be written now, for whoever looks after the server; None if all is well."""

    def close(self) -> None:
        """Commit what is left and close, also if that raises NotWritten. From then on everything raises."""
