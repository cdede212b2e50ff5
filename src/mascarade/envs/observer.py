"""The observation made out of views alone: for a bot that has learned in an environment and plays where it only gets views."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from mascarade.casts import Cast, setup_of
from mascarade.envs.encoding import NOTES, SIZE, WORDS, note, numbering_of, observe, open_notes
from mascarade.errors import BadDeal, BadMove
from mascarade.moves import Card, Move
from mascarade.rules.compiled import door
from mascarade.rules.layout import ACTIONS, GAME, Records
from mascarade.views import View

COMPILED_FROM = ("rules", "luck", "envs/encoding", "envs/observer")


@door
def open_mind(setups: Records, games: Records, notes: Records) -> None:
    """A game begins, dealt as in `games`."""
    open_notes(setups[0], games[0], notes[0])


@door
def note_rows(setups: Records, games: Records, notes: Records, rows: npt.NDArray[np.int64]) -> None:
    """Write events down."""
    for row in rows:
        note(setups[0], games[0], notes[0], int(row))


@door
def observe_notes(setups: Records, games: Records, notes: Records, numberings: Records, person: int, words: Records) -> None:
    """Write what a person may know into zeros."""
    observe(setups[0], games[0], notes[0], numberings[0], person, words[0])


class Observer:
    """One player's observations and decisions, as `mascarade.envs.encoding` numbers them, out of that player's views.

    Call `deal` when a game begins, then `watch` with the player's view after every decision, whoever made it. `observe` gives the same
    bytes as an environment would.
    """

    def __init__(self, cast: Cast, person: int) -> None:
        if not 0 <= person < cast.players:
            raise ValueError(f"person must be 0 to {cast.players - 1}, not {person}")
        self.cast = cast
        self.person = person
        """The player's number: the seat at the beginning."""
        self._setups, self._numberings = setup_of(cast), numbering_of(cast)
        self._notes = np.zeros(1, NOTES)

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5). `cards` are in the order of their places."""
        if sorted(cards.values()) != sorted(self.cast.codes):
            raise BadDeal(f"the deal ({', '.join(cards.values())}) is not the cast ({', '.join(self.cast.codes)})")
        codes = tuple(self.cast.characters)
        dealt = np.zeros(1, GAME)
        dealt["cards"][0, : len(cards)] = [codes.index(code) for code in cards.values()]
        self._open(dealt)

    def _open(self, dealt: Records) -> None:
        """A game begins, dealt as in `dealt`."""
        open_mind(self._setups, dealt, self._notes)

    def watch(self, view: View) -> None:
        """Somebody has decided: write down what the view tells of it."""
        note_rows(self._setups, np.frombuffer(view.state, GAME), self._notes, np.array(view.rows, np.int64))

    def observe(self, view: View) -> npt.NDArray[np.uint8]:
        """What the player may know, as numbers: a new array. The view is the last one watched, or the first one of the game."""
        vector = np.zeros(SIZE, np.uint8)
        games = np.frombuffer(view.state, GAME)
        observe_notes(self._setups, games, self._notes, self._numberings, self.person, vector.view(WORDS))
        return vector

    def mask(self, view: View) -> npt.NDArray[np.uint8]:
        """1 for every decision that the player may make now: none when it is somebody else's."""
        mask = np.zeros(ACTIONS, np.uint8)
        mask[self._relatives(view)] = 1
        return mask

    def move(self, view: View, action: int) -> Move:
        """The move that a relative decision is: one of `view.moves`."""
        allowed: list[int] = self._relatives(view).tolist()
        if action not in allowed:
            raise BadMove(f"decision {action} is not allowed; {', '.join(map(str, sorted(allowed))) or 'nothing'} would be")
        return view.moves[allowed.index(action)]

    def _relatives(self, view: View) -> npt.NDArray[np.uint16]:
        """The numbers of `view.actions` as they are from the player's seat."""
        seat = view.seats.index(view.players[self.person])
        found: npt.NDArray[np.uint16] = self._numberings["relatives"][0, seat, list(view.actions)]
        return found
