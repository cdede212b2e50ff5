"""The server's face to the net: the page, the WebSocket, health and metrics. aiohttp; everything about the game is in `hall`."""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from mascarade.errors import MascaradeError
from mascarade.server import messages
from mascarade.server.catalogue import catalogue
from mascarade.server.clock import Pace
from mascarade.server.errors import Refusal
from mascarade.server.foretell import Foretelling
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.options import cast_of
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from mascarade.server.wire import GOODBYE_SECONDS, RESTART, Wire, accepted

COOKIE: Final = "mascarade"
BURST, RATE = 60, 20
"""Messages at once, and a second."""
BEAT_SECONDS: Final = 20.0
"""Who says nothing for two of these is asked for a sign of life."""

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_STATUS: Final = {"too-fast": 429, "server-busy": 503}

decode: Final = msgspec.json.Decoder(messages.Incoming).decode

log = logging.getLogger("mascarade.web")


@dataclass
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8013
    database: str = "mascarade.db"
    base_url: str = ""
    """The address people reach it by, if that is another one (behind a proxy)."""
    connections: int = 20_000
    connections_of_an_address: int = 400
    fsync: bool = False
    trust_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)


class Client(Wire):
    """Somebody connected. See `mascarade.server.hall.Connection`."""

    __slots__ = ("_http", "_server", "_token", "_tokens", "_when", "address", "guest", "live")

    def __init__(self, server: "Server", transport: asyncio.Transport, http: asyncio.Protocol, token: str, address: str) -> None:
        super().__init__(transport)
        self._server = server
        self._http = http
        self._token = token
        self._tokens = float(BURST)
        self._when = time.monotonic()
        self.address = address
        self.guest = guest_of(token, 0)
        self.live: Live | None = None

    def text(self, text: str, size: int) -> None:
        """A message."""
        if not self._may_speak():
            self._refuse("too-fast", _id_in(text))
        elif size > messages.MESSAGE_BYTES:
            self._refuse("too-large")
        else:
            self._handle(text)

    def binary(self) -> None:
        """Something that is no message counts as one."""
        self._refuse("bad-message" if self._may_speak() else "too-fast")

    def _handle(self, text: str) -> None:
        try:
            message = decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("bad-message", _id_in(text))
            return
        hall = self._server.hall
        if isinstance(message, messages.Hello):
            hall.become(self, guest_of(self._token, message.seat))
        hall.handle(self, message)

    def _refuse(self, code: str, identity: str | None = None) -> None:
        self._server.hall.refuse(self, code, identity)

    def _may_speak(self) -> bool:
        """Whether the client keeps to the rate of messages."""
        now = time.monotonic()
        self._tokens = min(float(BURST), self._tokens + (now - self._when) * RATE)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def connection_lost(self, problem: Exception | None) -> None:
        """It is over, also for the request that it began as."""
        super().connection_lost(problem)
        self._http.connection_lost(problem)


def guest_of(token: str, seat: int) -> str:
    """A guest's name in ledgers and memory: from it nobody gets the token back."""
    return hashlib.sha256(f"{token}:{seat}".encode()).hexdigest()[:20]


class Server:
    """The web application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall = Hall(SqliteLedger(settings.database, settings.fsync), settings.pace, settings.limits)
        self.clients: set[Client] = set()
        self.addresses: Counter[str] = Counter()
        self.static = Path(str(resources.files("mascarade.server").joinpath("static")))
        self.foretelling = Foretelling()
        self._catalogue = json.dumps(catalogue()).encode()
        self.app = web.Application()
        self.app.router.add_get("/ws", self.socket)
        self.app.router.add_get("/healthz", self.health)
        self.app.router.add_get("/metrics", self.metrics)
        self.app.router.add_get("/catalogue.json", self.catalogue)
        self.app.router.add_post("/foretell", self.foretell)
        self.app.router.add_get("/{path:.*}", self.page)
        self.app.on_response_prepare.append(_headers)
        self.app.on_shutdown.append(self._shut_down)

    # -- pages -------------------------------------------------------------------------------------------------------------------------

    async def page(self, request: web.Request) -> web.StreamResponse:
        """A file of the built page, or the page itself for every address that is a place in it."""
        path = request.match_info["path"]
        file = self._file(path)
        if file is not None:
            response = web.FileResponse(file)
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return response
        if "." in path.rsplit("/", 1)[-1]:
            raise web.HTTPNotFound
        index = self.static / "index.html"
        if not index.exists():
            return web.Response(status=503, text="The page has not been built. Run: make page\n")
        page = web.Response(body=index.read_bytes(), content_type="text/html", charset="utf-8", headers={"Cache-Control": "no-cache"})
        if not _token(request):
            self._give_token(page, secrets.token_hex(16))
        return page

    def _file(self, path: str) -> Path | None:
        try:
            file = (self.static / path).resolve()
            return file if path and file.is_file() and file.is_relative_to(self.static.resolve()) else None
        except (OSError, ValueError):  # longer than any file's name, or with a NUL in it
            return None

    def _give_token(self, response: web.StreamResponse, token: str) -> None:
        secure = self.settings.base_url.startswith("https:")
        response.set_cookie(COOKIE, token, max_age=365 * 24 * 3600, httponly=True, samesite="Lax", secure=secure, path="/")

    async def catalogue(self, _: web.Request) -> web.Response:
        """Editions, characters, casts."""
        return web.Response(body=self._catalogue, content_type="application/json", headers={"Cache-Control": "no-cache"})

    async def foretell(self, request: web.Request) -> web.Response:
        """How will a table with these options play? Asked again until the answer is there."""
        try:
            if not self._same_origin(request) or (request.content_length or 0) > messages.MESSAGE_BYTES:
                raise Refusal("bad-message")
            options = msgspec.json.decode(await request.read(), type=messages.Options)
            found = self.foretelling.ask(cast_of(options), options.fill, self._address(request))
        except Refusal as refusal:
            return web.json_response({"error": refusal.code}, status=_STATUS.get(refusal.code, 400))
        except MascaradeError:
            return web.json_response({"error": "bad-cast"}, status=400)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return web.json_response({"error": "bad-message"}, status=400)
        return web.json_response(found, headers={"Cache-Control": "no-store"})

    async def health(self, _: web.Request) -> web.Response:
        """Alive, and able to write?"""
        problem = self.hall.ledger.problem()
        said = {"status": problem or "ok", "tables": len(self.hall.tables), "connections": len(self.clients)}
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
        )
        lines = [f"# HELP {name} {said}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, said, value in figures]
        return web.Response(text="".join(lines), content_type="text/plain", charset="utf-8")

    # -- the socket --------------------------------------------------------------------------------------------------------------------

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A client, from its coming to its going: aiohttp shakes hands, then `Client` has the connection."""
        if not self._same_origin(request):
            raise web.HTTPForbidden(text="this page does not belong to this server\n")
        address = self._address(request)
        if self.addresses[address] >= self.settings.connections_of_an_address or len(self.clients) >= self.settings.connections:
            raise web.HTTPServiceUnavailable(text="too many connections\n")
        headers = accepted(request.headers)
        if headers is None:
            raise web.HTTPBadRequest(text="this is for WebSockets\n")
        response = web.StreamResponse(status=101, headers=headers)
        response.force_close()
        token = _token(request)
        if token is None:
            token = secrets.token_hex(16)
            self._give_token(response, token)
        try:
            await response.prepare(request)
        except ConnectionResetError:  # gone before it had come
            return web.Response(status=400)
        if request.transport is None:
            return response
        client = Client(self, request.transport, request.protocol, token, address)
        self.clients.add(client)
        self.addresses[address] += 1
        try:
            await client.gone
        finally:
            self.clients.discard(client)
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.hall.leave(client)
        return response

    def _same_origin(self, request: web.Request) -> bool:
        origin = request.headers.get("Origin")
        if origin is None:  # not a browser
            return True
        allowed = {request.host, urlsplit(self.settings.base_url).netloc} - {""}
        try:
            return urlsplit(origin).netloc in allowed
        except ValueError:
            return False

    def _address(self, request: web.Request) -> str:
        if self.settings.trust_proxy and "X-Forwarded-For" in request.headers:
            return request.headers["X-Forwarded-For"].rsplit(",", 1)[-1].strip()
        return request.remote or "?"

    async def _shut_down(self, _: web.Application) -> None:
        self.hall.commit()
        leaving = [client.gone for client in self.clients]
        for client in self.clients:
            client.close(RESTART)
        if leaving:
            await asyncio.wait(leaving, timeout=GOODBYE_SECONDS)  # who does not answer is not waited for
        self.foretelling.close()
        self.hall.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for client in list(self.clients):
                client.beat()

    # -- running -----------------------------------------------------------------------------------------------------------------------

    async def run(self, ready: "asyncio.Future[int] | None" = None) -> None:
        """Serve until SIGINT or SIGTERM. `ready` is told the port."""
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=3.0, handle_signals=False)
        await runner.setup()
        site = web.TCPSite(runner, self.settings.host, self.settings.port, backlog=4096)
        await site.start()
        port = runner.addresses[0][1]
        facts = {"host": self.settings.host, "port": port, "connections": self.settings.connections}
        log.info("serving", extra={"facts": facts})
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, stop.set)
        if ready is not None:
            ready.set_result(port)
        beating = loop.create_task(self._beat())
        await stop.wait()
        beating.cancel()
        log.info("stopping", extra={"facts": {}})
        await runner.cleanup()


def _token(request: web.Request) -> str | None:
    token = request.cookies.get(COOKIE, "")
    return token if len(token) == 32 and all(one in "0123456789abcdef" for one in token) else None


def _id_in(text: str) -> str | None:
    """The action's id in a message that is otherwise wrong, so that its sender knows which one."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:40]
    return None


async def _headers(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


class JsonLines(logging.Formatter):
    """Logs as JSON lines: what happened and a few facts, never a token, a card or a chat."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        facts = getattr(record, "facts", {})
        line = {"time": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage(), **facts}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str = "INFO") -> None:
    """Log to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
