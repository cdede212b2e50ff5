"""What one connection and one address may ask for: counted in points and frames, in a time that stands still."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from mascarade.server import limits, messages
from mascarade.server.client import COSTS, GUESS, Client
from mascarade.server.hall import Hall
from mascarade.server.limits import BURST, RATE, Address, Addresses, Allowance, address_key
from mascarade.server.wire import FLOODING, QUEUE_BYTES
from tests.server.people import Clock
from tests.server.room import Guest, hall, table_of
from tests.server.test_frames import Line, frame


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_what_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key
    addresses = Addresses(400)
    assert addresses.find(address) is addresses.find(address)
    assert addresses.find(address).key == key


def test_points_come_back_with_time(clock: Clock) -> None:
    allowance = Allowance(60, 20)
    allowance.points -= 80
    assert allowance.left(clock.now) == -20
    assert allowance.left(clock.now + 2) == 20
    assert allowance.left(clock.now + 1000) == 60


def test_addresses_that_owe_nothing_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 10)
    addresses = Addresses(400)
    addresses.find("1.1.1.1").points -= 100
    addresses.find("2.2.2.2").visits = 1
    for number in range(100):
        addresses.find(f"3.3.3.{number}")
    assert len(addresses) <= 12
    assert addresses.find("1.1.1.1").points < addresses.find("1.1.1.1").most
    assert addresses.find("2.2.2.2").visits == 1


class Slow(Line):
    """A transport whose other end reads when the test lets it; as a real one, it says when too much waits."""

    def write(self, data: bytes) -> None:
        self.waiting += len(data)
        super().write(data)
        if self.waiting > 65536:
            self.protocol.pause_writing()

    def read(self) -> None:
        """The client reads all of it."""
        self.waiting = 0
        self.protocol.resume_writing()


class Http(asyncio.Protocol):
    """What the connection was before."""


def client_of(room: Hall, purse: Address, line: Line | None = None) -> tuple[Any, Any]:
    line = line or Line()
    return Client(room, line, Http(), "0" * 32, purse), line  # type: ignore[arg-type]


def answers(line: Line) -> int:
    return line.written.count(b'{"is":"')


async def turns(clock: Clock, seconds: float = 0.0, more: Callable[[], None] = lambda: None) -> None:
    """Let time pass in small steps, and everybody have their turns."""
    for _ in range(max(1, round(seconds * 10))):
        more()
        await clock.pass_by(min(seconds, 0.1))


FLOODS: dict[str, Callable[[int], bytes]] = {
    "pings": lambda _: frame(b"", kind=9),
    "pongs": lambda _: frame(b"", kind=10),
    "empty texts": lambda _: frame(b""),
    "binary": lambda _: frame(b"", kind=2),
    "fragments": lambda n: frame(b"x", kind=0 if n % 32 else 1, final=n % 32 == 31),
    "deep JSON": lambda _: frame(b'{"id":' + b"[" * 1000),
    "too large": lambda _: frame(b"x" * 8000),
    "messages": lambda n: frame(b'{"do":"leave","id":"%d"}' % n),
    "guesses": lambda n: frame(b'{"do":"watch","id":"%d","table":"AAAAAA"}' % n),
    "cast checks": lambda n: frame(b'{"do":"check_cast","id":"%d","options":{}}' % n),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_charged_held_and_in_the_end_cut_off(kind: str, clock: Clock) -> None:
    async def go() -> None:
        room, purse = hall(), Addresses(400).find("1.1.1.1")
        client, line = client_of(room, purse)
        frames: list[int] = []
        honest = client._frame
        client_class = type(client)

        class Counted(client_class):  # type: ignore[misc, valid-type]
            __slots__ = ()

            def _frame(self, first: int, body: bytes) -> None:
                frames.append(first)
                honest(first, body)

        client.__class__ = Counted
        some = b"".join(FLOODS[kind](number) for number in range(32))
        flood = some * (262_144 // len(some))  # what one reading gives at most

        def go_on() -> None:
            if not line.paused:
                client.data_received(flood)

        go_on()
        assert len(frames) <= 8  # then the others have a turn
        await turns(clock)
        assert line.paused
        assert len(frames) <= BURST
        full = purse.most - purse.points
        assert full >= len(frames) > 0
        at_once = len(frames)
        await turns(clock, 5, go_on)
        assert 0 < len(frames) - at_once <= 5 * RATE + 8
        go_on()
        assert line.paused
        assert not line.written.endswith(b"\x88\x02" + FLOODING.to_bytes(2, "big"))
        await turns(clock, 8, go_on)
        assert line.written.endswith(b"\x88\x02" + FLOODING.to_bytes(2, "big"))
        await turns(clock, 3)
        assert line.closed
        client.connection_lost(None)

    asyncio.run(go())


def test_a_client_that_waits_for_its_answers_is_never_cut_off(clock: Clock) -> None:
    """However fast it asks: it only gets its answers later."""

    async def go() -> None:
        client, line = client_of(hall(), Addresses(400).find("1.1.1.1"))
        for number in range(1000):
            client.data_received(frame(b'{"do":"leave","id":"%d"}' % number))
            while answers(line) <= number:
                await turns(clock, 0.25)
        assert not line.closed
        assert b"\x88\x02" not in line.written
        client.connection_lost(None)

    asyncio.run(go())


def test_reconnecting_does_not_fill_an_address_s_allowance(clock: Clock) -> None:
    async def go() -> None:
        purse, room, done = Addresses(400).find("1.1.1.1"), hall(), 0
        old, old_line = client_of(room, purse)
        await clock.pass_by(limits.SETTLED_SECONDS + 1)
        refused = 0
        for _ in range(200):
            if not purse.admits(clock.now):
                refused += 1
                continue
            client, line = client_of(room, purse)
            client.data_received(b"".join(frame(b'{"do":"ping"}') for _ in range(BURST)))
            await turns(clock)
            done += answers(line)
            client.connection_lost(None)
        assert done <= purse.most / 2
        assert refused > 100
        old.data_received(frame(b'{"do":"ping"}'))  # whoever was there before keeps what they had
        await turns(clock)
        assert answers(old_line) == 1
        old.connection_lost(None)

    asyncio.run(go())


def test_a_code_of_no_table_is_dear(clock: Clock) -> None:
    async def go() -> None:
        room, purse = hall(), Addresses(400).find("1.1.1.1")
        live = await table_of(room, [Guest("Adele"), Guest("Bruno")], messages.Options(seats=2))
        client, _ = client_of(room, purse)
        client.data_received(frame(json.dumps({"do": "watch", "id": "1", "table": live.table.code}).encode()))
        assert purse.most - purse.points == 1 + COSTS[messages.Watch]
        client.data_received(frame(b'{"do":"watch","id":"2","table":"AAAAAA"}'))
        assert purse.most - purse.points == 2 * (1 + COSTS[messages.Watch]) + GUESS
        client.connection_lost(None)

    asyncio.run(go())


def test_ten_clients_that_do_not_read_have_one_large_answer_each(clock: Clock) -> None:
    """57 requests in one packet: the first is answered, the others when that is read."""

    async def go() -> None:
        room, purse = hall(), Addresses(400).find("1.1.1.1")
        large = 500_000
        room.handle = lambda client, message: client.send([b"x" * large])  # type: ignore[method-assign, assignment, attr-defined]
        clients = [client_of(room, purse, Slow()) for _ in range(10)]
        for client, _ in clients:
            client.data_received(b"".join(frame(b'{"do":"replay","id":"%d"}' % number) for number in range(57)))
        await turns(clock, 10)
        for _, line in clients:
            assert line.paused
            assert large < line.waiting <= QUEUE_BYTES + large
            line.read()
        await turns(clock, 10)
        assert all(large < line.waiting <= QUEUE_BYTES + large for _, line in clients)
        assert all(len(line.written) < 3 * large for _, line in clients)
        for client, _ in clients:
            client.connection_lost(None)

    asyncio.run(go())
