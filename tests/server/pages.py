"""People of the simulated workers: pages that reconnect by themselves, and their connections."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from mascarade.server import messages
from mascarade.server.links import Journey
from mascarade.server.live import Live

LOST_AFTER = 6.0
"""A client that hears nothing for so long tries elsewhere."""
DECODE = msgspec.json.Decoder(messages.Incoming).decode


class Door:
    """A client's connection, at a worker."""

    def __init__(self, client: "Client", worker: Any, number: int) -> None:
        self.client, self.worker, self.number = client, worker, number
        self.guest = self.address = client.guest
        self.live: Live | None = None
        self.journey: Journey | None = None
        self.open = True
        self._in = self._out = 0.0

    def __hash__(self) -> int:
        return self.number  # so that sets of people have the same order every time

    def ask(self, message: messages.Incoming) -> None:
        """From the client: it gets there a little later, unless the worker is dead."""
        self._in = max(self._in, self.client.world.now + self.client.world.dice.random() * 0.02)
        self.worker.loop.call_at(self._in, self._arrive, message)

    def _arrive(self, message: messages.Incoming) -> None:
        if not self.open or self.worker.dead:
            return
        if self.journey is not None:
            self.journey.ask(message)
        else:
            self.worker.hall.handle(self, message)

    def send(self, frames: list[bytes]) -> None:
        """From the hall: what it says has to be true now, whether it arrives or not. Or over a wire: then it was looked at there."""
        found = [json.loads(frame) for frame in frames]
        if self.journey is None:
            self.client.world.look_at(self, self.worker.hall, frames)
        self._later(lambda: [self.client.hear(message) for message in found])

    def reconnect(self) -> None:
        self._later(lambda: self.client.lose("told to reconnect"))

    def _later(self, what: Callable[[], object]) -> None:
        world = self.client.world
        self._out = max(self._out, world.now + world.dice.random() * 0.02)
        world.base.loop.call_at(self._out, lambda: what() if self.client.door is self else None)

    def go_abroad(self, address: str, message: messages.Incoming) -> None:
        """Over the wire to the worker that plays the table."""
        self.journey = Journey(self.worker.links, self, address)
        self.journey.ask(message)

    def close(self) -> None:
        """The client has hung up."""
        if self.open:
            self.open = False
            self.worker.loop.call_at(self._in, self._leave)

    def _leave(self) -> None:
        if self.worker.dead:
            return
        self.worker.hall.leave(self)
        if self.journey is not None:
            self.journey.end()


class Client:
    """Somebody's page: it reconnects, says what it has, and sends again what it has no answer to."""

    def __init__(self, world: Any, number: int) -> None:
        self.world, self.guest = world, f"g{number}"
        self.door: Door | None = None
        self.code: str | None = None
        self.table: dict[str, Any] | None = None
        self.pending: dict[str, dict[str, Any]] = {}
        self.sent: Counter[str] = Counter()
        self.acknowledged: dict[str, tuple[dict[str, Any], str]] = {}
        self.refused: set[str] = set()
        self.heard = 0.0

    def connect(self, worker: Any | None = None) -> None:
        """Come to some door."""
        if self.door is not None:
            self.door.close()
        world = self.world
        self.heard = world.now
        self.door = Door(self, worker or world.dice.choice(world.workers), next(world.numbers))
        if self.code is not None:
            last = None if self.table is None else self.table["version"]
            self._send({"do": "watch", "id": f"watch{next(world.numbers)}", "table": self.code, "last": last})
        for message in self.pending.values():
            self._send(message)

    def lose(self, why: str) -> None:
        """The connection is gone."""
        self.world.say(f"{self.guest} on {self.door.number if self.door else '-'}: {why}")
        self.connect()

    def waits(self) -> bool:
        """Whether it has asked for something, or to be shown a table, and has not got it."""
        return bool(self.pending) or self.door is None or (self.code is not None and self.table is None)

    def act(self, do: str, **values: object) -> None:
        identity = f"m{next(self.world.numbers)}"
        self.pending[identity] = {"do": do, "id": identity, **values}
        self.world.say(f"{self.guest}: {self.pending[identity]}")
        self._send(self.pending[identity])

    def _send(self, message: dict[str, Any]) -> None:
        if self.door is not None:
            self.sent[message["id"]] += 1
            self.door.ask(DECODE(msgspec.json.encode(message)))

    def hear(self, message: dict[str, Any]) -> None:
        self.heard = self.world.now
        match message["is"]:
            case "ok":
                sent = self.pending.pop(message["id"], None)
                if sent is not None:
                    self.acknowledged[message["id"]] = (sent, message["table"])
                    if sent["do"] in ("make", "quick"):
                        self.code = message["table"]
                        self.world.codes.append(message["table"])
            case "error":
                if message["code"] == "unknown-table":
                    raise AssertionError(f"{self.guest} is told that {self.code} is not there")
                if self.pending.pop(message["id"], None) is not None:
                    self.refused.add(message["id"])
                elif message["id"].startswith("watch") and message["code"] == "server-busy":
                    self.lose("busy")
            case "table" if message["code"] == self.code:
                self.table = message
            case "decided" if self.table is not None:
                self.table |= {"version": message["version"], "game": message["game"], "choices": message["choices"]}

    def do_something(self) -> None:
        """What somebody would do who wants the game to go on."""
        dice, table, world = self.world.dice, self.table, self.world
        if self.door is None or dice.random() < 0.06:
            self.lose("hangs up")
        elif not self.pending and dice.random() < 0.02:  # the table is left to itself
            self.code = self.table = None
        elif self.pending or (self.code is not None and table is None):
            if world.now - self.heard > LOST_AFTER:
                self.lose("hears nothing")
        elif table is None or self.code is None:
            if world.codes and dice.random() < 0.7:
                self.code = dice.choice(world.codes)
                self.connect()
            else:
                options = {"seats": dice.choice((4, 5)), "starts": "first", "seconds": dice.choice((None, 15))}
                self.act(dice.choice(("make", "quick")), name=self.guest, options=options)
        elif table["phase"] == "lobby":
            if table["you"] is None:
                self.act("join", name=self.guest)
            elif table["you"] == table["host"] and dice.random() < 0.5:
                self.act("start")
        elif table["phase"] == "deal" and table["you"] is not None and not table["people"][table["you"]].get("ready"):
            self.act("ready")
        elif table["choices"]:
            self.act("decide", action=dice.choice(table["choices"])["action"], after=table["game"]["decisions"])
        elif table["you"] is not None and dice.random() < 0.3:
            self.act("react", what="clap")
        elif table["phase"] == "over":
            self.code = self.table = None
