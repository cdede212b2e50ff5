"""Tables of a hall: made, arranged, dealt; who is at them, on which connections, and what they hear when they come back."""

import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from mascarade.outlook import encode
from mascarade.server import messages
from mascarade.server.clock import Pace
from mascarade.server.steward import Limits
from mascarade.server.table import RECENT
from mascarade.verify import commitment
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, pretend, refused, run, settle, snapshot, to_the_end
from tests.server.room import NEVER, QUICK, Guest, hall, handle, leave, ledger_of, say, table_of
from tests.server.test_ledger import fail_commits, heal

# -- before the game ---------------------------------------------------------------------------------------------------------------------


def test_a_table_is_made_watched_and_joined() -> None:
    async def go() -> None:
        room = hall()
        host, other, onlooker = guests("abc")
        made = await act(room, host, messages.Make("1", " Adele ", FOUR))
        code = made["table"]
        assert host.last["is"] == "table"
        assert (host.last["code"], host.last["phase"], host.last["you"], host.last["host"]) == (code, "lobby", 0, 0)
        for guest in (other, onlooker):
            assert await act(room, guest, messages.Watch("w", code)) == {"is": "ok", "id": "w", "table": code}
            assert guest.last["you"] is None
        await act(room, other, messages.Join("j", "Bruno"))
        for guest, place in ((host, 0), (other, 1), (onlooker, None)):
            assert [person["name"] for person in guest.last["people"]] == ["Adele", "Bruno"]
            assert guest.last["you"] == place
            assert guest.last["version"] == live_of(host).table.version
        room.close()

    run(go)


def test_what_is_asked_without_a_table() -> None:
    async def go() -> None:
        room = hall()
        (guest,) = guests("a")
        await handle(room, guest, messages.Ping())
        assert guest.last == {"is": "pong"}
        await handle(room, guest, messages.Hello(messages.PROTOCOL))
        assert guest.last["is"] == "welcome"
        await refused(room, guest, messages.Hello(messages.PROTOCOL + 1), "old-protocol")
        await refused(room, guest, messages.Watch("w", "ABCDEF"), "unknown-table")
        for message in (
            *(messages.Join("x", "A"), messages.Leave("x"), messages.Start("x"), messages.Ready("x"), messages.Decide("x", 0, 0)),
            *(messages.Prepare("x", None), messages.Say("x", "hi"), messages.React("x", "clap"), messages.Rematch("x")),
            *(messages.AskReplay("x"), messages.Change("x", FOUR), messages.AddBot("x", "novice"), messages.Remove("x", 0)),
            *(messages.Reorder("x", []), messages.HandOver("x", 0)),
        ):
            await refused(room, guest, message, "unknown-table")
        bad = messages.Options(seats=6, cast=["king"])
        answer = await say(room, guest, messages.CheckCast("c", bad))
        assert (answer["is"], [problem["code"] for problem in answer["problems"]]) == ("problems", ["size-range", "no-judge"])
        assert (await say(room, guest, messages.CheckCast("d", FOUR)))["problems"] == []
        lesson = await say(room, guest, messages.AskReplay("e", lesson=1))
        assert (lesson["is"], lesson["id"]) == ("replay", "e")
        assert len(lesson["steps"]) > 5
        assert room.tables == {}
        room.close()

    run(go)


@pytest.mark.parametrize("name", ["   ", "\u202e\u200b", "x" * 25, "\x07"])
def test_what_is_no_name_is_refused_everywhere(name: str) -> None:
    async def go() -> None:
        room = hall()
        host, other = guests("ab")
        await refused(room, host, messages.Make("m", name, FOUR), "bad-name")
        await refused(room, host, messages.Quick("q", name, FOUR), "bad-name")
        assert room.tables == {}
        code = (await act(room, host, messages.Make("m", "Adele", FOUR)))["table"]
        await act(room, other, messages.Watch("w", code))
        await refused(room, other, messages.Join("j", name), "bad-name")
        await refused(room, other, messages.Join("j", "ADELE\u200b"), "name-taken", name="ADELE")
        await act(room, other, messages.Join("j", "Bruno"))  # what was refused may be tried again with the same id
        room.close()

    run(go)


def test_the_host_arranges_a_table() -> None:
    async def go() -> None:
        room = hall()
        host, other, third = people = guests("abc")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        for guest in people[1:]:
            await act(room, guest, messages.Watch("w", code))
            await act(room, guest, messages.Join("j", guest.guest.upper()))
        await act(room, host, messages.AddBot("2", "master"))
        assert third.last["people"][3]["bot"] == "master"
        await refused(room, host, messages.AddBot("3", "novice"), "table-full")
        await act(room, host, messages.Reorder("4", [3, 2, 0, 1]))
        assert [guest.last["you"] for guest in people] == [2, 3, 1]
        assert third.last["host"] == 2
        await act(room, host, messages.Remove("5", 0))  # the bot
        assert [guest.last["you"] for guest in people] == [1, 2, 0]
        await refused(room, other, messages.Remove("6", 0), "not-host")
        await refused(room, host, messages.Remove("7", 1), "not-now")
        await refused(room, host, messages.Reorder("8", [0, 1]), "bad-message")
        await act(room, host, messages.HandOver("9", 2))
        await refused(room, host, messages.Start("10"), "not-host")
        await act(room, other, messages.Change("11", messages.Options(edition=2, seats=13)))
        assert [problem["code"] for problem in host.last["problems"]] == ["players"]
        await refused(room, other, messages.Start("12"), "bad-cast")
        await act(room, other, messages.Change("13", FOUR))
        assert host.last["problems"] == []
        await act(room, other, messages.Leave("14"))
        assert (host.last["host"], host.last["you"], len(host.last["people"])) == (0, 1, 2)  # the next guest is host
        room.close()

    run(go)


def test_who_is_removed_is_told_so_and_may_come_again() -> None:
    async def go() -> None:
        room = hall()
        host, other = guests("ab")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        await act(room, other, messages.Watch("2", code))
        await act(room, other, messages.Join("3", "B"))
        await act(room, host, messages.Remove("4", 1))
        assert other.last == {"is": "gone", "code": code}
        heard = len(other.frames)
        await act(room, host, messages.Say("5", "at last"))
        assert len(other.frames) == heard
        await refused(room, other, messages.Say("6", "hey"), "unknown-table")
        await act(room, other, messages.Watch("7", code))
        await act(room, other, messages.Join("8", "B"))
        room.close()

    run(go)


def test_the_last_to_leave_leaves_a_table_for_the_next() -> None:
    async def go() -> None:
        room = hall()
        host, other = guests("ab")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        await act(room, host, messages.Leave("2"))
        assert (host.last["host"], host.last["people"], host.last["you"]) == (None, [], None)
        await act(room, other, messages.Watch("3", code))
        await act(room, other, messages.Join("4", "B"))
        assert other.last["host"] == 0
        await act(room, other, messages.Start("5"))
        room.close()

    run(go)


def test_limits_on_tables() -> None:
    async def go() -> None:
        room = hall(limits=Limits(tables=3, tables_of_an_address=4))
        one, other = guests("ab")
        other.address = "elsewhere"
        for number in range(3):
            await act(room, one, messages.Make(str(number), "A", FOUR))
        assert len(room.tables) == 3
        await act(room, one, messages.Make("3", "A", FOUR))  # those that nobody is at make room
        assert len(room.tables) <= 3
        await refused(room, one, messages.Make("4", "A", FOUR), "too-many-tables")
        codes = [code for code in room.ledger.unfinished(0) if code not in room.tables]
        assert codes
        await act(room, other, messages.Watch("w", codes[0]))  # it sleeps in the ledger
        await act(room, other, messages.Make("5", "B", FOUR))
        room.close()
        room = hall(limits=Limits(tables=2))
        people = guests("abc")
        for guest in people[:2]:
            await act(room, guest, messages.Make("1", "A", FOUR))
        await refused(room, people[2], messages.Make("1", "A", FOUR), "server-busy")
        room.close()

    run(go)


def test_the_same_action_makes_one_table() -> None:
    """Resent on another connection because the answer was lost; also at the very same time."""

    async def go() -> None:
        room = hall()
        makes: list[type[messages.Make] | type[messages.Quick]] = [messages.Make, messages.Quick]
        for number, make in enumerate(makes):
            connections = [Guest("a") for _ in range(4)]
            for connection in connections[:2]:
                await act(room, connection, make(f"m{number}", "A", FOUR))
            for connection in connections[2:]:
                room.handle(connection, make(f"n{number}", "A", FOUR))
            room.commit()
            codes = [live_of(one).table.code for one in connections]
            assert codes[0] == codes[1] != codes[2] == codes[3]
            assert [one.table()["you"] for one in connections] == [0, 0, 0, 0]
        assert len(room.tables) == 4
        stranger = Guest("b")
        await act(room, stranger, messages.Make("m0", "B", FOUR))  # ids are everybody's own
        assert len(room.tables) == 5
        room.close()

    run(go)


# -- the deal ----------------------------------------------------------------------------------------------------------------------------


def test_start_fills_with_bots_and_deals_face_up() -> None:
    """R1.5."""

    async def go() -> None:
        room = hall()
        host, other, onlooker = guests("abc")
        options = messages.Options(seats=6, starts="first", fill="sharp")
        code = (await act(room, host, messages.Make("1", "A", options)))["table"]
        for guest in (other, onlooker):
            await act(room, guest, messages.Watch("w", code))
        await act(room, other, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        live = live_of(host)
        assert live.table.game is not None
        for guest in (host, other, onlooker):
            last = guest.last
            assert last["phase"] == "deal"
            assert [person.get("bot") for person in last["people"]] == [None, None, "sharp", "sharp", "sharp", "sharp"]
            assert last["deal"] == list(live.table.game.deal)
            assert last["commitment"] == commitment(live.table.salt, live.table.game.deal)
            assert live.table.salt.encode() not in b"".join(guest.frames)
            assert last["game"] is None
            assert last["choices"] == []
        await refused(room, onlooker, messages.Ready("r"), "not-seated")
        await refused(room, host, messages.Decide("d", 0, 0), "not-now")
        room.close()

    run(go)


def test_the_cards_are_turned_down_when_everybody_is_ready(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace())
        host, other = guests("ab")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        await act(room, other, messages.Watch("w", code))
        await act(room, other, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        await act(room, host, messages.Ready("r"))
        assert [person.get("ready", False) for person in other.last["people"]] == [True, False, True, True]
        await clock.pass_by(30)
        assert live_of(host).table.phase == "deal"
        await act(room, other, messages.Ready("r"))
        await settle()
        for guest in (host, other):
            assert (guest.last["phase"], guest.last["deal"]) == ("game", None)
            assert guest.last["game"]["decides"] == 0
        room.close()

    run(go)


def test_the_countdown_of_the_deal_does_not_begin_again(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(deal=90))
        host, other = guests("ab")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        await act(room, other, messages.Watch("w", code))
        await act(room, other, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        await clock.pass_by(50)
        await act(room, host, messages.Ready("r"))
        await clock.pass_by(20)
        leave(room, other)
        await clock.pass_by(19)
        assert live_of(host).table.phase == "deal"
        await clock.pass_by(1)
        assert live_of(host).table.phase == "game"
        room.close()

    run(go)


def test_play_now_is_a_table_with_bots(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace())
        (guest,) = guests("a")
        await refused(room, guest, messages.Quick("1", "A", messages.Options(edition=2, seats=13)), "bad-cast")
        assert room.tables == {}
        await act(room, guest, messages.Quick("1", "A", messages.Options(seats=5)))
        assert guest.last["phase"] == "deal"
        assert len(guest.last["people"]) == 5
        await act(room, guest, messages.Ready("2"))
        await settle()
        assert guest.last["phase"] == "game"
        for _ in range(3000):
            if live_of(guest).table.decider() == 0:
                break
            await clock.pass_by(0.1)
        assert live_of(guest).table.decider() == 0
        assert guest.last["choices"]
        room.close()

    run(go)


# -- connections -------------------------------------------------------------------------------------------------------------------------


def test_a_guest_with_two_connections_is_one_guest() -> None:
    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        phone = Guest("a")
        await act(room, phone, messages.Watch("w", live.table.code))
        await decide(room, [phone, *people[1:]], "a exchange b")
        assert phone.frames[-1] == people[0].frames[-1]
        assert [one["is"] for one in phone.received[-2:]] == ["ok", "decided"]
        heard = len(people[1].frames)
        leave(room, phone)
        assert len(people[1].frames) == heard  # still there, on the other one
        leave(room, people[0])
        assert people[1].last["people"][0]["away"]
        back = Guest("a")
        await act(room, back, messages.Watch("w", live.table.code))
        assert "away" not in people[1].last["people"][0]
        room.close()

    run(go)


def test_a_connection_is_at_one_table_at_a_time() -> None:
    async def go() -> None:
        room = hall()
        one, other = guests("ab")
        first = (await act(room, one, messages.Make("1", "A", FOUR)))["table"]
        await act(room, other, messages.Watch("1", first))
        await act(room, other, messages.Join("2", "B"))
        second = (await act(room, other, messages.Make("3", "B", FOUR)))["table"]
        assert one.last["people"][1]["away"]
        await act(room, one, messages.Say("4", "where are you?"))
        assert other.last["is"] == "table"
        assert other.last["code"] == second
        await act(room, other, messages.Watch("5", first))
        assert (other.last["you"], other.last["said"][0]["text"]) == (1, "where are you?")
        assert "away" not in one.last["people"][1]
        room.close()

    run(go)


@pytest.mark.parametrize("viewer", ["a", "c", "onlooker"])
def test_who_was_away_hears_what_was_missed(viewer: str) -> None:
    """Decision by decision, each as it was told to those who were there; then the table. Too far back: the table alone."""

    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        witness = Guest(viewer)
        await act(room, witness, messages.Watch("w", live.table.code))
        begin = live.table.version
        witness.frames.clear()
        await decide(room, people, "a exchange b")
        await pretend(room, people, 3)
        await act(room, people[3], messages.Say("s", "hm"))
        leave(room, people[3])  # others' doings in between
        await act(room, people[3], messages.Watch("w2", live.table.code))
        await decide(room, people, "a look")
        heard = [one for one in witness.received if one["is"] == "decided"]
        for last in (None, -1, 0, begin, begin + 1, begin + 3, begin + 5, begin + 99, 10**30):
            back = Guest(viewer)
            await act(room, back, messages.Watch("w", live.table.code, last))
            got = back.received
            assert [one["is"] for one in got] == ["ok", *["decided"] * (len(got) - 2), "table"]
            missed = [one for one in heard if last is not None and one["version"] > last]
            assert [one | {"choices": []} for one in got[1:-1]] == [one | {"choices": []} for one in missed]
            assert got[-1]["version"] == live.table.version
            assert got[-1]["said"][0]["text"] == "hm"
            leave(room, back)
        rng = random.Random(1)
        game = live.table.game
        assert game is not None
        while len(game.actions) < RECENT + 10 and live.table.phase == "game":
            await decide(room, people, str(rng.choice([move for move in game.moves if move.kind in ("look", "pretend")])))
        back = Guest(viewer)
        await act(room, back, messages.Watch("w", live.table.code, begin))
        assert [one["is"] for one in back.received] == ["ok", "table"]
        room.close()

    run(go)


def test_a_look_is_not_lost_with_the_connection(clock: Clock) -> None:
    """What one paid a turn for comes when one is back, also if a bot had to stand in for somebody meanwhile."""

    async def go() -> None:
        room = hall(Pace(away=25))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await pretend(room, people)
        last = live.table.version
        leave(room, people[1])
        leave(room, people[0])
        game = live.table.game
        assert game is not None
        dying = Guest("a")
        dying.live = live
        await handle(room, dying, messages.Decide("d", game.action("a look"), 4))
        dying.frames.clear()
        await clock.pass_by(26)
        assert live.table.seats[1].stand_in
        back = Guest("a")
        await act(room, back, messages.Watch("w", live.table.code, last))
        saw = [event for one in back.received if one["is"] == "decided" for event in one["events"] if event["what"] == "saw"]
        assert saw == [{"what": "saw", "cards": [0], "character": "judge", "to": [0]}]
        room.close()

    run(go)


# -- the ledger --------------------------------------------------------------------------------------------------------------------------


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
        await clock.pass_by(3)
        assert live.table.game is not None
        assert len(live.table.game.actions) == 1
        thief.execute("ROLLBACK")
        thief.close()
        await clock.pass_by(3)
        await clock.pass_by(3)
        assert live.table.game is not None
        assert len(live.table.game.actions) == 2
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
        room = hall(Pace(), database=str(tmp_path / "a.db"))
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        assert live.table.game is not None
        await decide(room, people, "a pretend Bot".replace("Bot", live.table.game.players[1]))
        fail_commits(ledger_of(room), 1)
        await clock.pass_by(3)
        assert len(live.table.game.actions) == 1
        assert len(room.ledger.read(live.table.code)) == live.table.number
        await clock.pass_by(2.1)
        await clock.pass_by(3)
        assert len(live.table.game.actions) == 2
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
        await table_of(room, people, messages.Options(edition=2, seats=8, scenario="B", memory=True))
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
