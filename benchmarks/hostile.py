"""A quiet client beside hostile ones: how long it waits for an answer, alone and beside each of eleven kinds.

    make bench        or        python benchmarks/hostile.py [--seconds 10] [--kinds pings,pongs] [--before FOLDER]

The server has one core; the quiet client and, at low priority, the hostile one share another. The quiet one sends a ping every 60 ms. Each
kind gets a fresh server: the quiet client's p99 beside the attack is compared with its p99 on that server before, the median of several.
What bots think with is compiled before all that, or the first server would share its core with a compiler. The target: at most three
times as long, and under 50 ms. `--before` measures another checkout in the same run. Takes about ten minutes, prints a table and
writes `benchmarks/results/hostile.json`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console
from rich.table import Table

from load import cpu_seconds, percentile
from run import machine, note
from server import CORES, Contestant, memory, pinned, running

HERE = Path(__file__).parent
ROOT = HERE.parent
TARGETS = {"times_alone": 3, "p99_ms": 50}
PERIOD = 0.06
ALONE = 3
"""How often it is measured how long a client waits that nobody is beside: the median counts, since a p99 is two pings of a hundred."""
GIVE_UP = 30.0
"""Seconds after which the quiet client goes away."""
GAME_SEATS = 13

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFzY2FyYWRlIG1hc2NhIQ==\r\n\r\n"
)


def frame(body: bytes, kind: int = 1, final: bool = True) -> bytes:
    """What a client sends, masked with zeros."""
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([(0x80 if final else 0) | kind]) + length + bytes(4) + body


def fragments() -> bytes:
    """A message in one-byte pieces."""
    return frame(b"x", final=False) + frame(b"x", kind=0, final=False) * 16_382 + frame(b"x", kind=0)


FLOODS: dict[str, bytes] = {
    "one-byte fragments": fragments(),
    "empty pings": frame(b"", 9) * 10_000,
    "pongs": frame(b"", 10) * 10_000,
    "empty texts": frame(b"") * 10_000,
    "binary": frame(b"\0", 2) * 10_000,
    "deep JSON": frame(b'{"id":' + b"[" * 4000) * 100,
    "oversized messages": frame(b"x" * 16_000) * 50,
}
"""Sent again and again over one connection, which comes back when it is cut off."""


HOSTILE = ("127.0.0.2", 0)
"""The hostile client's address: what it has left of its address's allowance is nobody else's loss."""


def connect(port: int, source: tuple[str, int] = HOSTILE) -> socket.socket:
    """A WebSocket, its hands shaken."""
    raw = socket.create_connection(("127.0.0.1", port), 5, source)
    raw.sendall(HANDSHAKE)
    said = b""
    while b"\r\n\r\n" not in said:
        more = raw.recv(4096)
        if not more:
            raise ConnectionError
        said += more
    if b" 101 " not in said[:20]:
        raise ConnectionError
    return raw


def again_and_again(port: int, attack: Callable[[int], None]) -> None:
    """Whatever the server does about it."""
    while True:
        try:
            attack(port)
        except OSError:
            time.sleep(0.005)


def flood(data: bytes) -> Callable[[int], None]:
    """Send as fast as the server reads, and drop what it answers."""

    def attack(port: int) -> None:
        with connect(port) as raw:
            raw.setblocking(False)
            left = memoryview(data)
            while True:
                with contextlib.suppress(BlockingIOError):
                    left = left[raw.send(left) :] or memoryview(data)
                with contextlib.suppress(BlockingIOError):
                    if not raw.recv(262_144):
                        return
                time.sleep(0.0002)

    return attack


def reconnect(port: int) -> None:
    """Come, ask sixty times, go, come again."""
    with connect(port) as raw:
        raw.sendall(frame(b'{"do":"ping"}') * 60)
        raw.settimeout(0.05)
        raw.recv(65536)


def silent(port: int) -> None:
    """A thousand half requests, each getting longer by a line now and then."""
    sockets: list[socket.socket] = []
    while True:
        for _ in range(50):
            raw = socket.create_connection(("127.0.0.1", port), 5, HOSTILE)
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            sockets.append(raw)
        for raw in list(sockets):
            try:
                raw.sendall(b"X: y\r\n")
            except OSError:
                sockets.remove(raw)
                raw.close()
        if len(sockets) > 1000:
            time.sleep(1)


def replays(table: str, readers: bool, sockets: int) -> Callable[[int], None]:
    """Ask for a long game's replay again and again, and read the answers, or not."""

    def attack(port: int) -> None:
        opened = [connect(port) for _ in range(sockets)]
        for raw in opened:
            raw.sendall(frame(json.dumps({"do": "watch", "id": "w", "table": table}).encode()))
            raw.setblocking(False)
        ask = frame(b'{"do":"replay","id":"r"}') * 57
        gone = 0
        while gone < sockets:
            gone = 0
            for raw in opened:
                try:
                    with contextlib.suppress(BlockingIOError):
                        raw.send(ask)
                    with contextlib.suppress(BlockingIOError):
                        if readers and not raw.recv(4_000_000):
                            gone += 1
                except OSError:
                    gone += 1
            time.sleep(0.01)
        for raw in opened:
            raw.close()

    return attack


def attacks(table: str) -> dict[str, Callable[[int], None]]:
    """Eleven kinds."""
    found = {kind: flood(data) for kind, data in FLOODS.items()}
    found["reconnecting"] = reconnect
    found["replays of a long game"] = replays(table, True, 1)
    found["unread answers"] = replays(table, False, 10)
    found["half requests"] = silent
    return found


async def long_game(port: int) -> str:
    """One person and twelve bots play to the end; gives the table's code."""
    import aiohttp

    async with aiohttp.ClientSession() as session, session.ws_connect(f"http://127.0.0.1:{port}/ws", max_msg_size=0) as found:
        await found.send_json({"do": "quick", "id": "q", "name": "Quiet", "options": {"seats": GAME_SEATS}})
        code, asked = "", 0
        while True:
            message = await found.receive_json(timeout=60)
            code = message.get("table") or code if message["is"] == "ok" else code
            if message.get("phase") == "over":
                return code
            if message.get("phase") == "deal":
                await found.send_json({"do": "ready", "id": "y"})
            if message.get("choices"):
                asked += 1
                decisions = message["game"]["decisions"]
                await found.send_json({"do": "decide", "id": f"d{asked}", "action": message["choices"][-1]["action"], "after": decisions})


def quiet(port: int, seconds: float) -> None:
    """Print how long each ping waits for its pong; when a line comes in, measure again over the same connection."""
    with connect(port, ("127.0.0.1", 0)) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.settimeout(GIVE_UP)
        for _ in range(ALONE + 1):
            waits = []
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                began = time.perf_counter()
                raw.sendall(frame(b'{"do":"ping"}'))
                raw.recv(4096)
                waits.append(time.perf_counter() - began)
                time.sleep(PERIOD)
            print(json.dumps(waits), flush=True)
            sys.stdin.readline()


def contestant(folder: Path) -> Contestant:
    """The server in a checkout, with the limits that it has by itself."""
    code = "import sys; sys.argv[0] = 'mascarade'; from mascarade.cli import main; sys.exit(main())"
    command = ["env", f"PYTHONPATH={folder / 'src'}", sys.executable, "-c", code, "serve"]
    return Contestant(folder.name, "", [*command, "--port", "PORT", "--database", "DATABASE", "--bot-pace", "0"], [])


def compile_bots(folder: Path) -> None:
    """Let the machine code be there that a checkout's server would else compile in the background, on its own core."""
    code = "from mascarade.server.bot_seats import begin, wake_up; begin(); wake_up()"
    subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": str(folder / "src")}, check=True)


def itself(*words: str) -> list[str]:
    """The same program in another role."""
    return pinned(1, [sys.executable, str(Path(__file__)), *words])


@contextlib.contextmanager
def attacked(kind: str, port: int, table: str) -> Iterator[None]:
    """The hostile client, in a process of its own; it begins a second before anything is measured."""
    process = subprocess.Popen(
        ["nice", "-n", "10", *itself("--attack", kind, "--port", str(port), "--table", table)], start_new_session=True
    )
    try:
        time.sleep(1)
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def measure(server: Contestant, kind: str, seconds: float) -> dict[str, Any]:
    """One kind, on a fresh server."""
    with running(server) as (url, pid):
        port = urlsplit(url).port or 0
        table = asyncio.run(long_game(port)) if "answers" in kind or "replays" in kind else "AAAAAA"
        before = memory(pid)
        command = itself("--quiet", str(port), "--seconds", str(seconds))
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as listener:
            assert listener.stdin is not None
            assert listener.stdout is not None
            alone = [percentile(json.loads(listener.stdout.readline()), 0.99)]
            while len(alone) < ALONE:
                listener.stdin.write("\n")
                listener.stdin.flush()
                alone.append(percentile(json.loads(listener.stdout.readline()), 0.99))
            with attacked(kind, port, table):
                began, busy = time.monotonic(), cpu_seconds(pid)
                listener.stdin.write("\n")
                listener.stdin.flush()
                said = listener.stdout.readline()
                server_cpu = (cpu_seconds(pid) - busy) / (time.monotonic() - began)
            beside = json.loads(said) if said else [GIVE_UP]
            listener.communicate("\n")
        grown = memory(pid) - before
    found = {
        "alone_p99_ms": statistics.median(alone),
        "alone_p99s_ms": alone,
        "p50_ms": percentile(beside, 0.5),
        "p99_ms": percentile(beside, 0.99),
        "worst_ms": percentile(beside, 0.9999),
        "pings": len(beside),
        "server_cpu": round(server_cpu, 2),
        "memory_mib": round(grown / 1024, 1),
    }
    found["times_alone"] = round(found["p99_ms"] / max(found["alone_p99_ms"], 0.01), 1)
    note(f"  {server.name}, {kind}: {found}")
    return found


def main() -> int:
    """Measure everything, print a table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--kinds", default="", help="only these, separated by commas; nothing is written")
    parser.add_argument("--before", type=Path, help="another checkout, measured too")
    parser.add_argument("--quiet", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--table", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.quiet:
        quiet(options.quiet, options.seconds)
        return 0
    if options.attack:
        again_and_again(options.port, attacks(options.table)[options.attack])
    kinds = [kind for kind in options.kinds.split(",") if kind] or list(attacks(""))
    servers = {"now": contestant(ROOT)} | ({"before": contestant(options.before)} if options.before else {})
    for folder in (ROOT, options.before):
        if folder is not None:
            compile_bots(folder)
    found = {kind: {name: measure(server, kind, options.seconds) for name, server in servers.items()} for kind in kinds}
    show(found)
    if not options.kinds:
        what = f"a ping every {1000 * PERIOD:g} ms for {options.seconds:g} s: alone, then beside a hostile client; a fresh server each time"
        results = machine() | {"what": what, "cores_used": CORES, "targets": TARGETS, "kinds": found}
        (HERE / "results" / "hostile.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


def show(found: dict[str, dict[str, dict[str, Any]]]) -> None:
    """The table on the screen."""
    console = Console()
    table = Table(title="A quiet client beside hostile ones: p99 of a ping in ms")
    for column in ("", "server", "alone", "beside", "times", "worst", "server's core", "memory, MiB"):
        table.add_column(column, justify="right" if column else "left")
    for kind, servers in found.items():
        for name, one in servers.items():
            cells = ("alone_p99_ms", "p99_ms", "times_alone", "worst_ms", "server_cpu", "memory_mib")
            table.add_row(kind, name, *(f"{one[cell]:,g}" for cell in cells))
    console.print(table)
    for kind, servers in found.items():
        for figure, most in TARGETS.items():
            if servers["now"][figure] > most:
                console.print(f"[red]target missed beside {kind}: {figure} {servers['now'][figure]:,g}, wanted at most {most}")


if __name__ == "__main__":
    raise SystemExit(main())
