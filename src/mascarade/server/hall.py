"""All tables of a server, who is connected to them, and what happens by itself: bots, time limits, absent people.

It knows no transport: a connection is anything with `send`. Order is everything here: commit, then acknowledge, then tell.
"""

import asyncio
import logging
import random
import secrets
import sqlite3
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Protocol

import mascarade
from mascarade.rules.table import slots_of
from mascarade.server import entries, messages
from mascarade.server.errors import Refusal
from mascarade.server.ledger import Ledger
from mascarade.server.minds import Mind
from mascarade.server.outlook import encode, game_state, of_game
from mascarade.server.replays import lesson, replay_of
from mascarade.server.table import Table, clean_name, options_problems
from mascarade.views import ONLOOKER, see

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
RECENT: Final = 64
"""Decisions that a client which was away for a moment gets one by one; after more it gets the table anew."""
WAKE_SECONDS: Final = 7 * 24 * 3600.0
"""Tables older than this are not woken up after a restart; a visitor still finds them."""

RETRY_SECONDS: Final = 2.0
"""After this time something is tried again that could not be written."""

log = logging.getLogger("mascarade.hall")


class Connection(Protocol):
    """A client."""

    guest: str
    """Who it is: a name for the token in its cookie that does not give the token away."""
    address: str
    live: "Live | None"
    """The table it is at."""

    def send(self, message: bytes) -> None:
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
    """The guests that are connected, as `online` says."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    minds: dict[int, Mind] = field(default_factory=dict)
    recent: deque[tuple[int, bytes, list[int], int]] = field(default_factory=lambda: deque(maxlen=RECENT))
    """Versions of the last decisions, with the state after each, its events, and how many decisions there were."""
    timer: asyncio.TimerHandle | None = None
    deadline: float | None = None
    """When the time for what is due is over."""
    limited: tuple[int, int] | None = None
    """What the deadline is for: a decision's number and the place of the one who decides."""

    def online(self) -> set[str]:
        """The guests that are connected."""
        return {connection.guest for connection in self.connections}

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
        self._tasks: set[asyncio.Task[None]] = set()

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
            for body in bodies:
                entry = entries.decode(body)
                live.table.apply(entry)
                self._remember(live, entry)
            self._keep(live)
            self._plan(live)
        return live

    def _keep(self, live: Live) -> None:
        """Have a table in memory; drop some that nobody needs if there are too many."""
        if len(self.tables) >= self.limits.tables:
            for code, other in list(self.tables.items()):
                if not other.connections and other.table.phase in ("lobby", "over") and not other.lock.locked():
                    del self.tables[code]
        if len(self.tables) >= self.limits.tables:
            raise Refusal("server-busy")
        self.tables[live.table.code] = live

    def _new(self, address: str, made: str) -> Live:
        now = time.monotonic()
        opened = self._opened.setdefault(address, deque())
        while opened and opened[0] < now - 3600:
            opened.popleft()
        if len(opened) >= self.limits.tables_of_an_address:
            raise Refusal("too-many-tables")
        opened.append(now)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            if self.ledger.open(code, made):
                live = Live(Table(code))
                self._keep(live)
                return live

    # -- connections -------------------------------------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: messages.Incoming) -> None:
        """Do what a client asks for, or tell it why not."""
        identity = getattr(message, "id", None)
        try:
            await self._act(connection, message, identity or "")
        except Refusal as refusal:
            connection.send(encode(messages.Refused(refusal.code, identity, refusal.values)))
        except sqlite3.Error:
            log.exception("not written")
            connection.send(encode(messages.Refused("server-busy", identity)))

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        live = connection.live
        if live is None:
            return
        connection.live = None
        live.connections.discard(connection)
        live.here = live.online()
        place = live.table.find(connection.guest)
        if place is not None and connection.guest not in live.online():
            self._tell_table(live)
            if place == live.table.decider():  # nothing else that is planned depends on who is here
                self._plan(live)

    def _come(self, connection: Connection, live: Live) -> None:
        if connection.live is live:
            return
        self.leave(connection)
        known = connection.guest in live.online()
        connection.live = live
        live.connections.add(connection)
        live.here = live.online()
        place = live.table.find(connection.guest)
        if not known and place is not None:
            self._tell_table(live, apart=connection)
            if place == live.table.decider():
                self._plan(live)

    async def _act(self, connection: Connection, message: messages.Incoming, identity: str) -> None:
        guest = connection.guest
        match message:
            case messages.Ping():
                connection.send(encode(messages.Pong()))
            case messages.Hello(protocol=protocol):
                if protocol != messages.PROTOCOL:
                    raise Refusal("old-protocol")
                connection.send(encode(messages.Welcome(messages.PROTOCOL, mascarade.__version__)))
            case messages.CheckCast(options=options):
                connection.send(encode(messages.Problems(identity, options_problems(options))))
            case messages.AskReplay(lesson=True):
                connection.send(encode(lesson(identity)))
            case messages.Make(name=name, options=options) | messages.Quick(name=name, options=options):
                await self._make(connection, identity, clean_name(name), options, isinstance(message, messages.Quick))
            case messages.Watch(table=code, last=last):
                live = self.find(code)
                if live is None:
                    raise Refusal("unknown-table")
                if live.table.find(guest) is None and not live.table.options.onlookers and live.table.phase != "lobby":
                    raise Refusal("onlookers-off")
                self._come(connection, live)
                connection.send(encode(messages.Ok(identity, code)))
                self._catch_up(connection, live, last)
                await self._give_back(live, guest)
            case _:
                live = connection.live
                if live is None:
                    raise Refusal("unknown-table")
                await self._at_table(connection, live, message, identity)

    async def _make(self, connection: Connection, identity: str, name: str, options: messages.Options, at_once: bool) -> None:
        if at_once and options_problems(options):
            raise Refusal("bad-cast")
        done = f"{connection.guest}:{identity}"
        before = self.ledger.made(done)  # the same action twice makes one table
        live = (self.find(before) if before else None) or self._new(connection.address, done)
        async with live.lock:
            if live.table.number == 0:
                await self._write(live, entries.Opened(options=options, guest=connection.guest, name=name, action=done))
            if at_once and live.table.phase == "lobby":
                await self._write(live, live.table.start(connection.guest))
            self.leave(connection)
            connection.live = live
            live.connections.add(connection)
            live.here = live.online()
            connection.send(encode(messages.Ok(identity, live.table.code)))
            self._tell_table(live)
            self._plan(live)

    async def _at_table(self, connection: Connection, live: Live, message: messages.Incoming, identity: str) -> None:
        guest, table = connection.guest, live.table
        done = f"{guest}:{identity}"
        async with live.lock:
            if isinstance(message, messages.Rematch):
                await self._rematch(connection, live, identity)
                return
            if done in table.actions:  # the same action twice is one action
                connection.send(encode(messages.Ok(identity, table.code)))
                return
            if isinstance(message, messages.AskReplay):
                table.need("over")
                assert table.game is not None
                connection.send(encode(replay_of(table.game, identity, [seat.name for seat in table.seats])))
                return
            entry = self._entry(guest, table, message)
            place = table.find(guest)
            if place is not None and table.seats[place].stand_in and isinstance(message, messages.Decide):
                back = entries.StoodIn(place=place, on=False)
                await self._write(live, back)
                self._tell(live, back)
            removed = table.seats[entry.place].guest if isinstance(entry, entries.SentAway) else None
            entry.action = done
            await self._write(live, entry)
            connection.send(encode(messages.Ok(identity, table.code)))
            if isinstance(entry, entries.SentAway | entries.GotUp | entries.Dealt):
                self._show_out(live, removed)
            self._tell(live, entry)
            if not isinstance(entry, entries.Spoke | entries.Prepared):
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
            case messages.AddBot(level=level):
                return table.add_bot(guest, level)
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

    async def _rematch(self, connection: Connection, live: Live, identity: str) -> None:
        """Another table with the same people in the same order; whoever asks first makes it, and starts it."""
        table = live.table
        table.need("over")
        table.place(connection.guest)
        if table.next_table is None:
            again = self._new(connection.address, f"{connection.guest}:{identity}")
            async with again.lock:
                first = table.seats[table.place(connection.guest)]
                await self._write(again, entries.Opened(options=table.options, guest=connection.guest, name=first.name))
                for seat in table.seats:
                    if seat is not first and seat.guest is not None:
                        await self._write(again, entries.Joined(guest=seat.guest, name=seat.name))
                    elif seat is not first:
                        await self._write(again, entries.BotCame(level=seat.level or "regular", name=seat.name))
                names = [seat.name for seat in again.table.seats]
                await self._write(again, entries.Reseated(order=[names.index(seat.name) for seat in table.seats]))
                await self._write(again, again.table.start(connection.guest))
                self._plan(again)
            entry = entries.PlayedAgain(code=again.table.code, action=f"{connection.guest}:{identity}")
            await self._write(live, entry)
            connection.send(encode(messages.Ok(identity, again.table.code)))
            self._tell(live, entry)
        else:
            connection.send(encode(messages.Ok(identity, table.next_table)))

    def _show_out(self, live: Live, removed: str | None) -> None:
        """Say goodbye to a guest who was removed and, once the game has begun at a table without onlookers, to everybody without a seat."""
        table = live.table
        closed = not table.options.onlookers and table.phase != "lobby"
        for connection in list(live.connections):
            if table.find(connection.guest) is None and (closed or connection.guest == removed):
                connection.live = None
                live.connections.discard(connection)
                live.here = live.online()
                connection.send(encode(messages.Gone(table.code)))

    # -- writing and telling -----------------------------------------------------------------------------------------------------------

    async def _write(self, live: Live, entry: entries.AnyEntry) -> None:
        """Commit an entry, then let it happen. The table's lock is held."""
        await self.ledger.append(live.table.code, live.table.number, entries.encode(entry))
        live.table.apply(entry)
        self._remember(live, entry)
        if isinstance(entry, entries.Made):
            self.decisions += 1
            if live.table.phase == "over":
                self.ledger.finish(live.table.code)

    def _remember(self, live: Live, entry: entries.AnyEntry) -> None:
        table = live.table
        if isinstance(entry, entries.Made):
            game = table.game
            assert game is not None
            live.recent.append((table.version, game.state, game.history[-1], len(game.actions)))
            for place, mind in live.minds.items():
                mind.watch(game.view(game.players[place]))

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
                for connection in list(live.connections):
                    connection.send(message)
            case entries.Prepared():
                pass
            case _:
                self._tell_table(live)

    def _tell_table(self, live: Live, apart: Connection | None = None) -> None:
        self._limit(live)
        online, left = live.online(), live.seconds_left()
        sent: dict[str, bytes] = {}
        for connection in list(live.connections):
            if connection is not apart:
                if connection.guest not in sent:
                    sent[connection.guest] = encode(live.table.state(connection.guest, list(online), left))
                connection.send(sent[connection.guest])

    def _tell_decision(self, live: Live) -> None:
        table = live.table
        game = table.game
        assert game is not None
        self._limit(live)
        version, state, rows, _ = live.recent[-1]
        head = b'{"is":"decided","version":%d,"events":' % version
        shown = b',"game":%b,"choices":' % encode(table.game_state(live.seconds_left()))
        decider = table.decider()
        places = {seat.guest: place for place, seat in enumerate(table.seats) if seat.guest}
        look = of_game(game)
        made: dict[tuple[int, ...], bytes] = {}
        for connection in list(live.connections):
            place = places.get(connection.guest)
            known = see(state, rows, ONLOOKER if place is None else place)[1]
            if place is not None and place == decider:
                connection.send(b"%b%b%b%b}" % (head, look.told(known), shown, encode(table.choices())))
                continue
            message = made.get(known)
            if message is None:
                message = made[known] = b"%b%b%b[]}" % (head, look.told(known), shown)
            connection.send(message)

    def _catch_up(self, connection: Connection, live: Live, last: int | None) -> None:
        """The decisions that a client has missed, one by one unless they are too many, and then the table as it is now."""
        table, game = live.table, live.table.game
        missed = [one for one in live.recent if last is not None and one[0] > last]
        if last is not None and len(missed) == RECENT and missed[0][0] > last + 1:
            missed = []
        place = table.find(connection.guest)
        for version, state, rows, decisions in missed:
            assert game is not None
            known = of_game(game).happenings(see(state, rows, ONLOOKER if place is None else place)[1])
            shown = game_state(state, len(table.seats), slots_of(len(table.seats)), game.table.codes, decisions, None)
            connection.send(encode(messages.Decided(version, known, shown, [])))
        self._limit(live)
        connection.send(encode(table.state(connection.guest, list(live.online()), live.seconds_left())))

    async def _give_back(self, live: Live, guest: str) -> None:
        """Somebody is back: the bot that played for them leaves the seat."""
        async with live.lock:
            place = live.table.find(guest)
            if place is not None and live.table.seats[place].stand_in:
                entry = entries.StoodIn(place=place, on=False)
                await self._write(live, entry)
                live.minds.pop(place, None)
                self._tell(live, entry)
                self._plan(live)

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
        self._limit(live)
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
        waits = []
        if live.deadline is not None:
            waits.append(max(0.0, live.deadline - time.monotonic()) + 0.5)
        if seat.guest not in live.here:
            waits.append(self.pace.away)
        return min(waits, default=None)

    def _due(self, live: Live) -> None:
        task = asyncio.get_running_loop().create_task(self._happen(live, live.timer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _happen(self, live: Live, timer: asyncio.TimerHandle | None) -> None:
        async with live.lock:
            if live.timer is not timer:  # somebody was faster: something else is planned now, or nothing
                return
            live.timer = None
            entry = self._next_entry(live)
            if entry is None:
                return
            try:
                await self._write(live, entry)
            except sqlite3.Error:
                log.exception("not written")
                live.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._due, live)
            else:
                self._tell(live, entry)
                self._plan(live)

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
            mind = live.minds[place] = Mind(game, name, seat.level or "regular", table.seed + place)
        return entries.Made(number=game.choice.actions[mind.decide(game.view(name))])

    async def close(self) -> None:
        """Stop everything that happens by itself."""
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.ledger.close()
