"""The ledger: entries in order, each number once, committed before they are acknowledged, committed together where that is possible."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from pathlib import Path

import pytest

from mascarade.server.ledger import Ledger


def committed(path: Path, code: str = "ABCDEF") -> list[bytes]:
    """What another process would find."""
    base = sqlite3.connect(path)
    try:
        return [body for (body,) in base.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,))]
    finally:
        base.close()


@pytest.mark.parametrize("database", [":memory:", "file"])
def test_entries_come_back_in_order(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(database if database == ":memory:" else tmp_path / "a.db")
        waiting = [ledger.append("ABCDEF", number, b"%d" % number) for number in (2, 0, 11, 1, 10)]
        waiting.append(ledger.append("GHJKLM", 0, b"another"))
        await asyncio.gather(*waiting)
        assert ledger.read("ABCDEF") == [b"0", b"1", b"2", b"10", b"11"]
        assert ledger.read("GHJKLM") == [b"another"]
        assert ledger.read("NOBODY") == []
        ledger.close()

    asyncio.run(go())


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        await asyncio.gather(*(ledger.append("ABCDEF", number, b"x") for number in range(100)))
        assert ledger.commits == 1
        await ledger.append("ABCDEF", 100, b"x")
        assert ledger.commits == 2
        assert ledger.commit_seconds > 0
        ledger.close()

    asyncio.run(go())


def test_an_entry_is_acknowledged_after_it_is_committed(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        acknowledged: list[tuple[int, int]] = []

        async def write(number: int) -> None:
            await ledger.append("ABCDEF", number, b"%d" % number)
            acknowledged.append((number, len(committed(tmp_path / "a.db"))))

        first = ledger.append("GHJKLM", 0, b"x")
        assert not first.done()
        assert committed(tmp_path / "a.db", "GHJKLM") == []
        for batch in (range(5), range(5, 8)):
            await asyncio.gather(*map(write, batch))
        assert [number for number, _ in acknowledged] == list(range(8))
        assert all(there >= number + 1 for number, there in acknowledged)
        ledger.close()

    asyncio.run(go())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        await ledger.append("ABCDEF", 0, b"first")
        with pytest.raises(sqlite3.IntegrityError):
            await ledger.append("ABCDEF", 0, b"second")
        assert ledger.read("ABCDEF") == [b"first"]
        await ledger.append("ABCDEF", 1, b"next")  # it goes on
        assert ledger.read("ABCDEF") == [b"first", b"next"]
        ledger.close()

    asyncio.run(go())


def test_a_taken_number_costs_the_others_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        await ledger.append("ABCDEF", 0, b"first")
        writes = [("GHJKLM", 0), ("ABCDEF", 0), ("GHJKLM", 1), ("PQRSTU", 0), ("PQRSTU", 0)]
        done = await asyncio.gather(*(ledger.append(code, number, b"x") for code, number in writes), return_exceptions=True)
        assert [isinstance(one, sqlite3.IntegrityError) for one in done] == [False, True, False, False, True]
        assert ledger.read("ABCDEF") == [b"first"]
        assert ledger.read("GHJKLM") == [b"x", b"x"]
        assert ledger.read("PQRSTU") == [b"x"]
        ledger.close()

    asyncio.run(go())


def test_two_writers_on_one_database(tmp_path: Path) -> None:
    """Both write; of each number exactly one gets through, the other fails and has changed nothing."""

    async def go() -> None:
        one, other = Ledger(tmp_path / "a.db"), Ledger(tmp_path / "a.db")
        for number in range(20):
            writes: list[Awaitable[None]] = [one.append("ABCDEF", number, b"one"), other.append("ABCDEF", number, b"other")]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in done if result is not None] == [sqlite3.IntegrityError]
        assert one.read("ABCDEF") == other.read("ABCDEF")
        assert len(one.read("ABCDEF")) == 20
        one.close()
        other.close()

    asyncio.run(go())


def test_a_locked_database_is_an_error_and_not_an_acknowledgement(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        ledger._base.execute("PRAGMA busy_timeout=50")
        thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        done = await asyncio.gather(*(ledger.append("ABCDEF", number, b"x") for number in range(3)), return_exceptions=True)
        assert [type(one) for one in done] == [sqlite3.OperationalError] * 3
        thief.execute("ROLLBACK")
        thief.close()
        await ledger.append("ABCDEF", 0, b"x")
        assert ledger.read("ABCDEF") == [b"x"]
        ledger.close()

    asyncio.run(go())


def test_who_does_not_wait_is_written_all_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        ledger.append("ABCDEF", 0, b"x").cancel()
        await ledger.append("ABCDEF", 1, b"y")
        assert ledger.read("ABCDEF") == [b"x", b"y"]
        ledger.close()

    asyncio.run(go())


def test_closing_writes_what_is_left(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        last = ledger.append("ABCDEF", 0, b"last words")
        ledger.close()
        assert last.done()
        await asyncio.sleep(0)  # the commit that was planned finds nothing to do

    asyncio.run(go())
    assert committed(tmp_path / "a.db") == [b"last words"]
    assert not [thread for thread in threading.enumerate() if thread.name == "ledger"]


def test_a_ledger_is_found_again(tmp_path: Path) -> None:
    async def go() -> None:
        ledger = Ledger(tmp_path / "a.db")
        await ledger.append("ABCDEF", 0, b"x")
        ledger.close()
        again = Ledger(tmp_path / "a.db", safe=True)
        assert again.read("ABCDEF") == [b"x"]
        again.close()

    asyncio.run(go())


def test_codes_are_taken_once_and_finished_tables_sleep(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "a.db")
    assert ledger.open("ABCDEF", "a:1")
    assert ledger.open("GHJKLM", "a:2")
    assert not ledger.open("ABCDEF", "b:1")
    assert (ledger.made("a:1"), ledger.made("a:2"), ledger.made("b:1")) == ("ABCDEF", "GHJKLM", None)
    assert sorted(ledger.unfinished(0)) == ["ABCDEF", "GHJKLM"]
    assert ledger.unfinished(1e12) == []
    ledger.finish("ABCDEF")
    assert ledger.unfinished(0) == ["GHJKLM"]
    assert not ledger.open("ABCDEF", "c:1")
    ledger.close()
