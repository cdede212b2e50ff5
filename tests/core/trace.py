"""Plays random games of every setup and writes every state and every event: run at two speeds, the outputs must be equal.

Run as `python -m tests.core.trace GAMES FILE`, with or without NUMBA_DISABLE_JIT=1.
"""

import sys
from typing import BinaryIO

import numpy as np

from mascarade.casts import setup_of
from mascarade.luck import advanced, drawn, seeded, shuffle_deal
from mascarade.rules.doors import allowed, decide
from mascarade.rules.layout import ACTIONS, GAME, LOG, OVER
from tests.core.setups import all_setups


def trace(games: int, out: BinaryIO) -> int:
    """Write the allowed decisions, the state and the events after each decision; gives the number of decisions."""
    decisions = 0
    for number, cast in enumerate(all_setups().values()):
        setups, table, logs = setup_of(cast), np.zeros(1, GAME), np.zeros(1, LOG)
        actions = np.zeros(ACTIONS, np.int16)
        for game in range(games):
            state = int(shuffle_deal(setups[0], table[0], seeded(number, game)))
            out.write(table.tobytes())
            while table["phase"][0] != OVER:
                found = allowed(setups, table, actions)
                state = int(advanced(state))
                done = decide(setups, table, logs, int(actions[drawn(state, found)]))
                out.write(actions[:found].tobytes() + table.tobytes() + logs["rows"][0, : done & 255].tobytes())
                decisions += 1
    return decisions


if __name__ == "__main__":
    with open(sys.argv[2], "wb") as file:
        print(trace(int(sys.argv[1]), file))
