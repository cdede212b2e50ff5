"""A step that comes after the first nineteen: every reader of steps has room for it, and nothing that was there moves."""

import numpy as np
import pytest

from mascarade.bots.deciding import rate_choice
from mascarade.bots.mind import LORE, MIND, PLAYER
from mascarade.casts import printed_cast, setup_of
from mascarade.envs.encoding import FIRST_STEPS, OBSERVATION, WORDS, numbering_of, observe_power
from mascarade.expert import kinds
from mascarade.rules import doors
from mascarade.rules.layout import CHOOSE_CARDS, CHOOSE_TWO, GAME, MAX_STEPS, SWAP_EXCHANGE, Records

CAST = printed_cast(1, 6)


@pytest.fixture
def setups() -> Records:
    """A cast whose first character has a step with the first number that is free."""
    found = setup_of(CAST).copy()
    found["steps"][0, 0, 0] = FIRST_STEPS, 3, 2
    return found


@pytest.fixture
def games(setups: Records) -> Records:
    """That character's power is used."""
    found = np.zeros(1, GAME)
    doors.begin(setups, found)
    found["character"], found["user"], found["row"] = 0, 0, 0
    return found


def test_an_observation_has_a_number_for_it(setups: Records, games: Records) -> None:
    words = np.zeros(1, WORDS)
    observe_power(setups[0], games[0], numbering_of(CAST)[0], 0, words[0])
    seen = words.view(OBSERVATION)[0]
    assert seen.step.tolist() == [0] * FIRST_STEPS
    assert seen.numbers.tolist() == [3, 2]
    assert seen.later.tolist() == [1, 0, 0, 0, 0, 0]


def test_an_expert_reads_its_numbers_alone(setups: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "setup_of", lambda cast: setups)
    read = kinds.kind_numbers(CAST)[0][: MAX_STEPS * kinds.STEP_NUMBERS].reshape(MAX_STEPS, kinds.STEP_NUMBERS)
    assert read[0].tolist() == [0] * FIRST_STEPS + [3 / 4, 2 / 4]


@pytest.mark.parametrize("action", [CHOOSE_TWO, SWAP_EXCHANGE - 1])
def test_bots_find_all_its_choices_alike(setups: Records, games: Records, action: int) -> None:
    lores, minds, players = np.zeros(1, LORE), np.ones(1, MIND), np.zeros(1, PLAYER)
    games["phase"] = CHOOSE_CARDS
    assert rate_choice(setups[0], games[0], lores[0], minds[0], players[0], action) == 0
