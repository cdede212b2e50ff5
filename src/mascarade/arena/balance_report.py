"""The report on a balance, or on two side by side, in five languages."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import zip_longest
from typing import Final

from mascarade.arena import charts
from mascarade.arena.balance import Balance, Use, best_and_worst, scenario_of
from mascarade.arena.charts import Bar, Say
from mascarade.arena.findings import findings
from mascarade.arena.page import heading, legend, listed, page, panel, prose, table
from mascarade.bots.players import EXPERT, LEVELS
from mascarade.casts import Cast
from mascarade.languages import Words
from mascarade.rules.layout import GOAL

_ANNOUNCED: Final = ("gold", "violet", "red")
ENDINGS: Final = {"rich": "gold", "broke": "red", "cheat": "violet", "none": "grey"}


class BalanceWords(Words):
    """A language that knows the cast: blank cards have their names (R8.5)."""

    def called(self, cast: Cast, code: str) -> str:
        """A character's name."""
        character = cast.characters[code]
        return self.character(character.name if character.blank else code)

    def setup_of(self, cast: Cast) -> str:
        """Which table it is."""
        scenario = scenario_of(cast)
        named = "own" if scenario is None else scenario or "printed"
        return self.say("balance-setup", edition=cast.edition, players=cast.players, scenario=named)

    def made(self, balance: Balance) -> str:
        """What was played."""
        return self.say("balance-made", games=balance.games, players=balance.cast.players, bot=self.bot(balance.bot))

    def bot(self, name: str) -> str:
        """Who played."""
        base, _, temperament = name.partition(":")
        level = self.say(f"level-{base}") if base in (*LEVELS, EXPERT) else base
        return self.say("comma", first=level, second=self.say(f"temperament-{temperament}")) if temperament else level


def balance_report(balances: Sequence[Balance], language: str) -> str:
    """One or two balances as a page."""
    words = BalanceWords(language)
    title = words.say("balance-title" if len(balances) == 1 else "balance-title-two")
    first = balances[0]
    body = [heading(title, words.made(first))]
    if len(balances) == 1:
        body += [setup(words.setup_of(first.cast), first.cast, words), _findings(first, words)]
    else:
        both = "".join(f"<div>{setup(_which(balances, one, words), one.cast, words)}{_findings(one, words)}</div>" for one in balances)
        body += [f'<div class="grid">{both}</div>', f'<div class="grid">{_compared(balances, words)}</div>']
    panels = [list(_panels(one, words, _which(balances, one, words))) for one in balances]
    body.append(f'<div class="grid">{"".join(part for parts in zip_longest(*panels, fillvalue="") for part in parts)}</div>')
    body.append(prose(words.say("balance-how"), words.say("balance-how-text")))
    return page(language, f"{title} – {' / '.join(words.setup_of(one.cast) for one in balances)}", body, words.say("fan-notice"))


def _findings(balance: Balance, words: BalanceWords) -> str:
    return listed("findings", (one.said(words) for one in findings(balance)))


def _which(balances: Sequence[Balance], one: Balance, words: BalanceWords) -> str:
    """Which of two it is: they may be called the same. Nothing where there is one only."""
    return f"{'①②'[balances.index(one)]} {words.setup_of(one.cast)}" if len(balances) > 1 else ""


def setup(name: str, cast: Cast, words: BalanceWords) -> str:
    """Which table it is, and who is in its cast."""
    many = {code: cast.codes.count(code) for code in cast.codes}
    chips = (words.called(cast, code) + (f" × {number}" if number > 1 else "") for code, number in many.items())
    return f'<div class="setup"><h2>{escape(name)}</h2>{listed("cast", chips)}</div>'


def _panels(balance: Balance, words: BalanceWords, which: str) -> Iterator[str]:
    share, times, exact = (saying(words, key) for key in ("balance-share", "balance-times", "balance-exact"))
    fair = words.say("balance-fair")

    name = words.say("balance-seats")
    seats = [(words.say("balance-seat", seat=number), seat) for number, seat in enumerate(balance.seats, 1)]
    yield panel(name, words.say("balance-seats-caption"), charts.ranges(name, seats, balance.fair, fair, share), over=which)

    name = words.say("balance-dealt")
    ranked = sorted(balance.dealt.items(), key=lambda one: -one[1].value)
    dealt = [(words.called(balance.cast, code), one) for code, one in ranked]
    yield panel(name, words.say("balance-dealt-caption"), charts.ranges(name, dealt, balance.fair, fair, share), over=which)

    name = words.say("balance-announced")
    bars = [Bar(words.called(balance.cast, code), _announced(use)) for code, use in _ranked(balance, "announced")]
    kinds = [words.say("balance-true"), words.say("balance-believed"), words.say("balance-caught")]
    yield panel(
        name,
        words.say("balance-announced-caption"),
        legend(list(zip(_ANNOUNCED, kinds, strict=True))),
        charts.stacks(name, bars, _ANNOUNCED, times),
        over=which,
    )

    name = words.say("balance-earns")
    bars = [Bar(words.called(balance.cast, code), (use.earns,)) for code, use in _ranked(balance, "earns")]
    yield panel(name, words.say("balance-earns-caption"), charts.stacks(name, bars, ("gold",), exact), over=which)

    name, turns = words.say("balance-lengths"), balance.turns
    first = next((turn for turn, part in enumerate(balance.lengths) if part), 0)
    marks = int(turns["tenth"]), int(turns["median"]), int(turns["ninetieth"])
    drawn = charts.columns(name, balance.lengths[first:], first, marks, words.say("balance-turns"))
    yield panel(name, words.say("balance-lengths-caption"), drawn, over=which)

    name, last = words.say("balance-fortunes"), balance.fortunes
    lines = [
        ("gold", [one.richest for one in last]),
        ("violet", [one.middle for one in last]),
        ("red", [one.poorest for one in last]),
    ]
    names = [words.say("balance-richest"), words.say("balance-middle"), words.say("balance-poorest")]
    yield panel(
        name,
        words.say("balance-fortunes-caption"),
        legend([(kind, said) for (kind, _), said in zip(lines, names, strict=True)]),
        charts.courses(name, [one.turn for one in last], lines, GOAL, words.say("balance-turns")),
        over=which,
    )
    yield from _at_the_end(balance, words, which)


def _at_the_end(balance: Balance, words: BalanceWords, which: str) -> Iterator[str]:
    share, exact = saying(words, "balance-share"), saying(words, "balance-exact")
    name = words.say("balance-endings")
    parts = [(kind, balance.endings[how]) for how, kind in ENDINGS.items()]
    said = [
        (kind, words.say("balance-part", name=words.say(f"balance-{how}"), share=share(balance.endings[how])))
        for how, kind in ENDINGS.items()
        if balance.endings[how] > 0
    ]
    yield panel(name, words.say("balance-endings-caption"), charts.one_bar(name, parts), legend(said), wide=True, over=which)

    heads = [words.say("balance-character"), *(words.say(f"balance-column-{field}") for field in COLUMNS)]
    percent = saying(words, "balance-percent")
    rows = [
        [words.called(balance.cast, code), *((percent if field in SHARES else exact)(getattr(use, field)) for field in COLUMNS)]
        for code, use in _ranked(balance, "announced")
    ]
    name = words.say("balance-numbers")
    yield panel(name, words.say("balance-numbers-caption"), table(f"{name} {which}".strip(), heads, rows), wide=True, over=which)


def _compared(balances: Sequence[Balance], words: BalanceWords) -> str:
    share = saying(words, "balance-share")
    rows = [[words.say("balance-compare-first"), *(share(one.seats[0].value) for one in balances)]]
    for key, rank in (("balance-compare-best", 0), ("balance-compare-worst", 1)):
        codes = [best_and_worst(one.dealt)[rank] for one in balances]
        cells = [f"{share(one.dealt[code].value)} ({words.called(one.cast, code)})" for one, code in zip(balances, codes, strict=True)]
        rows.append([words.say(key), *cells])
    rows.append([words.say("balance-compare-turns"), *(str(int(one.turns["median"])) for one in balances)])
    rows.append([words.say("balance-compare-bluffs"), *(share(_bluffs(one)) for one in balances)])
    rows.append([words.say("balance-compare-rich"), *(share(one.endings["rich"]) for one in balances)])
    name = words.say("balance-compare")
    heads = [words.say("balance-compare-what"), *"①②"]
    return panel(name, words.say("balance-compare-caption"), table(name, heads, rows), wide=True)


def _bluffs(balance: Balance) -> float:
    announced = sum(use.announced for use in balance.uses.values())
    return sum(use.announced * use.bluffed for use in balance.uses.values()) / announced if announced else 0.0


def _announced(use: Use) -> tuple[float, float, float]:
    bluffs = use.announced * use.bluffed
    caught = bluffs * use.caught
    return use.announced - bluffs, bluffs - caught, caught


def _ranked(balance: Balance, field: str) -> list[tuple[str, Use]]:
    return sorted(balance.uses.items(), key=lambda one: -getattr(one[1], field))


def saying(words: Words, key: str) -> Say:
    """How a number is said by a message."""
    return lambda number: words.say(key, number=number)


COLUMNS: Final = ("announced", "bluffed", "challenged", "caught", "claimed", "false_claims", "used", "earns", "earned")
SHARES: Final = frozenset({"bluffed", "challenged", "caught", "false_claims"})
