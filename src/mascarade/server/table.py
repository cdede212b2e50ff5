"""One table: what its entries make of it, and which entries an action makes. It knows no transport, no time and no database."""

import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from mascarade.bots.players import EXPERT
from mascarade.game import Game, Position
from mascarade.names import game_names
from mascarade.outlook import Outlook, cards_by_number, of_game, turn_of
from mascarade.rules import layout
from mascarade.server import entries, messages
from mascarade.server.errors import CannotApply, Refusal
from mascarade.server.faces import Face, face_of
from mascarade.server.options import cast_of, options_problems
from mascarade.server.replays import reveal_of
from mascarade.server.seats import Seat, clean_line, dress, free_bot_names, free_name, stand_in
from mascarade.server.series import with_winners
from mascarade.verify import commitment

Phase = Literal["lobby", "deal", "game", "over"]

RECENT: Final = 64
"""Decisions that a client which was away for a moment gets one by one; after more it gets the table anew."""


class Past(msgspec.Struct, frozen=True, eq=False):
    """A decision as it was made, for those who were away."""

    version: int
    state: bytes
    """After it."""
    rows: list[int]
    """Its events."""
    decisions: int
    """How many there were with it."""


def restored(code: str, bodies: Sequence[bytes]) -> "Table":
    """The table that these entries make. Raises CannotApply, which says how many of them are good."""
    table = Table(code)
    for number, body in enumerate(bodies):
        try:
            table.apply(entries.decode(body))
        except Exception as error:  # whatever it is: this table's entries are to blame, and nobody else shall suffer
            raise CannotApply(code, number, error) from error
    return table


@dataclass
class Table:
    """A table as its entries make it. `apply` is the only thing that changes it; one that raises leaves a table that is of no use."""

    code: str
    options: messages.Options = field(default_factory=messages.Options)
    seats: list[Seat] = field(default_factory=list)
    host: str = ""
    phase: Phase = "lobby"
    number: int = 0
    """How many entries there are."""
    version: int = 0
    """How many of them changed what everybody sees: the version of what clients have. Prepared answers are nobody else's business."""
    actions: set[str] = field(default_factory=set)
    """The ids of the clients' actions so far."""
    game: Game | None = None
    salt: str = ""
    seed: int = 0
    commitment: str | None = None
    next_table: str | None = None
    series: messages.Series = field(default_factory=messages.Series)
    reveal: messages.Reveal | None = None
    """Everything, made once when the game is over."""
    said: list[messages.Said] = field(default_factory=list)
    whispers: list[messages.Whispered] = field(default_factory=list)
    """What onlookers say among themselves."""
    dealt: list[str] = field(default_factory=list)
    """What was dealt, by card."""
    recent: deque[Past] = field(default_factory=lambda: deque(maxlen=RECENT))
    """The last decisions."""
    turns: list[int] = field(default_factory=list)
    """In which turn each decision was made."""
    decider: int | None = None
    """The player who decides."""
    _outlook: Outlook | None = None

    # -- what entries do ---------------------------------------------------------------------------------------------------------------

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry happen."""
        self.number += 1
        if entry.seen:
            self.version += 1
        if entry.action:
            self.actions.add(entry.action)
        match entry:
            case entries.Decided(number=number):
                self._decide(number)
            case entries.Opened(options=options, guest=guest, name=name, face=face, series=series):
                self.options, self.host, self.series = options, guest, series
                self._sit(Seat(name, face or face_of(name), guest))
            case entries.Joined(guest=guest, name=name, face=face):
                self._sit(Seat(name, face or face_of(name), guest))
                self.host = self.host or guest  # at a table that everybody had left
            case entries.Wore(guest=guest, face=face):
                dress(self.seats[self.player(guest)], face, self.seats)
            case entries.GotUp(guest=guest):
                self._get_up(self.player(guest))
            case entries.BotCame(level=level, name=name, temperament=temperament, face=face):
                self._sit(Seat(name, face or face_of(name), level=level, temperament=temperament))
            case entries.SentAway(player=player):
                self._get_up(player)
            case entries.Reseated(order=order):
                self.seats = [self.seats[player] for player in order]
                self._move_sayings({old: new for new, old in enumerate(order)})
            case entries.Changed(options=options):
                self.options = options
            case entries.HostIs(guest=guest):
                self.host = guest
            case entries.Dealt():
                self._deal(entry)
            case entries.WasReady(guest=guest):
                self.seats[self.player(guest)].ready = True
            case entries.Begun():
                self.phase = "game"
            case entries.Prepared(guest=guest, answer=answer):
                self.seats[self.player(guest)].prepared = answer
            case entries.StoodIn(player=player, on=on, since=since):
                stand_in(self.seats[player], on, since, len(self.playing.actions))
            case entries.CaughtUp(guest=guest):
                self.seats[self.player(guest)].missed.clear()
            case entries.Spoke(guest=guest, text=text, what=what):
                self.said = [*self.said[-49:], messages.Said(self.find(guest), text, what)]
            case entries.Whispered(name=name, text=text):
                self.whispers = [*self.whispers[-49:], messages.Whispered(name, text)]
            case entries.Agreed(guest=guest, again=again):
                self.seats[self.player(guest)].again = again
            case entries.PlayedAgain(code=code):
                self.next_table = code
        game = self.game
        self.decider = None if game is None or game.decides is None or self.phase != "game" else game.number(game.decides)

    def _sit(self, seat: Seat) -> None:
        self.seats.append(seat)
        dress(seat, seat.face, self.seats)

    def _get_up(self, player: int) -> None:
        seat = self.seats[player]
        if self.phase == "lobby":
            del self.seats[player]
            self._move_sayings({old: old - (old > player) for old in range(len(self.seats) + 1) if old != player})
        else:  # during a game the seat stays, and a bot plays on for good
            seat.level, seat.stand_in = self.options.fill, False
            seat.guest, seat.again = None, False
            seat.missed.clear()
        if self.host not in (one.guest for one in self.seats):
            self.host = next((one.guest for one in self.seats if one.guest), "")

    def _move_sayings(self, players: dict[int, int]) -> None:
        self.said = [messages.Said(None if one.player is None else players.get(one.player), one.text, one.what) for one in self.said]

    def _deal(self, entry: entries.Dealt) -> None:
        for name in entry.bots:
            self._sit(Seat(name, face_of(name), level=self.options.fill))
        names = game_names([seat.name for seat in self.seats])
        start = None if entry.starts == 0 else Position(next=names[entry.starts])
        self.game = Game(cast_of(self.options), names, entry.deal, start)
        self.salt, self.seed, self.dealt = entry.salt, entry.seed, cards_by_number(self.game)
        self.commitment = commitment(entry.salt, entry.deal)
        self.phase = "deal"

    def _decide(self, number: int) -> None:
        game, decider = self.playing, self.decider
        self.turns.append(turn_of(self.recent[-1].state if self.recent else game.state))
        rows = game.carry_out(number)
        self.recent.append(Past(self.version, game.state, rows, len(game.actions)))
        if decider is not None:
            self.seats[decider].prepared = None
        if game.decides is None:
            self.phase, self.reveal = "over", reveal_of(game, self.salt)
            self.series = with_winners(self.series, [self.seats[player].name for player in self.reveal.winners])
        elif rows and not self.answering():
            for seat in self.seats:
                seat.prepared = None

    # -- who and what ------------------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Game:
        """The game, where there is one."""
        assert self.game is not None
        return self.game

    @property
    def outlook(self) -> Outlook:
        """The game in the protocol's terms."""
        if self._outlook is None:
            self._outlook = of_game(self.playing)
        return self._outlook

    def find(self, guest: str) -> int | None:
        """Which player a guest is, or None for an onlooker."""
        for player, seat in enumerate(self.seats):
            if seat.guest == guest:
                return player
        return None

    def player(self, guest: str) -> int:
        """Which player a guest is. Raises Refusal for an onlooker."""
        player = self.find(guest)
        if player is None:
            raise Refusal("not-seated")
        return player

    def admits(self, guest: str) -> bool:
        """Whether somebody may be here: everybody, but for onlookers of a game that shall have none."""
        return self.options.onlookers or self.phase == "lobby" or self.find(guest) is not None

    def by_bot(self) -> bool:
        """Whether a bot decides now, its own affairs or a guest's."""
        seat = None if self.decider is None else self.seats[self.decider]
        return seat is not None and (seat.guest is None or seat.stand_in)

    def alone(self) -> bool:
        """Whether there is at most one guest, so that nobody else waits for anybody."""
        return sum(seat.guest is not None for seat in self.seats) < 2

    def answering(self) -> bool:
        """Whether an announcement is being answered."""
        return self.game is not None and self.game.choice.actions[:1] == (layout.PASS,)

    def everybody_ready(self) -> bool:
        """Whether the cards can be turned down."""
        return all(seat.ready or seat.guest is None for seat in self.seats)

    def prepared_answer(self) -> int | None:
        """The decision that the one who decides has prepared, if it still holds."""
        answer = None if self.decider is None else self.seats[self.decider].prepared
        if answer is None or self.game is None or not self.answering():
            return None
        claims = len(self.game.view().hands) > 1
        return layout.PASS if answer == "pass" or (answer == "watch" and not claims) else None

    def bot_names(self, many: int) -> list[str]:
        """Names for bots that nobody has yet."""
        return free_bot_names(self.code, self.seats)[:many]

    # -- what actions make -------------------------------------------------------------------------------------------------------------

    def entry(self, guest: str, message: messages.Incoming) -> entries.AnyEntry:
        """The entry that a guest's action makes. Raises Refusal if the guest may not do this now."""
        match message:
            case messages.Decide(action=action, after=after):
                return self.decide(guest, action, after)
            case messages.Prepare(answer=answer):
                return self.prepare(guest, answer)
            case messages.Say(text=text):
                return self.say(guest, text, None)
            case messages.React(what=what):
                return self.say(guest, None, what)
            case messages.Whisper(name=name, text=text):
                return self.whisper(guest, name, text)
            case messages.CaughtUp():
                self.player(guest)
                return entries.CaughtUp(guest=guest)
            case messages.Ready():
                self.need("deal")
                self.player(guest)
                return entries.WasReady(guest=guest)
            case messages.Rematch(agree=agree):
                self.need("over")
                self.player(guest)
                if self.next_table is not None:
                    raise Refusal("not-now")
                return entries.Agreed(guest=guest, again=agree)
            case messages.Leave():
                self.player(guest)
                return entries.GotUp(guest=guest)
            case messages.HandOver(player=player):
                self.need_host(guest)
                if player >= len(self.seats) or self.seats[player].guest is None:
                    raise Refusal("not-now")
                return entries.HostIs(guest=str(self.seats[player].guest))
        return self._arrangement(guest, message)

    def _arrangement(self, guest: str, message: messages.Incoming) -> entries.AnyEntry:
        """What can be done before the game only."""
        match message:
            case messages.Join(name=name, face=face):
                return self.join(guest, name, face)
            case messages.Wear(face=face):
                self.need("lobby")
                self.player(guest)
                return entries.Wore(guest=guest, face=face)
            case messages.AddBot(level=level, temperament=temperament):
                return self.add_bot(guest, level, temperament)
            case messages.Start():
                return self.start(guest)
            case messages.Change(options=options):
                self._arranges(guest)
                if options.seats < len(self.seats):
                    raise Refusal("table-full")
                return entries.Changed(options=options)
            case messages.Remove(player=player):
                self._arranges(guest)
                if player >= len(self.seats) or self.seats[player].guest == guest:
                    raise Refusal("not-now")
                return entries.SentAway(player=player)
            case messages.Reorder(order=order):
                self._arranges(guest)
                if sorted(order) != list(range(len(self.seats))):
                    raise Refusal("bad-message")
                return entries.Reseated(order=order)
        raise Refusal("bad-message")

    def need(self, *phases: Phase) -> None:
        """Refuse an action that belongs to another phase."""
        if self.phase not in phases:
            raise Refusal("not-now")

    def need_host(self, guest: str) -> None:
        """Refuse an action that only the host may take."""
        if guest != self.host:
            raise Refusal("not-host")

    def _arranges(self, guest: str) -> None:
        self.need("lobby")
        self.need_host(guest)

    def join(self, guest: str, name: str, face: Face | None = None) -> entries.AnyEntry:
        """A guest sits down."""
        self.need("lobby")
        if self.find(guest) is not None:
            raise Refusal("not-now")
        if len(self.seats) >= self.options.seats:
            raise Refusal("table-full")
        return entries.Joined(guest=guest, name=free_name(name, self.seats), face=face)

    def add_bot(self, guest: str, level: messages.Level, temperament: messages.Temperament | None = None) -> entries.AnyEntry:
        """The host lets a bot take a seat. Raises Refusal for an expert with a temperament."""
        if level == EXPERT and temperament is not None:
            raise Refusal("bad-message")
        self._arranges(guest)
        if len(self.seats) >= self.options.seats:
            raise Refusal("table-full")
        return entries.BotCame(level=level, name=self.bot_names(1)[0], temperament=temperament)

    def start(self, guest: str) -> entries.AnyEntry:
        """The host starts: bots take the empty seats, the cards are dealt by the operating system's randomness."""
        self._arranges(guest)
        if options_problems(self.options):
            raise Refusal("bad-cast")
        cards = list(cast_of(self.options).codes)
        secrets.SystemRandom().shuffle(cards)
        starts = secrets.randbelow(self.options.seats) if self.options.starts == "random" else 0
        bots = self.bot_names(self.options.seats - len(self.seats))
        return entries.Dealt(bots=bots, deal=cards, salt=secrets.token_hex(32), starts=starts, seed=secrets.randbits(128))

    def decide(self, guest: str, action: int, after: int) -> entries.AnyEntry:
        """A guest decides."""
        game, player = self.game, self.find(guest)
        if self.phase != "game" or game is None:
            raise Refusal("not-now")
        if player is None:
            raise Refusal("not-seated")
        if player != self.decider:
            raise Refusal("not-now")
        if after != len(game.actions):
            raise Refusal("late")
        if action not in game.choice.actions:
            raise Refusal("not-allowed")
        return entries.Decided(number=action)

    def prepare(self, guest: str, answer: Literal["pass", "watch"] | None) -> entries.AnyEntry:
        """A guest prepares an answer to the announcement."""
        self.need("game")
        player = self.player(guest)
        if not self.answering() or player == self.decider:
            raise Refusal("not-now")
        return entries.Prepared(guest=guest, answer=answer)

    def say(self, guest: str, text: str | None, what: messages.Reaction | None) -> entries.AnyEntry:
        """Somebody at the table speaks or reacts."""
        self.player(guest)
        if text is not None and not self.options.chat:
            raise Refusal("chat-off")
        return entries.Spoke(guest=guest, text=None if text is None else clean_line(text), what=what)

    def whisper(self, guest: str, name: str, text: str) -> entries.AnyEntry:
        """An onlooker says something to the others, under a name that no player has."""
        self.need("deal", "game", "over")
        if self.find(guest) is not None:
            raise Refusal("not-now")
        if not self.options.chat:
            raise Refusal("chat-off")
        return entries.Whispered(guest=guest, name=free_name(name, self.seats), text=clean_line(text))
