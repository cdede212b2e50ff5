"""Another game: only for those who agree and are there; and the score over all of them."""

import pytest

from mascarade.server import messages
from mascarade.server.faces import face_of
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.seats import Seat
from mascarade.server.series import next_options, score_of, with_winners
from mascarade.server.table import restored
from tests.server.people import act, guests, live_of, refused, run, to_the_end, until
from tests.server.room import NEVER, QUICK, Guest, hall, leave, say, table_of

FIVE = messages.Options(seats=5, fill="novice")


async def finished(people: list[Guest], options: messages.Options = FIVE) -> tuple[Hall, Live]:
    """A hall, and a table at which these people have played a game to its end."""
    room = hall(QUICK)
    live = await table_of(room, people, options)
    await to_the_end(room, people)
    room.clock.pace = NEVER
    return room, live


def follow(room: Hall, live: Live) -> Live:
    found = room.find(live.table.next_table or "")
    assert found is not None
    return found


def test_only_those_are_dealt_cards_who_have_agreed_and_are_there() -> None:
    async def go() -> None:
        people = guests("abcde")
        room, live = await finished(people, messages.Options(seats=6, fill="novice"))
        (bot,) = [seat for seat in live.table.seats if seat.guest is None]
        for guest, agrees in zip(people[1:4], (True, False, True), strict=True):
            await act(room, guest, messages.Rematch("r", agrees))
        assert [person.get("again") for person in people[0].table()["people"]] == [None, True, False, True, None, None]
        leave(room, people[3])  # agreed, and went away; "e" has not said anything
        await act(room, people[0], messages.PlayAgain("p"))
        then = follow(room, live).table
        assert (then.phase, then.options, then.host) == ("deal", live.table.options, "a")
        assert [seat.guest for seat in then.seats] == ["a", "b", None, None, None, None]
        assert then.seats[5].name == bot.name
        assert not {seat.name for seat in then.seats[2:5]} & {seat.name for seat in live.table.seats}
        assert then.commitment != live.table.commitment
        for guest in (people[1], people[4]):
            assert guest.table()["next_table"] == then.code
        room.close()

    run(go)


def test_seats_may_close_and_the_cast_is_then_the_printed_one() -> None:
    async def go() -> None:
        people = guests("abcdef")
        own = ["judge", "king", "queen", "thief", "witch", "bishop"]
        room, live = await finished(people, messages.Options(seats=6, cast=own))
        for guest in people[2:]:
            await act(room, guest, messages.Rematch("r"))
        await act(room, people[4], messages.Rematch("no", agree=False))  # thought better of it
        await act(room, people[0], messages.PlayAgain("p", "close"))
        then = follow(room, live).table
        assert [seat.guest for seat in then.seats] == ["a", "c", "d", "f"]
        assert (then.options.seats, then.options.cast, len(then.playing.deal)) == (4, None, 6)
        room.close()

    run(go)


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        (messages.Options(edition=2, seats=6, scenario="B"), 5, (5, "B")),
        (messages.Options(edition=2, seats=6, scenario="B"), 1, (4, "B")),
        (messages.Options(seats=7, scenario="spy"), 6, (6, "")),
        (messages.Options(seats=7, scenario="spy"), 7, (7, "spy")),
        (messages.Options(seats=3), 1, (2, "")),
    ],
)
def test_the_options_suit_those_who_stay(options: messages.Options, seats: int, expected: tuple[int, str]) -> None:
    found = next_options(options, seats)
    assert (found.seats, found.scenario, found.edition) == (*expected, options.edition)


def test_who_may_start() -> None:
    async def go() -> None:
        people, onlooker = guests("abc"), Guest("onlooker")
        room, live = await finished(people)
        await act(room, onlooker, messages.Watch("w", live.table.code))
        for message in (messages.Rematch("r"), messages.PlayAgain("p")):
            await refused(room, onlooker, message, "not-seated")
        await act(room, people[1], messages.Rematch("yes"))
        await refused(room, people[1], messages.PlayAgain("p"), "not-host")
        await act(room, people[0], messages.Rematch("no", agree=False))
        codes = {(await act(room, people[1], messages.PlayAgain("p")))["table"] for _ in range(2)}
        codes.add((await act(room, people[2], messages.PlayAgain("too")))["table"])
        assert codes == {live.table.next_table}
        assert [seat.guest for seat in follow(room, live).table.seats] == [None, "b", None, None, None]
        assert follow(room, live).table.host == "b"
        await refused(room, people[2], messages.Rematch("late"), "not-now")
        room.close()

    run(go)


def test_anybody_may_start_when_the_host_is_gone() -> None:
    async def go() -> None:
        people = guests("abc")
        room, live = await finished(people)
        leave(room, people[0])
        await act(room, people[2], messages.PlayAgain("p", "close"))
        assert [seat.guest for seat in follow(room, live).table.seats] == ["c", None, None]
        room.close()

    run(go)


def test_who_left_during_the_game_is_not_asked() -> None:
    async def go() -> None:
        room, people = hall(QUICK), guests("abc")
        live = await table_of(room, people, FIVE)
        await act(room, people[2], messages.Leave("leave"))
        await to_the_end(room, people[:2])
        room.clock.pace = NEVER
        assert people[0].table()["people"][2]["again"] is False
        await refused(room, people[2], messages.Rematch("r"), "not-seated")
        await act(room, people[0], messages.PlayAgain("p", "close"))
        assert [seat.name for seat in follow(room, live).table.seats] == ["a", *(seat.name for seat in live.table.seats[3:])]
        room.close()

    run(go)


def test_a_score_is_kept_over_the_series_and_found_again_after_a_restart() -> None:
    async def go() -> None:
        people = guests("ab")
        room, live = await finished(people)
        scores = [live.table.series]
        for number in range(2):
            winners = [live.table.seats[player].name for player in live.table.reveal.winners]  # type: ignore[union-attr]
            assert live.table.series.games == number + 1
            assert all(live.table.series.wins[name] for name in winners)
            await act(room, people[1], messages.Rematch("r"))
            await act(room, people[0], messages.PlayAgain(f"p{number}"))
            live = follow(room, live)
            assert live.table.series == scores[-1]
            room.clock.pace = QUICK
            for guest in people:
                await act(room, guest, messages.Watch("w", live.table.code))
                assert guest.table()["series"]["games"] == number + 1
                await say(room, guest, messages.Ready("ready"))
            await until(lambda: live_of(people[0]).table.phase == "game")
            await to_the_end(room, people)
            room.clock.pace = NEVER
            scores.append(live.table.series)
        assert sum(scores[-1].wins.values()) >= scores[-1].games == 3
        assert restored(live.table.code, room.ledger.read(live.table.code)).series == scores[-1]
        room.close()

    run(go)


def test_winners_together_have_each_won() -> None:
    before = messages.Series(1, {"Ada": 1})
    assert with_winners(before, ["Bea", "Ada"]) == messages.Series(2, {"Ada": 2, "Bea": 1})
    assert before.wins == {"Ada": 1}


def test_whoever_stops_takes_their_wins_along() -> None:
    """A new bot may be called like somebody who has gone."""
    score = messages.Series(3, {"Ada": 2, "Hector": 1})
    stays = Seat("Ada", face_of("Ada"), "a")
    assert score_of(score, [stays, None]) == messages.Series(3, {"Ada": 2})
