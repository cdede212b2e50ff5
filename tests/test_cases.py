"""The games that came with the rules: each of them replays, and all that they say holds."""

from pathlib import Path

import pytest

from mascarade.record import read_records

CASES = sorted(Path(__file__).with_name("cases").glob("*.masc"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_game_of_the_file_replays_and_its_checks_hold(path: Path) -> None:
    records = read_records(path.read_text(encoding="utf-8"))
    assert records
    for record in records:
        assert record.checks
        assert len(record.game().actions) == len(record.moves)


def test_the_cases_are_there() -> None:
    assert len(CASES) == 13
