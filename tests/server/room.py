"""A hall without a net: connections that keep what they are sent."""

import json
from typing import Any

from mascarade.server import entries, messages
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from tests.server import ledgers

QUICK = Pace(think=(0.0, 0.0), answer=(0.0, 0.0), deal=0.05, away=0.05)
NEVER = Pace(think=(1e6, 1e6), answer=(1e6, 1e6), deal=1e6, away=1e6)
"""Nothing happens by itself."""


class Guest:
    """Somebody connected."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.address = "test"
        self.live: Live | None = None
        self.frames: list[bytes] = []
        self.number = 0
        self.sent_away = False
        self.abroad = ""

    def send(self, frames: list[bytes]) -> None:
        self.frames += frames

    def reconnect(self) -> None:
        self.sent_away = True

    def go_abroad(self, address: str, message: messages.Incoming) -> None:
        self.abroad = address

    @property
    def received(self) -> list[dict[str, Any]]:
        """Every message so far."""
        return [json.loads(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        """The last message."""
        found: dict[str, Any] = json.loads(self.frames[-1])
        return found

    def table(self) -> dict[str, Any]:
        """The last whole table."""
        return next(message for message in reversed(self.received) if message["is"] == "table")


def hall(pace: Pace = NEVER, limits: Limits | None = None, database: str = ":memory:") -> Hall:
    """A hall on a database of its own, or on one that another hall has left."""
    ledger: Any = SqliteLedger(database) if ledgers.kind() == "sqlite" else ledgers.AtOnce(database)
    return Hall(ledger, pace, limits)


def ledger_of(hall: Hall) -> SqliteLedger:
    """The hall's ledger, for those who look behind the seam."""
    assert isinstance(hall.ledger, SqliteLedger)
    return hall.ledger


def call_it(hall: Hall, live: Live, code: str) -> None:
    """Give a table another code, so that two halls can be compared byte by byte."""
    hall.commit()
    old, live.table.code = live.table.code, code
    hall.tables[code] = hall.tables.pop(old)
    if isinstance(hall.ledger, ledgers.AtOnce):
        hall.ledger.call_it(old, code)
        return
    for kind in ("entries", "tables"):
        ledger_of(hall)._base.execute(f"UPDATE {kind} SET code = ? WHERE code = ?", (code, old))


async def handle(hall: Hall, guest: Guest, message: messages.Incoming) -> None:
    """Let a guest ask for something, and everybody hear of it."""
    hall.handle(guest, message)
    hall.commit()


def leave(hall: Hall, guest: Guest) -> None:
    """A guest's connection is gone, and everybody hears of it."""
    hall.leave(guest)
    hall.commit()


async def say(hall: Hall, guest: Guest, message: messages.Incoming) -> dict[str, Any]:
    """Say something, and get what came back with its id."""
    before = len(guest.frames)
    await handle(hall, guest, message)
    identity = getattr(message, "id", None)
    return next((one for one in guest.received[before:] if one.get("id") == identity), {})


async def table_of(hall: Hall, guests: list[Guest], options: messages.Options, deal: list[str] | None = None, salt: str = "00") -> Live:
    """A table at which these guests sit, with the game begun; with `deal`, these cards."""
    await say(hall, guests[0], messages.Make("make", guests[0].guest, options))
    live = guests[0].live
    assert live is not None
    for guest in guests[1:]:
        await say(hall, guest, messages.Watch("watch", live.table.code))
        await say(hall, guest, messages.Join("join", guest.guest))
    if deal is None:
        await say(hall, guests[0], messages.Start("start"))
    else:
        happen(hall, live, entries.Dealt(bots=live.table.bot_names(options.seats - len(guests)), deal=deal, salt=salt, starts=0, seed=1))
    for guest in guests:
        await say(hall, guest, messages.Ready("ready"))
    happen(hall, live, entries.Begun())
    hall.clock.plan(live)
    return live


def happen(hall: Hall, live: Live, entry: entries.AnyEntry) -> None:
    """Let an entry happen by itself."""
    hall._write(live, entry)
    hall._tell(live, entry)
    hall.commit()
