"""What a decision was worth to the one who took it, from what the critic expected before and after."""

import torch
from torch import Tensor

from mascarade.rules.layout import MAX_SEATS


def advantages(
    chances: Tensor, people: Tensor, actors: Tensor, rewards: Tensor, terminated: Tensor, truncated: Tensor, keep: float
) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out for its actor, and what the critic should have said.

    `chances` and `people` are by step, game and relative seat, one step more than there are decisions; -1 is nobody. Expectations are
    carried by person, since people change seats and every step is seen from another one (R9.8). Of a game that is cut short nothing is
    known but what was expected: nobody may gain by stalling.
    """
    steps, games = actors.shape
    there = people >= 0
    seats = there.sum(2, keepdim=True)
    fair = there / seats
    nobody = torch.where(there, people, MAX_SEATS)
    hopes = chances.new_zeros(steps + 1, games, MAX_SEATS + 1).scatter_(2, nobody, (chances - fair) * there)[..., :MAX_SEATS]
    decay = keep ** (1 / seats)
    later = chances.new_zeros(games, MAX_SEATS)
    gains, targets = chances.new_zeros(steps, games), chances.new_zeros(steps, games, MAX_SEATS)
    for step in reversed(range(steps)):
        cut = truncated[step][:, None]
        goes_on = (~(terminated[step] | truncated[step]))[:, None]
        error = (rewards[step] + goes_on * hopes[step + 1] - hopes[step]) * ~cut
        later = error + decay[step] * goes_on * later
        gains[step] = later.gather(1, actors[step][:, None])[:, 0]
        target = ((hopes[step] + later).gather(1, people[step].clamp_min(0)) + fair[step]) * there[step]
        targets[step] = target.clamp_min(0)
    return gains, targets / targets.sum(2, keepdim=True)
