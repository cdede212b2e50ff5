"""A hall and its ledger: nothing is heard of before it is committed, and what cannot be written has not happened."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from mascarade.outlook import encode
from mascarade.server import messages
from mascarade.server.clock import Pace
from mascarade.server.steward import Limits
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, in_time, refused, run, snapshot, to_the_end
from tests.server.room import NEVER, QUICK, Guest, hall, handle, ledger_of, say, table_of
from tests.server.test_ledger import fail_commits, heal


class Auditor(Guest):
    """Looks into the database whenever something comes: is what it tells of committed?"""

    database = ""
    entries: list[int] = []  # noqa: RUF012  # shared by all who sit at the table

    def send(self, messages: list[bytes]) -> None:
        base = sqlite3.connect(self.database)
        (written,) = base.execute("SELECT count(*) FROM entries").fetchone()
        base.close()
        self.entries.append(written)
        if self.live is not None:
            assert written == self.live.table.number, messages
        super().send(messages)


def test_nothing_is_acknowledged_or_told_before_it_is_committed(tmp_path: Path) -> None:
    async def go() -> None:
        room = hall(QUICK, database=str(tmp_path / "a.db"))
        Auditor.database = ledger_of(room).path
        people: list[Guest] = [Auditor("a"), Auditor("b")]
        await table_of(room, people, FOUR)
        await act(room, people[0], messages.Say("s", "hello"))
        await to_the_end(room, people)
        room.close()

    run(go)
    assert len(Auditor.entries) > 50


# -- when the database does not write ----------------------------------------------------------------------------------------------------


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, caplog: pytest.LogCaptureFixture, faults: object) -> None:
    async def go() -> None:
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        game = live.table.game
        assert game is not None
        action = game.choice.actions[0]
        await refused(room, people[0], messages.Decide("d", action, 0), "server-busy")
        thief.execute("ROLLBACK")
        thief.close()
        await act(room, people[0], messages.Decide("d", action, 0))
        assert live.table.game is not None
        assert len(live.table.game.actions) == 1
        room.close()

    run(go)
    assert "not written" in caplog.text
    assert "king" not in caplog.text


def test_bots_try_again_when_the_database_did_not_write(tmp_path: Path, clock: Clock, faults: object) -> None:
    async def go() -> None:
        room = hall(Pace(), database=str(tmp_path / "a.db"))
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        game = live.table.game
        assert game is not None
        await decide(room, people, "a pretend Bot".replace("Bot", game.players[1]))
        thief = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        await in_time(clock, lambda: bool(faults))
        assert live.table.game is not None
        assert len(live.table.game.actions) == 1
        thief.execute("ROLLBACK")
        thief.close()
        await in_time(clock, lambda: len(live.table.playing.actions) == 2)
        room.close()

    run(go)


def test_a_commit_that_fails_has_never_been_heard_of(tmp_path: Path, caplog: pytest.LogCaptureFixture, faults: object) -> None:
    """On a full disk everybody who asked for something is told so, nobody hears of anything, and it can be tried again."""

    async def go() -> None:
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        people, others = guests("abcd"), guests("efgh")
        tables = [await table_of(room, group, FOUR, DEAL) for group in (people, others)]
        before = [snapshot(room, live) for live in tables]
        heard = [len(one.frames) for one in (*people, *others)]
        fail_commits(ledger_of(room))
        newcomer = Guest("n")
        room.handle(people[0], messages.Decide("d", 49, 0))
        room.handle(others[0], messages.Decide("e", 49, 0))
        room.handle(newcomer, messages.Make("m", "N", FOUR))
        room.handle(newcomer, messages.Ping())
        room.commit()
        busy = {"is": "error", "code": "server-busy", "values": {}}
        assert people[0].last == busy | {"id": "d"}
        assert others[0].last == busy | {"id": "e"}
        assert newcomer.received == [busy | {"id": "m"}, {"is": "pong"}]
        assert newcomer.live is None
        assert [len(one.frames) for one in (*people, *others)] == [heard[0] + 1, *heard[1:4], heard[4] + 1, *heard[5:]]
        assert [snapshot(room, live) for live in tables] == before
        heal(ledger_of(room))
        fail_commits(ledger_of(room), 1)  # only what is committed together fails
        room.handle(people[0], messages.Decide("d", 49, 0))
        room.handle(others[0], messages.Decide("e", 49, 0))
        room.handle(newcomer, messages.Make("m", "N", FOUR))
        room.commit()
        for live in tables:
            assert live.table.game is not None
            assert live.table.game.actions == [49]
        assert {one.last["is"] for one in (*people, *others)} == {"decided"}
        assert newcomer.received[2]["is"] == "ok"
        assert len(room.tables) == 3
        room.close()
        again = hall(NEVER, database=str(tmp_path / "a.db"))
        assert len([again.find(code) for code in again.ledger.unfinished(0)]) == 3
        again.close()

    run(go)
    assert "not written" in caplog.text


def test_bots_try_again_when_a_commit_failed(tmp_path: Path, clock: Clock, faults: object) -> None:
    async def go() -> None:
        room = hall(Pace(think=(1.0, 1.0), answer=(1.0, 1.0)), database=str(tmp_path / "a.db"))
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        assert live.table.game is not None
        await decide(room, people, "a pretend Bot".replace("Bot", live.table.game.players[1]))
        fail_commits(ledger_of(room), 1)
        await in_time(clock, lambda: bool(faults))
        assert len(live.table.game.actions) == 1
        assert len(room.ledger.read(live.table.code)) == live.table.number
        await in_time(clock, lambda: len(live.table.playing.actions) == 2)
        room.close()

    run(go)


def test_addresses_are_forgotten(clock: Clock) -> None:
    async def go() -> None:
        room = hall(limits=Limits(tables_of_an_address=2))
        for number in range(50):
            guest = Guest(f"g{number}")
            guest.address = f"10.0.0.{number}"
            for table in range(3):
                await say(room, guest, messages.Make(f"m{table}", "A", FOUR))
            clock.now += 100
        assert guest.last["code"] == "too-many-tables"
        assert len(room._opened) == 37  # those of the last hour
        clock.now += 3600
        await act(room, guest, messages.Make("last", "A", FOUR))
        assert len(room._opened) == 1
        room.close()

    run(go)


def test_every_frame_is_a_message_of_the_protocol() -> None:
    """Whatever a hall sends in a whole game can be read by the protocol's own types, field by field."""
    kinds: set[str] = set()

    async def go() -> None:
        room = hall(QUICK)
        people = guests("ab")
        await table_of(room, people, messages.Options(edition=2, seats=8, scenario="B", memory="aid"))
        await handle(room, people[0], messages.Say("s", "hi"))
        await handle(room, people[0], messages.Ready("x"))
        await handle(room, people[0], messages.CheckCast("c", messages.Options(seats=6, cast=["x"])))
        await to_the_end(room, people)
        await handle(room, people[0], messages.AskReplay("r"))
        decode = msgspec.json.Decoder(messages.Outgoing).decode
        for frame in (*people[0].frames, *people[1].frames):
            message = decode(frame)
            kinds.add(type(message).__name__)
            assert msgspec.json.decode(encode(message)) == msgspec.json.decode(frame)
        room.close()

    run(go)
    assert kinds == {"Ok", "Refused", "Problems", "TableState", "Decided", "Said", "Replay"}
