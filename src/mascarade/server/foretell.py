"""“How will this play?”: games between bots with the cast that somebody is choosing, and what came out in a few sentences.

The games are played by one process beside the server, at low priority, one cast after the other; what came out is kept. Whoever asks
asks again every moment until it is done: what nobody asks for any longer is dropped.
"""

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict, defaultdict, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Final

from mascarade.bots.players import EXPERT
from mascarade.casts import Cast
from mascarade.server.errors import Refusal

GAMES: Final = 10_000
EXPERT_GAMES: Final = 2_000
"""The same for experts, who take longer over a decision."""
SECONDS: Final = 12.0
"""After so long it must do with the games that have been played."""
KEPT: Final = 200
"""Answers in memory."""
WAITING: Final = 6
"""So many casts may wait for their turn."""
PATIENCE: Final = 6.0
"""Seconds without being asked for after which a cast is dropped."""
ASKED: Final = 20
ASKED_SECONDS: Final = 600
"""New casts of one address, in so many seconds."""
IDLE: Final = 60.0
"""Seconds after which the process ends if there is nothing to play."""

Key = tuple[Cast, str]


@dataclass
class _Cast:
    """A cast that is asked for."""

    asked: float
    done: int = 0
    playing: bool = False
    answer: dict[str, Any] | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Foretelling:
    """All casts that are asked for. It lives on the server's loop."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._casts: OrderedDict[Key, _Cast] = OrderedDict()
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._new: defaultdict[str, deque[float]] = defaultdict(deque)

    def ask(self, cast: Cast, level: str, address: str) -> dict[str, Any]:
        """How far it is, or the answer. Raises Refusal: `server-busy` if too many wait, `too-fast` if this address asks for too much."""
        key, now = (cast, level), time.monotonic()
        found = self._casts.get(key)
        if found is None:
            if sum(one.answer is None for one in self._casts.values()) >= WAITING:
                raise Refusal("server-busy")
            self._count(address, now)
            found = self._casts[key] = _Cast(now)
            found.task = asyncio.get_running_loop().create_task(self._play(key, found))
        found.asked = now
        self._casts.move_to_end(key)
        while len(self._casts) > KEPT and next(iter(self._casts.values())).answer is not None:
            self._casts.popitem(last=False)
        if found.answer is not None:
            return found.answer
        return {"state": "playing" if found.playing else "waiting", "done": found.done, "games": self._games(level)}

    def _games(self, level: str) -> int:
        return min(self.games, EXPERT_GAMES) if level == EXPERT else self.games

    def _count(self, address: str, now: float) -> None:
        times = self._new[address]
        while times and now - times[0] > ASKED_SECONDS:
            times.popleft()
        if len(times) >= ASKED:
            raise Refusal("too-fast")
        times.append(now)
        if len(self._new) > 10_000:
            self._new.clear()

    async def _play(self, key: Key, one: _Cast) -> None:
        try:
            async with self._turn:
                one.playing = True
                one.answer = await self._answer(key, one)
        except (BrokenProcessPool, OSError):
            self.close()
        finally:
            if one.answer is None:
                self._casts.pop(key, None)

    async def _answer(self, key: Key, one: _Cast) -> dict[str, Any] | None:
        """Play chunk after chunk, as long as there is time; None if nobody asks any longer."""
        await asyncio.to_thread(importlib.import_module, "mascarade.arena.findings")  # that takes a moment; people are playing
        from mascarade.arena.balance import Balance
        from mascarade.arena.findings import findings
        from mascarade.arena.run import Run
        from mascarade.arena.series import all_alike, play_chunk

        cast, level = key
        series = all_alike(cast, level, self._games(level), seed=1)
        loop = asyncio.get_running_loop()
        chunks = [await loop.run_in_executor(self._process(), play_chunk, series, 0)]  # the process has come, with all that it needs
        until = time.monotonic() + SECONDS
        for chunk in range(1, series.chunks):
            one.done = series.span(chunk).start
            if time.monotonic() - one.asked > PATIENCE:
                return None
            if time.monotonic() > until:
                break
            chunks.append(await loop.run_in_executor(self._process(), play_chunk, series, chunk))
        run = Run(all_alike(cast, level, series.span(len(chunks) - 1).stop, seed=1))
        for chunk, played in enumerate(chunks):
            run.add(chunk, played)
        said = [{"key": finding.key, "arguments": finding.arguments} for finding in findings(Balance(run))]
        return {"state": "done", "done": run.games, "games": run.games, "findings": said}

    def _process(self) -> ProcessPoolExecutor:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._rest)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _be_modest)
        return self._pool

    def _rest(self) -> None:
        if not self._turn.locked():
            self.close()

    def close(self) -> None:
        """End the process."""
        if self._idle is not None:
            self._idle.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _be_modest() -> None:
    """In the process: people's games come first, Ctrl-C is the server's to deal with, and when the server is gone, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(5)


def _outlive_nobody() -> None:
    """A server that is killed ends nothing properly: its process would wait for it for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
