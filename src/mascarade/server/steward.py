"""Keeps tables: in memory and in the ledger, true to each other whatever fails, and going on by themselves.

Nothing waits here: whatever comes is done at once in memory, and what it writes and what everybody is to hear of it is kept back in the
outbox until `commit`. There is one way out of trouble: what is not committed has not happened. A message, or a table's moment, that fails
is taken back, and the tables it touched are read again; if a commit fails all of it is, and what was asked for is tried again one by one.
So everybody gets exactly one answer, and it is true.
"""

import asyncio
import logging
import secrets
import time
from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from mascarade.outlook import encode
from mascarade.server import entries, messages
from mascarade.server.clock import RETRY_SECONDS, Clock, Pace
from mascarade.server.counting import Lately
from mascarade.server.errors import Refusal
from mascarade.server.ledger import Ledger, Unreadable
from mascarade.server.live import Connection, Faults, Live
from mascarade.server.outbox import Mark, Outbox
from mascarade.server.table import CannotApply, Table, restored

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
    tables_of_an_address: int = 60
    """New tables from one address in an hour."""
    misses_of_an_address: int = 40
    """Tables that one address asks for in a minute and that do not exist."""
    entries_of_a_guest: int = 40
    """What one guest says, arranges and prepares in ten seconds, on all connections together."""
    entries_of_a_table: int = 200
    """What is said, arranged and prepared at one table in ten seconds."""


class Steward:
    """Keeps tables; what people may do at them is the hall's business."""

    def __init__(self, ledger: Ledger, pace: Pace | None = None, limits: Limits | None = None) -> None:
        self.ledger = ledger
        self.limits = limits or Limits()
        self.clock = Clock(pace or Pace(), self._due, self._again)
        self.outbox = Outbox()
        self.tables: dict[str, Live] = {}
        self.decisions = 0
        """Since the server started."""
        self.closed = False
        self._faults = Faults()
        self._aside: dict[str, float] = {}
        """Tables that cannot be read, and until when nobody tries."""
        self._opened = Lately(self.limits.tables_of_an_address, HOUR)
        self._planned: asyncio.Handle | None = None
        self._watchdog: asyncio.TimerHandle | None = None

    @property
    def faults(self) -> int:
        """What went wrong inside the server since it started: each time a line in the log, never somebody else's trouble."""
        return self._faults.count

    @abstractmethod
    def handle(self, connection: Connection, message: messages.Incoming) -> None:
        """Do what a client asks for, or tell it why not. It hears of it with the next commit."""

    @abstractmethod
    def refuse(self, connection: Connection, code: str, identity: str | None) -> None:
        """Tell a client that something is not done."""

    # -- tables ------------------------------------------------------------------------------------------------------------------------

    def find(self, code: str) -> Live | None:
        """A table, out of memory or out of the ledger, where it sleeps until somebody asks for it. One that cannot be read is set aside."""
        live = self.tables.get(code)
        if live is not None or self._aside.get(code, 0.0) > time.monotonic():
            return live
        try:
            bodies = self.ledger.read(code)
            if not bodies:
                return None
            live = Live(restored(code, bodies), self._faults)
        except (Unreadable, CannotApply) as error:
            self._set_aside(Table(code), error)
            return None
        self._keep(live)
        self.clock.limit(live)
        self.clock.plan(live)
        self._watch_over()
        return live

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
            unsaved = {one.live for one in self.outbox.written}
            for code, other in list(self.tables.items()):
                if not other.connections and other.table.phase in ("lobby", "over") and other not in unsaved:
                    del self.tables[code]
        if len(self.tables) >= self.limits.tables:
            raise Refusal("server-busy")
        self.tables[live.table.code] = live

    def _new(self, address: str) -> Live:
        if self._opened.full(address):
            raise Refusal("too-many-tables")
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            if code not in self.tables and not self.ledger.read(code):
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

    # -- writing, committing -----------------------------------------------------------------------------------------------------------

    def _write(self, live: Live, entry: entries.AnyEntry, made_by: str | None = None) -> None:
        """Let an entry happen. Nobody hears of it before the commit."""
        self._commit_soon()
        self.outbox.write(live, entry, made_by)
        self.clock.limit(live)

    def _tell(self, live: Live, entry: entries.AnyEntry) -> None:
        self.outbox.tell(live, entry)
        self._commit_soon()

    def _show(self, live: Live, connections: set[Connection]) -> None:
        self.outbox.show(live, connections)
        self._commit_soon()

    def _send(self, connection: Connection, message: bytes) -> None:
        self.outbox.send(connection, message)
        self._commit_soon()

    def _commit_soon(self) -> None:
        if self._planned is None:
            self._planned = asyncio.get_running_loop().call_soon(self.commit)

    def commit(self) -> None:
        """Commit all that has happened by now; then, and only then, let everybody hear of it."""
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None
        for live, viewers in list(self.outbox.unshown.items()):
            try:
                self.outbox.show_now(live)
            except Exception as error:  # the table stays as it is, and is shown a little later
                self._faults.note("not shown", error, live.table)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._show, live, viewers)
        done, self.outbox = self.outbox, Outbox()
        if done.written:
            try:
                done.flush(self.ledger)
            except Exception as error:  # NotWritten, or a fault of ours: nothing of it may have happened
                self._faults.note("not written", error)
                self._undo(done)
                return
            for one in done.written:
                one.live.failures = 0
                self.decisions += one.decision
        done.deliver(self._faults)

    def _undo(self, done: Outbox) -> None:
        """Nothing of this was committed: it has not happened. What clients asked for is tried again, one by one, so that what is wrong with
        one does not cost the others theirs.
        """
        alone = len(done.asked) == 1 and not done.by_itself
        self._settle(*done.take_back(Mark(0, 0, 0)))
        for live, viewers in done.unshown.items():
            self._show(live, viewers)
        for connection, asked in done.asked:
            if connection in done.gone:
                continue
            if isinstance(asked, bytes):
                self._send(connection, asked)
            elif alone:
                self.refuse(connection, "server-busy", getattr(asked, "id", None))
            else:
                self.handle(connection, asked)
            self.commit()

    def _take_back(self, mark: Mark) -> None:
        """What came after a mark has not happened."""
        if self.outbox.mark() != mark:
            self._settle(*self.outbox.take_back(mark))

    def _settle(self, restore: list[Live], replan: list[Live]) -> None:
        for live in restore:
            self._reread(live)
        for live in replan:
            self._again(live)

    def _reread(self, live: Live) -> None:
        """Make a table again out of its entries; try later what it was about to do."""
        try:
            bodies = self.ledger.read(live.table.code) + self.outbox.bodies(live)
            if not bodies:
                self._drop(live)
                return
            live.restore(bodies)
            self.clock.limit(live)
        except CannotApply as error:
            self._set_aside(live.table, error)
            return
        except Exception as error:  # it cannot be read now: nothing happens at it until it can
            self._faults.note("not read", error, live.table)
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
                self._reread(live)
                self._show(live, live.connections)
            else:
                self.clock.plan(live)
        except Exception as error:
            self._faults.note("a table failed", error, live.table)
            self.clock.plan_again(live)

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

    def close(self) -> None:
        """Stop everything that happens by itself; what is asked for from now on is refused."""
        self.clock.stop_all(self.tables.values())
        if self._watchdog is not None:
            self._watchdog.cancel()
        self.commit()
        self.closed = True
        self.ledger.close()
