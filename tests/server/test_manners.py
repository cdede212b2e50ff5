"""Guests who try what they should not: codes by guessing, floods, a game without onlookers. And codes as people write them."""

import json
from typing import Any

import msgspec
import pytest

from mascarade.server import entries, messages, replays
from mascarade.server.bot_seats import BotSeat
from mascarade.server.client import decode
from mascarade.server.clock import Pace
from mascarade.server.steward import Limits
from mascarade.server.table import Table
from mascarade.server.tempo import AT_ONCE, HELD
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, refused, run, to_the_end
from tests.server.room import NEVER, QUICK, Guest, hall, say, table_of


def test_who_left_a_game_without_onlookers_does_not_come_back_by_making_it_again() -> None:
    async def go() -> None:
        room = hall()
        host, other = guests("ab")
        make = messages.Make("m", "A", messages.Options(seats=4, starts="first", onlookers=False))
        code = (await act(room, host, make))["table"]
        await act(room, other, messages.Watch("w", code))
        await act(room, other, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        await act(room, host, messages.Leave("l"))
        assert host.last["is"] == "gone"
        for again in (make, messages.Quick("m", "A", make.options), messages.Watch("w", code)):
            back = Guest("a")
            await refused(room, back, again, "onlookers-off")
            assert back.live is None
        room.close()

    run(go)


def test_codes_are_not_found_by_guessing(clock: Clock) -> None:
    async def go() -> None:
        room = hall(limits=Limits(misses_of_an_address=5))
        host, thief, friend = guests("abc")
        friend.address = "elsewhere"
        code = (await act(room, host, messages.Make("m", "A", FOUR)))["table"]
        for number in range(5):
            await refused(room, thief, messages.Watch("w", f"ABCDE{number + 2}"), "unknown-table")
        await refused(room, thief, messages.Watch("w", "ABCDEZ"), "too-fast")
        await refused(room, thief, messages.Watch("w", code), "too-fast")  # a hit is like a miss
        await act(room, Guest("a"), messages.Watch("w", code))  # whoever has a seat is let in, from the same address
        await act(room, friend, messages.Watch("w", code))
        clock.now += 61
        await act(room, thief, messages.Watch("w", code))
        room.close()

    run(go)


def test_nobody_floods_a_table_however_many_connections_they_have(clock: Clock) -> None:
    async def go() -> None:
        room = hall(limits=Limits(entries_of_a_guest=10, entries_of_a_table=15))
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        clock.now += 11
        many = [Guest("a") for _ in range(10)]
        for one in many:
            await act(room, one, messages.Watch("w", live.table.code))
        answers = [await say(room, one, messages.React(f"{number} {turn}", "clap")) for turn in range(3) for number, one in enumerate(many)]
        assert [one["is"] for one in answers] == ["ok"] * 10 + ["error"] * 20
        assert answers[-1]["code"] == "too-fast"
        answers = [await say(room, people[1], messages.Say(str(number), "hello")) for number in range(10)]
        assert [one["is"] for one in answers] == ["ok"] * 5 + ["error"] * 5
        await decide(room, people, "a pretend b")  # the game goes on
        clock.now += 11
        await act(room, people[0], messages.React("later", "sorry"))
        room.close()

    run(go)


def test_a_game_that_is_over_keeps_no_bots_and_makes_its_replay_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        room = hall(QUICK)
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        await to_the_end(room, people)
        assert live.bots == {}
        made: list[object] = []
        honest = replays.replay_of
        monkeypatch.setattr(replays, "replay_of", lambda *given: made.append(given) or honest(*given))
        found = [await say(room, people[0], messages.AskReplay(name)) for name in ('one"', "two", "one")]
        assert [one["id"] for one in found] == ['one"', "two", "one"]
        assert len({json.dumps(one | {"id": ""}) for one in found}) == 1
        assert len(made) == 1
        room.close()

    run(go)


def test_bots_at_one_table_have_dice_that_nobody_guesses() -> None:
    async def go() -> None:
        room = hall()
        (guest,) = guests("a")
        seeds = set()
        for number in range(20):
            await act(room, guest, messages.Quick(str(number), "A", FOUR))
            seeds.add(live_of(guest).table.seed)
        assert len(seeds) == 20
        assert max(seeds) > 1 << 100
        table = live_of(guest).table
        table.apply(entries.Begun())
        for level in ("regular", "expert"):
            assert BotSeat(table.playing, table.decider or 0, level, table.seed).decide(table.playing) in table.playing.choice.actions
        room.close()

    run(go)


def test_a_prepared_answer_takes_as_long_as_a_bot_s(clock: Clock) -> None:
    """Whoever has a clock cannot tell that there was one: the times are the same, by the same dice."""

    async def times(bot: bool) -> set[float]:
        found: set[float] = set()
        for number in range(20):
            room = hall(Pace())
            room.clock.dice.seed(number)
            people = guests("ab")
            live = await table_of(room, people, FOUR, DEAL)
            room.clock.pace = NEVER
            room.clock.plan(live)
            while live.table.decider != 0 or not any(move.kind == "announce" for move in live.table.playing.moves):
                happen = entries.Decided(number=live.table.playing.choice.actions[-1])
                room._write(live, happen)
            await decide(room, people, "a announce king")
            if bot:
                room._write(live, entries.StoodIn(player=1, on=True))
            else:
                room._write(live, entries.Prepared(guest="b", answer="pass"))
            room.clock.pace = Pace()
            room.clock.plan(live)
            assert live.timer is not None
            found.add(round(live.timer.when() - clock.now, 6))
            room.close()
        return found

    async def go() -> None:
        one, other = await times(True), await times(False)
        assert len(one) > 10
        low, high = Pace().answer
        assert one == other
        assert all(low * AT_ONCE <= seconds - Pace().heard <= high * HELD[1] for seconds in one)
        assert max(other) - min(other) > (high - low) / 2

    run(go)


def test_messages_that_fail_half_way_leave_nothing(monkeypatch: pytest.MonkeyPatch, faults: list[Any]) -> None:
    """`quick` writes two entries, `watch` answers and then lets a stand-in get up: if the second fails the first has not happened."""

    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        room._write(live, entries.StoodIn(player=1, on=True))
        room.commit()
        stranger, back = Guest("n"), Guest("b")
        honest = Table.apply

        def apply(table: Table, entry: entries.AnyEntry) -> None:
            honest(table, entry)
            if table.code != live.table.code or entry == entries.StoodIn(player=1, on=False):
                raise RuntimeError("by lot")

        with monkeypatch.context() as patch:
            patch.setattr(Table, "apply", apply)
            assert await say(room, stranger, messages.Quick("q", "N", FOUR)) == stranger.last
            assert [one["is"] for one in stranger.received] == ["error"]
            assert room.ledger.table_made_by("n:q") is None
            assert len(room.tables) == 1
            await say(room, back, messages.Watch("w", live.table.code))
            assert [one["is"] for one in back.received] == ["error"]
            assert back.live is None
        await act(room, stranger, messages.Quick("q", "N", FOUR))
        await act(room, back, messages.Watch("w", live.table.code))
        assert not live.table.seats[1].stand_in
        room.close()

    run(go)


def test_a_code_is_read_however_it_is_written() -> None:
    async def go() -> None:
        room = hall()
        host, other = guests("ab")
        code = (await act(room, host, messages.Make("1", "Adele", FOUR)))["table"]
        for written in (code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:2]} {code[2:]}"):
            message = decode(msgspec.json.encode({"do": "watch", "id": "w", "table": written}))
            assert await act(room, other, message) == {"is": "ok", "id": "w", "table": code}
        room.close()

    run(go)
