"""`mascarade arena` and `mascarade balance`, as a person runs them."""

import json
from pathlib import Path

import pytest

from mascarade import cli
from mascarade.cli import main
from mascarade.server.messages import Options


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("arena", "name the bots"),
        ("arena honest", "two or more different bots"),
        ("arena honest random --one bayes --among honest", "name the bots"),
        ("arena --one honest", "--among BOT"),
        ("arena honest nobody", "no bot “nobody”"),
        ("arena honest sharp:angry", "no temperament “angry”"),
        ("arena honest bayes@2", "right would be 0 to 1, as in bayes@0.5"),
        ("arena honest random --players 14", "2 to 13 players"),
        ("arena honest random --games 0", "0 games"),
        ("arena honest random --cores 0", "0 cores"),
        ("arena honest random --seed -1", "the seed -1"),
        ("arena honest random --cast judge,king", "6 players need 6 cards"),
        ("arena --together honest random --players 3", "2 bots cannot take 3 seats"),
        ("arena honest random --html nowhere/report.html", "nowhere/report.html"),
        ("arena --resume nothing.npz", "nothing.npz: No such file"),
        ("balance --bot nobody", "no bot “nobody”"),
        ("balance --all", "--json FILE"),
        ("balance --blank nothing.toml --cast judge", "nothing.toml"),
        ("balance --against judge,king", "need 6 cards"),
        ("balance --json .", "no file can be written there"),
    ],
)
def test_what_makes_no_sense_is_told(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    assert said in capsys.readouterr().err


def test_arena_prints_and_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = "arena --one honest --among random --players 4 --games 400 --json out.json --html out.html"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "First edition, 4 players\n400 games: 100 deals" in said
    facts = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert facts["bots"]["honest"]["share"]["value"] > 1
    assert f"{facts['bots']['honest']['share']['value']:.3f}" in said
    assert (tmp_path / "out.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_balance_plays_with_the_bots_that_fill_a_table() -> None:
    """“How will this play?” and the command mean the same games, unless somebody chooses."""
    assert cli.parser().parse_args(["balance"]).bot == Options().fill


def test_the_same_command_gives_the_same_file(tmp_path: Path) -> None:
    for name, cores in (("one", "1"), ("two", "2")):
        assert main(f"arena honest random --games 1500 --cores {cores} --json {name}.json --html {name}.html".split()) == 0
    for ending in ("json", "html"):
        assert (tmp_path / f"one.{ending}").read_bytes() == (tmp_path / f"two.{ending}").read_bytes()


def test_balance_speaks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = "balance --players 7 --against spy --bot honest --games 300 --language de --json out.json --html out.html"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "Erste Ausgabe, 7 Spieler, mit der Spionin" in said
    assert "Züge" in said
    facts = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert [one["setup"]["scenario"] for one in facts] == ["", "spy"]


def test_balance_of_a_blank_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[[character]]\ncode = "mine"\nname = "My <own> card"\nsteps = ["bank 3"]\n', encoding="utf-8")
    command = "balance --players 6 --blank mine.toml --cast judge,king,queen,bishop,thief,mine --bot honest --games 300 --html out.html"
    assert main(command.split()) == 0
    assert "a custom cast" in capsys.readouterr().out
    report = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert "My &lt;own&gt; card" in report
    assert "<own>" not in report
