"""All that an expert reads, out of one player's views alone."""

import numpy as np
import numpy.typing as npt

from mascarade.bots.mind import LORE, meet
from mascarade.casts import Cast
from mascarade.envs.observer import Observer
from mascarade.expert.hearing import listen
from mascarade.expert.odds import ODDS, SENSES, open_odds, sense
from mascarade.rules.compiled import door
from mascarade.rules.layout import GAME, Records
from mascarade.views import View

COMPILED_FROM = (
    "rules",
    "luck",
    "beliefs",
    "bots",
    "envs/encoding",
    "envs/batch",
    "envs/single",
    "envs/observer",
    "expert/odds",
    "expert/hearing",
    "expert/senses",
)


@door
def open_senses(setups: Records, games: Records, lores: Records, odds: Records) -> None:
    """A game begins, dealt as in `games`."""
    meet(setups[0], lores[0])
    open_odds(setups[0], games[0], odds[0])


@door
def hear(setups: Records, games: Records, lores: Records, notes: Records, odds: Records, rows: npt.NDArray[np.int64]) -> None:
    """Take in a decision's events, as one player may know them; `games` is the open state after it."""
    listen(setups[0], games[0], lores[0], notes[0], odds[0], rows, len(rows), None, None, None)


@door
def sense_one(setups: Records, notes: Records, numberings: Records, lores: Records, odds: Records, person: int, into: Records) -> None:
    """Write what a person thinks into zeros."""
    sense(setups[0], notes[0], numberings[0], lores[0], odds[0], person, into[0])


class Senses(Observer):
    """An observer that also keeps beliefs: call `deal` and `watch` as an observer's."""

    def __init__(self, cast: Cast, person: int) -> None:
        super().__init__(cast, person)
        self._lores, self._odds = np.zeros(1, LORE), np.zeros(1, ODDS)

    def _open(self, dealt: Records) -> None:
        super()._open(dealt)
        open_senses(self._setups, dealt, self._lores, self._odds)

    def watch(self, view: View) -> None:
        """Somebody has decided: take in what the view tells of it."""
        hear(self._setups, np.frombuffer(view.state, GAME), self._lores, self._notes, self._odds, np.array(view.rows, np.int64))

    def sense(self) -> npt.NDArray[np.uint8]:
        """What the player thinks, as `mascarade.expert.odds.SENSES`: a new array."""
        found = np.zeros(SENSES.itemsize, np.uint8)
        sense_one(self._setups, self._notes, self._numberings, self._lores, self._odds, self.person, found.view(SENSES))
        return found
