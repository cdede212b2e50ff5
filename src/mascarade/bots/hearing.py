"""Bots among others at one table hear what happens, each what they may."""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.bots.mind import fade, gossip, notice, turn_over
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import EVERYBODY, Records

BOT: Final = 2
"""Who plays for a person: a bot from this number on, which is that of its row; somebody else before it."""

Roles = npt.NDArray[np.int8]
"""By person: who plays."""


@compiled
def hear(setup: np.record, lore: np.record, roles: Roles, minds: Records, players: Records, row: int) -> None:
    """One event. `minds` are by person, `players` are the bots there are."""
    for person in range(setup.seats):
        if roles[person] >= BOT and row >> person & 1:
            notice(setup, lore, minds[person], None, players[roles[person] - BOT], row)
    if row & EVERYBODY == EVERYBODY:
        gossip(setup, lore, row)


@compiled
def settle(setup: np.record, game: np.record, lore: np.record, roles: Roles, minds: Records, players: Records) -> None:
    """After a decision's events."""
    turn_over(game, lore)
    for person in range(setup.seats):
        if roles[person] >= BOT:
            fade(setup, game, lore, minds[person], players[roles[person] - BOT].memory)
