"""Fair company: who is away and waited for, what they missed, what may be read again, and what onlookers say among themselves."""

from typing import Any

import pytest

from mascarade.server import entries, messages
from mascarade.server.clock import Pace
from mascarade.server.hall import Hall
from mascarade.server.live import Live
from mascarade.server.steward import Limits
from tests.server.people import DEAL, FOUR, Clock, act, decide, guests, pretend, refused, run, settle, to_the_end
from tests.server.room import NEVER, QUICK, Guest, call_it, hall, happen, leave, table_of

Message = dict[str, Any]
CALM = Pace(think=(1.0, 1.0), answer=(1.0, 1.0), away=25.0)


async def watch(room: Hall, guest: str, live: Live, last: int | None = None) -> Guest:
    """Somebody comes, or comes back."""
    back = Guest(guest)
    await act(room, back, messages.Watch(f"w{last}", live.table.code, last))
    return back


def called(room: Hall, live: Live, people: list[Guest]) -> None:
    """The table has a code that can be compared, and nobody has heard of another one."""
    call_it(room, live, "AAAAAA")
    for guest in people:
        guest.frames.clear()


def seconds(guest: Guest) -> float | None:
    found: float | None = guest.table()["takeover"]
    return found


# -- away --------------------------------------------------------------------------------------------------------------------------------


def test_everybody_knows_when_a_bot_takes_over_for_somebody_who_is_away(clock: Clock) -> None:
    """From the moment on in which the others wait for them, however much else happens meanwhile."""

    async def go() -> None:
        room, people = hall(CALM), guests("abc")
        live = await table_of(room, people, messages.Options(seats=3, starts="first"))
        onlooker = await watch(room, "onlooker", live)
        leave(room, people[1])
        assert [seconds(one) for one in (people[0], people[2], onlooker)] == [None] * 3  # nobody waits for them yet
        await pretend(room, [people[0]], 1)
        assert [seconds(one) for one in (people[0], people[2], onlooker)] == [25.0] * 3
        await clock.pass_by(7)
        leave(room, people[2])
        await act(room, people[0], messages.HandOver("h", 1))
        assert seconds(onlooker) == seconds(await watch(room, "late", live)) == 18.0
        back = await watch(room, "b", live)
        assert [seconds(one) for one in (people[0], onlooker, back)] == [None] * 3
        leave(room, back)
        assert seconds(onlooker) == 25.0
        await clock.pass_by(24)
        assert not live.table.seats[1].stand_in
        await clock.pass_by(2)
        assert live.table.seats[1].stand_in
        assert onlooker.table()["people"][1] | {"face": ""} == {"name": "b", "face": "", "away": True, "stand_in": True, "ready": True}
        assert seconds(onlooker) is None
        room.close()

    run(go)


def test_a_prepared_answer_of_somebody_away_stays_their_secret_until_it_is_given(clock: Clock) -> None:
    async def go() -> None:
        heard: list[list[bytes]] = []
        for answer in (None, "pass"):
            room, people = hall(CALM), guests("abcd")
            live = await table_of(room, people, FOUR, DEAL)
            call_it(room, live, "AAAAAA")
            await pretend(room, people)
            await decide(room, people, "a announce king")
            await act(room, people[2], messages.Prepare("p", answer))  # type: ignore[arg-type]
            leave(room, people[2])
            people[3].frames.clear()
            await decide(room, people, "b pass")
            assert seconds(people[3]) == 25.0
            heard.append(list(people[3].frames))
            await clock.pass_by(1)
            assert (live.table.decider == 3) == (answer == "pass")
            room.close()
        assert heard[0] == heard[1]

    run(go)


def test_with_a_time_limit_it_is_the_earlier_one(clock: Clock) -> None:
    async def go() -> None:
        room, people = hall(CALM), guests("ab")
        await table_of(room, people, messages.Options(seats=4, starts="first", seconds=15), DEAL)
        leave(room, people[0])
        assert seconds(people[1]) == 15.5
        await clock.pass_by(16)
        assert people[1].table()["people"][0]["stand_in"]
        room.close()

    run(go)


# -- what they missed ---------------------------------------------------------------------------------------------------------------------


async def away(room: Hall, people: list[Guest], live: Live, *moves: str) -> None:
    """The second one is away while the others decide; a bot decides for them."""
    leave(room, people[1])
    for move in moves:
        if live.table.decider == 1:
            happen(room, live, entries.StoodIn(player=1, on=True, since=live.gone["b"]))
            happen(room, live, entries.Decided(number=live.table.playing.action(move)))
        else:
            await decide(room, [people[0], *people[2:]], move)


def whats(missed: list[Message]) -> list[tuple[int, list[str]]]:
    return [(one["turn"], [event["what"] for event in one["events"]]) for one in missed]


def test_who_comes_back_is_told_what_happened_and_what_the_bot_did_until_they_have_read_it(tmp_path: Any) -> None:
    """R10.2: what was done for them in secret too; after every reload, and by a new server."""

    async def go() -> None:
        database = str(tmp_path / "a.db")
        room, people = hall(database=database), guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await away(room, people, live, "a exchange b", "b exchange a")
        back = await watch(room, "b", live, live.table.version)
        missed = back.table()["missed"]
        assert whats(missed) == [(1, ["took"]), (2, ["took", "exchanged"])]
        assert missed[1]["events"][1] == {"what": "exchanged", "cards": [1, 0], "to": [1]}
        assert people[0].table()["missed"] == []
        await decide(room, [people[0], back, *people[2:]], "c pretend d")  # they are here again: this they see
        assert (await watch(room, "b", live)).table()["missed"] == missed
        room.close()
        room = hall(NEVER, database=database)
        live = room.find(live.table.code)  # type: ignore[assignment]
        one, two = await watch(room, "b", live), await watch(room, "b", live)
        assert one.table()["missed"] == missed
        await act(room, one, messages.CaughtUp("read"))
        for guest in (one, two, await watch(room, "b", live)):
            assert guest.table()["missed"] == []
        room.close()

    run(go)


def test_who_went_away_when_a_bot_played_already_has_missed_what_came_then() -> None:
    async def go() -> None:
        room, people = hall(), guests("abcd")
        live = await table_of(room, people, FOUR, DEAL)
        await decide(room, people, "a pretend b")
        happen(room, live, entries.StoodIn(player=1, on=True))  # the time was up; they saw what the bot did
        happen(room, live, entries.Decided(number=live.table.playing.action("b pretend a")))
        leave(room, people[1])
        await decide(room, [people[0], *people[2:]], "c pretend a")
        assert whats((await watch(room, "b", live)).table()["missed"]) == [(3, ["took"])]
        room.close()

    run(go)


def test_only_the_person_concerned_learns_what_a_bot_did_for_them_in_secret() -> None:
    """R10.2: everybody else gets the same bytes, whichever it was, also when they come back."""

    async def go() -> None:
        heard: list[dict[str, list[bytes]]] = []
        for move in ("b exchange a", "b pretend a"):
            room, people = hall(), guests("abcd")
            live = await table_of(room, people, FOUR, DEAL)
            called(room, live, people)
            onlooker = await watch(room, "onlooker", live)
            await away(room, people, live, "a pretend b", move)
            back = [await watch(room, name, live, last) for name in ("b", "a", "c", "onlooker") for last in (None, 3)]
            await act(room, back[0], messages.CaughtUp("read"))
            found = {f"{one.guest} {number}": one.frames for number, one in enumerate((*people, onlooker, *back))}
            heard.append(found)
            room.close()
        differ = {name for name in heard[0] if heard[0][name] != heard[1][name]}
        assert differ == {"b 5", "b 6"}

    run(go)


def test_there_is_nothing_to_catch_up_with_for_those_who_do_not_play() -> None:
    async def go() -> None:
        room, people = hall(), guests("ab")
        live = await table_of(room, people, FOUR, DEAL)
        await refused(room, await watch(room, "onlooker", live), messages.CaughtUp("c"), "not-seated")
        room.close()

    run(go)


# -- what may be read again ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("memory", ["usual", "only", "aid"])
def test_what_may_be_read_again_is_the_same_for_all(memory: messages.Memory) -> None:
    """R10.4. From memory only: nothing but what lies on the table now, however one comes; with the aid the deal (R1.5), too."""

    async def go() -> None:
        room, people = hall(), guests("abcd")
        live = await table_of(room, people, messages.Options(seats=4, starts="first", memory=memory), DEAL)
        await pretend(room, people)
        await decide(room, people, "a look")
        await decide(room, people, "b announce king")
        for name in ("a", "b", "onlooker"):
            for last in (None, 0, live.table.version - 2):
                received = (await watch(room, name, live, last)).received
                kinds = [one["is"] for one in received]
                if memory == "only":
                    assert kinds == ["ok", "table"]
                else:
                    assert kinds == (
                        ["ok", "log", "table"] if last is None else ["ok", *["decided"] * min(6, live.table.version - last), "table"]
                    )
                assert received[-1]["deal"] == (DEAL if memory == "aid" else None)
                assert [event["what"] for event in received[-1]["this_turn"]] == ["announced"]
        room.close()

    run(go)


def test_the_deal_that_is_recalled_is_what_was_dealt_and_not_what_lies_there_now() -> None:
    """R1.5, R10.4; after the game everything is open anyway."""

    async def go() -> None:
        room, people = hall(QUICK), guests("abcd")
        live = await table_of(room, people, messages.Options(seats=4, starts="first", memory="aid"), DEAL)
        await decide(room, people, "a exchange b")
        assert people[0].table()["deal"] == (await watch(room, "onlooker", live)).table()["deal"] == DEAL
        await to_the_end(room, people)
        assert people[0].table()["deal"] is None
        room.close()

    run(go)


def test_a_memory_aid_of_an_older_version() -> None:
    body = entries.encode(entries.Opened(options=messages.Options(), guest="a", name='"memory":true'))
    for old, new in ((b"true", "aid"), (b"false", "usual")):
        entry = entries.decode(body.replace(b'"memory":"usual"', b'"memory":' + old))
        assert isinstance(entry, entries.Opened)
        assert (entry.options.memory, entry.name) == (new, '"memory":true')


# -- onlookers ----------------------------------------------------------------------------------------------------------------------------


def whispers(guest: Guest) -> list[tuple[str, str]]:
    return [(one["name"], one["text"]) for one in guest.received if one["is"] == "whispered"]


def test_onlookers_talk_among_themselves_until_the_end() -> None:
    async def go() -> None:
        room, people = hall(QUICK), guests("ab")
        live = await table_of(room, people, FOUR)
        one, two = await watch(room, "y", live), await watch(room, "z", live)
        await act(room, one, messages.Whisper("1", " Yves", "He lies!\n"))
        await act(room, two, messages.Whisper("2", "Zoe", "She does."))
        said = [("Yves", "He lies!"), ("Zoe", "She does.")]
        assert whispers(one) == whispers(two) == said
        late = await watch(room, "late", live)
        assert [(each["name"], each["text"]) for each in late.table()["whispers"]] == said
        await to_the_end(room, people)
        for guest in people:
            before = [each for each in guest.received if each["is"] == "whispered" or (each["is"] == "table" and each["whispers"])]
            assert [each["phase"] for each in before] == ["over"]
            assert [each["text"] for each in before[0]["whispers"]] == ["He lies!", "She does."]
        await act(room, one, messages.Whisper("3", "Yves", "Well played!"))
        assert whispers(people[0]) == [("Yves", "Well played!")]
        room.close()

    run(go)


def test_no_player_gets_a_byte_of_it_before_the_end() -> None:
    """Neither while it is said nor on coming back, nor may they say less because of it."""

    async def go() -> None:
        heard: list[list[list[bytes]]] = []
        for talks in (True, False):
            room, people = hall(limits=Limits(entries_of_a_table=8)), guests("abcd")
            live = await table_of(room, people, FOUR, DEAL)
            called(room, live, people)
            onlooker = await watch(room, "onlooker", live)
            for number in range(8 * talks):
                await act(room, onlooker, messages.Whisper(f"{number}", "Zoe", "psst"))
            if talks:
                await refused(room, onlooker, messages.Whisper("more", "Zoe", "psst"), "too-fast")
            await decide(room, people, "a exchange b")
            await act(room, people[0], messages.Say("s", "who is there?"))
            leave(room, people[2])
            heard.append([one.frames for one in (*people, await watch(room, "c", live), await watch(room, "a", live, 3))])
            room.close()
        assert heard[0] == heard[1]

    run(go)


def test_who_may_whisper() -> None:
    async def go() -> None:
        room, people = hall(), guests("ab")
        live = await table_of(room, people, FOUR, DEAL)
        onlooker = await watch(room, "z", live)
        await refused(room, people[0], messages.Whisper("1", "Zoe", "hello"), "not-now")
        await refused(room, onlooker, messages.Whisper("2", "A", "hello"), "name-taken", name="A")
        await refused(room, onlooker, messages.Whisper("3", "\u200b", "hello"), "bad-name")
        await refused(room, onlooker, messages.Whisper("4", "Zoe", " \u200b"), "bad-message")
        room.close()
        room, people = hall(), guests("ab")
        live = await table_of(room, people, messages.Options(seats=4, chat=False))
        await refused(room, await watch(room, "z", live), messages.Whisper("1", "Zoe", "hello"), "chat-off")
        room.close()
        room = hall()
        code = (await act(room, people[0], messages.Make("m", "a", FOUR)))["table"]
        await act(room, onlooker, messages.Watch("w", code))
        await refused(room, onlooker, messages.Whisper("1", "Zoe", "hello"), "not-now")
        room.close()
        await settle()

    run(go)
