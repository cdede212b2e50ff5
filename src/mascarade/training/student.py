"""Somebody who learns: a player, its critic and its slow copy, and how one step makes them better."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from mascarade.expert.network import CROWD
from mascarade.training.advantages import advantages
from mascarade.training.measuring import allowed_only, autocast
from mascarade.training.network import Critic, Expert, only_beyond
from mascarade.training.plan import Plan

Seen = dict[str, Tensor]
"""What was seen, done and won, by name: a row for each decision."""
Steps = dict[str, list[Tensor]]
"""The same, step by step."""

PLAY: Final = "play"
WATCH: Final = "watch"
IMITATE: Final = "imitate"
"""What there is to learn: to play, to judge alone, to do as others do."""

_READ_BY_CRITIC: Final = ("casts", "words", "senses", "cards", "company")
_JUDGED_AT_ONCE: Final = 65_536


class _Recording(NamedTuple):
    """A step as a GPU does it by itself: from `inputs` to `said`."""

    graph: Any
    inputs: Seen
    said: Tensor


class Student:
    """A player and all it learns with."""

    def __init__(self, plan: Plan, kinds: Tensor, start: Seen | None, seed: int) -> None:
        """With `start` the player begins with these weights."""
        self.plan, self.kinds, self.device = plan, kinds, kinds.device.type
        self.player, self.slow, self.critic = (net.to(self.device) for net in (Expert(), Expert(), Critic()))
        if start is not None:
            self.player.load_state_dict(self.player.state_dict() | start)
        self.keep_copy()
        self._gpu = self.device == "cuda"
        self._rate = torch.tensor(plan.rate, device=self.device)
        self._entropy = torch.tensor(plan.entropy, device=self.device)
        if plan.beyond:
            only = only_beyond(plan.beyond).to(self.device)
            self.player.requires_grad_(False)
            self.player.body.first.weight.requires_grad_().register_hook(lambda asked: asked * only)
        params = [*self.player.parameters(), *self.critic.parameters()]
        rate: Any = self._rate if self._gpu else plan.rate
        self._optimiser = torch.optim.Adam(params, lr=rate, eps=1e-5, fused=self._gpu, capturable=self._gpu)
        self._draw = torch.Generator(device=self.device).manual_seed(seed)
        self._names: dict[str, list[str]] = {}
        self._recorded: dict[str, _Recording] = {}

    def keep_copy(self) -> None:
        """The slow copy becomes what the player is."""
        self.slow.load_state_dict(self.player.state_dict())

    # -- judging -------------------------------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def judge(self, kept: Steps, ends: Seen) -> tuple[Seen, Seen]:
        """Everything in one row after another, with what each decision was worth; and those of which that is not known yet."""
        sizes = [len(values) for values in kept["actions"]]
        seen = {name: torch.cat(values) for name, values in kept.items()}
        fair = 1 / (seen["company"] >= 0).sum(1)
        hopes = self._all_chances(seen) - fair
        gains, told = advantages(hopes.split(sizes), kept["games"], kept["actors"], **ends, keep=self.plan.keep)
        waiting = {name: value[~told] for name, value in seen.items()}
        seen["targets"] = (hopes + gains + fair).clamp(0, 1)
        # A win at a table of many is rarer: this makes credit at all tables equally large.
        gains = gains / fair.sqrt()
        if int(told.sum()) > 1:
            gains = (gains - gains[told].mean()) / (gains[told].std() + 1e-6)
        seen["gains"] = gains
        return {name: value[told] for name, value in seen.items()}, waiting

    def _all_chances(self, seen: Seen) -> Tensor:
        """The critic's opinion of every decision, many at a time."""
        parts = zip(*(seen[name].split(_JUDGED_AT_ONCE) for name in _READ_BY_CRITIC), strict=True)
        return torch.cat([self._chances(dict(zip(_READ_BY_CRITIC, part, strict=True))).sigmoid() for part in parts])

    def _chances(self, seen: Seen) -> Tensor:
        """The critic's logits."""
        with autocast(self.device):
            return self.critic(self.kinds, *(seen[name] for name in _READ_BY_CRITIC)).float()

    # -- learning ------------------------------------------------------------------------------------------------------------------------

    def learn(self, lesson: str, seen: Sequence[Seen], rate: float, entropy: float = 0.0) -> dict[str, float]:
        """Learn from what was seen in each room; gives the means of what each step reports."""
        self._rate.fill_(rate)
        self._entropy.fill_(entropy)
        for group in self._optimiser.param_groups:
            group["lr"] = self._rate if self._gpu else rate
        said = [self._step(lesson, some).clone() for some in self._batches(seen)]
        if not said:
            return {}
        return dict(zip(self._names[lesson], torch.stack(said).mean(0).tolist(), strict=True))

    def _batches(self, seen: Sequence[Seen]) -> Iterator[Seen]:
        """All decisions of all rooms in random order, but for the few that fill no batch; if none is filled, some of them again."""
        whole = {name: torch.cat([one[name] for one in seen]) for name in seen[0]}
        many, size = len(whole["actions"]), self.plan.batch
        for _ in range(self.plan.epochs if many else 0):
            order = torch.randperm(many, generator=self._draw, device=self.device).repeat(math.ceil(size / many))
            for first in range(0, max(many - size, 0) + 1, size):
                yield {name: value[order[first : first + size]] for name, value in whole.items()}

    def _step(self, lesson: str, some: Seen) -> Tensor:
        """A step down the loss of a batch. On a GPU it is recorded once, then replayed: to ask for its hundreds of parts takes longer."""
        if not self._gpu:
            return self._descend(lesson, some)
        if lesson not in self._recorded:
            self._recorded[lesson] = self._record(lesson, some)
        recorded = self._recorded[lesson]
        for name, value in recorded.inputs.items():
            value.copy_(some[name])
        recorded.graph.replay()
        return recorded.said

    def _descend(self, lesson: str, some: Seen) -> Tensor:
        found = {PLAY: self._play_loss, WATCH: self._critic_loss, IMITATE: self._imitation_loss}[lesson](some)
        self._names[lesson] = list(found)
        self._optimiser.zero_grad(set_to_none=True)
        found["loss"].backward()
        for one in (self.player, self.critic):  # each by itself: a surprised critic must not hold the player back
            torch.nn.utils.clip_grad_norm_(one.parameters(), self.plan.norm)
        self._optimiser.step()
        return torch.stack([value.detach() for value in found.values()])

    def ready(self, lesson: str) -> bool:
        """Whether it can learn while others use the GPU: not while it records."""
        return not self._gpu or lesson in self._recorded

    def rehearse(self, lessons: Sequence[str], seen: Sequence[Seen]) -> None:
        """Record lessons, if there is a GPU, with anything of the right shape; nothing is learned."""
        some = next(self._batches(seen), None)
        if self._gpu and some is not None:
            self._recorded |= {lesson: self._record(lesson, some) for lesson in lessons}

    def _record(self, lesson: str, some: Seen) -> _Recording:
        """Record a step that reads these inputs wherever they stand in memory; what the steps before it change is put back."""
        inputs = {name: value.clone() for name, value in some.items()}
        nets = [{name: value.clone() for name, value in net.state_dict().items()} for net in (self.player, self.critic)]
        moments = {param: {name: value.clone() for name, value in state.items()} for param, state in self._optimiser.state.items()}
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):  # whatever is made at first use must be there before
                self._descend(lesson, inputs)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            said = self._descend(lesson, inputs)
        torch.cuda.synchronize()
        for net, weights in zip((self.player, self.critic), nets, strict=True):
            net.load_state_dict(weights)
        for param, state in self._optimiser.state.items():
            for name, value in state.items():
                if param in moments:
                    value.copy_(moments[param][name])
                else:
                    value.zero_()
        return _Recording(graph, inputs, said)

    # -- losses --------------------------------------------------------------------------------------------------------------------------

    def _play_loss(self, some: Seen) -> Seen:
        """Proximal policy optimisation over the player's own decisions, pulled to the slow copy."""
        plan = self.plan
        read = some["casts"], some["words"], some["senses"]
        with autocast(self.device):
            logits, guess = self.player(self.kinds, *read)
            with torch.no_grad():
                slow, _ = self.slow(self.kinds, *read)
        chances, steady = allowed_only(logits, some["masks"]), allowed_only(slow, some["masks"])
        change = chances.gather(1, some["actions"][:, None])[:, 0] - some["chances"]
        ratio = change.clamp_max(10.0).exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -torch.minimum(ratio * some["gains"], clipped * some["gains"]).mean()
        each = chances.exp()
        entropy = -(each * chances).sum(1)
        studied = (CROWD / (some["company"] >= 0).sum(1)).clamp_max(1) ** 2
        pull = (each * (chances - steady)).sum(1).mean()
        guessing, worth = self._common_losses(some, guess)
        loss = policy - self._entropy * (entropy * studied).mean() + plan.pull * pull + plan.guess * guessing + worth
        moved = (ratio - 1 - change).detach().mean()
        return {"loss": loss, "policy": policy, "entropy": entropy.mean(), "pull": pull, "moved": moved, "guess": guessing, "critic": worth}

    def _imitation_loss(self, some: Seen) -> Seen:
        """How unlike the bots the player is."""
        with autocast(self.device):
            logits, guess = self.player(self.kinds, some["casts"], some["words"], some["senses"])
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
        return functional.binary_cross_entropy_with_logits(self._chances(some), some["targets"])

    # -- checkpoints ---------------------------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Everything that learning goes on from."""
        nets = {name: getattr(self, name).state_dict() for name in ("player", "slow", "critic")}
        return nets | {"optimiser": self._optimiser.state_dict(), "draw": self._draw.get_state()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        for name in ("player", "slow", "critic"):
            getattr(self, name).load_state_dict(state[name])
        self._optimiser.load_state_dict(state["optimiser"])
        self._draw.set_state(state["draw"])
        self._recorded.clear()  # it read and wrote what the optimiser had before
