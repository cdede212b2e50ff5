"""Chunks and other jobs done by as many workers as there are: threads of this machine, or a Ray cluster."""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice
from threading import Event
from typing import Any, TypeVar

from mascarade.arena.series import Played, Series, play_chunk
from mascarade.programs.house import House
from mascarade.refusals import Refusal

Job = TypeVar("Job")
Out = TypeVar("Out")

Told = Callable[[Job, Out], None]
"""Gets each job, a chunk's number for one, and what came out of it, in whatever order they are done."""


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(series: Series, chunks: Iterable[int], told: Told[int, Played], stop: Event, cores: int) -> None:
    """Play chunks on this machine. `stop` ends it after the chunks that are being played.

    Raises BadBot, before anything is played, if a program cannot be started.
    """
    with House(series.programs) as house:
        house.start()
        work_here(partial(_play_chunk_of, series, house), chunks, told, stop, cores)


def _play_chunk_of(series: Series, house: House, chunk: int) -> Played:
    return play_chunk(series, chunk, house)


def work_here(play: Callable[[Job], Out], jobs: Iterable[Job], told: Told[Job, Out], stop: Event, cores: int) -> None:
    """Do jobs on this machine's cores. `stop` ends it after those that are being done."""
    left = _until(stop, jobs)
    running: dict[Future[Out], Job] = {}
    with ThreadPoolExecutor(cores, thread_name_prefix="arena") as pool:
        while True:
            for job in islice(left, cores - len(running)):
                running[pool.submit(play, job)] = job
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                told(running.pop(future), future.result())


def _until(stop: Event, jobs: Iterable[Job]) -> Iterator[Job]:
    for job in jobs:
        if stop.is_set():
            return
        yield job


def play_on_ray(series: Series, chunks: Iterable[int], told: Told[int, Played], stop: Event, address: str) -> None:
    """Play chunks on a Ray cluster."""
    work_on_ray(partial(play_chunk, series), chunks, told, stop, address)


def work_on_ray(play: Callable[[Job], Out], jobs: Iterable[Job], told: Told[Job, Out], stop: Event, address: str) -> None:
    """Do jobs on a Ray cluster, whose machines have this package too. Raises MascaradeError if there is none at the address."""
    try:
        import ray
    except ImportError:
        raise Refusal("cli-missing-extra", module="ray", command="pip install 'mascarade[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise Refusal("cli-no-ray", address=address, why=str(error).splitlines()[0]) from None
    try:
        for job, out in _from_ray(ray, play, _until(stop, jobs)):
            told(job, out)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raises OSError or ValueError if nobody is there: Ray itself would go on trying for minutes."""
    if address != "auto" and "://" not in address:
        host, _, port = address.rpartition(":")
        socket.create_connection((host, int(port)), timeout=5).close()


def _from_ray(ray: Any, play: Callable[[Job], Out], jobs: Iterable[Job]) -> Iterator[tuple[Job, Out]]:
    shared = ray.put(play)
    remote = ray.remote(num_cpus=1)(_work_there)
    at_once = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
    left = iter(jobs)
    running: dict[Any, Job] = {}
    while True:
        for job in islice(left, at_once - len(running)):
            running[remote.remote(shared, job)] = job
        if not running:
            return
        done, _ = ray.wait(list(running))
        for one in done:
            yield running.pop(one), ray.get(one)


def _work_there(play: Callable[[Job], Out], job: Job) -> Out:
    return play(job)
