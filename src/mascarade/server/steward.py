"""Keeps tables: in memory and in the ledger, true to each other whatever fails, and going on by themselves.

Nothing waits here: whatever comes is done at once in memory, and what it writes and what everybody is to hear of it is kept back in the
outbox until it is committed (`mascarade.server.clerk`). A message, or a table's moment, that fails is taken back, and the tables it touched
are made again out of their entries.
"""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from functools import partial
from typing import Final

from mascarade.outlook import encode
from mascarade.server import entries, messages
from mascarade.server.clerk import Clerk
from mascarade.server.clock import Clock, Pace
from mascarade.server.counting import Lately
from mascarade.server.errors import Away, CannotApply, Refusal
from mascarade.server.ledger import Elsewhere, Found, Ledger, LedgerError, Unreadable, Waking
from mascarade.server.live import Connection, Live
from mascarade.server.table import Table, restored

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
HOUR: Final = 3600.0
ASIDE_SECONDS: Final = 60.0
"""So long a table is not looked for again that the database could not read."""
WATCH_SECONDS: Final = 30.0
"""So often the steward looks whether everything that must happen by itself is going to."""

log = logging.getLogger("mascarade.hall")


@dataclass
class Limits:
    """What one server bears."""

    tables: int = 20_000
    """Tables in memory."""
    unattended: int = 2_000
    """Those among them that went on by themselves elsewhere, and whom nobody has come to: more of them wait until some have ended."""
    tables_of_an_address: int = 60
    """New tables from one address in an hour."""
    misses_of_an_address: int = 40
    """Tables that one address asks for in a minute and that do not exist."""
    entries_of_a_guest: int = 40
    """What one guest says, arranges and prepares in ten seconds, on all connections together."""
    entries_of_a_table: int = 200
    """What is said, arranged and prepared at one table in ten seconds."""


class Steward(Clerk):
    """Keeps tables; what people may do at them is the hall's business."""

    def __init__(self, ledger: Ledger, pace: Pace | None = None, limits: Limits | None = None) -> None:
        super().__init__(ledger)
        self.limits = limits or Limits()
        self.clock = Clock(pace or Pace(), self._due, self._again, self._asleep)
        self.closed = False
        self._aside: dict[str, float] = {}
        """Tables that cannot be read, and until when nobody tries."""
        self._opened = Lately(self.limits.tables_of_an_address, HOUR)
        self._watchdog: asyncio.TimerHandle | None = None

    # -- tables ------------------------------------------------------------------------------------------------------------------------

    def find(self, code: str) -> Live | None:
        """A table, out of memory or out of the ledger, where it sleeps until somebody asks for it. One that cannot be read is set aside.
        Raises Later, and Away if another worker plays it.
        """
        live = self.tables.get(code)
        if live is not None or self._aside.get(code, 0.0) > time.monotonic():
            return live
        found: Waking | Refusal = self._look(code, partial(self.ledger.wake, code))
        match found:
            case Found():
                self._awake(code, found)
            case Refusal():
                raise found
            case Unreadable():
                self._set_aside(Table(code), found)
            case Elsewhere(address):
                raise Away(address)
            case LedgerError():
                raise found
        return self.tables.get(code)

    def _awake(self, code: str, found: Found) -> None:
        """Have a table in memory, and let it go on. Raises Refusal if there is no room, and lets others have it."""
        known = self.tables.get(code)
        if known is not None:
            known.epoch = found.epoch
            return
        try:
            live = Live(restored(code, found.bodies), self._faults, found.bodies, found.epoch)
        except CannotApply as error:
            self._set_aside(Table(code), error)
            return
        try:
            self._keep(live)
        except Refusal:
            self.ledger.give_back(code, found.epoch)
            raise
        self.clock.resume(live, found.due)
        self.clock.plan(live)
        self._watch_over()

    def _due_in(self, live: Live) -> float | None:
        return self.clock.due_in(live)

    def room(self) -> int:
        """How many more tables could go on here that nobody has come to."""
        for _ in range(2):
            left = min(
                self.limits.unattended - sum(not live.connections for live in self.tables.values()),
                self.limits.tables - len(self.tables),
            )
            if left > 0:
                break
            self._let_sleep()
        return left

    def take_over(self, code: str, found: Found) -> None:
        """A table whose owner is gone goes on here."""
        try:
            self._awake(code, found)
        except Refusal:  # there is no room: it is anybody's again
            pass
        except Exception as error:  # a fault of ours: it goes on when somebody comes
            self._faults.note("a table cannot go on", error, Table(code))

    def _let_go(self, code: str) -> set[Connection]:
        """Forget a table that somebody else may have gone on with; gives those who were at it."""
        live = self.tables.pop(code, None)
        if live is None:
            return set()
        self.clock.stop(live)
        here = set(live.connections)
        for connection in here:
            live.go(connection)
        return here

    def _let_go_all(self) -> set[Connection]:
        return {connection for code in list(self.tables) for connection in self._let_go(code)}

    def _set_aside(self, table: Table, error: Unreadable | CannotApply) -> None:
        """A table cannot be read: nobody finds it, all others live. The log says where it breaks."""
        number = error.number if isinstance(error, CannotApply) else table.number
        self._aside[table.code] = float("inf") if isinstance(error, CannotApply) else time.monotonic() + ASIDE_SECONDS
        self._faults.note("a table is set aside", error, Table(table.code, number=number))
        live = self.tables.pop(table.code, None)
        if live is not None:
            self.clock.stop(live)
            for connection in list(live.connections):
                live.go(connection)
                self._send(connection, encode(messages.Gone(table.code)))

    def _keep(self, live: Live) -> None:
        """Have a table in memory; drop some that nobody needs if there are too many."""
        if len(self.tables) >= self.limits.tables:
            self._let_sleep()
        if len(self.tables) >= self.limits.tables:
            raise Refusal("server-busy")
        self.tables[live.table.code] = live

    def _let_sleep(self) -> None:
        """Drop tables that nobody needs."""
        unsaved = {one.live for batch in (self.under_way, self.outbox) if batch is not None for one in batch.written}
        for code, live in list(self.tables.items()):
            if not live.connections and not self.clock.waits(live) and live not in unsaved:
                del self.tables[code]

    def _new(self, address: str) -> Live:
        if self._opened.full(address):
            raise Refusal("too-many-tables")
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            if code not in self.tables:  # and if it is taken in the ledger the next one is tried
                live = Live(Table(code), self._faults)
                self._keep(live)
                self._opened.add(address)
                self._watch_over()
                return live

    def _drop(self, live: Live) -> None:
        """Forget a table that was never written."""
        self.tables.pop(live.table.code, None)
        self.outbox.unshown.pop(live, None)
        self.clock.stop(live)
        for connection in list(live.connections):
            live.go(connection)

    # -- writing -----------------------------------------------------------------------------------------------------------------------

    def _write(self, live: Live, entry: entries.AnyEntry, made_by: str | None = None) -> None:
        """Let an entry happen. Nobody hears of it before the commit."""
        self._commit_soon()
        self.outbox.write(live, entry, made_by)
        self.clock.limit(live)

    def _tell(self, live: Live, entry: entries.AnyEntry) -> None:
        self.outbox.tell(live, entry)
        self._commit_soon()

    def _settle(self, restore: list[Live], replan: list[Live]) -> None:
        for live in restore:
            self._remake(live)
        for live in replan:
            self._again(live)

    def _remake(self, live: Live) -> None:
        """Make a table again out of its entries; try later what it was about to do."""
        try:
            if not live.bodies:
                self._drop(live)
                return
            live.restore()
            self.clock.limit(live)
        except CannotApply as error:
            self._set_aside(live.table, error)
            return
        except Exception as error:  # a fault of ours: nothing happens at it until it can be made
            self._faults.note("not made again", error, live.table)
            live.lost = True
        self.clock.plan_again(live)

    # -- what happens by itself --------------------------------------------------------------------------------------------------------

    def _due(self, live: Live) -> None:
        """What was planned happens."""
        live.timer = None
        mark = self.outbox.mark()
        try:
            self._happen(live)
        except Exception as error:  # a fault of ours: it is this table's trouble, and nobody else's
            self._faults.note("a table failed", error, live.table)
            self._take_back(mark)
            if live.timer is None:
                self.clock.plan_again(live)

    def _happen(self, live: Live) -> None:
        entry = self.clock.next_entry(live)
        if entry is None:
            return
        self.outbox.by_itself = True
        self._write(live, entry)
        self._tell(live, entry)
        self.clock.plan(live)

    def _again(self, live: Live) -> None:
        """Plan anew what happens at a table where something has failed; what was planned there is off."""
        self.clock.stop(live)
        try:
            if live.lost:
                self._remake(live)
                self._show(live, live.connections)
            else:
                self.clock.plan(live)
        except Exception as error:
            self._faults.note("a table failed", error, live.table)
            self.clock.plan_again(live)

    def _asleep(self, live: Live) -> None:
        """Everybody learns, once, that a bot cannot think yet."""
        if not live.asleep:
            live.asleep = True
            self._show(live, live.connections)

    def _watch_over(self) -> None:
        """Look from time to time whether everything that must happen by itself is going to."""
        if self._watchdog is None and self.tables and not self.closed:
            self._watchdog = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._look_round)

    def _look_round(self) -> None:
        self._watchdog = None
        self._watch_over()
        try:
            for live in self.stuck():
                self._faults.note("nothing was going to happen", RuntimeError(), live.table)
                self._again(live)
        except Exception as error:
            self._faults.note("the watchdog failed", error)

    def stuck(self) -> list[Live]:
        """Tables at which something must happen by itself and is not going to: there are none, but for faults of ours."""
        return [live for live in self.tables.values() if live.timer is None and self.clock.waits(live)]

    async def drain(self) -> None:
        """Let others go on at our tables, if there are any: everybody is told to connect anew."""
        await self.rest()
        await self.ledger.hand_over()
        if not self.ledger.holds():
            self.cut_off()

    def close(self) -> None:
        """Stop everything that happens by itself; what is asked for from now on is refused."""
        self.clock.stop_all(self.tables.values())
        if self._watchdog is not None:
            self._watchdog.cancel()
        self.commit()
        self.closed = True
        self.ledger.close()
