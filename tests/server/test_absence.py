"""What happens by itself: bots, time limits, people who vanish and return, a server that was killed."""

import asyncio
import random
from pathlib import Path

import pytest

from mascarade.casts import printed_cast
from mascarade.outlook import encode
from mascarade.server import entries, messages
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, pretend, refused, run, settle, state, to_the_end, until
from tests.server.room import NEVER, QUICK, Guest, call_it, hall, leave, say, table_of

# -- time, absence, stand-ins ------------------------------------------------------------------------------------------------------------


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
        await clock.pass_by(2.5)
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
        assert live.table.decider() == 2
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
        assert live.table.decider() == 0  # as long as it takes
        leave(room, people[0])
        await clock.pass_by(24)
        assert not live.table.seats[0].stand_in
        await clock.pass_by(1)
        assert live.table.seats[0].stand_in
        for _ in range(20):
            await clock.pass_by(0.2)
        assert live.table.decider() == 1
        leave(room, people[1])
        await clock.pass_by(20)
        await act(room, Guest("b"), messages.Watch("w", live.table.code))
        await clock.pass_by(20)
        assert live.table.decider() == 1  # came back in time
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
        room.clock.pace.awake = True
        await clock.pass_by(2.5)
        assert len(live.table.playing.actions) == 1
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
        await clock.pass_by(2.5)
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
        await act(room, onlooker, messages.Watch("w", "AAAAAA"))
        onlooker.frames.clear()
        seen: list[tuple[float, bytes]] = []
        while live.table.phase == "game" and len(game.actions) < 60:
            if live.table.decider() == 0:
                moves = {move.kind: str(move) for move in reversed(game.moves)}
                await decide(room, people, next(moves[one] for one in (kind, "pass", "look", *moves) if one in moves))
            else:
                assert live.timer is not None
                await clock.pass_by(live.timer.when() - clock.now)
            seen += [(clock.now, frame) for frame in onlooker.frames]
            onlooker.frames.clear()
        room.close()
        return seen

    same = 0
    for seed in range(20):
        one, other = (asyncio.run(go(kind, seed)) for kind in ("exchange", "pretend"))
        for (when, frame), (when_too, frame_too) in zip(one, other, strict=False):
            assert when == when_too, f"seed {seed}"
            if frame != frame_too:
                break
            same += 1
    assert same > 100


SIX = list(printed_cast(1, 6).codes)


# -- restart -----------------------------------------------------------------------------------------------------------------------------


def everything(live: Live) -> tuple[object, ...]:
    """A table to the last bit, and what each viewer would be told."""
    table = live.table
    viewers = [*(seat.guest for seat in table.seats if seat.guest), "an onlooker"]
    game = None if table.game is None else (table.game.state, table.game.actions, table.game.history)
    kept = [(version, state, list(rows), decisions) for version, state, rows, decisions in table.recent]
    return (
        *(table.number, table.version, table.phase, table.host, table.seats, table.actions, table.salt, table.seed, table.next_table),
        *(game, kept, [encode(state(table, viewer)) for viewer in viewers]),
    )


@pytest.mark.parametrize("moment", ["lobby", "deal", "game", "answers", "stand-in", "over"])
def test_a_new_hall_goes_on_where_the_old_one_was_killed(moment: str, tmp_path: Path, clock: Clock) -> None:
    async def before(database: str) -> tuple[str, tuple[object, ...], int | None]:
        """The old hall is never closed: it is gone."""
        room = Hall(SqliteLedger(database), Pace() if moment == "stand-in" else NEVER)
        people = guests("abc")
        options = messages.Options(seats=4, starts="first", memory=True, seconds=15)
        if moment in ("lobby", "deal"):
            code = (await act(room, people[0], messages.Make("1", "A", options)))["table"]
            await act(room, people[1], messages.Watch("w", code))
            await act(room, people[1], messages.Join("j", "B"))
            await act(room, people[0], messages.AddBot("bot", "sharp"))
            await act(room, people[1], messages.Say("s", "hello"))
            if moment == "deal":
                await act(room, people[0], messages.Start("start"))
                await act(room, people[1], messages.Ready("ready"))
        else:
            await table_of(room, people, options, DEAL)
        live = live_of(people[0])
        if moment in ("game", "answers"):
            await pretend(room, people, 3)
        if moment == "answers":
            room.clock.pace = QUICK
            room.clock.plan(live)
            await until(lambda: live.table.decider() == 0)
            room.clock.pace = NEVER
            await decide(room, people, "a announce king")
            await act(room, people[2], messages.Prepare("p", "watch"))
        if moment == "stand-in":
            await clock.pass_by(15.6)
            assert live.table.seats[0].stand_in
        if moment == "over":
            room.clock.pace = QUICK
            await to_the_end(room, people)
            await act(room, people[1], messages.React("gg", "good_game"))
        if live.timer is not None:
            live.timer.cancel()
        found = everything(live)
        room.ledger.close()
        return live.table.code, found, live.table.decider()

    async def after(database: str, code: str, found: tuple[object, ...], decider: int | None) -> None:
        room = Hall(SqliteLedger(database), Pace())
        assert room.tables == {}  # it sleeps until somebody comes
        people = guests("abc")
        live = room.find(code)
        assert live is not None
        assert everything(live) == found
        assert (live.timer is not None) == (moment not in ("lobby", "over"))
        assert room.decisions == 0
        for guest in people[: 2 if moment in ("lobby", "deal") else 3]:
            await act(room, guest, messages.Watch("w", code))
        if moment == "lobby":
            await act(room, people[0], messages.Start("start"))
        if live.table.phase == "deal":
            for guest in people[:2]:
                await act(room, guest, messages.Ready("ready!"))
            await settle()
        elif moment not in ("over", "stand-in"):
            assert live.table.decider() == decider
        room.clock.pace = QUICK
        room.clock.plan(live)
        await to_the_end(room, people)
        assert live.table.phase == "over"
        assert (await say(room, people[0], messages.AskReplay("r")))["is"] == "replay"
        room.close()

    database = str(tmp_path / "a.db")
    code, found, decider = asyncio.run(before(database))
    asyncio.run(after(database, code, found, decider))


def test_an_action_from_before_the_restart_is_still_one_action(tmp_path: Path) -> None:
    async def go() -> None:
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await decide(room, people, "a exchange b")
        room.close()
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        back = Guest("a")
        await act(room, back, messages.Watch("w", live.table.code))
        found = live_of(back)
        assert found is not live
        assert found.table.game is not None
        await act(room, back, messages.Decide("d0", 3, 0))  # acknowledged once more, whatever it says
        await act(room, back, messages.Make("make", "a", FOUR))
        assert live_of(back) is found  # it was this table that the action made
        assert len(found.table.game.actions) == 1
        assert len(room.tables) == 1
        room.close()

    run(go)


def test_play_now_that_was_killed_half_way_still_plays_now(tmp_path: Path) -> None:
    async def go() -> None:
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        room.ledger.open("ABCDEF", "a:q")
        opened = entries.Opened(options=FOUR, guest="a", name="A", action="a:q")
        room.ledger.append("ABCDEF", 0, entries.encode(opened))
        room.close()
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        (guest,) = guests("a")
        assert (await act(room, guest, messages.Quick("q", "A", FOUR)))["table"] == "ABCDEF"
        assert guest.last["phase"] == "deal"
        room.close()

    run(go)


def test_tables_wake_when_somebody_comes_as_far_as_there_is_room(tmp_path: Path) -> None:
    async def go() -> None:
        room = hall(NEVER, database=str(tmp_path / "a.db"))
        for names in ("ab", "cd", "ef", "gh"):
            await table_of(room, guests(names), FOUR, DEAL)
        room.close()
        room = hall(NEVER, Limits(tables=2), str(tmp_path / "a.db"))
        codes = room.ledger.unfinished(0)
        people = [Guest(f"onlooker {number}") for number in range(4)]
        for guest, code in zip(people[:2], codes, strict=False):
            await act(room, guest, messages.Watch("w", code))
        await refused(room, people[2], messages.Watch("w", codes[2]), "server-busy")
        assert len(room.tables) == 2
        room.close()
        room = hall(QUICK, database=str(tmp_path / "a.db"))
        (code, *_) = room.ledger.unfinished(0)
        onlooker = Guest("onlooker")
        await act(room, onlooker, messages.Watch("w", code))  # whoever comes, the game goes on
        await until(lambda: onlooker.last["is"] == "table" and onlooker.last["people"][0].get("stand_in", False))
        room.close()

    run(go)
