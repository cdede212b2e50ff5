"""A race between casts: many play few games each, the better ones more, and the last few play again on deals that nobody has seen."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from mascarade.arena.casting import Casting
from mascarade.arena.goals import GOALS, SUMS, Sums, Wishes, added, marks, sums_of
from mascarade.arena.kept import raw, read_parts, write_parts
from mascarade.arena.run import code_of
from mascarade.arena.series import all_alike, crew_of
from mascarade.blank import header_text, read_header
from mascarade.bots.match import RESULT, TALLY
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.refusals import Refusal
from mascarade.rules.layout import MAX_SEATS

BATCH: Final = 64
"""So many games of one cast are played and added up together."""
KEEP: Final = 4
"""Of so many casts one plays on, and then has played so many times as much."""
FINALISTS: Final = 8
PAR: Final = 64
"""So many batches at most say what the printed casts can do, before the race."""
LOT: Final = 4
"""So many batches are played between two looks at whether to stop."""
FRESH: Final = 0x2F6A9D1B
"""What makes another seed of a seed: that of the deals that decide in the end."""
_FORMAT: Final = 1


class Job(NamedTuple):
    """A batch of games of one cast. Casts of one's own have their numbers, printed ones count down from -1."""

    entrant: int
    batch: int
    fresh: bool


Lot = tuple[Job, ...]


@dataclass(frozen=True)
class Search:
    """What is looked for, and how. The same search has the same answer wherever and in whatever order its batches are played."""

    casting: Casting
    wishes: Wishes
    bot: str
    casts: int
    """So many begin, if there are so many."""
    games: int
    """So many, at least, decide between the last ones."""
    seed: int

    def check(self) -> None:
        """Raises MascaradeError if it makes no sense."""
        self.casting.check()
        for word, number, high in (("--casts", self.casts, 100_000), ("--games", self.games, 1_000_000)):
            if not 2 <= number <= high:
                raise Refusal("cli-out-of-range", word=f"{word} {number}", low=2, high=high)
        all_alike(self.cast(-1), self.bot, 1, self.seed)

    @cached_property
    def entrants(self) -> list[int]:
        """The casts that begin."""
        return self.casting.drawn(self.casts, self.seed)

    @cached_property
    def printed(self) -> list[tuple[int, int, str]]:
        """The printed casts of that size, of both editions."""
        return [key for key in printed_casts() if key[1] == self.casting.players]

    def cast(self, entrant: int) -> Cast:
        """Who plays under a number."""
        return _cast(self.casting, self.printed[-1 - entrant] if entrant < 0 else entrant)

    def seed_of(self, fresh: bool) -> int:
        """The seed of the heats, or that of the games that decide."""
        return self.seed ^ FRESH if fresh else self.seed

    @cached_property
    def heats(self) -> list[tuple[int, int]]:
        """By heat: how many casts take part, and how many batches each has played at its end."""
        found: list[tuple[int, int]] = []
        casts, batches = len(self.entrants), 1
        while casts > FINALISTS or not found:
            found.append((casts, batches))
            casts, batches = max(self.finalists, ceil(casts / KEEP)), batches * KEEP
        return found

    @property
    def finalists(self) -> int:
        """How many casts are left in the end."""
        return min(len(self.entrants), FINALISTS)

    @property
    def last_batches(self) -> int:
        """How many batches each of the last casts plays, and each printed one."""
        return ceil(self.games / BATCH)

    @property
    def par_batches(self) -> int:
        """How many batches each printed cast plays at first, so that the others know what there is to beat."""
        return min(PAR, self.last_batches)

    @property
    def batches(self) -> int:
        """How many there are in all."""
        heats = sum(casts * batches for casts, batches in self.heats)
        again = sum(casts * batches for (casts, _), (_, batches) in zip(self.heats[1:], self.heats[:-1], strict=True))
        printed = len(self.printed) * (self.par_batches + self.last_batches)
        return heats - again + self.finalists * self.last_batches + printed


@lru_cache(maxsize=4096)
def _cast(casting: Casting, which: int | tuple[int, int, str]) -> Cast:
    return casting.cast(which) if isinstance(which, int) else printed_cast(*which)


class Race:
    """A search that is under way."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self._sums: dict[Job, Sums] = {}
        self._stood: dict[int, list[int]] = {}

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self._sums) * BATCH

    def add(self, lot: Lot, sums: Sums) -> None:
        """Take in what came out of a lot."""
        self._sums.update(zip(lot, np.split(sums, len(lot)), strict=True))

    def missing(self) -> list[Lot]:
        """What has to be played before anything else can be said: what is missing of the heat that is on. Nothing is, at the end."""
        printed = [-1 - number for number in range(len(self.search.printed))]
        jobs = self._left(printed, self.search.par_batches, fresh=False)
        for heat, (_, batches) in enumerate(self.search.heats):
            if jobs:
                break
            jobs = self._left(self._standing(heat), batches, fresh=False)
        jobs = jobs or self._left([*self.finalists, *printed], self.search.last_batches, fresh=True)
        return [tuple(jobs[first : first + LOT]) for first in range(0, len(jobs), LOT)]

    def _left(self, entrants: list[int], batches: int, fresh: bool) -> list[Job]:
        jobs = (Job(entrant, batch, fresh) for entrant in entrants for batch in range(batches))
        return [job for job in jobs if job not in self._sums]

    def _standing(self, heat: int) -> list[int]:
        """Who takes part in a heat: those who did best in the one before."""
        if not heat:
            return self.search.entrants
        if heat not in self._stood:
            casts = [*(casts for casts, _ in self.search.heats), self.search.finalists][heat]
            batches = self.search.heats[heat - 1][1]
            self._stood[heat] = sorted(self._standing(heat - 1), key=lambda entrant: -self._mark(entrant, batches))[:casts]
        return self._stood[heat]

    def _mark(self, entrant: int, batches: int) -> float:
        return marks(self.search.cast(entrant), self._played(entrant, batches, fresh=False), self.search.wishes, self.par)

    def _played(self, entrant: int, batches: int, fresh: bool) -> Sums:
        return np.concatenate([self._sums[Job(entrant, batch, fresh)] for batch in range(batches)])

    @property
    def finalists(self) -> list[int]:
        """The casts that are left after the heats."""
        return self._standing(len(self.search.heats))

    @cached_property
    def par(self) -> dict[str, float]:
        """By goal: the figure of the printed cast that fulfils it best, once they have played."""
        played = [self._played(-1 - number, self.search.par_batches, fresh=False) for number in range(len(self.search.printed))]
        sums = [(self.search.cast(-1 - number), added(one)) for number, one in enumerate(played)]
        return {goal: GOALS[goal].best(float(GOALS[goal].figure(cast, one)[0]) for cast, one in sums) for goal, _ in self.search.wishes}

    def played_again(self, entrant: int) -> Sums:
        """What one of the last, or a printed cast, did on fresh deals, by batch."""
        return self._played(entrant, self.search.last_batches, fresh=True)

    def ranked(self) -> list[tuple[int, float]]:
        """The finalists with their marks on fresh deals, the best first."""
        found = [(one, marks(self.search.cast(one), self.played_again(one), self.search.wishes, self.par)) for one in self.finalists]
        return sorted(found, key=lambda one: -one[1])

    # -- interruptions -----------------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write everything to a file; a file that is there already is replaced only when the new one is whole."""
        jobs = np.array([tuple(job) for job in self._sums], np.int64).reshape(-1, 3)
        sums = np.concatenate([np.zeros(0, SUMS), *self._sums.values()])
        write_parts(path, _facts(self.search), {"jobs": jobs, "sums": raw(sums)})

    @classmethod
    def load(cls, path: Path) -> "Race":
        """Read what `save` wrote. Raises MascaradeError if it is something else, or if bots or rules have changed since."""
        facts, parts = read_parts(path, "cli-not-a-search")
        try:
            search = _search(facts)
            if facts["format"] != _FORMAT or facts["code"] != code_of([search.bot]):
                raise Refusal("cli-arena-changed", path=path)
            race = cls(search)
            sums = np.zeros(len(parts["jobs"]), SUMS)
            raw(sums)[:] = parts["sums"]
            jobs = [Job(int(entrant), int(batch), bool(fresh)) for entrant, batch, fresh in parts["jobs"]]
        except (ValueError, KeyError, TypeError) as error:
            raise error if isinstance(error, Refusal) else Refusal("cli-not-a-search", path=path) from None
        if jobs:
            race.add(tuple(jobs), sums)
        return race


def play_lot(search: Search, lot: Lot) -> Sums:
    """Play a lot's games: what came out of each batch."""
    return np.concatenate([_play_batch(search, job) for job in lot])


def _play_batch(search: Search, job: Job) -> Sums:
    cast = search.cast(job.entrant)
    numbers = np.arange(job.batch * BATCH, (job.batch + 1) * BATCH)
    results, tally = np.zeros(BATCH, RESULT), np.zeros(1, TALLY)
    seats = np.zeros((BATCH, cast.players), np.int16)
    courses = np.zeros((BATCH, 1, MAX_SEATS), np.int8)
    crew_of(cast, (search.bot,)).play(seats, numbers, numbers, search.seed_of(job.fresh), results, tally, courses)
    return sums_of(cast, results, tally)


def _facts(search: Search) -> dict[str, Any]:
    casting = search.casting
    return {
        "format": _FORMAT,
        "code": code_of([search.bot]),
        "edition": casting.edition,
        "players": casting.players,
        "having": casting.having,
        "lacking": casting.lacking,
        "blanks": [header_text(blank) for blank in casting.blanks],
        "wishes": search.wishes,
        "bot": search.bot,
        "casts": search.casts,
        "games": search.games,
        "seed": search.seed,
    }


def _search(facts: dict[str, Any]) -> Search:
    blanks = tuple(read_header(blank) for blank in facts["blanks"])
    casting = Casting(facts["edition"], facts["players"], tuple(facts["having"]), tuple(facts["lacking"]), blanks)
    wishes = tuple((str(goal), float(weight)) for goal, weight in facts["wishes"])
    return Search(casting, wishes, str(facts["bot"]), int(facts["casts"]), int(facts["games"]), int(facts["seed"]))
