"""What has happened since the last commit, and what everybody is to hear of it: kept back until it is committed, or taken back."""

from typing import NamedTuple

from mascarade.outlook import encode
from mascarade.server import entries, messages
from mascarade.server.ledger import Ledger, NotWritten
from mascarade.server.live import Connection, Faults, Live
from mascarade.server.showing import decided, open_state, state_for, state_now, state_then
from mascarade.server.table import RECENT
from mascarade.views import ONLOOKER, see


class Written(NamedTuple):
    """An entry that has happened in memory."""

    live: Live
    number: int
    body: bytes
    made_by: str | None
    """The action that makes the table, if this is its first entry."""
    decision: bool


class Mark(NamedTuple):
    """How much there was before something began: what comes after it can be taken back."""

    written: int
    moved: int
    unsent: int


class Outbox:
    """Everything of one moment."""

    def __init__(self) -> None:
        self.asked: list[tuple[Connection, messages.Incoming | bytes]] = []
        """What clients asked for, and answers to what was not worth asking."""
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
        if decision:
            self.show_now(live)  # or the table would be ahead of the decision, and who looks at cards would miss it
        if made_by is not None:
            self.made[made_by] = live
        self.written.append(Written(live, live.table.number, entries.encode(entry), made_by, decision))
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
        for one in undone:
            if one.made_by is not None:
                self.made.pop(one.made_by, None)
        for live, viewers in self.shown.items():  # as it was then: what was to be shown besides shall not get lost
            self.show(live, viewers)
        del self.written[mark.written :], self.moved[mark.moved :], self.unsent[mark.unsent :]
        restore = dict.fromkeys(one.live for one in undone)
        return list(restore), [live for live in dict.fromkeys(visited) if live not in restore]

    def bodies(self, live: Live) -> list[bytes]:
        """A table's entries that are not in the ledger yet."""
        return [one.body for one in self.written if one.live is live]

    def flush(self, ledger: Ledger) -> None:
        """Write and commit everything. Raises NotWritten, and then nothing is."""
        for action, live in self.made.items():
            if not ledger.open(live.table.code, action):
                raise NotWritten(f"{live.table.code} is taken")
        for live, number, body, _, decision in self.written:
            ledger.append(live.table.code, number, body)
            if decision and live.table.phase == "over":
                ledger.finish(live.table.code)
        ledger.commit()

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
                if live.table.phase == "over":
                    self.show(live, live.connections)
            case entries.Spoke():
                message = encode(live.table.said[-1])
                for connection, _ in live.audience():
                    self.send(connection, message)
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
        shared = open_state(table, live.here, live.seconds_left())
        for connection, viewer in live.audience():
            if connection in waiting:
                self.send(connection, encode(state_for(table, viewer, shared)))

    def _tell_decision(self, live: Live) -> None:
        table = live.table
        version, state, rows, _ = table.recent[-1]
        game = encode(state_now(table, live.seconds_left()))
        decider, outlook = table.decider(), table.outlook
        made: dict[tuple[int, ...], bytes] = {}
        for connection, viewer in live.audience():
            known = see(state, rows, viewer)[1]
            if viewer == decider:
                offered = outlook.offered(table.playing.choice, table.playing.state)
                self.send(connection, decided(version, outlook.told(known), game, offered))
                continue
            message = made.get(known)
            if message is None:
                message = made[known] = decided(version, outlook.told(known), game)
            self.send(connection, message)

    def catch_up(self, connection: Connection, live: Live, last: int | None) -> None:
        """The decisions that a client has missed, one by one unless they are too many, and then the table as it is now."""
        table = live.table
        missed = [one for one in table.recent if last is not None and one.version > last]
        if last is not None and len(missed) == RECENT and missed[0].version > last + 1:
            missed = []
        player = table.find(connection.guest)
        for past in missed:
            known = see(past.state, past.rows, ONLOOKER if player is None else player)[1]
            self.send(connection, decided(past.version, table.outlook.told(known), encode(state_then(table, past))))
        self.show(live, {connection})
