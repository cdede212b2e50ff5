"""What the steps of powers do to gold, said once: the rules carry them out by these functions, and bots imagine them by the same.

Gold lies on a `table`: a game, or a mind that thinks of one. It has `gold`, by seat and then the bank's and the court's, and `ending`,
and of the announcement `turn_seat` and `hands`. Where one only thinks there is no `log`, and nothing is told.
"""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.gold import holder, pay, richest, tell
from mascarade.rules.layout import (
    ACCUSE,
    ALL_OF_IT,
    BANK,
    CHEATED,
    CLAIMANTS,
    COURT,
    EITHER_WAY,
    EVERYBODY,
    FILL,
    GIVE,
    HALF_OF_IT,
    IF_CLAIMED,
    IF_POOREST,
    IF_RICHEST,
    IF_UNCLAIMED,
    LEFTWARDS,
    NEIGHBOURS,
    NOBODY,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    OTHERS,
    ROTATE,
    ROTATED,
    TAKE_BANK,
    TAKE_CHOSEN,
    TAKE_COURT,
    TAKE_NEIGHBOURS,
    TAKE_RICHER,
    TAKE_RICHEST,
    TAKE_TOGETHER,
    TAKE_TWO,
    THE_ANNOUNCER,
    THE_BANK,
    THE_CHOSEN,
    THE_COURT,
    THE_RICHEST,
    TRADE,
    TRADED,
    TREAT_NEIGHBOURS,
    WIN,
    YOU,
)
from mascarade.rules.seats import next_seat, seat_before


@compiled
def take_effect(setup: np.record, table: np.record, log: np.record | None, what: int, n: int, m: int, user: int, users: int) -> bool:
    """A step that asks for nothing; `users` are the seats that use the power after this one. False: no such step."""
    if what == TAKE_BANK:
        pay(table, log, BANK, user, n)
    elif what == FILL:
        pay(table, log, BANK, user, max(0, n - int(table.gold[user])))
    elif what == TAKE_COURT:
        pay(table, log, COURT, user, int(table.gold[COURT]))
    elif what == TAKE_NEIGHBOURS:
        pay(table, log, next_seat(setup, user), user, n)
        pay(table, log, seat_before(setup, user), user, n)
    elif what == TREAT_NEIGHBOURS:
        pay(table, log, BANK, next_seat(setup, user), n)
        pay(table, log, BANK, seat_before(setup, user), n)
    elif what == TAKE_RICHER:
        seat = user
        for _ in range(setup.seats - 1):
            seat = next_seat(setup, seat)
            if table.gold[seat] > table.gold[user] and not table.ending:  # each gift is a step of its own
                pay(table, log, seat, user, n)
    elif what == TAKE_TOGETHER:
        pay(table, log, BANK, user, m if users else n)
        if users:  # R4.2: if another true one has shown, all take at the same moment
            seat = user
            for _ in range(setup.seats - 1):
                seat = next_seat(setup, seat)
                if users >> seat & 1:
                    pay(table, log, BANK, seat, m)
    elif what == WIN:
        if table.gold[user] >= n:
            table.ending |= CHEATED
    elif what == GIVE:
        first, second, options = settled(setup, table, m, user, NOBODY, NOBODY)
        if options:
            return False
        give(setup, table, log, n, m, user, first, second)
    elif what == ROTATE and n != EITHER_WAY:
        rotate(setup, table, log, user, n == LEFTWARDS)
    else:
        return False
    return True


@compiled
def first_step(setup: np.record, kind: int) -> int:
    """Where a later user of the same power begins: what they took together they have."""
    return 1 if setup.steps[kind, 0, 0] == TAKE_TOGETHER else 0


@compiled
def choice_takes_effect(table: np.record, log: np.record | None, what: int, n: int, user: int, chosen: int, other: int) -> None:
    """A step that asks, once a seat is chosen, or two; of an accused: one who was wrong."""
    if what == TRADE:
        mine, theirs = int(table.gold[user]), int(table.gold[chosen])
        table.gold[user] = theirs
        table.gold[chosen] = mine
        if log is not None:
            tell(log, EVERYBODY, TRADED, holder(table, user), holder(table, chosen), 0)
    elif chosen != user and what in (TAKE_RICHEST, TAKE_CHOSEN, TAKE_TWO, ACCUSE):
        pay(table, log, chosen, user, n)
        if what == TAKE_TWO:
            pay(table, log, other, user, n)


# -- from whom to whom (R8.8) ------------------------------------------------------------------------------------------------------------


@compiled
def lone(seats: int) -> int:
    """The seat of a set of one, or the bank or the court; NOBODY if the set is empty, the first of several."""
    for seat in range(COURT + 1):
        if seats >> seat & 1:
            return seat
    return NOBODY


@compiled
def poorest(setup: np.record, table: np.record, apart: int) -> int:
    """The seats with the least gold, as a set; the seat `apart` does not count."""
    least = -1
    found = 0
    for seat in range(setup.seats):
        if seat != apart:
            gold = int(table.gold[seat])
            if found == 0 or gold < least:
                least = gold
                found = 0
            if gold == least:
                found |= 1 << seat
    return found


@compiled
def whoever(setup: np.record, table: np.record, side: int, user: int, apart: int) -> int:
    """Whom a side means, as a set of seats, of the bank and of the court; `apart` is the one on the other side, who cannot be found."""
    everybody = (1 << int(setup.seats)) - 1
    found = 0
    if side == YOU:
        found = 1 << user
    elif side == THE_BANK:
        found = 1 << BANK
    elif side == THE_COURT:
        found = 1 << COURT
    elif side == ON_THE_LEFT:
        found = 1 << next_seat(setup, user)
    elif side == ON_THE_RIGHT:
        found = 1 << seat_before(setup, user)
    elif side == NEIGHBOURS:
        found = 1 << next_seat(setup, user) | 1 << seat_before(setup, user)
    elif side == OTHERS:
        found = everybody ^ 1 << user
    elif side == THE_ANNOUNCER:
        found = 1 << int(table.turn_seat)
    elif side == CLAIMANTS:
        for place in range(setup.seats * setup.slots):
            if int(table.hands) >> place & 1:
                found |= 1 << place // int(setup.slots)
        found &= ~(1 << int(table.turn_seat))
    elif side == THE_CHOSEN:
        found = everybody & ~(1 << user)
        if apart >= 0:
            found &= ~(1 << apart)
    elif side == THE_RICHEST:
        found = richest(setup, table, apart)
    else:  # THE_POOREST
        found = poorest(setup, table, apart)
    return found


@compiled
def one_there(setup: np.record, table: np.record, side: int, user: int) -> int:
    """The seat of a side that is one player, whoever chooses; else NOBODY."""
    if side in (YOU, ON_THE_LEFT, ON_THE_RIGHT, THE_ANNOUNCER):
        return lone(whoever(setup, table, side, user, NOBODY))
    return NOBODY


@compiled
def settled(setup: np.record, table: np.record, sides: int, user: int, first: int, second: int) -> tuple[int, int, int]:
    """Who gives and who takes, where a side must be found, and among whom the user has to choose next: 0 if all is settled.

    `first` gives and `second` takes as far as that is settled, else they are NOBODY. The giver comes first; of one nobody is asked (R9.11).
    """
    giver, taker = sides >> 4 & 15, sides & 15
    if giver >= THE_CHOSEN and first < 0:
        found = whoever(setup, table, giver, user, one_there(setup, table, taker, user))
        if found & (found - 1):
            return first, second, found
        first = lone(found)
    if taker >= THE_CHOSEN and second < 0:
        found = whoever(setup, table, taker, user, first if giver >= THE_CHOSEN else one_there(setup, table, giver, user))
        if found & (found - 1):
            return first, second, found
        second = lone(found)
    return first, second, 0


@compiled
def give(setup: np.record, table: np.record, log: np.record | None, n: int, sides: int, user: int, first: int, second: int) -> None:
    """Gold goes from one side to the other; of several, clockwise from the user's left, and nobody pays themselves."""
    givers = 1 << first if first >= 0 else whoever(setup, table, sides >> 4 & 15, user, NOBODY)
    takers = 1 << second if second >= 0 else whoever(setup, table, sides & 15, user, NOBODY)
    giver, taker = lone(givers), lone(takers)
    if giver < 0 or taker < 0:  # nobody has claimed
        return
    if givers & (givers - 1) == 0 and takers & (takers - 1) == 0:
        if giver != taker:
            pay(table, log, giver, taker, portion(table, giver, n))
        return
    one = taker if givers & (givers - 1) else giver
    seat = user
    for _ in range(setup.seats):
        seat = next_seat(setup, seat)
        if seat != one and givers >> seat & 1:
            pay(table, log, seat, taker, portion(table, seat, n))
        elif seat != one and takers >> seat & 1:
            pay(table, log, giver, seat, n)


@compiled
def portion(table: np.record, giver: int, n: int) -> int:
    """How much of a fortune an amount is."""
    have = int(table.gold[giver])
    return have // 2 if n == HALF_OF_IT else have if n == ALL_OF_IT else n


# -- round the table, and on what it depends -----------------------------------------------------------------------------------------------


@compiled
def rotate(setup: np.record, table: np.record, log: np.record | None, user: int, leftwards: bool) -> None:
    """R8.9: every fortune goes to the next seat, all at the same moment."""
    if log is not None:
        to = next_seat(setup, user) if leftwards else seat_before(setup, user)
        tell(log, EVERYBODY, ROTATED, holder(table, user), holder(table, to), 0)
    seat = user
    carried = int(table.gold[seat])
    for _ in range(setup.seats):
        seat = next_seat(setup, seat) if leftwards else seat_before(setup, seat)
        there = int(table.gold[seat])
        table.gold[seat] = carried
        carried = there


@compiled
def provided(setup: np.record, table: np.record, condition: int, user: int) -> bool:
    """R8.10: whether a power goes on. What an accused has said is known when they show: see `decide_accused`."""
    if condition == IF_POOREST:
        return poorest(setup, table, NOBODY) >> user & 1 == 1
    if condition == IF_RICHEST:
        return richest(setup, table, NOBODY) >> user & 1 == 1
    alone = int(table.hands) & (int(table.hands) - 1) == 0
    if condition == IF_UNCLAIMED:
        return alone
    return not alone if condition == IF_CLAIMED else True
