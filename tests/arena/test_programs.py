"""Programs in the arena: the same series, the same results wherever they come from, and faults in every report."""

import json
import shlex
import sys
from html import unescape
from pathlib import Path
from threading import Event

import pytest

from mascarade.arena.arena_report import arena_report, said_of_programs
from mascarade.arena.balance_report import BalanceWords
from mascarade.arena.commands import Where, resume
from mascarade.arena.mixed import Faults, seed_of
from mascarade.arena.run import Run, load_runs, save_runs
from mascarade.arena.series import Played, Series, one_among, one_table, play_chunk, two_by_two
from mascarade.arena.standings import Standings
from mascarade.arena.workers import play_here
from mascarade.casts import printed_cast
from mascarade.cli import main
from mascarade.errors import BadBot, MascaradeError
from mascarade.languages import LANGUAGES
from mascarade.programs.command import Command
from mascarade.programs.faults import Fault
from tests.arena.conftest import played
from tests.programs.tables import ROOT, find_node, rogue

FOUR = printed_cast(1, 4)
PYTHON_BOT = Command("python", (sys.executable, "-E", str(ROOT / "examples" / "bot.py")), 20.0)
JAVASCRIPT_BOT = Command("javascript", (str(find_node()), str(ROOT / "examples" / "bot.mjs")), 20.0)
GOOD = rogue("good")


@pytest.fixture(scope="module")
def series() -> Series:
    return one_among(FOUR, "python", "honest", 48, 7, [PYTHON_BOT])


@pytest.fixture(scope="module")
def run(series: Series) -> Run:
    return played(series, 2)


def test_the_deals_are_those_of_compiled_games(run: Run) -> None:
    compiled = played(one_among(FOUR, "honest", "random", 48, 7))
    assert (run.results["deal"] == compiled.results["deal"]).all()
    assert run.results["ending"].all()
    assert (run.results["gold"].max(axis=1) >= 1).all()


def test_the_same_on_one_core(series: Series, run: Run) -> None:
    again = played(series, 1)
    assert again.results.tobytes() == run.results.tobytes()
    assert arena_report(Standings(again)) == arena_report(Standings(run))


def test_the_same_after_an_interruption(series: Series, run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half, stop = Run(series), Event()

    def told(chunk: int, chunk_played: Played) -> None:
        half.add(chunk, chunk_played)
        stop.set()

    play_here(series, half.missing(), told, stop, 1)
    assert 0 < half.games < series.games
    path = tmp_path / "state.npz"
    save_runs(path, [half])
    assert load_runs(path)[0].series == series
    with pytest.raises(MascaradeError, match="Name its programs again: --bot 'python="):
        resume(path, [], Where())
    assert resume(path, [PYTHON_BOT], Where(cores=1, json=tmp_path / "out.json")) == 0
    assert "python played without a fault." in capsys.readouterr().out
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8")) == json.loads(json.dumps(Standings(run).facts()))


def test_a_chunk_can_be_played_anywhere(series: Series, run: Run) -> None:
    """As on another machine: it starts the programs it needs, and ends them."""
    chunk = series.chunks - 1
    assert play_chunk(series, chunk).results.tobytes() == run.results[series.span(chunk)].tobytes()


def test_faults_are_counted_and_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = rogue("not allowed")
    name = shlex.join(bad.words)
    command = ["arena", "--together", "honest", "honest", "honest", "--bot", name, "--games", "4", "--cores", "1"]
    assert main([*command, "--json", str(tmp_path / "out.json"), "--html", str(tmp_path / "out.html")]) == 0
    facts = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["bots"][name]
    assert facts["command"] == list(bad.words)
    assert facts["faults"] == {"not-allowed": 9, "absent": 1}
    assert facts["first_fault"]["game"] == 0
    assert facts["first_fault"]["said"].startswith("not-allowed: 264 is none of")
    counted = "was at fault: 9 × not allowed, 1 × did not come back; where it made no decision, its first choice was taken"
    assert counted in " ".join(capsys.readouterr().out.split())
    assert counted in (tmp_path / "out.html").read_text(encoding="utf-8")


def test_names_are_text(tmp_path: Path) -> None:
    """A command may hold anything; in the report and on the terminal it is shown as it is."""
    strange = Command("[bold]<i>&", GOOD.words)
    standings = Standings(played(two_by_two(FOUR, ("honest", strange.name), 4, 1, [strange]), 1))
    report = arena_report(standings)
    assert "<i>" not in report
    assert "[bold]&lt;i&gt;&amp;" in report
    assert said_of_programs(standings, BalanceWords("en")) == ["[bold]<i>& played without a fault."]


def test_a_report_is_in_its_language() -> None:
    standings = Standings(played(two_by_two(FOUR, ("honest", GOOD.name), 4, 1, [GOOD]), 1))
    for language in LANGUAGES:
        report, words = unescape(arena_report(standings, language)), BalanceWords(language)
        assert f'<html lang="{language}">' in report
        for key in ("title", "wins", "wins-caption", "beats-caption", "against", "numbers-caption", "how-text", "programs-caption"):
            assert words.say(f"arena-{key}") in report
        for said in (words.character("judge"), *said_of_programs(standings, words)):
            assert said in report
        assert ("fair share" in report) == (language == "en")


def test_the_first_fault_is_the_first_whatever_comes_when() -> None:
    one, other = Faults(), Faults()
    one.note("x", 9, [Fault("late", "a"), Fault("gone", "b")])
    other.note("x", 3, [Fault("late", "c")])
    both = [Faults(), Faults()]
    for total, parts in zip(both, ((one, other), (other, one)), strict=True):
        for part in parts:
            total.add(part)
    assert both[0] == both[1] == Faults({"x": {"late": 2, "gone": 1}}, {"x": (3, "late: c")})
    assert Faults.read(json.loads(json.dumps(both[0].facts()))) == both[0]


def test_seeds_differ_and_are_whole_in_javascript() -> None:
    seeds = {seed_of(seed, game, player) for seed in range(3) for game in range(50) for player in range(6)}
    assert len(seeds) == 3 * 50 * 6
    assert max(seeds) < 2**53


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["honest", "--bot", "/nowhere/bot"], "“/nowhere/bot” is not a program"),
        (["honest", "--bot", f"x={sys.executable} nothing.py"], "x: gone: it ended with status 2; its last words:"),
        (["honest", "--bot", ""], "is not a command"),
        (["honest", "--bot", "random=cat"], "“random” is one of the arena’s own bots"),
        (["honest", "--bot", "x=cat", "--bot", "x=ls"], "Two programs are called “x”"),
        (["--one", "honest", "--among", "random", "--bot", "x=cat"], "“x” does not play"),
        (["seer", "--bot", "x=cat"], "“seer” sees all cards"),
        (["--bot", "x=cat"], "at least two different bots"),
        (["honest", "--bot", "x=cat", "--seconds", "0"], "--seconds 0 is out of range: 0.01 to 3600"),
        (["--together", "honest", "--bot", "x=cat", "--players", "4"], "2 bots cannot take 4 seats"),
        (["honest", "nobody", "--bot", "x=cat"], "no bot “nobody”"),
        (["--bot", "x=cat", "--resume", "nothing.npz"], "nothing.npz: No such file"),
    ],
)
def test_what_makes_no_sense_is_told(command: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *command]) == 2
    assert said in capsys.readouterr().err


def test_a_series_names_its_programs() -> None:
    with pytest.raises(BadBot, match="does not play"):
        one_table(FOUR, ("honest",) * 4, 4, 1, [GOOD])
    assert one_table(FOUR, ("good", *["honest"] * 3), 4, 1, [GOOD]).programs == (GOOD,)


# -- the examples ------------------------------------------------------------------------------------------------------------------------


def meet(games: int, players: int, edition: int = 1, scenario: str = "") -> Standings:
    cast = printed_cast(edition, players, scenario)
    run = played(two_by_two(cast, ("python", "javascript"), games, 13, [PYTHON_BOT, JAVASCRIPT_BOT]), 2)
    assert run.faults == Faults()
    assert run.results["ending"].all()
    return Standings(run)


@pytest.mark.parametrize(("players", "edition", "scenario", "games"), [(4, 1, "", 30), (2, 1, "", 6), (3, 1, "", 6), (8, 2, "B", 8)])
def test_the_examples_play_without_a_fault(players: int, edition: int, scenario: str, games: int) -> None:
    meet(games, players, edition, scenario)


@pytest.mark.long
def test_the_examples_play_a_thousand_games_without_a_fault() -> None:
    meet(1000, 6)


def test_the_python_example_is_short_and_needs_nothing() -> None:
    source = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 60
    assert {line for line in source.splitlines() if line.startswith(("import", "from"))} == {"import json", "import random", "import sys"}
