"""What of the compiled rules, bots and experts can be called inside a browser: doors that Python has too, with the same arguments.

A record or an array is handed over as an address in the module's memory; an array is followed by how many numbers it has.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.bots import doors as bots
from mascarade.bots.match import RESULT, TALLY, Parlour, play_game
from mascarade.bots.mind import LORE, MIND, PLAYER
from mascarade.envs import encoding, observer
from mascarade.envs.encoding import NOTES, NUMBERING, WORDS
from mascarade.expert import senses
from mascarade.expert.odds import ODDS, SENSES
from mascarade.luck import advanced, drawn, play_streams, seeded
from mascarade.rules import doors as rules
from mascarade.rules import setup
from mascarade.rules.compiled import compiled
from mascarade.rules.layout import GAME, LOG, OVER, PUBLIC, SETUP, Records
from mascarade.rules.rows import may_know

Bytes = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.int64]

_PHASE: Final[int] = np.dtype(GAME).fields["phase"][1]  # type: ignore[index]  # the stub allows dtypes without fields


@compiled
def see(state: Bytes, rows: Rows, viewer: int, seen_state: Bytes, seen_rows: Rows) -> int:
    """What one viewer may know of a state and of what has just happened, as `mascarade.views.see` says; gives how many rows that is.

    Where cards lie is blotted out until the game is over, as in `mascarade.views.View.state`.
    """
    over = state[_PHASE] == OVER
    for k in range(len(state)):
        seen_state[k] = state[k] if over or k < PUBLIC else 255
    found = 0
    for k in range(len(rows)):
        if over or may_know(int(rows[k]), viewer):
            seen_rows[found] = rows[k]
            found += 1
    return found


@compiled
def arrange(setups: Records) -> None:
    """Write what follows from how many sit at the table and how many cards there are."""
    setup.arrange(setups[0])


@compiled
def play_games(
    setups: Records,
    games: Records,
    logs: Records,
    lores: Records,
    minds: Records,
    players: Records,
    seats: npt.NDArray[np.int16],
    seed: int,
    first: int,
    results: Records,
    tallies: Records,
) -> None:
    """Games between bots, from number `first` of a series on, as `mascarade.bots.match.play_games` plays them; `minds` are by person."""
    parlour = Parlour(setups, games, logs, lores, minds, players)
    for k in range(len(results)):
        number = first + k
        play_game(parlour, None, seats, seeded(seed, number), seeded(seed ^ 0x5EED, number), results[k], tallies, None)


@compiled
def number(setups: Records, games: Records, numberings: Records) -> None:
    """Write how things are numbered at a cast's table into zeros; `games` is to think with."""
    encoding.number(setups[0], games[0], numberings[0])


class Array(NamedTuple):
    """Numbers or records in a row: an address and how many there are."""

    of: npt.DTypeLike


class Number(NamedTuple):
    """A whole number of so many bits: JavaScript has one of its own up to 32."""

    bits: int


INT: Final = Number(32)
WIDE: Final = Number(64)
ROWS: Final = Array(np.int64)


class Door(NamedTuple):
    """A function, what it takes and what it gives."""

    function: Callable[..., Any]
    takes: tuple[Any, ...]
    """Records by their type, arrays, numbers; None is handed over as nothing."""
    gives: Number | None = None


DOORS: Final[Mapping[str, Door]] = {
    # The rules. Of the situation that `decide` gives the state itself tells.
    "arrange": Door(arrange, (SETUP,)),
    "begin": Door(rules.begin, (SETUP, GAME)),
    "begin_midway": Door(rules.begin_midway, (SETUP, GAME)),
    "allowed": Door(rules.allowed, (SETUP, GAME, Array(np.int16)), INT),
    "decide": Door(rules.decide, (SETUP, GAME, LOG, INT)),
    "see": Door(see, (Array(np.uint8), ROWS, INT, Array(np.uint8), ROWS), INT),
    # Luck.
    "seeded": Door(seeded, (WIDE, WIDE), WIDE),
    "advanced": Door(advanced, (WIDE,), WIDE),
    "drawn": Door(drawn, (WIDE, WIDE), WIDE),
    "play_streams": Door(play_streams, (SETUP, GAME, LOG, WIDE, INT, INT), INT),
    # Bots.
    "sit_down": Door(bots.sit_down, (SETUP, LORE, MIND, None, INT, Array(np.int8))),
    "watch": Door(bots.watch, (SETUP, GAME, LORE, MIND, None, PLAYER, ROWS)),
    "think": Door(bots.think, (SETUP, GAME, LORE, MIND, PLAYER, WIDE), INT),
    "play_games": Door(
        play_games,
        (SETUP, GAME, LOG, LORE, Array(MIND), Array(PLAYER), Array(np.int16), WIDE, INT, Array(RESULT), Array(TALLY)),
    ),
    # What an expert reads.
    "number": Door(number, (SETUP, GAME, NUMBERING)),
    "open_mind": Door(observer.open_mind, (SETUP, GAME, NOTES)),
    "open_senses": Door(senses.open_senses, (SETUP, GAME, LORE, ODDS)),
    "hear": Door(senses.hear, (SETUP, GAME, LORE, NOTES, ODDS, ROWS)),
    "observe": Door(observer.observe_notes, (SETUP, GAME, NOTES, NUMBERING, INT, WORDS)),
    "sense": Door(senses.sense_one, (SETUP, NOTES, NUMBERING, LORE, ODDS, INT, SENSES)),
}
"""By the names that they have in `core.wasm`."""
