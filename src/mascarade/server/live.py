"""A table in memory, with who is connected to it and the bots that play at it."""

import asyncio
import logging
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from mascarade.server import entries
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

    def send(self, messages: list[bytes]) -> None:
        """Send, or cut the client off if it is too slow."""


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
    connections: set[Connection] = field(default_factory=set)
    here: set[str] = field(default_factory=set)
    """The guests that are connected."""
    bots: dict[int, BotSeat] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    deadline: float | None = None
    """When the time for what is due is over."""
    limited: tuple[int, int] | None = None
    """What the deadline is for: a decision's number and the player who decides."""
    lost: bool = False
    """What is in memory is not what is in the ledger, which could not be read: nothing happens here until it can."""
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
        self._audience = None

    def audience(self) -> list[tuple[Connection, int]]:
        """Everybody connected, and as whom they see the game: for `see`."""
        if self._audience is None:
            players = {seat.guest: player for player, seat in enumerate(self.table.seats) if seat.guest}
            self._audience = [(one, players.get(one.guest, ONLOOKER)) for one in self.connections]
        return self._audience

    def restore(self, bodies: Sequence[bytes]) -> None:
        """Make the table anew out of its entries. Raises CannotApply, and then all is as it was."""
        self.table = restored(self.table.code, bodies)
        self.bots.clear()
        self.lost = False
        self._audience = None

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry happen. If it raises the table is of no use any more: restore it."""
        table = self.table
        table.apply(entry)
        if not isinstance(entry, entries.Decided):
            self._audience = None
        elif table.phase == "over":
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
        return None if self.deadline is None else round(max(0.0, self.deadline - time.monotonic()), 1)
