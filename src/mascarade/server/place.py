"""A database's file: ours alone, by its name and by what is under that name."""

import contextlib
import fcntl
import os

from mascarade.errors import MascaradeError
from mascarade.refusals import Refusal
from mascarade.server.ledger import LedgerError


class Place:
    """Where a database lies. Two locks keep other servers away: one on its name, in case another file is put there, and one on the file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._real = os.path.realpath(path)
        self._locks: list[int] = []
        self._files: list[tuple[str, int, int]] = []

    def take(self) -> None:
        """Keep others away, from the name first; the system lets go of it when we end. Raises MascaradeError."""
        name = f"{self._real}-lock"
        self._lock(name)
        while not _is(name, _identity(os.fstat(self._locks[0]))):  # whoever had it has removed it between our opening and locking it
            os.close(self._locks.pop())
            self._lock(name)
        try:
            self._lock(self._real)
        except MascaradeError:
            self.leave()
            raise

    def _lock(self, name: str) -> None:
        try:
            lock = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise Refusal("cli-no-database", path=name, why=error.strerror) from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise Refusal("cli-database-used", path=self.path) from None
        self._locks.append(lock)

    def watch(self) -> None:
        """From now on `look` sees whether the file and SQLite's log stay where they are."""
        self._files = [(name, *_identity(os.stat(name))) for name in (self.path, f"{self._real}-wal")]

    def look(self) -> int:
        """The size of SQLite's log. Raises LedgerError if nobody would find under the database's name what we write."""
        size = 0
        for name, device, node in self._files:
            try:
                found = os.stat(name)
            except OSError:
                raise LedgerError(f"{os.path.basename(name)} was removed") from None
            if found.st_ino != node or found.st_dev != device:
                raise LedgerError(f"{os.path.basename(name)} was replaced")
            size = found.st_size
        return size

    def leave(self) -> None:
        """Let others have it. SQLite must have closed the file: closing it here, too, lets go of all locks that the process has on it."""
        name = f"{self._real}-lock"
        if self._locks and _is(name, _identity(os.fstat(self._locks[0]))):
            os.unlink(name)
        while self._locks:
            os.close(self._locks.pop())


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _is(name: str, identity: tuple[int, int]) -> bool:
    with contextlib.suppress(FileNotFoundError):
        return _identity(os.stat(name)) == identity
    return False
