"""A series as it is being played: what is done, what is missing, and how to go on after an interruption."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mascarade.arena.kept import raw, read_parts, write_parts
from mascarade.arena.mixed import Faults
from mascarade.arena.series import TURNS, Played, Series
from mascarade.blank import header_text, read_header
from mascarade.bots.doors import COMPILED_FROM
from mascarade.bots.match import RESULT, TALLY
from mascarade.bots.players import is_expert
from mascarade.casts import Cast, own_cast
from mascarade.expert.network import weights_of
from mascarade.programs.command import Command
from mascarade.refusals import Refusal
from mascarade.rules.compiled import fingerprint
from mascarade.rules.layout import MAX_SEATS

_FORMAT = 3


class Run:
    """A series and what has come out of it so far."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.done = np.zeros(series.chunks, np.bool_)
        """By chunk: whether it has been played."""
        self.results = np.zeros(series.games, RESULT)
        self.tally = np.zeros(len(series.bots), TALLY)
        """By bot: what it did."""
        self.going = np.zeros(TURNS, np.int64)
        self.fortunes = np.zeros((TURNS, MAX_SEATS), np.int64)
        self.faults = Faults()
        """What programs did wrong."""

    @property
    def complete(self) -> bool:
        """Whether everything has been played."""
        return bool(self.done.all())

    @property
    def games(self) -> int:
        """How many games have been played."""
        spans = [self.series.span(int(chunk)) for chunk in np.flatnonzero(self.done)]
        return sum(span.stop - span.start for span in spans)

    def missing(self) -> Iterator[int]:
        """The chunks that have yet to be played."""
        yield from (int(chunk) for chunk in np.flatnonzero(~self.done))

    def add(self, chunk: int, played: Played) -> None:
        """Take in what came out of a chunk. All of it is whole numbers, so the order does not matter."""
        self.results[self.series.span(chunk)] = played.results
        for field in self.tally.dtype.names or ():
            self.tally[field] += played.tally[field]
        self.going += played.going
        self.fortunes += played.fortunes
        self.faults.add(played.faults)
        self.done[chunk] = True


def save_runs(path: Path, runs: Sequence[Run]) -> None:
    """Write runs to a file, to go on with."""
    facts = [
        {"format": _FORMAT, "code": code_of(run.series.bots), "series": _facts(run.series), "faults": run.faults.facts()} for run in runs
    ]
    parts = {f"{name}-{number}": part for number, run in enumerate(runs) for name, part in _parts(run).items()}
    write_parts(path, facts, parts)


def load_runs(path: Path, other: str = "cli-not-an-arena") -> list[Run]:
    """Read what `save_runs` wrote. Raises MascaradeError if it is something else, or if bots or rules have changed since."""
    facts, parts = read_parts(path, other)
    try:
        if any(each["format"] != _FORMAT or each["code"] != code_of(_series(each["series"]).bots) for each in facts):
            raise Refusal("cli-arena-changed", path=path)
        runs = [Run(_series(each["series"])) for each in facts]
        for number, (run, each) in enumerate(zip(runs, facts, strict=True)):
            run.faults = Faults.read(each["faults"])
            for name, part in _parts(run).items():
                part[:] = parts[f"{name}-{number}"]
    except (ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, Refusal) else Refusal(other, path=path) from None
    if not runs:
        raise Refusal(other, path=path)
    return runs


def _parts(run: Run) -> dict[str, npt.NDArray[Any]]:
    return {"done": run.done, "results": raw(run.results), "tally": raw(run.tally), "going": run.going, "fortunes": run.fortunes}


def code_of(bots: Iterable[str]) -> str:
    """What tells one state of bots from another."""
    weights = b"".join(weights_of(bot).read_bytes() for bot in bots if is_expert(bot))
    return fingerprint(*COMPILED_FROM) + hashlib.sha256(weights).hexdigest()[:16] * bool(weights)


def _facts(series: Series) -> dict[str, Any]:
    cast = series.cast
    return {
        "edition": cast.edition,
        "players": cast.players,
        "codes": cast.codes,
        "blanks": [header_text(blank) for blank in cast.blanks],
        "bots": series.bots,
        "tables": series.tables,
        "deals": series.deals,
        "seed": series.seed,
        "programs": [(command.name, command.words, command.seconds) for command in series.programs],
    }


def _series(facts: dict[str, Any]) -> Series:
    blanks = tuple(read_header(blank) for blank in facts["blanks"])
    cast: Cast = own_cast(facts["edition"], facts["players"], tuple(facts["codes"]), blanks)
    programs = tuple(Command(str(name), tuple(map(str, words)), float(seconds)) for name, words, seconds in facts["programs"])
    return Series(cast, tuple(facts["bots"]), tuple(map(tuple, facts["tables"])), int(facts["deals"]), int(facts["seed"]), programs)
