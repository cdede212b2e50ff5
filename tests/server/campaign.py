"""Real workers on a real PostgreSQL under load, and what can happen to them: killed, stopped, cut off, handed over, without a disk."""

import asyncio
import contextlib
import json
import random
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from mascarade.server.crew import SECRET
from tests.server import ledgers
from tests.server.crowd import Crowd
from tests.server.elephant import Elephant
from tests.server.networks import Networks
from tests.server.nursery import Nursery, is_there, signal_to
from tests.server.proxy import Proxy

STARTS_WITHIN = 60.0
WORKERS = 3
LEASE = 1.0
"""Shorter than in earnest, so that more can happen."""
OPTIONS = ["--port", "0", "--bot-pace", "0.01", "--max-per-address", "10000", "--max-new-tables", "100000"]


class Worker:
    """One of them, and whoever comes after it in its place."""

    def __init__(self, campaign: "Campaign", number: int) -> None:
        self.campaign, self.number = campaign, number
        self.host = campaign.networks.host(number) if campaign.networks else f"127.0.2.{number + 1}"
        self.generation = self.pid = self.port = 0

    async def start(self) -> None:
        """Begin, and wait until it serves."""
        self.generation += 1
        self.log = self.campaign.folder / f"worker{self.number}-{self.generation}.txt"
        options = [*OPTIONS, "--database", self.campaign.shared, "--link-host", self.host, "--host", self.host]
        network = self.campaign.networks.name(self.number) if self.campaign.networks else ""
        self.pid = self.campaign.nursery.start(options, self.log, {SECRET: ledgers.SECRET}, network)
        until = time.monotonic() + STARTS_WITHIN
        while True:
            lines = [read(line) for line in (self.log.read_bytes().splitlines() if self.log.exists() else [])]
            said = [line["port"] for line in lines if line.get("what") == "serving"]
            if said:
                self.port = int(said[0])
                return
            assert is_there(self.pid), self.log.read_text(encoding="utf-8")
            assert time.monotonic() < until, f"worker {self.number} has not started"
            await asyncio.sleep(0.01)

    def signal(self, how: signal.Signals) -> None:
        signal_to(self.pid, how)

    async def gone(self, seconds: float = 30.0) -> None:
        """Wait until the process has ended."""
        until = time.monotonic() + seconds
        while is_there(self.pid):
            assert time.monotonic() < until, f"worker {self.number} goes on and on"
            await asyncio.sleep(0.01)


def read(line: bytes) -> dict[str, Any]:
    """A line of a log; the last one may be half written."""
    try:
        found: dict[str, Any] = json.loads(line)
    except ValueError:
        return {}
    return found


class Found(NamedTuple):
    """What came of a campaign."""

    faults: Counter[str]
    looked_at: dict[str, int]
    """How much there was in which nothing must be wrong."""
    problems: list[str]
    refused: Counter[str]
    went_on: list[float]
    longest: float
    """So long somebody had to wait for an answer."""
    seconds: float


class Campaign:
    """Some workers behind a proxy, people who play, and faults one after the other."""

    def __init__(
        self, folder: Path, elephant: Elephant, nursery: Nursery, networks: Networks | None = None, seed: int = 1, lease: float = LEASE
    ) -> None:
        self.folder, self.elephant, self.lease, self.networks = folder, elephant, lease, networks
        self.shared = elephant.database()
        if networks is not None:
            self.shared = self.shared.replace("127.0.0.1", networks.base)
        self._give_it_a_clock()
        self.dice = random.Random(seed)
        self.nursery = nursery
        self.proxy = Proxy()
        self.workers = [Worker(self, number) for number in range(WORKERS)]
        self.done: Counter[str] = Counter()
        self.went_on: list[float] = []
        """How long it took each time until all tables of a worker that was gone, and where something runs, had another owner."""

    def _give_it_a_clock(self) -> None:
        """The database's own `now()`, in front of the usual one."""
        with psycopg.connect(self.shared, autocommit=True) as base:
            base.execute("CREATE TABLE clock (behind interval NOT NULL)")
            base.execute("INSERT INTO clock VALUES ('0')")
            base.execute(
                "CREATE FUNCTION now() RETURNS timestamptz STABLE LANGUAGE sql AS 'SELECT pg_catalog.now() - (SELECT behind FROM clock)'"
            )
            base.execute(f"ALTER DATABASE {self.shared.rpartition('/')[2]} SET search_path = public, pg_catalog")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"

    async def begin(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.workers))
        self.route()

    def route(self) -> None:
        """Let the proxy know where the workers are now."""
        self.proxy.places = [(worker.host, worker.port) for worker in self.workers]

    async def end(self) -> None:
        """Stop them as one does: everybody leaves well."""
        for worker in self.workers:
            worker.signal(signal.SIGTERM)
        for worker in self.workers:
            await worker.gone()

    def close(self) -> None:
        for worker in self.workers:
            if worker.pid:
                worker.signal(signal.SIGKILL)
        self.proxy.close()

    def bodies(self) -> dict[str, list[bytes]]:
        """All entries of all tables."""
        found: dict[str, list[bytes]] = {}
        with psycopg.connect(self.shared) as base:
            for code, number, body in base.execute("SELECT code, number, body FROM entries ORDER BY code, number"):
                assert number == len(found.setdefault(code, [])), f"{code}: entry {number} is there twice, or the one before it is not"
                found[code].append(bytes(body))
        return found

    # -- faults ------------------------------------------------------------------------------------------------------------------------

    async def happen(self, kind: str) -> None:
        """Let something go wrong, and wait until what it struck has gone on."""
        await getattr(self, kind)(self.dice.choice(self.workers))
        self.done[kind] += 1

    async def kill(self, worker: Worker) -> None:
        """`kill -9`, and another one is started in its place."""
        tables, since = await self._played_by(worker), time.monotonic()
        worker.signal(signal.SIGKILL)
        await worker.gone()
        await worker.start()
        self.route()
        await self._gone_on(tables, since)

    async def stall(self, worker: Worker) -> None:
        """It stands still for longer than its lease, and wakes up."""
        tables, since = await self._played_by(worker), time.monotonic()
        worker.signal(signal.SIGSTOP)
        await asyncio.sleep(self.lease * self.dice.uniform(1.05, 1.6))
        await self._gone_on(tables, since)
        worker.signal(signal.SIGCONT)
        await asyncio.sleep(0.1)

    async def hand_over(self, worker: Worker) -> None:
        """Another one is started, and then it is told to leave."""
        old, before = worker.pid, worker.port
        await worker.start()
        self.route()
        signal_to(old, signal.SIGTERM)
        until = time.monotonic() + 30
        while is_there(old):
            assert time.monotonic() < until, f"it does not leave {before}"
            await asyncio.sleep(0.01)

    async def stop_base(self, _: Worker) -> None:
        """The database ends in the middle of everything, and is started again."""
        await asyncio.to_thread(self.elephant.stop, signal.SIGQUIT)
        await asyncio.sleep(self.dice.choice((0.0, self.lease * 1.2)))
        await asyncio.to_thread(self.elephant.start)

    async def fill_the_disk(self, _: Worker) -> None:
        """The database has no room left for a while, and may end of it."""
        filler = self.elephant.folder / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(65536))
        await asyncio.sleep(self.lease * self.dice.uniform(0.3, 2.0))
        filler.unlink()
        if self.elephant.running.poll() is not None:
            await asyncio.to_thread(self.elephant.start)

    async def set_the_clock_back(self, worker: Worker) -> None:
        """The database's clock is an hour behind from now on. Then a worker dies by it."""
        await self._rows("UPDATE clock SET behind = behind + interval '1 hour' RETURNING 1")
        await asyncio.sleep(self.lease)  # everybody renews their lease
        await self.kill(worker)

    async def part_from_base(self, worker: Worker) -> None:
        """A worker and the database do not hear each other."""
        assert self.networks is not None
        tables, since = await self._played_by(worker), time.monotonic()
        self.networks.cut(worker.number, self.networks.base)
        await asyncio.sleep(self.lease * self.dice.uniform(0.3, 1.6))
        if time.monotonic() - since > self.lease + 0.1:
            await self._gone_on(tables, since)
        self.networks.mend(worker.number, self.networks.base)

    async def part_workers(self, worker: Worker) -> None:
        """Two workers do not hear each other; both have the database."""
        assert self.networks is not None
        other = self.dice.choice([one for one in self.workers if one is not worker])
        self.networks.cut(worker.number, other.host)
        self.networks.cut(other.number, worker.host)
        await asyncio.sleep(self.lease * self.dice.uniform(0.3, 1.6))
        self.networks.mend(worker.number, other.host)
        self.networks.mend(other.number, worker.host)

    # -- what comes of it --------------------------------------------------------------------------------------------------------------

    async def _rows(self, text: str, *values: object) -> list[Any]:
        def ask() -> list[Any]:
            with psycopg.connect(self.shared, autocommit=True) as base:
                return base.execute(text, values).fetchall()

        return await asyncio.to_thread(ask)

    async def _played_by(self, worker: Worker) -> dict[str, int]:
        """The tables of a worker where something is about to happen by itself, with their epochs."""
        text = """SELECT t.code, t.epoch FROM tables AS t JOIN workers AS w ON w.name = t.owner
            WHERE t.due < now() + interval '0.2 seconds' AND w.until > now() AND w.address LIKE %s"""
        return dict(await self._rows(text, f"{worker.host}:%"))

    async def _gone_on(self, tables: dict[str, int], since: float) -> None:
        """Wait until others play them, and note how long that took. Where nothing runs any more nobody need."""
        until = time.monotonic() + 60
        struck = bool(tables)
        while tables:
            text = """SELECT t.code, t.epoch FROM tables AS t WHERE t.code = ANY(%s) AND t.due IS NOT NULL"""
            there = dict(await self._rows(text, list(tables)))
            tables = {code: epoch for code, epoch in tables.items() if there.get(code) == epoch}
            assert time.monotonic() < until, f"nothing goes on at {sorted(tables)}"
            await asyncio.sleep(0.01)
        if struck:
            self.went_on.append(time.monotonic() - since)

    async def go_through(self, kinds: list[str], tables: int = 6) -> Found:
        """Let these things happen one after the other while people play; gives what came of it."""
        began = time.monotonic()
        await self.begin()
        crowd = Crowd(self, tables)
        await crowd.begin()
        for kind in kinds:
            await self.happen(kind)
        await crowd.finish()
        await self.end()
        looked_at = crowd.check(self.bodies())
        return Found(self.done, looked_at, crowd.problems, crowd.refused, self.went_on, crowd.longest, time.monotonic() - began)
