"""What a thinking player carries: its beliefs, and what everybody can tell of everybody else from open events alone.

Everything here is fed by rows of events, as `mascarade.views.see` lets one player have them. Nothing here reads where the cards lie.
"""

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import exact as assignments
from mascarade.beliefs import marginal
from mascarade.rules.compiled import compiled, shared
from mascarade.rules.effects import take_effect
from mascarade.rules.layout import (
    ANNOUNCED,
    BANK,
    CLAIMED,
    EXCHANGED,
    EXPOSED,
    FREE,
    LOOKED,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    MAX_STEPS,
    MOVED,
    NOBODY,
    PAID,
    PASSED,
    PRETENDED,
    SAW,
    SHOWED,
    SPY,
    START,
    TOOK,
    USED,
)
from mascarade.rules.rows import unpack
from mascarade.rules.seats import place_of

COMPILED_FROM = ("rules", "beliefs", "bots")

LORE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("known", np.float32, (MAX_SEATS, MAX_PLACES)),  # how sure a person with a good memory can be of a place's card
                ("claims", np.float32, MAX_SEATS),  # of each person: claims so far
                ("bluffs", np.float32, MAX_SEATS),  # wrong cards shown so far
                ("answers", np.float32, MAX_SEATS),
                ("announced", np.int8),  # the character that answers are about
                ("using", np.int8),  # the character whose power is used
                ("seat", np.int8, MAX_SEATS),  # by person: where they sit
            ],
            align=True,
        ),
    )
)
"""What everybody can tell of everybody: the same for all, since it is made of open events alone."""

MIND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("odds", np.float32, (MAX_PLACES, MAX_KINDS)),  # by place and character
                ("trusts", np.float32, MAX_PLACES),  # how far the owner of a card still believes what I know to lie there
                ("good", np.float32, MAX_KINDS),  # a decision's notes: what each power would do for it,
                ("lie", np.float32, MAX_KINDS),  # and what the lie would
                ("hold", np.float32, MAX_KINDS),  # and what having it brings in others' turns
                ("notes", np.float32, 6),
                ("gold", np.int16, MAX_PLACES),  # a future that it thinks of, as a game has it: fortunes, the bank, the court,
                ("ending", np.int8),  # and how the game ends there, if it does
                ("said", np.float32),  # its own announcements,
                ("lied", np.float32),  # and how many of them it took for lies
                ("company", np.float32),  # how much more than usual one has to lie at such a table to be a liar,
                ("guess", np.float32),  # how likely it took the one that is answered for one; below 0 if another one's is answered
                ("turn", np.int32),
                ("hurt", np.int8),  # the person who last took gold from it
                ("me", np.int8),  # the person it is
                ("turn_seat", np.int8),  # of that future, as a game has it: who has announced,
                ("hands", np.uint16),  # and before whom a hand lies on a card
            ],
            align=True,
        ),
    )
)
"""One player's beliefs and notes."""

RANDOM = 0
HONEST = 1
BAYES = 2

PLAYER = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("style", np.int8),  # RANDOM, HONEST, BAYES
                ("sees", np.int8),  # 1: sees all cards; for measuring how much there is to know
                ("exact", np.int8),  # 1: believes with weighted assignments
                ("memory", np.float32),  # how much of its memory is left after six turns: 1 all
                ("fades", np.float64),  # the part that it loses in one turn
                ("whim", np.float32),  # how far, in chance to win, a whim may carry it from what is best
                ("nerve", np.float32),  # how much it fears to be caught: 1 as much as the odds say
                ("spite", np.float32),  # how much it likes to hurt whoever hurt it
                ("patience", np.float32),  # what a card in the next turn is worth, of what it is worth in this one
                ("crowd", np.float32),  # how much less for each player at the table
                ("credit", np.float32),  # how likely others, who may know what they have, are to claim it
                ("doubt", np.float32),  # and how sure they may be without doing so
                ("seen", np.float32),  # how likely somebody who sees through a lie stops it
                ("shyness", np.float32),  # what it costs that everybody has seen one's card
                ("spoiling", np.float32),  # what it is worth that a dangerous one no longer knows
                ("announces", np.float32),  # how much likelier somebody announces what they know they are
                ("claims", np.float32),  # how much likelier somebody claims what they know they are
                ("passes", np.float32),  # how much less likely somebody passes what they know they are
                ("split", np.float32),  # how likely others exchange, when nobody can tell
                ("cheek", np.float32),  # what a lie is worth in itself, of a fair share
                ("guile", np.float32),  # the share of lies among its announcements that it would like,
                ("mischief", np.float32),  # and what it gives for a lie more or less,
                ("caution", np.float32),  # unless the lie is seen through: how far it keeps from those
            ],
            align=True,
        ),
    )
)
"""How one player thinks."""

PLENTY = 100
"""More gold than one step brings."""
MANY = 8
"""From so many players on a table is as open as it gets."""
ABSENT = 0.03
"""Whose memory is worse forgets even the own card, though nobody has touched it."""
CERTAIN = 0.95
"""From this chance on one knows what one's card is."""


@compiled
def meet(setup: np.record, lore: np.record) -> None:
    """A game begins: everybody has seen every card (R1.5)."""
    for person in range(setup.seats):
        lore.seat[person] = person
        lore.claims[person] = 0.0
        lore.bluffs[person] = 0.0
        lore.answers[person] = 0.0
        for place in range(setup.places):
            lore.known[person, place] = 1.0
    lore.announced = NOBODY
    lore.using = NOBODY


@compiled
def wake(mind: np.record, me: int) -> None:
    """A player before the deal."""
    mind.me = me
    mind.turn = 0
    mind.hurt = NOBODY
    mind.said = 0.0
    mind.lied = 0.0
    mind.guess = -1.0
    for place in range(MAX_PLACES):
        mind.trusts[place] = 1.0


@compiled
def company(setup: np.record, mind: np.record) -> float:
    """How much more than usual one has to lie at a table to be a liar, which everybody can tell from the cast.

    Where many play, everybody knows who has what: one must dare more, and the more so, the more cards bring gold. Where cards lie in the
    centre, too, one errs anyway.
    """
    bringing = 0
    for card in range(setup.places):
        mind.gold[BANK] = PLENTY
        for seat in range(setup.seats):
            mind.gold[seat] = START
        for row in range(MAX_STEPS):
            step = setup.steps[setup.cards[card], row]
            mind.turn_seat = 0
            mind.hands = 1
            take_effect(setup, mind, None, int(step[0]), int(step[1]), int(step[2]), 0, 0)
        bringing += mind.gold[BANK] < PLENTY
    unusual = min(0.5, bringing / int(setup.places)) - 1.0 / 3.0
    if int(setup.places) > int(setup.seats) * int(setup.slots):
        unusual = -unusual
    return 1.0 + 0.06 * (min(int(setup.seats), MANY) - 5.5) + unusual


@compiled
def sit_down(setup: np.record, mind: np.record, me: int, cards: npt.NDArray[np.int8]) -> None:
    """A game begins for a player, who has seen the cards of all places (R1.5)."""
    wake(mind, me)
    mind.company = company(setup, mind)
    marginal.start(setup, mind.odds)
    for place in range(setup.places):
        marginal.learn(setup, mind.odds, place, int(cards[place]))


@shared
def notice(setup: np.record, lore: np.record, mind: np.record, exact: np.record | None, player: np.record, row: int) -> None:
    """Learn from one event that this player may know of. `lore` is as it was before the event."""
    kind, a, b, c = unpack(row)
    if kind == TOOK:
        if a != mind.me and b != c:
            one, other = place_of(setup, lore, b), place_of(setup, lore, c)
            mix(setup, mind, exact, one, other, player.split)
            trust(mind, one, other, 1.0)
    elif kind == EXCHANGED:  # an event of one's own, as PRETENDED is: nobody else may know it
        one, other = place_of(setup, lore, a), place_of(setup, lore, b)
        trust(mind, one, other, player.split)
        if exact is not None:
            assignments.swap(exact, one, other)
        else:
            marginal.swap(setup, mind.odds, one, other)
    elif kind == PRETENDED:
        trust(mind, place_of(setup, lore, a), place_of(setup, lore, b), 1.0 - player.split)
    elif kind == LOOKED:
        mind.trusts[place_of(setup, lore, b)] = 1.0
    elif kind in (SAW, SHOWED):
        place = place_of(setup, lore, a)
        if kind == SHOWED:
            mind.trusts[place] = 1.0
            if mind.guess >= 0.0 and a // int(setup.slots) == mind.me:
                mind.lied += (1.0 if b != lore.announced else 0.0) - mind.guess
                mind.guess = -1.0
        see(setup, mind, exact, place, b)
    elif kind == ANNOUNCED:
        place = place_of(setup, lore, b)
        if a != mind.me:
            weigh(setup, mind, exact, place, c, 1.0 + player.announces * lore.known[a, place])
            mind.guess = -1.0
        else:
            mind.said += 1.0
            mind.guess = 1.0 - mind.odds[place, c]
            mind.lied += mind.guess
    elif kind == CLAIMED:
        place = place_of(setup, lore, b)
        if a != mind.me:
            weigh(setup, mind, exact, place, int(lore.announced), 1.0 + player.claims * lore.known[a, place])
    elif kind == PAID:
        if a == mind.me and b < MAX_SEATS:
            mind.hurt = b
    elif kind == PASSED and a != mind.me:
        first = int(lore.seat[a]) * int(setup.slots)
        for place in range(first, first + int(setup.slots)):
            weigh(setup, mind, exact, place, int(lore.announced), 1.0 - player.passes * lore.known[a, place])


@compiled
def trust(mind: np.record, one: int, other: int, part: float) -> None:
    """The owners of two cards that were taken believe so much of what lies there."""
    mind.trusts[one] = part
    mind.trusts[other] = part


@compiled
def mix(setup: np.record, mind: np.record, exact: np.record | None, one: int, other: int, split: float) -> None:
    """Somebody else took two cards."""
    if exact is not None:
        assignments.mix(exact, one, other, split)
    else:
        marginal.mix(setup, mind.odds, one, other, split)


@compiled
def see(setup: np.record, mind: np.record, exact: np.record | None, place: int, kind: int) -> None:
    """A card was seen."""
    if exact is not None:
        assignments.see(setup, exact, place, kind)
    else:
        marginal.see(setup, mind.odds, place, kind)


@compiled
def weigh(setup: np.record, mind: np.record, exact: np.record | None, place: int, kind: int, factor: float) -> None:
    """Something was said."""
    if exact is not None:
        assignments.weigh(exact, place, kind, factor)
    else:
        marginal.weigh(setup, mind.odds, place, kind, factor)


@compiled
def gossip(setup: np.record, lore: np.record, row: int) -> None:
    """Everybody's knowledge of everybody, after one event that is open to all."""
    kind, a, b, c = unpack(row)
    if kind == TOOK:
        one, other = place_of(setup, lore, b), place_of(setup, lore, c)
        if one != other:
            lose_track(setup, lore, a, one, other)
        if one == other or (lore.using >= 0 and spies(setup, int(lore.using))):
            lore.known[a, one] = 1.0
            lore.known[a, other] = 1.0
    elif kind == LOOKED:
        lore.known[a, place_of(setup, lore, b)] = 1.0
    elif kind == SHOWED:
        place = place_of(setup, lore, a)
        for person in range(setup.seats):
            lore.known[person, place] = 1.0
        if lore.using < 0 and b != lore.announced:
            lore.bluffs[a // int(setup.slots)] += 1.0
    elif kind == EXPOSED:
        for person in range(setup.seats):
            if person != a:
                lore.known[person, int(lore.seat[a]) * int(setup.slots)] = 1.0
    elif kind == ANNOUNCED:
        lore.announced = c
    elif kind == USED:
        lore.using = b
    elif kind == CLAIMED:
        lore.claims[a] += 1.0
        lore.answers[a] += 1.0
    elif kind == PASSED:
        lore.answers[a] += 1.0
    elif kind == MOVED:
        lore.seat[a], lore.seat[b] = lore.seat[b], lore.seat[a]


@compiled
def lose_track(setup: np.record, lore: np.record, taker: int, one: int, other: int) -> None:
    """Two cards went under the table: whoever did it knows as much as before, the others are less sure."""
    for person in range(setup.seats):
        both = lore.known[person, one] + lore.known[person, other]
        sure = np.float32(0.5) * both if person == taker else np.float32(0.28) * both
        lore.known[person, one] = sure
        lore.known[person, other] = sure


@compiled
def spies(setup: np.record, character: int) -> bool:
    """Whether a power lets its user see the two cards it takes."""
    for row in range(MAX_STEPS):
        if setup.steps[character, row, 0] == SPY:
            return True
    return False


@compiled
def turn_over(game: np.record, lore: np.record) -> None:
    """After a decision's events: when a new turn begins, what was announced is past."""
    if game.phase <= FREE:
        lore.announced = NOBODY
        lore.using = NOBODY


@compiled
def fade(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record) -> None:
    """After a decision's events: once a turn a memory that fades loses its part; of one's own card less, and nothing if it is known."""
    if player.memory < 1.0 and game.turn != mind.turn:
        slots = int(setup.slots)
        own = int(lore.seat[mind.me]) * slots
        lost = player.fades
        for place in range(setup.places):
            if not own <= place < own + slots:
                marginal.forget(setup, mind.odds, place, lost)
            elif player.memory < ABSENT or marginal.surest(setup, mind.odds, place) < CERTAIN:
                marginal.forget(setup, mind.odds, place, lost / 4.0)
    mind.turn = game.turn
