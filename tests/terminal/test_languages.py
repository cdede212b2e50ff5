"""The terminal in every language: whole games, tables of characters, replays."""

import re
from pathlib import Path

import pytest

import mascarade.terminal
from mascarade.blank import example_characters
from mascarade.cli import main, parser
from mascarade.languages import LANGUAGES, Words
from mascarade.record import read_records
from mascarade.terminal.language import language_of
from mascarade.terminal.play import PlayOptions
from mascarade.terminal.words import TableWords
from tests.terminal.person import Anyone, Script, cells, frames, plain, played, written

CASES = Path(__file__).parents[1] / "cases"
TABLES = [(2, 1), (3, 1), (5, 1), (13, 1), (8, 2), (12, 2)]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def check(text: str, language: str) -> None:
    """Nothing is left of what only the files know, and nothing is said in English."""
    raw = re.search(r"[{}$\ue000-\ue003]|\b(terminal|log|step|character|card|table|over|dock|act|ask|choose)-[a-z]+", text)
    assert raw is None, text[max(0, raw.start() - 80) : raw.end() + 80]
    if language != "en":
        english = re.search(r"\b(the|you|your|card|cards|take|takes|turn)\b", text, re.IGNORECASE)
        assert english is None, text[max(0, english.start() - 80) : english.end() + 80]


@each_language
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_whole_game_in_a_pipe(language: str, players: int, edition: int) -> None:
    person = Anyone(1, language=language)
    text = written(played(PlayOptions(players, edition, seed=1, speed=0, language=language), person))
    check(text, language)
    assert max(map(cells, text.splitlines())) <= 80
    assert text.rstrip().endswith(Words(language).say("terminal-good-night"))
    assert max(cells(prompt) for prompt in person.prompts) <= 78, "a prompt has one line"


@each_language
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_on_a_whole_screen_every_picture_fits(language: str, players: int, edition: int) -> None:
    """80 columns and 24 lines; double-width characters count twice, and every line ends where it should."""
    shown = played(PlayOptions(players, edition, seed=3, speed=0, language=language), Anyone(3, 9, language), whole=True)
    for frame in frames(shown)[:-1]:
        check(frame, language)
        *lines, _prompt = frame.split("\n")
        assert len(lines) <= 24
        assert {cells(line) for line in lines[:-1]} == {80}, frame


@pytest.mark.parametrize("width", [40, 71, 72, 120])
def test_chinese_on_other_screens(width: int) -> None:
    shown = played(PlayOptions(6, seed=4, speed=0, language="zh-Hant"), Anyone(4, 12, "zh-Hant"), whole=True, width=width)
    for frame in frames(shown)[:-1]:
        assert max(map(cells, frame.split("\n"))) <= width


@each_language
def test_blank_cards_are_played_with(language: str) -> None:
    cast = ("judge", "king", "queen", "witch", "cheat", "alchemist")
    text = written(
        played(PlayOptions(6, cast=cast, blanks=example_characters(), seed=1, speed=0, language=language), Anyone(1, 60, language))
    )
    check(text, language)
    assert TableWords(language, blanks=example_characters()).character("alchemist") in text


@each_language
def test_help_and_rules_and_leaving(language: str) -> None:
    words = TableWords(language)
    lines = ["?", "？", f"? {words.character('judge')}", "? witch", "? xyzzy", "help", *words.typed("terminal-words-help"), "xyzzy", "0"]
    lines += [words.typed("terminal-words-quit")[0]]
    answers: dict[str, str | list[str]] = {
        words.say("terminal-exchange-whose"): lines,
        words.say("terminal-leave"): words.typed("terminal-words-yes")[1],
    }
    text = written(played(PlayOptions(5, seed=1, speed=0, language=language), Script(answers, seed=1, language=language)))
    check(text, language)
    assert text.count(words.say("terminal-rules-aim")) == 1 + len(words.typed("terminal-words-help"))
    assert not lines
    assert text.rstrip().endswith(words.say("terminal-good-night"))


@each_language
def test_the_record_is_saved_by_a_yes_of_the_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = TableWords(language)
    answers: dict[str, str | list[str]] = {
        words.say("terminal-save"): words.typed("terminal-words-yes")[0],
        words.say("terminal-where", path="mascarade-1.masc"): "",
    }
    person = Script(answers, seed=5, language=language)
    shown = played(PlayOptions(5, seed=5, speed=0, language=language), person, whole=True)
    (record,) = read_records(Path("mascarade-1.masc").read_text("utf-8"))
    assert words.say("terminal-name") in record.players
    assert "mascarade replay mascarade-1.masc" in plain(written(shown))


# -- the command -------------------------------------------------------------------------------------------------------------------------


@each_language
def test_characters_and_casts(language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = Words(language)
    for arguments, said in [
        (["characters"], ["character-puppet_master", "character-bishop"]),
        (["cast", "--players", "7"], ["character-fool", "character-spy"]),
        (["cast", "--players", "6", "--edition", "2"], ["character-princess"]),
        (["cast", "--players", "6", "judge,king,queen,witch,cheat,bishop"], ["character-bishop"]),
    ]:
        assert main([*arguments, "--language", language]) == 0
        text = capsys.readouterr().out
        check(text, language)
        assert max(map(cells, text.splitlines())) <= 80
        assert all(words.say(key) in text for key in said)


@each_language
def test_what_is_wrong_with_a_cast(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for codes in ("king,spy,spy,inquisitor", "judge,dragon"):
        assert main(["cast", "--players", "6", codes, "--language", language]) == 1
        text = capsys.readouterr().out
        check(text, language)
        assert "R4.1" in text


@each_language
@pytest.mark.parametrize("eyes", [None, "Bruno", "onlooker"])
def test_replays(language: str, eyes: str | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for case in ("two_players", "king", "under_the_table"):
        assert main(["replay", "--all", "--language", language, *(["--eyes", eyes] if eyes else []), str(CASES / f"{case}.masc")]) == 0
        told = [line for line in capsys.readouterr().out.splitlines() if "#" not in line]  # a record's own comments are English
        check("\n".join(told), language)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "zh_TW.UTF-8", "LC_MESSAGES": "fr_CA"}, "zh-Hant"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": ""}, "hu"),
        ({"LC_ALL": "C.UTF-8", "LANG": "hu_HU"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_command_asks_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert main(["cast", "--players", "4"]) == 0
    assert "Király" in capsys.readouterr().out
    assert main(["cast", "--players", "4", "--language", "FR"]) == 0
    assert "Reine" in capsys.readouterr().out


def test_a_language_that_is_none_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--language", "xx"])
    assert "“xx” is none of en, hu, de, zh-Hant, fr" in capsys.readouterr().err


def test_the_commands_help_names_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "replay", "characters", "cast"):
        with pytest.raises(SystemExit):
            parser().parse_args([command, "--help"])
        said = " ".join(capsys.readouterr().out.split())
        assert all(re.search(rf"\b{language}\b", said) for language in LANGUAGES)


def test_every_key_in_the_code_exists() -> None:
    for path in Path(mascarade.terminal.__file__).parent.glob("*.py"):
        for key in re.findall(r"\"((?:terminal|log|dock|ask|over|deal|table|options)-[a-z.-]+)\"", path.read_text("utf-8")):
            assert TableWords("hu").say(key) != "", key
