"""Whole games at random, over every printed cast and every cast of the records: what must hold after each decision."""

import random
from collections import Counter

import numpy as np
import pytest

from mascarade.casts import Cast, printed_cast, printed_casts, setup_of
from mascarade.errors import BadMove
from mascarade.game import NAMES, Game
from mascarade.luck import play_streams
from mascarade.rules import layout
from mascarade.rules.characters import GOLD
from mascarade.rules.doors import begin
from tests.rules.library import FILES, games

GAMES = 5
DECISIONS = 300

PRINTED = [printed_cast(*key) for key in printed_casts()]
_CASTS = [record.cast for path in FILES for record in games(path)]
PLAYED = list({(cast.edition, cast.players, cast.blanks): cast for cast in _CASTS}.values())


def named(cast: Cast) -> str:
    return "-".join(["first" if cast.edition == 1 else "second", str(cast.players), *(blank.code for blank in cast.blanks)])


def new_game(cast: Cast, chance: random.Random) -> Game:
    deal = list(cast.codes)
    chance.shuffle(deal)
    return Game(cast, NAMES[: cast.players], deal)


@pytest.mark.parametrize("cast", PRINTED, ids=named)
def test_what_holds_after_every_decision(cast: Cast) -> None:
    """R1.2, R5.1, R5.2, R5.3, R9.11: gold is never made or lost, no card appears or disappears, one who is asked has a choice, and the
    game is over exactly when somebody has 13, nothing, or has won as the Cheat.
    """
    chance = random.Random(named(cast))
    for _ in range(GAMES):
        game = new_game(cast, chance)
        while game.outcome is None:
            assert len(set(game.moves)) == len(game.moves) >= 2
            game.play(chance.choice(game.moves))
            fortunes = game.gold
            assert sum(fortunes.values()) + game.bank + game.court == GOLD[cast.edition]
            assert min(*fortunes.values(), game.bank, game.court) >= 0
            assert Counter(game.cards.values()) == Counter(cast.codes)
            assert sorted(game.seats) == sorted(game.players)
            if game.outcome is None:
                assert all(0 < fortune < 13 for fortune in fortunes.values())
        winners = [fortunes[name] for name in game.outcome.winners]
        if game.outcome.reason == "cheat":
            assert len(winners) == 1
            assert winners[0] >= 10
        else:
            assert max(fortunes.values()) >= 13 if game.outcome.reason == "rich" else min(fortunes.values()) == 0
            assert winners == [most for most in fortunes.values() if most == max(fortunes.values())]
        assert game.moves == ()
        assert game.decides is None


@pytest.mark.parametrize("cast", PLAYED, ids=named)
def test_the_rules_are_the_same_when_nobody_listens(cast: Cast) -> None:
    """Random games with and without a log of events come to the same state, to the last byte."""
    setups = setup_of(cast)
    heard, unheard = np.zeros(2, layout.GAME), np.zeros(2, layout.GAME)
    play_streams(setups, heard, np.zeros(1, layout.LOG), 7, 0, DECISIONS)
    play_streams(setups, unheard, None, 7, 0, DECISIONS)
    assert heard.tobytes() == unheard.tobytes()


@pytest.mark.parametrize("cast", PRINTED, ids=named)
def test_a_new_game_has_nothing_of_the_old_one(cast: Cast) -> None:
    """R1.1, R1.2, R1.3: wherever the last game at a table stopped, the next one starts with 6 gold each and the whole cast."""
    setups = setup_of(cast)
    fresh, used = np.zeros(1, layout.GAME), np.zeros(1, layout.GAME)
    begin(setups, fresh)
    assert fresh["gold"][0].tolist() == [6] * cast.players + [0] * (13 - cast.players) + [GOLD[cast.edition] - 6 * cast.players, 0]
    assert fresh["turn"] == 1
    assert not any(fresh[field][0] for field in ("bound", "shown", "hands", "debtors", "users", "options", "winners", "ending"))
    kinds = list(cast.characters)
    assert fresh["cards"][0, : len(cast.codes)].tolist() == [kinds.index(code) for code in cast.codes]
    for stop in range(1, 60, 3):
        play_streams(setups, used, np.zeros(1, layout.LOG), 3, stop, 25 + stop)
        begin(setups, used)
        assert used.tobytes() == fresh.tobytes()


@pytest.mark.parametrize("cast", [printed_cast(1, 2), printed_cast(1, 5), printed_cast(2, 9, "B")], ids=named)
def test_no_other_decision_is_accepted(cast: Cast) -> None:
    """A decision that is not allowed is refused, whatever its number, and changes nothing."""
    chance = random.Random(named(cast))
    game = new_game(cast, chance)
    while game.outcome is None and len(game.actions) < 50:
        allowed = {game.action(move) for move in game.moves}
        state = game.state
        for action in {*range(-1, layout.ACTIONS + 1)} - allowed:
            with pytest.raises(BadMove, match="not allowed"):
                game.play_action(action)
        assert game.state == state
        game.play_action(chance.choice(sorted(allowed)))
