"""What the steps of powers do to gold, said once: the rules carry them out by these functions, and bots imagine them by the same.

Gold lies on a `table`: a game, or a mind that thinks of one. It has `gold`, by seat and then the bank's and the court's, and `ending`.
Where one only thinks there is no `log`, and nothing is told.
"""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.gold import holder, pay, tell
from mascarade.rules.layout import (
    ACCUSE,
    BANK,
    CHEATED,
    COURT,
    EVERYBODY,
    FILL,
    TAKE_BANK,
    TAKE_CHOSEN,
    TAKE_COURT,
    TAKE_NEIGHBOURS,
    TAKE_RICHER,
    TAKE_RICHEST,
    TAKE_TOGETHER,
    TAKE_TWO,
    TRADE,
    TRADED,
    TREAT_NEIGHBOURS,
    WIN,
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
