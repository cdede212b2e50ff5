"""Bots play every game there is, legally, and know only what they may."""

from collections.abc import Callable

import numpy as np
import pytest

from mascarade.arena.series import TURNS
from mascarade.blank import example_characters
from mascarade.bots import Bot
from mascarade.bots.bot import ThinkingBot
from mascarade.bots.doors import sit_down, think, watch
from mascarade.bots.match import RESULT, TALLY, Crew
from mascarade.bots.mind import LORE, MIND
from mascarade.bots.players import EXPERT, LEVELS, NAMES, TEMPERAMENTS, player_rows
from mascarade.casts import Cast, own_cast, printed_cast, printed_casts, setup_of
from mascarade.errors import BadBot
from mascarade.game import Game
from mascarade.moves import Card, Move
from mascarade.rules.layout import GAME, MAX_SEATS

ENOUGH = 3000
"""No game takes so many decisions."""

COMPANY = ["random", "honest", "bayes", *LEVELS, "bayes:bold", "sharp:cautious", "novice:vengeful", "casual:whimsical"]
BLANK_CASTS = (
    "judge king queen witch cheat alchemist",
    "judge king queen spy ferryman fool twins twins inquisitor",
    "judge king witch outlaw dancer orphan",
)


def blank_cast(codes: str) -> Cast:
    return own_cast(1, len(codes.split()), codes.split(), example_characters())


def courses_of(games: int) -> np.ndarray:
    """Room for the course of each game. Nothing here reads it, but without it other machine code would have to be compiled."""
    return np.zeros((games, TURNS, MAX_SEATS), np.int8)


def campaign(cast: Cast, games: int, names: list[str]) -> tuple[np.ndarray, np.ndarray]:
    """Games between all kinds of players, mixed."""
    numbers = np.arange(games)
    dice = np.random.default_rng(1)
    seats = dice.integers(0, len(names), (games, cast.players)).astype(np.int16)
    seats[dice.random(seats.shape) < 0.5] = 0
    results, tallies = np.zeros(games, RESULT), np.zeros(len(names), TALLY)
    Crew(cast, names).play(seats, numbers, numbers, 7, results, tallies, courses_of(games))
    return results, tallies


@pytest.mark.parametrize("games", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("setup", printed_casts(), ids=str)
def test_legal_games_with_every_printed_cast(setup: tuple[int, int, str], games: int) -> None:
    results, tallies = campaign(printed_cast(*setup), games, COMPANY)
    assert (tallies["illegal"] == 0).all()
    assert (results["winners"] == 0).mean() < 0.01, "games end"


@pytest.mark.parametrize("codes", BLANK_CASTS)
def test_ten_thousand_legal_games_with_blank_cards(codes: str) -> None:
    results, tallies = campaign(blank_cast(codes), 10_000, COMPANY)
    assert (tallies["illegal"] == 0).all()
    assert (results["winners"] == 0).mean() < 0.01


@pytest.mark.parametrize("setup", [(1, 2, ""), (1, 6, ""), (1, 13, ""), (2, 8, "B")], ids=str)
def test_exact_players_are_legal_too(setup: tuple[int, int, str]) -> None:
    assert campaign(printed_cast(*setup), 100, ["exact", "bayes"])[1]["illegal"][0] == 0


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


@pytest.mark.parametrize("setup", printed_casts(), ids=str)
def test_whole_games_one_decision_at_a_time(setup: tuple[int, int, str]) -> None:
    edition, players, scenario = setup
    for seed in range(2):
        game = Game.new(players, edition=edition, scenario=scenario, seed=seed)
        assert play(game, lambda name, number: ThinkingBot(name, COMPANY[number % len(COMPANY)], number)).outcome is not None


def test_the_same_seed_plays_the_same_game() -> None:
    def moves(seed: int) -> tuple[Move, ...]:
        return play(Game.new(6, seed=1), lambda name, number: ThinkingBot(name, "casual", seed + number)).played

    assert moves(1) == moves(1)
    assert moves(1) != moves(100)


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 1), (4, 2), (7, 1), (12, 2)])
@pytest.mark.parametrize("player", ["master", "novice", "exact"])
def test_what_others_did_under_the_table_changes_nothing(players: int, edition: int, player: str) -> None:
    """R10.2: two games that differ in one hidden exchange look and play the same for everybody else."""
    compared = 0
    for seed in range(4):
        whole = play(Game.new(players, edition=edition, seed=seed), lambda name, number: ThinkingBot(name, player, number))
        for number, move in enumerate(whole.played[:12]):
            if move.kind not in ("exchange", "pretend"):
                continue
            other = move._replace(kind="pretend" if move.kind == "exchange" else "exchange")
            decided = [_after([*whole.played[:number], last], whole, player) for last in (move, other)]
            assert decided[0] == decided[1]
            compared += 1
    assert compared > 8


def _after(moves: list[Move], like: Game, player: str) -> dict[str, Move | None]:
    """What each bot would do after these moves, but for the one who made the last: they know."""
    game = Game(like.cast, like.players, like.deal)
    bots = [ThinkingBot(name, player, 5) for name in game.players if name != moves[-1].player]
    for bot in bots:
        bot.deal(game.cards)
    for move in moves:
        game.play(move)
        for bot in bots:
            bot.watch(game.view(bot.name))
    return {bot.name: bot.decide(game.view(bot.name)) if game.decides == bot.name else None for bot in bots}


@pytest.mark.parametrize("setup", [(1, 2, ""), (1, 4, ""), (1, 13, ""), (2, 8, "B"), (2, 12, "B")], ids=str)
def test_compiled_thinking_never_reads_the_cards(setup: tuple[int, int, str]) -> None:
    """The compiled code is handed a whole state inside compiled games: whatever cards are written into it, it decides the same."""
    cast = printed_cast(*setup)
    setups, players = setup_of(cast), player_rows(["bayes"])
    game = Game.new(cast.players, edition=cast.edition, scenario=setup[2], seed=3)
    lores, minds = np.zeros(1, LORE), np.zeros(1, MIND)
    codes = tuple(cast.characters)
    dice = np.random.default_rng(1)
    deal = np.array([codes.index(code) for code in game.deal], np.int8)
    for person, name in enumerate(game.players[:1]):
        sit_down(setups, lores, minds, None, person, deal)
        while game.decides is not None and len(game.actions) < 200:
            view = game.view(name)
            states = [np.frombuffer(view.state, GAME), np.frombuffer(view.state, GAME).copy()]
            states[1]["cards"][0, : len(deal)] = dice.permutation(deal)
            if game.decides == name:
                assert len({think(setups, state, lores, minds.copy(), players, 99) for state in states}) == 1
            game.play(game.moves[int(dice.integers(len(game.moves)))])
            seen = game.view(name)
            rows = np.array(seen.rows, np.int64)
            state = np.frombuffer(seen.state, GAME).copy()
            watch(setups, state, lores, minds, None, players, rows)


def test_honest_players_do_not_bluff_and_bayes_players_do() -> None:
    cast = printed_cast(1, 6)
    honest, bayes = (campaign(cast, 500, [name])[1][0] for name in ("honest", "bayes"))
    assert bayes["bluffed"].sum() / bayes["announced"].sum() > 0.1
    assert honest["false_claims"].sum() < bayes["false_claims"].sum()
    assert bayes["pretended"] > 100


def test_how_often_others_exchange_can_be_said() -> None:
    usual, other, bold = player_rows(["bayes", "bayes@0.5", "sharp:bold@1"])
    assert [round(float(one["split"]), 3) for one in (usual, other, bold)] == [0.8, 0.5, 1.0]
    assert bold["nerve"] == player_rows(["sharp:bold"])["nerve"][0]
    for wrong in ("bayes@", "bayes@often", "bayes@1.5", "bayes@nan"):
        with pytest.raises(BadBot, match=r"from 0 to 1, as in bayes@0\.5"):
            player_rows([wrong])
    other = player_rows(["regular:bold@seen=0.3,nerve=2"])[0]
    assert (other["seen"], other["nerve"]) == (np.float32(0.3), 2.0)
    for wrong, says in (
        ("bayes@luck=1", "nothing that bots think with"),
        ("bayes@seen=", "right would be seen=0.5"),
        ("bayes@seen=nan", "no number"),
    ):
        with pytest.raises(BadBot, match=says):
            player_rows([wrong])
    game = Game.new(4, seed=1)
    one, two, _, four = game.players
    odds = {}
    for rate in ("0.5", "0.9"):
        bot = ThinkingBot(four, f"bayes@{rate}", 1)
        again = Game(game.cast, game.players, game.deal)
        bot.deal(again.cards)
        again.play(f"{one} exchange {two}")
        bot.watch(again.view(four))
        odds[rate] = bot.odds(again.view(four))[Card(one)][game.cards[Card(one)]]
    assert odds["0.5"] == pytest.approx(0.5)
    assert odds["0.9"] == pytest.approx(0.1)


def test_strength_in_order() -> None:
    """Far from the exact figures, which the arena measures: better players win more."""
    cast, games = printed_cast(1, 6), 1800
    for better, worse, least in (("honest", "random", 2.0), ("bayes", "honest", 1.5), ("master", "novice", 1.3), ("seer", "bayes", 1.1)):
        numbers = np.arange(games)
        seats = np.ones((games, 6), np.int16)
        seats[numbers, numbers % 6] = 0
        results, tallies = np.zeros(games, RESULT), np.zeros(2, TALLY)
        Crew(cast, [better, worse]).play(seats, numbers // 6, numbers, 5, results, tallies, courses_of(games))
        won = results["winners"].astype(int)[:, None] >> np.arange(6) & 1
        share = (won / np.maximum(1, won.sum(1, keepdims=True)))[numbers, numbers % 6].mean() * 6
        assert share > least, (better, worse)


@pytest.mark.parametrize(("name", "says"), [("nobody", "random, honest"), ("sharp:rude", "even, cautious"), ("", "random")])
def test_a_name_that_nobody_has(name: str, says: str) -> None:
    with pytest.raises(BadBot, match=says):
        player_rows([name])


def test_every_name_is_a_player() -> None:
    """But for the expert, who has learned."""
    thinking = [name for name in NAMES if name != EXPERT]
    known = player_rows([f"{name}:{temperament}" for name in thinking for temperament in TEMPERAMENTS])
    assert len(known) == len(thinking) * len(TEMPERAMENTS)
    with pytest.raises(BadBot, match="no temperament"):
        player_rows(["expert:bold"])


def test_every_temperament_is_one() -> None:
    rows = player_rows([f"sharp:{temperament}" for temperament in TEMPERAMENTS])
    assert len({row.tobytes() for row in rows}) == len(TEMPERAMENTS)


def test_a_stranger_card_is_believed_where_it_was_seen() -> None:
    game = Game.new(["Ada", "Bob", "Cleo", "Dan", "Eve"], deal=["witch", "king", "queen", "judge", "cheat", "bishop"])
    bot = ThinkingBot("Ada", "master")
    bot.deal(game.cards)
    for move in ("Ada exchange Bob", "Bob pretend Cleo", "Cleo exchange Dan", "Dan pretend Eve", "Eve look"):
        game.play(move)
        bot.watch(game.view("Ada"))
    odds = bot.odds(game.view("Ada"))
    by_name = {str(card): row for card, row in odds.items()}
    assert by_name["Ada"]["king"] == pytest.approx(1.0)
    assert 0.1 < by_name["Cleo"]["judge"] < 0.9
    assert sum(row["witch"] for row in odds.values()) == pytest.approx(1.0, abs=1e-3)


def test_regular_bluffs_at_every_table_as_its_temperament_likes() -> None:
    """Roughly; `benchmarks/bluffs.py` measures it."""
    names = [f"regular:{mood}" for mood in ("cautious", "even", "bold")]
    games = 150
    numbers = np.arange(games)
    found = {}
    for table in printed_casts():
        if 4 <= table[1] <= 8:
            seats = (np.arange(table[1])[None, :] + numbers[:, None]).astype(np.int16) % 3
            results, tallies = np.zeros(games, RESULT), np.zeros(3, TALLY)
            Crew(printed_cast(*table), names).play(seats, numbers, numbers, 3, results, tallies, courses_of(games))
            found[table] = np.array([tallies["bluffed"].sum(1), tallies["announced"].sum(1)])
    shares = {table: false.sum() / said.sum() for table, (false, said) in found.items()}
    assert len(shares) == 16
    assert min(shares.values()) > 0.19, shares
    assert max(shares.values()) < 0.38, shares
    false, said = sum(found.values())
    cautious, even, bold = false / said
    assert 0.15 < cautious < even < bold < 0.5
