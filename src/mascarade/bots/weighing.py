"""What decisions are weighed by: who would claim, what a lie costs, what a card is good for, and who is a danger."""

import numpy as np

from mascarade.beliefs.marginal import copies
from mascarade.bots.futures import HALF, ONE, ZERO, chance, copy_gold, prospect
from mascarade.rules.compiled import compiled
from mascarade.rules.gold import pay
from mascarade.rules.layout import COURT, FINE, NOBODY
from mascarade.rules.seats import next_seat

DARING = np.float32(0.02)
"""The chance that somebody claims what they are not, before anything is known of them."""
RICH_ENOUGH = 8
"""The fortune from which somebody's knowledge is a danger."""


@compiled
def daring(lore: np.record, person: int) -> np.float32:
    """The chance that a person claims what they are not, from how they have behaved."""
    return (DARING * np.float32(20.0) + min(lore.bluffs[person], lore.claims[person])) / (np.float32(20.0) + lore.answers[person])


@compiled
def stands_up(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, seat: int, kind: int) -> np.float32:
    """The chance that a seat has a character, knows it, and claims it."""
    person = int(game.person[seat])
    slots = int(setup.slots)
    found = ZERO
    for place in range(seat * slots, seat * slots + slots):
        found += mind.odds[place, kind] * dares(player, lore.known[person, place] * mind.trusts[place])
    return min(ONE, found)


@compiled
def dares(player: np.record, sure: np.float32) -> np.float32:
    """The chance that somebody who is so sure of having a character claims it."""
    return min(ONE, max(ZERO, (sure - player.doubt) * player.credit))


@compiled
def consider(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, me: int) -> None:
    """Note for each character what its power would do for me, what the lie would, and what having it brings in others' turns."""
    slots = int(setup.slots)
    copy_gold(game, mind)
    now = chance(setup, mind, me)
    pay(mind, None, me, COURT, FINE)
    caught = chance(setup, mind, me)
    brave = ONE
    for seat in range(setup.seats):
        if seat != me:
            brave *= ONE - daring(lore, int(game.person[seat]))
    fear = np.float32(player.nerve)
    for kind in range(setup.kinds):
        mine = ZERO
        for place in range(me * slots, me * slots + slots):
            mine += mind.odds[place, kind]
        share = ONE / max(np.float32(0.05), ONE - mine)
        quiet = ONE
        owner = NOBODY
        most = ZERO
        for seat in range(setup.seats):
            if seat != me:
                up = min(ONE, stands_up(setup, game, lore, mind, player, seat, kind) * share)
                quiet *= ONE - up
                if up > most:
                    most = up
                    owner = seat
        pair = owner >= 0 and copies(setup, kind) > 1
        for what in range(3):  # I use the power; its owner does and I pay; both of us do
            if what == 0 or (what == 1 and owner >= 0) or (what == 2 and pair):
                user = owner if what == 1 else me
                mind.notes[what] = prospect(
                    setup, game, lore, mind, me, user, owner if what == 2 else NOBODY, kind, 1 << me if what == 1 else 0
                )
        good = mind.notes[0]
        beaten = mind.notes[1] if owner >= 0 else caught
        mind.hold[kind] = ZERO
        if pair:  # the other one shows up too, and I when it is their turn
            mind.hold[kind] = HALF * most * max(ZERO, mind.notes[2] - now)
            good += (ONE - quiet) * (mind.notes[2] - good)
        found_out = min(ONE, (ONE - quiet) * fear)
        disturbed = min(ONE, (ONE - brave + player.seen * seen_through(setup, game, lore, mind, me, kind)) * fear)
        mind.good[kind] = good
        mind.lie[kind] = found_out * beaten + (ONE - found_out) * (disturbed * caught + (ONE - disturbed) * good)


@compiled
def seen_through(setup: np.record, game: np.record, lore: np.record, mind: np.record, me: int, kind: int) -> np.float32:
    """How far the others know that a character lies elsewhere, or what lies here, and so that I lie."""
    first = me * int(setup.slots)
    found = ZERO
    here = ONE
    after = int(game.person[next_seat(setup, me)])
    for place in range(setup.places):
        if first <= place < first + setup.announce_slots:
            here = min(here, lore.known[after, place])
        else:
            found += mind.odds[place, kind] * lore.known[after, place]
    return min(ONE, max(here, found))


@compiled
def promise(setup: np.record, mind: np.record, place: int, keep: int) -> np.float32:
    """What a card at a place is good for at the next announcement; with `keep` as if it were known to be that character."""
    best = ZERO
    held = ZERO
    for kind in range(setup.kinds):
        sure = mind.odds[place, kind] if keep < 0 else (ONE if kind == keep else ZERO)
        best = max(best, sure * mind.good[kind] + (ONE - sure) * mind.lie[kind])
        held += sure * mind.hold[kind]
    return best + held


@compiled
def promise_seen(setup: np.record, mind: np.record, place: int) -> np.float32:
    """The same once one has looked at it."""
    found = ZERO
    for kind in range(setup.kinds):
        if mind.odds[place, kind] > ZERO:
            found += mind.odds[place, kind] * promise(setup, mind, place, kind)
    return found


@compiled
def bluff_after(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, place: int) -> np.float32:
    """What it is worth to have only pretended: the owner of that card may believe it is gone, and let me be it."""
    kind = likeliest(setup, mind, place)
    there = mind.odds[place, kind]
    stands = ZERO
    if place < setup.slots * setup.seats:
        known = lore.known[game.person[place // int(setup.slots)], place]
        stands = dares(player, known * (ONE - player.split))
    return there * (stands * mind.lie[kind] + (ONE - stands) * mind.good[kind]) + (ONE - there) * mind.lie[kind]


@compiled
def danger(setup: np.record, game: np.record, lore: np.record, mind: np.record, me: int, now: np.float32, place: int) -> np.float32:
    """What I stand to lose to one who knows the card at this place of theirs and wins with it."""
    seat = place // int(setup.slots)
    if place >= setup.slots * setup.seats or seat == me or game.gold[seat] < RICH_ENOUGH:
        return ZERO
    knows = lore.known[game.person[seat], place]
    if knows < np.float32(0.3):
        return ZERO
    lost = ZERO
    for kind in range(setup.kinds):
        if mind.odds[place, kind] > np.float32(0.1):
            after = prospect(setup, game, lore, mind, me, seat, NOBODY, kind, 0)
            if after <= ZERO:
                lost += mind.odds[place, kind] * now
    return lost * knows


@compiled
def lasting(setup: np.record, player: np.record) -> np.float32:
    """How much of what one knows of one's card is still good at one's next turn."""
    return np.float32(player.patience) / (ONE + np.float32(player.crowd) * np.float32(setup.seats))


@compiled
def likeliest(setup: np.record, mind: np.record, place: int) -> int:
    """The likeliest character at a place."""
    best = 0
    for kind in range(1, setup.kinds):
        if mind.odds[place, kind] > mind.odds[place, best]:
            best = kind
    return best
