"""Programs at the terminal's table."""

import sys

import pytest

from mascarade.cli import main
from mascarade.errors import MascaradeError
from mascarade.languages import LANGUAGES
from mascarade.programs.command import Command
from mascarade.programs.faults import FAULT_KINDS
from mascarade.terminal.play import PlayOptions
from mascarade.terminal.words import TableWords
from tests.programs.tables import ROOT, rogue
from tests.terminal.person import Anyone, cells, frames, played, written

CAT = Command("Cat", (sys.executable, "-E", str(ROOT / "examples" / "bot.py")), 20.0)
NAMELESS = Command.parse(f"{sys.executable} -E {ROOT / 'examples' / 'bot.py'}", 20.0)


def test_a_program_takes_a_seat_under_its_name() -> None:
    text = written(played(PlayOptions(4, programs=(CAT, NAMELESS), seed=1, speed=0), Anyone(1)))
    assert "Cat " in text
    assert "program" not in text
    assert "Good night" in text


def test_the_same_seed_is_the_same_game() -> None:
    options = PlayOptions(3, programs=(NAMELESS,), seed=2, speed=0)
    assert written(played(options, Anyone(1))) == written(played(options, Anyone(1)))


def test_what_a_program_does_wrong_is_told_and_the_game_goes_on() -> None:
    bad = Command("Cat", rogue("not allowed").words)
    text = " ".join(written(played(PlayOptions(4, programs=(bad,), seed=1, speed=0), Anyone(1))).split())
    assert text.count("Cat’s program made a move that is not allowed: its first choice is taken.") == 6
    assert text.count("its first choice is taken. (not-allowed: 264 is none of") > 0
    assert "Good night" in text


def test_on_a_whole_screen() -> None:
    dies = Command("Cat", rogue("dies").words)
    shown = played(PlayOptions(4, programs=(dies,), seed=1, speed=0), Anyone(1), whole=True)
    assert any("Cat’s program has ended" in " ".join(frame.split()) for frame in frames(shown))
    for frame in frames(shown)[:-1]:
        assert max(map(cells, frame.split("\n"))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_in_every_language(language: str) -> None:
    words = TableWords(language)
    said = {kind: words.say("terminal-fault", player="Cat", fault=kind) for kind in FAULT_KINDS}
    assert all("Cat" in one and one[-1] in ".。" for one in said.values())
    assert len(set(said.values())) == 6


@pytest.mark.parametrize(
    ("programs", "said"),
    [
        ((NAMELESS,) * 3, "Programs: 3. With you that is too many for a table of 3. Use --players 4."),
        ((CAT, CAT), "two players are called 'Cat'"),
        ((Command("Ada", CAT.words),), "two players are called 'Ada'"),
        ((Command("court", CAT.words),), "'court' cannot be a name"),
        ((rogue("exits"),), "exits: gone: it ended with status 1"),
    ],
)
def test_what_cannot_be_played_says_so_before_anything_is_shown(programs: tuple[Command, ...], said: str) -> None:
    with pytest.raises(MascaradeError, match=said):
        played(PlayOptions(3, programs=programs, name="Ada"), Anyone())


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bot", "/nowhere/bot"]) == 2
    assert "“/nowhere/bot” is not a program that can be run here" in capsys.readouterr().err
