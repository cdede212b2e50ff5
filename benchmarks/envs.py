"""The environments for learning: thousands of games at once, PettingZoo, OpenSpiel; and beside them games of those two libraries.

    make bench        or        python benchmarks/envs.py [--quick]

Everything plays at random through its public interface, observations included. Rounds go round all entries in turn, so that a slow spell
of the machine is shared; medians count. PettingZoo's own game runs in the environment of `requirements-rivals.txt`, OpenSpiel's own here.
Prints a table and writes `benchmarks/results/envs.json`.
"""

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as openspiel_games  # noqa: F401  # registers them
from open_spiel.python.observation import make_observation
from rich.console import Console
from rich.table import Table

import mascarade.envs.openspiel  # noqa: F401  # registers ours
from mascarade.casts import printed_cast
from mascarade.envs import pettingzoo
from mascarade.envs.vector import VectorEnv
from run import HERE, machine, note, rival_speeds

GAMES, PLAYERS, SEED = 4096, 6, 20240229
THREADS = 2
LEDUC = "PettingZoo leduc_holdem_v4"
OPENSPIEL = f"python_mascarade(players={PLAYERS})"

# Plays for so many seconds; gives decisions per second.
Measure = Callable[[float], float]


@dataclass
class Entry:
    """What is measured, and what was."""

    name: str
    how: str
    measure: Measure
    ours: bool = True
    runs: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """Decisions per second."""
        return statistics.median(self.runs)


def repeated(play: Callable[[], int], seconds: float) -> float:
    """Play batches for at least so long; gives decisions per second. A batch gives how many it had."""
    decisions, elapsed = 0, 0.0
    began = time.perf_counter()
    while elapsed < seconds:
        decisions += play()
        elapsed = time.perf_counter() - began
    return decisions / elapsed


def vector(threads: int) -> Measure:
    """Thousands of games at once, with what `sample` draws."""
    env = VectorEnv(printed_cast(1, PLAYERS), GAMES, seed=SEED, threads=threads)

    def play() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * GAMES

    play()
    return partial(repeated, play)


def aec() -> Measure:
    """Our PettingZoo environment, in the same loop as the other's in `rivals.py`."""
    env = pettingzoo.env(players=PLAYERS)
    env.reset(seed=SEED)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        for _ in range(20):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(choice(np.flatnonzero(observation["action_mask"])))
                decisions += 1
        return decisions

    play()
    return partial(repeated, play)


def leduc(seconds: float) -> float:
    """PettingZoo's own, in its own environment."""
    found = rival_speeds("--only", LEDUC, "--seconds", str(seconds), "--repeats", "1")
    if found["missing"]:
        raise RuntimeError(found["missing"][0]["why"])
    return float(found["rivals"][0]["decisions_per_second"])


def openspiel(name: str, listed: bool) -> Measure:
    """A Python game of OpenSpiel: the observation of whoever decides, by `make_observation` or as a list. Chance is uniform in all."""
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    choice = random.Random(SEED).choice

    def play() -> int:
        decisions = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                player = state.current_player()
                if player >= 0:
                    decisions += 1
                    if listed:
                        state.observation_tensor(player)
                    else:
                        observation.set_from(state, player)
                state.apply_action(choice(state.legal_actions()))
        return decisions

    play()
    return partial(repeated, play)


def entries() -> list[Entry]:
    """Everything, ready to be measured."""
    random_steps = f"{GAMES:,} games, {PLAYERS} players: env.step(env.sample())"
    loop = "AEC loop with random masked actions"
    found = [
        Entry("Mascarade, vector, 1 thread", random_steps, vector(1)),
        Entry(f"Mascarade, vector, {THREADS} threads", random_steps, vector(THREADS)),
        Entry("Mascarade in PettingZoo", f"{PLAYERS} players: {loop}", aec()),
        Entry(LEDUC, loop, leduc, ours=False),
    ]
    for how, listed in (("make_observation", False), ("observation_tensor, a list", True)):
        found.append(Entry("Mascarade in OpenSpiel", f"{PLAYERS} players: random, {how}", openspiel(OPENSPIEL, listed)))
        for name in ("python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe"):
            found.append(Entry(f"OpenSpiel {name}", f"random, {how}", openspiel(name, listed), ours=False))
    return found


def ratios(measured: list[Entry]) -> dict[str, float]:
    """How ours compare."""
    one, two, ours, other, *spiels = [entry.median for entry in measured]
    half = len(spiels) // 2
    return {
        f"vector_{THREADS}_threads_over_1": round(two / one, 2),
        "pettingzoo_over_leduc": round(ours / other, 1),
        "openspiel_over_fastest_python_game": round(spiels[0] / max(spiels[1:half]), 2),
        "openspiel_over_fastest_python_game_with_lists": round(spiels[half] / max(spiels[half + 1 :]), 2),
    }


def results(measured: list[Entry], load: float) -> dict[str, Any]:
    """What is written down."""
    return machine() | {
        "load_before": round(load, 2),
        "what": f"decisions per second, medians of {len(measured[0].runs)} rounds that went round all entries",
        "pettingzoo": version("pettingzoo"),
        "open_spiel": version("open_spiel"),
        "envs": [
            {"name": one.name, "how": one.how, "ours": one.ours, "decisions_per_second": round(one.median), "runs": [*map(round, one.runs)]}
            for one in measured
        ],
        "ratios": ratios(measured),
    }


def show(measured: list[Entry]) -> None:
    """The table on the screen."""
    table = Table(title="Random decisions per second, with observations, medians")
    table.add_column("")
    table.add_column("how")
    table.add_column("decisions per second", justify="right")
    for one in measured:
        table.add_row(one.name, one.how, f"{one.median:,.0f}", style="bold" if one.ours else "")
    console = Console()
    console.print(table)
    for name, ratio in ratios(measured).items():
        console.print(f"{name.replace('_', ' ')}: {ratio}")


def main() -> int:
    """Measure everything, print a table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="shorter runs, nothing written: to see that it works")
    quick = parser.parse_args().quick
    load = os.getloadavg()[0]
    measured = entries()
    for number in range(2 if quick else 7):
        for one in measured:
            one.runs.append(one.measure(0.3 if quick else 2.0))
            note(f"round {number + 1}: {one.name} ({one.how}): {one.runs[-1]:,.0f}")
    show(measured)
    if not quick:
        (HERE / "results" / "envs.json").write_text(json.dumps(results(measured, load), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
