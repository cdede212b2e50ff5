"""Thousands of games at once are the games that everybody else plays: the same deals and decisions, by other numbers."""

import copy
import hashlib
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest

from mascarade.casts import Cast, printed_cast
from mascarade.envs.encoding import OBSERVATION, SIZE, VERSION, numbering_of
from mascarade.envs.single import SingleGame
from mascarade.envs.vector import VectorEnv
from mascarade.errors import BadBot, BadMove
from mascarade.game import NAMES, Game
from mascarade.rules.layout import ACTIONS, PASS
from tests.envs.notebook import Notebook
from tests.envs.test_observer import CASTS, casts

FOUR = printed_cast(1, 4)
GAMES = 5
LASTS = 160
"""Steps of every comparison: some games end within them."""


def everything(env: VectorEnv) -> bytes:
    """All that an environment is: every array, secrets and generators included."""
    return b"".join(array.tobytes() for array in env._room)


def chosen(env: VectorEnv, rng: random.Random) -> npt.NDArray[np.int16]:
    """Random decisions, with less claiming than among all that are allowed: so powers are used, too."""
    found = [rng.choice(np.flatnonzero(mask)) for mask in env.masks]
    return np.array([PASS if mask[PASS] and rng.random() < 0.6 else one for mask, one in zip(env.masks, found, strict=True)], np.int16)


class Twin:
    """A game of the friendly layer with the deal of one in an environment, and everybody's notes of it."""

    def __init__(self, env: VectorEnv, number: int) -> None:
        codes = list(env.cast.characters)
        cards = env._room.games["cards"][number, : len(env.cast.codes)]
        self.game = Game(env.cast, NAMES[: env.cast.players], [codes[kind] for kind in cards])
        self.notebooks = {name: Notebook(self.game, name) for name in self.game.players}

    def play(self, action: int) -> None:
        self.game.play_action(action)
        for name, notebook in self.notebooks.items():
            notebook.write(self.game.view(name))


def agree(env: VectorEnv, number: int, twin: Twin) -> None:
    """Who decides, what they may do and what they are told, field by field."""
    game = twin.game
    assert game.decides is not None
    assert env.actors[number] == game.number(game.decides)
    notebook = twin.notebooks[game.decides]
    numbering = numbering_of(env.cast)[0]
    seat = game.seats.index(game.decides)
    allowed = [int(numbering.relatives[seat, action]) for action in game.choice.actions]
    assert np.flatnonzero(env.masks[number]).tolist() == sorted(allowed)
    assert allowed == [notebook.number(move, env.cast) for move in game.moves]
    assert [int(numbering.cores[seat, one]) for one in allowed] == list(game.choice.actions)
    told, expected = env.fields[number], notebook.expected(game.view(game.decides))
    for field in OBSERVATION.names or ():
        assert np.array_equal(told[field], expected[field]), f"{field} after {game.played}: {told[field]} is not {expected[field]}"


@casts
def test_it_plays_the_same_games(cast: Cast) -> None:
    env = VectorEnv(cast, GAMES, seed=3)
    twins = [Twin(env, number) for number in range(GAMES)]
    rng = random.Random(cast.players)
    numbering = numbering_of(cast)[0]
    seen: Counter[str] = Counter()
    for _ in range(LASTS):
        for number, twin in enumerate(twins):
            agree(env, number, twin)
            seen[twin.game.view().asked] += 1
        actions = chosen(env, rng)
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert observations is env.observations
        assert infos["action_mask"] is env.masks
        assert infos["actor"] is env.actors
        assert not truncated.any()
        for number, (twin, action) in enumerate(zip(twins, actions, strict=True)):
            game = twin.game
            twin.play(int(numbering.cores[game.seats.index(str(game.decides)), action]))
            outcome = game.outcome
            assert terminated[number] == (outcome is not None)
            if outcome is None:
                assert not rewards[number].any()
                assert env._room.games[number].tobytes() == game.state
            else:
                fair = 1 / cast.players
                won = [(name in outcome.winners) / len(outcome.winners) - fair for name in game.players]
                assert np.allclose(rewards[number], won, atol=1e-6)
                assert abs(rewards[number].sum()) < 1e-6
                twins[number] = Twin(env, number)  # the next one has been dealt
                seen["ended"] += 1
    assert seen["ended"]
    assert {"exchange", "turn" if cast.edition == 1 else "quiet turn", "answer"} <= set(seen)


@casts
def test_where_the_cards_lie_is_in_no_observation(cast: Cast) -> None:
    """Nor in a mask: whoever looks, other cards in the state change nothing."""
    rng = random.Random(2)
    single = SingleGame(cast, 40)
    single.seed(1)
    single.shuffle()
    for _ in range(60):
        before = [single.observe(person).tobytes() for person in range(cast.players)]
        cards = single._singles["game"]["cards"][0, : len(cast.codes)]
        kept = cards.copy()
        cards[:] = rng.sample(kept.tolist(), len(kept))
        assert [single.observe(person).tobytes() for person in range(cast.players)] == before
        mask = single._marked().mask.tobytes()
        cards[:] = kept
        assert single._marked().mask.tobytes() == mask
        if single.step(rng.choice(single.offer.actions)):
            single.shuffle()


# -- ends --------------------------------------------------------------------------------------------------------------------------------


def test_a_game_that_gets_past_the_limit_is_cut_short() -> None:
    env = VectorEnv(FOUR, 50, turn_limit=5)
    cut = 0
    for _ in range(40):
        turns = env.fields["turn"].copy()
        env.step(env.sample())
        assert (env.fields["turn"] <= 5).all()
        assert (turns[env.truncated] == 5).all()
        assert not env.rewards[env.truncated].any()
        assert not (env.truncated & env.terminated).any()
        for ended in (env.truncated, env.terminated):
            assert (env.fields["turn"][ended] == 1).all()
            assert (env.fields["seats"][ended, :4, 0] == 6).all()
            assert (env.actors[ended] == 0).all()
        cut += int(env.truncated.sum())
    assert cut > 100


def test_rewards_add_up_to_nothing_and_are_there_for_one_step() -> None:
    env = VectorEnv(FOUR, 200, seed=1)
    paid = np.zeros(4)
    ended = 0
    for _ in range(300):
        env.step(env.sample())
        assert (np.abs(env.rewards.sum(axis=1)) < 1e-6).all()
        assert not env.rewards[~env.terminated].any()
        paid += env.rewards.sum(axis=0)
        ended += int(env.terminated.sum())
    assert ended > 500
    assert (np.abs(paid) / ended < 0.1).all()


# -- the same again ----------------------------------------------------------------------------------------------------------------------


def played(cast: Cast, threads: int = 1, seed: int = 0, steps: int = 100) -> str:
    """A fingerprint of everything after each of some steps."""
    env = VectorEnv(cast, 300, seed=seed, threads=threads, turn_limit=30)
    digest = hashlib.sha256(everything(env))
    for _ in range(steps):
        env.step(env.sample())
        digest.update(b"".join(array.tobytes() for name, array in env._room._asdict().items() if name != "logs"))
    return digest.hexdigest()


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert played(FOUR, seed=7) == played(FOUR, seed=7) != played(FOUR, seed=8)
    env = VectorEnv(FOUR, 20, seed=7)
    dealt = everything(env)
    env.step(env.sample())
    env.reset(7)
    env._room.logs[:] = 0
    assert everything(env) == dealt
    env.reset()
    assert everything(env) != dealt, "without a seed the generators go on"
    assert not env.rewards.any()


@pytest.mark.skipif(numba.config.NUMBA_NUM_THREADS < 2, reason="this machine has one core")
def test_two_threads_give_the_same_bytes_as_one() -> None:
    def steps(threads: int, games: int) -> bytes:
        env = VectorEnv(printed_cast(2, 8, "B"), games, seed=4, threads=threads)
        found = b""
        for _ in range(60):
            env.step(env.sample())
            found = b"".join(array.tobytes() for name, array in env._room._asdict().items() if name != "logs")
        return found

    for games in (1, 601):
        assert steps(2, games) == steps(1, games)


def test_plain_python_gives_the_same_bytes() -> None:
    code = "from tests.envs.test_vector import *; print(played_a_little())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == played_a_little()


def played_a_little() -> str:
    found = []
    for cast in CASTS:
        env = VectorEnv(cast, 2, seed=9)
        for _ in range(40):
            env.step(env.sample())
            found.append(b"".join(array.tobytes() for name, array in env._room._asdict().items() if name != "logs"))
    return hashlib.sha256(b"".join(found)).hexdigest()


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "deepcopy", "pickle"]
)
def test_a_copy_plays_the_same_games_for_itself(copied: Callable[[VectorEnv], VectorEnv]) -> None:
    env = VectorEnv(FOUR, 40, seed=6, turn_limit=30)
    for _ in range(20):
        env.step(env.sample())
    twin = copied(env)
    assert everything(twin) == everything(env)
    assert np.shares_memory(twin.observations, twin._room.words)
    assert np.shares_memory(twin.masks, twin._room.masks)
    before = everything(env)
    steps = [[twin.step(twin.sample())[0].copy() for _ in range(40)], twin.masks.copy()]
    assert everything(env) == before, "it has games of its own"
    assert np.array_equal(steps[0], [env.step(env.sample())[0].copy() for _ in range(40)])
    assert np.array_equal(steps[1], env.masks)
    assert twin.turn_limit == 30


BOTS = ["honest", "sharp:bold"]


def test_against_bots_it_is_always_the_same_one_who_decides_until_the_end() -> None:
    """And everything that bots do in between is seen: whoever decides has the observation that views would have given."""
    env = VectorEnv(FOUR, 60, seed=5, opponents=BOTS)
    won, ended, seats = 0.0, 0, set()
    for _ in range(150):
        learners = env.actors.copy()
        assert ((env._rivals.roles[:, :4] == 0).sum(axis=1) == 1).all()
        assert (env._rivals.roles[np.arange(60), env.actors] == 0).all()
        assert env.masks.any(axis=1).all()
        env.step(env.sample())
        over = env.terminated
        assert (env.actors[~over] == learners[~over]).all()
        assert (np.abs(env.rewards.sum(axis=1)) < 1e-6).all()
        assert not env.rewards[~over].any()
        won += float(env.rewards[np.arange(60), learners][over].sum())
        ended += int(over.sum())
        seats |= set(env.actors[over].tolist())
    assert ended > 100
    assert won < 0, "who decides at random loses"
    assert seats == {0, 1, 2, 3}


def test_against_bots_the_same_seed_gives_the_same_bytes_on_any_number_of_threads() -> None:
    def steps(threads: int, seed: int = 2) -> bytes:
        env = VectorEnv(FOUR, 30, seed=seed, threads=threads, opponents=BOTS, turn_limit=25)
        for _ in range(30):
            env.step(env.sample())
        twin = pickle.loads(pickle.dumps(env))
        for one in (env, twin):
            one.step(one.sample())
        assert [array.tobytes() for array in twin._arrays()] == [array.tobytes() for array in env._arrays()]
        return b"".join(array.tobytes() for array in (env.observations, env.masks, env.actors, env._room.games, env._rivals.minds))

    assert steps(1) == steps(min(2, numba.config.NUMBA_NUM_THREADS)) != steps(1, seed=3)


def test_past_the_limit_bots_cut_it_short_too() -> None:
    env = VectorEnv(FOUR, 20, turn_limit=4, opponents=["bayes"])
    for _ in range(20):
        env.step(env.sample())
        assert not env.rewards[env.truncated].any()
        assert (env.fields["turn"] <= 4).all()


def test_not_everybody_can_be_an_opponent() -> None:
    for name, said in (
        ("expert", "'expert' has learned, and is not compiled"),
        ("exact", "take 'bayes'"),
        ("seer", "seer sees all cards: it plays in the arena only"),
        ("nobody", "'nobody' is no player"),
    ):
        with pytest.raises(BadBot, match=said):
            VectorEnv(FOUR, 2, opponents=["bayes", name])


def test_what_gymnasium_expects_is_there() -> None:
    env = VectorEnv(FOUR, 8)
    assert env.num_envs == 8
    assert env.observations in env.observation_space
    assert env.observations[0] in env.single_observation_space
    assert env.sample() in env.action_space
    assert env.sample()[0] in env.single_action_space
    env.close()


# -- what is not so ----------------------------------------------------------------------------------------------------------------------


def test_a_decision_that_is_not_allowed_changes_nothing() -> None:
    env = VectorEnv(FOUR, 8, seed=2)
    for _ in range(20):
        env.step(env.sample())
    good = env.sample().copy()
    before = everything(env)
    for wrong in (-1, ACTIONS, 30_000, 2**40, int(np.flatnonzero(env.masks[5] == 0)[0])):
        actions = good.astype(np.int64)
        actions[5] = wrong
        allowed = ", ".join(map(str, np.flatnonzero(env.masks[5])))
        with pytest.raises(BadMove, match=rf"^decision {wrong} is not allowed in game 5; {allowed} would be$"):
            env.step(actions)
        assert everything(env) == before


@pytest.mark.parametrize(
    "wrong", [np.zeros(7, np.int16), np.zeros((8, 1), np.int16), np.zeros(8), np.zeros(8, np.bool_), 3, [], ["look"] * 8, [None] * 8]
)
def test_what_is_no_decision_for_each_game_changes_nothing(wrong: Any) -> None:
    env = VectorEnv(FOUR, 8)
    before = everything(env)
    with pytest.raises(BadMove, match=r"^actions must be 8 whole numbers, one for each game, not "):
        env.step(wrong)
    assert everything(env) == before


def test_decisions_may_be_any_whole_numbers() -> None:
    """Whatever array they come in, nothing is compiled anew for it."""
    env = VectorEnv(FOUR, 8)
    env.step(env.sample())
    read_only, strided = env.sample().copy(), np.zeros((8, 2), np.int16)
    read_only.flags.writeable = False
    env.step(read_only)
    strided[:, 1] = env.sample()
    env.step(strided[:, 1])
    for kind in (np.int8, np.uint8, np.int32, np.uint64, ">i2"):
        env.reset(1)
        env.step(env.sample().astype(kind))
    env.step(env.sample().tolist())
    from mascarade.envs import batch

    door: Any = batch.step_games
    assert len(getattr(door, "signatures", [1])) == 1


def test_numbers_of_games_threads_and_turns_are_checked() -> None:
    for wrong in ({"games": 0}, {"threads": 0}, {"turn_limit": 0}):
        with pytest.raises(ValueError, match=r"^games, threads and turn_limit must be 1 or more, not "):
            VectorEnv(FOUR, **{"games": 1, **wrong})
    with pytest.raises(ValueError, match=r"^threads must be 1 to .* on this machine, not 4096$"):
        VectorEnv(FOUR, 1, threads=4096)


def test_the_shapes() -> None:
    env = VectorEnv(FOUR, 8)
    assert len(env) == 8
    assert env.observations.shape == (8, SIZE)
    assert env.masks.shape == (8, ACTIONS)
    assert env.rewards.shape == (8, 4)
    assert env.fields.shape == env.actors.shape == (8,)
    assert (env.observations[:, 0] == VERSION).all()
    env.fields["seats"][3, 0, 0] = 99
    assert (env.observations[3] == 99).sum() == 1, "the same memory"
