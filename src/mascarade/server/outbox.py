"""What has happened since the last commit, and what everybody is to hear of it: kept back until it is committed, or taken back."""

from collections.abc import Callable

import msgspec

from mascarade.outlook import encode
from mascarade.rules.layout import apart
from mascarade.server import entries, messages
from mascarade.server.feelings import feelings
from mascarade.server.ledger import Batch, Kept
from mascarade.server.live import Connection, Faults, Live
from mascarade.server.showing import decided, log_for, open_state, state_for, state_then
from mascarade.server.table import RECENT
from mascarade.views import ONLOOKER, see


class Written(msgspec.Struct, frozen=True, eq=False):
    """An entry that has happened in memory."""

    live: Live
    number: int
    body: bytes
    made_by: str | None
    """The action that makes the table, if this is its first entry."""
    decision: bool


class Mark(msgspec.Struct, frozen=True):
    """How much there was before something began: what comes after it can be taken back."""

    written: int
    moved: int
    unsent: int


class Asked(msgspec.Struct, frozen=True, eq=False):
    """What a client asked for, or the answer to what was not worth asking."""

    connection: Connection
    message: messages.Incoming | bytes
    guest: str
    """Who used the connection then."""
    tries: int = 0
    """How often it was tried before."""


class Outbox:
    """Everything of one moment."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.written: list[Written] = []
        self.made: dict[str, Live] = {}
        """New tables, by the action that makes each."""
        self.moved: list[tuple[Connection, Live | None]] = []
        """Who came or went, and where they were before."""
        self.gone: set[Connection] = set()
        """Those whose connection has ended meanwhile."""
        self.unsent: list[tuple[Connection, bytes]] = []
        self.unshown: dict[Live, set[Connection]] = {}
        """Tables to be shown as a whole, and to whom: once, as they are in the end."""
        self.shown: dict[Live, set[Connection]] = {}
        """The same, of those that have been."""
        self.by_itself = False
        """Something happened that nobody asked for."""

    def mark(self) -> Mark:
        """How much there is now."""
        return Mark(len(self.written), len(self.moved), len(self.unsent))

    def write(self, live: Live, entry: entries.AnyEntry, made_by: str | None = None) -> None:
        """Let an entry happen. If it raises, `take_back` what came after the mark before it: the table is of no use until then."""
        decision = isinstance(entry, entries.Decided)
        if decision and live in self.unshown:
            self.show_now(live)  # or the table would be ahead of the decision, and who looks at cards would miss it
        if made_by is not None:
            self.made[made_by] = live
        body = entries.encode(entry)
        self.written.append(Written(live, live.table.number, body, made_by, decision))
        live.bodies.append(body)
        live.apply(entry)

    def take_back(self, mark: Mark) -> tuple[list[Live], list[Live]]:
        """Forget what came after a mark. Gives the tables that have to be restored, without these entries but with the others, and those
        whose plans have to be made again because people are where they were before.
        """
        undone = self.written[mark.written :]
        visited = [live for connection, before in self.moved[mark.moved :] for live in (connection.live, before) if live is not None]
        for connection, before in reversed(self.moved[mark.moved :]):
            if connection.live is not None:
                connection.live.go(connection)
            if before is not None and connection not in self.gone:
                before.come(connection)
        for one in reversed(undone):
            del one.live.bodies[one.number :]
            if one.made_by is not None:
                self.made.pop(one.made_by, None)
        for live, viewers in self.shown.items():  # as it was then: what was to be shown besides shall not get lost
            self.show(live, viewers)
        del self.written[mark.written :], self.moved[mark.moved :], self.unsent[mark.unsent :]
        restore = dict.fromkeys(one.live for one in undone)
        return list(restore), [live for live in dict.fromkeys(visited) if live not in restore]

    def forget(self, connection: Connection) -> None:
        """Somebody else uses a connection now: whatever is taken back, it stays where it is."""
        self.moved = [one for one in self.moved if one[0] is not connection]

    def batch(self, due_in: Callable[[Live], float | None] | None) -> Batch:
        """Everything that is to be committed; for a ledger that several workers share also when something is due at each table."""
        made = [(live.table.code, action) for action, live in self.made.items()]
        entries = [(one.live.table.code, one.number, one.body) for one in self.written]
        ended = {one.live.table.code: None for one in self.written if one.decision and one.live.table.phase == "over"}
        tables: list[Kept] = []
        if due_in is not None:
            lives = dict.fromkeys(one.live for one in self.written)
            tables = [Kept(live.table.code, live.epoch, due_in(live)) for live in lives]
        return Batch(made, entries, list(ended), tables)

    def deliver(self, faults: Faults) -> None:
        """Let everybody hear of what is committed."""
        found: dict[Connection, list[bytes]] = {}
        for connection, message in self.unsent:
            heard = found.get(connection)
            if heard is None:
                found[connection] = [message]
            else:
                heard.append(message)
        for connection, sent in found.items():
            try:
                connection.send(sent)
            except Exception as error:  # one client's trouble is not the others'
                faults.note("not sent", error)

    # -- telling -----------------------------------------------------------------------------------------------------------------------

    def send(self, connection: Connection, message: bytes) -> None:
        """Let somebody hear of something when it is committed."""
        self.unsent.append((connection, message))

    def tell(self, live: Live, entry: entries.AnyEntry) -> None:
        """Tell everybody at the table what has happened, each as much as they may know."""
        match entry:
            case entries.Decided():
                self._tell_decision(live)
                if live.table.phase == "over" or live.waits_for() is not None:
                    self.show(live, live.connections)
            case entries.Spoke():
                message = encode(live.table.said[-1])
                for connection, _ in live.audience():
                    self.send(connection, message)
            case entries.Whispered():
                message = encode(live.table.whispers[-1])
                for connection, viewer in live.audience():
                    if viewer == ONLOOKER or live.table.phase == "over":
                        self.send(connection, message)
            case entries.CaughtUp(guest=guest):
                self.show(live, {connection for connection in live.connections if connection.guest == guest})
            case entries.Prepared():
                pass
            case _:
                self.show(live, live.connections)

    def show(self, live: Live, connections: set[Connection]) -> None:
        """Let some see a whole table: in this moment much may happen to it, and the last of it is what counts."""
        self.unshown.setdefault(live, set()).update(connections)

    def show_now(self, live: Live) -> None:
        """Show a table as it is now to those who are to see it. One that is lost is shown when it was read again."""
        waiting = self.unshown.pop(live, None)
        if not waiting or live.lost:
            return
        self.shown.setdefault(live, set()).update(waiting)
        table = live.table
        shared = open_state(table, live.here, live.seconds_left(), live.takeover_left(), asleep=live.asleep)
        for connection, viewer in live.audience():
            if connection in waiting:
                self.send(connection, encode(state_for(table, viewer, shared)))

    def _tell_decision(self, live: Live) -> None:
        table, tell = live.table, self.unsent.append
        past = table.recent[-1]
        version, state, rows = past.version, past.state, past.rows
        game = encode(state_then(table, past, live.seconds_left()))
        felt = encode(feelings(table))
        decider, outlook = table.decider, table.outlook
        others = decided(version, outlook.told(see(state, rows, ONLOOKER)[1]), game, feelings=felt)
        insiders = apart(rows)
        for connection, viewer in live.audience():
            if viewer != decider and not insiders >> viewer & 1:
                tell((connection, others))
                continue
            events = outlook.told(see(state, rows, viewer)[1])
            offered = outlook.offered(table.playing.choice, state) if viewer == decider else b"[]"
            tell((connection, decided(version, events, game, offered, felt)))

    def catch_up(self, connection: Connection, live: Live, last: int | None) -> None:
        """The decisions that a client has missed, one by one unless they are too many, or else the log; and then the table as it is now.
        From memory only, nothing but the table.
        """
        table = live.table
        player = table.find(connection.guest)
        viewer = ONLOOKER if player is None else player
        missed = [one for one in table.recent if last is not None and one.version > last and table.options.memory != "only"]
        if last is None or (len(missed) == RECENT and missed[0].version > last + 1):
            missed = []
            log = log_for(table, viewer)
            if log is not None:
                self.send(connection, encode(log))
        for past in missed:
            known = see(past.state, past.rows, viewer)[1]
            self.send(connection, decided(past.version, table.outlook.told(known), encode(state_then(table, past))))
        self.show(live, {connection})
