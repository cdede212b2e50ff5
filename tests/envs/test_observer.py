"""One observation: the same bytes from an environment of thousands, from a single game, and from a player's views alone."""

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from mascarade.blank import example_characters
from mascarade.casts import Cast, own_cast, printed_cast
from mascarade.envs.batch import CUT_SHORT, ENDED, GOING_ON
from mascarade.envs.observer import Observer
from mascarade.envs.single import SingleGame
from mascarade.envs.vector import VectorEnv
from mascarade.errors import BadDeal, BadMove
from mascarade.game import NAMES, Game
from mascarade.luck import seeded
from mascarade.views import ONLOOKER
from tests.secrets.pairs import FLIPS, Knowledge

KEYS = [(1, players, "") for players in (2, 3, 4, 6, 8, 13)] + [(2, 6, "B"), (2, 8, "B"), (2, 12, "A")]
CASTS = [printed_cast(*key) for key in KEYS]
CASTS.append(own_cast(1, 6, ["judge", "king", "queen", "spy", "alchemist", "ferryman"], example_characters()))

casts = pytest.mark.parametrize("cast", CASTS, ids=lambda cast: f"{cast.edition}-{cast.players}")


def dealt(cast: Cast, seed: int) -> tuple[Game, SingleGame]:
    """The same deal as a friendly game and as a single one."""
    game = Game(cast, NAMES[: cast.players], random.Random(seed).sample(cast.codes, len(cast.codes)))
    single = SingleGame(cast, 1_000_000)
    single.deal(game.deal)
    return game, single


@casts
def test_views_alone_give_the_same_bytes(cast: Cast) -> None:
    rng = random.Random(7)
    for seed in range(4):
        game, single = dealt(cast, seed)
        observers = [Observer(cast, person) for person in range(cast.players)]
        for observer in observers:
            observer.deal(game.cards)
        while game.decides is not None:
            for person, observer in enumerate(observers):
                view = game.view(game.players[person])
                assert np.array_equal(observer.observe(view), single.observe(person))
                decides = game.players[person] == game.decides
                assert np.flatnonzero(observer.mask(view)).tolist() == (list(single.offer.actions) if decides else [])
            action = rng.choice(single.offer.actions)
            game.play(observers[single.actor].move(game.view(game.decides), action))
            single.step(action)
            for name, observer in zip(game.players, observers, strict=True):
                observer.watch(game.view(name))
        assert single.state == game.state
        assert single.end == ENDED


@casts
def test_thousands_at_once_give_the_same_bytes(cast: Cast) -> None:
    env = VectorEnv(cast, 3, seed=5, turn_limit=25)
    singles = [SingleGame(cast, 25) for _ in range(3)]
    for number, single in enumerate(singles):
        single.seed(seeded(5, number))
        single.shuffle()
    rng = random.Random(1)
    lasted = 0
    while lasted < 300 or not env.terminated.any():
        lasted += 1
        for number, single in enumerate(singles):
            assert env.actors[number] == single.actor
            assert np.array_equal(env.observations[number], single.observe(single.actor))
            assert np.array_equal(env.masks[number], single.offer.mask)
        actions = [rng.choice(single.offer.actions) for single in singles]
        env.step(np.array(actions))
        for number, (single, action) in enumerate(zip(singles, actions, strict=True)):
            end = single.step(action)
            assert (end == ENDED, end == CUT_SHORT) == (env.terminated[number], env.truncated[number])
            assert np.allclose(env.rewards[number], single.returns())
            if end != GOING_ON:
                single.shuffle()


def pairs(cast: Cast, seed: int) -> Iterator[tuple[SingleGame, SingleGame, list[int]]]:
    """Two games that differ only in what some have done under the table, and the players who have learnt nothing that differs."""
    rng = random.Random(seed)
    names = NAMES[: cast.players]
    deal = rng.sample(cast.codes, len(cast.codes))
    games = Game(cast, names, deal), Game(cast, names, deal)
    one, other = SingleGame(cast, 10_000), SingleGame(cast, 10_000)
    one.deal(deal)
    other.deal(deal)
    flipper = rng.choice(names)
    unknowing = [name for name in names if name != flipper]
    knows = Knowledge(cast), Knowledge(cast)
    differ = False
    while unknowing and games[0].decides is not None:
        name = games[0].decides
        action = rng.choice(games[0].choice.actions)
        flip = action in FLIPS and name == flipper and rng.random() < 0.5
        differ = differ or flip
        relative = Observer(cast, names.index(name))._relatives(games[0].view(name)).tolist()
        chosen = games[0].choice.actions.index(action)
        other_chosen = games[0].choice.actions.index(FLIPS[action]) if flip else chosen
        move = games[0].moves[chosen]
        learnt = [knowledge.learn(move, game.cards, names) for knowledge, game in zip(knows, games, strict=True)]
        unknowing = [viewer for viewer in unknowing if learnt[0][viewer] == learnt[1][viewer]]
        games[0].play_action(action)
        one.step(relative[chosen])
        if not unknowing:
            return
        games[1].play_action(FLIPS[action] if flip else action)
        other.step(relative[other_chosen])
        if differ and games[0].decides is not None:
            yield one, other, [names.index(viewer) for viewer in unknowing]


@casts
def test_secrets_leave_no_trace(cast: Cast) -> None:
    """R10: games that differ only in what a player may not know look the same to the byte."""
    compared = 0
    for seed in range(12):
        for one, other, people in pairs(cast, seed):
            assert one.offer.actions == other.offer.actions
            for person in people:
                compared += 1
                assert np.array_equal(one.observe(person), other.observe(person))
                assert bytes(one.view(person)) == bytes(other.view(person))
            assert repr(one.view(ONLOOKER)) == repr(other.view(ONLOOKER))
    assert compared > 50


def test_secrets_would_leave_a_trace() -> None:
    """The test above can fail: the one who did it sees the difference."""
    traces = 0
    for seed in range(12):
        for one, other, people in pairs(CASTS[3], seed):
            (flipper, *_) = set(range(6)) - set(people)
            traces += not np.array_equal(one.observe(flipper), other.observe(flipper))
    assert traces


def test_a_pickle_is_the_same_game() -> None:
    _, single = dealt(CASTS[3], 1)
    single.step(single.offer.actions[0])
    for person in range(6):
        single.observe(person)
        again = pickle.loads(pickle.dumps(single))
        assert (again.state, again.rows, again.offer.actions) == (single.state, single.rows, single.offer.actions)
        assert all(np.array_equal(again.observe(one), single.observe(one)) for one in range(6))


def test_a_copy_goes_its_own_way() -> None:
    _, single = dealt(CASTS[0], 1)
    for _ in range(9):
        other = single.copy()
        before = single.state, single.observe(0).tobytes()
        assert other.observe(1).tobytes() == single.observe(1).tobytes()
        other.step(other.offer.actions[-1])
        assert (single.state, single.observe(0).tobytes()) == before
        assert other.state != single.state
        single.step(single.offer.actions[-1])
        assert (single.state, single.rows) == (other.state, other.rows)


def test_wrong_input_changes_nothing() -> None:
    game, single = dealt(CASTS[3], 1)
    before = single.state
    with pytest.raises(BadMove, match="decision 123 is not allowed; 1, 2, 3"):
        single.step(123)
    with pytest.raises(BadDeal, match="is not the cast"):
        single.deal(["judge"] * 6)
    assert single.state == before
    observer = Observer(game.cast, 0)
    with pytest.raises(BadDeal, match="is not the cast"):
        observer.deal({})
    with pytest.raises(BadMove, match="decision 123 is not allowed; 1, 2, 3"):
        observer.move(game.view("Adele"), 123)
    with pytest.raises(BadMove, match="nothing would be"):
        Observer(game.cast, 1).move(game.view("Bruno"), 1)
    with pytest.raises(ValueError, match="person must be 0 to 5, not 6"):
        Observer(game.cast, 6)
    with pytest.raises(ValueError, match="turn_limit"):
        SingleGame(game.cast, 0)
