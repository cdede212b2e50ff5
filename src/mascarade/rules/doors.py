"""Doors into the compiled rules for Python: each takes arrays of one record, the form that crosses the border fastest."""

import numpy as np
import numpy.typing as npt

from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import Records
from mascarade.rules.legal import count, nth
from mascarade.rules.step import deal, resume, step

COMPILED_FROM = ("rules",)


@compiled
def situation(game: np.record) -> int:
    """All that the allowed decisions depend on: the seat that decides, the phase (from bit 8 on), and the options (from bit 16 on)."""
    return int(game.actor) | int(game.phase) << 8 | int(game.options) << 16


@door
def allowed(setups: Records, games: Records, actions: npt.NDArray[np.int16]) -> int:
    """Write the decisions allowed now into `actions`; gives how many."""
    found = count(setups[0], games[0])
    for k in range(found):
        actions[k] = nth(setups[0], games[0], k)
    return found


@door
def decide(setups: Records, games: Records, logs: Records, action: int) -> int:
    """Carry out an allowed decision.

    Gives the number of events in its low byte and above it the new `situation`: Python needs both, and one number crosses the border
    faster than two.
    """
    step(setups[0], games[0], logs[0], action)
    return int(logs[0].count) | situation(games[0]) << 8


@door
def begin(setups: Records, games: Records) -> None:
    """Start a game with the cards in the order of the cast."""
    deal(setups[0], games[0])


@door
def begin_midway(setups: Records, games: Records) -> int:
    """Start from a position that has been written into the game; gives its situation."""
    resume(setups[0], games[0])
    return situation(games[0])
