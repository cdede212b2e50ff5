"""Many games at once, inside compiled code: dealing, stepping, observing. CPU doors are in `vector`, CUDA kernels in `gpu`."""

from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.envs.encoding import SIZE, mark, note, observe, open_notes
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import ACTIONS, OVER, Records
from mascarade.rules.legal import count, nth
from mascarade.rules.step import step
from mascarade.simulate import advanced, drawn, shuffle_deal

GOING_ON: Final = 0
ENDED: Final = 1
CUT_SHORT: Final = 2

BLOCK: Final = 256
"""Games that are stepped, and then observed."""
WIDTH: Final = SIZE // 8
"""An observation in words."""

Rewards = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.int16]
Lucks = npt.NDArray[np.int64]


@compiled
def restart(setup: np.record, game: np.record, notes: np.record, luck: int) -> int:
    """A new deal; gives the generator's state after it."""
    luck = shuffle_deal(setup, game, luck)
    open_notes(setup, game, notes)
    return luck


@compiled
def advance(setup: np.record, game: np.record, notes: np.record, log: np.record, numbering: np.record, action: int, turn_limit: int) -> int:
    """Take one relative decision, and write down what it tells; gives whether the game goes on."""
    step(setup, game, log, int(numbering.cores[game.actor, action]))
    for k in range(log.count):
        note(setup, game, notes, int(log.rows[k]))
    if game.phase == OVER:
        return ENDED
    return CUT_SHORT if game.turn > turn_limit else GOING_ON


@compiled
def pay_out(setup: np.record, game: np.record, rewards: Rewards, k: int) -> None:
    """Everybody's share of the win, less the fair share: the rewards of a game add up to nothing."""
    winners = int(game.winners)
    shares = 0
    for person in range(setup.seats):
        shares += winners >> person & 1
    for person in range(setup.seats):
        rewards[k, person] = np.float32((winners >> person & 1) / shares - 1.0 / setup.seats)


@compiled
def draw(setup: np.record, game: np.record, numbering: np.record, luck: int) -> int:
    """A random allowed decision out of a generator's state, in relative numbers."""
    return int(numbering.relatives[game.actor, nth(setup, game, drawn(luck, count(setup, game)))])


@compiled
def show(
    setups: Records,
    games: Records,
    notes: Records,
    numberings: Records,
    words: Records,
    masks: Records,
    actors: npt.NDArray[np.int8],
    first: int,
    last: int,
) -> None:
    """Write who decides, and what they may know and do."""
    bare = words.view(np.uint64)
    for k in range(first * WIDTH, last * WIDTH):
        bare[k] = 0
    for k in range(first, last):
        game = games[k]
        person = int(game.person[game.actor])
        actors[k] = person
        observe(setups[0], game, notes[k], numberings[0], person, words[k])
    for k in range(first, last):
        mark(games[k], numberings[0], masks[k])


@door
def deal_games(
    setups: Records,
    games: Records,
    notes: Records,
    numberings: Records,
    words: Records,
    masks: Records,
    actors: npt.NDArray[np.int8],
    lucks: Lucks,
    first: int,
    last: int,
) -> None:
    """New deals in the games from `first` to before `last`."""
    for k in range(first, last):
        lucks[k] = restart(setups[0], games[k], notes[k], int(lucks[k]))
    show(setups, games, notes, numberings, words, masks, actors, first, last)


@compiled
def take(
    setups: Records,
    games: Records,
    notes: Records,
    logs: Records,
    numberings: Records,
    lucks: Lucks,
    actions: Actions,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    turn_limit: int,
    first: int,
    last: int,
) -> None:
    """One decision in every game; those that are over are dealt anew."""
    setup = setups[0]
    for k in range(first, last):
        game = games[k]
        if terminated[k]:
            for person in range(setup.seats):
                rewards[k, person] = 0.0
        end = advance(setup, game, notes[k], logs[0], numberings[0], int(actions[k]), turn_limit)
        terminated[k] = end == ENDED
        truncated[k] = end == CUT_SHORT
        if end != GOING_ON:
            if end == ENDED:
                pay_out(setup, game, rewards, k)
            lucks[k] = restart(setup, game, notes[k], int(lucks[k]))


@door
def step_games(
    setups: Records,
    games: Records,
    notes: Records,
    numberings: Records,
    words: Records,
    masks: Records,
    actors: npt.NDArray[np.int8],
    logs: Records,
    lucks: Lucks,
    actions: Actions,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    turn_limit: int,
    first: int,
    last: int,
) -> None:
    """One decision in every game from `first` to before `last`, block by block, so that what was just written is still near."""
    for begin in range(first, last, BLOCK):
        end = min(begin + BLOCK, last)
        take(setups, games, notes, logs, numberings, lucks, actions, rewards, terminated, truncated, turn_limit, begin, end)
        show(setups, games, notes, numberings, words, masks, actors, begin, end)


@door
def draw_games(setups: Records, games: Records, numberings: Records, lucks: Lucks, actions: Actions, first: int, last: int) -> None:
    """A random allowed decision in every game, from the games' own generators."""
    for k in range(first, last):
        lucks[k] = advanced(int(lucks[k]))
        actions[k] = draw(setups[0], games[k], numberings[0], int(lucks[k]))


@door
def first_refused(masks: Records, actions: Actions) -> int:
    """The first game whose decision is not allowed; -1 if there is none."""
    for k in range(len(actions)):
        if actions[k] < 0 or actions[k] >= ACTIONS or masks[k].allowed[actions[k]] == 0:
            return k
    return -1
