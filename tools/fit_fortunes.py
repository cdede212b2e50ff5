"""Fit how strong fortunes are to games between bots, and write bots/fortunes.py: `python tools/fit_fortunes.py [GAMES] [SEED]`.

For each number of players every fortune gets a weight such that, over all turns of all games, a player's weight divided by everybody's is
as good a forecast of who wins as can be (a multinomial logit). The bots play with the weights that are there.
"""

import sys
from pathlib import Path

import numpy as np

TARGET = Path(__file__).parent.parent / "src/mascarade/bots/fortunes.py"
TURNS = 120
MOST = 0.8
LEAST = 0.04
"""What one gold more is worth at least: bots that see no good in gold play for ever."""
POSITIONS = 30_000
"""More add nothing."""


def games_of(cast, games: int, seed: int):
    """Fortunes at the beginning of turns, and what each seat won at the end."""
    from mascarade.bots.match import RESULT, Crew

    seats = np.random.default_rng(seed).integers(0, 2, (games, cast.players)).astype(np.int16)
    courses = np.full((games, TURNS, 13), -1, np.int8)
    results = np.zeros(games, RESULT)
    numbers = np.arange(games)
    Crew(cast, ["bayes", "honest"]).play(seats, numbers, numbers, seed, results, courses=courses)
    return courses[:, :, : cast.players], results


def fit(gold: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The logarithm of each fortune's weight, by gradient steps; nobody has 13 or nothing at the beginning of a turn."""
    guess = 0.3 * np.arange(14.0)
    strength = guess.copy()
    first, second = np.zeros(14), np.zeros(14)
    hits = np.bincount(gold.ravel(), weights=won.ravel(), minlength=14)
    rough = np.zeros((14, 14))
    for g in range(1, 12):  # neighbouring steps should be alike where there are few games
        rough[g, g - 1 : g + 2] += [1, -2, 1]
    rough = rough.T @ rough * 1e-3
    for step in range(1, 500):
        weights = np.exp(strength - strength.max())[gold]
        share = weights / weights.sum(1, keepdims=True)
        slope = (
            (np.bincount(gold.ravel(), weights=share.ravel(), minlength=14) - hits) / len(gold)
            + rough @ strength
            + 1e-3 * (strength - guess)
        )
        first += 0.1 * (slope - first)
        second += 0.01 * (slope**2 - second)
        strength -= 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-9) * min(1, 300 / step)
        strength = np.cumsum(np.append(strength[0], np.clip(np.diff(strength), LEAST, MOST)))  # more gold is never worse
    return strength - strength[6]


def main(games: int, seed: int) -> None:
    """One round."""
    from mascarade.casts import printed_cast, printed_casts

    table = np.zeros((14, 14))
    for players in range(2, 14):
        golds, wons = [], []
        for edition, number, scenario in printed_casts():
            if number == players:
                courses, results = games_of(printed_cast(edition, number, scenario), games, seed)
                share = results["winners"].astype(int)[:, None] >> np.arange(players) & 1
                share = share / np.maximum(1, share.sum(1, keepdims=True))
                game, turn = np.nonzero(courses[:, :, 0] > 0)
                golds.append(courses[game, turn].astype(int))
                wons.append(share[game])
        gold, won = np.concatenate(golds), np.concatenate(wons)
        some = np.random.default_rng(seed).choice(len(gold), min(len(gold), POSITIONS), replace=False)
        table[players] = fit(gold[some], won[some])
        print(players, np.round(table[players], 2), flush=True)
    rows = ",\n".join("    (" + ", ".join(f"{value:.3f}" for value in row[:13]) + ")" for row in table[2:])
    about = '"""How strong a fortune is, by the number of players: `tools/fit_fortunes.py` makes this from games between bots."""'
    TARGET.write_text(f'''{about}

import numpy as np

_LOGARITHMS = (
{rows},
)
"""From 2 to 13 players; for 0 to 12 gold."""

STRENGTH = np.ones((14, 14), np.float32)
"""The weight of a fortune, by players and gold: divided by the sum of everybody's it is about the chance to win."""
STRENGTH[2:, :13] = np.exp(np.array(_LOGARITHMS))
STRENGTH[2:, 13] = STRENGTH[2:, 12]
''')


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
