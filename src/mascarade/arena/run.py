"""A series as it is being played: what is done, what is missing, and how to go on after an interruption."""

import hashlib
import io
import json
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from mascarade.arena.mixed import Faults
from mascarade.arena.series import TURNS, Played, Series
from mascarade.blank import header_text, read_header
from mascarade.bots.doors import COMPILED_FROM
from mascarade.bots.match import RESULT, TALLY
from mascarade.bots.players import is_expert
from mascarade.casts import Cast, own_cast
from mascarade.errors import MascaradeError
from mascarade.expert.network import weights_of
from mascarade.programs.command import Command
from mascarade.rules.compiled import fingerprint
from mascarade.rules.layout import MAX_SEATS

_FORMAT = 2


class Run:
    """A series and what has come out of it so far."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.done = np.zeros(series.chunks, np.bool_)
        """By chunk: whether it has been played."""
        self.results = np.zeros(series.games, RESULT)
        self.tally = np.zeros(1, TALLY)
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

    # -- interruptions -----------------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write everything to a file; a file that is there already is replaced only when the new one is whole."""
        facts = {"format": _FORMAT, "code": _code(self.series), "series": _facts(self.series), "faults": self.faults.facts()}
        kept = {
            "facts": np.frombuffer(json.dumps(facts).encode(), np.uint8),
            "done": self.done,
            "results": _raw(self.results),
            "tally": _raw(self.tally),
            "going": self.going,
            "fortunes": self.fortunes,
        }
        draft = path.with_name(f"{path.name}.new")
        try:
            with draft.open("wb") as file:
                np.savez_compressed(file, **kept)
            os.replace(draft, path)
        except OSError as error:
            raise MascaradeError(f"{path}: {error.strerror}") from None

    @classmethod
    def load(cls, path: Path) -> "Run":
        """Read what `save` wrote. Raises MascaradeError if it is something else, or if bots or rules have changed since."""
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as kept:
                parts = {name: kept[name] for name in kept.files}
            facts = json.loads(parts["facts"].tobytes())
            version, code, series = facts["format"], facts["code"], _series(facts["series"])
            faults = Faults.read(facts["faults"])
        except OSError as error:
            raise MascaradeError(f"{path}: {error.strerror}") from None
        except (ValueError, KeyError, TypeError, zipfile.BadZipFile, EOFError):
            raise MascaradeError(f"{path}: not an interrupted arena") from None
        if version != _FORMAT or code != _code(series):
            raise MascaradeError(f"{path}: bots or rules have changed since; start anew")
        run = cls(series)
        run.faults = faults
        try:
            run.done[:] = parts["done"]
            run.going[:] = parts["going"]
            run.fortunes[:] = parts["fortunes"]
            _raw(run.results)[:] = parts["results"]
            _raw(run.tally)[:] = parts["tally"]
        except (ValueError, KeyError, TypeError):
            raise MascaradeError(f"{path}: not an interrupted arena") from None
        return run


def _code(series: Series) -> str:
    """What tells one state of the bots that play from another."""
    weights = b"".join(weights_of(bot).read_bytes() for bot in series.bots if is_expert(bot))
    return fingerprint(*COMPILED_FROM) + hashlib.sha256(weights).hexdigest()[:16] * bool(weights)


def _raw(records: Any) -> Any:
    """Records as plain bytes, which any NumPy can read."""
    return records.view(np.uint8).reshape(len(records), -1)


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
