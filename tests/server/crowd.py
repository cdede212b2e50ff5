"""People under whose hands workers die: they play game after game, and notice whatever is lost, doubled or stale."""

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

import aiohttp

from mascarade.server import entries
from mascarade.server.guests import guest_of
from tests.server.net import Group, Message, Player, wait_for

SILENCE = 2.5
"""Seconds after which a client that hears nothing, not even to a ping, tries elsewhere."""


class Crowd:
    """Tables of people who go on playing until they are told that it is enough."""

    def __init__(self, server: Any, tables: int, people: int = 2) -> None:
        self.server = server
        self.shown: dict[str, int] = {}
        """The latest version of each table that anybody has been shown."""
        self.problems: list[str] = []
        self.refused: Counter[str] = Counter()
        """What nobody should be told: but `server-busy` is true when the disk is full, and nothing of what was asked for has happened."""
        self.groups: list[Group] = []
        self.enough = asyncio.Event()
        self.decisions = 0
        self.longest = 0.0
        """So long somebody has waited for an answer."""
        self._tables, self._people = tables, people
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Every table plays its first game."""
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(self._tables)]
        await wait_for(lambda: self.decisions > 10 * self._tables, 120)

    async def finish(self, seconds: float = 300.0) -> None:
        """Wait until the games that are being played are over; what went wrong is raised here."""
        self.enough.set()
        await asyncio.wait_for(asyncio.gather(*self._tasks), seconds)

    async def _play(self, table: int) -> None:
        seed = 1000 * table
        while not self.enough.is_set():
            seed += 1
            players = [Regular(self, f"P{table}{number}", seed * 10 + number) for number in range(self._people)]
            group = Group(list(players))
            # at every other table whoever takes too long is helped by a bot
            await group.begin(seats=4 + seed % 4, seconds=(None, 15)[table % 2])
            self.groups.append(group)
            await group.finish(600)

    def check(self, bodies: dict[str, list[bytes]]) -> dict[str, int]:
        """Look for what must not be, in what the database has; gives how much was looked at."""
        acknowledged = 0
        for group in self.groups:
            written = [entries.decode(body) for body in bodies[group.code]]
            actions = Counter(entry.action for entry in written if entry.action)
            made = [entry.number for entry in written if isinstance(entry, entries.Decided)]
            self.problems += [f"{group.code}: {action} is there {many} times" for action, many in actions.items() if many != 1]
            for player in group.players:
                self._check(group.code, player, actions, made)
                acknowledged += len(player.acknowledged)
        return {"games": len(self.groups), "acknowledged": acknowledged, "decisions": self.decisions}

    def _check(self, code: str, player: Player, actions: Counter[str], made: list[int]) -> None:
        guest = guest_of(player.token, 0)
        for identity, message in player.acknowledged.items():
            if actions[f"{guest}:{identity}"] != 1:
                self.problems.append(f"{code}: lost {message}")
            if message["do"] == "decide" and made[message["after"]] != message["action"]:
                self.problems.append(f"{code}: another decision than {message}")
        if player.table is None or player.table["reveal"]["actions"] != made:
            self.problems.append(f"{code}: {player.name} has seen another game")
        for refused in player.refused:
            if refused["code"] not in ("late", "not-now"):  # a bot was faster than who came back late
                self.refused[refused["code"]] += 1


class Regular(Player):
    """Somebody of them: a connection that says nothing is given up, and what is shown anew must not be older than what was known before."""

    def __init__(self, crowd: Crowd, name: str, seed: int) -> None:
        super().__init__(crowd.server, name, seed)
        self._crowd = crowd
        self._heard_at = time.monotonic()
        self._floor = 0
        self._sent: dict[str, float] = {}

    async def play(self) -> None:
        watching = asyncio.create_task(self._listen())
        try:
            async with aiohttp.ClientSession(cookies={"mascarade": self.token}) as session:
                while not self.done.is_set():
                    try:
                        async with asyncio.timeout(SILENCE):
                            self.socket = await session.ws_connect(f"{self.server.url}/ws", max_msg_size=0)
                        self.connections += 1
                        async with self.socket:
                            self._heard_at = time.monotonic()
                            await self._converse()
                    except (aiohttp.ClientError, ConnectionError, TimeoutError):
                        pass
                    if not self.done.is_set():
                        await asyncio.sleep(0.05)
        finally:
            watching.cancel()

    async def _listen(self) -> None:
        """Hang up where nobody answers any more."""
        while True:
            await asyncio.sleep(SILENCE / 5)
            silent = time.monotonic() - self._heard_at
            with contextlib.suppress(AttributeError, ConnectionError, aiohttp.ClientError):
                if silent > SILENCE:
                    self.socket._writer.transport.abort()  # type: ignore[union-attr]
                elif silent > SILENCE / 2:
                    await self.socket.send_str('{"do":"ping"}')

    async def _send(self, message: Message) -> None:
        if message["do"] == "watch":
            self._floor = self._crowd.shown.get(message["table"], 0)
        self._sent.setdefault(message.get("id", ""), time.monotonic())
        await super()._send(message)

    async def _receive(self, message: Message) -> None:
        self._heard_at = time.monotonic()
        self.everything.clear()
        kind, crowd, code = message["is"], self._crowd, self.code or ""
        if kind == "table":
            code = message["code"]
            if message["version"] < max(self._floor, self.version or 0):
                crowd.problems.append(f"{code}: {self.name} is shown {message['version']} after {max(self._floor, self.version or 0)}")
        elif kind == "decided" and message["version"] > (self.version or 0):
            crowd.decisions += 1
        elif kind == "ok" and message["id"] in self.pending:
            crowd.longest = max(crowd.longest, self._heard_at - self._sent.pop(message["id"], self._heard_at))
        if kind in ("table", "decided"):
            crowd.shown[code] = max(crowd.shown.get(code, 0), message["version"])
        await super()._receive(message)
