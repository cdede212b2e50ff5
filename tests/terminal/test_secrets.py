"""R10: what is on the screen is what the person may know, and nothing is told twice."""

import re
from collections.abc import Mapping

import pytest

from mascarade.moves import Card, Move
from mascarade.terminal import play
from mascarade.terminal.play import PlayOptions
from mascarade.views import View
from tests.terminal.person import Anyone, Script, frames, played, written


class Hand:
    """A bot that takes cards, and looks now and then; whether it really exchanges is the only difference between two of them."""

    kind = "exchange"

    def __init__(self, name: str, player: str, seed: int) -> None:
        self.name = name
        self.turns = seed % 7

    def deal(self, cards: Mapping[Card, str]) -> None:
        pass

    def watch(self, view: View) -> None:
        pass

    def decide(self, view: View) -> Move:
        self.turns += 1
        looks = [move for move in view.moves if move.kind == "look"]
        takes = [move for move in view.moves if move.kind == self.kind]
        if looks and self.turns % 3 == 0:
            return looks[0]
        return takes[self.turns % len(takes)] if takes else view.moves[0]


class Pretending(Hand):
    kind = "pretend"


@pytest.mark.parametrize(("players", "whole"), [(2, False), (3, False), (5, False), (9, False), (2, True), (5, True)])
def test_what_bots_do_under_the_table_is_never_seen(monkeypatch: pytest.MonkeyPatch, players: int, whole: bool) -> None:
    """The person announces nothing and looks at nothing, so no card is ever shown: both evenings look the same to the last letter."""
    texts = []
    for bot in (Hand, Pretending):
        monkeypatch.setattr(play, "make_bot", bot)
        person = Script({"Your turn": "pretend", "Do you": "pass"}, seed=1, limit=25)
        texts.append(written(played(PlayOptions(players, seed=6, speed=0), person, whole)))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("whole", [False, True])
def test_the_bots_looks_are_never_seen(monkeypatch: pytest.MonkeyPatch, whole: bool) -> None:
    monkeypatch.setattr(play, "make_bot", Hand)
    text = written(played(PlayOptions(5, seed=6, speed=0), Script({"Your turn": "pretend"}, limit=40), whole))
    assert "looks at their own card" in text.replace("\x1b[1m", "")
    assert "You see " not in text
    assert "has seen" not in text


def looking() -> Script:
    return Script({"Your turn": ["look", "exchange"], "Do you": "pass"}, seed=1, limit=24)


def test_a_look_is_shown_once() -> None:
    """R10.4: the software tells nobody what they once knew."""
    pictures = frames(played(PlayOptions(5, seed=6, speed=0), looking(), whole=True))
    assert sum("Your card  " in picture and "only you know" in picture for picture in pictures) == 1
    text = written(played(PlayOptions(5, seed=6, speed=0), looking()))
    assert text.count("You see your card: ") == 1


def test_what_the_person_did_is_said_once() -> None:
    person = Script({"Your turn": "exchange", "Do you": "pass", "With": "exchange"}, seed=1, limit=24)
    pictures = frames(played(PlayOptions(5, seed=6, speed=0), person, whole=True))
    told = [number for number, picture in enumerate(pictures) if "You really exchanged" in picture]
    assert told
    assert not any(number + 1 in told for number in told), "the next picture has forgotten it"
    assert not any("> \n" not in pictures[number] and "?" in pictures[number].splitlines()[-2] for number in told)


def test_what_the_princess_shows_is_hidden_from_its_owner_alone() -> None:
    """R10.3."""
    texts = [written(played(PlayOptions(6, 2, seed=seed, speed=0), Anyone(seed, limit=150))) for seed in range(60)]
    assert any("Everybody sees your card now, except you." in text for text in texts)
    assert any(re.search("Everybody but .* has seen it: ", text) for text in texts)
    for text in texts:
        for line, after in zip(text.splitlines(), text.splitlines()[1:], strict=False):
            if "Everybody sees your card now, except you." in line:
                assert "seen" not in after
