"""What leaves a game as JSON: states, events and choices as the protocols have them, all out of `mascarade.views.see`.

The server's protocol and that of programs say the same things in the same words: keys and numbers. Players are numbers (their place at
the table when the game began, from 0); cards are numbers too: `player * slots + slot`, then the centre's; characters are codes; decisions
are the numbers of `mascarade.rules.layout`.
"""

import struct
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from mascarade import moves
from mascarade.game import Game
from mascarade.moves import CENTRE, SLOTS, Card, Move
from mascarade.rules import layout
from mascarade.rules.setup import slots_of
from mascarade.views import ASKED, PLAYERS_ARE_CHOSEN, View, see

_PUBLIC: Final = struct.Struct("<i15h7H13b9b")
"""The open part of a state: see `mascarade.rules.layout.GAME`."""
assert _PUBLIC.size == layout.PUBLIC

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
    kind: Literal["exchange", "pretend", "look", "announce", "pass", "claim", "choose", "name"]
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


def game_state(public: bytes, players: int, slots: int, codes: Sequence[str], decisions: int, deadline: float | None) -> GameState:
    """The open part of a state, in numbers of players and cards instead of seats and places."""
    values = _PUBLIC.unpack_from(public)
    turn, gold, person = values[0], values[1:16], values[23 : 23 + players]
    bound, _, hands = values[16:19]
    turn_seat, actor, phase, character, user = values[36:41]
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
        hands=[person[place // slots] * slots + place % slots for place in bits(hands)],
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
        audience, kind, a, b, c = row & 0xFFFF, row >> 16 & 255, row >> 24 & 255, row >> 32 & 255, row >> 40 & 255
        to = None if audience == layout.EVERYBODY else [one for one in bits(audience) if one < len(self._players)]
        make = Happening
        match kind:
            case layout.TOOK:
                return make("took", player=a, cards=[b] if b == c else [b, c])
            case layout.EXCHANGED | layout.PRETENDED:
                return make("exchanged" if kind == layout.EXCHANGED else "pretended", cards=[a, b], to=to)
            case layout.LOOKED:
                return make("looked", player=a, cards=[b])
            case layout.SAW:
                return make("saw", cards=[a], character=self._codes[b], to=to)
            case layout.ANNOUNCED:
                return make("announced", player=a, cards=[b], character=self._codes[c])
            case layout.PASSED:
                return make("passed", player=a)
            case layout.CLAIMED:
                return make("claimed", player=a, cards=[b])
            case layout.SHOWED:
                return make("showed", cards=[a], character=self._codes[b])
            case layout.USED:
                return make("used", player=a, character=self._codes[b])
            case layout.PAID:
                return make("paid", payer=a, payee=b, amount=c)
            case layout.CHOSE:
                return make("chose", player=a, players=[] if a == b == c else [b] if b == c else [b, c])
            case layout.TRADED | layout.MOVED:
                return make("traded" if kind == layout.TRADED else "moved", player=a, other=b)
            case layout.NAMED:
                return make("named", player=a, character=self._codes[b])
            case layout.EXPOSED:
                return make("exposed", player=a)
        reason = "cheat" if a & layout.CHEATED else "rich" if a & layout.RICH else "broke"
        return make("ended", reason=reason, players=bits(b | c << 8))

    def choices(self, choice: moves.Choices | View, state: bytes) -> list[Choice]:
        """What may be decided in a state."""
        players = players_chosen(state)
        return [self.choice(action, move, players) for action, move in zip(choice.actions, choice.moves, strict=True)]

    def offered(self, choice: moves.Choices | View, state: bytes) -> bytes:
        """The same as JSON. The moves are one object for each situation, and come again and again: having it here keeps its id its own."""
        found = self._offered.get(id(choice.moves))
        if found is None:
            if len(self._offered) > 256:
                self._offered.clear()
            found = self._offered[id(choice.moves)] = (choice.moves, encode(self.choices(choice, state)))
        return found[1]

    def choice(self, action: int, move: Move, players: bool) -> Choice:
        """One decision."""
        own = None
        if move.kind in ("exchange", "pretend", "look", "announce", "claim") and (move.cards or move.kind not in ("exchange", "pretend")):
            own = self.card(Card(move.player, move.hand))
        chosen = [self._numbers[card.owner] for card in move.cards] if players else []
        cards = [] if players else [self.card(card) for card in move.cards]
        return Choice(action, move.kind, own, cards, chosen, move.character or None)

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


def players_chosen(state: bytes) -> bool:
    """Whether what is chosen now are players."""
    return _PUBLIC.unpack_from(state)[38] in PLAYERS_ARE_CHOSEN


def seen(game: Game, viewer: int, rows: Sequence[int]) -> list[Happening]:
    """What a viewer may know of what happened, by the one function that decides it."""
    return of_game(game).happenings(see(game.state, rows, viewer)[1])


def cards_by_number(game: Game) -> list[str]:
    """What lies where, by card. A secret until the game is over."""
    return of_game(game).by_number(game.cards)
