"""A table is the list of its entries: what they make of it, and which entries an action makes. No transport, no time, no database."""

import hashlib
import random
from collections.abc import Callable

import pytest

from mascarade.casts import printed_casts
from mascarade.languages import LANGUAGES, Words
from mascarade.names import game_names
from mascarade.outlook import encode
from mascarade.record import read_records
from mascarade.rules import layout
from mascarade.server import entries, messages
from mascarade.server.errors import Refusal
from mascarade.server.options import options_problems
from mascarade.server.seats import BOT_NAMES, player_of
from mascarade.server.table import Table, clean_name
from mascarade.verify import commitment
from tests.server.people import state

DEAL = ["judge", "bishop", "king", "queen", "thief", "cheat"]


def a_table(guests: str = "abc", **options: object) -> Table:
    """A table at which these guests sit; the first is its host."""
    table = Table("ABCDEF")
    chosen = messages.Options(**{"seats": 4, "starts": "first"} | options)  # type: ignore[arg-type]
    table.apply(entries.Opened(options=chosen, guest=guests[0], name=guests[0].upper()))
    for guest in guests[1:]:
        table.apply(table.join(guest, guest.upper()))
    return table


def a_game(guests: str = "abc", deal: list[str] | None = None, **options: object) -> Table:
    """The same, with the cards turned down."""
    table = a_table(guests, **options)
    bots = table.bot_names(table.options.seats - len(guests))
    table.apply(entries.Dealt(bots=bots, deal=deal or DEAL, salt="00", starts=0, seed=1))
    table.apply(entries.Begun())
    return table


def play(table: Table, *moves: str) -> None:
    """Let moves happen, written as in a record."""
    assert table.game is not None
    for move in moves:
        table.apply(entries.Decided(number=table.game.action(move)))


def opening(table: Table) -> None:
    """R2.1: four turns of pretending."""
    assert table.game is not None
    for _ in range(4):
        table.apply(entries.Decided(number=next(one for one in table.game.choice.actions if one >= layout.PRETEND)))


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    """An action that is refused with this code."""
    return pytest.raises(Refusal, match=f"^{code}$")


# -- names -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Adele", "Adele"),
        ("  Adele  of   Buda ", "Adele of Buda"),
        ("Ade\nle", "Adele"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202eelorac", "elorac"),
        ("Zoë", "Zoë"),
        ("王后", "王后"),
        ("<b>", "<b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200b\u202e", "x" * 25, "\x00"])
def test_what_can_be_no_name(name: str) -> None:
    with refused("bad-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["A", "a", " a ", "A\u200b"])
def test_two_people_cannot_have_one_name(name: str) -> None:
    with refused("name-taken") as caught:
        a_table("abc").join("d", name)
    assert caught.value.values == {"name": clean_name(name)}


def test_bots_have_names_that_nobody_has() -> None:
    table = a_table("a", seats=13)
    table.apply(table.join("b", BOT_NAMES[3].upper()))
    while len(table.seats) < 13:
        table.apply(table.add_bot("a", "novice"))
    names = [seat.name.casefold() for seat in table.seats]
    assert len(set(names)) == 13


def test_names_that_a_record_cannot_have_are_written_otherwise() -> None:
    names = game_names(["Anne Marie", "Anne.Marie", "centre", "bank", "a,b", "?", "none", "Zoë"])
    assert len(set(names)) == len(names)
    assert not {"centre", "bank", "none"} & set(names)
    assert names[-1] == "Zoë"
    table = a_table("a", seats=4)
    for guest, name in (("b", "a b"), ("c", "a.b"), ("d", "centre")):
        table.apply(table.join(guest, name))
    table.apply(table.start("a"))
    assert [seat.name for seat in table.seats] == ["A", "a b", "a.b", "centre"]
    assert table.game is not None
    assert len(set(table.game.players)) == 4


# -- before the game ---------------------------------------------------------------------------------------------------------------------


def test_a_table_fills_up() -> None:
    table = a_table("abc")
    table.apply(table.add_bot("a", "master"))
    assert [(seat.guest, seat.level) for seat in table.seats] == [("a", None), ("b", None), ("c", None), (None, "master")]
    with refused("table-full"):
        table.join("d", "D")
    with refused("table-full"):
        table.add_bot("a", "novice")
    with refused("not-now"):
        table.join("b", "B again")


def test_an_expert_has_no_temperament() -> None:
    table = a_table("ab", seats=5, fill="expert")
    table.apply(table.add_bot("a", "sharp", "bold"))
    table.apply(table.add_bot("a", "expert"))
    with refused("bad-message"):
        table.add_bot("a", "expert", "bold")
    table.apply(table.start("a"))
    assert [player_of(seat) for seat in table.seats] == ["regular", "regular", "sharp:bold", "expert", "expert"]
    people = state(table, "a").people
    assert [(person.bot, person.temperament) for person in people[2:]] == [("sharp", "bold"), ("expert", None), ("expert", None)]


def test_only_the_host_arranges_the_table() -> None:
    table = a_table("abc")
    attempts: list[Callable[[], object]] = [
        lambda: table.add_bot("b", "novice"),
        lambda: table.entry("b", messages.Change("x", messages.Options())),
        lambda: table.entry("b", messages.Remove("x", 2)),
        lambda: table.entry("b", messages.Reorder("x", [2, 1, 0])),
        lambda: table.entry("b", messages.HandOver("x", 1)),
        lambda: table.start("b"),
        lambda: table.start("an onlooker"),
    ]
    for attempt in attempts:
        with refused("not-host"):
            attempt()


def test_seats_are_reordered_and_freed() -> None:
    table = a_table("abc")
    table.apply(table.entry("a", messages.Reorder("x", [2, 0, 1])))
    assert [seat.guest for seat in table.seats] == ["c", "a", "b"]
    table.apply(table.entry("a", messages.Remove("x", 0)))
    assert [seat.guest for seat in table.seats] == ["a", "b"]
    assert table.find("c") is None
    for order in ([0], [0, 0], [0, 2], [0, 1, 2], []):
        with refused("bad-message"):
            table.entry("a", messages.Reorder("x", order))
    for place in (0, 2, 12):  # oneself, and nobody
        with refused("not-now"):
            table.entry("a", messages.Remove("x", place))


def test_the_host_hands_over() -> None:
    table = a_table("abc")
    table.apply(table.add_bot("a", "novice"))
    table.apply(table.entry("a", messages.HandOver("x", 2)))
    assert table.host == "c"
    for place in (3, 4, 12):  # a bot, and nobody
        with refused("not-now"):
            table.entry("c", messages.HandOver("x", place))
    with refused("not-host"):
        table.entry("a", messages.HandOver("x", 1))


def test_when_the_host_leaves_the_next_guest_is_host() -> None:
    table = a_table("abc")
    table.apply(entries.GotUp(guest="a"))
    assert (table.host, [seat.guest for seat in table.seats]) == ("b", ["b", "c"])
    table.apply(entries.GotUp(guest="c"))
    assert table.host == "b"


def test_whoever_comes_to_a_table_that_everybody_left_is_host() -> None:
    table = a_table("a")
    table.apply(table.add_bot("a", "novice"))
    table.apply(entries.GotUp(guest="a"))
    assert table.host == ""
    table.apply(table.join("b", "B"))
    assert table.host == "b"
    table.apply(table.start("b"))
    assert table.phase == "deal"


def test_what_was_said_stays_with_its_speaker() -> None:
    table = a_table("abc")
    for guest in "abc":
        table.apply(table.say(guest, guest, None))
    table.apply(table.entry("a", messages.Reorder("x", [2, 0, 1])))
    assert [(one.text, one.player) for one in table.said] == [("a", 1), ("b", 2), ("c", 0)]
    table.apply(table.entry("a", messages.Remove("x", 0)))
    assert [(one.text, one.player) for one in table.said] == [("a", 0), ("b", 1), ("c", None)]


def test_options_change_but_nobody_loses_a_seat_by_it() -> None:
    table = a_table("abc")
    table.apply(table.entry("a", messages.Change("x", messages.Options(seats=3, memory=True))))
    assert table.options == messages.Options(seats=3, memory=True)
    with refused("table-full"):
        table.entry("a", messages.Change("x", messages.Options(seats=2)))


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ({"seats": 6, "cast": ["king", "queen", "fool", "witch", "spy", "thief"]}, ["no-judge"]),
        ({"seats": 6, "cast": ["judge", "witch", "spy", "thief", "cheat", "bishop"]}, ["gold"]),
        ({"seats": 3, "cast": ["judge", "king", "queen", "fool", "witch", "thief"]}, ["printed-only"]),
        ({"edition": 2, "seats": 13}, ["players"]),
        ({"edition": 2, "seats": 6, "scenario": "spy"}, ["scenario"]),
        ({"seats": 6, "cast": ["judge", "king", "queen", "x", "fool", "witch"]}, ["unknown"]),
        (
            {
                "seats": 6,
                "cast": ["judge", "king", "queen", "x", "fool", "witch"],
                "blanks": [messages.BlankCard("x", "X", ["no such step"])],
            },
            ["blank"],
        ),
    ],
)
def test_a_table_says_which_rules_its_options_break(options: dict[str, object], codes: list[str]) -> None:
    """R8.1 to R8.7: live and in keys; a table with problems does not start."""
    table = a_table("ab", **options)
    assert [problem.code for problem in state(table, "a").problems] == codes
    assert [problem.code for problem in options_problems(table.options)] == codes
    with refused("bad-cast"):
        table.start("a")


@pytest.mark.parametrize(
    ("card", "values"),
    [
        (messages.BlankCard("King", "K", ["bank 2"]), {"field": "code", "card": "K"}),
        (messages.BlankCard("king", "K", ["bank 2"]), {"field": "code", "card": "K"}),
        (messages.BlankCard("x", "", ["bank 2"]), {"field": "name", "card": "x"}),
        (messages.BlankCard("x", "y" * 50, ["bank 2"]), {"field": "name", "card": "y" * 32}),
        (messages.BlankCard("x", "X", []), {"field": "steps", "card": "X"}),
        (messages.BlankCard("x", "X", ["fly"]), {"field": "steps", "card": "X"}),
        (messages.BlankCard("x", "X", ["bank 2"], copies=5), {"field": "copies", "card": "X"}),
        (messages.BlankCard("x", "X", ["bank 2"], players=14), {"field": "players", "card": "X"}),
    ],
)
def test_what_is_wrong_with_a_blank_card_is_said_in_keys(card: messages.BlankCard, values: dict[str, str]) -> None:
    """R8.5: each language has words of its own for every field."""
    options = messages.Options(seats=6, cast=["judge", "king", "queen", "x", "fool", "witch"], blanks=[card])
    assert options_problems(options) == [messages.Problem("blank", {**values})]
    for language in LANGUAGES:
        said = Words(language).say("problem-blank", **values)
        assert (values["card"] in said) == (values["field"] != "name")


def test_a_blank_card_is_played_with() -> None:
    """R8.5."""
    blank = messages.BlankCard("baker", "Baker", ["bank 2"])
    table = a_table("ab", seats=6, cast=["judge", "king", "queen", "baker", "fool", "witch"], blanks=[blank])
    assert options_problems(table.options) == []
    table.apply(table.start("a"))
    assert "baker" in state(table, "a").cast


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
    assert table.decider() == 2


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
    assert (len(table.game.actions), table.decider()) == (1, 1)


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


def test_the_memory_aid_tells_what_one_was_told_and_no_more() -> None:
    """R10.4."""
    table = a_game("abcd", memory=True)
    play(table, "A exchange B", "B pretend C", "C pretend D", "D pretend A", "A look")
    told = {viewer: state(table, viewer).remembered for viewer in (*"abcd", "an onlooker")}
    assert [len(decisions) for decisions in told.values()] == [5] * 5
    whats = {viewer: [{event.what for event in events} for events in decisions] for viewer, decisions in told.items()}
    assert whats["a"] == [{"took", "exchanged"}, {"took"}, {"took"}, {"took"}, {"looked", "saw"}]
    assert whats["b"] == [{"took"}, {"took", "pretended"}, {"took"}, {"took"}, {"looked"}]
    assert whats["an onlooker"] == [{"took"}, {"took"}, {"took"}, {"took"}, {"looked"}]
    saw = next(event for event in told["a"][4] if event.what == "saw")
    assert (saw.character, saw.to) == ("bishop", [0])


def test_without_the_memory_aid_nobody_is_told_again() -> None:
    """R10.4."""
    table = a_game("abcd")
    play(table, "A exchange B", "B pretend C", "C pretend D", "D pretend A", "A look")
    for viewer in (*"abcd", "an onlooker"):
        shown = state(table, viewer)
        assert shown.remembered == []
        assert b"saw" not in encode(shown)


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

    happen(entries.Opened(options=messages.Options(*key, memory=True), guest="a", name="A"))  # type: ignore[arg-type]
    happen(table.join("b", "B b"))
    happen(table.add_bot("a", "novice") if key[1] > 2 else table.say("a", "hi", None))
    happen(table.entry("a", messages.Reorder("x", [1, 0, *range(2, len(table.seats))])))
    happen(table.start("a"))
    happen(table.entry("b", messages.Ready("x")))
    happen(entries.Begun())
    assert table.game is not None
    while table.phase == "game":
        if table.answering() and rng.random() < 0.2 and table.decider() != table.find("a"):
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
