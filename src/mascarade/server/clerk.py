"""Commits what has happened, batch after batch, and lets everybody hear of it; takes back what could not be committed, and asks again.

While one batch is on its way to the ledger the next one collects: memory runs ahead of the ledger, but nobody hears of anything before its
batch is committed. There is one way out of trouble: what is not committed has not happened. If a batch fails, it and what was built upon it
is taken back, and what was asked for is tried again one by one. So everybody gets exactly one answer, and it is true.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from mascarade.outlook import encode
from mascarade.server import messages
from mascarade.server.clock import RETRY_SECONDS
from mascarade.server.errors import Refusal
from mascarade.server.ledger import Found, Ledger, Outdated, Taken, Unreachable
from mascarade.server.live import Connection, Faults, Live
from mascarade.server.outbox import Asked, Mark, Outbox

TRIES: Final = 5
"""So often something is tried whose table's code was taken, or whose action has just made another table."""


class Later(Exception):
    """What is asked for needs something that the ledger has not said yet: it is asked for again when it has."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Clerk(ABC):
    """Between the hall and the ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.outbox = Outbox()
        self.under_way: Outbox | None = None
        """The batch that is on its way to the ledger."""
        self.tables: dict[str, Live] = {}
        self.decisions = 0
        """Since the server started."""
        self._faults = Faults()
        self._planned: asyncio.Handle | None = None
        self._retry: deque[Asked] = deque()
        """What was asked for in batches that failed, and what came after it: tried one by one."""
        self._retrying = False
        self._waiting: dict[Connection, deque[Asked]] = {}
        """What cannot be done before the ledger has said something, and what those connections asked for after it."""
        self._wanted: dict[str, list[Connection]] = {}
        """What the ledger was asked for and has not said yet, and who waits for it."""
        self._said: dict[Connection, dict[str, Any]] = {}
        """What it has said to those who had to wait, until they have got their answer."""
        self._asking: Connection | None = None
        self._abroad: set[Connection] = set()
        """Those whom another worker has."""
        self._at_rest: list[asyncio.Future[None]] = []

    @property
    def faults(self) -> int:
        """What went wrong inside the server since it started: each time a line in the log, never somebody else's trouble."""
        return self._faults.count

    @abstractmethod
    def _ask(self, connection: Connection, message: messages.Incoming, mark: Mark) -> None:
        """Do what a client asks for, or tell it why not: then nothing has happened since the mark. Raises Later."""

    @abstractmethod
    def _settle(self, restore: list[Live], replan: list[Live]) -> None:
        """Make tables again out of their entries, and plan anew what happens at others by itself."""

    @abstractmethod
    def _let_go(self, code: str) -> set[Connection]:
        """Forget a table that somebody else may have gone on with; gives those who were at it."""

    @abstractmethod
    def _due_in(self, live: Live) -> float | None:
        """In how many seconds something happens at a table by itself."""

    @abstractmethod
    def _awake(self, code: str, found: Found) -> None:
        """Have a table in memory, and let it go on."""

    # -- what clients ask for ----------------------------------------------------------------------------------------------------------

    def handle(self, connection: Connection, message: messages.Incoming | bytes) -> None:
        """Do what a client asks for, or tell it why not. It hears of it with the next commit, after all that it has asked before."""
        asked = Asked(connection, message, connection.guest)
        if connection in self._waiting:
            self._waiting[connection].append(asked)
        elif self._retry:
            self._retry.append(asked)
        else:
            self._take(asked)

    def refuse(self, connection: Connection, code: str, identity: str | None) -> None:
        """Tell a client that something is not done which was not even asked of the hall, in its turn after all other answers."""
        self.handle(connection, encode(messages.Refused(code, identity)))

    def _take(self, asked: Asked) -> None:
        connection, message = asked.connection, asked.message
        if connection in self._abroad and not isinstance(
            message, bytes
        ):  # it went there with the answer to this outstanding, and that was taken back
            self._send_away({connection})
            return
        if asked.guest != connection.guest:  # somebody else uses the connection by now
            message = encode(messages.Refused("server-busy", getattr(message, "id", None)))
        self.outbox.asked.append(asked)
        if isinstance(message, bytes):
            self._send(connection, message)
            return
        mark, self._asking = self.outbox.mark(), connection
        try:
            self._ask(connection, message, mark)
        except Unreachable:  # another worker may know more
            self._take_back(mark)
            self.outbox.asked.pop()
            self._send_away({connection})
        except Later as later:
            self._take_back(mark)
            self.outbox.asked.pop()
            self._waiting[connection] = deque([asked])
            self._wanted[later.key].append(connection)
        else:
            if self._said:
                self._said.pop(connection, None)

    def _forget(self, connection: Connection) -> None:
        """A connection is gone: what it has asked for and what has not happened never will."""
        self.outbox.gone.add(connection)
        self._waiting.pop(connection, None)
        self._said.pop(connection, None)
        self._abroad.discard(connection)
        if self._retry:
            self._retry = deque(one for one in self._retry if one.connection is not connection)

    def _look(self, key: str, ask: Callable[[Callable[[Any], None]], None]) -> Any:
        """What the ledger says. Raises Later if it does not say so at once: it is not asked again for whoever waits."""
        said = self._said.get(self._asking) if self._asking is not None else None
        if said is not None and key in said:
            return said[key]
        if key not in self._wanted:
            self._wanted[key] = []
            at_once: list[Any] = []
            waiting = [False]
            ask(lambda found: self._heard(key, found) if waiting[0] else at_once.append(found))
            if at_once:
                del self._wanted[key]
                return at_once[0]
            waiting[0] = True
        raise Later(key)

    def _heard(self, key: str, found: Any) -> None:
        """The ledger has said what somebody waits for."""
        connections = self._wanted.pop(key)
        if isinstance(found, Found):
            try:
                self._awake(key, found)
            except Refusal as refusal:
                found = refusal
            except Exception as error:  # a fault of ours: it is this table's trouble, and those who wait for others learn of theirs
                self._faults.note("a table cannot wake", error)
                found = Refusal("server-busy")
        for connection in connections:
            waiting = self._waiting.pop(connection, None)
            if waiting is not None:
                if not isinstance(found, Found):  # that is in memory, as long as it is ours
                    self._said.setdefault(connection, {})[key] = found
                for one in waiting:
                    self.handle(connection, one.message) if one.guest == connection.guest else self._take(one)

    # -- committing --------------------------------------------------------------------------------------------------------------------

    def _send(self, connection: Connection, message: bytes) -> None:
        self.outbox.send(connection, message)
        self._commit_soon()

    def _show(self, live: Live, connections: set[Connection]) -> None:
        self.outbox.show(live, connections)
        self._commit_soon()

    def _commit_soon(self) -> None:
        if self._planned is None:
            self._planned = asyncio.get_running_loop().call_soon(self.commit)

    def commit(self) -> None:
        """Commit all that has happened by now, if no batch is on its way; then, and only then, let everybody hear of it."""
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None
        if self.under_way is None:
            self._begin()
        if self._retry and not self._retrying:
            self._retrying = True
            try:
                while self._retry and self.under_way is None:
                    asked = self._retry.popleft()
                    if asked.connection in self._waiting:  # what it asked for before has to wait for the ledger
                        self._waiting[asked.connection].append(asked)
                        continue
                    self._take(asked)
                    self._begin()
            finally:
                self._retrying = False
        if self._at_rest and self.under_way is None:
            self._rest()

    def _begin(self) -> None:
        for live, viewers in list(self.outbox.unshown.items()):
            try:
                self.outbox.show_now(live)
            except Exception as error:  # the table stays as it is, and is shown a little later
                self._faults.note("not shown", error, live.table)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._show, live, viewers)
        batch, self.outbox = self.outbox, Outbox()
        if not batch.written:
            self._deliver(batch)
            return
        self.under_way = batch
        try:
            self.ledger.write(batch.batch(self._due_in if self.ledger.shared else None), partial(self._written, batch))
        except Exception as error:  # a fault of ours: nothing of it may have happened
            if self.under_way is not batch:
                raise
            self._written(batch, error)

    def _written(self, batch: Outbox, error: Exception | None) -> None:
        """A batch is committed, or is not."""
        if self.under_way is not batch:  # it was given up with all else that was in memory
            return
        self.under_way = None
        if error is None:
            for one in batch.written:
                one.live.failures = 0
                self.decisions += one.decision
            self._deliver(batch)
        else:
            if not isinstance(error, Outdated):
                self._faults.note("not written", error)
            self._undo(batch, error)
        if self._retry or self._at_rest or self.outbox.unsent or self.outbox.written or self.outbox.unshown:
            self._commit_soon()

    def _deliver(self, batch: Outbox) -> None:
        if self.ledger.holds() or not self.tables:
            batch.deliver(self._faults)
        else:
            self.outbox.unsent += batch.unsent  # for `cut_off` to know who waits
            self.cut_off()

    def _undo(self, failed: Outbox, error: Exception) -> None:
        """Nothing of this was committed: it has not happened, and neither has what came after it. What clients asked for is tried again,
        one by one, so that what is wrong with one does not cost the others theirs.
        """
        after, self.outbox = self.outbox, Outbox()
        failed.gone |= after.gone
        restore: dict[Live, None] = {}
        replan: dict[Live, None] = {}
        for batch in (after, failed):
            undone, visited = batch.take_back(Mark(0, 0, 0))
            restore |= dict.fromkeys(undone)
            replan |= dict.fromkeys(visited)
        self._settle(list(restore), [live for live in replan if live not in restore])
        gone = failed.gone
        if isinstance(error, Outdated):
            gone |= self._send_away({one for code in error.codes for one in self._let_go(code)})
        for batch in (failed, after):
            for live, viewers in batch.unshown.items():
                self._show(live, viewers)
        again = [one for one in failed.asked if one.connection not in gone]
        if len(failed.asked) == 1 and again and not failed.by_itself and not isinstance(error, Outdated):
            again = [self._tried(again[0], error)]
        self._retry.extendleft(reversed([*again, *(one for one in after.asked if one.connection not in gone)]))

    def _tried(self, asked: Asked, error: Exception) -> Asked:
        """What becomes of what has failed alone: it is refused, unless the next try is another one."""
        if isinstance(error, Taken) and asked.tries < TRIES:
            return replace(asked, tries=asked.tries + 1)
        if isinstance(asked.message, bytes):
            return asked
        return replace(asked, message=encode(messages.Refused("server-busy", getattr(asked.message, "id", None))))

    def _take_back(self, mark: Mark) -> None:
        """What came after a mark has not happened."""
        if self.outbox.mark() != mark:
            self._settle(*self.outbox.take_back(mark))

    # -- other workers -----------------------------------------------------------------------------------------------------------------

    def _send_away(self, connections: set[Connection]) -> set[Connection]:
        """Let them come back, here or elsewhere, and ask again for what they had no answer to."""
        for connection in connections:
            self._forget(connection)
            try:
                connection.reconnect()
            except Exception as error:  # one client's trouble is not the others'
                self._faults.note("not sent away", error)
        return connections

    def cut_off(self) -> None:
        """Others may have gone on everywhere: nothing that is in memory counts any more, and everybody comes anew."""
        lost = [self.outbox] if self.under_way is None else [self.under_way, self.outbox]
        everybody = {one.connection for batch in lost for one in batch.asked}
        everybody |= {connection for batch in lost for connection, _ in batch.unsent}
        everybody |= {one.connection for one in self._retry} | set(self._waiting)
        self.under_way, self.outbox = None, Outbox()
        self._retry.clear()
        self._send_away(everybody | self._let_go_all())
        self._rest()

    @abstractmethod
    def _let_go_all(self) -> set[Connection]:
        """Forget all tables; gives those who were at them."""

    def _rest(self) -> None:
        for one in self._at_rest:
            if not one.done():
                one.set_result(None)
        self._at_rest.clear()

    async def rest(self) -> None:
        """Wait until everything that has happened by now is committed, or taken back."""
        self.commit()
        if self.under_way is not None:
            self._at_rest.append(asyncio.get_running_loop().create_future())
            await self._at_rest[-1]
