"""A round-robin proxy before several workers: each connection goes to the next one that is there, byte by byte as it comes."""

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Coroutine
from typing import Any


class Proxy:
    """In a thread of its own, so that it works whatever the test does."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        self.places: list[tuple[str, int]] = []
        """Where the workers are."""
        self._turn = itertools.count()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listening: asyncio.Server = self._do(asyncio.start_server(self._pass_on, host, 0, backlog=1000))
        self.port = int(self._listening.sockets[0].getsockname()[1])

    def _do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(30)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)  # or nobody would hold on to it while one direction is closed and the other says nothing
        task.add_done_callback(self._tasks.discard)
        try:
            await self._to_the_next(reader, writer)
            writer.close()  # when all is written
        except BaseException:
            writer.transport.abort()
            raise

    async def _to_the_next(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        places = self.places
        for number in range(len(places)):
            try:
                async with asyncio.timeout(2):
                    there = await asyncio.open_connection(*places[(first + number) % len(places)])
            except (OSError, TimeoutError):
                continue
            try:
                await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))
                there[1].close()
            except BaseException:
                there[1].transport.abort()
                raise
            return

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """In one direction, as fast as the other end reads; the end is passed on, too, and a broken connection breaks the other."""
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
            if writer.can_write_eof():
                writer.write_eof()
        except OSError:
            writer.transport.abort()

    def close(self) -> None:
        async def end() -> None:
            self._listening.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for _ in range(3):  # until what was aborted has noticed
                await asyncio.sleep(0)

        self._do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        with contextlib.suppress(RuntimeError):
            self._loop.close()
