"""A hall in simulation: one process, virtual time, and dice that decide what people send, what fails, and when the server ends.

    python -m tests.server.simulation --seed 17

plays one seed and prints its moments. After every moment, whatever has failed in it:
- every message has exactly one answer;
- `ok` means that it is in the ledger, `error` that nothing of it is; nothing is there twice;
- what is in memory is what the ledger's entries make;
- every table at which something must happen by itself has a timer;
- nobody was shown what is not in the ledger;
- no exception has left the hall.
In the end the ledger works again, and every game goes on.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import logging
import random
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast
from unittest import mock

from mascarade.game import Game
from mascarade.server import live as live_module
from mascarade.server import messages
from mascarade.server.bot_seats import BotSeat
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from mascarade.server.table import Table, restored
from mascarade.views import View
from tests.server.net import DIRECT
from tests.server.strangers import something
from tests.server.virtual import Base, Handle, Loop

MOMENTS = 120


class Broken(AssertionError):
    """Something does not hold."""


class Person:
    """A connection of somebody, and what came of everything that was asked on it."""

    def __init__(self, number: int, guest: str, base: Base) -> None:
        self.number, self.guest, self.address, self.base = number, guest, guest, base
        self.live: Live | None = None
        self.asked: list[messages.Incoming] = []
        self.answers: list[dict[str, Any]] = []
        self.misled = False
        """Something was shown to them that is not in the ledger."""
        self.checked = 0
        """How many answers were found to be right."""

    def __hash__(self) -> int:
        return self.number  # so that sets of people have the same order every time

    def send(self, frames: list[bytes]) -> None:
        for message in map(json.loads, frames):
            if message["is"] in DIRECT:
                self.answers.append(message)
            elif message["is"] == "table":
                stored = self.base.honest.execute("SELECT count(*) FROM entries WHERE code = ?", (message["code"],)).fetchone()[0]
                self.misled |= self.base.in_transaction or message["version"] > stored


class Failing:
    """A bot that fails when the dice say so, in every way a bot can."""

    dice = random.Random()
    trouble = 0.0

    def __init__(self, game: Game, number: int, player: str, seed: int, real: bool = False) -> None:
        self._fail()
        self._bot = BotSeat(game, number, player, seed) if real else None

    def watch(self, view: View) -> None:
        self._fail()
        if self._bot is not None:
            self._bot.watch(view)

    def decide(self, game: Game) -> int:
        self._fail()
        if self.dice.random() < self.trouble:
            return 999
        return self.dice.choice(list(game.choice.actions)) if self._bot is None else self._bot.decide(game)

    def _fail(self) -> None:
        if self.dice.random() < self.trouble:
            raise RuntimeError("the dice do not want this bot")


class World:
    """A seed's server, its people, and what has to be true of them."""

    def __init__(self, seed: int, say: Callable[[str], None]) -> None:
        self.dice = Failing.dice = random.Random(seed)
        self.say = say
        self.loop = Loop()
        self.base = Base(self.dice)
        self.guests = [f"g{number}" for number in range(self.dice.randrange(2, 6))]
        self.people: list[Person] = []
        self.sent: list[tuple[str, messages.Incoming]] = []
        self.stored: dict[str, list[bytes]] = {}
        """Every table's entries, as they were committed."""
        self.actions: Counter[tuple[str, str]] = Counter()
        """How often each action is among the entries of each table."""
        self.numbers = itertools.count()
        self.start()

    def start(self) -> None:
        """A server begins with what is there."""
        self.people.clear()
        self.asked: list[tuple[str, Person, int, int]] = []
        """Since the last check: each action, on which connection it was asked for, its number there, and how often it was stored before."""
        self.same: dict[Live, Table] = {}
        """What is known to be what the entries make, until it changes."""
        if self.base.in_transaction:  # what was not committed when a process ends is not there
            self.base.honest.execute("ROLLBACK")
        self.base.trouble = 0.0
        ledger = SqliteLedger(":memory:")
        schema = ledger._base.execute("SELECT group_concat(sql, ';') FROM sqlite_master WHERE sql IS NOT NULL").fetchone()[0]
        ledger._base.close()
        if not self.base.honest.execute("SELECT 1 FROM sqlite_master").fetchone():
            self.base.honest.executescript(schema)
        ledger._base = cast(sqlite3.Connection, self.base)
        self.loop = Loop(self.loop.now)
        asyncio._set_running_loop(cast(asyncio.AbstractEventLoop, self.loop))
        limits = Limits(tables=self.dice.choice((3, 100)), tables_of_an_address=1000, misses_of_an_address=1000)
        self.hall = Hall(ledger, Pace(deal=20.0, away=10.0), limits)

    def now(self) -> float:
        return self.loop.now

    # -- what happens ------------------------------------------------------------------------------------------------------------------

    def moment(self) -> None:
        """Something happens, or several things at once."""
        self.base.trouble = self.dice.choice((0.0, 0.0, 0.02, 0.1, 0.5))
        Failing.trouble = self.dice.choice((0.0, 0.0, 0.1, 1.0))
        chance = self.dice.random()
        if chance < 0.02:
            self.end()
        elif chance < 0.15:
            self.pass_by(self.dice.choice((0.5, 3.0, 20.0)))
        else:
            for _ in range(self.dice.choice((1, 1, 1, 2, 5))):
                self.act()
            if self.dice.random() < 0.02:  # before anything is committed
                self.end()
            self.settle()

    def act(self) -> None:
        """Somebody comes, goes, or sends something."""
        if len(self.people) < 2 or (len(self.people) < 12 and self.dice.random() < 0.15):
            self.people.append(Person(next(self.numbers), self.dice.choice(self.guests), self.base))
        person = self.dice.choice(self.people)
        if self.dice.random() < 0.06:
            self.say(f"{person.guest} on {person.number} is gone")
            self.people.remove(person)
            self.hall.leave(person)
            return
        before = [message for guest, message in self.sent[-40:] if guest == person.guest]
        again = before and self.dice.random() < 0.1
        codes = list(self.stored)
        message = self.dice.choice(before) if again else something(self.dice, person.guest, person.live, codes, f"m{next(self.numbers)}")
        self.ask(person, message)

    def ask(self, person: Person, message: messages.Incoming) -> None:
        self.say(f"{person.guest} on {person.number}: {message}")
        self.sent.append((person.guest, message))
        action = f"{person.guest}:{getattr(message, 'id', '')}"
        self.asked.append((action, person, len(person.asked), self.times(action)))
        person.asked.append(message)
        self.hall.handle(person, message)

    def pass_by(self, seconds: float) -> None:
        """Time passes, and all that is due happens, moment by moment."""
        self.say(f"{seconds} seconds pass")
        until = self.loop.now + seconds
        while self.loop.now < until:
            self.loop.pass_by(until)
            self.settle()

    def settle(self) -> None:
        """Let everything happen that needs no time, and look at what came of it."""
        while self.loop.turn():
            pass
        self.check()

    def end(self) -> None:
        """The server is killed, or told to stop and asked for more; then it is started again."""
        if self.dice.random() < 0.5:
            self.say("the server is killed")
        else:
            self.say("the server stops")
            self.hall.close()
            if self.people:
                self.ask(self.people[0], messages.Leave("late"))
            self.settle()
        self.start()

    # -- what has to be true -----------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Look at everything that has to be true between two moments."""
        self.read()
        for person in self.people:
            self.check_answers(person)
        for action, person, number, before in self.asked:
            if person in self.people:
                self.check_stored(action, person.asked[number], person.answers[number], before)
        self.asked.clear()
        for live in self.hall.tables.values():
            self.check_memory(live)
            self.check_timer(live)

    def read(self) -> None:
        """Read what was committed since the last time."""
        for code, count in self.base.honest.execute("SELECT code, count(*) FROM entries GROUP BY code").fetchall():
            known = self.stored.setdefault(code, [])
            if count == len(known):
                continue
            new = "SELECT number, body FROM entries WHERE code = ? AND number >= ? ORDER BY number"
            rows = self.base.honest.execute(new, (code, len(known)))
            for number, body in rows:
                expect(number == len(known), f"{code}: entry {len(known)} is missing")
                known.append(body)
                action = json.loads(body).get("action")
                if action:
                    self.actions[action, code] += 1
                    expect(self.actions[action, code] == 1, f"{code}: {action} is there twice")
                    expect(number > 0 or self.times(action) == 1, f"{code}: {action} has made two tables")

    def times(self, action: str) -> int:
        return sum(count for (one, _), count in self.actions.items() if one == action)

    def check_answers(self, person: Person) -> None:
        expect(not person.misled, f"{person.number} was shown what is not stored")
        expect(len(person.answers) == len(person.asked), f"{len(person.asked)} questions, {len(person.answers)} answers on {person.number}")
        for message, answer in zip(person.asked[person.checked :], person.answers[person.checked :], strict=True):
            expect(getattr(message, "id", None) == answer.get("id"), f"{answer} does not answer {message}")
        person.checked = len(person.answers)

    def check_stored(self, action: str, message: messages.Incoming, answer: dict[str, Any], before: int) -> None:
        if answer["is"] == "ok" and isinstance(message, messages.PlayAgain):
            expect(answer["table"] in self.stored, f"{message} has not made {answer['table']}")
        elif answer["is"] == "ok" and not isinstance(message, messages.Watch):
            expect(self.actions[action, answer["table"]] == 1, f"{message} is not stored")
        elif answer["is"] == "error" and sum(one == action for one, *_ in self.asked) == 1:
            expect(self.times(action) == before, f"{message} is stored though it was refused")

    def check_memory(self, live: Live) -> None:
        if live.lost or (self.same.get(live) is live.table and live.table.number == len(self.stored.get(live.table.code, []))):
            return
        code = live.table.code
        there = what_it_is(restored(code, self.stored.get(code, [])))
        for (name, found), (_, expected) in zip(what_it_is(live.table), there, strict=True):
            expect(found == expected, f"{code}: {name} is {found}, and after a restart {expected}")
        self.same[live] = live.table

    def check_timer(self, live: Live) -> None:
        table, place = live.table, live.table.decider
        if rests(live):
            return
        needed = live.lost or table.phase == "deal"
        if place is not None:
            seat = table.seats[place]
            by_itself = seat.guest is None or seat.stand_in or seat.guest not in live.here
            needed = needed or by_itself or table.options.seconds is not None or table.prepared_answer() is not None
        if needed and not self.hall.closed:
            timer = cast("Handle | None", live.timer)
            expect(timer is not None and not timer.cancelled, f"{table.code}: nothing is going to happen")

    def check_end(self) -> None:
        """All is well again: every table can be read, and every game goes on."""
        self.base.trouble = Failing.trouble = 0.0
        for person in list(self.people):
            self.people.remove(person)
            self.hall.leave(person)
        self.settle()
        playing = [live for code, live in self.hall.tables.items() if live.table.phase in ("deal", "game") and code in self.stored]
        playing = [live for live in playing if not rests(live)]
        waiting = {live: live.table.number for live in playing}
        until = self.loop.now + 300.0
        while waiting and self.loop.now < until:
            self.pass_by(2.0)
            waiting = {live: number for live, number in waiting.items() if live.table.number == number and not rests(live)}
        expect(not waiting, f"{[live.table.code for live in waiting]}: nothing goes on")
        expect(bool(self.stored), "nothing was ever stored")
        for code, bodies in self.stored.items():
            restored(code, bodies)


def rests(live: Live) -> bool:
    """Whether nothing need happen by itself: somebody looks at the deal for as long as they like, or it is the turn of the only guest,
    who is away. Nobody else waits, and the game does.
    """
    table, place = live.table, live.table.decider
    guests = [seat for seat in table.seats if seat.guest is not None]
    if table.phase == "deal" and not live.lost:
        limited = len(guests) > 1 and table.options.seconds is not None
        return not table.everybody_ready() and not limited and live.waits_for() is None
    if live.lost or len(guests) != 1:
        return False
    away = guests[0].guest not in live.here and not guests[0].stand_in
    return place is not None and table.seats[place] is guests[0] and away and table.prepared_answer() is None


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def what_it_is(table: Table) -> list[tuple[str, object]]:
    """A table, field by field."""
    fields = (
        "number",
        "version",
        "phase",
        "seats",
        "host",
        "options",
        "actions",
        "salt",
        "seed",
        "commitment",
        "next_table",
        "series",
        "said",
        "whispers",
    )
    game = table.game
    return [(name, getattr(table, name)) for name in fields] + [
        ("decisions", None if game is None else list(game.actions)),
        ("state", None if game is None else game.state),
    ]


@contextlib.contextmanager
def chance(world_seed: int, real: bool) -> Iterator[None]:
    """What the server takes from the outside comes from the seed: secrets, time, bots."""
    dice = random.Random(-1 - world_seed)
    log, level = logging.getLogger("mascarade"), logging.getLogger("mascarade").level
    log.setLevel(logging.CRITICAL + 1)
    with contextlib.ExitStack() as stack:
        for name, what in (
            ("choice", dice.choice),
            ("randbelow", dice.randrange),
            ("randbits", dice.getrandbits),
            ("token_hex", lambda size: dice.randbytes(size).hex()),
            ("SystemRandom", lambda: dice),
        ):
            stack.enter_context(mock.patch.object(secrets, name, what))
        stack.enter_context(mock.patch.object(live_module, "BotSeat", partial(Failing, real=real)))
        try:
            yield
        finally:
            asyncio._set_running_loop(None)
            log.setLevel(level)


def simulate(seed: int, say: Callable[[str], None] = lambda _: None) -> None:
    """Play a seed. Raises AssertionError with the command that plays it again."""
    with chance(seed, real=seed % 100 == 0):
        try:
            world = World(seed, say)
            with mock.patch.object(time, "monotonic", world.now), mock.patch.object(time, "time", world.now):
                for moment in range(MOMENTS):
                    say(f"-- moment {moment}")
                    world.moment()
                world.check_end()
        except Exception as error:
            raise Broken(f"seed {seed}: {error}\n\n    python -m tests.server.simulation --seed {seed}\n") from error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="so many from that one on, without a word unless one fails")
    options = parser.parse_args()
    for seed in range(options.seed, options.seed + options.seeds):
        simulate(seed, print if options.seeds == 1 else lambda _: None)


if __name__ == "__main__":
    main()
