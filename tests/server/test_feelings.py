"""What bots show of their feelings, and how long they think."""

import random
from functools import cache
from typing import get_args

from mascarade.bots.players import TEMPERAMENTS
from mascarade.casts import printed_cast
from mascarade.outlook import seen
from mascarade.rules.layout import PASS
from mascarade.server import entries, messages
from mascarade.server.clock import Pace
from mascarade.server.feelings import FACES, MOODS, feelings
from mascarade.server.table import Table
from mascarade.server.tempo import thinking_time
from mascarade.views import ONLOOKER

SIX = list(printed_cast(1, 6).codes)
GAMES = 40


@cache
def game(seed: int) -> list[tuple[Table, list[messages.Feeling]]]:
    """A table of one guest and five bots at which everything is decided by lot, announcements most of all."""
    dice = random.Random(seed)
    table = Table(f"TABLE{seed}")
    table.apply(entries.Opened(options=messages.Options(seats=6, starts="first"), guest="a", name="a"))
    table.apply(entries.Dealt(bots=table.bot_names(5), deal=dice.sample(SIX, 6), salt="0" * 64, starts=0, seed=1))
    table.apply(entries.Begun())
    found = []
    while table.phase == "game" and len(found) < 150:
        actions = table.playing.choice.actions
        table.apply(entries.Decided(number=PASS if PASS in actions and dice.random() < 0.7 else dice.choice(actions)))
        found.append((table, feelings(table)))
        happened = seen(table.playing, ONLOOKER, table.playing.history[-1])
        _check(table, happened, found[-1][1])
    return found


def _check(table: Table, happened: list[messages.Happening], felt: list[messages.Feeling]) -> None:
    """Few faces, fewer words, all of bots, and for a reason that everybody has seen."""
    assert len(felt) <= FACES
    assert len({one.player for one in felt}) == len(felt)
    assert sum(one.line > 0 for one in felt) <= 1
    assert feelings(table) == felt
    whats = {event.what for event in happened}
    reasons = {"caught": "showed", "proud": "showed", "amused": "showed", "boast": "used", "won": "ended", "beaten": "ended"}
    for one in felt:
        assert table.seats[one.player].guest is None
        assert 0 <= one.line <= MOODS[one.mood][2]
        assert reasons.get(one.mood) in (None, *whats)
        if one.mood in ("caught", "proud"):
            assert any(event.what == "showed" and event.cards == [one.player] for event in happened)


def test_bots_feel_what_everybody_has_seen() -> None:
    felt = [feeling for seed in range(GAMES) for _, some in game(seed) for feeling in some]
    assert {one.mood for one in felt} == set(get_args(messages.Mood)) == set(MOODS)
    assert {one.line for one in felt if one.mood == "caught"} == set(range(MOODS["caught"][2] + 1)), (
        "nobody says the same thing all evening"
    )


def test_whoever_is_accused_and_told_the_truth_is_proud() -> None:
    honest, caught = set(), set()
    for seed in range(60):
        dice = random.Random(seed)
        cards = list(printed_cast(1, 11).codes)
        table = Table(f"TABLE{seed}")
        table.apply(entries.Opened(options=messages.Options(seats=11, starts="first"), guest="a", name="a"))
        table.apply(entries.Dealt(bots=table.bot_names(10), deal=dice.sample(cards, 11), salt="0" * 64, starts=0, seed=1))
        table.apply(entries.Begun())
        for _ in range(200):
            actions = table.playing.choice.actions
            if not actions:
                break
            table.apply(entries.Decided(number=PASS if PASS in actions and dice.random() < 0.8 else dice.choice(actions)))
            happened = seen(table.playing, ONLOOKER, table.playing.history[-1])
            if happened and happened[0].what == "named":
                moods = honest if happened[0].character == happened[1].character else caught
                moods |= {one.mood for one in feelings(table) if one.player == happened[0].player and one.mood in ("proud", "caught")}
    assert honest == {"proud"}
    assert caught == {"caught"}


def test_words_are_seldom() -> None:
    decisions = [some for seed in range(GAMES) for _, some in game(seed)]
    assert sum(any(one.line for one in some) for some in decisions) < 0.1 * len(decisions)


def test_guests_show_what_they_feel_themselves() -> None:
    table = game(1)[-1][0]
    for number, seat in enumerate(table.seats):
        seat.guest = f"guest {number}"
    assert feelings(table) == []


def test_bots_think_unevenly() -> None:
    """Sometimes at once, now and then after a long breath, by temperament; what decides it are the arguments and the dice."""
    low, high = Pace().think
    middle: dict[str, float] = {}
    for temperament in get_args(messages.Temperament):
        times = sorted(thinking_time((low, high), temperament, 6, random.Random(seed)) for seed in range(2000))
        assert times[0] < low < times[1000] < high < times[-1] < 3 * high
        middle[temperament] = times[1000]
        tense = sorted(thinking_time((low, high), temperament, 11, random.Random(seed)) for seed in range(2000))
        assert tense[1000] > times[1000]
    assert middle.keys() == TEMPERAMENTS.keys()
    assert middle["bold"] < middle["even"] < middle["cautious"]
