"""Writes the figures of benchmarks/results/*.json into docs/benchmarks.md: `python tools/benchmarks_page.py`, as `make bench` does.

A table stands between `<!-- figures: NAME -->` and `<!-- end -->`; the words around it are written by hand.
"""

import json
import re
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
FIGURES = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

Facts = dict[str, Any]
Rows = Iterator[tuple[str, ...]]


def main() -> None:
    """Read the results, write the tables."""
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def with_figures(page: str) -> str:
    """The page with every table made anew."""
    return FIGURES.sub(lambda found: f"{found[1]}\n{_table(*TABLES[found[2]])}\n{found[3]}", page)


def _table(results: str, head: str, rows: Callable[[Facts], Rows]) -> str:
    facts = json.loads((RESULTS / results).read_text(encoding="utf-8"))
    return table(source(facts), head, rows(facts))


def table(source: str, head: str, rows: Rows) -> str:
    """A table in Markdown, with where its figures come from above it."""
    columns = head.split(" | ")
    lines = [columns, ["---", *["---:" for _ in columns[1:]]], *rows]
    return f"*{source}.*\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def source(facts: Facts) -> str:
    """Which machine, which versions, when."""
    machine = facts.get("machine") or facts.get("gpu") or f"{facts['cpu']}, {facts['cores']} cores"
    versions = [f"{name} {facts[key]}" for key, name in (("python", "Python"), ("numpy", "NumPy"), ("numba", "Numba")) if key in facts]
    return ", ".join([machine, *versions, facts["date"]])


def _setup(one: Facts) -> str:
    edition = "first edition" if one["edition"] == 1 else f"second edition, {one['scenario']}"
    return f"{one['players']} players, {edition}"


def _whole(number: float) -> str:
    return f"{number:,.0f}"


def _core(facts: Facts) -> Rows:
    speeds = {(_setup(one), one["what"]): one["decisions_per_second"] for one in facts["ours"]}
    for setup in dict.fromkeys(setup for setup, _ in speeds):
        yield setup, *(_whole(speeds[setup, what]) for what in ("core", "core with events", "friendly layer"))


def _others(facts: Facts) -> Rows:
    slowest = min(one["decisions_per_second"] for one in facts["ours"] if one["what"] == "core")
    for one in facts["rivals"]:
        speed = one["decisions_per_second"]
        yield f"{one['name']} ({one['library']} {one['version']}): {one['how']}", _whole(speed), f"{slowest / speed:,.0f} ×"


def _gpu(facts: Facts) -> Rows:
    for one in facts["speed"]:
        yield _setup(one), _whole(one["decisions_per_second"])


def _envs(facts: Facts) -> Rows:
    for one in facts["envs"]:
        name = f"**{one['name']}**" if one["ours"] else one["name"]
        yield f"{name}: {one['how']}", _whole(one["decisions_per_second"])


def _server(facts: Facts) -> Rows:
    for name, one in facts["figures"].items():
        yield (
            name,
            _whole(one["decisions_per_second"]),
            f"{one['p50_ms']:.0f} ms",
            f"{one['p99_ms']:.0f} ms",
            f"{one['paced_p99_ms']:.1f} ms",
        )


def _workers(facts: Facts) -> Rows:
    said = {
        "sqlite": "one worker, SQLite",
        "postgresql": "one worker, PostgreSQL",
        "distant": "the same, and every answer 20 ms later",
        "passed_on": "five of six clients come by another worker",
    }
    figures = {said[name]: one for name, one in facts["figures"].items()}
    for name, one in (figures | {f"{many} workers" if many != "1" else "1 worker": one for many, one in facts["workers"].items()}).items():
        rate = one["decisions_per_second"]
        cores = f"{one['server_cpu']:.2f}"
        yield name, _whole(rate), f"{one['p50_ms']:.0f} ms", f"{one['p99_ms']:.0f} ms", cores, _whole(rate / max(one["server_cpu"], 0.01))
    yield f"*load average before the run, on {facts['cores']} cores: {facts['load_average_before']:g}*", *[""] * 5


def _asleep(facts: Facts) -> Rows:
    for name, one in facts["asleep"].items():
        yield name, f"{one['ready_seconds']:.1f} s", f"{one['memory_mb']:.0f} MB", _whole(one["tables_awake"])


def _hostile(facts: Facts) -> Rows:
    for kind, servers in facts["kinds"].items():
        one = servers["now"]
        yield kind, f"{one['alone_p99_ms']:.1f} ms", f"{one['p99_ms']:.1f} ms", f"{one['server_cpu']:.0%}", f"{one['memory_mib']:.1f} MiB"


def _page(facts: Facts) -> Rows:
    reveal, sizes = facts["reveal"], facts["fetched_bytes"]
    yield f"a frame of a reveal, of {reveal['frames']}: median", f"{reveal['p50_ms']:.1f} ms"
    yield "p99", f"{reveal['p99_ms']:.1f} ms"
    yield "worst", f"{reveal['worst_ms']:.1f} ms"
    yield from ((f"fetched at first: {what}", f"{size:,} bytes") for what, size in sizes.items())
    if soon := facts.get("soon"):
        yield "from a kept page to a dealt game: median", f"{soon['deal_ms']} ms"
        yield "5,000 games of a preview on two cores, not slowed", f"{soon['preview_s']:.1f} s"
        yield "asked of the server in a game against bots", f"{soon['requests_in_a_game']}"


def _games(facts: Facts) -> Rows:
    for name, one in facts["speed"].items():
        if "seconds" in one:
            a_second = one["decisions"] / one["seconds"] / one["cores"]
            yield f"{name}: {one['games']:,} games in {one['seconds']:.0f} s", f"{a_second:,.0f}"
        else:
            yield name, _whole(one["decisions a second on one core"])


def _expert(facts: Facts) -> Rows:
    one = facts["speed"]["single, 13 players"]
    yield "one from Python, at a table of 13: median", f"{one['median ms']:.2f} ms"
    yield "p99", f"{one['p99 ms']:.2f} ms"
    yield "in a batch of 500, on one core", f"{facts['speed']['decisions a second in a batch of 500']:,} per second"


def _minds(facts: Facts) -> Rows:
    for name, one in facts["single decisions"].items():
        yield f"`{name}`", f"{one['median ms']:.3f} ms", f"{one['p99 ms']:.3f} ms"


def _wasm(facts: Facts) -> Rows:
    for name, one in facts["tables"].items():
        for what, said in (("random", "random decisions with events"), ("bots", "decisions of `master` bots")):
            shares = (one.get(f"{what} {share}") for share in ("share", "share in chromium"))
            rates = (_whole(one[f"{what} {where}"]) for where in ("cpu", "wasm"))
            yield f"{name}: {said}", *rates, *(f"{share:.2f}" if share else "–" for share in shares)


def _wasm_expert(facts: Facts) -> Rows:
    took = [one["expert with 13 players, ms"] for one in facts["tables"].values()]
    yield "an expert's decision in V8, 13 players: median", f"{statistics.median(took):.1f} ms"
    if took := facts.get("build_s"):
        yield "making `core.wasm`", f"{took:.0f} s"
    yield "`core.wasm`, as it is and deflated", f"{facts['bytes']['core.wasm'] / 1000:.0f} kB, {facts['bytes']['deflated'] / 1000:.0f} kB"


TABLES: dict[str, tuple[str, str, Callable[[Facts], Rows]]] = {
    "core": ("cpu.json", "table | rules alone | with events | `Game` and views", _core),
    "others": ("cpu.json", "environment | decisions per second | our slowest table is faster by", _others),
    "wasm": ("wasm.json", "table | CPU | WebAssembly in Node | share | share in Chromium", _wasm),
    "wasm_expert": ("wasm.json", "besides | measured", _wasm_expert),
    "gpu": ("gpu.json", "table | decisions per second", _gpu),
    "envs": ("envs.json", "environment | decisions per second", _envs),
    "gpu_envs": ("gpu_envs.json", "table | decisions per second", _gpu),
    "server": ("server.json", "server | decisions per second | median | p99 | p99 at 1,000 per second", _server),
    "page": ("page.json", "four times slowed | ", _page),
    "workers": ("workers.json", "100 tables of six | decisions per second | median | p99 | cores of workers | per core", _workers),
    "asleep": ("workers.json", "database | ready after | memory at most | tables awake after 15 s", _asleep),
    "hostile": ("hostile.json", "beside | p99 alone | p99 beside it | share of the server's core | memory more", _hostile),
    "games": ("bots.json", "bots | decisions per second and core", _games),
    "expert": ("expert.json", "the expert's decisions | measured", _expert),
    "minds": ("bots.json", "bot | median | p99", _minds),
}


if __name__ == "__main__":
    main()
