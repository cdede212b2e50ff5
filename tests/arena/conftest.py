"""Small runs that several tests read. Compiling takes a while once, and never again."""

from threading import Event

import pytest

from mascarade.arena.balance import Balance
from mascarade.arena.run import Run
from mascarade.arena.series import Series, all_alike, two_by_two
from mascarade.arena.standings import Standings
from mascarade.arena.workers import play_here
from mascarade.blank import example_characters
from mascarade.casts import own_cast, printed_cast


def played(series: Series, cores: int = 2) -> Run:
    run = Run(series)
    play_here(series, run.missing(), run.add, Event(), cores)
    return run


@pytest.fixture(scope="session")
def standings() -> Standings:
    """Three bots that meet two by two at a table of five."""
    return Standings(played(two_by_two(printed_cast(1, 5), ("honest", "random", "bayes"), 1200, 5)))


@pytest.fixture(scope="session")
def balance() -> Balance:
    """Eight players, among whose cards one is there twice."""
    return Balance(played(all_alike(printed_cast(1, 8), "casual", 1000, 3)))


@pytest.fixture(scope="session")
def blank_balance() -> Balance:
    """Four players with a blank card, and two cards in the centre."""
    blank = next(one for one in example_characters() if one.players <= 4 and one.copies == 1)
    cast = own_cast(1, 4, ("judge", "king", "queen", "bishop", "thief", blank.code), (blank,))
    return Balance(played(all_alike(cast, "honest", 600, 4)))
