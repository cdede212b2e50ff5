"""Time and a database that the simulation has in its hands."""

import heapq
import itertools
import random
import sqlite3
from collections.abc import Callable, Iterable


class Handle:
    """A callback that has been planned."""

    def __init__(self, what: Callable[..., object], values: tuple[object, ...]) -> None:
        self.what, self.values, self.cancelled = what, values, False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """What the hall needs of an event loop. Time passes when there is nothing else to do."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now
        self._soon: list[Handle] = []
        self._later: list[tuple[float, int, Handle]] = []
        self._count = itertools.count()

    def call_soon(self, what: Callable[..., object], *values: object) -> Handle:
        self._soon.append(Handle(what, values))
        return self._soon[-1]

    def call_later(self, delay: float, what: Callable[..., object], *values: object) -> Handle:
        handle = Handle(what, values)
        heapq.heappush(self._later, (self.now + delay, next(self._count), handle))
        return handle

    def turn(self) -> bool:
        """Run what was planned for now; gives whether there was anything."""
        soon, self._soon = self._soon, []
        while self._later and self._later[0][0] <= self.now:
            soon.append(heapq.heappop(self._later)[2])
        for handle in soon:
            if not handle.cancelled:
                handle.what(*handle.values)
        return bool(soon)

    def pass_by(self, until: float) -> None:
        """Let time pass until something is due."""
        self.now = max(self.now, min(until, self._later[0][0] if self._later else until))


class Base:
    """An SQLite connection that fails when the dice say so, as SQLite does: sometimes it takes the whole transaction back by itself."""

    def __init__(self, dice: random.Random) -> None:
        self.honest = sqlite3.connect(":memory:", isolation_level=None)
        self._dice = dice
        self.trouble = 0.0
        """How likely a statement is to fail."""

    @property
    def in_transaction(self) -> bool:
        return self.honest.in_transaction

    def execute(self, text: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        if text != "ROLLBACK" and self._dice.random() < self.trouble:
            if self.in_transaction and self._dice.random() < 0.5:
                self.honest.execute("ROLLBACK")
            raise sqlite3.OperationalError(f"the dice do not want {text.split(maxsplit=1)[0]}")
        return self.honest.execute(text, values)

    def executemany(self, text: str, many: Iterable[tuple[object, ...]]) -> None:
        for values in many:
            self.execute(text, values)

    def close(self) -> None:
        """The file stays."""
