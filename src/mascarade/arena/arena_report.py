"""The report on an arena."""

import shlex
from html import escape

from mascarade.arena import charts
from mascarade.arena.page import heading, legend, listed, page, panel, prose, scrolling, table
from mascarade.arena.shares import Estimate
from mascarade.arena.standings import Standings
from mascarade.languages import Words
from mascarade.programs.faults import FAULTS


def arena_report(standings: Standings) -> str:
    """A finished arena as a page, in English."""
    series, bots = standings.series, standings.bots
    words = Words("en")
    cast = series.cast
    made = f"{series.games:,} games: {series.deals:,} deals, each played once for every rotation of the bots. Seed {series.seed}."
    order = sorted(range(len(bots)), key=lambda bot: -standings.shares[bot].value)
    names = {blank.code: blank.name for blank in cast.blanks}
    many = {code: cast.codes.count(code) for code in cast.codes}
    chips = [(names.get(code) or words.say(f"character-{code}")) + (f" × {n}" if n > 1 else "") for code, n in many.items()]
    rows = [(_short(bots[bot]), standings.shares[bot]) for bot in order]
    facts = standings.facts()
    body = [
        heading("The arena", made),
        f'<div class="setup"><h2>{cast.players} players, edition {cast.edition}</h2>{listed("cast", chips)}</div>',
        listed("findings", said_in_short(standings)),
        '<div class="grid">',
        panel(
            "Who wins",
            "How often a seat of each bot wins, as a multiple of a fair share: 1 is as much as anybody, 2 is twice as often. "
            "The pale bar holds the true value in 99 of 100 cases.",
            charts.ranges("Who wins", rows, 1.0, "fair", "{:.2f}".format),
        ),
        panel(
            "Who beats whom",
            "Of the games that one of the two wins, how many the bot of the row wins, seat for seat. Above 50 % it is the stronger one.",
            _matrix(standings, order),
            wide=True,
        ),
        panel(
            "How games end",
            f"Half of the games have at most {facts['turns']['median']} turns, eight in ten {facts['turns']['tenth']} to "
            f"{facts['turns']['ninetieth']}.",
            charts.one_bar("How games end", [(kind, facts["endings"][how]) for how, kind in _ENDINGS.items()]),
            legend([(kind, f"{_SAID[how]}: {facts['endings'][how]:.1%}") for how, kind in _ENDINGS.items() if facts["endings"][how]]),
            wide=True,
        ),
        *_programs(standings),
        panel("All the numbers", "Shares are multiples of a fair share.", _table(standings, order), wide=True),
        "</div>",
        prose(
            "How it was played",
            "Luck cancels: every deal is played again and again with the bots moved on by a seat, so that each gets each hand "
            "of cards and each place in the order. Games of one deal are alike, so the ranges come from deals, not from single games.",
        ),
    ]
    return page("en", "The arena – Mascarade", body, words.say("fan-notice"))


_ENDINGS = {"rich": "gold", "broke": "red", "cheat": "violet", "none": "grey"}
_SAID = {"rich": "13 gold", "broke": "an empty purse", "cheat": "a power that wins at once", "none": "no end"}


def said_in_short(standings: Standings) -> list[str]:
    """The arena in a few sentences."""
    shares, bots = standings.shares, standings.bots
    order = sorted(range(len(bots)), key=lambda bot: -shares[bot].value)
    best, *others = order
    said = [f"{bots[best]} wins {shares[best].value:.2f} times its fair share of the games ({_range(shares[best])})."]
    if others and shares[best].low <= shares[others[0]].high:
        said.append(f"Whether it is better than {bots[others[0]]} is not sure: their ranges overlap. More games would tell.")
    if others:
        last = others[-1]
        said.append(f"{bots[last]} comes last, with {shares[last].value:.2f} times a fair share ({_range(shares[last])}).")
    return said


def said_of_programs(standings: Standings) -> list[str]:
    """What programs did wrong, a sentence each."""
    faults, said = standings.run.faults, []
    for command in standings.series.programs:
        name, counts = command.name, faults.of(command.name)
        if not counts:
            said.append(f"{name} played without a fault.")
            continue
        kinds = ", ".join(f"{number:,} × {kind}" for kind, number in counts.items())
        game, first = faults.first[name]
        said.append(f"{name} was at fault: {kinds}; where it made no decision, its first choice was taken. First in game {game}: {first}")
    return said


def _programs(standings: Standings) -> list[str]:
    """The part on programs, if there are any."""
    if not standings.series.programs:
        return []
    rows = [
        [command.name, shlex.join(command.words), f"{standings.run.faults.of(command.name).get(kind, 0):,}", kind, FAULTS[kind]]
        for command in standings.series.programs
        for kind in standings.run.faults.of(command.name)
    ]
    shown = [table("Programs", ["Program", "Command", "How often", "Fault", "What it is"], rows)] if rows else []
    said = listed("legend", said_of_programs(standings))
    caption = "Where a program makes no decision in its time, the first of its choices is taken, and the game goes on."
    return [panel("Programs", caption, said, *shown, wide=True)]


def _range(one: Estimate) -> str:
    return f"{one.low:.2f} to {one.high:.2f}"


def _short(name: str) -> str:
    """A name that has room beside a chart: of a command its end tells most."""
    return name if len(name) <= 20 else f"…{name[-19:]}"


def _matrix(standings: Standings, order: list[int]) -> str:
    bots = standings.bots
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
            title = f"{found.low:.1%} to {found.high:.1%}"
            cells.append(f'<td style="--tint: {tint}; --much: {much}%" title="{title}">{found.value:.1%}</td>')
        rows.append(f'<tr><th scope="row">{escape(bots[one])}</th>{"".join(cells)}</tr>')
    inside = f'<table class="matrix"><thead><tr><th scope="col">wins against</th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return scrolling("Who beats whom", inside)


def _table(standings: Standings, order: list[int]) -> str:
    heads = ["Bot", "Games", "Share", "99 of 100: from", "to"]
    facts = standings.facts()["bots"]
    rows = []
    for bot in order:
        name, share = standings.bots[bot], standings.shares[bot]
        numbers = [f"{share.value:.3f}", f"{share.low:.3f}", f"{share.high:.3f}"]
        rows.append([name, f"{facts[name]['games']:,}", *numbers])
    return table("All the numbers", heads, rows)
