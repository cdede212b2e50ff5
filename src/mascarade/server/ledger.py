"""Where tables are kept: an append-only list of entries for each, in SQLite.

What comes in the same moment is committed together; nobody hears of anything before it is committed.
"""

import fcntl
import logging
import os
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

from mascarade.errors import MascaradeError

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    opened REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS made ON tables (made);
"""

_CHECKPOINT_SECONDS: Final = 5.0

log = logging.getLogger("mascarade.ledger")


class Ledger:
    """An embedded ledger. `safe` also survives a power cut, at the cost of a disk flush for each commit; a killed process never loses."""

    def __init__(self, path: str | Path, safe: bool = False) -> None:
        self.path = str(path)
        self._base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self._lock = self._take()
        self._base.executescript(
            f"PRAGMA journal_mode=WAL; PRAGMA synchronous={'FULL' if safe else 'NORMAL'}; PRAGMA wal_autocheckpoint=0;" + _SCHEMA
        )
        self.commits = 0
        """How many commits there were."""
        self.commit_seconds = 0.0
        """How long they took together."""
        self._closing = threading.Event()
        # Moving the log into the database takes a disk flush: another thread does it, so that nobody at a table waits for it.
        self._keeper = threading.Thread(target=self._keep, name="ledger", daemon=True)
        if self._lock is not None:
            self._keeper.start()

    def _take(self) -> int | None:
        """Lock the database against other servers, which would deal out the same numbers; the system lets go of it when we end."""
        if self.path == ":memory:":
            return None
        self._base.execute("PRAGMA user_version")  # the file is there now, or sqlite3 says why not
        lock = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._base.close()
            os.close(lock)
            raise MascaradeError(f"{self.path}: another server is using this database") from None
        return lock

    # -- writing -----------------------------------------------------------------------------------------------------------------------

    def append(self, code: str, number: int, body: bytes) -> None:
        """Write entry `number` of a table, to be committed with all else of this moment.

        Raises IntegrityError if that number is taken. Whatever it raises, the entry is not written and all others are as they were.
        """
        self._begin()
        self._base.execute("INSERT INTO entries VALUES (?, ?, ?)", (code, number, body))

    def open(self, code: str, made: str = "") -> bool:
        """Take a code for a new table, which an action makes; False if there is one already."""
        self._begin()
        try:
            self._base.execute("INSERT INTO tables (code, made, opened) VALUES (?, ?, ?)", (code, made, time.time()))
        except sqlite3.IntegrityError:
            return False
        return True

    def finish(self, code: str) -> None:
        """The table's game is over: it need not be woken up after a restart."""
        self._begin()
        self._base.execute("UPDATE tables SET over = 1 WHERE code = ?", (code,))

    def _begin(self) -> None:
        if not self._base.in_transaction:
            self._base.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Commit what was written. If it raises, nothing of it is."""
        if not self._base.in_transaction:
            return
        self.commits += 1
        began = time.perf_counter()
        try:
            self._base.execute("COMMIT")
        except sqlite3.Error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            raise
        finally:
            self.commit_seconds += time.perf_counter() - began

    # -- reading -----------------------------------------------------------------------------------------------------------------------

    def made(self, made: str) -> str | None:
        """The table that an action made, if it did: the same action twice makes one."""
        found = self._base.execute("SELECT code FROM tables WHERE made = ? ORDER BY opened DESC LIMIT 1", (made,)).fetchone()
        return None if found is None else str(found[0])

    def read(self, code: str) -> list[bytes]:
        """All entries of a table, in order."""
        return [body for (body,) in self._base.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,))]

    def unfinished(self, since: float) -> list[str]:
        """Tables opened since a time whose game is not over."""
        return [code for (code,) in self._base.execute("SELECT code FROM tables WHERE over = 0 AND opened >= ?", (since,))]

    # -- keeping -----------------------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        while not self._closing.wait(_CHECKPOINT_SECONDS):
            try:
                self._checkpoint()
            except sqlite3.Error:  # nothing is lost, the log only grows; the next time it may work
                log.exception("no checkpoint")

    def _checkpoint(self) -> None:
        base = sqlite3.connect(self.path, isolation_level=None)
        try:
            base.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            base.close()

    def close(self) -> None:
        """Commit what is left and close."""
        self.commit()
        self._closing.set()
        if self._keeper.is_alive():
            self._keeper.join()
        self._base.close()
        if self._lock is not None:
            os.close(self._lock)
