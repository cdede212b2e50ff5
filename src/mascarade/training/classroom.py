"""A room full of games, on a CPU or on a GPU, with their arrays as tensors that share the memory."""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from mascarade.bots.hearing import BOT
from mascarade.bots.mind import LORE, MIND
from mascarade.bots.players import player_rows
from mascarade.casts import Cast, setup_of
from mascarade.envs.encoding import MASK, NOTES, SIZE, WORDS, numbering_of
from mascarade.expert.odds import ODDS, SENSES
from mascarade.luck import seeded
from mascarade.refusals import Refusal
from mascarade.rules.layout import ACTIONS, GAME, LOG, MAX_PLACES, MAX_SEATS
from mascarade.training import school as lessons
from mascarade.training.school import LEARNER, School

_SHARED: Final = ("actors", "rewards", "ended", "cards", "people", "roles", "decider", "alike", "taken", "decided", "casts", "sums")
_FIXED: Final = ("setups", "numberings", "logs", "players", "menu", "lineup", "lone", "deny", "onward", "quota")
"""What does not change while games are played."""

_READ: Final = ("actors", "casts", "words", "senses", "masks", "cards", "people", "roles")
"""What the networks read, or what that is made of."""
_WAITING: Final = "waiting: "
"""In a checkpoint: before the role and the name of what waits."""


def home(device: str, bots: Sequence[str]) -> str:
    """Where games are played if networks are on this device: bots think in branches, a tenth as fast on a GPU as on a CPU's cores."""
    return "cpu" if bots else device


def _desks(casts: Sequence[Cast], games: int, blocks: int, seed: int) -> dict[str, Any]:
    """The arrays of `School` that games are played with."""
    return {
        "setups": np.concatenate([setup_of(cast) for cast in casts]),
        "numberings": np.concatenate([numbering_of(cast) for cast in casts]),
        "casts": np.zeros(games, np.int16),
        "games": np.zeros(games, GAME),
        "logs": np.zeros(blocks, LOG),
        "lucks": np.array([seeded(seed, number) for number in range(games)], np.int64),
        "rewards": np.zeros((games, MAX_SEATS), np.float32),
        "ended": np.zeros(games, np.bool_),
        "roles": np.zeros((games, MAX_SEATS), np.int8),
        "alone": np.zeros(games, np.int8),
        "sums": np.zeros((games, 3), np.float64),
        "taken": np.zeros(games, np.int16),
        "decided": np.zeros(games, np.int64),
    }


def _rooms(games: int, thinking: bool) -> dict[str, Any]:
    """The arrays of `School` for what players read, and for what bots keep in mind if there are any."""
    return {
        "notes": np.zeros(games, NOTES),
        "words": _zeros(games * SIZE),
        "masks": _zeros(games * ACTIONS),
        "actors": np.zeros(games, np.int8),
        "odds": np.zeros(games, ODDS),
        "senses": _zeros(games * SENSES.itemsize),
        "cards": np.zeros((games, MAX_PLACES), np.uint8),
        "people": np.zeros((games, MAX_SEATS), np.int8),
        "decider": np.zeros(games, np.int8),
        "alike": np.zeros(games, np.int16),
        "lores": np.zeros(games, LORE),
        "minds": np.zeros((games if thinking else 1, MAX_SEATS), MIND),
    }


class Classroom:
    """Games of many casts at once. `lineup` are the roles to draw from; one person in each game has the role `lone`. `menu` are numbers of
    casts to draw from; without it all are drawn equally often. `deny` is what it is worth to the others that the lone one does not win.

    Where nobody but bots play every decision can be seen; elsewhere theirs pass unseen, until somebody else has to decide.
    """

    def __init__(
        self,
        casts: Sequence[Cast],
        games: int,
        device: str,
        lineup: Sequence[int],
        lone: int = LEARNER,
        *,
        bots: Sequence[str] = (),
        menu: Sequence[int] = (),
        deny: float = 0.0,
        turn_limit: int = 200,
        seed: int = 1,
        quota: int = 1 << 40,
    ) -> None:
        self.device, self.turn_limit, self.roles = device, turn_limit, {*lineup, lone}
        self._block = max(32, math.ceil(games / (2 * _cores())))
        """On a CPU, games that a thread plays one after the other."""
        host = _desks(casts, games, math.ceil(games / self._block), seed) | _rooms(games, max(*lineup, lone) >= BOT)
        host |= {
            "players": player_rows(list(bots) or ["random"]),
            "menu": np.array(menu or range(len(casts)), np.int16),
            "lineup": np.array(lineup, np.int8),
            "lone": np.array([lone], np.int8),
            "deny": np.array([deny], np.float32),
            "onward": np.array([min(*lineup, lone) < BOT], np.int8),
            "quota": np.array([quota], np.int64),
        }
        if device == "cuda":
            self._kernels, self._cuda = _gpu()
            there = {name: self._cuda.to_device(value) for name, value in host.items()}
        else:
            there = host
        shared = {name: torch.as_tensor(there[name], device=device) for name in (*_SHARED, "words", "masks", "senses")}
        self.words: Tensor = shared.pop("words").view(games, SIZE)
        """What the one who decides may know."""
        self.masks: Tensor = shared.pop("masks").view(games, ACTIONS)
        """And may do."""
        self.senses: Tensor = shared.pop("senses").view(games, SENSES.itemsize)
        """And thinks of where the cards lie."""
        self.tensors: dict[str, Tensor] = shared
        """Arrays of `School` by name."""
        for name, shape in (("words", WORDS), ("masks", MASK), ("senses", SENSES)):
            there[name] = there[name].view(shape)
        self.school = School(**there)
        self.waiting: dict[int, dict[str, Tensor]] = {}
        """By role: decisions of which it is not known yet what came of them, for whoever learns from them."""
        if device == "cuda":
            self._grid = math.ceil(games / self._kernels.THREADS), self._kernels.THREADS
            self._kernels.enrol_kernel[self._grid](self.school)
        else:
            lessons.enrol_all(self.school)

    def step(self, actions: Tensor) -> None:
        """One decision in every game, of these, or where a bot decides its own; and what bots decide after it."""
        if self.device == "cuda":
            self.words.zero_()
            self.senses.zero_()
            order = self.tensors["alike"].argsort()
            arrays = self._cuda.as_cuda_array(order), self._cuda.as_cuda_array(actions)
            self._kernels.attend_kernel[self._grid](self.school, *arrays, self.turn_limit)
        else:
            list(_threads().map(partial(self._attend, actions.numpy()), range(0, len(actions), self._block)))

    def _attend(self, chosen: npt.NDArray[np.int64], first: int) -> None:
        """A step in the block of games that begins with `first`."""
        last = min(first + self._block, len(chosen))
        lessons.attend_all(self.school, first // self._block, first, last, chosen, self.turn_limit)

    def seen(self, role: int, device: str) -> tuple[Tensor, dict[str, Tensor]]:
        """The games in which somebody with this role decides, and all that the networks read of them, copied to a device."""
        shown = self.tensors | {"words": self.words, "senses": self.senses, "masks": self.masks}
        there = {name: shown[name].to(device) for name in _READ}  # all at once: to pick rows is for the device, if it is a GPU
        games = (self.tensors["decider"] == role).nonzero()[:, 0]
        rows = games.to(device)
        people = there["people"][rows].long()
        bots = there["roles"][rows].gather(1, people.clamp_min(0)) >= BOT
        return games, {
            "games": rows,
            "actors": there["actors"][rows].long(),
            "casts": there["casts"][rows].int(),
            "words": there["words"][rows],
            "senses": there["senses"][rows],
            "masks": there["masks"][rows].bool(),
            "cards": there["cards"][rows],
            "company": torch.where(people < 0, -1, bots.to(torch.int8)),
        }

    def state(self) -> dict[str, Tensor]:
        """Everything that changes, for a checkpoint."""
        found = {name: torch.frombuffer(bytearray(_on_host(value).tobytes()), dtype=torch.uint8) for name, value in self._changing()}
        return found | {f"{_WAITING}{role} {name}": value for role, those in self.waiting.items() for name, value in those.items()}

    def restore(self, state: dict[str, Tensor], device: str) -> None:
        """Go on from a checkpoint; what waits goes to the device of whoever learns from it."""
        self.waiting = {}
        for name in state.keys() - {changing for changing, _ in self._changing()}:
            role, _, part = name.removeprefix(_WAITING).partition(" ")
            self.waiting.setdefault(int(role), {})[part] = state[name].to(device)
        for name, value in self._changing():
            kept = np.frombuffer(state[name].cpu().numpy().tobytes(), value.dtype).reshape(value.shape)
            if hasattr(value, "copy_to_device"):
                value.copy_to_device(kept)
            else:
                value[...] = kept

    def _changing(self) -> list[tuple[str, Any]]:
        return [(name, value) for name, value in self.school._asdict().items() if name not in _FIXED]


def _cores() -> int:
    config: Any = numba.config
    return int(config.NUMBA_NUM_THREADS)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(_cores(), thread_name_prefix="classroom")


def _zeros(many: int) -> npt.NDArray[np.uint8]:
    """In memory that a GPU, if there is one, can read by itself."""
    found: npt.NDArray[np.uint8] = torch.zeros(many, dtype=torch.uint8, pin_memory=torch.cuda.is_available()).numpy()
    return found


def _on_host(value: Any) -> Any:
    return value.copy_to_host() if hasattr(value, "copy_to_host") else value


def _gpu() -> tuple[Any, Any]:
    """The kernels, and what puts arrays on the GPU. Raises MascaradeError on a machine without CUDA."""
    from mascarade.envs.gpu import cuda

    if not (torch.cuda.is_available() and cuda.is_available()):
        raise Refusal("cli-train-no-gpu")
    from mascarade.training import kernels

    return kernels, cuda
