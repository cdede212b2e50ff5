"""A table's game: deal, decisions, prepared answers, talk and the end, out of its entries alone."""

import hashlib
import random
from collections.abc import Callable

import pytest

from mascarade.casts import printed_casts
from mascarade.outlook import encode
from mascarade.record import read_records
from mascarade.rules import layout
from mascarade.server import entries, messages
from mascarade.server.table import Table
from mascarade.verify import commitment
from tests.server.at_table import DEAL, a_game, a_table, opening, play, refused
from tests.server.people import state

# -- the deal ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", printed_casts(), ids=lambda key: "-".join(map(str, key)))
def test_the_deal_is_face_up_and_committed_to(key: tuple[int, int, str]) -> None:
    """R1.5: everybody sees every card; and nobody can change the deal afterwards."""
    edition, seats, scenario = key
    table = a_table("ab", edition=edition, seats=seats, scenario=scenario, starts="random")
    dealt = table.start("a")
    assert isinstance(dealt, entries.Dealt)
    table.apply(dealt)
    assert len(table.seats) == seats
    assert all(seat.level == "regular" for seat in table.seats[2:])
    assert len(dealt.salt) == 64
    for viewer in ("a", "b", "an onlooker"):
        shown = state(table, viewer)
        assert shown.deal is not None
        assert sorted(shown.deal) == sorted(shown.cast) == sorted(dealt.deal)
        assert shown.commitment == hashlib.sha256(f"{dealt.salt}\n{','.join(dealt.deal)}".encode()).hexdigest()
        assert shown.game is None
        assert shown.reveal is None
        assert dealt.salt.encode() not in encode(shown)


def test_the_cards_are_turned_down() -> None:
    table = a_game("abc")
    for viewer in ("a", "b", "c", "an onlooker"):
        shown = state(table, viewer)
        assert shown.deal is None
        assert shown.commitment == commitment("00", DEAL)
        assert shown.game is not None
        assert shown.reveal is None


def test_who_begins_is_the_first_seat_or_anybody() -> None:
    first = {entry.starts for entry in (a_table("ab", seats=5).start("a") for _ in range(20)) if isinstance(entry, entries.Dealt)}
    anybody = a_table("ab", seats=5, starts="random")
    dealt = [entry for entry in (anybody.start("a") for _ in range(200)) if isinstance(entry, entries.Dealt)]
    assert first == {0}
    assert {entry.starts for entry in dealt} == set(range(5))
    table = a_table("ab")
    table.apply(entries.Dealt(bots=table.bot_names(2), deal=DEAL, salt="", starts=2, seed=1))
    table.apply(entries.Begun())
    assert table.decider == 2


def test_the_deal_is_over_when_every_guest_is_ready() -> None:
    table = a_table("ab")
    table.apply(table.start("a"))
    assert not table.everybody_ready()
    table.apply(table.entry("a", messages.Ready("x")))
    assert not table.everybody_ready()
    with refused("not-seated"):
        table.entry("an onlooker", messages.Ready("x"))
    table.apply(table.entry("b", messages.Ready("x")))
    assert table.everybody_ready()
    assert [person.ready for person in state(table, "a").people] == [True] * 4


# -- decisions ---------------------------------------------------------------------------------------------------------------------------


def test_a_decision_is_one_s_own_in_time_and_allowed() -> None:
    table = a_game("abc")
    assert table.game is not None
    first = table.game.choice.actions[0]
    for guest, action, after, code in (
        ("b", first, 0, "not-now"),
        ("an onlooker", first, 0, "not-seated"),
        ("a", first, 1, "late"),
        ("a", layout.PASS, 0, "not-allowed"),
        ("a", layout.LOOK, 0, "not-allowed"),  # R2.1
        ("a", 264, 0, "not-allowed"),
    ):
        with refused(code):
            table.decide(guest, action, after)
    table.apply(table.decide("a", first, 0))
    assert (len(table.game.actions), table.decider) == (1, 1)


def test_every_action_belongs_to_its_phases() -> None:
    lobby, deal, game = a_table("abc"), a_table("abc"), a_game("abc")
    deal.apply(deal.start("a"))
    attempts: dict[str, Callable[[Table], object]] = {
        "join": lambda table: table.join("d", "D"),
        "add_bot": lambda table: table.add_bot("a", "novice"),
        "change": lambda table: table.entry("a", messages.Change("x", messages.Options())),
        "remove": lambda table: table.entry("a", messages.Remove("x", 1)),
        "reorder": lambda table: table.entry("a", messages.Reorder("x", [0, 1, 2])),
        "start": lambda table: table.start("a"),
        "ready": lambda table: table.entry("a", messages.Ready("x")),
        "decide": lambda table: table.decide("a", table.game.choice.actions[0] if table.game else 0, 0),
        "prepare": lambda table: table.prepare("b", "pass"),
    }
    allowed = {
        "lobby": {"join", "add_bot", "change", "remove", "reorder", "start"},
        "deal": {"ready"},
        "game": {"decide"},
    }
    for table in (lobby, deal, game):
        for name, attempt in attempts.items():
            if name in allowed[table.phase]:
                attempt(table)
            else:
                with refused("not-now"):
                    attempt(table)


def test_only_the_one_who_decides_gets_choices() -> None:
    table = a_game("abc")
    assert table.game is not None
    assert [one.action for one in state(table, "a").choices] == list(table.game.choice.actions)
    for viewer in ("b", "c", "an onlooker"):
        assert state(table, viewer).choices == []


# -- prepared answers --------------------------------------------------------------------------------------------------------------------


def test_an_answer_is_prepared_while_an_announcement_is_answered() -> None:
    table = a_game("abcd")
    with refused("not-now"):
        table.prepare("c", "pass")
    opening(table)
    with refused("not-now"):
        table.prepare("c", "pass")
    play(table, "A announce king")
    with refused("not-now"):  # it is B's turn to answer: to decide, not to prepare
        table.prepare("b", "pass")
    with refused("not-seated"):
        table.prepare("an onlooker", "pass")
    table.apply(table.prepare("c", "pass"))
    table.apply(table.prepare("d", "watch"))
    assert table.prepared_answer() is None
    play(table, "B pass")
    assert table.prepared_answer() == layout.PASS
    play(table, "C pass")
    assert table.prepared_answer() == layout.PASS  # nobody has claimed before D


def test_who_watches_is_asked_when_somebody_has_claimed() -> None:
    table = a_game("abcd")
    opening(table)
    play(table, "A announce king")
    table.apply(table.prepare("c", "watch"))
    table.apply(table.prepare("d", "pass"))
    play(table, "B claim")
    assert table.prepared_answer() is None
    play(table, "C pass")
    assert table.prepared_answer() == layout.PASS


def test_a_prepared_answer_is_changed_taken_back_and_forgotten() -> None:
    table = a_game("abcd")
    opening(table)
    play(table, "A announce king")
    for answer in ("pass", "watch", None, "pass"):
        table.apply(table.prepare("c", answer))
        assert state(table, "c").prepared == answer
    table.apply(table.prepare("a", "pass"))  # A has announced, and answers nothing
    play(table, "B pass", "C pass", "D pass")
    assert [seat.prepared for seat in table.seats] == [None] * 4


def test_a_prepared_answer_changes_nothing_that_others_see() -> None:
    table, other = a_game("abcd"), a_game("abcd")
    for one in (table, other):
        opening(one)
        play(one, "A announce king")
    table.apply(table.prepare("c", "watch"))
    table.apply(table.prepare("d", "pass"))
    assert table.number == other.number + 2
    for viewer in ("a", "b", "an onlooker"):
        assert encode(state(table, viewer)) == encode(state(other, viewer))
    assert state(table, "c").prepared == "watch"
    for one in (table, other):
        play(one, "B pass", "C pass", "D pass")
    for viewer in ("a", "b", "c", "d", "an onlooker"):
        assert encode(state(table, viewer)) == encode(state(other, viewer))


# -- talking, leaving, remembering -------------------------------------------------------------------------------------------------------


def test_chat_is_cleaned_bounded_and_can_be_off() -> None:
    table = a_table("ab")
    table.apply(table.say("a", " <b>hé\x00\x1b\u202e</b> ", None))
    assert table.said == [messages.Said(0, "<b>hé</b>", None)]
    for text in ("\n", "\x00\u200b", "   "):
        with refused("bad-message"):
            table.say("a", text, None)
    with refused("not-seated"):
        table.say("an onlooker", "hello", None)
    for number in range(80):
        table.apply(table.say("b", str(number), None))
    assert [one.text for one in state(table, "a").said] == [str(number) for number in range(60, 80)]
    table.apply(table.entry("a", messages.Change("x", messages.Options(seats=4, chat=False))))
    with refused("chat-off"):
        table.say("a", "hello", None)
    table.apply(table.say("a", None, "clap"))
    assert table.said[-1].what == "clap"


def test_who_leaves_a_game_is_replaced_by_a_bot_for_good() -> None:
    table = a_game("abc", fill="sharp")
    table.apply(entries.GotUp(guest="a"))
    assert (table.seats[0].guest, table.seats[0].level, table.seats[0].name) == (None, "sharp", "A")
    assert table.host == "b"
    with refused("not-seated"):
        table.decide("a", 0, 0)
    with refused("not-now"):
        table.join("a", "A")


def test_who_comes_back_is_told_of_this_turn() -> None:
    """R3.4: what was announced, answered and shown lies before everybody until the turn ends, and is nobody's secret."""
    table = a_game("abcd")
    play(table, "A exchange B", "B pretend C", "C pretend D", "D pretend A")
    assert state(table, "a").this_turn == []
    play(table, "A announce bishop", "B claim", "C pass", "D pass")  # all are equally rich: A, really the Bishop, chooses
    for viewer in (*"abcd", "an onlooker"):
        told = state(table, viewer).this_turn
        assert [event.what for event in told] == ["announced", "claimed", "passed", "passed", "showed", "showed", "used"]
        assert all(event.to is None for event in told)
    play(table, "A choose C")
    assert state(table, "a").this_turn == []


# -- the end, and the whole --------------------------------------------------------------------------------------------------------------


def a_whole_game(key: tuple[int, int, str], seed: int) -> tuple[Table, list[entries.AnyEntry]]:
    """A game of random decisions, and the entries that made it."""
    rng = random.Random(seed)
    table = Table("ABCDEF")
    made: list[entries.AnyEntry] = []

    def happen(entry: entries.AnyEntry) -> None:
        made.append(entry)
        table.apply(entry)

    happen(entries.Opened(options=messages.Options(*key, memory="aid"), guest="a", name="A"))  # type: ignore[arg-type]
    happen(table.join("b", "B b"))
    happen(table.add_bot("a", "novice") if key[1] > 2 else table.say("a", "hi", None))
    happen(table.entry("a", messages.Reorder("x", [1, 0, *range(2, len(table.seats))])))
    happen(table.start("a"))
    happen(table.entry("b", messages.Ready("x")))
    happen(entries.Begun())
    assert table.game is not None
    while table.phase == "game":
        if table.answering() and rng.random() < 0.2 and table.decider != table.find("a"):
            happen(table.prepare("a", rng.choice(("pass", "watch", None))))
        happen(entries.Decided(number=rng.choice(table.game.choice.actions)))
    happen(table.say("b", None, "good_game"))
    happen(entries.PlayedAgain(code="GHJKLM"))
    return table, made


@pytest.mark.parametrize("key", printed_casts(), ids=lambda key: "-".join(map(str, key)))
def test_when_it_is_over_everything_is_public(key: tuple[int, int, str]) -> None:
    """R10.5, and the commitment holds."""
    table, made = a_whole_game(key, 1)
    assert table.phase == "over"
    states = [state(table, viewer) for viewer in ("a", "b", "an onlooker")]
    reveal = states[0].reveal
    assert reveal is not None
    assert states[1].reveal == states[2].reveal == reveal
    dealt = next(entry for entry in made if isinstance(entry, entries.Dealt))
    assert (reveal.deal, reveal.salt) == (dealt.deal, dealt.salt)
    assert reveal.actions == [entry.number for entry in made if isinstance(entry, entries.Decided)]
    assert commitment(reveal.salt, reveal.deal) == states[0].commitment
    (record,) = read_records(reveal.record)
    game = record.game()
    assert table.game is not None
    assert game.state == table.game.state
    assert record.other == {"commitment": states[0].commitment, "salt": dealt.salt}
    assert game.outcome is not None
    assert [game.players[winner] for winner in reveal.winners] == list(game.outcome.winners)


@pytest.mark.parametrize("key", [(1, 2, ""), (1, 3, ""), (1, 5, ""), (2, 8, "B"), (1, 13, "")], ids=str)
def test_a_table_is_its_entries_and_nothing_else(key: tuple[int, int, str]) -> None:
    """Written down and read again, entry by entry, they give the same table, at every point of it."""
    _, made = a_whole_game(key, 2)
    one, other = Table("ABCDEF"), Table("ABCDEF")
    for entry in made:
        one.apply(entry)
        other.apply(entries.decode(entries.encode(entry)))
        assert (one.number, one.version, one.phase, one.host, one.seats) == (
            other.number,
            other.version,
            other.phase,
            other.host,
            other.seats,
        )
        for viewer in ("a", "b", "an onlooker"):
            assert encode(state(one, viewer, ["a"], 3.0)) == encode(state(other, viewer, ["a"], 3.0))
