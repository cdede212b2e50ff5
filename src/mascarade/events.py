"""What happens, as values. Every event has an audience; most are for everybody."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from mascarade.moves import Card
from mascarade.rules import layout

BANK: Final = "bank"
COURT: Final = "court"


@dataclass(frozen=True, kw_only=True, slots=True, repr=False)
class Event:
    """Something that happened."""

    audience: tuple[str, ...] | None = None
    """The players who learn it; None: everybody, onlookers too (R10.1)."""

    def __repr__(self) -> str:
        values = [repr(getattr(self, field.name)) for field in fields(self) if field.name != "audience"]
        whom = [] if self.audience is None else [f"audience={self.audience!r}"]
        return f"{type(self).__name__}({', '.join(values + whom)})"


@dataclass(frozen=True, slots=True, repr=False)
class Took(Event):
    """Two cards went under the table; or one, twice in the list, is looked at."""

    player: str
    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True, repr=False)
class Exchanged(Event):
    """The two cards were exchanged."""

    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True, repr=False)
class Pretended(Event):
    """The two cards were put back as they were."""

    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True, repr=False)
class Looked(Event):
    """A player looked at a card."""

    player: str
    card: Card


@dataclass(frozen=True, slots=True, repr=False)
class Saw(Event):
    """What the audience saw on a card."""

    card: Card
    character: str


@dataclass(frozen=True, slots=True, repr=False)
class Announced(Event):
    """A player named a character as theirs."""

    player: str
    card: Card
    character: str


@dataclass(frozen=True, slots=True, repr=False)
class Passed(Event):
    """A player did not claim."""

    player: str


@dataclass(frozen=True, slots=True, repr=False)
class Claimed(Event):
    """A player claimed to be the announced character too."""

    player: str
    card: Card


@dataclass(frozen=True, slots=True, repr=False)
class Showed(Event):
    """A card was turned face up for everybody."""

    card: Card
    character: str


@dataclass(frozen=True, slots=True, repr=False)
class Used(Event):
    """A player uses a power."""

    player: str
    character: str


@dataclass(frozen=True, slots=True, repr=False)
class Paid(Event):
    """Gold moved; payer and payee are players, `bank` or `court`."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True, repr=False)
class Chose(Event):
    """A power's user chose one or two players, or nobody."""

    player: str
    chosen: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Traded(Event):
    """Two players traded their whole fortunes."""

    player: str
    other: str


@dataclass(frozen=True, slots=True, repr=False)
class Named(Event):
    """An accused player named a character as theirs."""

    player: str
    character: str


@dataclass(frozen=True, slots=True, repr=False)
class Moved(Event):
    """Two players changed seats."""

    player: str
    other: str


@dataclass(frozen=True, slots=True, repr=False)
class Exposed(Event):
    """A player's card was seen by everybody but the owner."""

    player: str


@dataclass(frozen=True, slots=True, repr=False)
class Ended(Event):
    """The game is over."""

    reason: str
    winners: tuple[str, ...]


REASONS: Final = {"cheat": layout.CHEATED, "rich": layout.RICH, "broke": layout.BROKE}
"""Why a game ended, the strongest reason first: the Cheat won, somebody reached 13, somebody has nothing left."""


def reason_of(ending: int) -> str:
    """The reason out of the core's flags."""
    return next(reason for reason, flag in REASONS.items() if ending & flag)


class Told(dict[int, Event]):
    """The events of one table by their rows: each is made once."""

    def __init__(self, names: tuple[str, ...], cards: tuple[Card, ...], codes: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names
        self._cards = cards
        self._codes = codes
        self._holders = dict(enumerate(names)) | {layout.BANK: BANK, layout.COURT: COURT}

    def __missing__(self, row: int) -> Event:
        event = self[row] = self._make(row & 0xFFFF, row >> 16 & 255, row >> 24 & 255, row >> 32 & 255, row >> 40 & 255)
        return event

    def _make(self, audience: int, kind: int, a: int, b: int, c: int) -> Event:
        names, cards, codes = self._holders, self._cards, self._codes
        told = None if audience == layout.EVERYBODY else tuple(name for number, name in enumerate(self._names) if audience >> number & 1)
        match kind:
            case layout.TOOK:
                return Took(names[a], (cards[b], cards[c]))
            case layout.EXCHANGED:
                return Exchanged((cards[a], cards[b]), audience=told)
            case layout.PRETENDED:
                return Pretended((cards[a], cards[b]), audience=told)
            case layout.LOOKED:
                return Looked(names[a], cards[b])
            case layout.SAW:
                return Saw(cards[a], codes[b], audience=told)
            case layout.ANNOUNCED:
                return Announced(names[a], cards[b], codes[c])
            case layout.PASSED:
                return Passed(names[a])
            case layout.CLAIMED:
                return Claimed(names[a], cards[b])
            case layout.SHOWED:
                return Showed(cards[a], codes[b])
            case layout.USED:
                return Used(names[a], codes[b])
            case layout.PAID:
                return Paid(names[a], names[b], c)
            case layout.CHOSE:
                chosen = () if a == b == c else (names[b],) if b == c else (names[b], names[c])
                return Chose(names[a], chosen)
            case layout.TRADED:
                return Traded(names[a], names[b])
            case layout.NAMED:
                return Named(names[a], codes[b])
            case layout.MOVED:
                return Moved(names[a], names[b])
            case layout.EXPOSED:
                return Exposed(names[a])
            case layout.ENDED:
                winners = b | c << 8
                return Ended(reason_of(a), tuple(name for number, name in enumerate(self._names) if winners >> number & 1))
        raise AssertionError(f"no event has the number {kind}")


@lru_cache(maxsize=256)
def told(names: tuple[str, ...], cards: tuple[Card, ...], codes: tuple[str, ...]) -> Told:
    """The events of a table with these players, by their rows."""
    return Told(names, cards, codes)
