"""How a cast plays: seats, cards, characters, length, endings, fortunes. Games between bots of one kind, so that nothing else differs."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np

import mascarade
from mascarade.arena.run import Run
from mascarade.arena.shares import Estimate, Floats, share_of, won
from mascarade.arena.standings import cast_facts, ending_facts, turn_facts
from mascarade.casts import Cast, printed_casts, setup_of

LONGEST: Final = 200
"""Games are told apart by their length up to so many turns."""
SHOWN: Final = 0.05
"""Fortunes are shown as long as at least so many games are going."""


@dataclass(frozen=True)
class Use:
    """What happens with a character, on average."""

    announced: float
    """Times a game that somebody announces it."""
    bluffed: float
    """Of these, the share that is not true."""
    challenged: float
    """Of all, the share that somebody contradicts."""
    caught: float
    """Of the bluffs, the share that is contradicted."""
    claimed: float
    """Times a game that somebody claims it."""
    false_claims: float
    """Of these, the share that is not true."""
    used: float
    """Times a game that its power is used."""
    earns: float
    """Gold that a use brings."""
    earned: float
    """Gold that it brings a game, all users together."""


@dataclass(frozen=True)
class Moment:
    """Fortunes at the beginning of a turn, in games that are still going."""

    turn: int
    going: float
    """The share of games that has this turn."""
    richest: float
    middle: float
    poorest: float


class Balance:
    """A finished run of one bot at all seats, read."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.cast = run.series.cast
        self.bot = run.series.bots[0]
        self.games = run.series.games
        self._won = won(run.results, self.cast.players)

    @property
    def fair(self) -> float:
        """The share of wins that would be the same for all."""
        return 1 / self.cast.players

    @cached_property
    def seats(self) -> tuple[Estimate, ...]:
        """By seat, in the order of the first turns: its share of wins."""
        games = np.ones(self.games)
        return tuple(_sure(share_of(self._won[:, seat], games)) for seat in range(self.cast.players))

    @cached_property
    def dealt(self) -> dict[str, Estimate]:
        """By character: the share of wins of whoever is dealt it. Cards in the centre are nobody's."""
        slots = int(setup_of(self.cast)["slots"][0])
        held = self.run.results["deal"][:, : self.cast.players * slots].reshape(self.games, self.cast.players, slots)
        found = {}
        for kind, code in enumerate(self.cast.characters):
            cards: Floats = (held == kind).sum(axis=2).astype(np.float64)
            share = share_of((cards * self._won).sum(axis=1), cards.sum(axis=1))
            if share is not None:
                found[code] = share
        return found

    @cached_property
    def uses(self) -> dict[str, Use]:
        """By character: what happens with it."""
        tally = self.run.tally[0]
        found = {}
        for kind, code in enumerate(self.cast.characters):
            counts = {field: int(tally[field][kind]) for field in _COUNTED}
            found[code] = Use(
                announced=counts["announced"] / self.games,
                bluffed=_part(counts["bluffed"], counts["announced"]),
                challenged=_part(counts["challenged"], counts["announced"]),
                caught=_part(counts["caught"], counts["bluffed"]),
                claimed=counts["claimed"] / self.games,
                false_claims=_part(counts["false_claims"], counts["claimed"]),
                used=counts["used"] / self.games,
                earns=_part(counts["earned"], counts["used"]),
                earned=counts["earned"] / self.games,
            )
        return found

    @cached_property
    def actions(self) -> dict[str, float]:
        """How often a game somebody exchanges, pretends, looks, announces."""
        tally = self.run.tally[0]
        done = {name: int(tally[name]) / self.games for name in ("exchanged", "pretended", "looked")}
        return done | {"announced": int(tally["announced"].sum()) / self.games}

    @cached_property
    def turns(self) -> dict[str, float]:
        """How long games are: mean, median, and the two numbers of turns that eight games in ten lie between."""
        return turn_facts(self.run.results)

    @cached_property
    def lengths(self) -> tuple[float, ...]:
        """By number of turns, from 0: the share of games that end so."""
        turns = self.run.results["turns"].astype(np.int64)
        last = min(LONGEST, int(np.quantile(turns, 0.99, method="inverted_cdf")))
        return tuple((np.bincount(np.minimum(turns, last + 1), minlength=last + 2)[: last + 1] / self.games).tolist())

    @cached_property
    def endings(self) -> dict[str, float]:
        """How games end: `rich`, `broke`, `cheat`, or `none` where the bots found no end."""
        return ending_facts(self.run.results)

    @cached_property
    def fortunes(self) -> tuple[Moment, ...]:
        """Fortunes over the turns, as long as enough games are going."""
        players = self.cast.players
        shown = self.run.going >= max(1, SHOWN * self.games)
        last = len(shown) if shown.all() else int(np.argmin(shown))
        found = []
        for turn in range(last):
            going = int(self.run.going[turn])
            gold = self.run.fortunes[turn, :players] / going
            middle = float(gold[(players - 1) // 2] + gold[players // 2]) / 2
            found.append(Moment(turn + 1, going / self.games, float(gold[0]), middle, float(gold[-1])))
        return tuple(found)

    def facts(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        return {
            "version": mascarade.__version__,
            "setup": cast_facts(self.cast) | {"scenario": scenario_of(self.cast)},
            "bot": self.bot,
            "games": self.games,
            "seed": self.run.series.seed,
            "fair": round(self.fair, 6),
            "seats": [seat.facts() for seat in self.seats],
            "dealt": {code: share.facts() for code, share in self.dealt.items()},
            "characters": {code: _rounded(vars(use)) for code, use in self.uses.items()},
            "actions": _rounded(self.actions),
            "turns": self.turns,
            "lengths": [round(share, 6) for share in self.lengths],
            "endings": self.endings,
            "fortunes": [_rounded(vars(moment)) for moment in self.fortunes],
        }


def scenario_of(cast: Cast) -> str | None:
    """The printed scenario that a cast is, or None if it is nobody's but the players' own."""
    mine = sorted(cast.codes)
    same = (key[2] for key, codes in printed_casts().items() if key[:2] == (cast.edition, cast.players) and sorted(codes.split()) == mine)
    return next(same, None)


def best_and_worst(shares: dict[str, Estimate]) -> tuple[str, str]:
    """The characters with the largest and the smallest share."""
    ranked = sorted(shares, key=lambda code: shares[code].value)
    return ranked[-1], ranked[0]


_COUNTED: Final = ("announced", "bluffed", "challenged", "caught", "claimed", "false_claims", "used", "earned")


def _part(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _sure(share: Estimate | None) -> Estimate:
    assert share is not None
    return share


def _rounded(numbers: dict[str, Any]) -> dict[str, Any]:
    return {name: round(number, 6) for name, number in numbers.items()}
