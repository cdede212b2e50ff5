"""Many games at once, inside compiled code: dealing, stepping, observing, on one core or on several."""

from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.envs.encoding import SIZE, mark, note, observe, open_notes
from mascarade.luck import advanced, drawn, shuffle_deal
from mascarade.rules.compiled import INTERPRETED, compiled, door
from mascarade.rules.layout import ACTIONS, OVER, Records
from mascarade.rules.legal import count, nth
from mascarade.rules.step import step

COMPILED_FROM = ("rules", "luck", "envs/encoding", "envs/batch")

if INTERPRETED:
    each: Any = range
else:
    from numba import prange as each

wide_door = partial(door, parallel=True)

GOING_ON: Final = 0
ENDED: Final = 1
CUT_SHORT: Final = 2

BLOCK: Final = 256
"""Games that are stepped, and then observed, so that what was just written is still near."""

Actions = npt.NDArray[np.int16]


class Room(NamedTuple):
    """All that a batch of games is made of; an array has a row for each game unless it says otherwise."""

    setups: Records
    """One, for all games."""
    numberings: Records
    """One, for all games."""
    games: Records
    notes: Records
    logs: Records
    """One for each core that is used."""
    lucks: npt.NDArray[np.int64]
    """States of the games' generators."""
    words: Records
    """Observations, as `encoding.WORDS`."""
    masks: Records
    actors: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


@compiled
def restart(setup: np.record, game: np.record, notes: np.record, luck: int) -> int:
    """A new deal; gives the generator's state after it."""
    luck = shuffle_deal(setup, game, luck)
    open_notes(setup, game, notes)
    return luck


@compiled
def advance(setup: np.record, numbering: np.record, game: np.record, notes: np.record, log: np.record, action: int) -> None:
    """Take one relative decision, and write down what it tells."""
    step(setup, game, log, int(numbering.cores[game.actor, action]))
    for k in range(log.count):
        note(setup, game, notes, int(log.rows[k]))


@compiled
def pay_out(setup: np.record, game: np.record, rewards: npt.NDArray[np.float32], k: int) -> None:
    """Everybody's share of the win, less the fair share: the rewards of a game add up to nothing."""
    winners = int(game.winners)
    shares = 0
    for person in range(setup.seats):
        shares += winners >> person & 1
    for person in range(setup.seats):
        rewards[k, person] = np.float32((winners >> person & 1) / shares - 1.0 / setup.seats)


@compiled
def draw(setup: np.record, numbering: np.record, game: np.record, luck: int) -> int:
    """A random allowed decision out of a generator's state, in relative numbers."""
    return int(numbering.relatives[game.actor, nth(setup, game, drawn(luck, count(setup, game)))])


@compiled
def play(
    setups: Records,
    numberings: Records,
    games: Records,
    notes: Records,
    log: np.record,
    lucks: npt.NDArray[np.int64],
    rewards: npt.NDArray[np.float32],
    terminated: npt.NDArray[np.bool_],
    truncated: npt.NDArray[np.bool_],
    actions: Actions,
    turn_limit: int,
    first: int,
    last: int,
) -> None:
    """One decision in each of the games from `first` to before `last`; those that are over are dealt anew.

    This and `show` are handed arrays, not a `Room`: compiled code that is handed a tuple of them is half as fast.
    """
    for k in range(first, last):
        setup, game = setups[0], games[k]
        if terminated[k]:
            for person in range(setup.seats):
                rewards[k, person] = 0.0
        advance(setup, numberings[0], game, notes[k], log, int(actions[k]))
        end = GOING_ON
        if game.phase == OVER:
            end = ENDED
            pay_out(setup, game, rewards, k)
        elif game.turn > turn_limit:
            end = CUT_SHORT
        terminated[k] = end == ENDED
        truncated[k] = end == CUT_SHORT
        if end != GOING_ON:
            lucks[k] = restart(setup, game, notes[k], int(lucks[k]))


@compiled
def show(
    setups: Records,
    numberings: Records,
    games: Records,
    notes: Records,
    words: Records,
    masks: Records,
    actors: npt.NDArray[np.int8],
    first: int,
    last: int,
) -> None:
    """Write who decides in each of the games, and what that player may know, into zeros, and do."""
    for k in range(first, last):
        game = games[k]
        person = int(game.person[game.actor])
        actors[k] = person
        observe(setups[0], game, notes[k], numberings[0], person, words[k])
    for k in range(first, last):
        mark(games[k], numberings[0], masks[k])


@compiled
def clear(words: Records, first: int, last: int) -> None:
    """Zeros for `show`."""
    words.view(np.uint64)[first * (SIZE // 8) : last * (SIZE // 8)] = 0


@compiled
def step_part(room: Room, actions: Actions, turn_limit: int, part: int) -> None:
    """One decision in every game of a part; there are as many parts as logs."""
    games, parts = len(room.games), len(room.logs)
    last = games * (part + 1) // parts
    table = room.setups, room.numberings, room.games, room.notes
    ends = room.lucks, room.rewards, room.terminated, room.truncated
    for begin in range(games * part // parts, last, BLOCK):
        end = min(begin + BLOCK, last)
        play(*table, room.logs[part], *ends, actions, turn_limit, begin, end)
        clear(room.words, begin, end)
        show(*table, room.words, room.masks, room.actors, begin, end)


@compiled
def draw_part(room: Room, actions: Actions, part: int) -> None:
    """A random allowed decision in every game of a part, from the games' own generators."""
    games, parts = len(room.games), len(room.logs)
    for k in range(games * part // parts, games * (part + 1) // parts):
        room.lucks[k] = advanced(int(room.lucks[k]))
        actions[k] = draw(room.setups[0], room.numberings[0], room.games[k], int(room.lucks[k]))


@door
def deal_games(room: Room) -> None:
    """New deals in all games."""
    for k in range(len(room.games)):
        room.lucks[k] = restart(room.setups[0], room.games[k], room.notes[k], int(room.lucks[k]))
    clear(room.words, 0, len(room.games))
    table = room.setups, room.numberings, room.games, room.notes
    show(*table, room.words, room.masks, room.actors, 0, len(room.games))


@door
def step_games(room: Room, actions: Actions, turn_limit: int) -> None:
    """One decision in every game."""
    step_part(room, actions, turn_limit, 0)


@wide_door
def step_games_wide(room: Room, actions: Actions, turn_limit: int) -> None:
    """The same on several cores."""
    for part in each(len(room.logs)):
        step_part(room, actions, turn_limit, part)


@door
def draw_games(room: Room, actions: Actions) -> None:
    """A random allowed decision in every game."""
    draw_part(room, actions, 0)


@wide_door
def draw_games_wide(room: Room, actions: Actions) -> None:
    """The same on several cores."""
    for part in each(len(room.logs)):
        draw_part(room, actions, part)


@door
def first_refused(masks: Records, actions: Actions) -> int:
    """The first game whose decision is not allowed; -1 if there is none."""
    for k in range(len(actions)):
        if actions[k] < 0 or actions[k] >= ACTIONS or masks[k].allowed[actions[k]] == 0:
            return k
    return -1
