"""The bots of a table: one mind for each seat that a bot plays, or plays for somebody. They get views, nothing else."""

import random
from typing import Final

from mascarade.bots.simple import SimpleBot
from mascarade.game import Game
from mascarade.server.messages import Level
from mascarade.views import View

FORGETS: Final[dict[Level, float]] = {"novice": 0.5, "casual": 0.3, "regular": 0.15, "sharp": 0.05, "master": 0.0}
"""How often a bot of a level misses what it should have noticed."""


class Mind:
    """A bot of some level: a simple bot whose attention wanders, the more the weaker it is. It never misses what it did itself."""

    def __init__(self, game: Game, player: str, level: Level, seed: int) -> None:
        """Catch up with a game: everything that this player was told so far."""
        self._bot = SimpleBot(player, seed)
        self._wander = random.Random(seed ^ 0x5EED)
        self._forgets = FORGETS[level]
        past = Game(game.cast, game.players, game.deal, game.start)
        self._bot.deal(past.cards)
        for action in game.actions:
            past.play_action(action)
            self.watch(past.view(player))

    def watch(self, view: View) -> None:
        """Notice what the last decision told, or miss it."""
        missed = self._wander.random() < self._forgets
        own = any(event.audience is not None for event in view.events)
        moved = any(type(event).__name__ == "Moved" for event in view.events)
        if own or moved or not missed:
            self._bot.watch(view)

    def decide(self, view: View) -> int:
        """The place of the chosen move among the view's moves."""
        return view.moves.index(self._bot.decide(view))
