"""A thinking bot for Python: a compiled player that gets views, one decision at a time."""

from collections.abc import Mapping

import numpy as np

from mascarade.beliefs.exact import EXACT
from mascarade.bots.doors import sit_down, think, watch
from mascarade.bots.mind import LORE, MIND
from mascarade.bots.players import player_rows
from mascarade.casts import setup_of
from mascarade.errors import BadBot
from mascarade.luck import advanced, seeded
from mascarade.moves import Card, Move
from mascarade.rules.layout import GAME, Records
from mascarade.views import View


class ThinkingBot:
    """A player of `mascarade.bots.players`, such as `regular` or `sharp:bold`. The same seed and the same views give the same moves."""

    def __init__(self, name: str, player: str = "regular", seed: int = 0) -> None:
        self.name = name
        """The player it is."""
        self._players = player_rows([player])
        if self._players["sees"][0]:
            raise BadBot("seer sees all cards: it plays in the arena only")
        self._luck = seeded(seed, 0)
        self._lores = np.zeros(1, LORE)
        self._minds = np.zeros(1, MIND)
        self._exacts = np.zeros(1, EXACT) if self._players["exact"][0] else None
        self._cards: tuple[str, ...] = ()

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5)."""
        self._cards = tuple(cards.values())

    def watch(self, view: View) -> None:
        """Remember what the last decision told."""
        setups, games = self._table(view)
        watch(setups, games, self._lores, self._minds, self._exacts, self._players, np.array(view.rows, np.int64))

    def decide(self, view: View) -> Move:
        """One of `view.moves`."""
        setups, games = self._table(view)
        self._luck = advanced(self._luck)
        action = think(setups, games, self._lores, self._minds, self._players, self._luck)
        return view.moves[view.actions.index(action)]

    def odds(self, view: View) -> dict[Card, dict[str, float]]:
        """What the bot believes: for every card the chance of every character."""
        self._table(view)
        codes = tuple(view.cast.characters)
        rows = self._minds["odds"][0]
        return {card: dict(zip(codes, map(float, rows[place]), strict=False)) for place, card in enumerate(view.places)}

    def _table(self, view: View) -> tuple[Records, Records]:
        """The view as the compiled code reads it; at the first one of a game the bot sits down."""
        setups = setup_of(view.cast)
        if self._cards:
            codes = tuple(view.cast.characters)
            cards = np.array([codes.index(code) for code in self._cards], np.int8)
            sit_down(setups, self._lores, self._minds, self._exacts, view.players.index(self.name), cards)
            self._cards = ()
        return setups, np.frombuffer(view.state, GAME)
