"""R10: nobody ever receives a byte that depends on what they may not know."""

import os

import numpy as np
import pytest

from mascarade.rules import layout
from tests.secrets.leaks import LEAKS, Leak
from tests.secrets.pairs import campaign


@pytest.mark.parametrize("part", range(4))
def test_games_that_differ_in_secrets_look_the_same(part: int) -> None:
    """R10.1 to R10.4, over thousands of pairs of games in every setup, for every player and for onlookers."""
    pairs, leaks = campaign(1500, seed=1_000_000 * part)
    assert not leaks
    assert pairs >= 1500


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_a_million_pairs(part: int) -> None:
    """R10.1 to R10.4: the same, twenty thousand pairs fifty times; SECRETS_SEED starts another campaign."""
    base = int(os.environ.get("SECRETS_SEED", "0"))
    pairs, leaks = campaign(20_000, seed=base + 100_000_000 + 1_000_000 * part)
    assert not leaks
    assert pairs >= 20_000


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: it finds each of these."""
    leak(monkeypatch)
    # some leak only once in thousands of pairs
    assert any(campaign(1500, seed=1_000_000 * part + 7)[1] for part in range(8))


def test_the_state_has_one_secret_and_it_comes_last() -> None:
    """R10.4: `see` cuts the state before the cards; a new field must not slip behind them unnoticed."""
    names = np.dtype(layout.GAME).names
    assert names is not None
    assert names[-1] == "cards"
    fields = np.dtype(layout.GAME).fields
    assert fields is not None
    assert all(offset + kind.itemsize <= layout.PUBLIC for name, (kind, offset, *_) in fields.items() if name != "cards")
