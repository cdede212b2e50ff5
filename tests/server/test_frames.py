"""WebSocket frames (RFC 6455), good and bad, in one piece and byte by byte."""

import asyncio
import random
from typing import Any

import pytest

from mascarade.server.wire import (
    BAD_PROTOCOL,
    BAD_TEXT,
    GOODBYE_SECONDS,
    MESSAGE_BYTES,
    QUEUE_BYTES,
    RESTART,
    TOO_BIG,
    Wire,
    accepted,
    framed,
    unmasked,
)

KEY = {
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "WebSocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.waiting = 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close


class Ear(Wire):
    """Keeps what it hears."""

    def __init__(self, line: Any) -> None:
        super().__init__(line)
        self.line: Line = line
        self.heard: list[object] = []

    def text(self, text: str, size: int) -> None:
        assert len(text.encode()) == size
        self.heard.append(text)

    def binary(self) -> None:
        self.heard.append(None)


def frame(body: bytes, kind: int = 1, final: bool = True, mask: bytes = b"abcd", reserved: int = 0) -> bytes:
    """What a client sends."""
    size = len(body)
    head = bytes([(0x80 if final else 0) | reserved | kind])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65536:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    return head + mask + bytes(one ^ mask[place % 4] for place, one in enumerate(body))


def hear(data: bytes, size: int | None = None) -> Ear:
    """A wire that has received this, in pieces of a size."""

    async def go() -> Ear:
        ear = Ear(Line())
        for start in range(0, len(data), size or len(data)):
            ear.data_received(data[start : start + (size or len(data))])
        return ear

    return asyncio.run(go())


def goodbye(ear: Ear) -> int:
    """The code in the last frame."""
    assert ear.line.written[-4:-2] == b"\x88\x02"
    return int.from_bytes(ear.line.written[-2:], "big")


@pytest.mark.parametrize("size", [None, 1, 2, 7, 1000])
def test_messages_in_any_pieces(size: int | None) -> None:
    texts = ["", "a", "x" * 125, "y" * 126, "王" * 300, "z" * MESSAGE_BYTES]
    data = b"".join(frame(text.encode(), mask=random.Random(text).randbytes(4)) for text in texts)
    ear = hear(data + frame(b"\x00\xff", kind=2) + frame(b"the end"), size)
    assert ear.heard == [*texts, None, "the end"]
    assert ear.line.written == b""


@pytest.mark.parametrize("size", [None, 1])
def test_a_message_in_fragments_with_a_ping_between_them(size: int | None) -> None:
    text = "fünf".encode()
    data = frame(text[:2], final=False) + frame(b"hi", kind=9) + frame(b"", kind=0, final=False) + frame(text[2:], kind=0) + frame(b"next")
    ear = hear(data, size)
    assert ear.heard == ["fünf", "next"]
    assert ear.line.written == b"\x8a\x02hi"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello", BAD_PROTOCOL),  # not masked
        (frame(b"x", reserved=0x40), BAD_PROTOCOL),
        (frame(b"x", kind=3), BAD_PROTOCOL),
        (frame(b"x", kind=11), BAD_PROTOCOL),
        (frame(b"x", kind=0), BAD_PROTOCOL),  # a fragment of nothing
        (frame(b"x", final=False) + frame(b"y"), BAD_PROTOCOL),  # a message within another
        (frame(b"x", kind=9, final=False), BAD_PROTOCOL),
        (frame(b"x" * 126, kind=9), BAD_PROTOCOL),
        (frame(b"\xff\xfe"), BAD_TEXT),
        (frame(b"\xc3", final=False) + frame(b"\x28", kind=0), BAD_TEXT),
        (frame(b"x" * (MESSAGE_BYTES + 1)), TOO_BIG),
        (frame(b"x" * 70_000), TOO_BIG),
        (b"\x81\xff" + b"\xff" * 12, TOO_BIG),
        (frame(b"x" * MESSAGE_BYTES, final=False) + frame(b"y", kind=0), TOO_BIG),
        (frame(b"", final=False) + frame(b"", kind=0, final=False) * (MESSAGE_BYTES + 1), TOO_BIG),
    ],
)
def test_what_is_wrong_closes_the_connection_and_nothing_more_is_heard(data: bytes, code: int) -> None:
    ear = hear(data + frame(b"more") + frame(b"x", kind=9))
    assert goodbye(ear) == code
    assert ear.heard == []


def test_goodbyes() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.data_received(frame(b"\x03\xe8bye", kind=8))
        assert ear.line.written == b"\x88\x02\x03\xe8"
        assert ear.line.closed
        ear.send([b"too late"])
        assert ear.line.written == b"\x88\x02\x03\xe8"
        ear = Ear(Line())
        ear.close(RESTART)
        ear.close(RESTART)
        ear.send([b"too late"])
        ear.data_received(frame(b"too late"))
        assert (goodbye(ear), len(ear.line.written), ear.heard, ear.line.closed) == (RESTART, 4, [], False)
        ear.data_received(frame(b"\x03\xf4", kind=8))
        assert ear.line.closed
        assert not ear.gone.done()
        ear.connection_lost(None)
        assert ear.gone.done()
        assert GOODBYE_SECONDS < 10

    asyncio.run(go())


def test_messages_out() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.send([b"x" * 125, b"y" * 126, b"z" * 70_000])
        assert ear.line.written == b"\x81\x7d" + b"x" * 125 + b"\x81\x7e\x00\x7e" + b"y" * 126 + framed(b"z" * 70_000)
        assert framed(b"z" * 70_000)[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
        ear.line.waiting = QUEUE_BYTES + 1
        ear.send([b"x"])
        assert ear.line.closed

    asyncio.run(go())


def test_who_is_silent_is_asked_and_then_gone() -> None:
    async def go() -> None:
        ear = Ear(Line())
        for _ in range(5):
            ear.beat()
            ear.beat()
            assert ear.line.written == b"\x89\x00"
            ear.line.written = b""
            ear.data_received(frame(b"", kind=10))
        for _ in range(4):
            ear.beat()
        assert ear.line.closed

    asyncio.run(go())


def test_shaking_hands() -> None:
    """The example of RFC 6455, 1.3."""
    found = accepted(KEY)
    assert found is not None
    assert found["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    for name in KEY:
        assert accepted({**KEY, name: ""}) is None
    assert accepted({**KEY, "Sec-WebSocket-Key": "AAAA"}) is None
    assert accepted({**KEY, "Sec-WebSocket-Key": "!" * 24}) is None


def test_masks() -> None:
    rng = random.Random(1)
    for size in range(300):
        mask, body = rng.randbytes(4), rng.randbytes(size)
        assert unmasked(mask, bytes(one ^ mask[place % 4] for place, one in enumerate(body))) == body
