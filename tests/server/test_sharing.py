"""Halls that share a real PostgreSQL."""

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Callable
from unittest import mock

import pytest
import uvloop

from mascarade.server import messages
from mascarade.server.bot_seats import begin, wake_up
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.ledger import Unreadable
from mascarade.server.live import Live
from mascarade.server.postgres import PostgresStatements, prepare
from mascarade.server.shared import SharedLedger, Unsure
from tests.server.elephant import Elephant
from tests.server.room import QUICK, Guest

FOUR = messages.Options(seats=4, starts="first")


class Hosts:
    """Some workers in one process, and how to wait."""

    def __init__(self, shared: str, many: int, pace: Pace = QUICK, lease: float = 1.0) -> None:
        begin()
        wake_up()
        self.ledgers = [SharedLedger(prepare(shared, lease), lease) for _ in range(many)]
        self.halls = [Hall(ledger, pace) for ledger in self.ledgers]

    async def begin(self) -> None:
        for number, (ledger, hall) in enumerate(zip(self.ledgers, self.halls, strict=True)):
            ledger.start(hall, f"w{number}")
        await until(lambda: all(ledger.holds() for ledger in self.ledgers))

    async def end(self) -> None:
        for hall in self.halls:
            if not hall.closed:
                await hall.drain()
                hall.close()


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.005)


async def ask(hall: Hall, guest: Guest, message: messages.Incoming) -> dict[str, object]:
    message.id = secrets.token_hex(4)  # type: ignore[union-attr]
    hall.handle(guest, message)
    answers: Callable[[], list[dict[str, object]]] = lambda: [one for one in guest.received if one.get("id") == message.id]  # type: ignore[union-attr]  # noqa: E731
    await until(answers)
    return answers()[0]


def test_a_table_goes_on_at_another_worker_with_every_action_once(shared: str) -> None:
    async def go() -> None:
        workers = Hosts(shared, 2)
        await workers.begin()
        one, other = workers.halls
        guest = Guest("a")
        make = messages.Quick("make", "A", FOUR)
        one.handle(guest, make)
        await until(lambda: guest.frames)
        code = str(guest.received[0]["table"])
        assert (await ask(one, guest, messages.Ready("")))["is"] == "ok"
        visitor = Guest("b")
        other.handle(visitor, messages.Watch("w", code))
        await until(lambda: visitor.abroad)
        assert visitor.abroad == "w0"
        await one.drain()
        assert guest.sent_away
        assert one.tables == {}
        back = Guest("a")
        assert (await ask(other, back, messages.Watch("", code)))["is"] == "ok"
        again = Guest("a")
        other.handle(again, make)
        await until(lambda: again.frames)
        assert again.received[0]["table"] == code  # the same action, at another worker
        assert list(other.tables) == [code]
        await until(lambda: other.tables[code].table.phase == "game")
        one.close()
        await workers.end()

    uvloop.run(go())


def test_a_table_that_cannot_wake_keeps_nobody_from_another(
    shared: str, faults: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        workers = Hosts(shared, 1, Pace(think=(1e6, 1e6)))
        await workers.begin()
        (hall,) = workers.halls
        makers = [Guest("a"), Guest("b")]
        codes = [str((await ask(hall, maker, messages.Make("", maker.guest, FOUR)))["table"]) for maker in makers]
        await hall.rest()
        for code in codes:
            hall.tables.pop(code)

        def fails(live: Live, due: float | None) -> None:
            if live.table.code == codes[0]:
                raise RuntimeError

        monkeypatch.setattr(hall.clock, "resume", fails)
        found = await asyncio.gather(
            *(ask(hall, Guest(maker.guest), messages.Watch("", code)) for maker, code in zip(makers, codes, strict=True))
        )
        assert [one["is"] for one in found] == ["ok", "ok"]
        assert [record.getMessage() for record in faults] == ["a table cannot wake"]
        await workers.end()

    uvloop.run(go())


def test_bots_play_on_elsewhere_though_nobody_is_connected(shared: str) -> None:
    """The owner stops as if it were killed: nothing is handed over."""

    async def go() -> None:
        workers = Hosts(shared, 2, Pace(think=(0.1, 0.1), answer=(0.1, 0.1), deal=0.1, away=0.1))
        await workers.begin()
        one, other = workers.halls
        guests = [Guest("a"), Guest("b")]
        await ask(one, guests[0], messages.Make("", "A", messages.Options(seats=4, starts="first", seconds=15)))
        code = guests[0].live.table.code  # type: ignore[union-attr]
        await ask(one, guests[1], messages.Watch("", code))
        await ask(one, guests[1], messages.Join("", "B"))
        await ask(one, guests[0], messages.Start(""))
        one.clock.stop_all(one.tables.values())
        workers.ledgers[0].close()
        await until(lambda: code in other.tables and len(other.tables[code].table.playing.actions) > 5)
        assert other.tables[code].connections == set()
        await workers.end()

    uvloop.run(go())


async def read_again(statements: PostgresStatements, codes: list[str]) -> dict[str, list[bytes] | Unreadable]:
    """What is there, whatever becomes of the first try: its connection may be one that was broken."""
    try:
        return await statements.read(codes)
    except Unsure:
        return await statements.read(codes)


def test_a_database_that_is_stopped_at_once_costs_nothing_that_was_acknowledged(elephant: Elephant, shared: str) -> None:
    """Also batches on their way: whoever has no answer asks again, and it happens once."""

    async def go() -> None:
        workers = Hosts(shared, 1, Pace(think=(1e6, 1e6)), lease=3.0)
        await workers.begin()
        (hall,) = workers.halls
        guests = [Guest(f"g{number}") for number in range(8)]
        for guest in guests:
            await ask(hall, guest, messages.Make("", guest.guest, FOUR))
        codes = {guest: guest.live.table.code for guest in guests}  # type: ignore[union-attr]
        for number in range(30):
            if number % 10 == 5:
                elephant.stop(signal.SIGQUIT)
            for guest in guests:
                hall.handle(guest, messages.React(f"r{number}", "clap"))
            if number % 10 == 5:
                await asyncio.to_thread(elephant.start)
            await asyncio.sleep(0.02)
            guests = await self_heal(hall, guests, codes, number)
        found = await read_again(workers.ledgers[0]._base, list(codes.values()))
        for code in codes.values():
            bodies = found[code]
            assert isinstance(bodies, list)
            for number in range(30):
                assert sum(b':r%d"' % number in body for body in bodies) == 1
        await workers.end()

    async def self_heal(hall: Hall, guests: list[Guest], codes: dict[Guest, str], number: int) -> list[Guest]:
        """Who was sent away comes back, and asks again for what there was no answer to."""
        people = []
        for guest in guests:
            await until(lambda guest=guest: guest.sent_away or any(one.get("id") == f"r{number}" for one in guest.received))  # type: ignore[misc]
            while guest.sent_away:
                code = codes.pop(guest)
                guest = Guest(guest.guest)  # noqa: PLW2901
                codes[guest] = code
                hall.handle(guest, messages.Watch("w", code))
                hall.handle(guest, messages.React(f"r{number}", "clap"))
                await until(
                    lambda guest=guest: guest.sent_away or any(one.get("id") == f"r{number}" for one in guest.received)  # type: ignore[misc]
                )
            people.append(guest)
        return people

    uvloop.run(go())


def test_nobody_outside_learns_where_the_database_is() -> None:
    """Anybody may ask whether a worker is ready; whoever looks after it finds the reason in the log."""

    async def go() -> None:
        ledger = SharedLedger(PostgresStatements("postgresql://mask@127.0.0.1:1/ball", 60.0), 1.0)
        logged: list[logging.LogRecord] = []
        handler = logging.Handler()
        handler.emit = logged.append  # type: ignore[method-assign]
        logging.getLogger("mascarade.ledger").addHandler(handler)
        ledger.start(mock.Mock(), "here:1")
        await until(lambda: logged)
        logging.getLogger("mascarade.ledger").removeHandler(handler)
        assert ledger.problem() == "cut off"
        assert [record.getMessage() for record in logged] == ["no lease"]
        assert "127.0.0.1" in logged[0].__dict__["facts"]["why"]
        ledger.close()

    asyncio.run(go())


def test_a_lease_is_over_after_the_machine_was_suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the usual clock has stood still."""
    honest, slept = time.clock_gettime, {time.CLOCK_BOOTTIME: 0.0}
    monkeypatch.setattr(time, "clock_gettime", lambda clock: honest(clock) + slept.get(clock, 0.0))

    async def go() -> None:
        base = mock.AsyncMock()
        base.close = mock.Mock()
        base.renew.return_value = []
        ledger = SharedLedger(base)
        ledger.start(mock.Mock(), "here:1")
        await until(ledger.holds)
        base.renew.side_effect = Unsure("no network yet")
        slept[time.CLOCK_BOOTTIME] = 60.0
        assert not ledger.holds()
        ledger.close()

    asyncio.run(go())
