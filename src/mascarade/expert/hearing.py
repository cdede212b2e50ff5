"""Everybody at one table hears what happens: players that read beliefs, and bots among them."""

import numpy as np

from mascarade.bots.hearing import Roles, hear, settle
from mascarade.envs.encoding import note
from mascarade.expert.odds import ponder
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import Records


@compiled
def listen(
    setup: np.record,
    game: np.record,
    lore: np.record,
    notes: np.record,
    odds: np.record,
    log: np.record,
    roles: Roles,
    minds: Records,
    players: Records,
) -> None:
    """After a decision: everybody hears what they may. `roles` and `minds` are by person, `players` are the bots there are."""
    for n in range(log.count):
        row = int(log.rows[n])
        ponder(setup, notes, lore, odds, row)
        note(setup, game, notes, row)
        hear(setup, lore, roles, minds, players, row)
    settle(setup, game, lore, roles, minds, players)
