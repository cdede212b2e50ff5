"""The same file as `mascarade.server.sqlite` has for those who look after it."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from mascarade.refusals import Refusal
from mascarade.server.ledger import About
from mascarade.server.place import Place
from mascarade.server.sqlite import known_version

_REMOVED: Final = """
CREATE TABLE IF NOT EXISTS removed (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    removed TEXT NOT NULL,
    why TEXT NOT NULL
);
"""


class SqliteArchive:
    """All tables, read while a server may use it, or, `to_mend`, ours alone. Raises MascaradeError."""

    def __init__(self, path: Path, to_mend: bool) -> None:
        if not path.is_file():
            raise Refusal("cli-no-file", path=path)
        self._path = path
        self._place = Place(str(path)) if to_mend else None
        if self._place is not None:
            self._place.take()
        self._base = sqlite3.connect(f"{path.resolve().as_uri()}?mode={'rw' if to_mend else 'ro'}", uri=True, isolation_level=None)
        try:
            known_version(self._base, str(path))
        except (sqlite3.Error, Refusal) as error:
            self.close()
            raise error if isinstance(error, Refusal) else Refusal("cli-no-database", path=path, why=error) from None

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

    def about(self, code: str) -> About:
        """What is kept of a table beside its entries."""
        found = self._do("SELECT made, opened, over FROM tables WHERE code = ?", (code,)).fetchone()
        return About(found[0], found[1], bool(found[2])) if found is not None else About(f"?:{code}", 0.0, False)

    def put(self, code: str, about: About, entries: Sequence[tuple[int, bytes]], runs: bool) -> None:  # noqa: ARG002  # it wakes by itself
        """Keep a table that is not there yet."""
        self._do("BEGIN IMMEDIATE")
        self._do("INSERT INTO tables (code, made, opened, over) VALUES (?, ?, ?, ?)", (code, *about))
        for number, body in entries:
            self._do("INSERT INTO entries VALUES (?, ?, ?)", (code, number, body))
        self._do("COMMIT")

    def forget(self, days: int) -> tuple[int, int, int]:
        """Delete tables that were opened longer ago; gives how many tables and entries, and how many more there are that are played."""
        old = f"code IN (SELECT code FROM tables WHERE opened < unixepoch() - {days} * 86400)"
        self._do("BEGIN IMMEDIATE")
        if self._do("SELECT 1 FROM sqlite_master WHERE name = 'removed'").fetchone():
            self._do(f"DELETE FROM removed WHERE {old}")
        entries = self._do(f"DELETE FROM entries WHERE {old}").rowcount
        tables = self._do(f"DELETE FROM tables WHERE {old}").rowcount
        self._do("COMMIT")
        self._do("VACUUM")
        return tables, entries, 0

    def _do(self, text: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        try:
            return self._base.execute(text, values)
        except sqlite3.Error as error:
            raise Refusal("cli-no-database", path=self._path, why=error) from None

    def close(self) -> None:
        """Let others have it. What was not committed has not happened."""
        self._base.close()
        if self._place is not None:
            self._place.leave()
