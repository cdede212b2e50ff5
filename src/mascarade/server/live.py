"""A table in memory, with who is connected to it and the bots that play at it."""

import asyncio
import logging
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from mascarade.server import entries, messages
from mascarade.server.bot_seats import BotSeat
from mascarade.server.seats import player_of
from mascarade.server.table import Table, restored
from mascarade.views import ONLOOKER

log = logging.getLogger("mascarade.hall")


class Connection(Protocol):
    """A client."""

    guest: str
    """Who it is: a name for the token in its cookie that does not give the token away."""
    address: str
    live: "Live | None"
    """The table it is at."""

    def send(self, frames: list[bytes]) -> None:
        """Send, or cut the client off if it is too slow."""

    def reconnect(self) -> None:
        """Tell the client to connect anew, at once: it then says what it has, and what it has had no answer to."""

    def go_abroad(self, address: str, message: messages.Incoming) -> None:
        """Another worker plays the table that it comes to: take it there, with this message."""


class Faults:
    """What went wrong inside the server: counted, and logged without anything that somebody may not know."""

    def __init__(self) -> None:
        self.count = 0
        """Since the server started."""

    def note(self, what: str, error: BaseException, table: Table | None = None) -> None:
        """Something has failed. An error's text may name cards, so the log says its kind and where it struck only."""
        self.count += 1
        where = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
        facts: dict[str, object] = {} if table is None else {"code": table.code, "number": table.number}
        log.error(what, extra={"facts": facts | {"error": type(error).__name__, "where": " ".join(where)}})


@dataclass(eq=False)
class Live:
    """A table in memory, and what is going on at it."""

    table: Table
    faults: Faults
    bodies: list[bytes] = field(default_factory=list)
    """Its entries as they are written: what is taken back is made again out of these."""
    epoch: int = 1
    """How often it has had an owner: see `mascarade.server.ledger`."""
    connections: set[Connection] = field(default_factory=set)
    here: set[str] = field(default_factory=set)
    """The guests that are connected."""
    bots: dict[int, BotSeat] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    deadline: float | None = None
    """When the time for what is due is over."""
    limited: tuple[int, int] | None = None
    """What the deadline is for: a decision's number and the player who decides."""
    gone: dict[str, int] = field(default_factory=dict)
    """How many decisions there were when guests went away."""
    takeover: float | None = None
    """When a bot decides for whoever is away and waited for, or the cards are turned down without them."""
    awaited: tuple[int, int] | None = None
    """What that is for: the same two."""
    asleep: bool = False
    """A bot that was to decide could not think yet, and nothing has been decided since."""
    lost: bool = False
    """It could not be made again out of its entries: nothing happens here until it can."""
    failures: int = 0
    """How often in a row something has failed here."""
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
        if connection.guest not in self.here and self.table.game is not None:
            self.gone[connection.guest] = len(self.table.playing.actions)
        self._audience = None

    def waits_for(self) -> int | None:
        """The guest who is to decide, is away, and keeps others waiting. At the deal: the first who is not ready, if all of those are away,
        and somebody is here.
        """
        table = self.table
        if table.phase == "deal":
            slow = [player for player, seat in enumerate(table.seats) if seat.guest is not None and not seat.ready]
            met = [seat.guest in self.here for seat in table.seats]
            return slow[0] if slow and any(met) and not any(met[player] for player in slow) else None
        player = table.decider
        if player is None or table.seats[player].guest in self.here or table.by_bot() or table.alone():
            return None
        return player

    def audience(self) -> list[tuple[Connection, int]]:
        """Everybody connected, and as whom they see the game: for `see`."""
        if self._audience is None:
            players = {seat.guest: player for player, seat in enumerate(self.table.seats) if seat.guest}
            self._audience = [(one, players.get(one.guest, ONLOOKER)) for one in self.connections]
        return self._audience

    def restore(self) -> None:
        """Make the table anew out of its entries. Raises CannotApply, and then all is as it was."""
        self.table = restored(self.table.code, self.bodies)
        self.bots.clear()
        self.lost = False
        self._audience = None

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry happen. If it raises the table is of no use any more: restore it."""
        table = self.table
        table.apply(entry)
        if not isinstance(entry, entries.Decided):
            self._audience = None
            return
        self.asleep = False
        if table.phase == "over":
            self.bots.clear()
        else:
            for player in tuple(self.bots):
                self._watch(player)

    def _watch(self, player: int) -> None:
        """Let a bot notice what the last decision told. One that cannot is sent away: another one will catch up when it must decide."""
        game = self.table.playing
        try:
            self.bots[player].watch(game.view(game.players[player]))
        except Exception as error:  # whatever a bot does, the game goes on
            self.faults.note("a bot failed", error, self.table)
            del self.bots[player]

    def bot_decision(self, player: int) -> int | None:
        """What the bot of a player decides, or another one if it fails; None if that one fails too."""
        for _ in range(2):
            try:
                bot = self.bots.get(player)
                if bot is None:
                    bot = self.bots[player] = BotSeat(self.table.playing, player, player_of(self.table.seats[player]), self.table.seed)
                number = bot.decide(self.table.playing)
                if number in self.table.playing.choice.actions:
                    return number
                raise ValueError("a decision that is not allowed")
            except Exception as error:  # whatever a bot does, the game goes on
                self.faults.note("a bot failed", error, self.table)
                self.bots.pop(player, None)
        return None

    def seconds_left(self) -> float | None:
        """The time left for the decision."""
        return _left(self.deadline)

    def takeover_left(self) -> float | None:
        """The time left until nobody waits any longer for somebody who is away."""
        return None if self.waits_for() is None else _left(self.takeover)


def _left(until: float | None) -> float | None:
    return None if until is None else round(max(0.0, until - time.monotonic()), 1)
