"""Where cards may lie, in whole numbers, so that a CPU and a GPU come to the very same ones.

For every person, and for somebody who only hears what all hear, one matrix: by place and character the chance that it lies there, of `ONE`.
Somebody else's exchange-or-pretend mixes two rows half and half; a card that is seen moves what was thought to lie there to where it was
thought to lie. What is *said* changes none of these chances. It is kept beside them, as strong as its speaker can be sure of the own card,
and ever fainter as cards are taken: how to judge it is for the player to learn.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.rules.compiled import compiled
from mascarade.rules.layout import ANNOUNCED, CLAIMED, EXCHANGED, MAX_KINDS, MAX_PLACES, MAX_SEATS, PASSED, SAW, SHOWED, TOOK
from mascarade.rules.rows import may_know, unpack
from mascarade.rules.seats import place_of

ONE: Final = 1 << 14
PUBLIC: Final = MAX_SEATS
"""The matrix of somebody who hears only what all hear."""

LEAST: Final = 32
"""How strong a word is, of 255, whoever says it."""
VERSION: Final = 1
"""Of `SENSES`: whoever has learned to read one version cannot read another."""

_MATRIX: Final = (MAX_PLACES, MAX_KINDS)

ODDS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("of", np.uint16, (MAX_SEATS + 1, *_MATRIX)),  # by person
                ("claimed", np.uint8, _MATRIX),  # how strongly it was said, in the open, that a card is this character
                ("denied", np.uint8, _MATRIX),  # and how strongly, by letting others have it, that it is not
            ],
            align=True,
        ),
    )
)
"""What everybody at one table may think of where the cards lie: by place and character."""

SENSES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("own", np.uint8, _MATRIX),  # what this person thinks
                ("open", np.uint8, _MATRIX),  # what somebody thinks who hears only what all hear
                ("claimed", np.uint8, _MATRIX),
                ("denied", np.uint8, _MATRIX),
                ("owner", np.uint8, MAX_PLACES),  # how sure its owner can be of the card
                ("others", np.uint8, MAX_PLACES),  # how sure the surest one can be who is neither its owner nor this person
                ("about", np.uint8, MAX_SEATS),  # by seat: how sure they can be of this person's first card
                ("spare", np.uint8, 1),
            ]
        ),
    )
)
"""What one person thinks, by relative place and character, of 255."""

Matrix = npt.NDArray[np.uint16]


@compiled
def open_odds(setup: np.record, game: np.record, odds: np.record) -> None:
    """A game begins: everybody has seen every card (R1.5)."""
    for person in range(MAX_SEATS + 1):
        if person < setup.seats or person == PUBLIC:
            for place in range(setup.places):
                for kind in range(setup.kinds):
                    odds.of[person, place, kind] = ONE if game.cards[place] == kind else 0
    for place in range(setup.places):
        unsay(setup, odds, place)


@compiled
def unsay(setup: np.record, odds: np.record, place: int) -> None:
    """Nothing that was said of a card counts any more."""
    for kind in range(setup.kinds):
        odds.claimed[place, kind] = 0
        odds.denied[place, kind] = 0


@compiled
def ponder(setup: np.record, notes: np.record, lore: np.record, odds: np.record, row: int) -> None:
    """Think about one event: everybody in its audience, for themselves. `notes` and `lore` are as they were before it."""
    kind, a, b, c = unpack(row)
    if kind == TOOK and b != c:
        one, other = place_of(setup, notes, b), place_of(setup, notes, c)
        for person in range(setup.seats):
            if person != a:
                mix(setup, odds.of[person], one, other)
        mix(setup, odds.of[PUBLIC], one, other)
        for character in range(setup.kinds):
            blur(odds.claimed, one, other, character)
            blur(odds.denied, one, other, character)
    elif kind == EXCHANGED:
        one, other = place_of(setup, notes, a), place_of(setup, notes, b)
        for person in range(setup.seats):
            if may_know(row, person):
                swap(setup, odds.of[person], one, other)
    elif kind in (SAW, SHOWED):
        place = place_of(setup, notes, a)
        for person in range(setup.seats):
            if may_know(row, person):
                see(setup, odds.of[person], place, b)
        if kind == SHOWED:
            see(setup, odds.of[PUBLIC], place, b)
            unsay(setup, odds, place)
    elif kind in (ANNOUNCED, CLAIMED):
        character = c if kind == ANNOUNCED else int(lore.announced)
        place = place_of(setup, notes, b)
        odds.claimed[place, character] = max(LEAST, sureness(lore, a, place))
        odds.denied[place, character] = 0
    elif kind == PASSED:
        character, first = int(lore.announced), int(lore.seat[a]) * int(setup.slots)
        for place in range(first, first + int(setup.slots)):
            odds.denied[place, character] = max(LEAST, sureness(lore, a, place))
            odds.claimed[place, character] = 0


@compiled
def sureness(lore: np.record, person: int, place: int) -> int:
    """How sure a person can be of a card, of 255."""
    return int(lore.known[person, place] * np.float32(255.0))


@compiled
def blur(said: npt.NDArray[np.uint8], one: int, other: int, character: int) -> None:
    """Two cards were taken: what was said of either is half as true of both."""
    half = int(said[one, character]) + int(said[other, character]) >> 1
    said[one, character] = half
    said[other, character] = half


@compiled
def mix(setup: np.record, matrix: Matrix, one: int, other: int) -> None:
    """Somebody else took two cards. What cannot be halved goes to the one and to the other in turn, so that every row keeps its sum."""
    odd = 0
    for kind in range(setup.kinds):
        both = int(matrix[one, kind]) + int(matrix[other, kind])
        half = both + odd >> 1
        odd ^= both & 1
        matrix[one, kind] = half
        matrix[other, kind] = both - half


@compiled
def swap(setup: np.record, matrix: Matrix, one: int, other: int) -> None:
    """Two cards were exchanged for sure."""
    for kind in range(setup.kinds):
        kept = matrix[one, kind]
        matrix[one, kind] = matrix[other, kind]
        matrix[other, kind] = kept


@compiled
def see(setup: np.record, matrix: Matrix, place: int, kind: int) -> None:
    """A card was seen: what was thought to lie here lies where this one was thought to.

    Each place gives its part of this character for as much of what was thought to lie here. Parts are the differences of rounded running
    sums: they add up to the whole, and none is more than there is. So every row and every column keeps its sum.
    """
    need = ONE - int(matrix[place, kind])
    elsewhere = 0
    for other in range(setup.places):
        if other != place:
            elsewhere += int(matrix[other, kind])
    passed, given = 0, 0
    for other in range(setup.places):
        if other != place and given < need:
            passed += int(matrix[other, kind])
            gives = passed * need // elsewhere - given
            if gives > 0:
                exchange(setup, matrix, place, other, kind, gives, need - given)
                given += gives


@compiled
def exchange(setup: np.record, matrix: Matrix, place: int, other: int, kind: int, gives: int, left: int) -> None:
    """`place` gets so much of a character from `other`, for parts of the `left` that it has of all other characters."""
    passed, given = 0, 0
    for third in range(setup.kinds):
        if third != kind:
            passed += int(matrix[place, third])
            gets = passed * gives // left - given
            given += gets
            matrix[place, third] -= gets
            matrix[other, third] += gets
    matrix[place, kind] += gives
    matrix[other, kind] -= gives


@compiled
def sense(setup: np.record, notes: np.record, numbering: np.record, lore: np.record, odds: np.record, person: int, into: np.record) -> None:
    """Write what a person thinks into zeros."""
    mine = int(notes.seat[person]) & 15
    slots = int(setup.slots)
    for place in range(setup.places):
        at = numbering.places[mine, place]
        for kind in range(setup.kinds):
            into.own[at, kind] = min(int(odds.of[person, place, kind]) >> 6, 255)
            into.open[at, kind] = min(int(odds.of[PUBLIC, place, kind]) >> 6, 255)
            into.claimed[at, kind] = odds.claimed[place, kind]
            into.denied[at, kind] = odds.denied[place, kind]
        for other in range(setup.seats):
            seat = int(lore.seat[other])
            sure = sureness(lore, other, place)
            if seat * slots <= place < (seat + 1) * slots:
                into.owner[at] = sure
            elif other != person:
                into.others[at] = max(int(into.others[at]), sure)
    for other in range(setup.seats):
        into.about[numbering.seats[mine, int(lore.seat[other])]] = sureness(lore, other, mine * slots)
