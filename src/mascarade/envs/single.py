"""One game at a time, for adapters: deal, step by relative decision, observe as anybody, copy. The same numbers as in `vector`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mascarade.casts import Cast, setup_of
from mascarade.envs.batch import CUT_SHORT, ENDED, GOING_ON, advance, restart
from mascarade.envs.encoding import MASK, NOTES, SIZE, WORDS, mark, numbering_of, observe, open_notes
from mascarade.errors import BadDeal, BadMove, quoted
from mascarade.events import told
from mascarade.moves import NO_CHOICE, seating
from mascarade.rules.compiled import compiled, door
from mascarade.rules.doors import situation
from mascarade.rules.layout import ACTIONS, GAME, LOG, OVER, Records
from mascarade.rules.setup import slots_of
from mascarade.rules.step import deal
from mascarade.views import Company, View, see

COMPILED_FROM = ("rules", "luck", "envs/encoding", "envs/batch", "envs/single")

_PARTS: Final[list[tuple[str, Any]]] = [
    ("words", WORDS),  # the last observation
    ("luck", np.int64),  # the state of its generator
    ("log", LOG),
    ("game", GAME),
    ("notes", NOTES),
    ("mask", MASK),
]
_ROOM: Final = sum(np.dtype(kind).itemsize for _, kind in _PARTS)
Bytes = npt.NDArray[np.uint8]
SINGLE = np.dtype((np.record, np.dtype([*_PARTS, ("spare", np.uint8, 8 - _ROOM % 8)], align=True)))
"""Everything about one game in one piece: it crosses the border in one go, and a copy is a copy of bytes. The parts come in the order of
their alignment, and all of it is a multiple of eight: NumPy does not look into records when it aligns them.
"""

_FIELDS: Final[dict[str, tuple[Any, int]]] = {name: found[:2] for name, found in (np.dtype(SINGLE).fields or {}).items()}


def _part(name: str) -> slice:
    kind, offset = _FIELDS[name]
    return slice(offset, offset + kind.itemsize)


_LUCK, _MASK, _GAME = _part("luck"), _part("mask"), _part("game")
_ROWS: Final = _FIELDS["log"][1] + 8


@compiled
def _look(setup: np.record, numbering: np.record, single: np.record, whole: Bytes, person: int) -> None:
    """Write what a person may know into the game's own observation; `whole` are the game's bytes, which begin with it."""
    for k in range(SIZE):
        whole[k] = 0
    observe(setup, single.game, single.notes, numbering, person, single.words)


@compiled
def _facts(setup: np.record, numbering: np.record, single: np.record, whole: Bytes, turn_limit: int) -> int:
    """What Python needs to know after every decision, in one number: situation (32 bits), events, who decides, whether it goes on.

    What the one who decides may know is written too: that is what everybody asks for next.
    """
    game = single.game
    person = int(game.person[game.actor])
    _look(setup, numbering, single, whole, person)
    end = ENDED if game.phase == OVER else CUT_SHORT if game.turn > turn_limit else GOING_ON
    return situation(game) | int(single.log.count) << 32 | person << 40 | end << 48


@door
def deal_one(setups: Records, numberings: Records, singles: Records, whole: Bytes, turn_limit: int) -> int:
    """Deal out of the game's own generator; gives the facts."""
    single = singles[0]
    single.luck = restart(setups[0], single.game, single.notes, int(single.luck))
    single.log.count = 0
    return _facts(setups[0], numberings[0], single, whole, turn_limit)


@door
def lay_one(setups: Records, numberings: Records, singles: Records, whole: Bytes, turn_limit: int, cards: npt.NDArray[np.int8]) -> int:
    """Deal these cards, by place; gives the facts."""
    single = singles[0]
    deal(setups[0], single.game)
    for place in range(len(cards)):
        single.game.cards[place] = cards[place]
    open_notes(setups[0], single.game, single.notes)
    single.log.count = 0
    return _facts(setups[0], numberings[0], single, whole, turn_limit)


@door
def step_one(setups: Records, numberings: Records, singles: Records, whole: Bytes, turn_limit: int, action: int) -> int:
    """Take one allowed decision, by its relative number; gives the facts."""
    single = singles[0]
    advance(setups[0], numberings[0], single.game, single.notes, single.log, action)
    return _facts(setups[0], numberings[0], single, whole, turn_limit)


@door
def look_one(setups: Records, numberings: Records, singles: Records, whole: Bytes, person: int) -> None:
    """Write what a person may know into the game's own observation."""
    _look(setups[0], numberings[0], singles[0], whole, person)


@door
def mark_one(numberings: Records, singles: Records) -> None:
    """Write what is allowed into the game's own mask."""
    mark(singles[0].game, numberings[0], singles[0].mask)


class Offer(NamedTuple):
    """What may be decided in one situation, by relative numbers."""

    actions: tuple[int, ...]
    """In rising order."""
    allowed: frozenset[int]
    """The same, to look one up."""
    mask: npt.NDArray[np.int8]
    """1 for every one that is allowed. Not to be written to."""


class Desk:
    """What all games with one cast share."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.setups, self.numberings = setup_of(cast), numbering_of(cast)
        self.offers: dict[int, Offer] = {}
        """What may be decided in each situation that has come up so far."""
        codes = tuple(cast.characters)
        names = tuple(f"player_{person}" for person in range(cast.players))
        cards = seating(names, slots_of(cast.players), len(cast.codes), codes).cards
        self.company = Company(names, cast, told(names, cards, codes))
        """Who plays, with names as learning libraries give them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return desk_of, (self.cast,)


@lru_cache(maxsize=64)
def desk_of(cast: Cast) -> Desk:
    """The desk of a cast: the same one for the same cast."""
    return Desk(cast)


class SingleGame:
    """One game of a cast. It knows everything; `observe` and `view` tell what somebody may know. Deal before anything else."""

    def __init__(self, cast: Cast, turn_limit: int) -> None:
        if turn_limit < 1:
            raise ValueError(f"turn_limit must be 1 or more, not {turn_limit}")
        self.turn_limit = turn_limit
        """A game that gets past this turn is cut short."""
        self.desk = desk_of(cast)
        self._facts = 0
        self._take(np.zeros(SINGLE.itemsize, np.uint8))

    def _take(self, whole: Bytes) -> None:
        self._bytes = whole
        singles: Records = whole.view(SINGLE)
        self._singles = singles
        self._room = self.desk.setups, self.desk.numberings, singles, whole

    def copy(self) -> "SingleGame":
        """Another game at the same point."""
        other = object.__new__(SingleGame)
        other.__dict__.update(self.__dict__)
        other._take(self._bytes.copy())
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleGame":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.desk.cast, self.turn_limit, self._bytes.tobytes(), self._facts)

    # -- playing -----------------------------------------------------------------------------------------------------------------------

    def seed(self, luck: int) -> None:
        """Set the state of the generator that deals (`mascarade.luck.seeded`)."""
        self._bytes[_LUCK].view(np.int64)[0] = luck

    def shuffle(self) -> None:
        """A new deal, drawn from the game's own generator."""
        self._face(deal_one(*self._room, self.turn_limit))

    def deal(self, codes: Sequence[str]) -> None:
        """A new deal of these characters, by place."""
        cast = self.desk.cast
        if sorted(codes) != sorted(cast.codes):
            raise BadDeal(f"the deal ({', '.join(codes)}) is not the cast ({', '.join(cast.codes)})")
        kinds = self.desk.company.codes
        cards = np.array([kinds.index(code) for code in codes], np.int8)
        self._face(lay_one(*self._room, self.turn_limit, cards))

    def step(self, action: int) -> int:
        """One decision of the one who decides, by its relative number; gives `end`. BadMove if it is not allowed: nothing has changed."""
        if action not in self.offer.allowed:
            allowed = ", ".join(map(str, self.offer.actions)) or "nothing"
            raise BadMove(f"decision {quoted(action)} is not allowed; {allowed} would be")
        return self._face(step_one(*self._room, self.turn_limit, int(action)))

    def _face(self, facts: int) -> int:
        self._facts = facts
        self._seen = self.actor = facts >> 40 & 255
        """Who decides: a player's number."""
        self.end = facts >> 48
        """Whether it goes on: `GOING_ON`, `ENDED` or `CUT_SHORT` of `mascarade.envs.batch`."""
        offer = self.desk.offers.get(facts & 0xFFFFFFFF) if self.end == GOING_ON else NOTHING
        self.offer = self._marked() if offer is None else offer
        """What may be decided."""
        return self.end

    def _marked(self) -> Offer:
        """Work out what may be decided: once for all games with this cast."""
        mark_one(self.desk.numberings, self._singles)
        mask = self._bytes[_MASK].view(np.int8).copy()
        mask.flags.writeable = False
        actions = tuple(np.flatnonzero(mask).tolist())
        offer = self.desk.offers[self._facts & 0xFFFFFFFF] = Offer(actions, frozenset(actions), mask)
        return offer

    def returns(self) -> list[float]:
        """Everybody's share of the win less the fair share; all 0 unless somebody has won."""
        players = self.desk.cast.players
        if self.end != ENDED:
            return [0.0] * players
        winners = int(self._singles["game"]["winners"][0])
        share = 1 / winners.bit_count()
        return [(share if winners >> person & 1 else 0.0) - 1 / players for person in range(players)]

    # -- what somebody may know --------------------------------------------------------------------------------------------------------

    def observe(self, person: int) -> npt.NDArray[np.uint8]:
        """What a player may know, as numbers: a new array."""
        if person != self._seen:
            look_one(*self._room, person)
            self._seen = person
        return self._bytes[:SIZE].copy()

    @property
    def state(self) -> bytes:
        """The whole state, with all secrets: a record of the type `mascarade.rules.layout.GAME`."""
        return self._bytes[_GAME].tobytes()

    @property
    def rows(self) -> list[int]:
        """All that the last decision made happen, as the core's rows, secrets included: for `see`."""
        count = self._facts >> 32 & 255
        rows: list[int] = self._bytes[_ROWS : _ROWS + 8 * count].view(np.int64).tolist()
        return rows

    @property
    def people(self) -> list[int]:
        """Who sits where."""
        people: list[int] = self._singles["game"]["person"][0, : self.desk.cast.players].tolist()
        return people

    @property
    def phase(self) -> int:
        """What is asked for, of `mascarade.rules.layout`."""
        return OVER if self.end != GOING_ON else self._facts >> 8 & 255

    def view(self, viewer: int) -> View:
        """What a player, or with `ONLOOKER` an onlooker, may read; without moves, which have other numbers here."""
        names = self.desk.company.players
        return View(self.desk.company, names[viewer] if viewer < len(names) else None, *see(self.state, self.rows, viewer), NO_CHOICE)


NOTHING: Final = Offer((), frozenset(), np.zeros(ACTIONS, np.int8))
"""What may be decided when it is over."""
NOTHING.mask.flags.writeable = False


def _restored(cast: Cast, turn_limit: int, whole: bytes, facts: int) -> SingleGame:
    """A game out of its bytes."""
    game = SingleGame(cast, turn_limit)
    game._take(np.frombuffer(bytearray(whole), np.uint8))
    game._face(facts)
    game._seen = -1  # whose observation the bytes hold is not in them
    return game
