"""R10 in the browser: nobody's page is told a byte by the worker that depends on what they may not know."""

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade.casts import Cast
from mascarade.game import NAMES, Game
from mascarade.wasm.kept import core_wasm
from tests.secrets.pairs import FLIPS, Knowledge, setups
from tests.wasm.beside import NODE
from tests.wasm.evenings import options_of

LEAKS = ("every_event", "another_viewer", "told_to_the_victim", "cards_in_the_state", "to_those_who_come_again")
MOST = 120
"""Decisions of a game that are compared."""


def pair(cast: Cast, seed: int) -> dict[str, Any]:
    """Two games that differ in what some did under the table, and for how many decisions each viewer must not tell them apart."""
    rng = random.Random(seed)
    names = NAMES[: cast.players]
    deal = rng.sample(cast.codes, len(cast.codes))
    one, other = Game(cast, names, deal), Game(cast, names, deal)
    flippers = set(rng.sample(names, rng.choice((1, 1, 2))))
    knows = Knowledge(cast), Knowledge(cast)
    viewers: list[str | None] = [*names, None]
    same = {viewer: 0 if viewer in flippers else MOST for viewer in viewers}
    steps: list[dict[str, int]] = []
    chance = rng.choice((0.3, 1.0))
    while one.decides is not None and len(steps) < MOST:
        index = rng.randrange(len(one.moves))
        action, move = one._choice.actions[index], one.moves[index]
        flip = action in FLIPS and one.decides in flippers and rng.random() < chance
        learnt = [known.learn(move, game.cards, names) for known, game in zip(knows, (one, other), strict=True)]
        comes = rng.randrange(len(viewers)) if rng.random() < 0.1 else -1
        step = {"who": one.number(one.decides), "one": action, "other": FLIPS[action] if flip else action, "comes": comes}
        one.play_action(step["one"])
        if one.decides is None:  # R10.5: now everything is public
            break
        for viewer in viewers:
            if learnt[0][viewer] != learnt[1][viewer]:
                same[viewer] = min(same[viewer], len(steps))
        if not any(same[viewer] > len(steps) for viewer in viewers):
            break
        other.play_action(step["other"])
        steps.append(step)
        if other.decides is None:
            break
    own = options_of(cast, "", False, rng) | {"starts": "first", "onlookers": True, "seconds": None}
    return {"options": own, "names": names, "deal": deal, "steps": steps, "same": [min(same[viewer], len(steps)) for viewer in viewers]}


def pairs(many: int, seed: int) -> Iterator[dict[str, Any]]:
    """With every printed cast, and one with blank cards."""
    casts = [cast for cast, midway in setups() if not midway]
    for number in range(many):
        yield pair(casts[number % len(casts)], seed + number)


def campaign(many: int, seed: int, *leak: str) -> dict[str, Any]:
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("secrets.ts")), str(core_wasm()), *leak]
    jobs = json.dumps(list(pairs(many, seed)))
    done = subprocess.run(command, input=jobs, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["names"] == list(LEAKS)
    return found


def test_games_that_differ_in_secrets_are_told_alike() -> None:
    found = campaign(70, seed=1)
    assert not found["leaks"]
    assert found["compared"] > 200


@pytest.mark.long
def test_thousands_of_pairs_are_told_alike() -> None:
    found = campaign(3000, seed=10_000)
    assert not found["leaks"]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    assert campaign(34, 7, leak)["leaks"]
