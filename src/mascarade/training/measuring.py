"""How strong a player is: one of it among bots, or one bot among many of it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from mascarade.bots.hearing import BOT
from mascarade.casts import Cast
from mascarade.training.classroom import Classroom, home
from mascarade.training.network import Expert, kinds_of
from mascarade.training.school import LEARNER, PAST

TABLES = 32_768
"""Tables that are played at, at most."""


@dataclass(frozen=True)
class Measured:
    """Wins in fair shares, with a 99 % interval."""

    games: int
    share: float
    low: float
    high: float


def autocast(device: str) -> Any:
    """Short numbers where a GPU is fast with them. Threads would share what it remembers of weights, and drop it while others read it."""
    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda", cache_enabled=False)


@torch.no_grad()
def choose(player: Expert, kinds: Tensor, seen: dict[str, Tensor], draw: torch.Generator) -> tuple[Tensor, Tensor]:
    """A drawn decision and the logarithm of its chance."""
    with autocast(kinds.device.type):
        logits, _ = player(kinds, seen["casts"], seen["words"], seen["senses"])
    chances = allowed_only(logits, seen["masks"])
    noise = -torch.log(-torch.log(torch.rand(chances.shape, generator=draw, device=kinds.device).clamp_min(1e-20)))
    actions = (chances + noise).argmax(1)
    return actions, chances.gather(1, actions[:, None])[:, 0]


def decisions(room: Classroom, players: Mapping[int, Expert], kinds: Tensor, draw: torch.Generator) -> Tensor:
    """What these players, by their roles, decide in every game; where others decide, nothing."""
    actions = torch.zeros(len(room.masks), dtype=torch.int64, device=room.device)
    for role, player in players.items():
        games, seen = room.seen(role, kinds.device.type)
        actions[games] = choose(player, kinds, seen, draw)[0].to(room.device)
    return actions


def allowed_only(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the chances of decisions, of which only some are allowed."""
    return functional.log_softmax(logits.float().masked_fill(~masks, -1e9), 1)


def measure(player: Expert, cast: Cast, others: str | Expert, games: int, device: str, alone: bool = True, seed: int = 99) -> Measured:
    """One player among bots, or among other players, or (not `alone`) one of those among players: that one's wins.

    Every table plays the same number of games: to count whatever ends first would be to count short games more often. One that gets past
    the turn limit nobody has won.
    """
    tables = min(games, TABLES)
    quota = math.ceil(games / tables)
    players, bots = ({LEARNER: player}, [others]) if isinstance(others, str) else ({LEARNER: player, PAST: others}, [])
    other = BOT if bots else PAST
    roles = (other, LEARNER) if alone else (LEARNER, other)
    room = Classroom([cast], tables, home(device, bots), roles[:1], roles[1], bots=bots, seed=seed, quota=quota)
    kinds, draw = kinds_of([cast]).to(device), torch.Generator(device=device).manual_seed(seed)
    while float(room.tensors["sums"][:, 0].min()) < quota:
        for _ in range(50):
            room.step(decisions(room, players, kinds, draw))
    count, wins, squares = (float(value) for value in room.tensors["sums"].sum(0))
    mean = wins / count
    spread = 2.576 * math.sqrt(max(squares / count - mean * mean, 0.0) / count)
    return Measured(int(count), mean, mean - spread, mean + spread)
