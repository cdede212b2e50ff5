"""What a perfect memory could know: where every card may lie, from one player's view.

Two trackers behind one small interface: `Exact` keeps every assignment of cards to places that is still possible, `Marginal` one matrix of
places and characters. Both start from the deal, which everybody has seen (R1.5), and are told what happens.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import doors
from mascarade.beliefs.exact import EXACT
from mascarade.casts import setup_of
from mascarade.events import Event, Exchanged, Moved, Saw, Showed, Took
from mascarade.moves import Card, seating
from mascarade.rules.layout import Records
from mascarade.views import View


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


class Following(Beliefs):
    """Beliefs that can be told by a player's views, whose events name cards by their owners, who may change seats."""

    def __init__(self, setups: Records, deal: Sequence[int]) -> None:
        self._setups = setups
        self._viewer: str | None = None
        self._seats: list[str] = []
        self._codes: tuple[str, ...] = ()
        self._start(np.array(deal, np.int8))

    def _start(self, deal: npt.NDArray[np.int8]) -> None:
        """The deal is seen."""

    @classmethod
    def from_view(cls, view: View, cards: Mapping[Card, str]) -> Self:
        """What a player knows at the beginning: `view` is the first one of the game, `cards` are the deal (R1.5)."""
        codes = tuple(view.cast.characters)
        found = cls(setup_of(view.cast), [codes.index(cards[card]) for card in view.places])
        found._viewer, found._seats, found._codes = view.viewer, list(view.seats), codes
        return found

    def watch(self, view: View, rate: float = 0.5) -> None:
        """Take in what the last decision told: call it after every one. Others exchange at this rate when they take two cards."""
        if not self._seats:
            raise ValueError("there are no seats yet: make these beliefs with from_view")
        for event in view.events:
            if event.audience is None or self._viewer in event.audience:  # at the end of a game all secrets are told (R10.5)
                self._hear(event, rate)

    def _hear(self, event: Event, rate: float) -> None:
        if isinstance(event, Moved):
            one, other = self._seats.index(event.player), self._seats.index(event.other)
            self._seats[one], self._seats[other] = self._seats[other], self._seats[one]
        elif isinstance(event, Took) and event.player != self._viewer and event.cards[0] != event.cards[1]:
            one, other = map(self._place, event.cards)
            self.took(one, other, rate)
        elif isinstance(event, Exchanged):
            self.exchanged(*map(self._place, event.cards))
        elif isinstance(event, Saw | Showed):
            self.saw(self._place(event.card), self._codes.index(event.character))

    def _place(self, card: Card) -> int:
        return self._cards().index(card)

    def _cards(self) -> tuple[Card, ...]:
        """Every card by its place."""
        names = tuple(self._seats)
        return seating(names, int(self._setups["slots"][0]), int(self._setups["places"][0]), self._codes).cards

    @property
    def by_card(self) -> dict[Card, dict[str, float]]:
        """The same by names: for every card the chance of every character. Only for beliefs made with `from_view`."""
        rows = self.odds.tolist()
        return {card: dict(zip(self._codes, row, strict=True)) for card, row in zip(self._cards(), rows, strict=True)}


class Marginal(Following):
    """The chance of every character at every place, and nothing about how they hang together: fast and small."""

    def _start(self, deal: npt.NDArray[np.int8]) -> None:
        self._odds = np.zeros((1, 15, 15), np.float32)
        doors.marginal_deal(self._setups, self._odds, deal)

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


class Exact(Following):
    """Every assignment of cards to places that is still possible, with its weight."""

    def _start(self, deal: npt.NDArray[np.int8]) -> None:
        self._exacts = np.zeros(1, EXACT)
        doors.exact_deal(self._exacts, deal)

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
