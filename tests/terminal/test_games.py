"""Whole games, as a person plays them."""

from pathlib import Path

import pytest

from mascarade.blank import example_characters
from mascarade.errors import MascaradeError
from mascarade.record import read_records
from mascarade.terminal.play import PlayOptions
from tests.terminal.person import CLOSED, Anyone, Script, cells, frames, plain, played, written

TABLES = [(players, 1) for players in (2, 3, 4, 6, 8, 13)] + [(players, 2) for players in (4, 6, 8, 12)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_in_a_pipe(players: int, edition: int) -> None:
    text = written(played(PlayOptions(players, edition, seed=1, speed=0), Anyone(1)))
    assert " win" in text
    assert "Good night" in text
    assert "\x1b" not in text
    assert max(map(cells, text.splitlines())) <= 80


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_on_a_whole_screen(players: int, edition: int) -> None:
    """Every picture fits into 80 columns and 24 lines."""
    limit = 2000 if players < 6 else 15
    shown = played(PlayOptions(players, edition, seed=3, speed=0, name="Ada"), Anyone(3, limit), whole=True)
    assert written(shown).count(CLOSED) == 1
    for frame in frames(shown)[:-1]:
        lines = frame.split("\n")
        assert max(map(cells, lines)) <= 80
        assert len(lines) <= 25, frame  # the last one is what follows Enter
        assert "MASCARADE" in lines[0]


@pytest.mark.parametrize(("width", "height"), [(40, 20), (71, 24), (72, 24), (120, 40), (200, 60)])
def test_on_other_screens(width: int, height: int) -> None:
    shown = played(PlayOptions(6, seed=4, speed=0), Anyone(4, limit=12), whole=True, width=width, height=height)
    for frame in frames(shown)[:-1]:
        assert max(map(cells, frame.split("\n"))) <= width
        if width >= 72:
            assert len(frame.split("\n")) <= height + 1


def test_second_scenario_and_blank_cards() -> None:
    assert "Beggar" in written(played(PlayOptions(6, 2, "B", seed=1, speed=0), Anyone(1)))
    cast = ("judge", "king", "queen", "witch", "cheat", "alchemist")
    shown = played(PlayOptions(6, cast=cast, blanks=example_characters(), seed=1, speed=0), Anyone(1))
    assert "Alchemist" in written(shown)


def test_the_same_seed_is_the_same_game() -> None:
    texts = [written(played(PlayOptions(5, seed=11, speed=0), Anyone(1))) for _ in range(2)]
    assert texts[0] == texts[1]


def test_without_a_seed_every_evening_is_another() -> None:
    texts = {written(played(PlayOptions(8, speed=0), Anyone(1, limit=1))) for _ in range(4)}
    assert len(texts) > 1


@pytest.mark.parametrize(("players", "whole"), [(4, True), (8, False)])
def test_against_experts(players: int, whole: bool) -> None:
    """The same seed is the same game with them, too."""
    texts = [written(played(PlayOptions(players, level="expert", seed=2, speed=0), Anyone(2), whole)) for _ in range(2)]
    assert " win" in texts[0]
    assert texts[0] == texts[1]


def test_an_expert_has_no_temperament() -> None:
    with pytest.raises(MascaradeError, match="The expert has no temperament"):
        played(PlayOptions(level="expert", temperament="bold"), Anyone())


@pytest.mark.parametrize(
    "options", [PlayOptions(1), PlayOptions(20), PlayOptions(3, 2), PlayOptions(name="two words"), PlayOptions(cast=("king",))]
)
def test_what_cannot_be_played_says_so_before_anything_is_shown(options: PlayOptions) -> None:
    with pytest.raises(MascaradeError):
        played(options, Anyone())


def test_the_deal_is_shown_once_and_face_up() -> None:
    shown = played(PlayOptions(6, seed=2, speed=0), Anyone(2, limit=25), whole=True)
    pictures = frames(shown)
    assert "Look closely and remember" in pictures[0]
    for character in ("Judge", "Bishop", "King", "Queen", "Witch", "Cheat"):
        assert character in pictures[0]
    assert not any("Look closely and remember" in picture for picture in pictures[1:])


# -- the record --------------------------------------------------------------------------------------------------------------------------


def saving(where: list[str], over: str = "n") -> Script:
    return Script({"Save": "y", "Where": where, "Enter": "", f"{where[0]} exists": over}, seed=5)


@pytest.mark.parametrize("whole", [False, True])
def test_the_record_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool) -> None:
    monkeypatch.chdir(tmp_path)
    shown = played(PlayOptions(5, seed=5, speed=0), saving([""]), whole)
    (record,) = read_records(Path("mascarade-1.masc").read_text("utf-8"))
    assert record.game().outcome is not None
    assert "mascarade replay mascarade-1.masc" in written(shown)
    played(PlayOptions(5, seed=5, speed=0), saving([""]), whole)
    assert Path("mascarade-2.masc").exists(), "the default is always a free name"


def test_nothing_is_written_over_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.masc").write_text("precious")
    shown = played(PlayOptions(5, seed=5, speed=0), saving(["mine.masc", "other.masc"]))
    assert Path("mine.masc").read_text() == "precious"
    assert Path("other.masc").exists()
    assert "choose another place" in written(shown)
    played(PlayOptions(5, seed=5, speed=0), saving(["mine.masc"], over="y"))
    assert Path("mine.masc").read_text() != "precious"


def test_a_place_that_cannot_be_written_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = played(PlayOptions(5, seed=5, speed=0), saving(["no/such/folder.masc", "here.masc"]))
    assert "That did not work" in written(shown)
    assert Path("here.masc").exists()


# -- leaving -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("after", [0, 1, 2, 5])
@pytest.mark.parametrize("way", [EOFError, KeyboardInterrupt])
def test_leaving_at_any_prompt(whole: bool, after: int, way: type[BaseException]) -> None:
    person = Anyone(1)

    def ask(prompt: str) -> str:
        if len(person.prompts) == after:
            raise way
        return person(prompt)

    shown = played(PlayOptions(5, seed=1, speed=0), ask, whole)
    assert plain(written(shown)).rstrip().endswith("Good night, and come again.")
    assert written(shown).count(CLOSED) == whole


def test_q_asks_before_it_leaves() -> None:
    person = Script({"Leave": ["n", "y"], "Exchange": ["q", "q"]}, seed=1)
    shown = played(PlayOptions(5, seed=1, speed=0), person)
    assert [prompt.partition("?")[0] for prompt in person.prompts if "game" in prompt] == ["Leave the game", "Leave the game"]
    assert "win" not in written(shown).rpartition("Leave")[2]


def test_q_may_have_meant_the_queen() -> None:
    person = Script({"Your turn": "announce", "Who": ["q", "qu"], "Leave": "n", "Do you": "1"}, seed=1, limit=60)
    shown = played(PlayOptions(5, seed=1, speed=0), person)
    assert "For Queen, type qu." in written(shown)
    assert "You announce: “I am the Queen!”" in written(shown)
