"""Who knows what (rules section 10). `see` is the only way out of a game for page, terminal, bots, programs and records.

Compiled code, which plays whole games without a view (environments, the arena, learning), asks the same `may_know` of every event.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from mascarade.casts import Cast
from mascarade.events import Event, Told, reason_of
from mascarade.moves import Card, Choices, Move, Seating, seating
from mascarade.rules import layout
from mascarade.rules.layout import known_to
from mascarade.rules.setup import slots_of

ONLOOKER: Final = layout.ONLOOKER
"""A viewer who does not play."""

_PHASE: Final[int] = np.dtype(layout.GAME).fields["phase"][1]  # type: ignore[index]  # the stub allows dtypes without fields

ASKED: Final = {
    layout.EXCHANGE_ONLY: "exchange",
    layout.NO_ANNOUNCE: "quiet turn",
    layout.FREE: "turn",
    layout.ANSWER: "answer",
    layout.CHOOSE_PLAYER: "choose a player",
    layout.CHOOSE_PLAYER_OR_NONE: "choose a player or none",
    layout.CHOOSE_CARD: "choose a card",
    layout.CHOOSE_PLAYERS: "choose two players",
    layout.CHOOSE_CARDS: "choose two cards",
    layout.SWAP: "exchange or pretend",
    layout.NAME_CHARACTER: "name a character",
    layout.OVER: "over",
}
"""What the one who decides is asked for."""

PLAYERS_ARE_CHOSEN: Final = frozenset({layout.CHOOSE_PLAYER, layout.CHOOSE_PLAYER_OR_NONE, layout.CHOOSE_PLAYERS})


def phase_of(state: bytes) -> int:
    """The phase out of a state's bytes."""
    return state[_PHASE]


class Outcome(NamedTuple):
    """How a game ended: `rich` (13 reached), `broke` (somebody has nothing left) or `cheat`; and who won (R5.1 to R5.3)."""

    reason: str
    winners: tuple[str, ...]


def see(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
    """What one viewer may know of a state and of what has just happened.

    `viewer` is a player's number or `ONLOOKER`. A state's only secret is where the cards lie (R10.4), which comes last in it; an event
    says itself who may know it. When the game is over everything is public (R10.5).
    """
    if state[_PHASE] == layout.OVER:
        return state, tuple(rows)
    return state[: layout.PUBLIC], known_to(viewer, rows)


def seen_move(move: Move, viewer: str | None) -> str:
    """A move's line as others may read it: `take` where only the one who did it knows whether it was exchanged (R10.2)."""
    if move.kind not in ("exchange", "pretend") or move.player == viewer:
        return str(move)
    return str(move).replace(f" {move.kind}", " take", 1)


@dataclass(frozen=True)
class Company:
    """What everybody knows from the start and what never changes: who plays, with which cast."""

    players: tuple[str, ...]
    """In seat order at the beginning, clockwise."""
    cast: Cast
    told: Told

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The different characters, by their numbers."""
        return tuple(self.cast.characters)

    def seating(self, people: Sequence[int]) -> Seating:
        """The seating when these players sit on the seats."""
        names = tuple([self.players[person] for person in people])
        return seating(names, slots_of(len(names)), len(self.cast.codes), self.codes)


class View:
    """What one player (or, with `viewer` None, an onlooker) may know now: the open state of the table, and what has just happened.

    Nothing in it tells a player what they once knew: where cards were, what an earlier look showed (R10.4).
    """

    def __init__(self, company: Company, viewer: str | None, public: bytes, rows: tuple[int, ...], choice: Choices) -> None:
        self._company = company
        self.viewer = viewer
        """A player's name, or None for an onlooker."""
        self._public = public
        self._rows = rows
        self._choice = choice

    def __bytes__(self) -> bytes:
        """Everything in the view, as bytes: equal views have equal bytes."""
        numbers = np.array([len(self._rows), *self._rows, *self._choice.actions], np.int64)
        return self._public + numbers.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self._company, self.viewer, bytes(self)) == (other._company, other.viewer, bytes(other))

    def __hash__(self) -> int:
        return hash((self.viewer, bytes(self)))

    def __repr__(self) -> str:
        gold = ", ".join(f"{name} {amount}" for name, amount in self.gold.items())
        return f"<View of {self.viewer or 'an onlooker'}: turn {self.turn}, {self.decides or 'nobody'} decides ({self.asked}), gold {gold}>"

    @cached_property
    def _state(self) -> np.record:
        state: np.record = np.frombuffer(self.state, layout.GAME)[0]
        return state

    @property
    def _seating(self) -> Seating:
        return self._company.seating(self._state.person[: len(self._company.players)].tolist())

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the seat order of the beginning."""
        return self._company.players

    @property
    def cast(self) -> Cast:
        """The characters in play."""
        return self._company.cast

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, clockwise from the first seat."""
        return self._seating.names

    @property
    def gold(self) -> dict[str, int]:
        """Everybody's fortune."""
        amounts = dict(zip(self.seats, self._state.gold.tolist(), strict=False))
        return {name: amounts[name] for name in self.players}

    @property
    def bank(self) -> int:
        """The gold that nobody has."""
        return int(self._state.gold[layout.BANK])

    @property
    def court(self) -> int:
        """The gold on the court."""
        return int(self._state.gold[layout.COURT])

    @property
    def turn(self) -> int:
        """The number of this turn, from 1."""
        return int(self._state.turn)

    @property
    def whose_turn(self) -> str:
        """The player on the seat whose turn it is."""
        return self.seats[int(self._state.turn_seat)]

    @property
    def decides(self) -> str | None:
        """Whose decision it is; None when the game is over."""
        return None if self._state.phase == layout.OVER else self.seats[self._state.actor]

    @property
    def asked(self) -> str:
        """What that player is asked for: see `ASKED`."""
        return ASKED[int(self._state.phase)]

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the viewer may do now: empty unless it is the viewer's decision."""
        return self._choice.moves

    @property
    def actions(self) -> tuple[int, ...]:
        """The same by the numbers of `mascarade.rules.layout`."""
        return self._choice.actions

    @property
    def announced(self) -> str | None:
        """The character announced in this turn."""
        return None if self._state.character < 0 else self._company.codes[self._state.character]

    @property
    def places(self) -> tuple[Card, ...]:
        """Every card by its place: the seats' in turn, then the centre's."""
        return self._seating.cards

    @property
    def hands(self) -> tuple[Card, ...]:
        """The cards with a hand on them: the announcer's and the claimants'."""
        return tuple(card for place, card in enumerate(self._seating.cards) if int(self._state.hands) >> place & 1)

    @property
    def user(self) -> str | None:
        """Who uses a power now."""
        return None if self._state.user < 0 else self.seats[self._state.user]

    @property
    def shown(self) -> frozenset[str]:
        """The players who showed a card in the turn before (R2.6)."""
        return frozenset(name for number, name in enumerate(self.players) if int(self._state.bound) >> number & 1)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last decision made happen, as far as the viewer may know."""
        told = self._company.told
        return tuple([told[row] for row in self._rows])

    @property
    def rows(self) -> tuple[int, ...]:
        """The same events as rows of the core."""
        return self._rows

    @property
    def state(self) -> bytes:
        """The open state as a record of the core, `mascarade.rules.layout.GAME`; where cards lie is blotted out until the end."""
        return self._public.ljust(layout.GAME.itemsize, b"\xff")

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        state = self._state
        if state.phase != layout.OVER:
            return None
        winners = tuple(name for number, name in enumerate(self.players) if int(state.winners) >> number & 1)
        return Outcome(reason_of(int(state.ending)), winners)

    @property
    def cards(self) -> dict[Card, str] | None:
        """Where every card lies: None until the game is over (R10.4, R10.5)."""
        if self._state.phase != layout.OVER:
            return None
        return {card: self._company.codes[kind] for card, kind in zip(self._seating.cards, self._state.cards, strict=False)}
