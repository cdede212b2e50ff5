"""Film strips of the moments at the table, a picture each: part of `make screenshots`, and `python -m tools.screenshots film phone`.

They are taken from the running page as it moves, at even distances in time.
"""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PHONE, ROOT, RunningServer
from tests.browser.hands import MINE, act, play_to_menu
from tests.browser.tables import announce, has_menu, look, make_table, pretend, put_back, ready, start

FOLDER = ROOT / "docs" / "screenshots"
FRAMES = 7
WIDTH = 168
"""Of a frame, in pixels."""


@contextmanager
def filming(page: Page, path: Path, browser: Browser, since: str) -> Iterator[None]:
    """Film a page from the moment on in which something is in sight."""
    frames: list[tuple[float, str]] = []
    camera = page.context.new_cdp_session(page)

    def keep(event: dict[str, object]) -> None:
        frames.append((event["metadata"]["timestamp"], str(event["data"])))  # type: ignore[index]
        camera.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    page.evaluate(
        """since => {
          window.begun = undefined;
          const watch = new MutationObserver(() => {
            if (!document.querySelector(since)) return;
            window.begun = Date.now() / 1000;
            watch.disconnect();
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true });
        }""",
        since,
    )
    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "maxWidth": 2 * WIDTH, "maxHeight": 4 * WIDTH})
    yield
    camera.send("Page.stopScreencast")
    begun = float(page.evaluate("window.begun ?? 0"))
    taken = [frame for frame in frames if frame[0] >= begun]
    first, last = taken[0][0], taken[-1][0]
    times = [first + (last - first) * (number + 0.5) / FRAMES for number in range(FRAMES)]
    cut = [min(taken, key=lambda frame: abs(frame[0] - at))[1] for at in times]
    table = browser.new_page(viewport={"width": FRAMES * (WIDTH + 6) + 6, "height": 100})
    pictures = "".join(f'<img width={WIDTH} src="data:image/jpeg;base64,{one}">' for one in cut)
    style = "margin:0;padding:6px;background:#1b1026;display:flex;align-items:start;gap:6px;width:max-content"
    table.set_content(f'<!doctype html><body style="{style}">{pictures}')
    table.locator("body").screenshot(path=path, type="jpeg", quality=74)
    table.close()
    print(f"  {path.stem}", flush=True)


def film(browser: Browser, server: RunningServer) -> None:
    """One exchange, one look, one reveal, one end."""
    names = ("Ottavia", "Marcello", "Isolde", "Jacopo")

    def visit(url: str, viewport: dict[str, int] = PHONE, locale: str = "en-US") -> Page:
        moves = "reduce" if browser.contexts else "no-preference"  # only the first is filmed
        context = browser.new_context(viewport=viewport, locale=locale, reduced_motion=moves, color_scheme="dark")  # type: ignore[arg-type]
        context.set_default_timeout(60_000)
        context.add_init_script("localStorage.setItem('mascarade-hints', 'off')")
        page = context.new_page()
        page.goto(url)
        return page

    pages = make_table(visit, server, 4, {"seats": 4, "starts": "first"}, names=names)
    host = pages[0]
    start(host)
    ready(*pages)
    while not host.locator(f"{MINE}.alike:enabled").count():
        host.locator(".felt .pick[aria-pressed=false]").first.click()
    with filming(host, FOLDER / "film-exchange.jpg", browser, ".veil"):
        pretend(host)
        expect(host.locator(".veil")).to_have_count(0)
        host.wait_for_timeout(300)
    play_to_menu(pages, host)
    with filming(host, FOLDER / "film-look.jpg", browser, ".peek"):
        look(host)
        expect(host.locator(".peek button")).to_be_enabled()
        host.wait_for_timeout(1200)
        put_back(host)
    play_to_menu(pages, host)
    with filming(host, FOLDER / "film-reveal.jpg", browser, ".forward"):
        announce(host, "King")
        for page, claims in zip(pages[1:], (True, True, False), strict=True):
            expect(page.locator(f"{MINE}.claim")).to_be_visible()
            page.locator(f"{MINE}.claim" if claims else f"{MINE}:not(.claim)").first.click()
        host.locator(".verdict").nth(2).wait_for()
        expect(host.locator(".forward")).to_have_count(0)
    for context in browser.contexts:
        context.close()
    _end(visit, server, browser, names[:2])


def _end(visit, server: RunningServer, browser: Browser, names: tuple[str, ...]) -> None:  # type: ignore[no-untyped-def]
    """Two Kings, believed until one of them is rich."""
    pages = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, names=names)
    host, rng = pages[0], random.Random(0)
    start(host)
    ready(*pages)
    until = time.monotonic() + 300
    with filming(host, FOLDER / "film-end.jpg", browser, ".dark.on"):
        while not host.locator(".won").count():
            assert time.monotonic() < until
            for page in pages:
                if has_menu(page):
                    announce(page, "King", "left")
                elif page.locator(f"{MINE}.claim").count():
                    page.locator(f"{MINE}:not(.claim)").first.click()
                else:
                    act(page, rng)
            host.wait_for_timeout(100)
        host.locator("main.over").wait_for()
        host.wait_for_timeout(1500)
