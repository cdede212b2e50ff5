"""Whatever people do at tables, a server that starts again finds every table as it was."""

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from mascarade.blank import example_characters
from mascarade.casts import printed_casts
from mascarade.names import RESERVED
from mascarade.outlook import BlankCard, encode
from mascarade.rules.characters import EDITIONS
from mascarade.server import entries, messages
from mascarade.server.clock import Pace
from mascarade.server.errors import CannotApply
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.steward import Limits
from mascarade.server.table import restored
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, pretend, refused, run, settle, state, to_the_end, until
from tests.server.room import NEVER, QUICK, Guest, hall, say, table_of

WORDS = (*RESERVED, "salt", "commitment", "cast", "deal", "mascarade", "---", "?", "a,b", "#")
ODD = (*WORDS, "\u202eabc", "Zoe\u0308", "\U0001f451", "\u05d0\u05d1")
UNLIMITED = Limits(tables_of_an_address=10**6, entries_of_a_guest=10**6, entries_of_a_table=10**6, misses_of_an_address=10**6)
BLANKS = [BlankCard(one.code, one.name, list(map(str, one.steps)), one.copies, one.players) for one in example_characters()]


def everything(live: Live) -> tuple[object, ...]:
    """A table to the last bit, and what each viewer would be told."""
    table = live.table
    viewers = [*(seat.guest for seat in table.seats if seat.guest), "an onlooker"]
    game = None if table.game is None else (table.game.state, table.game.actions, table.game.history)
    kept = [(past.version, past.state, list(past.rows), past.decisions) for past in table.recent]
    return (
        *(table.number, table.version, table.phase, table.host, table.seats, table.actions, table.salt, table.seed, table.next_table),
        *(game, kept, [encode(state(table, viewer)) for viewer in viewers]),
    )


def a_name(rng: random.Random) -> str:
    if rng.random() < 0.4:
        return rng.choice(ODD)
    ranges = ((1, 0xD800), (0xE000, 0x110000), (32, 0x250))
    return "".join(chr(rng.randrange(*rng.choice(ranges))) for _ in range(rng.randint(1, 24)))


def some_options(rng: random.Random) -> messages.Options:
    edition, seats, scenario = rng.choice(list(printed_casts()))
    chosen: dict[str, Any] = {
        "edition": edition,
        "seats": seats,
        "scenario": scenario,
        "starts": rng.choice(("random", "first")),
        "memory": rng.choice(get_args(messages.Memory)),
        "onlookers": rng.random() < 0.8,
        "chat": rng.random() < 0.8,
        "seconds": rng.choice((None, 15, 300)),
        "fill": rng.choice(get_args(messages.Level)),
    }
    if rng.random() < 0.4:
        blanks = rng.sample(BLANKS, rng.randint(0, min(3, len(BLANKS))))
        blanks = [replace(one, name=a_name(rng)) if rng.random() < 0.4 else one for one in blanks]
        codes = [*EDITIONS[edition], *(one.code for one in blanks), "nobody"]
        cast = ["judge", *(one.code for one in blanks), *rng.choices(codes, k=rng.randint(0, max(0, 14 - len(blanks))))]
        chosen |= {"cast": cast[:15], "blanks": blanks}
    return messages.Options(**chosen)


def something(rng: random.Random, live: Live | None, number: int) -> messages.Incoming:
    """Any message of the protocol, more often than not one that makes sense now."""
    identity = f"i{number if rng.random() < 0.97 else number - 1}"
    game = None if live is None else live.table.game
    if game is not None and rng.random() < 0.5:
        action = rng.choice(game.choice.actions) if game.choice.actions and rng.random() < 0.95 else rng.randrange(265)
        return messages.Decide(identity, action, len(game.actions))
    kinds: list[messages.Incoming] = [
        messages.Join(identity, a_name(rng)[:24]),
        messages.Leave(identity),
        messages.Change(identity, some_options(rng)),
        messages.AddBot(identity, rng.choice(get_args(messages.Level)), rng.choice((None, *get_args(messages.Temperament)))),
        messages.Remove(identity, rng.randrange(13)),
        messages.Reorder(identity, rng.sample(range(4), rng.randint(0, 4))),
        messages.HandOver(identity, rng.randrange(4)),
        messages.Start(identity),
        messages.Ready(identity),
        messages.Prepare(identity, rng.choice(("pass", "watch", None))),
        messages.Say(identity, a_name(rng)),
        messages.React(identity, rng.choice(get_args(messages.Reaction))),
        messages.Rematch(identity, rng.random() < 0.8),
        messages.PlayAgain(identity, rng.choice(("bots", "close"))),
        messages.AskReplay(identity),
        messages.CheckCast(identity, some_options(rng)),
    ]
    return rng.choice(kinds)


@pytest.mark.parametrize("part", range(4))
def test_every_table_is_found_again_as_it_was(part: int) -> None:
    """Five hundred tables, each with people who do anything that the protocol allows, many to the end of a game."""
    rng = random.Random(part)

    async def go() -> None:
        room = hall(NEVER, UNLIMITED)
        ended = 0
        for number in range(500):
            people = [Guest(f"{number} {one}") for one in range(3)]
            make = rng.choice((messages.Make, messages.Quick))
            room.handle(people[0], make("make", a_name(rng)[:24], some_options(rng)))
            live = people[0].live
            if live is None:
                continue
            for guest in people[1:]:
                room.handle(guest, messages.Watch("watch", live.table.code))
            for step in range(rng.choice((5, 20, 60))):
                guest = rng.choice(people)
                room.handle(guest, something(rng, guest.live, step))
                if live.table.phase == "deal" and rng.random() < 0.5:
                    room._write(live, entries.Begun())
            while live.table.phase == "game" and number % 3 == 0:
                room._write(live, entries.Decided(number=rng.choice(live.table.playing.choice.actions)))
            ended += live.table.phase == "over"
            room.commit()
        assert room.faults == 0
        assert ended > 40
        assert len(room.tables) > 250
        for code, live in room.tables.items():
            found = Live(restored(code, room.ledger.read(code)), room._faults)
            assert everything(found) == everything(live), code
        room.close()

    run(go)


OLD = [
    b'{"e":"opened","action":"a:1","options":{"edition":1,"seats":4,"scenario":"","cast":null,"blanks":[],"starts":"first","seconds":null,'
    b'"memory":false,"onlookers":true,"chat":true,"fill":"regular"},"guest":"a","name":"Adele"}',
    b'{"e":"joined","action":"b:1","guest":"b","name":"Bruno"}',
    b'{"e":"joined","action":"c:1","guest":"c","name":"Cedric"}',
    b'{"e":"bot","action":"a:2","level":"sharp","name":"Zerbinetta","temperament":"bold"}',
    b'{"e":"sent_away","action":"a:3","place":3}',
    b'{"e":"reseated","action":"a:4","order":[0,2,1]}',
    b'{"e":"reseated","action":"a:5","order":[0,2,1]}',
    b'{"e":"host","action":"a:6","guest":"b"}',
    b'{"e":"host","action":"b:7","guest":"a"}',
    b'{"e":"changed","action":"a:8","options":{"edition":1,"seats":4,"scenario":"","cast":null,"blanks":[],"starts":"first","seconds":30,'
    b'"memory":true,"onlookers":true,"chat":true,"fill":"novice"}}',
    b'{"e":"dealt","action":"a:9","bots":["Hector"],"deal":["judge","bishop","king","queen","thief","cheat"],"salt":"00","starts":0,"seed":7}',
    b'{"e":"ready","action":"a:10","guest":"a"}',
    b'{"e":"begun"}',
    b'{"e":"made","action":"a:11","number":49}',
    b'{"e":"stood_in","place":1,"on":true}',
    b'{"e":"made","number":50}',
    b'{"e":"stood_in","place":1,"on":false}',
    b'{"e":"spoke","action":"b:12","guest":"b","text":"hello"}',
    b'{"e":"spoke","action":"b:13","guest":"b","what":"clap"}',
    b'{"e":"got_up","action":"c:14","guest":"c"}',
]
"""A table as the first version of the server wrote it."""


def test_a_table_of_an_older_version_is_read() -> None:
    table = restored("ABCDEF", OLD)
    assert (table.number, table.version, table.phase, table.host) == (len(OLD), len(OLD) - 2, "game", "a")
    assert [(seat.name, seat.guest, seat.level) for seat in table.seats] == [
        ("Adele", "a", None),
        ("Bruno", "b", None),
        ("Cedric", None, "novice"),
        ("Hector", None, "novice"),
    ]
    assert table.playing.actions == [49, 50]
    assert (table.seed, table.options.seconds, table.said[0].text, table.said[1].what) == (7, 30, "hello", "clap")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b'{"e":"flew_away","guest":"a"}', "ValidationError"),
        (b'{"e":"made","number":', "DecodeError"),
        (b"\xff\x00", "DecodeError"),
        (b'{"e":"made","number":9999}', "BadMove"),
        (b'{"e":"sent_away","place":9}', "IndexError"),
    ],
)
def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_live(body: bytes, why: str, faults: list[Any]) -> None:
    with pytest.raises(CannotApply) as caught:
        restored("BADBAD", [*OLD, body])
    assert (caught.value.number, type(caught.value.why).__name__) == (len(OLD), why)

    async def go() -> None:
        room = hall(NEVER)
        for code, bodies in (("BADBAD", [*OLD, body]), ("GAPGAP", OLD), ("GDDGDD", OLD)):
            room.ledger.open(code, f"{code}:1")
            for number, one in enumerate(bodies):
                room.ledger.append([(code, number + (code == "GAPGAP" and number > 3), one)])
        room.ledger.commit()
        (guest,) = [Guest("a")]
        for code in ("BADBAD", "GAPGAP", "BADBAD"):
            room.handle(guest, messages.Watch("w", code))
            room.commit()
            assert guest.last["code"] == "unknown-table"
        room.handle(guest, messages.Watch("w", "GDDGDD"))
        room.commit()
        assert guest.table()["code"] == "GDDGDD"
        assert live_of(guest).table.number == len(OLD)
        assert room.faults == 2
        room.close()

    run(go)
    facts = [record.__dict__["facts"] for record in faults]
    assert [(one["code"], one["error"]) for one in facts] == [("BADBAD", "CannotApply"), ("GAPGAP", "Unreadable")]
    assert facts[0]["number"] == len(OLD)


async def lead_to(moment: str, room: Hall, people: list[Guest], clock: Clock) -> Live:
    """A table of three in the moment that is asked for."""
    options = messages.Options(seats=4, starts="first", memory="aid", seconds=15)
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
        await until(lambda: live.table.decider == 0)
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
    return live


@pytest.mark.parametrize("moment", ["lobby", "deal", "game", "answers", "stand-in", "over"])
def test_a_new_hall_goes_on_where_the_old_one_was_killed(moment: str, tmp_path: Path, clock: Clock) -> None:
    async def before(database: str) -> tuple[str, tuple[object, ...], int | None]:
        """The old hall is never closed: it is gone."""
        room = hall(Pace() if moment == "stand-in" else NEVER, database=database)
        live = await lead_to(moment, room, guests("abc"), clock)
        if live.timer is not None:
            live.timer.cancel()
        found = everything(live)
        room.ledger.close()
        return live.table.code, found, live.table.decider

    async def after(database: str, code: str, found: tuple[object, ...], decider: int | None) -> None:
        room = hall(Pace(), database=database)
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
            assert live.table.decider == decider
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
        room.ledger.append([("ABCDEF", 0, entries.encode(opened))])
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
