"""Leaks to plant: each makes the game tell somebody something that they may not know. They exist for one test, which must catch them all.

Every leak is a function that changes the running program through pytest's monkeypatch, and a word on what it gives away.
"""

from collections.abc import Callable, Sequence

import numpy as np
from pytest import MonkeyPatch  # noqa: PT013  # the one name needed, in twenty signatures

from mascarade import game as game_module
from mascarade import record as record_module
from mascarade.game import Game
from mascarade.moves import Card, Choices, Move
from mascarade.rules import layout
from mascarade.views import ONLOOKER, View, see

Leak = Callable[[MonkeyPatch], None]
See = Callable[[bytes, Sequence[int], int], tuple[bytes, tuple[int, ...]]]

_CARDS = int(layout.PUBLIC)


def _instead_of_see(patch: MonkeyPatch, leaking: See) -> None:
    patch.setattr(game_module, "see", leaking)


def _kind(row: int) -> int:
    return row >> 16 & 255


def _widened(kinds: Sequence[int], viewers: Callable[[int, int], bool]) -> See:
    """`see`, but events of some kinds reach more viewers than their audience."""

    def leaking(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
        public, _ = see(state, rows, viewer)
        return public, tuple(row for row in rows if row >> viewer & 1 or (_kind(row) in kinds and viewers(row, viewer)))

    return leaking


def every_event(patch: MonkeyPatch) -> None:
    """Private events go to everybody."""
    _instead_of_see(patch, lambda state, rows, viewer: (see(state, rows, viewer)[0], tuple(rows)))


def whole_state(patch: MonkeyPatch) -> None:
    """The state goes out with the cards in it."""
    _instead_of_see(patch, lambda state, rows, viewer: (state, see(state, rows, viewer)[1]))


def one_card_too_many(patch: MonkeyPatch) -> None:
    """The open part of the state is cut one byte too late."""
    _instead_of_see(patch, lambda state, rows, viewer: (state[: _CARDS + 1], see(state, rows, viewer)[1]))


def exchange_told_to_the_victim(patch: MonkeyPatch) -> None:
    """Whose card was taken learns whether it was exchanged."""
    _instead_of_see(patch, _widened([layout.EXCHANGED, layout.PRETENDED], lambda row, viewer: row >> 32 & 255 == viewer))


def looks_told_to_onlookers(patch: MonkeyPatch) -> None:
    """What somebody saw reaches the big screen."""
    _instead_of_see(patch, _widened([layout.SAW], lambda row, viewer: viewer == ONLOOKER))


def sights_told_to_the_owner(patch: MonkeyPatch) -> None:
    """Who looked at a card of yours (Spy, Princess) tells you what it is."""
    _instead_of_see(patch, _widened([layout.SAW], lambda row, viewer: row >> 24 & 255 == viewer))


def order_of_events(patch: MonkeyPatch) -> None:
    """Everybody gets the same events, but in an order that depends on the first card."""

    def leaking(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
        public, seen = see(state, rows, viewer)
        return public, seen[::-1] if state[_CARDS] % 2 else seen

    _instead_of_see(patch, leaking)


def number_of_events(patch: MonkeyPatch) -> None:
    """An exchange makes one more event than a pretence, though nobody can read it."""

    def leaking(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
        public, seen = see(state, rows, viewer)
        extra = layout.PASSED << 16 | layout.EVERYBODY
        return public, seen + tuple(extra for row in rows if _kind(row) == layout.EXCHANGED)

    _instead_of_see(patch, leaking)


def spare_byte_of_a_rotation(patch: MonkeyPatch) -> None:
    """The byte that an event of fortunes going round has no use for holds a card (R8.9)."""

    def leaking(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
        public, seen = see(state, rows, viewer)
        return public, tuple(row | state[_CARDS] + 1 << 40 if _kind(row) == layout.ROTATED else row for row in seen)

    _instead_of_see(patch, leaking)


def unused_field(patch: MonkeyPatch) -> None:
    """A field that nobody looks at holds the sum of two cards."""
    field = np.dtype(layout.GAME).fields["second"][1]  # type: ignore[index]

    def leaking(state: bytes, rows: Sequence[int], viewer: int) -> tuple[bytes, tuple[int, ...]]:
        public, seen = see(state, rows, viewer)
        return public[:field] + bytes([state[_CARDS] + state[_CARDS + 1]]) + public[field + 1 :], seen

    _instead_of_see(patch, leaking)


def allowed_moves(patch: MonkeyPatch) -> None:
    """Only those who are the announced character are offered to claim."""
    honest = Game.view

    def view(self: Game, viewer: str | None = None) -> View:
        seen = honest(self, viewer)
        kept = [
            (action, move)
            for action, move in zip(seen._choice.actions, seen.moves, strict=True)
            if move.kind != "claim" or self.cards[Card(move.player, move.hand)] == seen.announced
        ]
        seen._choice = Choices(tuple(action for action, _ in kept), tuple(move for _, move in kept), {})
        return seen

    patch.setattr(Game, "view", view)


def error_names_the_card(patch: MonkeyPatch) -> None:
    """An error explains too much."""
    honest = Game._refusal

    def refusal(self: Game, move: Move) -> str:
        return honest(self, move) + f" (you are the {self.cards[Card(move.player, move.hand)]})"

    patch.setattr(Game, "_refusal", refusal)


def error_names_the_last_move(patch: MonkeyPatch) -> None:
    """An error tells what happened just before."""
    honest = Game._refusal

    def refusal(self: Game, move: Move) -> str:
        return honest(self, move) + f" after {self.played[-1]}"

    patch.setattr(Game, "_refusal", refusal)


def text_of_the_record(patch: MonkeyPatch) -> None:
    """The record of a running game says who exchanged."""
    patch.setattr(record_module, "seen_move", lambda move, viewer: str(move))


def deal_of_a_game_midway(patch: MonkeyPatch) -> None:
    """The record of a game that began midway tells where the cards lay."""
    honest = record_module.record_seen

    def leaking(game: Game, viewer: str | None, memory: bool = False) -> str:
        return honest(game, viewer, memory).replace("?", game.deal[0], 1)

    patch.setattr("tests.secrets.pairs.record_seen", leaking)


def stream_for_everybody(patch: MonkeyPatch) -> None:
    """What comes after a broken connection was filtered for nobody."""

    def events(self: Game, viewer: str | None = None, since: int = 0) -> object:
        told = self.company.told
        return tuple(tuple(told[row] for row in rows) for rows in self._history[since:])

    patch.setattr(Game, "events", events)


def words_about_the_table(patch: MonkeyPatch) -> None:
    """The line that describes a view for debugging shows what lies before the one who decides."""
    honest = Game.view

    class Chatty(View):
        def __repr__(self) -> str:
            return f"{super().__repr__()} {self.secret}"

    def view(self: Game, viewer: str | None = None) -> View:
        seen = honest(self, viewer)
        chatty = Chatty(seen._company, seen.viewer, seen._public, seen._rows, seen._choice)
        chatty.secret = next(iter(self.cards.values()))  # type: ignore[attr-defined]
        return chatty

    patch.setattr(Game, "view", view)


LEAKS: tuple[Leak, ...] = (
    every_event,
    whole_state,
    one_card_too_many,
    exchange_told_to_the_victim,
    looks_told_to_onlookers,
    sights_told_to_the_owner,
    order_of_events,
    number_of_events,
    spare_byte_of_a_rotation,
    unused_field,
    allowed_moves,
    error_names_the_card,
    error_names_the_last_move,
    text_of_the_record,
    deal_of_a_game_midway,
    stream_for_everybody,
    words_about_the_table,
)
