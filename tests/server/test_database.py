"""`mascarade database`: finding tables that cannot be read, and mending them."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mascarade.cli import main
from mascarade.errors import MascaradeError
from mascarade.server import database, entries, sqlite
from mascarade.server.messages import Options
from mascarade.server.sqlite import SqliteLedger

OPENED = entries.encode(entries.Opened(options=Options(), guest="g", name="Ada", action="g:1"))
JOINED = entries.encode(entries.Joined(guest="h", name="Bea"))
IMPOSSIBLE = entries.encode(entries.StoodIn(player=9, on=True))
DAMAGED = {
    "AAAAAA": ([OPENED, b"no JSON", JOINED], 1, "DecodeError"),
    "BBBBBB": ([OPENED, JOINED, b'{"e":"from-the-future"}', JOINED], 2, "ValidationError"),
    "CCCCCC": ([OPENED, JOINED, IMPOSSIBLE], 2, "IndexError"),
    "DDDDDD": ([OPENED, None, JOINED, JOINED], 1, "it is missing"),
    "EEEEEE": ([b"\xff", OPENED], 0, "DecodeError"),
}
"""Tables, the first entry of each that does not apply, and why. None: an entry that is not there."""


def rows(path: Path, text: str) -> list[Any]:
    base = sqlite3.connect(path)
    try:
        return base.execute(text).fetchall()
    finally:
        base.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with good tables and damaged ones."""
    ledger = SqliteLedger(tmp_path / "a.db")
    tables = {code: bodies for code, (bodies, _, _) in DAMAGED.items()} | {code: [OPENED, JOINED] for code in ("AAAAAB", "ZZZZZZ")}
    for code, bodies in tables.items():
        ledger.open(code, f"g:{code}")
        for number, body in enumerate(bodies):
            if body is not None:
                ledger.append([(code, number, body)])
    ledger.finish("CCCCCC")
    ledger.close()
    return tmp_path / "a.db"


def test_check_says_which_tables_cannot_be_read_and_changes_nothing(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = path.read_bytes()
    assert main(["database", "check", str(path)]) == 1
    *lines, summary = capsys.readouterr().out.splitlines()
    assert summary == "Tables that cannot be read: 5 of 7."
    assert len(lines) == len(DAMAGED)
    for line, (code, (_, number, why)) in zip(lines, DAMAGED.items(), strict=True):
        assert line.startswith(f"{code}: Entry {number} cannot be read: {why}")
    assert path.read_bytes() == before


def test_check_works_beside_a_server_and_mend_does_not(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = SqliteLedger(path)
    assert main(["database", "check", str(path)]) == 1
    assert main(["database", "mend", str(path)]) == 2
    assert "Another server is using this database" in capsys.readouterr().err
    server.close()
    assert rows(path, "SELECT count(*) FROM entries WHERE code = 'AAAAAA'") == [(3,)]


def test_mend_keeps_what_applies_and_what_it_removed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = rows(path, "SELECT code, number, body FROM entries ORDER BY code, number")
    assert main(["database", "mend", str(path)]) == 0
    out = capsys.readouterr().out
    assert "BBBBBB: Entry 2 cannot be read: ValidationError" in out
    assert "Kept: 2. Removed: 2." in out
    assert out.endswith("Tables mended: 5.\n")
    for code, (_, number, _) in DAMAGED.items():
        assert rows(path, f"SELECT number FROM entries WHERE code = '{code}' ORDER BY number") == [(n,) for n in range(number)]
    both = "SELECT code, number, body FROM entries UNION ALL SELECT code, number, body FROM removed ORDER BY code, number"
    assert rows(path, both) == before
    assert rows(path, "SELECT count(*) FROM removed WHERE removed > '2020' AND why <> ''") == [(9,)]
    assert rows(path, "SELECT over FROM tables WHERE code = 'CCCCCC'") == [(0,)]  # its game is not over any more
    assert rows(path, "SELECT code FROM tables WHERE code = 'EEEEEE'") == []  # nothing of it is left
    assert main(["database", "check", str(path)]) == 0
    assert capsys.readouterr().out == "All tables can be read: 6.\n"
    assert main(["database", "mend", str(path)]) == 0  # nothing to do
    assert rows(path, both) == before
    ledger = SqliteLedger(path)
    assert ledger.read("BBBBBB") == [OPENED, JOINED]
    assert ledger.read("EEEEEE") == []
    ledger.close()


def test_tables_are_looked_at_one_by_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, one is in memory at a time."""
    read: list[str] = []
    monkeypatch.setattr(database, "_damage", lambda code, _: read.append(code))
    archive = database.SqliteArchive(path, to_mend=False)
    for number, _ in enumerate(database._look_through(archive), 1):
        assert len(read) == number
    archive.close()
    assert len(read) == 7


@pytest.mark.parametrize("command", ["check", "mend"])
def test_what_is_no_database_is_refused(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", command, str(tmp_path / "a.db")]) == 2
    assert "No such file" in capsys.readouterr().err
    (tmp_path / "a.db").write_text("a list of guests\n" * 100, encoding="utf-8")
    assert main(["database", command, str(tmp_path / "a.db")]) == 2
    assert "not a database" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["a.db"]


def test_old_tables_are_forgotten_and_the_file_becomes_smaller(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = sqlite3.connect(path)
    base.execute("UPDATE tables SET opened = opened - 91 * 86400 WHERE code < 'B'")
    base.execute("INSERT INTO entries VALUES ('AAAAAB', 2, zeroblob(100000))")
    base.commit()
    base.close()
    size = path.stat().st_size
    assert main(["database", "forget", str(path), "--older-than", "90d"]) == 0
    assert capsys.readouterr().out == "Tables deleted: 2. Entries: 6. Kept, because they are being played: 0.\n"
    assert rows(path, "SELECT count(*) FROM tables UNION ALL SELECT count(DISTINCT code) FROM entries") == [(5,), (5,)]
    assert path.stat().st_size < size / 2
    assert main(["database", "forget", str(path), "--older-than", "three weeks"]) == 2
    assert "--older-than three weeks is not an age" in capsys.readouterr().err


def test_a_file_of_a_later_version_is_refused_and_an_older_one_brought_forwards(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rows(path, "PRAGMA user_version") == [(len(sqlite.MIGRATIONS),)]
    monkeypatch.setattr(sqlite, "MIGRATIONS", (*sqlite.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT;"))
    SqliteLedger(path).close()
    assert rows(path, "SELECT DISTINCT colour FROM tables") == [(None,)]
    monkeypatch.undo()
    with pytest.raises(MascaradeError, match="later version of Mascarade"):
        SqliteLedger(path)
    assert main(["database", "check", str(path)]) == 2
    assert "later version of Mascarade" in capsys.readouterr().err
