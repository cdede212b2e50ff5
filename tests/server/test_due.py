"""When something is due at a table though nobody is connected, and what becomes of it when the table changes hands."""

from unittest import mock

import pytest

from mascarade.server import messages
from mascarade.server.clock import GRACE_SECONDS, OVERTIME_SECONDS
from mascarade.server.hall import Hall
from mascarade.server.ledger import Found
from mascarade.server.live import Live
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.steward import Limits
from mascarade.server.table import Table
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, live_of, run
from tests.server.room import NEVER, Guest, hall, leave, table_of

TIMED = messages.Options(seats=4, starts="first", seconds=60)


class Giving(SqliteLedger):
    """A ledger that remembers what was given back."""

    def __init__(self) -> None:
        super().__init__(":memory:")
        self.given: list[tuple[str, int]] = []

    def give_back(self, code: str, epoch: int) -> None:
        self.given.append((code, epoch))


async def game(options: messages.Options, names: str = "ab") -> tuple[Hall, list[Guest], Live]:
    room, people = hall(NEVER), guests(names)
    return room, people, await table_of(room, people, options, DEAL)


@pytest.mark.parametrize(("due", "left"), [(42.0, 42.0), (100.0, 60.0), (-5.0, GRACE_SECONDS), (None, 60.0)])
def test_a_time_limit_goes_on_where_it_was(clock: Clock, due: float | None, left: float) -> None:
    async def go() -> None:
        room, _, live = await game(TIMED)
        other = hall(NEVER)
        other.take_over(live.table.code, Found(2, live.bodies, due))
        assert other.tables[live.table.code].seconds_left() == left
        for one in (room, other):
            one.close()

    run(go)


def test_what_is_due_is_a_bots_turn_at_once_a_time_limit_in_its_time_and_else_who_is_away(clock: Clock) -> None:
    async def go() -> None:
        room, people, live = await game(TIMED)
        due = room.clock.due_in
        await clock.pass_by(20)
        assert due(live) == 40 + OVERTIME_SECONDS
        with mock.patch.object(Table, "prepared_answer", return_value=0):
            assert due(live) == 40 + OVERTIME_SECONDS  # that is secret
        for guest in people:
            leave(room, guest)
        assert due(live) == 40 + OVERTIME_SECONDS  # nobody is there to wait for anybody
        room, people, live = await game(FOUR)
        assert due(live) == NEVER.away
        room, people, live = await game(TIMED, "a")
        assert due(live) is None
        table = live.table
        while not table.by_bot():
            await decide(room, people, str(next(move for move in table.playing.moves if move.kind == "pretend")))
        assert due(live) == 0.0

    run(go)


def test_what_there_is_no_room_for_is_given_back() -> None:
    async def go() -> None:
        room, people, live = await game(FOUR)
        full = Hall(Giving(), NEVER, Limits(tables=1))
        await act(full, Guest("c"), messages.Make("m", "C", FOUR))
        full.take_over(live.table.code, Found(7, live.bodies))
        assert isinstance(full.ledger, Giving)
        assert full.ledger.given == [(live.table.code, 7)]
        assert live.table.code not in full.tables
        assert full.faults == 0
        assert live_of(people[0]) is live
        for one in (room, full):
            one.close()

    run(go)


def test_so_many_tables_go_on_unattended_and_those_that_end_make_room() -> None:
    async def go() -> None:
        room, people, live = await game(FOUR)
        other = hall(NEVER, Limits(unattended=2))
        codes = ["AAAAAA", "BBBBBB"]
        for left, code in zip((2, 1), codes, strict=True):
            assert other.room() == left
            other.take_over(code, Found(2, live.bodies))
        assert other.room() == 0
        guest = Guest(people[0].guest)
        await act(other, guest, messages.Watch("w", "AAAAAA"))
        assert other.room() == 1  # somebody has come
        await act(other, guest, messages.Watch("w", "BBBBBB"))
        other.take_over("CCCCCC", Found(2, live.bodies[:1]))  # a lobby, in which nothing happens by itself
        assert "CCCCCC" in other.tables
        assert other.room() == 1
        assert "CCCCCC" not in other.tables
        for one in (room, other):
            one.close()

    run(go)
