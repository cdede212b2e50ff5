"""Every rule is tested: its number is named in a record's comment, or in the name or the docstring of a test."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
NUMBERS = Path(__file__).with_name("rule_numbers.txt").read_text(encoding="utf-8").split()

_NUMBER = re.compile(r"\bR(\d+)\.(\d+)\b")
_IN_A_NAME = re.compile(r"(?<=_)R(\d+)_(\d+)(?=_|$)")


def numbers_in(text: str, pattern: re.Pattern[str] = _NUMBER) -> Iterator[str]:
    return (f"R{section}.{rule}" for section, rule in pattern.findall(text))


def named_by_records() -> Iterator[str]:
    for path in TESTS.rglob("*.masc"):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield from numbers_in(line.partition("#")[2])


def named_by_tests() -> Iterator[str]:
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield from numbers_in(ast.get_docstring(node) or "")
                yield from numbers_in(node.name, _IN_A_NAME)


NAMED = {*named_by_records(), *named_by_tests()}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rule_is_named_by_a_test(number: str) -> None:
    assert number in NAMED


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set(NUMBERS) >= NAMED


def test_the_numbers_run_without_gaps() -> None:
    rules = [tuple(map(int, number[1:].split("."))) for number in NUMBERS]
    assert rules == sorted(set(rules))
    assert [rules[0], rules[-1]] == [(1, 1), (10, 5)]
    for before, after in pairwise(rules):
        assert after in [(before[0], before[1] + 1), (before[0] + 1, 1)]


def test_a_number_is_a_whole_word() -> None:
    assert list(numbers_in("R9.10, (R2.6); R1.1: but not xR3.4 or R3.45x")) == ["R9.10", "R2.6", "R1.1"]
    assert list(numbers_in("test_R9_10_and_R2_6", _IN_A_NAME)) == ["R9.10", "R2.6"]
