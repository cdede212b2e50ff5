"""Thousands of games at once in the memory of an NVIDIA GPU, where PyTorch (or CuPy, or JAX) reads them without a copy.

The kernels call the very functions that the CPU runs, and the same seed and decisions give the same bytes. Everything is enqueued on the
default stream, as PyTorch's work is, so that both see each other's results in order.
"""

import math
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

if not hasattr(np, "row_stack"):
    vars(np)["row_stack"] = np.vstack  # numba.cuda still asks for the name that NumPy 2.5 took away

import numba
import numba.cuda

from mascarade.casts import Cast, setup_of
from mascarade.envs.batch import Room, draw, play, restart, show
from mascarade.envs.encoding import MASK, NOTES, SIZE, WORDS, numbering_of
from mascarade.envs.vector import TURN_LIMIT
from mascarade.errors import BadMove, MascaradeError
from mascarade.luck import advanced, seeded
from mascarade.rules.layout import ACTIONS, GAME, LOG

THREADS: Final = 64
"""Threads in a block: a thread for each game."""

cuda: Any = numba.cuda
"""Has no types."""

_LOG = numba.from_dtype(LOG)


def kernel(function: Callable[..., None]) -> Any:
    """What runs on the GPU, a thread for each game."""
    return cuda.jit(function)


@kernel
def clear_kernel(words: Any) -> None:
    """Zeros, written by neighbours next to each other."""
    for k in range(cuda.grid(1), words.size, cuda.gridsize(1)):
        words[k] = 0


@kernel
def deal_kernel(room: Room) -> None:
    """New deals."""
    k = cuda.grid(1)
    if k < room.games.size:
        room.lucks[k] = restart(room.setups[0], room.games[k], room.notes[k], room.lucks[k])
        show(room.setups, room.numberings, room.games, room.notes, room.words, room.masks, room.actors, k, k + 1)


@kernel
def step_kernel(room: Room, actions: Any, turn_limit: int) -> None:
    """One decision in every game."""
    log = cuda.local.array(1, _LOG)
    k = cuda.grid(1)
    if k < room.games.size:
        table = room.setups, room.numberings, room.games, room.notes
        ends = room.lucks, room.rewards, room.terminated, room.truncated
        play(*table, log[0], *ends, actions, turn_limit, k, k + 1)
        show(*table, room.words, room.masks, room.actors, k, k + 1)


@kernel
def draw_kernel(room: Room, actions: Any) -> None:
    """A random allowed decision in every game."""
    k = cuda.grid(1)
    if k < room.games.size:
        luck = advanced(room.lucks[k])
        room.lucks[k] = luck
        actions[k] = draw(room.setups[0], room.numberings[0], room.games[k], luck)


@kernel
def refused_kernel(masks: Any, actions: Any, refused: Any) -> None:
    """The first game whose decision is not allowed."""
    k = cuda.grid(1)
    if k < actions.size:
        action = actions[k]
        if action < 0 or action >= ACTIONS or masks[k, action] == 0:
            cuda.atomic.min(refused, 0, k)


class CudaEnv:
    """As `mascarade.envs.vector.VectorEnv`, with CUDA arrays: `torch.as_tensor(env.observations, device="cuda")` shares their memory."""

    def __init__(self, cast: Cast, games: int, *, seed: int = 0, turn_limit: int = TURN_LIMIT, check: bool = True) -> None:
        if games < 1 or turn_limit < 1:
            raise ValueError(f"games and turn_limit must be 1 or more, not {games} and {turn_limit}")
        _need_cuda()
        self.cast = cast
        """The cast that is played with."""
        self.turn_limit = turn_limit
        """A game that gets past this turn is cut short."""
        self.check = check
        """Whether decisions are checked, which waits for the GPU once a step. Unchecked, a decision that is not allowed spoils its game."""
        self._blocks = math.ceil(games / THREADS)
        words, masks = cuda.device_array(games * SIZE // 8, np.uint64), cuda.device_array(games * ACTIONS, np.uint8)
        self._words = words
        self._room = Room(
            setups=cuda.to_device(setup_of(cast)),
            numberings=cuda.to_device(numbering_of(cast)),
            games=cuda.to_device(np.zeros(games, GAME)),
            notes=cuda.to_device(np.zeros(games, NOTES)),
            logs=cuda.device_array(1, np.uint8),
            lucks=cuda.to_device(np.zeros(games, np.int64)),
            words=words.view(WORDS),
            masks=masks.view(MASK),
            actors=cuda.to_device(np.zeros(games, np.int8)),
            rewards=cuda.to_device(np.zeros((games, cast.players), np.float32)),
            terminated=cuda.to_device(np.zeros(games, np.bool_)),
            truncated=cuda.to_device(np.zeros(games, np.bool_)),
        )
        self._draws = cuda.device_array(games, np.int16)
        self._refused = cuda.to_device(np.array([games], np.int64))
        self.observations: Any = words.view(np.uint8).reshape(games, SIZE)
        """What the player who decides may know: see `mascarade.envs.encoding`."""
        self.masks: Any = masks.reshape(games, ACTIONS)
        """What that player may do: 1 for every decision that is allowed."""
        self.actors: Any = self._room.actors
        """Who decides."""
        self.rewards: Any = self._room.rewards
        """For a game that has just ended everybody's share of the win less the fair share, else 0."""
        self.terminated: Any = self._room.terminated
        """Games that have just ended."""
        self.truncated: Any = self._room.truncated
        """Games that have just been cut short."""
        self.reset(seed)

    def __len__(self) -> int:
        return int(self.actors.size)

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal anew in every game; gives the observations, and the masks and who decides. Without a seed the games' generators go on."""
        if seed is not None:
            lucks: Any = self._room.lucks
            lucks.copy_to_device(np.array([seeded(seed, number) for number in range(len(self))], np.int64))
        for flags in (self.terminated, self.truncated):
            flags.copy_to_device(np.zeros(len(self), np.bool_))
        self.rewards.copy_to_device(np.zeros(self.rewards.shape, np.float32))
        self._clear()
        deal_kernel[self._blocks, THREADS](self._room)
        return self.observations, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in every game, from a CUDA array of whole numbers.

        If decisions are checked and one of them is not allowed, BadMove says which, and nothing has changed.
        """
        chosen = cuda.as_cuda_array(actions)
        if chosen.shape != (len(self),) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadMove(f"actions must be {len(self)} whole numbers, one for each game, not {chosen.dtype} of shape {chosen.shape}")
        if self.check:
            self._check(chosen)
        self._clear()
        step_kernel[self._blocks, THREADS](self._room, chosen, self.turn_limit)
        return self.observations, self.rewards, self.terminated, self.truncated, self._infos()

    def sample(self) -> Any:
        """A random allowed decision for every game, drawn from the games' own generators."""
        draw_kernel[self._blocks, THREADS](self._room, self._draws)
        return self._draws

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "actor": self.actors}

    def _clear(self) -> None:
        clear_kernel[1024, 256](self._words)

    def _check(self, chosen: Any) -> None:
        refused_kernel[self._blocks, THREADS](self.masks, chosen, self._refused)
        refused = int(self._refused.copy_to_host()[0])
        if refused < len(self):
            self._refused.copy_to_device(np.array([len(self)], np.int64))
            allowed = ", ".join(map(str, np.flatnonzero(self.masks[refused].copy_to_host())))
            raise BadMove(f"decision {chosen[refused]} is not allowed in game {refused}; {allowed} would be")

    def state(self) -> npt.NDArray[np.void]:
        """All games with all secrets, copied: for comparing, not for players."""
        return np.asarray(self._room.games.copy_to_host())  # type: ignore[attr-defined]


def _need_cuda() -> None:
    """Raises MascaradeError, which says what is missing, on a machine without CUDA."""
    if not cuda.is_available():
        reason = cuda.cuda_error() or "The CUDA toolkit's compiler library, NVVM, cannot be found."
        said = " ".join(reason.split())
        raise MascaradeError(f"CudaEnv needs an NVIDIA GPU and its driver: {said} VectorEnv plays the same games on the CPU")
