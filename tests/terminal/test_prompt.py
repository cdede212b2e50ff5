"""Asking for a move."""

import random
from collections.abc import Iterator

import pytest

from mascarade.blank import example_characters
from mascarade.casts import printed_casts
from mascarade.game import Game
from mascarade.languages import LANGUAGES
from mascarade.moves import Card, Move
from mascarade.terminal.prompt import NotUnderstood, Question, ask_move, next_question
from mascarade.terminal.words import TableWords
from mascarade.views import View

FIVE = ["Ada", "Bruno", "Bella", "Dan", "Eve"]
OPENING = ["Ada pretend Dan", "Bruno pretend Dan", "Bella pretend Dan", "Dan pretend Ada"]


def game(*moves: str) -> Game:
    made = Game.new(FIVE, deal=["witch", "king", "queen", "judge", "cheat", "bishop"])
    for move in moves:
        made.play(move)
    return made


def view(*moves: str) -> View:
    made = game(*moves)
    return made.view(made.decides)


def speaking(shown: View, language: str = "en") -> TableWords:
    return TableWords(language, shown.cast, shown.viewer)


def answering(shown: View, *lines: str, language: str = "en") -> tuple[Move, list[tuple[Question, str]]]:
    """The move that these lines make, and all that was asked and complained about."""
    left, asked = list(lines), []

    def ask(question: Question, message: str) -> str:
        asked.append((question, message))
        return left.pop(0)

    move = ask_move(shown, speaking(shown, language), ask)
    assert not left
    return move, asked


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (["1", "1", "1"], "Eve exchange Ada"),
        (["exchange", "ada", "pretend"], "Eve pretend Ada"),
        (["e", "Dan", "only"], "Eve pretend Dan"),
        (["exchange dan really"], "Eve exchange Dan"),
        (["1 4 2"], "Eve pretend Dan"),
        (["take centre", "2"], "Eve pretend centre.1"),
        (["pretend be"], "Eve pretend Bella"),
        (["look"], "Eve look"),
        (["2"], "Eve look"),
        (["L"], "Eve look"),
        (["a", "witch"], "Eve announce witch"),
        (["announce ki"], "Eve announce king"),
        (["i am judge"], "Eve announce judge"),
        (["e", "dan", "back", "look"], "Eve look"),
        (["announce", "0", "look"], "Eve look"),
    ],
)
def test_ways_to_say_it(lines: list[str], move: str) -> None:
    assert str(answering(view(*OPENING), *lines)[0]) == move


IN_EVERY_LANGUAGE = {
    "en": ["exchange", "look", "announce", "the king", "pretend"],
    "hu": ["csere", "nézem", "bejelentem", "a királyt", "színlelem"],
    "de": ["tauschen", "anschauen", "ansagen", "den konig", "nur so tun"],
    "fr": ["echanger", "regarder", "j", "le roi", "faire semblant"],
    "zh-Hant": ["交換", "看牌", "我是", "國王", "假裝"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words_and_those_of_the_record(language: str) -> None:
    exchange, look, announce, king, pretend = IN_EVERY_LANGUAGE[language]
    shown = view(*OPENING)
    for lines, move in [
        ([exchange, "ada", pretend], "Eve pretend Ada"),
        ([f"{exchange} dan {pretend}"], "Eve pretend Dan"),
        ([pretend, "Dan"], "Eve pretend Dan"),
        ([look], "Eve look"),
        ([f"{announce} {king}"], "Eve announce king"),
        (["announce king"], "Eve announce king"),
        (["pretend centre"], "Eve pretend centre.1"),
        (["exchange dan exchange"], "Eve exchange Dan"),
        (["look"], "Eve look"),
        (["1", "4", "2"], "Eve pretend Dan"),
        (["１ ４ ２"], "Eve pretend Dan"),
        (["announce", "back", "look"], "Eve look"),
        (["announce", speaking(shown, language).typed("terminal-words-back")[0], "look"], "Eve look"),
    ]:
        assert str(answering(shown, *lines, language=language)[0]) == move
    answer = view(*OPENING, "Eve announce king")
    for line in ("claim", speaking(answer, language).typed("terminal-words-claim")[0]):
        assert str(answering(answer, line, language=language)[0]) == "Ada claim"
    for line in ("pass", "", speaking(answer, language).typed("terminal-words-pass")[0]):
        assert str(answering(answer, line, language=language)[0]) == "Ada pass"


def test_chinese_needs_no_spaces() -> None:
    shown = view(*OPENING)
    assert str(answering(shown, "宣布國王", language="zh-Hant")[0]) == "Eve announce king"
    assert str(answering(shown, "交換Dan", "假裝", language="zh-Hant")[0]) == "Eve pretend Dan"


@pytest.mark.parametrize(
    ("language", "lines"),
    [("hu", "jobb védett csere"), ("de", "rechts geschützt vertauschen"), ("fr", "droite protegee echanger"), ("zh-Hant", "右 保護 交換")],
)
def test_cards_have_their_places_in_every_language(language: str, lines: str) -> None:
    shown = Game.new(["Ada", "Bob"], seed=1).view("Ada")
    for typed in (lines, "right protected exchange"):
        assert str(answering(shown, typed, language=language)[0]) == "Ada.right exchange Ada.protected"
    assert str(answering(shown, "right bob.left pretend", language=language)[0]) == "Ada.right pretend Bob.left"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("dance", "“dance” is none of these. Type 1 to 3, a word, or ? for help."),
        ("", "Type a number from 1 to 3, or the first letters of your choice."),
        ("9", "“9” is none of these"),
        ("-1", "“-1” is none of these"),
        ("9" * 5000, f"“{'9' * 24}…” is none of these"),
        (".", "“.” is none of these"),
        ("\N{ARABIC-INDIC DIGIT ONE}", "is none of these"),
        ("e b", "“b” could be Bruno or Bella. Type a little more, or the number."),
        ("e Zoe", "“Zoe” is none of these"),
    ],
)
def test_what_is_not_understood_is_asked_again(line: str, complaint: str) -> None:
    lines = [line, "back", "look"] if line.startswith("e ") else [line, "look"]
    move, asked = answering(view(*OPENING), *lines)
    assert str(move) == "Eve look"
    assert complaint in asked[1][1]


def test_a_line_that_goes_wrong_keeps_what_was_right() -> None:
    move, asked = answering(view(*OPENING), "exchange zoe", "dan", "exchange")
    assert str(move) == "Eve exchange Dan"
    assert asked[1][0].text == "Exchange with whose card?"


def test_enter_passes_and_claims_are_said_aloud() -> None:
    shown = view(*OPENING, "Eve announce king")
    assert str(answering(shown, "")[0]) == "Ada pass"
    assert str(answering(shown, "claim")[0]) == "Ada claim"
    assert str(answering(shown, "c")[0]) == "Ada claim"
    (question, _) = answering(shown, "p")[1][0]
    assert [option.label for option in question.offered] == ["pass", "claim to be the King too"]


def test_the_opening_asks_for_a_card_at_once() -> None:
    shown = view()
    move, asked = answering(shown, "centre", "exchange")
    assert str(move) == "Ada exchange centre.1"
    assert [question.text for question, _ in asked] == ["Exchange with whose card?", "With centre: really exchange, or only pretend?"]


def test_others_are_listed_clockwise_from_the_left() -> None:
    shown = view("Ada pretend Dan")
    question = next_question(shown, speaking(shown), shown.moves)
    assert question is not None
    assert [option.label for option in question.offered] == ["Bella", "Dan", "Eve", "Ada", "centre"]


def test_the_witch_may_decline() -> None:
    """R9.3."""
    shown = view(*OPENING, "Eve announce witch", *(f"{name} pass" for name in FIVE[:4]))
    assert str(answering(shown, "nobody")[0]) == "Eve choose none"
    move, asked = answering(shown, "bru")
    assert str(move) == "Eve choose Bruno"
    assert asked[0][0].text == "Swap fortunes with whom?"
    assert asked[0][0].offered[0].hint == "6 gold"


def test_two_are_picked_one_after_the_other() -> None:
    names = [f"P{letter}" for letter in "abcdefgh"]
    made = Game.new(names, seed=1)
    for number in range(4):
        made.play(f"{names[number]} pretend {names[number + 1]}")
    made.play("Pe announce fool")
    for name in ("Pf", "Pg", "Ph", "Pa", "Pb", "Pc", "Pd"):
        made.play(f"{name} pass")
    move, asked = answering(made.view("Pe"), "ph pb")
    assert set(move.cards) == {Card("Ph"), Card("Pb")}
    assert asked[0][0].text == "Whose card do you take first?"


def test_own_cards_in_either_order() -> None:
    """R6.2, R7.2: with two or three players."""
    for players in (2, 3):
        made = Game.new(players, seed=1)
        one, _ = answering(made.view(made.decides), "left right exchange")
        other, _ = answering(made.view(made.decides), "right left exchange")
        assert made.action(one) == made.action(other)
    made = Game.new(["Ada", "Bob"], seed=1)
    assert str(answering(made.view("Ada"), "right", "bob left", "pretend")[0]) == "Ada.right pretend Bob.left"
    assert str(answering(made.view("Ada"), "right protected exchange")[0]) == "Ada.right exchange Ada.protected"


# -- every move can be made ---------------------------------------------------------------------------------------------------------------


def reachable(shown: View, words: TableWords, moves: tuple[Move, ...], settled: tuple[Card, ...] = ()) -> Iterator[Move]:
    """All moves that some answers lead to; on the way, every question is one that can be answered."""
    question = next_question(shown, words, moves, settled)
    if question is None:
        assert len(moves) == 1
        yield moves[0]
        return
    assert question.text.endswith(("?", "？"))
    for number, option in enumerate(question.offered, 1):
        assert question.read(str(number))[0] == option
        assert question.read(option.label)[0] == option
        with pytest.raises(NotUnderstood):
            question.read("xyzzy")
        yield from reachable(shown, words, option.moves, (*settled, option.card) if option.card else settled)


def anything(made: Game, chance: random.Random) -> Move:
    """Any move; claims are rare, so that powers are used."""
    moves = [move for move in made.moves if move.kind != "claim" or chance.random() < 0.2]
    return chance.choice(moves)


@pytest.mark.parametrize(("edition", "players", "scenario"), [key for key in printed_casts() if key[1] in (2, 3, 5, 8, 12)])
def test_every_legal_move_can_be_made(edition: int, players: int, scenario: str) -> None:
    chance = random.Random(1)
    made = Game.new(players, edition=edition, scenario=scenario, seed=1)
    seen = set()
    for _ in range(300):
        if made.decides is None:
            made = Game(made.cast, made.players, made.deal)
        assert made.decides is not None
        shown = made.view(made.decides)
        key = (shown.asked, shown.announced)
        if key not in seen:
            seen.add(key)
            moves = {made.action(move) for move in shown.moves}
            for language in LANGUAGES:
                assert {made.action(move) for move in reachable(shown, speaking(shown, language), shown.moves)} == moves
        made.play(anything(made, chance))


def test_blank_cards_are_asked_for_too() -> None:
    cast = ["judge", "king", "queen", "spy", "ferryman", "fool", "twins", "twins", "alchemist"]
    made = Game.new(9, cast=cast, blanks=example_characters(), seed=1)
    chance = random.Random(2)
    asked = set()
    for _ in range(600):
        if made.decides is None:
            made = Game(made.cast, made.players, made.deal)
        assert made.decides is not None
        shown = made.view(made.decides)
        if shown.asked not in asked:
            asked.add(shown.asked)
            for language in LANGUAGES:
                assert {*reachable(shown, speaking(shown, language), shown.moves)} == {*shown.moves}
        made.play(anything(made, chance))
    assert {"choose a card", "choose two players", "choose two cards", "choose a player"} <= asked
