"""Compares what a player reads on a GPU with the same on the CPU, byte by byte, and measures how fast training is, in its parts.

Run on a machine with an NVIDIA GPU, Numba with CUDA, PyTorch, and this repository:
`PYTHONPATH=src python benchmarks/gpu_training.py [RESULTS.json]`.
"""

import datetime
import json
import platform
import statistics
import sys
from typing import Any

import numpy as np
import torch

from mascarade.training.classroom import Classroom
from mascarade.training.commands import every_cast
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
        pairs |= {name: (here.tensors[name], there.tensors[name]) for name in ("cards", "people", "actors", "rewards", "casts")}
        different = [name for name, (one, other) in pairs.items() if not torch.equal(one, other.cpu())]
        if different:
            return {"decisions": GAMES * (step + 1), "different": different}
    return {"decisions": GAMES * STEPS, "different": []}


def measure(trainer: Trainer, rounds: int = 7) -> dict[str, Any]:
    """Seconds that an update takes in its parts, and decisions a second of them all; medians."""
    trainer.rehearse()
    reports = [trainer.update() for _ in range(rounds)]
    seconds = {name[:-2]: round(statistics.median(report[name] for report in reports), 3) for name in reports[0] if name.endswith("_s")}
    decisions = trainer.decisions // rounds
    return {
        "decisions_of_an_update": decisions,
        "decisions_by_room": {name: len(room.masks) * trainer.plan.steps for name, room in trainer.rooms.items()},
        "seconds": seconds,
        "decisions_per_second": round(decisions / sum(seconds.values())),
    }


def main() -> int:
    """Compare, measure, print, and write the results."""
    made = {
        "command": "PYTHONPATH=src python benchmarks/gpu_training.py",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "gpu": torch.cuda.get_device_name(),
        "python": platform.python_version(),
        "torch": torch.__version__,
    }
    compared = compare()
    print(json.dumps(made | compared), flush=True)
    results = made | {"same_on_cpu_and_gpu": compared, "speed": measure(Trainer(Plan(imitate=0), every_cast(), "cuda"))}
    print(json.dumps(results["speed"]), flush=True)
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(json.dumps(results, indent=2) + "\n")
    return 1 if compared["different"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
