"""What holds after every decision of every game (R1.2, R2.2, R5.1), in ten thousand random games of every setup."""

import numba
import numpy as np
import pytest

from mascarade.casts import Cast, setup_of
from mascarade.luck import advanced, drawn, seeded, shuffle_deal
from mascarade.rules.layout import ACTIONS, BANK, COURT, GAME, GOAL, LOG, MAX_EVENTS, MAX_SEATS, OVER, PUBLIC
from mascarade.rules.legal import count, nth
from mascarade.rules.step import step
from tests.core.setups import all_setups

GAMES = 10_000
LONGEST = 5_000
"""Decisions in which a random game must end."""

FINE, GOLD_MADE, CARDS_CHANGED, NOBODY_DECIDES, NO_DECISION, BAD_DECISION, TOO_MANY_EVENTS, WRONG_END, ENDLESS = range(9)


@numba.njit(cache=False)
def broken(setup, game, log, seed, number):
    """Play one random game; gives the first thing that does not hold, and the number of decisions."""
    state = shuffle_deal(setup, game, seeded(seed, number))
    cards = np.zeros(16, np.int64)
    for place in range(setup.places):
        cards[game.cards[place]] += 1
    for decisions in range(LONGEST):
        if game.phase == OVER:
            return (FINE if count(setup, game) == 0 and game.winners != 0 and game.ending != 0 else WRONG_END), decisions
        if not 0 <= game.actor < setup.seats:
            return NOBODY_DECIDES, decisions
        found = count(setup, game)
        if found < 2:  # R9.11: what has one possibility only is not asked
            return NO_DECISION, decisions
        before = -1
        for k in range(found):
            action = nth(setup, game, k)
            if not 0 <= action < ACTIONS or action == before:
                return BAD_DECISION, decisions
            before = action
        state = advanced(state)
        step(setup, game, log, nth(setup, game, drawn(state, found)))
        gold = int(game.gold[BANK]) + int(game.gold[COURT])
        ends = False
        for seat in range(setup.seats):
            gold += game.gold[seat]
            ends = ends or game.gold[seat] >= GOAL or game.gold[seat] == 0
            if game.gold[seat] < 0:
                return GOLD_MADE, decisions
        if gold != setup.gold or game.gold[BANK] < 0 or game.gold[COURT] < 0:
            return GOLD_MADE, decisions
        if ends and game.phase != OVER:  # R5.1
            return WRONG_END, decisions
        left = cards.copy()
        for place in range(setup.places):
            left[game.cards[place]] -= 1
        people = 0
        for seat in range(MAX_SEATS):
            people |= 1 << game.person[seat]
        if np.any(left != 0) or people != (1 << MAX_SEATS) - 1:
            return CARDS_CHANGED, decisions
        if log.count > MAX_EVENTS - 8:
            return TOO_MANY_EVENTS, decisions
    return ENDLESS, LONGEST


@numba.njit(cache=False)
def first_broken(setups, games, logs, seed, many):
    """Play many games; gives the first fault, its game, and all decisions."""
    decisions = 0
    for number in range(many):
        fault, length = broken(setups[0], games[0], logs[0], seed, number)
        decisions += length
        if fault != FINE:
            return fault, number, decisions
    return FINE, many, decisions


@pytest.mark.parametrize("cast", all_setups().values(), ids=all_setups())
def test_ten_thousand_random_games(cast: Cast) -> None:
    fault, game, decisions = first_broken(setup_of(cast), np.zeros(1, GAME), np.zeros(1, LOG), 2026, GAMES)
    assert fault == FINE, f"fault {fault} in game {game}"
    assert decisions > 20 * GAMES


def test_a_state_is_small() -> None:
    """At most 256 bytes, and nothing but the cards after the open part."""
    assert GAME.itemsize <= 256
    assert GAME.itemsize - PUBLIC < 19
