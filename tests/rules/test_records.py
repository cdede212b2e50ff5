"""The rules as records: every game replays and its checks hold; every character of both editions is announced, believed and doubted."""

import re
from pathlib import Path

import pytest

from mascarade.blank import example_characters, header_text
from mascarade.events import Ended
from mascarade.rules.characters import EDITIONS, VERBS, Character
from tests.rules.library import FALSELY, FATES, FILES, RECORDS, TRULY, UNCHALLENGED, announcements, games, title

FOLDERS = {1: "first", 2: "second"}
PRINTED = [(edition, character) for edition, characters in EDITIONS.items() for character in characters.values()]


def fates(path: Path, character: Character) -> list[str]:
    """What the titles of a character's file promise. Each promise is kept by the first announcement of that character in the game."""
    promised = []
    for record in games(path):
        for fate in FATES:
            if any(comment.startswith(f"{character.name}, {fate}: ") for comment in record.preamble):
                promised.append(fate)
                first = next(one for one in announcements(record) if one.code == character.code)
                assert first.fate == fate, f"{title(path)}, line {record.line}"
                assert first.used == (fate != FALSELY)  # R3.2, R3.3
    return promised


@pytest.mark.parametrize("path", FILES, ids=title)
def test_every_game_of_the_file_replays_and_its_checks_hold(path: Path) -> None:
    for record in games(path):
        assert record.checks
        game = record.game()
        assert len(game.actions) == len(record.moves)
        ended = [event for event in game.happened if isinstance(event, Ended)]
        if game.actions:  # a position may be over before anything has happened
            assert ended == ([] if game.outcome is None else [Ended(*game.outcome)])


@pytest.mark.parametrize("path", FILES, ids=title)
def test_every_game_says_first_which_rules_it_shows(path: Path) -> None:
    for record in games(path):
        assert re.search(r"\bR\d+\.\d+\b", record.preamble[0]), f"{title(path)}, line {record.line}"


@pytest.mark.parametrize(("edition", "character"), PRINTED, ids=[f"{FOLDERS[edition]}-{one.code}" for edition, one in PRINTED])
def test_every_printed_character_is_announced_believed_and_doubted(edition: int, character: Character) -> None:
    """R4.1: for each character of each edition one game without a claim, one with a true one among those who show, one with liars only."""
    path = RECORDS / FOLDERS[edition] / f"{character.code}.masc"
    assert {record.cast.edition for record in games(path)} == {edition}
    assert set(fates(path, character)) == {UNCHALLENGED, TRULY, FALSELY}


@pytest.mark.parametrize("character", example_characters(), ids=lambda character: character.code)
def test_every_example_of_a_blank_card_is_announced_believed_and_doubted(character: Character) -> None:
    """R8.5: the characters that come with the package, as their file describes them."""
    path = RECORDS / "blank" / f"{character.code}.masc"
    for record in games(path):
        assert [header_text(blank) for blank in record.cast.blanks] == [header_text(character)]
    assert set(fates(path, character)) == {UNCHALLENGED, TRULY, FALSELY}


def test_every_file_of_a_character_belongs_to_one() -> None:
    for edition, folder in FOLDERS.items():
        assert {path.stem for path in (RECORDS / folder).iterdir()} == set(EDITIONS[edition])


def test_every_step_of_the_vocabulary_is_carried_out() -> None:
    """R4.3, R8.5: a character with the step uses its power in some game."""
    used = {
        step.verb
        for path in FILES
        for record in games(path)
        for one in announcements(record)
        if one.used
        for step in record.cast.characters[one.code].steps
    }
    assert used == set(VERBS)
