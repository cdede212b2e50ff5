"""Who gets in: connections before they are anybody's, names, origins, cookies."""

import asyncio
from typing import Any, cast

import pytest
from aiohttp import web

from mascarade.server import door as door_module
from mascarade.server.door import PATIENCE, PROXY_PATIENCE, Door, Visit
from mascarade.server.guests import COOKIE, SECURE_COOKIE, token_in, welcome
from mascarade.server.hosts import Hosts
from mascarade.server.limits import Addresses
from tests.server.people import Clock


class Knock:
    """A transport."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.protocol: Any = None
        self.aborted = False
        self.written = b""

    def get_extra_info(self, name: str) -> object:
        return (self.address, 1) if name == "peername" else None

    def set_protocol(self, protocol: object) -> None:
        self.protocol = protocol

    def abort(self) -> None:
        if not self.aborted:
            self.aborted = True
            if isinstance(self.protocol, Visit):
                self.protocol.connection_lost(None)

    close = abort

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes) -> None:
        self.written += data


async def nothing(request: web.BaseRequest) -> web.StreamResponse:
    raise AssertionError(request)


def knock(door: Door, address: str = "1.1.1.1") -> Knock:
    found = Knock(address)
    door().connection_made(cast(asyncio.BaseTransport, found))
    return found


def make_door(addresses: Addresses | None, room: int = 100, room_of_an_address: int = 50) -> Door:
    door = Door(addresses, room, room_of_an_address, {})
    door.manager = web.Server(nothing)
    return door


def test_an_address_has_so_many_connections(clock: Clock) -> None:
    async def go() -> None:
        door = make_door(Addresses(400))
        first = [knock(door) for _ in range(50)]
        assert not any(one.aborted for one in first)
        assert knock(door).aborted
        assert not knock(door, "2.2.2.2").aborted
        first[0].abort()
        assert not knock(door).aborted
        assert (door.visits, door.turned_away) == (51, 1)
        for one in first:
            one.abort()

    asyncio.run(go())


def test_connections_that_come_and_go_cost_their_address(clock: Clock) -> None:
    async def go() -> None:
        door = make_door(Addresses(400))
        came = 0
        for _ in range(5000):
            one = knock(door)
            came += not one.aborted
            one.abort()
        assert came <= 3 * 400 / 2 / 2 + 1
        assert door.visits == 0
        clock.now += 1
        assert not knock(door).aborted

    asyncio.run(go())


def test_room_is_made_by_the_one_that_has_waited_longest(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    """Half requests shut nobody out, and those that are served are left alone. It is said once."""

    async def go() -> None:
        door = make_door(Addresses(400), room=10)
        half = []
        for number in range(10):
            clock.now += 1
            half.append(knock(door, f"1.1.1.{number}"))
        door.busy(half[0].protocol)  # a player
        assert [knock(door, f"2.2.2.{number}").aborted for number in range(5)] == [False] * 5
        assert [one.aborted for one in half] == [False, *[True] * 5, *[False] * 4]
        assert door.visits == 10
        assert [record.message for record in caplog.records] == ["full"]
        for visit in list(door._waiting):
            door.busy(visit)
        assert knock(door, "3.3.3.3").aborted
        assert not half[0].aborted

    asyncio.run(go())


@pytest.mark.parametrize("proxy", [False, True])
def test_whoever_sends_no_whole_request_is_cut_off(clock: Clock, proxy: bool) -> None:
    async def go() -> None:
        door = make_door(None if proxy else Addresses(400))
        silent, player, later = knock(door), knock(door), knock(door)
        silent.protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n")
        door.busy(player.protocol)
        door.busy(later.protocol)
        clock.now += (PROXY_PATIENCE if proxy else PATIENCE) / 2
        silent.protocol.data_received(b"X: y\r\n")  # that is no excuse
        door.done(later.protocol)
        door.sweep()
        assert not silent.aborted
        clock.now += (PROXY_PATIENCE if proxy else PATIENCE) / 2
        door.sweep()
        assert (silent.aborted, player.aborted, later.aborted) == (True, False, False)
        clock.now += PROXY_PATIENCE
        door.sweep()
        assert (player.aborted, later.aborted) == (False, True)
        assert door_module.SWEEP_SECONDS < PATIENCE

    asyncio.run(go())


def test_a_body_that_trickles_in_is_not_waited_for(clock: Clock) -> None:
    """Nobody needs a body, so an answer does not wait for it; neither does the door."""

    async def go() -> None:
        door = make_door(Addresses(400))

        async def answer(request: web.BaseRequest) -> web.StreamResponse:
            door.busy(request.protocol)
            door.done(request.protocol)
            return web.Response(text="here")

        door.manager = web.Server(answer)
        slow = knock(door)
        slow.protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        for _ in range(round(PATIENCE)):
            await clock.pass_by(1.0)
            slow.protocol.data_received(b"x")
            door.sweep()
            if slow.aborted:
                break
        assert slow.written.startswith(b"HTTP/1.1 200 OK")
        assert slow.aborted
        assert door.visits == 0

    asyncio.run(go())


def test_at_home_every_name_is_right() -> None:
    hosts = Hosts()
    assert all(hosts.knows(host) for host in ("192.168.0.7:8013", "[fe80::1]:8013", "localhost", "attic", "attic.local:80", None))
    assert not hosts.secure


@pytest.mark.parametrize("hosts", [Hosts("https://ball.example"), Hosts("", ["Ball.Example"])])
def test_a_server_with_a_name_has_no_other(hosts: Hosts) -> None:
    for host in ("ball.example", "BALL.example:443", "127.0.0.1:8013", "[::1]:8013", "localhost:8013", None):
        assert hosts.knows(host), host
    for host in ("evil.example", "ball.example.evil.example", "ball.example@evil.example", "[", "", "127.0.0.1.evil.example", "x:y"):
        assert not hosts.knows(host), host


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "may"),
    [
        (None, "ball.example", "http", True),
        ("https://ball.example", "ball.example", "http", True),
        ("http://ball.example", "ball.example", "http", False),
        ("https://ball.example", "127.0.0.1:8013", "http", True),
        ("http://192.168.0.7:8013", "192.168.0.7:8013", "http", True),
        ("https://192.168.0.7:8013", "192.168.0.7:8013", "http", False),
        ("https://192.168.0.7", "192.168.0.7", "https", True),
        ("https://evil.example", "ball.example", "https", False),
        ("null", "ball.example", "http", False),
        ("", "ball.example", "http", False),
        ("http://[", "[", "http", False),
    ],
)
def test_whose_page_may_talk(origin: str | None, host: str, scheme: str, may: bool) -> None:
    assert Hosts("https://ball.example").may_talk(origin, host, scheme) == may


def test_cookies() -> None:
    one, other = "1" * 32, "2" * 32
    assert token_in({COOKIE: one}, False) == one
    assert token_in({SECURE_COOKIE: one}, False) is None
    assert token_in({COOKIE: one, SECURE_COOKIE: other}, True) == other
    assert token_in({COOKIE: one, SECURE_COOKIE: "x"}, True) == one
    assert token_in({COOKIE: one + "\n"}, False) is None
    response = web.Response()
    assert welcome(response, {COOKIE: one}, True) == one
    assert response.cookies[SECURE_COOKIE].value == one
    response = web.Response()
    assert welcome(response, {COOKIE: one}, False) == one
    assert not response.cookies
