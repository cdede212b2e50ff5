"""The long campaign of real faults, and its report.

    python -m tests.server.long_campaign [--part 0.1] [--minutes 30]

lets a part of all of it happen, and writes benchmarks/results/faults.json after every round. It ends with 1 if anything was wrong. As root
workers have networks of their own, and the database a small disk; otherwise it says loudly what was not tested.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mascarade.server.shared import LEASE_SECONDS as LEASE
from tests.server.campaign import WORKERS, Campaign, Found
from tests.server.elephant import Elephant
from tests.server.networks import Networks, possible
from tests.server.nursery import Nursery

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results" / "faults.json"
TOTALS = {
    "kill": 1000,
    "stall": 500,
    "hand_over": 100,
    "stop_base": 100,
    "part_from_base": 50,
    "part_workers": 50,
    "set_the_clock_back": 10,
    "fill_the_disk": 10,
}
FOR_ROOT = ("part_from_base", "part_workers", "fill_the_disk")
A_ROUND = 20
ALLOWED = LEASE + 1.0
"""So soon every table goes on."""
DISK = 120
"""Megabytes."""


def chunks(faults: dict[str, int], size: int, seed: int = 1) -> list[list[str]]:
    """All of these faults, in any order, in parts."""
    kinds = [kind for kind, many in faults.items() for _ in range(many)]
    random.Random(seed).shuffle(kinds)
    return [kinds[first : first + size] for first in range(0, len(kinds), size)]


@contextlib.contextmanager
def small_disk() -> Iterator[Path | None]:
    """A file system with little room."""
    if not possible():
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="disk-") as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=0755", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


class Report:
    """What came of all rounds so far."""

    def __init__(self, part: float, left_out: list[str]) -> None:
        self.part, self.left_out = part, left_out
        self.faults: Counter[str] = Counter()
        self.looked_at: Counter[str] = Counter()
        self.problems: list[str] = []
        self.refused: Counter[str] = Counter()
        self.went_on: list[float] = []
        self.rounds, self.longest, self.seconds = 0, 0.0, 0.0
        self.busy: list[float] = []

    def add(self, found: Found) -> None:
        self.rounds += 1
        self.faults += found.faults
        self.looked_at += Counter(found.looked_at)
        self.problems += found.problems
        self.refused += found.refused
        self.went_on += found.went_on
        self.longest, self.seconds = max(self.longest, found.longest), self.seconds + found.seconds
        self.busy.append(os.getloadavg()[0])

    def broken(self, error: BaseException) -> None:
        self.problems.append(f"round {self.rounds}: {type(error).__name__}: {str(error)[:300]}")

    def write(self) -> None:
        times = sorted(self.went_on) or [0.0]
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
        said: dict[str, Any] = {
            "command": f"python -m tests.server.long_campaign --part {self.part:g}",
            "commit": commit,
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load_average": round(sum(self.busy) / len(self.busy), 1) if self.busy else None,
            "workers": WORKERS,
            "lease_seconds": LEASE,
            "rounds": self.rounds,
            "seconds": round(self.seconds),
            "asked_for": TOTALS,
            "faults": dict(sorted(self.faults.items())),
            "not_tested": self.left_out,
            **self.looked_at,
            "refused": self.refused,
            "lost_doubled_or_stale": len(self.problems),
            "problems": self.problems[:20],
            "until_tables_went_on": {
                "measured": len(self.went_on),
                "median": round(times[len(times) // 2], 2),
                "longest": round(times[-1], 2),
                "allowed": ALLOWED,
                "longer_than_allowed": sum(one > ALLOWED for one in self.went_on),
            },
            "longest_wait_for_an_answer": round(self.longest, 2),
        }
        RESULTS.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def one_round(report: Report, elephant: Elephant, nursery: Nursery, networks: Networks | None, kinds: list[str], seed: int) -> None:
    with tempfile.TemporaryDirectory(prefix="campaign-") as folder:
        campaign = Campaign(Path(folder), elephant, nursery, networks, seed, LEASE)
        try:
            report.add(asyncio.run(campaign.go_through(kinds)))
        except BaseException as error:
            report.broken(error)
            kept = "\n".join(path.read_text(encoding="utf-8")[-2000:] for path in Path(folder).glob("worker*.txt"))
            print(f"{error!r}\n{kept}", file=sys.stderr)
            if not isinstance(error, Exception):
                raise
        finally:
            campaign.close()


def run(part: float, minutes: float) -> Report:
    left_out = [] if possible() else list(FOR_ROOT)
    for kind in left_out:
        print(f"NOT TESTED: {kind}, which root only can bring about", file=sys.stderr)
    totals = {kind: max(1, round(many * part)) for kind, many in TOTALS.items() if kind not in left_out}
    report, until = Report(part, left_out), time.monotonic() + 60 * minutes
    nursery = Nursery(LEASE)
    with contextlib.ExitStack() as stack:
        stack.callback(nursery.close)
        networks = None
        if possible():
            networks = Networks(WORKERS)
            stack.callback(networks.close)
        elephant = Elephant(*([networks.base] if networks else []), within=stack.enter_context(small_disk()))
        stack.callback(elephant.close)
        for number, kinds in enumerate(chunks(totals, A_ROUND)):
            one_round(report, elephant, nursery, networks, kinds, number)
            report.write()
            print(json.dumps([report.rounds, dict(report.faults), len(report.problems), round(report.seconds)]), flush=True)
            elephant.forget()
            if time.monotonic() > until:
                break
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--minutes", type=float, default=1e6, help="no further round is begun after so long")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing is left behind
    report = run(options.part, options.minutes)
    late = sum(one > ALLOWED for one in report.went_on)
    return 1 if report.problems or late else 0


if __name__ == "__main__":
    sys.exit(main())
