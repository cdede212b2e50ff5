"""What leaves a game as JSON: states, events and choices as the protocols have them, all out of `mascarade.views.see`.

The server's protocol and that of programs say the same things in the same words: keys and numbers. Players are numbers (their place at
the table when the game began, from 0); cards are numbers too: `player * slots + slot`, then the centre's; characters are codes; decisions
are the numbers of `mascarade.rules.layout`.
"""

import math
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

import msgspec
import numpy as np

from mascarade import moves
from mascarade.events import arguments, by_role
from mascarade.game import Game
from mascarade.moves import CENTRE, SLOTS, Card, Move
from mascarade.rules import layout
from mascarade.rules.setup import slots_of
from mascarade.views import ASKED, PLAYERS_ARE_CHOSEN, View, phase_of, see

encode: Final = msgspec.json.Encoder().encode


class BlankCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character of the players' own making."""

    code: str
    name: str
    steps: list[str]
    copies: int = 1
    players: int = 4


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision that is allowed."""

    action: int
    kind: moves.Kind
    own: int | None = None
    """One's own card that is meant, where it matters."""
    cards: list[int] = []
    """The other card, or the chosen ones."""
    players: list[int] = []
    """The chosen players, where players are chosen."""
    character: str | None = None


class GameState(msgspec.Struct, frozen=True):
    """What everybody may know of a game now."""

    decisions: int
    """How many there were."""
    turn: int
    seats: list[int]
    """Which player sits on each seat, clockwise."""
    gold: list[int]
    """By player."""
    bank: int
    court: int
    turn_of: int
    decides: int | None
    """The player; None when it is over."""
    asked: str
    """What for: see `mascarade.views.ASKED`."""
    announced: str | None
    hands: list[int]
    """The cards with a hand on them: the announcer's and the claimants'."""
    user: int | None
    """Who uses a power."""
    shown: list[int]
    """The players who showed a card in the turn before."""
    deadline: float | None
    """Seconds left for the decision when this was sent."""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event. Which of the values it has depends on `what`: see `mascarade.events`."""

    what: str
    player: int | None = None
    other: int | None = None
    cards: list[int] = []
    character: str | None = None
    amount: int | None = None
    payer: int | None = None
    """A player, or 13 for the bank, 14 for the court."""
    payee: int | None = None
    players: list[int] = []
    reason: str | None = None
    to: list[int] | None = None
    """The players who know this; None: everybody. In a running game it is there only where you are one of them."""


@lru_cache(maxsize=4096)
def bits(mask: int) -> list[int]:
    """A set of players or places as a list, which is everybody's: not to be changed."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _reader(*names: str) -> Callable[[bytes], Any]:
    """What reads these fields, or this one, of the open part of a state, arrays as tuples: NumPy would take ten times as long."""
    form, where, at = "=", {}, 0
    for name, (kind, offset, *_) in (np.dtype(layout.GAME).fields or {}).items():
        if offset >= layout.PUBLIC:
            continue
        if name not in names:
            form += f"{kind.itemsize}x"
            continue
        many = math.prod(kind.shape)
        form += f"{many}{kind.base.char}"
        where[name] = slice(at, at + many) if kind.shape else at
        at += many
    unpack, chosen = struct.Struct(form).unpack_from, itemgetter(*[where[name] for name in names])
    if struct.calcsize(form) != layout.PUBLIC:
        raise AssertionError("the open part of a state has gaps")
    return lambda state: chosen(unpack(state))


_read_state: Final = _reader("turn", "gold", "bound", "hands", "person", "turn_seat", "actor", "phase", "character", "user")
_read_seats: Final = _reader("person", "actor")
_read_turn: Final = _reader("turn")


def turn_of(state: bytes) -> int:
    """The number of the turn out of a state's bytes."""
    return int(_read_turn(state))


def card_number(people: Sequence[int], slots: int, place: int) -> int:
    """A place as a card's number, where these people sit on the seats."""
    seat, slot = divmod(place, slots)
    return people[seat] * slots + slot if seat < len(people) else place


def game_state(public: bytes, players: int, slots: int, codes: Sequence[str], decisions: int, deadline: float | None) -> GameState:
    """The open part of a state, in numbers of players and cards instead of seats and places."""
    turn, gold, bound, hands, person, turn_seat, actor, phase, character, user = _read_state(public)
    person = person[:players]
    fortunes = [0] * players
    for who, amount in zip(person, gold, strict=False):
        fortunes[who] = amount
    return GameState(
        decisions=decisions,
        turn=turn,
        seats=list(person),
        gold=fortunes,
        bank=gold[layout.BANK],
        court=gold[layout.COURT],
        turn_of=person[turn_seat],
        decides=None if phase == layout.OVER else person[actor],
        asked=ASKED[phase],
        announced=None if character < 0 else codes[character],
        hands=[card_number(person, slots, place) for place in bits(hands)],
        user=None if user < 0 else person[user],
        shown=bits(bound),
        deadline=deadline,
    )


class Outlook:
    """The events and choices of one table in the protocol's terms; each is made once."""

    def __init__(self, players: tuple[str, ...], codes: tuple[str, ...]) -> None:
        self._players = players
        self._numbers = {name: number for number, name in enumerate(players)}
        self._codes = codes
        self._slots = slots_of(len(players))
        self._values = by_role(int, int, codes.__getitem__)
        self._happenings: dict[int, Happening] = {}
        self._offered: dict[int, tuple[tuple[Move, ...], bytes]] = {}
        self._told: dict[tuple[int, ...], bytes] = {}

    def happenings(self, rows: Sequence[int]) -> list[Happening]:
        """Events out of the core's rows: those a viewer may know (see `see`)."""
        found = self._happenings
        return [found[row] if row in found else found.setdefault(row, self._happening(row)) for row in rows]

    def told(self, rows: tuple[int, ...]) -> bytes:
        """The same events as JSON. Most are told to many, and many again and again."""
        found = self._told.get(rows)
        if found is None:
            if len(self._told) > 1024:
                self._told.clear()
            found = self._told[rows] = encode(self.happenings(rows))
        return found

    def _happening(self, row: int) -> Happening:
        kind = layout.EVENTS[layout.unpack(row)[0] - 1]
        said: dict[str, Any] = {}
        for role, given in arguments(row):
            value = self._values[role](*given)
            if role in ("card", "cards"):
                said["cards"] = [value] if role == "card" else list(dict.fromkeys(value))
            elif role in ("chosen", "winners"):
                said["players"] = list(value)
            else:
                said[role] = value
        to = None if layout.open_to_all(row) else [person for person in range(len(self._players)) if layout.may_know(row, person)]
        return Happening(kind.word, **said, to=to)

    def choices(self, actions: Sequence[int], state: bytes) -> list[Choice]:
        """What may be decided in a state, out of the decisions' numbers."""
        people, actor = _read_seats(state)
        people = people[: len(self._players)]
        players = phase_of(state) in PLAYERS_ARE_CHOSEN
        return [self._choice(action, people, people[actor], players) for action in actions]

    def offered(self, choice: moves.Choices | View, state: bytes) -> bytes:
        """The same as JSON. The moves are one object for each situation, and come again and again: having it here keeps its id its own."""
        found = self._offered.get(id(choice.moves))
        if found is None:
            if len(self._offered) > 256:
                self._offered.clear()
            found = self._offered[id(choice.moves)] = (choice.moves, encode(self.choices(choice.actions, state)))
        return found[1]

    def choice(self, action: int, state: bytes) -> Choice:
        """One decision of whoever decides in a state."""
        return self.choices((action,), state)[0]

    def _choice(self, action: int, people: Sequence[int], me: int, players: bool) -> Choice:
        """One decision of a player where these people sit on the seats; `players` says that what is chosen are players."""
        kind, slot, chosen, character = moves.decision(action)
        return Choice(
            action,
            kind,
            me * self._slots + slot if slot >= 0 else None,
            [] if players else [card_number(people, self._slots, place) for place in chosen],
            [people[seat] for seat in chosen] if players else [],
            self._codes[character] if character >= 0 else None,
        )

    def card(self, card: Card) -> int:
        """A card's number."""
        if card.owner == CENTRE:
            return len(self._players) * self._slots + int(card.slot) - 1
        return self._numbers[card.owner] * self._slots + (SLOTS.index(card.slot) if card.slot else 0)

    def by_number(self, cards: Mapping[Card, str]) -> list[str]:
        """What lies where, by the cards' numbers."""
        numbered = {self.card(card): code for card, code in cards.items()}
        return [numbered[number] for number in range(len(numbered))]


@lru_cache(maxsize=256)
def outlook(players: tuple[str, ...], codes: tuple[str, ...]) -> Outlook:
    """The outlook of a table with these players and characters."""
    return Outlook(players, codes)


def of_game(game: Game) -> Outlook:
    """The outlook of a game."""
    return outlook(game.players, game.company.codes)


def seen(game: Game, viewer: int, rows: Sequence[int]) -> list[Happening]:
    """What a viewer may know of what happened, by the one function that decides it."""
    return of_game(game).happenings(see(game.state, rows, viewer)[1])


def cards_by_number(game: Game) -> list[str]:
    """What lies where, by card. A secret until the game is over."""
    return of_game(game).by_number(game.cards)
