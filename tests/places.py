"""Where else a new step, event, entry or option must be: what each place lacks. `python -m tests.places` says it as JSON."""

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from mascarade.blank import example_characters
from mascarade.events import KINDS
from mascarade.rules import layout
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.server import entries, messages

ROOT: Final = Path(__file__).parents[1]
CORE: Final = "src/mascarade/rules"
LANGUAGES: Final = "src/mascarade/languages"


def _has(path: str, pattern: str) -> bool:
    """Whether a file, or one within a folder, has a line like this."""
    place = ROOT / path
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.suffix in (".py", ".ftl", ".masc", ".svelte")]
    return any(re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE) for file in files)


def _names(table: str) -> list[str]:
    """The names that layout gives the rows of a table."""
    source = (ROOT / CORE / "layout.py").read_text(encoding="utf-8")
    found = re.search(rf"^\(\n((?:    \w+,\n)+)\) = range\(.*len\({table}\)", source, re.MULTILINE)
    assert found is not None
    return re.findall(r"\w+", found[1])


def _unsaid(*keys: str) -> bool:
    """Whether a language lacks one of these messages."""
    return not all(_has(str(folder.relative_to(ROOT)), rf"^{key} =") for folder in (ROOT / LANGUAGES).glob("*/") for key in keys)


def steps() -> Iterator[tuple[str, str]]:
    """Of each step of powers the places that lack it."""
    known = [character for edition in EDITIONS.values() for character in edition.values()]
    used = {step.verb for character in (*known, *example_characters()) for step in character.steps}
    for number, (kind, name) in enumerate(zip(layout.STEPS, _names("STEPS"), strict=True)):
        word = kind.word
        if number == layout.DONE:
            continue
        if word not in VERBS:
            yield word, f"{CORE}/characters.py"
        if not any(_has(f"{CORE}/{module}.py", rf"^(?!    {name},$).*\b{name}\b") for module in ("effects", "powers")):
            yield word, CORE
        if word not in used and not _has("tests/rules/records", rf"^blank: .*[|,] *{word}\b"):
            yield word, "tests/rules/records"
        if _unsaid(f"step-{word}", f"terminal-brief-{word}", *([f"ask-{word}"] if kind.asks else [])):
            yield word, LANGUAGES
        if not _has("docs/blank-cards.md", rf"`{word}\b"):
            yield word, "docs/blank-cards.md"
        if not _has("docs/environments.md", rf"\b{number} `{word}`"):
            yield word, "docs/environments.md"
        if not _has("page/src/lone/facts.ts", rf'VERBS: .*"{word}": \{{"number"'):
            yield word, "page/src/lone/facts.ts"


def events() -> Iterator[tuple[str, str]]:
    """Of each event the places that lack it."""
    for kind, name in zip(layout.EVENTS, _names("EVENTS"), strict=True):
        word = kind.word
        fields = [field.name for field in dataclasses.fields(KINDS[word])] if word in KINDS else []
        if fields[1:] != list(kind.roles):  # the first one is the audience
            yield word, "src/mascarade/events.py"
        if not any(_has(f"{CORE}/{module}.py", rf"^(?!    {name},$).*\b{name}\b") for module in ("effects", "gold", "powers", "step")):
            yield word, CORE
        if not _has("src/mascarade/terminal/story.py", rf"\b{word.title()}\b"):
            yield word, "src/mascarade/terminal/story.py"
        if not _has("page/src/table/words.ts", rf'case "{word}"'):
            yield word, "page/src/table/words.ts"
        if not _has("page/src/protocol.ts", rf'What = .*"{word}"'):
            yield word, "page/src/protocol.ts"
        if not _has("page/src/core/layout.ts", rf'EVENTS = .*\["{word}", '):
            yield word, "page/src/core/layout.ts"
        if _unsaid(f"log-{word}"):
            yield word, LANGUAGES
        if not _has("docs/protocol.md", rf"^\| `{word}` \|"):
            yield word, "docs/protocol.md"


def written() -> Iterator[tuple[str, str]]:
    """Of each entry of a table's ledger the places that lack it."""
    for kind in entries.Entry.__subclasses__():
        if kind not in getattr(entries.AnyEntry, "__args__", ()):
            yield kind.__name__, "src/mascarade/server/entries.py"
        if not _has("src/mascarade/server/table.py", rf"case entries\.{kind.__name__}\("):
            yield kind.__name__, "src/mascarade/server/table.py"
        tag = kind.__struct_config__.tag
        if not _has("page/src/lone/entries.ts", rf'\be: "{tag}"'):
            yield kind.__name__, "page/src/lone/entries.ts"
        if not _has("page/src/lone/table.ts", rf'case "{tag}":'):
            yield kind.__name__, "page/src/lone/table.ts"


def options() -> Iterator[tuple[str, str]]:
    """Of each option of a table the places that lack it."""
    for field in msgspec.structs.fields(messages.Options):
        if not _has("page/src/protocol.ts", rf'CHOSEN: .*"{field.name}"'):
            yield field.name, "page/src/protocol.ts"
        if not _has("page/src/screens", rf"\boptions\.{field.name}\b"):
            yield field.name, "page/src/screens"
        if not _has("docs/protocol.md", rf"^\| `{field.name}` \|"):
            yield field.name, "docs/protocol.md"


THINGS: Final = {"step": steps, "event": events, "entry": written, "option": options}


def lacking() -> dict[str, list[tuple[str, str]]]:
    """Everything that is lacking somewhere, by what it is."""
    return {thing: list(find()) for thing, find in THINGS.items()}


if __name__ == "__main__":
    print(json.dumps(lacking()))
