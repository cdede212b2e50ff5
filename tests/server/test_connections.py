"""Who is at a table on which connections, and what they hear when they come back."""

import random

import pytest

from mascarade.server import messages
from mascarade.server.clock import Pace
from mascarade.server.table import RECENT
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, pretend, run
from tests.server.room import Guest, hall, handle, leave, table_of


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
    """Decision by decision, each as it was told to those who were there; then the table. Too far back: the log and the table."""

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
            missed = [one for one in heard if last is not None and one["version"] > last]
            assert [one["is"] for one in got] == ["ok", *(["log"] if last is None else ["decided"] * len(missed)), "table"]
            assert [one | {"choices": []} for one in got if one["is"] == "decided"] == [one | {"choices": []} for one in missed]
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
        assert [one["is"] for one in back.received] == ["ok", "log", "table"]
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
