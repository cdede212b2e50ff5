"""Who gets in: TCP connections before anything is known of them but their address, and HTTP requests until they are whole.

An address may have so many connections, all together so many that there are always files left. When there is no room, the one that has
waited longest without sending a whole request makes place; so does, after a while, everyone that sends none.
"""

import asyncio
import contextlib
import logging
import socket
import time
import traceback
from typing import Any, Final, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from mascarade.server.limits import Address, Addresses

PATIENCE: Final = 15.0
"""Seconds that a connection may be open without a whole request, be it the first or the next."""
PROXY_PATIENCE: Final = 150.0
"""The same for a proxy, which keeps connections for later and waits for slow clients itself."""
SWEEP_SECONDS: Final = 2.0
LAST_SECONDS: Final = 1.0
"""Who comes while the server leaves has so long to say what for."""
VISITS_PER_SOCKET: Final = 2
"""Connections of an address for each WebSocket that it may have: a page opens some more for its files."""

log = logging.getLogger("mascarade.door")


class Door:
    """What listens: called for each connection."""

    def __init__(self, addresses: Addresses | None, room: int, room_of_an_address: int, headers: dict[str, str]) -> None:
        """`addresses`: None behind a proxy, where all connections have the same one."""
        self._addresses = addresses
        self._room, self._room_of_an_address = room, room_of_an_address
        self.headers = headers
        self._patience = PROXY_PATIENCE if addresses is None else PATIENCE
        self._waiting: dict[Visit, float] = {}
        """Those that may send a request, and since when; whoever has waited longest comes first."""
        self._fresh: set[asyncio.BaseProtocol] = set()
        """Those that have not asked for anything yet."""
        self.visits = 0
        self.turned_away = 0
        self._said_full = False
        self.manager: web.Server | None = None

    def __call__(self) -> "Threshold":
        """A connection's first protocol."""
        return Threshold(self)

    def let_in(self, transport: asyncio.Transport) -> None:
        """Somebody has come: make it a request's connection, or end it at once."""
        now = time.monotonic()
        address = None if self._addresses is None else self._addresses.find((transport.get_extra_info("peername") or "?")[0])
        if address is not None and (address.visits >= self._room_of_an_address or not address.admits(now)):
            self._turn_away(transport)
            return
        if self.visits >= self._room and not self._make_room():
            self._turn_away(transport)
            return
        assert self.manager is not None
        visit = Visit(self, self.manager, address)
        self.visits += 1
        if address is not None:
            address.visits += 1
        self._waiting[visit] = now
        self._fresh.add(visit)
        transport.set_protocol(visit)
        visit.connection_made(transport)

    async def close(self, listening: asyncio.Server, queues: list[socket.socket]) -> None:
        """Listen no more. Who waits in the queues by then, other names for what listens, is let in: the system would end them."""
        listening.close()
        waiting = []
        for queue in queues:
            queue.setblocking(False)
            with queue, contextlib.suppress(OSError):
                while True:
                    waiting.append(queue.accept()[0])
        for one in waiting:
            with contextlib.suppress(OSError):
                await asyncio.get_running_loop().connect_accepted_socket(self, one)

    async def settle(self) -> None:
        """Wait until everybody who is in has asked for something, for a while: it shall be answered."""
        until = time.monotonic() + LAST_SECONDS
        while self._fresh and time.monotonic() < until:
            await asyncio.sleep(0.01)

    def _turn_away(self, transport: asyncio.Transport) -> None:
        self.turned_away += 1
        transport.abort()

    def _make_room(self) -> bool:
        if not self._said_full:
            self._said_full = True
            log.warning("full", extra={"facts": {"connections": self.visits}})
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        longest.cut_off()
        return True

    def busy(self, visit: asyncio.BaseProtocol) -> None:
        """A whole request has come."""
        self._fresh.discard(visit)
        self._waiting.pop(cast(Visit, visit), None)

    def done(self, visit: asyncio.BaseProtocol) -> None:
        """It is answered; there may be another."""
        if isinstance(visit, Visit) and visit.transport is not None:
            self._waiting[visit] = time.monotonic()

    def leave(self, visit: "Visit", address: Address | None) -> None:
        """A connection is over."""
        self._waiting.pop(visit, None)
        self._fresh.discard(visit)
        self.visits -= 1
        if address is not None:
            address.visits -= 1
        if self.visits < self._room * 0.9:
            self._said_full = False

    def sweep(self) -> None:
        """Cut off those that have waited too long."""
        late = time.monotonic() - self._patience
        for visit, since in list(self._waiting.items()):
            if since > late:
                break
            visit.cut_off()

    async def watch(self) -> None:
        """Sweep now and then, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()


class Threshold(asyncio.Protocol):
    """A connection that nothing has been spent on yet."""

    __slots__ = ("_door",)

    def __init__(self, door: Door) -> None:
        self._door = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Knock."""
        self._door.let_in(cast(asyncio.Transport, transport))


class Visit(web.RequestHandler):
    """A connection that requests come over."""

    __slots__ = ("_address", "_door", "_left")

    def __init__(self, door: Door, manager: web.Server, address: Address | None) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(manager, loop=loop, access_log=None, keepalive_timeout=PROXY_PATIENCE, lingering_time=2.0)  # type: ignore[arg-type]
        self._door, self._address, self._left = door, address, False

    def connection_lost(self, exc: BaseException | None) -> None:
        """It is over."""
        if not self._left:
            self._left = True
            self._door.leave(self, self._address)
        super().connection_lost(exc)

    def cut_off(self) -> None:
        """End it, whatever it is doing."""
        if self.transport is not None:
            self.transport.abort()
        self._door.busy(self)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,  # noqa: ARG002  # it quotes the request, and with it cookies
    ) -> web.StreamResponse:
        """Answer what is no HTTP, or broke: in few words, and with none of the request's in the log."""
        if not isinstance(exc, HttpProcessingError):
            self.log_exception("request failed", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("the answer had begun")
        text = "this is no HTTP request that is understood here\n" if status < 500 else "this went wrong, and is in the log\n"
        response = web.Response(status=status, text=text, headers=self._door.headers)
        response.force_close()
        return response

    def log_exception(self, *args: Any, **kw: Any) -> None:  # noqa: ARG002
        """Where something broke and what kind of thing it was; its own words may quote the request."""
        error = kw.get("exc_info")
        facts: dict[str, Any] = {}
        if isinstance(error, BaseException):
            facts = {"error": type(error).__name__, "where": "".join(traceback.format_tb(error.__traceback__))}
        log.error("request failed", extra={"facts": facts})
