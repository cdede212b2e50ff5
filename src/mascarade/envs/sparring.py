"""Many games at once with bots on all seats but one: after every decision they play on until the one who learns has to decide."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from mascarade.bots.deciding import decide
from mascarade.bots.hearing import BOT, Roles, hear, settle
from mascarade.bots.mind import LORE, MIND, meet, sit_down
from mascarade.bots.players import is_expert, player_rows
from mascarade.envs.batch import CUT_SHORT, ENDED, GOING_ON, Actions, Room, clear, pay_out, restart, show
from mascarade.envs.encoding import note
from mascarade.errors import BadBot
from mascarade.luck import advanced, drawn
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import MAX_SEATS, OVER, Records
from mascarade.rules.step import step

COMPILED_FROM = ("rules", "luck", "beliefs", "bots", "envs/encoding", "envs/batch", "envs/sparring")

LEARNER: Final = 0
"""The role of the one who learns."""


class Rivals(NamedTuple):
    """The bots of a batch of games; an array has a row for each game unless it says otherwise."""

    lores: Records
    minds: Records
    """By person."""
    players: Records
    """The bots to draw from."""
    roles: Roles
    """By person: `LEARNER`, or a bot."""


def rivals_of(names: Sequence[str], games: int) -> Rivals:
    """Bots by name, for so many games. Raises BadBot for those that cannot be had in such numbers."""
    for name in names:
        if is_expert(name):
            raise BadBot(f"{name!r} has learned, and is not compiled: it cannot be an opponent here")
    players = player_rows(names)
    for name, player in zip(names, players, strict=True):
        if player["exact"]:
            raise BadBot(f"{name!r} keeps too many assignments in mind for many games at once; take 'bayes'")
        if player["sees"]:
            raise BadBot("seer sees all cards: it plays in the arena only")
    return Rivals(np.zeros(games, LORE), np.zeros((games, MAX_SEATS), MIND), players, np.zeros((games, MAX_SEATS), np.int8))


@compiled
def begin(room: Room, rivals: Rivals, k: int) -> None:
    """A new deal in game `k`: another seat for the one who learns, other bots for the others."""
    setup, game = room.setups[0], room.games[k]
    luck = advanced(restart(setup, game, room.notes[k], int(room.lucks[k])))
    learner = drawn(luck, setup.seats)
    meet(setup, rivals.lores[k])
    for person in range(setup.seats):
        rivals.roles[k, person] = LEARNER
        if person != learner:
            luck = advanced(luck)
            rivals.roles[k, person] = BOT + drawn(luck, len(rivals.players))
            sit_down(setup, rivals.minds[k, person], person, game.cards)
    room.lucks[k] = luck


@compiled
def take(room: Room, rivals: Rivals, k: int, log: np.record, action: int, turn_limit: int) -> int:
    """One decision in game `k`, which everybody hears; says whether it goes on."""
    setup, game, lore, roles, minds = room.setups[0], room.games[k], rivals.lores[k], rivals.roles[k], rivals.minds[k]
    step(setup, game, log, action)
    for n in range(log.count):
        row = int(log.rows[n])
        note(setup, game, room.notes[k], row)
        hear(setup, lore, minds, None, rivals.players, roles, BOT, row)
    settle(setup, game, lore, minds, rivals.players, roles, BOT)
    return ENDED if game.phase == OVER else CUT_SHORT if game.turn > turn_limit else GOING_ON


@compiled
def play_on(room: Room, rivals: Rivals, k: int, log: np.record, turn_limit: int) -> int:
    """Let bots decide until the one who learns has to; says whether it comes to that."""
    setup, game = room.setups[0], room.games[k]
    while True:
        person = int(game.person[game.actor])
        role = rivals.roles[k, person]
        if role < BOT:
            return GOING_ON
        room.lucks[k] = advanced(int(room.lucks[k]))
        player = rivals.players[role - BOT]
        action = decide(setup, game, rivals.lores[k], rivals.minds[k, person], player, int(room.lucks[k]))
        end = take(room, rivals, k, log, action, turn_limit)
        if end != GOING_ON:
            return end


@compiled
def open_game(room: Room, rivals: Rivals, k: int, log: np.record, turn_limit: int) -> None:
    """A game in which the one who learns has to decide: one that ends before that is none."""
    begin(room, rivals, k)
    while play_on(room, rivals, k, log, turn_limit) != GOING_ON:
        begin(room, rivals, k)


@compiled
def step_game(room: Room, rivals: Rivals, k: int, log: np.record, chosen: int, turn_limit: int) -> None:
    """The decision of the one who learns in game `k`, and those of bots after it; a game that is over is dealt anew."""
    setup, game = room.setups[0], room.games[k]
    for person in range(setup.seats):
        room.rewards[k, person] = 0.0
    end = take(room, rivals, k, log, int(room.numberings[0].cores[game.actor, chosen]), turn_limit)
    if end == GOING_ON:
        end = play_on(room, rivals, k, log, turn_limit)
    if end == ENDED:
        pay_out(setup, game, room.rewards, k)
    room.terminated[k] = end == ENDED
    room.truncated[k] = end == CUT_SHORT
    if end != GOING_ON:
        open_game(room, rivals, k, log, turn_limit)


@door
def deal_against(room: Room, rivals: Rivals, turn_limit: int) -> None:
    """New deals in all games."""
    for k in range(len(room.games)):
        open_game(room, rivals, k, room.logs[0], turn_limit)
    clear(room.words, 0, len(room.games))
    show(room.setups, room.numberings, room.games, room.notes, room.words, room.masks, room.actors, 0, len(room.games))


@door
def step_against(room: Room, rivals: Rivals, actions: Actions, turn_limit: int, part: int) -> None:
    """One decision in every game of a part; there are as many parts as logs."""
    games, parts = len(room.games), len(room.logs)
    first, last = games * part // parts, games * (part + 1) // parts
    for k in range(first, last):
        step_game(room, rivals, k, room.logs[part], int(actions[k]), turn_limit)
    clear(room.words, first, last)
    show(room.setups, room.numberings, room.games, room.notes, room.words, room.masks, room.actors, first, last)
