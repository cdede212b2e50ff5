"""Deciding: for each possible decision the chance to win that it leads to, out of beliefs, fortunes, and what others can know.

The chance to win with some fortunes comes from `futures`. On top of that a decision looks one power ahead: what
it would do for whoever might use it, who might claim, what a lie costs, and what one's card will be good for in the next turn.
"""

import numpy as np

from mascarade.beliefs.marginal import copies, surest
from mascarade.bots.futures import HALF, ONE, ZERO, chance, copy_gold, give_as_most, prospect, unsure
from mascarade.bots.mind import HONEST, RANDOM
from mascarade.bots.weighing import bluff_after, consider, danger, lasting, likeliest, promise, promise_seen, seen_through, stands_up
from mascarade.luck import advanced, drawn
from mascarade.rules.compiled import compiled, shared
from mascarade.rules.effects import choice_takes_effect, rotate
from mascarade.rules.layout import (
    ACCUSE,
    ANNOUNCE,
    ANSWER,
    CHOOSE,
    CHOOSE_CARD,
    CHOOSE_CARDS,
    CHOOSE_NONE,
    CHOOSE_TWO,
    CLAIM,
    EXCHANGE,
    EXPOSE,
    FREE,
    GIVE,
    LOOK,
    MAX_KINDS,
    MAX_PLACES,
    NAME,
    NAME_CHARACTER,
    NOBODY,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PEEK,
    PRETEND,
    ROTATE,
    SPY,
    STIR,
    SWAP,
    SWAP_EXCHANGE,
    THE_CHOSEN,
)
from mascarade.rules.legal import count, nth
from mascarade.rules.seats import next_seat

COMPILED_FROM = ("rules", "luck", "beliefs", "bots")

SURE = np.float32(0.5)
"""How sure an honest player must be."""
RESTLESS = np.float32(7.0)
"""The rounds after which whims are twice as strong: nobody likes a game that goes round in circles."""


@compiled
def unit(state: int) -> np.float32:
    """A number from 0 to 1 out of a generator's state."""
    return np.float32(drawn(state, 1 << 16)) * np.float32(1.0 / 65536.0)


@compiled
def take_turn(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, state: int) -> int:
    """The best of a turn's decisions."""
    me = int(game.actor)
    slots = int(setup.slots)
    copy_gold(game, mind)
    now = chance(setup, mind, me)
    later = lasting(setup, player)
    best = np.float32(-1.0)
    chosen = NOBODY
    whim = np.float32(player.whim) * (ONE + (np.float32(game.turn) / (RESTLESS * np.float32(setup.seats))) ** 4)
    for k in range(setup.reaches):
        reach = int(setup.reach[me, k])
        slot = reach // MAX_PLACES
        own, other = me * slots + slot, reach % MAX_PLACES
        mine, theirs = promise(setup, mind, own, NOBODY), promise(setup, mind, other, NOBODY)
        if other // slots == me and other < slots * setup.seats:
            feint = mine
            if other < me * slots + setup.announce_slots:
                theirs = mine  # both can be announced already
        else:
            feint = max(mine, bluff_after(setup, game, lore, mind, player, other))
        spoilt = player.spoiling * danger(setup, game, lore, mind, me, now, other)
        for really in range(2):
            state = advanced(state)
            score = now + later * ((theirs if really else feint) - now) + spoilt + whim * unit(state)
            if score > best:
                best = score
                chosen = (EXCHANGE if really else PRETEND) + reach
    if game.phase > 0:
        for slot in range(slots):
            state = advanced(state)
            part = later if slot < setup.announce_slots else later * later  # R7.3: the protected card must come out first
            score = now + part * (promise_seen(setup, mind, me * slots + slot) - now) + whim * unit(state)
            if score > best:
                best = score
                chosen = LOOK + slot
    if game.phase == FREE:
        urge = mischief(mind, player) / np.float32(setup.seats)  # a fair share, not mine: who is behind has little to lose
        caution = np.float32(player.caution) / max(ONE, mind.company)
        for slot in range(setup.announce_slots):
            place = me * slots + slot
            kept = later * (promise(setup, mind, place, NOBODY) - now)
            for kind in range(setup.kinds):
                state = advanced(state)
                sure = mind.odds[place, kind]
                lie = mind.lie[kind] - player.shyness + urge
                if urge > ZERO:  # nobody is taken in by what everybody knows: that can wait
                    lie -= urge * caution * seen_through(setup, game, lore, mind, me, kind)
                score = sure * mind.good[kind] + (ONE - sure) * lie + kept + whim * unit(state)
                if score > best:
                    best = score
                    chosen = ANNOUNCE + MAX_KINDS * slot + kind
    return chosen


@compiled
def mischief(mind: np.record, player: np.record) -> np.float32:
    """What a lie is worth in itself to one who wants to be read neither as honest nor as a liar: less than nothing after too many."""
    wanted = np.float32(player.guile) * mind.company * (mind.said + ONE)
    return np.float32(player.cheek) + np.float32(player.mischief) * (wanted - mind.lied)


# -- claim or pass ---------------------------------------------------------------------------------------------------------------------


@compiled
def answer(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, state: int) -> int:
    """Claim if the odds pay: as the character, or to stop somebody who is not."""
    me = int(game.actor)
    slots = int(setup.slots)
    kind = int(game.character)
    announcer = int(game.turn_seat)
    hands = int(game.hands)
    truth = ZERO
    claimed = ZERO
    fined = 0
    for place in range(setup.seats * slots):
        if hands >> place & 1:
            fined |= 1 << place // slots
            if place // slots == announcer:
                truth = mind.odds[place, kind]
            else:
                claimed += mind.odds[place, kind]
    slot = 0
    for other in range(1, slots):
        if mind.odds[me * slots + other, kind] > mind.odds[me * slots + slot, kind]:
            slot = other
    mine = mind.odds[me * slots + slot, kind]
    two = copies(setup, kind) > 1
    copy_gold(game, mind)
    now = chance(setup, mind, me)
    for what in range(6):  # they win; all pay; I win; I pay and they win; all and I pay; both of us win
        user = me if what in (2, 5) else (announcer if what in (0, 3) else NOBODY)
        fines = fined if what in (1, 2) else (1 << me if what == 3 else (fined | 1 << me if what == 4 else 0))
        if what < 5 or two:
            mind.notes[what] = prospect(setup, game, lore, mind, me, user, announcer if what == 5 else NOBODY, kind, fines)
        if what == 0 and mine < np.float32(0.04) and (truth > np.float32(0.4) or mind.notes[0] > np.float32(0.97) * now):
            return PASS  # nothing to gain, nothing to stop
    they_win, all_pay, i_win, i_pay, we_pay = mind.notes[0], mind.notes[1], mind.notes[2], mind.notes[3], mind.notes[4]
    if fined & ~(1 << announcer):
        passing = truth * they_win + (ONE - truth) * (claimed * they_win + (ONE - claimed) * all_pay)
    else:
        up = ZERO
        seat = next_seat(setup, me)
        while seat != announcer:
            up += stands_up(setup, game, lore, mind, player, seat, kind)
            seat = next_seat(setup, seat)
        up = min(ONE - truth, up)
        passing = (ONE - up) * they_win + up * now
    if two:
        claiming = mine * (truth * mind.notes[5] + (ONE - truth) * i_win) + (ONE - mine) * (truth * i_pay + (ONE - truth) * we_pay)
    else:
        nobody = max(ZERO, ONE - truth - claimed)
        rest = (ONE - mine) / max(np.float32(1e-6), truth + claimed + nobody)
        claiming = mine * i_win + rest * ((truth + claimed) * i_pay + nobody * we_pay)
    claiming -= player.shyness * (ONE - mine) * player.nerve
    return CLAIM + slot if claiming + player.whim * (unit(state) - HALF) > passing else PASS


# -- inside a power --------------------------------------------------------------------------------------------------------------------


@compiled
def rate_choice(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, action: int) -> np.float32:
    """How good a choice inside a power is; compared only with the other choices of the same moment."""
    me = int(game.user)
    row = setup.steps[game.character, game.row]
    what, n = int(row[0]), int(row[1])
    slots = int(setup.slots)
    copy_gold(game, mind)
    if what == EXPOSE:  # who is about to win may not announce next time; else learn what one does not know
        target = action - CHOOSE
        doubt = ONE - surest(setup, mind.odds, target * slots)
        return np.float32(0.02) * np.float32(mind.gold[target]) * (ONE - unsure(setup, game, lore, target)) + np.float32(0.2) * doubt
    if what == STIR:
        one, other = int(PAIR_FIRST[action - CHOOSE_TWO]), int(PAIR_SECOND[action - CHOOSE_TWO])
        return stake(setup, game, lore, one) + stake(setup, game, lore, other)
    if what == PEEK:
        place = action - CHOOSE
        return promise_seen(setup, mind, place) - promise(setup, mind, place, NOBODY) + (ONE if place // slots == me else ZERO)
    if what == SPY:
        return spied(setup, mind, me * slots, action - CHOOSE)
    if game.phase in (CHOOSE_CARD, CHOOSE_CARDS):  # a step of which nothing is known here: chance decides
        return ZERO
    one = me if action == CHOOSE_NONE else action - CHOOSE
    other = me
    if action >= CHOOSE_TWO:
        one, other = int(PAIR_FIRST[action - CHOOSE_TWO]), int(PAIR_SECOND[action - CHOOSE_TWO])
    now = chance(setup, mind, me)
    if what == GIVE:
        gives = int(row[2]) >> 4 & 15 >= THE_CHOSEN and game.first < 0
        give_as_most(setup, mind, n, int(row[2]), me, one if gives else int(game.first), NOBODY if gives else one)
    elif what == ROTATE:
        rotate(setup, mind, None, me, one == next_seat(setup, me))
    else:
        choice_takes_effect(mind, None, what, n, me, one, other)
    score = chance(setup, mind, me)
    if what == ACCUSE:
        right = ONE - unsure(setup, game, lore, one)
        score += right * (now - score)
    return score + grudge(game, mind, player, one) + grudge(game, mind, player, other)


@compiled
def spied(setup: np.record, mind: np.record, own: int, place: int) -> np.float32:
    """How good it is to see one's own card and another, and to keep the better one."""
    found = ZERO
    mine = promise_seen(setup, mind, own)
    for kind in range(setup.kinds):
        if mind.odds[place, kind] > ZERO:
            found += mind.odds[place, kind] * max(mine, promise(setup, mind, place, kind))
    return found


@compiled
def grudge(game: np.record, mind: np.record, player: np.record, target: int) -> np.float32:
    """What hurting somebody is worth in itself: gold that they have no longer."""
    return np.float32(player.spite) if game.person[target] == mind.hurt and mind.gold[target] < game.gold[target] else ZERO


@compiled
def stake(setup: np.record, game: np.record, lore: np.record, place: int) -> np.float32:
    """How much somebody's knowledge of their card should be stirred."""
    seat = place // int(setup.slots)
    gold = int(game.gold[seat])
    return np.float32(gold * gold) * lore.known[game.person[seat], place]


@compiled
def choose(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, state: int) -> int:
    """The best choice inside a power."""
    me = int(game.actor)
    slots = int(setup.slots)
    if game.phase == NAME_CHARACTER:
        return NAME + likeliest(setup, mind, me * slots)
    if game.phase == SWAP:
        first, second = int(game.first), int(game.second)
        if first // slots != me:
            return SWAP_EXCHANGE + drawn(state, 2)
        really = promise(setup, mind, second, NOBODY) + np.float32(player.whim) * (unit(state) - HALF) > promise(setup, mind, first, NOBODY)
        return SWAP_EXCHANGE if really else SWAP_EXCHANGE + 1
    best = np.float32(-1.0)
    chosen = NOBODY
    for k in range(count(setup, game)):
        action = nth(setup, game, k)
        state = advanced(state)
        score = rate_choice(setup, game, lore, mind, player, action) + np.float32(0.001) * unit(state)
        if score > best:
            best = score
            chosen = action
    return chosen


# -- players ---------------------------------------------------------------------------------------------------------------------------


@compiled
def honest_turn(setup: np.record, game: np.record, lore: np.record, mind: np.record, state: int) -> int:
    """Announce what one believes one is, if it pays; look if one does not know; else take a card."""
    me = int(game.actor)
    slots = int(setup.slots)
    if game.phase > 0:
        copy_gold(game, mind)
        now = chance(setup, mind, me)
        best = now + np.float32(1e-4)
        chosen = NOBODY
        doubt = NOBODY
        for slot in range(slots):
            place = me * slots + slot
            kind = likeliest(setup, mind, place)
            if mind.odds[place, kind] <= SURE:
                doubt = slot
            elif slot < setup.announce_slots and game.phase == FREE:
                score = prospect(setup, game, lore, mind, me, me, NOBODY, kind, 0)
                if score > best:
                    best = score
                    chosen = ANNOUNCE + MAX_KINDS * slot + kind
        if chosen >= 0:
            return chosen
        if doubt >= 0 and drawn(state, 8) < 7:
            return LOOK + doubt
    found = drawn(advanced(state), 2 * int(setup.reaches))
    return (PRETEND if found & 1 else EXCHANGE) + int(setup.reach[me, found >> 1])


@compiled
def honest_answer(setup: np.record, game: np.record, mind: np.record) -> int:
    """Claim what one believes one is."""
    first = int(game.actor) * int(setup.slots)
    for slot in range(setup.slots):
        if mind.odds[first + slot, game.character] > SURE:
            return CLAIM + slot
    return PASS


@shared
def decide(setup: np.record, game: np.record, lore: np.record, mind: np.record, player: np.record, state: int) -> int:
    """One allowed decision. Of the game only what is open to all is read; `state` is a generator's state."""
    if player.style == RANDOM:
        return nth(setup, game, drawn(state, count(setup, game)))
    if game.phase == ANSWER:
        if player.style == HONEST:
            return honest_answer(setup, game, mind)
        return answer(setup, game, lore, mind, player, state)
    if game.phase <= FREE and player.style == HONEST:
        return honest_turn(setup, game, lore, mind, state)
    if game.phase <= FREE or game.phase in (SWAP, CHOOSE_CARD):
        consider(setup, game, lore, mind, player, int(game.actor))
    if game.phase <= FREE:
        return take_turn(setup, game, lore, mind, player, state)
    return choose(setup, game, lore, mind, player, state)
