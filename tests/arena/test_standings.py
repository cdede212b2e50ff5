"""Win shares, who beats whom."""

import json

import numpy as np
import pytest

from mascarade.arena.arena_report import said_in_short
from mascarade.arena.balance_report import BalanceWords
from mascarade.arena.run import Run
from mascarade.arena.shares import Estimate, share_of, won
from mascarade.arena.standings import Standings
from mascarade.bots.match import RESULT


def test_shares_weighed_by_seats_are_one(standings: Standings) -> None:
    seats = [np.count_nonzero(standings.series.seatings == bot) for bot in range(3)]
    shares = [share.value for share in standings.shares]
    assert sum(share * number for share, number in zip(shares, seats, strict=True)) / sum(seats) == pytest.approx(1)


def test_beating_is_the_other_side_of_being_beaten(standings: Standings) -> None:
    for one in range(3):
        assert standings.beats[one][one] is None
        for other in range(3):
            mine, theirs = standings.beats[one][other], standings.beats[other][one]
            if mine and theirs:
                assert mine.value + theirs.value == pytest.approx(1)
                assert mine.low <= mine.value <= mine.high


def test_who_plays_at_random_comes_last(standings: Standings) -> None:
    last = standings.bots.index("random")
    assert min(range(3), key=lambda bot: standings.shares[bot].value) == last


def test_the_json_is_complete(standings: Standings) -> None:
    facts = json.loads(json.dumps(standings.facts()))
    assert set(facts) == {"version", "setup", "seed", "deals", "games", "tables", "bots", "beats", "turns", "endings"}
    assert set(facts["bots"]) == set(facts["beats"]) == set(standings.bots)
    assert set(facts["bots"]["honest"]) == {"games", "share"}
    assert sum(facts["endings"].values()) == pytest.approx(1, abs=1e-4)


def test_a_tie_is_shared_and_so_is_a_game_without_end() -> None:
    results = np.zeros(3, RESULT)
    results["winners"] = [0b010, 0b101, 0]
    assert won(results, 3).tolist() == [[0, 1, 0], [0.5, 0, 0.5], [1 / 3, 1 / 3, 1 / 3]]


def test_games_without_an_end_are_told(standings: Standings) -> None:
    words = BalanceWords("en")
    assert not any("broken off" in one for one in said_in_short(standings, words))
    run = Run(standings.series)
    run.results[:] = standings.run.results
    run.results["winners"][:2] = run.results["ending"][:2] = 0
    said = said_in_short(Standings(run), words)
    assert said[-1] == "2 games were broken off after 3,000 decisions; everyone at the table shares them."


def test_a_share_with_its_range() -> None:
    parts, wholes = np.array([0.0, 1.0] * 50), np.ones(100)
    found = share_of(parts, wholes)
    assert found is not None
    assert found.value == 0.5
    assert found.high - found.value == pytest.approx(2.5758 * 0.5 / 99**0.5, rel=1e-4)
    assert share_of(np.zeros(2), np.zeros(2)) is None
    assert share_of(np.ones(1), np.ones(1)) == Estimate(1, 0, 1)
    assert found.leaves_out(0.7)
    assert not found.leaves_out(0.55)


def test_games_of_one_deal_count_as_one() -> None:
    """Ten games that are one and the same tell no more than one."""
    once = share_of(np.array([0.0, 1.0] * 50), np.ones(100))
    tenfold = share_of(np.array([0.0, 10.0] * 50), np.full(100, 10.0))
    assert once is not None
    assert tenfold is not None
    assert tenfold.high == pytest.approx(once.high)
