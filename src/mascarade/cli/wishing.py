"""Wishes for a cast, as people type them."""

from typing import Final

from mascarade.arena.goals import GOALS, Wishes
from mascarade.cli.speaking import near
from mascarade.refusals import Refusal

MOST_WEIGHT: Final = 100


def read_wishes(text: str) -> Wishes:
    """Wishes such as `fair, short*2`. Raises Refusal."""
    found: dict[str, float] = {}
    for part in text.split(","):
        word, times, weight = (one.strip() for one in part.partition("*"))
        goal = "-".join(word.casefold().split())
        if goal not in GOALS:
            raise Refusal("cli-no-goal", near(goal, GOALS), word=word, choices=", ".join(GOALS))
        try:
            found[goal] = float(weight) if times else 1.0
        except ValueError:
            raise Refusal("cli-no-number", word=weight) from None
        if not 0 < found[goal] <= MOST_WEIGHT:
            raise Refusal("cli-out-of-range", word=part.strip(), low=0, high=MOST_WEIGHT)
    if {"short", "long"} <= set(found):
        raise Refusal("cli-find-apart", one="short", two="long")
    return tuple(found.items())
