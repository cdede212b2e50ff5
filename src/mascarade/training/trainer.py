"""Learning by playing: rounds of games, updates, checkpoints."""

import itertools
import math
import pickle
import time
import zipfile
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor

from mascarade.bots.hearing import BOT
from mascarade.casts import Cast, own_cast
from mascarade.refusals import Refusal
from mascarade.training.classroom import Classroom, home
from mascarade.training.measuring import choose
from mascarade.training.network import Expert, kinds_of
from mascarade.training.plan import START, Plan
from mascarade.training.school import LEARNER, PAST
from mascarade.training.student import IMITATE, PLAY, WATCH, Seen, Steps, Student

VERSION: Final = 7
"""The version of checkpoints."""
SEATS: Final = 20
"""Roles are drawn from so many."""

CHALLENGE: Final = "challenge"
MODELS: Final = "models"
"""Rooms that are special: in the first, whoever is past is the challenger; in the second bots play, to be imitated."""

HOST: Final = "host"
"""The room in which all seats but one are the player's, and that one a bot's."""
GUESTS: Final = ("guest", "mixed")
"""Rooms in which bots have all seats but one."""

ENDS: Final = ("rewards", "ended")
"""What a step led to."""

Menus = Mapping[str, Sequence[int]]
"""By room: numbers of casts to draw from."""


class Lived(NamedTuple):
    """What happened in a room."""

    kept: dict[int, Steps]
    """By role: what those who have it saw and did, after what had been waiting."""
    ends: Seen
    """What each step led to."""


class Trainer:
    """The one who learns, its past, its challenger, and the rooms they meet in."""

    def __init__(self, plan: Plan, casts: Sequence[Cast], device: str, start: Seen | None = None, menus: Menus | None = None) -> None:
        """With `start` the player begins with these weights."""
        torch.manual_seed(plan.seed)
        self.plan, self.casts, self.menus, self.device = plan, tuple(casts), menus or {}, device
        warm_up(self.casts, plan, device)
        self.kinds = kinds_of(casts).to(device)
        self.student = Student(plan, self.kinds, start, seed=plan.seed)
        self.expert = self.student.player
        self.past, self._acting = Expert().to(device), Expert().to(device)
        self.pool: list[Seen] = []
        self.started = start is not None
        """Whether it began as somebody, with a critic that knew nothing."""
        self._seeds = itertools.count(16 * plan.seed)
        self.rooms = self._open_rooms()
        self.challenger: Student | None = None
        """Who learns to beat it, and begins as it."""
        if CHALLENGE in self.rooms:
            self.challenger = Student(plan, self.kinds, self.expert.state_dict(), seed=plan.seed + 1)
        self.models = self._room(MODELS, plan.games, [BOT], BOT) if plan.imitate > 0 else None
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
        self._remember()
        self._draws = {name: torch.Generator(device=device) for name in (*self.rooms, MODELS)}
        """Chance in each room."""
        for number, draw in enumerate(self._draws.values()):
            draw.manual_seed(16 * plan.seed + number)
        self.beside = {name: torch.cuda.Stream() for name, room in self.rooms.items() if room.device != device}
        """Rooms on the CPU beside a GPU, and where the GPU thinks for them without waiting for its own games."""
        self._threads = ThreadPoolExecutor(len(self.rooms))
        self._promised: dict[str, Future[Lived]] = {}
        """What is being played beside."""
        self._counted = self._counts()

    def _open_rooms(self) -> dict[str, Classroom]:
        """Where the player learns by playing."""
        plan = self.plan
        if plan.rivals == START:
            return {"rivals": self._room("rivals", 8 * plan.games, [PAST], LEARNER)}  # unlike bots, they decide one at a time
        if plan.rivals:
            return {"rivals": self._room("rivals", plan.games, [BOT], LEARNER)}
        rooms = {"selves": (plan.games // 2, [PAST] * plan.past + [LEARNER] * (SEATS - plan.past), LEARNER)}
        if plan.bots:
            rooms["guest"] = plan.games, [BOT], LEARNER
            rooms[HOST] = plan.games, [LEARNER], BOT
        if len(plan.bots) > 1:
            rooms["mixed"] = plan.games // 4, [BOT + bot for bot in range(len(plan.bots))], LEARNER
        if plan.challenge:
            rooms[CHALLENGE] = plan.challenge * plan.games, [LEARNER], PAST
        return {name: self._room(name, *room) for name, room in rooms.items()}

    def _room(self, name: str, games: int, lineup: Sequence[int], lone: int) -> Classroom:
        bots = self.plan.bots if max(*lineup, lone) >= BOT else ()
        where, menu, deny = home(self.device, bots), self.menus.get(name, ()), self.plan.deny if name == HOST else 0.0
        limit, seed = self.plan.turn_limit, next(self._seeds)
        return Classroom(self.casts, max(1, games), where, lineup, lone, bots=bots, menu=menu, deny=deny, turn_limit=limit, seed=seed)

    @property
    def _open(self) -> list[str]:
        """Rooms that are played in now."""
        return ["guest"] if self._visiting else list(self.rooms)

    @property
    def _visiting(self) -> bool:
        return "guest" in self.rooms and not self.started and self.progress < self.plan.visit

    def _remember(self) -> None:
        """Slow copies become what those they are of are now; so do more past selves."""
        self.student.keep_copy()
        if self.pool and self.plan.rivals:
            return
        if not self.updates or self._visiting:  # nobody but bots has met it yet
            self.pool = []
            self.past.load_state_dict(self.expert.state_dict())
            if self.challenger is not None:
                self.challenger.player.load_state_dict(self.expert.state_dict())
        self._retire(self.expert)
        if self.challenger is not None:
            self.challenger.keep_copy()
            self._retire(self.challenger.player)
        if len(self.pool) > self.plan.pool:
            self.pool = self.pool[1::2]

    def _retire(self, player: Expert) -> None:
        self.pool.append({name: value.detach().clone() for name, value in player.state_dict().items()})

    # -- playing -------------------------------------------------------------------------------------------------------------------------

    def rollout(self, name: str, role: int = LEARNER) -> Seen:
        """Play in a room, and keep what somebody with this role saw and did, and what it was worth."""
        return self._judge(name, self._play(name, self.expert, role), role)

    def _room_of(self, name: str) -> Classroom:
        room = self.models if name == MODELS else self.rooms[name]
        assert room is not None
        return room

    def _play_everywhere(self) -> dict[str, Lived]:
        """Play in every room, in those beside the GPU at the same time: while one waits others can play."""
        promised = self._promised or self._start_beside()
        lived = {name: self._play(name, self.expert) for name in self._open if name not in promised}
        lived |= {name: promise.result() for name, promise in promised.items()}
        self._promised = {}
        self._wait()
        return lived

    def _start_beside(self) -> dict[str, Future[Lived]]:
        """Begin to play in the rooms beside the GPU, as the player is now, whatever it learns meanwhile."""
        self._acting.load_state_dict(self.expert.state_dict())
        self._wait()
        return {name: self._threads.submit(self._play_beside, name, stream) for name, stream in self.beside.items() if name in self._open}

    def _play_beside(self, name: str, stream: torch.cuda.Stream | None) -> Lived:
        with torch.cuda.stream(stream):
            return self._play(name, self._acting)

    def _steps(self, name: str) -> int:
        return self.plan.guest_steps if name in GUESTS and not self._visiting else self.plan.steps

    @torch.no_grad()
    def _play(self, name: str, player: Expert, role: int = LEARNER) -> Lived:
        """Play on in a room, and keep what is to be learned from: by the player, by its challenger, or from those with another role."""
        room, draw = self._room_of(name), self._draws[name]
        players, watched = {LEARNER: player, PAST: self.past}, {role: len(room.masks)}
        if name == CHALLENGE:
            assert self.challenger is not None
            players[PAST] = self.challenger.player
            watched = {LEARNER: len(room.masks) // self.plan.challenge, PAST: len(room.masks)}
        kept = {one: {part: [value] for part, value in room.waiting.get(one, {}).items()} for one in watched}
        ends: Steps = {part: [] for part in ENDS}
        for _ in range(self._steps(name)):
            actions = torch.zeros(len(room.masks), dtype=torch.int64, device=room.device)
            shown = {}
            for one in sorted(room.roles & (players.keys() | watched.keys())):
                games, seen = room.seen(one, self.device)
                if one in players:
                    chosen, seen["chances"] = choose(players[one], self.kinds, seen, draw)
                    actions[games] = chosen.to(room.device)
                if one in watched:
                    many = int((games < watched[one]).sum())
                    shown[one] = seen if many == len(games) else {part: value[:many].clone() for part, value in seen.items()}
            room.step(actions)
            taken = room.tensors["taken"].to(self.device)
            for one, seen in shown.items():
                seen["actions"] = taken[seen["games"]].long()
                for part, value in seen.items():
                    kept[one].setdefault(part, []).append(value)
            for part in ENDS:
                ends[part].append(room.tensors[part].to(self.device, copy=True))
        return Lived(kept, {part: torch.stack(values) for part, values in ends.items()})

    def _judge(self, name: str, lived: Lived, role: int = LEARNER) -> Seen:
        """What those with a role can learn from in a room; what nobody can judge yet goes on waiting."""
        room, kept, ends = self._room_of(name), lived.kept[role], lived.ends
        if role in room.waiting:
            ends = {part: torch.cat((torch.zeros_like(value[:1]), value)) for part, value in ends.items()}
        student = self.challenger if role == PAST else self.student
        assert student is not None
        seen, room.waiting[role] = student.judge(kept, ends)
        return seen

    def _judge_all(self, lived: Mapping[str, Lived]) -> tuple[list[Seen], list[Seen]]:
        """What the player learns from, and what its challenger does."""
        challenged = [self._judge(CHALLENGE, lived[CHALLENGE], PAST)] if CHALLENGE in lived else []
        return [self._judge(name, one) for name, one in lived.items()], challenged

    def rehearse(self) -> None:
        """Record what a GPU is to do by itself: no clock should count it."""
        seen, challenged = self._judge_all({name: self._play(name, self.expert) for name in self.rooms})
        self.student.rehearse((PLAY, WATCH), seen)
        if self.challenger is not None:
            self.challenger.rehearse((PLAY, WATCH), challenged)
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
        for name in lived:
            games, wins, decided = (self._counted[name] - before[name]).tolist()
            report[name] = wins / games if games else math.nan
            self.decisions += int(decided)
        seen, challenged = self._judge_all(lived)
        # Who began as somebody is good already, and a critic that knows nothing would spoil that.
        lesson = WATCH if self.started and self.updates < plan.critic_first else PLAY
        if ahead and all(one is None or one.ready(lesson) for one in (self.student, self.challenger)):
            del lived  # while nobody plays: its memory is theirs
            self._promised = self._start_beside()
        rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * self.progress))
        entropy = plan.last_entropy if self._visiting or plan.rivals else plan.entropy + (plan.last_entropy - plan.entropy) * self.progress
        if self.challenger is not None and challenged:
            self.challenger.learn(lesson, challenged, plan.rate, entropy)
        report |= self.student.learn(lesson, seen, rate, entropy)
        self._wait()
        learned = time.perf_counter()
        self.updates += 1
        self.seconds += learned - began
        if self.updates % plan.copy_every == 0:
            self._remember()
        if self.updates % 4 == 0 and not plan.rivals:
            pick = int(torch.randint(len(self.pool), (1,), generator=self._draws[MODELS], device=self.device))
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
        report = self.student.learn(IMITATE, [self.rollout(MODELS, BOT)], self.plan.imitate_rate)
        self._wait()
        self._remember()
        self.imitated += time.perf_counter() - began
        return report

    def _wait(self) -> None:
        if self.device == "cuda":
            torch.cuda.synchronize()

    # -- checkpoints ---------------------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Everything that training goes on from."""
        self.settle()
        state = {
            "version": VERSION,
            "plan": asdict(self.plan),
            "casts": [(cast.edition, cast.players, cast.codes) for cast in self.casts],
            "menus": {name: list(menu) for name, menu in self.menus.items()},
            "student": self.student.state(),
            "challenger": None if self.challenger is None else self.challenger.state(),
            "past": self.past.state_dict(),
            "pool": self.pool,
            "started": self.started,
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
            raise Refusal("cli-not-read", path=path, why=error.strerror) from None
        except (RuntimeError, EOFError, pickle.UnpicklingError):
            raise Refusal("cli-no-checkpoint", path=path, version=VERSION) from None
        if not isinstance(state, dict) or state.get("version") != VERSION:
            raise Refusal("cli-no-checkpoint", path=path, version=VERSION)
        casts = [own_cast(*cast) for cast in state["casts"]]
        start = state["student"]["player"] if state["started"] else None
        trainer = cls(replace(Plan(**state["plan"]), **changes), casts, device, start, state["menus"])
        for student, kept in ((trainer.student, state["student"]), (trainer.challenger, state["challenger"])):
            if student is not None:
                student.restore(kept)
        trainer.past.load_state_dict(state["past"])
        trainer.pool = [{name: value.to(device) for name, value in one.items()} for one in state["pool"]]
        trainer.updates, trainer.decisions, trainer.seconds, trainer.imitated, trainer.progress = state["counts"]
        for name, draw in trainer._draws.items():
            draw.set_state(state["draws"][name])
        for name, room in state["rooms"].items():
            trainer.rooms[name].restore(room, device)
        trainer._counted = trainer._counts()
        if trainer.models is not None and state["models"] is not None:
            trainer.models.restore(state["models"], device)
        return trainer


def warm_up(casts: Sequence[Cast], plan: Plan, device: str) -> None:
    """Compile what plays, in small rooms: no clock should count it."""
    for where in {device, home(device, plan.bots)}:
        room = Classroom(casts, 32, where, [BOT], BOT, bots=plan.bots, turn_limit=plan.turn_limit)
        room.step(torch.zeros(32, dtype=torch.int64, device=where))
    if device == "cuda":
        torch.cuda.synchronize()
