"""What a decision was worth to the one who took it, from what the critic expected then and at that person's next decision."""

from collections.abc import Sequence

import torch
from torch import Tensor


def advantages(
    hopes: Sequence[Tensor], games: Sequence[Tensor], people: Sequence[Tensor], rewards: Tensor, ended: Tensor, keep: float
) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out for its actor, and whether anything is known of that yet.

    `hopes`, `games` and `people` have a row for every decision, step by step: what its actor expected to win, above a fair share, in which
    game, and who that was. `rewards` are by step, game and person, `ended` by step and game; they tell what a step led to.
    """
    hope, later = torch.zeros_like(rewards[0]), torch.zeros_like(rewards[0])
    known = torch.zeros_like(rewards[0], dtype=torch.bool)
    gains, told = [], []
    for step in reversed(range(len(hopes))):
        over = ended[step][:, None]
        hope, later, known = torch.where(over, rewards[step], hope), torch.where(over, 0.0, later), known | over
        at = games[step], people[step]
        gain = torch.where(known[at], hope[at] - hopes[step] + keep * later[at], 0.0)
        gains.append(gain)
        told.append(known[at])
        hope[at], later[at], known[at] = hopes[step], gain, torch.ones_like(known[at])
    return torch.cat(gains[::-1]), torch.cat(told[::-1])
