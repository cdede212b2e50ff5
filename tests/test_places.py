"""A new step, event, entry or option is one row; CONTRIBUTING lists what else it needs, and nothing is missing from that list."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mascarade.rules import layout
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.rules.editions import EDITION_NUMBERS
from tests import places

ROOT = Path(__file__).parents[1]

ROWS = {
    "src/mascarade/rules/layout.py": [
        (')\n"""Every step there is', '    StepKind("juggle", (CHOOSE_PLAYER,)),\n)\n"""Every step there is'),
        (") = range(len(STEPS))", "    JUGGLE,\n) = range(len(STEPS))"),
        (')\n"""Every kind of event', '    EventKind("vanished", ("player",)),\n)\n"""Every kind of event'),
        (") = range(1, len(EVENTS) + 1)", "    VANISHED,\n) = range(1, len(EVENTS) + 1)"),
    ],
    "src/mascarade/server/entries.py": [("\nAnyEntry = (", '\nclass Vanished(Entry, tag="vanished"):\n    """Gone."""\n\n\nAnyEntry = (')],
    "src/mascarade/server/messages.py": [("    chat: bool = True\n", "    chat: bool = True\n    magic: bool = False\n")],
}
"""What is put in place of what: one more row of each."""

LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "*.safetensors", "*.svg", "*.png")

NEW = {"step": "juggle", "event": "vanished", "entry": "Vanished", "option": "magic"}


def test_nothing_is_lacking_anywhere() -> None:
    assert places.lacking() == {thing: [] for thing in NEW}


def test_the_words_of_steps_and_the_editions_are_those_of_the_tables() -> None:
    assert list(VERBS) == [step.word for step in layout.STEPS[1:]]
    assert tuple(EDITIONS) == EDITION_NUMBERS


@pytest.fixture(scope="module")
def objecting(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[list[str]]]:
    """What is said of a copy of the sources with one more row of each."""
    scratch = tmp_path_factory.mktemp("scratch")
    for part in ("src/mascarade", "docs", "page/src", "tests/rules/records"):
        shutil.copytree(
            ROOT / part, scratch / part, ignore=shutil.ignore_patterns("static", "__pycache__", "*.safetensors", "*.svg", "*.png")
        )
    for file in ("tests/places.py", "tests/__init__.py"):
        shutil.copy(ROOT / file, scratch / file)
    for file, changes in ROWS.items():
        text = (scratch / file).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (file, old)
            text = text.replace(old, new)
        (scratch / file).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.places"],
        cwd=scratch,
        env=os.environ | {"PYTHONPATH": f"{scratch / 'src'}{os.pathsep}{scratch}", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[list[str]]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("thing", NEW)
def test_every_place_that_objects_to_a_new_row_is_listed(thing: str, objecting: dict[str, list[list[str]]]) -> None:
    said = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = re.search(rf"^### A new {thing}\b.*?(?=^##)", said, re.MULTILINE | re.DOTALL)
    assert section is not None
    listed = re.findall(r"^- `([^`]+)`:", section[0], re.MULTILINE)
    assert {word for word, _ in objecting[thing]} == {NEW[thing]}
    assert sorted(place for _, place in objecting[thing]) == sorted(listed)
