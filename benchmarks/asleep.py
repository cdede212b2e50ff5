"""A database with many unfinished tables, and how soon a worker is ready on it, and how large it becomes: they sleep until they are needed.

    python benchmarks/asleep.py [--tables 20000]

A tenth of the tables has a bot to play, and in PostgreSQL they go on by themselves; all others wait for somebody. Called by `workers.py`.
"""

import argparse
import contextlib
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psycopg

from mascarade.server import entries, messages
from mascarade.server.postgres import prepare
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.elephant import Elephant

TABLES = 20_000
DUE = 10
"""Each so manieth table has a bot to play."""
WATCHED_SECONDS = 15.0
"""So long it is watched after it was ready."""


def unfinished(bot: bool) -> list[bytes]:
    """The entries of a table of six in the middle of a game: a bot is to decide, or the only person is."""
    table, bodies, dice = Table("ABCDEF"), list[bytes](), random.Random(1)

    def happen(entry: entries.AnyEntry) -> None:
        bodies.append(entries.encode(entry))
        table.apply(entry)

    happen(entries.Opened(options=messages.Options(seats=6), guest="g", name="Ada", action="g:1"))
    happen(table.start("g"))
    happen(table.entry("g", messages.Ready("2")))
    happen(entries.Begun())
    while len(table.playing.actions) < 20 or table.by_bot() != bot:
        happen(entries.Decided(number=dice.choice(table.playing.choice.actions)))
    return bodies


def fill_file(path: Path, many: int) -> None:
    """Unfinished tables in SQLite."""
    SqliteLedger(path).close()
    waiting, playing = unfinished(bot=False), unfinished(bot=True)
    base = sqlite3.connect(path)
    with base:
        for number in range(many):
            base.execute("INSERT INTO tables (code, made, opened) VALUES (?, ?, ?)", (f"T{number:05}", f"g:{number}", time.time()))
            bodies = waiting if number % DUE else playing
            base.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(f"T{number:05}", at, body) for at, body in enumerate(bodies)])
    base.close()


def fill_shared(address: str, many: int) -> None:
    """The same in PostgreSQL, after a worker that has died."""
    prepare(address, 10.0).close()
    waiting, playing = unfinished(bot=False), unfinished(bot=True)
    with psycopg.connect(address) as base, base.cursor() as cursor:
        cursor.execute("INSERT INTO workers VALUES ('dead', '', now())")
        with cursor.copy("COPY entries (code, number, epoch, body) FROM STDIN") as copy:
            for number in range(many):
                for at, body in enumerate(waiting if number % DUE else playing):
                    copy.write_row((f"T{number:05}", at, 1, body))
        cursor.execute(
            "INSERT INTO tables (code, made, owner, due) SELECT 'T' || lpad(n::text, 5, '0'), 'g:' || n, 'dead',"
            " CASE WHEN n %% %s = 0 THEN now() END FROM generate_series(0, %s) AS n",
            (DUE, many - 1),
        )


@contextlib.contextmanager
def serving(database: str, folder: Path) -> Iterator[tuple[int, int, float]]:
    """A worker on a database: its process, its port, and after how many seconds it was ready."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    began = time.monotonic()
    command = [sys.executable, "-m", "mascarade", "serve", "--port", str(port), "--database", database]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        while not ready(port):
            if process.poll() is not None:
                raise RuntimeError((folder / "log").read_text(encoding="utf-8")[-2000:])
            time.sleep(0.01)
        yield process.pid, port, time.monotonic() - began
    finally:
        process.terminate()
        process.wait(60)


def ready(port: int) -> bool:
    """Whether a worker says that it is."""
    with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
        return bool(answer.status == 200)
    return False


def memory(pid: int) -> float:
    """A process's largest resident memory by now, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1000


def look(database: str, folder: Path) -> dict[str, float]:
    """How soon it is ready, and how large it becomes."""
    with serving(database, folder) as (pid, port, seconds):
        time.sleep(WATCHED_SECONDS)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            awake = json.load(answer)["tables"]
        return {"ready_seconds": round(seconds, 2), "memory_mb": round(memory(pid)), "tables_awake": awake}


def measure(elephant: Elephant, many: int = TABLES) -> dict[str, dict[str, float]]:
    """Both kinds of database, empty and full: a worker that has nothing to do takes its time to start, too."""
    found = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found["SQLite, empty"] = look(str(folder / "empty.db"), folder)
        fill_file(folder / "full.db", many)
        found["SQLite"] = look(str(folder / "full.db"), folder)
        found["PostgreSQL, empty"] = look(elephant.database(), folder)
        address = elephant.database()
        fill_shared(address, many)
        found["PostgreSQL"] = look(address, folder)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    options = parser.parse_args()
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    base = Elephant()
    try:
        print(json.dumps(measure(base, options.tables), indent=2))
    finally:
        base.close()
