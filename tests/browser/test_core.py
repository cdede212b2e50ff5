"""The fourth speed in Chromium, which plays the same as the CPU does: see tests/wasm."""

import base64
import json
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Route

from mascarade.expert.network import SHIPPED
from mascarade.wasm.kept import core_wasm
from tests.wasm.beside import NODE, Table, random_decisions
from tests.wasm.test_core import decisions, games

ROOT = Path(__file__).parents[2]
PROVE = "tests/wasm/prove.ts"
PLAY = f"""
async ({{ wasm, weights, jobs }}) => {{
  const {{ prove }} = await import("/{PROVE}");
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return prove(bytes(wasm), jobs, bytes(weights).buffer);
}}
"""
STRIP = """
const { stripTypeScriptTypes } = require("node:module"), { readFileSync } = require("node:fs");
console.log(JSON.stringify(process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, "utf8")))));
"""


def test_chromium_plays_as_the_cpu_does(browser: Browser) -> None:
    files = (PROVE, *(f"page/src/core/{name}.ts" for name in ("core", "bots", "expert", "layout")))
    stripped = subprocess.run([str(NODE), "--no-warnings", "-e", STRIP, *files], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = dict(zip(files, json.loads(stripped.stdout), strict=True))

    def answer(route: Route) -> None:
        found = modules.get(route.request.url.removeprefix("http://core.test/"))
        route.fulfill(content_type="text/javascript" if found else "text/html", body=found or "")

    random, bots = list(decisions(45_000, 3_200)), list(games(1))[::3]
    experts = [(cast, asked | {"bots": ["expert"] * cast.players, "most": 20}) for cast, asked in list(games(1))[::8]]
    page = browser.new_page()
    page.route("http://core.test/**", answer)
    page.goto("http://core.test/")
    wasm, weights = (base64.b64encode(file.read_bytes()).decode() for file in (core_wasm(), SHIPPED))
    found = page.evaluate(PLAY, {"wasm": wasm, "weights": weights, "jobs": [asked for _, asked in (*random, *bots, *experts)]})
    page.close()
    assert found[: len(random)] == [random_decisions(cast, asked["seed"], asked["decisions"]) for cast, asked in random]
    assert found[len(random) :] == [Table(cast, asked).play() for cast, asked in (*bots, *experts)]
