"""The bots of a table: one mind for each seat that a bot plays, or plays for somebody. They get views, nothing else."""

from mascarade.bots.players import EXPERT
from mascarade.game import Game
from mascarade.opponents import make_bot
from mascarade.views import View


def wake_up() -> None:
    """Let bots of both kinds think once, so that nobody waits for the compiler, or for weights to load, in the middle of a game."""
    for player in ("regular", EXPERT):
        game = Game.new(4, seed=1)
        mind = Mind(game, game.players[0], player, 1)
        mind.decide(game.view(game.players[0]))
        game.play(game.moves[0])
        mind.watch(game.view(game.players[0]))


class Mind:
    """A bot that catches up with a game."""

    def __init__(self, game: Game, name: str, player: str, seed: int) -> None:
        """Notice everything that this player was told so far."""
        self._bot = make_bot(name, player, seed)
        past = Game(game.cast, game.players, game.deal, game.start)
        self._bot.deal(past.cards)
        for action in game.actions:
            past.play_action(action)
            self.watch(past.view(name))

    def watch(self, view: View) -> None:
        """Notice what the last decision told."""
        self._bot.watch(view)

    def decide(self, view: View) -> int:
        """The place of the chosen move among the view's moves."""
        return view.moves.index(self._bot.decide(view))
