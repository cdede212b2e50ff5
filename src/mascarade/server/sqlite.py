"""The ledger in an SQLite file: nothing else to install, one server for each file."""

import fcntl
import logging
import os
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, Final

from mascarade.errors import MascaradeError
from mascarade.server.ledger import NotWritten, Unreadable

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


class SqliteLedger:
    """A ledger in a file. A killed process loses nothing. With `fsync` a power cut does not either, but each commit flushes the disk.

    Raises MascaradeError if the file is no database, or another server's.
    """

    def __init__(self, path: str | Path, fsync: bool = False) -> None:
        self.path = str(path)
        self.commits = 0
        self.commit_seconds = 0.0
        self._begun = False
        """Something was written since the last commit."""
        self._failed: str | None = None
        """Why the last attempt to write something failed."""
        try:
            self._base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            self._lock = self._take()
            self._base.executescript(
                f"PRAGMA journal_mode=WAL; PRAGMA synchronous={'FULL' if fsync else 'NORMAL'}; PRAGMA wal_autocheckpoint=0;" + _SCHEMA
            )
        except sqlite3.Error as error:
            raise MascaradeError(f"{self.path}: {error}") from None
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

    def open(self, code: str, action: str) -> bool:
        """Take a code for a new table."""
        found = self._write("INSERT INTO tables (code, made, opened) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (code, action, time.time()))
        return found.rowcount == 1

    def append(self, code: str, number: int, body: bytes) -> None:
        """Write an entry."""
        self._write("INSERT INTO entries VALUES (?, ?, ?)", (code, number, body))

    def finish(self, code: str) -> None:
        """The table's game is over."""
        self._write("UPDATE tables SET over = 1 WHERE code = ?", (code,))

    def _write(self, text: str, values: tuple[object, ...]) -> sqlite3.Cursor:
        try:
            if not self._begun:
                self._base.execute("BEGIN IMMEDIATE")
                self._begun = True
            self._still_there()
            return self._base.execute(text, values)
        except Exception as error:
            raise self._undone(error) from error

    def commit(self) -> None:
        """Commit the batch."""
        if not self._begun:
            return
        self.commits += 1
        began = time.perf_counter()
        try:
            self._still_there()
            self._base.execute("COMMIT")
            self._begun, self._failed = False, None
        except Exception as error:
            raise self._undone(error) from error
        finally:
            self.commit_seconds += time.perf_counter() - began

    def _still_there(self) -> None:
        """SQLite takes a whole batch back by itself when the disk is full or fails, or memory does; reading may do that, too."""
        if not self._base.in_transaction:
            raise sqlite3.OperationalError("the batch was rolled back")

    def _undone(self, error: Exception) -> NotWritten:
        """Take the batch back, all of it, whatever has failed."""
        self._begun, self._failed = False, str(error)
        try:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("no rollback")  # the next batch cannot begin until there was one
        return NotWritten(str(error))

    # -- reading -----------------------------------------------------------------------------------------------------------------------

    def read(self, code: str) -> list[bytes]:
        """All entries of a table, in order."""
        rows = self._select("SELECT number, body FROM entries WHERE code = ? ORDER BY number", (code,))
        for expected, (number, _) in enumerate(rows):
            if number != expected:
                raise Unreadable(f"entry {expected} is missing")
        return [body for _, body in rows]

    def table_made_by(self, action: str) -> str | None:
        """The table that an action made."""
        found = self._select("SELECT code FROM tables WHERE made = ? ORDER BY opened DESC LIMIT 1", (action,))
        return str(found[0][0]) if found else None

    def unfinished(self, since: float) -> list[str]:
        """Tables whose game is not over."""
        return [code for (code,) in self._select("SELECT code FROM tables WHERE over = 0 AND opened >= ?", (since,))]

    def _select(self, text: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return self._base.execute(text, values).fetchall()
        except Exception as error:
            raise Unreadable(str(error)) from error

    # -- keeping -----------------------------------------------------------------------------------------------------------------------

    def problem(self) -> str | None:
        """Why the last attempt to write has failed, if it has; whether there is still something to read."""
        try:
            self._select("SELECT 1 FROM tables LIMIT 1", ())
        except Unreadable as error:
            return str(error)
        return self._failed

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
        try:
            self.commit()
        finally:
            self._closing.set()
            if self._keeper.is_alive():
                self._keeper.join()
            self._base.close()
            if self._lock is not None:
                os.close(self._lock)
                self._lock = None
