"""Thousands of games at once in NumPy arrays: `reset`, `step`, `sample`, with automatic restart.

Gymnasium's conventions for vector environments, as far as they fit a game of many players: arrays have a row for each game; a game that is
over is dealt anew within the same step, whose rewards, `terminated` and `truncated` speak of the old game and whose observation is
of the new one (`AutoresetMode.SAME_STEP`). What differs: one player decides at a time, so an observation is that of the player who
decides (`actors`), and rewards have a column for each player.

With `opponents` bots play all seats but one, which is another one in every deal: then it is always the one who learns that decides.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mascarade.casts import Cast, setup_of
from mascarade.envs import batch, sparring
from mascarade.envs.batch import Room
from mascarade.envs.encoding import MASK, NOTES, OBSERVATION, SIZE, WORDS, numbering_of
from mascarade.errors import BadMove
from mascarade.luck import seeded
from mascarade.rules.layout import ACTIONS, GAME, LOG

TURN_LIMIT: Final = 1_000
"""A game that gets past this turn is cut short (truncated): nobody wins it."""


class VectorEnv:
    """`games` games of one cast at once.

    All arrays are written in place by every `reset` and `step`: copy what you keep. Players are numbered by their seats at the
    beginning. The same seed and the same decisions give the same games, whatever the number of threads.
    """

    def __init__(
        self, cast: Cast, games: int, *, seed: int = 0, threads: int = 1, turn_limit: int = TURN_LIMIT, opponents: Sequence[str] = ()
    ) -> None:
        """`opponents` are bots by name, such as `regular` or `sharp:bold`, that play all seats but one."""
        if games < 1 or threads < 1 or turn_limit < 1:
            raise ValueError(f"games, threads and turn_limit must be 1 or more, not {games}, {threads} and {turn_limit}")
        self.cast = cast
        """The cast that is played with."""
        self.turn_limit = turn_limit
        """A game that gets past this turn is cut short."""
        self.opponents = tuple(opponents)
        """The bots that the other seats' are drawn from; empty if all seats are one's own."""
        self._rivals = sparring.rivals_of(self.opponents, games) if opponents else None
        self._room = Room(
            setups=setup_of(cast),
            numberings=numbering_of(cast),
            games=np.zeros(games, GAME),
            notes=np.zeros(games, NOTES),
            logs=np.zeros(threads, LOG),
            lucks=np.zeros(games, np.int64),
            words=np.zeros(games, WORDS),
            masks=np.zeros(games, MASK),
            actors=np.zeros(games, np.int8),
            rewards=np.zeros((games, cast.players), np.float32),
            terminated=np.zeros(games, np.bool_),
            truncated=np.zeros(games, np.bool_),
        )
        self._draws = np.zeros(games, np.int16)
        self._chosen = np.zeros(games, np.int16)
        self.observations: npt.NDArray[np.uint8] = self._room.words.view(np.uint8).reshape(games, SIZE)
        """What the player who decides may know: see `mascarade.envs.encoding`."""
        self.masks: npt.NDArray[np.uint8] = self._room.masks.view(np.uint8).reshape(games, ACTIONS)
        """What that player may do: 1 for every decision that is allowed."""
        self.actors = self._room.actors
        """Who decides."""
        self.rewards = self._room.rewards
        """For a game that has just ended everybody's share of the win less the fair share, else 0."""
        self.terminated = self._room.terminated
        """Games that have just ended."""
        self.truncated = self._room.truncated
        """Games that have just been cut short."""
        self._wide = threads > 1
        if self._wide:
            use_threads(threads)
        self._pool = ThreadPoolExecutor(threads) if self._wide and self._rivals else None
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.actors)

    def __reduce__(self) -> tuple[Any, ...]:
        # a copy has games of its own, and arrays that show them
        kept = [array.tobytes() for array in self._arrays()]
        return _restored, (self.cast, len(self), len(self._room.logs), self.turn_limit, self.opponents, kept)

    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """Everything that makes up the games."""
        return *self._room, *(self._rivals or ())

    @property
    def num_envs(self) -> int:
        """How many games there are, as Gymnasium calls it."""
        return len(self)

    @property
    def single_observation_space(self) -> Any:
        """What one game's observation looks like. Needs Gymnasium."""
        return _spaces().Box(0, 255, (SIZE,), np.uint8)

    @property
    def single_action_space(self) -> Any:
        """One game's decisions, allowed or not: see `masks`. Needs Gymnasium."""
        return _spaces().Discrete(ACTIONS)

    @property
    def observation_space(self) -> Any:
        """What `observations` look like. Needs Gymnasium."""
        return _spaces().Box(0, 255, (len(self), SIZE), np.uint8)

    @property
    def action_space(self) -> Any:
        """The decisions of all games. Needs Gymnasium."""
        return _spaces().MultiDiscrete([ACTIONS] * len(self))

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def fields(self) -> npt.NDArray[np.void]:
        """The observations as records of `mascarade.envs.encoding.OBSERVATION`, by field: `env.fields["seats"]`. The same memory."""
        return self._room.words.view(OBSERVATION)

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deal anew in every game; gives the observations, and the masks and who decides. Without a seed the games' generators go on."""
        if seed is not None:
            self._room.lucks[:] = [seeded(seed, number) for number in range(len(self))]
        self.rewards[:] = 0.0
        self.terminated[:] = False
        self.truncated[:] = False
        if self._rivals:
            sparring.deal_against(self._room, self._rivals, self.turn_limit)
        else:
            batch.deal_games(self._room)
        return self.observations, self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One decision in every game. If one of them is not allowed, BadMove says which, and nothing has changed."""
        chosen = self._checked(actions)
        if self._rivals:
            step = partial(sparring.step_against, self._room, self._rivals, chosen, self.turn_limit)
            list((self._pool.map if self._pool else map)(step, range(len(self._room.logs))))
        else:
            (batch.step_games_wide if self._wide else batch.step_games)(self._room, chosen, self.turn_limit)
        return self.observations, self.rewards, self.terminated, self.truncated, self._infos()

    def sample(self) -> npt.NDArray[np.int16]:
        """A random allowed decision for every game, drawn from the games' own generators."""
        (batch.draw_games_wide if self._wide else batch.draw_games)(self._room, self._draws)
        return self._draws

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "actor": self.actors}

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int16]:
        given = np.asarray(actions)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise BadMove(f"actions must be {len(self)} whole numbers, one for each game, not {given.dtype} of shape {given.shape}")
        # Always the same array: another layout, or one that is read-only, would be compiled for anew.
        self._chosen[:] = given if given.dtype == np.int16 else np.clip(given, -1, ACTIONS)
        refused = batch.first_refused(self._room.masks, self._chosen)
        if refused >= 0:
            allowed = ", ".join(map(str, np.flatnonzero(self.masks[refused])))
            raise BadMove(f"decision {given[refused]} is not allowed in game {refused}; {allowed} would be")
        return self._chosen


def _restored(cast: Cast, games: int, threads: int, turn_limit: int, opponents: tuple[str, ...], kept: list[bytes]) -> VectorEnv:
    """A copy of an environment, out of its arrays' bytes."""
    env = VectorEnv(cast, games, threads=threads, turn_limit=turn_limit, opponents=opponents)
    for array, content in zip(env._arrays()[2:], kept[2:], strict=True):  # all but what every game of the cast shares
        array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8)
    return env


def _spaces() -> Any:
    try:
        from gymnasium import spaces
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error.name} is not installed; right would be: pip install 'mascarade[pettingzoo]'") from error
    return spaces


def use_threads(threads: int) -> None:
    """Ask for so many cores. Raises ValueError if there are not so many."""
    import numba

    config: Any = numba.config
    most = int(config.NUMBA_NUM_THREADS)
    if threads > most:
        raise ValueError(f"threads must be 1 to {most} on this machine, not {threads}")
    numba.set_num_threads(max(threads, numba.get_num_threads()))
