"""`mascarade database` with PostgreSQL: tables move there and back, and what cannot be read is found and cut."""

import json
import sqlite3
from pathlib import Path

import psycopg
import pytest

from mascarade.cli import main
from mascarade.server.sqlite import SqliteLedger
from tests.server.test_older import OLDER


@pytest.fixture
def path(tmp_path: Path) -> Path:
    ledger = SqliteLedger(tmp_path / "a.db")
    for table in OLDER.values():
        ledger.open(table["code"], f"a:{table['code']}")
        ledger.append([(table["code"], number, json.dumps(entry).encode()) for number, entry in enumerate(table["entries"])])
        if table["makes"]["phase"] == "over":
            ledger.finish(table["code"])
    ledger.close()
    return tmp_path / "a.db"


def rows(path: Path) -> list[list[tuple[object, ...]]]:
    base = sqlite3.connect(path)
    try:
        return [base.execute(f"SELECT * FROM {kind} ORDER BY 1, 2").fetchall() for kind in ("entries", "tables")]
    finally:
        base.close()


def test_tables_move_to_postgresql_and_back(path: Path, shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = sum(len(table["entries"]) for table in OLDER.values())
    for _ in range(2):  # the second time everything is there
        assert main(["database", "move", str(path), shared]) == 0
        assert capsys.readouterr().out == f"Tables moved: {len(OLDER)}. Entries: {entries}.\n"
    assert main(["database", "check", shared]) == 0
    assert capsys.readouterr().out == f"All tables can be read: {len(OLDER)}.\n"
    assert main(["database", "move", shared, str(tmp_path / "b.db")]) == 0
    before, after = rows(path), rows(tmp_path / "b.db")
    assert after[0] == before[0]
    for one, other in zip(before[1], after[1], strict=True):
        assert other == (*one[:2], pytest.approx(one[2], abs=1e-5), one[3])


def test_what_a_guest_has_called_the_same_twice_moves(path: Path, shared: str) -> None:
    """A file keeps that, and any id: no guest shall be able to keep all tables where they are."""
    ledger = SqliteLedger(path)
    ((number, body),) = ledger._select("SELECT number, body FROM entries ORDER BY code, number LIMIT 1", ())
    for another, action in (("AAAAAA", "b:1"), ("BBBBBB", "b:1"), ("CCCCCC", "b:\0")):
        assert ledger.open(another, action)
        ledger.append([(another, number, body)])
    ledger.close()
    assert main(["database", "move", str(path), shared]) == 0
    with psycopg.connect(shared) as base:
        made = "SELECT code, made FROM tables WHERE code IN ('AAAAAA', 'BBBBBB', 'CCCCCC') ORDER BY code"
        assert base.execute(made).fetchall() == [("AAAAAA", "b:1"), ("BBBBBB", "?:BBBBBB"), ("CCCCCC", "b:")]


def test_another_table_of_the_same_code_is_not_written_over(path: Path, shared: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", "move", str(path), shared]) == 0
    code = next(iter(OLDER.values()))["code"]
    with psycopg.connect(shared, autocommit=True) as base:
        base.execute("UPDATE entries SET body = 'x' WHERE code = %s AND number = 0", (code,))
    assert main(["database", "move", str(path), shared]) == 2
    assert f"another table {code}" in capsys.readouterr().err


def test_what_cannot_be_read_is_found_and_cut(path: Path, shared: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", "move", str(path), shared]) == 0
    code = next(iter(OLDER.values()))["code"]
    with psycopg.connect(shared, autocommit=True) as base:
        base.execute("UPDATE entries SET body = 'x' WHERE code = %s AND number = 1", (code,))
        base.execute("INSERT INTO workers VALUES ('w', '', now() + interval '1 hour')")
        assert main(["database", "check", shared]) == 1
        assert f"{code}: Entry 1 cannot be read: DecodeError" in capsys.readouterr().out
        assert main(["database", "mend", shared]) == 2
        assert "Another server is using this database" in capsys.readouterr().err
        base.execute("DELETE FROM workers")
        assert main(["database", "mend", shared]) == 0
        assert base.execute("SELECT number FROM entries WHERE code = %s", (code,)).fetchall() == [(0,)]
        assert base.execute("SELECT number FROM removed WHERE why LIKE 'DecodeError%'").fetchall()[0] == (1,)
    assert main(["database", "check", shared]) == 0


def test_old_tables_are_forgotten_while_workers_play_others(path: Path, shared: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", "move", str(path), shared]) == 0
    played, fresh, *old = [table["code"] for table in OLDER.values()]
    with psycopg.connect(shared, autocommit=True) as base:
        base.execute("UPDATE tables SET opened = now() - interval '100 days' WHERE code <> %s", (fresh,))
        base.execute("INSERT INTO workers VALUES ('w', '', now() + interval '1 hour'), ('dead', '', now())")
        base.execute("UPDATE tables SET owner = CASE WHEN code = %s THEN 'w' ELSE 'dead' END", (played,))
        capsys.readouterr()
        assert main(["database", "forget", shared, "--older-than", "90d"]) == 0
        said = capsys.readouterr().out
        assert said.startswith(f"Tables deleted: {len(old)}. Entries: ")
        assert said.endswith(" being played: 1.\n")
        for kind in ("tables", "entries"):
            assert {code for (code,) in base.execute(f"SELECT code FROM {kind}")} == {played, fresh}
