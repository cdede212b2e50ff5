"""Chunks played by as many workers as there are: threads of this machine, or a Ray cluster."""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice
from threading import Event
from typing import Any

from mascarade.arena.series import Played, Series, play_chunk
from mascarade.errors import MascaradeError
from mascarade.programs.house import House

Told = Callable[[int, Played], None]
"""Gets each chunk's number and what came out of it, in whatever order they are done."""


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(series: Series, chunks: Iterable[int], told: Told, stop: Event, cores: int) -> None:
    """Play chunks on this machine. `stop` ends it after the chunks that are being played.

    Raises BadBot, before anything is played, if a program cannot be started.
    """
    numbers = _until(stop, chunks)
    running: dict[Future[Played], int] = {}
    with House(series.programs) as house, ThreadPoolExecutor(cores, thread_name_prefix="arena") as pool:
        house.start()
        while True:
            for number in islice(numbers, cores - len(running)):
                running[pool.submit(play_chunk, series, number, house)] = number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                told(running.pop(future), future.result())


def _until(stop: Event, chunks: Iterable[int]) -> Iterator[int]:
    for chunk in chunks:
        if stop.is_set():
            return
        yield chunk


def play_on_ray(series: Series, chunks: Iterable[int], told: Told, stop: Event, address: str) -> None:
    """Play chunks on a Ray cluster, whose machines have this package too. Raises MascaradeError if there is none at the address."""
    try:
        import ray
    except ImportError:
        raise MascaradeError("--ray needs Ray: pip install 'mascarade[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise MascaradeError(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    try:
        for number, played in _from_ray(ray, partial(play_chunk, series), _until(stop, chunks)):
            told(number, played)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raises OSError or ValueError if nobody is there: Ray itself would go on trying for minutes."""
    if address != "auto" and "://" not in address:
        host, _, port = address.rpartition(":")
        socket.create_connection((host, int(port)), timeout=5).close()


def _from_ray(ray: Any, play: Callable[[int], Played], chunks: Iterable[int]) -> Iterator[tuple[int, Played]]:
    shared = ray.put(play)
    remote = ray.remote(num_cpus=1)(_play_there)
    at_once = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
    numbers = iter(chunks)
    running: dict[Any, int] = {}
    while True:
        for number in islice(numbers, at_once - len(running)):
            running[remote.remote(shared, number)] = number
        if not running:
            return
        done, _ = ray.wait(list(running))
        for one in done:
            yield running.pop(one), ray.get(one)


def _play_there(play: Callable[[int], Played], number: int) -> Played:
    return play(number)
