"""The programs in `examples` run as their first lines say, and show what they are for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mascarade.cli import main
from tests.test_docs import ROOT, cells
from tests.test_examples import understood

FOLDER = ROOT / "examples"
MINE = ("play_a_game", "small_bot", "tournament", "balance_question", "training_loop")


def run(name: str, *options: str, folder: Path | None = None) -> str:
    """What an example prints; it must succeed, and say nothing on the error stream but that it compiles."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(FOLDER / f"{name}.py"), *options],
        cwd=folder,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = re.sub(r"mascarade: compiling for this machine, once: \w+\n", "", done.stderr)
    assert (done.returncode, said) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 120
    return done.stdout


def percents(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"wins (\d+\.\d)%", text)]


def test_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run("play_a_game", "--save", "game.masc", folder=tmp_path)
    assert "Adele is told of it: Took, Exchanged\n  Bruno is told of it: Took\n" in said
    assert re.search(r"^\w+ won \((rich|broke|cheat)\) after \d+ turns\.\nSaved: mascarade replay game\.masc$", said, re.MULTILINE)
    told = said.split("And so on")[1]
    assert " take " in told
    assert not re.search(r"\w exchange \w|\w pretend \w", told), "an onlooker does not know which"
    assert main(["check", str(tmp_path / "game.masc")]) == 0, capsys.readouterr().err
    assert run("play_a_game", "--players", "2") != run("play_a_game", "--players", "3")


def test_a_small_bot_holds_its_own_among_the_honest() -> None:
    said = run("small_bot", "--games", "200", "--against", "honest")
    assert "200 games each; a fair share would be 25.0%" in said
    assert percents(said)[0] > 25


def test_a_tournament_has_an_order() -> None:
    said = run("tournament", "--games", "1200")
    shares = re.findall(r"^(\w+) +(\d\.\d\d) +(\d\.\d\d) to (\d\.\d\d)$", said, re.MULTILINE)
    assert [shares[0][0], shares[-1][0]] == ["bayes", "honest"]
    assert all(float(low) < float(share) < float(high) for _, share, low, high in shares)
    assert "bayes wins 7" in said or "bayes wins 8" in said


def test_a_strong_card_is_called_strong_and_a_weak_one_weak() -> None:
    said = run("balance_question", "--games", "1800", "--steps", "bank 12")
    assert "The Pirate: Take 12 from the bank.\n" in said
    assert said.endswith("The Pirate is strong, and stronger than any card was before.\n")
    assert run("balance_question", "--games", "1800", "--steps", "treat 6").endswith("The Pirate is weak.\n")


def test_a_network_learns() -> None:
    said = run("training_loop", "--updates", "30", "--games", "1500")
    before, *_, after = percents(said)
    assert abs(before - 25) < 4
    assert after > 33


# -- what is said of them ----------------------------------------------------------------------------------------------------------------


def test_every_example_is_listed() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[([\w.]+)\]\(([\w.]+)\) \|", text, re.MULTILINE)
    assert sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".py", ".mjs")) == sorted(name for name, _ in listed)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (FOLDER / link).exists(), link
    assert len(cells(text)) == 1 + len(listed)


@pytest.mark.parametrize("name", MINE)
def test_an_example_tells_how_to_run_it(name: str) -> None:
    """Every way to run it that is shown at its top has options that it knows, and so have the commands that it speaks of."""
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    about = text.split('"""')[1]
    known = set(re.findall(r'add_argument\("(--\w+)"', text))
    shown = re.findall(rf"^    python examples/{name}\.py(.*)$", about, re.MULTILINE)
    assert shown[0].split("#")[0].strip() == ""
    for line in shown:
        assert set(re.findall(r"--\w+", line)) <= known
    for command in re.findall(r"`(mascarade [^`]+)`", about):
        understood(command)
