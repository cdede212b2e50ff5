"""R9.8: people and seats are different things, and whose card lies where can be said both ways."""

import numpy as np
import pytest

from mascarade.casts import printed_cast, setup_of
from mascarade.rules import layout
from mascarade.rules.characters import VERBS
from mascarade.rules.seats import card, next_seat, place_of, seat_before

KEPT = np.dtype((np.record, np.dtype([("seat", np.int8, layout.MAX_SEATS)])))
"""Where everybody sits, as observers keep it in mind."""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 13])
def test_a_card_is_found_wherever_its_owner_sits(players: int) -> None:
    setup, game, kept = setup_of(printed_cast(1, players))[0], np.zeros(1, layout.GAME)[0], np.zeros(1, KEPT)[0]
    people = np.random.default_rng(players).permutation(players)
    game.person[:players] = people
    kept.seat[people] = range(players)
    cards = [card(setup, game, place) for place in range(setup.places)]
    assert sorted(cards) == list(range(setup.places))
    assert [place_of(setup, kept, one) for one in cards] == list(range(setup.places))


@pytest.mark.parametrize("players", [2, 3, 13])
def test_neighbours_go_round(players: int) -> None:
    setup = setup_of(printed_cast(1, players))[0]
    assert [next_seat(setup, seat) for seat in range(players)] == [*range(1, players), 0]
    assert [seat_before(setup, next_seat(setup, seat)) for seat in range(players)] == list(range(players))


def test_steps_say_what_they_ask() -> None:
    assert VERBS["trade"].asks == (layout.CHOOSE_PLAYER_OR_NONE,)
    assert VERBS["bank"].asks == ()
