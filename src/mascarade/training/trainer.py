"""Learning by playing: rounds of games, updates, checkpoints."""

import math
import pickle
import time
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from mascarade.casts import Cast, own_cast
from mascarade.errors import MascaradeError
from mascarade.expert.table import BOT
from mascarade.training.advantages import advantages
from mascarade.training.classroom import Classroom
from mascarade.training.measuring import allowed_only, autocast, choose
from mascarade.training.network import Critic, Expert, kinds_of
from mascarade.training.plan import START, Plan
from mascarade.training.school import LEARNER, PAST

VERSION: Final = 1
"""The version of checkpoints."""
SEATS: Final = 20
"""Roles are drawn from so many."""

Seen = dict[str, Tensor]
"""What was seen, done and won, by name: by step and game, or flat."""


class Trainer:
    """The player, its critic, its past and its slow copy."""

    def __init__(self, plan: Plan, casts: Sequence[Cast], device: str, start: Seen | None = None) -> None:
        """With `start` the player begins with these weights."""
        torch.manual_seed(plan.seed)
        self.plan, self.casts, self.device = plan, tuple(casts), device
        warm_up(self.casts, plan, device)
        self.kinds = kinds_of(casts).to(device)
        self.expert, self.critic = Expert().to(device), Critic().to(device)
        self.slow, self.past = Expert().to(device), Expert().to(device)
        self.pool: list[Seen] = []
        if device == "cuda":  # fused: fewer, longer kernels
            for name in ("_play_loss", "_values"):
                setattr(self, name, torch.compile(getattr(self, name), dynamic=False))
        self.started = start is not None
        """Whether it began as somebody, with a critic that knew nothing."""
        if start is not None:
            self.expert.load_state_dict(self.expert.state_dict() | start)
        self._remember()
        params = [*self.expert.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(params, lr=plan.rate, eps=1e-5, fused=device == "cuda")
        past = [PAST] * plan.past
        bots = [BOT + bot for bot in range(len(plan.bots)) for _ in range(2)]
        if plan.rivals:
            self.rooms = {"selves": self._room([PAST if plan.rivals == START else BOT], LEARNER, 0)}
        else:
            self.rooms = {"selves": self._room(past + [LEARNER] * (SEATS - len(past)), LEARNER, 0)}
            if plan.bots:
                self.rooms["bots"] = self._room(bots + [LEARNER] * (SEATS - len(bots)), LEARNER, 1)
        if plan.imitate > 0:
            self.rooms["models"] = self._room([BOT], BOT, 2)
        self.updates = 0
        """Updates by playing."""
        self.decisions = 0
        """Decisions that were seen in them."""
        self.seconds = 0.0
        """How long they took."""
        self.imitated = 0.0
        """How long imitation took, in seconds."""
        self.progress = 0.0
        """From 0 to 1: how much of the training is over, for the rates."""
        self._draw = torch.Generator(device=device).manual_seed(plan.seed)

    def _room(self, lineup: Sequence[int], lone: int, number: int) -> Classroom:
        plan = self.plan
        return Classroom(
            self.casts, plan.games, self.device, lineup, lone, bots=plan.bots, turn_limit=plan.turn_limit, seed=3 * plan.seed + number
        )

    def _remember(self) -> None:
        """The slow copy becomes what the player is; so does one more past self."""
        self.slow.load_state_dict(self.expert.state_dict())
        if self.pool and self.plan.rivals:
            return
        self.pool.append({name: value.detach().clone() for name, value in self.expert.state_dict().items()})
        if len(self.pool) > self.plan.pool:
            self.pool = self.pool[1::2]
        if len(self.pool) == 1:
            self.past.load_state_dict(self.pool[0])

    # -- playing -------------------------------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def rollout(self, room: Classroom) -> Seen:
        """Play, and keep what was seen, done and won; what is seen has one step more."""
        kept: dict[str, list[Tensor]] = {}

        def keep(given: Seen) -> None:
            for name, value in given.items():
                kept.setdefault(name, []).append(value)

        for _ in range(self.plan.steps):
            seen, masks = room.seen(), room.masks.bool()
            actors, decider = room.tensors["actors"].long(), room.tensors["decider"].clone()
            actions, chances = choose(self.expert, self.kinds, seen, masks, self._draw)
            if PAST in room.lineup:
                others, _ = choose(self.past, self.kinds, seen, masks, self._draw)
                actions = torch.where(decider == PAST, others, actions)
            room.step(actions)
            keep(seen | {"masks": masks, "actors": actors, "decider": decider, "chances": chances})
            keep({name: room.tensors[name].clone() for name in ("rewards", "terminated", "truncated")})
            keep({"actions": room.tensors["taken"].long()})
        keep(room.seen())
        return {name: torch.stack(values) for name, values in kept.items()}

    def _values(self, seen: Seen) -> Tensor:
        """The critic's logits by relative seat."""
        with autocast(self.device):
            logits = self.critic(self.kinds, *(seen[name] for name in ("casts", "words", "senses", "cards")))
        return logits.float().masked_fill(seen["people"] < 0, -1e9)

    @torch.no_grad()
    def judge(self, seen: Seen) -> None:
        """Add what every decision was worth, and what the critic should have said."""
        read = ("casts", "words", "senses", "cards", "people")
        chances = torch.stack(
            [functional.softmax(self._values({name: seen[name][step] for name in read}), 1) for step in range(self.plan.steps + 1)]
        )
        ends = seen["rewards"], seen["terminated"], seen["truncated"]
        gains, seen["targets"] = advantages(chances, seen["people"], seen["actors"], *ends, self.plan.keep)
        # A win at a table of many is rarer: this makes credit at all tables equally large.
        gains = gains * (seen["people"][: self.plan.steps] >= 0).sum(2).sqrt()
        mine = gains[seen["decider"] == LEARNER]
        if len(mine) > 1:
            gains = (gains - mine.mean()) / (mine.std() + 1e-6)
        seen["gains"] = gains

    def rehearse(self) -> None:
        """Compile what learns: no clock should count it."""
        seen = self.rollout(self.rooms["selves"])
        self.judge(seen)
        some = {name: value[: self.plan.steps].flatten(0, 1)[: self.plan.batch] for name, value in seen.items()}
        self._play_loss(some, torch.tensor(self.plan.entropy, device=self.device))["loss"].backward()
        self.optimiser.zero_grad(set_to_none=True)

    # -- learning ------------------------------------------------------------------------------------------------------------------------

    def update(self) -> dict[str, float]:
        """One round: play, then learn from it."""
        plan = self.plan
        with_bots = "bots" in self.rooms and self.updates % plan.bots_every == 0
        began = time.perf_counter()
        seen = self.rollout(self.rooms["bots" if with_bots else "selves"])
        self._wait()
        played = time.perf_counter()
        self.judge(seen)
        rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * self.progress))
        entropy = torch.tensor(plan.entropy + (plan.last_entropy - plan.entropy) * self.progress, device=self.device)
        # Who began as somebody is good already, and a critic that knows nothing would spoil that.
        alone = self.started and self.updates < plan.critic_first
        report = self._learn(seen, rate, self._critic_loss if alone else lambda some: self._play_loss(some, entropy))
        learned = time.perf_counter()
        self.updates += 1
        self.decisions += seen["actions"].numel()
        self.seconds += learned - began
        if self.updates % plan.copy_every == 0:
            self._remember()
        if self.updates % 4 == 0 and not plan.rivals:
            pick = int(torch.randint(len(self.pool), (1,), generator=self._draw, device=self.device))
            self.past.load_state_dict(self.pool[pick])
        return report | {"play_s": played - began, "learn_s": learned - played}

    def imitate(self) -> dict[str, float]:
        """One round before everything else: watch bots among themselves, and learn to do as they do."""
        began = time.perf_counter()
        seen = self.rollout(self.rooms["models"])
        self.judge(seen)
        report = self._learn(seen, self.plan.imitate_rate, self._imitation_loss)
        self.pool = []
        self._remember()
        self.imitated += time.perf_counter() - began
        return report

    def _learn(self, seen: Seen, rate: float, loss: Callable[[Seen], Seen]) -> dict[str, float]:
        """Learn from all that was seen, in random order; gives the means of what `loss` reports."""
        flat = {name: value[: self.plan.steps].flatten(0, 1) for name, value in seen.items()}
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        said: dict[str, list[Tensor]] = {}
        order = torch.randperm(len(flat["actions"]), generator=self._draw, device=self.device)
        size = min(self.plan.batch, len(order))
        for first in range(0, len(order) - size + 1, size):
            found = loss({name: value[order[first : first + size]] for name, value in flat.items()})
            self.optimiser.zero_grad(set_to_none=True)
            found["loss"].backward()
            for one in (self.expert, self.critic):  # each by itself: a surprised critic must not hold the player back
                torch.nn.utils.clip_grad_norm_(one.parameters(), self.plan.norm)
            self.optimiser.step()
            for name, value in found.items():
                said.setdefault(name, []).append(value.detach())
        self._wait()
        return {name: float(torch.stack(values).mean()) for name, values in said.items()}

    def _wait(self) -> None:
        if self.device == "cuda":
            torch.cuda.synchronize()

    def _play_loss(self, some: Seen, entropy_weight: Tensor) -> Seen:
        """Proximal policy optimisation over the player's own decisions, pulled to the slow copy."""
        plan = self.plan
        read = some["casts"], some["words"], some["senses"]
        with autocast(self.device):
            logits, guess = self.expert(self.kinds, *read)
            with torch.no_grad():
                slow, _ = self.slow(self.kinds, *read)
        chances, steady = allowed_only(logits, some["masks"]), allowed_only(slow, some["masks"])
        weight = (some["decider"] == LEARNER).float()
        weight = weight / weight.sum().clamp_min(1)
        change = chances.gather(1, some["actions"][:, None])[:, 0] - some["chances"]
        ratio = torch.where(weight > 0, change, 0.0).clamp_max(10.0).exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -(torch.minimum(ratio * some["gains"], clipped * some["gains"]) * weight).sum()
        each = chances.exp()
        entropy = -((each * chances).sum(1) * weight).sum()
        pull = ((each * (chances - steady)).sum(1) * weight).sum()
        guessing, worth = self._common_losses(some, guess)
        loss = policy - entropy_weight * entropy + plan.pull * pull + plan.guess * guessing + worth
        moved = ((ratio - 1 - ratio.log()) * weight).sum()
        return {"loss": loss, "policy": policy, "entropy": entropy, "pull": pull, "moved": moved, "guess": guessing, "critic": worth}

    def _imitation_loss(self, some: Seen) -> Seen:
        """How unlike the bots the player is."""
        with autocast(self.device):
            logits, guess = self.expert(self.kinds, some["casts"], some["words"], some["senses"])
        unlike = functional.nll_loss(allowed_only(logits, some["masks"]), some["actions"])
        guessing, worth = self._common_losses(some, guess)
        return {"loss": unlike + self.plan.guess * guessing + worth, "unlike": unlike, "guess": guessing, "critic": worth}

    def _critic_loss(self, some: Seen) -> Seen:
        """How badly the critic foretells who wins."""
        worth = self._worth(some)
        return {"loss": worth, "critic": worth}

    def _common_losses(self, some: Seen, guess: Tensor) -> tuple[Tensor, Tensor]:
        """Guessing where the cards are, and the critic's."""
        there = some["cards"] > 0
        lies = (some["cards"].long() - 1).clamp_min(0)
        guessed = functional.cross_entropy(guess.flatten(0, 1), lies.flatten(), reduction="none").view(there.shape)
        return (guessed * there).sum() / there.sum(), self._worth(some)

    def _worth(self, some: Seen) -> Tensor:
        values = functional.log_softmax(self._values(some), 1)
        return -(some["targets"] * values.masked_fill(some["people"] < 0, 0.0)).sum(1).mean()

    # -- checkpoints ---------------------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Everything that training goes on from."""
        state = {
            "version": VERSION,
            "plan": asdict(self.plan),
            "casts": [(cast.edition, cast.players, cast.codes) for cast in self.casts],
            "nets": {name: getattr(self, name).state_dict() for name in ("expert", "critic", "slow", "past")},
            "pool": self.pool,
            "started": self.started,
            "optimiser": self.optimiser.state_dict(),
            "counts": (self.updates, self.decisions, self.seconds, self.imitated, self.progress),
            "draw": self._draw.get_state(),
            "rooms": {name: room.state() for name, room in self.rooms.items()},
        }
        beside = path.with_name(path.name + ".new")
        torch.save(state, beside)
        beside.replace(path)

    @classmethod
    def load(cls, path: Path, device: str, **changes: Any) -> "Trainer":
        """Go on from a checkpoint; `changes` are to its plan. Raises MascaradeError if it is none."""
        try:
            with path.open("rb") as file:
                whole = zipfile.is_zipfile(file)
            state = torch.load(path, map_location="cpu", weights_only=True) if whole else None
        except OSError as error:
            raise MascaradeError(f"{path}: {error.strerror}") from None
        except (RuntimeError, EOFError, pickle.UnpicklingError):
            raise MascaradeError(f"{path}: not a checkpoint of mascarade train") from None
        if not isinstance(state, dict) or state.get("version") != VERSION:
            raise MascaradeError(f"{path}: not a checkpoint of mascarade train, version {VERSION}")
        casts = [own_cast(*cast) for cast in state["casts"]]
        start = state["nets"]["expert"] if state["started"] else None
        trainer = cls(replace(Plan(**state["plan"]), **changes), casts, device, start)
        for name, weights in state["nets"].items():
            getattr(trainer, name).load_state_dict(weights)
        trainer.pool = [{name: value.to(device) for name, value in one.items()} for one in state["pool"]]
        trainer.optimiser.load_state_dict(state["optimiser"])
        trainer.updates, trainer.decisions, trainer.seconds, trainer.imitated, trainer.progress = state["counts"]
        trainer._draw.set_state(state["draw"])
        for name, room in state["rooms"].items():
            trainer.rooms[name].restore(room)
        return trainer


def warm_up(casts: Sequence[Cast], plan: Plan, device: str) -> None:
    """Compile what plays, in a small room: no clock should count it."""
    room = Classroom(casts, 32, device, [BOT], BOT, bots=plan.bots, turn_limit=plan.turn_limit)
    room.step(torch.zeros(32, dtype=torch.int64, device=device))
    if device == "cuda":
        torch.cuda.synchronize()
