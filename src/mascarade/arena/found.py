"""What a race has found: the best casts beside the printed ones, as figures and in sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import mascarade
from mascarade.arena.balance_report import BalanceWords
from mascarade.arena.findings import SILENT
from mascarade.arena.goals import GOALS, added, measured
from mascarade.arena.race import BATCH, Race
from mascarade.arena.shares import Estimate
from mascarade.arena.standings import cast_facts
from mascarade.casts import Cast
from mascarade.languages import percent
from mascarade.refusals import gap

SHOWN: Final = 3
"""So many are shown."""
DEAD: Final = "no-dead-cards"
_COUNTS: Final = frozenset({"short", "long", DEAD})
"""Goals whose figures are numbers, not shares."""


@dataclass(frozen=True)
class Found:
    """A cast that has been measured."""

    cast: Cast
    figures: dict[str, Estimate]
    """By goal."""
    silent: tuple[str, ...]
    """Characters that hardly anybody announces."""
    mark: float | None = None
    """How well it fulfils the wishes; None for a printed one."""

    def surely_better(self, other: "Found", goal: str) -> bool:
        """Whether it fulfils a wish better, whatever luck may have done."""
        mine, theirs = self.figures[goal], other.figures[goal]
        return mine.low > theirs.high if GOALS[goal].unit > 0 else mine.high < theirs.low

    def facts(self) -> dict[str, Any]:
        """As JSON has it."""
        mark = {} if self.mark is None else {"mark": round(self.mark, 6)}
        return cast_facts(self.cast) | mark | {"figures": {goal: one.facts() for goal, one in self.figures.items()}, "silent": self.silent}


class Answer:
    """A race that is over, read."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.search = race.search

    @cached_property
    def best(self) -> tuple[Found, ...]:
        """The best casts, the very best first."""
        return tuple(self._found(entrant, mark) for entrant, mark in self.race.ranked()[:SHOWN])

    @cached_property
    def printed(self) -> tuple[Found, ...]:
        """The printed casts of that size."""
        return tuple(self._found(-1 - number) for number in range(len(self.search.printed)))

    def _found(self, entrant: int, mark: float | None = None) -> Found:
        cast, sums = self.search.cast(entrant), self.race.played_again(entrant)
        announced, games = added(sums)["announced"][0], len(sums) * BATCH
        silent = tuple(code for kind, code in enumerate(cast.characters) if announced[kind] < SILENT * games)
        return Found(cast, {goal: measured(goal, cast, sums) for goal, _ in self.search.wishes}, silent, mark)

    def facts(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        search = self.search
        return {
            "version": mascarade.__version__,
            "bot": search.bot,
            "seed": search.seed,
            "fresh_seed": search.seed_of(fresh=True),
            "wishes": dict(search.wishes),
            "with": list(search.casting.having),
            "without": list(search.casting.lacking),
            "casts": search.casting.total,
            "tried": len(search.entrants),
            "games": self.race.games,
            "games_each": search.last_batches * BATCH,
            "par": {goal: round(GOALS[goal].shown(value), 6) for goal, value in self.race.par.items()},
            "best": [one.facts() for one in self.best],
            "printed": [one.facts() for one in self.printed],
        }


class FoundWords(BalanceWords):
    """A language that can say why a cast was found."""

    def asked(self, answer: Answer) -> str:
        """What was looked for, among how many casts, and which bots were asked."""
        search = answer.search
        wishes = [
            self.say("find-wish", goal=self.say(f"goal-{goal}"), weight=weight, times="one" if weight == 1 else "more")
            for goal, weight in search.wishes
        ]
        tried = self.say("find-tried", tried=len(search.entrants), casts=search.casting.total, games=answer.race.games)
        asked = self.say("find-bots", bot=self.bot(search.bot), games=search.last_batches * BATCH)
        return "\n".join((self.say("find-wishes", wishes=self.row(wishes)), tried, asked))

    def characters(self, cast: Cast) -> str:
        """Who is in a cast."""
        many = {code: cast.codes.count(code) for code in cast.codes}
        return self.row([self.called(cast, code) + (f" × {number}" if number > 1 else "") for code, number in many.items()])

    def reasons(self, found: Found, answer: Answer) -> list[str]:
        """Why a cast was found, a sentence for each wish."""
        said = []
        for goal in found.figures:
            worse = sum(found.surely_better(one, goal) for one in answer.printed)
            how = "all" if worse == len(answer.printed) else "some" if worse else "none"
            compared = self.say("find-compared", how=how, worse=worse, printed=len(answer.printed))
            said.append(f"{self._figure(found, goal)}{gap(self.language)}{compared}")
        if found.silent and DEAD not in found.figures:
            said.append(self._silent(found))
        return said

    def _silent(self, found: Found) -> str:
        called = [self.called(found.cast, code) for code in found.silent]
        return self.say(f"goal-{DEAD}-said", value=len(called), characters=self.row(called) if called else "")

    def figure(self, found: Found, goal: str) -> str:
        """A figure for a table."""
        value = found.figures[goal].value
        return self.say("find-number" if goal in _COUNTS else "find-share", number=value)

    def _figure(self, found: Found, goal: str) -> str:
        if goal == DEAD:
            return self._silent(found)
        one = found.figures[goal]
        numbers = {"value": one.value, "low": one.low, "high": one.high}
        given = numbers if goal in _COUNTS else {name: percent(value) for name, value in numbers.items()}
        return self.say(f"goal-{goal}-said", **given)


def side_by_side(answer: Answer, words: FoundWords) -> tuple[list[str], list[list[str]]]:
    """A table of all figures: its heads and its rows."""
    casts: Sequence[Found] = (*answer.best, *answer.printed)
    heads = [words.say("find-wished"), *"①②③"[: len(answer.best)], *(words.setup_of(one.cast) for one in answer.printed)]
    return heads, [[words.say(f"goal-{goal}"), *(words.figure(one, goal) for one in casts)] for goal, _ in answer.search.wishes]
