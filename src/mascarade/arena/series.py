"""A series of games between bots: which there are, in numbered chunks that can be played anywhere and in any order."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from mascarade.arena.experts import ExpertCrew
from mascarade.arena.mixed import Faults, MixedCrew
from mascarade.bots.match import RESULT, TALLY, Crew
from mascarade.bots.players import NAMES, is_expert, player_rows
from mascarade.casts import Cast
from mascarade.expert.network import network_of
from mascarade.programs.command import Command
from mascarade.programs.house import House
from mascarade.refusals import BotRefusal, Refusal
from mascarade.rules.layout import MAX_SEATS, Records

CHUNK: Final = 500
"""About how many games are played between two looks at whether to stop."""
EXPERT_CHUNK: Final = 250
"""The same where experts take part, who take longer over a decision."""
MIXED_CHUNK: Final = 24
"""The same where programs take part, which may need seconds for a decision."""
MOST_GAMES: Final = 50_000_000
TURNS: Final = 80
"""So many turns of each game have their fortunes counted; hardly a game is longer."""


@dataclass(frozen=True)
class Series:
    """Which games are played. The same series has the same results wherever and in whatever order its chunks are played."""

    cast: Cast
    bots: tuple[str, ...]
    """Every bot that takes part, once."""
    tables: tuple[tuple[int, ...], ...]
    """Who sits at each table, by seat, as numbers of `bots`. Each deal is played at every table, in every rotation."""
    deals: int
    seed: int
    programs: tuple[Command, ...] = ()
    """The bots that are programs, by their names."""

    @cached_property
    def seatings(self) -> npt.NDArray[np.int16]:
        """Who sits where, for each game that is played with one deal."""
        rows = [table[turn:] + table[:turn] for table in self.tables for turn in range(len(table))]
        return np.array(list(dict.fromkeys(rows)), np.int16)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.seatings)

    @property
    def deals_of_a_chunk(self) -> int:
        """How many deals a chunk has; the last may have fewer."""
        games = MIXED_CHUNK if self.programs else EXPERT_CHUNK if any(map(is_expert, self.bots)) else CHUNK
        return max(1, games // len(self.seatings))

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.deals // self.deals_of_a_chunk)

    def span(self, chunk: int) -> slice:
        """The games of a chunk, by number."""
        first = chunk * self.deals_of_a_chunk
        last = min(first + self.deals_of_a_chunk, self.deals)
        return slice(first * len(self.seatings), last * len(self.seatings))


@dataclass(frozen=True)
class Played:
    """What came out of some games."""

    results: Records
    """One RESULT for each game."""
    tally: Records
    """A TALLY for each bot; like what follows, it stays empty where programs take part."""
    going: npt.NDArray[np.int64]
    """By turn: how many games had it."""
    fortunes: npt.NDArray[np.int64]
    """By turn and rank, from the richest: all gold that they had at its beginning."""
    faults: Faults = field(default_factory=Faults)
    """What programs did wrong."""


Programs = Sequence[Command]


def one_table(cast: Cast, names: tuple[str, ...], games: int, seed: int, programs: Programs = ()) -> Series:
    """These bots at one table, in every rotation."""
    if len(names) != cast.players:
        raise Refusal("cli-arena-seats", bots=len(names), seats=cast.players)
    bots = tuple(dict.fromkeys(names))
    return _series(cast, bots, [tuple(bots.index(name) for name in names)], games, seed, programs)


def one_among(cast: Cast, one: str, others: str, games: int, seed: int, programs: Programs = ()) -> Series:
    """One bot at a table full of another kind."""
    if one == others:
        raise Refusal("cli-arena-same", one=one, others=others)
    return _series(cast, (one, others), [(0, *[1] * (cast.players - 1))], games, seed, programs)


def two_by_two(cast: Cast, names: tuple[str, ...], games: int, seed: int, programs: Programs = ()) -> Series:
    """Every two bots meet, each on every other seat; where the seats are odd in number, each of the two has the odd one in turn."""
    bots = tuple(dict.fromkeys(names))
    if len(bots) < 2:
        raise Refusal("cli-arena-two")
    pairs = [(a, b) for b in range(len(bots)) for a in range(b)]
    tables = [tuple(pair[(seat + odd) % 2] for seat in range(cast.players)) for pair in pairs for odd in range(1 + cast.players % 2)]
    return _series(cast, bots, tables, games, seed, programs)


def all_alike(cast: Cast, bot: str, games: int, seed: int) -> Series:
    """A table full of one bot: what is left is the cast and the seats."""
    return _series(cast, (bot,), [(0,) * cast.players], games, seed)


def _series(cast: Cast, bots: tuple[str, ...], tables: list[tuple[int, ...]], games: int, seed: int, programs: Programs = ()) -> Series:
    known = tuple(command for command in programs if command.name in bots)
    _check_programs(bots, programs)
    others = [bot for bot in bots if bot not in {command.name for command in known}]
    thinking = [bot for bot in others if not is_expert(bot)]
    rows = player_rows(thinking)
    if known and (seer := next((bot for bot, row in zip(thinking, rows, strict=True) if row["sees"]), None)):
        raise BotRefusal("cli-arena-seer", bot=seer)
    experts = [network_of(bot) for bot in others if is_expert(bot)]
    if experts and (exact := next((bot for bot, row in zip(thinking, rows, strict=True) if row["exact"]), None)):
        raise BotRefusal("cli-arena-exact", bot=exact)
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("cli-out-of-range", word=f"--games {games}", low=1, high=MOST_GAMES)
    if not 0 <= seed < 2**31:
        raise Refusal("cli-out-of-range", word=f"--seed {seed}", low=0, high=2**31 - 1)
    one_deal = Series(cast, bots, tuple(tables), 1, seed)
    return Series(cast, bots, tuple(tables), -(-games // len(one_deal.seatings)), seed, known)


def _check_programs(bots: tuple[str, ...], programs: Programs) -> None:
    names = [command.name for command in programs]
    for name in names:
        if names.count(name) > 1:
            raise BotRefusal("cli-program-twice", name=name)
        if name in NAMES:
            raise BotRefusal("cli-program-name-taken", name=name)
        if name not in bots:
            raise BotRefusal("cli-program-idle", name=name)


def crew_of(cast: Cast, bots: tuple[str, ...]) -> Crew | ExpertCrew:
    """Those who play a cast's games."""
    return ExpertCrew(cast, bots) if any(map(is_expert, bots)) else Crew(cast, bots)


def play_chunk(series: Series, chunk: int, house: House | None = None) -> Played:
    """Play the games of a chunk. Programs come out of the house; without one they are started and ended here."""
    span = series.span(chunk)
    numbers = np.arange(span.start, span.stop)
    seats = series.seatings[numbers % len(series.seatings)]
    deals = numbers // len(series.seatings)
    results = np.zeros(len(numbers), RESULT)
    tally = np.zeros(len(series.bots), TALLY)
    if series.programs:
        with nullcontext(house) if house else House(series.programs) as home:
            faults = MixedCrew(series.cast, series.bots, home).play(seats, deals, numbers, series.seed, results)
        return Played(results, tally, np.zeros(TURNS, np.int64), np.zeros((TURNS, MAX_SEATS), np.int64), faults)
    courses = np.zeros((len(numbers), TURNS, MAX_SEATS), np.int8)
    crew_of(series.cast, series.bots).play(seats, deals, numbers, series.seed, results, tally, courses)
    courses.sort(axis=2)
    played = results["turns"][:, None] > np.arange(TURNS)
    fortunes = np.where(played[:, :, None], courses[:, :, ::-1], 0).sum(axis=0, dtype=np.int64)
    return Played(results, tally, played.sum(axis=0, dtype=np.int64), fortunes)
