"""One decision after the other: the whole game is `deal` (or `resume`) and then `step` until it is over."""

import numpy as np

from mascarade.rules.compiled import compiled, shared
from mascarade.rules.gold import finish, tell
from mascarade.rules.layout import (
    ANNOUNCE,
    ANNOUNCED,
    ANSWER,
    BANK,
    BROKE,
    CLAIM,
    CLAIMED,
    COURT,
    EVERYBODY,
    FREE,
    GOAL,
    LOOK,
    LOOKED,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    PASS,
    PASSED,
    PRETEND,
    RICH,
    START,
)
from mascarade.rules.powers import (
    decide_power,
    fine,
    next_user,
    see_card,
    show_card,
    swap_cards,
    take_cards,
    use_power,
)
from mascarade.rules.seats import card, next_seat
from mascarade.rules.turns import begin_turn, end_turn

COMPILED_FROM = ("rules",)


@compiled
def deal(setup: np.record, game: np.record) -> None:
    """R1.1 to R1.6: everybody at their seat with 6 gold, the first seat to begin, the cards as the cast lists them."""
    seats = int(setup.seats)
    for seat in range(MAX_SEATS):
        game.person[seat] = seat
        game.gold[seat] = START if seat < seats else 0
    game.gold[BANK] = setup.gold - START * seats
    game.gold[COURT] = 0
    for place in range(MAX_PLACES):
        game.cards[place] = setup.cards[place]
    game.turn = 1
    game.turn_seat = 0
    game.bound = 0
    game.shown = 0
    game.winners = 0
    game.ending = 0
    begin_turn(setup, game)


@compiled
def resume(setup: np.record, game: np.record) -> None:
    """Begin at a position that somebody has set up: it may be over already (R5.1)."""
    for seat in range(setup.seats):
        if game.gold[seat] >= GOAL:
            game.ending |= RICH
        if game.gold[seat] <= 0:
            game.ending |= BROKE
    begin_turn(setup, game)
    if game.ending:
        finish(setup, game, None)


@shared
def step(setup: np.record, game: np.record, log: np.record | None, action: int) -> None:
    """Carry out one allowed decision, and everything that follows from it until somebody decides again.

    What happens is written to `log`, unless that is None. Whether the decision is allowed is not looked at: see `legal`.
    """
    if log is not None:
        log.count = 0
    if game.phase == ANSWER:
        answer(setup, game, log, action)
    elif game.phase <= FREE:
        take_turn(setup, game, log, action)
    else:
        decide_power(setup, game, log, action)


@compiled
def take_turn(setup: np.record, game: np.record, log: np.record | None, action: int) -> None:
    """R2.2: exchange or pretend, look, or announce."""
    slots = int(setup.slots)
    seat = int(game.actor)
    if action < LOOK:
        really = action < PRETEND
        number = action if really else action - PRETEND
        slot = number // MAX_PLACES
        game.first = seat * slots + slot
        game.second = number - MAX_PLACES * slot
        take_cards(setup, game, log)
        swap_cards(setup, game, log, really)
        end_turn(setup, game)
    elif action < ANNOUNCE:
        place = seat * slots + action - LOOK
        if log is not None:
            tell(log, EVERYBODY, LOOKED, int(game.person[seat]), card(setup, game, place), 0)
        see_card(setup, game, log, 1 << int(game.person[seat]), place)
        end_turn(setup, game)
    else:
        number = action - ANNOUNCE
        slot = number // MAX_KINDS
        place = seat * slots + slot
        game.character = number - MAX_KINDS * slot
        game.hands = 1 << place
        game.phase = ANSWER
        game.actor = next_seat(setup, seat)
        if log is not None:
            tell(log, EVERYBODY, ANNOUNCED, int(game.person[seat]), card(setup, game, place), int(game.character))


@compiled
def answer(setup: np.record, game: np.record, log: np.record | None, action: int) -> None:
    """R3.1: claim or pass, one after the other, clockwise."""
    seat = int(game.actor)
    place = seat * int(setup.slots) + action - CLAIM
    game.hands |= 0 if action == PASS else 1 << place
    if log is not None:
        if action == PASS:
            tell(log, EVERYBODY, PASSED, int(game.person[seat]), 0, 0)
        else:
            tell(log, EVERYBODY, CLAIMED, int(game.person[seat]), card(setup, game, place), 0)
    after = next_seat(setup, seat)
    game.actor = after
    if after == game.turn_seat:
        settle(setup, game, log)


@compiled
def settle(setup: np.record, game: np.record, log: np.record | None) -> None:
    """Everybody has answered: without a claim the announcer uses the power unseen (R3.2), else cards are shown (R3.3)."""
    hands = int(game.hands)
    slots = int(setup.slots)
    seat = int(game.turn_seat)
    if hands & (hands - 1) == 0:
        game.user = seat
        use_power(setup, game, log)
        return
    users = 0
    debtors = 0
    for _ in range(setup.seats):
        for place in range(seat * slots, seat * slots + slots):
            if hands >> place & 1:
                show_card(setup, game, log, place)
                bit = 1 << int(game.person[seat])
                if game.cards[place] == game.character:
                    users |= bit
                else:
                    debtors |= bit
        seat = next_seat(setup, seat)
    game.users = users
    game.debtors = debtors
    if next_user(setup, game):
        use_power(setup, game, log)
    else:
        fine(setup, game, log)
