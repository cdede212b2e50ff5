"""The OpenSpiel game: that library's own tests, and what they do not ask."""

import builtins
import importlib
import random
import runpy
import sys
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from mascarade.casts import printed_cast, printed_casts
from mascarade.envs import worlds
from mascarade.envs.openspiel import longest_turn
from mascarade.envs.openspiel_observers import PRIVATE
from mascarade.envs.single import SingleGame
from mascarade.envs.vector import VectorEnv
from mascarade.errors import BadCast, BadMove
from mascarade.luck import seeded
from mascarade.rules import layout
from tests.secrets.pairs import FLIPS

ROOT = Path(__file__).parents[2]
GAMES = [
    "python_mascarade",
    "python_mascarade(players=2,turn_limit=7)",
    "python_mascarade(players=3)",
    "python_mascarade(players=13,turn_limit=20)",
    "python_mascarade(edition=2,players=8,scenario=B)",
    "python_mascarade(players=6,cast=judge king queen spy alchemist ferryman)",
]
games = pytest.mark.parametrize("name", GAMES)
KINDS = {
    (recall, public, private): pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    for recall in (False, True)
    for public in (False, True)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS)
}


def dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@games
def test_random_sim(name: str) -> None:
    """OpenSpiel's own, in C++: legal actions, tensors, strings, returns, cloning, serialisation."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_games_sim(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own, in Python: pickles, clones, utilities."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@games
def test_the_game_says_how_large_it_is(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(3)
    assert game.num_distinct_actions() == layout.ACTIONS
    assert game.max_chance_nodes_in_history() == game.desk.setups["places"][0] - 1
    for _ in range(10):
        state = dealt(game, rng)
        assert len(state.history()) == game.max_chance_nodes_in_history()
        while not state.is_terminal():
            names = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(names)) == len(names)
            action = rng.choice(state.legal_actions())
            assert state.string_to_action(state.action_to_string(action)) == action
            state.apply_action(action)
        assert len(state.history()) <= game.max_chance_nodes_in_history() + game.max_game_length()
        assert sum(state.returns()) == pytest.approx(0)
        cut_short = max(state.returns()) == 0
        assert cut_short == ("Ended" not in str(state))


@pytest.mark.parametrize("key", printed_casts())
def test_no_turn_is_longer(key: tuple[int, int, str]) -> None:
    cast = printed_cast(*key)
    single, rng = SingleGame(cast, 10_000), random.Random(2)
    for seed in range(12):
        single.seed(seeded(seed, 0))
        single.shuffle()
        turns: list[int] = []
        while single.offer.actions:
            turns.append(int.from_bytes(single.state[:4], "little"))
            single.step(rng.choice(single.offer.actions))
        assert max(turns.count(turn) for turn in set(turns)) <= longest_turn(cast)


def test_cards_are_dealt_as_likely_as_they_are() -> None:
    game = pyspiel.load_game("python_mascarade(players=8)")
    state = game.new_initial_state()
    chances = {state.action_to_string(kind): chance for kind, chance in state.chance_outcomes()}
    assert chances["deal peasant"] == 2 / 8
    assert chances["deal judge"] == 1 / 8
    assert state.to_string() == state.observation_string(0) == "Deal"
    while state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.legal_actions()[-1])
    assert sorted(str(state).split()[1:]) == sorted(game.desk.cast.codes)


@games
def test_bytes_are_those_of_the_vector_environment(name: str) -> None:
    game = pyspiel.load_game(name)
    many = VectorEnv(game.desk.cast, 1, seed=3, turn_limit=game.turn_limit)
    single = SingleGame(game.desk.cast, game.turn_limit)
    single.seed(seeded(3, 0))
    single.shuffle()
    state, observation = game.new_initial_state(), make_observation(game)
    for kind in single.state[layout.PUBLIC :][: game.max_chance_nodes_in_history()]:
        state.apply_action(kind)
    while not state.is_terminal():
        player = state.current_player()
        assert player == many.actors[0]
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, many.observations[0])
        assert state.observation_tensor() == observation.tensor.tolist()
        assert state.legal_actions() == np.flatnonzero(many.masks[0]).tolist()
        action = many.sample()
        state.apply_action(int(action[0]))
        many.step(action)
    assert state.returns() == pytest.approx(many.rewards[0].tolist())


def everything(game: Any, observers: dict[Any, Any], state: Any, player: int) -> list[Any]:
    """All that a player gets."""
    found = [state.information_state_string(player), state.observation_string(player)]
    found += [state.information_state_tensor(player), state.observation_tensor(player)]
    for (*_, private), observer in observers.items():
        if private != pyspiel.PrivateInfoType.ALL_PLAYERS:
            observer.set_from(state, player)
            found += [observer.tensor.tolist(), observer.string_from(state, player)]
    return found


@games
def test_only_who_did_it_knows(name: str) -> None:
    """R10.2: exchange and pretend look the same to everybody else, now and later; not so to the one who did it."""
    game, rng = pyspiel.load_game(name), random.Random(5)
    observers = {key: make_observation(game, kind) for key, kind in KINDS.items()}
    state = dealt(game, rng)
    mover = state.current_player()
    action = rng.choice(state.legal_actions())
    twin = state.clone()
    state.apply_action(action)
    twin.apply_action(FLIPS[action])
    for _ in range(3):  # R2.1: in the first turns nobody sees a card
        for player in range(game.num_players()):
            mine, theirs = everything(game, observers, state, player), everything(game, observers, twin, player)
            assert (mine == theirs) == (player != mover)
            assert (mine[0] == theirs[0]) == (mine[2] == theirs[2]) == (player != mover)
        for key, observer in observers.items():
            if key[2] == pyspiel.PrivateInfoType.ALL_PLAYERS and key[0]:
                assert observer.string_from(state, 0) != observer.string_from(twin, 0)
        following = rng.choice(state.legal_actions())
        state.apply_action(following)
        twin.apply_action(following)


@games
def test_public_information_is_the_same_for_everybody(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(6)
    public = [make_observation(game, KINDS[recall, True, pyspiel.PrivateInfoType.NONE]) for recall in (False, True)]
    state = dealt(game, rng)
    while not state.is_terminal():
        for observer in public:
            seen = set()
            for player in range(game.num_players()):
                observer.set_from(state, player)
                seen.add((observer.tensor.tobytes(), observer.string_from(state, player)))
            assert len(seen) == 1
        state.apply_action(rng.choice(state.legal_actions()))


@games
def test_recall_is_perfect(name: str) -> None:
    """What a player knew stays part of what the player knows; and no two histories of one player's knowledge look alike."""
    game, rng = pyspiel.load_game(name), random.Random(7)
    state = dealt(game, rng)
    told: list[str] = []
    tensors = set()
    while not state.is_terminal():
        told.append(state.information_state_string(0))
        tensors.add(tuple(state.information_state_tensor(0)))
        state.apply_action(rng.choice(state.legal_actions()))
    assert all(after.startswith(before + "\n") for before, after in pairwise(told))
    assert len(tensors) == len(told)


@games
def test_drawn_anew_a_game_is_the_same_for_the_one_who_draws(name: str) -> None:
    """And for the same draws it is the same; others may have been told other things, and cards may lie elsewhere."""
    game, rng = pyspiel.load_game(name), random.Random(8)
    state = dealt(game, rng)
    other = 0
    for _ in range(60):
        if state.is_terminal():
            break
        for player in (state.current_player(), rng.randrange(game.num_players())):
            seed = rng.random()
            drawn, again = (state.resample_from_infostate(player, random.Random(seed).random) for _ in range(2))
            assert str(drawn) == str(again)
            assert drawn.information_state_string(player) == state.information_state_string(player)
            assert drawn.observation_tensor(player) == state.observation_tensor(player)
            assert drawn.legal_actions() == state.legal_actions()
            other += str(drawn) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert other > 5
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert str(state.resample_from_infostate(0, rng.random)) == str(state)
    assert game.new_initial_state().resample_from_infostate(0, rng.random).is_chance_node()


def test_every_history_that_fits_is_as_likely_as_any_other() -> None:
    """Four turns of others at a table of five: the player who draws sees a card, and half of what may have been no longer fits."""
    game, rng = pyspiel.load_game("python_mascarade(players=5)"), random.Random(9)
    state = dealt(game, rng)
    for action in (layout.PRETEND + 1, layout.EXCHANGE + 1, layout.PRETEND + 1, layout.EXCHANGE + 1, layout.LOOK):
        state.apply_action(action)  # each with the next; the last of them looks at what came from before
    drawn = [str(state.resample_from_infostate(4, rng.random)) for _ in range(2000)]
    fits = set()
    for flips in product((False, True), repeat=4):
        twin = game.new_initial_state()
        for action in state.history()[:5]:
            twin.apply_action(action)
        for flip in flips:
            twin.apply_action((layout.EXCHANGE if flip else layout.PRETEND) + 1)
        twin.apply_action(layout.LOOK)
        if twin.information_state_string(4) == state.information_state_string(4):
            fits.add(str(twin))
    assert 1 < len(fits) < 16
    assert set(drawn) == fits
    assert all(abs(drawn.count(one) / len(drawn) - 1 / len(fits)) < 0.05 for one in fits)


def test_where_too_many_are_possible_some_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST", 3)
    game, rng = pyspiel.load_game("python_mascarade(players=8)"), random.Random(10)
    state = dealt(game, rng)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
        drawn = state.resample_from_infostate(2, rng.random)
        assert drawn.information_state_string(2) == state.information_state_string(2)


def test_search_over_information_sets_plays() -> None:
    game, rng = pyspiel.load_game("python_mascarade(players=4,turn_limit=8)"), random.Random(11)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 12, random_state=dice)
    state, asked = dealt(game, rng), 0
    while not state.is_terminal() and asked < 4:
        asked += state.current_player() == 1
        state.apply_action(bot.step(state) if state.current_player() == 1 else rng.choice(state.legal_actions()))
    assert asked


def test_parts_of_the_observation() -> None:
    game = pyspiel.load_game("python_mascarade")
    state = dealt(game, random.Random(1))
    none, single, everybody = (
        pyspiel.PrivateInfoType.NONE,
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
    shapes = {key: {name: part.shape for name, part in make_observation(game, kind).dict.items()} for key, kind in KINDS.items()}
    private, public = int(PRIVATE.sum()), int((~PRIVATE).sum())
    assert shapes[False, True, single] == {"observation": (private + public,)}
    assert shapes[False, True, none] == {"public": (public,)}
    assert shapes[False, False, single] == {"private": (1, private)}
    assert shapes[False, True, everybody] == {"public": (public,), "private": (4, private)}
    assert shapes[True, True, single] == {"player": (4,), "deal": (6, 6), "decisions": (500, 8), "private": (1, 500, 7)}
    assert shapes[False, False, none] == shapes[True, False, none] == {}
    both, alone = make_observation(game, KINDS[False, True, single]), make_observation(game, KINDS[False, False, single])
    for player in range(4):
        both.set_from(state, player)
        alone.set_from(state, player)
        assert np.array_equal(both.tensor[PRIVATE], alone.tensor)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_a_decision_that_is_not_allowed_changes_nothing() -> None:
    game = pyspiel.load_game("python_mascarade")
    state = game.new_initial_state()
    state.apply_action(0)
    with pytest.raises(ValueError, match="no card 0 left to deal"):
        state.so_far.deal(0)
    state = dealt(game, random.Random(1))
    before = str(state)
    with pytest.raises(BadMove, match="decision 0 is not allowed; 1, 2, 3"):
        state.so_far.decide(state.so_far.single, 0)
    assert str(state) == before


def test_a_game_that_cannot_be() -> None:
    for name, wrong in (
        ("players=14", "2 to 13 players, not 14"),
        ("players=6,cast=judge king", "6 players need 6 cards"),
        ("edition=2,players=3", "4 to 12 players, not 3"),
        ("scenario=C", "no scenario 'C'"),
    ):
        with pytest.raises(BadCast, match=wrong):
            pyspiel.load_game(f"python_mascarade({name})")
    with pytest.raises(ValueError, match="turn_limit must be 1 or more, not 0"):
        pyspiel.load_game("python_mascarade(turn_limit=0)")


def test_the_example_learns_to_tell_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    """With the King certainly in the left hand, and the Queen after an exchange, player_0 learns to announce it."""
    example = runpy.run_path(str(ROOT / "examples" / "mccfr_on_mascarade.py"))
    assert example["main"](20) == 0
    assert "20 iterations" in capsys.readouterr().out
    plans = dict(example["plans"](*example["solve"](150)))
    assert plans["pretend, then pretend"]["player_0.left announce king"] > 0.5
    assert plans["pretend, then exchange"]["player_0.left announce queen"] > 0.5
    assert all(sum(chances.values()) == pytest.approx(1) for chances in plans.values())


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error tells what to install."""
    honest = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "pyspiel":
            raise ModuleNotFoundError("No module named 'pyspiel'", name="pyspiel")
        return honest(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.delitem(sys.modules, "mascarade.envs.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'mascarade\[openspiel\]'"):
        importlib.import_module("mascarade.envs.openspiel")
