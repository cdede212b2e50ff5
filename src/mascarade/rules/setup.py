"""From a cast to a setup: the tables that the compiled rules read."""

from collections.abc import Sequence

import numpy as np

from mascarade.rules.characters import GOLD, Character
from mascarade.rules.layout import MAX_PLACES, NOBODY, SETUP, Records, pair_number


def slots_of(seats: int) -> int:
    """Cards before each player: three with two players (R7.1), two with three (R6.1), else one."""
    return {2: 3, 3: 2}.get(seats, 1)


def takes_of(seats: int, places: int, seat: int) -> list[int]:
    """What a seat may take under the table: 15 * own slot + the other place (R2.3, R6.2, R7.2)."""
    slots = slots_of(seats)
    own = range(seat * slots, seat * slots + slots)
    hands = 2 if seats == 2 else slots  # R7.2: the protected card is not taken out into the world
    found = []
    for slot in range(hands):
        for place in range(places):
            if place in own:
                allowed = place > own[slot]
            else:
                allowed = not (seats == 2 and place % slots == 2)
            if allowed:
                found.append(MAX_PLACES * slot + place)
    return found


def pairs_of(seats: int, seat: int) -> list[int]:
    """Pairs of others' cards that the Fool's step may take: two players' (R4), with two players the opponent's left and right (R9.5)."""
    slots = slots_of(seats)
    if seats == 2:
        other = (1 - seat) * slots
        return [pair_number(other, other + 1)]
    places = [place for place in range(seats * slots) if place // slots != seat]
    return sorted(pair_number(one, two) for one in places for two in places if one // slots < two // slots)


def make_setup(edition: int, seats: int, kinds: Sequence[Character], cards: Sequence[int]) -> Records:
    """The setup for a cast: `kinds` are its different characters, `cards` says which of them each card is."""
    setups = np.zeros(1, SETUP)
    setup = setups[0]
    setup.gold = GOLD[edition]
    setup.seats = seats
    setup.slots = slots_of(seats)
    setup.places = len(cards)
    setup.kinds = len(kinds)
    setup.strict = 1 if edition == 1 else 0  # R2.6
    setup.announce_slots = min(2, slots_of(seats))  # R7.3
    setup.cards = NOBODY
    setup.cards[: len(cards)] = cards
    for seat in range(seats):
        takes = takes_of(seats, len(cards), seat)
        setup.reaches = len(takes)
        setup.reach[seat, : len(takes)] = takes
        pairs = pairs_of(seats, seat)
        setup.pairs = len(pairs)
        setup.pair[seat, : len(pairs)] = pairs
    for number, kind in enumerate(kinds):
        for row, one in enumerate(kind.steps):
            setup.steps[number, row] = one.row()
    return setups
