"""Faults of ours: wherever one strikes, it costs one message or one moment of one table, and nothing else."""

import asyncio
import inspect
import json
import random
from collections import Counter
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import pytest

from mascarade.server import clock as clocks
from mascarade.server import entries, messages, outbox
from mascarade.server import hall as halls
from mascarade.server import table as tables
from mascarade.server.bot_seats import BotSeat
from mascarade.server.clock import Clock as HallClock
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.ledger import NotWritten, Unreadable
from mascarade.server.live import Live
from mascarade.server.outbox import Outbox
from mascarade.server.replays import Replays
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import WATCH_SECONDS, Steward
from mascarade.server.table import Table, restored
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, run, settle
from tests.server.room import NEVER, Guest, hall, leave, table_of
from tests.server.test_restart import everything

# Lists that are cut, sets that people are put into, timers that are set: with these the hall gets out of trouble.
TRUSTED = {"mark", "take_back", "forget", "send", "show", "deliver", "come", "go", "audience", "plan_again", "stop", "stop_all", "_set"}
ASKED = (
    *("_act", "_make", "_made", "_admit", "_watch", "_come", "_presence", "_at_table", "_count"),
    *("_play_again", "_company", "_show_out"),
)
"""What the hall does where somebody asks for something."""
WRITES, READS = ("open", "append", "finish", "commit"), ("read", "table_made_by")


def methods(kind: type) -> list[tuple[object, str]]:
    found = [name for name, value in vars(kind).items() if inspect.isfunction(value) and (name[0] != "_" or name == "_between")]
    return [(kind, name) for name in found if name not in TRUSTED]


CALLS: list[tuple[object, str]] = [
    *((SqliteLedger, name) for name in (*WRITES, *READS)),
    *(one for kind in (Table, Live, Outbox, HallClock, BotSeat) for one in methods(kind)),
    (BotSeat, "__init__"),
    *((outbox, name) for name in ("open_state", "state_for", "state_then", "decided", "see", "encode", "feelings")),
    *((halls, name) for name in ("lesson", "next_seats", "next_options", "score_of")),
    *((tables, name) for name in ("reveal_of", "with_winners")),
    (clocks, "thinking_time"),
    (Replays, "answer"),
    *((Hall, name) for name in ASKED),
    *((Steward, name) for name in ("find", "_awake", "_keep", "_new", "_write", "_tell", "_happen")),
]
NAMES = [f"{getattr(owner, '__name__', '')}.{name}" for owner, name in CALLS]


def break_it(patch: pytest.MonkeyPatch, owner: object, name: str, at: int) -> list[int]:
    """Let the call number `at` fail, as it would; gives the count of calls."""
    honest: Callable[..., Any] = getattr(owner, name)
    count = [0]

    def fail(*given: Any, **named: Any) -> Any:
        count[0] += 1
        if count[0] != at:
            return honest(*given, **named)
        if owner is SqliteLedger and name in WRITES:
            base = given[0]._base
            if base.in_transaction:
                base.execute("ROLLBACK")
            raise NotWritten("by lot")
        raise Unreadable("by lot") if owner is SqliteLedger else RuntimeError("by lot")

    patch.setattr(owner, name, fail)
    return count


@cache
def played_out() -> tuple[bytes, ...]:
    """A table whose game is over, as entries."""
    table, bodies, dice = Table("PLAYED"), list[bytes](), random.Random(1)

    def happen(entry: entries.AnyEntry) -> None:
        table.apply(entry)
        bodies.append(entries.encode(entry))

    happen(entries.Opened(options=FOUR, guest="a", name="A"))
    happen(entries.Joined(guest="b", name="B"))
    happen(entries.Dealt(bots=["X", "Y"], deal=DEAL, salt="00", starts=0, seed=1))
    happen(entries.Begun())
    while table.phase == "game":
        happen(entries.Decided(number=dice.choice(table.playing.choice.actions)))
    return tuple(bodies)


class Evening:
    """What people do, and what they are answered."""

    def __init__(self, clock: Clock) -> None:
        self.room = hall(Pace())
        self.clock = clock
        self.asked: list[tuple[Guest, str]] = []
        self.room.ledger.open("PLAYED", "a:made")
        self.room.ledger.append([("PLAYED", number, body) for number, body in enumerate(played_out())])
        self.room.ledger.commit()

    def ask(self, guest: Guest, message: Any) -> None:
        message.id = f"{type(message).__name__}{len(self.asked)}"
        self.asked.append((guest, message.id))
        self.room.handle(guest, message)

    async def decide(self, people: list[Guest]) -> None:
        for guest in people:
            table = None if guest.live is None else guest.live.table
            if table is not None and table.decider is not None and table.find(guest.guest) == table.decider:
                actions = table.playing.choice.actions
                self.ask(guest, messages.Decide("", actions[len(actions) // 2], len(table.playing.actions)))
                await settle()

    async def go(self) -> None:
        a, b, c, other = people = guests("abcd")
        self.ask(other, messages.Quick("", "D", messages.Options(seats=4, starts="first")))
        self.ask(a, messages.Make("", "A", FOUR))
        await settle()
        if a.live is not None:
            for guest in (b, c):
                self.ask(guest, messages.Watch("", a.live.table.code))
        self.ask(Guest("e"), messages.Watch("", "ABCDEF"))  # what is not in memory is looked for in the ledger
        self.ask(b, messages.Join("", "B"))
        self.ask(a, messages.AddBot("", "regular"))
        self.ask(b, messages.Say("", "hello"))
        await settle()
        self.ask(a, messages.Start(""))
        for guest in (a, b, other):
            self.ask(guest, messages.Ready(""))
        self.ask(c, messages.Whisper("", "C", "hello"))
        await self.clock.pass_by(100)
        for number in range(9):
            await self.decide(people)
            self.ask(b, messages.Prepare("", "pass"))
            await self.clock.pass_by(1.5)
            if number == 4:
                leave(self.room, b)
                await self.clock.pass_by(30)
                if a.live is not None:
                    b = people[1] = Guest("b")
                    self.ask(b, messages.Watch("", a.live.table.code, 3))
                self.ask(a, messages.Make(self.asked[1][1], "A", FOUR))
        await self.again()
        await settle()

    async def again(self) -> None:
        """Two come back to a game that is over, look at it again, and play another."""
        a, b = back = guests("ab")
        for guest in back:
            self.ask(guest, messages.Watch("", "PLAYED"))
            self.ask(guest, messages.AskReplay("", 1))
            self.ask(guest, messages.AskReplay(""))
            self.ask(guest, messages.Rematch("", agree=True))
        self.ask(a, messages.PlayAgain(""))
        await settle()
        self.ask(b, messages.Leave(""))
        await settle()

    async def check(self, deaf: Collection[Guest] = ()) -> None:
        for _ in range(12):
            await self.clock.pass_by(20)
        room = self.room
        room.commit()
        answers = Counter((guest, one["id"]) for guest in {one for one, _ in self.asked} for one in guest.received if one.get("id"))
        missing = [(guest.guest, name) for guest, name in self.asked if answers[guest, name] != 1 and guest not in deaf]
        assert not missing, missing
        assert room.stuck() == []
        for code, live in room.tables.items():
            assert not live.lost
            assert everything(Live(restored(code, room.ledger.read(code)), room._faults)) == everything(live)


@pytest.mark.parametrize(("owner", "name"), CALLS, ids=NAMES)
def test_a_fault_costs_one_answer_at_most(
    owner: object, name: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, faults: list[Any]
) -> None:
    """After it every message has exactly one answer, memory is what the ledger says, and whatever must happen by itself will."""
    escaped: list[Any] = []

    async def go(at: int) -> int:
        asyncio.get_running_loop().set_exception_handler(lambda _, facts: escaped.append(facts))
        evening = Evening(clock)
        with monkeypatch.context() as patch:
            count = break_it(patch, owner, name, at)
            await evening.go()
            await clock.pass_by(40)
        await evening.check()
        assert evening.room.faults > 0 or count[0] < at
        evening.room.close()
        return count[0]

    calls = 0
    for at in (1, 2, 5, 14):
        if at > max(calls, 1):
            break
        calls = max(calls, asyncio.run(go(at)))
        assert escaped == []
    # The evening does not last that long; a table is restored after a fault only; nobody else has a ledger in memory.
    assert calls or name in ("finish", "restore", "due_in")


@pytest.mark.parametrize("what", ["watch", "decide", "__init__"])
def test_a_bot_that_always_fails_holds_nobody_up(what: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, faults: list[Any]) -> None:
    async def go() -> None:
        room = hall(Pace())
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        monkeypatch.setattr(BotSeat, what, lambda *_: 1 / 0)
        for _ in range(12):
            if live.table.decider == 0:
                await decide(room, people, str(live.table.playing.moves[-1]))
            await clock.pass_by(2.5)
        assert len(live.table.playing.actions) > 8
        assert live.table.playing.actions == [entry["number"] for entry in _decisions(room, live)]
        assert room.faults > 0
        room.close()

    run(go)
    facts = faults[0].__dict__["facts"]
    assert facts["code"]
    assert facts["error"] == "ZeroDivisionError"


def test_who_cannot_be_sent_anything_is_the_only_one_to_suffer(clock: Clock, monkeypatch: pytest.MonkeyPatch, faults: list[Any]) -> None:
    async def go() -> None:
        evening, deaf = Evening(clock), set[Guest]()
        honest = Guest.send

        def send(guest: Guest, sent: list[bytes]) -> None:
            if guest.guest == "b":
                deaf.add(guest)
                raise OSError("by lot")
            honest(guest, sent)

        monkeypatch.setattr(Guest, "send", send)
        await evening.go()
        await evening.check(deaf)
        assert deaf
        assert {record.getMessage() for record in faults} == {"not sent"}
        evening.room.close()

    run(go)


def _decisions(room: Hall, live: Live) -> list[dict[str, Any]]:
    return [one for one in map(json.loads, room.ledger.read(live.table.code)) if one["e"] == "made"]


def test_the_watchdog_finds_a_table_that_nothing_was_going_to_happen_at(clock: Clock, faults: list[Any]) -> None:
    async def go() -> None:
        room = hall(Pace())
        people = guests("a")
        live = await table_of(room, people, FOUR, DEAL)
        await decide(room, people, str(live.table.playing.moves[0]))
        assert live.timer is not None
        live.timer.cancel()
        live.timer = None
        assert room.stuck() == [live]
        await clock.pass_by(WATCH_SECONDS)
        assert room.stuck() == []
        await clock.pass_by(10)  # a bot may think for long
        assert len(live.table.playing.actions) == 2
        room.close()

    run(go)
    assert [record.getMessage() for record in faults] == ["nothing was going to happen"]


def test_what_comes_after_the_end_is_refused() -> None:
    async def go() -> None:
        room = hall(NEVER)
        people = guests("abcd")
        await table_of(room, people, FOUR, DEAL)
        room.close()
        for message in (messages.Decide("d", 49, 0), messages.Make("m", "A", FOUR), messages.Ping(), messages.Watch("w", "ABCDEF")):
            room.handle(people[0], message)
            await settle()
            assert (people[0].last["is"], people[0].last["code"]) == ("error", "server-busy")
        room.refuse(people[0], "bad-message", "x")
        leave(room, people[0])
        await settle()

    run(go)


def test_an_answer_that_needs_no_ledger_survives_a_failed_commit(monkeypatch: pytest.MonkeyPatch, faults: list[Any]) -> None:
    async def go() -> None:
        room = hall(NEVER)
        one, other = guests("ab")
        await act(room, one, messages.Make("m", "A", FOUR))
        break_it(monkeypatch, SqliteLedger, "append", 1)
        room.handle(one, messages.Say("s", "hello"))
        room.refuse(other, "too-fast", "x")
        room.handle(other, messages.Ping())
        room.commit()
        assert [message["is"] for message in other.received] == ["error", "pong"]
        assert [message["is"] for message in one.received[-2:]] == ["ok", "said"]
        assert live_of(one).table.said[0].text == "hello"
        room.close()

    run(go)
