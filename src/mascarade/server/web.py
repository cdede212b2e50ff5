"""The server's face to the net: the page, the WebSocket, health and metrics. aiohttp; everything about the game is in `hall`."""

import asyncio
import logging
import os
import signal
import socket as sockets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import HttpVersion11, web

from mascarade.server import guests, messages
from mascarade.server.built import POLICY
from mascarade.server.client import Client
from mascarade.server.clock import Pace
from mascarade.server.door import VISITS_PER_SOCKET, Door
from mascarade.server.hall import Hall
from mascarade.server.hosts import Hosts
from mascarade.server.ledger import Ledger, is_shared
from mascarade.server.limits import Address, Addresses
from mascarade.server.links import Links
from mascarade.server.pages import Pages
from mascarade.server.shared import LEASE_SECONDS, SharedLedger
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from mascarade.server.wire import GOODBYE_SECONDS, RESTART, accepted

BEAT_SECONDS: Final = 20.0
"""A client that says nothing for two of these is asked for a sign of life."""

HEADERS: Final = {
    "Server": "Mascarade",
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SECURE_HEADERS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Where people reach the server over https."""

log = logging.getLogger("mascarade.web")


@dataclass
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8013
    database: str = "mascarade.db"
    base_url: str = ""
    """The address people reach it by, if that is another one (behind a proxy)."""
    hosts: list[str] = field(default_factory=list)
    """Names that it answers to beside that one's."""
    metrics_port: int | None = None
    """On this machine only; None: there are no metrics."""
    connections: int = 20_000
    """WebSockets."""
    connections_of_an_address: int = 400
    visits: int = 40_000
    """Connections of all kinds."""
    fsync: bool = False
    lease: float = LEASE_SECONDS
    link_host: str = "127.0.0.1"
    """Where other workers find this one, if they share a database."""
    secret: str = ""
    """What workers know each other by."""
    one_of_many: bool = False
    """Others listen on the same port."""
    trust_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    pace: Pace = field(default_factory=Pace)
    bot_pace: float = 1.0
    """The same as a factor, for the tables that pages play by themselves."""
    limits: Limits = field(default_factory=Limits)


def open_ledger(settings: Settings) -> Ledger:
    """Where the tables are: a file of our own, or a database that several workers share. Raises MascaradeError."""
    if not is_shared(settings.database):
        return SqliteLedger(settings.database, settings.fsync)
    from mascarade.server.postgres import prepare  # an extra

    return SharedLedger(prepare(settings.database, settings.lease / 2), settings.lease)


class Server:
    """The web application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall = Hall(open_ledger(settings), settings.pace, settings.limits)
        self.links = Links(self.hall, settings.secret, settings.lease) if self.hall.ledger.shared else None
        self.hosts = Hosts(settings.base_url, settings.hosts)
        self.clients: set[Client] = set()
        self.addresses = Addresses(settings.connections_of_an_address)
        self.headers = HEADERS | (SECURE_HEADERS if self.hosts.secure else {})
        at_the_door = None if settings.trust_proxy else self.addresses
        self.door = Door(at_the_door, settings.visits, VISITS_PER_SOCKET * settings.connections_of_an_address, self.headers)
        self.stop = asyncio.Event()
        self._stopping = False
        self.app = web.Application(client_max_size=messages.MESSAGE_BYTES, middlewares=[self._enter])
        self.app.router.add_get("/ws", self.socket)
        self.app.router.add_get("/healthz", self.health)
        Pages(self.hosts, settings.base_url, settings.bot_pace, self._scheme).serve(self.app)
        self.app.on_response_prepare.append(self._add_headers)
        self.app.on_shutdown.append(self._shut_down)

    @web.middleware
    async def _enter(self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
        """Every request comes through here."""
        self.door.busy(request.protocol)
        try:
            if not self.hosts.knows(request.headers.get("Host")):
                raise web.HTTPMisdirectedRequest(text="this server has another name\n")
            return await handler(request)
        finally:
            self.door.done(request.protocol)

    async def _add_headers(self, _: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(self.headers)

    async def health(self, _: web.Request) -> web.Response:
        """Ready for people, leaving, or unable to write?"""
        problem = "draining" if self._stopping else self.hall.ledger.problem()
        said = {"status": problem or "ready", "tables": len(self.hall.tables), "connections": len(self.clients)}
        return web.json_response(said, status=503 if problem else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """Figures for Prometheus."""
        ledger = self.hall.ledger
        figures = (
            ("mascarade_connections", "gauge", "WebSockets connected", len(self.clients)),
            ("mascarade_tables", "gauge", "Tables in memory", len(self.hall.tables)),
            ("mascarade_decisions_total", "counter", "Decisions since the start", self.hall.decisions),
            ("mascarade_commits_total", "counter", "Commits to the ledger", ledger.commits),
            ("mascarade_commit_seconds_total", "counter", "Time spent in commits", round(ledger.commit_seconds, 6)),
            ("mascarade_faults_total", "counter", "What went wrong inside the server", self.hall.faults),
            ("mascarade_turned_away_total", "counter", "TCP connections ended at the door", self.door.turned_away),
        )
        lines = [f"# HELP {name} {said}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, said, value in figures]
        return web.Response(text="".join(lines), content_type="text/plain", charset="utf-8")

    # -- the socket --------------------------------------------------------------------------------------------------------------------

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A client, from its coming to its going: aiohttp shakes hands, then `Client` has the connection."""
        if not self._may_talk(request):
            raise web.HTTPForbidden(text="this page does not belong to this server\n")
        headers = accepted(request.headers) if request.method == "GET" and request.version >= HttpVersion11 else None
        if headers is None:
            raise web.HTTPBadRequest(text="this is for WebSockets\n")
        address = self._address(request)
        if address.sockets >= self.settings.connections_of_an_address or len(self.clients) >= self.settings.connections:
            raise web.HTTPServiceUnavailable(text="too many connections\n")
        if not address.admits(time.monotonic()):
            raise web.HTTPTooManyRequests(text="too many new connections; wait a moment\n")
        response = web.StreamResponse(status=101, headers=headers)
        response.force_close()
        token = guests.welcome(response, request.cookies, self.hosts.secure)
        try:
            await response.prepare(request)
        except ConnectionResetError:  # gone before it had come
            return web.Response(status=400)
        if request.transport is None:
            return response
        client = Client(self.hall, request.transport, request.protocol, token, address, self.links)
        self.clients.add(client)
        address.sockets += 1
        if self._stopping:  # it came while everybody else was told to go; a page learns nothing from a connection that is refused
            client.close(RESTART)
        try:
            await client.gone
        finally:
            self.clients.discard(client)
            address.sockets -= 1
            if not self._stopping:
                self.hall.leave(client)
        return response

    def _may_talk(self, request: web.Request) -> bool:
        return self.hosts.may_talk(request.headers.get("Origin"), request.headers.get("Host"), self._scheme(request))

    def _scheme(self, request: web.Request) -> str:
        return request.headers.get("X-Forwarded-Proto", "http") if self.settings.trust_proxy else "http"

    def _address(self, request: web.Request) -> Address:
        forwarded = request.headers.getall("X-Forwarded-For", []) if self.settings.trust_proxy else []
        last = forwarded[-1].rsplit(",", 1)[-1].strip() if forwarded else ""
        return self.addresses.find(last or request.remote or "?")

    async def _leave(self, listening: asyncio.Server, queues: list[sockets.socket]) -> None:
        """Others go on at our tables before nobody can come any more, and everybody is told to go there."""
        self._stopping = True
        await self.hall.drain()
        await self.door.close(listening, queues)
        for client in self.clients:
            client.close(RESTART)
        await self.door.settle()

    async def _shut_down(self, _: web.Application) -> None:
        leaving = [client.gone for client in self.clients]
        if leaving:
            await asyncio.wait(leaving, timeout=GOODBYE_SECONDS)  # whoever does not answer is not waited for
        if self.links is not None:
            self.links.close()
        self.hall.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for client in list(self.clients):
                client.beat()

    # -- running -----------------------------------------------------------------------------------------------------------------------

    async def run(self, ready: "asyncio.Future[int] | None" = None) -> None:
        """Serve until SIGINT or SIGTERM. `ready` is told the port."""
        loop = asyncio.get_running_loop()
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=3.0, handle_signals=False)
        await runner.setup()
        self.door.manager = runner.server
        where = "" if self.links is None else f"{self.settings.link_host}:{await self.links.listen(self.settings.link_host)}"
        reuse = self.settings.one_of_many or None
        listening = await loop.create_server(self.door, self.settings.host, self.settings.port, backlog=4096, reuse_port=reuse)
        queues = [sockets.socket(fileno=os.dup(one.fileno())) for one in listening.sockets]
        metrics = await self._serve_metrics()
        port = queues[0].getsockname()[1]
        facts = {"host": self.settings.host, "port": port, "connections": self.settings.connections}
        if metrics.addresses:
            facts["metrics_port"] = metrics.addresses[0][1]
        log.info("serving", extra={"facts": facts})
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self.stop.set)
        if ready is not None:
            ready.set_result(port)
        self.hall.ledger.start(self.hall, where)
        going_on = [loop.create_task(self._beat()), loop.create_task(self.door.watch())]
        if self.links is not None:
            going_on.append(loop.create_task(self.links.go_on_telling()))
        await self.stop.wait()
        log.info("stopping", extra={"facts": {}})
        await self._leave(listening, queues)
        for task in going_on:
            task.cancel()
        await metrics.cleanup()
        await runner.cleanup()

    async def _serve_metrics(self) -> web.AppRunner:
        """The figures, on this machine only: decisions and commits count what players keep to themselves, such as prepared answers."""
        app = web.Application()
        app.router.add_get("/metrics", self.metrics)
        runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await runner.setup()
        if self.settings.metrics_port is not None:
            await web.TCPSite(runner, "127.0.0.1", self.settings.metrics_port).start()
        return runner
