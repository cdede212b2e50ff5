"""Which ledger the tests run on, and where: SQLite unless `--ledger` says `postgres`, or `workers`, two of them behind a proxy."""

import functools
import os
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, ClassVar

import psycopg

from mascarade.server.ledger import Batch, Kept, Waking, Worker
from mascarade.server.postgres import PostgresStatements, _migrate
from mascarade.server.shared import SharedLedger, Unsure
from tests.server.elephant import Elephant

KINDS = ("sqlite", "postgres", "workers")
VARIABLE = "MASCARADE_TEST_LEDGER"
SECRET = "what the workers of a test know each other by"

OF_SQLITE = {
    "test_ledger.py": "SQLite's errors, locks and files; `test_postgres.py` is the same for PostgreSQL",
    "test_database.py": "files, and what lies beside them",
    "test_moving.py": "from a file to a database and back",
    "test_older.py": "files of earlier versions",
    "test_operating.py": "a file that is moved, locked, replaced, copied",
    "test_full.py": "SQLite takes a whole batch back by itself",
    "test_faults.py": "planted in the methods of the SQLite ledger",
    "test_committing.py": "a file that another process has locked",
    "test_simulation.py": "a failing SQLite; `test_workers.py` is the same for workers",
    "test_serving.py::test_sigterm_ends_it_cleanly": "everything is in one file in the end",
    "test_serving.py::test_what_cannot_be_served_is_said_in_one_line": "a file that is used already, a folder that is not there",
}
"""Tests that are about SQLite itself, and why: other ledgers do without them."""


OF_ONE = {"test_server.py::test_limits_for_an_address": "how many sockets an address has each worker counts for itself"}
"""Tests that are about one worker, and why."""


def of_sqlite(test: str) -> bool:
    """Whether a test is about something that the ledger which is used now, or two workers, cannot have."""
    name, left_out = test.rpartition("/")[2].partition("[")[0], OF_SQLITE | (OF_ONE if kind() == "workers" else {})
    return "tests/server/" in test and (name in left_out or name.partition("::")[0] in left_out)


def kind() -> str:
    """The ledger that tests run on now."""
    return os.environ.get(VARIABLE, KINDS[0])


@functools.cache
def elephant() -> Elephant:
    """One PostgreSQL for all tests of this process."""
    return Elephant()


def close() -> None:
    """End it, if there is one."""
    if Straight.base is not None:
        Straight.base.close()
        Straight.base = None
    if elephant.cache_info().currsize:
        elephant().close()
        elephant.cache_clear()


def forget_the_dead(address: str) -> None:
    """Those who were killed have a lease: let it be over, so that not every test has to wait for that."""
    with psycopg.connect(address, autocommit=True) as base:
        if base.execute("SELECT to_regclass('workers')").fetchone() != (None,):
            base.execute("DELETE FROM workers")


def bodies(address: str, code: str | None = None) -> list[bytes]:
    """The entries of a table, or of all."""
    text = "SELECT body FROM entries WHERE %(code)s::text IS NULL OR code = %(code)s ORDER BY code, number"
    with psycopg.connect(address) as base:
        return [bytes(body) for (body,) in base.execute(text, {"code": code})]


class Straight:
    """A connection that has answered before it is waited for: one for all halls of this process, each with a schema of its own."""

    base: psycopg.Connection[Any] | None = None
    current = ""
    made: ClassVar[set[str]] = set()

    def __init__(self, schema: str) -> None:
        self._schema, known = schema, schema in self.made
        self.made.add(schema)
        if Straight.base is None:
            Straight.base = psycopg.connect(elephant().database(), autocommit=True, prepare_threshold=None)
        if not known:
            Straight.base.execute(f"CREATE SCHEMA {schema}")
            self.execute("SELECT 1")
            _migrate(Straight.base, "tests")

    def execute(self, text: str, values: Any = None) -> list[Any]:
        base = Straight.base
        if base is None:
            raise Unsure("closed")
        if Straight.current != self._schema:
            base.execute(f"SET search_path TO {self._schema}")
            Straight.current = self._schema
        cursor = base.execute(text, values)
        return [] if cursor.description is None else cursor.fetchall()

    async def do(self, text: str, values: Mapping[str, object]) -> list[Any]:
        return self.execute(text, values)

    def close(self) -> None:
        """The others need it."""


class Statements(PostgresStatements):
    """The real statements, over such a connection."""

    def __init__(self, lane: Straight) -> None:
        self._lanes = [lane]  # type: ignore[list-item]
        self._write = self._lease = self._read = lane  # type: ignore[assignment]


def at_once(what: Coroutine[Any, Any, Any]) -> Any:
    """What comes of something that waits for nothing."""
    try:
        what.send(None)
    except StopIteration as done:
        return done.value
    what.close()
    raise AssertionError("it waits for something")


class AtOnce(SharedLedger):
    """The ledger that workers share, in a real PostgreSQL: for tests of the hall, which look at what they have done in the same moment.
    Nobody else is there, so it has a lease as long as it is open.
    """

    schemas: ClassVar[dict[str, str]] = {}
    free: ClassVar[list[str]] = []
    """Those that nobody will look at again, and are empty: to make one takes longer than to empty one."""

    def __init__(self, database: str) -> None:
        self._passing = database == ":memory:"
        schema = self.free.pop() if self._passing and self.free else f"hall{len(self.schemas)}"
        schema = self.schemas.setdefault(schema if self._passing else database, schema)
        self._schema, self._lane = schema, Straight(schema)
        super().__init__(Statements(self._lane))
        self._lane.execute("DELETE FROM workers")  # whoever had it before was not closed: it is as if it had been killed
        at_once(self._base.renew(self.name, "here", 86_400.0))
        self._until = float("inf")

    def _do(self, what: Any) -> None:
        at_once(what)

    def start(self, worker: Worker, address: str) -> None:
        self._worker = worker

    def close(self) -> None:
        if self._passing and not self._leaving:
            self._lane.execute("DELETE FROM tables; DELETE FROM entries; DELETE FROM workers")
            self.free.append(self._schema)
        super().close()

    def holds(self) -> bool:
        return not self._leaving

    def wake(self, code: str, done: Any) -> None:
        found: dict[str, Waking] = at_once(self._wake_up([code]))
        done(found[code])

    def look_up(self, action: str, done: Any) -> None:
        done(self.table_made_by(action))

    # -- for tests that look behind the seam -------------------------------------------------------------------------------------------

    def open(self, code: str, action: str) -> None:
        self._new = (code, action)

    def append(self, entries: Sequence[tuple[str, int, bytes]]) -> None:
        code = entries[0][0]
        new = [self._new] if self.table_made_by(self._new[1]) is None else []
        at_once(self._base.append(self.name, Batch(new, list(entries), [], [Kept(code, 1, None)])))

    def commit(self) -> None:
        """Everything is."""

    def read(self, code: str) -> list[bytes]:
        found = at_once(self._base.read([code])).get(code, [])
        if isinstance(found, Exception):
            raise found
        return list(found)

    def table_made_by(self, action: str) -> str | None:
        found: dict[str, str] = at_once(self._base.look_up([action]))
        return found.get(action)

    def unfinished(self, since: float) -> list[str]:
        found = self._lane.execute("SELECT code FROM tables WHERE NOT ended AND extract(epoch FROM opened) >= %s", (since,))
        return [code for (code,) in found]

    def call_it(self, old: str, new: str) -> None:
        for name in ("entries", "tables"):
            self._lane.execute(f"UPDATE {name} SET code = %s WHERE code = %s", (new, old))
