"""The same database as `mascarade.server.postgres` for those who look after it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import psycopg

from mascarade.refusals import Refusal
from mascarade.server.ledger import About
from mascarade.server.postgres import ALIVE, prepare, said, shown

_FORGET: Final = f"""
DELETE FROM tables WHERE code IN (
    SELECT t.code FROM tables AS t WHERE t.opened < %s AND NOT EXISTS ({ALIVE}) LIMIT %s FOR UPDATE SKIP LOCKED
) RETURNING code
"""
AT_ONCE: Final = 500
"""So many tables are deleted at a time."""


class PostgresArchive:
    """All tables, read while workers may use it, or, `to_mend`, ours alone. Raises MascaradeError."""

    def __init__(self, address: str, to_mend: bool) -> None:
        self._path = shown(address)
        prepare(address, 1.0).close()
        self._base = self._sure(lambda: psycopg.connect(address, autocommit=True, prepare_threshold=None, connect_timeout=10))
        if to_mend and self._do("SELECT 1 FROM workers WHERE until > now()"):
            self.close()
            raise Refusal("cli-database-used", path=self._path)

    def codes(self) -> Iterator[str]:
        """All tables, one after the other."""
        code = ""
        while True:
            ((found,),) = self._do("SELECT min(code) FROM entries WHERE code > %s", code)
            if found is None:
                return
            code = str(found)
            yield code

    def entries(self, code: str) -> list[tuple[int, bytes]]:
        """The entries of a table with their numbers, whether they hang together or not."""
        rows = self._do("SELECT number, body FROM entries WHERE code = %s ORDER BY number", code)
        return [(number, bytes(body)) for number, body in rows]

    def about(self, code: str) -> About:
        """What is kept of a table beside its entries."""
        found = self._do("SELECT made, extract(epoch FROM opened)::float8, ended FROM tables WHERE code = %s", code)
        return About(*found[0]) if found else About(f"?:{code}", 0.0, False)

    def put(self, code: str, about: About, entries: Sequence[tuple[int, bytes]], runs: bool) -> None:
        """Keep a table that is not there yet."""
        text = "INSERT INTO tables (code, made, opened, ended, due) VALUES (%s, %s, to_timestamp(%s), %s, CASE WHEN %s THEN now() END)"
        made = about.made.replace("\0", "")
        with self._base.transaction():
            if self._do("SELECT 1 FROM tables WHERE made = %s", made):  # in a file two tables may have an id that a guest has used twice
                made = f"?:{code}"
            self._do(text, code, made, about.opened, about.over, runs)
            for number, body in entries:
                self._do("INSERT INTO entries (code, number, epoch, body) VALUES (%s, %s, 1, %b)", code, number, body)

    def cut(self, code: str, number: int, why: str, over: bool) -> int:
        """Keep the entries of a table before a number, and put the others aside; gives how many. Is its game then over?"""
        with self._base.transaction():
            self._do("CREATE TABLE IF NOT EXISTS removed (LIKE entries, removed timestamptz NOT NULL DEFAULT now(), why text NOT NULL)")
            text = "INSERT INTO removed (code, number, epoch, body, why) SELECT code, number, epoch, body, %s FROM entries"
            self._do(f"{text} WHERE code = %s AND number >= %s", why, code, number)
            moved = self._do("DELETE FROM entries WHERE code = %s AND number >= %s RETURNING number", code, number)
            self._do(
                "UPDATE tables SET ended = %s, due = CASE WHEN %s THEN NULL ELSE now() END, epoch = epoch + 1 WHERE code = %s",
                over,
                over,
                code,
            )
            self._do("DELETE FROM tables AS t WHERE code = %s AND NOT EXISTS (SELECT 1 FROM entries AS e WHERE e.code = t.code)", code)
        return len(moved)

    def forget(self, days: int) -> tuple[int, int, int]:
        """Delete tables that were opened longer ago, but for those that a worker plays; gives how many tables and entries, and how many of
        those more there are.
        """
        ((before, removed),) = self._do("SELECT now() - %s * interval '1 day', to_regclass('removed') IS NOT NULL", days)
        tables = entries = 0
        while True:
            with self._base.transaction():
                codes = [code for (code,) in self._do(_FORGET, before, AT_ONCE)]
                entries += len(self._do("DELETE FROM entries WHERE code = ANY(%s) RETURNING 1", codes))
                if removed:
                    self._do("DELETE FROM removed WHERE code = ANY(%s)", codes)
            tables += len(codes)
            if not codes:
                break
        ((kept,),) = self._do("SELECT count(*) FROM tables WHERE opened < %s", before)
        return tables, entries, kept

    def _do(self, text: str, *values: object) -> list[Any]:
        def run() -> list[Any]:
            cursor = self._base.execute(text, values)
            return [] if cursor.description is None else list(cursor.fetchall())

        return list(self._sure(run))

    def _sure(self, what: Callable[[], Any]) -> Any:
        try:
            return what()
        except psycopg.Error as error:
            raise Refusal("cli-no-database", path=self._path, why=said(error)) from None

    def close(self) -> None:
        """Let others have it."""
        self._base.close()
