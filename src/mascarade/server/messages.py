"""The protocol: every message between a client and the server, as typed values. One JSON object a WebSocket text frame.

Keys and numbers, never sentences: what people read is the client's business. Players are numbers (their place at the table when the game
began, from 0); cards are numbers too: `player * slots + slot`, then the centre's; characters are codes; decisions are the numbers of
`mascarade.rules.layout`. `docs/protocol.md` shows a session. Long: the protocol is read as one whole.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from mascarade.outlook import BlankCard, Choice, GameState, Happening
from mascarade.rules.editions import Edition
from mascarade.server.faces import Face

PROTOCOL = 3
"""The version of all this. A client that knows another one reloads."""

MESSAGE_BYTES = 4096
"""The longest message a client may send."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client for each action: the same id twice is one action."""
MakesTable = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]
"""The id of an action that makes a table, which a database looks for: in PostgreSQL no text has a NUL."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
CODE = "^[A-HJ-NP-Z2-9]{6}$"  # a table's short code
OWN_CODE = "^0[A-HJ-NP-Z2-9]{5}$"  # of a table in a browser: no server gives such a one
Code = Annotated[str, Meta(pattern="^[ -]*([A-HJ-NP-Za-hj-np-z2-9][ -]*){6}$", max_length=24)]  # as people write it
Player = Annotated[int, Meta(ge=0, le=12)]
SCREEN = 13  # of those who share a device, the one who only looks on: a screen for the room

Level = Literal["novice", "casual", "regular", "sharp", "master", "expert"]
"""How well a bot plays. All but the expert, which has learned, are one bot with a better and better memory."""
Temperament = Literal["even", "cautious", "bold", "vengeful", "whimsical"]
"""What risks a bot likes."""
Memory = Literal["usual", "only", "aid"]
"""What of a running game may be read again (R10.4): what was open to all; nothing at all; also what one was told alone, and the deal."""
Reaction = Literal["laugh", "gasp", "clap", "think", "liar", "believe", "hurry", "sorry", "thanks", "good_game"]
"""Quick reactions and preset phrases."""
Mood = Literal["won", "caught", "robbed", "proud", "lucky", "beaten", "boast", "amused"]
"""What a bot feels."""


# -- what a table is like ----------------------------------------------------------------------------------------------------------------


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game."""

    edition: Edition = 1
    seats: Annotated[int, Meta(ge=2, le=13)] = 5
    scenario: Literal["", "spy", "A", "B"] = ""
    cast: Annotated[list[str], Meta(max_length=15)] | None = None
    """A cast of one's own; None: the printed one."""
    blanks: Annotated[list[BlankCard], Meta(max_length=5)] = []
    starts: Literal["random", "first"] = "random"
    """Who begins: anybody, or the first seat (reorder to choose)."""
    seconds: Annotated[int, Meta(ge=15, le=300)] | None = None
    """Time for a decision; None: as long as it takes."""
    memory: Memory = "usual"
    onlookers: bool = True
    chat: bool = True
    fill: Level = "regular"
    """The bots that take empty seats."""


# -- from the client ---------------------------------------------------------------------------------------------------------------------


class ToServer(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """Anything a client sends."""


class Hello(ToServer, tag="hello"):
    """First of all: which protocol the client speaks."""

    protocol: int
    sharer: Annotated[int, Meta(ge=0, le=SCREEN)] = 0  # who of those that share this device: the first, for most


class Quick(ToServer, tag="quick"):
    """Play now: a table with bots, playing at once."""

    id: MakesTable
    name: Name
    options: Options = Options()
    face: Face | None = None


class Make(ToServer, tag="make"):
    """Make a table and sit down as its host."""

    id: MakesTable
    name: Name
    options: Options = Options()
    face: Face | None = None


class Watch(ToServer, tag="watch"):
    """Come to a table, as whoever one is there. `last` is the newest version one has of it, after a broken connection."""

    id: Id
    table: Code
    last: int | None = None


class Join(ToServer, tag="join"):
    """Sit down at the table one is at. Somebody there may have the face already: then it is one like it."""

    id: Id
    name: Name
    face: Face | None = None
    """None: the one that goes with the name."""


class Wear(ToServer, tag="wear"):
    """Another face, before the game."""

    id: Id
    face: Face


class Leave(ToServer, tag="leave"):
    """Get up: before the game the seat is free again, during it a bot plays on."""

    id: Id


class Change(ToServer, tag="change"):
    """Host: other options."""

    id: Id
    options: Options


class AddBot(ToServer, tag="add_bot"):
    """Host: a bot takes a seat."""

    id: Id
    level: Level
    temperament: Temperament | None = None
    """None: the one that goes with the bot's name. An expert has none."""


class Remove(ToServer, tag="remove"):
    """Host: somebody's seat becomes free."""

    id: Id
    player: Player


class Reorder(ToServer, tag="reorder"):
    """Host: the new order of seats, as a list of players."""

    id: Id
    order: Annotated[list[Player], Meta(max_length=13)]


class HandOver(ToServer, tag="hand_over"):
    """Host: somebody else is host now."""

    id: Id
    player: Player


class Start(ToServer, tag="start"):
    """Host: bots take the empty seats, and the cards are dealt face up."""

    id: Id


class Ready(ToServer, tag="ready"):
    """One has seen the deal. When everybody has, the cards are turned down."""

    id: Id


class Decide(ToServer, tag="decide"):
    """A decision: its number, and how many there were before it (a late one is refused)."""

    id: Id
    action: Annotated[int, Meta(ge=0, le=264)]
    after: Annotated[int, Meta(ge=0)]


class Prepare(ToServer, tag="prepare"):
    """An answer to the announcement that is being answered, for when it is one's turn: secret until then. `watch`: pass, unless
    somebody claims before me, then ask me. None takes it back.
    """

    id: Id
    answer: Literal["pass", "watch"] | None


class Say(ToServer, tag="say"):
    """Free chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Whisper(ToServer, tag="whisper"):
    """Free chat among onlookers, under a name of one's own: those who play do not hear it before the end."""

    id: Id
    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class CaughtUp(ToServer, tag="caught_up"):
    """One has read what happened while a bot played for one: it is not told again."""

    id: Id


class React(ToServer, tag="react"):
    """A quick reaction or a preset phrase."""

    id: Id
    what: Reaction


class Rematch(ToServer, tag="rematch"):
    """After a game: whether one would play another one. Nobody is dealt cards who has not agreed."""

    id: Id
    agree: bool = True


class PlayAgain(ToServer, tag="play_again"):
    """After a game: deal the next one to those who have agreed and are here. The host does, or anybody if the host will not play or is
    gone; whoever does agrees by it.
    """

    id: MakesTable
    others: Literal["bots", "close"] = "bots"
    """What becomes of the seats of people who do not play on."""


class CheckCast(ToServer, tag="check_cast"):
    """Which rules would these options break?"""

    id: Id
    options: Options


class AskReplay(ToServer, tag="replay"):
    """Every step of the game that was played at this table, once it is over; or of an edition's lesson."""

    id: Id
    lesson: Literal[0, 1, 2] = 0


class Ping(ToServer, tag="ping"):
    """Is anybody there?"""


Incoming = (
    Hello
    | Quick
    | Make
    | Watch
    | Join
    | Wear
    | Leave
    | Change
    | AddBot
    | Remove
    | Reorder
    | HandOver
    | Start
    | Ready
    | Decide
    | Prepare
    | Say
    | Whisper
    | CaughtUp
    | React
    | Rematch
    | PlayAgain
    | CheckCast
    | AskReplay
    | Ping
)


# -- from the server ---------------------------------------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at a table."""

    name: str
    face: Face
    bot: Level | None = None
    """A bot's level; None for a guest."""
    temperament: Temperament | None = None
    """A bot's temperament; None for a guest, and for an expert."""
    away: bool = False
    """A guest without a connection."""
    stand_in: bool = False
    """A bot plays for this guest just now."""
    ready: bool = False
    """Has seen the deal."""
    again: bool | None = None
    """Whether this guest would play another game; None: has not said. False for one who has left."""


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """Games that were played one after the other by those who wanted to go on."""

    games: int = 0
    """How many are over."""
    wins: dict[str, int] = {}
    """How many of them each who is here has won, by name; those who have won none are not among them."""


class FromServer(msgspec.Struct, tag_field="is"):
    """Anything the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    version: str


class Ok(FromServer, tag="ok"):
    """The action is done, and will not be lost."""

    id: str
    table: str | None = None
    """The new table's code."""


class Refused(FromServer, tag="error"):
    """The action is not done, and nothing has changed: the one shape of errors."""

    code: str
    """A key for the client's words: see `mascarade.server.errors`."""
    id: str | None = None
    values: dict[str, str | int] = {}


class Problem(msgspec.Struct, frozen=True):
    """A rule that a cast breaks: a key and its values."""

    code: str
    values: dict[str, str | int]


class Problems(FromServer, tag="problems"):
    """The answer to `check_cast`."""

    id: str
    problems: list[Problem]


class TableState(FromServer, tag="table"):
    """A whole table, as one may see it: on coming, and whenever anything but the game changes."""

    version: int
    code: str
    phase: Literal["lobby", "deal", "game", "over"]
    options: Options
    people: list[Person]
    host: int | None
    you: int | None
    """Which player you are; None for an onlooker."""
    problems: list[Problem]
    """Why the game cannot start."""
    slots: int
    """Cards a player."""
    cast: list[str]
    """The characters of all cards."""
    deal: list[str] | None
    """By card, while it lies face up; with the memory aid as long as the game goes on."""
    deal_seconds: float | None
    """How long it lies face up at most, when this was sent."""
    commitment: str | None
    """SHA-256 over deal and salt, published with the deal."""
    game: GameState | None
    choices: list[Choice]
    """What you may decide now."""
    prepared: Literal["pass", "watch"] | None
    takeover: float | None
    """Whoever decides is away, and others wait: in so many seconds from when this was sent a bot decides. At the deal: only those who are
    away are not ready, and the cards are turned down then.
    """
    asleep: bool
    """Whoever decides is a bot that cannot think yet: it does as soon as the server has compiled what bots think with."""
    this_turn: list[Happening]
    """What everybody has been told since the announcement of this turn; empty without one."""
    missed: list["Logged"]
    """What you would have been told while you were away and a bot played for you, until you have read it (`caught_up`)."""
    said: list["Said"]
    """The last that was said."""
    whispers: list["Whispered"]
    """The last that onlookers said among themselves: for players when the game is over."""
    next_table: str | None
    """Where the rematch is."""
    series: Series
    """This game and those before it, as far as they are over."""
    reveal: "Reveal | None"


class Reveal(msgspec.Struct, frozen=True):
    """Everything, when the game is over (R10.5)."""

    reason: Literal["rich", "broke", "cheat"]
    winners: list[int]
    cards: list[str]
    """By card."""
    deal: list[str]
    salt: str
    actions: list[int]
    """Every decision."""
    record: str
    """The game's record, as text."""


class Decided(FromServer, tag="decided"):
    """A decision was made: what of it you may know, and what is open now."""

    version: int
    events: list[Happening]
    game: GameState
    choices: list[Choice]
    feelings: list["Feeling"]
    """What bots show of theirs, once all of it has been seen."""


class Feeling(msgspec.Struct, frozen=True):
    """A bot makes a face, and perhaps says something."""

    player: int
    mood: Mood
    line: int
    """Which of the lines that the page has for this mood, from 1; 0: not a word."""


class Logged(msgspec.Struct, frozen=True):
    """A decision that was made before you came."""

    turn: int
    """In which one."""
    events: list[Happening]


class Log(FromServer, tag="log"):
    """What you may read again of a running game, decision by decision: what was open to all, and with the memory aid what you were told.
    From memory only, there is none.
    """

    code: str
    decisions: list[Logged]


class Said(FromServer, tag="said"):
    """Somebody said something, or reacted."""

    player: int | None
    """Who; None if they have left."""
    text: str | None = None
    what: Reaction | None = None


class Whispered(FromServer, tag="whispered"):
    """An onlooker said something to the others; to everybody when the game is over."""

    name: str
    text: str


class ReplayStep(msgspec.Struct, frozen=True):
    """One decision of a game that is over."""

    choice: Choice | None
    """What was decided; None for the start."""
    player: int | None
    """Who decided."""
    events: list[Happening]
    """All that happened, secrets with those who knew them."""
    game: GameState
    cards: list[str]
    """By card, after it."""


class Replay(FromServer, tag="replay"):
    """The answer to `replay`: the start, and every decision."""

    id: str
    names: list[str]
    slots: int
    cast: list[str]
    edition: int
    steps: list[ReplayStep]


class Gone(FromServer, tag="gone"):
    """You are no longer at the table: removed, or it has no onlookers."""

    code: str


class Pong(FromServer, tag="pong"):
    """Somebody is there."""


Outgoing = Welcome | Ok | Refused | Problems | TableState | Decided | Log | Said | Whispered | Replay | Gone | Pong
