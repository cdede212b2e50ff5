"""The page on a slow phone: what it fetches at first, how soon it can be played, and how evenly a triple reveal runs.

    make bench        or        python benchmarks/page.py [--reveals 3] [--slower 4]

Headless Chromium at a quarter of the processor's speed, a phone's screen. Four people; one announces, two claim, three cards turn, fines
fly. Every frame from the moment the table grows dark until it is light again counts: how long after the one before it came. Besides: from
opening the page, which the device has kept, to a dealt game; 5,000 games of “How will this play?” on two cores, at full speed; what the
server is asked for during a game against bots. Writes `benchmarks/results/page.json`.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from run import machine, note

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.browser.conftest import PHONE, launch, running  # noqa: E402
from tests.browser.hands import MINE, play_on, play_to_menu  # noqa: E402
from tests.browser.speed import fetched, to_play  # noqa: E402
from tests.browser.tables import announce, make_table, ready, start  # noqa: E402

TARGETS = {"p99_ms": 34, "fetched_bytes": 250_000, "deal_ms": 500, "preview_s": 3, "playable_bytes": 200_000, "requests_in_a_game": 0}
VISITS, PREVIEWS, GAMES = 5, 3, 5_000

_FRAMES = """() => {
  window.frames_ = [];
  let last = 0;
  const next = (now) => {
    const dark = document.querySelector('.dark.on, .forward');
    if (dark && last) frames_.push(now - last);
    last = dark ? now : 0;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


# Plays at once, and keeps when the cards lay there and were drawn: milliseconds since the page was asked for.
_PLAY = """
  new MutationObserver(() => {
    const play = document.querySelector('.doors .button.gold.large');
    if (play && !window.pressed) play.click(window.pressed = true);
    if (document.querySelector('.deal') && document.querySelector('.felt .card') && !window.lie) {
      window.lie = true;
      requestAnimationFrame(() => setTimeout(() => (window.dealt = performance.now())));
    }
  }).observe(document, { childList: true, subtree: true });
"""
_DEALT = "() => new Promise((done) => { const look = () => (window.dealt ? done(dealt) : setTimeout(look, 5)); look(); })"
_PREVIEW = """(games) => new Promise((done) => {
  const began = performance.now();
  document.querySelector('.foretell button').click();
  const look = () => {
    const played = document.querySelector('.foretell progress')?.value ?? (document.querySelector('.foretell .answer') ? Infinity : 0);
    played >= games ? done(performance.now() - began) : requestAnimationFrame(look);
  };
  look();
})"""


def deals(browser: Any, url: str, slower: float) -> list[float]:
    """Milliseconds from opening a page that is kept to a dealt game, some visits after the first."""
    context = browser.new_context(viewport=PHONE)
    first = context.new_page()
    first.goto(url)
    first.evaluate("() => navigator.serviceWorker.ready")
    first.close()
    context.add_init_script(_PLAY)
    found = []
    for _ in range(VISITS):
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(url)
        found.append(float(page.evaluate(_DEALT)))
        page.close()
    context.close()
    return found


def previews(browser: Any, url: str) -> list[float]:
    """Seconds until the bots have played so many games on two cores."""
    found = []
    for _ in range(PREVIEWS):
        page = browser.new_page()
        page.add_init_script("Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 });")
        page.goto(f"{url}/make")
        page.locator(".foretell button").wait_for()
        found.append(page.evaluate(_PREVIEW, GAMES) / 1000)
        page.close()
    return found


def asked_in_a_game(browser: Any, url: str) -> int:
    """What a server is asked for, and sockets opened to it, from the deal of a game against bots to its end, on a page that is kept."""
    page = browser.new_page()
    asked: list[str] = []
    page.goto(url)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(".deal").wait_for()
    page.wait_for_load_state("networkidle")
    page.on("response", lambda one: None if one.from_service_worker else asked.append(one.url))
    page.on("websocket", lambda one: asked.append(one.url))
    play_on([page])
    page.close()
    return len(asked)


def reveals(browser: Any, url: Any, count: int, slower: float) -> list[float]:
    """How long each frame took, over some reveals of three cards."""

    def visit(url: str, viewport: dict[str, int] = PHONE, locale: str = "en-US") -> Page:
        motion = "reduce" if browser.contexts else "no-preference"  # only the first is looked at
        page: Page = browser.new_context(viewport=viewport, locale=locale, reduced_motion=motion).new_page()
        page.goto(url)
        return page

    frames: list[float] = []
    for number in range(count):
        note(f"reveal {number + 1} of {count}")
        pages = make_table(visit, url, 4, {"seats": 4, "starts": "first"})
        host = pages[0]
        start(host)
        ready(*pages)
        play_to_menu(pages, host)
        announce(host, "King")
        for page in pages[1:3]:
            expect(page.locator(f"{MINE}.claim")).to_be_visible()
            page.locator(f"{MINE}.claim").click()
        expect(pages[3].locator(f"{MINE}.claim")).to_be_visible()
        host.evaluate(_FRAMES)
        host.context.new_cdp_session(host).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        pages[3].locator(f"{MINE}:not(.claim)").first.click()
        host.locator(".verdict").nth(2).wait_for(timeout=120_000)
        expect(host.locator(".forward")).to_have_count(0, timeout=120_000)
        frames += host.evaluate("frames_")
        for context in browser.contexts:
            context.close()
    return sorted(frames)


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reveals", type=int, default=3)
    parser.add_argument("--slower", type=float, default=4)
    options = parser.parse_args()
    load = float(Path("/proc/loadavg").read_text().split()[0])
    with sync_playwright() as playwright, running() as server:
        browser = launch(playwright)
        sizes = {name: fetched(browser, server.url + path) for name, path in {"home": "/", "table": "/learn"}.items()}
        sizes["before it can be played"] = to_play(browser, server.url)
        note("deals, previews, a game")
        soon = {
            "deal_ms": round(statistics.median(deals(browser, server.url, options.slower))),
            "preview_s": round(statistics.median(previews(browser, server.url)), 2),
            "requests_in_a_game": asked_in_a_game(browser, server.url),
        }
        frames = reveals(browser, server, options.reveals, options.slower)
        browser.close()
    p50, p99 = (round(frames[int(share * (len(frames) - 1))], 1) for share in (0.5, 0.99))
    found = {"frames": len(frames), "p50_ms": p50, "p99_ms": p99, "worst_ms": round(frames[-1], 1)}
    what = f"{options.reveals} reveals of three cards, the processor {options.slower:g} times slowed; load average before: {load:g}"
    results = machine() | {"what": what, "targets": TARGETS, "reveal": found, "fetched_bytes": sizes, "soon": soon}
    (HERE / "results" / "page.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({"load": load, **found, **sizes, **soon}, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
