"""What a decision was worth to the one who took it, from what the critic expected then and at that person's next decision."""

from collections.abc import Sequence
from typing import Final

import torch
from torch import Tensor

OPEN: Final = 0
"""Nothing is known yet of what came of it."""
TOLD: Final = 1
CUT: Final = 2
"""Nothing will ever be known: the game was cut short."""


def advantages(
    hopes: Sequence[Tensor],
    games: Sequence[Tensor],
    people: Sequence[Tensor],
    rewards: Tensor,
    terminated: Tensor,
    truncated: Tensor,
    keep: float,
) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out for its actor, and how much is known of that: OPEN, TOLD, CUT.

    `hopes`, `games` and `people` have a row for every decision, step by step: what its actor expected to win, above a fair share, in which
    game, and who that was. `rewards` are by step, game and person; they and the two others tell what a step led to. Nobody may gain by
    stalling: from a game that is cut short there is nothing to learn.
    """
    hope, later = torch.zeros_like(rewards[0]), torch.zeros_like(rewards[0])
    fate = torch.zeros_like(rewards[0], dtype=torch.int8)
    gains, fates = [], []
    for step in reversed(range(len(hopes))):
        ended, cut = terminated[step][:, None], truncated[step][:, None]
        hope, later = torch.where(ended, rewards[step], hope), torch.where(ended, 0.0, later)
        fate = torch.where(ended, TOLD, torch.where(cut, CUT, fate))
        at = games[step], people[step]
        gain = torch.where(fate[at] == TOLD, hope[at] - hopes[step] + keep * later[at], 0.0)
        gains.append(gain)
        fates.append(fate[at])
        hope[at], later[at], fate[at] = hopes[step], gain, torch.ones_like(fate[at])
    return torch.cat(gains[::-1]), torch.cat(fates[::-1])
