"""Bots play every game there is, legally, and know only what they may."""

import random
from collections.abc import Callable, Mapping

import pytest

from mascarade.blank import example_characters
from mascarade.bots import Bot
from mascarade.bots.simple import SimpleBot, worth
from mascarade.casts import printed_casts
from mascarade.game import Game
from mascarade.moves import Card, Move
from mascarade.views import View

ENOUGH = 3000
"""No game takes so many decisions."""


class RandomBot:
    """Does anything."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.random = random.Random(seed)

    def deal(self, cards: Mapping[Card, str]) -> None:
        pass

    def watch(self, view: View) -> None:
        pass

    def decide(self, view: View) -> Move:
        return self.random.choice(view.moves)


def play(game: Game, make: Callable[[str, int], Bot]) -> Game:
    bots = {name: make(name, number) for number, name in enumerate(game.players)}
    for bot in bots.values():
        bot.deal(game.cards)
    while game.decides is not None and len(game.actions) < ENOUGH:
        move = bots[game.decides].decide(game.view(game.decides))
        assert move in game.moves
        game.play(move)
        for bot in bots.values():
            bot.watch(game.view(bot.name))
    return game


@pytest.mark.parametrize(("edition", "players", "scenario"), printed_casts())
def test_whole_games_with_every_printed_cast(edition: int, players: int, scenario: str) -> None:
    for seed in range(2):
        game = play(Game.new(players, edition=edition, scenario=scenario, seed=seed), SimpleBot)
        assert game.outcome is not None


@pytest.mark.parametrize("cast", ["judge king queen witch cheat alchemist", "judge king queen spy ferryman fool twins twins inquisitor"])
def test_whole_games_with_blank_cards(cast: str) -> None:
    for seed in range(5):
        players = len(cast.split())
        game = play(Game.new(players, cast=cast.split(), blanks=example_characters(), seed=seed), SimpleBot)
        assert game.outcome is not None


def test_cards_in_the_centre_are_known_too() -> None:
    cast = ["judge", "king", "queen", "spy", "fool", "witch", "thief", "cheat"]
    assert play(Game.new(6, cast=cast, seed=1), SimpleBot).outcome is not None


def test_the_same_seed_plays_the_same_game() -> None:
    def moves(seed: int) -> tuple[Move, ...]:
        return play(Game.new(6, seed=1), lambda name, number: SimpleBot(name, seed + number)).played

    assert moves(1) == moves(1)
    assert moves(1) != moves(100)


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 1), (4, 2), (7, 1), (12, 2)])
def test_what_others_did_under_the_table_changes_nothing(players: int, edition: int) -> None:
    """R10.2: two games that differ in one hidden exchange look and play the same for everybody else."""
    compared = 0
    for seed in range(4):
        whole = play(Game.new(players, edition=edition, seed=seed), SimpleBot)
        for number, move in enumerate(whole.played[:12]):
            if move.kind not in ("exchange", "pretend"):
                continue
            other = move._replace(kind="pretend" if move.kind == "exchange" else "exchange")
            decided = [_after([*whole.played[:number], last], whole) for last in (move, other)]
            assert decided[0] == decided[1]
            compared += 1
    assert compared > 8


def _after(moves: list[Move], like: Game) -> dict[str, Move | None]:
    """What each bot would do after these moves, but for the one who made the last: they know."""
    game = Game(like.cast, like.players, like.deal)
    bots = [SimpleBot(name, 5) for name in game.players if name != moves[-1].player]
    for bot in bots:
        bot.deal(game.cards)
    for move in moves:
        game.play(move)
        for bot in bots:
            bot.watch(game.view(bot.name))
    return {bot.name: bot.decide(game.view(bot.name)) if game.decides == bot.name else None for bot in bots}


def test_it_beats_players_who_do_anything() -> None:
    won = 0
    for seed in range(60):
        good = seed % 5
        game = Game.new(5, seed=seed)
        best = game.players[good]
        play(game, lambda name, number, best=best: SimpleBot(name, number) if name == best else RandomBot(name, number))
        assert game.outcome is not None
        won += game.players[good] in game.outcome.winners
    assert won > 30, "one in five would be chance"


def game_of_five() -> tuple[Game, SimpleBot]:
    game = Game.new(["Ada", "Bob", "Cleo", "Dan", "Eve"], deal=["witch", "king", "queen", "judge", "cheat", "bishop"])
    bot = SimpleBot("Ada", 1)
    bot.deal(game.cards)
    return game, bot


def watch(game: Game, bot: SimpleBot, *moves: str) -> None:
    for move in moves:
        game.play(move)
        bot.watch(game.view(bot.name))


def after(game: Game, bot: SimpleBot, *moves: str) -> Move:
    watch(game, bot, *moves)
    return bot.decide(game.view(bot.name))


def test_it_claims_what_it_surely_is() -> None:
    game, bot = game_of_five()
    move = after(game, bot, "Ada exchange Bob", "Bob pretend Cleo", "Cleo pretend Bob", "Dan pretend Eve", "Eve announce king")
    assert str(move) == "Ada claim"


def test_it_does_not_claim_what_lies_elsewhere() -> None:
    game, bot = game_of_five()
    move = after(game, bot, "Ada pretend Bob", "Bob pretend Cleo", "Cleo pretend Bob", "Dan pretend Eve", "Eve announce bishop")
    assert str(move) == "Ada pass"


def test_it_looks_or_takes_when_it_has_lost_track() -> None:
    game, bot = game_of_five()
    moves = ["Ada pretend Bob", "Bob pretend Ada", "Cleo pretend Ada", "Dan pretend Ada", "Eve pretend Ada"]
    assert after(game, bot, *moves).kind in ("look", "exchange", "announce")
    assert bot._sure(Card("Ada")) < 0.6


def test_a_look_settles_all_doubts_about_that_card() -> None:
    game, bot = game_of_five()
    watch(game, bot, "Ada pretend Bob", "Bob pretend Ada")
    assert bot._chance(Card("Ada"), "witch") == bot._chance(Card("Bob"), "witch") == 0.5
    watch(game, bot, "Cleo pretend Dan", "Dan pretend Eve", "Eve look", "Ada look")
    assert bot._chance(Card("Ada"), "witch") == 1
    assert bot._chance(Card("Bob"), "king") == 1


def test_cards_stay_when_people_change_seats() -> None:
    """R9.8."""
    names = [f"P{number}" for number in range(8)]
    deal = ["puppet_master", "princess", "widow", "peasant", "peasant", "swindler", "judge", "beggar"]
    game = Game.new(names, edition=2, scenario="B", deal=deal)
    bot = SimpleBot("P0", 1)
    bot.deal(game.cards)
    moves = [f"P{number} pretend P{number + 1}" for number in range(4)] + ["P4 announce puppet_master"]
    moves += [*(f"P{number} pass" for number in (5, 6, 7, 0, 1, 2, 3)), "P4 choose P6, P7"]
    watch(game, bot, *moves)
    assert bot._chance(Card("P6"), "beggar") == bot._chance(Card("P7"), "judge") == 1
    assert game.cards[Card("P6")] == "beggar"


def test_the_witch_never_trades_down() -> None:
    game, bot = game_of_five()
    moves = ["Ada pretend Bob", "Bob pretend Cleo", "Cleo pretend Bob", "Dan pretend Eve"]
    moves += ["Eve announce king", "Ada pass", "Bob pass", "Cleo pass", "Dan pass", "Ada announce witch"]
    moves += ["Bob pass", "Cleo pass", "Dan pass", "Eve pass"]
    assert str(after(game, bot, *moves)) == "Ada choose Eve"


def test_every_power_is_worth_something() -> None:
    for edition, players in ((1, 13), (2, 12)):
        game = Game.new(players, edition=edition)
        for character in game.cast.characters.values():
            assert worth(character, game.players[0], game.view()) >= 0
