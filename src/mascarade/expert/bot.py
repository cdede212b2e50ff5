"""The expert as a bot: one player that gets views and nothing else."""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.bots.players import EXPERT
from mascarade.expert.network import draw, network_of
from mascarade.expert.senses import Senses
from mascarade.luck import advanced, drawn, seeded
from mascarade.moves import Card, Move
from mascarade.views import View

SIDES: Final = 1 << 30
"""Dice have so many sides."""


class ExpertBot:
    """A player that has learned by playing. The same seed and the same views give the same moves."""

    def __init__(self, name: str, player: str = EXPERT, seed: int = 0) -> None:
        """`player` is `expert`, or a file with the weights of another. Raises MascaradeError if they cannot be used."""
        self.name = name
        """The player it is."""
        self._player = player
        network_of(player)
        self._luck = seeded(seed, 0)
        self._cards: Mapping[Card, str] = {}
        self._senses: Senses | None = None

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5)."""
        self._cards, self._senses = dict(cards), None

    def watch(self, view: View) -> None:
        """Remember what the last decision told."""
        self._seated(view).watch(view)

    def decide(self, view: View) -> Move:
        """One of `view.moves`."""
        senses, chances = self._seated(view), self._chances(view)
        self._luck = advanced(self._luck)
        return senses.move(view, int(draw(chances, np.array([drawn(self._luck, SIDES) / SIDES], np.float32))[0]))

    def chances(self, view: View) -> dict[Move, float]:
        """How likely it is to make each of `view.moves`."""
        senses, chances = self._seated(view), self._chances(view)[0]
        return {senses.move(view, int(action)): float(chances[action]) for action in np.flatnonzero(senses.mask(view))}

    def _chances(self, view: View) -> npt.NDArray[np.float32]:
        senses = self._seated(view)
        read = senses.observe(view), senses.sense(), senses.mask(view)
        return network_of(self._player).chances(view.cast, *(one[None] for one in read))

    def _seated(self, view: View) -> Senses:
        """At the first view of a game the bot sits down."""
        if self._senses is None:
            self._senses = Senses(view.cast, view.players.index(self.name))
            self._senses.deal(self._cards)
        return self._senses
