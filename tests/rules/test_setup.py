"""Setting up (section 1), the cards there are (R4.1), and casts of one's own (section 8)."""

from collections import Counter

import pytest

from mascarade.blank import blank_character, example_characters
from mascarade.casts import Cast, cast_problems, own_cast, printed_cast, printed_casts
from mascarade.errors import BadCast, BadCharacter
from mascarade.game import Game, Position
from mascarade.record import record_seen
from mascarade.rules.characters import EDITIONS
from mascarade.rules.layout import MAX_STEPS

_PEASANTS = ["Peasant", "Peasant"]
_EIGHT = ["Judge", "Bishop", "King", "Queen", "Witch", "Fool", *_PEASANTS]
_ELEVEN = [*_EIGHT, "Cheat", "Spy", "Inquisitor"]
_FIVE = ["Judge", "Bishop", "King", "Queen", "Witch", "Cheat"]
_NINE_A = ["Judge", "Empress", "Princess", "Patron", "Swindler", "Spy", "Witch", "Cheat", "Thief"]
_FOUR_A = ["Judge", "Empress", "King", "Swindler", "Thief", "Cheat"]
_FOUR_B = ["Judge", "Empress", "Fool", "Widow", "Witch", "Beggar"]

FIRST_EDITION = {
    2: ["Bishop", "Fool", "Judge", "Queen", "King", "Witch"],
    3: ["Bishop", "Fool", "Judge", "Queen", "King", "Witch"],
    4: ["Judge", "Bishop", "King", "Queen", "Thief", "Cheat"],
    5: _FIVE,
    6: _FIVE,
    7: ["Judge", "Bishop", "King", "Queen", "Thief", "Witch", "Fool"],
    8: _EIGHT,
    9: [*_EIGHT, "Cheat"],
    10: [*_EIGHT, "Cheat", "Spy"],
    11: _ELEVEN,
    12: [*_ELEVEN, "Widow"],
    13: [*_ELEVEN, "Widow", "Thief"],
}
SECOND_EDITION = {
    (4, "A"): _FOUR_A,
    (5, "A"): _FOUR_A,
    (6, "A"): ["Judge", "Princess", "Patron", "Swindler", "Witch", "Cheat"],
    (7, "A"): ["Judge", "Empress", "Fool", "Patron", "Swindler", "Thief", "Witch"],
    (8, "A"): ["Judge", "King", "Princess", "Swindler", "Spy", "Thief", "Cheat", "Witch"],
    (9, "A"): _NINE_A,
    (10, "A"): [*_NINE_A, "Widow"],
    (11, "A"): ["Judge", "Empress", "Princess", "Patron", "Fool", *_PEASANTS, "Swindler", "Witch", "Puppet Master", "Thief"],
    (12, "A"): ["Judge", "Princess", "Patron", "Fool", "Widow", *_PEASANTS, "Guru", "Swindler", "Witch", "Cheat", "Beggar"],
    (4, "B"): _FOUR_B,
    (5, "B"): _FOUR_B,
    (6, "B"): ["Judge", "Empress", "King", "Widow", "Thief", "Beggar"],
    (7, "B"): ["Judge", "King", "Princess", "Widow", "Swindler", "Cheat", "Beggar"],
    (8, "B"): ["Judge", "Princess", "Widow", *_PEASANTS, "Swindler", "Puppet Master", "Beggar"],
    (9, "B"): ["Judge", "Princess", "Patron", "Widow", *_PEASANTS, "Guru", "Puppet Master", "Beggar"],
    (10, "B"): ["Judge", "Princess", "Patron", "Widow", *_PEASANTS, "Guru", "Swindler", "Witch", "Beggar"],
    (11, "B"): ["Judge", "Princess", "Patron", *_PEASANTS, "Guru", "Swindler", "Spy", "Witch", "Cheat", "Puppet Master"],
    (12, "B"): ["Judge", "Empress", "Princess", "Patron", *_PEASANTS, "Guru", "Swindler", "Spy", "Witch", "Cheat", "Puppet Master"],
}


def names(cast: Cast) -> Counter[str]:
    """How often each character lies in a cast, by its English name."""
    return Counter(cast.characters[code].name for code in cast.codes)


def problems(edition: int, players: int, cast: str, *blanks: str) -> list[str]:
    """What is wrong with a cast of one's own; blank characters are written as `code: step, step`."""
    made = []
    for blank in blanks:
        code, _, steps = blank.partition(": ")
        made.append(blank_character(code, code.title(), steps.split(", ")))
    return cast_problems(edition, players, cast.split(), made)


def breaks(found: list[str], *rules: str) -> bool:
    """Whether one problem was found, and it names these rules."""
    return len(found) == 1 and all(rule in found[0] for rule in rules)


# -- 1. setting up -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "least", "most"), [(1, 2, 13), (2, 4, 12)])
def test_how_many_can_play(edition: int, least: int, most: int) -> None:
    """R1.1: 2 to 13 in the first edition, 4 to 12 in the second; each starts with 6 gold, and everybody sees it."""
    for players in range(least, most + 1):
        game = Game.new(players, edition=edition, seed=1)
        assert len(game.players) == players
        assert set(game.gold.values()) == {6}
        assert all(game.view(viewer).gold == game.gold for viewer in (*game.players, None))
    for players in (0, 1, least - 1, most + 1, 100):
        assert breaks(cast_problems(edition, players, ["judge"] * players), "R1.1")
        with pytest.raises(BadCast, match=r"R1\.1"):
            printed_cast(edition, players)


@pytest.mark.parametrize(("edition", "all_gold"), [(1, 194), (2, 200)])
def test_all_gold(edition: int, all_gold: int) -> None:
    """R1.2: 194 or 200 in all; what is neither with the players nor on the court is the bank."""
    for players in range(4, 13):
        game = Game.new(players, edition=edition, seed=1)
        assert (game.bank, game.court) == (all_gold - 6 * players, 0)
    cast = printed_cast(edition, 4)
    game = Game(cast, ["Adele", "Bruno", "Cedric", "Didier"], cast.codes, Position(gold=(1, 2, 3, 12), court=9, turn=9))
    assert game.bank == all_gold - 18 - 9


def test_how_many_cards() -> None:
    """R1.3: six cards for four and five, two or one of them in the centre; with six and more one for each."""
    for (edition, players, scenario), codes in printed_casts().items():
        cast = printed_cast(edition, players, scenario)
        assert len(codes.split()) == len(cast.codes) == max(6, players)
        assert cast.centre == {4: 2, 5: 1}.get(players, 0)


@pytest.mark.parametrize("players", FIRST_EDITION)
def test_casts_of_the_first_edition(players: int) -> None:
    """R1.4: the table."""
    assert names(printed_cast(1, players)) == Counter(FIRST_EDITION[players])


def test_the_deal_is_known_to_everybody_at_the_start() -> None:
    """R1.5: cards are dealt face up, so whoever follows a game from its first turn may have the deal; of a later position, nobody."""
    cast = printed_cast(1, 4)
    people = ["Adele", "Bruno", "Cedric", "Didier"]
    dealt = "deal: judge, bishop, king, queen | thief, cheat"
    fresh = Game(cast, people, cast.codes)
    midway = Game(cast, people, cast.codes, Position(turn=7))
    for viewer in (*people, None):
        assert dealt in record_seen(fresh, viewer).splitlines()
        assert "deal: ?, ?, ?, ? | ?, ?" in record_seen(midway, viewer).splitlines()


def test_the_cards_are_shuffled() -> None:
    """R1.5: a shuffled deal is the cast in some order, and the orders differ."""
    deals = {Game.new(13, seed=seed).deal for seed in range(20)}
    assert len(deals) == 20
    assert {tuple(sorted(deal)) for deal in deals} == {tuple(sorted(printed_cast(1, 13).codes))}
    assert sorted(Game.new(13).deal) == sorted(printed_cast(1, 13).codes)


def test_who_starts_is_chosen_at_the_table() -> None:
    """R1.6: anybody may start; the turns go clockwise from there."""
    cast = printed_cast(1, 6)
    people = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran"]
    for first in people:
        game = Game(cast, people, cast.codes, Position(next=first))
        order = []
        for _ in range(7):
            assert game.decides is not None
            order.append(game.decides)
            game.play(game.moves[0])
        start = people.index(first)
        assert order == [people[(start + turn) % 6] for turn in range(7)]


# -- 4. the cards ------------------------------------------------------------------------------------------------------------------------


def test_the_cards_of_each_edition() -> None:
    """R4.1: 17 cards in the second edition, 13 and a blank one in the first; two Peasants in both, one of every other character."""
    first = {"Judge", "Bishop", "King", "Queen", "Fool", "Thief", "Witch", "Spy", "Peasant", "Cheat", "Inquisitor", "Widow"}
    second = {"Judge", "Empress", "King", "Guru", "Beggar", "Patron", "Cheat", "Fool", "Widow", "Spy", "Puppet Master", "Princess"}
    second |= {"Witch", "Peasant", "Thief", "Swindler"}
    for edition, characters, cards in ((1, first, 13), (2, second, 17)):
        there = EDITIONS[edition].values()
        assert {character.name for character in there} == characters
        assert sum(character.copies for character in there) == cards
        assert [character.name for character in there if character.copies == 2] == ["Peasant"]


# -- 8. casts of one's own ---------------------------------------------------------------------------------------------------------------


def test_the_judge_is_always_in() -> None:
    """R8.1."""
    assert problems(1, 6, "judge king queen bishop thief witch") == []
    assert breaks(problems(1, 6, "cheat king queen bishop thief witch"), "Judge", "R8.1")


def test_a_third_of_the_cards_brings_gold() -> None:
    """R8.2: at least a third, counted in cards."""
    assert breaks(problems(1, 6, "judge king bishop thief witch cheat"), "1 of 6", "R8.2")
    assert problems(1, 6, "judge king bishop thief witch queen") == []
    assert breaks(problems(1, 7, "judge king queen bishop thief witch cheat"), "2 of 7", "R8.2")
    assert problems(1, 7, "judge king queen bishop thief witch widow") == []
    assert problems(1, 9, "judge king queen fool bishop thief witch cheat spy") == []
    assert breaks(problems(1, 10, "judge king queen fool bishop thief witch cheat spy inquisitor"), "3 of 10", "R8.2")


@pytest.mark.parametrize(
    ("edition", "bringers"),
    [(1, {"queen", "king", "widow", "fool", "peasant"}), (2, {"empress", "king", "widow", "fool", "peasant", "patron", "princess"})],
)
def test_who_brings_gold(edition: int, bringers: set[str]) -> None:
    """R8.2: the characters that bring gold from the bank."""
    assert {code for code, character in EDITIONS[edition].items() if character.brings_gold} == bringers


def test_both_peasants_or_none() -> None:
    """R8.3: both Peasants or none; there is one card of every other character (R4.1)."""
    assert problems(1, 8, "judge king queen bishop thief witch peasant peasant") == []
    assert problems(1, 8, "judge king queen bishop thief witch cheat fool") == []
    assert breaks(problems(1, 8, "judge king queen bishop thief witch cheat peasant"), "Peasant", "R8.3")
    assert breaks(problems(1, 8, "judge king queen bishop thief peasant peasant peasant"), "Peasant", "R8.3")
    assert breaks(problems(1, 8, "judge king king bishop thief witch cheat queen"), "King", "R4.1")


@pytest.mark.parametrize(
    ("edition", "code", "name", "least"),
    [
        (1, "peasant peasant", "Peasant", 8),
        (2, "peasant peasant", "Peasant", 8),
        (1, "inquisitor", "Inquisitor", 8),
        (2, "guru", "Guru", 8),
        (2, "puppet_master", "Puppet Master", 6),
        (2, "princess", "Princess", 6),
    ],
)
def test_some_characters_need_company(edition: int, code: str, name: str, least: int) -> None:
    """R8.3: Peasant, Inquisitor and Guru need 8 players or more, Puppet Master and Princess 6 or more."""
    others = {
        1: "judge king queen fool widow bishop thief witch cheat spy",
        2: "judge king empress fool widow patron thief witch cheat spy",
    }
    fill = others[edition].split()
    for players in range(4, 11):
        cast = " ".join([code, *fill[: max(6, players) - len(code.split())]])
        if players >= least:
            assert problems(edition, players, cast) == []
        else:
            assert breaks(problems(edition, players, cast), f"the {name} needs {least} players", "R8.3")


def test_cards_in_the_centre() -> None:
    """R8.4: with more than 5 players 1 or 2 additional cards, no more; with 4 and 5 there are six cards, no more and no fewer (R1.3)."""
    cards = ["judge", "king", "queen", "fool", "widow", "bishop", "thief", "witch", "cheat", "spy"]
    for players in (6, 7, 8):
        for size in range(players - 1, players + 4):
            if size > len(cards):
                continue
            found = problems(1, players, " ".join(cards[:size]))
            assert found == [] if players <= size <= players + 2 else breaks(found, "R8.4")
    for players in (4, 5):
        assert problems(1, players, " ".join(cards[:6])) == []
        for size in (4, 5, 7, 8):
            assert breaks(problems(1, players, " ".join(cards[:size])), "R1.3")
    assert own_cast(1, 8, cards).centre == 2


def test_a_blank_card_in_any_cast() -> None:
    """R8.5: a character of the players' own making is a card like the printed ones, and the other rules count it."""
    assert problems(1, 6, "judge king queen thief witch baker", "baker: bank 2") == []
    assert problems(2, 6, "judge king empress thief witch baker", "baker: bank 2") == []
    assert problems(1, 6, "judge king bishop thief witch baker", "baker: bank 2") == []
    assert breaks(problems(1, 6, "judge king bishop thief witch baker", "baker: chosen 2"), "R8.2")
    assert breaks(problems(1, 6, "judge king queen thief witch baker"), "baker", "R4.1")
    alchemist, ferryman, twins, *_ = example_characters()
    assert (alchemist.code, ferryman.code, twins.code) == ("alchemist", "ferryman", "twins")
    assert breaks(cast_problems(1, 5, ["judge", "king", "queen", "thief", "witch", "ferryman"], [ferryman]), "Ferryman", "R8.3")
    assert breaks(cast_problems(1, 8, ["judge", "king", "queen", "thief", "witch", "cheat", "spy", "twins"], [twins]), "Twins", "R8.3")
    game = Game.new(6, cast=["judge", "king", "queen", "thief", "witch", "alchemist"], blanks=[alchemist], seed=1)
    assert game.cast.blanks == (alchemist,)


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ([], "1 to 4 steps"),
        (["bank 1"] * (MAX_STEPS + 1), "1 to 4 steps"),
        (["bank"], "bank <amount>"),
        (["bank 13"], "1 to 12"),
        (["bank 1", "fly"], "step 2"),
        (["seats"], "puppets"),
        (["bank 1", "together 1 2"], "first"),
    ],
)
def test_a_blank_card_is_made_of_the_same_steps(steps: list[str], reason: str) -> None:
    """R8.5: steps from the vocabulary of the printed characters, in an order that makes sense."""
    with pytest.raises(BadCharacter, match=reason):
        blank_character("baker", "Baker", steps)


@pytest.mark.parametrize(("players", "side"), SECOND_EDITION)
def test_scenarios_of_the_second_edition(players: int, side: str) -> None:
    """R8.6: the sheets, sides A and B; a sheet is a good cast even where a cast of one's own would not be."""
    cast = printed_cast(2, players, side)
    assert names(cast) == Counter(SECOND_EDITION[players, side])
    assert cast_problems(2, players, cast.codes) == []
    assert own_cast(2, players, cast.codes) == cast


def test_every_printed_cast_is_there_and_good() -> None:
    """R8.6, R1.4, R9.1: twelve of the first edition, one alternative, two sides of nine sheets; all may be played."""
    assert set(printed_casts()) == {
        *((1, players, "") for players in FIRST_EDITION),
        (1, 7, "spy"),
        *((2, players, side) for players, side in SECOND_EDITION),
    }
    for (edition, players, _), codes in printed_casts().items():
        assert problems(edition, players, codes) == []


def test_sheet_8a_brings_less_gold_than_a_cast_of_ones_own_must() -> None:
    """R8.6: two of eight bring gold; R8.2 does not bind the sheets, but it binds the same cards with one changed."""
    sheet = "judge king princess swindler spy thief cheat witch"
    assert problems(2, 8, sheet) == []
    assert breaks(problems(2, 8, sheet.replace("spy", "beggar")), "2 of 8", "R8.2")


def test_casts_of_ones_own_are_for_four_and_more() -> None:
    """R8.7: two and three players use the printed cast."""
    for players in (2, 3):
        assert problems(1, players, "judge king queen witch fool bishop") == []
        assert breaks(problems(1, players, "judge king queen witch fool thief"), "R8.7")
        assert breaks(problems(1, players, "judge king queen witch fool baker", "baker: bank 2"), "R8.7")
    assert problems(1, 4, "judge king queen witch fool thief") == []


def test_every_broken_rule_is_told() -> None:
    """R8.1, R8.2, R8.3, R8.4: one problem for each."""
    found = problems(2, 6, "swindler spy thief cheat witch beggar guru peasant king")
    for rule in ("R8.1", "R8.2", "the Guru needs 8", "the Peasant needs 8", "the Peasant has 2", "R8.4"):
        assert sum(rule in problem for problem in found) == 1, rule
    assert len(found) == 6
    assert all(problem.isprintable() for problem in found)


def test_seven_players_and_the_spy() -> None:
    """R9.1: the Fool is the default for seven; the Spy's cast is offered beside it, though 2 of 7 bring gold."""
    assert names(printed_cast(1, 7))["Fool"] == 1
    beside = printed_cast(1, 7, "spy")
    assert names(beside) == Counter(["Judge", "Bishop", "King", "Queen", "Thief", "Witch", "Spy"])
    assert cast_problems(1, 7, beside.codes) == []
    assert Game.new(7, scenario="spy", seed=1).cast == beside
    for players in FIRST_EDITION:
        if players != 7:
            with pytest.raises(BadCast, match="spy"):
                printed_cast(1, players, "spy")
