"""Writes docs/scale.md: what a million people at once would need, computed from what was measured: `python -m tools.scale`.

Everything that is assumed stands in ASSUMED, everything measured in benchmarks/results/workers.json and server.json.
"""

import json
import math
from typing import Any, Final

from tools.benchmarks_page import RESULTS, ROOT, source, table

PAGE: Final = ROOT / "docs" / "scale.md"
PEOPLE: Final = 1_000_000
SEATS: Final = 6
SECONDS_BETWEEN_DECISIONS: Final = 2.0
"""At a table: what people do who know the game; bots take as long."""
FULL: Final = 0.5
"""So much of what a core can do it is asked for: the rest is for the moment in which another one fails."""
SOCKETS_OF_A_WORKER: Final = 20_000
"""As `--max-connections` has it."""
LEASE_SECONDS: Final = 3.0
RENEWALS, BEATS = 4, 4
NETWORK_BITS: Final = 10e9
"""A machine's connection to the network."""
DISK_BYTES: Final = 500e6
"""What one disk writes in a second, in order."""

Facts = dict[str, Any]


class Sums:
    """What follows from the figures."""

    def __init__(self, workers: Facts, server: Facts) -> None:
        near, passed = workers["figures"]["postgresql"], workers["figures"]["passed_on"]
        self.decisions = PEOPLE / SEATS / SECONDS_BETWEEN_DECISIONS
        self.by_core = near["decisions_per_second"] / max(near["server_cpu"], 0.01)
        """Decisions per second that a core of a worker can do when nothing is passed on."""
        self.share = (passed["decisions_per_second"] / max(passed["server_cpu"], 0.01)) / self.by_core
        self.by_worker = self.by_core * min(1.0, self.share) * FULL
        self.for_decisions = math.ceil(self.decisions / self.by_worker)
        self.for_sockets = math.ceil(PEOPLE / SOCKETS_OF_A_WORKER)
        self.workers = max(self.for_decisions, self.for_sockets)
        entries = near["entries"]
        self.log_bytes = near["log_bytes"] / entries
        self.entry_bytes = near["entry_bytes_on_disk"]
        self.database_seconds = near["database_seconds"] / entries
        self.commits = near["commits"] / entries
        self.socket_kb = server["figures"]["Mascarade"]["idle_socket_kb"]
        self.received, self.sent = near["bytes_received_per_decision"], near["bytes_sent_per_decision"]

    def limits(self) -> list[tuple[str, float, str]]:
        """What gives way at how many people, and what then."""
        people = SEATS * SECONDS_BETWEEN_DECISIONS
        network = (self.received + self.sent) * 8
        return sorted(
            [
                ("one worker's core", self.by_worker * people, "more workers: `--workers`, then more machines"),
                ("one worker's connections", SOCKETS_OF_A_WORKER, "`--max-connections`, or more workers"),
                (
                    "one core of the database",
                    FULL / self.database_seconds * people,
                    "more cores: each worker writes by a connection of its own",
                ),
                (
                    "the database's log on one disk",
                    FULL * DISK_BYTES / self.log_bytes * people,
                    "a faster disk; then several databases, each with some of the tables, which are nothing to each other",
                ),
                ("one proxy's network", FULL * NETWORK_BITS / network * people, "several proxies: any door leads to any table"),
            ],
            key=lambda one: one[1],
        )


def page() -> str:
    """The page."""
    workers, server = (json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8")) for name in ("workers", "server"))
    sums = Sums(workers, server)
    return TEXT.format(
        people=f"{PEOPLE:,}",
        tables=f"{PEOPLE / SEATS:,.0f}",
        seats=SEATS,
        between=f"{SECONDS_BETWEEN_DECISIONS:g}",
        decisions=f"{sums.decisions:,.0f}",
        full=f"{FULL:.0%}",
        needs=table(source(workers), "for a million people | needed | from", iter(_needs(sums))),
        limits=table(source(workers), "what gives way | at so many people | what then", iter(_limits(sums))),
        wires=f"{sums.workers * (sums.workers - 1):,}",
        beats=f"{sums.workers * (sums.workers - 1) * 2 * BEATS / LEASE_SECONDS:,.0f}",
        renewals=f"{sums.workers * RENEWALS / LEASE_SECONDS:,.0f}",
        first=sums.limits()[0][0],
        not_shown=f" {workers['not_shown']}: how workers add up is assumed." if workers["not_shown"] else "",
    )


def _needs(sums: Sums) -> list[tuple[str, ...]]:
    return [
        (
            "decisions per second",
            f"{sums.decisions:,.0f}",
            f"{PEOPLE:,} people, {SEATS} at a table, one decision in {SECONDS_BETWEEN_DECISIONS:g} s",
        ),
        (
            "workers for these",
            f"{sums.for_decisions:,}",
            f"{sums.by_core:,.0f} decisions per second and core, {sums.share:.2f} of that when passed on, {FULL:.0%} full",
        ),
        ("workers for connections", f"{sums.for_sockets:,}", f"{SOCKETS_OF_A_WORKER:,} each"),
        ("memory for connections", f"{PEOPLE * sums.socket_kb / 1e6:,.0f} GB", f"{sums.socket_kb:g} kB each"),
        ("entries written per second", f"{sums.decisions:,.0f}", "one for each decision"),
        (
            "commits per second",
            f"{sums.decisions * sums.commits:,.0f}",
            f"{sums.commits:.2f} for an entry when workers are busy; more, and smaller ones, when not",
        ),
        ("database's log per second", f"{sums.decisions * sums.log_bytes / 1e6:,.0f} MB", f"{sums.log_bytes:,.0f} bytes for an entry"),
        (
            "cores of the database",
            f"{math.ceil(sums.decisions * sums.database_seconds / FULL):,}",
            f"{sums.database_seconds * 1e6:,.0f} µs for an entry",
        ),
        (
            "entries kept per day",
            f"{sums.decisions * 86_400 * sums.entry_bytes / 1e12:,.2f} TB",
            f"{sums.entry_bytes:,.0f} bytes on disk for an entry",
        ),
        (
            "to clients",
            f"{sums.decisions * sums.received * 8 / 1e9:,.2f} Gbit/s",
            f"{sums.received:,} bytes for a decision, to all {SEATS} together",
        ),
        ("from clients", f"{sums.decisions * sums.sent * 8 / 1e9:,.2f} Gbit/s", f"{sums.sent:,} bytes for a decision"),
    ]


def _limits(sums: Sums) -> list[tuple[str, ...]]:
    return [(what, f"{math.floor(people / 1000) * 1000:,}", then) for what, people, then in sums.limits()]


TEXT: Final = """# How far it goes

What would {people} people at once need? Nobody has tried. This page does the arithmetic on what was measured
([workers.json](../benchmarks/results/workers.json), [server.json](../benchmarks/results/server.json)), by `python -m tools.scale`, and
says what it assumes. {people} people at tables of {seats} are {tables} tables. If each table decides something every {between} seconds,
that is {decisions} decisions per second. Cores are {full} full, so that others can take over from one that dies.{not_shown}

{needs}
## What gives way first

{limits}
The first is {first}. Workers are cheap to add, for they share nothing but the database: a table belongs to one worker, and nothing that
happens at it concerns another. What they all share grows slowly: each renews its lease ({renewals} statements per second for all),
looks for tables without an owner twice per second, and has a connection to every other worker it has ever needed: {wires} at most, with
{beats} heartbeats per second of 9 bytes. When that is too much, several groups of workers, each with a database and a
name of its own, are as good as one: people come to a table by its link.

After the workers comes the database. It writes each decision once, in order of arrival, and reads a table only when it wakes. First it gets
a larger machine, then a disk of its own for the log; old tables can go
(`mascarade database forget FILE --older-than 90d`). Beyond one machine, the statements
are plain enough for distributed engines that speak PostgreSQL's language: every table stands alone, and each statement is a
transaction. That was not measured.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
