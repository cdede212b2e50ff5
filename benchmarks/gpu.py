"""Plays the same random games on the CPU and on a GPU, compares every final state, and measures the GPU.

Run on a machine with an NVIDIA GPU, Numba with CUDA, and this repository: `PYTHONPATH=src python benchmarks/gpu.py [RESULTS.json]`.
The kernel calls the very functions of `mascarade.rules` that everything else runs on; a thread plays a stream of games.
"""

import datetime
import json
import math
import os
import platform
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba.cuda still asks for the name that NumPy 2.5 took away

import numba
from numba import cuda

from mascarade.casts import printed_cast, setup_of
from mascarade.luck import play_stream, play_streams
from mascarade.rules.layout import GAME, SETUP

TABLES = ((1, 4, ""), (1, 6, ""), (1, 8, ""), (1, 13, ""), (2, 4, "A"), (2, 6, "B"), (2, 8, "B"), (2, 12, "B"))
EVERY = tuple((1, n, "") for n in range(2, 14)) + tuple((2, n, side) for n in range(4, 13) for side in "AB")
SEED = 2026
BLOCK = int(os.environ.get("BLOCK", "64"))
"""Threads in a block: each keeps its game in the block's shared memory, so that the state never travels."""

GAME_TYPE, SETUP_TYPE = numba.from_dtype(GAME), numba.from_dtype(SETUP)


@cuda.jit
def play_on_gpu(setups: Any, games: Any, finished: Any, seed: int, decisions: int) -> None:
    """Thread i plays stream i."""
    here = cuda.shared.array(BLOCK, GAME_TYPE)
    number = cuda.grid(1)
    if number < games.size:
        mine = cuda.threadIdx.x
        finished[number] = play_stream(setups[0], here[mine], None, seed, number, decisions)
        games[number] = here[mine]


def gpu_run(setups: Any, streams: int, decisions: int) -> tuple[np.ndarray[Any, Any], int]:
    """Final states and finished games of so many streams, from the GPU."""
    games = cuda.to_device(np.zeros(streams, GAME))
    finished = cuda.to_device(np.zeros(streams, np.int64))
    play_on_gpu[math.ceil(streams / BLOCK), BLOCK](cuda.to_device(setups), games, finished, SEED, decisions)
    return games.copy_to_host(), int(finished.copy_to_host().sum())


def cpu_run(setups: Any, streams: int, decisions: int) -> tuple[np.ndarray[Any, Any], int]:
    """The same from the CPU, on all cores."""
    games = np.zeros(streams, GAME)
    share = math.ceil(streams / (4 * (os.cpu_count() or 1)))
    with ThreadPoolExecutor() as pool:
        parts = range(0, streams, share)
        finished = sum(pool.map(lambda first: play_streams(setups, games[first : first + share], None, SEED, first, decisions), parts))
    return games, finished


def compare() -> dict[str, Any]:
    """Every printed setup: are all final states equal, byte by byte?"""
    streams, decisions, games, different = 8192, 1000, 0, []
    for key in EVERY:
        setups = setup_of(printed_cast(*key))
        (gpu, done), (cpu, also) = gpu_run(setups, streams, decisions), cpu_run(setups, streams, decisions)
        games += done
        if gpu.tobytes() != cpu.tobytes() or done != also:
            different.append(key)
    decisions_in_all = streams * decisions * len(EVERY)
    return {"setups": len(EVERY), "decisions": decisions_in_all, "games": games, "setups_that_differ": different}


def measure() -> list[dict[str, Any]]:
    """Decisions per second with everything already on the GPU: medians of seven runs."""
    rows = []
    streams, decisions = 132 * 2048 * 4, 2000
    for edition, players, scenario in TABLES:
        setups = cuda.to_device(setup_of(printed_cast(edition, players, scenario)))
        games, finished = cuda.to_device(np.zeros(streams, GAME)), cuda.to_device(np.zeros(streams, np.int64))
        speeds = []
        for _ in range(8):
            cuda.synchronize()
            began = time.perf_counter()
            play_on_gpu[streams // BLOCK, BLOCK](setups, games, finished, SEED, decisions)
            cuda.synchronize()
            speeds.append(streams * decisions / (time.perf_counter() - began))
        speed = statistics.median(speeds[1:])
        rows.append({"edition": edition, "players": players, "scenario": scenario, "decisions_per_second": round(speed)})
        print(f"edition {edition}, {players:2} players {scenario:1}: {speed / 1e9:6.2f} billion decisions per second", flush=True)
    return rows


def main() -> int:
    """Compare, measure, print, and write the results."""
    device = cuda.get_current_device()
    made = {
        "command": "PYTHONPATH=src python benchmarks/gpu.py",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "gpu": device.name.decode() if isinstance(device.name, bytes) else str(device.name),
        "compute_capability": list(device.compute_capability),
        "cuda_runtime": list(cuda.runtime.get_version()),
        "cpu_cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "state_bytes": GAME.itemsize,
        "threads_in_a_block": BLOCK,
    }
    print(json.dumps(made), flush=True)
    compared = compare()
    print(json.dumps(compared), flush=True)
    results = made | {"same_games_on_cpu_and_gpu": compared, "speed": measure()}
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(json.dumps(results, indent=2) + "\n")
    return 1 if compared["setups_that_differ"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
