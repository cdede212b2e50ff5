"""What people do at tables of a hall without a net, and time that is the test's own."""

import asyncio
import random
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any

from mascarade.outlook import encode
from mascarade.server import messages
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.showing import open_state, state_for
from mascarade.server.table import Table
from mascarade.views import ONLOOKER
from tests.server.room import Guest, handle, say

DEAL = ["judge", "bishop", "king", "queen", "thief", "cheat"]
FOUR = messages.Options(seats=4, starts="first")


class Clock:
    """Time that stands still until the test moves it: for the hall, and for the loop's timers."""

    def __init__(self) -> None:
        self.now = 1000.0

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and what is due happen."""
        self.now += seconds
        await settle()


async def in_time(clock: Clock, what: Callable[[], bool]) -> None:
    """Let time pass until something has happened: who thinks does so for a while."""
    for _ in range(200):
        if what():
            return
        await clock.pass_by(0.1)
    raise AssertionError("it does not happen")


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(30):
        await asyncio.sleep(0)


async def until(what: Callable[[], bool], turns: int = 200_000) -> None:
    """Wait until something holds; what happens by itself takes no time."""
    for _ in range(turns):
        if what():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never happened")


def live_of(guest: Guest) -> Live:
    assert guest.live is not None
    return guest.live


def state(table: Table, guest: str, online: Collection[str] = (), deadline: float | None = None) -> messages.TableState:
    """The whole table as a guest may see it."""
    you = table.find(guest)
    return state_for(table, ONLOOKER if you is None else you, open_state(table, online, deadline))


def guests(names: Iterable[str]) -> list[Guest]:
    return [Guest(name) for name in names]


def snapshot(room: Hall, live: Live) -> tuple[object, ...]:
    """Everything that an action could change: the ledger, and what every viewer would be told."""
    table = live.table
    viewers = [*(seat.guest for seat in table.seats if seat.guest), "an onlooker"]
    return (table.number, table.version, room.ledger.read(table.code), [encode(state(table, viewer)) for viewer in viewers])


async def refused(room: Hall, guest: Guest, message: messages.Incoming, code: str, **values: str | int) -> None:
    """The answer is this error and nothing else; nobody else gets anything, and nothing has changed."""
    live = guest.live
    before = None if live is None else snapshot(room, live)
    others = [] if live is None else [one for one in live.connections if one is not guest]
    sizes = [len(one.frames) for one in others]  # type: ignore[attr-defined]
    frames = len(guest.frames)
    await handle(room, guest, message)
    await settle()
    assert guest.received[frames:] == [{"is": "error", "code": code, "id": getattr(message, "id", None), "values": values}]
    if live is not None:
        assert snapshot(room, live) == before
        assert [len(one.frames) for one in others] == sizes  # type: ignore[attr-defined]


async def act(room: Hall, guest: Guest, message: messages.Incoming) -> dict[str, Any]:
    """Do something that is not refused."""
    answer = await say(room, guest, message)
    assert answer["is"] == "ok", answer
    return answer


async def decide(room: Hall, people: list[Guest], move: str) -> dict[str, Any]:
    """The one who decides does what a record would say."""
    live = live_of(people[0])
    game = live.table.game
    assert game is not None
    seat = live.table.seats[live.table.decider or 0]
    guest = next(one for one in people if one.guest == seat.guest)
    done = len(game.actions)
    return await act(room, guest, messages.Decide(f"d{done}", game.action(move), done))


async def pretend(room: Hall, people: list[Guest], turns: int = 4) -> None:
    """R2.1: turns of pretending."""
    for _ in range(turns):
        game = live_of(people[0]).table.game
        assert game is not None
        await decide(room, people, str(next(move for move in game.moves if move.kind == "pretend")))


async def to_the_end(room: Hall, people: list[Guest], seed: int = 5) -> Live:
    """Everybody decides at random until it is over; bots play for themselves."""
    rng, live = random.Random(seed), live_of(people[0])
    game = live.table.game
    assert game is not None
    while live.table.phase == "game":
        place = live.table.decider
        assert place is not None
        if live.table.seats[place].guest in [one.guest for one in people]:
            await decide(room, people, str(rng.choice(game.moves)))
        else:
            done = len(game.actions)
            await until(lambda done=done: len(game.actions) > done)  # type: ignore[misc]
    room.commit()
    return live


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())
