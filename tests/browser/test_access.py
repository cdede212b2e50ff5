"""For everybody: axe-core finds nothing on any page, nothing scrolls sideways, and the first page is light."""

import gzip
import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import act
from tests.browser.tables import make_table, start

AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "mascarade" / "server" / "static"
THEMES = [(PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light"), (DESKTOP, "dark")]


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => JSON.stringify((await axe.run(document)).violations)")
    return [f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']][:3]}" for one in json.loads(found)]


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"))


def fine(page: Page) -> None:
    """Nothing to complain about here."""
    assert violations(page) == [], page.url
    assert not scrolls_sideways(page), page.url


@pytest.mark.parametrize(("viewport", "scheme"), THEMES)
@pytest.mark.parametrize("path", ["/", "/make", "/rules/1", "/rules/2", "/learn", "/pass", "/nowhere/at/all"])
def test_pages(path: str, viewport: dict[str, int], scheme: str, visit: Visit, server: RunningServer) -> None:
    page = visit(server.url + path, viewport, color_scheme=scheme)
    expect(page.locator("h1, h2").first).to_be_visible()
    fine(page)


@pytest.mark.parametrize(("viewport", "scheme"), THEMES)
def test_a_table_from_lobby_to_end(viewport: dict[str, int], scheme: str, visit: Visit, server: RunningServer) -> None:
    host = make_table(visit, server, 1, {"seats": 6}, viewport)[0]
    host.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    fine(host)
    screen = visit(f"{host.url}/screen", DESKTOP)
    expect(screen.locator("h1").first).to_be_visible()
    fine(screen)
    start(host)
    expect(host.locator(".deal")).to_be_visible()
    fine(host)
    rng = random.Random(5)
    seen: set[str] = set()
    while (what := act(host, rng)) != "over":
        scene = str(host.evaluate("() => document.querySelector('dialog[open] h2, .dock h2')?.textContent?.replace(/[“«„].*/, '') ?? ''"))
        if what != "wait" and scene not in seen and len(seen) < 6:
            seen.add(scene)
            fine(host)
        host.wait_for_timeout(30)
    expect(host.locator("main.over td").first).to_be_visible()
    fine(host)
    assert len(seen) >= 3


def test_a_narrow_phone(visit: Visit, server: RunningServer) -> None:
    """320 pixels are enough."""
    page = visit(server.url, {"width": 320, "height": 640})
    for path in ("/", "/make", "/rules/1", "/pass"):
        page.goto(server.url + path)
        expect(page.locator("h1, h2").first).to_be_visible()
        assert not scrolls_sideways(page), path


def test_what_happens_is_announced(visit: Visit, server: RunningServer) -> None:
    """A screen reader hears what happens at the table."""
    page = make_table(visit, server, 1, {"seats": 4})[0]
    start(page)
    page.locator(".deal .button.gold").click()
    expect(page.locator("[aria-live]:not(:empty)").first).to_be_attached()


def test_the_first_load_is_light() -> None:
    """Under 250 kB compressed."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    files = {STATIC / "index.html", *(STATIC / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', index))}
    assert len(files) >= 3
    assert sum(len(gzip.compress(Path(file).read_bytes())) for file in files) < 250_000
