"""The command `mascarade`, run as a person runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mascarade.cli import main

ROOT = Path(__file__).parents[1]
CASES = ROOT / "tests" / "cases"
BROKEN = """mascarade: 1
edition: 1
players: Adele, Bruno, Cedric, Didier
cast: judge, bishop, king, queen, thief, cheat
deal: judge, bishop, king, queen | thief, cheat

Adele exchange Bruno
? gold 6, 6, 6, 7
"""


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the terminal of the one who runs the tests speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_check_prints_one_line_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, sorted(CASES.glob("*.masc")))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(CASES.glob("*.masc")))
    assert f"{CASES / 'king.masc'}: ok, games: 3, moves: 22, checks: 26" in lines


def test_check_says_file_line_expected_and_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.masc"
    path.write_text(BROKEN, encoding="utf-8")
    assert main(["check", str(path), str(CASES / "king.masc")]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{path}:8: gold: expected 6, 6, 6, 7, but 6, 6, 6, 6 holds"
    assert "ok" in second


@pytest.mark.parametrize(
    ("content", "said", "status"),
    [(None, "No such file", 2), (b"\xff\xfe", "UTF-8", 2), (b"", "there is no game", 1), (b"hello\n", "mascarade: 1", 1)],
    ids=["missing", "not UTF-8", "empty", "no record"],
)
def test_any_file_is_survived(content: bytes | None, said: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """1: it is no record that holds; 2: it cannot even be read, or somebody wants to see what does not hold."""
    path = tmp_path / "file.masc"
    if content is not None:
        path.write_bytes(content)
    assert main(["check", str(path)]) == status
    assert said in capsys.readouterr().out
    assert main(["verify", str(path)]) == status
    assert said in capsys.readouterr().out
    assert main(["replay", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_replay_shows_every_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--all", str(CASES / "two_players.masc")]) == 0
    out = capsys.readouterr().out
    assert "0 of 11  the start" in out
    assert "11 of 11  Bruno\n" in out
    assert "Bruno really exchanged" in " ".join(out.split("11 of 11")[1].replace("│", " ").split())


def test_replay_with_one_players_eyes_hides_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--all", "--eyes", "Bruno", "--game", "3", str(CASES / "under_the_table.masc")]) == 0
    out = capsys.readouterr().out
    assert "Adele may have exchanged with" in out
    assert "Adele really exchanged" not in out
    assert "You only pretended to exchange" in out
    assert "Cheat" not in out.split("1 of")[0]


def test_replay_as_json_has_every_state_event_and_view(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(CASES / "king.masc")]) == 0
    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [step["move"] for step in steps][:3] == [None, "Bruno announce king", "Cedric pass"]
    assert steps[0]["state"]["cards"]["Bruno"] == "bishop"
    assert set(steps[1]["views"]) == {"Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "onlooker"}
    assert steps[-1]["events"][-1] == {"what": "paid", "audience": None, "payer": "bank", "payee": "Bruno", "amount": 3}
    assert all(view["cards"] is None for step in steps for view in step["views"].values())


def test_json_with_one_players_eyes_has_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", "--eyes", "onlooker", "--game", "3", str(CASES / "under_the_table.masc")]) == 0
    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert set(steps[1]) == {"line", "move", "view"}
    assert steps[1]["move"] == "Adele take centre.2"
    assert [event["what"] for event in steps[1]["view"]["events"]] == ["took"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", str(CASES / "king.masc"), "--game", "9"], "has no game 9. The last one is 3."),
        (["replay", str(CASES / "king.masc"), "--eyes", "Zoe"], "Nobody is called “Zoe”"),
        (["cast", "--players", "14"], "2 to 13 players"),
        (["play", "--players", "1"], "2 to 13 players"),
        (["play", "--cast", "judge,king"], "exactly 6 cards"),
        (["play", "--players", "6", "--scenario", "Z"], "no scenario 'Z'"),
        (["play", "--blank", "nowhere.toml"], "nowhere.toml: No such file"),
        (["play", "--players", "4", "--level", "seer"], "seer sees all cards: it plays in the arena only"),
        (["play", "--players", "8", "--cast", "judge,princess,puppet_master"], "edition 2 has it: --edition 2"),
        (["balance", "--against", "Z"], "Use printed, A, B or spy, or codes separated by commas, from judge, bishop"),
        (["characters", "--blank", str(CASES / "king.masc")], "not TOML"),
    ],
    ids=lambda value: " ".join(value[:1] + value[-2:]) if isinstance(value, list) else "",
)
def test_a_command_that_makes_no_sense_says_why(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_cast_shows_printed_ones_and_checks_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cast", "--players", "7"]) == 0
    assert "scenario spy" in capsys.readouterr().out
    assert main(["cast", "--players", "6", "judge,king,queen,witch,cheat,bishop"]) == 0
    capsys.readouterr()
    assert main(["cast", "--players", "6", "king,spy,spy,inquisitor"]) == 1
    said = capsys.readouterr().out
    for rule in ("R1.3", "R8.1", "R8.2", "R8.3", "R4.1"):
        assert rule in said


def test_characters_are_all_there(capsys: pytest.CaptureFixture[str]) -> None:
    from mascarade.rules.characters import EDITIONS

    assert main(["characters"]) == 0
    said = capsys.readouterr().out
    for edition in EDITIONS.values():
        for code in edition:
            assert code in said
    assert "alchemist" in said


def test_importing_the_package_does_not_import_numba() -> None:
    code = "import sys, mascarade, mascarade.cli; mascarade.cast_problems(1, 6, ['judge']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.startswith("mascarade 0.")
