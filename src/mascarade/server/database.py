"""`mascarade database`: tables that cannot be read are found, and cut back to the last entry that applies.

Tables are looked at one by one: it takes no more memory for a million than for one.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mascarade.server.sqlite import Archive
from mascarade.server.table import CannotApply, restored


class Damage(NamedTuple):
    """A table that cannot be read."""

    code: str
    number: int
    """The first entry that does not apply."""
    why: str
    over: bool
    """Whether the game is over with the entries before it."""


def check(path: Path) -> int:
    """Say which tables cannot be read; gives the exit status."""
    with closing(Archive(path, to_mend=False)) as archive:
        tables = damaged = 0
        for tables, found in enumerate(_look_through(archive), 1):  # noqa: B007  # the last one counts them
            if found is not None:
                damaged += 1
                print(f"{found.code}: entry {found.number}: {found.why}")
    print(f"{damaged} of {tables} tables cannot be read" if damaged else f"all {tables} tables can be read")
    return 1 if damaged else 0


def mend(path: Path) -> int:
    """Cut tables that cannot be read back to the last entry that applies; gives the exit status."""
    with closing(Archive(path, to_mend=True)) as archive:
        mended = 0
        for found in _look_through(archive):
            if found is not None:
                mended += 1
                removed = archive.cut(found.code, found.number, found.why, found.over)
                print(f"{found.code}: entry {found.number}: {found.why}; kept {found.number}, removed {removed}")
    print(f"tables mended: {mended}")
    return 0


def _look_through(archive: Archive) -> Iterator[Damage | None]:
    for code in archive.codes():
        yield _damage(code, archive.entries(code))


def _damage(code: str, rows: list[tuple[int, bytes]]) -> Damage | None:
    together = [body for expected, (number, body) in enumerate(rows) if number == expected]
    try:
        table = restored(code, together)
    except CannotApply as error:
        before = restored(code, together[: error.number])
        return Damage(code, error.number, f"{type(error.why).__name__}: {error.why}", before.phase == "over")
    return Damage(code, len(together), "it is missing", table.phase == "over") if len(together) < len(rows) else None
