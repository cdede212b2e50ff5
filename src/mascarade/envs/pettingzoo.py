"""Mascarade for PettingZoo: an AEC environment, in that library's conventions. Needs the extra `pettingzoo`.

`env()` has everything that the usual wrappers would check inside: a step before `reset`, or a decision that is not allowed, is an error and
changes nothing. (Wrappers would take three times as long as the game. `TerminateIllegalWrapper` around it works, if that is wanted.)
"""

import secrets
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error.name} is not installed; right would be: pip install 'mascarade[pettingzoo]'") from error

from mascarade.casts import Cast, printed_cast
from mascarade.envs.batch import ENDED, GOING_ON
from mascarade.envs.encoding import SIZE
from mascarade.envs.single import NOTHING, SingleGame
from mascarade.envs.vector import TURN_LIMIT
from mascarade.luck import seeded
from mascarade.rules.layout import ACTIONS, GAME, MAX_PLACES
from mascarade.views import ONLOOKER

Observation = dict[str, npt.NDArray[Any]]

NAME: Final = "mascarade_v1"
"""The number is that of the observation: `mascarade.envs.encoding.VERSION`."""


def env(**setup: Any) -> "raw_env":
    """The environment; see `raw_env` for the setup."""
    return raw_env(**setup)


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801  # PettingZoo's name for it
    """One game, one decision after the other. `reset(options={"deal": codes})` deals as told.

    The cast is the printed one for `edition`, `players` and `scenario`, or any `cast`, also with blank cards. Rewards come when the game
    ends: everybody's share of the win less the fair share. A game that gets past turn `turn_limit` is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": NAME, "render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        edition: int = 1,
        players: int = 4,
        scenario: str = "",
        cast: Cast | None = None,
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode must be None, 'human' or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self.cast = printed_cast(edition, players, scenario) if cast is None else cast
        """The characters in play."""
        self._game = SingleGame(self.cast, turn_limit)
        self._seeded = False
        self.possible_agents = list(self._game.desk.company.players)
        self._numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.cast.players * SIZE + MAX_PLACES,), np.uint8)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation looks like: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The decisions, by relative numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: from `seed`, or as the generator goes on."""
        if seed is not None or not self._seeded:
            self._game.seed(seeded(secrets.randbits(31) if seed is None else seed, 0))
            self._seeded = True
        if options and "deal" in options:
            self._game.deal(options["deal"])
        else:
            self._game.shuffle()
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self._game.actor]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do now: nothing, unless it is the one who decides."""
        person = self._numbers[agent]
        game = self._game
        mask = game.offer.mask if person == game.actor else NOTHING.mask
        return {"observation": game.observe(person), "action_mask": mask.copy()}

    def state(self) -> npt.NDArray[np.uint8]:
        """Everything, secrets included: everybody's observation, then the character at each place, from 1. For a critic while it
        learns, never for an agent: whoever plays by it has seen all cards.
        """
        game = self._game
        cards = np.zeros(MAX_PLACES, np.uint8)
        cards[: len(self.cast.codes)] = 1 + np.frombuffer(game.state, GAME)["cards"][0, : len(self.cast.codes)]
        return np.concatenate([*(game.observe(person) for person in range(self.cast.players)), cards])

    def step(self, action: Any) -> None:
        """The decision of the agent whose turn it is; None for one that has finished."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        end = game.step(action)
        if end == GOING_ON:
            self.agent_selection = self.possible_agents[game.actor]
        else:
            self._finish(end)
        if self.render_mode == "human":
            self.render()

    def _finish(self, end: int) -> None:
        self.agent_selection = self.agents[0]
        if end == ENDED:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._game.returns(), strict=True))
            self._cumulative_rewards = self.rewards.copy()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def __getattr__(self, name: str) -> Any:
        # only what `reset` sets can be missing
        raise AttributeError(f"{name} is not there; call reset() first" if name in _SET_BY_RESET else f"there is no {name}")

    def render(self) -> str | None:
        """What an onlooker may read: "ansi" gives it, "human" prints it."""
        view = self._game.view(ONLOOKER)
        gold = ", ".join(f"{player} {amount}" for player, amount in view.gold.items())
        asked = "the game is over" if view.decides is None else f"{view.decides} decides: {view.asked}"
        text = "\n".join([*map(repr, view.events), f"turn {view.turn}; gold: {gold}, court {view.court}; {asked}"])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


_SET_BY_RESET: Final = {"agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"}


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
