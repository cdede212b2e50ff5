"""Tables of a hall: made, arranged, dealt; who is at them, on which connections, and what they hear when they come back."""

import pytest

from mascarade.server import messages
from mascarade.server.clock import Pace
from mascarade.server.steward import Limits
from mascarade.verify import commitment
from tests.server.people import FOUR, Clock, act, guests, live_of, refused, run, settle
from tests.server.room import Guest, hall, handle, leave, say

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
            *(messages.Reorder("x", []), messages.HandOver("x", 0), messages.PlayAgain("x")),
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
        code = (await act(room, host, messages.Make("1", "A", messages.Options(seats=4, starts="first", seconds=120))))["table"]
        await act(room, other, messages.Watch("w", code))
        await act(room, other, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        assert host.last["deal_seconds"] == 90
        await clock.pass_by(60)
        await act(room, host, messages.Ready("r"))
        await clock.pass_by(20)
        leave(room, other)
        assert host.last["takeover"] == 10.5  # not longer than the clock
        await clock.pass_by(9)
        assert live_of(host).table.phase == "deal"
        await clock.pass_by(1)
        assert live_of(host).table.phase == "game"
        room.close()

    run(go)


def test_without_a_time_limit_the_deal_waits_for_those_who_are_here(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(away=25))
        host, other, third = guests("abc")
        code = (await act(room, host, messages.Make("1", "A", FOUR)))["table"]
        for one, name in ((other, "B"), (third, "C")):
            await act(room, one, messages.Watch("w", code))
            await act(room, one, messages.Join("j", name))
        await act(room, host, messages.Start("s"))
        leave(room, other)
        live = live_of(host)
        await clock.pass_by(3600)  # c has not seen enough
        assert (live.table.phase, host.last["deal_seconds"], host.last["takeover"]) == ("deal", None, None)
        leave(room, host)
        leave(room, third)
        await clock.pass_by(3600)  # nobody waits
        host, third = Guest("a"), Guest("c")
        for one in (host, third):
            await act(room, one, messages.Watch("w", code))
            await act(room, one, messages.Ready("r"))
        assert (host.last["takeover"], third.last["takeover"]) == (25, 25)  # for b alone, and everybody sees it
        await clock.pass_by(24)
        assert live.table.phase == "deal"
        back = Guest("b")
        await act(room, back, messages.Watch("w", code))
        await clock.pass_by(3600)
        assert (live.table.phase, host.last["takeover"]) == ("deal", None)
        leave(room, back)
        await clock.pass_by(25)
        assert live.table.phase == "game"
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
            if live_of(guest).table.decider == 0:
                break
            await clock.pass_by(0.1)
        assert live_of(guest).table.decider == 0
        assert guest.last["choices"]
        room.close()

    run(go)
