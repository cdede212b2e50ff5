"""The ledger in an SQLite file: nothing else to install, one server for each file."""

import ctypes
import logging
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mascarade.errors import MascaradeError
from mascarade.server.ledger import LedgerError, NotWritten, Unreadable
from mascarade.server.place import Place

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
_REMOVED: Final = """
CREATE TABLE IF NOT EXISTS removed (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    removed TEXT NOT NULL,
    why TEXT NOT NULL
);
"""

_CHECKPOINT_SECONDS: Final = 5.0
"""So much a power cut may cost without `fsync`."""
_LOG_BYTES: Final = 8 << 20
"""When SQLite's log is larger it is moved into the database and emptied."""
_LOG_BYTES_AT_MOST: Final = 32 << 20
"""When it is larger than this nobody waits for the keeper any more."""
_LOG_STEP: Final = 1 << 20
"""If somebody was reading, who keeps the log from being emptied, it is tried again when it has grown by this."""
_TRIAL_SECONDS: Final = 1.0
"""Whether something can be written is tried at most so often."""

log = logging.getLogger("mascarade.ledger")


class SqliteLedger:
    """A ledger in a file. A killed process loses nothing. With `fsync` a power cut does not either, but each commit flushes the disk.

    Nothing waits here: a database that somebody else has locked is an error at once. Raises MascaradeError if the file is no database,
    or another server's.
    """

    def __init__(self, path: str | Path, fsync: bool = False) -> None:
        self.path = str(path)
        self.commits = 0
        self.commit_seconds = 0.0
        self._begun = False
        """Something was written since the last commit."""
        self._failed: str | None = None
        """Why the last attempt to write something failed."""
        self._next_trial = 0.0
        self._base = self._second = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._place = None if self.path == ":memory:" else Place(self.path)
        self._open(f"PRAGMA synchronous={'FULL' if fsync else 'NORMAL'}; PRAGMA wal_autocheckpoint=0; PRAGMA busy_timeout=0;")
        # Moving the log into the database takes disk flushes: another thread does nearly all of it, so that nobody at a table waits for it.
        self._closing = False
        self._empty_above = _LOG_BYTES
        self._grown, self._caught_up, self._moving = threading.Event(), threading.Event(), threading.Lock()
        self._keeper = threading.Thread(target=self._keep, name="ledger", daemon=True)
        if self._place is not None:
            self._keeper.start()

    def _open(self, settings: str) -> None:
        if self._place is not None:
            self._place.take()
        try:
            if self._place is not None:
                self._base, self._second = self._connect(), self._connect()
            self._base.executescript(f"PRAGMA journal_mode=WAL; PRAGMA journal_size_limit={_LOG_BYTES}; {_SCHEMA} {settings}")
            if self._place is not None:
                self._place.watch()
        except sqlite3.Error as error:
            self._let_go()
            raise MascaradeError(f"{self.path}: {error}") from None

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

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
            logged = self._place.look() if self._place is not None else 0
            self._base.execute("COMMIT")
            self._begun, self._failed = False, None
        except Exception as error:
            raise self._undone(error) from error
        if logged > self._empty_above:
            self._empty(logged)
        elif logged <= _LOG_BYTES:
            self._empty_above = _LOG_BYTES
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
        """Why nothing can be written now: tried with something that changes nothing, unless a batch has got as far as that by itself."""
        if not self._begun and time.monotonic() >= self._next_trial:
            self._next_trial = time.monotonic() + _TRIAL_SECONDS
            try:
                version = self._select("PRAGMA user_version", ())[0][0]
                self._write(f"PRAGMA user_version = {version}", ())
                self.commit()
            except (NotWritten, Unreadable) as error:
                return str(error)
        return self._failed

    def _empty(self, logged: int) -> None:
        """Empty SQLite's log once the keeper has moved nearly all of it into the database: what is left takes little time."""
        if not self._caught_up.is_set() and logged <= _LOG_BYTES_AT_MOST:
            self._grown.set()
            return
        if not self._moving.acquire(blocking=logged > _LOG_BYTES_AT_MOST):
            return
        try:
            (busy, *_) = self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:  # nothing is lost, the log only grows; the next time it may work
            log.exception("no checkpoint")
            busy = 1
        finally:
            self._moving.release()
        self._caught_up.clear()
        self._empty_above = logged + _LOG_STEP if busy else _LOG_BYTES

    def _keep(self) -> None:
        while True:
            self._grown.wait(_CHECKPOINT_SECONDS)
            if self._closing:
                return
            try:
                with self._moving:
                    self._checkpoint()
            except sqlite3.Error:
                log.exception("no checkpoint")
            if self._grown.is_set():
                self._grown.clear()
                self._caught_up.set()

    def _checkpoint(self) -> None:
        self._second.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Commit what is left and close."""
        try:
            self.commit()
        finally:
            self._closing = True
            self._grown.set()
            if self._keeper.is_alive():
                self._keeper.join()
            self._let_go()

    def _let_go(self) -> None:
        try:
            if self._place is not None:
                self._place.look()
        except LedgerError:
            # Closing it, SQLite would remove its log by name, and that may be another database's log now. The end of the process closes it.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._base))
            self._base = sqlite3.connect(":memory:")
            self._place = None
        for base in (self._second, self._base):
            base.close()
        if self._place is not None:
            self._place.leave()


class Archive:
    """A database for those who look after it: read while a server may use it, or, `to_mend`, ours alone. Raises MascaradeError."""

    def __init__(self, path: Path, to_mend: bool) -> None:
        if not path.is_file():
            raise MascaradeError(f"{path}: no such file")
        self._path = path
        self._place = Place(str(path)) if to_mend else None
        if self._place is not None:
            self._place.take()
        self._base = sqlite3.connect(f"{path.resolve().as_uri()}?mode={'rw' if to_mend else 'ro'}", uri=True, isolation_level=None)

    def codes(self) -> Iterator[str]:
        """All tables, one after the other."""
        code = ""
        while True:
            (found,) = self._do("SELECT min(code) FROM entries WHERE code > ?", (code,)).fetchone()
            if found is None:
                return
            code = str(found)
            yield code

    def entries(self, code: str) -> list[tuple[int, bytes]]:
        """The entries of a table with their numbers, whether they hang together or not."""
        return self._do("SELECT number, body FROM entries WHERE code = ? ORDER BY number", (code,)).fetchall()

    def cut(self, code: str, number: int, why: str, over: bool) -> int:
        """Keep the entries of a table before a number, and put the others aside; gives how many. Is its game then over?"""
        self._do("BEGIN IMMEDIATE")
        self._do(_REMOVED)
        moved = self._do(
            "INSERT INTO removed SELECT code, number, body, datetime('now'), ? FROM entries WHERE code = ? AND number >= ?",
            (why, code, number),
        ).rowcount
        self._do("DELETE FROM entries WHERE code = ? AND number >= ?", (code, number))
        self._do("UPDATE tables SET over = ? WHERE code = ?", (over, code))
        self._do("DELETE FROM tables WHERE code = ? AND NOT EXISTS (SELECT 1 FROM entries WHERE code = tables.code)", (code,))
        self._do("COMMIT")
        return moved

    def _do(self, text: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        try:
            return self._base.execute(text, values)
        except sqlite3.Error as error:
            raise MascaradeError(f"{self._path}: {error}") from None

    def close(self) -> None:
        """Let others have it. What was not committed has not happened."""
        self._base.close()
        if self._place is not None:
            self._place.leave()
