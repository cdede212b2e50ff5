"""Bad input: each mistake gives an error that says what was wrong, where, and what would be right. And nothing has changed.

The mistakes are tables, in tests/bad_input; the classes of errors are those of `mascarade.errors`.
"""

import re
from collections.abc import Callable

import pytest

from mascarade.blank import read_characters, read_header
from mascarade.casts import cast_problems, own_cast, printed_cast
from mascarade.cli.mistakes import translated
from mascarade.errors import BadCast, BadCharacter, BadDeal, BadMove, BadRecord, MascaradeError
from mascarade.game import NAMES, Game, Position
from mascarade.languages import LANGUAGES
from mascarade.moves import Move
from mascarade.record import read_records, record_seen
from mascarade.rules.characters import Character, Step
from tests.bad_input import blank_cards, casts, moves, records, tables


def refusal(kind: type[MascaradeError], act: Callable[[], object]) -> MascaradeError:
    """The error that something gives: of this kind, and of no other."""
    with pytest.raises(MascaradeError) as error:
        act()
    assert type(error.value) is kind, f"{error.value!r}"
    if not isinstance(error.value, BadCast) and not isinstance(error.value.__cause__, BadCast):
        speaks(error.value.reason if isinstance(error.value, BadRecord) else str(error.value))
    return error.value


def speaks(text: str) -> None:
    """What the library says of a mistake can be said in every language, by the command line, and in its own words again."""
    if re.match(r"-?\d+ decisions cannot|decision ", text):  # nobody gives numbers at the command line
        return
    assert translated(text, "en") == text.replace("'s code", "’s code").replace("one's own", "one’s own"), text
    assert len({translated(text, language) for language in LANGUAGES}) == len(LANGUAGES), text


def everything(game: Game) -> tuple[object, ...]:
    """All that one can see of a game."""
    views = [bytes(game.view(name)) for name in (None, *game.players)]
    return game.state, list(game.actions), game.moves, game.decides, game.played, game.happened, views


def refused_by(game: Game, act: Callable[[], object], says: str) -> None:
    """Something that a game refuses, and that leaves no trace."""
    before = everything(game)
    assert says in str(refusal(BadMove, act))
    assert everything(game) == before


# -- records -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [records.GOOD, records.BLANK], ids=["plain", "with a blank card"])
def test_the_record_that_the_mistakes_are_made_in_is_good(text: str) -> None:
    [record] = read_records(text)
    record.game()
    assert str(record) == text


@pytest.mark.parametrize(("bad", "line", "says"), records.UNREADABLE)
def test_a_record_that_cannot_be_read(bad: str | bytes, line: int, says: str) -> None:
    error = refusal(BadRecord, lambda: read_records(bad))
    assert isinstance(error, BadRecord)
    assert str(error) == f"line {error.line}: {error.reason}"
    assert not error.reason.startswith("line "), "the line is named once"
    assert says in error.reason
    assert error.line == line


@pytest.mark.parametrize(("bad", "line", "says"), records.REPLAYED)
def test_a_record_that_does_not_hold(bad: str, line: int, says: str) -> None:
    [record] = read_records(bad)
    replay = record.replay()
    _, game = next(replay)
    before = everything(game)

    def go_on() -> None:
        nonlocal before
        for _, now in replay:
            before = everything(now)

    error = refusal(BadRecord, go_on)
    assert isinstance(error, BadRecord)
    assert says in error.reason
    assert error.line == line
    assert everything(game) == before


# -- casts -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "problems", "says"), casts.CASTS)
def test_a_cast_of_ones_own(bad: tuple[int, int, str], problems: int, says: str) -> None:
    edition, players, codes = bad
    error = refusal(BadCast, lambda: own_cast(edition, players, codes.split(), casts.BLANKS))
    assert isinstance(error, BadCast)
    assert says in str(error)
    assert list(error.problems) == cast_problems(edition, players, codes.split(), casts.BLANKS)
    assert len(error.problems) == problems


@pytest.mark.parametrize(
    ("blanks", "says"),
    [
        ([casts.ALCHEMIST, casts.ALCHEMIST], "there are 2 blank cards with the code 'alchemist'"),
        ([Character("king", "King", (Step("bank", (9,)),), blank=True)], "a blank card cannot have the code 'king' of a printed character"),
    ],
    ids=["two blank cards with one code", "a blank card like a printed one"],
)
def test_blank_cards_that_do_not_fit(blanks: list[Character], says: str) -> None:
    assert says in str(refusal(BadCast, lambda: own_cast(1, 4, printed_cast(1, 4).codes, blanks)))


@pytest.mark.parametrize(("bad", "_", "says"), casts.PRINTED)
def test_a_printed_cast_that_there_is_not(bad: tuple[int, int, str], _: None, says: str) -> None:
    edition, players, scenario = bad
    assert says in str(refusal(BadCast, lambda: printed_cast(edition, players, scenario)))
    assert says in str(refusal(BadCast, lambda: Game.new(players, edition=edition, scenario=scenario)))


# -- blank cards -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "field", "says"), blank_cards.TABLES)
def test_a_blank_card_in_toml(bad: str | bytes, field: str, says: str) -> None:
    error = refusal(BadCharacter, lambda: read_characters(bad))
    assert isinstance(error, BadCharacter)
    assert says in str(error)
    assert error.field == field
    assert len(str(error)) < 400


@pytest.mark.parametrize(("bad", "field", "says"), blank_cards.LINES)
def test_a_blank_card_in_a_header(bad: str, field: str, says: str) -> None:
    error = refusal(BadCharacter, lambda: read_header(bad))
    assert isinstance(error, BadCharacter)
    assert says in str(error)
    assert error.field == field
    in_record = refusal(BadRecord, lambda: read_records(records.with_line(5, f"blank: {bad}", records.BLANK)))
    assert isinstance(in_record, BadRecord)
    assert (in_record.line, in_record.reason) == (5, str(error))


# -- moves -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "game", "says"), [*moves.TEXTS, *moves.MOVES])
def test_a_move_as_text(bad: str, game: Game, says: str) -> None:
    refused_by(game, lambda: game.play(bad), says)
    refused_by(game, lambda: game.action(bad), says)


@pytest.mark.parametrize(("bad", "game", "says"), [*moves.MOVES, *moves.VALUES])
def test_a_move_as_a_value(bad: str | Move, game: Game, says: str) -> None:
    move = Move.parse(bad) if isinstance(bad, str) else bad
    assert not game.may(move)
    refused_by(game, lambda: game.play(move), says)


@pytest.mark.parametrize("game", moves.GAMES)
def test_a_decision_by_its_number(game: Game) -> None:
    allowed = {game.action(move) for move in game.moves}
    listed = ", ".join(map(str, sorted(allowed))) or "nothing"
    for number in (*range(-20, 290), 2**15, 2**16, 2**31, -(2**31), 2**32, 2**63 - 1, -(2**63)):
        if number not in allowed:
            refused_by(game, lambda number=number: game.play_action(number), f"decision {number} is not allowed; {listed} would be")


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 2**64, 10**5000], ids=["2^63", "-2^63 - 1", "2^64", "10^5000"])
def test_a_decision_by_a_huge_number(number: int) -> None:
    game = moves.TURN
    refused_by(
        game, lambda: game.play_action(number), "is not allowed; 1, 2, 3, 4, 5, 46, 47, 48, 49, 50, 90, 93, 94, 95, 96, 97, 98 would be"
    )


# -- names, deals, positions, viewers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "deal", "says"), tables.TABLES)
def test_names_and_cards(bad: tuple[str, ...], deal: tuple[str, ...], says: str) -> None:
    assert says in str(refusal(BadDeal, lambda: Game(tables.FOUR, bad, deal)))


@pytest.mark.parametrize(("bad", "_", "says"), tables.POSITIONS)
def test_a_position(bad: Position, _: None, says: str) -> None:
    assert says in str(refusal(BadDeal, lambda: Game(tables.FOUR, NAMES[:4], tables.FOUR.codes, bad)))


@pytest.mark.parametrize(("bad", "_", "says"), tables.POSITIONS_NOT_YET)
def test_a_position_that_is_accepted_or_blamed_on_a_move(bad: Position, _: None, says: str) -> None:
    test_a_position(bad, _, says)


def test_a_star_is_no_name() -> None:
    """`result: *` says that the game goes on."""
    refusal(BadDeal, lambda: Game(tables.FOUR, ("Adele", "*", "Cedric", "Didier"), tables.FOUR.codes))


@pytest.mark.parametrize(
    ("act", "says"),
    [
        (lambda game: game.view("Zoe"), "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
        (lambda game: game.events("Zoe"), "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
        (lambda game: game.number("Zoe"), "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
        (lambda game: record_seen(game, "Zoe"), "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
        (lambda game: game.undo(), "1 decisions cannot be taken back, there are 0"),
        (lambda game: game.undo(-1), "-1 decisions cannot be taken back, there are 0"),
        pytest.param(lambda game: game.may("nonsense"), "'nonsense' is no move; right would be 'who what'"),
    ],
    ids=["view", "events", "number", "record_seen", "undo", "undo backwards", "may"],
)
def test_asking_a_game_for_what_there_is_not(act: Callable[[Game], object], says: str) -> None:
    refused_by(moves.TURN, lambda: act(moves.TURN), says)


def test_there_are_hundreds_and_each_says_something() -> None:
    inputs = [
        *(*records.UNREADABLE, *records.REPLAYED, *casts.CASTS, *casts.PRINTED, *blank_cards.TABLES, *blank_cards.LINES),
        *(*moves.TEXTS, *moves.MOVES, *moves.VALUES, *tables.TABLES, *tables.POSITIONS),
    ]
    assert len(inputs) > 300
    assert all(len(case.values[-1]) >= 12 for case in inputs)
