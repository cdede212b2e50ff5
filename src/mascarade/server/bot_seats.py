"""The bots of a table: one for each seat that a bot plays, or plays for somebody. They get views, nothing else."""

import hashlib

from mascarade.bots.players import EXPERT
from mascarade.game import Game
from mascarade.opponents import make_bot
from mascarade.views import View


def begin() -> None:
    """Play a bit of a game, so that nobody waits for the rules to be compiled."""
    game = Game.new(4, seed=1)
    game.play(game.moves[0])


def wake_up() -> None:
    """Let bots of both kinds think once, so that nobody waits for the compiler, or for weights to load, in the middle of a game."""
    for player in ("regular", EXPERT):
        game = Game.new(4, seed=1)
        seat = BotSeat(game, 0, player, 1)
        seat.decide(game)
        game.play(game.moves[0])
        seat.watch(game.view(game.players[0]))


class BotSeat:
    """A bot that catches up with a game."""

    def __init__(self, game: Game, number: int, player: str, seed: int) -> None:
        """Notice everything that this player was told so far. `seed` is the table's: each seat has dice of its own, made from it."""
        self._name = game.players[number]
        own = hashlib.sha256(f"{seed}:{number}".encode()).digest()
        self._bot = make_bot(self._name, player, int.from_bytes(own[:8]) >> 1)
        past = Game(game.cast, game.players, game.deal, game.start)
        self._bot.deal(past.cards)
        for action in game.actions:
            past.play_action(action)
            self.watch(past.view(self._name))

    def watch(self, view: View) -> None:
        """Notice what the last decision told."""
        self._bot.watch(view)

    def decide(self, game: Game) -> int:
        """The number of the decision that it takes in its place in a game."""
        view = game.view(self._name)
        return view.actions[view.moves.index(self._bot.decide(view))]
