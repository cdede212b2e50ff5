"""The real thing: `mascarade serve` in a process of its own, on this machine only, and clients with WebSockets."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp

from mascarade.server import crew, messages
from tests.server import ledgers
from tests.server.proxy import Proxy

Message = dict[str, Any]
DIRECT = frozenset({"ok", "error", "welcome", "pong", "problems", "replay"})
"""Messages that answer one of the client's; each of the client's is answered by exactly one."""
STARTS_WITHIN = 60.0

UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
"""What turns a request into a WebSocket."""


class Servers:
    """Several processes, for those who have one in mind."""

    def __init__(self, each: list[subprocess.Popen[bytes]]) -> None:
        self.each = each
        self.pid = each[0].pid

    @property
    def returncode(self) -> int | None:
        return self.poll()

    def poll(self) -> int | None:
        """The worst status, when all have ended."""
        found = [one.poll() for one in self.each]
        return None if None in found else max(found, key=lambda status: abs(status or 0))

    def wait(self, seconds: float | None = None) -> int:
        for one in self.each:
            one.wait(seconds)
        return self.poll() or 0

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, how: signal.Signals) -> None:
        for one in self.each:
            one.send_signal(how)


class Process:
    """A server. It is started on entering, and ended by its process id. Where `--ledger workers` is asked for it is two behind a proxy."""

    def __init__(self, folder: Path, *options: str, kind: str | None = None) -> None:
        self.folder, self.options = folder, options
        self.kind = ledgers.kind() if kind is None else kind
        self.many = 2 if self.kind == "workers" else 1
        self.proxy = Proxy() if self.many > 1 else None
        self.database = folder / "tables.db"
        self.address = str(self.database) if self.kind == "sqlite" else ledgers.elephant().database()
        self.starts = 0
        self.running: subprocess.Popen[bytes] | Servers

    def __enter__(self) -> "Process":
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.running.poll() is None:
            self.running.kill()
            self.running.wait()
        if self.proxy is not None:
            self.proxy.close()

    def start(self) -> None:
        """Start, or start again on the same database."""
        if self.kind != "sqlite" and self.starts:
            ledgers.forget_the_dead(self.address)
        self.starts += 1
        usual = ["--port", "0", "--database", self.address, "--max-per-address", "10000"]  # all tests come from one address
        command = [sys.executable, "-m", "mascarade", "serve", *usual, *self.options]
        before = len(self.log)
        with (self.folder / "out.txt").open("ab") as out, (self.folder / "log.txt").open("ab") as log:
            environment = os.environ | ({crew.SECRET: ledgers.SECRET} if self.many > 1 else {})
            each = [subprocess.Popen(command, stdout=out, stderr=log, env=environment) for _ in range(self.many)]
        self.running = each[0] if self.many == 1 else Servers(each)
        until = time.monotonic() + STARTS_WITHIN
        while len(said := [line for line in self.log[before:] if line.get("what") == "serving"]) < self.many:
            assert all(one.poll() is None for one in each), self.text
            assert time.monotonic() < until, self.text
            time.sleep(0.02)
        self.port, self.metrics_port = int(said[0]["port"]), said[0].get("metrics_port")
        if self.proxy is not None:
            self.proxy.places, self.port = [("127.0.0.1", int(line["port"])) for line in said], self.proxy.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def text(self) -> str:
        """All that it ever printed."""
        found = [(self.folder / name) for name in ("out.txt", "log.txt")]
        return "".join(path.read_text(encoding="utf-8") for path in found if path.exists())

    @property
    def log(self) -> list[Message]:
        """Its log; every line of it is JSON."""
        path = self.folder / "log.txt"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        with contextlib.suppress(json.JSONDecodeError):  # the last one may be half written
            return [json.loads(line) for line in lines]
        return [json.loads(line) for line in lines[:-1]]

    def said(self) -> list[str]:
        """What its log says; what several workers say is in it once."""
        found = [line["what"] for line in self.log]
        return found if self.many == 1 else list(dict.fromkeys(found))

    def faults(self) -> list[Message]:
        """What it complained about."""
        return [line for line in self.log if line["level"] not in ("info", "debug")]

    def kill(self) -> None:
        """`kill -9`."""
        self.running.kill()
        self.running.wait()

    def stop(self, seconds: float = 20.0) -> int:
        """SIGTERM; gives the exit status."""
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(seconds)

    def bodies(self, code: str | None = None) -> list[bytes]:
        """The entries of a table, or of all, as they lie in the database."""
        if self.kind != "sqlite":
            return ledgers.bodies(self.address, code)
        base = sqlite3.connect(self.database)
        try:
            rows = base.execute("SELECT body FROM entries WHERE ?1 IS NULL OR code = ?1 ORDER BY code, number", (code,)).fetchall()
        finally:
            base.close()
        return [body for (body,) in rows]

    def ledger(self, code: str) -> list[Message]:
        """The same of a table, read."""
        return [json.loads(body) for body in self.bodies(code)]


class Socket:
    """A WebSocket and a cookie."""

    def __init__(self, server: Process, token: str | None = None) -> None:
        self.server, self.token = server, token or secrets.token_hex(16)
        self.frames: list[str] = []
        self.number = 0

    async def __aenter__(self) -> "Socket":
        self.session = aiohttp.ClientSession(cookies={"mascarade": self.token})
        try:
            self.socket = await self.session.ws_connect(f"{self.server.url}/ws", max_msg_size=0)
        except BaseException:
            await self.session.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.session.close()

    async def send(self, do: str, **values: object) -> None:
        """Send a message as it is."""
        await self.socket.send_str(json.dumps({"do": do, **values}))

    async def receive(self, seconds: float = 20.0) -> Message:
        """The next message. Raises ConnectionError when the connection is closed."""
        frame = await self.socket.receive(seconds)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(self.socket.close_code)
        self.frames.append(frame.data)
        message: Message = json.loads(frame.data)
        return message

    async def answer(self) -> Message:
        """The next message that answers one of ours."""
        while (message := await self.receive())["is"] not in DIRECT:
            pass
        return message

    async def hang_up(self) -> int | None:
        """Wait until the server hangs up; gives why."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self.receive()
        return self.socket.close_code

    async def next(self, kind: str) -> Message:
        """The next message of a kind."""
        while (message := await self.receive())["is"] != kind:
            pass
        return message

    async def ask(self, do: str, **values: object) -> Message:
        """Send with a new id, and get the answer."""
        self.number += 1
        await self.send(do, id=f"{self.token[:6]}{self.number}", **values)
        return await self.answer()


class Player:
    """A client as one should be: it reconnects by itself, says what it has, and sends again what was not acknowledged."""

    def __init__(self, server: Process, name: str, seed: int = 0, token: str | None = None) -> None:
        self.server, self.name = server, name
        self.token = token or secrets.token_hex(16)
        self.random = random.Random(seed)
        self.code: str | None = None
        self.table: Message | None = None
        self.version: int | None = None
        self.pending: dict[str, Message] = {}
        self.acknowledged: dict[str, Message] = {}
        self.refused: list[Message] = []
        self.heard: dict[int, list[Message]] = {}
        """What one was told of each decision, by its number."""
        self.everything: list[str] = []
        self.connections = 0
        self.resent = 0
        self.on_sending: Callable[[], None] | None = None
        """Called once, when something has been sent and nothing can have come back yet."""
        self.done = asyncio.Event()

    @property
    def phase(self) -> str | None:
        return None if self.table is None else str(self.table["phase"])

    async def act(self, do: str, **values: object) -> None:
        """Do something, however long it takes to be acknowledged."""
        identity = secrets.token_hex(8)
        self.pending[identity] = {"do": do, "id": identity, **values}
        await self._send(self.pending[identity])
        if do == "decide" and self.on_sending is not None:
            call, self.on_sending = self.on_sending, None
            call()

    async def _send(self, message: Message) -> None:
        with contextlib.suppress(ConnectionError, AttributeError):
            await self.socket.send_str(json.dumps(message))

    async def play(self) -> None:
        """Stay connected until the game is over."""
        async with aiohttp.ClientSession(cookies={"mascarade": self.token}) as session:
            while not self.done.is_set():
                try:
                    async with session.ws_connect(f"{self.server.url}/ws", max_msg_size=0) as self.socket:
                        self.connections += 1
                        await self._converse()
                except (aiohttp.ClientError, ConnectionError):
                    await asyncio.sleep(0.05)

    async def _converse(self) -> None:
        await self._send({"do": "hello", "protocol": messages.PROTOCOL})
        if self.code is not None:
            await self._send({"do": "watch", "id": f"watch{self.connections}", "table": self.code, "last": self.version})
        for message in list(self.pending.values()):
            self.resent += self.connections > 1
            await self._send(message)
        async for frame in self.socket:
            self.everything.append(frame.data)
            await self._receive(json.loads(frame.data))
            if self.done.is_set():
                return

    async def _receive(self, message: Message) -> None:
        match message["is"]:
            case "ok":
                sent = self.pending.pop(message["id"], None)
                if sent is not None:
                    self.acknowledged[message["id"]] = sent
                    self.code = message["table"] if sent["do"] in ("make", "quick") else self.code
            case "error":
                self.refused.append(message | {"sent": self.pending.pop(message["id"], None)})
            case "table":
                self.table, self.version = message, message["version"]
                await self._go_on()
            case "decided" if self.table is not None:
                self._hear(message)
                await self._go_on()

    def _hear(self, decided: Message) -> None:
        assert self.table is not None
        assert self.version is not None
        number = decided["game"]["decisions"]
        assert decided["version"] > self.version
        assert number == (self.table["game"]["decisions"] if self.table["game"] else 0) + 1, "a decision was skipped"
        assert number not in self.heard, "a decision was told twice"
        self.heard[number] = decided["events"]
        self.version = decided["version"]
        self.table |= {"game": decided["game"], "choices": decided["choices"]}

    async def _go_on(self) -> None:
        table = self.table
        assert table is not None
        if table["phase"] == "over":
            self.done.set()
        elif table["phase"] == "lobby" and table["you"] is None:
            await self._once("join", name=self.name)
        elif table["phase"] == "deal" and table["you"] is not None and not table["people"][table["you"]].get("ready"):
            await self._once("ready")
        elif table["choices"]:
            await self._once("decide", action=self.random.choice(table["choices"])["action"], after=table["game"]["decisions"])

    async def _once(self, do: str, **values: object) -> None:
        if not any(message["do"] == do for message in self.pending.values()):
            await self.act(do, **values)


class Group:
    """Players at one table; the first is its host."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.tasks: list[asyncio.Task[None]] = []
        self.code = ""

    async def begin(self, **options: object) -> None:
        """Let them sit down at a new table, and start the game."""
        host = self.players[0]
        self.tasks.append(asyncio.create_task(host.play()))
        await wait_for(lambda: host.connections > 0)
        await host.act("make", name=host.name, options=options)
        await wait_for(lambda: host.code is not None and host.table is not None)
        self.code = str(host.code)
        self.come(1)
        await wait_for(lambda: len((host.table or {"people": []})["people"]) == len(self.players))
        await host.act("start")

    def come(self, first: int = 0) -> None:
        """Let those from this one on come to the table."""
        for player in self.players[first:]:
            player.code = self.code
            self.tasks.append(asyncio.create_task(player.play()))

    async def finish(self, seconds: float = 60.0) -> None:
        """Wait until everybody's game is over; what went wrong in a client is raised here."""
        await asyncio.wait_for(asyncio.gather(*self.tasks), seconds)


async def wait_for(what: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it never happened"
        await asyncio.sleep(0.01)
