"""Beliefs against brute force over all permutations, and against what really lay there in games between bots."""

import itertools
import random

import numpy as np
import pytest

from mascarade.beliefs import Beliefs, Exact, Marginal
from mascarade.beliefs.exact import MOST
from mascarade.bots.bot import ThinkingBot
from mascarade.casts import own_cast, printed_cast, setup_of
from mascarade.events import Moved
from mascarade.game import Game

CASTS = {
    "4 players": printed_cast(1, 4),
    "6 players": printed_cast(1, 6),
    "2 players": printed_cast(1, 2),
    "twins": own_cast(1, 8, ["judge", "king", "queen", "peasant", "peasant", "witch", "fool", "thief"]),
}
SMALL = ["4 players", "6 players", "2 players"]


class BruteForce:
    """Every permutation of the cards with its weight."""

    def __init__(self, deal: list[int]) -> None:
        self.kinds = max(deal) + 1
        self.all = np.array(sorted(set(itertools.permutations(deal))))
        self.weights = (self.all == deal).all(1).astype(float)
        self.index = {tuple(row): number for number, row in enumerate(self.all.tolist())}

    def _exchanged(self, one: int, other: int) -> np.ndarray:
        twin = self.all.copy()
        twin[:, [one, other]] = twin[:, [other, one]]
        return self.weights[[self.index[tuple(row)] for row in twin.tolist()]]

    def took(self, one: int, other: int, chance: float = 0.5) -> None:
        self.weights = (1 - chance) * self.weights + chance * self._exchanged(one, other)

    def exchanged(self, one: int, other: int) -> None:
        self.weights = self._exchanged(one, other)

    def saw(self, place: int, kind: int) -> None:
        self.said(place, kind, 1.0, 0.0)

    def said(self, place: int, kind: int, factor: float, else_factor: float = 1.0) -> None:
        self.weights = self.weights * np.where(self.all[:, place] == kind, factor, else_factor)
        self.weights /= self.weights.sum()

    @property
    def odds(self) -> np.ndarray:
        return np.stack([self.weights @ (self.all == kind) for kind in range(self.kinds)], 1)


def story(deal: list[int], seed: int, soft: bool) -> list[tuple]:
    """What one player lives through: others and oneself take cards, cards are seen, things are said. The truth goes along."""
    dice = np.random.default_rng(seed)
    truth = list(deal)
    told: list[tuple] = []
    for _ in range(14):
        one, other = dice.choice(len(deal), 2, replace=False).tolist()
        what = dice.random()
        if what < 0.55:
            if dice.random() < 0.5:
                truth[one], truth[other] = truth[other], truth[one]
            told.append(("took", one, other, 0.5))
        elif what < 0.7:
            truth[one], truth[other] = truth[other], truth[one]
            told.append(("exchanged", one, other))
        elif what < 0.9 or not soft:
            told.append(("saw", one, truth[one]))
        else:
            told.append(("said", one, int(dice.choice(deal)), float(dice.choice([0.4, 2.5]))))
    return told


def tell(beliefs: Beliefs | BruteForce, told: list[tuple]) -> None:
    for what, *details in told:
        getattr(beliefs, what)(*details)


def cards(name: str) -> tuple[np.ndarray, list[int]]:
    setups = setup_of(CASTS[name])
    return setups, setups["cards"][0, : int(setups["places"][0])].tolist()


@pytest.mark.parametrize("name", [*SMALL, "twins"])
def test_exact_is_brute_force(name: str) -> None:
    setups, deal = cards(name)
    brute_deal = deal
    for seed in range(4 if name == "twins" else 25):
        exact, brute = Exact(setups, deal), BruteForce(brute_deal)
        told = story(deal, seed, soft=True)
        told = told[:8] if name == "twins" else told  # 20,160 permutations
        for one in told:
            tell(exact, [one])
            tell(brute, [one])
        assert exact.dropped == 0.0
        np.testing.assert_allclose(exact.odds, brute.odds, atol=2e-5)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("soft", [False, True])
def test_marginal_is_near_brute_force(name: str, soft: bool) -> None:
    """Mean total variation, over all moments of many stories and all places."""
    setups, deal = cards(name)
    apart = []
    for seed in range(60):
        marginal, brute = Marginal(setups, deal), BruteForce(deal)
        for one in story(deal, seed, soft):
            tell(marginal, [one])
            tell(brute, [one])
            apart.append(np.abs(marginal.odds - brute.odds).sum(1).mean() / 2)
    assert np.mean(apart) < 0.03


@pytest.mark.parametrize("name", list(CASTS))
def test_rows_and_columns_keep_their_sums(name: str) -> None:
    setups, deal = cards(name)
    for seed in range(30):
        marginal = Marginal(setups, deal)
        tell(marginal, story(deal, seed, soft=False))
        np.testing.assert_allclose(marginal.odds.sum(1), 1.0, atol=2e-3)
        np.testing.assert_allclose(marginal.odds.sum(0), np.bincount(deal), atol=3e-2)


def test_the_lightest_are_dropped_and_reported() -> None:
    setups = setup_of(printed_cast(1, 13))
    deal = setups["cards"][0, :13].tolist()
    exact = Exact(setups, deal)
    for one, other in itertools.pairwise([*range(13), *range(13)]):
        exact.took(one, other, 0.3)
    assert exact.count <= MOST
    assert 0.0 < exact.dropped < 1.0
    np.testing.assert_allclose(exact.odds.sum(1), 1.0, atol=1e-3)
    for place, kind in enumerate(deal):  # whatever turns up is believed, also if it was dropped
        exact.saw(place, kind)
    assert [int(row.argmax()) for row in exact.odds] == deal


@pytest.mark.parametrize("make", [Exact, Marginal])
def test_told_by_views_it_is_told_the_same(make: type[Exact | Marginal]) -> None:
    """Also where players change seats (the Puppet Master): what is sure is true, whoever sits before it."""
    moved = sure = 0
    for seed in range(12):
        game, dice = Game.new(8, edition=2, scenario="B", seed=seed), random.Random(seed)
        viewer = game.players[seed % 8]
        beliefs = make.from_view(game.view(viewer), game.cards)
        assert beliefs.by_card == {card: {code: float(code == there) for code in beliefs._codes} for card, there in game.cards.items()}
        while game.decides is not None and len(game.actions) < 150:
            moves = [move for move in game.moves if move.kind != "claim"] or game.moves
            game.play(dice.choice(moves))
            view = game.view(viewer)
            beliefs.watch(view)
            moved += any(isinstance(event, Moved) for event in view.events)
            assert tuple(beliefs.by_card) == view.places
            for card, chances in beliefs.by_card.items():
                if max(chances.values()) > 0.9999:
                    assert chances[game.cards[card]] > 0.9999
                    sure += 1
    assert moved > 3
    assert sure > 500
    with pytest.raises(ValueError, match="make these beliefs with from_view"):
        make(*cards("4 players")).watch(view)


def test_calibration_on_real_games() -> None:
    """What exact beliefs call 30 % happens 30 % of the time, in games between bots, over all cards of all others."""
    said: list[float] = []
    so: list[bool] = []
    for seed in range(25):
        game = Game.new(6, seed=seed)
        bots = [ThinkingBot(name, "exact", seed * 10 + number) for number, name in enumerate(game.players)]
        for bot in bots:
            bot.deal(game.cards)
        by_name = {bot.name: bot for bot in bots}
        while game.decides is not None:
            game.play(by_name[game.decides].decide(game.view(game.decides)))
            for bot in bots:
                bot.watch(game.view(bot.name))
            watcher = bots[len(game.actions) % 6]
            odds, truth = watcher.odds(game.view(watcher.name)), game.cards
            for card, row in odds.items():
                for code, chance in row.items():
                    said.append(chance)
                    so.append(truth[card] == code)
    chances, happened = np.array(said), np.array(so)
    for low in (0.1, 0.2, 0.3, 0.4, 0.6, 0.8):
        some = (chances >= low) & (chances < low + 0.15)
        assert some.sum() > 150
        assert abs(happened[some].mean() - chances[some].mean()) < 0.1, (low, happened[some].mean(), chances[some].mean())
    assert happened[chances > 0.97].mean() > 0.93
