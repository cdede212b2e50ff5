"""WebSocket frames (RFC 6455), good and bad, in one piece and byte by byte."""

import asyncio
import random
from typing import Any

import pytest

from mascarade.server.wire import (
    BAD_PROTOCOL,
    BAD_TEXT,
    FRAGMENTS,
    FRAME_BYTES,
    GOODBYE_SECONDS,
    QUEUE_BYTES,
    RESTART,
    TOO_BIG,
    TURN,
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
        self.closed = self.paused = False
        self.waiting = 0

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False

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
    """Keeps what it hears, and what it was charged."""

    def __init__(self, line: Any, points: int = 1_000_000) -> None:
        super().__init__(line)
        self.line: Line = line
        self.heard: list[object] = []
        self.points = points
        self.charged: list[int] = []
        self.spent = 0

    def charge(self, points: int, backlog: int) -> float:
        assert backlog >= 6
        if self.points <= 0:
            return 3600.0
        self.points -= points
        self.charged.append(points)
        return 0.0

    def spend(self, points: int) -> None:
        super().spend(points)
        self.spent += points

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
        while ear.line.paused:  # more than one turn's worth came at once
            await asyncio.sleep(0)
        return ear

    return asyncio.run(go())


def goodbye(ear: Ear) -> int:
    """The code in the last frame."""
    assert ear.line.written[-4:-2] == b"\x88\x02"
    return int.from_bytes(ear.line.written[-2:], "big")


@pytest.mark.parametrize("size", [None, 1, 2, 7, 1000])
def test_messages_in_any_pieces(size: int | None) -> None:
    texts = ["", "a", "x" * 125, "y" * 126, "王" * 300, "z" * FRAME_BYTES]
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
        (frame(b"x" * (FRAME_BYTES + 1)), TOO_BIG),
        (frame(b"x" * 70_000), TOO_BIG),
        (b"\x81\xff" + b"\xff" * 12, TOO_BIG),
        (frame(b"x" * FRAME_BYTES, final=False) + frame(b"y", kind=0), TOO_BIG),
        (frame(b"", final=False) + frame(b"", kind=0, final=False) * FRAGMENTS, TOO_BIG),
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


# -- what it costs -----------------------------------------------------------------------------------------------------------------------


FRAMES = {
    "fragments": [frame(b"x", final=False), *[frame(b"x", kind=0, final=False)] * (FRAGMENTS - 1)],
    "pings": [frame(b"", kind=9)] * 200,
    "pongs": [frame(b"", kind=10)] * 200,
    "empty texts": [frame(b"")] * 200,
    "binary": [frame(b"\0", kind=2)] * 200,
    "deep": [frame(b"[" * 4000)] * 50,
    "large": [frame(b"x" * FRAME_BYTES)] * 50,
}


@pytest.mark.parametrize("kind", FRAMES)
def test_every_frame_is_charged_and_a_turn_is_bounded(kind: str) -> None:
    """One packet with many frames: the rest waits until everybody else has had a turn, and nothing is read meanwhile."""

    async def go() -> None:
        ear = Ear(Line())
        ear.data_received(b"".join(FRAMES[kind]))
        done = [len(ear.charged)]
        while ear.line.paused:
            before = len(ear.charged)
            await asyncio.sleep(0)
            done.append(len(ear.charged) - before)
        assert sum(done) == len(FRAMES[kind])
        points = 1 + len(FRAMES[kind][0]) // 4096
        assert set(ear.charged) == {points}
        assert max(done) <= max(1, TURN // points + 1)

    asyncio.run(go())


@pytest.mark.parametrize("kind", FRAMES)
def test_nothing_is_read_from_a_client_that_has_spent_everything(kind: str) -> None:
    async def go() -> None:
        ear = Ear(Line(), points=5)
        ear.data_received(b"".join(FRAMES[kind]))
        for _ in range(50):
            await asyncio.sleep(0)
        assert ear.line.paused
        done = len(ear.charged)
        assert sum(ear.charged) <= 5 + max(ear.charged)
        heard, written = len(ear.heard), len(ear.line.written)
        assert heard <= done
        ear.points = 3  # it waits for this
        assert ear._next is not None
        ear._next.cancel()
        ear._go_on()
        assert done < len(ear.charged) <= done + 3
        assert ear.line.paused
        assert len(ear.line.written) - written <= 3 * 8
        ear.connection_lost(None)

    asyncio.run(go())


def test_a_fragment_costs_the_same_however_many_came_before() -> None:
    """A message in pieces is not summed up again with each piece."""
    ear = hear(b"".join(FRAMES["fragments"][:-1]) + frame(b"x", kind=0))
    assert ear.heard == ["x" * FRAGMENTS]
    assert ear._size == FRAGMENTS


def test_who_does_not_read_is_not_heard_until_it_does() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.pause_writing()
        assert not ear.line.paused  # it may yet say that it is alive
        ear.data_received(frame(b"one") + frame(b"two"))
        assert (ear.heard, ear.charged, ear.line.paused) == ([], [], True)
        await asyncio.sleep(0)
        assert ear.heard == []
        ear.resume_writing()
        await asyncio.sleep(0)
        assert (ear.heard, ear.line.paused) == (["one", "two"], False)

    asyncio.run(go())


def test_large_answers_are_charged_by_their_size() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.send([b"x" * 1000] * 16)
        assert ear.spent == 0
        ear.send([b"x" * 500_000])
        assert ear.spent == 500_000 // 8192

    asyncio.run(go())


def test_a_large_answer_ends_the_turn() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.text = lambda text, size: ear.send([b"x" * 500_000])  # type: ignore[method-assign]
        ear.data_received(frame(b"give me much") * 10)
        assert len(ear.charged) == 1
        assert ear.line.paused
        ear.connection_lost(None)

    asyncio.run(go())


def test_what_follows_a_broken_frame_is_not_looked_at() -> None:
    async def go() -> None:
        ear = Ear(Line())
        ear.data_received(b"\x81\xff" + b"\xff" * 12)
        ear.data_received(frame(b"x") * 1000)
        assert (ear.charged, ear._rest, goodbye(ear)) == ([], b"", TOO_BIG)

    asyncio.run(go())


def test_masks() -> None:
    rng = random.Random(1)
    for size in range(300):
        mask, body = rng.randbytes(4), rng.randbytes(size)
        assert unmasked(mask, bytes(one ^ mask[place % 4] for place, one in enumerate(body))) == body
