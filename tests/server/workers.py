"""Several workers in simulation: one process, virtual time, one database, and dice that decide what is late, lost, frozen and killed.

    python -m tests.server.workers --seed 17

plays one seed and prints what happens. At any time:
- nobody is shown what is not in the database, nor a table that another worker has gone on with;
- whatever is acknowledged is in the database, once.
In the end, when all is well again: what was refused is not there; every number of a table was written once and its game replays; everybody
has an answer to everything, and the table that the database has; and every game goes on that does not wait for somebody.
"""

import argparse
import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, cast
from unittest import mock

from mascarade.server import links, shared
from mascarade.server.clock import Pace, runs
from mascarade.server.hall import Hall
from mascarade.server.links import Visitor
from mascarade.server.shared import SharedLedger
from mascarade.server.table import Table, restored
from tests.server.cables import End, watched, wired
from tests.server.pages import LOST_AFTER, Client, Door
from tests.server.shared_base import Line, SharedBase, WorkerLoop
from tests.server.simulation import Broken, Failing, chance, expect

SECONDS = 20.0
"""So long there is trouble."""
CALM = 30
"""So many seconds everybody has to get what they are waiting for."""
QUIET = 10
"""After so many seconds in which nobody waits for anything nothing more is to be expected."""
INFINITE = float("inf")


class Working:
    """A worker."""

    def __init__(self, world: "World", number: int) -> None:
        self.world, self.number = world, number
        self.loop = WorkerLoop(world.now)
        self.cables: list[End]
        self.line = Line(world.base, self.loop)
        self.frozen_until = 0.0
        self.dead = False
        asyncio._set_running_loop(cast(asyncio.AbstractEventLoop, self.loop))
        self.ledger = SharedLedger(cast(Any, self.line))
        self.hall = Hall(self.ledger, Pace(deal=6.0, away=4.0))
        self.links = wired(self)
        self.ledger.start(self.hall, f"w{number}:1")

    def due(self) -> float:
        """When it has something to do."""
        return INFINITE if self.dead else max(self.loop.due(), self.frozen_until)


class World:
    """A seed's workers, database and clients."""

    def __init__(self, seed: int, say: Callable[[str], None]) -> None:
        self.dice = Failing.dice = random.Random(seed)
        self.now = 1000.0
        self.say = lambda text: say(f"{self.now:9.3f} {text}")
        self.numbers = itertools.count()
        self.base = SharedBase(self.dice)
        self.base.slow = self.dice.choice((0.001, 0.005, 0.05))
        self.codes: list[str] = []
        self.workers: list[Working] = []
        self.gone: list[Working] = []
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        """By table and number: under which epoch which action was."""

    def start(self) -> None:
        self.workers = [Working(self, next(self.numbers)) for _ in range(self.dice.choice((1, 2, 2, 3)))]
        self.clients = [Client(self, number) for number in range(self.dice.randrange(2, 6))]

    def worker_at(self, address: str) -> Working | None:
        return next((one for one in self.workers if f"w{one.number}" == address), None)

    # -- time --------------------------------------------------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def settle(self) -> None:
        """Let everything happen that is due now, a turn of a worker at a time, in any order."""
        now, base = self.now, self.base.loop
        while True:
            loops = [worker.loop for worker in self.workers if worker.frozen_until <= now and worker.loop.is_due(now)]
            if base.is_due(now):
                loops.append(base)
            if not loops:
                return
            if len(loops) > 1:
                self.dice.shuffle(loops)
            for loop in loops:
                loop.now = now
                asyncio._set_running_loop(cast(asyncio.AbstractEventLoop, loop))
                loop.turn()

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        until = self.now + seconds
        while self.now < until:
            self.now = max(self.now, min(until, self.base.loop.due(), *(worker.due() for worker in self.workers)))
            self.settle()

    # -- what goes wrong ---------------------------------------------------------------------------------------------------------------

    def moment(self) -> None:
        chance = self.dice.random()
        worker = self.dice.choice(self.workers)
        self.base.trouble = self.dice.choice((0.0, 0.0, 0.0, 0.05, 0.3))
        if chance < 0.08 and self.dice.random() < 0.5:  # with its last words on the way
            worker.line.late = True
            for client in self.clients:
                client.do_something()
            self.pass_by(0.1)
            worker.line.late = False
        if chance < 0.03:
            self.kill(worker)
        elif chance < 0.08:
            worker.frozen_until = self.now + self.dice.choice((1.0, 3.5, 5.0, 8.0))
            self.say(f"w{worker.number} stands still until {worker.frozen_until:.3f}")
        elif chance < 0.13:
            self.say(f"w{worker.number} is cut off" if not worker.line.cut else f"w{worker.number} has the database again")
            worker.line.cut = not worker.line.cut
        elif chance < 0.15 and worker.cables:
            self.dice.choice(worker.cables).abort()
        elif chance < 0.18 and worker.frozen_until <= self.now:
            self.say(f"w{worker.number} hands over")
            asyncio._set_running_loop(cast(asyncio.AbstractEventLoop, worker.loop))
            worker.loop.create_task(self.leave(worker))
        else:
            for client in self.clients:
                if self.dice.random() < 0.5:
                    client.do_something()

    async def leave(self, worker: Working) -> None:
        await worker.hall.drain()
        self.kill(worker)

    def kill(self, worker: Working) -> None:
        """It is gone, in the middle of whatever it did; another one begins."""
        if worker.dead:
            return
        self.say(f"w{worker.number} is gone")
        worker.dead = True
        for cable in worker.cables:
            cable.abort()
        self.workers.remove(worker)
        self.gone.append(worker)
        self.workers.append(Working(self, next(self.numbers)))
        for client in self.clients:
            if client.door is not None and client.door.worker is worker:
                client.lose("its worker is gone")

    # -- what has to be true -----------------------------------------------------------------------------------------------------------

    def look_at(self, door: Door | Visitor, hall: Hall, frames: list[bytes]) -> None:
        """What a hall says in this moment has to be true in this moment."""
        for message in map(json.loads, frames):
            if message["is"] == "ok" and message["id"].startswith("m"):
                self.look_for(f"{door.guest}:{message['id']}", message["table"])
            code = message["code"] if message["is"] == "table" else door.live.table.code if door.live is not None else None
            if message["is"] in ("table", "decided") and code is not None:
                live, row = hall.tables.get(code), self.base.rows.get(code)
                expect(row is not None and message["version"] <= len(row.entries), f"{code}: {door.guest} is shown what is not there")
                if live is not None and row is not None:
                    expect(len(row.entries) <= len(live.bodies), f"{code}: {door.guest} is shown what others have gone on with")

    def look_for(self, action: str, code: str) -> None:
        """What is acknowledged is in the database, once, and whoever acknowledges it again means the same entry of the same epoch."""
        known, entries = action.encode(), self.base.rows[code].entries
        found = [(number, epoch) for number, (epoch, body) in entries.items() if known in body and json.loads(body).get("action") == action]
        expect(len(found) == 1, f"{action} is acknowledged, and {len(found)} times in the database")
        ((number, epoch),) = found
        before = self.acknowledged.setdefault((code, number), (epoch, action))
        expect(before == (epoch, action), f"{code}: at {number} {before} was acknowledged, and now {epoch, action}")

    def check_end(self) -> None:
        """All is well again."""
        self.base.trouble = 0.0
        self.base.slow = 0.005
        for worker in self.workers:
            worker.frozen_until, worker.line.cut = 0.0, False
        self.say("all is well again")
        quiet = 0
        for _ in range(CALM):
            waiting = [client for client in self.clients if client.waits()]
            for client in waiting:
                if self.now - client.heard > LOST_AFTER:
                    client.lose("asks again")
            quiet = 0 if waiting else quiet + 1
            if quiet > QUIET:
                break
            self.pass_by(1.0)
        tables = {code: self.check_table(code) for code in self.base.rows}
        made = Counter(json.loads(row.entries[0][1])["action"] for row in self.base.rows.values() if row.entries)
        expect(max(made.values(), default=1) == 1, f"{made.most_common(1)} has made more than one table")
        self.pass_by(2.0)  # what was in the database then has arrived by now
        for client in self.clients:
            self.check_client(client, tables)
        self.check_going_on()

    def check_table(self, code: str) -> Table:
        """A table can be made again out of its entries, and nothing in it has happened twice."""
        bodies = self.base.bodies(code)
        expect(isinstance(bodies, list), f"{code}: {bodies}")
        row = self.base.rows[code]
        for number, (epoch, _) in row.entries.items():
            expect(number < row.ends.get(epoch, len(bodies)), f"{code}: {number} was written under epoch {epoch}, which was over")
        table = restored(code, cast(list[bytes], bodies))
        actions = Counter(action for body in cast(list[bytes], bodies) if (action := json.loads(body).get("action")))
        expect(not actions or max(actions.values()) == 1, f"{code}: {actions.most_common(1)} has happened more than once")
        return table

    def check_client(self, client: Client, tables: dict[str, Table]) -> None:
        expect(not client.pending, f"{client.guest} has no answer to {client.pending}")
        for identity, (sent, code) in client.acknowledged.items():
            expect(f"{client.guest}:{identity}" in tables[code].actions, f"{client.guest}: {sent} is not in {code}")
            if sent["do"] == "decide":
                expect(tables[code].playing.actions[sent["after"]] == sent["action"], f"{client.guest}: {sent} is another decision")
        for identity in client.refused:
            there = any(f"{client.guest}:{identity}" in table.actions for table in tables.values())
            expect(client.sent[identity] > 1 or not there, f"{client.guest}: {identity} was refused, and has happened")
        if client.code is not None and client.table is not None:
            version = tables[client.code].version
            expect(
                client.table["version"] >= version, f"{client.guest} has {client.table['version']} of {client.code}, which is at {version}"
            )

    def check_going_on(self) -> None:
        """Wherever somebody's time is running it runs out, also when nobody is connected, and though a worker is gone."""
        for client in self.clients:
            if client.door is not None:
                client.door.close()
                client.door = None
        worker = self.dice.choice(self.workers)
        if self.dice.random() < 0.5:
            self.kill(worker)
        else:
            worker.frozen_until = self.now + 5.0
        running = {code: len(row.entries) for code, row in self.base.rows.items() if runs(self.check_table(code))}
        for _ in range(30):
            self.pass_by(3.0)
            running = {code: many for code, many in running.items() if many == len(self.base.rows[code].entries)}
            if not running:
                return
        expect(not running, f"nothing goes on at {running}")


def simulate(seed: int, say: Callable[[str], None] = lambda _: None) -> None:
    """Play a seed. Raises AssertionError with the command that plays it again."""
    with chance(seed, real=False):
        Failing.trouble = 0.0
        world = World(seed, say)
        try:
            with (
                mock.patch.object(time, "monotonic", world.time),
                mock.patch.object(shared, "since_boot", world.time),
                mock.patch.object(time, "time", world.time),
                mock.patch.object(links, "Visitor", watched(world.look_at)),
            ):
                world.start()
                until = world.now + SECONDS
                while world.now < until:
                    world.moment()
                    world.pass_by(world.dice.choice((0.05, 0.3, 1.0)))
                world.check_end()
        except Exception as error:
            raise Broken(f"seed {seed}: {error}\n\n    python -m tests.server.workers --seed {seed}\n") from error
        finally:
            for loop in (world.base.loop, *(worker.loop for worker in world.workers + world.gone)):
                loop.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    simulate(parser.parse_args().seed, print)


if __name__ == "__main__":
    main()
