"""A database that several workers share, in the simulation's hands: answers come late or never, and so do statements."""

import asyncio
import contextvars
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from mascarade.server.ledger import Batch, Kept, NotWritten, Outdated, Taken, Unreadable
from mascarade.server.postgres import FURTHEST_SECONDS
from mascarade.server.shared import Claimed, Owned, Seen, Unsure
from tests.server.virtual import Handle, Loop

INFINITE = float("inf")


class WorkerLoop(Loop):
    """A worker's own loop, which tasks run on. The world's time is its time."""

    def __init__(self, now: float = 1000.0) -> None:
        super().__init__(now)
        self._begun: list[Any] = []

    def call_soon(self, what: Callable[..., object], *values: object, context: contextvars.Context | None = None) -> Handle:
        return super().call_soon(what, *values) if context is None else super().call_soon(context.run, what, *values)

    def call_at(self, when: float, what: Callable[..., object], *values: object) -> Handle:
        return self.call_later(when - self.now, what, *values)

    def time(self) -> float:
        return self.now

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)  # type: ignore[arg-type]

    def create_task(self, coroutine: Any) -> "asyncio.Task[Any]":
        self._begun.append(coroutine)
        return asyncio.Task(coroutine, loop=self)  # type: ignore[arg-type]

    def get_debug(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and not isinstance(error, asyncio.CancelledError):
            raise error

    def end(self) -> None:
        """What was never finished never will be."""
        for coroutine in self._begun:
            coroutine.close()

    def due(self) -> float:
        """When something is to happen."""
        return 0.0 if self._soon else self._later[0][0] if self._later else INFINITE

    def is_due(self, now: float) -> bool:
        """Whether something is to happen by now."""
        return bool(self._soon) or bool(self._later and self._later[0][0] <= now)


@dataclass
class Row:
    """A table's row, and its entries with the epoch that each was written under."""

    made: str
    owner: str | None
    ended: bool = False
    due: float | None = None
    epoch: int = 1
    entries: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    ends: dict[int, int] = field(default_factory=dict)
    """How many entries there were when an epoch was over."""

    def begin_anew(self, owner: str | None) -> None:
        self.ends[self.epoch] = len(self.entries)
        self.owner, self.epoch = owner, self.epoch + 1


class SharedBase:
    """What is in the database, and its own clock. Each method is a statement; see `mascarade.server.postgres`."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.loop = WorkerLoop()
        self.ahead = dice.choice((-3600.0, 0.0, 86_400.0))
        """Its clock's time of day is none of the workers' business."""
        self.rows: dict[str, Row] = {}
        self.workers: dict[str, tuple[str, float]] = {}
        self.trouble = 0.0
        """How likely a statement is to go wrong in some way."""
        self.slow = 0.005

    @property
    def now(self) -> float:
        return self.loop.now + self.ahead

    def alive(self, name: str | None) -> bool:
        return name in self.workers and self.workers[name][1] > self.now

    def renew(self, worker: str, address: str, seconds: float) -> list[str]:
        for name, (where, until) in self.workers.items():
            self.workers[name] = (where, min(until, self.now + seconds))
        self.workers[worker] = (address, self.now + seconds)
        return [where for name, (where, _) in self.workers.items() if name != worker and self.alive(name)]

    def append(self, worker: str, batch: Batch) -> None:
        new = dict(batch.made)
        if any(code in self.rows for code in new) or {row.made for row in self.rows.values()} & set(new.values()):
            raise Taken("by lot")
        given = [one for one in batch.tables if one.code not in new]
        strangers = {one.code for one in given if one.code not in self.rows or not self.current(one)}
        if strangers:
            raise Outdated(frozenset(strangers))
        if any(code in self.rows and number in self.rows[code].entries for code, number, _ in batch.entries):  # the primary key
            raise Outdated(frozenset(one.code for one in batch.tables))
        for one in batch.tables:
            row = self.rows.setdefault(one.code, Row(new.get(one.code, ""), worker))
            row.ended, row.due = row.ended or one.code in batch.ended, None if one.due is None else self.now + one.due
        epochs = {one.code: one.epoch for one in batch.tables}
        for code, number, body in batch.entries:
            self.rows[code].entries[number] = (epochs[code], body)

    def current(self, table: Kept) -> bool:
        """Whether a table has the epoch that a writer knows."""
        return self.rows[table.code].epoch == table.epoch

    def there(self, batch: Batch) -> bool:
        epochs = {one.code: one.epoch for one in batch.tables}
        found = [self.rows[code].entries.get(number) if code in self.rows else None for code, number, _ in batch.entries]
        return found == [(epochs[code], body) for code, _, body in batch.entries]

    def owners(self, worker: str, codes: Sequence[str]) -> dict[str, Owned]:
        rows = {code: self.rows[code] for code in codes if code in self.rows}
        return {
            code: Owned(row.epoch, self.workers[str(row.owner)][0] if self.alive(row.owner) else None, row.owner == worker)
            for code, row in rows.items()
        }

    def claim(self, worker: str, seen: Seen) -> list[Claimed]:
        taken = []
        for code, epoch in seen:
            row = self.rows[code]
            if row.epoch == epoch and (row.owner == worker or not self.alive(row.owner)):
                row.begin_anew(worker)
                taken.append(Claimed(code, row.epoch, None if row.due is None else row.due - self.now))
        return taken

    def give_back(self, worker: str, seen: Seen) -> None:
        for code, epoch in seen:
            row = self.rows[code]
            if (row.owner, row.epoch) == (worker, epoch):
                row.begin_anew(None)

    def read(self, codes: Sequence[str]) -> dict[str, list[bytes] | Unreadable]:
        return {code: self.bodies(code) for code in codes if code in self.rows}

    def bodies(self, code: str) -> list[bytes] | Unreadable:
        entries = self.rows[code].entries
        together = sorted(entries) == list(range(len(entries)))
        return [entries[number][1] for number in range(len(entries))] if together else Unreadable("an entry is missing")

    def look_up(self, actions: Sequence[str]) -> dict[str, str]:
        return {row.made: code for code, row in self.rows.items() if row.made in actions}

    def orphans(self, most: int) -> list[str]:
        return [code for code, row in self.rows.items() if self.is_due(row) and not self.alive(row.owner)][:most]

    def is_due(self, row: Row) -> bool:
        return row.due is not None and not self.now < row.due <= self.now + FURTHEST_SECONDS

    def hand_over(self, worker: str) -> None:
        self.workers.pop(worker, None)
        for row in self.rows.values():
            if row.owner == worker and row.due is not None:
                row.begin_anew(None)


class Line:
    """A worker's connection to the database: `Statements`, with everything that can happen on the way."""

    def __init__(self, base: SharedBase, loop: WorkerLoop) -> None:
        self.base, self.loop = base, loop
        self.cut = False
        self.late = False
        """Everything that is asked for now happens late, and nobody hears of it: a network that keeps what it cannot pass on."""

    async def _do(self, name: str, *values: Any) -> Any:
        base, dice = self.base, self.base.dice
        answer = self.loop.create_future()
        there, back = (dice.expovariate(1 / base.slow) for _ in range(2))
        luck = (
            "cut"
            if self.cut
            else "late"
            if self.late
            else dice.choice(("lost", "late", "mute", "fails", "slow", "slow", "twice"))
            if dice.random() < base.trouble
            else ""
        )
        if luck == "slow":
            back += dice.choice((0.5, 2.0))

        def happen() -> None:
            try:
                found: Any = getattr(base, name)(*values)
            except Exception as error:
                found = error
            if luck not in ("mute", "late"):
                self.loop.call_later(back, say, found)

        def say(found: Any) -> None:
            if not answer.done():
                answer.set_result(found)

        if luck == "fails" and name == "append":
            self.loop.call_later(there + back, say, NotWritten("the disk is full"))
        elif luck not in ("lost", "cut"):
            base.loop.call_later(
                there + (dice.choice((0.5, 2.0, dice.uniform(2.5, 4.5), dice.uniform(2.5, 4.5))) if luck == "late" else 0.0), happen
            )
        if luck == "twice":
            base.loop.call_later(there + dice.choice((0.0, 0.1, 1.0, 4.0)), happen)
        self.loop.call_later(1.5, say, Unsure("no answer"))
        found = await answer
        if isinstance(found, Exception):
            raise found
        return found

    def __getattr__(self, name: str) -> Any:
        return lambda *values: self._do(name, *values)

    def close(self) -> None:
        """There is nothing to close."""
