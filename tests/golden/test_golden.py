"""Golden playthroughs: a change in what anybody sees shows up as a difference in a text file that one can read."""

import pytest

from tests.core.setups import all_setups
from tests.golden.playthrough import FOLDER, file_of, playthrough


@pytest.mark.parametrize("setup", all_setups())
def test_everybody_sees_what_they_saw(setup: str) -> None:
    assert file_of(setup).exists(), "this setup has no playthrough: run `python -m tests.golden.playthrough` and read what it wrote"
    assert playthrough(all_setups()[setup]) == file_of(setup).read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(setup).name for setup in all_setups()}
