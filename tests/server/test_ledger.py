"""The ledger: entries in order, each number once, nothing before it is committed, committed together where that is possible."""

import sqlite3
import threading
from pathlib import Path

import pytest

from mascarade.errors import MascaradeError
from mascarade.server import sqlite
from mascarade.server.ledger import NotWritten, Unreadable
from mascarade.server.sqlite import SqliteLedger


def committed(path: Path, code: str = "ABCDEF") -> list[bytes]:
    """What another process would find."""
    base = sqlite3.connect(path)
    try:
        return [body for (body,) in base.execute("SELECT body FROM entries WHERE code = ? ORDER BY number", (code,))]
    finally:
        base.close()


@pytest.mark.parametrize("database", [":memory:", "file"])
def test_entries_come_back_in_order(database: str, tmp_path: Path) -> None:
    ledger = SqliteLedger(database if database == ":memory:" else tmp_path / "a.db")
    for number in (2, 0, 11, 1, 10, *range(3, 10)):
        ledger.append("ABCDEF", number, b"%d" % number)
    ledger.append("GHJKLM", 0, b"another")
    ledger.commit()
    assert ledger.read("ABCDEF") == [b"%d" % number for number in range(12)]
    assert ledger.read("GHJKLM") == [b"another"]
    assert ledger.read("NOBODY") == []
    ledger.close()


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    for number in range(100):
        ledger.append("ABCDEF", number, b"x")
    assert committed(tmp_path / "a.db") == []
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"x"] * 100
    assert ledger.commits == 1
    assert ledger.commit_seconds > 0
    ledger.commit()  # nothing to do
    assert ledger.commits == 1
    ledger.close()


def test_a_missing_entry_is_unreadable(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    for number in (0, 1, 3):
        ledger.append("ABCDEF", number, b"x")
    ledger.append("GHJKLM", 1, b"x")
    ledger.commit()
    with pytest.raises(Unreadable, match="entry 2 is missing"):
        ledger.read("ABCDEF")
    with pytest.raises(Unreadable, match="entry 0 is missing"):
        ledger.read("GHJKLM")
    ledger.close()


def test_a_number_is_given_once_and_a_second_time_costs_the_whole_batch(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append("ABCDEF", 0, b"first")
    ledger.commit()
    for code in ("ABCDEF", "GHJKLM"):
        ledger.append("GHJKLM", 0, b"x")
        with pytest.raises(NotWritten):
            ledger.append(code, 0, b"second")
    ledger.append("ABCDEF", 1, b"next")
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"first", b"next"]
    assert committed(tmp_path / "a.db", "GHJKLM") == []
    ledger.close()


def test_one_server_has_a_database(tmp_path: Path) -> None:
    one = SqliteLedger(tmp_path / "a.db")
    one.append("ABCDEF", 0, b"one")
    with pytest.raises(MascaradeError, match="another server"):
        SqliteLedger(tmp_path / "a.db")
    one.close()
    other = SqliteLedger(tmp_path / "a.db")
    assert other.read("ABCDEF") == [b"one"]
    other.close()


def test_a_locked_database_is_an_error(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger._base.execute("PRAGMA busy_timeout=50")
    thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    for number in range(3):
        with pytest.raises(NotWritten):
            ledger.append("ABCDEF", number, b"x")
    thief.execute("ROLLBACK")
    thief.close()
    ledger.append("ABCDEF", 0, b"x")
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"x"]
    ledger.close()


def test_a_failed_commit_has_written_nothing(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append("ABCDEF", 0, b"x")
    fail_commits(ledger)
    with pytest.raises(NotWritten):
        ledger.commit()
    assert ledger.read("ABCDEF") == []
    heal(ledger)
    ledger.append("ABCDEF", 0, b"y")
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"y"]


def fail_commits(ledger: SqliteLedger, many: int = 1000) -> None:
    """The next commits fail, as on a full disk."""

    class Full:
        def __init__(self, honest: sqlite3.Connection) -> None:
            self.honest, self.left = honest, many

        @property
        def in_transaction(self) -> bool:
            return self.honest.in_transaction

        def execute(self, text: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
            if text == "COMMIT" and self.left:
                self.left -= 1
                raise sqlite3.OperationalError("database or disk is full")
            return self.honest.execute(text, values)

        def close(self) -> None:
            self.honest.close()

    ledger._base = Full(ledger._base)  # type: ignore[assignment]


def heal(ledger: SqliteLedger) -> None:
    """There is room again."""
    ledger._base = ledger._base.honest  # type: ignore[attr-defined]


def test_a_batch_that_sqlite_takes_back_by_itself_is_not_written(tmp_path: Path) -> None:
    """On a full database an INSERT fails, and the whole transaction with it."""
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append("ABCDEF", 0, b"x")
    ledger.commit()
    ledger._base.execute("PRAGMA cache_size=1")  # pages leave memory before the commit, as those of a large batch do
    ledger._base.execute("PRAGMA max_page_count=12")
    with pytest.raises(NotWritten, match="full"):
        [ledger.append("ABCDEF", number, bytes(1000)) for number in range(1, 1000)]
    assert ledger.problem() is not None
    ledger.commit()  # there is no batch any more
    assert committed(tmp_path / "a.db") == ledger.read("ABCDEF") == [b"x"]
    ledger.append("ABCDEF", 1, b"y")
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"x", b"y"]
    assert ledger.problem() is None
    ledger.close()


def test_a_batch_that_was_lost_between_two_statements_is_not_written(tmp_path: Path) -> None:
    """Also reading may fail in such a way that SQLite takes the batch back."""
    ledger = SqliteLedger(tmp_path / "a.db")
    for go_on in (ledger.commit, lambda: ledger.append("ABCDEF", 1, b"y"), lambda: ledger.finish("ABCDEF")):
        ledger.append("ABCDEF", 0, b"x")
        ledger._base.execute("ROLLBACK")
        with pytest.raises(NotWritten):
            go_on()
    ledger.close()
    assert committed(tmp_path / "a.db") == []


def test_a_closed_ledger_says_so(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.close()
    with pytest.raises(NotWritten):
        ledger.append("ABCDEF", 0, b"x")
    with pytest.raises(Unreadable):
        ledger.read("ABCDEF")
    assert ledger.problem() is not None


def test_closing_commits_what_is_left(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append("ABCDEF", 0, b"last words")
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"last words"]
    assert not [thread for thread in threading.enumerate() if thread.name == "ledger"]


def test_a_ledger_is_found_again(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append("ABCDEF", 0, b"x")
    ledger.close()
    again = SqliteLedger(tmp_path / "a.db", fsync=True)
    assert again.read("ABCDEF") == [b"x"]
    again.close()


def test_the_keeper_goes_on_after_a_checkpoint_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried, enough = [0], threading.Event()

    def fail(_: SqliteLedger) -> None:
        tried[0] += 1
        if tried[0] == 3:
            enough.set()
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite, "_CHECKPOINT_SECONDS", 0.001)
    monkeypatch.setattr(SqliteLedger, "_checkpoint", fail)
    ledger = SqliteLedger(tmp_path / "a.db")
    assert enough.wait(20)
    ledger.close()
    assert "no checkpoint" in caplog.text


def test_codes_are_taken_once_and_finished_tables_sleep(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    assert ledger.open("ABCDEF", "a:1")
    assert ledger.open("GHJKLM", "a:2")
    assert not ledger.open("ABCDEF", "b:1")
    assert (ledger.table_made_by("a:1"), ledger.table_made_by("a:2"), ledger.table_made_by("b:1")) == ("ABCDEF", "GHJKLM", None)
    assert sorted(ledger.unfinished(0)) == ["ABCDEF", "GHJKLM"]
    assert ledger.unfinished(1e12) == []
    ledger.finish("ABCDEF")
    assert ledger.unfinished(0) == ["GHJKLM"]
    assert not ledger.open("ABCDEF", "c:1")
    ledger.close()
