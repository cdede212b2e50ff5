"""A database that is full: whatever SQLite takes back by itself is not acknowledged."""

import sqlite3
from pathlib import Path

from mascarade.server import messages
from mascarade.server.steward import Limits
from tests.server.people import FOUR, guests, run
from tests.server.room import NEVER, Guest, hall, ledger_of


def test_what_is_acknowledged_is_stored_though_the_database_ran_full_in_one_moment(tmp_path: Path, faults: object) -> None:
    """An INSERT that finds no room takes back, inside SQLite, all that was written before it in the same moment."""
    answers: dict[str, list[str]] = {}

    async def go() -> None:
        room = hall(NEVER, Limits(tables_of_an_address=1000), str(tmp_path / "a.db"))
        people = guests([f"g{number}" for number in range(120)])
        ledger_of(room)._base.execute("PRAGMA max_page_count=10")
        for one in people:
            room.handle(one, messages.Make("make", "Somebody", FOUR))
        room.commit()
        for one in people:
            answers[one.guest] = [message["is"] for message in one.received if message.get("id") == "make"]
        for one in people:
            check(one, room.ledger.table_made_by(f"{one.guest}:make"))
        room.close()

    def check(one: Guest, code: str | None) -> None:
        if answers[one.guest] == ["ok"]:
            assert code is not None
            assert one.live is not None
        else:
            assert answers[one.guest] == ["error"]
            assert code is None

    run(go)
    base = sqlite3.connect(tmp_path / "a.db")
    stored = base.execute("SELECT code, count(*), max(number) FROM entries GROUP BY code").fetchall()
    base.close()
    acknowledged = [guest for guest, answer in answers.items() if answer == ["ok"]]
    assert 0 < len(acknowledged) < 120
    assert len(stored) == len(acknowledged)
    assert all(many == last + 1 for _, many, last in stored)
