"""The ledger in a real PostgreSQL: what each statement does and refuses."""

import asyncio
import sys
from collections.abc import Iterator

import psycopg
import pytest

from mascarade.errors import MascaradeError
from mascarade.server import postgres
from mascarade.server.ledger import Batch, Kept, NotWritten, Outdated, Taken, Unreadable
from mascarade.server.postgres import PostgresStatements, prepare
from mascarade.server.shared import Owned, Unsure
from tests.server.elephant import Elephant


def batch(code: str, first: int, *bodies: bytes, epoch: int = 1, made: str | None = None, due: float | None = None) -> Batch:
    entries = [(code, first + number, body) for number, body in enumerate(bodies)]
    return Batch([] if made is None else [(code, made)], entries, [], [Kept(code, epoch, due)])


def both(one: Batch, other: Batch) -> Batch:
    return Batch(one.made + other.made, one.entries + other.entries, [], one.tables + other.tables)


@pytest.fixture
def base(shared: str) -> Iterator[PostgresStatements]:
    found = prepare(shared, 10.0)
    yield found
    found.close()


def test_a_batch_is_written_and_read_again(base: PostgresStatements) -> None:
    async def go() -> None:
        await base.append("w", both(batch("ABCDEF", 0, b"one", b"\x00\xff", made="a:1"), batch("GHJKLM", 0, b"x", made="a:2")))
        await base.append("w", batch("ABCDEF", 2, b"three"))
        assert await base.read(["ABCDEF", "GHJKLM", "NOBODY"]) == {"ABCDEF": [b"one", b"\x00\xff", b"three"], "GHJKLM": [b"x"]}
        assert await base.look_up(["a:2", "a:1", "b:1"]) == {"a:1": "ABCDEF", "a:2": "GHJKLM"}
        await base.append("w", batch("ABCDEF", 4, b"after a gap"))
        assert isinstance((await base.read(["ABCDEF"]))["ABCDEF"], Unreadable)

    asyncio.run(go())


def test_a_batch_is_refused_as_a_whole(base: PostgresStatements) -> None:
    async def go() -> None:
        await base.append("w", both(batch("ABCDEF", 0, b"one", made="a:1"), batch("GHJKLM", 0, b"x", made="a:2")))
        good = batch("GHJKLM", 1, b"y")
        with pytest.raises(Outdated) as found:
            await base.append("w", both(good, batch("ABCDEF", 1, b"two", epoch=2)))
        assert found.value.codes == {"ABCDEF"}
        with pytest.raises(Outdated):
            await base.append("w", both(good, batch("ABCDEF", 0, b"again")))
        for made in (batch("ABCDEF", 0, b"one", made="a:3"), batch("NPQRST", 0, b"one", made="a:1")):
            with pytest.raises(Taken):
                await base.append("w", both(good, made))
        assert await base.read(["ABCDEF", "GHJKLM", "NPQRST"]) == {"ABCDEF": [b"one"], "GHJKLM": [b"x"]}
        assert not await base.there(good)
        await base.append("w", good)
        assert await base.there(good)
        assert not await base.there(batch("GHJKLM", 1, b"y", epoch=2))

    asyncio.run(go())


def test_a_table_changes_hands_when_the_lease_is_over_and_not_before(base: PostgresStatements) -> None:
    async def go() -> None:
        await base.renew("one", "here:1", 1000.0)
        await base.append("one", batch("ABCDEF", 0, b"one", made="a:1", due=0.0))
        assert await base.owners("other", ["ABCDEF", "NOBODY"]) == {"ABCDEF": Owned(1, "here:1", False)}
        assert await base.owners("one", ["ABCDEF"]) == {"ABCDEF": Owned(1, "here:1", True)}
        assert await base.claim("other", [("ABCDEF", 1)]) == []
        assert await base.orphans(10) == []
        await base.renew("one", "here:1", -1.0)
        assert await base.orphans(10) == ["ABCDEF"]
        assert await base.owners("other", ["ABCDEF"]) == {"ABCDEF": Owned(1, None, False)}
        assert await base.claim("other", [("ABCDEF", 7)]) == []
        await base.renew("other", "there:2", 1000.0)
        assert [one[:2] for one in await base.claim("other", [("ABCDEF", 1)])] == [("ABCDEF", 2)]
        assert await base.claim("third", [("ABCDEF", 2)]) == []
        with pytest.raises(Outdated):
            await base.append("one", batch("ABCDEF", 1, b"too late"))
        await base.append("other", batch("ABCDEF", 1, b"two", epoch=2, due=0.0))
        await base.hand_over("other")
        with pytest.raises(Outdated):
            await base.append("other", batch("ABCDEF", 2, b"after its farewell", epoch=2))
        assert [one[:2] for one in await base.claim("third", [("ABCDEF", 3)])] == [("ABCDEF", 4)]
        await base.renew("third", "there:3", -1.0)
        assert await base.orphans(10) == ["ABCDEF"]  # the third has no lease
        await base.append("third", batch("ABCDEF", 2, b"three", epoch=4))
        assert await base.orphans(10) == []  # and nothing happens there by itself any more

    asyncio.run(go())


def test_of_many_claims_at_once_one_wins(shared: str) -> None:
    async def go() -> None:
        bases = [prepare(shared, 10.0) for _ in range(4)]
        await bases[0].append("w", batch("ABCDEF", 0, b"one", made="a:1", due=0.0))
        for number, base in enumerate(bases):
            await base.renew(f"w{number}", "", 1000.0)
        for round_ in range(10):
            claims = [base.claim(f"w{number}", [("ABCDEF", 1 + 2 * round_)]) for number, base in enumerate(bases)]
            won = [number for number, found in enumerate(await asyncio.gather(*claims)) if found]
            assert len(won) == 1
            await bases[0].hand_over(f"w{won[0]}")
            await bases[0].renew(f"w{won[0]}", "", 1000.0)
        for base in bases:
            base.close()

    asyncio.run(go())


def test_what_the_database_does_not_answer_is_unsure(elephant: Elephant, shared: str) -> None:
    """Killed in the middle of a statement, it may have happened; a statement that takes too long is given up, and the next one goes on."""

    async def go() -> None:
        base = prepare(shared, 1.0)
        await base.append("w", batch("ABCDEF", 0, b"one", made="a:1"))
        with pytest.raises(Unsure):
            await base._write.do("SELECT pg_sleep(30)", {})
        with pytest.raises(Unsure):
            await base._write.do("SELECT pg_terminate_backend(pg_backend_pid())", {})
        await base.append("w", batch("ABCDEF", 1, b"two"))
        with psycopg.connect(shared, autocommit=True) as other:
            other.execute(f"ALTER DATABASE {shared.rsplit('/', 1)[1]} SET default_transaction_read_only = on")
            base.close()
            with pytest.raises(NotWritten, match="read-only"):
                await base.append("w", batch("ABCDEF", 2, b"three"))
        assert await base.read(["ABCDEF"]) == {"ABCDEF": [b"one", b"two"]}
        base.close()

    asyncio.run(go())


def test_a_statement_that_is_given_up_is_ended(shared: str, caplog: pytest.LogCaptureFixture) -> None:
    """One that waits for a lock would be sent again and again, over one connection more each time, until the database takes no more. That
    is nothing to complain of, however it ends.
    """
    otherwise = "DO $$ BEGIN PERFORM pg_sleep(600); EXCEPTION WHEN query_canceled THEN RAISE unique_violation; END $$"

    async def go() -> None:
        base = prepare(shared, 0.3)
        for text in ("SELECT pg_sleep(600)", otherwise, "SELECT pg_sleep(600)"):
            with pytest.raises(Unsure):
                await base._write.do(text, {})
        with psycopg.connect(shared, autocommit=True) as other:
            sleeping = "SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE '%pg_sleep(600)%'"
            async with asyncio.timeout(60):
                while other.execute(f"{sleeping} AND state = 'active'").fetchone() != (0,):
                    await asyncio.sleep(0.05)
                while len(asyncio.all_tasks()) > 1:
                    await asyncio.sleep(0.05)
        base.close()

    asyncio.run(go())
    assert [record.name for record in caplog.records if record.name == "psycopg"] == []


def test_another_server_is_looked_for_where_one_only_reads(shared: str) -> None:
    """As after a failover to another server, while this one follows it."""

    async def go() -> None:
        base = prepare(shared, 10.0)
        with psycopg.connect(shared, autocommit=True) as other:
            name = shared.rsplit("/", 1)[1]
            other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            with pytest.raises(Unsure, match="read-only"):
                await base.renew("w", "here:1", 3.0)
            other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await base.renew("w", "here:1", 3.0)
        base.close()

    asyncio.run(go())


def test_tables_of_the_first_version_are_brought_forwards(shared: str) -> None:
    with psycopg.connect(shared) as other:
        other.execute(postgres._VERSION)
        other.execute("INSERT INTO schema_version VALUES (1)")
        other.execute(postgres.MIGRATIONS[0])
        other.execute("INSERT INTO tables (code, made, runs) VALUES ('RUNNNN', 'a', true), ('WAITTT', 'b', false)")
    prepare(shared, 1.0).close()
    with psycopg.connect(shared) as other:
        assert other.execute("SELECT code, due IS NULL FROM tables ORDER BY code").fetchall() == [("RUNNNN", False), ("WAITTT", True)]


def test_a_clock_that_is_set_back_an_hour_keeps_no_dead_workers_tables(base: PostgresStatements, shared: str) -> None:
    """To the database what it has written an hour ahead is as if its clock had been set back: a living worker's next renewal cuts a lease
    to what it can be, and nothing is due later than anything can be.
    """

    async def go() -> None:
        await base.renew("dead", "here:1", 0.02)
        await base.renew("alive", "there:2", 1000.0)
        await base.append("dead", batch("ABCDEF", 0, b"one", made="a:1", due=5.0))
        with psycopg.connect(shared, autocommit=True) as other:
            other.execute("UPDATE workers SET until = until + interval '1 hour'")
            other.execute("UPDATE tables SET due = due + interval '1 hour'")
            assert await base.renew("alive", "there:2", 1000.0) == ["here:1"]
            other.execute("SELECT pg_sleep(0.05)")
            assert await base.renew("alive", "there:2", 1000.0) == []
            assert await base.renew("third", "there:3", 1000.0) == ["there:2"]  # the living keep theirs
        assert await base.orphans(10) == ["ABCDEF"]
        assert [one[:2] for one in await base.claim("alive", [("ABCDEF", 1)])] == [("ABCDEF", 2)]

    asyncio.run(go())


def test_what_is_given_back_is_anybodys_and_what_is_due_is_known(base: PostgresStatements) -> None:
    async def go() -> None:
        for name in ("one", "other"):
            await base.renew(name, "", 1000.0)
        await base.append("one", batch("ABCDEF", 0, b"one", made="a:1", due=100.0))
        await base.give_back("other", [("ABCDEF", 1)])  # it is not theirs
        assert await base.claim("other", [("ABCDEF", 1)]) == []
        await base.give_back("one", [("ABCDEF", 1)])
        assert await base.orphans(10) == []  # its time has not come
        ((_, epoch, due),) = await base.claim("other", [("ABCDEF", 2)])
        assert epoch == 3
        assert due is not None
        assert 50 < due <= 100
        for seconds, known in ((100.2, 100), (20.0, 20), (0.0, 0), (None, None)):
            number = len((await base.read(["ABCDEF"]))["ABCDEF"])  # type: ignore[arg-type]
            await base.append("other", batch("ABCDEF", number, b"more", epoch=epoch, due=seconds))
            ((_, epoch, due),) = await base.claim("other", [("ABCDEF", epoch)])
            assert (None if due is None or known is None else known - 30 < due <= known + 0.5) == (None if known is None else True)

    asyncio.run(go())


def test_who_leaves_writes_no_more_than_what_goes_on(base: PostgresStatements) -> None:
    """Or one that has served for weeks would have more to write than it has time for, and keep its lease."""

    async def go() -> None:
        await base.renew("one", "here:1", 1000.0)
        await base.append("one", both(batch("ABCDEF", 0, b"x", made="a:1"), batch("GHJKLM", 0, b"x", made="a:2", due=0.0)))
        await base.hand_over("one")
        await base.renew("other", "there:2", 1000.0)
        assert await base.owners("other", ["ABCDEF", "GHJKLM"]) == {"ABCDEF": Owned(1, None, False), "GHJKLM": Owned(2, None, False)}
        assert await base.orphans(10) == ["GHJKLM"]
        assert [one[:2] for one in await base.claim("other", [("ABCDEF", 1)])] == [("ABCDEF", 2)]

    asyncio.run(go())


def test_versions_go_forwards_only(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(shared, 1.0).close()
    monkeypatch.setattr(postgres, "MIGRATIONS", (*postgres.MIGRATIONS, "ALTER TABLE workers ADD COLUMN colour text"))
    prepare(shared, 1.0).close()
    with psycopg.connect(shared) as other:
        assert other.execute("SELECT count(colour), (SELECT max(version) FROM schema_version) FROM workers").fetchone() == (
            0,
            len(postgres.MIGRATIONS),
        )
    monkeypatch.undo()
    with pytest.raises(MascaradeError, match="later version"):
        prepare(shared, 1.0)


def test_a_database_that_is_not_there_is_said_without_its_password(shared: str) -> None:
    for address in (shared.replace("mask@", "mask:secret@") + "x", "postgresql://mask:secret@127.0.0.1:1/tables"):
        with pytest.raises(MascaradeError, match="cannot be used as a database") as found:
            prepare(address, 1.0)
        assert "secret" not in str(found.value)


def test_without_psycopg_the_command_that_installs_it_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from mascarade.cli import main

    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "mascarade.server.postgres")
    assert main(["serve", "--database", "postgresql://127.0.0.1/tables"]) == 2
    assert "psycopg" in capsys.readouterr().err


# -- halls -------------------------------------------------------------------------------------------------------------------------------
