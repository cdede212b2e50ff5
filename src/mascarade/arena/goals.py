"""What can be wished of a cast: goals, each with the figure that measures it."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.arena.findings import SILENT
from mascarade.arena.shares import SURE, Estimate, Floats, won
from mascarade.casts import Cast, setup_of
from mascarade.rules.layout import BROKE, CHEATED, MAX_KINDS, MAX_SEATS, RICH, Records

_FIELDS: Final = {
    "games": 1,
    "turns": 1,
    "seats": MAX_SEATS,  # by seat: games won
    "held": MAX_KINDS,  # by character: cards that were dealt to somebody
    "won": MAX_KINDS,  # games won by whoever was dealt it
    "announced": MAX_KINDS,
    "bluffed": MAX_KINDS,
    "challenged": MAX_KINDS,
    "endings": 4,
}
SUMS: Final = np.dtype([(name, np.float64, (many,)) for name, many in _FIELDS.items()])
"""What came out of some games, added up. Parts of a win are all that is not whole."""

Sums = npt.NDArray[np.void]


def sums_of(cast: Cast, results: Records, tally: Records) -> Sums:
    """The sums of some games of one bot at all seats: one SUMS."""
    found = np.zeros(1, SUMS)
    wins = won(results, cast.players)
    slots = int(setup_of(cast)["slots"][0])
    held = results["deal"][:, : cast.players * slots].reshape(len(results), cast.players, slots)
    found["games"], found["turns"] = len(results), results["turns"].sum()
    found["seats"][0, : cast.players] = wins.sum(axis=0)
    for kind in range(len(cast.characters)):
        cards = (held == kind).sum(axis=2)
        found["held"][0, kind], found["won"][0, kind] = cards.sum(), (cards * wins).sum()
        for field in ("announced", "bluffed", "challenged"):
            found[field][0, kind] = tally[field][0][kind]
    endings = results["ending"].astype(np.int64)
    cheat = endings & CHEATED != 0
    rich = ~cheat & (endings & RICH != 0)
    broke = ~cheat & ~rich & (endings & BROKE != 0)
    found["endings"][0] = rich.sum(), broke.sum(), cheat.sum(), (endings == 0).sum()
    return found


def added(sums: Sums) -> Sums:
    """The sums of all the games of several."""
    found = np.zeros(1, SUMS)
    for name in _FIELDS:
        found[name] = sums[name].sum(axis=0)
    return found


Figure = Callable[[Cast, Sums], Floats]
"""Of each row of sums: a number that is on average the same however many games it comes from, nearly."""


@dataclass(frozen=True)
class Goal:
    """Something that can be wished."""

    figure: Figure
    unit: float
    """By how much two casts differ, usually; below zero if less of it is better."""
    shown: Callable[[float], float] = float
    """What people are told in the figure's place."""

    def best(self, figures: Iterable[float]) -> float:
        """The figure of whoever fulfils it best."""
        return max(figures) if self.unit > 0 else min(figures)


def _uneven(wins: Floats, tries: Floats, fair: float) -> Floats:
    """How far shares of wins are from the fair one, squared, as parts of it; what luck alone would do is taken off."""
    there = tries > 0
    tries = np.maximum(tries, 1)
    off = (wins / tries / fair - 1) ** 2 - (1 / fair - 1) / tries
    found: Floats = np.where(there, off, 0).sum(axis=1) / there.sum(axis=1)
    return found


def _cards(cast: Cast, sums: Sums) -> Floats:
    return _uneven(sums["won"], sums["held"], 1 / cast.players)


def _seats_and_cards(cast: Cast, sums: Sums) -> Floats:
    wins = sums["seats"][:, : cast.players]
    return (_uneven(wins, np.broadcast_to(sums["games"], wins.shape), 1 / cast.players) + _cards(cast, sums)) / 2


def _turns(_: Cast, sums: Sums) -> Floats:
    found: Floats = np.log(sums["turns"][:, 0] / sums["games"][:, 0])
    return found


def _of_announcements(field: str) -> Figure:
    def figure(_: Cast, sums: Sums) -> Floats:
        found: Floats = sums[field].sum(axis=1) / np.maximum(sums["announced"].sum(axis=1), 1)
        return found

    return figure


def _endings(_: Cast, sums: Sums) -> Floats:
    found: Floats = 1 - ((sums["endings"] / sums["games"]) ** 2).sum(axis=1)
    return found


def _lively(_: Cast, sums: Sums) -> Floats:
    found: Floats = sums["announced"].sum(axis=1) / sums["turns"][:, 0]
    return found


def _silent(cast: Cast, sums: Sums) -> Floats:
    found: Floats = (sums["announced"][:, : len(cast.characters)] < SILENT * sums["games"]).sum(axis=1).astype(np.float64)
    return found


def _simple(cast: Cast, sums: Sums) -> Floats:
    simple = [kind for kind, one in enumerate(cast.characters.values()) if len(one.steps) == 1 and len(one.steps[0].asks) < 2]
    found: Floats = sums["announced"][:, simple].sum(axis=1) / np.maximum(sums["announced"].sum(axis=1), 1)
    return found


def _root(number: float) -> float:
    return math.sqrt(max(0.0, number))


GOALS: Final = {
    "fair": Goal(_seats_and_cards, -0.025, _root),
    "fair-to-cards": Goal(_cards, -0.04, _root),
    "short": Goal(_turns, -0.15, math.exp),
    "long": Goal(_turns, 0.15, math.exp),
    "bluffing": Goal(_of_announcements("bluffed"), 0.04),
    "claims": Goal(_of_announcements("challenged"), 0.075),
    "different-endings": Goal(_endings, 0.2),
    "lively": Goal(_lively, 0.04),
    "no-dead-cards": Goal(_silent, -0.5),
    "beginners": Goal(_simple, 0.12),
}
"""By the word that asks for it."""

Wishes = tuple[tuple[str, float], ...]
"""Goals and how much each of them weighs."""


def marks(cast: Cast, sums: Sums, wishes: Wishes, par: dict[str, float]) -> float:
    """How well a cast fulfils wishes: 0 if as well as, for each of them, the best printed cast; 1 if nothing could be better.

    The better a wish is fulfilled, the less more of it counts; so no wish is paid for with another.
    """
    total = added(sums)
    found = 0.0
    for goal, weight in wishes:
        better = (float(GOALS[goal].figure(cast, total)[0]) - par[goal]) / GOALS[goal].unit
        found += weight * (1 - math.exp(-max(-20.0, better)))
    return found / sum(weight for _, weight in wishes)


def measured(goal: str, cast: Cast, sums: Sequence[np.void] | Sums) -> Estimate:
    """A goal's figure as people are told it, and its 99% range: by leaving out one batch of games after the other (the jackknife)."""
    batches = np.asarray(sums)
    figure, shown = GOALS[goal].figure, GOALS[goal].shown
    total = added(batches)
    value, margin = float(figure(cast, total)[0]), math.inf
    if (many := len(batches)) > 1:
        without = np.zeros(many, SUMS)
        for name in _FIELDS:
            without[name] = total[name] - batches[name]
        off = figure(cast, without)
        margin = _sure(many - 1) * math.sqrt((many - 1) / many * float(np.square(off - off.mean()).sum()))
    return Estimate(shown(value), shown(value - margin), shown(value + margin))


def _sure(free: int) -> float:
    """How many standard errors hold the truth in 99 of 100 cases if there are few batches: Student's quantile, by its series."""
    z = SURE
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
