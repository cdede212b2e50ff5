"""The lessons' decisions, and which words they need: each decision of the learner's, who begins; the others may have some."""

from importlib import resources

from mascarade.record import read_records
from mascarade.server.replays import LESSONS

_MOVES = {
    "lesson" if edition == 1 else f"lesson{edition}": read_records(resources.files("mascarade").joinpath(file).read_text("utf-8"))[0].moves
    for edition, file in LESSONS.items()
}
LEARNERS = [
    f"{name}-{key}"
    for name, moves in _MOVES.items()
    for key in ["welcome", "deal", "end", *(number for number, move in enumerate(moves, 1) if move.player == moves[0].player)]
]
"""What must be said."""
EXPLAINED = [f"{name}-{number}" for name, moves in _MOVES.items() for number in range(1, len(moves) + 1)]
"""What may be said of a decision."""
