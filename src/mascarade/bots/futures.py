"""Futures: what the chance to win would be with other fortunes, after a power that somebody might use, after fines."""

import numpy as np

from mascarade.bots.fortunes import STRENGTH
from mascarade.rules.compiled import compiled
from mascarade.rules.effects import choice_takes_effect, first_step, give, provided, rotate, settled, take_effect
from mascarade.rules.gold import pay
from mascarade.rules.layout import (
    ACCUSE,
    ANSWER,
    CHEATED,
    COURT,
    DONE,
    FINE,
    GIVE,
    GOAL,
    IF_RIGHT,
    IF_WRONG,
    MAX_STEPS,
    NOBODY,
    PROVIDED,
    ROTATE,
    TAKE_RICHEST,
    TAKE_TWO,
    THE_CHOSEN,
    TRADE,
)
from mascarade.rules.seats import next_seat, seat_before

ONE = np.float32(1.0)
ZERO = np.float32(0.0)
HALF = np.float32(0.5)


@compiled
def chance(setup: np.record, mind: np.record, seat: int) -> np.float32:
    """A seat's chance to win with the fortunes that a mind thinks of; 1, 0 or a share when they end the game (R5.1, R5.2)."""
    seats = int(setup.seats)
    whole = ZERO
    most = 0
    least = GOAL
    for other in range(seats):
        gold = int(mind.gold[other])
        most = max(most, gold)
        least = min(least, gold)
        whole += STRENGTH[seats, min(gold, GOAL)]
    if most < GOAL and least > 0:
        return STRENGTH[seats, mind.gold[seat]] / whole
    if mind.gold[seat] < most:
        return ZERO
    winners = 0
    for other in range(seats):
        winners += mind.gold[other] == most
    return ONE / np.float32(winners)


@compiled
def copy_gold(game: np.record, mind: np.record) -> None:
    """Think of the fortunes as they are."""
    mind.ending = 0
    mind.turn_seat = game.turn_seat
    mind.hands = game.hands
    for where in range(COURT + 1):
        mind.gold[where] = game.gold[where]


@compiled
def richest_but(setup: np.record, mind: np.record, one: int, two: int) -> int:
    """The richest seat but these two."""
    best = NOBODY
    for seat in range(setup.seats):
        if seat != one and seat != two and (best < 0 or mind.gold[seat] > mind.gold[best]):
            best = seat
    return best


@compiled
def unsure(setup: np.record, game: np.record, lore: np.record, seat: int) -> np.float32:
    """The chance that the person on a seat does not know their card."""
    return ONE - lore.known[game.person[seat], seat * int(setup.slots)]


@compiled
def imagine(setup: np.record, game: np.record, lore: np.record, mind: np.record, user: int, kind: int, first: int, later: int) -> None:
    """Let a seat use a power in one's thoughts, from its first step on; `later` are the seats that use it afterwards."""
    accused = NOBODY
    for row in range(first, MAX_STEPS):
        what, n, m = int(setup.steps[kind, row, 0]), int(setup.steps[kind, row, 1]), int(setup.steps[kind, row, 2])
        if what == DONE or mind.ending:
            return
        if what == PROVIDED:
            if not provided(setup, mind, n, user):
                return
            if n in (IF_RIGHT, IF_WRONG) and (unsure(setup, game, lore, accused) > HALF) == (n == IF_RIGHT):
                return
        elif not take_effect(setup, mind, None, what, n, m, user, later):
            accused = choose_as_most(setup, game, lore, mind, what, n, m, user)


@compiled
def choose_as_most(setup: np.record, game: np.record, lore: np.record, mind: np.record, what: int, n: int, m: int, user: int) -> int:
    """A step that asks: most people choose the richest, and do not trade for less; the accused is one who may not know. Gives whom."""
    chosen = richest_but(setup, mind, user, user)
    other = NOBODY
    amount = n
    if what == GIVE:
        give_as_most(setup, mind, n, m, user, NOBODY, NOBODY)
        return chosen
    if what == ROTATE:
        rotate(setup, mind, None, user, mind.gold[seat_before(setup, user)] >= mind.gold[next_seat(setup, user)])
        return chosen
    if what == TAKE_TWO:
        other = richest_but(setup, mind, user, chosen)
        if other < 0:
            return chosen
    elif what == ACCUSE:
        best = ZERO
        for seat in range(setup.seats):
            if seat != user:
                gain = unsure(setup, game, lore, seat) * np.float32(min(n, int(mind.gold[seat])))
                if gain > best:
                    best = gain
                    chosen = seat
        amount = int(best + HALF)
    elif (what == TRADE or (what == TAKE_RICHEST and m)) and mind.gold[chosen] < mind.gold[user]:
        return chosen
    choice_takes_effect(mind, None, what, amount, user, chosen, other)
    return chosen


@compiled
def give_as_most(setup: np.record, mind: np.record, n: int, sides: int, user: int, first: int, second: int) -> None:
    """Gold goes from side to side; who has yet to be chosen is the richest to give, and the poorest to take, as most would have it."""
    while True:
        first, second, options = settled(setup, mind, sides, user, first, second)
        if options == 0:
            give(setup, mind, None, n, sides, user, first, second)
            return
        gives = sides >> 4 & 15 >= THE_CHOSEN and first < 0
        best = NOBODY
        for seat in range(setup.seats):
            if options >> seat & 1:
                more = best < 0 or (mind.gold[seat] > mind.gold[best] if gives else mind.gold[seat] < mind.gold[best])
                best = seat if more else best
        if gives:
            first = best
        else:
            second = best


@compiled
def prospect(
    setup: np.record, game: np.record, lore: np.record, mind: np.record, me: int, user: int, other: int, kind: int, fined: int
) -> np.float32:
    """My chance to win after a seat (and another one too) has used a power and the fined seats have paid; NOBODY uses none."""
    copy_gold(game, mind)
    if user >= 0:
        announced = game.phase == ANSWER
        if not announced:
            mind.turn_seat = me if fined >> me & 1 else user
        slots = int(setup.slots)
        hands = (int(game.hands) if announced else 1 << int(mind.turn_seat) * slots) | 1 << user * slots
        mind.hands = hands | (1 << me * slots if fined >> me & 1 else 0) | (1 << other * slots if other >= 0 else 0)
        imagine(setup, game, lore, mind, user, kind, 0, 1 << other if other >= 0 else 0)
        winner = user
        if other >= 0 and not mind.ending:
            imagine(setup, game, lore, mind, other, kind, first_step(setup, kind), 0)
            winner = other
        if mind.ending & CHEATED:
            return ONE if winner == me else ZERO
        if mind.ending:
            return chance(setup, mind, me)
    for seat in range(setup.seats):
        if fined >> seat & 1:
            pay(mind, None, seat, COURT, FINE)
    return chance(setup, mind, me)
