"""The log: whoever comes to a running game gets all of it that they may read again."""

from typing import Any

import msgspec
import pytest

from mascarade.casts import printed_casts
from mascarade.server import entries, messages
from mascarade.server.hall import Hall
from mascarade.server.showing import log_for
from mascarade.server.table import Table
from mascarade.server.wire import QUEUE_BYTES
from tests.server.people import DEAL, FOUR, act, decide, guests, pretend, run, to_the_end
from tests.server.room import NEVER, QUICK, Guest, hall, say, table_of
from tests.server.test_table_game import a_whole_game

Message = dict[str, Any]


def told_to(guest: Guest) -> list[Message]:
    """What somebody heard of each decision while it happened: the turn it was made in, and its events."""
    turn, found = 1, []
    for message in guest.received:
        if message["is"] == "decided":
            found.append({"turn": turn, "events": message["events"]})
            turn = message["game"]["turn"]
    return found


def openly(told: list[Message]) -> list[Message]:
    """As much of it as everybody knows."""
    return [one | {"events": [event for event in one["events"] if "to" not in event]} for one in told]


async def come(room: Hall, guest: str, code: str) -> list[Message]:
    """Somebody comes without knowing anything."""
    back = Guest(guest)
    await act(room, back, messages.Watch("come", code))
    return back.received


@pytest.mark.parametrize("memory", ["usual", "aid"])
def test_everybody_gets_all_that_was_open_and_with_the_memory_aid_what_they_were_told(memory: messages.Memory) -> None:
    """R10.4, after every reload, for players and onlookers; R9.8 is no trouble either."""

    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, messages.Options(seats=4, starts="first", memory=memory), DEAL)
        onlooker = Guest("onlooker")
        await act(room, onlooker, messages.Watch("w", live.table.code))
        assert (await come(room, "a", live.table.code))[1] == {"is": "log", "code": live.table.code, "decisions": []}
        for one in (*people, onlooker):
            one.frames.clear()
        await decide(room, people, "a exchange b")
        await pretend(room, people, 3)
        await decide(room, people, "a look")
        await decide(room, people, "b announce king")
        await decide(room, people, "c claim")
        for one in (*people, onlooker):
            told = told_to(one)
            ok, log, table = await come(room, one.guest, live.table.code)
            assert (ok["is"], log["is"], table["is"]) == ("ok", "log", "table")
            assert log["decisions"] == (told if memory == "aid" else openly(told))
            assert [one["turn"] for one in log["decisions"]] == [1, 2, 3, 4, 5, 6, 6]
        room.close()

    run(go)


def test_there_is_a_log_of_a_running_game_only() -> None:
    """Before it there is nothing to tell; after it the replay tells everything."""

    async def go() -> None:
        room = hall(QUICK)
        people = guests("ab")
        code = (await act(room, people[0], messages.Make("m", "a", FOUR)))["table"]
        assert [one["is"] for one in await come(room, "z", code)] == ["ok", "table"]
        await act(room, people[0], messages.Start("s"))
        assert [one["is"] for one in await come(room, "z", code)] == ["ok", "table"]
        room.close()
        room = hall(QUICK)
        live = await table_of(room, people := guests("ab"), FOUR)
        await to_the_end(room, people)
        assert [one["is"] for one in await come(room, "a", live.table.code)] == ["ok", "table"]
        room.close()

    run(go)


def test_who_asks_again_for_a_table_that_was_made_gets_the_log_too() -> None:
    async def go() -> None:
        room = hall()
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await pretend(room, people, 2)
        again = Guest("a")
        await say(room, again, messages.Make("make", "a", FOUR))
        assert [one["is"] for one in again.received] == ["ok", "log", "table"]
        assert len(again.received[1]["decisions"]) == 2
        assert again.table()["code"] == live.table.code
        room.close()

    run(go)


def test_a_new_server_has_the_same_log(tmp_path: Any) -> None:
    async def go() -> None:
        database = str(tmp_path / "a.db")
        room = hall(database=database)
        people = guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await pretend(room, people, 4)
        await decide(room, people, "a look")
        before = [(await come(room, guest, live.table.code))[1] for guest in ("a", "b", "z")]
        room.close()
        room = hall(NEVER, database=database)
        assert [(await come(room, guest, live.table.code))[1] for guest in ("a", "b", "z")] == before
        room.close()

    run(go)


@pytest.mark.parametrize("key", printed_casts(), ids=lambda key: "-".join(map(str, key)))
def test_it_fits_through_the_wire(key: tuple[int, int, str]) -> None:
    """Of random games, which are long: what waits for a slow client at most is a multiple of it."""
    made = a_whole_game(key, 1)[1]
    table = Table("ABCDEF")
    last = max(number for number, entry in enumerate(made) if isinstance(entry, entries.Decided))
    for entry in made[:last]:
        table.apply(entry)
    log = log_for(table, 0)
    assert log is not None
    assert len(log.decisions) == len(table.playing.actions)
    assert len(msgspec.json.encode(log)) < QUEUE_BYTES / 2
