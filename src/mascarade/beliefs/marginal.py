"""Marginal beliefs: for every place the chance of every character there, as one small matrix.

Rows are places and sum to 1; columns are characters and sum to the number of such cards. Mixing two places keeps both sums exactly; after
evidence the rows and columns are scaled in turns until they fit again (Sinkhorn). What the matrix cannot hold is that two cards depend on
each other: see `exact` for a tracker that can.
"""

import numpy as np
import numpy.typing as npt

from mascarade.rules.compiled import compiled

Odds = npt.NDArray[np.float32]
"""Places times characters."""

ROUNDS = 60
"""How often rows and columns are scaled after hard evidence, at most."""
CLOSE = np.float32(1e-3)
"""How far a row may be from 1 when scaling stops."""
ONE = np.float32(1.0)
ZERO = np.float32(0.0)


@compiled
def start(setup: np.record, odds: Odds) -> None:
    """Know nothing but the cast."""
    for place in range(setup.places):
        for kind in range(setup.kinds):
            odds[place, kind] = ZERO
    share = ONE / np.float32(setup.places)
    for place in range(setup.places):
        for card in range(setup.places):
            odds[place, setup.cards[card]] += share


@compiled
def learn(setup: np.record, odds: Odds, place: int, kind: int) -> None:
    """Put a card into a row, without a look at the others: for a deal that is seen as a whole."""
    for other in range(setup.kinds):
        odds[place, other] = ONE if other == kind else ZERO


@compiled
def mix(setup: np.record, odds: Odds, one: int, other: int, chance: float) -> None:
    """Somebody took two cards, and has exchanged them with this chance."""
    moved = np.float32(chance)
    for kind in range(setup.kinds):
        a, b = odds[one, kind], odds[other, kind]
        odds[one, kind] = a + moved * (b - a)
        odds[other, kind] = b + moved * (a - b)


@compiled
def swap(setup: np.record, odds: Odds, one: int, other: int) -> None:
    """The two cards were exchanged."""
    for kind in range(setup.kinds):
        odds[one, kind], odds[other, kind] = odds[other, kind], odds[one, kind]


@compiled
def copies(setup: np.record, kind: int) -> int:
    """How many cards of a character there are."""
    found = 0
    for card in range(setup.places):
        if setup.cards[card] == kind:
            found += 1
    return found


@compiled
def surest(setup: np.record, odds: Odds, place: int) -> np.float32:
    """The chance of the likeliest character at a place."""
    best = ZERO
    for kind in range(setup.kinds):
        best = max(best, odds[place, kind])
    return best


@compiled
def see(setup: np.record, odds: Odds, place: int, kind: int) -> None:
    """The card at a place was seen."""
    if odds[place, kind] >= np.float32(0.9999):
        return
    if odds[place, kind] <= ZERO:  # a memory that fades may have been sure of what is not so
        for other in range(setup.places):
            forget(setup, odds, other, 0.5)
    learn(setup, odds, place, kind)
    fit(setup, odds, place, ROUNDS)


@compiled
def weigh(setup: np.record, odds: Odds, place: int, kind: int, factor: float) -> None:
    """Something was said or left unsaid that is `factor` times as likely if that character lies there."""
    before = odds[place, kind]
    if before <= ZERO or before >= ONE:
        return
    whole = ONE + before * (np.float32(factor) - ONE)
    for other in range(setup.kinds):
        odds[place, other] /= whole
    after = odds[place, kind] * np.float32(factor)
    odds[place, kind] = after
    # The others make room: in this column they shrink or grow alike, and each keeps its row's sum by the other characters' shares.
    rest = np.float32(copies(setup, kind)) - before
    if rest <= np.float32(1e-6):
        return
    scale = (np.float32(copies(setup, kind)) - after) / rest
    for other in range(setup.places):
        if other != place:
            had = odds[other, kind]
            have = min(ONE, had * scale)
            if had < ONE:
                stretch = (ONE - have) / (ONE - had)
                for third in range(setup.kinds):
                    odds[other, third] *= stretch
                odds[other, kind] = have


@compiled
def fit(setup: np.record, odds: Odds, known: int, rounds: int) -> None:
    """Scale columns and rows in turns until both fit; the row `known` stays as it is."""
    for _ in range(rounds):
        for kind in range(setup.kinds):
            have = ZERO
            want = ZERO
            for place in range(setup.places):
                if place != known:
                    have += odds[place, kind]
                if setup.cards[place] == kind:
                    want += ONE
            want -= odds[known, kind]
            if have > ZERO and have != want:
                scale = want / have
                for place in range(setup.places):
                    if place != known:
                        odds[place, kind] *= scale
        worst = ZERO
        for place in range(setup.places):
            if place != known:
                whole = ZERO
                for kind in range(setup.kinds):
                    whole += odds[place, kind]
                worst = max(worst, abs(whole - ONE))
                if whole > ZERO:
                    for kind in range(setup.kinds):
                        odds[place, kind] /= whole
                else:
                    fill(setup, odds, place)
        if worst < CLOSE:
            break


@compiled
def fill(setup: np.record, odds: Odds, place: int) -> None:
    """A row that evidence has emptied can be anything again."""
    share = ONE / np.float32(setup.places)
    for card in range(setup.places):
        odds[place, setup.cards[card]] += share


@compiled
def forget(setup: np.record, odds: Odds, place: int, part: float) -> None:
    """Move a row this part of the way to knowing nothing. Where all rows are moved alike the columns keep their sums too."""
    kept = ONE - np.float32(part)
    share = np.float32(part) / np.float32(setup.places)
    for kind in range(setup.kinds):
        odds[place, kind] *= kept
    for card in range(setup.places):
        odds[place, setup.cards[card]] += share
