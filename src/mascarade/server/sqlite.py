"""The ledger in an SQLite file: nothing else to install, one server for each file."""

import ctypes
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from mascarade.refusals import Refusal
from mascarade.server.ledger import Batch, Found, LedgerError, NotWritten, Taken, Unreadable, Waking, Worker
from mascarade.server.place import Place

MIGRATIONS: Final = (
    """
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
    """,
)
"""What makes each version of the file out of the one before. They are never changed, only added to."""

_CHECKPOINT_SECONDS: Final = 5.0
"""So much a power cut may cost without `fsync`."""
_LOG_BYTES: Final = 8 << 20
"""When SQLite's log is larger it is moved into the database and begun anew."""
_LOG_BYTES_AT_MOST: Final = 32 << 20
"""When it is larger than this nobody waits for the keeper any more."""
_LOG_STEP: Final = 1 << 20
"""If somebody was reading, who keeps the log from beginning anew, it is tried again when it has grown by this."""
_TRIAL_SECONDS: Final = 1.0
"""Whether something can be written is tried at most so often."""

log = logging.getLogger("mascarade.ledger")


def known_version(base: sqlite3.Connection, path: str) -> int:
    """Which version a file is of. Raises MascaradeError if it is later than this program."""
    version = int(base.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise Refusal("cli-database-later", path=path, version=version, known=len(MIGRATIONS))
    return version


class SqliteLedger:
    """A ledger in a file. A killed process loses nothing. With `fsync` a power cut does not either, but each commit flushes the disk.

    Nothing waits here: a database that somebody else has locked is an error at once. Raises MascaradeError if the file is no database,
    or another server's.
    """

    def __init__(self, path: str | Path, fsync: bool = False) -> None:
        self.path = str(path)
        self.commits = 0
        self.commit_seconds = 0.0
        self.others: list[str] = []
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
        self._restart_above = _LOG_BYTES
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
            self._base.executescript(f"PRAGMA journal_mode=WAL; PRAGMA journal_size_limit={_LOG_BYTES}; {settings}")
            for version in range(known_version(self._base, self.path), len(MIGRATIONS)):
                self._base.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[version]} PRAGMA user_version = {version + 1}; COMMIT")
            if self._place is not None:
                self._place.watch()
        except sqlite3.Error as error:
            self._let_go()
            raise Refusal("cli-no-database", path=self.path, why=error) from None
        except Refusal:
            self._let_go()
            raise

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)

    # -- the seam: every answer comes before the call returns ------------------------------------------------------------------------

    shared = False

    def start(self, worker: Worker, address: str) -> None:
        """Nobody else plays tables out of this database."""

    def holds(self) -> bool:
        """Nobody else can have gone on."""
        return True

    async def hand_over(self) -> None:
        """There is nobody to hand anything to."""

    def write(self, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        """Commit a batch."""
        try:
            for code, action in batch.made:
                if not self.open(code, action):
                    raise self._undone(Taken(f"{code} is taken"))
            self.append(batch.entries)
            for code in batch.ended:
                self.finish(code)
            self.commit()
        except NotWritten as error:
            failed: NotWritten | None = error
        else:
            failed = None
        done(failed)

    def wake(self, code: str, done: Callable[[Waking], None]) -> None:
        """Read a table."""
        found: Waking
        try:
            bodies = self.read(code)
            found = Found(0, bodies) if bodies else None
        except Unreadable as error:
            found = error
        done(found)

    def give_back(self, code: str, epoch: int) -> None:
        """There is nobody to give anything to."""

    def look_up(self, action: str, done: Callable[[str | LedgerError | None], None]) -> None:
        """The table that an action made."""
        found: str | LedgerError | None
        try:
            found = self.table_made_by(action)
        except Unreadable as error:
            found = error
        done(found)

    # -- writing -----------------------------------------------------------------------------------------------------------------------

    def open(self, code: str, action: str) -> bool:
        """Take a code for a new table, which an action makes; False if there is one already. Raises NotWritten."""
        text = "INSERT INTO tables (code, made, opened) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return self._do(lambda base: base.execute(text, (code, action, time.time()))).rowcount == 1

    def append(self, entries: Sequence[tuple[str, int, bytes]]) -> None:
        """Write entries, each with its table's code and its number there, to be committed with all else of this moment. Raises NotWritten,
        also if a number is taken.
        """
        self._do(lambda base: base.executemany("INSERT INTO entries VALUES (?, ?, ?)", entries))

    def finish(self, code: str) -> None:
        """The table's game is over. Raises NotWritten."""
        self._do(lambda base: base.execute("UPDATE tables SET over = 1 WHERE code = ?", (code,)))

    def _do(self, write: Callable[[sqlite3.Connection], sqlite3.Cursor]) -> sqlite3.Cursor:
        """Write in the batch of this moment, which it begins; if anything fails all of the batch is taken back."""
        try:
            if not self._begun:
                self._base.execute("BEGIN IMMEDIATE")
                self._begun = True
            self._still_there()
            return write(self._base)
        except Exception as error:
            raise self._undone(error) from error

    def commit(self) -> None:
        """Commit what was written since the last time. Raises NotWritten."""
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
        if logged > self._restart_above:
            self._restart(logged)
        elif logged <= _LOG_BYTES:
            self._restart_above = _LOG_BYTES
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
        return error if isinstance(error, NotWritten) else NotWritten(str(error))

    # -- reading -----------------------------------------------------------------------------------------------------------------------

    def read(self, code: str) -> list[bytes]:
        """All entries of a table, in order. Raises Unreadable, also if one is missing among them."""
        rows = self._select("SELECT number, body FROM entries WHERE code = ? ORDER BY number", (code,))
        for expected, (number, _) in enumerate(rows):
            if number != expected:
                raise Unreadable(f"entry {expected} is missing")
        return [body for _, body in rows]

    def table_made_by(self, action: str) -> str | None:
        """The table that an action made, if it did. Raises Unreadable."""
        found = self._select("SELECT code FROM tables WHERE made = ? ORDER BY opened DESC LIMIT 1", (action,))
        return str(found[0][0]) if found else None

    def unfinished(self, since: float) -> list[str]:
        """Tables opened since a time whose game is not over. Raises Unreadable."""
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
                self._do(lambda base: base.execute(f"PRAGMA user_version = {version}"))
                self.commit()
            except (NotWritten, Unreadable) as error:
                return str(error)
        return self._failed

    def _restart(self, logged: int) -> None:
        """Begin SQLite's log anew once the keeper has moved nearly all of it into the database: what is left takes little time. Its file
        stays: writing where something was written before costs a third less than making a file longer.
        """
        if not self._caught_up.is_set() and logged <= _LOG_BYTES_AT_MOST:
            self._grown.set()
            return
        if not self._moving.acquire(blocking=logged > _LOG_BYTES_AT_MOST):
            return
        try:
            self._base.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        except sqlite3.Error:  # nothing is lost, the log only grows; the next time it may work
            log.exception("no checkpoint")
        finally:
            self._moving.release()
        self._caught_up.clear()
        self._restart_above = logged + _LOG_STEP  # if it does begin anew, the next commit makes the file smaller

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
