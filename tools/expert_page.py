"""Writes the figures of benchmarks/results/expert.json into docs/expert.md, and draws its charts: `python -m tools.expert_page`.

Tables and sentences stand between `<!-- figures: NAME -->` and `<!-- end -->`; the words around them are written by hand, and
`<!-- read: WEIGHTS -->` before what they say of the charts tells of which weights that was.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from tools.benchmarks_page import FIGURES, RESULTS, ROOT, source, table
from tools.small_charts import Group, Point, Row, curves, heat, stacks

from mascarade.languages import Words

PAGE = ROOT / "docs" / "expert.md"

Facts = dict[str, Any]
Floats = npt.NDArray[np.float64]

FORTUNES = ("0–3 gold", "4–7 gold", "8–10 gold", "11–12 gold")
AGES = ("turns 1–12", "turns 13–24", "turns 25 on")
COLUMNS = ("all", "0–3\ngold", "4–7\ngold", "8–10\ngold", "11–12\ngold", "turns\n1–12", "turns\n13–24", "turns\n25 on")
TURN_PARTS = (("a", "exchange"), ("b", "pretend"), ("c", "look"), ("d", "announce truly"), ("e", "announce falsely"))
LADDERS = {
    "bayes": ("expert-ladder-bayes.svg", "One of it among bayes, over its training"),
    "expert": ("expert-ladder-expert.svg", "One of it among today's experts"),
}
ANSWER_PARTS = (("d", "claim truly"), ("e", "claim falsely"), ("c", "pass, being it"))


def main() -> None:
    """Read the results, write the figures and the charts."""
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for name, drawn in charts(_results()).items():
        (PAGE.parent / name).write_text(drawn, encoding="utf-8")
    if f"<!-- read: {_results()['weights']} -->" not in PAGE.read_text(encoding="utf-8"):
        print(f"{PAGE.name}: its words about the charts are of other weights. Read the charts again, mend the words, and then their mark.")


def with_figures(page: str) -> str:
    """The page with every table and every sentence of figures made anew."""
    facts = _results()
    return FIGURES.sub(lambda found: f"{found[1]}\n{WRITERS[found[2]](facts)}\n{found[3]}", page)


def _results() -> Facts:
    facts: Facts = json.loads((RESULTS / "expert.json").read_text(encoding="utf-8"))
    return facts


# -- strength ------------------------------------------------------------------------------------------------------------------------------


def _cells(facts: Facts) -> dict[tuple[str, str, str], Facts]:
    return {(cell["table"], cell["one"], cell["among"]): cell for cell in facts["strength"]["cells"]}


def _strength(facts: Facts) -> str:
    cells = _cells(facts)

    def rows() -> Iterator[tuple[str, ...]]:
        for name in _tables(facts):
            expert, bayes = cells[name, "expert", "bayes"], cells[name, "bayes", "expert"]
            yield name, _share(expert), _bar(expert), _share(bayes), _bar(bayes)

    return table(source(facts), "table | expert among `bayes` | at least | `bayes` among experts | at most", rows())


def _ceiling(facts: Facts) -> str:
    cells = _cells(facts)

    def rows() -> Iterator[tuple[str, ...]]:
        for one in facts["strength"]["ceilings"]:
            name, gain = one["table"], one["share of the gain"]
            said = "–" if gain is None else f"{round(100 * gain)}%".replace("-", "−")
            yield name, *(_share(cells[name, "seer", others]) for others in ("bayes", "expert")), said

    return table(source(facts), "table | `seer` among `bayes` | `seer` among experts | the expert gains", rows())


def _tables(facts: Facts) -> list[str]:
    return [one["table"] for one in facts["strength"]["ceilings"]]


def _bars(facts: Facts) -> str:
    cells = _cells(facts)
    names = _tables(facts)
    said = []
    for one, others, what in (("expert", "bayes", "One expert among `bayes`"), ("bayes", "expert", "One `bayes` among experts")):
        those = [cells[name, one, others] for name in names]
        missed = "; ".join(f"{cell['table']} ({cell['value']:.2f}, bar {_bar(cell)})" for cell in those if not cell["reached"])
        reached = sum(cell["reached"] for cell in those)
        said.append(f"{what} reaches the bar at {reached} of {len(those)} tables." + f" Elsewhere: {missed}." * bool(missed))
    better = [name for name in names if cells[name, "expert", "bayes"]["low"] > 1]
    worse = [name for name in names if cells[name, "expert", "bayes"]["high"] < 1]
    said.append(
        f"The expert is clearly better than `bayes`, with its whole range above 1, at {len(better)} of {len(names)} tables"
        + (f"; clearly worse at {len(worse)}: {', '.join(worse)}." if worse else "; clearly worse at none.")
    )
    if lost := [name for name in names if cells[name, "bayes", "expert"]["low"] > 1]:
        said.append(
            f"Among experts one `bayes` clearly wins more than a fair share with {'; '.join(lost)}: there the experts play worse than it."
        )
    if facts["strength"]["master is bayes"]:
        said.append("`master`, the strongest of the other levels, is `bayes` by another name: what is measured of one holds for both.")
    return "".join(f"- {one}\n" for one in said)


def _speed(facts: Facts) -> str:
    one, rate = facts["speed"]["single, 13 players"], facts["speed"]["decisions a second in a batch of 500"]
    return (
        f"One decision from Python at a table of 13, with all there is to notice before it: {one['median ms']:.2f} ms (median), "
        f"{one['p99 ms']:.2f} ms (p99; {one['decisions']:,} decisions, one core). In a batch of 500, the network "
        f"takes {rate:,} decisions per second on one core.\n"
    )


def _ladder(facts: Facts) -> str:
    rungs = facts.get("ladder") or []
    if not rungs:
        return "No earlier states of it have been measured beside this one.\n"
    tables = list(dict.fromkeys(cell["table"] for cell in rungs))
    found = {(cell["one"], cell["table"], cell["among"]): cell for cell in rungs}
    head = "weights | million decisions | " + " | ".join(f"{name}: among `{others}`" for name in tables for others in ("bayes", "expert"))

    def rows() -> Iterator[tuple[str, ...]]:
        for one, millions in dict.fromkeys((cell["one"], cell["million decisions"]) for cell in rungs):
            shares = (_share(found[one, name, others]) for name in tables for others in ("bayes", "expert"))
            yield f"`{one}`", "–" if millions is None else f"{millions:,}", *shares

    pictures = "".join(f"\n![{about}]({name})\n" for name, about in LADDERS.values())
    return table(source(facts), head, rows()) + pictures


def _ladder_charts(facts: Facts) -> dict[str, str]:
    rungs = [cell for cell in facts.get("ladder") or [] if cell["million decisions"] is not None]
    tables = list(dict.fromkeys(cell["table"] for cell in rungs))
    drawn = {}
    for others, (name, about) in LADDERS.items() if rungs else ():
        found = [[cell for cell in rungs if (cell["table"], cell["among"]) == (one, others)] for one in tables]
        points = [[Point(cell["million decisions"], cell["value"], cell["low"], cell["high"]) for cell in cells] for cells in found]
        parts = list(zip("ade", tables, strict=True))
        drawn[name] = curves(about, "wins in fair shares, with 99 % ranges; 1 is a fair share", parts, points, "million decisions")
    return drawn


def _share(cell: Facts) -> str:
    return f"{cell['value']:.2f} ({cell['low']:.2f}–{cell['high']:.2f})"


def _bar(cell: Facts) -> str:
    beyond = cell["value"] >= cell["bar"] if cell["one"] == "expert" else cell["value"] <= cell["bar"]
    return f"{cell['bar']:g}: {'reached' if cell['reached'] else 'not certain' if beyond else '**not**'}"


# -- style ---------------------------------------------------------------------------------------------------------------------------------


class Habits(NamedTuple):
    """What one kind of player does at one table: counts by fortune and age."""

    codes: Sequence[str]
    turns: Floats
    bound: Floats
    announced: Floats
    bluffed: Floats
    answers: Floats
    challenged: Floats
    caught: Floats

    @property
    def does(self) -> Floats:
        """Of all free turns: how often each is done."""
        done = self.turns.sum((0, 1))
        return np.asarray(done / done.sum())

    @property
    def lies(self) -> float:
        """Of all announcements: how many are false."""
        return float(self.bluffed.sum() / self.announced.sum())

    @property
    def favourite(self) -> tuple[str, float]:
        """The character that it bluffs as most, and its share of all bluffs."""
        by_kind = self.bluffed.sum((0, 1))
        most = int(by_kind.argmax())
        return self.codes[most], float(by_kind[most] / by_kind.sum())

    @property
    def claims(self) -> tuple[float, float]:
        """How often it claims what it is, and what it is not."""
        truly, falsely, hides, passes = self.answers.sum((0, 1, 2))
        return float(truly / (truly + hides)), float(falsely / (falsely + passes))


def _habits(facts: Facts) -> dict[str, dict[str, Habits]]:
    found: dict[str, dict[str, Habits]] = {}
    for one in facts["style"]["players"]:
        counts = (np.array(one[field], float) for field in Habits._fields[1:])
        found.setdefault(one["table"], {})[one["bot"]] = Habits(one["characters"], *counts)
    return found


def _learned(facts: Facts) -> str:
    parts = []
    for name, bots in _habits(facts).items():
        expert, bayes = bots["expert"], bots["bayes"]
        parts += [f"**{name}**\n", *_sentences(expert, bayes), ""]
    return "\n".join(parts)


def _sentences(expert: Habits, bayes: Habits) -> Iterator[str]:
    """What the charts show, in numbers; `bayes` in brackets."""
    mine, theirs = expert.does, bayes.does
    said = [f"{what}s in {_both(mine[k], theirs[k])}" for k, (_, what) in enumerate(TURN_PARTS[:2])]
    looks = f"looks at its own card in {_both(mine[2], theirs[2])}"
    announces = f"announces in {_both(mine[3] + mine[4], theirs[3] + theirs[4])}"
    yield f"- Of the turns in which everything is allowed, it {announces}, {said[0]}, {said[1]} and {looks}."
    (code, share), (other, part) = expert.favourite, bayes.favourite
    yield (
        f"- It lies {_more(expert.lies, bayes.lies)} when it announces: {_both(expert.lies, bayes.lies)} of what it announces is false. "
        f"Most often it bluffs as the {_name(code)}, with {_percent(share)} of its bluffs (`bayes` as the {_name(other)}, "
        f"{_percent(part)})."
    )
    yield (
        f"- Somebody claims against {_both(_stopped(expert), _stopped(bayes))} of its bluffs, and against "
        f"{_both(_doubted(expert), _doubted(bayes))} of what it announces truly, among its own kind."
    )
    (truly, falsely), (other_truly, other_falsely) = expert.claims, bayes.claims
    yield (
        f"- Asked while it is the one announced, it claims in {_both(truly, other_truly)} of the cases; asked while it is not, it claims "
        f"falsely in {_both(falsely, other_falsely)}, {_more(falsely, other_falsely)}."
    )
    poor, rich = (expert.turns[band].sum(0) for band in (0, 3))
    others_poor, others_rich = (bayes.turns[band].sum(0) for band in (0, 3))
    yield (
        f"- With 0 to 3 gold it announces falsely in {_both(_part(poor, 4), _part(others_poor, 4))} of those turns and exchanges in "
        f"{_both(_part(poor, 0), _part(others_poor, 0))}; with 11 or 12 gold, one step from winning, it announces truly in "
        f"{_both(_part(rich, 3), _part(others_rich, 3))} and falsely in {_both(_part(rich, 4), _part(others_rich, 4))}."
    )
    young, old = (expert.turns[:, age].sum(0) for age in (0, 2))
    others_young, others_old = (bayes.turns[:, age].sum(0) for age in (0, 2))
    yield (
        f"- In the first 12 turns of a game it announces in {_both(_part(young, 3, 4), _part(others_young, 3, 4))} of them, after the 24th "
        f"in {_both(_part(old, 3, 4), _part(others_old, 3, 4))}."
    )


def _stopped(one: Habits) -> float:
    return float(one.caught.sum() / one.bluffed.sum())


def _doubted(one: Habits) -> float:
    return float((one.challenged.sum() - one.caught.sum()) / (one.announced.sum() - one.bluffed.sum()))


def _part(done: Floats, *what: int) -> float:
    return float(sum(done[k] for k in what) / max(1.0, done.sum()))


def _percent(share: float) -> str:
    return f"{share:.0%}" if share >= 0.095 else f"{share:.1%}"


def _both(mine: float, theirs: float) -> str:
    return f"{_percent(mine)} ({_percent(theirs)})"


def _more(mine: float, theirs: float) -> str:
    if abs(mine - theirs) < 0.1 * max(mine, theirs):
        return "about as often as `bayes`"
    return "more often than `bayes`" if mine > theirs else "less often than `bayes`"


def _name(code: str) -> str:
    return Words("en").say(f"character-{code}")


# -- charts --------------------------------------------------------------------------------------------------------------------------------


def charts(facts: Facts) -> dict[str, str]:
    """Every chart of the page, by the name of its file."""
    found = _ladder_charts(facts)
    for name, bots in _habits(facts).items():
        end = "-".join(word for word in name.replace(",", "").split() if word != "players" and word != "edition")
        answers = {bot: _by(one.answers.sum(2), lambda cell: cell[:3] / max(1.0, cell.sum())) for bot, one in bots.items()}
        most = max(sum(row) for rows in answers.values() for part in rows for row in part)
        turns = {bot: _by(one.turns, lambda cell: cell / max(1.0, cell.sum())) for bot, one in bots.items()}
        found[f"expert-turns-{end}.svg"] = stacks("What they do in a free turn, %", name, TURN_PARTS, _grouped(turns))
        found[f"expert-answers-{end}.svg"] = stacks("How they answer, %", name, ANSWER_PARTS, _grouped(answers), most)
        said = {bot: _all(one.announced, lambda cell: cell / max(1.0, cell.sum())) for bot, one in bots.items()}
        lied = {bot: _lied(one) for bot, one in bots.items()}
        found[f"expert-announces-{end}.svg"] = heat("What they announce, %", name, COLUMNS, _by_kind(bots, said), 0.6)
        found[f"expert-bluffs-{end}.svg"] = heat("How much of it is false, %", name, COLUMNS, _by_kind(bots, lied), 1.0)
    return found


Slices = Callable[[Floats], Floats]


def _by(counts: Floats, share: Slices) -> tuple[list[Floats], list[Floats]]:
    """Shares by fortune, and by age."""
    return [share(cell) for cell in counts.sum(1)], [share(cell) for cell in counts.sum(0)]


def _all(counts: Floats, share: Slices) -> Floats:
    """Shares of all, by fortune, and by age: a row for each character."""
    by_fortune, by_age = _by(counts, share)
    return np.stack([share(counts.sum((0, 1))), *by_fortune, *by_age], 1)


def _lied(one: Habits) -> Floats:
    """How much of what is announced is false; −1 where it is hardly ever announced."""
    bluffed, announced = _all(one.bluffed, lambda cell: cell), _all(one.announced, lambda cell: cell)
    return np.where(announced >= 30, bluffed / np.maximum(1.0, announced), -1.0)


def _grouped(shares: dict[str, tuple[list[Floats], list[Floats]]]) -> list[Group]:
    """Bot under bot, by fortune and by age."""
    found = []
    for at, (heading, names) in enumerate((("by the own fortune", FORTUNES), ("by the game's age", AGES))):
        rows = [
            Row(name if not n else "", bot, parts[at][k]) for k, name in enumerate(names) for n, (bot, parts) in enumerate(shares.items())
        ]
        found.append(Group(heading, rows))
    return found


def _by_kind(bots: dict[str, Habits], shares: dict[str, Floats]) -> Iterable[Group]:
    codes = next(iter(bots.values())).codes
    return [Group(_name(code), [Row("", bot, shares[bot][k]) for bot in bots]) for k, code in enumerate(codes)]


WRITERS: dict[str, Callable[[Facts], str]] = {
    "strength": _strength,
    "bars": _bars,
    "ceiling": _ceiling,
    "speed": _speed,
    "ladder": _ladder,
    "learned": _learned,
}


if __name__ == "__main__":
    main()
