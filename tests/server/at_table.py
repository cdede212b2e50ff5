"""A table without a hall: what tests of its entries begin with."""

import pytest

from mascarade.rules import layout
from mascarade.server import entries, messages
from mascarade.server.errors import Refusal
from mascarade.server.table import Table

DEAL = ["judge", "bishop", "king", "queen", "thief", "cheat"]


def a_table(guests: str = "abc", **options: object) -> Table:
    """A table at which these guests sit; the first is its host."""
    table = Table("ABCDEF")
    chosen = messages.Options(**{"seats": 4, "starts": "first"} | options)  # type: ignore[arg-type]
    table.apply(entries.Opened(options=chosen, guest=guests[0], name=guests[0].upper()))
    for guest in guests[1:]:
        table.apply(table.join(guest, guest.upper()))
    return table


def a_game(guests: str = "abc", deal: list[str] | None = None, **options: object) -> Table:
    """The same, with the cards turned down."""
    table = a_table(guests, **options)
    bots = table.bot_names(table.options.seats - len(guests))
    table.apply(entries.Dealt(bots=bots, deal=deal or DEAL, salt="00", starts=0, seed=1))
    table.apply(entries.Begun())
    return table


def play(table: Table, *moves: str) -> None:
    """Let moves happen, written as in a record."""
    assert table.game is not None
    for move in moves:
        table.apply(entries.Decided(number=table.game.action(move)))


def opening(table: Table) -> None:
    """R2.1: four turns of pretending."""
    assert table.game is not None
    for _ in range(4):
        table.apply(entries.Decided(number=next(one for one in table.game.choice.actions if one >= layout.PRETEND)))


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    """An action that is refused with this code."""
    return pytest.raises(Refusal, match=f"^{code}$")
