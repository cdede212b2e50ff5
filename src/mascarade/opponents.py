"""Somebody to play against: a bot of any kind, by name."""

from mascarade.bots import Bot
from mascarade.bots.bot import ThinkingBot
from mascarade.bots.players import is_expert
from mascarade.expert.bot import ExpertBot


def make_bot(name: str, player: str = "regular", seed: int = 0) -> Bot:
    """A bot that plays as `name`. `player` says how: `regular`, `expert`, `sharp:bold`, … Raises BadBot if there is none of that name."""
    return ExpertBot(name, player, seed) if is_expert(player) else ThinkingBot(name, player, seed)
