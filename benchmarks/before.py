"""What this code costs beside an earlier one: the rules, the friendly layer, environments, bots, and the server without sockets.

    make bench        or        python benchmarks/before.py [--commit 98db4ad] [--rounds 200] [--only server] [--quick]

Both sides run in the same minutes, each in a process of its own: in every round each plays a slice, in turn, and CPU time counts, so that
whatever else the machine does strikes both. The figure is the median of the rounds' ratios: 1 is as fast as before, more is faster. The
other side is read out of git's history. Takes about five minutes, and more the first time, which compiles; writes
`benchmarks/results/before.json`.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from run import HERE, ROOT, machine, note

COMMIT = "98db4ad"
"""The last commit before the server was made safe against whatever guests send, and able to share tables."""
TARGET = 0.97
SLICES = {"core": 500_000, "core with events": 500_000, "friendly layer": 20, "VectorEnv": 20, "bots": 50, "server": 400}
"""How much of each part one side plays at a time: decisions, games, or steps; a few hundredths of a second."""


class Side:
    """One of the two codes, in a process that plays what it is asked to."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "before_played.py")],
            env=os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, part: str, many: int) -> float:
        """The seconds of CPU that a decision takes."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{part} {many}\n")
        self._process.stdin.flush()
        said = self._process.stdout.readline()
        if not said:
            raise RuntimeError(f"{part} failed")
        return float(said)

    def end(self) -> None:
        """It is not needed any more."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def checkout(commit: str) -> Path:
    """The source of a commit; what it compiles is kept in `.before` for the next time."""
    folder = ROOT / ".before" / commit
    if not folder.exists():
        with tempfile.TemporaryFile() as packed:
            subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, stdout=packed)
            packed.seek(0)
            folder.mkdir(parents=True)
            subprocess.run(["tar", "-x", "-C", str(folder)], check=True, stdin=packed)
    return folder / "src"


def measure(commit: str, parts: list[str], rounds: int) -> dict[str, dict[str, Any]]:
    """Every part, in rounds."""
    found: dict[str, dict[str, Any]] = {}
    with ExitStack() as stack:
        sides = []
        for source in (checkout(commit), ROOT / "src"):
            sides.append(Side(source))
            stack.callback(sides[-1].end)
        for part in parts:
            note(f"  {part}")
            for side in sides:
                side.play(part, SLICES[part])
            runs: list[tuple[float, float]] = []
            for number in range(rounds):
                first, second = (0, 1) if number % 2 else (1, 0)
                took = {first: sides[first].play(part, SLICES[part]), second: sides[second].play(part, SLICES[part])}
                runs.append((took[0], took[1]))
            found[part] = {
                "before_us": round(1e6 * statistics.median(before for before, _ in runs), 4),
                "now_us": round(1e6 * statistics.median(now for _, now in runs), 4),
                "ratio": round(statistics.median(before / now for before, now in runs), 3),
                "quartiles": [round(one, 3) for one in statistics.quantiles([before / now for before, now in runs], n=4)[::2]],
            }
    return found


def main() -> int:
    """Measure, print a table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--commit", default=COMMIT)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--only", nargs="+", choices=SLICES, help="only these parts, nothing written")
    parser.add_argument("--quick", action="store_true", help="shorter runs, nothing written: to see that it works")
    options = parser.parse_args()
    found = measure(options.commit, options.only or list(SLICES), 5 if options.quick else options.rounds)
    table = Table(title=f"CPU time of a decision beside commit {options.commit}: medians of rounds")
    for column in ("", "before, µs", "now, µs", "ratio", "lower quartile", "upper"):
        table.add_column(column, justify="left" if not column else "right")
    for part, one in found.items():
        figures = (one["before_us"], one["now_us"], one["ratio"], *one["quartiles"])
        table.add_row(part, *(f"{figure:.3f}" for figure in figures))
    Console().print(table)
    if not (options.quick or options.only):
        what = "CPU time of a decision: medians of rounds; ratio: before over now"
        results = machine() | {"what": what, "commit": options.commit, "target": TARGET, "parts": found}
        (HERE / "results" / "before.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
