"""Turns: what the player whose turn it is may do, and who comes next."""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.layout import EXCHANGE_ONLY, FREE, NO_ANNOUNCE, NOBODY, OPENING_TURNS
from mascarade.rules.seats import next_seat


@compiled
def begin_turn(setup: np.record, game: np.record) -> None:
    """What the player whose turn it is may do."""
    game.actor = game.turn_seat
    game.hands = 0
    game.debtors = 0
    game.users = 0
    game.options = 0
    game.character = NOBODY
    game.user = NOBODY
    game.row = 0
    game.first = NOBODY
    game.second = NOBODY
    has_shown = int(game.bound) >> int(game.person[game.turn_seat]) & 1  # R9.7, R9.8: the ban binds the person
    if game.turn <= OPENING_TURNS:  # R2.1
        game.phase = EXCHANGE_ONLY
    elif has_shown:  # R2.6
        game.phase = EXCHANGE_ONLY if setup.strict else NO_ANNOUNCE
    else:
        game.phase = FREE


@compiled
def end_turn(setup: np.record, game: np.record) -> None:
    """R2.7, R9.8: the turn goes to the seat clockwise of the one whose turn it was, whoever used a power and whoever sits there."""
    game.turn += 1
    game.turn_seat = next_seat(setup, int(game.turn_seat))
    game.bound = game.shown
    game.shown = 0
    begin_turn(setup, game)
