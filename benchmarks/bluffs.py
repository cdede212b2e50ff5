"""How often bots bluff, and whether it costs them anything.

    python benchmarks/bluffs.py [--quick]

At every printed table of four to eight, seats and temperaments as *Play now* deals them: the share of announcements that are false, by
temperament; how many are challenged; and how one `regular` among others that think as it did before it bluffed fares, each temperament
in turn, on every seat. Then the neighbouring levels. Prints everything and writes `benchmarks/results/bluffs.json`.
"""

import argparse
import datetime
import json
import os
import platform
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mascarade.arena.shares import share_of, won
from mascarade.bots.match import RESULT, TALLY, Crew
from mascarade.bots.players import TEMPERAMENTS
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.server.faces import face_of
from mascarade.server.seats import BOT_NAMES, Seat, temperament_of

HERE = Path(__file__).parent
CHUNK = 50
SEED = 1203
"""Not one with which the numbers in `players.py` and `mind.py` were chosen."""
GAMES = 6000
MOODS = tuple(TEMPERAMENTS)
TABLES = [table for table in printed_casts() if 4 <= table[1] <= 8]
BEFORE = "announces=3,claims=4,passes=0.5,seen=0.75,doubt=0.12,patience=0.8,split=0.8,cheek=0,mischief=0,caution=0"
"""What `regular` thought with when it bluffed only where that paid, but for its nerve, which went with its temperament."""
NERVE = {"cautious": 2.0, "bold": 0.75}
NEIGHBOURS = (("regular", "casual"), ("sharp", "regular"))
"""One among others: better players win more."""

Facts = dict[str, Any]


def of(level: str) -> list[str]:
    """A level with every temperament."""
    return [f"{level}:{mood}" for mood in MOODS]


def before() -> list[str]:
    """`regular` as it was."""
    return [f"regular:{mood}@{BEFORE},nerve={NERVE.get(mood, 1.3)}" for mood in MOODS]


def dealt(players: int, tables: int) -> npt.NDArray[np.int16]:
    """Temperaments by number, as they go with bots' names: of neighbours in the list, from anywhere on."""
    moods = [MOODS.index(temperament_of(Seat(name, face_of(name), level="regular")) or "even") for name in BOT_NAMES]
    first = np.random.default_rng(SEED).integers(0, len(moods), tables)
    return np.array(moods, np.int16)[(first[:, None] + np.arange(players)) % len(moods)]


def play(cast: Cast, bots: Sequence[str], seats: npt.NDArray[np.int16], deals: npt.NDArray[np.int64]) -> tuple[Any, Facts]:
    """Games at one table on all cores: by game and seat the share of the win; by chunk and bot what it did."""

    def some(first: int) -> tuple[Any, Any]:
        part = slice(first, first + CHUNK)
        numbers = np.arange(first, first + len(deals[part]))
        results, tallies = np.zeros(len(numbers), RESULT), np.zeros(len(bots), TALLY)
        Crew(cast, bots).play(seats[part], deals[part], numbers, SEED, results, tallies)
        return results, tallies

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(some, range(0, len(deals), CHUNK)))
    fields = ("announced", "bluffed", "challenged", "caught")
    return won(np.concatenate([results for results, _ in found]), cast.players), {
        field: np.array([tallies[field].sum(1) for _, tallies in found]) for field in fields
    }


def bluffs(cast: Cast, level: str, games: int) -> Facts:
    """What a table full of one level does."""
    _, did = play(cast, of(level), dealt(cast.players, games), np.arange(games))
    false = share_of(did["bluffed"].sum(1).astype(float), did["announced"].sum(1).astype(float))
    assert false is not None
    share = did["bluffed"].sum(0) / did["announced"].sum(0)
    return {
        "games": games,
        "false": round(false.value, 3),
        "low": round(false.low, 3),
        "high": round(false.high, 3),
        "by temperament": {mood: round(float(one), 3) for mood, one in zip(MOODS, share, strict=True)},
        "challenged": round(float(did["challenged"].sum() / did["announced"].sum()), 3),
        "bluffs challenged": round(float(did["caught"].sum() / did["bluffed"].sum()), 3),
    }


def strength(cast: Cast, one: Sequence[str], among: Sequence[str], games: int) -> tuple[Facts, npt.NDArray[np.float64]]:
    """One among others, on every seat of each deal: its share of wins, in fair shares; and by deal."""
    deals = -(-games // cast.players)
    games = deals * cast.players
    seats = np.repeat(dealt(cast.players, deals), cast.players, axis=0)
    mine = np.arange(games) % cast.players
    seats[np.arange(games), mine] += len(MOODS)
    shares, _ = play(cast, [*among, *one], seats, np.arange(games) // cast.players)
    by_deal = shares[np.arange(games), mine].reshape(deals, -1).sum(axis=1)
    found = share_of(by_deal, np.full(deals, float(cast.players)))
    assert found is not None
    return {"games": games} | found.times(cast.players).facts(), by_deal


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a hundredth of everything, and write nothing")
    parser.add_argument("--games", type=int, default=GAMES, help="for each strength; for each share of bluffs a third of it, or a tenth")
    options = parser.parse_args()
    games = 60 if options.quick else options.games
    tables, together = [], []
    for table in TABLES:
        cast = printed_cast(*table)
        share, by_deal = strength(cast, of("regular"), before(), games)
        together.append(by_deal)
        tables.append({"table": table, "regular": bluffs(cast, "regular", games // 3), "one among those before": share})
        print(json.dumps(tables[-1]), flush=True)
    every = np.concatenate(together)
    mean, wide = every.mean(), 2.576 * every.std() / len(every) ** 0.5
    facts: Facts = {
        "command": "python benchmarks/bluffs.py" + ("" if games == GAMES else f" --games {games}"),
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "before": before(),
        "tables": tables,
        "at all tables": {"value": round(mean, 4), "low": round(mean - wide, 4), "high": round(mean + wide, 4)},
        "neighbours": [
            {"one": one, "among": among, "table": table} | strength(printed_cast(*table), of(one), of(among), games)[0]
            for one, among in NEIGHBOURS
            for table in ((1, 6, ""), (2, 8, "B"))
        ],
        "other levels": [
            {"level": level, "table": table} | bluffs(printed_cast(*table), level, games // 10)
            for level in ("novice", "casual", "sharp", "master")
            for table in ((1, 5, ""), (1, 6, ""), (2, 8, "B"))
        ],
        "other tables": [{"table": table} | bluffs(printed_cast(*table), "regular", games // 10) for table in ((1, 3, ""), (1, 13, ""))],
    }
    print(json.dumps({key: value for key, value in facts.items() if key != "tables"}, indent=1))
    if not options.quick:
        (HERE / "results" / "bluffs.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
