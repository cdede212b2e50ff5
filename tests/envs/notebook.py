"""What an observation must say, worked out a second time: from a player's views and their events, with names and cards instead of numbers.

Nothing in here uses the encoding but its shape, `OBSERVATION`.
"""

from dataclasses import dataclass

import numpy as np

from mascarade.casts import Cast
from mascarade.envs.encoding import OBSERVATION
from mascarade.events import Announced, Claimed, Event, Exchanged, Exposed, Moved, Named, Saw, Showed, Took
from mascarade.game import Game
from mascarade.moves import CENTRE, SLOTS, Card, Move
from mascarade.rules import layout
from mascarade.views import ASKED, View

PHASES = list(ASKED.values())


@dataclass
class Lies:
    """What a player knows of one card."""

    character: str
    taken: int = 0
    """How often others took it since."""
    partner: int | None = None
    """The place it was last taken with."""


class Notebook:
    """One player's notes of one game."""

    def __init__(self, game: Game, player: str) -> None:
        self.player = player
        self.seats = list(game.players)
        self.slots = len(game.cards) // len(game.players) if len(game.players) < 4 else 1
        self.known = [Lies(character) for character in game.deal]
        self.said: dict[int, tuple[str, int]] = {}
        self.spoke = dict.fromkeys(game.players, 0)
        self.wrong = dict.fromkeys(game.players, 0)
        self.shown: set[str] = set()
        self.announced = ""
        self.turn = 1

    def place(self, card: Card) -> int:
        """Where a card lies."""
        if card.owner == CENTRE:
            return len(self.seats) * self.slots + int(card.slot) - 1
        return self.seats.index(card.owner) * self.slots + (SLOTS.index(card.slot) if card.slot else 0)

    def write(self, view: View) -> None:
        """Write down what a decision told."""
        accused = any(isinstance(event, Named) for event in view.events)
        for event in view.events:
            self._write(event, accused)
        if view.turn != self.turn:
            self.turn, self.shown = view.turn, set()

    def _write(self, event: Event, accused: bool) -> None:
        match event:
            case Took(player, (one, other)) if one != other and player != self.player:
                for card, partner in ((one, other), (other, one)):
                    lies = self.known[self.place(card)]
                    lies.taken, lies.partner = lies.taken + 1, self.place(partner)
            case Exchanged((one, other)):
                a, b = self.place(one), self.place(other)
                self.known[a], self.known[b] = self.known[b], self.known[a]
            case Saw(card, character):
                self.known[self.place(card)] = Lies(character)
            case Showed(card, character):
                self.known[self.place(card)] = Lies(character)
                self.shown.add(card.owner)
                self.wrong[card.owner] += not accused and character != self.announced
            case Exposed(player):
                self.shown.add(player)
            case Announced(player, card, character):
                self.announced = character
                self._say(player, card)
            case Claimed(player, card):
                self._say(player, card)
            case Moved(player, other):
                a, b = self.seats.index(player), self.seats.index(other)
                self.seats[a], self.seats[b] = self.seats[b], self.seats[a]

    def _say(self, player: str, card: Card) -> None:
        self.spoke[player] += 1
        self.said[self.place(card)] = (self.announced, self.turn)

    # -- numbers, as the player sees the table -----------------------------------------------------------------------------------------

    def seat_from_here(self, player: str) -> int:
        """A player's seat, clockwise from one's own."""
        return (self.seats.index(player) - self.seats.index(self.player)) % len(self.seats)

    def place_from_here(self, place: int) -> int:
        """A place: one's own first, then clockwise, the centre's last."""
        around = len(self.seats) * self.slots
        return (place - self.seats.index(self.player) * self.slots) % around if place < around else place

    def number(self, move: Move, cast: Cast) -> int:
        """The number of a decision."""
        slot = SLOTS.index(move.hand) if move.hand else 0
        kind = list(cast.characters).index(move.character) if move.character else 0
        if move.kind in ("exchange", "pretend"):
            if not move.cards:
                return 248 if move.kind == "exchange" else 249
            return (0 if move.kind == "exchange" else 45) + 15 * slot + self.place_from_here(self.place(move.cards[0]))
        if move.kind == "choose":
            chosen = sorted(self.place_from_here(self.place(card)) if card.slot else self.seat_from_here(card.owner) for card in move.cards)
            if len(chosen) == 2:
                return 143 + chosen[1] * (chosen[1] - 1) // 2 + chosen[0]
            return 127 + chosen[0] if chosen else 142
        return {"look": 90 + slot, "announce": 93 + 15 * slot + kind, "pass": 123, "claim": 124 + slot, "name": 250 + kind}[move.kind]

    def expected(self, view: View) -> np.void:
        """The observation, of a view of the player who decides."""
        kinds = list(view.cast.characters)
        found = np.zeros(1, OBSERVATION)
        one = found[0]
        one["version"], one["edition"], one["bank"], one["court"] = 1, view.cast.edition, view.bank, view.court
        one["table"] = len(view.players), self.slots, view.cast.centre, len(kinds)
        one["turn"] = min(view.turn, 255)
        one["phase"][PHASES.index(view.asked)] = 1
        for name in view.players:
            one["seats"][self.seat_from_here(name)] = (
                view.gold[name],
                name == view.decides,
                name == view.whose_turn,
                name in view.shown,
                name in self.shown,
                name == view.user,
                self.spoke[name],
                self.wrong[name],
            )
        offered = {move.cards[0] for move in view.moves if move.kind == "choose" and len(move.cards) == 1}
        for place, (card, lies) in enumerate(zip(view.places, self.known, strict=True)):
            at = self.place_from_here(place)
            said, when = self.said.get(place, ("", 0))
            one["places"][at] = (
                card in view.hands,
                card in offered or (Card(card.owner) in offered and card.owner != CENTRE),
                0,
                lies.taken,
                0 if lies.partner is None else 1 + self.place_from_here(lies.partner),
                min(view.turn - when, 255),
                0,
                0,
            )
            one["known"][at, kinds.index(lies.character)] = 1
            one["said"][at, 1 + kinds.index(said) if said else 0] = 1
        if view.announced is not None:
            one["announced"][kinds.index(view.announced)] = 1
            if view.user is not None:
                self._inside_a_power(view, one)
        return one

    def _inside_a_power(self, view: View, one: np.void) -> None:
        state = np.frombuffer(view.state, layout.GAME)[0]
        for chosen in (int(state.first), int(state.second)):
            if chosen >= 0:
                one["places"][self.place_from_here(chosen), 2] = 1
        assert view.announced is not None
        what, *numbers = view.cast.characters[view.announced].steps[int(state.row)].row()
        one["step"][what] = 1
        one["numbers"] = numbers
