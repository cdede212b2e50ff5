"""Powers: rows of steps, carried out one after the other (R4.3). The core knows steps, not characters."""

import numpy as np

from mascarade.rules.compiled import compiled
from mascarade.rules.effects import choice_takes_effect, first_step, give, provided, rotate, settled, take_effect
from mascarade.rules.gold import finish, pay, richest, tell
from mascarade.rules.layout import (
    ACCUSE,
    CHANGE_SEATS,
    CHOOSE,
    CHOOSE_CARD,
    CHOOSE_CARDS,
    CHOOSE_NONE,
    CHOOSE_PLAYER,
    CHOOSE_PLAYER_OR_NONE,
    CHOOSE_PLAYERS,
    CHOOSE_TWO,
    CHOSE,
    COURT,
    DONE,
    EVERYBODY,
    EXCHANGED,
    EXPOSE,
    EXPOSED,
    FINE,
    GIVE,
    IF_RIGHT,
    IF_WRONG,
    MAX_STEPS,
    MOVED,
    NAME,
    NAME_CHARACTER,
    NAMED,
    NOBODY,
    ONLOOKERS,
    PAIR_FIRST,
    PAIR_SECOND,
    PEEK,
    PRETENDED,
    PROVIDED,
    ROTATE,
    SAW,
    SHOWED,
    SPY,
    STIR,
    SWAP,
    SWAP_EXCHANGE,
    TAKE_RICHEST,
    TAKE_TWO,
    THE_CHOSEN,
    TOOK,
    TRADE,
    USED,
)
from mascarade.rules.seats import card, next_seat, seat_before
from mascarade.rules.turns import end_turn


@compiled
def swap_cards(setup: np.record, game: np.record, log: np.record | None, really: bool) -> None:
    """R2.3: everybody knows which two cards are taken; whether they are exchanged, only the one who does it."""
    first, second = int(game.first), int(game.second)
    one, other = int(game.cards[first]), int(game.cards[second])
    game.cards[first] = other if really else one
    game.cards[second] = one if really else other
    if log is not None:
        a, b = card(setup, game, first), card(setup, game, second)
        tell(log, 1 << int(game.person[game.actor]), EXCHANGED if really else PRETENDED, a, b, 0)


@compiled
def take_cards(setup: np.record, game: np.record, log: np.record | None) -> None:
    """The two chosen cards go under the table, before everybody's eyes."""
    if log is not None:
        a, b = card(setup, game, int(game.first)), card(setup, game, int(game.second))
        tell(log, EVERYBODY, TOOK, int(game.person[game.actor]), a, b)


@compiled
def see_card(setup: np.record, game: np.record, log: np.record | None, audience: int, place: int) -> None:
    """Somebody sees a card."""
    if log is not None:
        tell(log, audience, SAW, card(setup, game, place), int(game.cards[place]), 0)


@compiled
def ask(game: np.record, phase: int, options: int) -> None:
    """The power's user has a choice to make."""
    game.actor = game.user
    game.phase = phase
    game.options = options


@compiled
def next_user(setup: np.record, game: np.record) -> bool:
    """The next one who showed the right card, clockwise from the announcer; False if there is none left."""
    users = int(game.users)
    seat = int(game.turn_seat)
    for _ in range(setup.seats):
        bit = 1 << int(game.person[seat])
        if users & bit:
            game.users = users ^ bit
            game.user = seat
            return True
        seat = next_seat(setup, seat)
    return False


@compiled
def use_power(setup: np.record, game: np.record, log: np.record | None) -> None:
    """The power begins."""
    game.row = 0
    tell_user(game, log)
    go_on(setup, game, log)


@compiled
def tell_user(game: np.record, log: np.record | None) -> None:
    """Who uses the power now."""
    if log is not None:
        tell(log, EVERYBODY, USED, int(game.person[game.user]), int(game.character), 0)


@compiled
def go_on(setup: np.record, game: np.record, log: np.record | None) -> None:
    """Carry on with the power until somebody has to decide, the game is over, or the next turn begins."""
    while True:
        if setup.steps[game.character, game.row, 0] == DONE:
            if not game.users or not next_user(setup, game):
                fine(setup, game, log)
                return
            game.row = first_step(setup, int(game.character))
            if setup.steps[game.character, game.row, 0] != DONE:
                tell_user(game, log)
        else:
            if not do_step(setup, game, log):
                return
            if game.ending:  # R5.1: nothing more of the power, no fines
                finish(setup, game, log)
                return
            game.row += 1


@compiled
def do_step(setup: np.record, game: np.record, log: np.record | None) -> bool:
    """One step of a power; False if somebody has to decide first."""
    user = int(game.user)
    row = setup.steps[game.character, game.row]
    what, n, m = int(row[0]), int(row[1]), int(row[2])
    if what == TAKE_RICHEST:
        found = richest(setup, game, COURT if m else user)
        if found & (found - 1):
            ask(game, CHOOSE_PLAYER, found)
            return False
        for seat in range(setup.seats):  # R9.11: one richest is not asked for
            if found == 1 << seat:
                choice_takes_effect(game, log, what, n, user, seat, NOBODY)
    elif what == CHANGE_SEATS:
        one, other = int(game.person[game.first]), int(game.person[game.second])
        game.person[game.first] = other
        game.person[game.second] = one
        tell(log, EVERYBODY, MOVED, one, other, 0)
    elif what == PROVIDED:
        if not provided(setup, game, n, user):
            leave_out(game)
    elif not take_effect(setup, game, log, what, n, m, user, waiting(setup, game) if game.users else 0):
        ask_for(setup, game, log, what, n, m)
        return False
    return True


@compiled
def leave_out(game: np.record) -> None:
    """R8.10: the rest of the power does not happen."""
    game.row = MAX_STEPS - 1


@compiled
def waiting(setup: np.record, game: np.record) -> int:
    """The seats that have yet to use the power."""
    found = 0
    for seat in range(setup.seats):
        if int(game.users) >> int(game.person[seat]) & 1:
            found |= 1 << seat
    return found


@compiled
def ask_for(setup: np.record, game: np.record, log: np.record | None, what: int, n: int, m: int) -> None:
    """What a step asks for that always asks."""
    user = int(game.user)
    others = (1 << int(setup.seats)) - 1 ^ 1 << user
    if what == STIR:
        if setup.pairs == 1:  # R9.5, R9.11: with two players there is nothing to choose
            choose_pair(game, int(setup.pair[user, 0]))
            game.actor = user
            take_cards(setup, game, log)
            game.phase = SWAP
        else:
            ask(game, CHOOSE_CARDS, 0)
    elif what == TAKE_TWO:
        ask(game, CHOOSE_PLAYERS, 0)
    elif what == TRADE:
        ask(game, CHOOSE_PLAYER_OR_NONE, others)
    elif what == SPY:
        ask(game, CHOOSE_CARD, (1 << int(setup.places)) - 1 ^ 1 << user if n else others)
    elif what == PEEK:
        ask(game, CHOOSE_CARD, (1 << int(setup.places)) - 1)
    elif what == GIVE:
        game.first = NOBODY
        game.second = NOBODY
        ask_for_side(setup, game, m)
    elif what == ROTATE:
        ask(game, CHOOSE_PLAYER, 1 << next_seat(setup, user) | 1 << seat_before(setup, user))
    else:  # TAKE_CHOSEN, ACCUSE, EXPOSE
        ask(game, CHOOSE_PLAYER, others)


@compiled
def ask_for_side(setup: np.record, game: np.record, m: int) -> bool:
    """GIVE: ask who gives, or who takes (R8.8); False if that is settled."""
    first, second, options = settled(setup, game, m, int(game.user), int(game.first), int(game.second))
    game.first = first
    game.second = second
    if options:
        ask(game, CHOOSE_PLAYER, options)
    return options != 0


@compiled
def fine(setup: np.record, game: np.record, log: np.record | None) -> None:
    """R3.4, R3.5: after the power everyone who showed a wrong card pays, all at the same moment; then the turn is over."""
    debtors = int(game.debtors)
    if debtors:
        for seat in range(setup.seats):
            if debtors >> int(game.person[seat]) & 1:  # R9.8: the fine goes with the person
                pay(game, log, seat, COURT, FINE)
        if game.ending:
            finish(setup, game, log)
            return
    end_turn(setup, game)


@compiled
def choose_pair(game: np.record, pair: int) -> None:
    """Two places (or seats) by their pair's number."""
    game.first = PAIR_FIRST[pair]
    game.second = PAIR_SECOND[pair]


@compiled
def show_card(setup: np.record, game: np.record, log: np.record | None, place: int) -> None:
    """Turn a card face up for everybody; its owner is bound by it in the next turn (R2.6)."""
    game.shown |= 1 << int(game.person[place // setup.slots])
    if log is not None:
        tell(log, EVERYBODY, SHOWED, card(setup, game, place), int(game.cards[place]), 0)


@compiled
def decide_power(setup: np.record, game: np.record, log: np.record | None, action: int) -> None:
    """A decision inside a power: carry it out, then go on."""
    what = int(setup.steps[game.character, game.row, 0])
    if what in (STIR, SPY):
        over = decide_cards(setup, game, log, action)
    elif what == ACCUSE:
        over = decide_accused(setup, game, log, action)
    elif what == GIVE:
        over = decide_side(setup, game, log, action - CHOOSE)
    else:
        decide_chosen(setup, game, log, action)
        over = True
    if not over:
        return
    if game.ending:
        finish(setup, game, log)
    else:
        game.row += 1
        go_on(setup, game, log)


@compiled
def decide_cards(setup: np.record, game: np.record, log: np.record | None, action: int) -> bool:
    """STIR, SPY: which two cards, then whether to exchange them; True once that is done."""
    if game.phase == SWAP:
        swap_cards(setup, game, log, action == SWAP_EXCHANGE)
        return True
    user = int(game.user)
    if setup.steps[game.character, game.row, 0] == SPY:
        game.first = user
        game.second = action - CHOOSE
        take_cards(setup, game, log)
        see_card(setup, game, log, 1 << int(game.person[user]), user)  # R10.2
        see_card(setup, game, log, 1 << int(game.person[user]), int(game.second))
    else:
        choose_pair(game, action - CHOOSE_TWO)
        take_cards(setup, game, log)
    game.phase = SWAP
    return False


@compiled
def decide_accused(setup: np.record, game: np.record, log: np.record | None, action: int) -> bool:
    """ACCUSE: whom, then which character the accused names; True once that is done."""
    if game.phase != NAME_CHARACTER:
        game.first = action - CHOOSE
        tell_choice(game, log, int(game.first))
        game.actor = game.first
        game.phase = NAME_CHARACTER
        return False
    accused, named = int(game.first), action - NAME
    tell(log, EVERYBODY, NAMED, int(game.person[accused]), named, 0)
    show_card(setup, game, log, accused)  # R9.10
    right = game.cards[accused] == named
    if not right:
        choice_takes_effect(game, log, ACCUSE, int(setup.steps[game.character, game.row, 1]), int(game.user), accused, NOBODY)
    after = setup.steps[game.character, game.row + 1]
    if after[0] == PROVIDED and after[1] == (IF_WRONG if right else IF_RIGHT):
        leave_out(game)
    return True


@compiled
def decide_side(setup: np.record, game: np.record, log: np.record | None, chosen: int) -> bool:
    """GIVE: who gives, then who takes; True once the gold has gone."""
    row = setup.steps[game.character, game.row]
    n, m = int(row[1]), int(row[2])
    if m >> 4 & 15 >= THE_CHOSEN and game.first < 0:
        game.first = chosen
    else:
        game.second = chosen
    tell_choice(game, log, chosen)
    if ask_for_side(setup, game, m):
        return False
    give(setup, game, log, n, m, int(game.user), int(game.first), int(game.second))
    return True


@compiled
def decide_chosen(setup: np.record, game: np.record, log: np.record | None, action: int) -> None:
    """The steps that ask once: whom, or which card."""
    user = int(game.user)
    row = setup.steps[game.character, game.row]
    what, n = int(row[0]), int(row[1])
    chosen = action - CHOOSE
    if what == TAKE_TWO:
        choose_pair(game, action - CHOOSE_TWO)
        first, second = int(game.first), int(game.second)
        if log is not None:
            tell(log, EVERYBODY, CHOSE, int(game.person[user]), int(game.person[first]), int(game.person[second]))
        choice_takes_effect(game, log, what, n, user, first, second)
    elif what == PEEK:
        if log is not None:
            tell(log, EVERYBODY, TOOK, int(game.person[user]), card(setup, game, chosen), card(setup, game, chosen))
        see_card(setup, game, log, 1 << int(game.person[user]), chosen)
    elif action == CHOOSE_NONE:  # R9.3
        tell_choice(game, log, user)
    else:
        tell_choice(game, log, chosen)
        if what == ROTATE:
            rotate(setup, game, log, user, chosen == next_seat(setup, user))
        elif what == EXPOSE:
            owner = 1 << int(game.person[chosen])
            game.shown |= owner  # R9.9
            if log is not None:
                tell(log, EVERYBODY, EXPOSED, int(game.person[chosen]), 0, 0)
            # R10.3, R10.5: everybody but the owner; onlookers know only what everybody knows
            see_card(setup, game, log, EVERYBODY ^ owner ^ ONLOOKERS, chosen)
        else:
            choice_takes_effect(game, log, what, n, user, chosen, NOBODY)


@compiled
def tell_choice(game: np.record, log: np.record | None, chosen: int) -> None:
    """Whom a power has chosen; choosing oneself says: nobody."""
    if log is not None:
        tell(log, EVERYBODY, CHOSE, int(game.person[game.user]), int(game.person[chosen]), int(game.person[chosen]))
