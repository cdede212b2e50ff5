"""What happens by itself at a table, and when: bots, prepared answers, time limits, absent people."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from mascarade.rules import layout
from mascarade.server import entries
from mascarade.server.live import Live
from mascarade.server.seats import temperament_of
from mascarade.server.showing import state_now
from mascarade.server.table import Table
from mascarade.server.tempo import thinking_time

RETRY_SECONDS: Final = 2.0
"""After this time something is tried again that could not be done; after twice that the next time, and so on."""
LONGEST_RETRY_SECONDS: Final = 60.0
OVERTIME_SECONDS: Final = 0.5
"""Who decides in the last moment may be on the way."""
GRACE_SECONDS: Final = 3.0
"""So much time is left at least to whoever has to decide at a table that changes hands."""
ASLEEP_SECONDS: Final = 0.2
"""How often it is looked whether bots can think by now."""


@dataclass
class Pace:
    """How long things take that happen by themselves, in seconds."""

    think: tuple[float, float] = (0.9, 2.4)
    """A bot's turn, as a rule: see `mascarade.server.tempo`."""
    answer: tuple[float, float] = (0.45, 1.7)
    """A bot's answer to an announcement; also one that a guest has prepared, so that nobody can tell."""
    heard: float = 1.6
    """Everybody sees the mask come forward before the first of them answers."""
    deal: float = 90.0
    """The deal lies face up at most so long where decisions have a time limit."""
    away: float = 25.0
    """A bot plays for somebody whose connection is gone so long."""
    awake: bool = True
    """Whether bots can think. Until they can, their turns wait."""


def runs(table: Table) -> bool:
    """Whether something happens at a table by itself also when nobody is connected to it. Prepared answers can wait until somebody is:
    that there is one shall not show in anything that is kept.
    """
    if table.phase == "deal":
        return (not table.alone() and table.options.seconds is not None) or table.everybody_ready()
    return table.decider is not None and (table.by_bot() or not table.alone())


class Clock:
    """Plans the next thing that happens by itself at a table. How long a bot takes depends on nothing that is hidden."""

    def __init__(self, pace: Pace, due: Callable[[Live], None], again: Callable[[Live], None], asleep: Callable[[Live], None]) -> None:
        """`due` is called when the time of what was planned has come, `again` when something that failed is to be planned anew, `asleep`
        when it is the turn of a bot that cannot think yet.
        """
        self.pace = pace
        self.dice = random.Random(secrets.randbits(128))
        self._due = due
        self._again = again
        self._asleep = asleep
        self._stopped = False

    def limit(self, live: Live) -> None:
        """Set the time limit for what is due: once, however often people come and go meanwhile."""
        table, player = live.table, live.table.decider
        due: tuple[int, int] | None = None
        seconds: float | None = None
        if table.phase == "deal" and not table.alone() and table.options.seconds is not None:
            due, seconds = (-1, -1), self.pace.deal
        elif player is not None and not table.by_bot():
            due, seconds = (len(table.playing.actions), player), table.options.seconds
        if due != live.limited:
            live.limited = due
            live.deadline = None if seconds is None else time.monotonic() + seconds

    def resume(self, live: Live, due: float | None) -> None:
        """Set the time limit at a table that somebody else has played, where something was due in so many seconds: time goes on."""
        self.limit(live)
        if live.deadline is not None and due is not None:
            live.deadline = min(live.deadline, time.monotonic() + max(GRACE_SECONDS, due))

    def due_in(self, live: Live) -> float | None:
        """In how many seconds something happens here though nobody is connected; None: nothing does. It may be too early, but for a time
        limit, and never is too late. What bots do is due at once: they have thought by the time that their table changes hands.
        """
        if not runs(live.table):
            return None
        if live.table.by_bot() or (live.table.phase == "deal" and live.table.everybody_ready()):
            return 0.0
        if live.deadline is not None:
            return max(0.0, live.deadline + OVERTIME_SECONDS - time.monotonic())
        return self.pace.away

    def plan(self, live: Live) -> None:
        """Work out what happens next by itself, and when."""
        self._wait(live)
        between = self._between(live)
        delay = None if between is None else between[0] if between[0] == between[1] else self._thinking(live.table, between)
        self._set(live, delay, self._ring)

    def _wait(self, live: Live) -> None:
        """Set when nobody waits any longer for somebody who is away: once, however often it is planned. Whether they have prepared an
        answer makes no difference: that is their secret.
        """
        player = live.waits_for()
        due = None if player is None else (len(live.table.playing.actions), player)
        if due != live.awaited:
            live.awaited = due
            until = time.monotonic() + self.pace.away
            live.takeover = None if due is None else until if live.deadline is None else min(until, live.deadline + OVERTIME_SECONDS)

    def _thinking(self, table: Table, between: tuple[float, float]) -> float:
        """How long whoever decides seems to think. The temperament is one that everybody knows."""
        seat = table.seats[table.decider or 0]
        temperament = temperament_of(seat) if seat.guest is None else None
        first = table.answering() and table.playing.actions[-1] < layout.PASS
        return (self.pace.heard if first else 0.0) + thinking_time(between, temperament, max(state_now(table, None).gold), self.dice)

    def _ring(self, live: Live) -> None:
        if self.pace.awake or not live.table.by_bot():
            self._due(live)
        else:
            self._asleep(live)
            self._set(live, ASLEEP_SECONDS, self._ring)

    def plan_again(self, live: Live) -> None:
        """Something has failed: try again, later and later."""
        live.failures += 1
        self._set(live, min(LONGEST_RETRY_SECONDS, RETRY_SECONDS * 2 ** (min(live.failures, 10) - 1)), self._again)

    def stop(self, live: Live) -> None:
        """Nothing happens here by itself any more."""
        self._set(live, None, self._due)

    def stop_all(self, lives: Iterable[Live]) -> None:
        """Nothing happens anywhere by itself any more."""
        self._stopped = True
        for live in lives:
            self.stop(live)

    def _set(self, live: Live, delay: float | None, what: Callable[[Live], None]) -> None:
        if live.timer is not None:
            live.timer.cancel()
        live.timer = None if delay is None or self._stopped else asyncio.get_running_loop().call_later(delay, what, live)

    def waits(self, live: Live) -> bool:
        """Whether something must happen here by itself sooner or later: then there must be a timer."""
        return live.lost or self._between(live) is not None

    def _between(self, live: Live) -> tuple[float, float] | None:
        """In how many seconds at least and at most something happens by itself."""
        table = live.table
        if table.phase == "deal" and table.everybody_ready():
            return 0.0, 0.0
        if table.phase == "deal":
            until = [one for one in (live.deadline, live.takeover) if one is not None]
            seconds = max(0.0, min(until, default=0.0) - time.monotonic())
            return (seconds, seconds) if until else None
        player = table.decider
        if player is None:
            return None
        if table.by_bot() or table.prepared_answer() is not None:
            return self.pace.answer if table.answering() else self.pace.think
        if table.seats[player].guest not in live.here:
            if table.alone():  # nobody waits for them, so the game does
                return None
            seconds = self.pace.away if live.takeover is None else max(0.0, live.takeover - time.monotonic())
            return seconds, seconds
        if live.deadline is None:
            return None
        seconds = max(0.0, live.deadline - time.monotonic()) + OVERTIME_SECONDS
        return seconds, seconds

    def next_entry(self, live: Live) -> entries.AnyEntry | None:
        """What happens by itself now that its time has come."""
        table = live.table
        if table.phase == "deal":
            return entries.Begun()
        player = table.decider
        if player is None:
            return None
        if table.by_bot():
            number = live.bot_decision(player)
            return entries.Decided(number=self._anything(live) if number is None else number)
        answer = table.prepared_answer()
        if answer is not None:
            return entries.Decided(number=answer)
        guest, now = str(table.seats[player].guest), len(table.playing.actions)
        return entries.StoodIn(player=player, on=True, since=None if guest in live.here else live.gone.get(guest, now))

    def _anything(self, live: Live) -> int:
        """A decision where no bot can take one: pass, or by lot."""
        actions = live.table.playing.choice.actions
        return layout.PASS if layout.PASS in actions else self.dice.choice(actions)
