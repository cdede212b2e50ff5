"""Learning by playing: rounds of games, updates, checkpoints."""

import itertools
import math
import pickle
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
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
from mascarade.training.classroom import Classroom, home
from mascarade.training.measuring import allowed_only, autocast, choose, decisions
from mascarade.training.network import Critic, Expert, kinds_of
from mascarade.training.plan import START, Plan
from mascarade.training.school import LEARNER, PAST

VERSION: Final = 4
"""The version of checkpoints."""
SEATS: Final = 20
"""Roles are drawn from so many."""

MODELS: Final = "models"
LEARNING: Final = "learning"

ENDS: Final = ("rewards", "ended")
"""What a step led to."""

Seen = dict[str, Tensor]
"""What was seen, done and won, by name: a row for each decision."""
Steps = dict[str, list[Tensor]]
"""The same, step by step."""


class Trainer:
    """The player, its critic, its past and its slow copy."""

    def __init__(self, plan: Plan, casts: Sequence[Cast], device: str, start: Seen | None = None) -> None:
        """With `start` the player begins with these weights."""
        torch.manual_seed(plan.seed)
        self.plan, self.casts, self.device = plan, tuple(casts), device
        warm_up(self.casts, plan, device)
        self.kinds = kinds_of(casts).to(device)
        self.expert, self.critic = Expert().to(device), Critic().to(device)
        self.slow, self.past, self.acting = Expert().to(device), Expert().to(device), Expert().to(device)
        self.pool: list[Seen] = []
        if device == "cuda":  # fused: fewer, longer kernels
            for name in ("_play_loss", "_chances"):
                setattr(self, name, torch.compile(getattr(self, name), dynamic=False))
        self.started = start is not None
        """Whether it began as somebody, with a critic that knew nothing."""
        if start is not None:
            self.expert.load_state_dict(self.expert.state_dict() | start)
        self._remember()
        params = [*self.expert.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(params, lr=plan.rate, eps=1e-5, fused=device == "cuda")
        self._seeds = itertools.count(16 * plan.seed)
        self.rooms = self._open_rooms()
        self.models = self._room(plan.games, [BOT], BOT) if plan.imitate > 0 else None
        """Where bots play, to be imitated."""
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
        self._draws = {name: torch.Generator(device=device) for name in (*self.rooms, MODELS, LEARNING)}
        """Chance in each room, and in what is learned from them."""
        for number, draw in enumerate(self._draws.values()):
            draw.manual_seed(16 * plan.seed + number)
        self.beside = {name: torch.cuda.Stream() for name, room in self.rooms.items() if room.device != device}
        """Rooms on the CPU beside a GPU, and where the GPU thinks for them without waiting for its own games."""
        self._threads = ThreadPoolExecutor(len(self.rooms))
        self._promised: dict[str, Future[tuple[Steps, Seen]]] = {}
        """What is being played beside."""
        self._counted = self._counts()

    def _open_rooms(self) -> dict[str, Classroom]:
        """Where the player learns by playing."""
        plan = self.plan
        if plan.rivals == START:
            return {"rivals": self._room(8 * plan.games, [PAST], LEARNER)}  # unlike bots, they decide one at a time
        if plan.rivals:
            return {"rivals": self._room(plan.games, [BOT], LEARNER)}
        rooms = {"selves": self._room(plan.games // 2, [PAST] * plan.past + [LEARNER] * (SEATS - plan.past), LEARNER)}
        if plan.bots:
            rooms["guest"] = self._room(plan.games, [BOT], LEARNER)
            rooms["host"] = self._room(plan.games, [LEARNER], BOT)
        if len(plan.bots) > 1:
            rooms["mixed"] = self._room(plan.games // 4, [BOT + bot for bot in range(len(plan.bots))], LEARNER)
        return rooms

    def _room(self, games: int, lineup: Sequence[int], lone: int) -> Classroom:
        plan = self.plan
        bots = plan.bots if max(*lineup, lone) >= BOT else ()
        where = home(self.device, bots)
        return Classroom(self.casts, max(1, games), where, lineup, lone, bots=bots, turn_limit=plan.turn_limit, seed=next(self._seeds))

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

    def rollout(self, name: str, role: int = LEARNER) -> Seen:
        """Play in a room, and keep what somebody with this role saw and did, and what it was worth."""
        room = self._room_of(name)
        return self._judge(room, *self._play(name, self.expert, role))

    def _room_of(self, name: str) -> Classroom:
        room = self.models if name == MODELS else self.rooms[name]
        assert room is not None
        return room

    def _play_everywhere(self) -> dict[str, tuple[Steps, Seen]]:
        """Play in every room, in those beside the GPU at the same time: while one waits others can play."""
        promised = self._promised or self._start_beside()
        lived = {name: self._play(name, self.expert) for name in self.rooms if name not in promised}
        lived |= {name: promise.result() for name, promise in promised.items()}
        self._promised = {}
        self._wait()
        return lived

    def _start_beside(self) -> dict[str, Future[tuple[Steps, Seen]]]:
        """Begin to play in the rooms beside the GPU, as the player is now, whatever it learns meanwhile."""
        self.acting.load_state_dict(self.expert.state_dict())
        self._wait()
        return {name: self._threads.submit(self._play_beside, name, stream) for name, stream in self.beside.items()}

    def _play_beside(self, name: str, stream: torch.cuda.Stream | None) -> tuple[Steps, Seen]:
        with torch.cuda.stream(stream):
            return self._play(name, self.acting)

    @torch.no_grad()
    def _play(self, name: str, player: Expert, role: int = LEARNER) -> tuple[Steps, Seen]:
        """What somebody with this role saw and did, after what has been waiting; and what each step led to."""
        room, draw = self._room_of(name), self._draws[name]
        kept = {part: [value] for part, value in room.waiting.items()}
        ends = {part: [torch.zeros_like(room.tensors[part], device=self.device)] for part in ENDS if kept}
        for _ in range(self.plan.steps):
            games, seen = room.seen(role, self.device)
            actions = decisions(room, {PAST: self.past} if PAST in room.lineup else {}, self.kinds, draw)
            if role == LEARNER:
                chosen, seen["chances"] = choose(player, self.kinds, seen, draw)
                actions[games] = chosen.to(room.device)
            room.step(actions)
            seen["actions"] = room.tensors["taken"].to(self.device)[seen["games"]].long()
            for part, value in seen.items():
                kept.setdefault(part, []).append(value)
            for part in ENDS:
                ends.setdefault(part, []).append(room.tensors[part].to(self.device, copy=True))
        return kept, {part: torch.stack(values) for part, values in ends.items()}

    def _chances(self, seen: Seen) -> Tensor:
        """The critic's logits."""
        with autocast(self.device):
            read = (seen[name] for name in ("casts", "words", "senses", "cards", "company"))
            return self.critic(self.kinds, *read).float()

    @torch.no_grad()
    def _judge(self, room: Classroom, kept: Steps, ends: Seen) -> Seen:
        """Everything in one row after another, with what each decision was worth; those of which that is not known yet go on waiting."""
        sizes = [len(values) for values in kept["actions"]]
        seen = {name: torch.cat(values) for name, values in kept.items()}
        fair = 1 / (seen["company"] >= 0).sum(1)
        hopes = self._all_chances(seen) - fair
        gains, told = advantages(hopes.split(sizes), kept["games"], kept["actors"], **ends, keep=self.plan.keep)
        room.waiting = {name: value[~told] for name, value in seen.items()}
        seen["targets"] = (hopes + gains + fair).clamp(0, 1)
        # A win at a table of many is rarer: this makes credit at all tables equally large.
        gains = gains / fair.sqrt()
        if int(told.sum()) > 1:
            gains = (gains - gains[told].mean()) / (gains[told].std() + 1e-6)
        seen["gains"] = gains
        return {name: value[told] for name, value in seen.items()}

    def _all_chances(self, seen: Seen) -> Tensor:
        """The critic's opinion of every decision, a batch at a time, all of the same size."""
        many, size = len(seen["actions"]), self.plan.batch
        found = [torch.zeros(0, device=self.device)]
        for first in range(0, many, size):
            rows = torch.arange(first, first + size, device=self.device).clamp_max(many - 1)
            found.append(self._chances({name: seen[name][rows] for name in ("casts", "words", "senses", "cards", "company")}).sigmoid())
        return torch.cat(found)[:many]

    def rehearse(self) -> None:
        """Compile what learns: no clock should count it."""
        some = next(self._batches([self.rollout(name) for name in self.rooms]))
        self._play_loss(some, torch.tensor(self.plan.entropy, device=self.device))["loss"].backward()
        self.optimiser.zero_grad(set_to_none=True)
        self._counted = self._counts()

    # -- learning ------------------------------------------------------------------------------------------------------------------------

    def update(self, ahead: bool = False) -> dict[str, float]:
        """Play in every room, then learn from it. With `ahead` the rooms beside the GPU go on meanwhile, for the next update."""
        plan = self.plan
        began = time.perf_counter()
        lived = self._play_everywhere()
        played = time.perf_counter()
        before, self._counted = self._counted, self._counts()
        report = {}
        for name, now in self._counted.items():
            games, wins, decided = (now - before[name]).tolist()
            report[name] = wins / games if games else math.nan
            self.decisions += int(decided)
        seen = [self._judge(room, *lived[name]) for name, room in self.rooms.items()]
        if ahead:
            del lived  # while nobody plays: its memory is theirs
            self._promised = self._start_beside()
        rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * self.progress))
        entropy = torch.tensor(plan.entropy + (plan.last_entropy - plan.entropy) * self.progress, device=self.device)
        # Who began as somebody is good already, and a critic that knows nothing would spoil that.
        alone = self.started and self.updates < plan.critic_first
        report |= self._learn(seen, rate, self._critic_loss if alone else lambda some: self._play_loss(some, entropy))
        learned = time.perf_counter()
        self.updates += 1
        self.seconds += learned - began
        if self.updates % plan.copy_every == 0:
            self._remember()
        if self.updates % 4 == 0 and not plan.rivals:
            pick = int(torch.randint(len(self.pool), (1,), generator=self._draws[LEARNING], device=self.device))
            self.past.load_state_dict(self.pool[pick])
        return report | {"play_s": played - began, "learn_s": learned - played}

    def settle(self) -> None:
        """Learn from what was played ahead, if anything was."""
        if self._promised:
            self.update()

    def _counts(self) -> dict[str, Tensor]:
        """In each room: games until now, what the lone one has won of them in fair shares, and decisions."""
        found = {}
        for name, room in self.rooms.items():
            found[name] = torch.cat((room.tensors["sums"][:, :2].sum(0), room.tensors["decided"].sum()[None])).cpu()
        return found

    def imitate(self) -> dict[str, float]:
        """One round before everything else: watch bots among themselves, and learn to do as they do."""
        began = time.perf_counter()
        report = self._learn([self.rollout(MODELS, BOT)], self.plan.imitate_rate, self._imitation_loss)
        self.pool = []
        self._remember()
        self.imitated += time.perf_counter() - began
        return report

    def _learn(self, seen: Sequence[Seen], rate: float, loss: Callable[[Seen], Seen]) -> dict[str, float]:
        """Learn from what was seen in each room; gives the means of what `loss` reports."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        said: dict[str, list[Tensor]] = {}
        for some in self._batches(seen):
            found = loss(some)
            self.optimiser.zero_grad(set_to_none=True)
            found["loss"].backward()
            for one in (self.expert, self.critic):  # each by itself: a surprised critic must not hold the player back
                torch.nn.utils.clip_grad_norm_(one.parameters(), self.plan.norm)
            self.optimiser.step()
            for name, value in found.items():
                said.setdefault(name, []).append(value.detach())
        self._wait()
        return {name: float(torch.stack(values).mean()) for name, values in said.items()}

    def _batches(self, seen: Sequence[Seen]) -> Iterator[Seen]:
        """All decisions of all rooms in random order, but for the few that fill no batch."""
        whole = {name: torch.cat([one[name] for one in seen]) for name in seen[0]}
        many = len(whole["actions"])
        size = min(self.plan.batch, many)
        for _ in range(self.plan.epochs if size else 0):
            order = torch.randperm(many, generator=self._draws[LEARNING], device=self.device)
            for first in range(0, many - size + 1, size):
                yield {name: value[order[first : first + size]] for name, value in whole.items()}

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
        change = chances.gather(1, some["actions"][:, None])[:, 0] - some["chances"]
        ratio = change.clamp_max(10.0).exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -torch.minimum(ratio * some["gains"], clipped * some["gains"]).mean()
        each = chances.exp()
        entropy = -(each * chances).sum(1).mean()
        pull = (each * (chances - steady)).sum(1).mean()
        guessing, worth = self._common_losses(some, guess)
        loss = policy - entropy_weight * entropy + plan.pull * pull + plan.guess * guessing + worth
        # Not `ratio.log()`: where a ratio is 0 its slope has no bounds, and compiled code follows even those that nobody asks for.
        moved = (ratio - 1 - change).detach().mean()
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
        return functional.binary_cross_entropy_with_logits(self._chances(some), some["targets"])

    # -- checkpoints ---------------------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Everything that training goes on from."""
        self.settle()
        state = {
            "version": VERSION,
            "plan": asdict(self.plan),
            "casts": [(cast.edition, cast.players, cast.codes) for cast in self.casts],
            "nets": {name: getattr(self, name).state_dict() for name in ("expert", "critic", "slow", "past")},
            "pool": self.pool,
            "started": self.started,
            "optimiser": self.optimiser.state_dict(),
            "counts": (self.updates, self.decisions, self.seconds, self.imitated, self.progress),
            "draws": {name: draw.get_state() for name, draw in self._draws.items()},
            "rooms": {name: room.state() for name, room in self.rooms.items()},
            "models": None if self.models is None else self.models.state(),
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
        for name, draw in trainer._draws.items():
            draw.set_state(state["draws"][name])
        for name, room in state["rooms"].items():
            trainer.rooms[name].restore(room)
        trainer._counted = trainer._counts()
        if trainer.models is not None and state["models"] is not None:
            trainer.models.restore(state["models"])
        return trainer


def warm_up(casts: Sequence[Cast], plan: Plan, device: str) -> None:
    """Compile what plays, in small rooms: no clock should count it."""
    for where in {device, home(device, plan.bots)}:
        room = Classroom(casts, 32, where, [BOT], BOT, bots=plan.bots, turn_limit=plan.turn_limit)
        room.step(torch.zeros(32, dtype=torch.int64, device=where))
    if device == "cuda":
        torch.cuda.synchronize()
