"""Doors into compiled beliefs for Python."""

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import exact, marginal
from mascarade.rules.compiled import door
from mascarade.rules.layout import Records

COMPILED_FROM = ("rules", "beliefs")

Odds = npt.NDArray[np.float32]
"""One matrix of places and characters, in an array of one."""


@door
def marginal_deal(setups: Records, odds: Odds, cards: npt.NDArray[np.int8]) -> None:
    """Everybody has seen the deal."""
    for place in range(len(cards)):
        marginal.learn(setups[0], odds[0], place, int(cards[place]))


@door
def marginal_mix(setups: Records, odds: Odds, one: int, other: int, chance: float) -> None:
    """Two cards were taken."""
    marginal.mix(setups[0], odds[0], one, other, chance)


@door
def marginal_see(setups: Records, odds: Odds, place: int, kind: int) -> None:
    """A card was seen."""
    marginal.see(setups[0], odds[0], place, kind)


@door
def marginal_weigh(setups: Records, odds: Odds, place: int, kind: int, factor: float) -> None:
    """Something was said."""
    marginal.weigh(setups[0], odds[0], place, kind, factor)


@door
def exact_deal(exacts: Records, cards: npt.NDArray[np.int8]) -> None:
    """Everybody has seen the deal."""
    exact.start(exacts[0])
    for place in range(len(cards)):
        exact.learn(exacts[0], place, int(cards[place]))


@door
def exact_mix(exacts: Records, one: int, other: int, chance: float) -> None:
    """Two cards were taken."""
    if chance >= 1.0:
        exact.swap(exacts[0], one, other)
    else:
        exact.mix(exacts[0], one, other, chance)


@door
def exact_see(setups: Records, exacts: Records, place: int, kind: int) -> None:
    """A card was seen."""
    exact.see(setups[0], exacts[0], place, kind)


@door
def exact_weigh(exacts: Records, place: int, kind: int, factor: float) -> None:
    """Something was said."""
    exact.weigh(exacts[0], place, kind, factor)


@door
def exact_marginals(setups: Records, exacts: Records, odds: Odds) -> None:
    """The chance of every character at every place."""
    exact.marginals(setups[0], exacts[0], odds[0])
