"""A ledger that several workers share: who plays which table, and for how long. It knows no SQL; `Statements` does.

A worker has a lease, which it renews. While it has one nobody else takes its tables; when it has none any more its tables are taken by
others, which raises their epochs. The lease is measured by the database's clock alone. A worker goes by when it has *sent* its last
renewal: the database cannot have begun to count down before, whatever either clock says about the time of day.

A statement whose answer is lost may have happened, or may yet happen. So it is asked for again until it has an answer, under the same
epochs and numbers: it cannot happen twice. A worker whose lease is over gives up everything that it has in memory, and begins anew under
another name.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from mascarade.server.ledger import Batch, Elsewhere, Found, LedgerError, NotWritten, Outdated, Unreachable, Unreadable, Waking, Worker

LEASE_SECONDS: Final = 3.0
MARGIN: Final = 0.1
"""This part of the lease is left to clocks that do not run alike."""
RENEWALS: Final = 4
"""In a lease, if nothing goes wrong."""
ORPHAN_SECONDS: Final = 0.5
"""So often a worker looks for tables whose owner is gone and whose time has come."""
AT_ONCE: Final = 100
"""So many of them it takes at a time."""
PATIENCE_SECONDS: Final = 5.0
"""So long somebody who asks for a table waits for a ledger that says nothing."""
AGAIN_SECONDS: Final = 0.05
"""After this time a statement is sent again whose answer was lost."""
CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

log = logging.getLogger("mascarade.ledger")


def since_boot() -> float:
    """Time that goes on while the machine is suspended: a lease does, too."""
    return time.clock_gettime(CLOCK)


class Unsure(LedgerError):
    """The answer to a statement is lost: it may have happened, or may happen yet."""


class Owned(NamedTuple):
    """Who plays a table."""

    epoch: int
    address: str | None
    """Where its owner is to be found; None: it has none whose lease is not over."""
    ours: bool


class Claimed(NamedTuple):
    """A table that is ours from now on."""

    code: str
    epoch: int
    due: float | None
    """See `mascarade.server.ledger.Found`."""


Seen = Sequence[tuple[str, int]]
"""Tables by code, with their epochs."""


class Statements(Protocol):
    """What the database is asked to do. Each is one statement: it happens as a whole or not at all. All of them may raise Unsure."""

    async def renew(self, worker: str, address: str, seconds: float) -> list[str]:
        """From now on this worker has a lease of so many seconds; gives where the others are to be found that have one. A lease that is
        over later than if it were renewed just now is one from before the database's clock was set back, and is cut to that.
        """

    async def append(self, worker: str, batch: Batch) -> None:
        """Write a batch, if every table in it has the epoch that it has there. Raises NotWritten."""

    async def there(self, batch: Batch) -> bool:
        """Whether all entries of a batch are there, as they are in it and of the same epochs."""

    async def owners(self, worker: str, codes: Sequence[str]) -> dict[str, Owned]:
        """Who plays these tables, as far as they exist."""

    async def claim(self, worker: str, seen: Seen) -> list[Claimed]:
        """Take tables that still have these epochs and no other owner with a lease; gives those that did."""

    async def give_back(self, worker: str, seen: Seen) -> None:
        """Let go of tables that are this worker's and have these epochs, and raise them."""

    async def read(self, codes: Sequence[str]) -> dict[str, list[bytes] | Unreadable]:
        """All entries of tables, in order."""

    async def look_up(self, actions: Sequence[str]) -> dict[str, str]:
        """The tables that actions made, as far as they did."""

    async def orphans(self, most: int) -> list[str]:
        """Tables without an owner that has a lease, and whose time has come."""

    async def hand_over(self, worker: str) -> None:
        """Let go of a worker's lease, and of its tables at which something is due, and raise their epochs."""

    def close(self) -> None:
        """No more statements."""


class Together:
    """Asks for many things at a time: while one question is on its way the next collects."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, Any]]]) -> None:
        self._ask = ask
        self._asked: dict[str, list[Callable[[Any], None]]] = {}
        self._task: asyncio.Task[None] | None = None

    def ask(self, key: str, done: Callable[[Any], None]) -> None:
        """Ask for something; None is the answer if there is none."""
        self._asked.setdefault(key, []).append(done)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        try:
            while self._asked:
                asked, self._asked = self._asked, {}
                try:
                    found = await self._ask(list(asked))
                except LedgerError as error:
                    found = dict.fromkeys(asked, error)
                for key, waiting in asked.items():
                    for done in waiting:
                        done(found.get(key))
        finally:
            self._task = None

    def close(self) -> None:
        """Nobody waits any more."""
        if self._task is not None:
            self._task.cancel()


class SharedLedger:
    """One worker's side of it."""

    shared = True

    def __init__(self, base: Statements, lease: float = LEASE_SECONDS) -> None:
        self.address = ""
        """Where other workers find this one."""
        self.others: list[str] = []
        """Where this one finds them."""
        self.lease = lease
        self.name = secrets.token_hex(8)
        """Another one after each time that the lease was over: what was claimed under the old one is nobody's."""
        self.commits = 0
        self.commit_seconds = 0.0
        self._base = base
        self._until: float | None = None
        """So long we have a lease, at least."""
        self._problem = ""
        """What the database has said, or that it says nothing. It may name hosts and people: it is for the log, and nobody else."""
        self._worker: Worker | None = None
        self._leaving = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking = Together(self._wake_up)
        self._looking = Together(self._patiently(self._base.look_up))

    def start(self, worker: Worker, address: str) -> None:
        """From now on there is somebody who plays tables."""
        self._worker, self.address = worker, address
        self._do(self._keep_lease())
        self._do(self._look_for_orphans())

    def _do(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- the lease ---------------------------------------------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Whether we have a lease."""
        return self._until is not None and since_boot() < self._until

    def problem(self) -> str | None:
        """That there is no lease. Anybody may ask: why there is none is in the log."""
        return None if self.holds() else "cut off"

    async def _keep_lease(self) -> None:
        while not self._leaving:
            if self._until is not None and not self.holds():
                self._lose()
            sent, name = since_boot(), self.name
            try:
                self.others = await self._base.renew(name, self.address, self.lease)
            except LedgerError as error:
                if not self._problem:
                    log.warning("no lease", extra={"facts": {"why": str(error)}})
                self._problem = str(error)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if self._until is not None and not self.holds():  # it was over before it was renewed: somebody else may have been at our tables
                self._lose()
                continue
            self._until = sent + self.lease * (1 - MARGIN)
            await asyncio.sleep(self.lease / RENEWALS)

    def _lose(self) -> None:
        """The lease is over: others may have gone on at all our tables."""
        log.warning("cut off", extra={"facts": {"why": self._problem}})
        self._until, self.name = None, secrets.token_hex(8)
        if self._worker is not None:
            self._worker.cut_off()

    async def hand_over(self) -> None:
        """Let others go on at our tables."""
        self._leaving = True
        until = since_boot() + self.lease
        while since_boot() < until:
            try:
                await self._base.hand_over(self.name)
                break
            except LedgerError:
                await asyncio.sleep(AGAIN_SECONDS)
        self._until = None

    def close(self) -> None:
        """End. What was not committed has not happened."""
        self._leaving = True
        self._waking.close()
        self._looking.close()
        for task in list(self._tasks):
            task.cancel()
        self._base.close()

    # -- writing -----------------------------------------------------------------------------------------------------------------------

    def write(self, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        """Commit a batch."""
        self._do(self._write(batch, done))

    async def _write(self, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        began, name = time.perf_counter(), self.name
        error = await self._commit(batch, name)
        self.commits += 1
        self.commit_seconds += time.perf_counter() - began
        done(error)

    async def _commit(self, batch: Batch, name: str) -> NotWritten | None:
        """Commit a batch, however often its answer is lost."""
        doubt = refused = False
        while name == self.name:
            try:
                if doubt and await self._base.there(batch):
                    return None
                if refused:  # a statement of ours may still be on its way: only under a new epoch it cannot happen any more
                    return Outdated(frozenset(table.code for table in batch.tables))
                await self._base.append(name, batch)
                return None
            except Unsure as error:
                doubt, self._problem = True, str(error)
                await asyncio.sleep(AGAIN_SECONDS)
            except NotWritten as error:
                if not doubt:
                    return error
                refused = True
        return NotWritten("the lease is over")

    # -- reading -----------------------------------------------------------------------------------------------------------------------

    def look_up(self, action: str, done: Callable[[str | LedgerError | None], None]) -> None:
        """The table that an action made."""
        self._looking.ask(action, done)

    def wake(self, code: str, done: Callable[[Waking], None]) -> None:
        """Make a table ours, if nobody else plays it, and read it."""
        self._waking.ask(code, done)

    def _patiently(self, ask: Callable[[list[str]], Awaitable[dict[str, Any]]]) -> Callable[[list[str]], Awaitable[dict[str, Any]]]:
        """Ask again while there is no answer, for a while."""

        async def patient(keys: list[str]) -> dict[str, Any]:
            until = since_boot() + PATIENCE_SECONDS
            while True:
                try:
                    return await ask(keys)
                except (Unsure, Unreachable) as error:
                    if since_boot() > until:
                        raise Unreachable(str(error)) from error
                await asyncio.sleep(AGAIN_SECONDS)

        return patient

    async def _wake_up(self, codes: list[str]) -> dict[str, Waking]:
        found: dict[str, Waking] = {}

        async def rest(_: list[str]) -> dict[str, Any]:
            """Those that there is no answer about yet."""
            left = [code for code in codes if code not in found]
            if not self.holds():
                raise Unreachable("no lease")
            owners = await self._base.owners(self.name, left)
            found.update({code: None for code in left if code not in owners})
            for code, owned in owners.items():
                if owned.address is not None and not owned.ours:
                    found[code] = Elsewhere(owned.address)
            found.update(await self._take([(code, owners[code].epoch) for code in left if code not in found]))
            if len(found) < len(codes):  # somebody was faster: see who
                raise Unreachable("somebody was faster")
            return {}

        try:
            await self._patiently(rest)(codes)
        except LedgerError as error:
            found.update({code: error for code in codes if code not in found})
        return found

    async def _take(self, seen: Seen) -> dict[str, Waking]:
        """Claim tables, and read those that are ours now."""
        name = self.name
        claimed = await self._base.claim(name, seen) if seen else []
        read = await self._base.read([one.code for one in claimed]) if claimed else {}
        if name != self.name or not self.holds():
            raise Unreachable("no lease")
        return {one.code: _found(one, read.get(one.code, [])) for one in claimed}

    def give_back(self, code: str, epoch: int) -> None:
        """Let somebody else play a table that was made ours."""
        self._do(self._give_back(code, epoch))

    async def _give_back(self, code: str, epoch: int) -> None:
        name = self.name
        while name == self.name:
            try:
                await self._base.give_back(name, [(code, epoch)])
            except LedgerError:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                return

    async def _look_for_orphans(self) -> None:
        """Take tables over whose time has come, as many as there is room for."""
        name, codes, full = self.name, list[str](), False
        while not self._leaving:
            await asyncio.sleep(0.0 if full else ORPHAN_SECONDS)
            if name != self.name:
                name, codes = self.name, []
            full = False
            most = min(AT_ONCE, 0 if self._worker is None else self._worker.room())
            if not self.holds() or most <= 0:
                continue
            try:
                codes = codes or await self._base.orphans(most)
                owners = await self._base.owners(name, codes) if codes else {}
                taken = await self._take([(code, one.epoch) for code, one in owners.items() if one.ours or one.address is None])
            except LedgerError as error:  # some may be ours by now, and nobody plays them: these are claimed again
                self._problem = str(error)
                continue
            full, codes = len(codes) == most, []
            for code, found in taken.items():
                if isinstance(found, Found) and self._worker is not None and self.holds() and name == self.name:
                    self._worker.take_over(code, found)
                    await asyncio.sleep(0)  # those who play come first


def _found(claimed: Claimed, bodies: list[bytes] | Unreadable) -> Waking:
    return bodies if isinstance(bodies, Unreadable) else Found(claimed.epoch, bodies, claimed.due)
