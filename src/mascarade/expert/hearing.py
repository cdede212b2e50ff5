"""Everybody at one table hears what happens: players that read beliefs, and bots among them."""

import numpy as np
import numpy.typing as npt

from mascarade.bots.mind import fade, gossip, notice, turn_over
from mascarade.envs.encoding import note
from mascarade.expert.odds import ponder
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import EVERYBODY, Records

BOT = 2
"""Who plays for a person: a bot from this number on, which is that of its row; somebody else before it."""


@compiled
def listen(
    setup: np.record,
    game: np.record,
    lore: np.record,
    notes: np.record,
    odds: np.record,
    log: np.record,
    roles: npt.NDArray[np.int8],
    minds: Records,
    players: Records,
) -> None:
    """After a decision: everybody hears what they may. `roles` and `minds` are by person, `players` are the bots there are."""
    for n in range(log.count):
        row = int(log.rows[n])
        ponder(setup, notes, lore, odds, row)
        note(setup, game, notes, row)
        for person in range(setup.seats):
            if roles[person] >= BOT and row >> person & 1:
                notice(setup, lore, minds[person], None, players[roles[person] - BOT], row)
        if row & EVERYBODY == EVERYBODY:
            gossip(setup, lore, row)
    turn_over(game, lore)
    for person in range(setup.seats):
        if roles[person] >= BOT:
            fade(setup, game, lore, minds[person], players[roles[person] - BOT].memory)
