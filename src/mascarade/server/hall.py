"""All tables of a server, who is connected to them, and what happens by itself: bots, time limits, absent people.

It knows no transport: a connection is anything with `send`. Nothing waits here: whatever comes is done at once in memory and written, and
what everybody is to hear of it is kept back until `commit`. If that fails it has not happened: the tables are read from the ledger again.
"""

import asyncio
import logging
import random
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

import mascarade
from mascarade.outlook import encode, game_state
from mascarade.rules.setup import slots_of
from mascarade.server import entries, messages
from mascarade.server.errors import Refusal
from mascarade.server.ledger import Ledger, NotWritten, Unreadable
from mascarade.server.minds import Mind
from mascarade.server.replays import lesson, replay_of
from mascarade.server.table import Table, clean_name, options_problems, player_of
from mascarade.views import ONLOOKER, see

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
RECENT: Final = 64
"""Decisions that a client which was away for a moment gets one by one; after more it gets the table anew."""
WAKE_SECONDS: Final = 7 * 24 * 3600.0
"""Tables older than this are not woken up after a restart; a visitor still finds them."""

HOUR: Final = 3600.0
RETRY_SECONDS: Final = 2.0
"""After this time something is tried again that could not be written."""

SHOWING_OUT: Final = (entries.SentAway, entries.GotUp, entries.Dealt)
"""Entries after which somebody may have no business at the table any more."""
UNPLANNED: Final = (entries.Spoke, entries.Prepared)
"""Entries that change nothing of what happens next by itself."""

log = logging.getLogger("mascarade.hall")


class Connection(Protocol):
    """A client."""

    guest: str
    """Who it is: a name for the token in its cookie that does not give the token away."""
    address: str
    live: "Live | None"
    """The table it is at."""

    def send(self, messages: list[bytes]) -> None:
        """Send, or cut the client off if it is too slow."""


@dataclass
class Pace:
    """How long things take that happen by themselves, in seconds."""

    think: tuple[float, float] = (0.9, 2.4)
    """A bot's turn."""
    answer: tuple[float, float] = (0.35, 1.1)
    """A bot's answer to an announcement."""
    deal: float = 90.0
    """The deal lies face up at most so long."""
    away: float = 25.0
    """A bot plays for somebody whose connection is gone so long."""


@dataclass
class Limits:
    """What one server bears."""

    tables: int = 20_000
    """Tables in memory."""
    tables_of_an_address: int = 60
    """New tables from one address in an hour."""


@dataclass
class Live:
    """A table in memory, and what is going on at it."""

    table: Table
    connections: set[Connection] = field(default_factory=set)
    here: set[str] = field(default_factory=set)
    """The guests that are connected."""
    minds: dict[int, Mind] = field(default_factory=dict)
    recent: deque[tuple[int, bytes, list[int], int]] = field(default_factory=lambda: deque(maxlen=RECENT))
    """Versions of the last decisions, with the state after each, its events, and how many decisions there were."""
    timer: asyncio.TimerHandle | None = None
    deadline: float | None = None
    """When the time for what is due is over."""
    limited: tuple[int, int] | None = None
    """What the deadline is for: a decision's number and the place of the one who decides."""
    _audience: list[tuple[Connection, int]] | None = None

    def come(self, connection: Connection) -> None:
        """Somebody is here now."""
        connection.live = self
        self.connections.add(connection)
        self.here.add(connection.guest)
        self._audience = None

    def go(self, connection: Connection) -> None:
        """A connection is not here any more."""
        connection.live = None
        self.connections.discard(connection)
        self.here = {one.guest for one in self.connections}
        self._audience = None

    def reseat(self) -> None:
        """Who sits where may have changed."""
        self._audience = None

    def audience(self) -> list[tuple[Connection, int]]:
        """Everybody connected, and as whom they see the game: for `see`."""
        if self._audience is None:
            places = {seat.guest: place for place, seat in enumerate(self.table.seats) if seat.guest}
            self._audience = [(one, places.get(one.guest, ONLOOKER)) for one in self.connections]
        return self._audience

    def restore(self, bodies: list[bytes]) -> None:
        """Make the table anew out of its entries."""
        self.table = Table(self.table.code)
        self.minds.clear()
        self.recent.clear()
        for body in bodies:
            self.apply(entries.decode(body))

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry happen."""
        table = self.table
        table.apply(entry)
        if not isinstance(entry, entries.Made):
            self.reseat()
            return
        game = table.game
        assert game is not None
        self.recent.append((table.version, game.state, game.history[-1], len(game.actions)))
        for place, mind in self.minds.items():
            mind.watch(game.view(game.players[place]))

    def seconds_left(self) -> float | None:
        """The time left for the decision."""
        return None if self.deadline is None else round(max(0.0, self.deadline - time.monotonic()), 1)


class Hall:
    """All tables."""

    def __init__(self, ledger: Ledger, pace: Pace | None = None, limits: Limits | None = None) -> None:
        self.ledger = ledger
        self.pace = pace or Pace()
        self.limits = limits or Limits()
        self.tables: dict[str, Live] = {}
        self.decisions = 0
        """Since the server started."""
        self._opened: dict[str, deque[float]] = {}
        self._dice = random.Random(secrets.randbits(64))
        # What happened since the last commit: what clients asked for, which tables changed, and what everybody is to hear of it.
        self._asked: list[tuple[Connection, messages.Incoming]] = []
        self._changed: dict[str, Live] = {}
        self._unsent: dict[Connection, list[bytes]] = {}
        self._unshown: dict[str, tuple[Live, set[Connection]]] = {}
        """Tables to be shown as a whole, and to whom: once, as they are in the end."""
        self._planned: asyncio.Handle | None = None

    # -- tables ------------------------------------------------------------------------------------------------------------------------

    def wake(self) -> int:
        """After a restart: go on with every game that was going on. Gives how many tables."""
        codes = self.ledger.unfinished(time.time() - WAKE_SECONDS)
        for code in codes:
            try:
                self.find(code)
            except Refusal:  # more than there is room for: the others wait for a visitor
                break
        return len(self.tables)

    def find(self, code: str) -> Live | None:
        """A table, out of memory or out of the ledger."""
        live = self.tables.get(code)
        if live is None:
            bodies = self.ledger.read(code)
            if not bodies:
                return None
            live = Live(Table(code))
            live.restore(bodies)
            self._keep(live)
            self._limit(live)
            self._plan(live)
        return live

    def _keep(self, live: Live) -> None:
        """Have a table in memory; drop some that nobody needs if there are too many."""
        if len(self.tables) >= self.limits.tables:
            for code, other in list(self.tables.items()):
                if not other.connections and other.table.phase in ("lobby", "over"):
                    del self.tables[code]
        if len(self.tables) >= self.limits.tables:
            raise Refusal("server-busy")
        self.tables[live.table.code] = live

    def _new(self, address: str, made: str) -> Live:
        self._count(address)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            if self.ledger.open(code, made):
                live = Live(Table(code))
                self._keep(live)
                return live

    def _count(self, address: str) -> None:
        """Count a new table of an address. Raises Refusal if it has too many; addresses are forgotten after an hour."""
        now = time.monotonic()
        while self._opened and next(iter(self._opened.values()))[-1] < now - HOUR:
            del self._opened[next(iter(self._opened))]
        opened = self._opened.get(address, deque())
        while opened and opened[0] < now - HOUR:
            opened.popleft()
        if len(opened) >= self.limits.tables_of_an_address:
            raise Refusal("too-many-tables")
        opened.append(now)
        self._opened.pop(address, None)
        self._opened[address] = opened  # at the end: whose newest table is the oldest comes first

    # -- connections -------------------------------------------------------------------------------------------------------------------

    def handle(self, connection: Connection, message: messages.Incoming) -> None:
        """Do what a client asks for, or tell it why not. It hears of it with the next commit."""
        self._asked.append((connection, message))
        identity = getattr(message, "id", None)
        try:
            self._act(connection, message, identity or "")
        except Refusal as refusal:
            self.refuse(connection, refusal.code, identity, refusal.values)
        except NotWritten:
            self._fail()
        except Unreadable:
            log.exception("not read")
            self.refuse(connection, "server-busy", identity)

    def refuse(self, connection: Connection, code: str, identity: str | None, values: dict[str, str | int] | None = None) -> None:
        """Tell a client that something is not done, in its turn after all other answers."""
        self._send(connection, encode(messages.Refused(code, identity, values or {})))

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        live = connection.live
        if live is None:
            return
        live.go(connection)
        place = live.table.find(connection.guest)
        if place is not None and connection.guest not in live.here:
            self._tell_table(live)
            if place == live.table.decider():  # nothing else that is planned depends on who is here
                self._plan(live)

    def _come(self, connection: Connection, live: Live) -> None:
        if connection.live is live:
            return
        self.leave(connection)
        known = connection.guest in live.here
        live.come(connection)
        place = live.table.find(connection.guest)
        if not known and place is not None:
            self._tell_table(live, apart=connection)
            if place == live.table.decider():
                self._plan(live)

    def _act(self, connection: Connection, message: messages.Incoming, identity: str) -> None:
        match message:
            case messages.Ping():
                self._send(connection, encode(messages.Pong()))
            case messages.Hello(protocol=protocol):
                if protocol != messages.PROTOCOL:
                    raise Refusal("old-protocol")
                self._send(connection, encode(messages.Welcome(messages.PROTOCOL, mascarade.__version__)))
            case messages.CheckCast(options=options):
                self._send(connection, encode(messages.Problems(identity, options_problems(options))))
            case messages.AskReplay(lesson=True):
                self._send(connection, encode(lesson(identity)))
            case messages.Make(name=name, options=options) | messages.Quick(name=name, options=options):
                self._make(connection, identity, clean_name(name), options, isinstance(message, messages.Quick))
            case messages.Watch(table=code, last=last):
                self._watch(connection, identity, code, last)
            case _:
                live = connection.live
                if live is None:
                    raise Refusal("unknown-table")
                self._at_table(connection, live, message, identity)

    def _make(self, connection: Connection, identity: str, name: str, options: messages.Options, at_once: bool) -> None:
        if at_once and options_problems(options):
            raise Refusal("bad-cast")
        done = f"{connection.guest}:{identity}"
        before = self.ledger.table_made_by(done)  # the same action twice makes one table
        live = (self.find(before) if before else None) or self._new(connection.address, done)
        if live.table.number == 0:
            self._write(live, entries.Opened(options=options, guest=connection.guest, name=name, action=done))
        if at_once and live.table.phase == "lobby":
            self._write(live, live.table.start(connection.guest))
        self.leave(connection)
        live.come(connection)
        self._send(connection, encode(messages.Ok(identity, live.table.code)))
        self._tell_table(live)
        self._plan(live)

    def _watch(self, connection: Connection, identity: str, code: str, last: int | None) -> None:
        live = self.find(code)
        if live is None:
            raise Refusal("unknown-table")
        table, place = live.table, live.table.find(connection.guest)
        if place is None and not table.options.onlookers and table.phase != "lobby":
            raise Refusal("onlookers-off")
        self._come(connection, live)
        self._send(connection, encode(messages.Ok(identity, code)))
        self._catch_up(connection, live, last)
        if place is not None and table.seats[place].stand_in:  # somebody is back: the bot that played for them leaves the seat
            self._stand_down(live, place)
            live.minds.pop(place, None)
            self._plan(live)

    def _stand_down(self, live: Live, place: int) -> None:
        entry = entries.StoodIn(place=place, on=False)
        self._write(live, entry)
        self._tell(live, entry)

    def _at_table(self, connection: Connection, live: Live, message: messages.Incoming, identity: str) -> None:
        guest, table = connection.guest, live.table
        done = f"{guest}:{identity}"
        if isinstance(message, messages.Rematch):
            self._rematch(connection, live, identity)
            return
        if done in table.actions:  # the same action twice is one action
            self._send(connection, encode(messages.Ok(identity, table.code)))
            return
        if isinstance(message, messages.AskReplay):
            table.need("over")
            assert table.game is not None
            self._send(connection, encode(replay_of(table.game, identity, [seat.name for seat in table.seats])))
            return
        entry = self._entry(guest, table, message)
        place = table.decider()
        if isinstance(message, messages.Decide) and place is not None and table.seats[place].stand_in:
            self._stand_down(live, place)
        removed = table.seats[entry.place].guest if isinstance(entry, entries.SentAway) else None
        entry.action = done
        self._write(live, entry)
        self._send(connection, encode(messages.Ok(identity, table.code)))
        if isinstance(entry, SHOWING_OUT):
            self._show_out(live, removed)
        self._tell(live, entry)
        if not isinstance(entry, UNPLANNED):
            self._plan(live)

    def _entry(self, guest: str, table: Table, message: messages.Incoming) -> entries.AnyEntry:
        match message:
            case messages.Decide(action=action, after=after):
                return table.decide(guest, action, after)
            case messages.Join(name=name):
                return table.join(guest, name)
            case messages.Leave():
                table.place(guest)
                return entries.GotUp(guest=guest)
            case messages.Change(options=options):
                return table.change(guest, options)
            case messages.AddBot(level=level, temperament=temperament):
                return table.add_bot(guest, level, temperament)
            case messages.Remove(place=place):
                return table.send_away(guest, place)
            case messages.Reorder(order=order):
                return table.reorder(guest, order)
            case messages.HandOver(place=place):
                return table.hand_over(guest, place)
            case messages.Start():
                return table.start(guest)
            case messages.Ready():
                return table.ready(guest)
            case messages.Prepare(answer=answer):
                return table.prepare(guest, answer)
            case messages.Say(text=text):
                return table.say(guest, text, None)
            case messages.React(what=what):
                return table.say(guest, None, what)
        raise Refusal("bad-message")

    def _rematch(self, connection: Connection, live: Live, identity: str) -> None:
        """Another table with the same people in the same order; whoever asks first makes it, and starts it."""
        table = live.table
        table.need("over")
        asking = table.seats[table.place(connection.guest)]
        if table.next_table is not None:
            self._send(connection, encode(messages.Ok(identity, table.next_table)))
            return
        again = self._new(connection.address, f"{connection.guest}:{identity}")
        self._write(again, entries.Opened(options=table.options, guest=connection.guest, name=asking.name))
        for seat in table.seats:
            if seat is not asking and seat.guest is not None:
                self._write(again, entries.Joined(guest=seat.guest, name=seat.name))
            elif seat is not asking:
                self._write(again, entries.BotCame(level=seat.level or "regular", name=seat.name, temperament=seat.temperament))
        names = [seat.name for seat in again.table.seats]
        self._write(again, entries.Reseated(order=[names.index(seat.name) for seat in table.seats]))
        self._write(again, again.table.start(connection.guest))
        self._plan(again)
        entry = entries.PlayedAgain(code=again.table.code, action=f"{connection.guest}:{identity}")
        self._write(live, entry)
        self._send(connection, encode(messages.Ok(identity, again.table.code)))
        self._tell(live, entry)

    def _show_out(self, live: Live, removed: str | None) -> None:
        """Say goodbye to a guest who was removed and, once the game has begun at a table without onlookers, to everybody without a seat."""
        table = live.table
        closed = not table.options.onlookers and table.phase != "lobby"
        for connection in list(live.connections):
            if table.find(connection.guest) is None and (closed or connection.guest == removed):
                live.go(connection)
                self._send(connection, encode(messages.Gone(table.code)))

    # -- writing, committing -----------------------------------------------------------------------------------------------------------

    def _write(self, live: Live, entry: entries.AnyEntry) -> None:
        """Write an entry, and let it happen. Nobody hears of it before the commit."""
        table = live.table
        if isinstance(entry, entries.Made):
            self._show_now(live)  # or the table would be ahead of the decision, and who looks at cards would miss it
        self._changed[table.code] = live
        self._commit_soon()
        self.ledger.append(table.code, table.number, entries.encode(entry))
        live.apply(entry)
        self._limit(live)
        if isinstance(entry, entries.Made):
            self.decisions += 1
            if table.phase == "over":
                self.ledger.finish(table.code)

    def _send(self, connection: Connection, message: bytes) -> None:
        """Let somebody hear of something when it is committed."""
        unsent = self._unsent.get(connection)
        if unsent is None:
            self._unsent[connection] = [message]
            self._commit_soon()
        else:
            unsent.append(message)

    def _commit_soon(self) -> None:
        if self._planned is None:
            self._planned = asyncio.get_running_loop().call_soon(self.commit)

    def commit(self) -> None:
        """Commit all that has happened by now; then, and only then, let everybody hear of it."""
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None
        for live, _ in list(self._unshown.values()):
            self._show_now(live)
        try:
            self.ledger.commit()
        except NotWritten:
            self._fail()
            return
        unsent = self._unsent
        self._asked, self._changed, self._unsent = [], {}, {}
        for connection, sent in unsent.items():
            connection.send(sent)

    def _fail(self) -> None:
        """Nothing since the last commit is written, so nobody hears of it."""
        log.exception("not written")
        asked, changed = self._asked, self._changed
        self._asked, self._changed, self._unsent, self._unshown = [], {}, {}, {}
        self._take_back(changed)
        self._ask_again(asked)

    def _take_back(self, changed: dict[str, Live]) -> None:
        """What was not committed has not happened: read the tables again."""
        for code, live in changed.items():
            try:
                live.restore(self.ledger.read(code))
            except Unreadable:
                live.restore([])
            self._limit(live)
            if live.table.number == 0:  # not there, or not to be read now: people find it again, or not
                self.tables.pop(code, None)
                for connection in list(live.connections):
                    live.go(connection)
            self._try_later(live, self._plan)

    def _ask_again(self, asked: list[tuple[Connection, messages.Incoming]]) -> None:
        """What could not be committed together is tried one by one: what is wrong with one must not cost the others theirs."""
        for connection, message in asked:
            if len(asked) > 1:
                self.handle(connection, message)
            else:
                self.refuse(connection, "server-busy", getattr(message, "id", None))
            self.commit()

    # -- telling -----------------------------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, entry: entries.AnyEntry) -> None:
        """Tell everybody at the table what has happened, each as much as they may know."""
        table = live.table
        match entry:
            case entries.Made():
                self._tell_decision(live)
                if table.phase == "over":
                    self._tell_table(live)
            case entries.Spoke():
                message = encode(table.said[-1])
                for connection, _ in live.audience():
                    self._send(connection, message)
            case entries.Prepared():
                pass
            case _:
                self._tell_table(live)

    def _tell_table(self, live: Live, apart: Connection | None = None) -> None:
        """Let everybody at a table see all of it anew."""
        self._show(live, live.connections - {apart})

    def _show(self, live: Live, connections: set[Connection]) -> None:
        """Let some see a whole table: in this moment much may happen to it, and the last of it is what counts."""
        _, already = self._unshown.setdefault(live.table.code, (live, set()))
        already |= connections
        self._commit_soon()

    def _show_now(self, live: Live) -> None:
        """Show a table as it is now to those who are to see it."""
        table = live.table
        if table.code not in self._unshown:
            return
        _, waiting = self._unshown.pop(table.code)
        shared = table.open_state(live.here, live.seconds_left())
        for connection, viewer in live.audience():
            if connection in waiting:
                self._send(connection, encode(table.state_for(viewer, shared)))

    def _tell_decision(self, live: Live) -> None:
        table = live.table
        version, state, rows, _ = live.recent[-1]
        head = b'{"is":"decided","version":%d,"events":' % version
        shown = b',"game":%b,"choices":' % encode(table.game_state(live.seconds_left()))
        decider = table.decider()
        told, made = table.look.told, dict[tuple[int, ...], bytes]()
        for connection, viewer in live.audience():
            known = see(state, rows, viewer)[1]
            if viewer == decider:
                self._send(connection, b"%b%b%b%b}" % (head, told(known), shown, table.offered()))
                continue
            message = made.get(known)
            if message is None:
                message = made[known] = b"%b%b%b[]}" % (head, told(known), shown)
            self._send(connection, message)

    def _catch_up(self, connection: Connection, live: Live, last: int | None) -> None:
        """The decisions that a client has missed, one by one unless they are too many, and then the table as it is now."""
        table, game = live.table, live.table.game
        missed = [one for one in live.recent if last is not None and one[0] > last]
        if last is not None and len(missed) == RECENT and missed[0][0] > last + 1:
            missed = []
        place = table.find(connection.guest)
        for version, state, rows, decisions in missed:
            assert game is not None
            known = table.look.happenings(see(state, rows, ONLOOKER if place is None else place)[1])
            shown = game_state(state, len(table.seats), slots_of(len(table.seats)), game.company.codes, decisions, None)
            self._send(connection, encode(messages.Decided(version, known, shown, [])))
        self._show(live, {connection})

    # -- what happens by itself --------------------------------------------------------------------------------------------------------

    def _limit(self, live: Live) -> None:
        """Set the time limit for what is due: once, however often people come and go meanwhile."""
        table, place = live.table, live.table.decider()
        due: tuple[int, int] | None = None
        seconds: float | None = None
        if table.phase == "deal":
            due, seconds = (-1, -1), self.pace.deal
        elif place is not None and table.game is not None and table.seats[place].guest is not None and not table.seats[place].stand_in:
            due, seconds = (len(table.game.actions), place), table.options.seconds
        if due != live.limited:
            live.limited = due
            live.deadline = None if seconds is None else time.monotonic() + seconds

    def _plan(self, live: Live) -> None:
        """Work out what happens next by itself, and when. How long a bot takes depends on nothing that is hidden."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        delay = self._delay(live)
        if delay is not None:
            live.timer = asyncio.get_running_loop().call_later(delay, self._due, live)

    def _delay(self, live: Live) -> float | None:
        table = live.table
        if table.phase == "deal" and live.deadline is not None:
            return 0.0 if table.everybody_ready() else max(0.0, live.deadline - time.monotonic())
        place = table.decider()
        if place is None:
            return None
        seat = table.seats[place]
        if seat.guest is None or seat.stand_in:
            return self._dice.uniform(*(self.pace.answer if table.answering() else self.pace.think))
        if table.prepared_answer() is not None:
            return self.pace.answer[0]
        away = None if seat.guest in live.here else self.pace.away
        if live.deadline is None:
            return away
        left = max(0.0, live.deadline - time.monotonic()) + 0.5
        return left if away is None else min(left, away)

    def _due(self, live: Live) -> None:
        """What was planned happens."""
        live.timer = None
        entry = self._next_entry(live)
        if entry is None:
            return
        try:
            self._write(live, entry)
        except NotWritten:
            self._fail()
        else:
            self._tell(live, entry)
            self._plan(live)

    def _try_later(self, live: Live, what: Callable[[Live], None]) -> None:
        if live.timer is not None:
            live.timer.cancel()
        live.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, what, live)

    def _next_entry(self, live: Live) -> entries.AnyEntry | None:
        table = live.table
        if table.phase == "deal":
            return entries.Begun()
        place = table.decider()
        if place is None:
            return None
        seat = table.seats[place]
        game = table.game
        assert game is not None
        if seat.guest is not None and not seat.stand_in:
            answer = table.prepared_answer()
            if answer is not None:
                return entries.Made(number=answer)
            return entries.StoodIn(place=place, on=True)
        name = game.players[place]
        mind = live.minds.get(place)
        if mind is None:
            mind = live.minds[place] = Mind(game, name, player_of(seat), table.seed + place)
        return entries.Made(number=game.choice.actions[mind.decide(game.view(name))])

    def close(self) -> None:
        """Stop everything that happens by itself."""
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        self.commit()
        self.ledger.close()
