"""Documentation is complete and true: every command, option, setting, rule and character is in it, and links lead somewhere."""

import argparse
import json
import re
from pathlib import Path

import msgspec
import pytest
from tools import expert_page, scale
from tools.benchmarks_page import RESULTS, with_figures

import mascarade
from mascarade.casts import printed_casts
from mascarade.cli import parser
from mascarade.languages import Words
from mascarade.rules.characters import EDITIONS
from mascarade.server import messages

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "benchmarks" / "results").glob("*.md")),
]


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def cells(text: str) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    rows = re.findall(r"^\| (.+) \|$", text, re.MULTILINE)
    return [[cell.strip() for cell in row.split(" | ")] for row in rows if not row.startswith("---")]


# -- links -------------------------------------------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """Where links into a page may lead, as Git hosts name its headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text) + [(one, "") for one in re.findall(r'<img src="([^"]+)"', text)]:
        if not target.startswith("http"):
            there = page.parent / target if target else page
            assert there.exists(), f"{page.name} links to {target}"
            assert not anchor or anchor in anchors(there), f"{page.name} links to {target}#{anchor}"


def test_every_page_is_listed() -> None:
    listed = re.findall(r"^- \[[^]]+\]\(([^)]+)\): ", text_of("README.md"), re.MULTILINE)
    assert len(listed) == len(set(listed))
    pages = {page for page in PAGES if page.name != "README.md"}
    assert {(ROOT / "docs" / page).resolve() for page in listed} == pages


# -- commands and settings ---------------------------------------------------------------------------------------------------------------


def test_every_command_and_option_is_documented() -> None:
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    commands = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    parts = {part.split("`")[0].split()[1]: part for part in text.split("## `")[1:]}
    assert set(parts) == {*commands.choices, "--version"}
    for name, command in commands.choices.items():
        documented = set(re.findall(r"^\| `(--[\w-]+)", parts[name], re.MULTILINE))
        assert documented == options_of(command) - {"-h", "--help"}, name


def options_of(command: argparse.ArgumentParser) -> set[str]:
    """Its own, and those of the commands below it."""
    below = [one for action in command._actions if isinstance(action, argparse._SubParsersAction) for one in action.choices.values()]
    return {option for action in command._actions for option in action.option_strings}.union(*map(options_of, below))


def test_every_environment_variable_is_documented() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    read = {*re.findall(r'environ(?:\.get\(|\[)"(\w+)"', source), "LC_ALL", "LC_MESSAGES", "LANG"}
    assert len(read) > 5
    for name in read:
        assert f"`{name}" in text_of("commands.md"), name


def test_every_setting_of_a_table_is_told_to_players() -> None:
    """The protocol's page has them too: tests/server/test_protocol.py."""
    told = [row[1].strip("`") for row in cells(text_of("play.md").split("### What the host chooses")[1].split("\n#")[0])[1:]]
    assert sorted(told) == sorted(field.encode_name for field in msgspec.structs.fields(messages.Options))


def test_every_setting_of_the_page_is_told_to_players() -> None:
    sources = [(ROOT / "page" / "src" / "lib" / name).read_text(encoding="utf-8") for name in ("settings.svelte.ts", "i18n.svelte.ts")]
    kept = set(re.findall(r'remember\("(\w+)"', "".join(sources)))
    assert {row[0].strip("`") for row in cells(text_of("play.md").split("## What you can set for yourself")[1])[1:]} == kept


# -- the library -------------------------------------------------------------------------------------------------------------------------


def test_the_public_surface_is_what_it_says() -> None:
    assert sorted(name for names in mascarade._HOME.values() for name in names) == sorted(mascarade.__all__)
    for name in mascarade.__all__:
        assert getattr(mascarade, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        _ = mascarade.Gmae


# -- the rules -----------------------------------------------------------------------------------------------------------------------------


def test_the_page_has_every_rule_once_and_in_order() -> None:
    known = (ROOT / "tests" / "rules" / "rule_numbers.txt").read_text(encoding="utf-8").split()
    assert re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", text_of("rules.md"), re.MULTILINE) == known


def test_every_rule_number_cited_exists() -> None:
    known = set((ROOT / "tests" / "rules" / "rule_numbers.txt").read_text(encoding="utf-8").split())
    for path in [*(ROOT / "src").rglob("*.py"), *PAGES]:
        for number in re.findall(r"\bR\d+\.\d+\b", path.read_text(encoding="utf-8")):
            assert number in known, f"{path.name} cites {number}"


@pytest.mark.parametrize("code", sorted({code for edition in EDITIONS.values() for code in edition}))
def test_every_character_is_told_as_it_is(code: str) -> None:
    """Its mask, its editions with the steps of its power, its cards, its least number of players."""
    printed = {number: edition[code] for number, edition in EDITIONS.items() if code in edition}
    one = next(iter(printed.values()))
    part = text_of("rules.md").split(f"### {one.name}\n")[1].split("\n#")[0]
    assert f"page/src/art/masks/{code}.svg" in part
    steps = {number: ", ".join(f"`{step}`" for step in character.steps) for number, character in printed.items()}
    if len(steps) == 2 and len(set(steps.values())) == 1:
        told = [f"both editions: {steps[1]}"]
    else:
        told = [f"{'first' if number == 1 else 'second'} edition: {row}" for number, row in steps.items()]
    told += ["two cards"] if one.copies == 2 else []
    told += [f"{one.players} players or more"] if one.players > 2 else []
    assert " · ".join([f"`{code}`", *told]) in part.splitlines()
    names = [Words(language).say(f"character-{code}") for language in ("en", "hu", "de", "zh-Hant", "fr")]
    assert [f"`{code}`", *names] in cells(text_of("rules.md"))


def test_every_printed_cast_is_told_as_it_is() -> None:
    told: dict[tuple[int, int, str], str] = {}
    for edition, title in ((1, "first"), (2, "second")):
        for which, characters in cells(text_of("rules.md").split(f"## Casts of the {title} edition")[1].split("\n#")[0])[1:]:
            players, _, scenario = which.partition(", ")
            codes = [name.lower().replace(" ", "_") for name in characters.split(", ")]
            if before := re.fullmatch(r"those_of_(\d+)", codes[0]):
                codes[:1] = told[edition, int(before[1]), ""].split()
            told[edition, int(players), scenario.strip("`")] = " ".join(codes)
    assert told == dict(printed_casts())


# -- figures -----------------------------------------------------------------------------------------------------------------------------


def test_what_is_told_of_training_is_what_was_measured() -> None:
    training, expert = (json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8")) for name in ("training", "expert"))
    assert training["weights"] == expert["weights"]
    response = training["best response"]
    share = f"{response['share']:.2f} ({response['low']:.2f}–{response['high']:.2f})"
    points = f"{response['points above a fair share']:.0f} percentage points"
    for page in ("training.md", "expert.md"):
        said = " ".join(text_of(page).replace("*", "").split())
        assert share in said
        assert points in said
    speeds = [piece["speed"]["decisions a second"] for piece in training["pieces"][-2:]]
    for speed in (training["speed of an update"]["decisions_per_second"], *speeds):
        assert f"{round(speed, -3):,} decisions per second" in " ".join(text_of("training.md").split())


def test_the_figures_are_those_of_the_results() -> None:
    assert text_of("benchmarks.md") == with_figures(text_of("benchmarks.md")), "run tools/benchmarks_page.py"
    for path in RESULTS.glob("*.json"):
        assert f"benchmarks/results/{path.name})" in text_of("benchmarks.md"), path.name
    server = json.loads((RESULTS / "server.json").read_text(encoding="utf-8"))["figures"]
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    for one in server.values():
        assert f"{one['decisions_per_second']:,.0f}" in readme
        assert f"{one['p99_ms']:.0f} ms" in readme


def test_how_far_it_goes_is_computed_from_the_results() -> None:
    assert text_of("scale.md") == scale.page(), "run python -m tools.scale"


def test_the_experts_page_is_what_the_results_say() -> None:
    assert text_of("expert.md") == expert_page.with_figures(text_of("expert.md")), "run python -m tools.expert_page"
    for name, drawn in expert_page.charts(json.loads((RESULTS / "expert.json").read_text(encoding="utf-8"))).items():
        assert text_of(name) == drawn, f"{name}: run python -m tools.expert_page"
        assert f"]({name})" in text_of("expert.md"), name
