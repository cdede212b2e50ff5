"""How strong the expert is, how fast, and how it plays.

    make bench        or        python benchmarks/expert.py [--quick] [--ladder DIR] [--only PART …]

Strength: one player among others, as `mascarade arena` does it (every deal on every seat); the command that plays a cell's very games
stands beside it. A bar counts as reached only if the whole 99 % interval is beyond it; where it lies within, more games are played.
`seer`, who thinks as `bayes` and sees all cards, is the ceiling. Speed: one decision from Python at a table of 13, and many at once.
Style: what the expert and `bayes`, each among its own kind, do by fortune and by the game's age. Ladder: every file of weights in a folder,
each among `bayes` and among experts.

Prints everything and writes `benchmarks/results/expert.json`; `python -m tools.expert_page` makes tables and charts of it. With `--only`,
the other parts stay as they were measured, if that was with the same weights.
"""

import argparse
import datetime
import hashlib
import json
import os
import platform
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np

from mascarade.arena.experts import ANSWER_HABITS, HABITS, TURN_HABITS, ExpertCrew
from mascarade.arena.run import Run
from mascarade.arena.series import EXPERT_CHUNK, TURNS, one_among
from mascarade.arena.standings import Standings
from mascarade.arena.workers import all_cores, play_here
from mascarade.bots.match import RESULT, TALLY
from mascarade.bots.players import player_rows
from mascarade.casts import printed_cast
from mascarade.expert.bot import ExpertBot
from mascarade.expert.network import SHIPPED, draw, network_of
from mascarade.expert.senses import Senses
from mascarade.game import Game
from mascarade.rules.layout import MAX_SEATS

RESULTS = Path(__file__).parent / "results" / "expert.json"
SEED = 1
QUICK = 100

Table = tuple[int, int, str]
"""Edition, players, scenario."""
FIRST_4, FIRST_6, SECOND_8B = (1, 4, ""), (1, 6, ""), (2, 8, "B")
TABLES: tuple[Table, ...] = (
    *((1, players, "") for players in (4, 6, 8, 13)),
    *((2, players, scenario) for players in (6, 8, 12) for scenario in "AB"),
)
STRONG = {FIRST_6: 1.4, SECOND_8B: 1.4}
"""The least that the expert is meant to win among `bayes`, in fair shares, where it is not `USUAL`."""
USUAL = 1.2
WEAK = 0.8
"""The most that `bayes` is meant to win among experts."""
PAIRS = (("expert", "bayes", 20_000), ("seer", "bayes", 20_000), ("bayes", "expert", 20_000), ("seer", "expert", 2_000))
"""One, the others, and how many games. A table full of experts takes many times as long."""
LONGER = 5
"""So many times as many games where the first leave open whether a bar is reached."""
LADDER = (FIRST_6, SECOND_8B, FIRST_4)
STYLE = (FIRST_6, SECOND_8B)
STYLE_GAMES = 4_000

Facts = dict[str, Any]


def name_of(table: Table) -> str:
    """A table in words."""
    edition, players, scenario = table
    return f"{players} players, {'first' if edition == 1 else 'second'} edition{' ' * bool(scenario)}{scenario}"


def among(table: Table, one: str, others: str, games: int) -> Facts:
    """One player among others: what it wins, in fair shares, and the command that plays the same games."""
    edition, players, scenario = table
    run = Run(one_among(printed_cast(*table), one, others, games, SEED))
    play_here(run.series, run.missing(), run.add, Event(), all_cores())
    where = f"--players {players}" + f" --edition 2 --scenario {scenario}" * (edition == 2)
    return {
        "table": name_of(table),
        "one": Path(one).name,
        "among": Path(others).name,
        **Standings(run).shares[0].facts(),
        "games": run.series.games,
        "command": f"mascarade arena --one {Path(one).name} --among {Path(others).name} {where} --games {games} --seed {SEED}",
    }


def told(cell: Facts) -> str:
    """A cell in words."""
    share = f"{cell['value']:.3f} fair shares ({cell['low']:.3f} to {cell['high']:.3f})"
    verdict = f"  {'reached' if cell['reached'] else 'NOT reached'} ({cell['bar']})" if "reached" in cell else ""
    return f"{cell['table']}: one {cell['one']} among {cell['among']}: {share}{verdict}"


def strength(fewer: int) -> Facts:
    """Every table: the expert among bots, a bot among experts, and the ceiling."""
    cells, ceilings = [], []
    for table in TABLES:
        found = {}
        for one, others, games in PAIRS:
            cell = among(table, one, others, games // fewer)
            if one != "seer":
                bar = STRONG.get(table, USUAL) if one == "expert" else WEAK
                if cell["low"] < bar < cell["high"]:
                    print(told(cell), flush=True)
                    cell = among(table, one, others, LONGER * games // fewer)
                cell |= {"bar": bar, "reached": cell["low"] >= bar if one == "expert" else cell["high"] <= bar}
            found[one, others] = cell
            print(told(cell), flush=True)
            cells.append(cell)
        expert, seer = found["expert", "bayes"]["value"], found["seer", "bayes"]["value"]
        share = (expert - 1) / (seer - 1) if found["seer", "bayes"]["low"] > 1 else None
        ceilings.append({"table": name_of(table), "expert": expert, "seer": seer, "share of the gain": share and round(share, 3)})
        print(f"{name_of(table)}: of what seeing all cards gains, the expert gains {'–' if share is None else f'{share:.0%}'}", flush=True)
    same = player_rows(["master"]).tobytes() == player_rows(["bayes"]).tobytes()
    if not same:
        cells += [among(table, "expert", "master", PAIRS[0][2] // fewer) for table in TABLES]
    print("`master` is `bayes` by another name" if same else "\n".join(map(told, cells[-len(TABLES) :])), flush=True)
    return {"master is bayes": same, "cells": cells, "ceilings": ceilings}


def speed(fewer: int) -> Facts:
    """Milliseconds of one decision from Python, with all that the bot has to notice before it; and decisions per second of a batch."""
    took = []
    for seed in range(1 + max(1, 10 // fewer)):
        game = Game.new(13, seed=seed)
        bots = {name: ExpertBot(name, seed=seed) for name in game.players}
        for bot in bots.values():
            bot.deal(game.cards)
        while game.decides is not None:
            view, bot = game.view(game.decides), bots[game.decides]
            start = time.perf_counter()
            move = bot.decide(view)
            spent = time.perf_counter() - start
            game.play(move)
            for name, one in bots.items():
                view = game.view(name)
                start = time.perf_counter()
                one.watch(view)
                spent += (time.perf_counter() - start) * (one is bot)
            if seed:  # the first one compiles
                took.append(1000 * spent)
    found = {"decisions": len(took), "median ms": round(statistics.median(took), 3), "p99 ms": round(float(np.percentile(took, 99)), 3)}
    print(f"one decision, 13 players: median {found['median ms']} ms, p99 {found['p99 ms']} ms", flush=True)
    rate = batch_rate(500, max(3, 50 // fewer))
    print(f"500 decisions at once: {rate:,.0f} per second on one core", flush=True)
    return {"single, 13 players": found, "decisions a second in a batch of 500": round(rate)}


def batch_rate(rows: int, times: int) -> float:
    """How many decisions per second the network takes in a batch, out of games of 13."""
    network, cast, dice, read = network_of("expert"), printed_cast(1, 13), np.random.default_rng(SEED), []
    while len(read) < rows:
        game = Game.new(13, seed=len(read))
        minds = {name: Senses(game.cast, number) for number, name in enumerate(game.players)}
        for mind in minds.values():
            mind.deal(game.cards)
        while game.decides is not None and len(read) < rows:
            view, mind = game.view(game.decides), minds[game.decides]
            read.append((mind.observe(view), mind.sense(), mind.mask(view)))
            chances = network.chances(cast, *(one[None] for one in read[-1]))
            game.play(mind.move(view, int(draw(chances, dice.random(1, np.float32))[0])))
            for name, one in minds.items():
                one.watch(game.view(name))
    words, senses, masks = (np.stack(those) for those in zip(*read, strict=True))
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        network.chances(cast, words, senses, masks)
        spent.append(time.perf_counter() - start)
    return rows / statistics.median(spent)


def habits_of(table: Table, bot: str, games: int) -> Facts:
    """What a table full of one kind of player does."""
    cast = printed_cast(*table)

    def some(first: int) -> Any:
        numbers = np.arange(first, min(first + EXPERT_CHUNK, games))
        many = len(numbers)
        habits, results, tally = np.zeros(1, HABITS), np.zeros(many, RESULT), np.zeros(1, TALLY)
        courses = np.zeros((many, TURNS, MAX_SEATS), np.int8)
        ExpertCrew(cast, [bot]).play(np.zeros((many, cast.players), np.int16), numbers, numbers, SEED, results, tally, courses, habits)
        return habits, tally, int(results["turns"].sum())

    with ThreadPoolExecutor(all_cores()) as pool:
        found = list(pool.map(some, range(0, games, EXPERT_CHUNK)))
    codes = list(cast.characters)
    kinds = len(codes)
    total = {field: sum(one[0][field][0] for one in found) for field in HABITS.names or ()}
    return {
        "table": name_of(table),
        "bot": bot,
        "games": games,
        "turns a game": round(sum(turns for *_, turns in found) / games, 1),
        "characters": codes,
        "turns": total["turns"].tolist(),
        "bound": total["bound"].tolist(),
        "announced": total["announced"][..., :kinds].tolist(),
        "bluffed": total["bluffed"][..., :kinds].tolist(),
        "answers": total["answers"][..., :kinds, :].tolist(),
        **{field: sum(tally[field][0] for _, tally, _ in found)[:kinds].tolist() for field in ("challenged", "caught")},
    }


def style(fewer: int) -> Facts:
    """What the expert and `bayes` do; lists are by fortune, then by age, then by what is done."""
    found = [habits_of(table, bot, STYLE_GAMES // fewer) for table in STYLE for bot in ("expert", "bayes")]
    for one in found:
        done = np.array(one["turns"]).sum((0, 1))
        said = ", ".join(f"{what} {part:.1%}" for what, part in zip(TURN_HABITS, done / done.sum(), strict=True))
        print(f"{one['table']}, {one['bot']}: {said}", flush=True)
    return {"turn habits": TURN_HABITS, "answer habits": ANSWER_HABITS, "players": found}


def ladder(fewer: int, folder: Path | None) -> list[Facts]:
    """Every file of weights in a folder, in the order of their names' numbers: among `bayes`, and among experts."""
    found = []
    for path in sorted(folder.glob("*.safetensors"), key=_rung) if folder else ():
        for table in LADDER:
            for others, games in (("bayes", 10_000), ("expert", 4_000)):
                cell = among(table, str(path), others, games // fewer)
                found.append(cell | {"million decisions": _rung(path)[0], "weights": _fingerprint(path)})
                print(told(cell), flush=True)
    return found


def _rung(path: Path) -> tuple[int | None, str]:
    number = path.stem.rpartition("-")[2]
    return int(number) if number.isdigit() else None, path.name


def _fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a hundredth of everything, and write nothing")
    parser.add_argument("--ladder", type=Path, metavar="DIR", help="also measure every file of a folder: NAME-MILLIONS.safetensors")
    parts: dict[str, Callable[[int], Any]] = {"speed": speed, "style": style, "strength": strength}
    parser.add_argument("--only", nargs="+", choices=[*parts, "ladder"], help="measure these parts, and keep the others")
    options = parser.parse_args()
    weights = _fingerprint(SHIPPED)
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    kept = kept if kept.get("weights") == weights else {}
    if options.ladder:
        parts["ladder"] = partial(ladder, folder=options.ladder)
    wanted = options.only or list(parts)
    if missing := [name for name in ("speed", "strength", "style") if name not in wanted and name not in kept]:
        parser.error(f"nothing to keep: {', '.join(missing)} has not been measured with these weights")
    if "ladder" in wanted and not options.ladder:
        parser.error("the ladder's folder is missing: --ladder DIR")
    facts = {
        "command": "python benchmarks/expert.py",
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}",
        "seed": SEED,
        "weights": weights,
        **{name: kept[name] for name in ("speed", "strength", "style", "ladder") if name in kept},
    }
    for name in wanted:
        facts[name] = parts[name](QUICK if options.quick else 1)
        if not options.quick:
            RESULTS.write_text(json.dumps(facts, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
