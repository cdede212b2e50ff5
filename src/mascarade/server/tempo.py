"""How long somebody thinks: unevenly, by temperament, by what everybody can see, and by dice; by nothing hidden."""

import random
from dataclasses import dataclass
from typing import Final

from mascarade.rules.layout import GOAL
from mascarade.server.messages import Temperament

CLOSE: Final = 3
"""From so few gold below the goal on everybody thinks twice."""
TENSE: Final = 1.25


@dataclass(frozen=True)
class Manner:
    """How somebody takes their time, in shares of their decisions."""

    slow: float = 1.0
    at_once: float = 0.12
    """Before anybody expects it."""
    held: float = 0.06
    """After a long breath."""


MANNERS: Final[dict[Temperament | None, Manner]] = {
    "cautious": Manner(1.2, 0.06, 0.1),
    "bold": Manner(0.8, 0.22, 0.04),
    "whimsical": Manner(1.0, 0.2, 0.12),
}
"""Everybody else, and people whose answers are prepared, have an even one."""
AT_ONCE: Final = 0.6
HELD: Final = (1.4, 2.1)


def thinking_time(between: tuple[float, float], temperament: Temperament | None, most_gold: int, dice: random.Random) -> float:
    """Seconds, out of what is usual. `most_gold`: the largest fortune at the table."""
    low, high = between
    manner = MANNERS.get(temperament, Manner())
    what, how = dice.random(), dice.random()
    if what < manner.at_once:
        return low * (AT_ONCE + (1 - AT_ONCE) * how)
    if what > 1 - manner.held:
        return high * (HELD[0] + (HELD[1] - HELD[0]) * how)
    seconds = low + (high - low) * how * how * manner.slow  # seldom long
    return seconds * (TENSE if most_gold >= GOAL - CLOSE else 1.0)
