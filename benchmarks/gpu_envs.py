"""Compares the environment on a GPU with the one on the CPU, byte by byte, and measures it with observations and masks written.

Run on a machine with an NVIDIA GPU, Numba with CUDA, PyTorch, and this repository:
`PYTHONPATH=src python benchmarks/gpu_envs.py [RESULTS.json]`.
"""

import datetime
import json
import platform
import statistics
import sys
import time
from typing import Any

import numpy as np
import torch

from mascarade.casts import printed_cast, printed_casts
from mascarade.envs.gpu import CudaEnv, cuda
from mascarade.envs.vector import VectorEnv

TABLES = ((1, 4, ""), (1, 6, ""), (1, 8, ""), (1, 13, ""), (2, 8, "B"), (2, 12, "B"))


def compare() -> dict[str, Any]:
    """Every printed setup: are observations, masks, rewards and states equal after every decision?"""
    games, steps, different = 2048, 200, []
    for key in printed_casts():
        cast = printed_cast(*key)
        here, there = VectorEnv(cast, games, seed=7), CudaEnv(cast, games, seed=7)
        for _ in range(steps):
            actions = here.sample()
            there.sample()  # draws from the games' own generators, as the other did
            here.step(actions)
            there.step(cuda.to_device(actions))
            pairs = (
                (here.observations, there.observations),
                (here.masks, there.masks),
                (here.rewards, there.rewards),
                (here.actors, there.actors),
            )
            if any(one.tobytes() != other.copy_to_host().tobytes() for one, other in pairs):
                different.append(key)
                break
    return {"setups": len(printed_casts()), "decisions": games * steps * len(printed_casts()), "setups_that_differ": different}


def measure() -> list[dict[str, Any]]:
    """Decisions per second with random allowed decisions, observations and masks written; medians of seven runs."""
    rows = []
    games, steps = 1 << 19, 50
    for edition, players, scenario in TABLES:
        env = CudaEnv(printed_cast(edition, players, scenario), games, check=False)
        shared = torch.as_tensor(env.observations, device="cuda")
        assert shared.data_ptr() == env.observations.__cuda_array_interface__["data"][0], "PyTorch has made a copy"
        for _ in range(60):
            env.step(env.sample())
        speeds = []
        for _ in range(8):
            cuda.synchronize()
            began = time.perf_counter()
            for _ in range(steps):
                env.step(env.sample())
            cuda.synchronize()
            speeds.append(games * steps / (time.perf_counter() - began))
        speed = statistics.median(speeds[1:])
        rows.append({"edition": edition, "players": players, "scenario": scenario, "decisions_per_second": round(speed)})
        print(
            f"edition {edition}, {players:2} players {scenario:1}: {speed / 1e6:7.1f} million decisions per second with observations",
            flush=True,
        )
    return rows


def main() -> int:
    """Compare, measure, print, and write the results."""
    device = cuda.get_current_device()
    made = {
        "command": "PYTHONPATH=src python benchmarks/gpu_envs.py",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "gpu": device.name.decode() if isinstance(device.name, bytes) else str(device.name),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "torch": torch.__version__,
        "games_at_once": 1 << 19,
    }
    compared = compare()
    print(json.dumps(made | compared), flush=True)
    results = made | {"same_on_cpu_and_gpu": compared, "speed": measure()}
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(json.dumps(results, indent=2) + "\n")
    return 1 if compared["setups_that_differ"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
