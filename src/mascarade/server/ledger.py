"""Where tables are kept: an append-only list of entries for each, in SQLite.

An entry is acknowledged after it is committed, never before. What comes in the same moment is committed together.
"""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

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


class Ledger:
    """An embedded ledger. `safe` also survives a power cut, at the cost of a disk flush for each commit; a killed process never loses."""

    def __init__(self, path: str | Path, safe: bool = False) -> None:
        self.path = str(path)
        self._base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self._base.executescript(
            f"PRAGMA journal_mode=WAL; PRAGMA synchronous={'FULL' if safe else 'NORMAL'}; PRAGMA wal_autocheckpoint=0;" + _SCHEMA
        )
        self._pending: list[tuple[str, int, bytes]] = []
        self._waiting: list[asyncio.Future[None]] = []
        self.commits = 0
        """How many commits there were."""
        self.commit_seconds = 0.0
        """How long they took together."""
        self._closing = threading.Event()
        # Moving the log into the database takes a disk flush: another thread does it, so that nobody at a table waits for it.
        self._keeper = threading.Thread(target=self._checkpoint, name="ledger", daemon=True)
        if self.path != ":memory:":
            self._keeper.start()

    def append(self, code: str, number: int, body: bytes) -> "asyncio.Future[None]":
        """Write entry `number` of a table; done when committed. It fails if that number is taken: somebody else was faster."""
        loop = asyncio.get_running_loop()
        if not self._pending:
            loop.call_soon(self._commit)
        self._pending.append((code, number, body))
        done = loop.create_future()
        self._waiting.append(done)
        return done

    def _commit(self) -> None:
        pending, waiting = self._pending, self._waiting
        if not pending:  # `close` was faster
            return
        self._pending, self._waiting = [], []
        began = time.perf_counter()
        error = self._write(pending)
        self.commit_seconds += time.perf_counter() - began
        for row, done in zip(pending, waiting, strict=True):
            # One number that is taken must not cost the others theirs: then each is written for itself.
            failed = self._write([row]) if isinstance(error, sqlite3.IntegrityError) and len(pending) > 1 else error
            if done.done():
                continue
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)

    def _write(self, rows: list[tuple[str, int, bytes]]) -> sqlite3.Error | None:
        """Commit rows together; gives what went wrong, and then none of them is written."""
        self.commits += 1
        try:
            self._base.execute("BEGIN IMMEDIATE")
            self._base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            self._base.execute("COMMIT")
        except sqlite3.Error as problem:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            return problem
        return None

    def open(self, code: str, made: str = "") -> bool:
        """Take a code for a new table, which an action makes; False if there is one already."""
        try:
            self._base.execute("INSERT INTO tables (code, made, opened) VALUES (?, ?, ?)", (code, made, time.time()))
        except sqlite3.IntegrityError:
            return False
        return True

    def made(self, made: str) -> str | None:
        """The table that an action made, if it did: the same action twice makes one."""
        found = self._base.execute("SELECT code FROM tables WHERE made = ? ORDER BY opened DESC LIMIT 1", (made,)).fetchone()
        return None if found is None else str(found[0])

    def finish(self, code: str) -> None:
        """The table's game is over: it need not be woken up after a restart."""
        self._base.execute("UPDATE tables SET over = 1 WHERE code = ?", (code,))

    def read(self, code: str) -> list[bytes]:
        """All entries of a table, in order."""
        return [body for (body,) in self._base.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,))]

    def unfinished(self, since: float) -> list[str]:
        """Tables opened since a time whose game is not over."""
        return [code for (code,) in self._base.execute("SELECT code FROM tables WHERE over = 0 AND opened >= ?", (since,))]

    def _checkpoint(self) -> None:
        base = sqlite3.connect(self.path, isolation_level=None)
        while not self._closing.wait(_CHECKPOINT_SECONDS):
            base.execute("PRAGMA wal_checkpoint(PASSIVE)")
        base.close()

    def close(self) -> None:
        """Commit what is left and close."""
        if self._pending:
            self._commit()
        self._closing.set()
        if self._keeper.is_alive():
            self._keeper.join()
        self._base.close()
