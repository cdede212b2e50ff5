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
    ledger.append([("ABCDEF", number, b"%d" % number) for number in (2, 0, 11, 1, 10, *range(3, 10))])
    ledger.append([("GHJKLM", 0, b"another")])
    ledger.commit()
    assert ledger.read("ABCDEF") == [b"%d" % number for number in range(12)]
    assert ledger.read("GHJKLM") == [b"another"]
    assert ledger.read("NOBODY") == []
    ledger.close()


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", number, b"x") for number in range(100)])
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
    ledger.append([("ABCDEF", 0, b"x"), ("ABCDEF", 1, b"x"), ("ABCDEF", 3, b"x"), ("GHJKLM", 1, b"x")])
    ledger.commit()
    with pytest.raises(Unreadable, match="entry 2 is missing"):
        ledger.read("ABCDEF")
    with pytest.raises(Unreadable, match="entry 0 is missing"):
        ledger.read("GHJKLM")
    ledger.close()


def test_a_number_is_given_once_and_a_second_time_costs_the_whole_batch(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, b"first")])
    ledger.commit()
    for code in ("ABCDEF", "GHJKLM"):
        ledger.append([("GHJKLM", 0, b"x")])
        with pytest.raises(NotWritten):
            ledger.append([(code, 0, b"second")])
    ledger.append([("ABCDEF", 1, b"next")])
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"first", b"next"]
    assert committed(tmp_path / "a.db", "GHJKLM") == []
    ledger.close()


def test_one_server_has_a_database(tmp_path: Path) -> None:
    one = SqliteLedger(tmp_path / "a.db")
    one.append([("ABCDEF", 0, b"one")])
    with pytest.raises(MascaradeError, match="Another server"):
        SqliteLedger(tmp_path / "a.db")
    one.close()
    other = SqliteLedger(tmp_path / "a.db")
    assert other.read("ABCDEF") == [b"one"]
    other.close()


def test_a_locked_database_is_an_error(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    for number in range(3):
        with pytest.raises(NotWritten):
            ledger.append([("ABCDEF", number, b"x")])
    thief.execute("ROLLBACK")
    thief.close()
    ledger.append([("ABCDEF", 0, b"x")])
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"x"]
    ledger.close()


def test_a_failed_commit_has_written_nothing(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, b"x")])
    fail_commits(ledger)
    with pytest.raises(NotWritten):
        ledger.commit()
    assert ledger.read("ABCDEF") == []
    heal(ledger)
    ledger.append([("ABCDEF", 0, b"y")])
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"y"]


def fail_commits(ledger: SqliteLedger, many: int = 1000) -> None:
    """The next commits fail, as on a full disk."""

    class Full:
        def __init__(self, honest: sqlite3.Connection) -> None:
            self.honest, self.left, self.executemany = honest, many, honest.executemany

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
    ledger.append([("ABCDEF", 0, b"x")])
    ledger.commit()
    ledger._base.execute("PRAGMA cache_size=1")  # pages leave memory before the commit, as those of a large batch do
    ledger._base.execute("PRAGMA max_page_count=12")
    with pytest.raises(NotWritten, match="full"):
        ledger.append([("ABCDEF", number, bytes(1000)) for number in range(1, 1000)])
    ledger.commit()  # there is no batch any more
    assert committed(tmp_path / "a.db") == ledger.read("ABCDEF") == [b"x"]
    ledger.append([("ABCDEF", 1, b"y")])
    ledger.commit()
    assert committed(tmp_path / "a.db") == [b"x", b"y"]
    ledger.close()


def test_a_batch_that_was_lost_between_two_statements_is_not_written(tmp_path: Path) -> None:
    """Also reading may fail in such a way that SQLite takes the batch back."""
    ledger = SqliteLedger(tmp_path / "a.db")
    for go_on in (ledger.commit, lambda: ledger.append([("ABCDEF", 1, b"y")]), lambda: ledger.finish("ABCDEF")):
        ledger.append([("ABCDEF", 0, b"x")])
        ledger._base.execute("ROLLBACK")
        with pytest.raises(NotWritten):
            go_on()
    ledger.close()
    assert committed(tmp_path / "a.db") == []


def test_a_closed_ledger_says_so(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.close()
    with pytest.raises(NotWritten):
        ledger.append([("ABCDEF", 0, b"x")])
    with pytest.raises(Unreadable):
        ledger.read("ABCDEF")
    assert ledger.problem() is not None


def test_closing_commits_what_is_left(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, b"last words")])
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"last words"]
    assert not [thread for thread in threading.enumerate() if thread.name == "ledger"]


def test_a_ledger_is_found_again(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, b"x")])
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


# -- SQLite's log ------------------------------------------------------------------------------------------------------------------------


def log_bytes(tmp_path: Path) -> int:
    return (tmp_path / "a.db-wal").stat().st_size


def test_the_log_is_begun_anew_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is written: the keeper moves what is in the log, and the next commit begins it anew. Nothing of it is lost."""
    monkeypatch.setattr(sqlite, "_LOG_BYTES", 100_000)
    monkeypatch.setattr(sqlite, "_LOG_BYTES_AT_MOST", 200_000)
    ledger = SqliteLedger(tmp_path / "a.db")
    largest, anew, before = 0, 0, 0
    for number in range(2000):
        ledger.append([("ABCDEF", number, bytes(500))])
        ledger.commit()
        size = log_bytes(tmp_path)
        largest, anew, before = max(largest, size), anew + (size < before), size
    assert largest < 300_000  # at most 200,000, and two commits that divide pages: of 41,200 each
    assert anew > 20
    assert len(ledger.read("ABCDEF")) == 2000
    ledger.close()
    assert len(committed(tmp_path / "a.db")) == 2000


def test_the_keeper_has_moved_the_log_before_a_commit_begins_it_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_LOG_BYTES", 100_000)
    ledger = SqliteLedger(tmp_path / "a.db")
    number = 0
    while not ledger._grown.is_set() and not ledger._caught_up.is_set():
        ledger.append([("ABCDEF", number, bytes(500))])
        ledger.commit()
        number += 1
    assert ledger._caught_up.wait(20)
    assert log_bytes(tmp_path) > 100_000
    for _ in range(2):
        ledger.append([("ABCDEF", number, bytes(500))])
        ledger.commit()
        number += 1
    assert log_bytes(tmp_path) <= 100_000
    ledger.close()


def test_a_reader_keeps_the_log_and_costs_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody makes a backup the log cannot begin anew. Nobody waits for that; afterwards it is."""
    for name, size in (("_LOG_BYTES", 100_000), ("_LOG_BYTES_AT_MOST", 200_000), ("_LOG_STEP", 50_000)):
        monkeypatch.setattr(sqlite, name, size)
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, bytes(500))])
    ledger.commit()
    reader = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    for number in range(1, 200):
        ledger.append([("ABCDEF", number, bytes(500))])
        ledger.commit()
    assert log_bytes(tmp_path) > 500_000
    assert reader.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    reader.close()
    for number in range(200, 300):
        ledger.append([("ABCDEF", number, bytes(500))])
        ledger.commit()
    assert log_bytes(tmp_path) < 250_000
    ledger.close()


# -- the database's file -----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health looks as often as it is asked."""
    monkeypatch.setattr(sqlite, "_TRIAL_SECONDS", 0.0)


@pytest.mark.usefixtures("at_once")
def test_health_writes(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    before = log_bytes(tmp_path)
    assert ledger.problem() is None
    assert log_bytes(tmp_path) > before
    ledger.append([("ABCDEF", 0, b"x")])
    assert ledger.problem() is None  # and leaves a batch alone
    assert committed(tmp_path / "a.db") == []
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"x"]


@pytest.mark.usefixtures("at_once")
def test_a_full_database_is_no_healthy_one(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    assert ledger.problem() is None
    fail_commits(ledger)
    assert ledger.problem() == "database or disk is full"
    heal(ledger)
    assert ledger.problem() is None
    ledger.close()


@pytest.mark.usefixtures("at_once")
def test_a_locked_database_is_an_error_at_once_and_not_healthy(tmp_path: Path) -> None:
    """The loop must not wait for somebody who has the database open: SQLite's own patience is five seconds."""
    ledger = SqliteLedger(tmp_path / "a.db")
    assert ledger._base.execute("PRAGMA busy_timeout").fetchone() == (0,)
    thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotWritten):
        ledger.append([("ABCDEF", 0, b"x")])
    assert ledger.problem() == "database is locked"
    thief.close()
    assert ledger.problem() is None
    ledger.close()


@pytest.mark.parametrize("what", ["a.db", "a.db-wal"])
@pytest.mark.parametrize("how", ["removed", "replaced"])
@pytest.mark.usefixtures("at_once")
def test_nothing_is_committed_into_a_file_that_is_not_there_any_more(tmp_path: Path, what: str, how: str) -> None:
    ledger = SqliteLedger(tmp_path / "a.db")
    ledger.append([("ABCDEF", 0, b"x")])
    ledger.commit()
    ledger.append([("ABCDEF", 1, b"y")])
    (tmp_path / what).rename(tmp_path / "elsewhere")
    if how == "replaced":
        (tmp_path / what).write_bytes((tmp_path / "elsewhere").read_bytes())
    with pytest.raises(NotWritten, match=f"{what} was {how}"):
        ledger.commit()
    assert f"{what} was {how}" in (ledger.problem() or "")
    if how == "replaced":
        with pytest.raises(MascaradeError, match="Another server"):
            SqliteLedger(tmp_path / "a.db")
    (tmp_path / "elsewhere").rename(tmp_path / what)  # it is back: all is well
    assert ledger.problem() is None
    ledger.append([("ABCDEF", 1, b"z")])
    ledger.close()
    assert committed(tmp_path / "a.db") == [b"x", b"z"]


def test_a_database_that_was_put_in_place_of_ours_keeps_its_log(tmp_path: Path) -> None:
    """Closing, SQLite removes the log by its name."""
    ledger = SqliteLedger(tmp_path / "a.db")
    for name in ("a.db", "a.db-wal", "a.db-shm"):
        (tmp_path / name).unlink()
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.executescript("PRAGMA journal_mode=WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1);")
    ledger.close()
    assert (tmp_path / "a.db-wal").exists()
    with pytest.raises(Unreadable):
        ledger.read("ABCDEF")
    assert other.execute("SELECT x FROM t").fetchall() == [(1,)]
    other.close()


def test_a_database_that_was_moved_is_still_ours(tmp_path: Path) -> None:
    one = SqliteLedger(tmp_path / "a.db")
    (tmp_path / "a.db").rename(tmp_path / "b.db")
    with pytest.raises(MascaradeError, match="Another server"):
        SqliteLedger(tmp_path / "b.db")
    (tmp_path / "b.db").rename(tmp_path / "a.db")
    one.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db"]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("Dear diary, today we played Mascarade. " * 100, encoding="utf-8")
    with pytest.raises(MascaradeError, match="not a database"):
        SqliteLedger(tmp_path / "a.db")
    assert [path.name for path in tmp_path.iterdir()] == ["a.db"]
    with pytest.raises(MascaradeError, match="No such file"):
        SqliteLedger(tmp_path / "nowhere" / "a.db")
