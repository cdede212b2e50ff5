"""What happens by itself: bots, time limits, people who vanish and return."""

import asyncio
import json
import random
from typing import get_args

import pytest

from mascarade.casts import printed_cast
from mascarade.server import messages
from mascarade.server.clock import Pace
from mascarade.server.tempo import HELD
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, pretend, refused, run, settle
from tests.server.room import Guest, call_it, hall, leave, table_of

SIX = list(printed_cast(1, 6).codes)

LONGEST = Pace().think[1] * HELD[1] + 0.1
"""Seconds after which every bot has decided."""


def test_a_bot_stands_in_when_the_time_is_up_and_the_guest_takes_over_by_deciding(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace())
        people = guests("abcd")
        live = await table_of(room, people, messages.Options(seats=4, starts="first", seconds=30), DEAL)
        game = live.table.game
        assert game is not None
        assert people[1].last["game"]["deadline"] == 30
        await decide(room, people, "a pretend b")
        assert people[0].last["game"]["deadline"] == 30
        await clock.pass_by(20)
        await act(room, people[3], messages.React("r", "hurry"))
        watcher = Guest("onlooker")
        await act(room, watcher, messages.Watch("w", live.table.code))
        assert watcher.last["game"]["deadline"] == 10
        await clock.pass_by(10.6)
        assert live.table.seats[1].stand_in
        assert people[0].last["people"][1]["stand_in"]
        assert people[0].last["game"]["deadline"] is None
        assert len(game.actions) == 1
        await clock.pass_by(LONGEST)
        assert len(game.actions) == 2
        assert people[0].last["version"] == live.table.version
        await pretend(room, people, 2)
        await decide(room, people, "a look")
        # b's turn again: the bot would decide soon, but b is faster
        assert people[1].last["choices"]
        sizes = [len(one.frames) for one in people]
        await decide(room, people, "b look")
        assert not live.table.seats[1].stand_in
        for guest, size in zip(people, sizes, strict=True):
            told = [one for one in guest.received[size:] if one["is"] in ("table", "decided")]
            assert [one["is"] for one in told] == ["table", "decided"]
            assert "stand_in" not in told[0]["people"][1]
            assert [one["version"] for one in told] == [live.table.version - 1, live.table.version]
        await clock.pass_by(29)
        assert live.table.decider == 2
        room.close()

    run(go)


def test_a_bot_plays_for_somebody_who_is_gone_until_they_return(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(away=25))
        people = guests("abcd")
        live = await table_of(room, people, messages.Options(seats=4, starts="first", seconds=15), DEAL)
        leave(room, people[0])
        assert people[1].last["people"][0]["away"]
        await clock.pass_by(15.6)
        assert live.table.seats[0].stand_in
        back = Guest("a")
        await act(room, back, messages.Watch("w", live.table.code))
        assert not live.table.seats[0].stand_in
        assert "stand_in" not in people[1].last["people"][0]
        assert "away" not in people[1].last["people"][0]
        assert back.last["choices"]
        assert back.last["game"]["deadline"] == 15  # all the time again
        await clock.pass_by(14)
        assert not live.table.seats[0].stand_in
        await decide(room, [back, *people[1:]], "a pretend b")
        room.close()

    run(go)


def test_a_vanished_guest_is_stood_in_for_without_any_time_limit(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(away=25))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await clock.pass_by(3600)
        assert live.table.decider == 0  # as long as it takes
        leave(room, people[0])
        await clock.pass_by(24)
        assert not live.table.seats[0].stand_in
        await clock.pass_by(1)
        assert live.table.seats[0].stand_in
        for _ in range(20):
            await clock.pass_by(0.2)
        assert live.table.decider == 1
        leave(room, people[1])
        await clock.pass_by(20)
        await act(room, Guest("b"), messages.Watch("w", live.table.code))
        await clock.pass_by(20)
        assert live.table.decider == 1  # came back in time
        assert not live.table.seats[1].stand_in
        room.close()

    run(go)


def test_nobody_is_stood_in_for_by_a_timer_that_was_somebody_else_s(clock: Clock) -> None:
    """A's time is up in the moment in which A's decision is being committed: B, who has all the time in the world, keeps the seat."""

    async def go() -> None:
        room = hall(Pace(away=25))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        game = live.table.game
        assert game is not None
        leave(room, people[0])
        await clock.pass_by(24.9)
        back = Guest("a")
        back.live = live  # sends, but has not said that it is back: its connection is not known at the table yet
        clock.now += 0.2
        room.handle(back, messages.Decide("d", game.action("a pretend b"), 0))
        await settle()
        assert len(game.actions) == 1
        await clock.pass_by(100)
        assert not live.table.seats[1].stand_in
        room.close()

    run(go)


def test_who_comes_and_goes_all_the_time_holds_nobody_up(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(away=25))
        people = guests("abc")
        live = await table_of(room, people, FOUR, DEAL)
        game = live.table.game
        assert game is not None
        leave(room, people[0])
        for _ in range(26):  # a is away, and b's connection is bad
            await act(room, people[1], messages.Watch("w", live.table.code))
            await clock.pass_by(0.5)
            leave(room, people[1])
            await clock.pass_by(0.5)
        assert live.table.seats[0].stand_in
        for _ in range(6):
            await act(room, people[1], messages.Watch("w", live.table.code))
            await clock.pass_by(0.5)
            leave(room, people[1])
        assert len(game.actions) == 1
        room.close()

    run(go)


def test_bots_that_cannot_think_yet_wait_until_they_can(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace(awake=False))
        people = guests("ab")
        live = await table_of(room, people, FOUR, DEAL)
        await act(room, people[0], messages.Leave("l"))
        for _ in range(10):
            await clock.pass_by(2.5)
        assert live.table.playing.actions == []
        late = Guest("late")
        await act(room, late, messages.Watch("w", live.table.code))
        for one in (*people, late):
            assert one.table()["asleep"]
            assert [table["asleep"] for table in one.received if table["is"] == "table"].count(True) == 1  # said once
        room.clock.pace.awake = True
        await clock.pass_by(2.5)
        assert len(live.table.playing.actions) == 1
        again = Guest("again")
        await act(room, again, messages.Watch("w", live.table.code))
        assert not again.table()["asleep"]
        room.close()

    run(go)


def test_leaving_a_game_leaves_the_seat_to_a_bot(clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace())
        people = guests("ab")
        live = await table_of(room, people, FOUR, DEAL)
        game = live.table.game
        assert game is not None
        await act(room, people[0], messages.Leave("l"))
        assert people[0].last["you"] is None
        assert people[0].last["choices"] == []
        assert people[1].last["people"][0]["bot"] == "regular"
        assert people[1].last["host"] == 1
        await refused(room, people[0], messages.Decide("d", game.choice.actions[0], 0), "not-seated")
        await clock.pass_by(LONGEST)
        assert len(game.actions) == 1
        await act(room, people[1], messages.Leave("l"))
        for _ in range(100_000):
            if live.table.phase == "over":
                break
            await clock.pass_by(1.0)
        assert live.table.phase == "over"  # the bots finish it
        room.close()

    run(go)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_bots_take_their_time_whatever_lies_hidden(level: messages.Level, clock: Clock) -> None:
    """As long as the onlookers of two games see the same, they see it at the same times, though cards lie differently."""

    async def go(kind: str, seed: int) -> list[tuple[float, bytes]]:
        room = hall(Pace())
        room.clock.dice = random.Random(seed)
        people, onlooker = guests("a"), Guest("onlooker")
        clock.now = 1000.0
        live = await table_of(room, people, messages.Options(seats=6, starts="first", fill=level), random.Random(seed).sample(SIX, 6))
        game = live.table.game
        assert game is not None
        call_it(room, live, "AAAAAA")
        for seat, temperament in zip(live.table.seats[1:], get_args(messages.Temperament), strict=True):
            seat.temperament = temperament
        await act(room, onlooker, messages.Watch("w", "AAAAAA"))
        onlooker.frames.clear()
        seen: list[tuple[float, bytes]] = []
        while live.table.phase == "game" and len(game.actions) < 60:
            if live.table.decider == 0:
                moves = {move.kind: str(move) for move in reversed(game.moves)}
                await decide(room, people, next(moves[one] for one in (kind, "pass", "look", *moves) if one in moves))
            else:
                assert live.timer is not None
                await clock.pass_by(live.timer.when() - clock.now)
            seen += [(clock.now, frame) for frame in onlooker.frames]
            onlooker.frames.clear()
        room.close()
        return seen

    same = felt = 0
    for seed in range(20):
        one, other = (asyncio.run(go(kind, seed)) for kind in ("exchange", "pretend"))
        for (when, frame), (when_too, frame_too) in zip(one, other, strict=False):
            assert when == when_too, f"seed {seed}"
            if frame != frame_too:
                assert without_feelings(frame) != without_feelings(frame_too), "bots feel alike where everybody has seen the same"
                break
            same += 1
            felt += bool(json.loads(frame).get("feelings"))
    assert same > 100
    assert felt > 5


def without_feelings(frame: bytes) -> object:
    """What a message tells of the game."""
    return json.loads(frame) | {"feelings": []}
