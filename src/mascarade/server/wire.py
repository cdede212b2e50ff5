"""WebSockets (RFC 6455) once hands are shaken: frames in and out. Small messages and many clients are all it is made for."""

import asyncio
import base64
import binascii
import hashlib
import struct
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

FRAME_BYTES: Final = 16 * 1024
"""A longer frame, or a longer message in fragments, closes the connection."""
FRAGMENTS: Final = 64
"""So does a message in more pieces."""
TURN: Final = 8
"""Points of work that one connection gets before all others have their turn."""
QUEUE_BYTES: Final = 256 * 1024
"""A client with so much unsent is too slow, and is cut off; it may come back and catch up."""
LARGE_BYTES: Final = 16 * 1024
"""What is sent at once and is larger than this is charged for."""
GOODBYE_SECONDS: Final = 2.0
"""How long a client has to answer a goodbye."""

BAD_PROTOCOL, BAD_TEXT, FLOODING, TOO_BIG, RESTART = 1002, 1007, 1008, 1009, 1012

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10
_KINDS: Final = frozenset({0, _TEXT, _BINARY, _CLOSE, _PING, _PONG})
_FINAL: Final = 0x80


def accepted(headers: Mapping[str, str]) -> dict[str, str] | None:
    """The headers that accept a request for a WebSocket; None if it is none."""
    key = headers.get("Sec-WebSocket-Key", "")
    try:
        valid = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        valid = False
    upgrade = headers.get("Upgrade", "").lower() == "websocket" and "upgrade" in headers.get("Connection", "").lower()
    if not valid or not upgrade or headers.get("Sec-WebSocket-Version") != "13":
        return None
    digest = hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode(), usedforsecurity=False).digest()
    return {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": base64.b64encode(digest).decode()}


def framed(body: bytes, kind: int = _TEXT) -> bytes:
    """A message as a frame."""
    size = len(body)
    if size < 126:
        return struct.pack("!BB", _FINAL | kind, size) + body
    if size < 65536:
        return struct.pack("!BBH", _FINAL | kind, 126, size) + body
    return struct.pack("!BBQ", _FINAL | kind, 127, size) + body


framed_once: Final = lru_cache(maxsize=16)(framed)
"""The same for what a whole table hears: it is made once."""


def unmasked(mask: bytes, body: bytes) -> bytes:
    """What a client meant: it sends everything mixed with a mask."""
    size = len(body)
    long = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "little") ^ int.from_bytes(long, "little")).to_bytes(size, "little")


class Wire(asyncio.Protocol):
    """A WebSocket that is open, on a transport taken over from HTTP.

    Every frame is charged for before it is looked at. While there is nothing left to pay with, or while the client does not read what it
    got, nothing more is read from it: what it sends waits on its own side.
    """

    __slots__ = (
        *("_at", "_closing", "_deaf", "_held", "_kind", "_next", "_parts", "_rest", "_silent", "_size", "_turn", "_unread"),
        *("gone", "transport"),
    )

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is."""
        self._rest, self._at = b"", 0
        self._next: asyncio.Handle | None = None
        """The next turn, if there is more to do than one has room for."""
        self._turn = TURN
        self._held = self._unread = self._closing = self._deaf = False
        self._kind = self._size = self._silent = 0
        self._parts: list[bytes] | None = None
        transport.set_protocol(self)

    def text(self, text: str, size: int) -> None:
        """A message has come, of so many bytes."""
        raise NotImplementedError

    def binary(self) -> None:
        """A message has come that is no text."""
        raise NotImplementedError

    def charge(self, points: int, backlog: int) -> float:
        """Charge for a frame; gives how many seconds it must wait if there is too little to pay with. So many bytes have come by now."""
        raise NotImplementedError

    def spend(self, points: int) -> None:
        """Charge for work that turned out to be more than a frame's."""
        self._turn -= points

    # -- in ----------------------------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._silent = 0
        if self._deaf:
            return
        self._rest, self._at = (self._rest[self._at :] + data if self._rest else data), 0
        if self._next is None:
            self._go_on()

    def _go_on(self) -> None:
        """Take frames out of what has come, as many as one turn has room for."""
        self._next, self._turn = None, TURN
        data, at, end = self._rest, self._at, len(self._rest)
        while end - at >= 6 and not self._deaf:
            size, body = data[at + 1] & 0x7F, at + 6
            if size > 125:
                body += 2 if size == 126 else 8
                if body > end:
                    break
                size = int.from_bytes(data[at + 2 : body - 4], "big")
            if not data[at + 1] & 0x80 or size > FRAME_BYTES:
                self._fail(TOO_BIG if data[at + 1] & 0x80 else BAD_PROTOCOL)
                return
            if body + size > end:
                break
            points = 1 + (size >> 12)
            if self._unread or self._turn <= 0 or (wait := self.charge(points, end - at)):
                self._hold(at, None if self._unread else 0.0 if self._turn <= 0 else wait)
                return
            self._turn -= points
            self._frame(data[at], unmasked(data[body - 4 : body], data[body : body + size]))
            at = body + size
        self._rest, self._at = data[at:], 0
        if self._held:
            self._held = False
            self.transport.resume_reading()

    def _hold(self, at: int, wait: float | None) -> None:
        """Read nothing more, and go on from here in so many seconds: none is when all others have had their turn, None when it has read."""
        self._at = at
        if not self._held:
            self._held = True
            self.transport.pause_reading()
        loop = asyncio.get_running_loop()
        if wait is not None:
            self._next = loop.call_later(wait, self._go_on) if wait else loop.call_soon(self._go_on)

    def pause_writing(self) -> None:
        """The client does not read: it gets no more answers to things that it asks for now."""
        self._unread = True

    def resume_writing(self) -> None:
        """It has read."""
        self._unread = False
        if self._held and self._next is None:
            self._hold(self._at, 0.0)

    def _fail(self, code: int) -> None:
        """What follows cannot be understood."""
        self._deaf, self._rest, self._at = True, b"", 0
        self.close(code)

    def _frame(self, first: int, body: bytes) -> None:
        if self._closing and first & 15 != _CLOSE:
            return
        if first == _FINAL | _TEXT and self._parts is None:
            self._message(_TEXT, body)
            return
        kind, final = first & 15, first & _FINAL
        control = kind >= _CLOSE
        if first & 0x70 or kind not in _KINDS or (control and (not final or len(body) > 125)):
            self.close(BAD_PROTOCOL)
        elif kind == _PING:
            self._write(framed(body, _PONG))
        elif kind == _CLOSE:
            self._write(framed(body[:2], _CLOSE))
            self._deaf = True
            self.transport.close()
        elif not control:
            self._part(kind, bool(final), body)

    def _part(self, kind: int, final: bool, body: bytes) -> None:
        """A message in pieces."""
        if (kind == 0) != (self._parts is not None):
            self.close(BAD_PROTOCOL)
            return
        if self._parts is None:
            self._kind, self._size, self._parts = kind, 0, []
        self._parts.append(body)
        self._size += len(body)
        if self._size > FRAME_BYTES or len(self._parts) > FRAGMENTS:
            self.close(TOO_BIG)
        elif final:
            whole, self._parts = b"".join(self._parts), None
            self._message(self._kind, whole)

    def _message(self, kind: int, body: bytes) -> None:
        if kind == _BINARY:
            self.binary()
            return
        try:
            text = body.decode()
        except UnicodeDecodeError:
            self.close(BAD_TEXT)
            return
        self.text(text, len(body))

    # -- out ---------------------------------------------------------------------------------------------------------------------------

    def send(self, messages: list[bytes]) -> None:
        """Send messages in one piece. Nothing waits for a slow client."""
        if self._closing:
            return
        if len(messages) == 1:
            self._write(framed_once(messages[0]))
        else:
            self._write(b"".join([framed(one) for one in messages]))

    def _write(self, frames: bytes) -> None:
        transport = self.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > QUEUE_BYTES:
            transport.abort()
            return
        transport.write(frames)
        if len(frames) > LARGE_BYTES:
            self.spend(len(frames) >> 13)

    def close(self, code: int) -> None:
        """Say goodbye; whoever does not answer is cut off."""
        if self._closing:
            return
        self._write(framed(code.to_bytes(2, "big"), _CLOSE))
        self._closing, self._parts = True, None
        asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)

    def beat(self) -> None:
        """Called now and then: a client that has been silent is asked for a sign of life; if it still is silent then, it is cut off."""
        self._silent += 1
        if self._silent == 2:
            self._write(framed(b"", _PING))
        elif self._silent > 3:
            self.transport.abort()

    def connection_lost(self, problem: Exception | None) -> None:  # noqa: ARG002  # it does not matter why
        """It is over."""
        self._closing = self._deaf = True
        if self._next is not None:
            self._next.cancel()
        if not self.gone.done():
            self.gone.set_result(None)
