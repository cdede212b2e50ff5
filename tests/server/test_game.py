"""A game at a table: decisions, prepared answers, talk, memory, the end and after it."""

import asyncio
import json
from typing import get_args

import pytest

from mascarade.casts import printed_casts
from mascarade.game import Game
from mascarade.record import read_records
from mascarade.server import messages
from mascarade.server.bot_seats import BotSeat
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.verify import commitment
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, pretend, refused, run, snapshot, to_the_end
from tests.server.room import QUICK, Guest, call_it, hall, leave, say, table_of

# -- decisions ---------------------------------------------------------------------------------------------------------------------------


def test_decisions_are_told_to_everybody_as_far_as_they_may_know() -> None:
    """R10.1 to R10.3."""

    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        onlooker = Guest("onlooker")
        await act(room, onlooker, messages.Watch("w", live.table.code))
        await decide(room, people, "a exchange b")
        assert [one.last["is"] for one in (*people, onlooker)] == ["decided"] * 5
        assert [[event["what"] for event in one.last["events"]] for one in (*people, onlooker)] == [["took", "exchanged"], *[["took"]] * 4]
        assert [bool(one.last["choices"]) for one in (*people, onlooker)] == [False, True, False, False, False]
        assert {json.dumps(one.last["game"]) for one in (*people, onlooker)} == {json.dumps(people[0].last["game"])}
        await pretend(room, people, 3)
        await decide(room, people, "a look")
        assert [event["what"] for event in people[0].last["events"]] == ["looked", "saw"]
        assert people[0].last["events"][1] == {"what": "saw", "cards": [0], "character": "bishop", "to": [0]}
        assert people[2].frames[-1] == people[3].frames[-1] == onlooker.frames[-1]
        assert [event["what"] for event in people[1].last["events"]] == ["looked"]
        room.close()

    run(go)


def test_wrong_decisions_are_refused_and_change_nothing() -> None:
    """Out of turn, foreign seat, late, illegal."""

    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        onlooker = Guest("onlooker")
        await act(room, onlooker, messages.Watch("w", live.table.code))
        game = live.table.game
        assert game is not None
        first = game.choice.actions[0]
        await refused(room, people[1], messages.Decide("x", first, 0), "not-now")
        await refused(room, onlooker, messages.Decide("x", first, 0), "not-seated")
        await refused(room, people[0], messages.Decide("x", first, 7), "late")
        for action in {*range(265)} - {*game.choice.actions}:
            await refused(room, people[0], messages.Decide("x", action, 0), "not-allowed")
        await act(room, people[0], messages.Decide("x", first, 0))  # none of these used the id up
        await refused(room, people[0], messages.Decide("y", first, 0), "not-now")
        for message in (
            *(messages.Join("z", "Z"), messages.AddBot("z", "novice"), messages.Change("z", FOUR), messages.Remove("z", 1)),
            *(messages.Reorder("z", [0, 1, 2, 3]), messages.Start("z"), messages.Ready("z"), messages.Prepare("z", "pass")),
            *(messages.Rematch("z"), messages.PlayAgain("z"), messages.AskReplay("z")),
        ):
            await refused(room, people[0], message, "not-now")
        room.close()

    run(go)


def test_the_same_action_twice_is_one_action() -> None:
    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        game = live.table.game
        assert game is not None
        message = messages.Decide("once", game.choice.actions[0], 0)
        await act(room, people[0], message)
        before = snapshot(room, live)
        sizes = [len(one.frames) for one in people]
        for connection in (people[0], people[0]):
            assert await act(room, connection, message) == {"is": "ok", "id": "once", "table": live.table.code}
        again = Guest("a")
        await act(room, again, messages.Watch("w", live.table.code, live.table.version))
        await act(room, again, message)
        for _ in range(3):
            room.handle(people[1], messages.Decide("both", game.choice.actions[0], 1))
        room.commit()
        assert [one["is"] for one in people[1].received[sizes[1] :]].count("ok") == 3
        assert len(game.actions) == 2
        leave(room, again)
        assert before[0] == live.table.number - 1
        # somebody else's id is their own
        await act(room, people[2], messages.Decide("once", game.choice.actions[0], 2))
        assert len(game.actions) == 3
        room.close()

    run(go)


# -- prepared answers --------------------------------------------------------------------------------------------------------------------


STEADY = Pace(answer=(1.0, 1.0))
"""Answers take a second, all of them."""


async def announced(room: Hall, people: list[Guest]) -> Live:
    """A table at which A has announced the King, and B is asked."""
    live = await table_of(room, people, messages.Options(seats=4, starts="first", seconds=60), DEAL)
    call_it(room, live, "AAAAAA")
    await pretend(room, people)
    await decide(room, people, "a announce king")
    return live


def test_prepared_answers_are_given_in_their_turn(clock: Clock) -> None:
    async def go() -> None:
        room = hall(STEADY)
        people = guests("abcd")
        live = await announced(room, people)
        game = live.table.game
        assert game is not None
        await act(room, people[2], messages.Prepare("p", "pass"))
        await act(room, people[3], messages.Prepare("p", "watch"))
        await clock.pass_by(5)
        assert len(game.actions) == 5  # B is not in a hurry
        await decide(room, people, "b pass")
        await clock.pass_by(1.1)
        await clock.pass_by(1.1)
        assert [str(move) for move in game.played[-3:]] == ["b pass", "c pass", "d pass"]
        assert live.table.decider == 1
        assert live.table.seats[2].prepared is None
        room.close()

    run(go)


def test_who_watches_is_asked_again_after_a_claim(clock: Clock) -> None:
    async def go() -> None:
        room = hall(STEADY)
        people = guests("abcd")
        live = await announced(room, people)
        await act(room, people[2], messages.Prepare("p", "watch"))
        await act(room, people[3], messages.Prepare("p", "watch"))
        await act(room, people[3], messages.Prepare("q", "pass"))  # changed
        await decide(room, people, "b claim")
        await clock.pass_by(10)
        assert live.table.decider == 2
        assert {choice["kind"] for choice in people[2].last["choices"]} == {"pass", "claim"}
        await decide(room, people, "c pass")
        await clock.pass_by(1.1)
        assert live.table.game is not None
        assert "d pass" in [str(move) for move in live.table.game.played]
        room.close()

    run(go)


def test_a_prepared_answer_is_taken_back(clock: Clock) -> None:
    async def go() -> None:
        room = hall(STEADY)
        people = guests("abcd")
        live = await announced(room, people)
        await act(room, people[2], messages.Prepare("p", "pass"))
        await act(room, people[2], messages.Prepare("q", None))
        await refused(room, people[1], messages.Prepare("r", "pass"), "not-now")  # decides
        await decide(room, people, "b pass")
        await clock.pass_by(10)
        assert live.table.decider == 2
        room.close()

    run(go)


def test_nobody_learns_of_a_prepared_answer(clock: Clock) -> None:
    """Frames, their order and sizes, versions, resync: the same with and without, until the answer is due."""

    async def go(prepares: bool) -> list[list[bytes]]:
        room = hall(STEADY)
        people = guests("abcd")
        await announced(room, people)
        others = [people[0], people[1], people[3], Guest("onlooker")]
        await act(room, others[3], messages.Watch("w", "AAAAAA"))
        for guest in others:
            guest.frames.clear()
        if prepares:
            for number, answer in enumerate(("pass", "watch", None, "watch", "pass")):
                await act(room, people[2], messages.Prepare(f"p{number}", answer))  # type: ignore[arg-type]
        await act(room, people[3], messages.Say("s", "well?"))
        for name in ("d", "onlooker"):
            others.append(Guest(name))
            await act(room, others[-1], messages.Watch("w", "AAAAAA"))
            leave(room, others[-1])
        await decide(room, people, "b pass")
        if prepares:
            await clock.pass_by(1.1)
        else:
            clock.now += 1.1
            await decide(room, people, "c pass")
        await decide(room, people, "d claim")
        for last in (None, 0, 3):
            back = Guest("b")
            await act(room, back, messages.Watch("w", "AAAAAA", last))
            others.append(back)
        room.close()
        return [guest.frames for guest in others]

    clock.now = 1000.0
    without = asyncio.run(go(False))
    clock.now = 1000.0
    assert asyncio.run(go(True)) == without


# -- onlookers, chat, memory -------------------------------------------------------------------------------------------------------------


def test_onlookers_may_be_unwelcome() -> None:
    async def go() -> None:
        room = hall()
        host, late, lurker, stranger = guests("abcd")
        options = messages.Options(seats=4, starts="first", onlookers=False)
        code = (await act(room, host, messages.Make("1", "A", options)))["table"]
        for guest in (late, lurker):
            await act(room, guest, messages.Watch("w", code))
        await act(room, late, messages.Join("j", "B"))
        await act(room, host, messages.Start("s"))
        assert lurker.last == {"is": "gone", "code": code}  # looked into the lobby, and did not sit down
        heard = len(lurker.frames)
        for guest in (lurker, stranger):
            await refused(room, guest, messages.Watch("w2", code), "onlookers-off")
        await act(room, host, messages.Ready("r"))
        assert len(lurker.frames) == heard + 1
        await act(room, late, messages.Leave("l"))
        assert late.last == {"is": "gone", "code": code}
        await refused(room, late, messages.Watch("w3", code), "onlookers-off")
        back = Guest("a")
        await act(room, back, messages.Watch("w4", code))  # at home here
        room.close()

    run(go)


def test_talk() -> None:
    async def go() -> None:
        room = hall()
        people = guests("ab")
        live = await table_of(room, people, FOUR, DEAL)
        onlooker = Guest("onlooker")
        await act(room, onlooker, messages.Watch("w", live.table.code))
        version = live.table.version
        await act(room, people[0], messages.Say("1", " <script>\x00 "))
        for guest in (*people, onlooker):
            assert guest.last == {"is": "said", "player": 0, "text": "<script>", "what": None}
        await act(room, people[1], messages.React("2", "liar"))
        for guest in (*people, onlooker):
            assert guest.last == {"is": "said", "player": 1, "text": None, "what": "liar"}
        assert live.table.version == version
        await refused(room, onlooker, messages.Say("3", "psst"), "not-seated")
        await refused(room, onlooker, messages.React("3", "clap"), "not-seated")
        await refused(room, people[0], messages.Say("4", "\n"), "bad-message")
        again = Guest("b")
        await act(room, again, messages.Watch("w", live.table.code, version))
        assert [(one["player"], one["text"], one["what"]) for one in again.last["said"]] == [(0, "<script>", None), (1, None, "liar")]
        room.close()
        room = hall()
        people = guests("ab")
        await table_of(room, people, messages.Options(seats=4, chat=False), DEAL)
        await refused(room, people[0], messages.Say("1", "hello"), "chat-off")
        await act(room, people[0], messages.React("2", "sorry"))
        room.close()

    run(go)


# -- after the game ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [(1, 2, ""), (1, 3, ""), (1, 6, ""), (2, 8, "B"), (1, 13, "")], ids=str)
def test_after_the_game_everything_is_there(key: tuple[int, int, str]) -> None:
    """R10.5: reveal, record, and a replay that is the record step by step."""

    async def go() -> None:
        room = hall(QUICK)
        people, onlooker = guests("ab"), Guest("onlooker")
        options = messages.Options(*key)  # type: ignore[arg-type]
        live = await table_of(room, people, options)
        await act(room, onlooker, messages.Watch("w", live.table.code))
        await to_the_end(room, people)
        for guest in (*people, onlooker):
            assert [one["is"] for one in guest.received[-2:]] == ["decided", "table"]
            assert guest.received[-2]["events"][-1]["what"] == "ended"
        state = onlooker.last
        reveal = state["reveal"]
        assert all(guest.last["reveal"] == reveal for guest in people)
        assert commitment(reveal["salt"], reveal["deal"]) == state["commitment"] == people[0].table()["commitment"]
        replay = await say(room, onlooker, messages.AskReplay("r"))
        (record,) = read_records(reveal["record"])
        game = live.table.game
        assert game is not None
        assert [str(move) for move in record.moves] == [str(move) for move in game.played]
        steps = replay["steps"]
        assert len(steps) == len(record.moves) + 1
        assert (steps[0]["choice"], steps[0]["player"], steps[0]["events"]) == (None, None, [])
        numbers = {name: number for number, name in enumerate(record.players)}
        played = (past for line, past in record.replay() if line is not None)  # one object, at every point of its life
        for past, step, move, action in zip(played, steps[1:], record.moves, reveal["actions"], strict=True):
            assert (step["choice"]["action"], step["choice"]["kind"], step["player"]) == (action, move.kind, numbers[move.player])
            assert step["game"]["decisions"] == len(past.actions)
            assert step["game"]["gold"] == list(past.gold.values())
            assert sorted(step["cards"]) == sorted(reveal["deal"])
            assert len(step["events"]) == len(past.happened)
        assert steps[-1]["cards"] == reveal["cards"]
        assert replay["names"] == [person["name"] for person in state["people"]]
        room.close()

    run(go)


@pytest.mark.parametrize(("seats", "edition"), [(4, 1), (8, 1), (6, 2)])
def test_experts_play_a_whole_game(seats: int, edition: int) -> None:
    async def go() -> None:
        room = hall(QUICK)
        people = guests("ab")
        scenario = "" if edition == 1 else "A"
        await table_of(room, people, messages.Options(edition=edition, seats=seats, scenario=scenario, fill="expert"))  # type: ignore[arg-type]
        await to_the_end(room, people)
        state = people[0].table()
        assert [person.get("bot") for person in state["people"]] == [None, None] + ["expert"] * (seats - 2)
        assert not any("temperament" in person for person in state["people"])
        assert state["reveal"]["winners"]
        room.close()

    run(go)


def test_bots_of_every_level_play_every_table_to_its_end() -> None:
    """They miss things, the weak ones much, and may be sure of what cannot be; they decide all the same."""
    levels = get_args(messages.Level)
    for seed, (edition, players, scenario) in enumerate(printed_casts()):
        game = Game.new(players, edition=edition, scenario=scenario, seed=seed)
        bots = [BotSeat(game, number, levels[(seed + number) % len(levels)], seed) for number in range(players)]
        while game.decides is not None:
            game.play_action(bots[game.number(game.decides)].decide(game))
            for name, bot in zip(game.players, bots, strict=True):
                bot.watch(game.view(name))
            assert len(game.actions) < 5000
