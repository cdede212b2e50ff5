"""The shape of everything in the core: the state of a game, its setup, its events, and the numbers that decisions have.

These layouts are stable: learning, saved data and other programs depend on them. A change is a new version of the package.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

# -- sizes ---------------------------------------------------------------------------------------------------------------------------
MAX_SEATS = 13
MAX_PLACES = 15
"""Places where a card may lie: those of the seats, then the centre (13 players and two cards in the centre)."""
MAX_SLOTS = 3
"""Cards before one player: left, right, protected (R6.1, R7.1)."""
MAX_KINDS = 15
"""Different characters in one cast."""
MAX_STEPS = 4
"""Steps in one power."""
MAX_PAIRS = 66
"""Pairs of other players at a table of thirteen."""
MAX_EVENTS = 224
"""Events of one decision: thirteen show, four of a kind use a power of four steps in which everybody gives and takes, liars pay: 217."""

BANK = 13
"""Where the bank's gold is in `gold`, after the thirteen seats."""
COURT = 14
"""Where the court's gold is in `gold`."""
NOBODY = -1

START = 6  # R1.1
GOAL = 13  # R5.1
OPENING_TURNS = 4  # R2.1
FINE = 1  # R3.4

# -- whose decision, and what kind ---------------------------------------------------------------------------------------------------
EXCHANGE_ONLY = 0
"""A turn in which one must exchange or pretend (R2.1, R2.6 first edition)."""
NO_ANNOUNCE = 1
"""A turn in which one may not announce (R2.6 second edition)."""
FREE = 2
"""A turn with all three actions (R2.2)."""
ANSWER = 3
"""Claim or pass (R3.1)."""
CHOOSE_PLAYER = 4
CHOOSE_PLAYER_OR_NONE = 5
CHOOSE_CARD = 6
CHOOSE_PLAYERS = 7
CHOOSE_CARDS = 8
SWAP = 9
"""Exchange or pretend the two cards that a power has chosen."""
NAME_CHARACTER = 10
"""The accused names a character (R9.10)."""
OVER = 11

# -- decisions: 265 numbers ----------------------------------------------------------------------------------------------------------
EXCHANGE = 0
"""+ 15 * own slot + the other card's place"""
PRETEND = 45
"""+ 15 * own slot + the other card's place"""
LOOK = 90
"""+ own slot"""
ANNOUNCE = 93
"""+ 15 * own slot (left or right) + character"""
PASS = 123
CLAIM = 124
"""+ own slot"""
CHOOSE = 127
"""+ a seat, or the place of a card"""
CHOOSE_NONE = 142
CHOOSE_TWO = 143
"""+ the number of a pair of places (or seats): see `PAIR_FIRST`, `PAIR_SECOND`"""
SWAP_EXCHANGE = 248
SWAP_PRETEND = 249
NAME = 250
"""+ character"""
ACTIONS = 265

PAIR_FIRST = np.array([first for second in range(MAX_PLACES) for first in range(second)], np.int8)
PAIR_SECOND = np.array([second for second in range(MAX_PLACES) for first in range(second)], np.int8)


def pair_number(first: int, second: int) -> int:
    """The number of a pair of different places, in either order."""
    low, high = min(first, second), max(first, second)
    return high * (high - 1) // 2 + low


# -- steps of powers (R4.3): the vocabulary ------------------------------------------------------------------------------------------
class StepKind(NamedTuple):
    """A step of powers."""

    word: str
    asks: tuple[int, ...] = ()
    """What it asks for, in order, if it asks for all that it can."""


STEPS: Final = (
    StepKind("done"),  # no step: the power is over
    StepKind("bank"),
    StepKind("fill"),
    StepKind("court"),
    StepKind("neighbours"),
    StepKind("treat"),
    StepKind("richest", (CHOOSE_PLAYER,)),
    StepKind("richer"),
    StepKind("chosen", (CHOOSE_PLAYER,)),
    StepKind("trade", (CHOOSE_PLAYER_OR_NONE,)),
    StepKind("together"),
    StepKind("win"),
    StepKind("stir", (CHOOSE_CARDS, SWAP)),
    StepKind("spy", (CHOOSE_CARD, SWAP)),
    StepKind("peek", (CHOOSE_CARD,)),
    StepKind("accuse", (CHOOSE_PLAYER, NAME_CHARACTER)),
    StepKind("puppets", (CHOOSE_PLAYERS,)),
    StepKind("seats"),
    StepKind("expose", (CHOOSE_PLAYER,)),
    StepKind("gold", (CHOOSE_PLAYER, CHOOSE_PLAYER)),
    StepKind("rotate", (CHOOSE_PLAYER,)),
    StepKind("if"),
)
"""Every step there is, by its number: a new one goes to the end, and gets its name below."""
(
    DONE,
    TAKE_BANK,
    FILL,
    TAKE_COURT,
    TAKE_NEIGHBOURS,
    TREAT_NEIGHBOURS,
    TAKE_RICHEST,
    TAKE_RICHER,
    TAKE_CHOSEN,
    TRADE,
    TAKE_TOGETHER,
    WIN,
    STIR,
    SPY,
    PEEK,
    ACCUSE,
    TAKE_TWO,
    CHANGE_SEATS,
    EXPOSE,
    GIVE,
    ROTATE,
    PROVIDED,
) = range(len(STEPS))

SIDES: Final = (
    *("bank", "you", "court", "left", "right", "neighbours", "others", "announcer", "claimants"),
    *("chosen", "richest", "poorest"),  # one who is found only when the step is carried out
)
"""R8.8: who gives, or takes, by number from 1. A gold step has two, in one byte: the giver's number is in its upper half."""
(
    THE_BANK,
    YOU,
    THE_COURT,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    NEIGHBOURS,
    OTHERS,
    THE_ANNOUNCER,
    CLAIMANTS,
    THE_CHOSEN,
    THE_RICHEST,
    THE_POOREST,
) = range(1, len(SIDES) + 1)
HALF_OF_IT = 13
"""R8.8: an amount, half of what the giver has."""
ALL_OF_IT = 14
"""R8.8: an amount, all that the giver has."""

WAYS: Final = ("left", "right", "chosen")
"""R8.9: which way fortunes go, by number from 1."""
LEFTWARDS, RIGHTWARDS, EITHER_WAY = range(1, len(WAYS) + 1)

CONDITIONS: Final = ("poorest", "richest", "unclaimed", "claimed", "right", "wrong")
"""R8.10: on what the rest of a power may depend, by number from 1."""
IF_POOREST, IF_RICHEST, IF_UNCLAIMED, IF_CLAIMED, IF_RIGHT, IF_WRONG = range(1, len(CONDITIONS) + 1)

# -- events --------------------------------------------------------------------------------------------------------------------------
EVERYBODY = 0xFFFF
"""An audience is a set of people: bit p for player p, bit 15 for onlookers."""
ONLOOKER = 15
"""The onlookers' bit in an audience."""
ONLOOKERS = 1 << ONLOOKER


class EventKind(NamedTuple):
    """A kind of event."""

    word: str
    roles: tuple[str, ...]
    """What its bytes say, in order: see `ROLES`."""


ROLES: Final = {
    "player": 1,
    "other": 1,
    "payer": 1,  # a player, `BANK` or `COURT`
    "payee": 1,
    "amount": 1,
    "card": 1,  # numbered by the person before whom it is: see `mascarade.rules.seats.card`
    "cards": 2,  # the same card twice: one
    "character": 1,
    "chosen": 2,  # two players; the same twice: one; the one who chose: nobody
    "reason": 1,  # how a game ended
    "winners": 2,  # a set of people, the low byte first
}
"""What the bytes of an event can mean, and how many of them that takes."""

EVENTS: Final = (
    EventKind("took", ("player", "cards")),
    EventKind("exchanged", ("cards",)),
    EventKind("pretended", ("cards",)),
    EventKind("looked", ("player", "card")),
    EventKind("saw", ("card", "character")),
    EventKind("announced", ("player", "card", "character")),
    EventKind("passed", ("player",)),
    EventKind("claimed", ("player", "card")),
    EventKind("showed", ("card", "character")),
    EventKind("used", ("player", "character")),
    EventKind("paid", ("payer", "payee", "amount")),
    EventKind("chose", ("player", "chosen")),
    EventKind("traded", ("player", "other")),
    EventKind("named", ("player", "character")),
    EventKind("moved", ("player", "other")),
    EventKind("exposed", ("player",)),
    EventKind("ended", ("reason", "winners")),
    EventKind("rotated", ("player", "other")),
)
"""Every kind of event, by its number, from 1: a new one goes to the end, and gets its name below."""
(
    TOOK,
    EXCHANGED,
    PRETENDED,
    LOOKED,
    SAW,
    ANNOUNCED,
    PASSED,
    CLAIMED,
    SHOWED,
    USED,
    PAID,
    CHOSE,
    TRADED,
    NAMED,
    MOVED,
    EXPOSED,
    ENDED,
    ROTATED,
) = range(1, len(EVENTS) + 1)


def pack(audience: int, kind: int, a: int, b: int, c: int) -> int:
    """An event as a row."""
    return audience | kind << 16 | a << 24 | b << 32 | c << 40


def unpack(row: int) -> tuple[int, int, int, int]:
    """The kind of an event and its three bytes."""
    return row >> 16 & 255, row >> 24 & 255, row >> 32 & 255, row >> 40 & 255


def may_know(row: int, person: int) -> int:
    """1 if a person, or `ONLOOKER`, is in an event's audience."""
    return row >> person & 1


def known_to(person: int, rows: Iterable[int]) -> tuple[int, ...]:
    """The events among these that a person may know: `may_know` for many, at the speed that views need."""
    bit = 1 << person
    return tuple([row for row in rows if row & bit])


def apart(rows: Iterable[int]) -> int:
    """The people who may know more or less of these events than onlookers do, as a set."""
    found = 0
    for row in rows:
        if row & EVERYBODY != EVERYBODY:
            found |= ~row if row >> ONLOOKER & 1 else row
    return found & EVERYBODY


def open_to_all(row: int) -> bool:
    """Whether everybody may know an event, onlookers too."""
    return row & EVERYBODY == EVERYBODY


# -- how a game ended ----------------------------------------------------------------------------------------------------------------
RICH = 1
BROKE = 2
CHEATED = 4

# -- records -------------------------------------------------------------------------------------------------------------------------
GAME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("turn", np.int32),  # number of this turn, from 1
                ("gold", np.int16, 15),  # by seat; then the bank, then the court
                ("bound", np.uint16),  # people who showed a card in the turn before (R2.6)
                ("shown", np.uint16),  # people who showed a card in this turn
                ("hands", np.uint16),  # places with a hand on them: the announcer's and the claimants' (R6.3, R6.4)
                ("debtors", np.uint16),  # people who owe a fine (R3.4, R9.8)
                ("users", np.uint16),  # people who have yet to use the power
                ("options", np.uint16),  # seats or places that may be chosen
                ("winners", np.uint16),  # people
                ("person", np.int8, MAX_SEATS),  # by seat: who sits there (R9.8)
                ("turn_seat", np.int8),
                ("actor", np.int8),  # the seat that decides
                ("phase", np.int8),
                ("character", np.int8),  # announced
                ("user", np.int8),  # the seat that uses the power
                ("row", np.int8),  # the power's step
                ("first", np.int8),  # places or seats that a power has chosen
                ("second", np.int8),
                ("ending", np.int8),  # RICH, BROKE, CHEATED
                ("cards", np.int8, MAX_PLACES),  # by place: which character lies there
            ],
            align=True,
        ),
    )
)
"""One game: everything, and nothing that is not the game's. What lies where is its only secret (R10.1, R10.4), and comes last."""

PUBLIC: int = np.dtype(GAME).fields["cards"][1]  # type: ignore[index]  # the stub allows dtypes without fields
"""The first bytes of a game, which everybody may know: all but `cards`."""

SETUP = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("gold", np.int16),  # all there is (R1.2)
                ("seats", np.int8),
                ("slots", np.int8),  # cards a player
                ("places", np.int8),
                ("kinds", np.int8),
                ("strict", np.int8),  # 1: who has shown must exchange (R2.6 first edition)
                ("announce_slots", np.int8),
                ("reaches", np.int8),  # how many entries of `reach` a seat has
                ("pairs", np.int8),
                ("cards", np.int8, MAX_PLACES),  # the cast, as characters
                ("reach", np.int8, (MAX_SEATS, 14)),  # 15 * own slot + other place: what a seat may take under the table
                ("pair", np.int8, (MAX_SEATS, MAX_PAIRS)),  # pairs of others' cards, for a power's user
                ("steps", np.int8, (MAX_KINDS, MAX_STEPS + 1, 3)),  # by character: what, and two numbers
            ],
            align=True,
        ),
    )
)
"""What does not change during a game: table size, cast, powers."""

Records: TypeAlias = npt.NDArray[np.void]
"""An array of setups, games or logs."""

LOG = np.dtype((np.record, np.dtype([("count", np.int64), ("rows", np.int64, MAX_EVENTS)], align=True)))
"""What one decision made happen, in order: rows, as `pack` makes them of an audience (16 bits), a kind, and three bytes."""
