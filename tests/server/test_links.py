"""Wires between workers: who is let in, what is bounded, and what becomes of travellers when a wire falls silent."""

import asyncio
import hashlib
import hmac
import struct
from collections.abc import Callable

import uvloop

from mascarade.server import links, messages
from mascarade.server.hall import Hall
from mascarade.server.ledger import Batch, Elsewhere, LedgerError, NotWritten, Waking, Worker
from mascarade.server.links import BEAT, COME, COUNTED, HELLO, SAY, Journey, Links
from mascarade.server.steward import Limits
from tests.server.room import NEVER, Guest

LEASE = 0.4
SECRET = "the same for all"
FOUR = messages.Options(seats=4)
HEAD = struct.Struct("!IBI")


class Shelf:
    """What a few workers share, in memory: every table stays with whoever made it."""

    def __init__(self) -> None:
        self.owners: dict[str, str] = {}


class Book:
    """A worker's ledger on it."""

    shared = True
    commits, commit_seconds = 0, 0.0

    def __init__(self, shelf: Shelf, others: list[str]) -> None:
        self._shelf, self.others = shelf, others
        self.address = ""

    def start(self, worker: Worker, address: str) -> None:
        self.address = address
        self.others.append(address)

    def write(self, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        self._shelf.owners |= {code: self.address for code, _ in batch.made}
        done(None)

    def wake(self, code: str, done: Callable[[Waking], None]) -> None:
        done(Elsewhere(self._shelf.owners[code]) if code in self._shelf.owners else None)

    def give_back(self, code: str, epoch: int) -> None:
        raise NotImplementedError

    def look_up(self, action: str, done: Callable[[str | LedgerError | None], None]) -> None:
        done(None)

    def holds(self) -> bool:
        return True

    async def hand_over(self) -> None:
        raise NotImplementedError

    def problem(self) -> str | None:
        return None

    def close(self) -> None:
        """There is nothing to close."""


class Traveller(Guest):
    """A client that other workers may have, too."""

    def __init__(self, host: "Host", guest: str) -> None:
        super().__init__(guest)
        self.host, self.journey = host, None
        self.lost = asyncio.Event()

    journey: Journey | None

    def go_abroad(self, address: str, message: messages.Incoming) -> None:
        self.journey = Journey(self.host.links, self, address)
        self.journey.ask(message)

    def reconnect(self) -> None:
        self.lost.set()

    def ask(self, message: messages.Incoming) -> None:
        if self.journey is None:
            self.host.hall.handle(self, message)
        else:
            self.journey.ask(message)

    async def hear(self, identity: str) -> dict[str, object]:
        found: list[dict[str, object]] = []
        await until(lambda: found.extend(one for one in self.received if one.get("id") == identity) or found)
        return found[0]


class Host:
    """A worker: a hall and its wires."""

    def __init__(self, shelf: Shelf, others: list[str], limits: Limits | None = None) -> None:
        self.book = Book(shelf, others)
        self.hall = Hall(self.book, NEVER, limits)
        self.links = Links(self.hall, SECRET, LEASE)

    async def start(self) -> "Host":
        self.address = f"127.0.0.1:{await self.links.listen('127.0.0.1')}"
        self.book.start(self.hall, self.address)
        return self

    async def table(self, name: str) -> tuple[Traveller, str]:
        """Somebody at a new table here."""
        guest = Traveller(self, name)
        guest.ask(messages.Make(f"make {name}", name, FOUR))
        return guest, str((await guest.hear(f"make {name}"))["table"])


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.005)


async def hosts(many: int, limits: Limits | None = None) -> list[Host]:
    shelf, others = Shelf(), list[str]()
    return [await Host(shelf, others, limits).start() for _ in range(many)]


async def frame(reader: asyncio.StreamReader) -> tuple[int, int, bytes]:
    size, kind, number = HEAD.unpack(await reader.readexactly(HEAD.size))
    return kind, number, await reader.readexactly(size)


def write(writer: asyncio.StreamWriter, kind: int, number: int, body: bytes) -> None:
    writer.write(HEAD.pack(len(body), kind, number) + body)


async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opens: bool, secret: str = SECRET) -> None:
    """Do what a worker does, and nothing more."""
    write(writer, HELLO, 0, bytes(16))
    kind, number, nonce = await frame(reader)
    assert (kind, number) == (HELLO, 0)
    write(writer, HELLO, 1, hmac.digest(secret.encode(), nonce + bytes((opens,)), hashlib.sha256))


async def ended(reader: asyncio.StreamReader) -> list[int]:
    """Wait until a wire is cut; gives the kinds of frames that came before."""
    kinds = []
    try:
        async with asyncio.timeout(20):
            while True:
                kinds.append((await frame(reader))[0])
    except (asyncio.IncompleteReadError, ConnectionError):
        return kinds


def test_who_does_not_know_the_secret_is_cut_off() -> None:
    async def go() -> None:
        (host,) = await hosts(1)
        port = int(host.address.rpartition(":")[2])
        for rest in (b"", HEAD.pack(0, COME, 1), HEAD.pack(65, HELLO, 0)):  # another secret; none at all; more than a greeting has
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            if rest:
                writer.write(rest)
            else:
                await greet(reader, writer, opens=True, secret="another")
            assert set(await ended(reader)) <= {HELLO}
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)  # its own words, sent back
        _, number, nonce = await frame(reader)
        write(writer, HELLO, number, nonce)
        _, number, proof = await frame(reader)
        write(writer, HELLO, number, proof)
        assert await ended(reader) == []
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)  # one greeting after the other, without an end
        for _ in range(10):
            write(writer, HELLO, 0, bytes(16))
        assert len(await ended(reader)) <= 2
        writer.close()
        host.links.close()

    uvloop.run(go())


def test_what_is_too_long_cuts_a_wire_and_is_not_waited_for() -> None:
    async def go() -> None:
        (host,) = await hosts(1)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(host.address.rpartition(":")[2]))
        await greet(reader, writer, opens=True)
        writer.write(HEAD.pack(links.FRAME_BYTES + 1, COUNTED, 0))
        assert BEAT not in (await ended(reader))[2:]
        writer.close()
        host.links.close()

    uvloop.run(go())


def test_who_does_not_read_costs_no_more_than_so_much() -> None:
    async def go() -> None:
        (host,) = await hosts(1)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(host.address.rpartition(":")[2]), limit=1)
        await greet(reader, writer, opens=True)
        await until(lambda: any(wire.trusted for wire in host.links._in))
        (wire,) = host.links._in
        megabyte, most = bytes(1 << 20), 0
        for _ in range(200):
            wire.put(SAY, 1, megabyte)
            assert wire.transport is not None
            if wire.transport.is_closing():
                break
            most = max(most, wire.transport.get_write_buffer_size())
        assert wire.transport.is_closing()
        assert most <= links.UNREAD_BYTES + len(megabyte) + HEAD.size
        writer.close()
        host.links.close()

    uvloop.run(go())


def test_a_wire_on_which_nothing_comes_is_cut_at_both_ends_and_travellers_connect_anew() -> None:
    """Greetings are exchanged, and then a worker hangs: sockets stay open, and nothing comes any more."""

    async def go() -> None:
        (host,) = await hosts(1)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(host.address.rpartition(":")[2]))
        await greet(reader, writer, opens=True)
        assert BEAT in await ended(reader)
        writer.close()

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await greet(reader, writer, opens=False)
            heard.extend(await ended(reader))
            writer.close()

        heard: list[int] = []
        hanging = await asyncio.start_server(hang, "127.0.0.1", 0)
        host.book._shelf.owners["ABCDEF"] = f"127.0.0.1:{hanging.sockets[0].getsockname()[1]}"
        guest = Traveller(host, "a")
        guest.ask(messages.Watch("w", "ABCDEF"))
        await guest.lost.wait()
        await until(lambda: heard)
        assert COME in heard
        assert BEAT in heard
        assert host.links._out == {}  # who comes again goes over a new one, or claims the table
        hanging.close()
        host.links.close()

    uvloop.run(go())


def test_a_wire_that_shows_life_stays_though_nobody_says_anything() -> None:
    async def go() -> None:
        here, there = await hosts(2)
        _, code = await there.table("a")
        guest = Traveller(here, "b")
        guest.ask(messages.Watch("w", code))
        assert (await guest.hear("w"))["is"] == "ok"
        (wire,) = here.links._out.values()
        beats: list[int] = []
        honest = wire.put
        wire.put = lambda kind, number, body: (beats.append(kind), honest(kind, number, body))[1]  # type: ignore[method-assign]
        await until(lambda: beats.count(BEAT) > 3 * links.BEATS)  # three leases
        guest.ask(messages.Join("j", "Bea"))
        assert (await guest.hear("j"))["is"] == "ok"
        assert not guest.lost.is_set()
        for host in (here, there):
            host.links.close()

    uvloop.run(go())


def test_who_goes_on_from_another_workers_table_to_a_third_ones_comes_by_its_own_door() -> None:
    async def go() -> None:
        one, two, three = await hosts(3)
        _, second = await two.table("a")
        _, third = await three.table("b")
        guest = Traveller(one, "c")
        guest.ask(messages.Watch("w2", second))
        assert (await guest.hear("w2"))["is"] == "ok"
        guest.ask(messages.Watch("w3", third))
        await guest.lost.wait()
        assert two.hall.tables[second].here == {"a"}
        guest = Traveller(one, "c")  # its page connects, and asks again
        guest.ask(messages.Watch("w3", third))
        assert (await guest.hear("w3"))["table"] == third
        assert set(one.links._out) == {two.address, three.address}
        for host in (one, two, three):
            host.links.close()

    uvloop.run(go())


def test_limits_of_an_address_are_for_all_workers_together() -> None:
    async def go() -> None:
        limits = Limits(tables_of_an_address=3, misses_of_an_address=2)
        here, there = await hosts(2, limits)
        for number in range(2):
            await here.table(f"a{number}")
        guest = Traveller(here, "a")
        for code in ("AAAAAA", "BBBBBB"):
            guest.ask(messages.Watch(code, code))
            assert (await guest.hear(code))["code"] == "unknown-table"
        here.links.tell()
        await until(lambda: there.hall.together["misses"].full("test"))
        _, code = await there.table("b")
        guest = Traveller(there, "c")
        guest.ask(messages.Make("one more", "b", FOUR))
        assert (await guest.hear("one more"))["code"] == "too-many-tables"
        guest.ask(messages.Watch("w", code))
        assert (await guest.hear("w"))["code"] == "too-fast"
        assert here.hall.together["tables"].take_news() == {}  # what was heard is not told on
        there.links.tell()
        await until(lambda: here.hall.together["tables"].full("test"))
        for host in (here, there):
            host.links.close()

    uvloop.run(go())
