"""The report on an arena, in five languages."""

import shlex
from html import escape

from mascarade.arena import charts
from mascarade.arena.balance_report import ENDINGS, BalanceWords, saying, setup
from mascarade.arena.page import heading, legend, listed, page, panel, prose, scrolling, table
from mascarade.arena.shares import Estimate
from mascarade.arena.standings import Standings
from mascarade.bots.match import MOST_DECISIONS


def arena_report(standings: Standings, language: str = "en") -> str:
    """A finished arena as a page."""
    series, bots, words = standings.series, standings.bots, BalanceWords(language)
    order = sorted(range(len(bots)), key=lambda bot: -standings.shares[bot].value)
    rows = [(_short(bots[bot]), standings.shares[bot]) for bot in order]
    facts = standings.facts()
    share = saying(words, "balance-share")
    wins, ends = words.say("arena-wins"), words.say("balance-endings")
    turns = {name: int(facts["turns"][key]) for name, key in (("median", "median"), ("low", "tenth"), ("high", "ninetieth"))}
    parts = {how: words.say("balance-part", name=words.say(f"balance-{how}"), share=share(part)) for how, part in facts["endings"].items()}
    body = [
        heading(words.say("arena-title"), said_of_the_series(standings, words)),
        setup(words.setup_of(series.cast), series.cast, words),
        listed("findings", said_in_short(standings, words)),
        '<div class="grid">',
        panel(
            wins,
            words.say("arena-wins-caption"),
            charts.ranges(wins, rows, 1.0, words.say("balance-fair"), saying(words, "balance-exact")),
        ),
        panel(words.say("arena-beats"), words.say("arena-beats-caption"), _matrix(standings, order, words), wide=True),
        panel(
            ends,
            words.say("arena-lengths", **turns),
            charts.one_bar(ends, [(kind, facts["endings"][how]) for how, kind in ENDINGS.items()]),
            legend([(kind, parts[how]) for how, kind in ENDINGS.items() if facts["endings"][how]]),
            wide=True,
        ),
        *_programs(standings, words),
        panel(words.say("balance-numbers"), words.say("arena-numbers-caption"), _table(standings, order, words), wide=True),
        "</div>",
        prose(words.say("arena-how"), words.say("arena-how-text")),
    ]
    return page(language, words.say("title-page", page=words.say("arena-title")), body, words.say("fan-notice"))


def said_of_the_series(standings: Standings, words: BalanceWords) -> str:
    """What was played."""
    series = standings.series
    return words.say("arena-made", games=series.games, deals=series.deals, seed=str(series.seed))


def said_in_short(standings: Standings, words: BalanceWords) -> list[str]:
    """The arena in a few sentences."""
    shares, bots = standings.shares, standings.bots
    best, *others = sorted(range(len(bots)), key=lambda bot: -shares[bot].value)
    said = [words.say("arena-best", bot=bots[best], **_said(shares[best], words))]
    if others and shares[best].low <= shares[others[0]].high:
        said.append(words.say("arena-unsure", bot=bots[others[0]]))
    if others:
        said.append(words.say("arena-last", bot=bots[others[-1]], **_said(shares[others[-1]], words)))
    if endless := int((standings.run.results["ending"] == 0).sum()):
        said.append(words.say("arena-endless", count=endless, decisions=MOST_DECISIONS))
    return said


def _said(share: Estimate, words: BalanceWords) -> dict[str, str]:
    exact = saying(words, "balance-exact")
    return {"share": exact(share.value), "low": exact(share.low), "high": exact(share.high)}


def said_of_programs(standings: Standings, words: BalanceWords) -> list[str]:
    """What programs did wrong, a sentence each."""
    faults, said = standings.run.faults, []
    for command in standings.series.programs:
        name, counts = command.name, faults.of(command.name)
        if not counts:
            said.append(words.say("arena-faultless", program=name))
            continue
        kinds = words.row([words.say("arena-fault", count=number, fault=_fault(kind, words)) for kind, number in counts.items()])
        game, first = faults.first[name]
        kind, _, detail = first.partition(": ")
        said.append(words.say("arena-faulty", program=name, faults=kinds, game=game, first=detail or _fault(kind, words)))
    return said


def _fault(kind: str, words: BalanceWords) -> str:
    return words.say(f"arena-fault-{kind}")


def _programs(standings: Standings, words: BalanceWords) -> list[str]:
    """The part on programs, if there are any."""
    if not standings.series.programs:
        return []
    rows = [
        [command.name, shlex.join(command.words), f"{number:,}", _fault(kind, words)]
        for command in standings.series.programs
        for kind, number in standings.run.faults.of(command.name).items()
    ]
    name = words.say("arena-programs")
    heads = [words.say(f"arena-column-{column}") for column in ("program", "command", "count", "fault")]
    shown = [table(name, heads, rows)] if rows else []
    return [panel(name, words.say("arena-programs-caption"), listed("legend", said_of_programs(standings, words)), *shown, wide=True)]


def _short(name: str) -> str:
    """A name that has room beside a chart: of a command its end tells most."""
    return name if len(name) <= 20 else f"…{name[-19:]}"


def _matrix(standings: Standings, order: list[int], words: BalanceWords) -> str:
    bots, share = standings.bots, saying(words, "balance-share")
    head = "".join(f'<th scope="col">{escape(bots[bot])}</th>' for bot in order)
    rows = []
    for one in order:
        cells = []
        for other in order:
            found = standings.beats[one][other]
            if found is None:
                cells.append('<td style="--tint: transparent; --much: 0%">–</td>')
                continue
            tint = "var(--green)" if found.value > 0.5 else "var(--red)"
            much = min(45, round(abs(found.value - 0.5) * 90))
            title = words.say("arena-range", low=share(found.low), high=share(found.high))
            cells.append(f'<td style="--tint: {tint}; --much: {much}%" title="{title}">{share(found.value)}</td>')
        rows.append(f'<tr><th scope="row">{escape(bots[one])}</th>{"".join(cells)}</tr>')
    corner = f'<th scope="col">{escape(words.say("arena-against"))}</th>'
    inside = f'<table class="matrix"><thead><tr>{corner}{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return scrolling(words.say("arena-beats"), inside)


def _table(standings: Standings, order: list[int], words: BalanceWords) -> str:
    heads = [words.say(f"arena-column-{column}") for column in ("bot", "games", "share", "low", "high")]
    facts, exact = standings.facts()["bots"], saying(words, "balance-exact")
    rows = []
    for bot in order:
        name, share = standings.bots[bot], standings.shares[bot]
        rows.append([name, f"{facts[name]['games']:,}", exact(share.value), exact(share.low), exact(share.high)])
    return table(words.say("balance-numbers"), heads, rows)
