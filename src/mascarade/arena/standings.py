"""What an arena shows: win shares, who beats whom."""

from functools import cached_property
from typing import Any

import numpy as np

import mascarade
from mascarade.arena.run import Run
from mascarade.arena.shares import Estimate, Floats, share_of, won
from mascarade.blank import header_text
from mascarade.casts import Cast
from mascarade.rules.layout import BROKE, CHEATED, RICH, Records


class Standings:
    """A finished run, read."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.series = run.series
        self.bots = run.series.bots
        seatings = run.series.seatings
        shares = won(run.results, run.series.cast.players).reshape(run.series.deals, len(seatings), -1)
        sits = np.stack([seatings == bot for bot in range(len(self.bots))])
        self._won: Floats = np.einsum("dgp,bgp->bdg", shares, sits.astype(np.float64))
        """By bot, deal and game of the deal: its share of the win, of all its seats together."""
        self._seats: Floats = sits.sum(axis=2).astype(np.float64)
        """By bot and game of a deal: how many seats it has."""

    @cached_property
    def shares(self) -> tuple[Estimate, ...]:
        """By bot: how often one of its seats wins, as a multiple of a seat's fair share."""
        return tuple(self._share(bot).times(self.series.cast.players) for bot in range(len(self.bots)))

    def _share(self, bot: int) -> Estimate:
        seats = np.full(self.series.deals, self._seats[bot].sum())
        share = share_of(self._won[bot].sum(axis=1), seats)
        assert share is not None
        return share

    @cached_property
    def beats(self) -> tuple[tuple[Estimate | None, ...], ...]:
        """By two bots: of the games that one of the two wins, how many the first wins, seat for seat. None where they never met."""
        return tuple(tuple(self._beats(one, other) for other in range(len(self.bots))) for one in range(len(self.bots)))

    def _beats(self, one: int, other: int) -> Estimate | None:
        both = (self._seats[one] > 0) & (self._seats[other] > 0)
        if one == other or not both.any():
            return None
        mine = self._won[one][:, both].sum(axis=1) / self._seats[one][both].sum()
        theirs = self._won[other][:, both].sum(axis=1) / self._seats[other][both].sum()
        return share_of(mine, mine + theirs) or Estimate(0.5, 0.0, 1.0)

    def facts(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        series = self.series
        return {
            "version": mascarade.__version__,
            "setup": cast_facts(series.cast),
            "seed": series.seed,
            "deals": series.deals,
            "games": series.games,
            "tables": [[self.bots[bot] for bot in table] for table in series.tables],
            "bots": {
                name: {"games": int(series.deals * np.count_nonzero(self._seats[bot])), "share": self.shares[bot].facts()}
                | self._program_facts(name)
                for bot, name in enumerate(self.bots)
            },
            "beats": {
                name: {other: found.facts() for other, found in zip(self.bots, row, strict=True) if found}
                for name, row in zip(self.bots, self.beats, strict=True)
            },
            "turns": turn_facts(self.run.results),
            "endings": ending_facts(self.run.results),
        }

    def _program_facts(self, name: str) -> dict[str, Any]:
        command = next((command for command in self.series.programs if command.name == name), None)
        if command is None:
            return {}
        faults = self.run.faults
        first = {"first_fault": dict(zip(("game", "said"), faults.first[name], strict=True))} if name in faults.first else {}
        return {"command": list(command.words), "seconds": command.seconds, "faults": faults.of(name)} | first


def cast_facts(cast: Cast) -> dict[str, Any]:
    """A table's setup, as JSON has it."""
    return {
        "edition": cast.edition,
        "players": cast.players,
        "cast": list(cast.codes),
        "blanks": [header_text(blank) for blank in cast.blanks],
    }


def turn_facts(results: Records) -> dict[str, float]:
    """How long games are that have an end."""
    ended = results["ending"] != 0
    turns = results["turns"][ended] if ended.any() else results["turns"]
    low, half, high = (int(number) for number in np.quantile(turns, (0.1, 0.5, 0.9), method="inverted_cdf"))
    return {"mean": round(float(turns.mean()), 3), "tenth": low, "median": half, "ninetieth": high}


def ending_facts(results: Records) -> dict[str, float]:
    """How games end: of all of them, the share of each way. Where somebody is rich and another broke at once, gold decides (R5.1)."""
    endings = results["ending"].astype(np.int64)
    cheat = endings & CHEATED != 0
    rich = ~cheat & (endings & RICH != 0)
    broke = ~cheat & ~rich & (endings & BROKE != 0)
    found = {"rich": rich, "broke": broke, "cheat": cheat, "none": endings == 0}
    return {name: round(float(part.mean()), 6) for name, part in found.items()}
