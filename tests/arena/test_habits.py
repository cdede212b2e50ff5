"""What players do, counted by fortune and by the game's age, is what their tallies have of it."""

import numpy as np

from mascarade.arena.experts import HABITS, ExpertCrew
from mascarade.arena.series import TURNS
from mascarade.bots.match import RESULT, TALLY
from mascarade.casts import printed_cast
from mascarade.rules.layout import MAX_SEATS


def test_habits_agree_with_the_tally() -> None:
    cast, games = printed_cast(1, 6), 120
    numbers = np.arange(games)
    seats = np.tile(np.array([0, 1, 1, 1, 1, 1], np.int16), (games, 1))
    habits, results, tally = np.zeros(2, HABITS), np.zeros(games, RESULT), np.zeros(2, TALLY)
    ExpertCrew(cast, ["expert", "bayes"]).play(
        seats, numbers, numbers, 1, results, tally, np.zeros((games, TURNS, MAX_SEATS), np.int8), habits
    )
    assert (habits["turns"].sum((1, 2, 3)) > 0).all()
    all_of = {field: habits[field].sum((1, 2)) for field in HABITS.names or ()}
    assert (all_of["announced"] == tally["announced"]).all()
    assert (all_of["bluffed"] == tally["bluffed"]).all()
    assert (all_of["answers"][..., :2].sum(2) == tally["claimed"]).all()
    assert (all_of["answers"][..., 1] == tally["false_claims"]).all()
    for number, field in enumerate(("exchanged", "pretended", "looked")):
        assert (all_of["turns"][:, number] + all_of["bound"][:, number] == tally[field]).all()
    assert (all_of["turns"][:, 3:].sum(1) == tally["announced"].sum(1)).all()
    assert (all_of["turns"][:, 4] == tally["bluffed"].sum(1)).all()
