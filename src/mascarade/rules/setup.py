"""From a cast to a setup: the tables that the compiled rules read."""

from collections.abc import Sequence

import numpy as np

from mascarade.rules.characters import GOLD, Character
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import MAX_PLACES, NOBODY, SETUP, Records, pair_number


def slots_of(seats: int) -> int:
    """Cards before each player: three with two players (R7.1), two with three (R6.1), else one."""
    return 3 if seats == 2 else 2 if seats == 3 else 1


_slots_of, _pair_number = compiled(slots_of), compiled(pair_number)


@compiled
def arrange(setup: np.record) -> None:
    """Write what follows from how many sit at the table and how many cards there are."""
    seats, slots = int(setup.seats), _slots_of(int(setup.seats))
    setup.slots = slots
    setup.announce_slots = min(2, slots)  # R7.3
    for seat in range(seats):
        setup.reaches = _write_takes(setup, seats, slots, seat)
        setup.pairs = _write_pairs(setup, seats, slots, seat)


@compiled
def _write_takes(setup: np.record, seats: int, slots: int, seat: int) -> int:
    """What a seat may take under the table: 15 * own slot + the other place (R2.3, R6.2, R7.2). Gives how many that is."""
    found = 0
    for slot in range(2 if seats == 2 else slots):  # R7.2: the protected card is not taken out into the world
        for place in range(setup.places):
            if place // slots == seat:
                allowed = place > seat * slots + slot
            else:
                allowed = not (seats == 2 and place % slots == 2)
            if allowed:
                setup.reach[seat, found] = MAX_PLACES * slot + place
                found += 1
    return found


@compiled
def _write_pairs(setup: np.record, seats: int, slots: int, seat: int) -> int:
    """Pairs of others' cards that the Fool's step may take: two players' (R4), with two players the opponent's left and right (R9.5)."""
    if seats == 2:
        other = (1 - seat) * slots
        setup.pair[seat, 0] = _pair_number(other, other + 1)
        return 1
    found = 0
    for two in range(seats * slots):
        for one in range(two):
            if one // slots != two // slots and one // slots != seat and two // slots != seat:
                setup.pair[seat, found] = _pair_number(one, two)
                found += 1
    return found


def make_setup(edition: int, seats: int, kinds: Sequence[Character], cards: Sequence[int]) -> Records:
    """The setup for a cast: `kinds` are its different characters, `cards` says which of them each card is."""
    setups = np.zeros(1, SETUP)
    setup = setups[0]
    setup.gold = GOLD[edition]
    setup.seats = seats
    setup.places = len(cards)
    setup.kinds = len(kinds)
    setup.strict = 1 if edition == 1 else 0  # R2.6
    setup.cards = NOBODY
    setup.cards[: len(cards)] = cards
    arrange(setup)
    for number, kind in enumerate(kinds):
        for row, one in enumerate(kind.steps):
            setup.steps[number, row] = one.row()
    return setups
