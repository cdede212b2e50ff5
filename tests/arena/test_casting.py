"""Which casts there are: exactly those that the rules allow (section 8), each once."""

from itertools import combinations

import pytest

from mascarade.arena.casting import Casting
from mascarade.blank import example_characters
from mascarade.casts import cast_problems, known_characters
from mascarade.errors import MascaradeError
from mascarade.rules.characters import Character


def by_trying(monkeypatch: pytest.MonkeyPatch, edition: int, players: int, blanks: tuple[Character, ...] = ()) -> set[frozenset[str]]:
    """Every set of characters that keeps the rules; that a printed one need not (R8.6) is not what is asked here."""
    known = known_characters(edition, blanks)
    monkeypatch.setattr("mascarade.casts.printed_casts", dict)
    found = set()
    for many in range(1, players + 3):
        for codes in combinations(known, many):
            cards = [code for code in codes for _ in range(known[code].copies)]
            if not cast_problems(edition, players, cards, blanks):
                found.add(frozenset(codes))
    return found


@pytest.mark.parametrize(("edition", "players"), [(1, 4), (1, 6), (1, 9), (1, 13), (2, 8)])
def test_every_allowed_cast_has_one_number(monkeypatch: pytest.MonkeyPatch, edition: int, players: int) -> None:
    casting = Casting(edition, players)
    numbered = [frozenset(casting.cast(number).codes) for number in range(casting.total)]
    assert len(set(numbered)) == len(numbered)
    assert set(numbered) == by_trying(monkeypatch, edition, players)


def test_who_must_come_and_who_must_not(monkeypatch: pytest.MonkeyPatch) -> None:
    every = by_trying(monkeypatch, 1, 8)
    casting = Casting(1, 8, ("peasant", "spy"), ("king",))
    wanted = {codes for codes in every if {"peasant", "spy"} <= codes and "king" not in codes}
    assert {frozenset(casting.cast(number).codes) for number in range(casting.total)} == wanted


def test_blank_cards_may_come_and_must_if_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    blanks = example_characters()[:2]
    free, bound = Casting(1, 6, blanks=blanks), Casting(1, 6, (blanks[0].code,), blanks=blanks)
    assert {frozenset(free.cast(number).codes) for number in range(free.total)} == by_trying(monkeypatch, 1, 6, blanks)
    assert all(blanks[0] in bound.cast(number).blanks for number in range(bound.total))


def test_a_draw_has_no_cast_twice_and_depends_on_the_seed_alone() -> None:
    casting = Casting(2, 9)
    drawn = casting.drawn(500, 1)
    assert len(set(drawn)) == 500
    assert drawn == Casting(2, 9).drawn(500, 1) != casting.drawn(500, 2)
    assert max(drawn) < casting.total
    assert min(drawn) < casting.total / 50
    few = Casting(1, 4)
    assert few.drawn(5000, 1) == list(range(few.total))


@pytest.mark.parametrize(
    ("casting", "said"),
    [
        (Casting(1, 6, ("king",), ("king",)), "Both wanted and not wanted: king"),
        (Casting(1, 6, (), ("judge",)), "R8.1"),
        (Casting(1, 6, ("puppet_master",)), "edition 2 has it"),
        (Casting(1, 6, (), ("nobody",)), "'nobody' is not a character"),
        (Casting(1, 6, ("inquisitor",)), "8 players or more"),
        (Casting(1, 4, ("king", "queen", "fool", "spy", "widow", "witch")), "exactly 6 cards, not 7"),
        (Casting(1, 6, (), ("king", "queen", "widow", "fool")), "No cast is possible"),
        (Casting(1, 3), "R8.7"),
        (Casting(2, 13), "R1.1"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_wishes_that_cannot_come_true_are_told(casting: Casting, said: str) -> None:
    with pytest.raises(MascaradeError, match=said):
        casting.check()
