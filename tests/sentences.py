"""The languages' files, read for tests: every message, its variables, and the cases that it tells apart."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mascarade import languages
from mascarade.languages import FORMS, LANGUAGES
from mascarade.rules.characters import EDITIONS

HOME = Path(languages.__file__).parent
ROOT = Path(__file__).parent.parent
OTHERS = [language for language in LANGUAGES if language != "en"]
CHARACTERS = sorted({code for edition in EDITIONS.values() for code in edition})


@dataclass
class Said:
    """What stands in one message, or in one attribute of it."""

    pattern: ast.Pattern
    variables: set[str] = field(default_factory=set)
    references: list[str] = field(default_factory=list)
    cases: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    """By variable that is selected on: the words that it is compared with, at each place. Plural categories are each language's own."""


class _Reader(Visitor):
    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.said.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.said.references.append(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if not words <= {"zero", "one", "two", "few", "many", "other"}:
                self.said.cases.setdefault(node.selector.id.name, set()).add(frozenset(words))
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse((HOME / language / file).read_text(encoding="utf-8")).body)


def files_of(language: str) -> set[str]:
    return {path.name for path in (HOME / language).glob("*.ftl")}


@cache
def messages(language: str, file: str) -> dict[str, Said]:
    """Every message of a file, and every attribute of one as `message.attribute`."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value} | {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, pattern in patterns.items():
                if pattern is not None:
                    found[key] = Said(pattern)
                    _Reader(found[key]).visit(pattern)
    return found


@cache
def everything(language: str) -> dict[str, Said]:
    return {key: said for file in sorted(files_of(language)) for key, said in messages(language, file).items()}


def base(variable: str) -> str:
    """A character's cases are one variable: each language takes the one that its grammar asks for."""
    return re.sub(f"_({'|'.join(FORMS)})$", "", variable)


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, with those of the messages it refers to."""
    said = everything(language)[key]
    found = {base(name) for name in said.variables}
    return found.union(*(variables(language, one) for one in said.references))


FILES = sorted(files_of("en"))
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", OTHERS)
each_file = pytest.mark.parametrize("file", FILES)
