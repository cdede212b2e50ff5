"""Gold from whom to whom, fortunes that go round, and powers that depend on something (R8.8 to R8.10), each in one announcement."""

import pytest

from mascarade.blank import read_header
from mascarade.casts import own_cast
from mascarade.events import Rotated
from mascarade.game import NAMES, Game, Position

SIX = (6, 6, 6, 6, 6)


def announced(power: str, gold: tuple[int, ...] = SIX, claims: str = "", court: int = 0, copies: int = 1) -> Game:
    """Five players; Adele, who has a character with this power, has announced it, and those whose initials are given have claimed."""
    made = read_header(f"x | X | copies {copies} | {power}")
    deal = ["x", "king", "x" if copies == 2 else "queen", "judge", "fool", "widow"]
    game = Game(own_cast(1, 5, deal, [made]), NAMES[:5], deal, Position(gold=gold, court=court, turn=5))
    game.play("Adele announce x")
    for name in NAMES[1:5]:
        game.play(f"{name} {'claim' if name[0] in claims else 'pass'}")
    return game


def fortunes(game: Game) -> list[int]:
    return list(game.gold.values())


@pytest.mark.parametrize(
    ("power", "gold", "after"),
    [
        ("gold bank you 4", SIX, [10, 6, 6, 6, 6]),
        ("gold you bank 2", SIX, [4, 6, 6, 6, 6]),
        ("gold court you 2", SIX, [8, 6, 6, 6, 6]),
        ("gold court you half", SIX, [7, 6, 6, 6, 6]),
        ("gold court left all", SIX, [6, 9, 6, 6, 6]),
        ("gold right left 2", SIX, [6, 8, 6, 6, 4]),
        ("gold neighbours you 2", SIX, [10, 4, 6, 6, 4]),
        ("gold you neighbours 2", SIX, [2, 8, 6, 6, 8]),
        ("gold others you half", (1, 4, 5, 1, 2), [6, 2, 3, 1, 1]),
        ("gold others left 1", SIX, [6, 9, 5, 5, 5]),
        ("gold left others 1", SIX, [6, 3, 7, 7, 7]),
        ("gold richest you 2", (9, 5, 8, 6, 6), [11, 5, 6, 6, 6]),
        ("gold you poorest half", (7, 5, 8, 6, 4), [4, 5, 8, 6, 7]),
        ("gold bank poorest 3", (2, 5, 8, 6, 4), [5, 5, 8, 6, 4]),
        ("gold richest bank half", (2, 5, 9, 6, 4), [2, 5, 5, 6, 4]),
        ("gold richest left 3", (9, 12, 8, 6, 4), [6, 15, 8, 6, 4]),
        ("gold announcer you 3", SIX, [6, 6, 6, 6, 6]),
        ("gold claimants you 3", SIX, [6, 6, 6, 6, 6]),
        ("gold you claimants 3", SIX, [6, 6, 6, 6, 6]),
    ],
)
def test_gold_goes_from_side_to_side(power: str, gold: tuple[int, ...], after: list[int]) -> None:
    """R8.8, R4.4."""
    game = announced(power, gold, court=3)
    assert fortunes(game) == after
    assert sum(after) + game.bank + game.court == 194
    assert game.decides == "Bruno" or game.outcome is not None


def test_all_of_a_fortune_ends_the_game() -> None:
    """R8.8, R5.1, R4.3: nothing more of the power."""
    game = announced("gold you left all, gold bank you 5")
    assert fortunes(game) == [0, 12, 6, 6, 6]
    assert game.outcome is not None
    assert game.outcome.winners == ("Bruno",)


def test_whoever_is_short_pays_what_there_is_clockwise() -> None:
    """R8.8, R4.4: the last ones get nothing."""
    assert fortunes(announced("gold you others 2", (5, 6, 6, 6, 6))) == [0, 8, 8, 7, 6]


def test_any_other_may_be_chosen() -> None:
    """R8.8: where no single player is on the other side."""
    game = announced("gold chosen bank 2")
    assert [str(move) for move in game.moves] == [f"Adele choose {name}" for name in NAMES[1:5]]
    game.play("Adele choose Emma")
    assert fortunes(game) == [6, 6, 6, 6, 4]


def test_one_gives_to_another_both_chosen() -> None:
    """R8.8, R9.11: the giver first; who gives cannot take."""
    game = announced("gold chosen poorest 2", (7, 6, 5, 5, 6))
    assert [str(move) for move in game.moves] == [f"Adele choose {name}" for name in NAMES[1:5]]
    game.play("Adele choose Cedric")
    assert fortunes(game) == [7, 6, 3, 7, 6]  # only Didier is as poor


@pytest.mark.parametrize("taker", ["Cedric", "Emma"])
def test_a_tie_is_the_users_choice(taker: str) -> None:
    """R8.8: among the richest and poorest the power's user chooses."""
    game = announced("gold richest poorest 2", (6, 8, 5, 8, 5))
    assert [str(move) for move in game.moves] == ["Adele choose Bruno", "Adele choose Didier"]
    game.play("Adele choose Didier")
    assert [str(move) for move in game.moves] == ["Adele choose Cedric", "Adele choose Emma"]
    game.play(f"Adele choose {taker}")
    assert fortunes(game) == [6, 8, 7 if taker == "Cedric" else 5, 6, 7 if taker == "Emma" else 5]


def test_what_is_chosen_for_one_step_is_not_for_the_next() -> None:
    """R4.3, R8.8."""
    game = announced("gold chosen left 1, gold you chosen 2, gold chosen you 1")
    for choice in ("Cedric", "Didier", "Emma"):
        game.play(f"Adele choose {choice}")
    assert fortunes(game) == [5, 7, 5, 8, 5]


def test_the_announcer_and_the_claimants() -> None:
    """R8.8, R3.4: Cedric is the true one; Adele, who has announced, is true as well and comes first."""
    game = announced("gold announcer you 2, gold claimants you 1", claims="CD", copies=2)
    # Adele takes 1 each from Cedric and Didier; then Cedric 2 from Adele and 1 from Didier; Didier's fine comes last
    assert fortunes(game) == [6, 6, 8, 3, 6]
    assert game.court == 1


def test_fortunes_go_to_the_left_and_to_the_right() -> None:
    """R8.9."""
    game = announced("rotate left", (1, 2, 3, 4, 5))
    assert fortunes(game) == [5, 1, 2, 3, 4]
    assert Rotated("Adele", "Bruno") in game.happened
    assert fortunes(announced("rotate right", (1, 2, 3, 4, 5))) == [2, 3, 4, 5, 1]


@pytest.mark.parametrize(("way", "after"), [("Bruno", [5, 1, 2, 3, 4]), ("Emma", [2, 3, 4, 5, 1])])
def test_the_way_is_chosen(way: str, after: list[int]) -> None:
    """R8.9."""
    game = announced("rotate chosen", (1, 2, 3, 4, 5))
    assert [str(move) for move in game.moves] == ["Adele choose Bruno", "Adele choose Emma"]
    game.play(f"Adele choose {way}")
    assert fortunes(game) == after


@pytest.mark.parametrize(
    ("power", "gold", "claims", "gain"),
    [
        ("if poorest, bank 3", (4, 4, 5, 6, 7), "", 3),
        ("if poorest, bank 3", (5, 4, 5, 6, 7), "", 0),
        ("if richest, bank 3", (7, 4, 5, 6, 7), "", 3),
        ("if richest, bank 3", (*SIX[:4], 7), "", 0),
        ("if unclaimed, bank 3", SIX, "", 3),
        ("if unclaimed, bank 3", SIX, "B", 0),
        ("if claimed, bank 3", SIX, "B", 3),
        ("if claimed, bank 3", SIX, "", 0),
        ("bank 1, if claimed, bank 3, bank 1", SIX, "", 1),
        ("if richest, if claimed, bank 3", SIX, "B", 3),
    ],
)
def test_the_rest_depends_on_it(power: str, gold: tuple[int, ...], claims: str, gain: int) -> None:
    """R8.10, R3.5: a liar's fine is paid anyway."""
    game = announced(power, gold, claims)
    assert game.gold["Adele"] == gold[0] + gain
    assert game.gold["Bruno"] == gold[1] - ("B" in claims)


@pytest.mark.parametrize(
    ("condition", "named", "gain"), [("right", "king", 3), ("right", "fool", 1), ("wrong", "king", 0), ("wrong", "fool", 4)]
)
def test_the_accused_is_right_or_wrong(condition: str, named: str, gain: int) -> None:
    """R8.10, R9.10: Bruno is the King."""
    game = announced(f"accuse 1, if {condition}, bank 3")
    game.play("Adele choose Bruno")
    game.play(f"Bruno name {named}")
    assert game.gold["Adele"] == 6 + gain


def test_it_is_asked_again_of_the_next_user() -> None:
    """R8.10: when Adele has taken her 3, Cedric is the poorer one."""
    game = announced("if poorest, bank 3", (5, 6, 5, 6, 6), "C", copies=2)
    assert fortunes(game) == [8, 6, 8, 6, 6]
    assert fortunes(announced("if richest, bank 3", (6, 5, 6, 5, 5), "C", copies=2)) == [9, 5, 6, 5, 5]
