"""The players there are, by name: styles, levels for people, and temperaments."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from mascarade.bots.mind import BAYES, HONEST, PLAYER, RANDOM
from mascarade.errors import BadBot, quoted
from mascarade.refusals import BotRefusal
from mascarade.rules.layout import Records

LEVELS: Final = {"novice": 0.002, "casual": 0.01, "regular": 0.05, "sharp": 0.21, "master": 1.0}
"""The levels for people, from the weakest to the strongest: how much of its memory each has left after six turns."""

SPAN: Final = 6.0
"""The turns after which a player's `memory` is what is left."""

_NUMBERS: Final = tuple(name for name in PLAYER.names or () if name not in ("style", "sees", "exact"))
"""What can be said after an @."""

PLAYFUL: Final = "regular"
_PLAYFUL: Final[dict[str, float]] = {
    "announces": 17.0,
    "claims": 5.0,
    "passes": 0.6,
    "nerve": 1.15,
    "seen": 0.69,
    "doubt": 0.15,
    "patience": 0.9,
    "split": 0.81,
    "cheek": -0.2,
    "guile": 0.342,
    "mischief": 2.5,
    "caution": 0.97,
}
"""What `regular` thinks with, against whom most people play: it bluffs more than it would have to, and believes more."""
_PLAYFULLY: Final[dict[str, dict[str, float]]] = {"cautious": {"nerve": 1.15, "guile": 0.247}, "bold": {"nerve": 1.0, "guile": 0.428}}
"""And what their temperaments change of it."""

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
when two cards go under the table, as in `bayes@0.5`: 0.8 if nothing is said. Or any other numbers: `bayes@seen=0.3,nerve=2`.
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
        # Here, once: compiled code raises nothing to a power, since every machine's library does that in its own way.
        row["fades"] = 1.0 - float(row["memory"]) ** (1.0 / SPAN)
    return rows


def _traits(name: str) -> dict[str, float]:
    name, at, numbers = name.partition("@")
    base, colon, temperament = name.partition(":")
    if base not in NAMES:
        raise BadBot(f"{quoted(base)} is no player; the players are {', '.join(NAMES)}")
    if base == EXPERT:
        raise BotRefusal("cli-expert-learned")
    if colon and temperament not in TEMPERAMENTS:
        raise BadBot(f"{quoted(temperament)} is no temperament; the temperaments are {', '.join(TEMPERAMENTS)}")
    mood = temperament or "even"
    traits = (STYLES[base] if base in STYLES else _BAYES | {"memory": LEVELS[base]}) | TEMPERAMENTS[mood]
    if base == PLAYFUL:
        traits |= _PLAYFUL | _PLAYFULLY.get(mood, {})
    return traits | (_instead(numbers) if at else {})


def _instead(numbers: str) -> dict[str, float]:
    """What a player thinks with instead of its own: `0.5`, how often others exchange, or fields of PLAYER, as in `seen=0.3,nerve=2`."""
    if "=" not in numbers:
        return {"split": _rate(numbers)}
    found = {}
    for part in numbers.split(","):
        field, _, number = part.partition("=")
        if field not in _NUMBERS:
            raise BadBot(f"{quoted(field)} is nothing that bots think with; they think with {', '.join(_NUMBERS)}")
        try:
            found[field] = float(number)
        except ValueError:
            raise BadBot(f"{quoted(number)} is no number; right would be {field}=0.5") from None
        if not math.isfinite(found[field]):
            raise BadBot(f"{quoted(number)} is no number that one can think with; right would be {field}=0.5")
    return found


def _rate(text: str) -> float:
    """How often others exchange. Raises BadBot for what is no share."""
    try:
        rate = float(text)
    except ValueError:
        rate = -1.0
    if not 0.0 <= rate <= 1.0:
        raise BotRefusal("cli-no-rate", word=text)
    return rate
