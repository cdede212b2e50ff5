"""Somebody alone against bots keeps nobody waiting."""

import pytest

from mascarade.server import messages
from mascarade.server.clock import Pace
from tests.server.people import Clock, act, guests, live_of, run, settle
from tests.server.room import Guest, hall, leave


@pytest.mark.parametrize("seconds", [None, 15])
def test_a_game_alone_against_bots_waits_for_ever(seconds: int | None, clock: Clock) -> None:
    async def go() -> None:
        room = hall(Pace())
        (guest,) = guests("a")
        await act(room, guest, messages.Quick("q", "A", messages.Options(seats=4, starts="first", seconds=seconds)))
        live = live_of(guest)
        assert guest.last["deal_seconds"] is None
        await clock.pass_by(3600)
        assert live.table.phase == "deal"
        await act(room, guest, messages.Ready("r"))
        await settle()
        leave(room, guest)
        await clock.pass_by(3600)
        assert (live.table.playing.actions, live.table.seats[0].stand_in) == ([], False)
        back = Guest("a")
        await act(room, back, messages.Watch("w", live.table.code))
        assert back.last["choices"]
        assert back.last["game"]["deadline"] == seconds  # all the time again
        await clock.pass_by(14)
        assert not live.table.seats[0].stand_in
        room.close()

    run(go)
