"""R10 in the browser: nobody's page is told a byte by the worker that depends on what they may not know."""

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade.bots.players import EXPERT, LEVELS, TEMPERAMENTS
from mascarade.casts import Cast
from mascarade.expert.network import SHIPPED
from mascarade.game import NAMES, Game, Position
from mascarade.server.bot_seats import BotSeat
from mascarade.wasm.kept import core_wasm
from tests.secrets.pairs import FLIPS, Knowledge, setups
from tests.wasm.beside import NODE
from tests.wasm.evenings import options_of

LEAKS = {
    "every_event": "people",
    "another_viewer": "people",
    "told_to_the_victim": "people",
    "cards_in_the_state": "unseen",
    "to_those_who_come_again": "people",
    "bots_hear_everything": "bots",
    "bots_take_their_time": "bots",
}
"""Leaks to plant, and the kind of pairs that must find each."""
MOST = 120
"""Decisions of a game that are compared."""


class Pair:
    """Two games that differ in what some did under the table, or on cards that nobody has seen, and for how many decisions each viewer must
    not tell them apart.
    """

    def __init__(self, cast: Cast, kind: str, seed: int) -> None:
        """`kind`: `people` alone; `unseen` cards besides; or `bots` at the table, who decide in both games for themselves."""
        self.rng = rng = random.Random(seed)
        self.cast, self.names = cast, NAMES[: cast.players]
        self.people = rng.randint(2, cast.players - 1) if kind == "bots" else cast.players
        self.deal = rng.sample(cast.codes, len(cast.codes))
        self.start = Position(turn=rng.randint(2, 40)) if kind == "unseen" else None
        deals = [rng.sample(self.deal, len(self.deal)) if self.start else self.deal for _ in range(2)]
        self.games = [Game(cast, self.names, deal, self.start) for deal in deals]
        flipping = rng.choice((0, 1, 2)) if self.start else rng.choice((1, 1, 2))
        self.flippers = set(rng.sample(self.names[: self.people], min(flipping, self.people - 1)))
        self.chance = rng.choice((0.3, 1.0))
        self.levels = [self._level() for _ in range(cast.players - self.people)]
        self.bots = {
            self.names[number]: BotSeat(self.games[0], number, f"{level}:{mood}" if mood else level, 1)
            for number, (level, mood) in enumerate(self.levels, self.people)
        }
        viewers: list[str | None] = [*self.names[: self.people], None]
        self.same = {viewer: 0 if viewer in self.flippers else MOST for viewer in viewers}
        self.steps: list[dict[str, int]] = []

    def _level(self) -> tuple[str, str | None]:
        level = self.rng.choice((*LEVELS, EXPERT))
        return level, None if level == EXPERT else self.rng.choice(list(TEMPERAMENTS))

    def play(self) -> None:
        """Until the games are over, or nobody may be told the same any longer."""
        one, other = self.games
        knows = Knowledge(self.cast), Knowledge(self.cast)
        while one.decides is not None and len(self.steps) < MOST:
            name = one.decides
            bot = self.bots.get(name)
            action = bot.decide(one) if bot else self.rng.choice(one._choice.actions)
            move = one.moves[one._choice.actions.index(action)]
            flip = action in FLIPS and name in self.flippers and self.rng.random() < self.chance
            learnt = [known.learn(move, game.cards, self.names) for known, game in zip(knows, self.games, strict=True)]
            comes = self.rng.randrange(self.people + 1) if self.rng.random() < 0.1 else -1
            step = {"who": one.number(name), "one": action, "other": FLIPS[action] if flip else action, "comes": comes}
            one.play_action(step["one"])
            if one.decides is None:  # R10.5: now everything is public
                break
            for viewer in self.same:
                if learnt[0][viewer] != learnt[1][viewer]:
                    self.same[viewer] = min(self.same[viewer], len(self.steps))
            # what a bot does may tell others what it knows, as people's doing may
            if any(learnt[0][bot] != learnt[1][bot] for bot in self.bots) or max(self.same.values()) <= len(self.steps):
                break
            other.play_action(step["other"])
            self.steps.append(step)
            for bot_name, each in self.bots.items():
                each.watch(one.view(bot_name))
            if other.decides is None:
                break

    def job(self) -> dict[str, Any]:
        """For tests/wasm/secrets.ts."""
        own = options_of(self.cast, "", False, self.rng) | {"starts": "first", "onlookers": True, "seconds": None}
        unseen = {"one": self.games[0].deal, "other": self.games[1].deal, "turn": self.start.turn} if self.start else None
        return {
            "options": own,
            "names": self.names[: self.people],
            "bots": [{"level": level, "temperament": mood} for level, mood in self.levels],
            "deal": self.deal,
            "unseen": unseen,
            "steps": self.steps,
            "same": [min(same, len(self.steps)) for same in self.same.values()],
        }


def pairs(kind: str, many: int, seed: int) -> Iterator[dict[str, Any]]:
    """With every printed cast that this kind can have, and one with blank cards."""
    casts = [cast for cast, midway in setups() if not midway and (kind != "bots" or cast.players > 2)]
    for number in range(many):
        pair = Pair(casts[number % len(casts)], kind, seed + number)
        pair.play()
        yield pair.job()


def campaign(kind: str, many: int, seed: int, *leak: str) -> dict[str, Any]:
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("secrets.ts")), str(core_wasm()), str(SHIPPED), *leak]
    jobs = json.dumps(list(pairs(kind, many, seed)))
    done = subprocess.run(command, input=jobs, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["names"] == list(LEAKS)
    return found


@pytest.mark.parametrize(("kind", "many"), [("people", 70), ("unseen", 70), ("bots", 70)])
def test_games_that_differ_in_secrets_are_told_alike(kind: str, many: int) -> None:
    found = campaign(kind, many, seed=1)
    assert not found["leaks"]
    assert found["compared"] > 2 * many


@pytest.mark.long
@pytest.mark.parametrize("kind", ["people", "unseen", "bots"])
def test_thousands_of_pairs_are_told_alike(kind: str) -> None:
    assert not campaign(kind, 3000, seed=10_000)["leaks"]


@pytest.mark.parametrize(("leak", "kind"), LEAKS.items())
def test_a_planted_leak_is_caught(leak: str, kind: str) -> None:
    assert campaign(kind, 34, 7, leak)["leaks"]
