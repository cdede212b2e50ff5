"""Whatever people do at tables, a server that starts again finds every table as it was."""

import random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from mascarade.blank import example_characters
from mascarade.casts import printed_casts
from mascarade.names import RESERVED
from mascarade.outlook import BlankCard
from mascarade.rules.characters import EDITIONS
from mascarade.server import entries, messages
from mascarade.server.live import Live
from mascarade.server.steward import Limits
from mascarade.server.table import CannotApply, restored
from tests.server.people import live_of, run
from tests.server.room import NEVER, Guest, hall
from tests.server.test_absence import everything

WORDS = (*RESERVED, "salt", "commitment", "cast", "deal", "mascarade", "---", "?", "a,b", "#")
ODD = (*WORDS, "\u202eabc", "Zoe\u0308", "\U0001f451", "\u05d0\u05d1")
UNLIMITED = Limits(tables_of_an_address=10**6, entries_of_a_guest=10**6, entries_of_a_table=10**6, misses_of_an_address=10**6)
BLANKS = [BlankCard(one.code, one.name, list(map(str, one.steps)), one.copies, one.players) for one in example_characters()]


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
        "memory": rng.random() < 0.3,
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
        messages.Rematch(identity),
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
                room.ledger.append(code, number + (code == "GAPGAP" and number > 3), one)
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
