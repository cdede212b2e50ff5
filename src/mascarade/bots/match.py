"""Whole games between bots, inside compiled code: for the arena, for balance, and for measuring."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.beliefs import exact as assignments
from mascarade.beliefs import marginal
from mascarade.beliefs.exact import EXACT
from mascarade.bots.deciding import decide
from mascarade.bots.hearing import hear, settle
from mascarade.bots.mind import LORE, MIND, meet, sit_down
from mascarade.bots.players import player_rows
from mascarade.casts import Cast, setup_of
from mascarade.luck import advanced, seeded, shuffle_deal
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import (
    ANNOUNCE,
    ANSWER,
    CLAIM,
    EXCHANGE,
    FREE,
    GAME,
    LOG,
    LOOK,
    MAX_KINDS,
    MAX_PLACES,
    MAX_SEATS,
    OVER,
    PAID,
    PASS,
    ROTATED,
    TRADED,
    USED,
    Records,
)
from mascarade.rules.legal import count, nth
from mascarade.rules.rows import unpack
from mascarade.rules.step import step

COMPILED_FROM = ("rules", "luck", "beliefs", "bots")

RESULT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("turns", np.int32),
                ("decisions", np.int32),
                ("winners", np.uint16),  # people; at the start person p sits on seat p
                ("ending", np.int8),
                ("gold", np.int16, MAX_SEATS),  # by seat
                ("deal", np.int8, MAX_PLACES),  # by place
            ],
            align=True,
        ),
    )
)
"""How one game went."""

TALLY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("announced", np.int64, MAX_KINDS),
                ("bluffed", np.int64, MAX_KINDS),  # announced by somebody who was something else
                ("challenged", np.int64, MAX_KINDS),  # somebody claimed
                ("caught", np.int64, MAX_KINDS),  # a bluff that was challenged
                ("claimed", np.int64, MAX_KINDS),
                ("false_claims", np.int64, MAX_KINDS),
                ("used", np.int64, MAX_KINDS),
                ("earned", np.int64, MAX_KINDS),  # gold that its users gained while its power ran
                ("illegal", np.int64),  # decisions that were not allowed: none, ever
                ("exchanged", np.int64),
                ("pretended", np.int64),
                ("looked", np.int64),
            ],
            align=True,
        ),
    )
)
"""What happened in many games, by character. Made with all cards in sight: for people who ask about balance, not for players."""

MOST_DECISIONS = 3_000
"""A game that has not ended by then counts as nobody's."""


@compiled
def count_decision(setup: np.record, game: np.record, tally: np.record, action: int) -> None:
    """Count what somebody is about to do."""
    allowed = 0
    for k in range(count(setup, game)):
        allowed += nth(setup, game, k) == action
    tally.illegal += allowed == 0
    if game.phase == ANSWER:
        if action != PASS:
            place = int(game.actor) * int(setup.slots) + action - CLAIM
            tally.claimed[game.character] += 1
            tally.false_claims[game.character] += game.cards[place] != game.character
            hands = int(game.hands)
            if hands & hands - 1 == 0:  # the first claim
                tally.challenged[game.character] += 1
                for said in range(setup.slots * setup.seats):
                    if hands >> said & 1:
                        tally.caught[game.character] += game.cards[said] != game.character
    elif game.phase <= FREE:
        if action >= ANNOUNCE:
            slot, kind = (action - ANNOUNCE) // MAX_KINDS, (action - ANNOUNCE) % MAX_KINDS
            tally.announced[kind] += 1
            tally.bluffed[kind] += game.cards[int(game.actor) * int(setup.slots) + slot] != kind
        elif action >= LOOK:
            tally.looked += 1
        elif action - EXCHANGE < MAX_PLACES * 3:
            tally.exchanged += 1
        else:
            tally.pretended += 1


@compiled
def count_events(
    setup: np.record,
    lore: np.record,
    tallies: Records,
    seats: npt.NDArray[np.int16],
    log: np.record,
    before: npt.NDArray[np.int16],
    character: int,
    user: int,
) -> int:
    """Count who used a power and what it earned, with the fortunes before the decision; gives the person who uses it now."""
    for k in range(log.count):
        kind, a, b, c = unpack(int(log.rows[k]))
        if kind == USED:
            tallies[seats[a]].used[b] += 1
            user = a
        tally = tallies[seats[max(0, user)]]
        if kind == PAID and user >= 0:
            if b == user:
                tally.earned[character] += c
            elif a == user and b < MAX_SEATS:
                tally.earned[character] -= c
        elif kind == TRADED:
            tally.earned[character] += before[lore.seat[b]] - before[lore.seat[a]]
        elif kind == ROTATED:
            mine, to = int(lore.seat[a]), int(lore.seat[b])
            tally.earned[character] += before[(2 * mine - to) % int(setup.seats)] - before[mine]
    return user


class Parlour(NamedTuple):
    """What one game after the other is played in: arrays of one record, but minds, which are by person."""

    setups: Records
    games: Records
    logs: Records
    lores: Records
    minds: Records
    players: Records
    """The bots there are."""


@compiled
def open_game(parlour: Parlour, exacts: Records | None, deal: int, result: np.record) -> None:
    """Deal, and let everybody sit down."""
    setup, game = parlour.setups[0], parlour.games[0]
    shuffle_deal(setup, game, deal)
    meet(setup, parlour.lores[0])
    for place in range(MAX_PLACES):
        result.deal[place] = game.cards[place]
    for person in range(setup.seats):
        sit_down(setup, parlour.minds[person], person, game.cards)
        if exacts is not None:
            assignments.start(exacts[person])
            for place in range(setup.places):
                assignments.learn(exacts[person], place, int(game.cards[place]))


@compiled
def ask_bot(parlour: Parlour, exacts: Records | None, seats: npt.NDArray[np.int16], luck: int) -> int:
    """What the bot decides that has to."""
    setup, game = parlour.setups[0], parlour.games[0]
    person = int(game.person[game.actor])
    player, mind = parlour.players[seats[person]], parlour.minds[person]
    if player.sees:
        for place in range(setup.places):
            marginal.learn(setup, mind.odds, place, int(game.cards[place]))
    elif exacts is not None and player.exact:
        assignments.marginals(setup, exacts[person], mind.odds)
    return decide(setup, game, parlour.lores[0], mind, player, luck)


@compiled
def play_game(
    parlour: Parlour,
    exacts: Records | None,
    seats: npt.NDArray[np.int16],
    deal: int,
    luck: int,
    result: np.record,
    tallies: Records | None,
    course: npt.NDArray[np.int8] | None,
) -> None:
    """One game. `seats` says which player sits where, `deal` which cards are dealt, `luck` what the players draw."""
    setup, game, log, lore, minds = parlour.setups[0], parlour.games[0], parlour.logs[0], parlour.lores[0], parlour.minds
    open_game(parlour, exacts, deal, result)
    decisions = 0
    user = -1
    while game.phase != OVER and decisions < MOST_DECISIONS:
        if course is not None and game.phase <= FREE and game.turn <= len(course):
            for seat in range(setup.seats):
                course[game.turn - 1, seat] = game.gold[seat]
        luck = advanced(luck)
        action = ask_bot(parlour, exacts, seats, luck)
        if tallies is not None:
            count_decision(setup, game, tallies[seats[game.person[game.actor]]], action)
            for seat in range(setup.seats):
                result.gold[seat] = game.gold[seat]
        character = int(game.character)
        step(setup, game, log, action)
        if tallies is not None:
            user = count_events(setup, lore, tallies, seats, log, result.gold, character, user)
            if game.phase <= FREE:
                user = -1
        for k in range(log.count):
            hear(setup, lore, minds, exacts, parlour.players, seats, 0, int(log.rows[k]))
        settle(setup, game, lore, minds, parlour.players, seats, 0)
        decisions += 1
    result.turns = game.turn
    result.decisions = decisions
    result.winners = game.winners
    result.ending = game.ending
    for seat in range(MAX_SEATS):
        result.gold[seat] = game.gold[seat]


@door
def play_games(
    parlour: Parlour,
    exacts: Records | None,
    seats: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int64],
    lucks: npt.NDArray[np.int64],
    seed: int,
    results: Records,
    tallies: Records | None,
    courses: npt.NDArray[np.int8] | None,
) -> None:
    """Play one game for each row of `seats`; `deals` and `lucks` number them within the series `seed`.

    `exacts` are the beliefs of those who believe exactly, by person, if there are any. What each bot did is added to its row of
    `tallies`; the fortunes at the beginning of each turn are written to `courses`, by game, turn and seat.
    """
    for number in range(len(seats)):
        play_game(
            parlour,
            exacts,
            seats[number],
            seeded(seed, int(deals[number])),
            seeded(seed ^ 0x5EED, int(lucks[number])),
            results[number],
            tallies,
            None if courses is None else courses[number],
        )


class Crew:
    """Bots by name at a cast's table, with the room that their thinking needs. One for each thread."""

    def __init__(self, cast: Cast, names: Sequence[str]) -> None:
        players = player_rows(names)
        self._exacts = np.zeros(MAX_SEATS, EXACT) if players["exact"].any() else None
        self._parlour = Parlour(
            setups=setup_of(cast),
            games=np.zeros(1, GAME),
            logs=np.zeros(1, LOG),
            lores=np.zeros(1, LORE),
            minds=np.zeros(MAX_SEATS, MIND),
            players=players,
        )

    def play(
        self,
        seats: npt.NDArray[np.int16],
        deals: npt.NDArray[np.int64],
        lucks: npt.NDArray[np.int64],
        seed: int,
        results: Records,
        tallies: Records | None = None,
        courses: npt.NDArray[np.int8] | None = None,
    ) -> None:
        """Play one game for each row of `seats`, which says by number which bot sits where: see `play_games`."""
        play_games(self._parlour, self._exacts, seats, deals, lucks, seed, results, tallies, courses)
