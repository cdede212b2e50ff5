"""Moves as values: they print to and parse from the lines of a record, without a game."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from mascarade.casts import CODE
from mascarade.errors import BadMove, quoted
from mascarade.rules import layout

Kind = Literal["exchange", "pretend", "look", "announce", "pass", "claim", "choose", "name"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SLOTS: Final = ("left", "right", "protected")
"""The cards before one player, with two or three players (R6.1, R7.1)."""
CENTRE: Final = "centre"

BAD_NAME: Final = re.compile(r"[\s,.|+#:?]")
"""What a player's name may not hold."""


class Card(NamedTuple):
    """A card by where it lies: a player's name, or `centre`, and which one if there are several. Also stands for a player."""

    owner: str
    slot: str = ""

    def __str__(self) -> str:
        return f"{self.owner}.{self.slot}" if self.slot else self.owner

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `Adele`, `Adele.left` or `centre.1`."""
        owner, dot, slot = text.partition(".")
        if not owner or BAD_NAME.search(owner) or (dot and not (slot in SLOTS or (owner == CENTRE and re.fullmatch("[1-9]", slot)))):
            raise BadMove(f"{quoted(text)} names no card; right would be Adele, Adele.left, Adele.right, Adele.protected or centre.1")
        return cls(owner, slot)


class Move(NamedTuple):
    """One decision: who, what, and with which cards or character. `str` gives the line of a record, `Move.parse` reads it."""

    player: str
    kind: Kind
    hand: str = ""
    """Which of one's own cards, where one has several."""
    cards: tuple[Card, ...] = ()
    """The other card, or what was chosen (none for the Witch who declines)."""
    character: str = ""

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __str__(self) -> str:
        words = [str(Card(self.player, self.hand)), self.kind]
        if self.character:
            words.append(self.character)
        elif self.cards:
            words.append(", ".join(map(str, self.cards)))
        elif self.kind == "choose":
            words.append("none")
        return " ".join(words)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read one line of a record, such as `Adele.left exchange Bruno.right`. Whether it is allowed is the game's business."""
        words = text.replace(",", " , ").split()
        if len(words) < 2:
            raise BadMove(f"{quoted(text.strip())} is no move; right would be 'who what', such as 'Adele exchange Bruno' or 'Adele look'")
        who, kind, *rest = words
        after = " ".join(rest).replace(" ,", ",")
        if kind == "take":
            raise BadMove("'take' hides whether cards were exchanged, so it cannot be played; right would be 'exchange' or 'pretend'")
        if kind not in KINDS:
            raise BadMove(f"{quoted(kind)} is no kind of move; the kinds are {', '.join(KINDS)}")
        player, hand = Card.parse(who)
        if kind in ("look", "pass", "claim"):
            if rest:
                raise BadMove(f"nothing comes after {kind!r}, but here is {quoted(after)}")
            return cls(player, kind, hand)
        if kind in ("announce", "name"):
            if len(rest) != 1 or not CODE.fullmatch(rest[0]):
                raise BadMove(f"{kind!r} needs one character's code, such as 'Adele {kind} king', not {quoted(after)}")
            return cls(player, kind, hand, character=rest[0])
        if kind == "choose" and rest == ["none"]:
            return cls(player, kind, hand)
        cards = cls._cards(rest)
        most = 2 if kind == "choose" else 1
        if len(cards) > most or (kind == "choose" and not cards):
            raise BadMove(f"{kind!r} takes {'one or two' if kind == 'choose' else 'at most one'} after it, not {quoted(after)}")
        return cls(player, kind, hand, cards)

    @staticmethod
    def _cards(words: list[str]) -> tuple[Card, ...]:
        if words[1::2] != [","] * (len(words) // 2) or (words and len(words) % 2 == 0):
            raise BadMove(f"{quoted(' '.join(words).replace(' ,', ','))} is no list of cards or players separated by commas")
        return tuple(map(Card.parse, words[::2]))


class Choices(NamedTuple):
    """What may be decided in one situation."""

    actions: tuple[int, ...]
    """The decisions' numbers."""
    moves: tuple[Move, ...]
    """The same as moves."""
    numbers: dict[Move, int]
    """The number of each move."""


NO_CHOICE: Final = Choices((), (), {})
"""It is somebody else's decision."""


class Decision(NamedTuple):
    """What the number of a decision says, whoever decides."""

    kind: Kind
    slot: int = layout.NOBODY
    """Which of one's own cards."""
    chosen: tuple[int, ...] = ()
    """Places; or seats, where players are chosen."""
    character: int = layout.NOBODY


@lru_cache(maxsize=layout.ACTIONS)
def decision(action: int) -> Decision:
    """A decision out of its number."""
    if action < layout.LOOK:
        slot, place = divmod(action % layout.PRETEND, layout.MAX_PLACES)
        return Decision("exchange" if action < layout.PRETEND else "pretend", slot, (place,))
    if action < layout.ANNOUNCE:
        return Decision("look", action - layout.LOOK)
    if action < layout.PASS:
        slot, character = divmod(action - layout.ANNOUNCE, layout.MAX_KINDS)
        return Decision("announce", slot, character=character)
    if action == layout.PASS:
        return Decision("pass")
    if action < layout.CHOOSE:
        return Decision("claim", action - layout.CLAIM)
    if action < layout.CHOOSE_NONE:
        return Decision("choose", chosen=(action - layout.CHOOSE,))
    if action == layout.CHOOSE_NONE:
        return Decision("choose")
    if action < layout.SWAP_EXCHANGE:
        pair = action - layout.CHOOSE_TWO
        return Decision("choose", chosen=(int(layout.PAIR_FIRST[pair]), int(layout.PAIR_SECOND[pair])))
    if action < layout.NAME:
        return Decision("exchange" if action == layout.SWAP_EXCHANGE else "pretend")
    return Decision("name", character=action - layout.NAME)


class Seating:
    """Who sits where, and what the numbers of decisions and places mean there. One is shared by all games with the same seating."""

    def __init__(self, names: tuple[str, ...], slots: int, places: int, codes: tuple[str, ...]) -> None:
        self.names = names
        """In seat order."""
        self.codes = codes
        """The characters of the cast by number."""
        self.cards = tuple(self._cards(slots, places))
        """By place."""
        self._slots = slots
        self.choices: dict[int, Choices] = {}
        """What may be decided in each situation that has come up so far."""

    def _cards(self, slots: int, places: int) -> Iterator[Card]:
        for name in self.names:
            yield from [Card(name)] if slots == 1 else [Card(name, slot) for slot in SLOTS[:slots]]
        for number in range(places - slots * len(self.names)):
            yield Card(CENTRE, str(number + 1))

    def choice(self, seat: int, actions: tuple[int, ...], players: bool) -> "Choices":
        """What a seat may decide, out of the decisions' numbers; `players` says that what is chosen are players, not cards."""
        moves = tuple([self._make(seat, action, players) for action in actions])
        return Choices(actions, moves, dict(zip(moves, actions, strict=True)))

    def _make(self, seat: int, action: int, players: bool) -> Move:
        kind, slot, chosen, character = decision(action)
        hand = SLOTS[slot] if slot >= 0 and self._slots > 1 else ""
        cards = tuple([Card(self.names[one]) if players else self.cards[one] for one in chosen])
        return Move(self.names[seat], kind, hand, cards, self.codes[character] if character >= 0 else "")


@lru_cache(maxsize=256)
def seating(names: tuple[str, ...], slots: int, places: int, codes: tuple[str, ...]) -> Seating:
    """The seating for these names in seat order; the same one for the same table."""
    return Seating(names, slots, places, codes)


def same(move: Move) -> Iterator[Move]:
    """A move and the other ways to write it: two chosen in either order, one's own two cards in either order."""
    yield move
    if len(move.cards) == 2:
        yield move._replace(cards=move.cards[::-1])
    if move.hand and len(move.cards) == 1 and move.cards[0].owner == move.player and move.cards[0].slot:
        yield move._replace(hand=move.cards[0].slot, cards=(Card(move.player, move.hand),))
