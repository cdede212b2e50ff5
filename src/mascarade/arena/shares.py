"""Who won how much, and how sure that is."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.rules.layout import Records

SURE: Final = 2.5758293035489004
"""So many standard errors to each side hold the truth in 99 of 100 cases."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A number that was measured, and the range that holds the true one in 99 of 100 cases."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        """The same in another measure."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def leaves_out(self, value: float) -> bool:
        """Whether the range is all above, or all below a value."""
        return value < self.low or value > self.high

    def facts(self) -> dict[str, float]:
        """As JSON has it."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share_of(parts: Floats, wholes: Floats) -> Estimate | None:
    """The sum of the parts over the sum of the wholes; None if there is no whole.

    Each row is one deal: games of one deal are not independent, different deals are. The range comes from how far single deals are from the
    share (the linearised variance of a ratio).
    """
    whole = float(wholes.sum())
    if not whole:
        return None
    share = float(parts.sum()) / whole
    deals = len(parts)
    if deals < 2:
        return Estimate(share, 0.0, 1.0)
    off = float(np.square(parts - share * wholes).sum()) * deals / (deals - 1)
    margin = SURE * off**0.5 / whole
    return Estimate(share, max(0.0, share - margin), min(1.0, share + margin))


def won(results: Records, players: int) -> Floats:
    """By game and player: the player's share of the win. A tie is shared (R5.1), and so is a game that found no end."""
    bits = (results["winners"][:, None].astype(np.int64) >> np.arange(players)) & 1
    bits[~bits.any(axis=1)] = 1
    shares: Floats = bits / bits.sum(axis=1, keepdims=True)
    return shares
