"""Everybody at one table hears what happens: players that read beliefs, and bots among them."""

import numpy as np
import numpy.typing as npt

from mascarade.bots.hearing import BOT, Roles, hear, settle
from mascarade.bots.mind import gossip, turn_over
from mascarade.envs.encoding import note
from mascarade.expert.odds import ponder
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import Records
from mascarade.rules.rows import open_to_all


@compiled
def listen(
    setup: np.record,
    game: np.record,
    lore: np.record,
    notes: np.record,
    odds: np.record,
    rows: npt.NDArray[np.int64],
    count: int,
    roles: Roles | None,
    minds: Records | None,
    players: Records | None,
) -> None:
    """After a decision: everybody hears what they may. `roles` and `minds` are by person, `players` are the bots there are, if any."""
    for n in range(count):
        row = int(rows[n])
        ponder(setup, notes, lore, odds, row)
        note(setup, game, notes, row)
        if minds is not None and players is not None and roles is not None:
            hear(setup, lore, minds, None, players, roles, BOT, row)
        elif open_to_all(row):
            gossip(setup, lore, row)
    if minds is not None and players is not None and roles is not None:
        settle(setup, game, lore, minds, players, roles, BOT)
    else:
        turn_over(game, lore)
