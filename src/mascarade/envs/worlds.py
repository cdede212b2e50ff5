"""How a game may have gone for all that one player was told: what others did under the table, drawn anew.

Only exchange or pretend is hidden (R10.2), so a history is one bit for each time that somebody else took two cards. Forwards, every
assignment of cards to places is kept with its weight, each bit as likely as the other; what the player saw leaves out what it does not fit.
Backwards, one way is drawn. Where there are more than `MOST` assignments as many are drawn by weight, and go on for all.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from mascarade.casts import Cast
from mascarade.rules.layout import EXCHANGED, MOVED, PRETENDED, SAW, SHOWED, unpack
from mascarade.rules.setup import slots_of

MOST: Final = 4096
"""Assignments that are kept at most: more than six cards can have."""

Weights = dict[bytes, float]
"""By assignment, which is the character at every place."""


class Take(NamedTuple):
    """Two places were taken by somebody; `before` are the weights before it, or None if the player knows that they were exchanged."""

    decision: int
    one: int
    other: int
    before: Weights | None


class Worlds:
    """All that may have happened, for one player. `seed` is for drawing where there are too many."""

    def __init__(self, cast: Cast, deal: Sequence[int], told: Sequence[Sequence[int]], person: int, seed: float) -> None:
        """`told` are the core's rows of every decision; of what the person may not know only that it happened is read."""
        self._players, self._slots = cast.players, slots_of(cast.players)
        self._deal, self._told, self._person = bytes(deal), told, person
        most = MOST
        while not self._follow(most, Random(seed)):
            most *= 2  # none of those that were kept fits what the player saw; all of them together always do

    def _follow(self, most: int, dice: Random) -> bool:
        """Go through everything that was told; False if nothing is left."""
        seats = list(range(self._players))
        weights: Weights = {self._deal: 1.0}
        self._takes: list[Take] = []
        for decision, rows in enumerate(self._told):
            for row in rows:
                kind, a, b, _ = unpack(row)
                if kind == MOVED:
                    seats[a], seats[b] = seats[b], seats[a]
                elif kind in (EXCHANGED, PRETENDED):
                    one, other = self._place(seats, a), self._place(seats, b)
                    if not row >> self._person & 1:
                        self._takes.append(Take(decision, one, other, weights))
                        weights = _thinned(_mixed(weights, one, other), most, dice)
                    elif kind == EXCHANGED:
                        self._takes.append(Take(decision, one, other, None))
                        weights = {_swapped(cards, one, other): weight for cards, weight in weights.items()}
                elif kind in (SAW, SHOWED) and row >> self._person & 1:
                    place = self._place(seats, a)
                    weights = {cards: weight for cards, weight in weights.items() if cards[place] == b}
                    if not weights:
                        return False
        self._weights = weights
        return True

    def _place(self, seats: Sequence[int], card: int) -> int:
        """Where a card of an event lies: events number cards by the person before whom they are."""
        person, slot = divmod(card, self._slots)
        return seats[person] * self._slots + slot if person < len(seats) else card

    def sample(self, draw: Callable[[], float]) -> dict[int, bool]:
        """One history: by the number of the decision, whether others exchanged."""
        found: dict[int, bool] = {}
        cards = Random(draw()).choices(list(self._weights), list(self._weights.values()))[0]
        for decision, one, other, before in reversed(self._takes):
            twin = _swapped(cards, one, other)
            if before is None:
                cards = twin
                continue
            stayed, came = before.get(cards, 0.0), before.get(twin, 0.0)
            found[decision] = draw() * (stayed + came) >= stayed
            if found[decision]:
                cards = twin
        return found


def _swapped(cards: bytes, one: int, other: int) -> bytes:
    changed = bytearray(cards)
    changed[one], changed[other] = cards[other], cards[one]
    return bytes(changed)


def _mixed(weights: Weights, one: int, other: int) -> Weights:
    """After somebody has exchanged two cards or not."""
    found: Weights = {}
    for cards, weight in weights.items():
        for after in (cards, _swapped(cards, one, other)):
            found[after] = found.get(after, 0.0) + weight / 2
    return found


def _thinned(weights: Weights, most: int, dice: Random) -> Weights:
    """No more than so many, drawn by weight."""
    if len(weights) <= most:
        return weights
    found: Weights = {}
    for cards in dice.choices(list(weights), list(weights.values()), k=most):
        found[cards] = found.get(cards, 0.0) + 1 / most
    return found
