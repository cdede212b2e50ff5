"""What a balance says, in a few sentences: keys and numbers, so that any language can say them."""

from dataclasses import dataclass
from typing import Final

from mascarade.arena.balance import Balance, best_and_worst
from mascarade.languages import Words, percent

DRAGS: Final = 12
"""A game drags when one in ten takes more turns a player than this."""
HARDLY: Final = 0.06
"""A share this close to the fair one, as a part of it, is as good as fair, even if it is surely different."""
SILENT: Final = 0.05
"""A character that is announced less than so many times a game might as well stay away."""

Arguments = dict[str, str | int | float]


@dataclass(frozen=True)
class Finding:
    """A sentence: the key of a message and what is put in.

    A `character` is its code, or the name of a blank card; whatever ends in `share` is a part of 1, and said in per cent.
    """

    key: str
    arguments: Arguments

    def said(self, words: Words) -> str:
        """The sentence in a language."""
        shares = {name: percent(value) for name, value in self.arguments.items() if name.endswith("share") and not isinstance(value, str)}
        return words.say(self.key, **self.arguments | shares)


def findings(balance: Balance) -> list[Finding]:
    """Some sentences, the most asked for first."""
    return [
        _first_seat(balance),
        *_cards(balance),
        *_announced(balance),
        *_silent(balance),
        _length(balance),
        *_drags(balance),
        _endings(balance),
    ]


def _first_seat(balance: Balance) -> Finding:
    first, fair = balance.seats[0], balance.fair
    shares: Arguments = {"first_share": first.value, "fair_share": fair}
    if not first.leaves_out(fair) or abs(first.value - fair) < HARDLY * fair:
        return Finding("finding-first-even", shares)
    return Finding("finding-first-more" if first.value > fair else "finding-first-less", shares)


def _cards(balance: Balance) -> list[Finding]:
    if len(balance.dealt) < 2:
        return []
    best, worst = best_and_worst(balance.dealt)
    high, low = balance.dealt[best], balance.dealt[worst]
    if high.low <= low.high or high.value - low.value < HARDLY * balance.fair:
        return [Finding("finding-cards-even", {"low_share": low.value, "high_share": high.value})]
    names: Arguments = {"best_character": _name(balance, best), "worst_character": _name(balance, worst)}
    return [Finding("finding-cards", names | {"high_share": high.value, "low_share": low.value})]


def _announced(balance: Balance) -> list[Finding]:
    most = max(balance.uses, key=lambda code: balance.uses[code].announced)
    use = balance.uses[most]
    if not use.announced:
        return []
    return [Finding("finding-announced", {"character": _name(balance, most), "times": use.announced, "bluff_share": use.bluffed})]


def _silent(balance: Balance) -> list[Finding]:
    silent = (code for code, use in balance.uses.items() if use.announced < SILENT)
    return [Finding("finding-silent", {"character": _name(balance, code)}) for code in silent]


def _length(balance: Balance) -> Finding:
    turns = balance.turns
    return Finding("finding-length", {"turns": turns["median"], "low": turns["tenth"], "high": turns["ninetieth"]})


def _drags(balance: Balance) -> list[Finding]:
    if balance.endings["none"] >= 0.001:
        return [Finding("finding-endless", {"endless_share": balance.endings["none"]})]
    long = balance.turns["ninetieth"]
    return [Finding("finding-drags", {"each": round(long / balance.cast.players)})] if long > DRAGS * balance.cast.players else []


def _endings(balance: Balance) -> Finding:
    ends = balance.endings
    key = "finding-endings-cheat" if any(step.verb == "win" for one in balance.cast.characters.values() for step in one.steps) else ""
    return Finding(key or "finding-endings", {"rich_share": ends["rich"], "broke_share": ends["broke"], "cheat_share": ends["cheat"]})


def _name(balance: Balance, code: str) -> str:
    character = balance.cast.characters[code]
    return character.name if character.blank else code
