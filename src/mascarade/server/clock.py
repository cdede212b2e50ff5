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

RETRY_SECONDS: Final = 2.0
"""After this time something is tried again that could not be done; after twice that the next time, and so on."""
LONGEST_RETRY_SECONDS: Final = 60.0
ASLEEP_SECONDS: Final = 0.2
"""How often it is looked whether bots can think by now."""


@dataclass
class Pace:
    """How long things take that happen by themselves, in seconds."""

    think: tuple[float, float] = (0.9, 2.4)
    """A bot's turn."""
    answer: tuple[float, float] = (0.35, 1.1)
    """A bot's answer to an announcement; also one that a guest has prepared, so that nobody can tell."""
    deal: float = 90.0
    """The deal lies face up at most so long."""
    away: float = 25.0
    """A bot plays for somebody whose connection is gone so long."""
    awake: bool = True
    """Whether bots can think. Until they can, their turns wait."""


class Clock:
    """Plans the next thing that happens by itself at a table. How long a bot takes depends on nothing that is hidden."""

    def __init__(self, pace: Pace, due: Callable[[Live], None], again: Callable[[Live], None]) -> None:
        """`due` is called when the time of what was planned has come, `again` when something that failed is to be planned anew."""
        self.pace = pace
        self.dice = random.Random(secrets.randbits(128))
        self._due = due
        self._again = again
        self._stopped = False

    def limit(self, live: Live) -> None:
        """Set the time limit for what is due: once, however often people come and go meanwhile."""
        table, player = live.table, live.table.decider()
        due: tuple[int, int] | None = None
        seconds: float | None = None
        if table.phase == "deal":
            due, seconds = (-1, -1), self.pace.deal
        elif player is not None and not table.by_bot():
            due, seconds = (len(table.playing.actions), player), table.options.seconds
        if due != live.limited:
            live.limited = due
            live.deadline = None if seconds is None else time.monotonic() + seconds

    def plan(self, live: Live) -> None:
        """Work out what happens next by itself, and when."""
        between = self._between(live)
        delay = None if between is None else between[0] if between[0] == between[1] else self.dice.uniform(*between)
        self._set(live, delay, self._ring)

    def _ring(self, live: Live) -> None:
        if self.pace.awake or not live.table.by_bot():
            self._due(live)
        else:  # the bots cannot think yet
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
        if table.phase == "deal" and live.deadline is not None:
            seconds = 0.0 if table.everybody_ready() else max(0.0, live.deadline - time.monotonic())
            return seconds, seconds
        player = table.decider()
        if player is None:
            return None
        if table.by_bot() or table.prepared_answer() is not None:
            return self.pace.answer if table.answering() else self.pace.think
        limits = []
        if table.seats[player].guest not in live.here:
            limits.append(self.pace.away)
        if live.deadline is not None:
            limits.append(max(0.0, live.deadline - time.monotonic()) + 0.5)
        return (min(limits), min(limits)) if limits else None

    def next_entry(self, live: Live) -> entries.AnyEntry | None:
        """What happens by itself now that its time has come."""
        table = live.table
        if table.phase == "deal":
            return entries.Begun()
        player = table.decider()
        if player is None:
            return None
        if table.by_bot():
            number = live.bot_decision(player)
            return entries.Decided(number=self._anything(live) if number is None else number)
        answer = table.prepared_answer()
        return entries.StoodIn(player=player, on=True) if answer is None else entries.Decided(number=answer)

    def _anything(self, live: Live) -> int:
        """A decision where no bot can take one: pass, or by lot."""
        actions = live.table.playing.choice.actions
        return layout.PASS if layout.PASS in actions else self.dice.choice(actions)
