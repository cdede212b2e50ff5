"""What the package says of itself, and what it says when a part is missing. `make packages` installs it on each Python found."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

import mascarade
from mascarade.cli import main
from mascarade.extras import extras, remedy

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def names(lines: list[str]) -> set[str]:
    return {found[0] for line in lines if (found := re.match(r"[\w.]+", line))} - {"mascarade"}


def test_there_is_one_version() -> None:
    assert "version" in PROJECT["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", mascarade.__version__)


def test_the_library_alone_needs_little() -> None:
    assert names(PROJECT["dependencies"]) == {"msgspec", "numba", "numpy", "safetensors", "threadpoolctl"}


@pytest.mark.parametrize("extra", PROJECT["optional-dependencies"])
def test_every_package_of_an_extra_leads_back_to_it(extra: str) -> None:
    for package in names(PROJECT["optional-dependencies"][extra]):
        assert extras()[re.sub(r"[._]", "-", package)] == extra


def test_every_dependency_has_its_reason() -> None:
    reasons = CONTRIBUTING.partition("## Dependencies")[2].lower().replace("open_spiel", "openspiel")
    wanted = names(PROJECT["dependencies"]).union(*map(names, PROJECT["optional-dependencies"].values()))
    assert {one for one in wanted if one.lower().replace("open_spiel", "openspiel").replace("torch", "pytorch") not in reasons} == set()


def test_a_missing_part_is_told_with_its_remedy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "aiohttp", None)
    for module in [one for one in sys.modules if one.startswith("mascarade.server")]:
        monkeypatch.delitem(sys.modules, module)
    assert main(["serve"]) == 2
    assert "pip install 'mascarade[server]'" in capsys.readouterr().err


def test_what_is_not_ours_has_no_remedy() -> None:
    assert remedy("nobody_has_this") is None
    assert remedy(None) is None
