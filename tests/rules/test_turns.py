"""What may be decided (sections 2, 3, 6, 7 and rulings): the allowed moves, counted out."""

from typing import Any

from mascarade.casts import printed_cast, printed_casts
from mascarade.game import NAMES, Game, Position
from mascarade.moves import KINDS


def table(edition: int, players: int, **start: Any) -> Game:
    """A printed cast dealt in its own order."""
    cast = printed_cast(edition, players)
    return Game(cast, NAMES[:players], cast.codes, Position(**start))


def lines(game: Game, *kinds: str) -> list[str]:
    """The allowed moves of these kinds, as a record writes them."""
    return sorted(str(move) for move in game.moves if move.kind in kinds)


def test_the_first_four_turns_whatever_the_number_of_players() -> None:
    """R2.1: nothing but exchange or pretend, four times; then everything (R2.2)."""
    for edition, players, _ in printed_casts():
        game = table(edition, players)
        for turn in range(1, 6):
            assert game.turn == turn
            kinds = {move.kind for move in game.moves}
            assert kinds == ({"exchange", "pretend"} if turn < 5 else {"exchange", "pretend", "look", "announce"})
            game.play(game.moves[0])


def test_one_may_take_any_other_card() -> None:
    """R2.3: another player's, or one in the centre; exchanged or not."""
    game = table(1, 4)
    others = ["Bruno", "Cedric", "Didier", "centre.1", "centre.2"]
    assert lines(game, "exchange") == [f"Adele exchange {card}" for card in others]
    assert lines(game, "pretend") == [f"Adele pretend {card}" for card in others]


def test_one_announces_a_character_of_the_cast() -> None:
    """R2.5, R9.4: each character once, two Peasants too, and no other."""
    game = table(1, 8, turn=9)
    codes = ["bishop", "fool", "judge", "king", "peasant", "queen", "witch"]
    assert lines(game, "announce") == [f"Adele announce {code}" for code in codes]


def test_every_move_is_a_decision_of_the_game() -> None:
    """R9.12: mishaps have no counterpart: the kinds of move are those of the rules."""
    assert sorted(KINDS) == sorted(["exchange", "pretend", "look", "announce", "pass", "claim", "choose", "name"])


def test_three_players_take_and_look() -> None:
    """R6.2, R6.3: either of one's cards with any card of the opponents, or one's own two; a look at one; an announcement with one."""
    game = table(1, 3, turn=9)
    theirs = ["Bruno.left", "Bruno.right", "Cedric.left", "Cedric.right"]
    expected = [f"Adele.{own} exchange {card}" for own in ("left", "right") for card in theirs]
    assert lines(game, "exchange") == sorted(["Adele.left exchange Adele.right", *expected])
    assert lines(game, "look") == ["Adele.left look", "Adele.right look"]
    assert len(lines(game, "announce")) == 2 * 6
    game.play("Adele.left announce king")
    assert lines(game, "claim", "pass") == ["Bruno pass", "Bruno.left claim", "Bruno.right claim"]


def test_two_players_take_and_look() -> None:
    """R7.2, R7.3, R7.4, R9.6: the narrower reading, in which the protected card is exchanged with one's own left and right only."""
    game = table(1, 2, turn=9)
    own = ["Adele.left exchange Adele.protected", "Adele.left exchange Adele.right", "Adele.right exchange Adele.protected"]
    theirs = [f"Adele.{mine} exchange Bruno.{yours}" for mine in ("left", "right") for yours in ("left", "right")]
    assert lines(game, "exchange") == sorted(own + theirs)
    assert lines(game, "pretend") == sorted(line.replace("exchange", "pretend") for line in own + theirs)
    assert lines(game, "look") == ["Adele.left look", "Adele.protected look", "Adele.right look"]
    assert {str(move).split()[0] for move in game.moves if move.kind == "announce"} == {"Adele.left", "Adele.right"}
    game.play("Adele.right announce king")
    assert lines(game, "claim", "pass") == ["Bruno pass", "Bruno.left claim", "Bruno.protected claim", "Bruno.right claim"]
