"""The ledger in PostgreSQL, or in what speaks its language: for several workers, on as many machines as one likes.

Plain SQL, each thing one statement in a transaction of its own: no session is kept, nothing is prepared, nothing listens, so that
PgBouncer may stand between, handing out connections by transaction.
"""

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import psycopg

from mascarade.refusals import Refusal
from mascarade.server.ledger import Batch, NotWritten, Outdated, Taken, Unreadable
from mascarade.server.shared import Claimed, Owned, Seen, Unsure

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        code text PRIMARY KEY,
        made text NOT NULL CONSTRAINT tables_made UNIQUE,
        opened timestamptz NOT NULL DEFAULT now(),
        ended boolean NOT NULL DEFAULT false,
        runs boolean NOT NULL DEFAULT false,
        owner text,
        epoch bigint NOT NULL DEFAULT 1
    );
    CREATE INDEX tables_owner ON tables (owner);
    CREATE INDEX tables_running ON tables (code) WHERE runs;
    CREATE TABLE entries (
        code text NOT NULL,
        number integer NOT NULL,
        epoch bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (code, number)
    );
    CREATE TABLE workers (
        name text PRIMARY KEY,
        address text NOT NULL,
        until timestamptz NOT NULL
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN due timestamptz;
    UPDATE tables SET due = now() WHERE runs;
    ALTER TABLE tables DROP COLUMN runs;
    DROP INDEX tables_owner;
    CREATE INDEX tables_due ON tables (owner, due);
    ALTER TABLE workers ADD COLUMN lease double precision NOT NULL DEFAULT 3;
    """,
)
"""What makes each version of the tables out of the one before. They are never changed, only added to."""

_VERSION: Final = "CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY)"

ALIVE: Final = "SELECT 1 FROM workers AS w WHERE w.name = t.owner AND w.until > now()"

# Who has a lease for longer than it can be had it from a clock that was set back since: a dead one's would never be over.
_RENEW: Final = """
WITH late AS (
    SELECT name FROM workers WHERE until > now() + lease * interval '1 second' AND name <> %(worker)s FOR UPDATE SKIP LOCKED
), cut AS (
    UPDATE workers AS w SET until = now() + w.lease * interval '1 second' FROM late WHERE w.name = late.name
), renewed AS (
    INSERT INTO workers (name, address, until, lease)
    VALUES (%(worker)s, %(address)s, now() + %(seconds)s * interval '1 second', %(seconds)s)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, address = excluded.address, lease = excluded.lease
)
SELECT address FROM workers WHERE until > now() AND name <> %(worker)s ORDER BY name
"""
# A row that says nearly the same is not written again: when something is due may be known a little too early, but for time limits.
# All tables are locked before anything is written, and nothing is if one of them has another epoch: then the answer lacks it.
_APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest(%(codes)s::text[], %(epochs)s::bigint[], %(ended)s::boolean[], %(due)s::float8[]) AS g (code, epoch, ended, due)
), ours AS (
    SELECT t.code FROM tables AS t JOIN given AS g ON g.code = t.code AND g.epoch = t.epoch ORDER BY t.code FOR UPDATE OF t
), whole AS (
    SELECT 1 WHERE (SELECT count(*) FROM ours) = (SELECT count(*) FROM given)
), made AS (
    INSERT INTO tables (code, made, ended, due, owner)
    SELECT m.code, m.action, m.ended, now() + m.due * interval '1 second', %(worker)s
    FROM whole, unnest(%(made)s::text[], %(actions)s::text[], %(made_ended)s::boolean[], %(made_due)s::float8[])
        AS m (code, action, ended, due)
), kept AS (
    UPDATE tables AS t SET ended = t.ended OR g.ended, due = now() + g.due * interval '1 second' FROM given AS g, whole
    WHERE t.code = g.code AND (
        g.ended OR (t.due IS NULL) <> (g.due IS NULL) OR t.due > now() + (g.due + 0.5) * interval '1 second'
        OR (g.due > 0 AND t.due < now() + (g.due - 0.5) * interval '1 second')
    )
), written AS (
    INSERT INTO entries (code, number, epoch, body)
    SELECT e.code, e.number, e.epoch, e.body
    FROM whole, unnest(%(entries)s::text[], %(numbers)s::integer[], %(entry_epochs)s::bigint[], %(bodies)b::bytea[])
        AS e (code, number, epoch, body)
)
SELECT code FROM ours
"""
_THERE: Final = """
SELECT count(*) FROM unnest(%(entries)s::text[], %(numbers)s::integer[], %(entry_epochs)s::bigint[], %(bodies)b::bytea[])
    AS e (code, number, epoch, body)
JOIN entries AS f ON f.code = e.code AND f.number = e.number AND f.epoch = e.epoch AND f.body = e.body
"""
_OWNERS: Final = """
SELECT t.code, t.epoch, w.address, t.owner = %(worker)s FROM tables AS t
LEFT JOIN workers AS w ON w.name = t.owner AND w.until > now()
WHERE t.code = ANY(%(codes)s)
"""
# The epoch was read by another statement: whoever was faster has raised it, and then this does nothing.
_CLAIM: Final = f"""
UPDATE tables AS t SET owner = %(worker)s, epoch = t.epoch + 1
FROM unnest(%(codes)s::text[], %(epochs)s::bigint[]) AS seen (code, epoch)
WHERE t.code = seen.code AND t.epoch = seen.epoch AND (t.owner = %(worker)s OR NOT EXISTS ({ALIVE}))
RETURNING t.code, t.epoch, extract(epoch FROM t.due - now())::float8
"""
_GIVE_BACK: Final = """
UPDATE tables AS t SET owner = NULL, epoch = t.epoch + 1
FROM unnest(%(codes)s::text[], %(epochs)s::bigint[]) AS seen (code, epoch)
WHERE t.code = seen.code AND t.epoch = seen.epoch AND t.owner = %(worker)s
"""
_READ: Final = "SELECT code, number, body FROM entries WHERE code = ANY(%(codes)s) ORDER BY code, number"
_LOOK_UP: Final = "SELECT made, code FROM tables WHERE made = ANY(%(actions)s)"
# By owner, so that it takes no longer the more tables the living have. What is due later than anything can be was written before the
# clock was set back.
_DUE: Final = "(t.due <= now() OR t.due > now() + %(furthest)s * interval '1 second')"
_ORPHANS: Final = f"""
(SELECT t.code FROM tables AS t WHERE t.owner IS NULL AND {_DUE} LIMIT %(most)s)
UNION ALL
(SELECT t.code FROM workers AS w JOIN tables AS t ON t.owner = w.name WHERE w.until <= now() AND {_DUE} LIMIT %(most)s)
LIMIT %(most)s
"""
# Its name stays: what it has claimed by a statement that comes late is found by that, and so are tables at which nothing is due. Of these
# it may have had more than can be written while others wait, and without its lease they are anybody's.
_HAND_OVER: Final = """
WITH gone AS (UPDATE workers SET until = now() WHERE name = %(worker)s)
UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner = %(worker)s AND due IS NOT NULL
"""
_FORGET_WORKERS: Final = """
WITH gone AS (DELETE FROM workers WHERE until < now() - interval '1 day' RETURNING name)
UPDATE tables AS t SET owner = NULL, epoch = t.epoch + 1 FROM gone WHERE t.owner = gone.name AND t.due IS NOT NULL
"""
FURTHEST_SECONDS: Final = 600.0
"""Nothing is due later than this: no time limit is so long."""

PASSING: Final = ("08", "40", "57P")
"""How the codes of errors begin after which a statement is sent again: lost connections, conflicts, shutdowns."""

# It warns of statements that did not end as it asked them to: here these are Unsure, and looked for.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class Lane:
    """A connection for one statement after the other. It is made when it is needed, and made anew after trouble."""

    def __init__(self, address: str, seconds: float) -> None:
        self._address, self._seconds = address, seconds
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._given_up = 0
        self._turn = asyncio.Lock()

    async def do(self, text: str, values: Mapping[str, object]) -> list[Any]:
        """The rows that a statement gives. Raises Unsure, or what psycopg raises if it certainly has not happened."""
        async with self._turn:
            task = asyncio.ensure_future(self._do(text, values))
            done, _ = await asyncio.wait({task}, timeout=self._seconds)
            if not done:  # its connection is not used any more; the database is asked to end it, or those who wait for a lock would pile up
                self._connection = None
                self._given_up += 1
                task.cancel()
                task.add_done_callback(lambda late: late.cancelled() or late.exception())
                raise Unsure("no answer")
            return task.result()

    async def _do(self, text: str, values: Mapping[str, object]) -> list[Any]:
        connection, given_up = self._connection, self._given_up
        try:
            if connection is None or connection.closed:
                connection = await _connect(self._address, self._seconds)
                if self._given_up > given_up:
                    raise Unsure("connected too late")
                self._connection = connection
            cursor = await connection.execute(text, values)
            return [] if cursor.description is None else await cursor.fetchall()
        except psycopg.Error as error:
            passing = error.sqlstate is None or error.sqlstate.startswith(PASSING)
            if self._connection is connection and (passing or isinstance(error, psycopg.errors.ReadOnlySqlTransaction)):
                self._connection = None  # the next one may find another server, that can be written
            if passing:
                raise Unsure(said(error)) from error
            raise
        finally:
            if connection is not None and self._connection is not connection:
                connection.pgconn.finish()

    def close(self) -> None:
        """End the connection, whatever it does."""
        if self._connection is not None:
            self._connection.pgconn.finish()


async def _connect(address: str, seconds: float) -> psycopg.AsyncConnection[Any]:
    wait = max(1, round(seconds))
    return await psycopg.AsyncConnection.connect(
        address, autocommit=True, prepare_threshold=None, connect_timeout=wait, tcp_user_timeout=1000 * wait, application_name="mascarade"
    )


class PostgresStatements:
    """See `mascarade.server.shared.Statements`. There are three lanes, so that neither a lease nor a move waits for tables to be read."""

    def __init__(self, address: str, seconds: float) -> None:
        self._lanes = [Lane(address, seconds) for _ in range(3)]
        self._write, self._lease, self._read = self._lanes

    async def renew(self, worker: str, address: str, seconds: float) -> list[str]:
        """From now on this worker has a lease of so many seconds; gives where the others are to be found that have one."""
        rows = await _certainly(self._lease, _RENEW, {"worker": worker, "address": address, "seconds": seconds})
        return [found for (found,) in rows]

    async def append(self, worker: str, batch: Batch) -> None:
        """Write a batch, if every table in it has the epoch that it has there. Raises NotWritten."""
        new = dict(batch.made)
        made = [table for table in batch.tables if table.code in new]
        given = [table for table in batch.tables if table.code not in new]
        values = _entries(batch) | {
            "worker": worker,
            "codes": [table.code for table in given],
            "epochs": [table.epoch for table in given],
            "ended": [table.code in batch.ended for table in given],
            "due": [table.due for table in given],
            "made": [table.code for table in made],
            "actions": [new[table.code] for table in made],
            "made_ended": [table.code in batch.ended for table in made],
            "made_due": [table.due for table in made],
        }
        try:
            ours = {code for (code,) in await self._write.do(_APPEND, values)}
        except psycopg.errors.UniqueViolation as error:
            if not new:  # then it is the number of an entry
                raise Outdated(frozenset(table.code for table in batch.tables)) from error
            raise Taken(said(error)) from error
        except psycopg.Error as error:
            raise NotWritten(said(error)) from error
        if len(ours) < len(given):
            raise Outdated(frozenset(table.code for table in given if table.code not in ours))

    async def there(self, batch: Batch) -> bool:
        """Whether all entries of a batch are there, as they are in it and of the same epochs."""
        ((count,),) = await _certainly(self._write, _THERE, _entries(batch))
        return bool(count == len(batch.entries))

    async def owners(self, worker: str, codes: Sequence[str]) -> dict[str, Owned]:
        """Who plays these tables, as far as they exist."""
        rows = await _certainly(self._read, _OWNERS, {"worker": worker, "codes": list(codes)})
        return {code: Owned(epoch, address, bool(ours)) for code, epoch, address, ours in rows}

    async def claim(self, worker: str, seen: Seen) -> list[Claimed]:
        """Take tables that still have these epochs and no other owner with a lease; gives those that did."""
        return [Claimed(*row) for row in await _certainly(self._read, _CLAIM, _seen(worker, seen))]

    async def give_back(self, worker: str, seen: Seen) -> None:
        """Let go of tables that are this worker's and have these epochs, and raise them."""
        await _certainly(self._read, _GIVE_BACK, _seen(worker, seen))

    async def read(self, codes: Sequence[str]) -> dict[str, list[bytes] | Unreadable]:
        """All entries of tables, in order."""
        found: dict[str, list[bytes] | Unreadable] = {}
        for code, number, body in await _certainly(self._read, _READ, {"codes": list(codes)}):
            bodies = found.setdefault(code, [])
            if isinstance(bodies, list):
                if number == len(bodies):
                    bodies.append(bytes(body))
                else:
                    found[code] = Unreadable(f"entry {len(bodies)} is missing")
        return found

    async def look_up(self, actions: Sequence[str]) -> dict[str, str]:
        """The tables that actions made, as far as they did."""
        return dict(await _certainly(self._read, _LOOK_UP, {"actions": list(actions)}))

    async def orphans(self, most: int) -> list[str]:
        """Tables without an owner that has a lease, and whose time has come."""
        return [code for (code,) in await _certainly(self._read, _ORPHANS, {"most": most, "furthest": FURTHEST_SECONDS})]

    async def hand_over(self, worker: str) -> None:
        """Let go of a worker's lease, and of its tables at which something is due, and raise their epochs."""
        await _certainly(self._lease, _HAND_OVER, {"worker": worker})

    def close(self) -> None:
        """No more statements."""
        for lane in self._lanes:
            lane.close()


async def _certainly(lane: Lane, text: str, values: Mapping[str, object]) -> list[Any]:
    """What a statement gives of which it matters little why it has failed."""
    try:
        return await lane.do(text, values)
    except psycopg.Error as error:
        raise Unsure(said(error)) from error


def _seen(worker: str, seen: Seen) -> dict[str, object]:
    seen = sorted(seen)
    return {"worker": worker, "codes": [code for code, _ in seen], "epochs": [epoch for _, epoch in seen]}


def _entries(batch: Batch) -> dict[str, object]:
    epochs = {table.code: table.epoch for table in batch.tables}
    return {
        "entries": [code for code, _, _ in batch.entries],
        "numbers": [number for _, number, _ in batch.entries],
        "entry_epochs": [epochs[code] for code, _, _ in batch.entries],
        "bodies": [body for _, _, body in batch.entries],
    }


def said(error: Exception) -> str:
    """The first line of what the database says: what follows may quote entries."""
    return str(error).strip().partition("\n")[0] or type(error).__name__


def shown(address: str) -> str:
    """A database's address without its password."""
    return re.sub(r"(?<=//)([^/@:]*):[^/@]*@", r"\1:…@", address)


def prepare(address: str, seconds: float) -> PostgresStatements:
    """Bring a database to the version that this server knows, and use it. Raises MascaradeError."""
    try:
        with psycopg.connect(address, autocommit=True, prepare_threshold=None, connect_timeout=10) as connection:
            _migrate(connection, shown(address))
            connection.execute(_FORGET_WORKERS)
    except psycopg.Error as error:
        raise Refusal("cli-no-database", path=shown(address), why=said(error)) from None
    return PostgresStatements(address, seconds)


def _migrate(connection: psycopg.Connection[Any], path: str) -> None:
    """Forwards only, and each step once: of several servers that start together one makes it, and the others find it made."""
    while True:
        try:
            connection.execute(_VERSION)
        except (psycopg.errors.UniqueViolation, psycopg.errors.DuplicateTable):  # another server does it in this moment
            continue
        row = connection.execute("SELECT max(version) FROM schema_version").fetchone()
        version = int(row[0] or 0) if row is not None else 0
        if version > len(MIGRATIONS):
            raise Refusal("cli-database-later", path=path, version=version, known=len(MIGRATIONS))
        if version == len(MIGRATIONS):
            return
        try:
            with connection.transaction():
                connection.execute("INSERT INTO schema_version VALUES (%s)", (version + 1,))
                connection.execute(MIGRATIONS[version])
        except psycopg.errors.UniqueViolation:
            continue  # another server has just done it
