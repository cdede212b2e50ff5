"""What is written into a table's ledger. A table is the list of its entries, and nothing else: replaying them gives it back."""

import re
from typing import ClassVar, Literal

import msgspec

from mascarade.server.faces import Face
from mascarade.server.messages import Level, Options, Reaction, Series, Temperament


class Entry(msgspec.Struct, omit_defaults=True, tag_field="e", kw_only=True):
    """Something that happened at a table. The class variables say of each kind what follows from it."""

    seen: ClassVar[bool] = True
    """Everybody sees the table otherwise after it: it makes a new version."""
    planned: ClassVar[bool] = True
    """What happens next by itself may be another thing after it."""
    shows_out: ClassVar[bool] = False
    """Somebody may have no business at the table any more after it."""
    bounded: ClassVar[bool] = False
    """The game itself says how many of these there can be."""

    action: str = ""
    """The client's id of the action that made it, after the guest's: the same one twice is one action."""


class Opened(Entry, tag="opened"):
    """Somebody made the table."""

    options: Options
    guest: str
    name: str
    face: Face | None = None
    """The one that was wished for: `Table.apply` sees to it that nobody else has it."""
    series: Series = Series()
    """Games before this one."""


class Joined(Entry, tag="joined"):
    """A guest sat down."""

    guest: str
    name: str
    face: Face | None = None


class Wore(Entry, tag="wore"):
    """A guest has another face."""

    planned: ClassVar[bool] = False

    guest: str
    face: Face


class GotUp(Entry, tag="got_up"):
    """A guest left."""

    shows_out: ClassVar[bool] = True

    guest: str


class BotCame(Entry, tag="bot"):
    """A bot took a seat."""

    level: Level
    name: str
    temperament: Temperament | None = None
    """None: the one that goes with the name. An expert has none."""
    face: Face | None = None


class SentAway(Entry, tag="sent_away"):
    """Somebody lost the seat."""

    shows_out: ClassVar[bool] = True

    player: int = msgspec.field(name="place")


class Reseated(Entry, tag="reseated"):
    """People changed places before the game."""

    order: list[int]


class Changed(Entry, tag="changed"):
    """Other options."""

    options: Options


class HostIs(Entry, tag="host"):
    """Somebody else is host."""

    guest: str


class Dealt(Entry, tag="dealt"):
    """The cards lie face up; the table is full."""

    shows_out: ClassVar[bool] = True
    bounded: ClassVar[bool] = True

    bots: list[str]
    """Names of the bots that took the empty seats."""
    deal: list[str]
    salt: str
    starts: int
    seed: int
    """For the bots' own dice."""


class WasReady(Entry, tag="ready"):
    """A guest has seen the deal."""

    guest: str


class Begun(Entry, tag="begun"):
    """The cards are turned down."""

    bounded: ClassVar[bool] = True


class Decided(Entry, tag="made"):
    """A decision."""

    bounded: ClassVar[bool] = True

    number: int


class Prepared(Entry, tag="prepared"):
    """A guest has prepared an answer: nobody else learns of it."""

    seen: ClassVar[bool] = False
    planned: ClassVar[bool] = False

    guest: str
    answer: Literal["pass", "watch"] | None


class StoodIn(Entry, tag="stood_in"):
    """A bot plays for a guest now, or no longer."""

    player: int = msgspec.field(name="place")
    on: bool
    since: int | None = None
    """How many decisions there were when the guest went away. None: they are here."""


class CaughtUp(Entry, tag="caught_up"):
    """A guest has read what happened while they were away."""

    seen: ClassVar[bool] = False
    planned: ClassVar[bool] = False

    guest: str


class Spoke(Entry, tag="spoke"):
    """Chat, or a reaction."""

    seen: ClassVar[bool] = False
    planned: ClassVar[bool] = False

    guest: str
    text: str | None = None
    what: Reaction | None = None


class Whispered(Entry, tag="whispered"):
    """An onlooker said something to the others."""

    seen: ClassVar[bool] = False
    planned: ClassVar[bool] = False

    guest: str
    name: str
    text: str


class Agreed(Entry, tag="agreed"):
    """After the game a guest would play another one, or would not."""

    planned: ClassVar[bool] = False

    guest: str
    again: bool


class PlayedAgain(Entry, tag="again"):
    """The rematch is at another table."""

    code: str


AnyEntry = (
    Opened
    | Joined
    | Wore
    | GotUp
    | BotCame
    | SentAway
    | Reseated
    | Changed
    | HostIs
    | Dealt
    | WasReady
    | Begun
    | Decided
    | Prepared
    | StoodIn
    | CaughtUp
    | Spoke
    | Whispered
    | Agreed
    | PlayedAgain
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(body: bytes) -> AnyEntry:
    """An entry as it was written, by an older version too: the memory aid was a yes or a no once."""
    if b'"memory":' in body:
        body = _YES_OR_NO.sub(lambda found: b'"memory":"aid"' if found[1] == b"true" else b'"memory":"usual"', body)
    return _decoder.decode(body)


_YES_OR_NO = re.compile(rb'"memory": ?(true|false)')
