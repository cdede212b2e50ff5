"""Which decisions are allowed. They are numbered without gaps, so that drawing one at random costs no list."""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.layout import (
    ANNOUNCE,
    ANSWER,
    CHOOSE,
    CHOOSE_NONE,
    CHOOSE_PLAYER_OR_NONE,
    CHOOSE_TWO,
    CLAIM,
    EXCHANGE,
    EXCHANGE_ONLY,
    FREE,
    LOOK,
    MAX_KINDS,
    MAX_PLACES,
    NAME,
    NAME_CHARACTER,
    OVER,
    PASS,
    PRETEND,
    SWAP,
    SWAP_EXCHANGE,
)


@compiled
def count(setup: np.record, game: np.record) -> int:
    """How many decisions are allowed now."""
    phase = int(game.phase)
    if phase == ANSWER:
        return 1 + int(setup.slots)  # R3.1, R6.4, R7.4: pass, or claim with one of one's cards
    if phase <= FREE:
        found = 2 * int(setup.reaches)
        if phase != EXCHANGE_ONLY:
            found += int(setup.slots)
        if phase == FREE:
            found += int(setup.announce_slots) * int(setup.kinds)
        return found
    if phase == SWAP:
        return 2
    if phase == NAME_CHARACTER:
        return int(setup.kinds)
    if phase == OVER:
        return 0
    options = int(game.options)
    if options == 0:  # CHOOSE_PLAYERS, CHOOSE_CARDS
        return int(setup.pairs)
    found = 1 if phase == CHOOSE_PLAYER_OR_NONE else 0
    while options:
        options &= options - 1
        found += 1
    return found


@compiled
def nth(setup: np.record, game: np.record, k: int) -> int:
    """The k-th decision allowed now, counted from 0."""
    phase = int(game.phase)
    if phase == ANSWER:
        return PASS if k == 0 else CLAIM + k - 1
    if phase <= FREE:
        takes = int(setup.reaches)
        if k < takes:
            return EXCHANGE + int(setup.reach[game.actor, k])
        if k < 2 * takes:
            return PRETEND + int(setup.reach[game.actor, k - takes])
        k -= 2 * takes
        if k < setup.slots:
            return LOOK + k
        k -= int(setup.slots)
        slot = k // int(setup.kinds)
        return ANNOUNCE + MAX_KINDS * slot + k - slot * int(setup.kinds)
    if phase == SWAP:
        return SWAP_EXCHANGE + k
    if phase == NAME_CHARACTER:
        return NAME + k
    options = int(game.options)
    if options == 0:
        return CHOOSE_TWO + int(setup.pair[game.actor, k])
    for place in range(MAX_PLACES):
        if options >> place & 1:
            if k == 0:
                return CHOOSE + place
            k -= 1
    return CHOOSE_NONE
