"""Whole-number beliefs: sums that stay, brute force, and nothing in them that one may not know."""

import random

import numpy as np
import pytest

from mascarade.bots.mind import LORE
from mascarade.casts import Cast, printed_cast, setup_of
from mascarade.envs.encoding import NOTES, numbering_of
from mascarade.envs.observer import open_mind
from mascarade.expert import odds
from mascarade.expert.odds import ODDS, ONE, PUBLIC, SENSES
from mascarade.expert.senses import hear, open_senses, sense_one
from mascarade.game import Game
from mascarade.rules.layout import GAME, MOVED
from tests.beliefs.test_beliefs import CASTS, SMALL, BruteForce, cards, story, tell


class Whole:
    """One matrix, told what the other kinds of beliefs are told in their tests."""

    def __init__(self, setups: np.ndarray, deal: list[int]) -> None:
        self.setup = setups[0]
        self.matrix = np.zeros((15, 15), np.uint16)
        self.matrix[range(len(deal)), deal] = ONE
        self.shape = len(deal), int(self.setup.kinds)

    def took(self, one: int, other: int, _: float) -> None:
        odds.mix(self.setup, self.matrix, one, other)

    def exchanged(self, one: int, other: int) -> None:
        odds.swap(self.setup, self.matrix, one, other)

    def saw(self, place: int, kind: int) -> None:
        odds.see(self.setup, self.matrix, place, kind)

    @property
    def odds(self) -> np.ndarray:
        return self.matrix[: self.shape[0], : self.shape[1]].astype(np.int64)


@pytest.mark.parametrize("name", list(CASTS))
def test_rows_and_columns_keep_their_sums_exactly(name: str) -> None:
    setups, deal = cards(name)
    for seed in range(100):
        whole = Whole(setups, deal)
        # Told twice, a story shows cards where they cannot be: that too may spoil nothing.
        for one in [*story(deal, seed, soft=False), *story(deal, seed, soft=False)]:
            tell(whole, [one])
            assert whole.odds.sum(1).tolist() == [ONE] * len(deal)
            assert whole.odds.sum(0).tolist() == [ONE * copies for copies in np.bincount(deal)]
            assert whole.matrix.max() <= ONE


@pytest.mark.parametrize("name", SMALL)
def test_they_are_near_brute_force(name: str) -> None:
    """Mean total variation, over all moments of many stories and all places."""
    setups, deal = cards(name)
    apart = []
    for seed in range(60):
        whole, brute = Whole(setups, deal), BruteForce(deal)
        for one in story(deal, seed, soft=False):
            tell(whole, [one])
            tell(brute, [one])
            apart.append(np.abs(whole.odds / ONE - brute.odds).sum(1).mean() / 2)
    assert np.mean(apart) < 0.03


class Table:
    """Everybody's notes and odds at one table, from rows of events."""

    def __init__(self, cast: Cast, deal: list[int]) -> None:
        self.setups, self.numberings = setup_of(cast), numbering_of(cast)
        self.games, self.notes, self.odds = np.zeros(1, GAME), np.zeros(1, NOTES), np.zeros(1, ODDS)
        self.lores = np.zeros(1, LORE)
        self.games["cards"][0, : len(deal)] = deal
        open_mind(self.setups, self.games, self.notes)
        open_senses(self.setups, self.games, self.lores, self.odds)

    def watch(self, state: bytes, rows: list[int]) -> None:
        game = np.frombuffer(state, GAME)
        hear(self.setups, game, self.lores, self.notes, self.odds, np.array(rows, np.int64))

    def sense(self, person: int) -> np.ndarray:
        found = np.zeros(1, SENSES)
        sense_one(self.setups, self.notes, self.numberings, self.lores, self.odds, person, found)
        return found


@pytest.mark.parametrize(("edition", "players", "scenario"), [(1, 2, ""), (1, 5, ""), (2, 8, "B"), (1, 13, "")])
def test_nobody_believes_what_they_may_not_know(edition: int, players: int, scenario: str) -> None:
    """Out of a person's view alone come the very same beliefs as out of everything; so do an onlooker's. With people who change seats."""
    cast = printed_cast(edition, players, scenario)
    codes = tuple(cast.characters)
    moved = 0
    for seed in range(3):
        game = Game.new(players, edition=edition, scenario=scenario, seed=seed)
        deal = [codes.index(code) for code in game.deal]
        everything, onlooker = Table(cast, deal), Table(cast, deal)
        alone = [Table(cast, deal) for _ in game.players]
        rng = random.Random(seed)
        for _ in range(150):
            if game.decides is None:
                break
            wished = [move for move in game.moves if move.kind == "pass" or move.character == "puppet_master"]
            game.play(rng.choice(wished if wished and rng.random() < 0.8 else game.moves))
            rows = game.history[-1]
            moved += sum(row >> 16 & 255 == MOVED for row in rows)
            everything.watch(game.view(None).state, rows)
            onlooker.watch(game.view(None).state, list(game.view(None).rows))
            for person, table in enumerate(alone):
                view = game.view(game.players[person])
                table.watch(view.state, list(view.rows))
                assert (table.odds["of"][0, person] == everything.odds["of"][0, person]).all()
                assert (table.sense(person) == everything.sense(person)).all()
            assert (onlooker.odds["of"][0, PUBLIC] == everything.odds["of"][0, PUBLIC]).all()
            there = everything.odds["of"][0, [*range(players), PUBLIC], : len(deal)]
            assert (there.sum(2) == ONE).all()
    assert bool(moved) == ("puppet_master" in codes)
