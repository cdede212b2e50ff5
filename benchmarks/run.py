"""All benchmarks in one run: our rules, our Python layer, our cold start, and beside them other published game environments.

    make bench        or        python benchmarks/run.py [--quick]

Prints a table and writes `benchmarks/results/cpu.json` and the chart `docs/speed.svg`, which also shows the GPU's figures from
`benchmarks/results/gpu.json`. The rivals are installed from `requirements-rivals.txt` into an environment of their own.
"""

import argparse
import datetime
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from chart import Bar, chart
from mascarade.casts import printed_cast, setup_of
from mascarade.game import Game
from mascarade.luck import play_streams
from mascarade.rules.layout import GAME, LOG

HERE = Path(__file__).parent
ROOT = HERE.parent
RIVALS = ROOT / ".venv-bench"
TABLES = ((1, 4, ""), (1, 6, ""), (1, 8, ""), (1, 13, ""), (2, 4, "A"), (2, 6, "B"), (2, 8, "B"), (2, 12, "B"))

Key = tuple[int, int, str]


def note(text: str) -> None:
    """Say on the error stream what is going on."""
    print(text, file=sys.stderr, flush=True)


def core_speed(key: Key, events: bool, decisions: int) -> float:
    """Random decisions per second of the compiled rules on one core, whole games with their deals included."""
    setups, games = setup_of(printed_cast(*key)), np.zeros(1, GAME)
    logs = np.zeros(1, LOG) if events else None
    play_streams(setups, games, logs, 1, 0, 1000)
    began = time.perf_counter()
    play_streams(setups, games, logs, 1, 0, decisions)
    return decisions / (time.perf_counter() - began)


def layer_speed(key: Key, games: int) -> float:
    """Moves per second of the friendly layer: for each move the allowed moves, the move, its events, and a view with its events."""
    edition, players, scenario = key
    draw = random.Random(1).random
    moves = 0
    began = time.perf_counter()
    for seed in range(games):
        game = Game.new(players, edition=edition, scenario=scenario, seed=seed)
        viewer = game.players[seed % players]
        while game.decides is not None:
            allowed = game.moves
            game.play(allowed[int(draw() * len(allowed))])
            _ = game.view(viewer).events
            moves += 1
    return moves / (time.perf_counter() - began)


def cold_start() -> dict[str, float]:
    """Seconds that `mascarade check` on a small file takes: the very first time, and once compiled (median of five)."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mascarade", "check", str(ROOT / "tests" / "cases" / "king.masc")]

        def timed() -> float:
            began = time.perf_counter()
            subprocess.run(command, env=os.environ | {"NUMBA_CACHE_DIR": folder}, check=True, capture_output=True)
            return time.perf_counter() - began

        first = timed()
        return {"first_time_s": round(first, 2), "compiled_s": round(statistics.median(timed() for _ in range(5)), 2)}


def rivals_python() -> Path:
    """The Python of the other environments' own environment, into which they are installed when `requirements-rivals.txt` has changed."""
    python = RIVALS / "bin" / "python"
    wanted = HERE / "requirements-rivals.txt"
    stamp = RIVALS / "installed"
    if not stamp.exists() or stamp.read_text() != wanted.read_text():
        note("installing the other environments into .venv-bench ...")
        subprocess.run([sys.executable, "-m", "venv", str(RIVALS)], check=True)
        subprocess.run([str(python), "-m", "pip", "--disable-pip-version-check", "-q", "install", "-r", str(wanted)], check=True)
        stamp.write_text(wanted.read_text())
    return python


def rival_speeds(*options: str) -> dict[str, Any]:
    """The other environments, measured by `rivals.py` in their own environment."""
    done = subprocess.run([str(rivals_python()), str(HERE / "rivals.py"), *options], check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def machine() -> dict[str, Any]:
    """Where and with what this was measured."""
    cpu = next((line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), "?")
    return {
        "command": "make bench",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpu": cpu,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "state_bytes": GAME.itemsize,
    }


def ours(quick: bool, into: dict[tuple[str, Key], list[float]]) -> None:
    """One round of our own figures."""
    for key in TABLES:
        for name, events in (("core", False), ("core with events", True)):
            note(f"  {name}, edition {key[0]}, {key[1]} players")
            into.setdefault((name, key), []).extend(core_speed(key, events, 1_000_000 if quick else 10_000_000) for _ in range(3))
    for key in TABLES:
        note(f"  friendly layer, edition {key[0]}, {key[1]} players")
        layer_speed(key, 20)
        into.setdefault(("friendly layer", key), []).extend(layer_speed(key, 100 if quick else 1000) for _ in range(3))


def main() -> int:
    """Measure everything, print a table, write the results and the chart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="shorter runs, nothing written: to see that it works")
    quick = parser.parse_args().quick
    runs: dict[tuple[str, Key], list[float]] = {}
    note("ours, before the others:")
    ours(quick, runs)
    others = rival_speeds(*(["--seconds", "0.5", "--repeats", "3"] if quick else []))
    note("ours, after the others:")
    ours(quick, runs)
    medians = {name: statistics.median(speeds) for name, speeds in runs.items()}
    cold = cold_start()
    best = max(rival["decisions_per_second"] for rival in others["rivals"])
    slowest = min(speed for (name, _), speed in medians.items() if name == "core")
    show(medians, others, cold, slowest / best)
    if not quick:
        results = machine() | {
            "what": "decisions per second on one core, medians of six runs (three before and three after the rivals)",
            "ours": [
                {"what": name, "edition": key[0], "players": key[1], "scenario": key[2], "decisions_per_second": round(speed)}
                for (name, key), speed in medians.items()
            ],
            "slowest_core_over_fastest_rival": round(slowest / best, 1),
            "cold_start_of_mascarade_check": cold,
            **others,
        }
        (HERE / "results" / "cpu.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        draw_chart(medians, others)
    return 0


def show(medians: dict[tuple[str, Key], float], others: dict[str, Any], cold: dict[str, float], ratio: float) -> None:
    """The table on the screen."""
    console = Console()
    table = Table(title="Random decisions per second, one core, medians")
    for column in ("", "edition", "players", "decisions per second"):
        table.add_column(column, justify="left" if not column else "right")
    for (name, (edition, players, scenario)), speed in medians.items():
        table.add_row(f"Mascarade, {name}", f"{edition}{scenario}", str(players), f"{speed:,.0f}")
    table.add_section()
    for rival in sorted(others["rivals"], key=lambda one: -one["decisions_per_second"]):
        table.add_row(f"{rival['name']} ({rival['how']})", "", "", f"{rival['decisions_per_second']:,.0f}")
    console.print(table)
    for missing in others["missing"]:
        console.print(f"[red]not measured: {missing['name']}: {missing['why']}")
    console.print(f"Our slowest table is {ratio:.1f} times the fastest of the others.")
    console.print(f"`mascarade check` on a small file: {cold['first_time_s']} s the first time, {cold['compiled_s']} s once compiled.")


def draw_chart(medians: dict[tuple[str, Key], float], others: dict[str, Any]) -> None:
    """The chart for the README: our slowest table of each kind, and the others."""
    gpu = json.loads((HERE / "results" / "gpu.json").read_text(encoding="utf-8"))
    slowest = {name: min(speed for (one, _), speed in medians.items() if one == name) for name, _ in medians}
    bars = [
        Bar(f"Mascarade on one {gpu['gpu']}", min(row["decisions_per_second"] for row in gpu["speed"]), ours=True),
        Bar("Mascarade, one core", slowest["core"], ours=True),
        Bar("Mascarade, one core, with events", slowest["core with events"], ours=True),
        Bar("Mascarade, Python layer with views", slowest["friendly layer"], ours=True),
    ]
    bars += [Bar(rival["name"], rival["decisions_per_second"]) for rival in others["rivals"]]
    picture = chart(
        "Random decisions per second",
        "our slowest table; logarithmic: a line is ten times the one before",
        sorted(bars, key=lambda bar: -bar.value),
    )
    (ROOT / "docs" / "speed.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
