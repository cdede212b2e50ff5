"""Round the table: neighbours, and whose card lies where. Seats stay, people may change them (R9.8)."""

import numpy as np

from mascarade.rules.compiled import compiled


@compiled
def next_seat(setup: np.record, seat: int) -> int:
    """The seat to the left: the next one clockwise."""
    return seat + 1 if seat + 1 < setup.seats else 0


@compiled
def seat_before(setup: np.record, seat: int) -> int:
    """The seat to the right."""
    return seat - 1 if seat > 0 else int(setup.seats) - 1


@compiled
def card(setup: np.record, game: np.record, place: int) -> int:
    """A place as events speak of it: numbered by the person before whom it is, not by the seat."""
    slots = int(setup.slots)
    if place >= slots * setup.seats:
        return place
    if slots == 1:  # a division costs more than all the rest
        return int(game.person[place])
    seat = place // slots
    return int(game.person[seat]) * slots + place - seat * slots


@compiled
def place_of(setup: np.record, kept: np.record, card: int) -> int:
    """Where a card of an event lies, for somebody who has `kept` in mind where everybody sits: the inverse of `card`."""
    slots = int(setup.slots)
    if card >= slots * setup.seats:
        return card
    if slots == 1:
        return int(kept.seat[card])
    person = card // slots
    return int(kept.seat[person]) * slots + card - person * slots
