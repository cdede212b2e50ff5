"""Futures: what the chance to win would be with other fortunes, after a power that somebody might use, after fines."""

import numpy as np

from mascarade.bots.fortunes import STRENGTH
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import (
    ACCUSE,
    BANK,
    COURT,
    DONE,
    FILL,
    FINE,
    GOAL,
    MAX_STEPS,
    NOBODY,
    TAKE_BANK,
    TAKE_CHOSEN,
    TAKE_COURT,
    TAKE_NEIGHBOURS,
    TAKE_RICHER,
    TAKE_RICHEST,
    TAKE_TOGETHER,
    TAKE_TWO,
    TRADE,
    TREAT_NEIGHBOURS,
    WIN,
)
from mascarade.rules.seats import next_seat, seat_before

ONE = np.float32(1.0)
ZERO = np.float32(0.0)
HALF = np.float32(0.5)


@compiled
def chance(setup: np.record, purse: np.ndarray, seat: int) -> np.float32:
    """A seat's chance to win with these fortunes; 1, 0 or a share when they end the game (R5.1, R5.2)."""
    seats = int(setup.seats)
    whole = ZERO
    most = 0
    least = GOAL
    for other in range(seats):
        gold = int(purse[other])
        most = max(most, gold)
        least = min(least, gold)
        whole += STRENGTH[seats, min(gold, GOAL)]
    if most < GOAL and least > 0:
        return STRENGTH[seats, purse[seat]] / whole
    if purse[seat] < most:
        return ZERO
    winners = 0
    for other in range(seats):
        winners += purse[other] == most
    return ONE / np.float32(winners)


@compiled
def copy_gold(game: np.record, purse: np.ndarray) -> None:
    """Think of the fortunes as they are."""
    for where in range(COURT + 1):
        purse[where] = game.gold[where]


@compiled
def move_gold(purse: np.ndarray, payer: int, payee: int, amount: int) -> None:
    """Move gold in one's thoughts (R4.4)."""
    paid = min(int(purse[payer]), amount)
    purse[payer] -= paid
    purse[payee] += paid


@compiled
def ended(setup: np.record, purse: np.ndarray) -> bool:
    """Whether these fortunes end the game."""
    for seat in range(setup.seats):
        if purse[seat] >= GOAL or purse[seat] <= 0:
            return True
    return False


@compiled
def richest_but(setup: np.record, purse: np.ndarray, one: int, two: int) -> int:
    """The richest seat but these two."""
    best = NOBODY
    for seat in range(setup.seats):
        if seat != one and seat != two and (best < 0 or purse[seat] > purse[best]):
            best = seat
    return best


@compiled
def unsure(setup: np.record, game: np.record, lore: np.record, seat: int) -> np.float32:
    """The chance that the person on a seat does not know their card."""
    return ONE - lore.known[game.person[seat], seat * int(setup.slots)]


@compiled
def imagine(setup: np.record, game: np.record, lore: np.record, purse: np.ndarray, user: int, kind: int, together: bool) -> bool:
    """Let a seat use a power in one's thoughts, choosing as most people would. True if it wins at once."""
    seats = int(setup.seats)
    left, right = next_seat(setup, user), seat_before(setup, user)
    for row in range(MAX_STEPS):
        what, n, m = int(setup.steps[kind, row, 0]), int(setup.steps[kind, row, 1]), int(setup.steps[kind, row, 2])
        if what == DONE:
            return False
        if what == TAKE_BANK:
            move_gold(purse, BANK, user, n)
        elif what == FILL:
            move_gold(purse, BANK, user, max(0, n - int(purse[user])))
        elif what == TAKE_COURT:
            move_gold(purse, COURT, user, int(purse[COURT]))
        elif what == TAKE_NEIGHBOURS:
            move_gold(purse, left, user, n)
            move_gold(purse, right, user, n)
        elif what == TREAT_NEIGHBOURS:
            move_gold(purse, BANK, left, n)
            move_gold(purse, BANK, right, n)
        elif what in (TAKE_RICHEST, TAKE_CHOSEN):
            target = richest_but(setup, purse, user, user)
            if what == TAKE_CHOSEN or not m or purse[target] >= purse[user]:
                move_gold(purse, target, user, n)
        elif what == TAKE_RICHER:
            seat = user
            for _ in range(seats - 1):
                seat = next_seat(setup, seat)
                if purse[seat] > purse[user]:
                    move_gold(purse, seat, user, n)
        elif what == TAKE_TOGETHER:
            move_gold(purse, BANK, user, m if together else n)
        elif what == TAKE_TWO:
            one = richest_but(setup, purse, user, user)
            other = richest_but(setup, purse, user, one)
            move_gold(purse, one, user, n)
            if other >= 0:
                move_gold(purse, other, user, n)
        elif what == TRADE:
            target = richest_but(setup, purse, user, user)
            if purse[target] > purse[user]:
                purse[target], purse[user] = purse[user], purse[target]
        elif what == WIN:
            if purse[user] >= n:
                return True
        elif what == ACCUSE:
            best = ZERO
            target = NOBODY
            for seat in range(seats):
                if seat != user:
                    gain = unsure(setup, game, lore, seat) * np.float32(min(n, int(purse[seat])))
                    if gain > best:
                        best = gain
                        target = seat
            if target >= 0:
                move_gold(purse, target, user, int(best + HALF))
        if ended(setup, purse):
            return False
    return False


@compiled
def prospect(
    setup: np.record, game: np.record, lore: np.record, purse: np.ndarray, me: int, user: int, other: int, kind: int, fined: int
) -> np.float32:
    """My chance to win after a seat (and another one too) has used a power and the fined seats have paid; NOBODY uses none."""
    copy_gold(game, purse)
    if user >= 0:
        if imagine(setup, game, lore, purse, user, kind, other >= 0):
            return ONE if user == me else ZERO
        if other >= 0 and not ended(setup, purse):
            imagine(setup, game, lore, purse, other, kind, True)
        if ended(setup, purse):
            return chance(setup, purse, me)
    for seat in range(setup.seats):
        if fined >> seat & 1:
            move_gold(purse, seat, COURT, FINE)
    return chance(setup, purse, me)
