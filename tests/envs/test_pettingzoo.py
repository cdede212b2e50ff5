"""The PettingZoo environment: that library's own tests, and what they do not ask."""

import builtins
import copy
import importlib
import itertools
import pickle
import random
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from mascarade.blank import example_characters
from mascarade.casts import own_cast
from mascarade.envs import pettingzoo
from mascarade.envs.vector import VectorEnv
from mascarade.errors import BadCast, BadMove

SETUPS: dict[str, dict[str, Any]] = {
    "2": {"players": 2},
    "3": {"players": 3},
    "4": {},
    "13": {"players": 13},
    "2nd edition, 8B": {"edition": 2, "players": 8, "scenario": "B"},
    "cut short": {"players": 6, "turn_limit": 6},
    "blank cards": {"cast": own_cast(1, 6, ["judge", "king", "queen", "spy", "alchemist", "ferryman"], example_characters())},
}
setups = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
# PettingZoo knows its own environments with masks by name, and warns about all others
masks_are_meant = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")


def play(env: Any, seed: int, rng: random.Random) -> dict[str, float]:
    """A random game; gives everybody's reward."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return paid


@setups
@masks_are_meant
def test_api(setup: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**setup), num_cycles=60)


@setups
def test_the_state_is_everything(setup: dict[str, Any]) -> None:
    """For a critic: everybody's observation, and where the cards lie; in no observation is either."""
    env = pettingzoo.env(**setup)
    env.reset(seed=4)
    state = env.state()
    assert state in env.state_space
    places = len(env.cast.codes)
    seen = state[:-15].reshape(env.cast.players, -1)
    for agent, row in zip(env.possible_agents, seen, strict=True):
        assert np.array_equal(env.observe(agent)["observation"], row)
    codes = tuple(env.cast.characters)
    assert sorted(codes[kind - 1] for kind in state[-15:][:places]) == sorted(env.cast.codes)
    assert not state[-15:][places:].any()


@setups
def test_seeds(setup: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**setup), num_cycles=60)


def test_performance_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own, by a clock that goes faster than the real one: five seconds of it are 250 rounds of four decisions."""
    module = importlib.import_module(performance_benchmark.__module__)
    clock = itertools.count(step=0.02)
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo.env())
    turns, cycles = (float(line.split()[0]) for line in capsys.readouterr().out.splitlines()[1:3])
    assert (turns, cycles) == (pytest.approx(200, rel=0.01), pytest.approx(50, rel=0.01))


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo.env)
    assert "decides: exchange" in capsys.readouterr().out


def test_the_text_tells_what_an_onlooker_may_know() -> None:
    env = pettingzoo.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == ("turn 1; gold: player_0 6, player_1 6, player_2 6, player_3 6, court 0; player_0 decides: exchange")
    env.step(1)
    assert "Took('player_0'" in env.render()
    assert "Exchanged" not in env.render()


@setups
def test_rewards(setup: dict[str, Any]) -> None:
    env, rng = pettingzoo.env(**setup), random.Random(1)
    for seed in range(5):
        paid = play(env, seed, rng)
        assert sum(paid.values()) == pytest.approx(0)
        assert (max(paid.values()) > 0) == ("turn_limit" not in setup)


@setups
def test_bytes_are_those_of_the_vector_environment(setup: dict[str, Any]) -> None:
    env = pettingzoo.env(**setup)
    env.reset(seed=3)
    many = VectorEnv(env.cast, 1, seed=3, turn_limit=setup.get("turn_limit", 1000))
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        assert agent == f"player_{many.actors[0]}"
        assert np.array_equal(observation["observation"], many.observations[0])
        assert np.array_equal(observation["action_mask"], many.masks[0])
        action = many.sample()
        env.step(action[0])
        many.step(action)
    assert (terminated, truncated) == (many.terminated[0], many.truncated[0])
    assert [env.rewards[agent] for agent in env.possible_agents] == pytest.approx(many.rewards[0].tolist())


def test_observations_can_be_kept() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    kept, *_ = env.last()
    before = copy.deepcopy(kept)
    env.step(1)
    env.last()
    assert all(np.array_equal(kept[key], before[key]) for key in kept)


def test_only_the_one_who_decides_may() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [True, False, False, False]


def test_a_decision_that_is_not_allowed_changes_nothing() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    for wrong in (0, 123, -1, 265, None, "1", 1.5):
        with pytest.raises(BadMove, match="is not allowed; 1, 2, 3"):
            env.step(wrong)
    assert np.array_equal(env.observe("player_0")["observation"], before)
    assert env.agent_selection == "player_0"


def test_reset_comes_first() -> None:
    env = pettingzoo.env()
    with pytest.raises(AttributeError, match=r"call reset\(\) first"):
        env.step(1)
    with pytest.raises(AttributeError, match="there is no colour"):
        _ = env.colour


def test_a_setup_that_cannot_be() -> None:
    with pytest.raises(BadCast, match="2 to 13 players, not 14"):
        pettingzoo.env(players=14)
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="turn_limit"):
        pettingzoo.env(turn_limit=0)


@masks_are_meant
def test_the_usual_wrappers_fit_around_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(pettingzoo.env(), illegal_reward=-1))
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    env.step(0)
    assert [env.last()[1:4] for _ in range(1)] == [(-1.0, True, True)]


def test_copies_and_pickles() -> None:
    env = pettingzoo.env(players=6)
    env.reset(seed=1)
    env.step(1)
    twin = copy.deepcopy(env)
    again = pickle.loads(pickle.dumps(env))
    action = int(env.last()[0]["action_mask"].argmax())
    for one in (env, twin, again):
        one.step(action)
        assert np.array_equal(env.last()[0]["observation"], one.last()[0]["observation"])


def test_a_deal_of_ones_own() -> None:
    env = pettingzoo.env(players=6)
    deal = ["witch", "cheat", "judge", "bishop", "king", "queen"]
    env.reset(options={"deal": deal})
    codes = list(env.cast.characters)
    known = env.observe("player_0")["observation"][8 + 13 * 8 + 15 * 8 :][: 15 * 15].reshape(15, 15)
    assert [codes[row.argmax()] for row in known[:6]] == deal


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error tells what to install."""
    honest = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "pettingzoo":
            raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")
        return honest(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.delitem(sys.modules, "mascarade.envs.pettingzoo")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'mascarade\[pettingzoo\]'"):
        importlib.import_module("mascarade.envs.pettingzoo")
