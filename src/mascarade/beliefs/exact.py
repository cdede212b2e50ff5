"""Exact beliefs: every assignment of cards to places that is still possible, with its weight.

An assignment is one number of 60 bits, four for each place. When somebody else takes two cards every assignment splits in two; those that
come out equal are one again. More than `MOST` are never kept: the lightest are dropped, and how much weight that was is reported.
"""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.layout import MAX_PLACES

MOST = 2048
"""Assignments that are kept at most."""
_BUCKETS = 8192
_LEVELS = 64

EXACT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("count", np.int64),
                ("dropped", np.float64),  # the share of all weight that was ever dropped
                ("cards", np.uint64, 2 * MOST),
                ("weights", np.float64, 2 * MOST),
                ("buckets", np.int32, _BUCKETS),  # where an assignment is, plus 1; for finding equals
            ],
            align=True,
        ),
    )
)
"""What one player can know, as weighted assignments. The weights sum to 1."""


@compiled
def start(exact: np.record) -> None:
    """One assignment, to be filled with `learn`."""
    exact.count = 1
    exact.dropped = 0.0
    exact.cards[0] = np.uint64(0)
    exact.weights[0] = 1.0


@compiled
def learn(exact: np.record, place: int, kind: int) -> None:
    """Put a card into the only assignment."""
    exact.cards[0] |= np.uint64(kind) << np.uint64(4 * place)


@compiled
def exchanged(cards: np.uint64, one: int, other: int) -> np.uint64:
    """An assignment with two places exchanged."""
    low, high = np.uint64(4 * one), np.uint64(4 * other)
    both = (cards >> low ^ cards >> high) & np.uint64(15)
    return cards ^ both << low ^ both << high


@compiled
def at(cards: np.uint64, place: int) -> int:
    """The character at a place."""
    return int(cards >> np.uint64(4 * place) & np.uint64(15))


@compiled
def swap(exact: np.record, one: int, other: int) -> None:
    """The two cards were exchanged."""
    for k in range(exact.count):
        exact.cards[k] = exchanged(exact.cards[k], one, other)


@compiled
def mix(exact: np.record, one: int, other: int, chance: float) -> None:
    """Somebody took two cards, and has exchanged them with this chance."""
    count = int(exact.count)
    buckets = 64
    while buckets < 4 * count:
        buckets *= 2
    mask = buckets - 1
    for bucket in range(buckets):
        exact.buckets[bucket] = 0
    for k in range(count):
        exact.buckets[_bucket(exact, exact.cards[k], mask)] = k + 1
    made = count
    for k in range(count):
        twin = exchanged(exact.cards[k], one, other)
        if twin == exact.cards[k]:
            continue
        bucket = _bucket(exact, twin, mask)
        found = int(exact.buckets[bucket]) - 1
        if found < 0:
            exact.buckets[bucket] = made + 1
            exact.cards[made] = twin
            exact.weights[made] = exact.weights[k] * chance
            exact.weights[k] *= 1.0 - chance
            made += 1
        elif k < found < count:  # both were there: each gives the other its part
            mine, theirs = exact.weights[k], exact.weights[found]
            exact.weights[k] = mine + chance * (theirs - mine)
            exact.weights[found] = theirs + chance * (mine - theirs)
    exact.count = made
    if made > MOST:
        _drop(exact)


@compiled
def _bucket(exact: np.record, cards: np.uint64, mask: int) -> int:
    """Where an assignment is, or would be."""
    mixed = cards * np.uint64(0x9E3779B97F4A7C15)
    bucket = int(mixed >> np.uint64(40)) & mask
    while exact.buckets[bucket] and exact.cards[exact.buckets[bucket] - 1] != cards:
        bucket = bucket + 1 & mask
    return bucket


@compiled
def _drop(exact: np.record) -> None:
    """Keep the heaviest. Weights are sorted into powers of two; the lightest classes go, the last one in part."""
    exact.buckets[:_LEVELS] = 0
    for k in range(exact.count):
        exact.buckets[_level(exact.weights[k])] += 1
    room = MOST
    level = 0
    while level < _LEVELS - 1 and exact.buckets[level] <= room:
        room -= exact.buckets[level]
        level += 1
    kept = 0
    gone = 0.0
    for k in range(exact.count):
        weight = exact.weights[k]
        mine = _level(weight)
        if mine < level or (mine == level and room > 0):
            room -= mine == level
            exact.cards[kept] = exact.cards[k]
            exact.weights[kept] = weight
            kept += 1
        else:
            gone += weight
    exact.count = kept
    exact.dropped = 1.0 - (1.0 - exact.dropped) * (1.0 - gone)
    _scale(exact, 1.0 - gone)


@compiled
def _level(weight: float) -> int:
    """How many times a weight must be doubled to reach 1, as a class of its size."""
    level = 0
    while weight < 0.5 and level < _LEVELS - 1:
        weight *= 2.0
        level += 1
    return level


@compiled
def _scale(exact: np.record, whole: float) -> None:
    for k in range(exact.count):
        exact.weights[k] /= whole


@compiled
def see(setup: np.record, exact: np.record, place: int, kind: int) -> None:
    """The card at a place was seen."""
    whole = 0.0
    for k in range(exact.count):
        if at(exact.cards[k], place) == kind:
            whole += exact.weights[k]
    if whole <= 0.0:  # the truth was among what was dropped: the card must have come from where it was thought to be
        for k in range(exact.count):
            for other in range(setup.places):
                if at(exact.cards[k], other) == kind:
                    exact.cards[k] = exchanged(exact.cards[k], place, other)
                    break
        return
    kept = 0
    for k in range(exact.count):
        if at(exact.cards[k], place) == kind:
            exact.cards[kept] = exact.cards[k]
            exact.weights[kept] = exact.weights[k] / whole
            kept += 1
    exact.count = kept


@compiled
def weigh(exact: np.record, place: int, kind: int, factor: float) -> None:
    """Something was said or left unsaid that is `factor` times as likely if that character lies there."""
    whole = 0.0
    for k in range(exact.count):
        if at(exact.cards[k], place) == kind:
            exact.weights[k] *= factor
        whole += exact.weights[k]
    _scale(exact, whole)


@compiled
def marginals(setup: np.record, exact: np.record, odds: np.ndarray) -> None:
    """The chance of every character at every place."""
    places = min(int(setup.places), MAX_PLACES)
    for place in range(places):
        for kind in range(setup.kinds):
            odds[place, kind] = np.float32(0.0)
    for k in range(exact.count):
        cards = exact.cards[k]
        weight = np.float32(exact.weights[k])
        for place in range(places):
            odds[place, int(cards & np.uint64(15))] += weight
            cards >>= np.uint64(4)
