"""How fast the bots are, and how strong.

    make bench        or        python benchmarks/bots.py [--quick]

Speed: a million games between `bayes` bots and between `honest` ones, on all cores; decisions of bots with exact beliefs, on one core;
single decisions from Python with 13 players, at every level. Strength: one bot among five or seven others, by `mascarade arena`, whose
commands stand beside the figures. Prints everything and writes `benchmarks/results/bots.json`.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from mascarade.bots.bot import ThinkingBot
from mascarade.bots.match import RESULT, Crew
from mascarade.bots.players import LEVELS
from mascarade.casts import Cast, printed_cast
from mascarade.game import Game

HERE = Path(__file__).parent
CHUNK = 2000

TABLES = {
    "6 players, first edition": ("--players", "6"),
    "8 players, second edition B": ("--players", "8", "--edition", "2", "--scenario", "B"),
}
ORDER = tuple(LEVELS)
PAIRS = (
    ("honest", "random", 2.0),
    ("bayes", "honest", 1.5),
    *((better, worse, 1.15) for worse, better in pairwise(ORDER)),
    ("seer", "bayes", None),
    ("seer", "honest", None),
    ("exact", "bayes", None),
)
"""One among others, and the least share, in fair shares, that it is meant to win; `seer` sees all cards and shows the ceiling."""


def play(cast: Cast, bot: str, games: int, cores: int) -> tuple[float, int]:
    """Play games between bots of one kind; gives the seconds and the decisions."""

    def some(first: int) -> int:
        many = min(CHUNK, games - first)
        numbers = np.arange(first, first + many)
        results = np.zeros(many, RESULT)
        Crew(cast, [bot]).play(np.zeros((many, cast.players), np.int16), numbers, numbers, 1, results)
        return int(results["decisions"].sum())

    some(max(0, games - 10))  # compile
    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        decisions = sum(pool.map(some, range(0, games, CHUNK)))
    return time.perf_counter() - start, decisions


def series(games: int) -> dict[str, Any]:
    """A million games, and exact beliefs."""
    found: dict[str, Any] = {}
    cores = os.cpu_count() or 1
    for bot in ("bayes", "honest"):
        seconds, decisions = play(printed_cast(1, 6), bot, games, cores)
        found[f"{bot}, 6 players"] = {"games": games, "cores": cores, "seconds": round(seconds, 1), "decisions": decisions}
        print(f"{games:,} games between {bot} bots, 6 players, {cores} cores: {seconds:.0f} s", flush=True)
    for players in (6, 13):
        rates = []
        for _ in range(3):
            seconds, decisions = play(printed_cast(1, players), "exact", max(40, games // (500 if players == 6 else 5000)), 1)
            rates.append(decisions / seconds)
        rate = statistics.median(rates)
        found[f"exact, {players} players"] = {"decisions a second on one core": round(rate)}
        print(f"exact beliefs, {players} players: {rate:,.0f} decisions per second on one core", flush=True)
    return found


def single(games: int) -> dict[str, Any]:
    """One decision at a time from Python, 13 players: milliseconds, with all that the bot has to notice before it."""
    found: dict[str, Any] = {}
    for level in (*LEVELS, "exact"):
        took = []
        for seed in range(games + 1):
            game = Game.new(13, seed=seed)
            bots = {name: ThinkingBot(name, level, seed) for name in game.players}
            for bot in bots.values():
                bot.deal(game.cards)
            while game.decides is not None:
                views = {name: game.view(name) for name in bots}
                start = time.perf_counter()
                move = bots[game.decides].decide(views[game.decides])
                middle = time.perf_counter()
                game.play(move)
                view = game.view(game.players[0])
                again = time.perf_counter()
                bots[game.players[0]].watch(view)
                if seed:  # the first one compiles
                    took.append(1000 * (middle - start + time.perf_counter() - again))
                for name in game.players[1:]:
                    bots[name].watch(game.view(name))
        middle_of, worst = round(statistics.median(took), 4), round(float(np.percentile(took, 99)), 3)
        found[level] = {"decisions": len(took), "median ms": middle_of, "p99 ms": worst}
        print(f"one decision, 13 players, {level}: median {middle_of} ms, p99 {worst} ms", flush=True)
    return found


def strength(games: int) -> list[dict[str, Any]]:
    """One among others, in the arena."""
    found = []
    for table, options in TABLES.items():
        for one, among, least in PAIRS:
            many = games // 20 if "exact" in (one, among) else games
            command = ["arena", "--one", one, "--among", among, *options, "--games", str(many), "--seed", "1"]
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "arena.json"
                subprocess.run([sys.executable, "-m", "mascarade", *command, "--json", str(path)], check=True, capture_output=True)
                facts = json.loads(path.read_text())
            share = facts["bots"][one]["share"]
            found.append({"table": table, "one": one, "among": among, **share, "games": facts["games"], "meant": least})
            found[-1]["command"] = "mascarade " + " ".join(command)
            low, high = share["low"], share["high"]
            verdict = "" if least is None else ("  reached" if low >= least else "  NOT reached") + f" ({least})"
            print(f"{table}: one {one} among {among}: {share['value']:.3f} fair shares ({low:.3f} to {high:.3f}){verdict}", flush=True)
    return found


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a hundredth of everything, and write nothing")
    quick = parser.parse_args().quick
    facts = {
        "command": "python benchmarks/bots.py",
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "speed": series(10_000 if quick else 1_000_000),
        "single decisions": single(1 if quick else 10),
        "strength": strength(600 if quick else 24_000),
    }
    if not quick:
        (HERE / "results" / "bots.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
