"""What a table in the browser says is what a table of the server says, message by message, byte by byte."""

import hashlib
from pathlib import Path

import pytest

from mascarade.server import facts
from tests.wasm.evenings import Evening, elsewhere, evenings


def compare(spent: list[Evening]) -> None:
    """The same evenings in both places."""
    for evening in spent:
        evening.spend()
    found = elsewhere([evening.job() for evening in spent])
    for number, (evening, there) in enumerate(zip(spent, found, strict=True)):
        here = [hashlib.sha256(b"\n".join(frame for told in step for frame in told)).hexdigest() for step in evening.said]
        if here != there:
            at = next(at for at, (one, other) in enumerate(zip(here, there, strict=True)) if one != other)
            [whole] = elsewhere([evening.job()], "whole")
            mine = [[frame.decode() for frame in told] for told in evening.said[at]]
            raise AssertionError(f"evening {number}, step {at}: {evening.steps[at]}\nserver:  {mine}\nbrowser: {whole[at]}")


def test_evenings_at_a_table_in_the_browser_are_those_at_the_server_s() -> None:
    spent = evenings(45)
    compare([*spent, *evenings(3, fill="expert")])
    assert sum(len(evening.codes) > 1 for evening in spent) > 30, "they play again"


@pytest.mark.long
def test_a_thousand_evenings() -> None:
    compare([*evenings(1000, seed=2), *evenings(50, seed=3, fill="expert")])


def test_typescript_knows_the_facts() -> None:
    file = Path(__file__).parents[2] / "page" / "src" / "lone" / "facts.ts"
    assert file.read_text(encoding="utf-8") == facts.typescript(), "run: make types"
