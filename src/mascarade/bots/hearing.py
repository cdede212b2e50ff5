"""Bots among others at one table hear what happens, each what they may."""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.bots.mind import RANDOM, fade, gossip, notice, turn_over
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import Records
from mascarade.rules.rows import may_know, open_to_all

BOT: Final = 2
"""Who plays for a person: a bot from this number on, which is that of its row; somebody else before it."""

Roles = npt.NDArray[np.integer]
"""By person: who plays."""


@compiled
def hear(
    setup: np.record,
    lore: np.record,
    minds: Records,
    exacts: Records | None,
    players: Records,
    roles: Roles,
    bot: int,
    row: int,
) -> None:
    """Everybody at a table hears of one event: bots learn from it if they may know it, and what is open is everybody's.

    `minds` and `roles` are by person; somebody with the role `bot` is the first of `players`, and so on. Below it are those who do not
    think with a mind.
    """
    for person in range(min(len(minds), int(setup.seats))):
        mind = minds[person]
        if roles[person] >= bot and may_know(row, int(mind.me)):
            player = players[roles[person] - bot]
            if exacts is not None and player.exact:
                notice(setup, lore, mind, exacts[person], player, row)
            elif player.style != RANDOM:
                notice(setup, lore, mind, None, player, row)
    if open_to_all(row):
        gossip(setup, lore, row)


@compiled
def settle(setup: np.record, game: np.record, lore: np.record, minds: Records, players: Records, roles: Roles, bot: int) -> None:
    """After a decision's events: what was announced may be past, and memories fade. See `hear` for who is who."""
    turn_over(game, lore)
    for person in range(min(len(minds), int(setup.seats))):
        if roles[person] >= bot:
            fade(setup, game, lore, minds[person], players[roles[person] - bot])
