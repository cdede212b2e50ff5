"""Gold on its way, events, and the end of the game."""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.layout import (
    BANK,
    BROKE,
    CHEATED,
    COURT,
    ENDED,
    EVERYBODY,
    GOAL,
    OVER,
    PAID,
    RICH,
)
from mascarade.rules.rows import pack


@compiled
def tell(log: np.record | None, audience: int, kind: int, a: int, b: int, c: int) -> None:
    """Add an event. What is in it reaches its audience and nobody else."""
    if log is not None:
        log.rows[log.count] = pack(audience, kind, a, b, c)
        log.count += 1


@compiled
def holder(game: np.record, where: int) -> int:
    """A seat as the person who sits there; the bank and the court stay themselves. Events speak of people."""
    return int(game.person[where]) if where < BANK else where


@compiled
def pay(table: np.record, log: np.record | None, payer: int, payee: int, amount: int) -> None:
    """Move gold between seats, bank and court; who has less pays all there is (R4.4). See `effects` for what a table is."""
    have = int(table.gold[payer])
    paid = min(have, amount)
    table.gold[payer] = have - paid
    gold = int(table.gold[payee]) + paid
    table.gold[payee] = gold
    if payee < BANK and gold >= GOAL:
        table.ending |= RICH
    if payer < BANK and have == paid:
        table.ending |= BROKE
    if log is not None and paid > 0:
        tell(log, EVERYBODY, PAID, holder(table, payer), holder(table, payee), paid)


@compiled
def richest(setup: np.record, table: np.record, apart: int) -> int:
    """The seats with the most gold, as a set; the seat `apart` does not count."""
    most = -1
    found = 0
    for seat in range(setup.seats):
        if seat != apart:
            gold = int(table.gold[seat])
            if gold > most:
                most = gold
                found = 0
            if gold == most:
                found |= 1 << seat
    return found


@compiled
def finish(setup: np.record, game: np.record, log: np.record | None) -> None:
    """The game is over: the richest win together (R5.2), except that the Cheat wins alone (R5.3)."""
    winners = 0
    if game.ending & CHEATED:
        winners = 1 << int(game.person[game.user])
    else:
        found = richest(setup, game, COURT)
        for seat in range(setup.seats):
            if found >> seat & 1:
                winners |= 1 << int(game.person[seat])
    game.winners = winners
    game.phase = OVER
    if log is not None:
        tell(log, EVERYBODY, ENDED, int(game.ending), winners & 255, winners >> 8)
