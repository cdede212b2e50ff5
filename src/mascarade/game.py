"""A game for people who write Python: make one, see whose decision it is, play moves, get events and views."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from mascarade.casts import Cast, own_cast, printed_cast, setup_of
from mascarade.errors import BadDeal, BadMove, quoted
from mascarade.events import Event, told
from mascarade.moves import NO_CHOICE, Card, Choices, Move, Seating, same, seating
from mascarade.names import RESERVED, is_name
from mascarade.rules import layout
from mascarade.rules.characters import GOLD, Character
from mascarade.rules.doors import allowed, begin, begin_midway, decide
from mascarade.rules.setup import slots_of
from mascarade.views import ONLOOKER, PLAYERS_ARE_CHOSEN, Company, Outcome, View, see

NAMES: Final = ("Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gustav", "Harry", "Ines", "Josh", "Klara", "Lajos", "Mina")
"""Names for players who give none."""


@dataclass(frozen=True)
class Position:
    """Where a game starts, if not at the beginning."""

    gold: tuple[int, ...] | None = None
    """Fortunes in the order of the players; None: 6 each."""
    court: int = 0
    turn: int = 1
    next: str | None = None
    """Whose turn it is; None: the first player's."""
    shown: tuple[str, ...] = ()
    """Players who showed a card in the turn before (R2.6)."""


class Game:
    """One game: the deal and the decisions so far. It knows everything; give others a `view`.

    >>> game = Game.new(players=4, deal="judge bishop king queen thief cheat".split())
    >>> game.decides
    'Adele'
    >>> game.play("Adele exchange Bruno")
    (Took('Adele', ...
    """

    def __init__(self, cast: Cast, players: Sequence[str], deal: Sequence[str], start: Position | None = None) -> None:
        """A game with a cast, players in seat order, and the cards by place: each player's in turn, then the centre's."""
        _check_names(cast, players)
        if sorted(deal) != sorted(cast.codes):
            raise BadDeal(f"the deal ({', '.join(deal)}) is not the cast ({', '.join(cast.codes)})")
        self.deal = tuple(deal)
        """The cards at the start, by place."""
        self.start = start or Position()
        """Where the game started."""
        codes = tuple(cast.characters)
        names = tuple(players)
        slots = slots_of(len(names))
        first = seating(names, slots, len(deal), codes)
        self.company = Company(names, cast, told(names, first.cards, codes))
        """Who plays, with which cast."""
        self._numbers = {name: number for number, name in enumerate(names)}
        self._setups = setup_of(cast)
        self._games = np.zeros(1, layout.GAME)
        self._logs = np.zeros(1, layout.LOG)
        self._rows = self._logs["rows"][0]
        self._begin()

    @classmethod
    def new(
        cls,
        players: int | Sequence[str] = 4,
        *,
        edition: int = 1,
        scenario: str = "",
        cast: Sequence[str] | None = None,
        blanks: Sequence[Character] = (),
        deal: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> "Game":
        """A new game for a number of players, or for players with names.

        The cast is the printed one for that number (see `scenario`), or one of your own. The cards are dealt as `deal` says, by place, or
        shuffled: from `seed`, or from the operating system's randomness.
        """
        names = NAMES[:players] if isinstance(players, int) else players
        number = players if isinstance(players, int) else len(names)
        chosen = own_cast(edition, number, cast, blanks) if cast is not None else printed_cast(edition, number, scenario)
        if deal is None:
            shuffled = list(chosen.codes)
            (secrets.SystemRandom() if seed is None else random.Random(seed)).shuffle(shuffled)
            deal = shuffled
        return cls(chosen, names, deal)

    def _begin(self) -> None:
        self.actions: list[int] = []
        """The decisions so far, as the numbers of `mascarade.rules.layout`."""
        self._history: list[list[int]] = []
        self._choices: list[Choices] = []
        begin(self._setups, self._games)
        codes = self.company.codes
        self._games["cards"][0, : len(self.deal)] = [codes.index(code) for code in self.deal]
        if self.start != Position():
            self._put(self.start)
        situation = begin_midway(self._setups, self._games)
        self._sit()
        self._face(situation)

    def _put(self, start: Position) -> None:
        """Set a position up. Raises BadDeal if there can be no such position."""
        for name in (*start.shown, *([] if start.next is None else [start.next])):
            if name not in self._numbers:
                raise BadDeal(f"nobody is called {quoted(name)}; the players are {', '.join(self.players)}")
        if not 1 <= start.turn <= 1_000_000:
            raise BadDeal(f"turn {start.turn}: turns are counted from 1 (to a million, here)")
        players = len(self.players)
        fortunes = (layout.START,) * players if start.gold is None else start.gold
        bank = GOLD[self.cast.edition] - sum(fortunes) - start.court
        if len(fortunes) != players or min(fortunes, default=0) < 0 or start.court < 0:
            raise BadDeal(f"gold {', '.join(map(str, fortunes))} and court {start.court}: {players} fortunes of 0 or more are needed")
        if bank < 0:
            raise BadDeal(f"there are {GOLD[self.cast.edition]} gold in all (R1.2); this is {-bank} too many")
        game = self._games[0]
        game.turn = start.turn
        game.turn_seat = 0 if start.next is None else self.number(start.next)
        game.bound = sum({1 << self.number(name) for name in start.shown})
        game.gold[:players] = fortunes
        game.gold[layout.BANK] = bank
        game.gold[layout.COURT] = start.court

    def _sit(self) -> None:
        self._seating: Seating = self.company.seating(self._games["person"][0, : len(self.players)].tolist())

    def _face(self, situation: int) -> None:
        """Look up what may be decided in a situation; it is worked out once for all games with this seating."""
        seating = self._seating
        choice = seating.choices.get(situation)
        if choice is None:
            actions = np.zeros(layout.ACTIONS, np.int16)
            found = allowed(self._setups, self._games, actions)
            players = situation >> 8 & 255 in PLAYERS_ARE_CHOSEN
            choice = seating.choices[situation] = seating.choice(situation & 255, tuple(actions[:found].tolist()), players)
        self._choice = choice
        self.decides: str | None = seating.names[situation & 255] if choice.actions else None
        """Whose decision it is; None when the game is over."""

    def __repr__(self) -> str:
        state = f"{self.decides} decides" if self.outcome is None else f"over, {' and '.join(self.outcome.winners)} won"
        return f"<Game of {len(self.players)}, edition {self.cast.edition}: turn {self.turn}, {state}>"

    # -- who and what ------------------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the seat order of the beginning."""
        return self.company.players

    @property
    def cast(self) -> Cast:
        """The characters in play."""
        return self.company.cast

    def number(self, player: str) -> int:
        """A player's number: the seat at the beginning, from 0."""
        try:
            return self._numbers[player]
        except KeyError:
            raise BadMove(f"nobody is called {player!r}; the players are {', '.join(self.players)}") from None

    @property
    def state(self) -> bytes:
        """The whole state, with all secrets: a record of the type `mascarade.rules.layout.GAME`."""
        return self._games.tobytes()

    @property
    def _all(self) -> View:
        """The open part of the state, and all events."""
        return View(self.company, None, self.state, tuple(self._history[-1]) if self._history else (), NO_CHOICE)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, clockwise from the first seat."""
        return self._seating.names

    @property
    def gold(self) -> dict[str, int]:
        """Everybody's fortune."""
        return self._all.gold

    @property
    def bank(self) -> int:
        """The gold that nobody has."""
        return self._all.bank

    @property
    def court(self) -> int:
        """The gold on the court."""
        return self._all.court

    @property
    def turn(self) -> int:
        """The number of this turn, from 1."""
        return self._all.turn

    @property
    def cards(self) -> dict[Card, str]:
        """Where every card lies now. A secret: not for players."""
        return {card: self.company.codes[kind] for card, kind in zip(self._seating.cards, self._games["cards"][0], strict=False)}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._all.outcome

    # -- deciding ----------------------------------------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choices:
        """What the one who decides may do now, with the decisions' numbers."""
        return self._choice

    @property
    def history(self) -> list[list[int]]:
        """The events of every decision, as the core's rows, secrets included: for `see`."""
        return self._history

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the one who decides may do now."""
        return self._choice.moves

    def action(self, move: Move | str) -> int:
        """The number of a move that is allowed now. Raises BadMove, which says what would be allowed."""
        wanted = Move.parse(move) if isinstance(move, str) else move
        for form in same(wanted):
            if form in self._choice.numbers:
                return self._choice.numbers[form]
        raise BadMove(self._refusal(wanted))

    def may(self, move: Move | str) -> bool:
        """Whether a move is allowed now. A text that is no move raises BadMove."""
        wanted = Move.parse(move) if isinstance(move, str) else move
        try:
            self.action(wanted)
        except BadMove:
            return False
        return True

    def _refusal(self, move: Move) -> str:
        if self.outcome is not None:
            return f"{str(move)!r} is not allowed: the game is over"
        self.number(move.player)
        if move.player != self.decides:
            return f"{str(move)!r} is not allowed: {self.decides} decides now"
        moves = self.moves
        alike = [str(one) for one in moves if one.kind == move.kind]
        if alike:
            return f"{str(move)!r} is not allowed; {move.kind!r} would be: {' / '.join(alike)}"
        kinds = dict.fromkeys(one.kind for one in moves)
        return f"{str(move)!r} is not allowed; {self.decides} may {', '.join(kinds)}"

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play a move; gives everything that happened, secrets included. A move that is not allowed raises BadMove and changes nothing."""
        action = self._choice.numbers.get(move) if isinstance(move, Move) else None
        rows = self.carry_out(self.action(move) if action is None else action)
        told = self.company.told
        return tuple([told[row] for row in rows])

    def play_action(self, action: int) -> tuple[Event, ...]:
        """Play a decision by its number."""
        rows = self.carry_out(action)
        told = self.company.told
        return tuple([told[row] for row in rows])

    def carry_out(self, action: int) -> list[int]:
        """The same for those who make events of what happened later, or none: gives the core's rows."""
        if action not in self._choice.actions:
            raise BadMove(f"decision {quoted(action)} is not allowed; {', '.join(map(str, self._choice.actions)) or 'nothing'} would be")
        done = decide(self._setups, self._games, self._logs, action)
        rows: list[int] = self._rows[: done & 255].tolist()
        self.actions.append(action)
        self._history.append(rows)
        self._choices.append(self._choice)
        if layout.CHOOSE_TWO <= action < layout.SWAP_EXCHANGE:  # only a choice of two can make people change seats
            self._sit()
        self._face(done >> 8)
        return rows

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves so far, secrets included."""
        return tuple(choice.moves[choice.actions.index(action)] for choice, action in zip(self._choices, self.actions, strict=True))

    @property
    def happened(self) -> tuple[Event, ...]:
        """All that the last decision made happen, secrets included."""
        return self._all.events

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions, by playing the others again."""
        if not 0 <= decisions <= len(self.actions):
            raise BadMove(f"{decisions} decisions cannot be taken back, there are {len(self.actions)}")
        kept = self.actions[: len(self.actions) - decisions]
        self._begin()
        for action in kept:
            self.play_action(action)

    def copy(self) -> "Game":
        """Another game at the same point."""
        other = Game(self.cast, self.players, self.deal, self.start)
        for action in self.actions:
            other.play_action(action)
        return other

    # -- what others may know ----------------------------------------------------------------------------------------------------------

    def view(self, viewer: str | None = None) -> View:
        """What a player may know now; None for an onlooker."""
        rows = self._history[-1] if self._history else ()
        public, seen = see(self._games.tobytes(), rows, ONLOOKER if viewer is None else self.number(viewer))
        decides = viewer is not None and viewer == self.decides
        return View(self.company, viewer, public, seen, self._choice if decides else NO_CHOICE)

    def events(self, viewer: str | None = None, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """What each decision from number `since` on told a viewer when it happened. For delivering, once: showing a player their own old
        secrets again is a memory aid (R10.4).
        """
        state, told, number = self._games.tobytes(), self.company.told, ONLOOKER if viewer is None else self.number(viewer)
        return tuple(tuple([told[row] for row in see(state, rows, number)[1]]) for rows in self._history[since:])


def _check_names(cast: Cast, players: Sequence[str]) -> None:
    if len(players) != cast.players:
        raise BadDeal(f"the cast is for {cast.players} players, but {len(players)} names are given")
    for name in players:
        if not is_name(name):
            raise BadDeal(
                f"{name!r} cannot be a name: 1 to 24 characters without white space and , . | + # : ? and not {', '.join(sorted(RESERVED))}"
            )
    if len(set(players)) != len(players):
        twice = next(name for name in players if list(players).count(name) > 1)
        raise BadDeal(f"two players are called {twice!r}; names must differ")
