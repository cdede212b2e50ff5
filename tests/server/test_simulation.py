"""A hall in simulation: hundreds of seeds, each with a failing ledger, failing bots, people who do anything, and restarts."""

import pytest

from mascarade.server.ledger import NotWritten
from mascarade.server.sqlite import SqliteLedger
from tests.server import simulation
from tests.server.simulation import Broken, simulate

SEEDS, TOGETHER = 500, 25


@pytest.mark.parametrize("first", range(0, SEEDS, TOGETHER))
def test_whatever_fails_every_answer_is_true_and_every_game_goes_on(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        simulate(seed)


def test_the_same_seed_is_the_same_story() -> None:
    stories: list[list[str]] = [[], []]
    for story in stories:
        simulate(7, story.append)
    assert stories[0] == stories[1]
    assert len(stories[0]) > simulation.MOMENTS


def test_a_seed_that_fails_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Here the ledger does not take back what SQLite left of a batch that has failed."""

    def half_undone(ledger: SqliteLedger, error: Exception) -> Exception:
        if ledger._base.in_transaction:
            ledger._base.execute("COMMIT")
        ledger._begun = False
        return NotWritten(str(error))

    monkeypatch.setattr(SqliteLedger, "_undone", half_undone)
    with pytest.raises(Broken, match=r"python -m tests\.server\.simulation --seed \d+") as found:
        [simulate(seed) for seed in range(20)]
    command = str(found.value).split("python -m tests.server.simulation ")[1].split()
    monkeypatch.setattr("sys.argv", ["simulation", *command])
    with pytest.raises(Broken) as again:
        simulation.main()
    assert str(again.value) == str(found.value)
    assert "-- moment 0" in capsys.readouterr().out
