"""Blank cards (R8.5): characters of the players' own making, read from TOML and from a record's header, in play."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mascarade.blank import blank_character, example_characters, header_text, read_characters, read_header
from mascarade.casts import PLAYERS, Cast, own_cast
from mascarade.errors import BadCast, BadCharacter
from mascarade.game import NAMES, Game, Position
from mascarade.moves import Card
from mascarade.record import read_records, record_of
from mascarade.rules import layout
from mascarade.rules.characters import EDITIONS, GOLD, VERBS, Character, Step, Verb
from mascarade.sight import visible

PAGE = (Path(__file__).parent.parent / "docs/blank-cards.md").read_text(encoding="utf-8")
EXAMPLES = example_characters()

# -- characters at random ----------------------------------------------------------------------------------------------------------------


@st.composite
def steps(draw: st.DrawFn) -> list[str]:
    """A power that makes sense."""
    found: list[str] = []
    many = draw(st.integers(1, layout.MAX_STEPS))
    for number in range(many):
        offered = [
            verb
            for verb in VERBS
            if (verb != "seats" or (found[-1:] and found[-1].startswith("puppets")))
            and (verb != "together" or not found)
            and (verb != "if" or number + 1 < many)
        ]
        verb = VERBS[draw(st.sampled_from(offered))]
        found.append(draw(a_step(verb).filter(lambda step: makes_sense(step, found))))
    return found


def a_step(verb: Verb) -> st.SearchStrategy[str]:
    """A step with this word."""
    numbers = st.tuples(*(st.integers(low, high) for _, low, high in verb.numbers))
    return st.builds(lambda found, flag: str(Step(verb.code, found, flag)), numbers, st.booleans() if verb.flag else st.just(False))


def makes_sense(step: str, before: list[str]) -> bool:
    """Whether a step is none of those that are refused after these."""
    try:
        Step.parse(step)
    except ValueError:
        return False
    return step not in ("if right", "if wrong") or bool(before[-1:] and before[-1].startswith("accuse"))


codes = st.from_regex(r"[a-z][a-z_]{0,23}", fullmatch=True).filter(
    lambda code: code not in ("none", "centre") and not any(code in edition for edition in EDITIONS.values())
)
names = st.text(
    st.characters(exclude_categories=("C", "Z"), exclude_characters="|#", include_characters=" "), min_size=1, max_size=32
).filter(visible)
characters = st.builds(blank_character, codes, names, steps(), st.integers(1, 4), st.integers(4, 13))


def toml_text(character: Character) -> str:
    """A character as somebody would write it."""
    quoted = '"' + character.name.replace("\\", "\\\\").replace('"', '\\"') + '"'
    listed = ", ".join(f'"{step}"' for step in character.steps)
    gold = str(character.brings_gold).lower()
    return (
        f'[[character]]\ncode = "{character.code}"\nname = {quoted}\nsteps = [{listed}]\n'
        f"copies = {character.copies}\nplayers = {character.players}\ngold = {gold}\n"
    )


@settings(deadline=None)
@given(characters)
def test_a_header_line_reads_back(character: Character) -> None:
    assert read_header(header_text(character)) == character


@settings(deadline=None)
@given(st.lists(characters, min_size=1, max_size=4, unique_by=lambda character: character.code))
def test_toml_and_header_give_the_same_characters(made: list[Character]) -> None:
    text = "\n".join(map(toml_text, made))
    assert read_characters(text) == read_characters(text.encode()) == tuple(read_header(header_text(one)) for one in made) == tuple(made)


@settings(deadline=None)
@given(characters)
def test_what_it_says_is_a_sentence_without_gaps(character: Character) -> None:
    said = character.says()
    assert said[0].isupper()
    assert said.endswith(".")
    assert not set(said) & set("{}[]")
    assert eval(repr(character)) == character


def test_what_may_be_left_out() -> None:
    [short] = read_characters('[[character]]\ncode = "x"\nname = "X"\nsteps = ["bank 1"]\n')
    assert short == read_header("x|X||bank 1") == read_header("x | X | players 4 | bank 1") == blank_character("x", "X", ["bank 1"])
    assert (short.copies, short.players, short.blank, short.brings_gold) == (1, 4, True, True)


@pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=[one.code for one in EXAMPLES])
def test_the_examples_read_the_same_from_a_header(number: int) -> None:
    assert read_header(header_text(EXAMPLES[number])) == EXAMPLES[number]
    assert EXAMPLES[number].blank


def test_only_these_steps_bring_gold_from_the_bank() -> None:
    """R8.2. Who gives it to the neighbours brings it, too."""
    least = {
        verb: str(Step(verb, tuple(low for _, low, _ in VERBS[verb].numbers))) for verb in VERBS if verb not in ("seats", "gold", "if")
    }
    bring = {verb for verb, step in least.items() if blank_character("x", "X", [step]).brings_gold}
    assert bring == {"bank", "fill", "together", "treat"}
    assert [read_header(f"x | X | | gold {one}").brings_gold for one in ("bank left 1", "you bank 1", "court you 1")] == [
        True,
        False,
        False,
    ]


# -- in any cast -------------------------------------------------------------------------------------------------------------------------


def cast_with(random: Random, edition: int, players: int, blanks: tuple[Character, ...]) -> Cast:
    """A random cast of an edition that has these characters in it. Raises BadCast if they are too many for the table."""
    problem = BadCast(["none was tried"])
    for _ in range(300):
        printed = [one for one in EDITIONS[edition].values() if one.players <= players and one.code != "judge"]
        chosen = ["judge", *(blank.code for blank in blanks for _ in range(blank.copies))]
        size = 6 if players < 6 else players + random.randrange(3)
        random.shuffle(printed)
        for one in printed:
            if len(chosen) + one.copies <= size:
                chosen += [one.code] * one.copies
        try:
            return own_cast(edition, players, chosen, blanks)
        except BadCast as error:
            problem = error
    raise problem


def play_to_the_end(random: Random, game: Game) -> None:
    """Play a game at random and look after each decision that no gold and no card is lost."""
    cards = sorted(game.cards.values())
    while game.outcome is None:
        assert len(game.actions) < 5_000, "a random game ends"
        assert len(game.moves) > 1, "R9.11: what has one possibility only is not asked"
        game.play(random.choice(game.moves))
        assert sum(game.gold.values()) + game.bank + game.court == GOLD[game.cast.edition]
        assert min(*game.gold.values(), game.bank, game.court) >= 0
    assert sorted(game.cards.values()) == cards
    assert read_records(str(record_of(game)))[0].game().state == game.state


def tables() -> list[tuple[int, int]]:
    """Every edition with every number of players that may have a cast of their own (R8.7)."""
    return [(edition, players) for edition in EDITIONS for players in PLAYERS[edition] if players >= 4]


@pytest.mark.parametrize(("edition", "players"), tables())
def test_the_examples_play_in_any_cast(edition: int, players: int) -> None:
    random = Random(players)
    for example in EXAMPLES:
        if players >= example.players:
            for _ in range(3):
                cast = cast_with(random, edition, players, (example,))
                deal = random.sample(cast.codes, len(cast.codes))
                play_to_the_end(random, Game(cast, NAMES[:players], deal, Position(turn=5)))


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(tables()), steps(), st.integers(1, 2), st.integers(0, 2**32))
def test_any_power_plays_in_any_cast(table: tuple[int, int], power: list[str], copies: int, seed: int) -> None:
    random = Random(seed)
    made = blank_character("x", "X", power, copies)
    cast = cast_with(random, *table, (made,))
    play_to_the_end(random, Game(cast, NAMES[: table[1]], random.sample(cast.codes, len(cast.codes)), Position(turn=5)))


def test_new_game_with_a_blank_card() -> None:
    alchemist = EXAMPLES[0]
    game = Game.new(6, cast=["judge", "king", "queen", "witch", "cheat", "alchemist"], blanks=EXAMPLES, seed=1)
    assert game.cast.blanks == (alchemist,)
    assert game.cast.characters["alchemist"] == alchemist


def test_copies_are_all_in_or_none_and_players_is_the_least_number() -> None:
    twins = EXAMPLES[2]
    with pytest.raises(BadCast, match="the Twins has 2 cards, all of them or none, but the cast has 1"):
        own_cast(1, 8, ["judge", "king", "queen", "fool", "widow", "witch", "cheat", "twins"], [twins])
    with pytest.raises(BadCast, match="the Twins needs 8 players or more, not 7"):
        own_cast(1, 7, ["judge", "king", "queen", "fool", "widow", "twins", "twins"], [twins])


def test_the_events_of_the_busiest_decision_fit() -> None:
    """All show; four of them use a power of four steps, each of which may be paid by everybody else; the others are fined; the end."""
    copies, others = 4, layout.MAX_SEATS - 1
    assert 1 + layout.MAX_SEATS + 1 + copies * layout.MAX_STEPS * others + layout.MAX_SEATS - copies + 1 <= layout.MAX_EVENTS
    mob = blank_character("mob", "Mob", ["neighbours 1", "bank 1", "richer 1", "treat 1"], copies)
    deal = ["queen", "widow", "cheat", "mob", "mob", "thief", "judge", "fool", "mob", "witch", "spy", "mob", "king"]
    start = Position(gold=(12, 12, 11, 1, 2, 10, 10, 10, 1, 12, 11, 3, 10), turn=6)
    game = Game(own_cast(1, 13, deal, [mob]), NAMES, deal, start)
    game.play("Adele announce mob")
    for name in NAMES[1:]:
        events = game.play(f"{name} claim")
    assert len(events) > 64
    assert sum(game.gold.values()) + game.bank + game.court == 194


# -- the steps that no printed character has ---------------------------------------------------------------------------------------------


def announced(power: str, gold: tuple[int, ...] = (6, 6, 6, 6, 6)) -> Game:
    """Five players; Adele has announced a character with this power, and nobody has claimed."""
    made = read_header(f"x | X | | {power}")
    deal = ["x", "king", "queen", "judge", "fool", "widow"]
    game = Game(own_cast(1, 5, deal, [made]), NAMES[:5], deal, Position(gold=gold, turn=5))
    game.play("Adele announce x")
    for name in NAMES[1:5]:
        game.play(f"{name} pass")
    return game


def test_chosen_takes_from_one_other() -> None:
    game = announced("chosen 3")
    assert [str(move) for move in game.moves] == [f"Adele choose {name}" for name in NAMES[1:5]]
    game.play("Adele choose Cedric")
    assert list(game.gold.values()) == [9, 6, 3, 6, 6]


def test_chosen_takes_what_is_there() -> None:
    """R4.4, R5.1."""
    game = announced("chosen 3, bank 1", (6, 6, 2, 6, 6))
    game.play("Adele choose Cedric")
    assert list(game.gold.values()) == [8, 6, 0, 6, 6]
    assert game.outcome is not None
    assert game.outcome.winners == ("Adele",)


def test_peek_shows_any_card_to_the_one_who_peeks_alone() -> None:
    """R10.2."""
    game = announced("peek")
    assert [move.cards[0] for move in game.moves] == list(game.cards)
    game.play("Adele choose centre.1")
    assert [str(event) for event in game.view("Bruno").events] == [str(event) for event in game.view(None).events]
    assert "widow" not in str(game.view("Bruno").events)
    assert "widow" in str(game.view("Adele").events)
    assert game.cards[Card("centre", "1")] == "widow"


def test_two_who_are_true_use_a_power_one_after_the_other() -> None:
    """Copies without `together`: first the announcer, then clockwise."""
    pair = blank_character("pair", "Pair", ["chosen 1"], 2, 8)
    deal = ["pair", "king", "pair", "queen", "judge", "fool", "widow", "witch"]
    game = Game(own_cast(1, 8, deal, [pair]), NAMES[:8], deal, Position(turn=5))
    game.play("Adele announce pair")
    for name, answer in zip(NAMES[1:8], ("pass", "claim", *["pass"] * 5), strict=True):
        game.play(f"{name} {answer}")
    game.play("Adele choose Bruno")
    assert game.decides == "Cedric"
    game.play("Cedric choose Bruno")
    assert list(game.gold.values()) == [7, 4, 7, 6, 6, 6, 6, 6]
    assert game.decides == "Bruno"


# -- anything else -----------------------------------------------------------------------------------------------------------------------


def refused(text: str, read: object = read_characters) -> str:
    """The error that a text gives."""
    with pytest.raises(BadCharacter) as error:
        read(text)  # type: ignore[operator]  # one of the two readers
    return str(error.value)


@settings(deadline=None)
@given(
    st.text(max_size=80)
    | st.lists(
        st.sampled_from((*VERBS, "|", "|", "|", ",", "copies", "players", "1", "12", "x", "self", "centre", "you", "half", "left"))
    ).map(" ".join)
)
def test_any_header_is_a_character_or_a_BadCharacter(text: str) -> None:
    try:
        character = read_header(text)
    except BadCharacter:
        return
    assert read_header(header_text(character)) == character


_SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40) | st.dates() | st.binary(max_size=4)
_VALUES = _SCALARS | st.lists(_SCALARS, max_size=5) | st.dictionaries(st.text(max_size=3), _SCALARS, max_size=2) | steps() | codes


@settings(deadline=None)
@given(_VALUES, _VALUES, _VALUES, _VALUES, _VALUES, _VALUES)
def test_any_values_are_a_character_or_a_BadCharacter(
    code: object, name: object, power: object, copies: object, players: object, gold: object
) -> None:
    try:
        blank_character(code, name, power, copies, players, gold)
    except BadCharacter as error:
        field = error.field
    else:
        field = "code"
    assert field in ("code", "name", "steps", "copies", "players", "gold")


_PIECES = (
    "[[character]]\n",
    "[character]\n",
    "code",
    "name",
    "steps",
    "copies",
    "players",
    "gold",
    " = ",
    '"x"',
    '["bank 1"]',
    "1",
    "true",
    "\n",
    "[",
    "{",
    "'",
    ".",
    "é",
)


@settings(deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=20).map("".join) | st.text(max_size=60) | st.binary(max_size=60))
def test_any_file_is_characters_or_a_BadCharacter(text: str | bytes) -> None:
    try:
        made = read_characters(text)
    except BadCharacter:
        return
    assert made
