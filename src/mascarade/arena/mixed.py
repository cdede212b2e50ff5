"""Games in which programs take part: the same series, played one decision at a time, every bot with its own views."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from mascarade.bots import Bot
from mascarade.bots.match import MOST_DECISIONS
from mascarade.casts import Cast, setup_of
from mascarade.game import NAMES, Game
from mascarade.luck import seeded, shuffle_deal
from mascarade.opponents import make_bot
from mascarade.programs.faults import FAULT_KINDS, Fault, FaultKind
from mascarade.programs.house import House
from mascarade.programs.player import ProgramBot
from mascarade.rules.compiled import door
from mascarade.rules.layout import GAME, Records

COMPILED_FROM = ("rules", "luck", "beliefs", "bots", "arena/mixed")


@dataclass
class Faults:
    """What programs did wrong in some games."""

    counts: dict[str, dict[FaultKind, int]] = field(default_factory=dict)
    """By program and kind."""
    first: dict[str, tuple[int, str]] = field(default_factory=dict)
    """By program: the first game with a fault, by its number, and what it was."""

    def note(self, name: str, game: int, found: Iterable[Fault]) -> None:
        """Count what a program did wrong in a game."""
        for fault in found:
            self.add(Faults({name: {fault.kind: 1}}, {name: (game, str(fault))}))

    def add(self, other: "Faults") -> None:
        """Count what went wrong in other games, too. The order in which games come does not matter."""
        for name, kinds in other.counts.items():
            mine = self.counts.setdefault(name, {})
            for kind, number in kinds.items():
                mine[kind] = mine.get(kind, 0) + number
        for name, first in other.first.items():
            if name not in self.first or first[0] < self.first[name][0]:
                self.first[name] = first

    def of(self, name: str) -> dict[FaultKind, int]:
        """A program's faults by kind, without those that there were none of."""
        counts = self.counts.get(name, {})
        return {kind: counts[kind] for kind in FAULT_KINDS if kind in counts}

    def facts(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"counts": self.counts, "first": self.first}

    @classmethod
    def read(cls, facts: dict[str, Any]) -> "Faults":
        """Out of what `facts` gave."""
        return cls(facts["counts"], {name: (int(game), str(said)) for name, (game, said) in facts["first"].items()})


@door
def deal_out(setups: Records, games: Records, seed: int, number: int) -> None:
    """Deal as compiled games of the series are dealt."""
    shuffle_deal(setups[0], games[0], seeded(seed, number))


def seed_of(seed: int, game: int, player: int) -> int:
    """What a player of a game may draw from: a number that JavaScript can read, and that tells nothing of any other."""
    text = f"{seed} {game} {player}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 11


class MixedCrew:
    """Bots by name at a cast's table; those that the house has are programs."""

    def __init__(self, cast: Cast, names: Sequence[str], house: House) -> None:
        self._cast = cast
        self._names = names
        self._house = house
        self._codes = tuple(cast.characters)
        self._games = np.zeros(1, GAME)

    def play(
        self,
        seats: npt.NDArray[np.int16],
        deals: npt.NDArray[np.int64],
        numbers: npt.NDArray[np.int64],
        seed: int,
        results: Records,
    ) -> Faults:
        """Play one game for each row of `seats`; `deals` and `numbers` number them within the series. See `mascarade.bots.match.Crew`."""
        faults = Faults()
        for row, deal, number, result in zip(seats, deals.tolist(), numbers.tolist(), results, strict=True):
            names = [self._names[bot] for bot in row]
            programs = [name for name in names if name in self._house.commands]
            with self._house.lend(programs) as lent:
                free = iter(lent)
                bots: list[Bot] = []
                for player, name in enumerate(names):
                    luck = seed_of(seed, number, player)
                    program = name in self._house.commands
                    bots.append(ProgramBot(NAMES[player], next(free), luck) if program else make_bot(NAMES[player], name, luck))
                self._play_game(bots, self._deal(seed, deal), result)
                for program_lent in lent:
                    faults.note(program_lent.command.name, number, program_lent.faults())
        return faults

    def _deal(self, seed: int, number: int) -> list[str]:
        deal_out(setup_of(self._cast), self._games, seed, number)
        return [self._codes[kind] for kind in self._games["cards"][0, : len(self._cast.codes)]]

    def _play_game(self, bots: Sequence[Bot], deal: Sequence[str], result: np.record) -> None:
        game = Game(self._cast, [bot.name for bot in bots], deal)
        result.deal = np.frombuffer(game.state, GAME)[0].cards
        by_name = {bot.name: bot for bot in bots}
        for bot in bots:
            bot.deal(game.cards)
        while game.decides is not None and len(game.actions) < MOST_DECISIONS:
            game.play(by_name[game.decides].decide(game.view(game.decides)))
            for bot in bots:
                bot.watch(game.view(bot.name))
        if game.decides is not None:
            for bot in bots:
                if isinstance(bot, ProgramBot):
                    bot.leave(game.view(bot.name))
        state = np.frombuffer(game.state, GAME)[0]
        result.turns = state.turn
        result.decisions = len(game.actions)
        result.winners = state.winners
        result.ending = state.ending
        result.gold = state.gold[: len(result.gold)]
