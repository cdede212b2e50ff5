"""Events in English."""

import pytest

from mascarade.blank import example_characters
from mascarade.casts import own_cast, printed_casts
from mascarade.events import (
    Announced,
    Chose,
    Claimed,
    Ended,
    Event,
    Exchanged,
    Exposed,
    Looked,
    Moved,
    Named,
    Paid,
    Passed,
    Pretended,
    Saw,
    Showed,
    Took,
    Traded,
    Used,
)
from mascarade.game import Game, Position
from mascarade.moves import Card
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.terminal.help import character_page, help_page, powers, rules_page
from mascarade.terminal.words import brief, result, sentence, story

ADA, BOB, CENTRE = Card("Ada"), Card("Bob"), Card("centre", "2")
LEFT, RIGHT, BOBS = Card("Ada", "left"), Card("Ada", "right"), Card("Bob", "protected")
ONLY = ("Ada",)

TOLD: list[tuple[Event, str, str]] = [
    (Took("Ada", (ADA, BOB)), "You took Bob’s card.", "Ada may have exchanged with Bob."),
    (Took("Bob", (BOB, ADA)), "Bob may have exchanged with you.", "Bob may have exchanged with Ada."),
    (Took("Bob", (BOB, CENTRE)), "Bob may have exchanged with card 2 of the centre.", "Bob may have exchanged with card 2 of the centre."),
    (Took("Ada", (BOB, Card("Cleo"))), "You took Bob’s card and Cleo’s card.", "Ada may have exchanged Bob’s card and Cleo’s card."),
    (
        Took("Ada", (LEFT, BOBS)),
        "You took your left card and Bob’s protected card.",
        "Ada may have exchanged own left with Bob’s protected card.",
    ),
    (Took("Ada", (LEFT, RIGHT)), "You took your left card and your right card.", "Ada may have exchanged own left and right."),
    (Took("Ada", (BOB, BOB)), "You looked at Bob’s card.", "Ada looked at Bob’s card."),
    (
        Exchanged((ADA, BOB), audience=ONLY),
        "You exchanged your card and Bob’s card. (only you know)",
        "Ada exchanged Ada’s card and Bob’s card.",
    ),
    (
        Pretended((ADA, BOB), audience=ONLY),
        "You only pretended to exchange your card and Bob’s card. (only you know)",
        "Ada only pretended to exchange Ada’s card and Bob’s card.",
    ),
    (Looked("Ada", ADA), "You looked at your card.", "Ada looked at own card."),
    (Looked("Ada", LEFT), "You looked at your left card.", "Ada looked at own left card."),
    (Saw(ADA, "witch", audience=ONLY), "Your card is the Witch. (only you know)", "Ada saw Ada’s card: the Witch."),
    (
        Saw(BOB, "witch", audience=("Ada", "Cleo")),
        "Bob’s card is the Witch. (everybody knows but Bob)",
        "Others saw Bob’s card: the Witch.",
    ),
    (Announced("Ada", ADA, "puppet_master"), "You announced: “I am the Puppet Master”.", "Ada announced: “I am the Puppet Master”."),
    (
        Announced("Ada", LEFT, "king"),
        "You announced: “I am the King”, with a hand on the left card.",
        "Ada announced: “I am the King”, with a hand on the left card.",
    ),
    (Passed("Ada"), "You passed.", "Ada passed."),
    (Claimed("Ada", ADA), "You claimed it too.", "Ada claimed it too."),
    (Claimed("Ada", LEFT), "You claimed it too (the left card).", "Ada claimed it too (the left card)."),
    (Showed(ADA, "king"), "You showed: King.", "Ada showed: King."),
    (Showed(LEFT, "king"), "You showed the left card: King.", "Ada showed the left card: King."),
    (Used("Ada", "king"), "You used the power of the King.", "Ada used the power of the King."),
    (Paid("bank", "Ada", 3), "You took 3 gold from the bank.", "Ada took 3 gold from the bank."),
    (Paid("court", "Ada", 3), "You took 3 gold from the court.", "Ada took 3 gold from the court."),
    (Paid("Ada", "court", 1), "You paid 1 gold to the court.", "Ada paid 1 gold to the court."),
    (Paid("Bob", "Ada", 2), "Bob paid 2 gold to you.", "Bob paid 2 gold to Ada."),
    (Chose("Bob", ("Ada", "Cleo")), "Bob chose you and Cleo.", "Bob chose Ada and Cleo."),
    (Chose("Ada", ()), "You chose nobody.", "Ada chose nobody."),
    (Traded("Bob", "Ada"), "Bob traded fortunes with you.", "Bob traded fortunes with Ada."),
    (Named("Ada", "king"), "You answered: “I am the King”.", "Ada answered: “I am the King”."),
    (Moved("Ada", "Bob"), "You and Bob changed seats.", "Ada and Bob changed seats."),
    (Exposed("Ada"), "Everybody but you saw your card.", "Everybody but Ada saw Ada’s card."),
    (
        Ended("rich", ("Ada",)),
        "You win: 13 gold are reached, and the richest wins.",
        "Ada wins: 13 gold are reached, and the richest wins.",
    ),
    (
        Ended("broke", ("Ada", "Bob")),
        "You and Bob win: somebody has no gold left, and the richest wins.",
        "Ada and Bob win: somebody has no gold left, and the richest wins.",
    ),
    (Ended("cheat", ("Bob",)), "Bob wins: the power of the Cheat wins at once.", "Bob wins: the power of the Cheat wins at once."),
]


@pytest.mark.parametrize(("event", "you", "they"), TOLD)
def test_sentences(event: Event, you: str, they: str) -> None:
    assert sentence(event, "Ada").plain == you
    assert sentence(event, None).plain == they


def test_every_kind_of_event_has_its_sentence() -> None:
    assert {type(event).__name__ for event, _, _ in TOLD} == {kind.__name__ for kind in Event.__subclasses__()}


def test_a_story_says_what_belongs_together_in_one_sentence() -> None:
    events = [
        Announced("Cleo", Card("Cleo"), "king"),
        Passed("Dan"),
        Passed("Ada"),
        Claimed("Bob", BOB),
        Showed(Card("Cleo"), "fool"),
        Showed(BOB, "king"),
        Showed(ADA, "witch"),
        Used("Bob", "king"),
        Paid("bank", "Bob", 3),
        Paid("Cleo", "court", 1),
        Paid("Ada", "court", 1),
    ]
    assert [text.plain for text in story(events, "Ada")] == [
        "Cleo announced: “I am the King”.",
        "Dan and you passed.",
        "Bob claimed it too.",
        "Cleo showed the Fool, Bob the King and you the Witch.",
        "Bob used the power of the King.",
        "Bob took 3 gold from the bank.",
        "Cleo and you paid 1 gold each to the court.",
    ]


def test_a_story_of_an_announcement_that_nobody_doubts() -> None:
    events = [Passed("Ada"), Passed("Bob"), Used("Cleo", "thief"), Paid("Ada", "Cleo", 1), Paid("Bob", "Cleo", 1)]
    assert [text.plain for text in story(events, "Ada")] == [
        "Nobody claimed it.",
        "Cleo used the power of the Thief.",
        "You and Bob paid 1 gold each to Cleo.",
    ]


def test_a_story_of_payments_that_do_not_belong_together() -> None:
    events = [Paid("bank", "Ada", 3), Paid("bank", "Bob", 1), Paid("bank", "Cleo", 1), Paid("Cleo", "Dan", 1), Paid("Bob", "court", 1)]
    assert [text.plain for text in story(events)] == [
        "Ada took 3 gold from the bank.",
        "Bob and Cleo took 1 gold each from the bank.",
        "Cleo paid 1 gold to Dan.",
        "Bob paid 1 gold to the court.",
    ]


def test_a_story_of_ones_own_exchange_is_one_sentence() -> None:
    events = [Took("Ada", (ADA, BOB)), Exchanged((ADA, BOB), audience=ONLY)]
    assert [text.plain for text in story(events, "Ada")] == ["You exchanged your card and Bob’s card. (only you know)"]


def test_results() -> None:
    def end(gold: tuple[int, ...], *moves: str) -> list[str]:
        cast = own_cast(1, 4, printed_casts()[1, 4, ""].split())
        game = Game(cast, ["Ada", "Bob", "Cleo", "Dan"], ["king", "judge", "bishop", "cheat", "thief", "queen"], Position(gold, turn=9))
        for move in moves:
            game.play(move)
        return [line.plain for line in result(game.view("Ada"))]

    everybody = ("Bob pass", "Cleo pass", "Dan pass")
    assert end((6, 6, 6, 6)) == []
    assert end((10, 6, 6, 6), "Ada announce king", *everybody) == ["You win", "with 13 gold"]
    assert end((10, 6, 6, 6), "Ada announce cheat", *everybody) == ["You win", "with 10 gold, by the power of the Cheat"]
    assert end((4, 1, 9, 9), "Ada announce thief", *everybody) == ["Cleo wins", "with 9 gold: Bob has none left"]
    assert end((4, 1, 8, 9), "Ada announce thief", *everybody) == ["Cleo and Dan win", "with 8 gold each: Bob has none left"]


# -- help --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "scenario"), printed_casts())
def test_help_for_every_character(edition: int, players: int, scenario: str) -> None:
    cast = own_cast(edition, players, printed_casts()[edition, players, scenario].split())
    page = "\n".join(line.plain for line in help_page(cast))
    for character in cast.characters.values():
        assert character.name in page
        assert character.says() in page
        assert brief(character)
        (one,) = [line.plain for line in character_page(cast, f" {character.name.lower()} ")]
        assert one.startswith(character.name)
        assert character.says() in one
    assert len(powers(cast)) == len(cast.characters)


def test_help_for_characters_of_ones_own_making() -> None:
    cast = own_cast(1, 6, ["judge", "king", "queen", "witch", "cheat", "alchemist"], example_characters())
    (one,) = character_page(cast, "alch")
    assert "A character of your own making." in one.plain


def test_help_for_somebody_who_is_not_there() -> None:
    cast = own_cast(1, 4, printed_casts()[1, 4, ""].split())
    (one,) = character_page(cast, "Dragon")
    assert one.plain == "There is no “Dragon” in this game. There are Judge, Bishop, King, Queen, Thief and Cheat."


def test_every_step_is_told_in_brief() -> None:
    """A new verb needs its few words."""
    used = {step.verb for edition in EDITIONS.values() for character in edition.values() for step in character.steps}
    used |= {step.verb for character in example_characters() for step in character.steps}
    assert used == set(VERBS)
    for edition in EDITIONS.values():
        for character in edition.values():
            assert len(character.name) + len(brief(character)) <= 38, "two columns of 80"


@pytest.mark.parametrize(("edition", "players", "words"), [(1, 2, "protected"), (1, 3, "left and right"), (2, 6, "or look")])
def test_the_rules_in_brief_speak_of_this_table(edition: int, players: int, words: str) -> None:
    scenario = "A" if edition == 2 else ""
    cast = own_cast(edition, players, printed_casts()[edition, players, scenario].split())
    assert words in "\n".join(line.plain for line in rules_page(cast))
