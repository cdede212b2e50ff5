"""How to bluff at the end of a game of two: external-sampling MCCFR, OpenSpiel's own, on the last two turns.

    pip install 'mascarade[openspiel]'
    python examples/mccfr_on_mascarade.py [ITERATIONS]

Both players have 11 gold, and two turns are left. Everybody knows which cards went under the table in the first four turns; whether they
were exchanged was a coin toss that only the one who did it saw. The King or the Queen now brings victory to whoever is believed, or really
has it.
"""

import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import mascarade.envs.openspiel  # noqa: F401  # registers the game

DEAL = ("king", "judge", "queen", "fool", "bishop", "witch")
"""Left, right and protected of player_0, then of player_1."""
UNDER_THE_TABLE = (
    ("player_0.left", "player_1.left"),
    ("player_1.right", "player_0.right"),
    ("player_0.left", "player_0.protected"),
    ("player_1.left", "player_1.protected"),
)
SPOKEN = (
    ("player_0.left announce king", "player_1 pass"),
    ("player_1.left announce king", "player_0 pass"),
    ("player_0.right announce queen", "player_1 pass"),
    ("player_1.right announce queen", "player_0 pass"),
)


def act(state: pyspiel.State, words: str) -> None:
    """Do what the words say."""
    state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(action) == words))


class Endgame:
    """A game that begins where the story ends. What was done under the table is drawn anew each time."""

    def __init__(self, game: pyspiel.Game) -> None:
        self.game = game

    def new_initial_state(self) -> pyspiel.State:
        """The story once more."""
        return self.told([str(np.random.choice(["exchange", "pretend"])) for _ in UNDER_THE_TABLE])

    def told(self, secrets: list[str]) -> pyspiel.State:
        """The story with these secrets."""
        state = self.game.new_initial_state()
        for code in DEAL[:-1]:
            act(state, f"deal {code}")
        for (mine, other), secret in zip(UNDER_THE_TABLE, secrets, strict=True):
            act(state, f"{mine} {secret} {other}")
        for words in SPOKEN:
            for said in words:
                act(state, said)
        return state

    def num_players(self) -> int:
        """Two."""
        return int(self.game.num_players())

    def get_type(self) -> pyspiel.GameType:
        """As the whole game's."""
        return self.game.get_type()


def solve(iterations: int, seed: int = 1) -> tuple[Endgame, ExternalSamplingSolver]:
    """Learn to play the end."""
    np.random.seed(seed)
    end = Endgame(pyspiel.load_game("python_mascarade(players=2,turn_limit=10)"))
    solver = ExternalSamplingSolver(end)
    for _ in range(iterations):
        solver.iteration()
    return end, solver


def plans(end: Endgame, solver: ExternalSamplingSolver) -> Iterator[tuple[str, dict[str, float]]]:
    """What player_0 does next, for each secret that only player_0 knows: the decisions and how often."""
    policy = solver.average_policy()
    for first in ("exchange", "pretend"):
        for third in ("exchange", "pretend"):
            state = end.told([first, "pretend", third, "pretend"])
            chances = policy.action_probabilities(state)
            yield f"{first}, then {third}", {state.action_to_string(action): float(chance) for action, chance in chances.items()}


def main(iterations: int = 300) -> int:
    """Learn, and print what was learnt."""
    end, solver = solve(iterations)
    print(f"{iterations} iterations, {len(solver._infostates)} information states")
    for secret, chances in plans(end, solver):
        best = sorted(chances.items(), key=lambda one: -one[1])[:4]
        print(f"player_0 did {secret}: " + "; ".join(f"{chance:.0%} {words.removeprefix('player_0.')}" for words, chance in best))
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
