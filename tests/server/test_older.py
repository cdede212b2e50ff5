"""Databases of earlier versions: every kind of entry, as it was written once, makes the same table today."""

import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

from mascarade.cli import main
from mascarade.server import entries
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.table import Table

OLDER: dict[str, Any] = json.loads((Path(__file__).parent / "older_tables.json").read_text(encoding="utf-8"))
"""Tables of version 0.1.0 before anything was released, by what they are; `makes` is what that version made of them."""
SCHEMA = """
PRAGMA journal_mode=WAL;
CREATE TABLE entries (code TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, number)) WITHOUT ROWID;
CREATE TABLE tables (code TEXT PRIMARY KEY, made TEXT NOT NULL, opened REAL NOT NULL, over INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX made ON tables (made);
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    base = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    base.executescript(SCHEMA)
    base.execute("BEGIN")
    for table in OLDER.values():
        base.execute("INSERT INTO tables VALUES (?, ?, 0, ?)", (table["code"], "a:m", table["makes"]["phase"] == "over"))
        for number, entry in enumerate(table["entries"]):
            base.execute("INSERT INTO entries VALUES (?, ?, ?)", (table["code"], number, json.dumps(entry).encode()))
    base.execute("COMMIT")
    base.close()
    return tmp_path / "a.db"


def test_every_kind_of_entry_is_among_them() -> None:
    written = {entry["e"] for table in OLDER.values() for entry in table["entries"]}
    assert written == {kind.__struct_config__.tag for kind in get_args(entries.AnyEntry)}


@pytest.mark.parametrize("what", OLDER)
def test_a_table_of_an_earlier_version_is_the_same_today(path: Path, what: str) -> None:
    ledger = SqliteLedger(path)
    table = Table(OLDER[what]["code"])
    for body in ledger.read(table.code):
        table.apply(entries.decode(body))
    ledger.close()
    game = table.game
    assert OLDER[what]["makes"] == {
        **{name: getattr(table, name) for name in ("number", "version", "phase", "host", "commitment", "next_table")},
        "seats": [[one.name, one.guest, one.level, one.temperament, one.stand_in, one.ready, one.prepared] for one in table.seats],
        "said": len(table.said),
        "decisions": None if game is None else game.actions,
        "state": None if game is None else game.state.hex(),
        "decides": None if game is None else game.decides,
    }


def test_check_finds_nothing_wrong_with_them(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["database", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"All tables can be read: {len(OLDER)}.\n"
