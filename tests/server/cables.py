"""What wires between simulated workers run over: bytes come in order, and late, in pieces, or, when the cable breaks, not at all."""

import asyncio
from collections.abc import Callable
from typing import Any

from mascarade.server.links import Inward, Links, Visitor

SECRET = "what the workers know each other by"


class End:
    """One end of a cable. See `asyncio.Transport`."""

    def __init__(self, worker: Any, protocol: Any) -> None:
        self.worker, self.protocol = worker, protocol
        self.other: End
        self.open = True
        self._in = 0.0

    def is_closing(self) -> bool:
        return not self.open

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        """It comes later, and after what was sent before: perhaps in two pieces, perhaps much later."""
        world, other = self.worker.world, self.other
        if world.dice.random() < world.base.trouble / 20:  # the cable breaks
            self.abort()
            return
        late = world.dice.choice((0.5, 2.0, 4.0)) if world.dice.random() < world.base.trouble / 10 else 0.0
        cut = world.dice.randrange(len(data)) if world.dice.random() < 0.1 else 0
        for part in (data[:cut], data[cut:]):
            if part:
                other._in = max(other._in, world.now + late + world.dice.random() * 0.005)
                other.worker.loop.call_at(other._in, other._take, part)

    def _take(self, data: bytes) -> None:
        if self.open:
            self.protocol.data_received(data)

    def abort(self) -> None:
        """Neither end is of use any more; the other one notices later."""
        if self.open:
            self.open = False
            if self.protocol is not None:
                self.worker.loop.call_soon(self.protocol.connection_lost, None)
            self.other.worker.loop.call_at(max(self.other._in, self.worker.world.now + 0.01), self.other._lose)

    def _lose(self) -> None:
        if self.open:
            self.open = False
            if self.protocol is not None:  # or it broke before it was accepted
                self.protocol.connection_lost(None)


async def connect(worker: Any, factory: Callable[[], Any], host: str) -> tuple[End, Any]:
    """Reach another worker, if it is there. One that stands still is reached, and does not answer."""
    world = worker.world
    await asyncio.sleep(world.dice.random() * 0.005)
    there = world.worker_at(host)
    if there is None or world.dice.random() < world.base.trouble / 2:
        raise ConnectionRefusedError(host)
    mine, other = End(worker, factory()), End(there, None)
    mine.other, other.other = other, mine
    worker.cables.append(mine)
    there.cables.append(other)

    def accept() -> None:
        if not other.open:
            return
        other.protocol = Inward(SECRET.encode(), there.ledger.lease, there.hall, there.links._in)
        other.protocol.connection_made(other)

    other._in = world.now + world.dice.random() * 0.005
    there.loop.call_at(other._in, accept)
    mine.protocol.connection_made(mine)
    return mine, mine.protocol


def wired(worker: Any) -> Links:
    """A worker's real wires, over such cables."""
    worker.cables = []
    worker.loop.create_connection = lambda factory, host, _: connect(worker, factory, host)
    return Links(worker.hall, SECRET, worker.ledger.lease)


class WatchedVisitor(Visitor):
    """What is said over a wire is looked at in the moment in which it is said."""

    look: Callable[[Any, Any, list[bytes]], None]

    def send(self, frames: list[bytes]) -> None:
        WatchedVisitor.look(self, self._wire._hall, frames)
        super().send(frames)


def watched(look: Callable[[Any, Any, list[bytes]], None]) -> type[Visitor]:
    WatchedVisitor.look = staticmethod(look)
    return WatchedVisitor
