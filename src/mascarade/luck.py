"""Random games at full speed: for benchmarks, for comparing the three speeds, and as the smallest example of using the core.

Randomness lives here, outside the rules: a small generator in plain integers, so that interpreted Python, compiled code and a GPU draw the
same numbers.
"""

import numpy as np

from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import OVER, Records
from mascarade.rules.legal import count, nth
from mascarade.rules.step import deal, step
from mascarade.rules.turns import begin_turn

COMPILED_FROM = ("rules", "luck")

_MASK = (1 << 48) - 1


@compiled
def seeded(seed: int, number: int) -> int:
    """The generator's state for game `number` of the series `seed`."""
    mixed = (seed * 0x9E3779B1 + number + 1) * 0x2545F4914F6CDD1D
    return (mixed >> 13 ^ mixed) & _MASK


@compiled
def advanced(state: int) -> int:
    """The generator's next state."""
    return (state * 0x5DEECE66D + 11) & _MASK


@compiled
def drawn(state: int, below: int) -> int:
    """A number from 0 to `below` - 1 out of a state."""
    return (state >> 16) * below >> 32


@compiled
def shuffle_deal(setup: np.record, game: np.record, state: int) -> int:
    """Start a game with shuffled cards; gives the generator's state after it."""
    deal(setup, game)
    for place in range(int(setup.places) - 1, 0, -1):
        state = advanced(state)
        other = drawn(state, place + 1)
        kept = game.cards[place]
        game.cards[place] = game.cards[other]
        game.cards[other] = kept
    begin_turn(setup, game)
    return state


@compiled
def play_stream(setup: np.record, game: np.record, log: np.record | None, seed: int, number: int, decisions: int) -> int:
    """Take exactly so many random decisions, game after game, in stream `number` of a series; gives how many games were finished."""
    state = shuffle_deal(setup, game, seeded(seed, number))
    finished = 0
    for _ in range(decisions):
        state = advanced(state)
        step(setup, game, log, nth(setup, game, drawn(state, count(setup, game))))
        if game.phase == OVER:
            state = shuffle_deal(setup, game, state)
            finished += 1
    return finished


@door
def play_streams(setups: Records, games: Records, logs: Records | None, seed: int, first: int, decisions: int) -> int:
    """Play streams `first`, `first + 1`, ... one for each game, one after the other; gives how many games were finished."""
    finished = 0
    for number in range(len(games)):
        log = None if logs is None else logs[0]
        finished += play_stream(setups[0], games[number], log, seed, first + number, decisions)
    return finished
