"""What a perfect memory could know: where every card may lie, from one player's view.

Two trackers behind one small interface: `Exact` keeps every assignment of cards to places that is still possible, `Marginal` one matrix of
places and characters. Both start from the deal, which everybody has seen (R1.5), and are told what happens.
"""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import doors
from mascarade.beliefs.exact import EXACT
from mascarade.rules.layout import Records


class Beliefs(Protocol):
    """Where cards may lie. Places and characters are the core's numbers."""

    def took(self, one: int, other: int, chance: float = 0.5) -> None:
        """Somebody else took two cards, and has exchanged them with this chance."""

    def exchanged(self, one: int, other: int) -> None:
        """Two cards were exchanged for sure: one did it oneself."""

    def saw(self, place: int, kind: int) -> None:
        """A card was seen."""

    def said(self, place: int, kind: int, factor: float) -> None:
        """Something was said, or left unsaid, that is `factor` times as likely if that character lies there."""

    @property
    def odds(self) -> npt.NDArray[np.float32]:
        """The chance of every character at every place."""


class Marginal:
    """The chance of every character at every place, and nothing about how they hang together: fast and small."""

    def __init__(self, setups: Records, deal: Sequence[int]) -> None:
        self._setups = setups
        self._odds = np.zeros((1, 15, 15), np.float32)
        doors.marginal_deal(setups, self._odds, np.array(deal, np.int8))

    def took(self, one: int, other: int, chance: float = 0.5) -> None:
        """Somebody else took two cards, and has exchanged them with this chance."""
        doors.marginal_mix(self._setups, self._odds, one, other, chance)

    def exchanged(self, one: int, other: int) -> None:
        """Two cards were exchanged for sure."""
        self._odds[0, [one, other]] = self._odds[0, [other, one]]

    def saw(self, place: int, kind: int) -> None:
        """A card was seen."""
        doors.marginal_see(self._setups, self._odds, place, kind)

    def said(self, place: int, kind: int, factor: float) -> None:
        """Something was said that is `factor` times as likely if that character lies there."""
        doors.marginal_weigh(self._setups, self._odds, place, kind, factor)

    @property
    def odds(self) -> npt.NDArray[np.float32]:
        """The chance of every character at every place."""
        return self._odds[0, : int(self._setups["places"][0]), : int(self._setups["kinds"][0])]


class Exact:
    """Every assignment of cards to places that is still possible, with its weight."""

    def __init__(self, setups: Records, deal: Sequence[int]) -> None:
        self._setups = setups
        self._exacts = np.zeros(1, EXACT)
        doors.exact_deal(self._exacts, np.array(deal, np.int8))

    def took(self, one: int, other: int, chance: float = 0.5) -> None:
        """Somebody else took two cards, and has exchanged them with this chance."""
        doors.exact_mix(self._exacts, one, other, chance)

    def exchanged(self, one: int, other: int) -> None:
        """Two cards were exchanged for sure."""
        doors.exact_mix(self._exacts, one, other, 1.0)

    def saw(self, place: int, kind: int) -> None:
        """A card was seen."""
        doors.exact_see(self._setups, self._exacts, place, kind)

    def said(self, place: int, kind: int, factor: float) -> None:
        """Something was said that is `factor` times as likely if that character lies there."""
        doors.exact_weigh(self._exacts, place, kind, factor)

    @property
    def odds(self) -> npt.NDArray[np.float32]:
        """The chance of every character at every place."""
        odds = np.zeros((1, 15, 15), np.float32)
        doors.exact_marginals(self._setups, self._exacts, odds)
        return odds[0, : int(self._setups["places"][0]), : int(self._setups["kinds"][0])]

    @property
    def count(self) -> int:
        """How many assignments are kept."""
        return int(self._exacts["count"][0])

    @property
    def dropped(self) -> float:
        """The share of all weight that was dropped to keep them few."""
        return float(self._exacts["dropped"][0])
