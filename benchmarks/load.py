"""Plays complete games on a running server with simple clients, and measures it: decisions per second, and how long until everybody knows.

    python benchmarks/load.py --url http://127.0.0.1:8013 --tables 100 --seats 6 --seconds 15 [--rate 1000] [--idle 2000]

Every client has its own WebSocket and gets its own views. A decision counts when the last of the table's clients has received it. With
`--rate` the tables together make so many decisions per second, else each client answers at once. Prints one JSON object; `cpu` in it is
the share of a core that this program itself took (near 1 it measured itself), `server_cpu` the server's.

The clients are bare protocols instead of a library's: six views of every decision must cost less here than they cost the server.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

decode = msgspec.json.Decoder().decode
DECISIONS = re.compile(rb'"game":\{"decisions":(\d+)')


@dataclass
class Score:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How much later than planned the decisions were sent: this program's own slowness."""
    games: int = 0
    received: int = 0
    sent: int = 0
    """Bytes, without what TCP adds to them."""
    counting: bool = False
    faults: list[str] = field(default_factory=list)


class Client(asyncio.Protocol):
    """A WebSocket that has said hello, and nothing else."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.data = b""
        self.open = False
        self.number = 0
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none by name
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFzY2FyYWRlIG1hc2NhIQ==\r\n\r\n"
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """A client that the server sends away is a fault."""
        self.fault(f"the connection was lost: {problem}")

    def fault(self, text: str) -> None:
        """Note that something is wrong."""
        if not self.transport.is_closing():
            self.score.faults.append(text)
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError(text))

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what has come."""
        self.score.received += len(data)
        data = self.data + data if self.data else data
        if not self.open:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self.data = data
                return
            if b" 101 " not in head[:20]:
                self.fault(head.decode(errors="replace"))
                return
            self.open, data = True, rest
            self.write(b'{"do":"hello","protocol":3}')
        done = 0
        for kind, start, done in frames(data):
            if kind == 0x81:
                self.message(data[start:done])
            elif kind == 0x89:
                self.write(data[start:done], 0x8A)
            elif kind == 0x88:
                self.fault("the server closed the connection")
        self.data = data[done:]

    def write(self, text: bytes, kind: int = 0x81) -> None:
        """Send a frame, masked with zeros: the server undoes it all the same."""
        size = bytes((kind, 0x80 | len(text))) if len(text) < 126 else bytes((kind, 0xFE)) + len(text).to_bytes(2, "big")
        self.score.sent += len(size) + 4 + len(text)
        self.transport.write(size + b"\0\0\0\0" + text)

    def say(self, what: str, **values: object) -> None:
        """Send a message with a new id."""
        self.number += 1
        self.write(msgspec.json.encode({"do": what, "id": str(self.number), **values}))

    def message(self, text: bytes) -> None:
        """A message from the server."""
        if text.startswith(b'{"is":"welcome"'):
            self.welcome.set_result(None)
        elif text.startswith(b'{"is":"error"'):
            self.fault(text.decode())


def frames(data: bytes) -> Iterator[tuple[int, int, int]]:
    """The whole frames in some bytes: kind, and where the content starts and ends."""
    start, total = 0, len(data)
    while total - start >= 2:
        size, body = data[start + 1], start + 2
        if size > 125:
            body += 2 if size == 126 else 8
            if body > total:
                return
            size = int.from_bytes(data[start + 2 : body], "big")
        if body + size > total:
            return
        yield data[start], body, body + size
        start = body + size


class Player(Client):
    """One client at one table."""

    def __init__(self, score: Score, group: "Group", place: int) -> None:
        super().__init__(score)
        self.group, self.place = group, place
        self.code = ""
        self.done: set[tuple[str, str]] = set()
        self.made: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def once(self, what: str, **values: object) -> None:
        """Send a message, but only once at a table."""
        if (self.code, what) not in self.done:
            self.done.add((self.code, what))
            self.say(what, **values)

    def message(self, text: bytes) -> None:
        """Answer whatever the server asks for."""
        if text.startswith(b'{"is":"decided"'):
            found = DECISIONS.search(text)
            assert found is not None
            self.group.heard(int(found[1]))
            if b'"choices":[]' not in text:
                self.decide(decode(text))
        elif text.startswith(b'{"is":"table"'):
            self.table(decode(text))
        elif text.startswith(b'{"is":"ok"') and not self.made.done():
            self.made.set_result(decode(text)["table"])
        else:
            super().message(text)

    def table(self, table: dict[str, Any]) -> None:
        """Sit down, be ready, decide, play again."""
        if table["code"] != self.code:
            return
        if table["next_table"]:
            self.code = table["next_table"]
            self.say("watch", table=self.code)
        elif table["phase"] == "lobby" and table["you"] is None:
            self.once("join", name=f"P{self.place}")
        elif table["phase"] == "lobby" and self.place == 0 and len(table["people"]) == self.group.seats:
            self.once("start")
        elif table["phase"] == "deal" and not table["people"][table["you"]].get("ready"):
            self.once("ready")
        elif table["phase"] == "over":
            self.score.games += self.place == 0 and (self.code, "rematch") not in self.done
            self.once("rematch", agree=True)
            if self.place == 0 and all(person.get("again") for person in table["people"]):
                self.once("play_again")
        elif table["choices"]:
            self.decide(table)

    def decide(self, message: dict[str, Any]) -> None:
        """Choose anything, when it is time."""
        done = message["game"]["decisions"]
        if self.group.deciding != (done, self.code):
            self.group.deciding = (done, self.code)
            self.group.send(self, random.choice(message["choices"])["action"], done)


class Group:
    """The clients of one table."""

    def __init__(self, seats: int, score: Score, period: float) -> None:
        self.seats, self.score, self.period = seats, score, period
        self.players = [Player(score, self, place) for place in range(seats)]
        self.deciding = (-1, "")
        self.due = 0.0
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when everybody knows of the first decision; on a fresh machine the rules are compiled before."""
        self.open: dict[int, tuple[float, int]] = {}
        """By decision: when it was sent, and how many have yet to hear of it. The next one may be sent before the last has heard."""

    async def sit_down(self) -> None:
        """Everybody comes to a new table."""
        first, *_ = self.players
        first.say("make", name="P0", options={"seats": self.seats, "starts": "first"})
        code = await first.made
        for player in self.players:
            player.code = code
            if player is not first:
                player.say("watch", table=code)

    def send(self, player: Player, action: int, done: int) -> None:
        """Send a decision: at once, or when the table's next one is due."""
        loop = asyncio.get_running_loop()
        if not self.period:
            self.due = loop.time()
            self._send(player, action, done)
            return
        self.due = max(self.due + self.period, loop.time()) if self.due else loop.time() + random.random() * self.period
        loop.call_at(self.due, self._send, player, action, done)

    def _send(self, player: Player, action: int, done: int) -> None:
        self.open[done + 1] = (time.perf_counter(), self.seats)
        player.say("decide", action=action, after=done)
        if self.score.counting:
            self.score.late.append(asyncio.get_running_loop().time() - self.due)

    def heard(self, decisions: int) -> None:
        """One of the clients knows of a decision."""
        sent, left = self.open[decisions]
        if left > 1:
            self.open[decisions] = (sent, left - 1)
            return
        del self.open[decisions]
        if not self.begun.done():
            self.begun.set_result(None)
        if self.score.counting:
            self.score.latencies.append(time.perf_counter() - sent)


def percentile(values: list[float], share: float) -> float:
    """In milliseconds; 0 if there are no values."""
    ordered = sorted(values) or [0.0]
    return round(1000 * ordered[int(len(ordered) * share)], 2)


def itself(client: Client) -> Client:
    """What asyncio calls to make a protocol."""
    return client


async def connect(url: str, clients: Sequence[Client]) -> None:
    """Connect clients one after the other, until each has been welcomed."""
    address, loop = urlsplit(url), asyncio.get_running_loop()
    for client in clients:
        await loop.create_connection(partial(itself, client), address.hostname or "127.0.0.1", address.port or 80)
        await client.welcome


async def run(options: argparse.Namespace) -> dict[str, object]:
    """Connect, warm up, measure."""
    score = Score()
    period = options.tables / options.rate if options.rate else 0.0
    groups = [Group(options.seats, score, period) for _ in range(options.tables)]
    await connect(options.url, [Client(score) for _ in range(options.idle)] + [group.players[0] for group in groups])
    await connect(options.door or options.url, [player for group in groups for player in group.players[1:]])
    await asyncio.gather(*(group.sit_down() for group in groups))
    await asyncio.gather(*(group.begun for group in groups))
    gc.freeze()  # what lives for the whole run need not be looked through again and again
    await asyncio.sleep(options.warm_up)
    score.counting, received, sent = True, score.received, score.sent
    began, busy, served = time.perf_counter(), time.process_time(), cpu_seconds(options.pid)
    await asyncio.sleep(options.seconds)
    score.counting = False
    spent = time.perf_counter() - began
    decisions = max(1, len(score.latencies))
    return {
        "decisions_per_second": round(len(score.latencies) / spent),
        "p50_ms": percentile(score.latencies, 0.5),
        "p99_ms": percentile(score.latencies, 0.99),
        "late_p99_ms": percentile(score.late, 0.99),
        "cpu": round((time.process_time() - busy) / spent, 2),
        "server_cpu": round((cpu_seconds(options.pid) - served) / spent, 4),
        "bytes_received_per_decision": round((score.received - received) / decisions),
        "bytes_sent_per_decision": round((score.sent - sent) / decisions),
        "games_finished": score.games,
        "tables": options.tables,
        "sockets": options.tables * options.seats + options.idle,
        "faults": len(score.faults),
        "first_fault": score.faults[0] if score.faults else None,
    }


def cpu_seconds(pids: list[int]) -> float:
    """The time on a processor that other processes have had together."""
    stats = [Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", default="http://127.0.0.1:8013")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.0, help="decisions per second of all tables together; 0: as many as the server can")
    parser.add_argument("--idle", type=int, default=0, help="more sockets that only say hello")
    parser.add_argument("--door", default="", help="another worker's address, by which all but the first of each table come")
    parser.add_argument("--pid", type=int, nargs="+", default=[], help="the server's processes, to tell their share of a core too")
    options = parser.parse_args()
    allow_sockets(options.tables * options.seats + options.idle)
    found = uvloop.run(run(options))
    print(json.dumps(found))
    return 1 if found["faults"] or not found["decisions_per_second"] else 0


def allow_sockets(many: int) -> None:
    """Let this process, and those it starts, open as many files as the system lets it; end if that is not enough for so many sockets."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if 0 <= most < many + 100:  # -1: no limit
        raise SystemExit(f"{many} sockets need {many + 100} open files, and here {most} are allowed: raise the hard limit (ulimit -Hn)")


if __name__ == "__main__":
    raise SystemExit(main())
