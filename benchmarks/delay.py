"""A way to a database that takes longer: whatever passes is kept back for a while, in each direction.

    python benchmarks/delay.py --to 127.0.0.1:5432 --milliseconds 20

Prints the port that it listens on. The time is for both directions together: so much longer takes each answer.
"""

import argparse
import asyncio
from typing import cast

import uvloop


class End(asyncio.Protocol):
    """One end of a connection: what comes here goes out at the other one, later."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.transport: asyncio.Transport | None = None
        self.other: End | None = None
        self.waiting: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send what has come meanwhile."""
        self.transport = cast(asyncio.Transport, transport)
        for data in self.waiting:
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Keep it back."""
        asyncio.get_running_loop().call_later(self.seconds, self._pass_on, data)

    def _pass_on(self, data: bytes) -> None:
        other = self.other
        assert other is not None
        if other.transport is None:
            other.waiting.append(data)
        elif not other.transport.is_closing():
            other.transport.write(data)

    def connection_lost(self, problem: Exception | None) -> None:  # noqa: ARG002  # it does not matter why
        """End the other one, too."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


async def run(host: str, port: int, seconds: float) -> None:
    """Listen, for ever."""
    loop = asyncio.get_running_loop()
    going: set[asyncio.Task[object]] = set()

    def come() -> End:
        near, far = End(seconds / 2), End(seconds / 2)
        near.other, far.other = far, near
        task = loop.create_task(loop.create_connection(lambda: far, host, port))
        going.add(task)
        task.add_done_callback(going.discard)
        return near

    listening = await loop.create_server(come, "127.0.0.1", 0)
    print(listening.sockets[0].getsockname()[1], flush=True)
    await listening.serve_forever()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--to", required=True, metavar="HOST:PORT")
    parser.add_argument("--milliseconds", type=float, default=20.0)
    options = parser.parse_args()
    where, _, number = options.to.rpartition(":")
    uvloop.run(run(where, int(number), options.milliseconds / 1000))
