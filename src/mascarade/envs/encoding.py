"""What an environment tells a player, as numbers: one observation and one numbering of decisions, for all environments.

Both are *relative*: seat 0 is the observer's own, the others follow clockwise; places are numbered the same way, the centre's last. So a
network that has learned to play on one seat plays on every seat. `docs/environments.md` says what each number means.

An observation is made of the open state and of **notes**: what an attentive player writes down of the events they may know. Nothing here
reads where the cards lie.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from mascarade.casts import Cast, setup_of
from mascarade.rules.compiled import compiled, shared
from mascarade.rules.layout import (
    ACTIONS,
    ANNOUNCED,
    BANK,
    CHOOSE,
    CHOOSE_CARD,
    CHOOSE_NONE,
    CHOOSE_PLAYER,
    CHOOSE_PLAYER_OR_NONE,
    CHOOSE_TWO,
    CLAIMED,
    COURT,
    EXCHANGED,
    GAME,
    LOOK,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    MOVED,
    OVER,
    PAIR_FIRST,
    PAIR_SECOND,
    SAW,
    SHOWED,
    STEPS,
    SWAP_EXCHANGE,
    TOOK,
    USED,
    Records,
    pair_number,
)
from mascarade.rules.legal import count, nth
from mascarade.rules.rows import may_know, unpack
from mascarade.rules.seats import place_of

COMPILED_FROM = ("rules", "envs/encoding")

VERSION: Final = 1
"""The version of the observation: it changes whenever a number in it changes its place or its meaning."""

PHASES: Final = OVER + 1
FIRST_STEPS: Final = 19
"""The steps that version 1 knew when it was made."""
LATER_STEPS: Final = 6
"""Room for those that came later, behind all that was there: what has learned to read the first ones can still do so."""
assert len(STEPS) <= FIRST_STEPS + LATER_STEPS

OBSERVATION = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("version", np.uint8),
                ("edition", np.uint8),
                ("table", np.uint8, 4),
                ("turn", np.uint8),
                ("bank", np.uint8),
                ("seats", np.uint8, (MAX_SEATS, 8)),
                ("places", np.uint8, (MAX_PLACES, 8)),
                ("known", np.uint8, (MAX_PLACES, MAX_KINDS)),
                ("said", np.uint8, (MAX_PLACES, 1 + MAX_KINDS)),
                ("court", np.uint8),
                ("phase", np.uint8, PHASES),
                ("announced", np.uint8, MAX_KINDS),
                ("step", np.uint8, FIRST_STEPS),
                ("numbers", np.uint8, 2),
                ("later", np.uint8, LATER_STEPS),
            ]
        ),
    )
)
"""What one player may know, in bytes. `docs/environments.md` says what each of them means."""

_WIDE: Final = {"version": ("head", np.dtype(np.uint64))} | {
    name: (name, np.dtype((np.uint64, many))) for name, many in (("seats", MAX_SEATS), ("places", MAX_PLACES))
}
"""What is written eight bytes at once, by the field with which it begins."""


def _as_words() -> np.dtype[np.void]:
    """The observation's bytes, in words where that can be."""
    names, formats, offsets, end = [], [], [], 0
    for field, (kind, at, *_) in (OBSERVATION.fields or {}).items():
        if at >= end:  # else it is within a word that an earlier field has begun
            name, whole = _WIDE.get(field, (field, kind))
            names.append(name)
            formats.append(whole)
            offsets.append(at)
            end = at + whole.itemsize
    parts = {"names": names, "formats": formats, "offsets": offsets, "itemsize": OBSERVATION.itemsize}
    return np.dtype((np.record, np.dtype(parts, align=True)))  # type: ignore[call-overload]  # the stub knows no such dictionary


WORDS = _as_words()
"""The same bytes, as they are written: eight at once where that can be, the first one lowest."""

SIZE: Final = OBSERVATION.itemsize
"""How many numbers an observation has."""

MASK = np.dtype((np.record, np.dtype([("allowed", np.uint8, ACTIONS)])))
"""By relative decision: 1 if it is allowed."""

NUMBERING = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("cores", np.uint16, (MAX_SEATS, ACTIONS)),  # by seat: the core's number of every relative decision
                ("relatives", np.uint16, (MAX_SEATS, ACTIONS)),  # by seat: the relative number of every decision of the core
                ("seats", np.uint8, (MAX_SEATS, MAX_SEATS)),  # by seat: where every seat is from there
                ("places", np.uint8, (MAX_SEATS, MAX_PLACES)),  # by seat: where every place is from there
                ("partners", np.uint8, (MAX_SEATS, 1 + MAX_PLACES)),  # the same, both from 1
                ("allowed", np.uint8, (PHASES, ACTIONS)),  # by phase: 1 for every decision that is allowed, a power's options apart
            ],
            align=True,
        ),
    )
)
"""How seats, places and decisions at one table are numbered from each seat. From every seat the same ones are allowed in a phase."""

NOTES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # by person and place: the character last known there (4 bits); the place it was last taken with, from 1 (4 bits);
                # how often others have taken it since (8 bits)
                ("known", np.uint16, (MAX_SEATS, MAX_PLACES)),
                ("said", np.uint8, MAX_PLACES),  # by place: the character it was last announced or claimed as, from 1
                ("said_turn", np.uint16, MAX_PLACES),  # and when
                ("spoke", np.uint8, MAX_SEATS),  # by person: announcements and claims
                ("wrong", np.uint8, MAX_SEATS),  # wrong cards shown after an announcement or a claim
                ("seat", np.int8, MAX_SEATS),  # by person: where they sit
                ("announced", np.int8),  # in this turn; 15 once the power is used
                ("announced_turn", np.int32),  # which turn that was: the last claim may end it before it is written down
            ],
            align=True,
        ),
    )
)
"""What everybody at one table has written down. Each person's row of `known` holds what that person may know; the rest is open."""

_USED_UP: Final = MAX_KINDS


@compiled
def open_notes(setup: np.record, game: np.record, notes: np.record) -> None:
    """A game begins: everybody has seen every card (R1.5), and `game` is as it was dealt."""
    for person in range(setup.seats):
        notes.seat[person] = person
        notes.spoke[person] = 0
        notes.wrong[person] = 0
        for place in range(setup.places):
            notes.known[person, place] = game.cards[place]
    for place in range(setup.places):
        notes.said[place] = 0
        notes.said_turn[place] = 0
    notes.announced = _USED_UP


@compiled
def _more(number: int) -> int:
    return number + 1 if number < 255 else 255


@compiled
def _taken(known: int, partner: int) -> int:
    """What is known of a card after somebody else took it together with the one at `partner`."""
    return known & 0xF | partner + 1 << 4 | _more(known >> 8) << 8


@compiled
def note(setup: np.record, game: np.record, notes: np.record, row: int) -> None:
    """Write down one event: everybody in its audience, for themselves. Of `game` only the open part is read."""
    kind, a, b, c = unpack(row)
    if kind == SHOWED:
        place = place_of(setup, notes, a)
        for person in range(setup.seats):
            notes.known[person, place] = b
        if notes.announced != _USED_UP and b != notes.announced:
            person = a if setup.slots == 1 else a // int(setup.slots)
            notes.wrong[person] = _more(int(notes.wrong[person]))
    elif kind == TOOK:
        if b != c:
            one, other = place_of(setup, notes, b), place_of(setup, notes, c)
            for person in range(setup.seats):
                if person != a:
                    notes.known[person, one] = _taken(int(notes.known[person, one]), other)
                    notes.known[person, other] = _taken(int(notes.known[person, other]), one)
    elif kind == EXCHANGED:
        one, other = place_of(setup, notes, a), place_of(setup, notes, b)
        for person in range(setup.seats):
            if may_know(row, person):
                known = notes.known[person, one]
                notes.known[person, one] = notes.known[person, other]
                notes.known[person, other] = known
    elif kind == SAW:
        place = place_of(setup, notes, a)
        for person in range(setup.seats):
            if may_know(row, person):
                notes.known[person, place] = b
    elif kind == ANNOUNCED:
        notes.announced = c
        notes.announced_turn = game.turn
        _say(setup, notes, a, b, c)
    elif kind == CLAIMED:
        _say(setup, notes, a, b, int(notes.announced))
    elif kind == USED:
        notes.announced = _USED_UP
    elif kind == MOVED:
        notes.seat[a], notes.seat[b] = notes.seat[b], notes.seat[a]


@compiled
def _say(setup: np.record, notes: np.record, person: int, named: int, kind: int) -> None:
    """Somebody has announced or claimed a character with a card."""
    place = place_of(setup, notes, named)
    notes.spoke[person] = _more(int(notes.spoke[person]))
    notes.said[place] = kind + 1
    notes.said_turn[place] = min(int(notes.announced_turn), 65535)


@shared
def observe(setup: np.record, game: np.record, notes: np.record, numbering: np.record, person: int, into: np.record) -> None:
    """Write what a person may know into zeros, a record of `WORDS`. Of `game` only the open part is read.

    Written out for speed: nothing is read twice, and there are no branches that nobody could foretell.
    """
    seats, slots, places = int(setup.seats), int(setup.slots), int(setup.places)
    mine = int(notes.seat[person]) & 15
    phase, turn, bound, shown, hands = int(game.phase), int(game.turn), int(game.bound), int(game.shown), int(game.hands)
    into.head = (
        VERSION
        | (1 if setup.strict else 2) << 8
        | seats << 16
        | slots << 24
        | places - seats * slots << 32
        | int(setup.kinds) << 40
        | min(turn, 255) << 48
        | int(game.gold[BANK]) << 56
    )
    for seat in range(seats):
        who = int(game.person[seat]) & 15
        into.seats[numbering.seats[mine, seat]] = (
            int(game.gold[seat])
            | (bound >> who & 1) << 24
            | (shown >> who & 1) << 32
            | int(notes.spoke[who]) << 48
            | int(notes.wrong[who]) << 56
        )
    for place in range(places):
        at = numbering.places[mine, place]
        known = int(notes.known[person, place])
        into.places[at] = (
            hands >> place & 1
            | known >> 8 << 24
            | int(numbering.partners[mine, known >> 4 & 15]) << 32
            | min(turn - int(notes.said_turn[place]), 255) << 40
        )
        into.known[at, known & 15] = 1
        into.said[at, notes.said[place]] = 1
    into.court = game.gold[COURT]
    into.phase[phase] = 1
    into.seats[numbering.seats[mine, game.turn_seat]] |= 1 << 16
    if phase != OVER:
        into.seats[numbering.seats[mine, game.actor]] |= 1 << 8
    if game.character >= 0:
        into.announced[game.character] = 1
    if game.user >= 0:
        observe_power(setup, game, numbering, mine, into)


@compiled
def observe_power(setup: np.record, game: np.record, numbering: np.record, mine: int, into: np.record) -> None:
    """What an observation says inside a power."""
    row = setup.steps[game.character, game.row]
    if row[0] < FIRST_STEPS:
        into.step[row[0]] = 1
    else:
        into.later[row[0] - FIRST_STEPS] = 1
    into.numbers[0] = row[1]
    into.numbers[1] = int(row[2]) & 255
    into.seats[numbering.seats[mine, game.user]] |= 1 << 40
    options, chosen = options_of(setup, game), chosen_of(game)
    for place in range(setup.places):
        into.places[numbering.places[mine, place]] |= (options >> place & 1) << 8 | (chosen >> place & 1) << 16


@compiled
def options_of(setup: np.record, game: np.record) -> int:
    """The places that may be chosen; a player who may be chosen is so by all their places."""
    options, slots = int(game.options), int(setup.slots)
    if game.phase < CHOOSE_PLAYER or game.phase > CHOOSE_CARD:  # the options of the choice before are still there
        return 0
    if slots == 1:
        return options
    found = 0
    for place in range(slots * int(setup.seats)):
        found |= (options >> place // slots & 1) << place
    return found


@compiled
def chosen_of(game: np.record) -> int:
    """The places that a power has chosen."""
    found = 0
    if game.first >= 0:
        found |= 1 << int(game.first)
    if game.second >= 0:
        found |= 1 << int(game.second)
    return found


@compiled
def mark(game: np.record, numbering: np.record, into: np.record) -> None:
    """Write 1 for every decision that is allowed, as the seat that decides numbers them, and 0 for the others."""
    allowed = numbering.allowed[game.phase]
    for number in range(ACTIONS):
        into.allowed[number] = allowed[number]
    if CHOOSE_PLAYER <= game.phase <= CHOOSE_CARD:  # in a later phase of the same step the options are still there
        options = int(game.options)
        for number in range(MAX_PLACES):
            if options >> number & 1:
                into.allowed[numbering.relatives[game.actor, CHOOSE + number]] = 1


_pair = compiled(pair_number)


@compiled
def _seen_from(seats: int, slots: int, seat: int, place: int) -> int:
    """A place as it is numbered from a seat: own cards first, then clockwise, the centre last."""
    around = slots * seats
    return (place - seat * slots) % around if place < around else place


@compiled
def _relative(seats: int, slots: int, seat: int, action: int) -> int:
    """A decision of the core as it is numbered from the seat that decides."""
    if action < LOOK:
        return action - action % MAX_PLACES + _seen_from(seats, slots, seat, action % MAX_PLACES)
    if CHOOSE <= action < CHOOSE_NONE:
        number = action - CHOOSE
        if slots > 1:  # R8.7: with two or three players no power chooses a card by itself
            return CHOOSE + ((number - seat) % seats if number < seats else number)
        return CHOOSE + _seen_from(seats, slots, seat, number)
    if CHOOSE_TWO <= action < SWAP_EXCHANGE:
        pair = action - CHOOSE_TWO
        first, second = int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])
        return CHOOSE_TWO + _pair(_seen_from(seats, slots, seat, first), _seen_from(seats, slots, seat, second))
    return action


@compiled
def number(setup: np.record, game: np.record, numbering: np.record) -> None:
    """Write how things are numbered at a cast's table into zeros; `game` is to think with."""
    seats, slots = int(setup.seats), int(setup.slots)
    for seat in range(seats):
        for action in range(ACTIONS):
            relative = _relative(seats, slots, seat, action)
            numbering.relatives[seat, action] = relative
            numbering.cores[seat, relative] = action
        for other in range(MAX_SEATS):
            numbering.seats[seat, other] = (other - seat) % seats
        for place in range(MAX_PLACES):
            numbering.places[seat, place] = _seen_from(seats, slots, seat, place)
            numbering.partners[seat, 1 + place] = 1 + _seen_from(seats, slots, seat, place)
    for phase in range(OVER):
        game.phase = phase
        if phase == CHOOSE_PLAYER_OR_NONE:
            numbering.allowed[phase, CHOOSE_NONE] = 1
        elif phase not in (CHOOSE_PLAYER, CHOOSE_CARD):
            for k in range(count(setup, game)):
                numbering.allowed[phase, numbering.relatives[0, nth(setup, game, k)]] = 1


@lru_cache(maxsize=64)
def numbering_of(cast: Cast) -> Records:
    """How things are numbered at a cast's table."""
    found = np.zeros(1, NUMBERING)
    number(setup_of(cast)[0], np.zeros(1, GAME)[0], found[0])
    return found
