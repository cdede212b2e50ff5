"""Asks again what a search for a cast has found: on fresh deals, and with other bots. Writes benchmarks/results/casting.json.

First: mascarade cast --find "fair, short, bluffing" --players 9 --edition 2 --with puppet_master --without cheat --json found.json
"""

import argparse
import json
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final

import numpy as np

from mascarade.arena.casting import Casting
from mascarade.arena.found import Found
from mascarade.arena.goals import GOALS, Sums, measured
from mascarade.arena.race import BATCH, Job, Search, play_lot
from mascarade.arena.workers import all_cores, work_here

RESULTS: Final = Path(__file__).parent / "results" / "casting.json"
SEED: Final = 4711


def asked(search: Search, entrant: int) -> Found:
    """What a cast does in a search's own games that decide."""
    sums: dict[int, Sums] = {}
    lots = [(Job(entrant, batch, True),) for batch in range(search.last_batches)]
    work_here(partial(play_lot, search), lots, lambda lot, played: sums.update({lot[0].batch: played}), Event(), all_cores())
    cast, batches = search.cast(entrant), np.concatenate([sums[batch] for batch in range(search.last_batches)])
    return Found(cast, {goal: measured(goal, cast, batches) for goal, _ in search.wishes}, ())


def compared(best: Found, printed: list[Found]) -> dict[str, Any]:
    """By wish: the figures, and whether the found cast beats every printed one, at all and surely."""
    found = {}
    for goal, mine in best.figures.items():
        theirs = [one.figures[goal] for one in printed]
        better = [mine.value > one.value if GOALS[goal].unit > 0 else mine.value < one.value for one in theirs]
        surely = [best.surely_better(one, goal) for one in printed]
        figures = {"found": mine.facts(), "printed": [one.facts() for one in theirs]}
        found[goal] = figures | {"beats_all": all(better), "surely_beats_all": all(surely)}
    return found


def main() -> None:
    """Ask again, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("answer", type=Path)
    parser.add_argument("--bots", nargs="*", default=["regular", "master", "expert"])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--expert-games", type=int, default=2_000)
    options = parser.parse_args()
    answer = json.loads(options.answer.read_text(encoding="utf-8"))
    wanted = answer["best"][0]
    # the cast alone: everybody else of the edition stays away
    casting = Casting(wanted["edition"], wanted["players"], tuple(dict.fromkeys(wanted["cast"])))
    number = next(one for one in range(casting.total) if sorted(casting.cast(one).codes) == sorted(wanted["cast"]))
    found: dict[str, Any] = {}
    for bot in options.bots:
        games = options.expert_games if bot == "expert" else options.games
        search = Search(casting, tuple(answer["wishes"].items()), bot, 2, games, SEED)
        best, *printed = (asked(search, entrant) for entrant in (number, *(-1 - place for place in range(len(search.printed)))))
        found[bot] = {"games_each": search.last_batches * BATCH, "seed": search.seed_of(fresh=True)} | compared(best, printed)
        print(bot, json.dumps(found[bot]), flush=True)
        RESULTS.write_text(json.dumps({"answer": answer, "again": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
