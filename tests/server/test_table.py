"""A table is the list of its entries: what they make of it, and which entries an action makes. No transport, no time, no database."""

from collections.abc import Callable

import pytest

from mascarade.languages import LANGUAGES, Words
from mascarade.names import game_names
from mascarade.server import entries, messages
from mascarade.server.options import options_problems
from mascarade.server.seats import BOT_NAMES, clean_name, player_of
from tests.server.at_table import a_table, refused
from tests.server.people import state

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
    table.apply(table.entry("a", messages.Change("x", messages.Options(seats=3, memory="aid"))))
    assert table.options == messages.Options(seats=3, memory="aid")
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
