"""Moves and cards as values: `str` and `parse` are each other's inverse, `repr` rebuilds, and either order is the same move."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mascarade.casts import Cast, printed_cast
from mascarade.errors import BadMove
from mascarade.game import NAMES, Game, Position
from mascarade.moves import CENTRE, KINDS, SLOTS, Card, Kind, Move, same
from mascarade.names import is_name
from mascarade.record import Record, read_records
from mascarade.rules.characters import EDITIONS
from tests.core.setups import all_setups

CODES = sorted({code for edition in EDITIONS.values() for code in edition})

letters = st.characters(exclude_categories=("C", "Z"), exclude_characters=",.|+#:?")
names = st.text(letters, min_size=1, max_size=12).filter(is_name)
cards = st.tuples(names, st.sampled_from(("", *SLOTS))).map(Card._make) | st.sampled_from("123456789").map(lambda slot: Card(CENTRE, slot))
hands = st.sampled_from(("", *SLOTS))


def _of(kinds: tuple[Kind, ...], most_cards: int = 0, codes: Sequence[str] = ("",)) -> st.SearchStrategy[Move]:
    chosen = st.lists(cards, max_size=most_cards).map(tuple)
    return st.tuples(names, st.sampled_from(kinds), hands, chosen, st.sampled_from(codes)).map(Move._make)


moves = st.one_of(
    _of(("look", "pass", "claim")),
    _of(("announce", "name"), codes=CODES),
    _of(("exchange", "pretend"), most_cards=1),
    _of(("choose",), most_cards=2),
)


@settings(deadline=None)
@given(cards)
def test_a_card_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card)) == card


@settings(deadline=None)
@given(moves)
def test_a_move_reads_back(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert eval(repr(move)) == move


@settings(deadline=None)
@given(moves, st.sampled_from((" ", "  ", "\t", "\u00a0", " \t ")))
def test_white_space_means_nothing(move: Move, space: str) -> None:
    assert Move.parse(f"{space}{str(move).replace(' ', space)}{space}") == move
    assert Move.parse(str(move).replace(", ", ",")) == Move.parse(str(move).replace(", ", f"{space},")) == move


@settings(deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_a_move_or_a_BadMove(text: str) -> None:
    try:
        move = Move.parse(text)
    except BadMove:
        return
    assert Move.parse(str(move)) == move


WORDS = st.sampled_from(
    (*KINDS, *SLOTS, CENTRE, "none", "take", "Adele", "Bruno", "king", ",", ".", "Adele.left", "centre.1", "?", "", "-1", "é")
)


@settings(deadline=None)
@given(st.lists(WORDS, max_size=7), st.sampled_from((" ", ".", ", ")))
def test_words_of_the_game_in_any_order_are_a_move_or_a_BadMove(words: list[str], glue: str) -> None:
    test_any_text_is_a_move_or_a_BadMove.hypothesis.inner_test(glue.join(words))


@settings(deadline=None)
@given(moves)
def test_either_order_is_the_same_move(move: Move) -> None:
    forms = list(same(move))
    assert forms[0] == move
    assert len(forms) <= 2
    for form in forms:
        assert set(same(form)) == set(forms)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Adele choose Bruno, Cedric", "Adele choose Cedric, Bruno"),
        ("Adele choose Bruno.left, Cedric.right", "Adele choose Cedric.right, Bruno.left"),
        ("Adele.left exchange Adele.right", "Adele.right exchange Adele.left"),
        ("Adele.left pretend Adele.protected", "Adele.protected pretend Adele.left"),
    ],
)
def test_the_two_ways_to_write_a_move(one: str, other: str) -> None:
    assert set(same(Move.parse(one))) == set(same(Move.parse(other))) == {Move.parse(one), Move.parse(other)}


@pytest.mark.parametrize("text", ["Adele exchange Bruno", "Adele.left exchange Bruno.right", "Adele choose Bruno", "Adele look"])
def test_these_have_one_way(text: str) -> None:
    assert list(same(Move.parse(text))) == [Move.parse(text)]


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(list(all_setups().values())), st.integers(0, 2**32), st.integers(0, 60))
def test_every_move_a_game_offers_can_be_written_read_and_played_in_any_form(cast: Cast, seed: int, length: int) -> None:
    """And all of them are different: no two decisions are written alike."""
    random = Random(seed)
    game = Game(cast, NAMES[: cast.players], random.sample(cast.codes, len(cast.codes)), Position(turn=random.choice((1, 5))))
    for _ in range(length):
        if game.outcome is not None:
            break
        game.play(random.choice(game.moves))
    assume(game.outcome is None)
    assert len({form for move in game.moves for form in same(move)}) == sum(len(set(same(move))) for move in game.moves)
    for move in game.moves:
        number = game.action(move)
        assert {game.action(str(form)) for form in same(move)} == {number}
        assert eval(repr(move)) == move
    move = random.choice(game.moves)
    other = game.copy()
    assert game.play(move) == other.play(str(list(same(move))[-1]))
    assert game.state == other.state
    assert game.played == other.played


def test_the_lines_of_the_specification() -> None:
    """Every form of shared/record.md's table of moves."""
    bruno, centre = Card("Bruno"), Card("centre", "1")
    assert Move.parse("Adele exchange Bruno") == Move("Adele", "exchange", cards=(bruno,))
    assert Move.parse("Adele pretend centre.1") == Move("Adele", "pretend", cards=(centre,))
    assert Move.parse("Adele.left exchange Bruno.right") == Move("Adele", "exchange", "left", (Card("Bruno", "right"),))
    assert Move.parse("Adele.left look") == Move("Adele", "look", "left")
    assert Move.parse("Adele.left announce king") == Move("Adele", "announce", "left", character="king")
    assert Move.parse("Bruno pass") == Move("Bruno", "pass")
    assert Move.parse("Bruno.protected claim") == Move("Bruno", "claim", "protected")
    assert Move.parse("Adele choose none") == Move("Adele", "choose")
    assert Move.parse("Adele choose Bruno, Cedric") == Move("Adele", "choose", cards=(bruno, Card("Cedric")))
    assert Move.parse("Adele exchange") == Move("Adele", "exchange")
    assert Move.parse("Cedric name judge") == Move("Cedric", "name", character="judge")


def test_all_kinds_come_up() -> None:
    """The random games above meet every kind of move; here is a short proof, not left to chance."""
    found: set[str] = set()
    for cast in all_setups().values():
        random = Random(1)
        game = Game(cast, NAMES[: cast.players], cast.codes, Position(turn=5))
        while game.outcome is None and len(game.actions) < 300:
            found.update(move.kind for move in game.moves)
            game.play(random.choice(game.moves))
    assert found == set(KINDS)


def test_own_cards_in_either_order_in_a_record() -> None:
    text = str(Record(printed_cast(1, 2), ("Adele", "Bruno"), printed_cast(1, 2).codes))
    states = {
        read_records(f"{text}\nAdele.{one} exchange Adele.{other}\n")[0].game().state
        for one, other in (("left", "protected"), ("protected", "left"))
    }
    assert len(states) == 1
