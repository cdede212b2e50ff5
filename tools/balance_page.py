"""Makes docs/balance.md out of benchmarks/results/balance.json: `python tools/balance_page.py`. Text and numbers stay in agreement so."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from mascarade.arena.findings import DRAGS
from mascarade.languages import Words

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "balance.json"
PAGE = ROOT / "docs" / "balance.md"

Facts = dict[str, Any]


def main() -> None:
    """Read the results, write the page."""
    PAGE.write_text(balance_page(json.loads(RESULTS.read_text(encoding="utf-8"))), encoding="utf-8")


def balance_page(setups: list[Facts]) -> str:
    """The page as Markdown."""
    first = setups[0]
    command = f"mascarade balance --all --bot {first['bot']} --games {first['games']} --json benchmarks/results/balance.json"
    parts = [
        "# How the printed casts play",
        f"Every printed cast, {first['games']:,} games each, with a bot of the kind `{first['bot']}` on every seat; shares of wins, "
        "with 99% intervals. Bots are not people: take it as a tendency. Your own cast: "
        "[`mascarade balance`](commands.md#mascarade-balance).",
        f"```sh\n{command}\npython tools/balance_page.py\n```",
        "## Does it help to begin?",
        _beginning(setups),
        "## Which card is a good start?",
        _cards(setups),
        "## Which tables drag?",
        _dragging(setups),
        "## All of them",
        _table(setups),
    ]
    return "\n\n".join(parts) + "\n"


def _beginning(setups: list[Facts]) -> str:
    def edge(one: Facts) -> float:
        return float(one["seats"][0]["value"] / one["fair"] - 1)

    sure = [one for one in setups if not one["seats"][0]["low"] <= one["fair"] <= one["seats"][0]["high"]]
    better = [one for one in sure if edge(one) > 0]
    most, least = max(setups, key=edge), min(setups, key=edge)
    return (
        f"In {len(better)} of {len(setups)} casts the first player clearly wins more than a fair share, in {len(sure) - len(better)} "
        f"clearly less; in the other {len(setups) - len(sure)} luck alone could explain the difference. It helps most with {_name(most)}: "
        f"{_share(most['seats'][0])} where {most['fair']:.1%} would be fair. It helps least with {_name(least)}: "
        f"{_share(least['seats'][0])} where {least['fair']:.1%} would be fair."
    )


def _cards(setups: list[Facts]) -> str:
    by_players: dict[int, list[Facts]] = defaultdict(list)
    for one in setups:
        by_players[one["setup"]["players"]].append(one)
    rows = ["| players | the best card to be dealt | the worst |", "|---|---|---|"]
    for players, those in sorted(by_players.items()):
        best = "; ".join(f"{_card(one, max)} ({_short(one)})" for one in those)
        worst = "; ".join(f"{_card(one, min)} ({_short(one)})" for one in those)
        rows.append(f"| {players} | {best} | {worst} |")
    widest = max(setups, key=lambda one: _spread(one) / one["fair"])
    return (
        f"Cards change hands all the time, so what one is dealt matters less than one might think. It matters most with {_name(widest)}: "
        f"{_card(widest, max)} against {_card(widest, min)}.\n\n" + "\n".join(rows)
    )


def _dragging(setups: list[Facts]) -> str:
    slow = [one for one in setups if one["turns"]["ninetieth"] > DRAGS * one["setup"]["players"]]
    endless = [one for one in setups if one["endings"]["none"] >= 0.001]
    shortest = min(setups, key=lambda one: one["turns"]["median"])
    longest = max(setups, key=lambda one: one["turns"]["median"])
    said = [
        f"Half of the games have at most {shortest['turns']['median']} turns with {_name(shortest)}, and {longest['turns']['median']} with "
        f"{_name(longest)}."
    ]
    if slow:
        names = ", ".join(_name(one) for one in slow)
        said.append(f"Where one game in ten gives everybody more than {DRAGS} turns, it drags: {names}.")
    else:
        said.append(f"Nowhere does one game in ten give everybody more than {DRAGS} turns: none of them drags.")
    said += [f"With {_name(one)} the bots found no end in {one['endings']['none']:.1%} of the games." for one in endless]
    return " ".join(said)


def _table(setups: list[Facts]) -> str:
    rows = ["| cast | first player | fair | turns | 8 in 10 | 13 gold | broke | wins at once |", "|---|---|---|---|---|---|---|---|"]
    for one in setups:
        first, turns, ends = one["seats"][0], one["turns"], one["endings"]
        rows.append(
            f"| {_name(one)} | {_share(first)} | {one['fair']:.1%} | {turns['median']} | {turns['tenth']}–{turns['ninetieth']} "
            f"| {ends['rich']:.0%} | {ends['broke']:.0%} | {ends['cheat']:.0%} |"
        )
    return "\n".join(rows)


def _name(one: Facts) -> str:
    setup = one["setup"]
    return f"{setup['players']} players ({_short(one)})"


def _short(one: Facts) -> str:
    setup = one["setup"]
    edition = "first" if setup["edition"] == 1 else "second"
    return f"{edition} edition{', ' + setup['scenario'] if setup['scenario'] else ''}"


def _share(share: Facts) -> str:
    return f"{share['value']:.1%} ± {(share['high'] - share['low']) / 2:.1%}"


def _card(one: Facts, extreme: Any) -> str:
    code = extreme(one["dealt"], key=lambda code: one["dealt"][code]["value"])
    return f"{Words('en').say(f'character-{code}')} {one['dealt'][code]['value']:.1%}"


def _spread(one: Facts) -> float:
    values = [share["value"] for share in one["dealt"].values()]
    return float(max(values) - min(values))


if __name__ == "__main__":
    main()
