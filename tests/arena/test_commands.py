"""`mascarade arena` and `mascarade balance`, as a person runs them."""

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from mascarade import cli
from mascarade.arena import commands
from mascarade.arena.run import Run, save_runs
from mascarade.arena.series import Played, Series, two_by_two
from mascarade.arena.workers import Told
from mascarade.casts import printed_cast
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
        ("arena honest", "at least two different bots"),
        ("arena honest random --one bayes --among honest", "name the bots"),
        ("arena --one honest", "--among BOT"),
        ("arena honest nobody", "no bot “nobody”"),
        ("arena honest sharp:angry", "no temperament “angry”"),
        ("arena honest bayes@2", "Use a number from 0 to 1, as in bayes@0.5"),
        ("arena honest random --players 14", "2 to 13 players"),
        ("arena honest random --games 0", "--games 0 is out of range: 1 to"),
        ("arena honest random --cores 0", "--cores 0 is out of range: 1 to 1024"),
        ("arena honest random --seed -1", "--seed -1 is out of range: 0 to"),
        ("arena honest random --cast judge,king", "6 players need 6 cards"),
        ("arena --together honest random --players 3", "2 bots cannot take 3 seats"),
        ("arena honest random --html nowhere/report.html", "nowhere/report.html"),
        ("arena --resume nothing.npz", "nothing.npz: No such file"),
        ("balance --bot nobody", "no bot “nobody”"),
        ("balance --all", "--json FILE"),
        ("balance --blank nothing.toml --cast judge", "nothing.toml"),
        ("balance --against judge,king", "need 6 cards"),
        ("balance --json .", "No file can be written there"),
        ("balance --resume nothing.npz", "nothing.npz: No such file"),
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


@pytest.mark.parametrize("command", ["balance --players 7 --against spy", "balance --all --json out.json"])
def test_a_balance_goes_on_after_an_interruption(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one cast, of two, or of all: what was played is kept, and the end is the same."""
    command += " --bot random --games 600"
    assert main(f"{command} --json whole.json".split()) == 0
    whole, play, calls = capsys.readouterr().out, commands.play_here, 0

    def interrupted(series: Series, chunks: Iterator[int], told: Told[int, Played], stop: Event, cores: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            stop.set()
        play(series, chunks, told, Event() if calls == 1 else stop, cores)

    with monkeypatch.context() as patched:
        patched.setattr(commands, "play_here", interrupted)
        assert main(command.split()) == 130
    assert "mascarade balance --resume mascarade-balance-1.npz" in capsys.readouterr().err
    assert main(["balance", "--resume", "mascarade-balance-1.npz", "--json", "again.json"]) == 0
    assert capsys.readouterr().out == whole
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert main(["arena", "--resume", "mascarade-balance-1.npz"]) == 2
    assert "is not an interrupted arena" in capsys.readouterr().err


def test_a_balance_does_not_go_on_with_an_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_runs(tmp_path / "arena.npz", [Run(two_by_two(printed_cast(1, 4), ("honest", "random"), 10, 1))])
    assert main(["balance", "--resume", "arena.npz"]) == 2
    assert "is not an interrupted balance report" in capsys.readouterr().err
