"""Workers that share a database, beside one that has a file: what PostgreSQL costs, what a slow way to it costs, what passing on costs, how
more workers add up, and how soon a worker is ready on many tables that sleep.

    make bench        or        python benchmarks/workers.py [--quick]

Workers have the first half of the cores (one of two), PostgreSQL and the clients the others. PostgreSQL is started here, on a free port,
and waits for no disk, as the file does not. Takes about five minutes, prints a table and writes `benchmarks/results/workers.json`.
"""

import argparse
import contextlib
import json
import os
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from rich.console import Console
from rich.table import Table

import asleep
from asleep import Elephant
from load import cpu_seconds
from run import machine, note

HERE = Path(__file__).parent
CORES = sorted(os.sched_getaffinity(0))
OURS, THEIRS = CORES[: max(1, len(CORES) // 2)], CORES[max(1, len(CORES) // 2) :] or CORES
ROUNDS = 3
LATENCY_MS = 20
CROWDS = (1, 2, 4, 8)
START_SECONDS = 60.0
TARGETS = {
    "postgresql": 0.8,
    "distant": 0.7,
    "passed_on": 0.6,
    "eight_workers": 7.0,
    "p99_ms": 60.0,
    "ready_seconds": 2.0,
    "memory_mb": 400.0,
}

Run = dict[str, Any]


def pinned(cores: list[int], command: list[str]) -> list[str]:
    """A command that runs on some cores only."""
    return ["taskset", "-c", ",".join(map(str, cores)), *command]


@contextlib.contextmanager
def serving(database: str, cores: list[int], secret: str, workers: int = 1) -> Iterator[tuple[str, list[int]]]:
    """A server: its address, and its processes that serve."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", database, "--workers", str(workers), "--bot-pace", "0"]
    limits = ["--max-per-address", "100000", "--max-new-tables", "1000000"]
    with tempfile.TemporaryFile("w+b") as log:
        command = pinned(cores, [sys.executable, "-m", "mascarade", *words, *limits])
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"MASCARADE_SECRET": secret})
        try:
            until = time.monotonic() + START_SECONDS
            while sum(b'"serving"' in line for line in lines_of(log)) < workers or not asleep.ready(port):
                if process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(b"\n".join(lines_of(log)[-20:]).decode(errors="replace"))
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}", [process.pid] if workers == 1 else children(process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def lines_of(log: Any) -> list[bytes]:
    """What a server has said by now."""
    return os.pread(log.fileno(), 1 << 20, 0).splitlines()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def play(urls: list[str], pids: list[int], tables: int, seconds: float, crowds: int = 1) -> Run:
    """Let clients play, in so many processes; gives what all of them have seen together. With two addresses all but each table's first
    client come by the second.
    """
    words = ["--url", urls[0], "--door", urls[-1], "--tables", str(tables), "--seats", "6", "--warm-up", "3", "--seconds", str(seconds)]
    command = [sys.executable, str(HERE / "load.py"), *words, "--pid", *map(str, pids)]
    crowd = [
        subprocess.Popen(pinned(THEIRS if crowds == 1 else [THEIRS[number % len(THEIRS)]], command), stdout=subprocess.PIPE, text=True)
        for number in range(crowds)
    ]
    said = [one.communicate(timeout=300)[0] for one in crowd]
    if any(one.returncode for one in crowd):
        raise RuntimeError(f"the clients failed: {said}")
    found = [json.loads(one) for one in said]
    return {
        "decisions_per_second": sum(one["decisions_per_second"] for one in found),
        "p50_ms": max(one["p50_ms"] for one in found),
        "p99_ms": max(one["p99_ms"] for one in found),
        "server_cpu": found[0]["server_cpu"],
        "clients_cpu": max(one["cpu"] for one in found),
        "bytes_received_per_decision": found[0]["bytes_received_per_decision"],
        "bytes_sent_per_decision": found[0]["bytes_sent_per_decision"],
    }


@contextlib.contextmanager
def far_away(address: str) -> Iterator[str]:
    """The same database at the end of a long way."""
    host, _, name = address.partition("@")[2].partition("/")
    command = pinned(THEIRS, [sys.executable, str(HERE / "delay.py"), "--to", host, "--milliseconds", str(LATENCY_MS)])
    way = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert way.stdout is not None
        yield f"{address.partition('@')[0]}@127.0.0.1:{way.stdout.readline().strip()}/{name}"
    finally:
        way.terminate()
        way.wait(10)


def one_worker(elephant: Elephant, kind: str, seconds: float) -> Run:
    """One worker, 100 tables of six: on a file, on PostgreSQL near and far, and with two workers by the other one's door."""
    with contextlib.ExitStack() as stack:
        secret = secrets.token_hex(16)
        database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.db") if kind == "sqlite" else elephant.database()
        before = written(elephant)
        reached = stack.enter_context(far_away(database)) if kind == "distant" else database
        url, pids = stack.enter_context(serving(reached, OURS[:1], secret))
        urls = [url]
        if kind == "passed_on":
            other, more = stack.enter_context(serving(database, OURS[:1], secret))
            urls, pids = [url, other], pids + more
        found = play(urls, pids, 100, seconds)
        if kind == "postgresql":
            found |= {name: after - before[name] for name, after in written(elephant).items()} | entries_in(database)
    note(
        f"  {kind}: {found['decisions_per_second']:,} decisions per second, p99 {found['p99_ms']} ms, server {found['server_cpu']:.0%} busy"
    )
    return found


def written(elephant: Elephant) -> dict[str, float]:
    """How much PostgreSQL has written to its log, how many statements it has committed and how long it has computed, since its start."""
    with psycopg.connect(elephant.address("postgres")) as base:
        row = base.execute(
            "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, sum(xact_commit)::bigint FROM pg_stat_database"
        ).fetchone()
    assert row is not None
    pid = elephant.running.pid
    ended = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[13:15]
    seconds = sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")
    for one in [pid, *children(pid)]:
        with contextlib.suppress(FileNotFoundError):  # it has just ended
            seconds += cpu_seconds([one])
    return {"log_bytes": row[0], "commits": row[1], "database_seconds": seconds}


def entries_in(database: str) -> dict[str, float]:
    """How many entries there are, and how large they and everything about them are."""
    with psycopg.connect(database) as base:
        many = base.execute("SELECT count(*), avg(length(body))::float8, pg_total_relation_size('entries') FROM entries").fetchone()
    assert many is not None
    return {"entries": many[0], "entry_bytes": round(many[1], 1), "entry_bytes_on_disk": round(many[2] / many[0], 1)}


def many_workers(elephant: Elephant, workers: int, seconds: float) -> Run:
    """So many workers, each with a core of its own, and as many processes of clients as there are cores for."""
    with serving(elephant.database(), OURS[:workers], secrets.token_hex(16), workers) as (url, pids):
        found = play([url], pids, 100, seconds, min(workers, len(THEIRS)))
    note(f"  {workers} workers: {found['decisions_per_second']:,} decisions per second, p99 {found['p99_ms']} ms")
    return found


def median(runs: list[Run]) -> Run:
    """The middle one of each figure."""
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def ratios(figures: dict[str, Run], crowds: dict[str, Run]) -> dict[str, float]:
    """What the targets speak of."""
    sqlite, base = figures["sqlite"]["decisions_per_second"], figures["postgresql"]
    per_core = {kind: figures[kind]["decisions_per_second"] / figures[kind]["server_cpu"] for kind in ("postgresql", "passed_on")}
    found = {
        "postgresql": base["decisions_per_second"] / sqlite,
        "p99_ms": base["p99_ms"],
        "distant": figures["distant"]["decisions_per_second"] / base["decisions_per_second"],
        "passed_on": per_core["passed_on"] / per_core["postgresql"],
    }
    if "8" in crowds:
        found["eight_workers"] = crowds["8"]["decisions_per_second"] / crowds["1"]["decisions_per_second"]
    return {name: round(value, 2) for name, value in found.items()}


def main() -> int:
    """Measure everything, print a table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one short run of everything, nothing written: to see that it works")
    quick = parser.parse_args().quick
    load = os.getloadavg()[0]
    rounds, seconds = (1, 3.0) if quick else (ROUNDS, 10.0)
    os.sched_setaffinity(0, THEIRS)  # PostgreSQL, too
    elephant = Elephant()
    runs: dict[str, list[Run]] = {}
    try:
        for _ in range(rounds):
            for kind in ("sqlite", "postgresql", "distant", "passed_on"):
                runs.setdefault(kind, []).append(one_worker(elephant, kind, seconds))
        crowds = {str(many): many_workers(elephant, many, seconds) for many in CROWDS if many <= len(OURS)}
        os.sched_setaffinity(0, CORES)
        sleeping = asleep.measure(elephant, 1_000 if quick else asleep.TABLES)
    finally:
        elephant.close()
    figures = {kind: median(found) for kind, found in runs.items()}
    missing = [many for many in CROWDS if many > len(OURS)]
    results = machine() | {
        "what": "100 tables of six, as fast as the clients can; medians of three runs. Passed on: five of six clients come by a worker "
        "that does not play their table. Distant: 20 ms more for each answer of the database",
        "load_average_before": round(load, 2),
        "cores_of_workers": OURS,
        "cores_of_others": THEIRS,
        "targets": TARGETS,
        "figures": figures,
        "workers": crowds,
        "not_shown": f"{', '.join(map(str, missing))} workers need more cores than the {len(CORES)} of this machine" if missing else None,
        "asleep": sleeping,
        "ratios": ratios(figures, crowds),
        "runs": runs,
    }
    show(results)
    if not quick:
        (HERE / "results" / "workers.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


def show(results: dict[str, Any]) -> None:
    """The tables on the screen."""
    console = Console()
    table = Table(title="Workers, 100 tables of six")
    for column in ("", "decisions per second", "p50 in ms", "p99 in ms", "cores used"):
        table.add_column(column, justify="right" if column else "left")
    rows = results["figures"] | {f"{many} workers": found for many, found in results["workers"].items()}
    for name, found in rows.items():
        table.add_row(name, *(f"{found[key]:,g}" for key in ("decisions_per_second", "p50_ms", "p99_ms", "server_cpu")))
    console.print(table)
    for name, found in results["asleep"].items():
        console.print(f"{name}: ready after {found['ready_seconds']} s, {found['memory_mb']} MB, {found['tables_awake']} tables awake")
    for name, wanted in TARGETS.items():
        at_most = name in ("p99_ms", "ready_seconds", "memory_mb")
        got = results["ratios"].get(name, results["asleep"]["PostgreSQL"].get(name))
        if got is not None and (got > wanted if at_most else got < wanted):
            console.print(f"[red]target missed: {name}: {got}, not {wanted}")
    if results["not_shown"]:
        console.print(f"[red]not shown: {results['not_shown']}")


if __name__ == "__main__":
    raise SystemExit(main())
