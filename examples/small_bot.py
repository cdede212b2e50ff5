"""A bot in thirty lines, against bots that think.

    python examples/small_bot.py
    python examples/small_bot.py --against casual bayes --games 4000

It shows what a bot needs (`mascarade.bots.Bot`): a name, and three methods that are given what a player may know. This one remembers cards
as long as nobody else has touched them, says what it is, and looks when it does not know. That is enough against bots that never lie.
"""

import argparse

from mascarade import Game
from mascarade.bots.bot import ThinkingBot
from mascarade.events import Exchanged, Saw, Showed, Took


class Truthful:
    """Says what it is if that brings gold; if it does not know, it looks."""

    def __init__(self, name):
        self.name = name

    def deal(self, cards):
        """A game begins: everybody sees all cards."""
        self.known = dict(cards)

    def watch(self, view):
        """Somebody has decided: this is what I may know of it."""
        for event in view.events:
            match event:
                case Took(player, (one, other)) if player != self.name and one != other:
                    self.known[one] = self.known[other] = None  # exchanged or not?
                case Exchanged((one, other)):
                    self.known[one], self.known[other] = self.known[other], self.known[one]
                case Saw(card, character) | Showed(card, character):
                    self.known[card] = character

    def decide(self, view):
        """One of my moves: of the first kind that I like and may choose."""
        mine = next(character for card, character in self.known.items() if card.owner == self.name)
        wishes = ["announce", "pretend"] if worth(mine, view, self.name) > 1 else ["exchange"] if mine else ["look", "exchange"]
        if view.asked == "answer":
            wishes = ["claim"] if mine == view.announced else ["pass"]
        liked = ([move for move in view.moves if move.kind == wish and move.character in ("", mine)] for wish in wishes)
        moves = next(filter(None, liked), view.moves)
        return max(moves, key=lambda move: worth(self.known.get(move.cards[0]) if move.cards else None, view, self.name))


def worth(character, view, player):
    """How much gold somebody's power brings, about."""
    if character == "cheat":
        return 13 if view.gold[player] >= 10 else 0
    return {"king": 3, "queen": 2, "bishop": 2, "thief": 2, "judge": view.court}.get(character, 0)


def play(mine, level, number):
    """One game: gives how much of the win is mine."""
    game = Game.new(4, seed=number // 4)  # every deal once from every seat
    me = game.players[number % 4]
    bots = {name: mine(name) if name == me else ThinkingBot(name, level, seed=number) for name in game.players}
    for bot in bots.values():
        bot.deal(game.cards)
    while game.decides is not None:
        game.play(bots[game.decides].decide(game.view(game.decides)))
        for bot in bots.values():
            bot.watch(game.view(bot.name))
    return (me in game.outcome.winners) / len(game.outcome.winners)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", nargs="+", default=["honest", "novice"], help="bots of `mascarade arena` (honest novice)")
    parser.add_argument("--games", type=int, default=1000, help="how many against each (1000)")
    options = parser.parse_args()
    print(f"One at a table with three others, {options.games:,} games each; a fair share would be 25.0%.")
    for level in options.against:
        won = sum(play(Truthful, level, number) for number in range(options.games))
        print(f"among {level:<10} wins {won / options.games:.1%}", flush=True)
