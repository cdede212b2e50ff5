"""How the page tells a game that is over: what decided it, and who bluffed, believed and was honest. The page's own code, on real games."""

import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mascarade.game import Game
from mascarade.outlook import encode
from mascarade.record import read_records
from mascarade.server.replays import replay_of
from tests.programs.tables import find_node

ROOT = Path(__file__).parents[1]

PROGRAM = """
    import { rolldown } from "rolldown";
    const bundle = await rolldown({ input: "src/table/story.ts" });
    const { output } = await bundle.generate({ format: "esm" });
    const story = await import("data:text/javascript," + encodeURIComponent(output[0].code));
    let text = "";
    for await (const part of process.stdin) text += part;
    const { replay, winners, reason } = JSON.parse(text);
    const gold = replay.steps.at(-1).game.gold;
    const found = {
        decided: story.decided(replay, winners, reason),
        bluff: story.bestBluff(replay),
        gullible: story.mostGullible(replay),
        honest: story.mostHonest(replay),
        places: story.places(gold, winners).map(({ player, place }) => [player, place]),
    };
    console.log(JSON.stringify(found, (_, value) => (value instanceof Map ? [...value] : value)));
"""

TABLE = """mascarade: 1
edition: {edition}
players: Adele, Bruno, Cedric, Didier, Emma, Fanni
cast: {cast}
deal: {cast}
gold: {gold}
turn: 9
next: Adele

"""
FIRST = "judge, bishop, king, queen, witch, cheat"
SECOND = "judge, empress, princess, king, puppet_master, witch"
PASSES = "Bruno pass\nCedric pass\nDidier pass\nEmma pass\nFanni pass\n"


def told(game: Game) -> Any:
    outcome = game.outcome
    assert outcome is not None
    asked = {
        "replay": json.loads(encode(replay_of(game, list(game.players)))),
        "winners": [game.number(name) for name in outcome.winners],
        "reason": outcome.reason,
    }
    run = subprocess.run(
        [find_node(), "--input-type=module", "--eval", PROGRAM],
        cwd=ROOT / "page",
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@cache
def story(moves: str, gold: str, cast: str = FIRST, edition: int = 1) -> Any:
    return told(read_records(TABLE.format(cast=cast, gold=gold, edition=edition) + moves)[0].game())


@pytest.mark.parametrize(
    ("moves", "gold", "decided"),
    [
        # a bluff that nobody doubts, and the King's 3 gold make 13
        ("Adele announce king\n" + PASSES, "10, 6, 6, 6, 6, 6", {"how": "bank", "amount": 3}),
        ("Adele announce bishop\n" + PASSES, "12, 6, 9, 6, 6, 6", {"how": "robbed", "other": 2, "amount": 2}),
        ("Adele announce cheat\n" + PASSES, "11, 6, 9, 6, 6, 6", {"how": "cheat", "gold": 11}),
        (
            "Adele announce queen\nBruno pass\nCedric pass\nDidier claim\nEmma pass\nFanni pass\n",
            "6, 6, 6, 11, 6, 6",
            {"how": "bank", "amount": 2},
        ),
        (
            "Adele announce queen\nBruno claim\nCedric pass\nDidier pass\nEmma pass\nFanni pass\n",
            "1, 7, 6, 6, 6, 6",
            {"how": "fine", "player": 0, "turn": 9},
        ),
        # the trade on turn 9 decides, not the 2 gold on turn 11
        (
            "Adele announce witch\n" + PASSES + "Adele choose Cedric\nBruno look\nCedric look\nDidier look\nEmma look\nFanni look\n"
            "Adele announce queen\n" + PASSES,
            "3, 6, 11, 6, 6, 6",
            {"how": "swap", "other": 2, "got": 11, "gave": 3},
        ),
    ],
)
def test_how_it_was_decided(moves: str, gold: str, decided: dict[str, object]) -> None:
    found = story(moves, gold)["decided"]
    assert {key: found[key] for key in decided} == decided
    if "use" in found:
        assert found["use"]["turn"] == 9


def test_seats_decide() -> None:
    """R9.8: Didier is seated before what Cedric had."""
    moves = f"Adele announce puppet_master\n{PASSES}Adele choose Cedric, Didier\nBruno look\nDidier announce empress\n"
    answers = "".join(f"{name} pass\n" for name in ("Cedric", "Emma", "Fanni", "Adele", "Bruno"))
    found = story(moves + answers, "6, 6, 12, 3, 6, 6", SECOND, 2)["decided"]
    assert {key: found[key] for key in ("how", "other", "gold")} == {"how": "seats", "other": 3, "gold": 11}


def test_who_is_remembered_for_what() -> None:
    """Adele bluffs twice, Didier tells the truth twice, Bruno claims falsely once, and Cedric and Emma believe most."""
    moves = (
        f"Adele announce king\n{PASSES}Bruno look\nCedric look\nDidier announce queen\n"
        "Emma pass\nFanni pass\nAdele pass\nBruno claim\nCedric pass\n"
        "Emma look\nFanni look\nAdele announce queen\nBruno pass\nCedric pass\nDidier claim\nEmma pass\nFanni pass\n"
        "Bruno look\nCedric look\nDidier look\n"
    )
    moves = moves.replace("Didier look\n", "Didier pretend Emma\n") + "Emma look\nFanni look\nAdele announce king\n" + PASSES
    found = story(moves, "8, 6, 6, 6, 6, 6")
    assert (found["bluff"]["player"], found["bluff"]["character"], found["bluff"]["gain"], found["bluff"]["turn"]) == (0, "king", 3, 9)
    assert found["honest"] == {"players": [3], "count": 2, "of": 2}
    assert found["gullible"] is None, "four who believed as much are no distinction"
    assert found["decided"]["use"]["bluff"]
    assert found["places"][:2] == [[0, 1], [3, 2]]


@pytest.mark.parametrize("edition", [1, 2])
def test_any_game_can_be_told(edition: int) -> None:
    """Games between bots: what decided them is one of their powers, with the gold that really moved."""
    told_of = 0
    for seed in range(6):
        found = told(played(edition, seed))
        assert sorted(player for player, _ in found["places"]) == list(range(len(found["places"])))
        decided = found["decided"]
        told_of += decided is not None
        if decided and "use" in decided:
            assert decided["use"]["swing"] > 0 or decided["how"] == "cheat"
            assert min(decided[key] for key in ("amount", "got", "gold") if key in decided) > 0
    assert told_of > 3


def played(edition: int, seed: int) -> Game:
    """A game that random players finish."""
    draw = random.Random(seed)
    game = Game.new(6, edition=edition, scenario="A" if edition == 2 else "", seed=seed)
    while game.outcome is None:
        liked = [one for one, move in zip(game.choice.actions, game.choice.moves, strict=True) if move.kind in ("announce", "pass")]
        game.play_action(draw.choice(liked if liked and draw.random() < 0.9 else game.choice.actions))
    return game
