"""`mascarade train` where nothing can be trained: what it says. Learning itself is in test_training.py."""

import importlib.util
from pathlib import Path

import pytest

from mascarade.cli import main


def test_without_pytorch_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "torch" else found(name))
    assert main(["train", "--out", str(tmp_path / "out.pt")]) == 2
    assert "torch is not installed. To install it: pip install 'mascarade[train]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--out", "/nowhere/out.pt"], "No file can be written there"),
        (["--minutes", "-1"], "--minutes -1 is too small. At least 0 is needed."),
        (["--minutes", "nan"], "--minutes nan is too small"),
        (["--games", "0"], "--games 0 is too small"),
        (["--resume", "one.pt", "--games", "5"], "Leave out --games, --seed, --from, --against, --beyond and the table"),
        (["--from", "one.safetensors", "--against", "two.safetensors"], "leave --from out"),
        (["--against", "nobody"], "'nobody' is no player"),
        (["--beyond", "13", "--from", "one.safetensors"], "--beyond 13 is out of range: 2 to 12."),
        (["--beyond", "8"], "--beyond needs --from"),
        (["--beyond", "8", "--from", "one.safetensors", "--players", "12"], "neither --players nor --against"),
        (["--edition", "2"], "--edition and --scenario need --players"),
        (["--players", "14"], "14"),
        (["--from", "one.safetensors"], "one.safetensors cannot be read: No such file or directory"),
    ],
)
def test_options_are_checked_before_anything_is_loaded(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", *options]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
