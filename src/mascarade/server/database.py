"""`mascarade database`: tables that cannot be read are found, and cut back to the last entry that applies; all are moved elsewhere, and old
ones are forgotten.

Tables are looked at one by one: it takes no more memory for a million than for one.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from mascarade.refusals import Refusal, gap, say
from mascarade.server.clock import runs
from mascarade.server.errors import CannotApply
from mascarade.server.ledger import About, is_shared
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.sqlite_archive import SqliteArchive
from mascarade.server.table import restored

MISSING: Final = "it is missing"
"""What is wrong with an entry that is not there."""


class Damage(NamedTuple):
    """A table that cannot be read."""

    code: str
    number: int
    """The first entry that does not apply."""
    why: str
    """What is wrong with it."""
    over: bool
    """Whether the game is over with the entries before it."""


class AnyArchive(Protocol):
    """A database of either kind, for those who look after it."""

    def codes(self) -> Iterator[str]:
        """All tables, one after the other."""

    def entries(self, code: str) -> list[tuple[int, bytes]]:
        """The entries of a table with their numbers, whether they hang together or not."""

    def about(self, code: str) -> About:
        """What is kept of a table beside its entries."""

    def put(self, code: str, about: About, entries: Sequence[tuple[int, bytes]], runs: bool) -> None:
        """Keep a table that is not there yet. Does something happen there by itself?"""

    def cut(self, code: str, number: int, why: str, over: bool) -> int:
        """Keep the entries of a table before a number, and put the others aside; gives how many. Is its game then over?"""

    def forget(self, days: int) -> tuple[int, int, int]:
        """Delete tables that were opened longer ago, but for those that a worker plays; gives how many tables and entries, and how many of
        those more there are.
        """

    def close(self) -> None:
        """Let others have it."""


def archive(where: str, to_mend: bool) -> AnyArchive:
    """A database of either kind. Raises MascaradeError."""
    if not is_shared(where):
        return SqliteArchive(Path(where), to_mend)
    from mascarade.server.postgres_archive import PostgresArchive  # an extra

    return PostgresArchive(where, to_mend)


def move(source: str, target: str, language: str = "en") -> int:
    """Copy all tables of a database into another one, and compare what is there then entry by entry; gives the exit status."""
    tables = entries = 0
    with closing(archive(source, to_mend=True)) as old:
        if not is_shared(target):
            SqliteLedger(target).close()
        with closing(archive(target, to_mend=True)) as new:
            for code in old.codes():
                rows = old.entries(code)
                if not new.entries(code):
                    new.put(code, old.about(code), rows, _runs(code, rows))
                if new.entries(code) != rows:  # it was there before, and is another one; or was not kept as it was
                    raise Refusal("cli-database-differs", code=code)
                tables, entries = tables + 1, entries + len(rows)
    print(say(language, "cli-database-moved", tables=tables, entries=entries))
    return 0


def _runs(code: str, rows: list[tuple[int, bytes]]) -> bool:
    try:
        return runs(restored(code, [body for _, body in rows]))
    except CannotApply:
        return False


def check(where: str, language: str = "en") -> int:
    """Say which tables cannot be read; gives the exit status."""
    with closing(archive(where, to_mend=False)) as found_there:
        tables = damaged = 0
        for tables, found in enumerate(_look_through(found_there), 1):  # noqa: B007  # the last one counts them
            if found is not None:
                damaged += 1
                print(_said(found, language))
    print(say(language, "cli-database-damaged" if damaged else "cli-database-sound", damaged=damaged, tables=tables))
    return 1 if damaged else 0


def mend(where: str, language: str = "en") -> int:
    """Cut tables that cannot be read back to the last entry that applies; gives the exit status."""
    with closing(archive(where, to_mend=True)) as broken:
        mended = 0
        for found in _look_through(broken):
            if found is not None:
                mended += 1
                removed = broken.cut(found.code, found.number, found.why, found.over)
                print(_said(found, language) + gap(language) + say(language, "cli-database-cut", kept=found.number, removed=removed))
    print(say(language, "cli-database-mended", mended=mended))
    return 0


def forget(where: str, age: str, language: str = "en") -> int:
    """Delete tables that are older; gives the exit status. A file must not be in use; workers that share a database may go on."""
    days = re.fullmatch(r"([1-9]\d{0,4})d", age)
    if days is None:
        raise Refusal("cli-no-age", word=f"--older-than {age}")
    with closing(archive(where, to_mend=not is_shared(where))) as old:
        tables, entries, kept = old.forget(int(days[1]))
    print(say(language, "cli-database-forgotten", tables=tables, entries=entries, kept=kept))
    return 0


def _said(found: Damage, language: str) -> str:
    why = say(language, "cli-database-missing") if found.why == MISSING else found.why
    return say(language, "cli-database-entry", code=found.code, number=found.number, why=f"{why}.")


def _look_through(all_of_it: AnyArchive) -> Iterator[Damage | None]:
    for code in all_of_it.codes():
        yield _damage(code, all_of_it.entries(code))


def _damage(code: str, rows: list[tuple[int, bytes]]) -> Damage | None:
    together = [body for expected, (number, body) in enumerate(rows) if number == expected]
    try:
        table = restored(code, together)
    except CannotApply as error:
        before = restored(code, together[: error.number])
        return Damage(code, error.number, f"{type(error.why).__name__}: {error.why}", before.phase == "over")
    return Damage(code, len(together), MISSING, table.phase == "over") if len(together) < len(rows) else None
