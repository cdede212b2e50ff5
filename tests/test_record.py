"""Records: what is written can be read, what is read is written again, and whatever else is thrown at the reader is a BadRecord."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mascarade.casts import Cast
from mascarade.checks import CHECKS, Check
from mascarade.errors import BadMove, BadRecord
from mascarade.game import NAMES, Game, Position
from mascarade.moves import KINDS, Move, same
from mascarade.record import Line, Record, read_records, record_of, record_seen
from tests.random_records import (
    CASES,
    PAGE,
    SETUPS,
    blocks,
    checks_that_hold,
    decorated,
    lengths,
    seeds,
    some_casts,
    some_game,
    some_position,
)

# -- round trips -------------------------------------------------------------------------------------------------------------------------


def same_lines(one: Record, other: Record) -> bool:
    """Whether two records say the same, wherever their lines stand in a file."""
    return [(line.content, line.comment) for line in one.body] == [(line.content, line.comment) for line in other.body]


@settings(max_examples=120, deadline=None)
@given(some_casts, seeds, lengths, st.booleans())
def test_record_game_record(cast: Cast, seed: int, length: int, midway: bool) -> None:
    random = Random(seed)
    game = some_game(random, cast, length, some_position(random, cast) if midway else None)
    text = str(record_of(game))
    [record] = read_records(text)
    assert str(record) == text
    again = record.game()
    assert again.state == game.state
    assert again.actions == game.actions
    assert record_of(again) == record_of(game)
    assert str(record_of(again)) == text


@settings(max_examples=60, deadline=None)
@given(some_casts, seeds, lengths, st.booleans())
def test_comments_other_keys_and_checks_are_kept(cast: Cast, seed: int, length: int, midway: bool) -> None:
    random = Random(seed)
    game = some_game(random, cast, length, some_position(random, cast) if midway else None)
    written = decorated(random, game)
    [record] = read_records(str(written))
    assert str(record) == str(written)
    assert same_lines(record, written)
    assert (record.other, record.comments, record.preamble) == (written.other, written.comments, written.preamble)
    assert (record.moves, record.checks) == (written.moves, written.checks)
    assert record.game().state == game.state


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(some_casts, seeds, lengths), min_size=2, max_size=5))
def test_several_games_in_a_file(tables: list[tuple[Cast, int, int]]) -> None:
    texts = [str(decorated(Random(seed), some_game(Random(seed), cast, length))) for cast, seed, length in tables]
    whole = "---\n".join(texts)
    records = read_records(whole)
    assert list(map(str, records)) == texts
    lines = whole.split("\n")
    for record in records:
        assert lines[record.line - 1] == "mascarade: 1"
        assert lines[record.result_line - 1].startswith("result: ")
        for line in record.body:
            assert lines[line.number - 1] == str(line)


@settings(max_examples=30, deadline=None)
@given(some_casts, seeds, lengths)
def test_line_ends_byte_order_mark_white_space_and_bytes_make_no_difference(cast: Cast, seed: int, length: int) -> None:
    text = str(decorated(Random(seed), some_game(Random(seed), cast, length)))
    spread = text.replace("\n", " \t\n\n").replace(" ", "  ").replace("#", "  #")
    for form in (text, text.replace("\n", "\r\n"), f"\ufeff{text}", text.removesuffix("\n"), f"{text}---\n", f"\n\n{text}\n\n---\n\n"):
        assert list(map(str, read_records(form))) == [text]
        assert list(map(str, read_records(form.encode()))) == [text]
    [record] = read_records(spread)
    assert record.game().state == read_records(text)[0].game().state


@settings(max_examples=30, deadline=None)
@given(some_casts, seeds, st.integers(1, 80))
def test_other_ways_to_write_a_move_play_the_same_game(cast: Cast, seed: int, length: int) -> None:
    game = some_game(Random(seed), cast, length)
    record = record_of(game)
    record.body = [Line(list(same(move))[-1]) for move in game.played]
    assert record.game().actions == game.actions


def test_a_separator_may_have_a_comment_which_goes_to_the_next_game() -> None:
    first, second = blocks("masc")[:2]
    one, two = read_records(f"{first}--- # three players\n{second}")
    assert str(one) == first
    assert str(two) == f"# three players\n{second}"


def test_comments_between_header_lines_go_behind_the_header() -> None:
    first = blocks("masc")[0]
    [record] = read_records(first.replace("players:", "# who\nplayers:"))
    assert record.body[0].comment == "who"
    assert read_records(str(record))[0].body[0].comment == "who"


@pytest.mark.parametrize("line", ["turn: 1", "court: 0"])
def test_what_need_not_be_said_is_said_again_if_it_has_a_comment(line: str) -> None:
    text = blocks("masc")[1].replace("\n\n", f"\n{line}  # as always\n\n")
    assert str(read_records(text)[0]) == text


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_the_cases_hold_and_are_kept(case: Path) -> None:
    records = read_records(case.read_bytes())
    text = "---\n".join(map(str, records))
    again = read_records(text)
    assert "---\n".join(map(str, again)) == text
    for one, other in zip(records, again, strict=True):
        assert same_lines(one, other)
        assert one.game().state == other.game().state


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("date", ""),
        ("date", "2026 #1"),
        ("date", "2026\nAdele look"),
        ("date", "\x1b[31m"),
        ("date", " 2026"),
        ("two words", "x"),
        ("1st", "x"),
        ("", "x"),
        ("a:b", "x"),
        ("gold", "1, 2, 3, 4"),
        ("Gold", "1, 2, 3, 4"),
        ("trun", "7"),
        ("Adele", "look twice"),
        ("Zoe", "exchange Bruno"),
    ],
)
def test_what_cannot_be_read_again_is_not_written(key: str, value: str) -> None:
    with pytest.raises(BadRecord, match=r"^'.*' cannot be a header line: a key of one's own, a colon, and some text without #$"):
        record_of(Game.new(4, seed=1), {key: value})


# -- the record of a running game --------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(some_casts, seeds, lengths, st.booleans(), st.booleans())
def test_a_viewer_reads_take(cast: Cast, seed: int, length: int, midway: bool, memory: bool) -> None:
    """R10.2, R10.4. Who knows what is tested in tests/secrets; this is about the text."""
    random = Random(seed)
    game = some_game(random, cast, length, some_position(random, cast) if midway else None)
    whole = str(record_of(game))
    for viewer in (None, *game.players):
        text = record_seen(game, viewer, memory)
        if game.outcome is not None:
            assert text == whole
            continue
        assert len(text.split("\n")) == len(whole.split("\n"))
        for seen, line in zip(text.split("\n"), whole.split("\n"), strict=True):
            if line.startswith("deal:") and game.start.turn > 1:
                assert set(seen.removeprefix("deal:")) <= set("? ,|+")
            elif re.match(r"\S+ (exchange|pretend)\b", line) and not (memory and line.split()[0].partition(".")[0] == viewer):
                assert seen == re.sub(r"^(\S+) (exchange|pretend)", r"\1 take", line)
            else:
                assert seen == line


def test_what_is_hidden_cannot_be_replayed_and_the_reader_says_why() -> None:
    [text] = blocks("text")
    with pytest.raises(BadRecord, match=r"line 9: 'take' hides whether cards were exchanged"):
        read_records(text)
    game = Game(SETUPS["edition 1, 4 players"], NAMES[:4], SETUPS["edition 1, 4 players"].codes, Position(turn=5))
    with pytest.raises(BadRecord, match=r"line 5: deal: the cards are hidden"):
        read_records(record_seen(game, None))


# -- checks ------------------------------------------------------------------------------------------------------------------------------

_BEFORE = """\
mascarade: 1
edition: 1
players: Adele, Bruno, Cedric, Didier
cast: judge, bishop, king, queen, thief, cheat
deal: judge, bishop, king, queen | thief, cheat
gold: 6, 7, 8, 9
turn: 5
"""
_SHOWN = f"{_BEFORE}Adele announce king\nBruno pass\nCedric claim\nDidier pass\n"
_LOOKED = f"{_BEFORE}Adele look\n"
_OVER = _SHOWN.replace("8, 9", "12, 9")
_THREE = """\
mascarade: 1
edition: 1
players: A, B, C
cast: bishop, fool, judge, queen, king, witch
deal: bishop+fool, judge+queen, king+witch
"""

HOLD = [
    (_BEFORE, "gold 6, 7, 8, 9"),
    (_SHOWN, "gold 5,7,11,9"),
    (_SHOWN, "court 1"),
    (_BEFORE, "bank 164"),
    (_BEFORE, "cards judge, bishop, king, queen | thief, cheat"),
    (_THREE, "cards bishop+fool, judge + queen, king+witch"),
    (_BEFORE, "seats Adele, Bruno, Cedric, Didier"),
    (_BEFORE, "next Adele"),
    (_BEFORE, "may look, announce, exchange, pretend"),
    (_BEFORE, "refused Bruno look"),
    (_BEFORE, "refused Adele exchange centre.3"),
    (_BEFORE, "refused Adele announce empress"),
    (_OVER, "refused Adele look"),
    (_BEFORE, "on"),
    (_OVER, "over Cedric"),
    (_SHOWN, "shown Cedric king, Adele judge"),
    (_BEFORE, "shown"),
    (_LOOKED, "seen Adele: Adele judge"),
    (_LOOKED, "seen Bruno:"),
    (_LOOKED, "shown"),
]

FAIL = [
    (_BEFORE, "gold 6, 7, 8, 8", "gold: expected 6, 7, 8, 8, but 6, 7, 8, 9 holds"),
    (_BEFORE, "gold 6, 7, 8", "gold: expected 6, 7, 8, but 6, 7, 8, 9 holds"),
    (_SHOWN, "court 0", "court: expected 0, but 1 holds"),
    (_BEFORE, "bank 165", "bank: expected 165, but 164 holds"),
    (
        _BEFORE,
        "cards bishop, judge, king, queen | thief, cheat",
        "cards: expected bishop, judge, king, queen, |, thief, cheat, but judge, bishop, king, queen, |, thief, cheat holds",
    ),
    (_BEFORE, "cards judge, bishop, king, queen", "but judge, bishop, king, queen, |, thief, cheat holds"),
    (_BEFORE, "cards judge, bishop, ki ng, queen | thief, cheat", "expected judge, bishop, ki ng, queen"),
    (_BEFORE, "seats Bruno, Adele, Cedric, Didier", "seats: expected Bruno, Adele, Cedric, Didier, but Adele, Bruno, Cedric, Didier holds"),
    (_BEFORE, "next Bruno", "next: expected Bruno, but Adele holds"),
    (_OVER, "next Adele", "next: expected Adele, but nothing holds"),
    (_BEFORE, "may exchange, look", "may: expected exchange, look, but announce, exchange, look, pretend holds"),
    (_BEFORE, "may announce, exchange, look, look, pretend", "may: expected announce, exchange, look, look, pretend, but"),
    (_OVER, "may look", "may: expected look, but nothing holds"),
    (_BEFORE, "refused Adele look", "refused: expected 'Adele look' to be refused, but it is allowed"),
    (_OVER, "on", "on: expected the game to go on, but it is over and Cedric won"),
    (_BEFORE, "over Adele", "over: expected the game to be over, but it goes on"),
    (_OVER, "over Adele, Cedric", "over: expected Adele, Cedric, but Cedric holds"),
    (_SHOWN, "shown Cedric king", "shown: expected Cedric king, but Adele judge, Cedric king holds"),
    (_SHOWN, "shown", "shown: expected nothing, but Adele judge, Cedric king holds"),
    (_LOOKED, "shown Adele judge", "shown: expected Adele judge, but nothing holds"),
    (_LOOKED, "seen Adele: Adele king", "seen Adele: expected Adele king, but Adele judge holds"),
    (_LOOKED, "seen Bruno: Adele judge", "seen Bruno: expected Adele judge, but nothing holds"),
]


@pytest.mark.parametrize(("text", "check"), HOLD, ids=[check for _, check in HOLD])
def test_a_check_holds(text: str, check: str) -> None:
    game = read_records(text)[0].game()
    assert read_records(f"{text}? {check}\n")[0].game().state == game.state


@pytest.mark.parametrize(("text", "check", "message"), FAIL, ids=[check for _, check, _ in FAIL])
def test_a_check_fails(text: str, check: str, message: str) -> None:
    [record] = read_records(f"{text}? {check}\n")
    with pytest.raises(BadRecord) as error:
        record.game()
    assert error.value.line == text.count("\n") + 1
    assert message in error.value.reason


def test_every_check_has_an_example_that_holds_and_one_that_fails() -> None:
    assert {check.split()[0] for _, check in HOLD} == {check.split()[0] for _, check, _ in FAIL} == set(CHECKS)


@settings(max_examples=60, deadline=None)
@given(some_casts, seeds, lengths)
def test_checks_change_nothing(cast: Cast, seed: int, length: int) -> None:
    game = some_game(Random(seed), cast, length)
    before = game.state, list(game.actions)
    for text in checks_that_hold(game):
        assert Check.parse(f"? {text}").failure(game) is None
        assert str(Check.parse(f"? {text}")) == f"? {text}"
    assert (game.state, game.actions) == before


@settings(deadline=None)
@given(
    st.sampled_from(list(CHECKS)),
    st.text(max_size=30) | st.lists(st.sampled_from((*NAMES[:5], *KINDS, ",", "|", ":", "+", "6", "king"))).map(" ".join),
)
def test_any_text_is_a_check_or_a_BadMove(word: str, expected: str) -> None:
    game = Game.new(4, seed=1)
    before = game.state
    try:
        check = Check.parse(f"? {word} {expected}")
        check.failure(game)
    except BadMove:
        return
    finally:
        assert game.state == before
    assert Check.parse(str(check)) == check


# -- the page about records --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(blocks("masc"))))
def test_the_records_on_the_page_hold(number: int) -> None:
    text = blocks("masc")[number]
    [record] = read_records(text)
    record.game()
    assert str(record) == text, "the page shows the regular form"


def test_the_page_shows_what_a_viewer_has() -> None:
    game = read_records(blocks("masc")[0])[0].game()
    game.undo(len(game.actions) - 7)
    assert record_seen(game, "Adele", memory=True) == blocks("text")[0]


def test_the_page_has_every_check_every_kind_and_every_key() -> None:
    told = {line.split("|")[1] for line in PAGE.split("\n") if line.startswith("| `")}
    assert {word for cell in told for word in re.findall(r"`\? (\w+)", cell)} == set(CHECKS)
    assert {Move.parse(move).kind for cell in told for move in re.findall(r"`([A-Z][\w.]* [a-z][^`]*)`", cell)} == set(KINDS)
    keys = {"mascarade", "edition", "players", "cast", "blank", "deal", "result", "gold", "court", "turn", "next", "shown"}
    assert keys <= {cell.strip(" `") for cell in told}
