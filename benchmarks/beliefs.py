"""How far bots may be believed in what they believe: of all that they take to be so with a chance of 82 %, are 82 % so?

    python benchmarks/beliefs.py [--games 100] [--one master] [--among honest]

One bot sits among others of one kind. Whenever it decides, the chance that it gives to every character at every place is compared with
where the cards lie. The cells are sorted into twenty classes of chance; what is told is the mean distance between chance and truth, by
cells (ECE). Without `--one` it measures those that docs/bots.md tells of.
"""

import argparse
import json
from typing import Any

import numpy as np
import numpy.typing as npt

from mascarade.casts import printed_cast
from mascarade.game import Game
from mascarade.opponents import make_bot

GAMES = 100
CLASSES = 20
TABLES = ((1, 6, ""), (2, 8, "B"))
PAIRS = (("bayes", "honest"), ("bayes", "bayes"), ("bayes@0.5", "honest"))


def cells(table: tuple[int, int, str], one: str, among: str, games: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Every chance that one bot gave, and whether it was so."""
    cast = printed_cast(*table)
    codes = list(cast.characters)
    given, so = [], []
    for seed in range(games):
        game = Game.new(cast.players, edition=cast.edition, scenario=table[2], seed=seed)
        me = game.players[seed % len(game.players)]
        bots = {name: make_bot(name, one if name == me else among, 100 * seed + seat) for seat, name in enumerate(game.players)}
        for bot in bots.values():
            bot.deal(game.cards)
        while game.decides is not None and len(game.actions) < 1000:
            view = game.view(game.decides)
            if game.decides == me:
                cards = game.cards
                for card, row in bots[me].odds(view).items():  # type: ignore[attr-defined]  # a thinking bot's
                    given.append(list(row.values()))
                    so.append([code == cards[card] for code in codes])
            game.play(bots[game.decides].decide(view))
            for bot in bots.values():
                bot.watch(game.view(bot.name))
    return np.array(given, np.float64), np.array(so, np.float64)


def measured(table: tuple[int, int, str], one: str, among: str, games: int) -> dict[str, Any]:
    """How far one bot's beliefs are off."""
    given, so = cells(table, one, among, games)
    by_game = np.minimum((given * CLASSES).astype(int), CLASSES - 1).ravel()
    many = np.bincount(by_game, minlength=CLASSES)
    off = np.abs(np.bincount(by_game, given.ravel(), CLASSES) - np.bincount(by_game, so.ravel(), CLASSES))
    blind = -np.log(np.maximum(1e-3, given[so == 1])).mean()
    return {"table": table, "one": one, "among": among, "games": games, "cells": int(many.sum())} | {
        "ece": round(float(off.sum() / many.sum()), 4),
        "surprise": round(float(blind), 4),
    }


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--one", help="this bot only: nothing is written")
    parser.add_argument("--among", default="honest", help="and these others")
    options = parser.parse_args()
    for table in TABLES:
        for one, among in [(options.one, options.among)] if options.one else PAIRS:
            print(json.dumps(measured(table, one, among, options.games)), flush=True)


if __name__ == "__main__":
    main()
