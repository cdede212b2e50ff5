"""What happened, in words."""

import pytest

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
    Rotated,
    Saw,
    Showed,
    Took,
    Traded,
    Used,
)
from mascarade.game import Game, Position
from mascarade.moves import Card
from mascarade.terminal.story import result, sentence, story
from mascarade.terminal.words import TableWords

ADA, BOB, CENTRE = Card("Ada"), Card("Bob"), Card("centre", "2")
LEFT, RIGHT, BOBS = Card("Ada", "left"), Card("Ada", "right"), Card("Bob", "protected")
ONLY = ("Ada",)

TOLD: list[tuple[Event, str, str]] = [
    (Took("Ada", (ADA, BOB)), "You take your card and Bob’s card under the table.", "Ada may have exchanged with Bob."),
    (Took("Bob", (BOB, ADA)), "Bob may have exchanged with you.", "Bob may have exchanged with Ada."),
    (Took("Bob", (BOB, CENTRE)), "Bob may have exchanged with centre card 2.", "Bob may have exchanged with centre card 2."),
    (
        Took("Ada", (BOB, Card("Cleo"))),
        "You take Bob’s card and Cleo’s card under the table.",
        "Ada takes Bob’s card and Cleo’s card under the table.",
    ),
    (
        Took("Ada", (LEFT, BOBS)),
        "You take your left card and Bob’s protected card under the table.",
        "Ada takes their own left card and Bob’s protected card under the table.",
    ),
    (
        Took("Ada", (LEFT, RIGHT)),
        "You take your left card and your right card under the table.",
        "Ada takes their own left card and their own right card under the table.",
    ),
    (Took("Ada", (BOB, BOB)), "You secretly look at Bob’s card.", "Ada secretly looks at Bob’s card."),
    (
        Exchanged((ADA, BOB), audience=ONLY),
        "You really exchanged your card and Bob’s card. (only you know)",
        "Ada really exchanged their own card and Bob’s card.",
    ),
    (
        Pretended((ADA, BOB), audience=ONLY),
        "You only pretended to exchange your card and Bob’s card. (only you know)",
        "Ada only pretended to exchange their own card and Bob’s card.",
    ),
    (Looked("Ada", ADA), "You look at your card.", "Ada looks at their own card."),
    (Looked("Ada", LEFT), "You look at your left card.", "Ada looks at their own left card."),
    (Saw(ADA, "witch", audience=ONLY), "You see your card: Witch. (only you know)", "Ada sees their own card: Witch."),
    (Saw(BOB, "witch", audience=("Ada", "Cleo")), "Everybody but Bob has seen it: Witch.", "Everybody but Bob has seen it: Witch."),
    (Announced("Ada", ADA, "puppet_master"), "You announce: “I am the Puppet Master!”", "Ada announces: “I am the Puppet Master!”"),
    (
        Announced("Ada", LEFT, "king"),
        "You announce, with a hand on your left card: “I am the King!”",
        "Ada announces, with a hand on the left card: “I am the King!”",
    ),
    (Passed("Ada"), "You pass.", "Ada passes."),
    (Claimed("Ada", ADA), "You claim: “No, that’s me!”", "Ada claims: “No, that’s me!”"),
    (Claimed("Ada", LEFT), "You claim it too, with a hand on your left card.", "Ada claims it too, with a hand on the left card."),
    (Showed(ADA, "king"), "You show your card: King.", "Ada shows a card: King."),
    (Showed(LEFT, "king"), "You show your left card: King.", "Ada shows the left card: King."),
    (Used("Ada", "king"), "You use the power of the King.", "Ada uses the power of the King."),
    (Paid("bank", "Ada", 3), "You take 3 gold from the bank.", "Ada takes 3 gold from the bank."),
    (Paid("court", "Ada", 3), "You take 3 gold from the court.", "Ada takes 3 gold from the court."),
    (Paid("Ada", "court", 1), "Wrong card: you pay 1 gold to the court.", "Wrong card: Ada pays 1 gold to the court."),
    (Paid("Bob", "Ada", 2), "Bob pays you 2 gold.", "Bob pays 2 gold to Ada."),
    (Chose("Bob", ("Ada", "Cleo")), "Bob chooses: you and Cleo.", "Bob chooses: Ada and Cleo."),
    (Chose("Ada", ()), "You choose nobody.", "Ada chooses nobody."),
    (Traded("Bob", "Ada"), "Bob swaps fortunes with you.", "Bob swaps fortunes with Ada."),
    (
        Rotated("Bob", "Ada"),
        "All fortunes move on by one seat: Bob passes theirs to you.",
        "All fortunes move on by one seat: Bob passes theirs to Ada.",
    ),
    (Paid("Ada", "bank", 2), "You pay 2 gold to the bank.", "Ada pays 2 gold to the bank."),
    (Named("Ada", "king"), "You answer: “I am the King.”", "Ada answers: “I am the King.”"),
    (Moved("Ada", "Bob"), "You change seats with Bob. Cards and gold stay.", "Ada and Bob change seats. Cards and gold stay."),
    (Exposed("Ada"), "Everybody sees your card now, except you.", "Everybody sees Ada’s card now, except Ada."),
    (
        Ended("rich", ("Ada",)),
        "The game is over. Richest, with 13 gold or more: you.",
        "The game is over. Richest, with 13 gold or more: Ada.",
    ),
    (
        Ended("broke", ("Ada", "Bob")),
        "The game is over: somebody has no gold left. Richest: you and Bob.",
        "The game is over: somebody has no gold left. Richest: Ada and Bob.",
    ),
    (
        Ended("cheat", ("Bob",)),
        "The game is over: Bob used a power that wins at once.",
        "The game is over: Bob used a power that wins at once.",
    ),
]

YOU, THEY = TableWords("en", viewer="Ada"), TableWords("en")


@pytest.mark.parametrize(("event", "you", "they"), TOLD)
def test_sentences(event: Event, you: str, they: str) -> None:
    assert sentence(event, YOU).plain == you
    assert sentence(event, THEY).plain == they


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
    assert [text.plain for text in story(events, YOU)] == [
        "Cleo announces: “I am the King!”",
        "Passed: Dan and you",
        "Bob claims: “No, that’s me!”",
        "Cards shown: Cleo (Fool), Bob (King) and you (Witch).",
        "Bob uses the power of the King.",
        "Bob takes 3 gold from the bank.",
        "Wrong cards, 1 gold each to the court: Cleo and you.",
    ]


def test_a_story_of_an_announcement_that_nobody_doubts() -> None:
    events = [Passed("Ada"), Passed("Bob"), Used("Cleo", "thief"), Paid("Ada", "Cleo", 1), Paid("Bob", "Cleo", 1)]
    assert [text.plain for text in story(events, YOU)] == [
        "Nobody claims, so no card is shown.",
        "Cleo uses the power of the Thief.",
        "Cleo gets 1 gold each from you and Bob.",
    ]


def test_a_story_of_payments_that_do_not_belong_together() -> None:
    events = [
        Paid("bank", "Ada", 3),
        Paid("bank", "Bob", 1),
        Paid("bank", "Cleo", 1),
        Paid("Dan", "Cleo", 1),
        Paid("Dan", "court", 1),
        Paid("Bob", "court", 1),
    ]
    assert [text.plain for text in story(events, THEY)] == [
        "Ada takes 3 gold from the bank.",
        "1 gold each from the bank: Bob and Cleo.",
        "Dan pays 1 gold to Cleo.",
        "Wrong cards, 1 gold each to the court: Dan and Bob.",
    ]


def test_a_story_of_ones_own_exchange_is_one_sentence() -> None:
    events = [Took("Ada", (ADA, BOB)), Exchanged((ADA, BOB), audience=ONLY)]
    assert [text.plain for text in story(events, YOU)] == ["You really exchanged your card and Bob’s card. (only you know)"]


def test_results() -> None:
    def end(gold: tuple[int, ...], *moves: str) -> list[str]:
        cast = own_cast(1, 4, printed_casts()[1, 4, ""].split())
        game = Game(cast, ["Ada", "Bob", "Cleo", "Dan"], ["king", "judge", "bishop", "cheat", "thief", "queen"], Position(gold, turn=9))
        for move in moves:
            game.play(move)
        return [line.plain for line in result(game.view("Ada"), YOU)]

    everybody = ("Bob pass", "Cleo pass", "Dan pass")
    assert end((6, 6, 6, 6)) == []
    assert end((10, 6, 6, 6), "Ada announce king", *everybody) == ["You win!", "with 13 gold"]
    assert end((10, 6, 6, 6), "Ada announce cheat", *everybody) == ["You win!", "with 10 gold, and a power that wins at once"]
    assert end((4, 1, 9, 9), "Ada announce thief", *everybody) == ["Cleo wins", "with 9 gold; nothing left: Bob"]
    assert end((4, 1, 8, 9), "Ada announce thief", *everybody) == ["Cleo and Dan win together", "with 8 gold each; nothing left: Bob"]
