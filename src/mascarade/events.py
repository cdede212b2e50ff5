"""What happens, as values. Every event has an audience; most are for everybody."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final

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
class Rotated(Event):
    """Every fortune went one seat on: the power's user's own to this neighbour."""

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


def _places(roles: tuple[str, ...]) -> list[tuple[str, tuple[int, ...]]]:
    """Each role, and where its bytes are; who chose comes before whom."""
    found, at = [], 1
    for role in roles:
        after = at + layout.ROLES[role]
        found.append((role, (1, *range(at, after)) if role == "chosen" else tuple(range(at, after))))
        at = after
    return found


_PLACES: Final = [_places(kind.roles) for kind in layout.EVENTS]


def arguments(row: int) -> list[tuple[str, list[int]]]:
    """What an event says: each role and its bytes."""
    whole = layout.unpack(row)
    return [(role, [whole[place] for place in places]) for role, places in _PLACES[whole[0] - 1]]


def by_role(holder: Callable[[int], Any], card: Callable[[int], Any], code: Callable[[int], str]) -> dict[str, Callable[..., Any]]:
    """What the bytes of every role mean, where these functions say what players (the bank and the court too), cards and characters are."""
    return {
        "player": holder,
        "other": holder,
        "payer": holder,
        "payee": holder,
        "amount": int,
        "card": card,
        "cards": lambda one, other: (card(one), card(other)),
        "character": code,
        "chosen": lambda who, one, other: tuple([holder(each) for each in dict.fromkeys((one, other)) if each != who]),
        "reason": reason_of,
        "winners": lambda low, high: tuple([holder(person) for person in range(16) if (low | high << 8) >> person & 1]),
    }


KINDS: Final[dict[str, type[Event]]] = {kind.__name__.lower(): kind for kind in Event.__subclasses__()}
"""Every kind of event by its word in `mascarade.rules.layout.EVENTS`. Its fields are the roles there, in that order."""


class Told(dict[int, Event]):
    """The events of one table by their rows: each is made once."""

    def __init__(self, names: tuple[str, ...], cards: tuple[Card, ...], codes: tuple[str, ...]) -> None:
        super().__init__()
        self._names = names
        holders = dict(enumerate(names)) | {layout.BANK: BANK, layout.COURT: COURT}
        self._values = by_role(holders.__getitem__, cards.__getitem__, codes.__getitem__)

    def __missing__(self, row: int) -> Event:
        kind = layout.EVENTS[layout.unpack(row)[0] - 1]
        values = [self._values[role](*given) for role, given in arguments(row)]
        knowing = tuple([name for person, name in enumerate(self._names) if layout.may_know(row, person)])
        event = self[row] = KINDS[kind.word](*values, audience=None if layout.open_to_all(row) else knowing)
        return event


@lru_cache(maxsize=256)
def told(names: tuple[str, ...], cards: tuple[Card, ...], codes: tuple[str, ...]) -> Told:
    """The events of a table with these players, by their rows."""
    return Told(names, cards, codes)
