"""What `before.py` measures, in the process of one of its two sides: this code, or an earlier one that PYTHONPATH leads to.

It reads lines from its input, each the name of a part and how much of it, plays that, and answers with the seconds of CPU that one
decision took. What a part needs is made when it is first asked for, and kept.
"""

import asyncio
import gc
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import uvloop

SEATS = 6
MOMENT = 4
"""So many tables decide in the same moment."""

Part = Generator[float, int, None]


def spent(play: Callable[[], int]) -> float:
    """The seconds of CPU that one decision takes, where `play` says how many it has played."""
    began = time.process_time()
    decisions = play()
    return (time.process_time() - began) / decisions


# -- without a server -----------------------------------------------------------------------------------------------------------------


def core(events: bool) -> Part:
    """The compiled rules: random decisions."""
    from mascarade.casts import printed_cast
    from mascarade.rules.layout import GAME, LOG

    try:
        from mascarade.casts import setup_of
        from mascarade.luck import play_streams
    except ImportError:  # where they were once
        from mascarade.simulate import play_streams

        from mascarade.game import setup_of

    setups, games = setup_of(printed_cast(1, SEATS)), np.zeros(1, GAME)
    logs = np.zeros(1, LOG) if events else None
    play_streams(setups, games, logs, 1, 0, 1000)
    first, many = 0, (yield 0.0)

    def play() -> int:
        play_streams(setups, games, logs, 1, first, many)
        return many

    while True:
        many = yield spent(play)


def layer() -> Part:
    """The friendly layer: for each move the allowed moves, the move, its events, and a view with its events."""
    from mascarade.game import Game

    many = 20
    draw = random.Random(1).random

    def play() -> int:
        moves = 0
        for seed in range(many):
            game = Game.new(SEATS, seed=seed)
            viewer = game.players[seed % SEATS]
            while game.decides is not None:
                allowed = game.moves
                game.play(allowed[int(draw() * len(allowed))])
                _ = game.view(viewer).events
                moves += 1
        return moves

    play()
    many = yield 0.0
    while True:
        draw = random.Random(1).random
        many = yield spent(play)


def vector() -> Part:
    """A thousand games at once, with observations."""
    from mascarade.casts import printed_cast
    from mascarade.envs.vector import VectorEnv

    many, games = 2, 1024
    env = VectorEnv(printed_cast(1, SEATS), games, seed=1, threads=1)

    def play() -> int:
        for _ in range(many):
            env.step(env.sample())
        return many * games

    play()
    many = yield 0.0
    while True:
        many = yield spent(play)


def bots() -> Part:
    """Games between bots."""
    from mascarade.bots.match import RESULT, Crew
    from mascarade.casts import printed_cast

    many, crew = 10, Crew(printed_cast(1, SEATS), ["bayes"])

    def play() -> int:
        numbers, results = np.arange(many), np.zeros(many, RESULT)
        crew.play(np.zeros((many, SEATS), np.int16), numbers, numbers, 1, results)
        return int(results["decisions"].sum())

    play()
    many = yield 0.0
    while True:
        many = yield spent(play)


# -- the server, without sockets ------------------------------------------------------------------------------------------------------


class Cable:
    """A client's end of a connection: what an event loop's transport is to the server."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.number = 0
        self.client: Any = None
        """The server's end."""

    def set_protocol(self, protocol: object) -> None:
        """It is `client`."""

    def is_closing(self) -> bool:
        """Never."""
        return False

    def get_write_buffer_size(self) -> int:
        """Everything is read at once."""
        return 0

    def write(self, data: bytes) -> None:
        """Something is told."""
        self.heard.append(data)

    def pause_reading(self) -> None:
        """A client that has to wait, or is sent away, makes all figures worthless."""
        raise RuntimeError("held")

    abort = close = pause_reading

    def frame(self, what: str, **values: object) -> bytes:
        """A message in a frame, masked as browsers do it."""
        self.number += 1
        text = msgspec.json.encode({"do": what, "id": str(self.number), **values} if what != "hello" else {"do": what, **values})
        size = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else bytes((0x81, 0xFE)) + len(text).to_bytes(2, "big")
        mask = b"mask"
        return size + mask + bytes(one ^ mask[at & 3] for at, one in enumerate(text))

    def told(self) -> list[bytes]:
        """The messages that have come."""
        found = []
        for data in self.heard:
            at = 0
            while at < len(data):
                size, at = data[at + 1], at + 2
                if size > 125:
                    wide = 2 if size == 126 else 8
                    size, at = int.from_bytes(data[at : at + wide], "big"), at + wide
                found.append(data[at : at + size])
                at += size
        self.heard.clear()
        return found


class Evening:
    """A hall with its ledger in a file, and tables at which clients decide at random."""

    def __init__(self, folder: str, tables: int) -> None:
        from mascarade.server import hall, messages

        self.protocol = messages.PROTOCOL
        limits = hall.Limits(tables_of_an_address=1_000_000)
        for name in ("entries_of_a_guest", "entries_of_a_table"):
            if hasattr(limits, name):
                setattr(limits, name, 1_000_000)
        try:
            from mascarade.server.sqlite import SqliteLedger as Ledger
        except ImportError:  # before there was another one
            from mascarade.server.ledger import Ledger
        self.hall = hall.Hall(Ledger(f"{folder}/tables.db"), hall.Pace(), limits)
        self.dice = random.Random(1)
        self.tables = [[self.cable(f"{table:016x}{seat:016x}") for seat in range(SEATS)] for table in range(tables)]
        self.due: list[list[tuple[Cable, bytes]]] = []
        """What each table does next."""

    def cable(self, token: str) -> Cable:
        """Somebody comes."""
        cable = Cable()
        try:
            from mascarade.server.client import Client
            from mascarade.server.limits import Address

            cable.client = Client(self.hall, cable, None, token, Address("127.0.0.1", 1e9, 1e9))  # type: ignore[arg-type]
        except ImportError:  # as it was once
            from mascarade.server.web import Client as Old

            cable.client = Old(SimpleNamespace(hall=self.hall), cable, None, token, "127.0.0.1")  # type: ignore[call-arg,arg-type]
        return cable

    async def say(self, *said: tuple[Cable, bytes]) -> float:
        """Some say something in the same moment; gives the seconds of CPU until everybody has heard what came of it."""
        began = time.process_time()
        for cable, frame in said:
            cable.client.data_received(frame)
        await asyncio.sleep(0)
        return time.process_time() - began

    async def deal(self, table: list[Cable]) -> list[tuple[Cable, bytes]]:
        """A new game; gives the first decision of it."""
        first, *others = table
        await self.say((first, first.frame("make", name="P0", options={"seats": SEATS, "starts": "first"})))
        code = next(msgspec.json.decode(one)["table"] for one in first.told() if one.startswith(b'{"is":"ok"'))
        for number, cable in enumerate(others, 1):
            await self.say((cable, cable.frame("watch", table=code)))
            await self.say((cable, cable.frame("join", name=f"P{number}")))
        await self.say((first, first.frame("start")))
        for cable in table:
            cable.told()  # of the game before, too
        for cable in table:
            await self.say((cable, cable.frame("ready")))
        await asyncio.sleep(0.001)  # the cards are turned down
        decision = self.heard(table)
        assert decision is not None
        return decision

    def heard(self, table: list[Cable]) -> list[tuple[Cable, bytes]] | None:
        """What a table does next after what its clients have heard; None at the end of a game. Everybody must have heard of it."""
        found: list[tuple[Cable, bytes]] = []
        over, heard = False, 0
        for cable in table:
            said = cable.told()
            heard += any(one.startswith((b'{"is":"decided"', b'{"is":"table"')) for one in said)
            for one in said:
                if one.startswith(b'{"is":"error"'):
                    raise RuntimeError(one.decode())
                over |= b'"phase":"over"' in one[:200]
                if b'"choices":[{' in one:
                    message = msgspec.json.decode(one)
                    action = self.dice.choice(message["choices"])["action"]
                    found = [(cable, cable.frame("decide", action=action, after=message["game"]["decisions"]))]
        if heard != len(table) or (not found and not over):
            raise RuntimeError("not everybody has heard")
        return None if over else found

    async def play(self, decisions: int) -> float:
        """Play so many decisions; gives the seconds of CPU that one took. Games that begin are not counted."""
        seconds = 0.0
        for _ in range(decisions // MOMENT):
            chosen = self.dice.sample(range(len(self.tables)), MOMENT)
            seconds += await self.say(*(one for number in chosen for one in self.due[number]))
            for number in chosen:
                self.due[number] = self.heard(self.tables[number]) or await self.deal(self.tables[number])
        return seconds / (decisions // MOMENT * MOMENT)

    async def begin(self) -> None:
        """Everybody comes, and plays for a while."""
        for table in self.tables:
            for cable in table:
                await self.say((cable, cable.frame("hello", protocol=self.protocol)))
        self.due = [await self.deal(table) for table in self.tables]
        await self.play(2000)


def server(tables: int = 100) -> Part:
    """Hall, wire and SQLite, without sockets."""
    dice = random.Random(7)
    secrets.SystemRandom = lambda: random.Random(dice.random())  # type: ignore[assignment,misc]  # the same deals on both sides
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:

        async def made() -> Evening:
            return Evening(folder, tables)

        evening = runner.run(made())
        gc.freeze()  # as where it serves
        gc.set_threshold(20_000)
        runner.run(evening.begin())
        many = yield 0.0
        while True:
            many = yield runner.run(evening.play(many))


PARTS: dict[str, Callable[[], Part]] = {
    "core": lambda: core(False),
    "core with events": lambda: core(True),
    "friendly layer": layer,
    "VectorEnv": vector,
    "bots": bots,
    "server": server,
}


def main() -> int:
    """Answer until the input ends."""
    parts: dict[str, Part] = {}
    for line in sys.stdin:
        name, _, many = line.strip().rpartition(" ")
        if name not in parts:
            parts[name] = PARTS[name]()
            next(parts[name])
        print(parts[name].send(int(many)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
