"""Doors into compiled thinking for Python: one player, one decision at a time."""

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import exact as assignments
from mascarade.bots import mind
from mascarade.bots.deciding import decide
from mascarade.bots.hearing import hear, settle
from mascarade.bots.mind import meet
from mascarade.rules.compiled import door
from mascarade.rules.layout import Records

COMPILED_FROM = ("rules", "luck", "beliefs", "bots")

ALONE = np.zeros(1, np.int8)
"""The roles where there is one mind: the first player's."""


@door
def sit_down(setups: Records, lores: Records, minds: Records, exacts: Records | None, me: int, cards: npt.NDArray[np.int8]) -> None:
    """A game begins for one player, who has seen the cards of all places; `exacts` is for those who believe exactly."""
    meet(setups[0], lores[0])
    mind.sit_down(setups[0], minds[0], me, cards)
    if exacts is not None:
        assignments.start(exacts[0])
        for place in range(len(cards)):
            assignments.learn(exacts[0], place, int(cards[place]))


@door
def watch(
    setups: Records,
    games: Records,
    lores: Records,
    minds: Records,
    exacts: Records | None,
    players: Records,
    rows: npt.NDArray[np.int64],
) -> None:
    """Learn from a decision's events, as one player may know them; `games` is the open state after it."""
    for k in range(len(rows)):
        hear(setups[0], lores[0], minds, exacts, players, ALONE, 0, int(rows[k]))
    if exacts is not None:
        assignments.marginals(setups[0], exacts[0], minds[0].odds)
    settle(setups[0], games[0], lores[0], minds, players, ALONE, 0)


@door
def think(setups: Records, games: Records, lores: Records, minds: Records, players: Records, luck: int) -> int:
    """One allowed decision of the player whose mind it is; `luck` is a generator's state."""
    return decide(setups[0], games[0], lores[0], minds[0], players[0], luck)
