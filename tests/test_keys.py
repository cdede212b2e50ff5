"""What code says: every key there is, none unused, and each that is put together listed."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import get_args

from mascarade.arena.balance_report import COLUMNS
from mascarade.arena.goals import GOALS
from mascarade.blank import example_characters
from mascarade.cli.mistakes import sentences
from mascarade.languages import FORMS
from mascarade.programs.faults import FAULT_KINDS
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.server import faces
from mascarade.server.errors import CODES
from mascarade.server.feelings import MOODS
from mascarade.server.messages import Level, Memory, Reaction, Temperament
from tests.lessons import EXPLAINED, LEARNERS
from tests.sentences import CHARACTERS, HOME, ROOT, everything

PROBLEMS = sorted(
    {
        code
        for path in (ROOT / "src" / "mascarade").rglob("*.py")
        for code in re.findall(r"\bProblem\(\s*\"([a-z-]+)\"", path.read_text("utf-8"))
    }
)
"""The codes of everything that can be wrong with a cast."""

FLAGS = sorted({verb.flag for verb in VERBS.values() if verb.flag})

WORDS = sorted(
    {
        f"{'side' if name in ('giver', 'taker') else name}-{word}"
        for verb in VERBS.values()
        for name, words in verb.words.items()
        for word in words
    }
)
"""The words of steps, as the page lets people choose them."""

DYNAMIC: dict[str, Iterable[object]] = {
    "arena-column-*": ["bot", "games", "share", "low", "high", "program", "command", "count", "fault"],
    "balance-*": ["rich", "broke", "cheat", "none"],
    "balance-column-*": COLUMNS,
    "arena-fault-*": FAULT_KINDS,
    "act-*": ["look", "announce", "really", "pretend"],
    "act-*.hint": ["look", "announce"],
    "ask-*": [verb.code for verb in VERBS.values() if verb.asks],
    "terminal-brief-*": VERBS,
    "terminal-ask-*": ["accuse", "puppets", "spy", "stir", "trade"],
    "blank-flag-*": FLAGS,
    "blank-*": WORDS,
    "character-*": [*CHARACTERS, "blank"],
    "rules-e*": ["1-05-h", "1-06-h", "2-05-h", "2-06-h"],
    **dict.fromkeys(("edition-*", "edition-*-hint", "pass-edition-*"), EDITIONS),
    "example-*": [character.name.lower() for character in example_characters()],
    "error-*": [*CODES, "unknown", "offline", "no-core", "unfetched", "lone-failed"],
    "**": LEARNERS,
    "games-import-*": ["not-a-game", "line", "midway"],
    "lesson-player-*": [1, 2, 3, 4, 5],
    "goal-*": GOALS,
    "goal-*-said": GOALS,
    "hint-*": ["goal", "opening", "pretend", "announce", "claim", "doubt", "court", "look", "pencil"],
    "keys-*": ["turn", "answer", "choose", "room", "replay"],
    "level-*": get_args(Level),
    "temperament-*": get_args(Temperament),
    "lone-*": ["unkept", "unlearned", "faltered"],
    "log-*": ["announced", "claimed", "used", "named", "exchanged", "pretended", "passed", "traded", "rotated", "moved", "exposed"],
    "mask-*": get_args(faces.Mask),
    "mistake-*": [key.removeprefix("mistake-") for key in sentences("en")],
    "colour-*": get_args(faces.Colour),
    **dict.fromkeys(("make-*", "make-*-hint"), ("onlookers", "chat")),
    **dict.fromkeys(("memory-*", "memory-*-hint"), get_args(Memory)),
    "make-scenario-*": ["printed", "spy", "a", "b", "own"],
    "options-starts-*": ["random", "first"],
    **dict.fromkeys(("pick-*", "pick-*-hint"), ("announce", "name")),
    "prepare-*": ["ask", "pass", "watch"],
    "problem-*": PROBLEMS,
    "mood-*": [f"{mood}-{line}" for mood, (*_, lines) in MOODS.items() for line in range(1, lines + 1)],
    "reaction-*": get_args(Reaction),
    "speed-*": ["slow", "normal", "fast", "off"],
    "step-**": [*VERBS, *(f"{verb.code}-{verb.flag}" for verb in VERBS.values() if verb.flag)],
    "summary-*": ["gold", "announced", "bluffs", "believed", "trueclaims", "falseclaims", "fines", "looks", "exchanges", "pretences"],
    "table-*": ["bank", "court"],
    "theme-*": ["auto", "light", "dark"],
}
"""Keys that code puts together, and every value that can stand where the star is. Each of them must exist."""

PREFIXES = ("rules-e1-", "rules-e2-")


@dataclass
class Uses:
    """What code says: keys, and the shapes of keys that it puts together."""

    literals: set[str] = field(default_factory=set)
    """Every string there is: a key may wait in a table until it is said."""
    said: dict[str, str] = field(default_factory=dict)
    """Keys that are said right there, and where."""
    shapes: dict[str, str] = field(default_factory=dict)


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
CALL = re.compile(r"(?<![\w.$])t\(|(?i:words)(?:\([^()]*\))?\.say\(")


def string_at(code: str, start: int) -> tuple[str, int]:
    """The string that begins with the quotation mark at `start`, with a star for each hole in it, and where it ends."""
    mark, text, at = code[start], "", start + 1
    python = code[start - 1] == "f"
    while at < len(code) and code[at] != mark and (code[at] != "\n" or mark == "`"):
        if (code.startswith("${", at) and mark == "`") or (code[at] == "{" and python):
            depth, text = 1, text + "*"
            at = code.index("{", at) + 1
            while depth and at < len(code):
                if code[at] in "\"'`":
                    at = string_at(code, at)[1] - 1
                depth += (code[at] == "{") - (code[at] == "}")
                at += 1
        else:
            text += code[at]
            at += 1
    return text, at + 1


def strings(code: str) -> Iterator[str]:
    """The strings of an argument that are not compared with anything."""
    at = 0
    while at < len(code):
        if code[at] in "\"'`":
            text, end = string_at(code, at)
            if not re.search(r"[!=]==?\s*$", code[:at]) and not re.match(r"\s*[!=]==?", code[end:]):
                yield text
            at = end
        else:
            at += 1


def first_argument(code: str, start: int) -> str:
    """What stands between a call's bracket and its first comma, or its end."""
    depth, at = 0, start
    while at < len(code):
        if code[at] in "\"'`":
            at = string_at(code, at)[1]
            continue
        if not depth and code[at] in ",)":
            break
        depth += (code[at] in "([{") - (code[at] in ")]}")
        at += 1
    return code[start:at]


def sources() -> Iterator[Path]:
    yield from (path for path in (ROOT / "page" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    yield from (path for path in (ROOT / "src" / "mascarade").rglob("*.py") if path.parent != HOME and "static" not in path.parts)


@cache
def uses() -> Uses:
    found = Uses()
    for path in sources():
        code = path.read_text(encoding="utf-8")
        if path.suffix != ".py":
            code = COMMENT.sub("", code)
        found.literals.update(re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", code))
        for call in CALL.finditer(code):
            for text in strings(first_argument(code, call.end())):
                (found.shapes if "*" in text else found.said)[text] = str(path.relative_to(ROOT))
    return found


def test_what_code_says_exists() -> None:
    assert {key: where for key, where in uses().said.items() if key not in everything("en")} == {}


def test_what_code_puts_together_is_listed() -> None:
    assert {shape: where for shape, where in uses().shapes.items() if shape not in DYNAMIC} == {}


def put_together() -> set[str]:
    return {shape.replace("*", str(value), 1).replace("*", "") for shape, values in DYNAMIC.items() for value in values}


def test_what_code_puts_together_exists() -> None:
    assert sorted(key for key in put_together() if key not in everything("en")) == []


def test_no_message_is_unused() -> None:
    known = uses().literals | put_together() | {reference for said in everything("en").values() for reference in said.references}
    known |= {*EXPLAINED, *(f"{key}.{form}" for key in everything("en") if key.startswith(("character-", "example-")) for form in FORMS)}
    assert [key for key in everything("en") if key not in known and not key.startswith(PREFIXES)] == []
