"""Compares what a player reads on a GPU with the same on the CPU, byte by byte, and measures how fast training is, in its parts.

Run on a machine with an NVIDIA GPU, Numba with CUDA, PyTorch, and this repository:
`PYTHONPATH=src python benchmarks/gpu_training.py [RESULTS.json]`.
"""

import datetime
import json
import platform
import statistics
import sys
import time
from typing import Any

import numba
import numpy as np
import torch

from mascarade.expert.hearing import BOT
from mascarade.training.classroom import Classroom
from mascarade.training.commands import every_cast, menus
from mascarade.training.plan import Plan
from mascarade.training.school import LEARNER
from mascarade.training.trainer import Trainer

GAMES = 4096
STEPS = 300


def compare() -> dict[str, Any]:
    """All printed casts, with random decisions: are observations, beliefs, masks, cards and rewards equal after each?"""
    here, there = (Classroom(every_cast(), GAMES, device, [LEARNER], bots=["bayes"], seed=7) for device in ("cpu", "cuda"))
    dice = np.random.default_rng(1)
    for step in range(STEPS):
        actions = torch.from_numpy((here.masks.numpy() * dice.random(here.masks.shape, np.float32)).argmax(1))
        here.step(actions)
        there.step(actions.cuda())
        pairs = {name: (getattr(here, name), getattr(there, name)) for name in ("words", "senses", "masks")}
        pairs |= {name: (here.tensors[name], there.tensors[name]) for name in ("cards", "people", "actors", "rewards", "ended", "casts")}
        different = [name for name, (one, other) in pairs.items() if not torch.equal(one, other.cpu())]
        if different:
            return {"decisions": GAMES * (step + 1), "different": different}
    return {"decisions": GAMES * STEPS, "different": []}


def bots(device: str, games: int = 8192, rounds: int = 15) -> int:
    """Decisions per second of one random player among bots at all tables; median."""
    room = Classroom(every_cast(), games, device, [BOT], LEARNER, bots=["bayes"])
    speeds = []
    for _ in range(rounds):
        before, chosen = int(room.tensors["decided"].sum()), torch.multinomial(room.masks.float(), 1)[:, 0]
        began = time.perf_counter()
        room.step(chosen)
        after = int(room.tensors["decided"].sum())  # waits for the GPU
        speeds.append((after - before) / (time.perf_counter() - began))
    return round(statistics.median(speeds))


def measure(trainer: Trainer, rounds: int = 7) -> dict[str, Any]:
    """How fast an update is: medians of its parts; and each room once by itself."""
    trainer.update(ahead=True)
    before, reports = trainer.decisions, [trainer.update(ahead=True) for _ in range(rounds)]
    decisions = (trainer.decisions - before) // rounds
    play, learn = (statistics.median(report[part] for report in reports) for part in ("play_s", "learn_s"))
    trainer.settle()
    alone = {}
    for name, room in trainer.rooms.items():
        decided, began = int(room.tensors["decided"].sum()), time.perf_counter()
        trainer.rollout(name)
        torch.cuda.synchronize()
        seconds = time.perf_counter() - began
        alone[name] = {"decisions": int(room.tensors["decided"].sum()) - decided, "seconds": round(seconds, 3)}
    return {
        "decisions_of_an_update": decisions,
        "seconds": {"play": round(play, 3), "learn": round(learn, 3)},
        "decisions_per_second": round(decisions / (play + learn)),
        "rooms_alone": alone,
    }


def main() -> int:
    """Compare, measure, print, and write the results."""
    made = {
        "command": "PYTHONPATH=src python benchmarks/gpu_training.py",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "gpu": torch.cuda.get_device_name(),
        "cores": numba.config.NUMBA_NUM_THREADS,
        "python": platform.python_version(),
        "torch": torch.__version__,
    }
    torch.set_num_threads(1)  # as mascarade train does
    compared = compare()
    print(json.dumps(made | compared), flush=True)
    trainer = Trainer(Plan(imitate=0, visit=0), every_cast(), "cuda", menus=menus())
    trainer.rehearse()
    results = made | {
        "same_on_cpu_and_gpu": compared,
        "speed": measure(trainer),
        "bots_decisions_per_second": {"cpu": bots("cpu"), "gpu": bots("cuda")},
    }
    print(json.dumps(results), flush=True)
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(json.dumps(results, indent=2) + "\n")
    return 1 if compared["different"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
