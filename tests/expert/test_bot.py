"""The expert at a table: out of views alone it reads what it read where it learned, and it plays every cast."""

import copy
import pickle
import random

import numpy as np
import pytest
import torch

from mascarade.arena.series import Series, all_alike, one_among, one_table
from mascarade.blank import example_characters
from mascarade.bots.bot import ThinkingBot
from mascarade.casts import Cast, own_cast, printed_cast, printed_casts
from mascarade.errors import BadBot
from mascarade.expert.bot import ExpertBot
from mascarade.expert.senses import Senses
from mascarade.game import NAMES, Game
from mascarade.opponents import make_bot
from mascarade.training.classroom import Classroom
from mascarade.training.school import LEARNER
from tests.arena.conftest import played
from tests.arena.test_series import same

KEYS = [(1, players, "") for players in (2, 3, 4, 6, 13)] + [(2, 8, "B"), (2, 12, "A")]
BLANK = own_cast(1, 6, ["judge", "king", "queen", "spy", "alchemist", "ferryman"], example_characters())
CASTS = [*(printed_cast(*key) for key in KEYS), BLANK]


@pytest.mark.parametrize("cast", CASTS, ids=lambda cast: f"{cast.edition}-{cast.players}")
def test_out_of_views_it_reads_what_it_learned_from(cast: Cast) -> None:
    """The same bytes as in the room where it learns, for everybody who decides, through whole games."""
    codes, rng = tuple(cast.characters), random.Random(4)
    for seed in range(3):
        room = Classroom([cast], 1, "cpu", [LEARNER], turn_limit=100_000, seed=seed)
        deal = [codes[kind] for kind in room.school.games["cards"][0, : len(cast.codes)]]
        game = Game(cast, NAMES[: cast.players], deal)
        everybody = [Senses(cast, person) for person in range(cast.players)]
        for senses in everybody:
            senses.deal(game.cards)
        while game.decides is not None:
            person = game.players.index(game.decides)
            view, senses = game.view(game.decides), everybody[person]
            assert int(room.tensors["actors"][0]) == person
            assert senses.observe(view).tobytes() == room.words.numpy().tobytes()
            assert senses.sense().tobytes() == room.senses.numpy().tobytes()
            assert senses.mask(view).tobytes() == room.masks.numpy().tobytes()
            action = rng.choice(np.flatnonzero(senses.mask(view)).tolist())
            game.play(senses.move(view, action))
            for name, one in zip(game.players, everybody, strict=True):
                one.watch(game.view(name))
            room.step(torch.tensor([action]))


@pytest.mark.parametrize("key", list(printed_casts()))
def test_it_plays_every_printed_cast(key: tuple[int, int, str]) -> None:
    run = played(all_alike(printed_cast(*key), "expert", 16, 1))
    assert (run.tally["illegal"] == 0).all()
    assert (run.results["winners"] > 0).all()
    assert run.results["turns"].max() < 400


def test_it_plays_blank_cards_it_has_never_met() -> None:
    run = played(one_among(BLANK, "expert", "honest", 300, 1))
    assert (run.tally["illegal"] == 0).all()
    assert (run.results["winners"] > 0).all()


def test_it_beats_weak_bots_by_far() -> None:
    run = played(one_among(printed_cast(1, 6), "expert", "honest", 1200, 1))
    mine = (run.series.seatings[np.arange(run.series.games) % 6] == 0).argmax(1)
    assert (run.results["winners"] >> mine & 1).mean() > 1.4 / 6


@pytest.fixture(scope="module")
def series() -> Series:
    """More than one chunk, with a seer who sees all cards."""
    return one_table(printed_cast(1, 4), ("expert", "bayes", "seer", "casual:bold"), 4200, 3)


def test_the_same_on_one_core_and_on_two(series: Series) -> None:
    assert series.chunks > 2
    assert same(played(series, 1), played(series, 2))


def test_alone_it_plays_like_those_at_many_tables() -> None:
    """Whole games of one bot at a time: the same seed gives the same game; another one another."""

    def moves(seed: int) -> list[int]:
        game = Game.new(4, seed=5)
        bots = {name: make_bot(name, "expert", seed + number) for number, name in enumerate(game.players)}
        for bot in bots.values():
            bot.deal(game.cards)
        while game.decides is not None:
            game.play(bots[game.decides].decide(game.view(game.decides)))
            for name, bot in bots.items():
                bot.watch(game.view(name))
        return list(game.actions)

    assert moves(1) == moves(1)
    assert moves(1) != moves(100)


@pytest.mark.parametrize("player", ["expert", "sharp:bold", "exact"])
def test_copied_or_sent_elsewhere_in_a_game_it_plays_on_alike(player: str) -> None:
    game = Game.new(4, seed=5)
    bots = {name: make_bot(name, player, number) for number, name in enumerate(game.players)}
    for bot in bots.values():
        bot.deal(game.cards)
    for copied in (copy.copy, copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))):
        for _ in range(6):
            assert game.decides is not None
            view, bot = game.view(game.decides), bots[game.decides]
            twin = copied(bot)
            move = bot.decide(view)
            assert twin.decide(view) == move
            game.play(move)
            for name, one in bots.items():
                one.watch(game.view(name))


def test_it_tells_how_likely_each_move_is() -> None:
    game = Game.new(4, seed=5)
    bot = ExpertBot(str(game.decides), seed=1)
    bot.deal(game.cards)
    view = game.view(game.decides)
    chances = bot.chances(view)
    assert set(chances) == set(view.moves)
    assert sum(chances.values()) == pytest.approx(1, abs=1e-5)
    assert chances[bot.decide(view)] > 0


def test_who_is_made_by_which_name() -> None:
    with pytest.raises(BadBot, match=r"^seer sees all cards: it plays in the arena only$"):
        make_bot("Adele", "seer", 1)
    assert isinstance(make_bot("Adele", "expert", 1), ExpertBot)
    assert isinstance(make_bot("Adele", "sharp:bold", 1), ThinkingBot)
    with pytest.raises(BadBot, match="The expert has no temperament"):
        make_bot("Adele", "expert:bold", 1)
    with pytest.raises(BadBot, match="Use bayes"):
        one_among(printed_cast(1, 6), "expert", "exact", 6, 1)
