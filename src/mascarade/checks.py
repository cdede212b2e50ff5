"""Checks: the lines of a record that start with `?` and say what holds at that place. They make a record a test, or a puzzle."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from mascarade.errors import BadMove, quoted
from mascarade.events import Saw, Showed
from mascarade.game import Game
from mascarade.moves import CENTRE, KINDS, Card, Move
from mascarade.rules.characters import EDITIONS
from mascarade.rules.setup import slots_of


class Check(NamedTuple):
    """One check: a word, and what is expected."""

    word: str
    expected: str

    def __str__(self) -> str:
        return f"? {self.word} {self.expected}".rstrip()

    @classmethod
    def parse(cls, text: str) -> "Check":
        """Read a line such as `? gold 6, 9, 6, 6`. Raises BadMove if it is no check."""
        word, *expected = text.removeprefix("?").split() or [""]
        if word not in CHECKS:
            raise BadMove(f"{quoted(f'? {word}')} is no check; the checks are {', '.join(CHECKS)}")
        check = cls(word, " ".join(expected))
        if word == "on" and check.expected:
            raise BadMove("nothing comes after '? on'")
        if word not in ("on", "shown") and not check.expected:
            raise BadMove(f"'? {word}' needs something after it")
        if word == "refused":
            Move.parse(check.expected)
        return check

    def failure(self, game: Game) -> str | None:
        """What is wrong, in words, or None if the check holds. Raises BadMove if it speaks of what is not there."""
        return CHECKS[self.word](game, self.expected)


def _entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",")] if text.strip() else []


def _compare(word: str, expected: Sequence[str], holds: Sequence[str], ordered: bool = True) -> str | None:
    if list(expected) == list(holds) or (not ordered and Counter(expected) == Counter(holds)):
        return None
    return f"{word}: expected {', '.join(expected) or 'nothing'}, but {', '.join(holds) or 'nothing'} holds"


def _amounts(word: str, text: str) -> list[str]:
    found = _entries(text)
    if not all(re.fullmatch("[0-9]{1,3}", one) for one in found):
        raise BadMove(f"'? {word}' needs whole numbers, not {quoted(text)}")
    return [str(int(one)) for one in found]


def _names(game: Game, word: str, text: str) -> list[str]:
    found = _entries(text)
    for name in found:
        if name not in game.players:
            raise BadMove(f"'? {word}': nobody is called {quoted(name)}; the players are {', '.join(game.players)}")
    return found


def _gold(game: Game, text: str) -> str | None:
    return _compare("gold", _amounts("gold", text), [str(amount) for amount in game.gold.values()])


def _court(game: Game, text: str) -> str | None:
    return _compare("court", _amounts("court", text), [str(game.court)])


def _bank(game: Game, text: str) -> str | None:
    return _compare("bank", _amounts("bank", text), [str(game.bank)])


def _cards(game: Game, text: str) -> str | None:
    slots = slots_of(len(game.players))
    cards = game.cards
    holds = ["+".join(cards[card] for card in cards if card.owner == name) for name in game.players]
    centre = [code for card, code in cards.items() if card.owner == CENTRE]
    people, bar, middle = text.partition("|")
    expected = ["+".join(card.strip() for card in entry.split("+")) for entry in _entries(people)]
    if any(entry.count("+") != slots - 1 for entry in expected):
        raise BadMove(f"'? cards' {quoted(people.strip())}: {cards_each(len(game.players))}")
    return _compare("cards", [*expected, *(["|", *_entries(middle)] if bar else [])], [*holds, *(["|", *centre] if centre else [])])


def cards_each(players: int) -> str:
    """How many cards lie before each player (R6.1, R7.1), for errors."""
    slots = slots_of(players)
    return f"with {players} players each has " + ("1 card" if slots == 1 else f"{slots} cards, joined by +")


def _seats(game: Game, text: str) -> str | None:
    return _compare("seats", _names(game, "seats", text), game.seats)


def _next(game: Game, text: str) -> str | None:
    return _compare("next", _names(game, "next", text), [game.decides] if game.decides else [])


def _may(game: Game, text: str) -> str | None:
    expected = _entries(text)
    for kind in expected:
        if kind not in KINDS:
            raise BadMove(f"'? may': {quoted(kind)} is no kind of move; the kinds are {', '.join(KINDS)}")
    return _compare("may", sorted(expected), sorted({move.kind for move in game.moves}))


def _refused(game: Game, text: str) -> str | None:
    move = Move.parse(text)
    for name in (move.player, *(card.owner for card in move.cards if card.owner != CENTRE)):
        game.number(name)
    if move.character and not any(move.character in known for known in (*EDITIONS.values(), game.cast.characters)):
        raise BadMove(f"'? refused': {move.character!r} is no character of either edition, nor of this cast")
    return f"refused: expected {text!r} to be refused, but it is allowed" if game.may(move) else None


def _on(game: Game, _: str) -> str | None:
    return None if game.outcome is None else f"on: expected the game to go on, but it is over and {_winners(game)} won"


def _over(game: Game, text: str) -> str | None:
    expected = _names(game, "over", text)
    if game.outcome is None:
        return "over: expected the game to be over, but it goes on"
    return _compare("over", expected, game.outcome.winners, ordered=False)


def _winners(game: Game) -> str:
    return ", ".join(game.outcome.winners) if game.outcome else ""


def _faces(text: str) -> list[str]:
    found = []
    for entry in _entries(text):
        card, _, character = entry.partition(" ")
        if not character:
            raise BadMove(f"{quoted(entry)} is no card and its character, such as 'Adele king'")
        found.append(f"{Card.parse(card)} {character.strip()}")
    return found


def _shown(game: Game, text: str) -> str | None:
    holds = [f"{event.card} {event.character}" for event in game.happened if isinstance(event, Showed)]
    return _compare("shown", _faces(text), holds, ordered=False)


def _seen(game: Game, text: str) -> str | None:
    name, colon, faces = text.partition(":")
    if not colon:
        raise BadMove("'? seen' needs a player and a colon, such as '? seen Adele: Bruno king'")
    game.number(name.strip())
    holds = [
        f"{event.card} {event.character}" for event in game.happened if isinstance(event, Saw) and name.strip() in (event.audience or ())
    ]
    return _compare(f"seen {name.strip()}", _faces(faces), holds, ordered=False)


CHECKS: Final[dict[str, Callable[[Game, str], str | None]]] = {
    "gold": _gold,
    "court": _court,
    "bank": _bank,
    "cards": _cards,
    "seats": _seats,
    "next": _next,
    "may": _may,
    "refused": _refused,
    "on": _on,
    "over": _over,
    "shown": _shown,
    "seen": _seen,
}
"""Every check, by its word."""
