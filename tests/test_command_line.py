"""What the command line says: help and errors in five languages, suggestions, completion, and what works without the extras."""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mascarade import languages
from mascarade.cli import main, parser
from mascarade.cli.parsing import Parser, columns, wrapped
from mascarade.cli.speaking import asked_language, near
from mascarade.languages import LANGUAGES
from mascarade.refusals import messages, say

HOME = Path(languages.__file__).parent
CASES = Path(__file__).parent / "cases"
LOCALES = {"en": "C.UTF-8", "hu": "hu_HU.UTF-8", "de": "de_DE.UTF-8", "zh-Hant": "zh_TW.UTF-8", "fr": "fr_FR.UTF-8"}

README = Path(__file__).parents[1] / "README.md"
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def every_command(root: Parser) -> Iterator[Parser]:
    yield root
    for action in root._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from every_command(command)


def outcome(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status, however it comes about, and what was said."""
    try:
        status = main(arguments)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    said = capsys.readouterr()
    return status, said.err + said.out


# -- messages ----------------------------------------------------------------------------------------------------------------------------


@each_language
def test_messages_are_read_as_fluent_reads_them(language: str) -> None:
    text = (HOME / language / "cli.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    assert set(messages(language)) == set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    for key, message in messages(language).items():
        values = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", message)}
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert say(language, key, **values) == bundle.format_pattern(pattern, values)[0]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["play"], {}, "en"),
        (["play"], {"LANG": "hu_HU.UTF-8"}, "hu"),
        (["play", "--language", "de"], {"LANG": "hu_HU.UTF-8"}, "de"),
        (["play", "--language=zh_TW", "--players", "x"], {}, "zh-Hant"),
        (["play", "--lang", "fr"], {}, "fr"),
        (["play", "--language", "xx"], {"LC_ALL": "de"}, "de"),
        (["play", "--language"], {"LC_ALL": "de"}, "de"),
    ],
)
def test_the_language_is_known_before_anything_else(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert asked_language(arguments, environment) == language


# -- help --------------------------------------------------------------------------------------------------------------------------------


@each_language
def test_help_fits_into_80_columns(language: str) -> None:
    for command in every_command(parser(language)):
        text = command.format_help()
        assert max(map(columns, text.splitlines())) <= 80, text
        assert text.startswith(say(language, "cli-usage"))
        assert f"\n{say(language, 'cli-heading', title=say(language, 'cli-options'))}\n" in text
        assert not re.search(
            r"[{$]|%[(s]|optional arguments|show this help message", text.replace("{1,2}", "").replace("{cuda,cpu}", "")
        ), text


@each_language
def test_no_option_is_left_without_help(language: str) -> None:
    for command in every_command(parser(language)):
        for action in command._actions:
            assert action.help or isinstance(action, argparse._SubParsersAction), (command.prog, action.dest)


def test_chinese_lines_break_between_characters_but_never_before_punctuation() -> None:
    text = "每次提交都寫入磁碟：斷電也不會遺失，但較慢（mascarade.db）。"
    for width in range(20, 40):
        lines = wrapped(text, width)
        assert "".join(lines) == text
        assert all(columns(line) <= width + 2 for line in lines)
        assert not any(line[0] in "，。：）" for line in lines)


def test_the_command_alone_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["database"]):
        status, said = outcome(arguments, capsys)
        assert status == 2
        assert re.search(r"^  (play|mend) +\S", said, re.MULTILINE)


# -- mistakes ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("plya", "There is no command “plya”. Did you mean play?"),
        ("database chek", "There is no command “chek”. Did you mean check?"),
        ("--verison", "There is no option --verison here. Did you mean --version?"),
        ("play --palyers 4", "mascarade play: There is no option --palyers here. Did you mean --players?"),
        ("play --palyers=4", "Did you mean --players?"),
        ("play now", "“now” is not expected here."),
        ("play --players four", "--players: “four” is not a whole number."),
        ("play --pause long", "--pause: “long” is not a number."),
        ("play --pause -1", "--pause -1 is out of range: 0 to 60."),
        ("play --players", "--players: A value is missing."),
        ("play --edition 3", "--edition: “3” is none of 1, 2."),
        ("play --language englsh", "--language: “englsh” is none of en, hu, de, zh-Hant, fr. Did you mean en?"),
        ("play --language magyar", "Did you mean hu?"),
        ("play --s 3", "--s could be any of --scenario, --seconds, --seed."),
        (
            "play --level mastr",
            "There is no level “mastr”. The levels are novice, casual, regular, sharp, master, expert. Did you mean master?",
        ),
        ("play --temperament bald", "Did you mean bold?"),
        ("play --players 6 --cast judge,kign,queen,witch,cheat,bishop", "Did you mean king?"),
        ("play --players 7 --scenario Spy", "edition 1 has no scenario 'Spy'"),
        ("serve --port 99999", "--port: 99999 is out of range: 0 to 65535."),
        ("serve --max-tables 0", "--max-tables: 0 is out of range"),
        ("serve --open=yes", "--open: This option takes no value."),
        ("arena honst random", "There is no bot “honst”."),
        ("arena honest sharp:blod", "Did you mean bold?"),
        ("balance --against Spy", "Did you mean spy?"),
        ("cast", "Something is missing: --players."),
        ("check", "Something is missing: FILE."),
        ("check .", ". is a folder, not a file."),
        ("completion tcsh", "“tcsh” is none of bash, zsh, fish."),
        ("completion bahs", "Did you mean bash?"),
        ("train --device gpu", "--device: “gpu” is none of cuda, cpu."),
    ],
)
def test_a_mistake_is_told_and_a_better_word_offered(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = outcome(arguments.split(), capsys)
    assert status == 2
    assert said in told


@pytest.mark.parametrize(
    ("language", "arguments", "said"),
    [
        ("hu", "plya", "mascarade: Nincs „plya” parancs. Erre gondoltál: play?\nSúgó: mascarade --help\n"),
        ("hu", "play --players x", "mascarade play: --players: „x” nem egész szám."),
        ("hu", "replay nowhere.masc", "mascarade: nowhere.masc: Nincs ilyen fájl."),
        ("hu", "play --players 6 --cast judge,kiraly,queen,witch,cheat,bishop", "Erre gondoltál: king vagy queen?"),
        ("de", "play --palyers 4", "Die Option --palyers gibt es hier nicht. Meintest du --players?"),
        ("de", "cast --players 14", "Die erste Ausgabe ist für 2 bis 13 Spieler, nicht für 14."),
        ("de", "play --players 6 --cast judge,König,queen,witch,cheat,bishop", "Meintest du king?"),
        ("de", "play --players 6 --cast judge,princess,queen,witch,cheat,bishop", "Die andere Ausgabe hat ihn: --edition 2"),
        ("de", "cast", "mascarade cast: Es fehlt: --players.\nHilfe: mascarade cast --help\n"),
        ("zh-Hant", "play --level mastr", "你是指 master 嗎？"),
        ("zh-Hant", "serve --port 99999", "--port：99999 超出範圍，應在 0 至 65535 之間。"),
        ("zh-Hant", "play --players", "--players：後面要有一個值。"),
        ("fr", "play --players 7 --scenario X", "Ce scénario n’existe pas à 7 joueurs."),
        ("fr", "play --players 7 --scenario X", "Il y a\u202f: spy."),
        ("fr", "arena honst random", "Voulais-tu dire honest\u202f?"),
    ],
)
def test_mistakes_are_told_in_ones_language(
    language: str, arguments: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", LOCALES[language])
    status, told = outcome(arguments.split(), capsys)
    assert status == 2
    assert said in told


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_of_a_mistake_is_left_in_english(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What argparse says by itself is translated too, whatever the version of Python."""
    monkeypatch.setenv("LC_ALL", LOCALES[language])
    for arguments in ("plya", "play --players", "play --s 3", "serve --open=x", "cast", "check", "play --edition 3", "play x", "play --x"):
        status, told = outcome(arguments.split(), capsys)
        assert status == 2
        assert not re.search(r"\b(argument|expected|invalid|required|unrecognized|ambiguous|choose from|usage|error)\b", told), told


def test_nothing_is_guessed_wildly() -> None:
    assert near("zzz", ["play", "serve"]) == []
    assert near("KING", ["king", "queen"]) == ["king"]


# -- without the extras ------------------------------------------------------------------------------------------------------------------

REFUSED = {
    "arena honest honest": ("Name at least two", "Nevezz meg legalább", "Nenne mindestens zwei", "請至少指定兩種", "Nomme au moins deux"),
    "train --out /nowhere/a.pt": ("No file can be", "Ide nem írható", "Dort kann keine", "無法在這裡寫入", "aucun fichier ne peut"),
    "serve --bot-pace -1": ("is too small", "ez kevés", "ist zu wenig", "太小", "est trop petit"),
    "play --bot /nowhere/bot": (
        "is not a program",
        "nem futtatható program",
        "ist kein Programm",
        "不是這裡能執行的程式",
        "n’est pas un programme",
    ),
    "database check nothing.db": ("No such file", "Nincs ilyen fájl", "gibt es nicht", "找不到這個檔案", "ce fichier n’existe pas"),
    f"check {CASES / 'king.masc'}": (
        "ok, games: 3",
        "rendben, játékok: 3",
        "in Ordnung, Partien: 3",
        "正確，對局 3 場",
        "en ordre, parties\N{NARROW NO-BREAK SPACE}: 3",
    ),
    f"check {README}": (
        "README.md:3: a game begins with",
        "README.md:3: egy játék a formátum verziójával kezdődik",
        "README.md:3: eine Partie beginnt mit",
        "README.md:3: 對局的開頭是",
        "README.md:3: une partie commence par",
    ),
    f"replay {README}": ("a game begins", "egy játék a formátum", "eine Partie beginnt", "對局的開頭是", "une partie commence"),
    f"play --blank {README}": ("not TOML:", "nem TOML:", "kein TOML:", "不是 TOML：", "pas du TOML"),
    f"cast --players 6 --blank {README} king": ("not TOML:", "nem TOML:", "kein TOML:", "不是 TOML：", "pas du TOML"),
    "play --name a:b": ("cannot be a name", "nem lehet név", "kann kein Name sein", "不能當名字", "ne peut pas être un nom"),
    f"verify {CASES / 'king.masc'}": (
        "has no “commitment:”",
        "nincs „commitment:”",
        "hat keine Zeile",
        "沒有「commitment:」",
        "n’a pas de ligne",
    ),
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_commands_say_in_every_language(line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for language, expected in zip(LANGUAGES, REFUSED[line], strict=True):
        monkeypatch.setenv("LC_ALL", LOCALES[language])
        assert expected in outcome(line.split(), capsys)[1]


BARE = """
import sys
for name in ("fluent", "fluent.runtime", "rich", "aiohttp", "uvloop", "torch", "ray"):
    sys.modules[name] = None
from mascarade.cli import main
for arguments in (["--version"], ["play", "--help"], ["plya"], ["play"], ["serve"], ["doctor"], ["completion", "fish"]):
    try:
        status = main(arguments)
    except SystemExit as end:
        status = end.code
    print("STATUS", arguments[0], status, file=sys.stderr, flush=True)
"""


def test_help_doctor_and_completion_need_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    assert re.findall(r"STATUS (\S+) (\d)", done.stderr) == [
        ("--version", "0"), ("play", "0"), ("plya", "2"), ("play", "2"), ("serve", "2"), ("doctor", "1"), ("completion", "0"),
    ]  # fmt: skip
    assert "Zahl der Spieler" in done.stdout
    assert "Den Befehl „plya“ gibt es nicht. Meintest du play?" in done.stderr
    assert "ist nicht installiert. So wird es installiert: pip install 'mascarade[terminal]'" in done.stderr
    assert "Spielen geht noch nicht. Zuerst: pip install 'mascarade[terminal]'" in done.stdout
