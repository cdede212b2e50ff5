"""Play a game in Python: deal, look at it through somebody's eyes, play moves, save it.

    python examples/play_a_game.py
    python examples/play_a_game.py --players 6 --seed 7 --save game.masc

It shows `Game`: whose decision it is, which moves are allowed, what a move makes happen, and what each player may know of that. Everybody
decides at random; `mascarade replay game.masc` shows the saved game again.
"""

import argparse
import random
from pathlib import Path

from mascarade import Game, record_of
from mascarade.events import Showed
from mascarade.views import seen_move

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--players", type=int, default=4, help="2 to 13 (4)")
parser.add_argument("--seed", type=int, default=1, help="another number is another game (1)")
parser.add_argument("--save", type=Path, help="write the game's record to this file")
options = parser.parse_args()

game = Game.new(options.players, seed=options.seed)
print("The deal, which everybody sees before the cards are turned over:")
for card, character in game.cards.items():
    print(f"  {card!s:<16} {character}")

# A move is a value, or the line of a record that says the same. What it makes happen is given back, secrets included.
move = game.moves[0]
print(f"\n{game.decides} may {' or '.join(dict.fromkeys(move.kind for move in game.moves))}, and plays: {move}")
game.play(str(move))
for name in game.players[:2]:
    print(f"  {name} is told of it: {', '.join(type(event).__name__ for event in game.view(name).events)}")

print("\nAnd so on, at random, as an onlooker sees it, who never learns whether cards were exchanged:")
rng = random.Random(options.seed)
while game.decides is not None:
    if game.decides == game.view().whose_turn and not game.view().announced:
        print(f"  turn {game.turn:<4} gold {', '.join(f'{name} {gold}' for name, gold in game.gold.items())}; court {game.court}")
    move = rng.choice(game.moves)
    game.play(move)
    shown = [f"{event.card} shows {event.character}" for event in game.view().events if isinstance(event, Showed)]
    print(f"    {seen_move(move, None)}{': ' if shown else ''}{', '.join(shown)}")

print(f"\n{' and '.join(game.outcome.winners)} won ({game.outcome.reason}) after {game.turn} turns.")
if options.save:
    options.save.write_text(str(record_of(game)), encoding="utf-8")
    print(f"Saved: mascarade replay {options.save}")
