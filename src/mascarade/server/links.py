"""Wires between workers: a client may come to any door, and its messages go to whoever plays its table.

There is one wire between each two workers for each direction. What goes over it are frames: their length, a kind, a client's number, and a
body. Who opens a wire shows that it knows the secret that all workers share, without sending it; so does who answers. Both show life now
and then. A wire that is not read is cut, as is one that is silent for as long as a lease, or says what makes no sense; then everybody whose
messages went over it is told to connect anew.

What is limited for all workers together each counts for itself, and tells the others once in a second what it has counted since.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import struct
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from mascarade.server import messages
from mascarade.server.hall import Hall
from mascarade.server.live import Live

HELLO, BEAT, COUNTED, COME, ASK, GO, SAY, AWAY = range(8)
"""Who we are; a sign of life; what was counted; to the owner: a client comes, asks, is gone; from it: what it is told, and that it must
connect anew.
"""
HEAD: Final = struct.Struct("!IBI")
FRAME_BYTES: Final = 8 << 20
UNREAD_BYTES: Final = 32 << 20
"""A wire with so much unsent is cut."""
GREETING_SECONDS: Final = 5.0
CONNECT_SECONDS: Final = 0.6
LOST_SECONDS: Final = 0.2
"""After this time a client asks again whose owner could not be reached: somebody else may be it by then."""

BEATS: Final = 4
"""In a lease."""
COUNT_SECONDS: Final = 1.0

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(messages.Incoming).decode
_frames: Final = msgspec.msgpack.Decoder(list[bytes]).decode
_come: Final = msgspec.msgpack.Decoder(tuple[str, str]).decode
_counted: Final = msgspec.msgpack.Decoder(dict[str, dict[str, int]]).decode
pack: Final = msgspec.msgpack.Encoder().encode

log = logging.getLogger("mascarade.links")


class Traveller(Protocol):
    """A client of ours whose table another worker plays."""

    guest: str
    address: str

    def send(self, frames: list[bytes]) -> None:
        """It is told something."""

    def reconnect(self) -> None:
        """It must connect anew."""


class Wire(asyncio.Protocol):
    """One end of a wire: frames in and out."""

    def __init__(self, secret: bytes, lease: float, opens: bool) -> None:
        self._secret, self._lease, self._opens = secret, lease, opens
        self._heard = 0.0
        """When something came, last."""
        self._nonce = secrets.token_bytes(16)
        self._answered = False
        self._rest = b""
        self.transport: asyncio.Transport | None = None
        self.trusted = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Greet."""
        self.transport = transport  # type: ignore[assignment]  # uvloop's are none by name
        self._timer = asyncio.get_running_loop().call_later(GREETING_SECONDS, self._greeted)
        self.put(HELLO, 0, self._nonce)

    def _greeted(self) -> None:
        if not self.trusted:
            self.cut()

    def put(self, kind: int, number: int, body: bytes) -> None:
        """Send a frame."""
        if self.transport is None or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.cut()
            return
        self.transport.write(HEAD.pack(len(body), kind, number) + body)

    def cut(self) -> None:
        """End it."""
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what has come."""
        self._heard = asyncio.get_running_loop().time()
        data, at = self._rest + data, 0
        try:
            while len(data) - at >= HEAD.size:
                size, kind, number = HEAD.unpack_from(data, at)
                if size > (FRAME_BYTES if self.trusted else 64):
                    raise ValueError("too long")
                if len(data) - at - HEAD.size < size:
                    break
                body = data[at + HEAD.size : at + HEAD.size + size]
                at += HEAD.size + size
                if kind == HELLO:
                    self._greet(number, body)
                elif self.trusted:
                    if kind != BEAT:
                        self.frame(kind, number, body)
                else:
                    raise ValueError("a stranger")
        except (ValueError, KeyError, msgspec.MsgspecError) as error:
            log.warning("a wire is cut", extra={"facts": {"error": type(error).__name__}})
            self.cut()
            return
        self._rest = data[at:]

    def _greet(self, number: int, body: bytes) -> None:
        """First come 16 bytes by lot from each side, then from each the proof that it knows the secret: over the other's, and its role."""
        if number == 0:
            if self._answered:  # or a stranger could let answers pile up here
                raise ValueError("greeted twice")
            self._answered = True
            self.put(HELLO, 1, self._proof(body, self._opens))
        elif hmac.compare_digest(body, self._proof(self._nonce, not self._opens)):
            self.trusted = True
            self._beat()
            self.ready()
        else:
            raise ValueError("another secret")

    def _proof(self, nonce: bytes, opens: bool) -> bytes:
        return hmac.digest(self._secret, nonce + bytes((opens,)), hashlib.sha256)

    def _beat(self) -> None:
        """Show life, and look for the other's."""
        loop = asyncio.get_running_loop()
        left = self._heard + self._lease - loop.time()
        if left <= 0:
            log.warning("a wire is silent", extra={"facts": {}})
            self.cut()
            return
        self.put(BEAT, 0, b"")
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_later(min(left, self._lease / BEATS), self._beat)

    def ready(self) -> None:
        """The other side knows the secret."""

    def frame(self, kind: int, number: int, body: bytes) -> None:
        """Something has come."""
        raise NotImplementedError

    def connection_lost(self, problem: Exception | None) -> None:  # noqa: ARG002  # it does not matter why
        """It is over."""
        if self._timer is not None:
            self._timer.cancel()


class Visitor:
    """A client of another worker at one of our tables. See `mascarade.server.live.Connection`."""

    def __init__(self, wire: "Inward", number: int, guest: str, address: str) -> None:
        self._wire, self._number = wire, number
        self.guest, self.address = guest, address
        self.live: Live | None = None

    def send(self, frames: list[bytes]) -> None:
        """Over the wire."""
        self._wire.put(SAY, self._number, pack(frames))

    def reconnect(self) -> None:
        """Over the wire."""
        self._wire.put(AWAY, self._number, b"")

    def go_abroad(self, address: str, message: messages.Incoming) -> None:  # noqa: ARG002  # it asks again for what it wants
        """To a third worker it goes by its own door."""
        self._wire.leave(self._number)
        self.reconnect()


class Inward(Wire):
    """The end where the tables are."""

    def __init__(self, secret: bytes, lease: float, hall: Hall, all_of_them: "set[Wire]") -> None:
        super().__init__(secret, lease, opens=False)
        self._hall, self._all = hall, all_of_them
        self._visitors: dict[int, Visitor] = {}
        all_of_them.add(self)

    def frame(self, kind: int, number: int, body: bytes) -> None:
        """A client of another worker comes, asks, or is gone."""
        if kind == COME:
            self._visitors[number] = Visitor(self, number, *_come(body))
        elif kind == ASK:
            if number in self._visitors:  # or it was sent away, and does not know yet
                self._hall.handle(self._visitors[number], decode(body))
        elif kind == GO:
            self.leave(number)
        elif kind == COUNTED:
            for name, counted in _counted(body).items():
                self._hall.together[name].hear(counted)
        else:
            raise ValueError("not for us")

    def leave(self, number: int) -> None:
        """A client is gone."""
        visitor = self._visitors.pop(number, None)
        if visitor is not None:
            self._hall.leave(visitor)

    def connection_lost(self, problem: Exception | None) -> None:
        """Everybody who came over it is gone."""
        super().connection_lost(problem)
        self._all.discard(self)
        for number in list(self._visitors):
            self.leave(number)


class Outward(Wire):
    """The end where the clients are."""

    def __init__(self, secret: bytes, lease: float, lost: Callable[[], None]) -> None:
        super().__init__(secret, lease, opens=True)
        self._lost = lost
        self._travellers: dict[int, Traveller] = {}
        self._last = 0
        self._over = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def ready(self) -> None:
        """It can be used."""
        if not self.open.done():
            self.open.set_result(None)

    def come(self, traveller: Traveller) -> int:
        """Let a client go over it; gives its number."""
        if self._over:  # it broke between its opening and now, when whoever waited for that has a turn
            traveller.reconnect()
            return 0
        self._last += 1
        self._travellers[self._last] = traveller
        self.put(COME, self._last, pack((traveller.guest, traveller.address)))
        return self._last

    def leave(self, number: int) -> None:
        """A client is gone, or back."""
        if self._travellers.pop(number, None) is not None:
            self.put(GO, number, b"")

    def frame(self, kind: int, number: int, body: bytes) -> None:
        """A client is told something, or must connect anew."""
        traveller = self._travellers.get(number)
        if traveller is None:
            return
        if kind == SAY:
            traveller.send(_frames(body))
        elif kind == AWAY:
            self.leave(number)
            traveller.reconnect()
        else:
            raise ValueError("not for us")

    def connection_lost(self, problem: Exception | None) -> None:
        """Everybody who went over it must connect anew."""
        super().connection_lost(problem)
        self._over = True
        self._lost()
        if not self.open.done():
            self.open.set_exception(ConnectionError("it was cut"))
            self.open.exception()
        for traveller in list(self._travellers.values()):
            traveller.reconnect()
        self._travellers.clear()


class Journey:
    """A client's way to the worker that plays its table. What it asks for before the wire is open waits."""

    def __init__(self, links: "Links", traveller: Traveller, address: str) -> None:
        self._links, self._traveller = links, traveller
        self._waiting: list[messages.Incoming] = []
        self._wire: Outward | None = None
        self._number = 0
        self._over = False
        self._task = asyncio.get_running_loop().create_task(self._set_out(address))

    async def _set_out(self, address: str) -> None:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                wire = await self._links.wire(address)
        except (OSError, TimeoutError):  # its owner may be gone: whoever asks again learns of another one when its lease is over
            await asyncio.sleep(LOST_SECONDS)
            if not self._over:
                self._traveller.reconnect()
            return
        if self._over:
            return
        self._wire, self._number = wire, wire.come(self._traveller)
        for message in self._waiting:
            self.ask(message)
        self._waiting.clear()

    def ask(self, message: messages.Incoming) -> None:
        """It asks for something."""
        if self._wire is None:
            self._waiting.append(message)
        else:
            self._wire.put(ASK, self._number, encode(message))

    def end(self) -> None:
        """The client is gone, or back."""
        self._over = True
        if self._wire is not None:
            self._wire.leave(self._number)


class Links:
    """All wires of a worker."""

    def __init__(self, hall: Hall, secret: str, lease: float) -> None:
        self._hall, self._secret, self._lease = hall, secret.encode(), lease
        self._telling: set[asyncio.Task[None]] = set()
        for lately in hall.together.values():
            lately.news = {}
        self._out: dict[str, Outward] = {}
        self._in: set[Wire] = set()
        self._listening: asyncio.Server | None = None

    async def listen(self, host: str) -> int:
        """Let other workers come; gives the port."""
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(lambda: Inward(self._secret, self._lease, self._hall, self._in), host, 0)
        return int(self._listening.sockets[0].getsockname()[1])

    async def wire(self, address: str) -> Outward:
        """The wire to another worker, which is opened if there is none. Raises OSError."""
        found = self._out.get(address)
        if found is None:
            host, _, port = address.rpartition(":")
            found = self._out[address] = Outward(self._secret, self._lease, lambda: self._forget(address))
            try:
                await asyncio.get_running_loop().create_connection(lambda: self._out[address], host, int(port))
            except BaseException:
                self._forget(address)
                if not found.open.done():
                    found.open.set_exception(ConnectionError("it cannot be reached"))
                    found.open.exception()
                raise
        await asyncio.shield(found.open)
        return found

    def tell(self) -> None:
        """Let all others know what was counted here since the last time. Who cannot be reached does not learn of it."""
        news = {name: lately.take_news() for name, lately in self._hall.together.items()}
        if any(news.values()):
            for address in self._hall.ledger.others:
                task = asyncio.get_running_loop().create_task(self._tell(address, pack(news)))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def _tell(self, address: str, news: bytes) -> None:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                (await self.wire(address)).put(COUNTED, 0, news)

    async def go_on_telling(self) -> None:
        """Tell them again and again, for ever."""
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            self.tell()

    def _forget(self, address: str) -> None:
        self._out.pop(address, None)

    def close(self) -> None:
        """Cut all wires."""
        if self._listening is not None:
            self._listening.close()
        for wire in [*self._out.values(), *self._in]:
            wire.cut()
