"""Documentation is tested: its code runs, and every command, option, event and public name is in it."""

import argparse
import doctest
import re
from pathlib import Path

import pytest

import mascarade
from mascarade.cli import _parser

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_command_and_option_is_documented() -> None:
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    commands = next(action for action in _parser()._actions if isinstance(action, argparse._SubParsersAction))
    parts = {part.split("`")[0].split()[1]: part for part in text.split("## `")[1:]}
    assert set(parts) == {*commands.choices, "--version"}
    for command, parser in commands.choices.items():
        documented = set(re.findall(r"^\| `(--[\w-]+)", parts[command], re.MULTILINE))
        assert documented == {option for action in parser._actions for option in action.option_strings} - {"-h", "--help"}, command


def test_the_public_surface_is_what_it_says() -> None:
    assert sorted(name for names in mascarade._HOME.values() for name in names) == sorted(mascarade.__all__)
    for name in mascarade.__all__:
        assert getattr(mascarade, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        _ = mascarade.Gmae


def test_every_rule_number_in_the_code_exists() -> None:
    known = set((ROOT / "tests" / "rules" / "rule_numbers.txt").read_text(encoding="utf-8").split())
    for path in (ROOT / "src").rglob("*.py"):
        for number in re.findall(r"\bR\d+\.\d+\b", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name} cites {number}"
