"""Who knows what (section 10), in small examples: what each player and an onlooker is told."""

from collections.abc import Sequence
from typing import Any

import pytest

from mascarade.blank import example_characters
from mascarade.casts import own_cast, printed_cast
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
from mascarade.game import NAMES, Game, Position
from mascarade.moves import Card
from mascarade.record import record_of, record_seen
from mascarade.rules.layout import EVERYBODY, apart, pack

SIX = ["judge", "princess", "patron", "swindler", "witch", "cheat"]


def second(moves: Sequence[str] = (), deal: Sequence[str] = SIX, **start: Any) -> Game:
    """Six players of the second edition, in the middle of a game."""
    game = Game(printed_cast(2, 6), NAMES[:6], deal, Position(turn=9, **start))
    for move in moves:
        game.play(move)
    return game


def first(moves: Sequence[str] = (), deal: str = "judge king queen fool spy thief") -> Game:
    """Five players of the first edition and one card in the centre, in the middle of a game."""
    game = Game(own_cast(1, 5, ["judge", "king", "queen", "fool", "spy", "thief"]), NAMES[:5], deal.split(), Position(turn=9))
    for move in moves:
        game.play(move)
    return game


def announced(character: str, *claimants: str, players: int = 5) -> list[str]:
    """Adele announces; these claim, the others pass."""
    return [f"Adele announce {character}", *(f"{name} {'claim' if name in claimants else 'pass'}" for name in NAMES[1:players])]


def told(game: Game, viewer: str | None) -> tuple[Event, ...]:
    """What the last decision told a viewer; the view and the delivered events are one."""
    events = game.view(viewer).events
    assert game.events(viewer)[-1] == events
    return events


# -- R10.1 everybody ---------------------------------------------------------------------------------------------------------------------


def test_everybody_knows_the_open_table() -> None:
    """R10.1: cast, seats, fortunes, bank, court, and whose decision it is."""
    game = second(["Adele announce witch", "Bruno claim", "Cedric pass"], gold=(5, 6, 7, 8, 9, 10), court=3)
    for viewer in (*game.players, None):
        view = game.view(viewer)
        assert view.cast.codes == tuple(SIX)
        assert view.seats == game.players
        assert view.gold == dict(zip(game.players, (5, 6, 7, 8, 9, 10), strict=True))
        assert (view.bank, view.court) == (200 - 45 - 3, 3)
        assert (view.decides, view.asked) == ("Didier", "answer")
        assert view.announced == "witch"
        assert view.hands == (Card("Adele"), Card("Bruno"))
        assert bool(view.moves) == (viewer == "Didier")


def test_everybody_hears_announcements_claims_and_passes() -> None:
    """R10.1: and sees what is shown, and who pays whom how much."""
    game = first(announced("king", "Cedric"))
    for viewer in (*game.players, None):
        heard = game.events(viewer)
        assert heard[0] == (Announced("Adele", Card("Adele"), "king"),)
        assert heard[1] == (Passed("Bruno"),)
        assert heard[2] == (Claimed("Cedric", Card("Cedric")),)
        assert heard[4] == (
            Passed("Emma"),
            Showed(Card("Adele"), "judge"),
            Showed(Card("Cedric"), "queen"),
            Paid("Adele", "court", 1),
            Paid("Cedric", "court", 1),
        )


def test_a_payment_of_nothing_is_no_payment() -> None:
    """R10.1, R4.4: an empty court gives the Judge nothing, and nobody hears of gold."""
    game = first(announced("judge"))
    for viewer in (*game.players, None):
        assert told(game, viewer) == (Passed("Emma"), Used("Adele", "judge"))


def test_everybody_sees_which_cards_go_under_the_table_and_who_looks() -> None:
    """R10.1."""
    game = first(["Adele exchange centre.1", "Bruno look"])
    for viewer in (*game.players, None):
        taken, looked = game.events(viewer)
        assert taken[0] == Took("Adele", (Card("Adele"), Card("centre", "1")))
        assert looked[0] == Looked("Bruno", Card("Bruno"))


def test_everybody_hears_what_the_accused_names() -> None:
    """R10.1, R9.10: and sees the card, its owner too."""
    codes = ["judge", "king", "empress", "patron", "witch", "thief", "cheat", "guru"]
    game = Game(own_cast(2, 8, codes), NAMES[:8], codes, Position(turn=9))
    for move in [*announced("guru", players=8), "Adele choose Bruno", "Bruno name empress"]:
        game.play(move)
    for viewer in (*game.players, None):
        assert game.events(viewer)[-2] == (Chose("Adele", ("Bruno",)),)
        assert told(game, viewer) == (Named("Bruno", "empress"), Showed(Card("Bruno"), "king"), Paid("Bruno", "Adele", 4))


@pytest.mark.parametrize(
    ("choice", "events"),
    [("Cedric", (Chose("Adele", ("Cedric",)), Traded("Adele", "Cedric"))), ("none", (Chose("Adele", ()),))],
)
def test_everybody_sees_whom_the_witch_chooses(choice: str, events: tuple[Event, ...]) -> None:
    """R10.1, R9.3: or that she declines."""
    game = second([*announced("witch", players=6), f"Adele choose {choice}"])
    for viewer in (*game.players, None):
        assert told(game, viewer) == events


@pytest.mark.parametrize(
    ("choice", "events"),
    [("Bruno", (Chose("Adele", ("Bruno",)), Paid("Bruno", "Adele", 2))), ("Adele", (Chose("Adele", ()),))],
)
def test_everybody_sees_whom_the_swindler_chooses(choice: str, events: tuple[Event, ...]) -> None:
    """R10.1: and choosing oneself does nothing."""
    game = second([*announced("swindler", players=6), f"Adele choose {choice}"])
    for viewer in (*game.players, None):
        assert told(game, viewer) == events


def test_everybody_sees_who_changes_seats() -> None:
    """R10.1, R9.8: who was picked, who pays, who sits where now."""
    codes = ["puppet_master", "judge", "empress", "king", "thief", "cheat"]
    game = Game(own_cast(2, 6, codes), NAMES[:6], codes, Position(turn=9))
    for move in [*announced("puppet_master", players=6), "Adele choose Emma, Bruno"]:
        game.play(move)
    for viewer in (*game.players, None):
        assert told(game, viewer) == (
            Chose("Adele", ("Bruno", "Emma")),
            Paid("Bruno", "Adele", 1),
            Paid("Emma", "Adele", 1),
            Moved("Bruno", "Emma"),
        )
        assert game.view(viewer).seats == ("Adele", "Emma", "Cedric", "Didier", "Bruno", "Fran")


def test_everybody_sees_which_card_a_blank_character_peeks_at() -> None:
    """R10.1, R10.2, R8.5: but only the one who looks sees what it is."""
    alchemist = example_characters()[0]
    codes = ["judge", "king", "queen", "witch", "cheat", "alchemist"]
    game = Game(own_cast(1, 5, codes, [alchemist]), NAMES[:5], codes, Position(turn=9))
    for move in [*announced("alchemist"), "Adele choose centre.1"]:
        game.play(move)
    taken = Took("Adele", (Card("centre", "1"), Card("centre", "1")))
    assert told(game, "Adele") == (taken, Saw(Card("centre", "1"), "alchemist", audience=("Adele",)))
    for viewer in (*game.players[1:], None):
        assert told(game, viewer) == (taken,)


def test_a_new_turn_is_a_clean_table() -> None:
    """R10.1: nothing of the last announcement is left but who showed a card."""
    game = second(announced("witch", "Bruno", "Cedric", players=6))
    for viewer in (*game.players, None):
        view = game.view(viewer)
        assert (view.turn, view.whose_turn, view.decides, view.asked) == (10, "Bruno", "Bruno", "quiet turn")
        assert (view.announced, view.hands, view.user) == (None, (), None)
        assert view.shown == {"Adele", "Bruno", "Cedric"}


# -- R10.2 only the one who did it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "secret"), [("Adele exchange Bruno", Exchanged), ("Adele pretend Bruno", Pretended)])
def test_only_who_did_it_knows_whether_it_was_exchanged(move: str, secret: type[Event]) -> None:
    """R10.2: the others see the two cards go under the table, and no more."""
    game = first([move])
    assert [type(event) for event in told(game, "Adele")] == [Took, secret]
    for viewer in (*game.players[1:], None):
        assert [type(event) for event in told(game, viewer)] == [Took]


def test_exchange_and_pretend_look_alike() -> None:
    """R10.2: to everybody else the two are the same, to the byte; so are the records they may have."""
    exchanged, pretended = first(["Adele exchange Bruno"]), first(["Adele pretend Bruno"])
    assert exchanged.cards != pretended.cards
    assert bytes(exchanged.view("Adele")) != bytes(pretended.view("Adele"))
    for viewer in (*exchanged.players[1:], None):
        assert bytes(exchanged.view(viewer)) == bytes(pretended.view(viewer))
        assert record_seen(exchanged, viewer) == record_seen(pretended, viewer)


def test_a_look_is_for_one() -> None:
    """R10.2: what a look saw."""
    game = first(["Adele look"])
    assert Saw(Card("Adele"), "judge", audience=("Adele",)) in told(game, "Adele")
    for viewer in (*game.players[1:], None):
        assert told(game, viewer) == (Looked("Adele", Card("Adele")),)


def test_the_spy_looks_alone() -> None:
    """R10.2: what the Spy saw, and whether the Spy exchanged, is the Spy's."""
    game = first([*announced("spy"), "Adele choose centre.1"])
    seen = [event for event in told(game, "Adele") if isinstance(event, Saw)]
    assert [(event.card, event.character) for event in seen] == [(Card("Adele"), "judge"), (Card("centre", "1"), "thief")]
    for viewer in (*game.players[1:], None):
        assert [type(event) for event in told(game, viewer)] == [Took]
    game.play("Adele exchange")
    assert [type(event) for event in told(game, "Adele")] == [Exchanged]
    for viewer in (*game.players[1:], None):
        assert told(game, viewer) == ()


def test_the_fool_knows_what_he_did_and_sees_nothing() -> None:
    """R10.2: whether the Fool exchanged is the Fool's secret; the cards are secret to the Fool too."""
    game = first([*announced("fool"), "Adele choose Cedric, Bruno"])
    for viewer in (*game.players, None):
        assert told(game, viewer) == (Took("Adele", (Card("Bruno"), Card("Cedric"))),)
    game.play("Adele pretend")
    assert [type(event) for event in told(game, "Adele")] == [Pretended]
    for viewer in (*game.players[1:], None):
        assert told(game, viewer) == ()


def test_the_fool_with_two_players_takes_cards_before_all_eyes() -> None:
    """R10.1, R9.5: nothing is asked, and yet both see which cards are taken."""
    cast = printed_cast(1, 2)
    game = Game(cast, NAMES[:2], cast.codes, Position(turn=9))
    game.play("Adele.left announce fool")
    game.play("Bruno pass")
    taken = Took("Adele", (Card("Bruno", "left"), Card("Bruno", "right")))
    for viewer in (*game.players, None):
        assert told(game, viewer) == (Passed("Bruno"), Used("Adele", "fool"), Paid("bank", "Adele", 1), taken)


def test_what_happens_under_the_table_is_unseen_by_all() -> None:
    """R2.3, R9.12: nobody glimpses a card that was only exchanged, the one who took it included; no move stands for such a mishap."""
    for move in ("Adele exchange Bruno", "Adele pretend Bruno", "Adele exchange centre.1"):
        game = first([move])
        assert not any(isinstance(event, Saw | Showed) for event in game.happened)
        other = first([move], deal="spy thief queen fool judge king")
        assert all(game.view(viewer) == other.view(viewer) for viewer in (*game.players, None))


# -- R10.3 everybody but the owner -------------------------------------------------------------------------------------------------------


def test_the_princess_shows_a_card_to_all_but_its_owner() -> None:
    """R10.3: Bruno learns only that his card was seen."""
    game = second([*announced("princess", players=6), "Adele choose Bruno"])
    for viewer in game.players:
        assert Exposed("Bruno") in told(game, viewer)
        seen = [(event.card, event.character) for event in told(game, viewer) if isinstance(event, Saw)]
        assert seen == ([] if viewer == "Bruno" else [(Card("Bruno"), "princess")])


def test_the_owner_could_have_had_any_card() -> None:
    """R10.3: whatever the Princess exposes, its owner sees the same."""
    moves = [*announced("princess", players=6), "Adele choose Bruno"]
    one, other = second(moves), second(moves, deal=["judge", "cheat", "patron", "swindler", "witch", "princess"])
    assert one.view("Bruno") == other.view("Bruno")
    assert one.view("Cedric") != other.view("Cedric")


# -- R10.4 nobody ------------------------------------------------------------------------------------------------------------------------


def test_nobody_is_told_where_a_card_lies_now() -> None:
    """R10.4: a view has no cards while the game goes on."""
    game = first(["Adele look", "Bruno exchange Adele"])
    for viewer in (*game.players, None):
        assert game.view(viewer).cards is None
        other = first(["Adele look", "Bruno exchange Adele"], deal="judge thief queen fool spy king")
        assert bytes(game.view(viewer)) == bytes(other.view(viewer))


def test_the_software_reminds_nobody() -> None:
    """R10.4: one decision later a player's own look and exchange are gone from the view."""
    looked, other = first(["Adele look", "Bruno look"]), first(["Adele look", "Bruno look"], deal="spy king queen fool judge thief")
    assert looked.view("Adele") == other.view("Adele")
    exchanged, pretended = first(["Adele exchange Bruno", "Bruno look"]), first(["Adele pretend Bruno", "Bruno look"])
    assert exchanged.view("Adele") == pretended.view("Adele")


def test_a_record_reminds_only_with_the_memory_aid() -> None:
    """R10.4: one's own exchange is `take` in the record of a running game, unless the table has switched the memory aid on."""
    game = first(["Adele exchange Bruno", "Bruno pretend centre.1"])
    assert record_seen(game, "Adele").splitlines()[-2:] == ["Adele take Bruno", "Bruno take centre.1"]
    assert record_seen(game, "Adele", memory=True).splitlines()[-2:] == ["Adele exchange Bruno", "Bruno take centre.1"]
    assert record_seen(game, "Bruno", memory=True).splitlines()[-2:] == ["Adele take Bruno", "Bruno pretend centre.1"]
    assert record_seen(game, None, memory=True) == record_seen(game, None)


# -- R10.5 onlookers, and the end --------------------------------------------------------------------------------------------------------


def test_an_onlooker_knows_what_everybody_knows() -> None:
    """R10.5: the events that every single player is told, and no others; what the Princess exposes is not among them."""
    moves = [*announced("princess", players=6), "Adele choose Bruno", "Bruno look", "Cedric exchange Adele", "Didier pretend Emma"]
    game = second(moves)
    for number, onlooker in enumerate(game.events(None)):
        players = [game.events(name)[number] for name in game.players]
        assert onlooker == tuple(event for event in players[0] if all(event in events for events in players))
    assert not any(isinstance(event, Saw | Exchanged | Pretended) for events in game.events(None) for event in events)


def test_when_the_game_is_over_everything_is_public() -> None:
    """R10.5: cards, secrets of the past, the record."""
    game = second(["Adele exchange Bruno", "Bruno look"], gold=(6, 6, 10, 6, 6, 6))
    for move in ["Cedric announce patron", *(f"{name} pass" for name in ("Didier", "Emma", "Fran", "Adele"))]:
        game.play(move)
    assert all(game.view(viewer).cards is None for viewer in (*game.players, None))
    game.play("Bruno pass")
    assert game.happened[-1] == Ended("rich", ("Cedric",))
    for viewer in (*game.players, None):
        view = game.view(viewer)
        assert view.outcome == ("rich", ("Cedric",))
        assert view.cards == game.cards
        assert view.cards is not None
        assert view.cards[Card("Adele")] == "princess"
        under_the_table, look = game.events(viewer)[:2]
        assert any(isinstance(event, Exchanged) for event in under_the_table)
        assert any(isinstance(event, Saw) and event.character == "judge" for event in look)
        assert record_seen(game, viewer) == str(record_of(game))


def test_who_knows_more_or_less_than_onlookers() -> None:
    """What Adele alone was told sets her apart; what everybody but Bruno saw sets him apart (R10.2, R10.3)."""
    open_to_all, hers, all_but_bruno = (pack(audience, 1, 0, 0, 0) for audience in (EVERYBODY, 0b1, EVERYBODY & ~0b10))
    assert apart([open_to_all]) == 0
    assert apart([open_to_all, hers]) == 0b1
    assert apart([all_but_bruno]) == 0b10
    assert apart([hers, open_to_all, all_but_bruno]) == 0b11
