"""The players there are, by name: styles, levels for people, and temperaments."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from mascarade.bots.mind import BAYES, HONEST, PLAYER, RANDOM
from mascarade.errors import BadBot, quoted
from mascarade.rules.layout import Records

LEVELS: Final = {"novice": 0.002, "casual": 0.01, "regular": 0.05, "sharp": 0.21, "master": 1.0}
"""The levels for people, from the weakest to the strongest: how much of its memory each has left after six turns."""

TEMPERAMENTS: Final[dict[str, dict[str, float]]] = {
    "even": {},
    "cautious": {"nerve": 2.0},
    "bold": {"nerve": 0.75},
    "vengeful": {"spite": 0.05},
    "whimsical": {"whim": 0.02},
}
"""What changes risk, not skill."""

_BAYES: Final[dict[str, float]] = {
    "style": BAYES,
    "memory": 1.0,
    "nerve": 1.3,
    "whim": 0.004,
    "patience": 0.8,
    "crowd": 0.3,
    "credit": 4.0,
    "doubt": 0.12,
    "seen": 0.75,
    "shyness": 0.005,
    "spoiling": 0.4,
    "announces": 3.0,
    "claims": 4.0,
    "passes": 0.5,
    "split": 0.8,
}

STYLES: Final[dict[str, dict[str, float]]] = {
    "random": {"style": RANDOM},
    "honest": _BAYES | {"style": HONEST, "split": 0.5},
    "bayes": _BAYES,
    "exact": _BAYES | {"exact": 1},
    "seer": _BAYES | {"sees": 1},
}
"""What each thinks with; `exact` is `bayes` with exact beliefs, `seer` sees all cards: it shows how much there is to know."""

EXPERT: Final = "expert"
"""The strongest level: it has learned, and does not think as these do. See `mascarade.expert`."""
WEIGHTS: Final = ".safetensors"
"""What the names of files with other experts' weights end in: such a name is a player, too."""

NAMES: Final = (*STYLES, *LEVELS, EXPERT)
"""Every player by name; a temperament may follow after a colon, as in `sharp:bold`, and after an @ how often it takes others to exchange
when two cards go under the table, as in `bayes@0.5`: 0.8 if nothing is said.
"""


def is_expert(name: str) -> bool:
    """Whether this player has learned."""
    return name == EXPERT or name.endswith(WEIGHTS)


def player_rows(names: Sequence[str]) -> Records:
    """Players as the compiled code reads them. Raises BadBot for a name that nobody has, and for the expert, who has learned instead."""
    rows = np.zeros(len(names), PLAYER)
    for row, name in zip(rows, names, strict=True):
        for field, value in _traits(name).items():
            row[field] = value
    return rows


def _traits(name: str) -> dict[str, float]:
    name, at, rate = name.partition("@")
    base, colon, temperament = name.partition(":")
    if base not in NAMES:
        raise BadBot(f"{quoted(base)} is no player; the players are {', '.join(NAMES)}")
    if base == EXPERT:
        raise BadBot("the expert has no temperament" if colon else "the expert has learned, and thinks with none of these numbers")
    if colon and temperament not in TEMPERAMENTS:
        raise BadBot(f"{quoted(temperament)} is no temperament; the temperaments are {', '.join(TEMPERAMENTS)}")
    traits = STYLES[base] if base in STYLES else _BAYES | {"memory": LEVELS[base]}
    return traits | TEMPERAMENTS[temperament or "even"] | ({"split": _rate(rate)} if at else {})


def _rate(text: str) -> float:
    """How often others exchange. Raises BadBot for what is no share."""
    try:
        rate = float(text)
    except ValueError:
        rate = -1.0
    if not 0.0 <= rate <= 1.0:
        raise BadBot(f"{quoted(text)} is no share of takes that are exchanges; right would be 0 to 1, as in bayes@0.5")
    return rate
