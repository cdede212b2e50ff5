"""Bots and steps that no printed character has: they choose what is good for them, and announce what pays (R8.8 to R8.10)."""

import pytest

from mascarade.blank import read_header
from mascarade.bots.bot import ThinkingBot
from mascarade.casts import own_cast
from mascarade.game import NAMES, Game, Position

SEEDS = 5


def chooses(power: str, gold: tuple[int, ...], seed: int) -> str:
    """What Adele chooses who has announced a character with this power, nobody claiming; the name of the one whom she chooses."""
    game, bot = ready(power, gold, seed)
    for move in ["Adele announce x", *(f"{name} pass" for name in NAMES[1:5])]:
        game.play(move)
        bot.watch(game.view("Adele"))
    (card,) = bot.decide(game.view("Adele")).cards
    return card.owner


def ready(power: str, gold: tuple[int, ...], seed: int) -> tuple[Game, ThinkingBot]:
    """Five players, Adele with such a card, which she knows, to begin; and a bot that plays for her."""
    made = read_header(f"x | X | | {power}")
    deal = ["x", "king", "queen", "judge", "fool", "widow"]
    game = Game(own_cast(1, 5, deal, [made]), NAMES[:5], deal, Position(gold=gold, turn=5))
    bot = ThinkingBot("Adele", "master", seed)
    bot.deal(game.cards)
    return game, bot


@pytest.mark.parametrize(
    ("power", "gold", "chosen"),
    [
        ("gold chosen you 3", (6, 4, 10, 5, 3), {"Cedric"}),
        ("gold you chosen 1", (8, 4, 11, 5, 3), {"Bruno", "Didier", "Emma"}),  # not whom it brings near to winning
        ("gold chosen poorest half", (3, 7, 12, 5, 5), {"Cedric"}),
        ("gold bank chosen 3", (9, 4, 10, 5, 3), {"Bruno", "Didier", "Emma"}),  # whoever has 10 would win with it
        ("rotate chosen", (5, 3, 6, 4, 12), {"Bruno"}),  # to the left: Emma's 12 come to Adele
        ("rotate chosen", (5, 12, 6, 4, 3), {"Emma"}),
    ],
)
def test_a_bot_chooses_what_is_good_for_it(power: str, gold: tuple[int, ...], chosen: set[str]) -> None:
    assert {chooses(power, gold, seed) for seed in range(SEEDS)} <= chosen


@pytest.mark.parametrize(
    ("power", "gold", "pays"),
    [
        ("gold others you 2", (6, 6, 6, 6, 6), True),
        ("gold you others 1", (6, 6, 6, 6, 6), False),
        ("gold richest poorest half", (2, 6, 11, 6, 6), True),
        ("gold richest poorest half", (11, 6, 6, 6, 2), False),
        ("rotate left", (3, 6, 6, 6, 11), True),
        ("rotate left", (11, 6, 6, 6, 3), False),
        ("if poorest, bank 6", (5, 6, 6, 6, 6), True),
        ("if unclaimed, gold bank you 6", (6, 6, 6, 6, 6), True),
    ],
)
def test_a_bot_announces_what_pays(power: str, gold: tuple[int, ...], pays: bool) -> None:
    """The King lies elsewhere, and everybody has seen where."""
    announced = 0
    for seed in range(SEEDS):
        game, bot = ready(power, gold, seed)
        announced += bot.decide(game.view("Adele")).character == "x"
    assert announced == (SEEDS if pays else 0)


@pytest.mark.parametrize(("condition", "gold"), [("if poorest, bank 6", (9, 6, 6, 6, 6)), ("if claimed, bank 6", (6, 6, 6, 6, 6))])
def test_a_bot_announces_nothing_that_comes_to_nothing(condition: str, gold: tuple[int, ...]) -> None:
    """R8.10: it imagines by the rules' own function whether the power goes on."""
    for seed in range(SEEDS):
        game, bot = ready(condition, gold, seed)
        assert bot.decide(game.view("Adele")).character != "x"
