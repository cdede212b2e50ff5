"""All tables of a server, and what clients may ask for at them. It knows no transport: a connection is anything with `send`."""

from collections.abc import Iterator
from functools import partial

import mascarade
from mascarade.outlook import encode
from mascarade.server import entries, messages
from mascarade.server.clerk import Later
from mascarade.server.clock import Pace
from mascarade.server.counting import Lately
from mascarade.server.errors import Away, Refusal
from mascarade.server.ledger import Ledger, LedgerError, Unreachable
from mascarade.server.live import Connection, Live
from mascarade.server.options import options_problems
from mascarade.server.outbox import Mark
from mascarade.server.replays import Replays, lesson
from mascarade.server.seats import Seat, clean_name
from mascarade.server.series import next_options, next_seats, score_of
from mascarade.server.steward import Limits, Steward
from mascarade.server.table import Table


def plain_code(written: str) -> str:
    """The table's code that somebody meant."""
    return written.replace(" ", "").replace("-", "").upper()


class Hall(Steward):
    """All tables."""

    def __init__(self, ledger: Ledger, pace: Pace | None = None, limits: Limits | None = None) -> None:
        super().__init__(ledger, pace, limits)
        self._replays = Replays()
        self._missed = Lately(self.limits.misses_of_an_address, 60.0)
        self._by_guest = Lately(self.limits.entries_of_a_guest, 10.0)
        self._by_table = Lately(self.limits.entries_of_a_table, 10.0)
        self.together = {"tables": self._opened, "misses": self._missed, "guests": self._by_guest}
        """What is limited for all workers together."""

    # -- connections -------------------------------------------------------------------------------------------------------------------

    def become(self, connection: Connection, guest: str) -> None:
        """From now on somebody else uses a connection."""
        self.commit()  # what was asked before was asked by the other one
        self._go(connection)
        for batch in (self.under_way, self.outbox):
            if batch is not None:
                batch.forget(connection)
        connection.guest = guest

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self._forget(connection)
        self._commit_soon()
        self._go(connection)

    def _ask(self, connection: Connection, message: messages.Incoming, mark: Mark) -> None:
        identity = getattr(message, "id", None)
        try:
            if self.closed:
                raise Refusal("server-busy")
            self._act(connection, message, identity or "")
        except (Later, Unreachable):
            raise
        except Refusal as refusal:
            self._take_back(mark)
            self._send(connection, encode(messages.Refused(refusal.code, identity, refusal.values)))
        except Away as away:
            self._take_back(mark)
            self._pass_on(connection, message, away.address)
        except Exception as error:  # a fault of ours: it is this message's trouble, and nobody else's
            self._faults.note("a message failed", error, None if connection.live is None else connection.live.table)
            self._take_back(mark)
            self._send(connection, encode(messages.Refused("server-busy", identity)))

    def _pass_on(self, connection: Connection, message: messages.Incoming, address: str) -> None:
        """Let the worker that plays the table have a connection: what it asks for is answered there, this message first."""
        self.outbox.asked.pop()
        self.commit()  # what was asked before is answered here
        self._go(connection)
        for batch in (self.under_way, self.outbox):
            if batch is not None:
                batch.forget(connection)
        self._abroad.add(connection)
        connection.go_abroad(address, message)

    def waits(self, connection: Connection) -> bool:
        """Whether it has asked for something that the ledger has not said yet, or is with another worker."""
        return connection in self._waiting or connection in self._abroad

    def come_back(self, connection: Connection) -> None:
        """A connection is here again."""
        self._abroad.discard(connection)

    def _go(self, connection: Connection) -> None:
        live = connection.live
        try:
            self._leave(connection)
        except Exception as error:  # a fault of ours: gone is gone
            self._faults.note("a farewell failed", error, None if live is None else live.table)
            if live is not None:
                self.clock.plan_again(live)

    def _leave(self, connection: Connection) -> None:
        live = connection.live
        if live is None:
            return
        self.outbox.moved.append((connection, live))
        live.go(connection)
        self._presence(connection, live)

    def _come(self, connection: Connection, live: Live) -> None:
        if connection.live is live:
            return
        self._leave(connection)
        known = connection.guest in live.here
        self.outbox.moved.append((connection, None))
        live.come(connection)
        if not known:
            self._presence(connection, live)

    def _presence(self, connection: Connection, live: Live) -> None:
        """Somebody's last connection went, or the first one came: the others see it, and what is planned may depend on it."""
        player = live.table.find(connection.guest)
        here = connection.live is live
        if player is None or (not here and connection.guest in live.here):
            return
        self._show(live, live.connections - {connection})
        if live.lost or (player != live.table.decider and live.table.phase != "deal"):
            return
        if here and live.table.alone():  # nobody has waited: all the time again
            live.limited = None
            self.clock.limit(live)
        self.clock.plan(live)

    # -- what clients ask for ----------------------------------------------------------------------------------------------------------

    def _act(self, connection: Connection, message: messages.Incoming, identity: str) -> None:
        match message:
            case messages.Decide():  # what is said most often
                self._at_table(connection, self._there(connection), message, identity)
            case messages.Ping():
                self._send(connection, encode(messages.Pong()))
            case messages.Hello(protocol=protocol):
                if protocol != messages.PROTOCOL:
                    raise Refusal("old-protocol")
                self._send(connection, encode(messages.Welcome(messages.PROTOCOL, mascarade.__version__)))
            case messages.CheckCast(options=options):
                self._send(connection, encode(messages.Problems(identity, options_problems(options))))
            case messages.AskReplay(lesson=edition) if edition:
                self._send(connection, lesson(identity, edition))
            case messages.Make() | messages.Quick():
                self._make(connection, message)
            case messages.Watch(table=code, last=last):
                self._watch(connection, identity, plain_code(code), last)
            case _:
                self._at_table(connection, self._there(connection), message, identity)

    @staticmethod
    def _there(connection: Connection) -> Live:
        """The table somebody is at. Raises Refusal."""
        if connection.live is None:
            raise Refusal("unknown-table")
        if connection.live.lost:
            raise Refusal("server-busy")
        return connection.live

    def _make(self, connection: Connection, message: messages.Make | messages.Quick) -> None:
        name, options, guest = clean_name(message.name), message.options, connection.guest
        at_once = isinstance(message, messages.Quick)
        if at_once and options_problems(options):
            raise Refusal("bad-cast")
        done = f"{guest}:{message.id}"
        live = self._made(done)  # the same action twice makes one table
        if live is None:
            before = self._look(done, partial(self.ledger.look_up, done))
            if isinstance(before, LedgerError):
                raise before
            live = self.find(before) if before else None
            if before and live is None:  # it is there, and cannot be read now: another one would be one too many
                raise Refusal("server-busy")
        if live is None:
            live = self._new(connection.address)
            self._write(live, entries.Opened(options=options, guest=guest, name=name, face=message.face, action=done), done)
        else:
            self._admit(connection, live)
        if at_once and live.table.phase == "lobby" and live.table.host == guest:
            self._write(live, live.table.start(guest))
        self._come(connection, live)
        self._send(connection, encode(messages.Ok(message.id, live.table.code)))
        self.outbox.catch_up(connection, live, None)  # it may have been made before, and played at
        self._show(live, live.connections)
        self.clock.plan(live)

    def _made(self, action: str) -> Live | None:
        """A new table that is not in the ledger yet."""
        found = self.outbox.made.get(action)
        return self.under_way.made.get(action) if found is None and self.under_way is not None else found

    def _admit(self, connection: Connection, live: Live) -> None:
        if live.lost:
            raise Refusal("server-busy")
        if not live.table.admits(connection.guest):
            raise Refusal("onlookers-off")

    def _watch(self, connection: Connection, identity: str, code: str, last: int | None) -> None:
        live = self.find(code)
        # Whoever guesses codes learns no more from a hit than from a miss. People with a seat are let in, however many guess beside them.
        if self._missed.full(connection.address) and (live is None or live.table.find(connection.guest) is None):
            raise Refusal("too-fast")
        if live is None:
            self._missed.add(connection.address)
            raise Refusal("unknown-table")
        self._admit(connection, live)
        self._come(connection, live)
        self._send(connection, encode(messages.Ok(identity, code)))
        self.outbox.catch_up(connection, live, last)
        player = live.table.find(connection.guest)
        if player is not None and live.table.seats[player].stand_in:  # somebody is back: the bot that played for them leaves the seat
            self._stand_down(live, player, live.gone.get(connection.guest))
            live.bots.pop(player, None)
            self.clock.plan(live)

    def _stand_down(self, live: Live, player: int, since: int | None = None) -> None:
        entry = entries.StoodIn(player=player, on=False, since=since)
        self._write(live, entry)
        self._tell(live, entry)

    def _at_table(self, connection: Connection, live: Live, message: messages.Incoming, identity: str) -> None:
        guest, table = connection.guest, live.table
        done = f"{guest}:{identity}"
        if isinstance(message, messages.PlayAgain | messages.AskReplay):
            self._after_the_game(connection, live, message)
            return
        if done in table.actions:  # the same action twice is one action
            self._send(connection, encode(messages.Ok(identity, table.code)))
            return
        entry = table.entry(guest, message)
        if not entry.bounded:
            # players shall not have to wait because onlookers talk: they do not even know it
            self._count(guest, table.code if not isinstance(entry, entries.Whispered) else f"{table.code} onlookers")
        player = table.decider
        if isinstance(entry, entries.Decided) and player is not None and table.seats[player].stand_in:
            self._stand_down(live, player)
        removed = table.seats[entry.player].guest if isinstance(entry, entries.SentAway) else None
        entry.action = done
        self._write(live, entry)
        self._send(connection, encode(messages.Ok(identity, table.code)))
        if entry.shows_out:
            self._show_out(live, removed)
        self._tell(live, entry)
        if entry.planned:
            self.clock.plan(live)

    def _count(self, guest: str, code: str) -> None:
        """Count what the game itself does not bound. Raises Refusal if it is too much."""
        if self._by_guest.full(guest) or self._by_table.full(code):
            raise Refusal("too-fast")
        self._by_guest.add(guest)
        self._by_table.add(code)

    def _after_the_game(self, connection: Connection, live: Live, message: messages.PlayAgain | messages.AskReplay) -> None:
        table = live.table
        if isinstance(message, messages.PlayAgain):
            self._play_again(connection, live, message)
            return
        table.need("over")
        self._send(connection, self._replays.answer(table.code, table.playing, message.id, [seat.name for seat in table.seats]))

    def _play_again(self, connection: Connection, live: Live, message: messages.PlayAgain) -> None:
        """Another table, dealt to those who have agreed and are here; once."""
        table, guest = live.table, connection.guest
        table.need("over")
        starter = table.seats[table.player(guest)]
        if table.next_table is not None:
            self._send(connection, encode(messages.Ok(message.id, table.next_table)))
            return
        host = table.find(table.host)
        if guest != table.host and host is not None and table.host in live.here and table.seats[host].again is not False:
            raise Refusal("not-host")
        done = f"{guest}:{message.id}"
        seats = next_seats(table.seats, guest, live.here, message.others)
        again = self._new(connection.address)
        options, score = next_options(table.options, len(seats)), score_of(table.series, seats)
        self._write(again, entries.Opened(options=options, guest=guest, name=starter.name, face=starter.face, series=score), done)
        for entry in self._company(table, [seat for seat in seats if seat is not starter]):
            self._write(again, entry)
        first = seats.index(starter)
        self._write(again, entries.Reseated(order=[*range(1, first + 1), 0, *range(first + 1, len(seats))]))
        self._write(again, again.table.start(guest))
        self.clock.plan(again)
        entry = entries.PlayedAgain(code=again.table.code, action=done)
        self._write(live, entry)
        self._send(connection, encode(messages.Ok(message.id, again.table.code)))
        self._tell(live, entry)

    @staticmethod
    def _company(table: Table, seats: list[Seat | None]) -> Iterator[entries.AnyEntry]:
        """How they sit down at the next table."""
        names = iter(table.bot_names(len(seats)))
        for seat in seats:
            if seat is None:
                yield entries.BotCame(level=table.options.fill, name=next(names))
            elif seat.guest is not None:
                yield entries.Joined(guest=seat.guest, name=seat.name, face=seat.face)
            else:
                level = seat.level or table.options.fill
                yield entries.BotCame(level=level, name=seat.name, temperament=seat.temperament, face=seat.face)

    def _show_out(self, live: Live, removed: str | None) -> None:
        """Say goodbye to a guest who was removed and to everybody whom the table does not admit any more."""
        for connection in list(live.connections):
            guest = connection.guest
            if not live.table.admits(guest) or (guest == removed and live.table.find(guest) is None):
                self.outbox.moved.append((connection, live))
                live.go(connection)
                self._send(connection, encode(messages.Gone(live.table.code)))
