"""The page is light, and nothing in it jumps."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CALM, DESKTOP, MOVING, RunningServer, Visit
from tests.browser.hands import play_on
from tests.browser.speed import SHIFTS, fetched, shifted, to_play
from tests.browser.tables import make_table, ready, start

LIGHT = 250_000
"""Bytes, without fonts."""
PLAYABLE = 200_000
"""The same of what comes before one can play, without headers."""


def test_what_is_fetched_at_first(browser: Browser, visit: Visit, server: RunningServer) -> None:
    """Nobody waits long for the first page, nor for a table that somebody sent them a link to."""
    host, guest = make_table(visit, server, 2, {"seats": 4})
    sizes = {path: fetched(browser, server.url + path) for path in ("/", "/learn")}
    start(host)
    ready(host, guest)
    sizes["/t"] = fetched(browser, host.url)
    assert max(sizes.values()) < LIGHT, sizes
    assert min(sizes.values()) > 20_000, sizes
    assert min(sizes.values()) < to_play(browser, server.url) < PLAYABLE


@pytest.mark.parametrize(("motion", "seats"), [(CALM, 2), (MOVING, 6)])
def test_nothing_jumps(motion: str, seats: int, visit: Visit, server: RunningServer) -> None:
    """From the first page through a whole game to its end, on a wide screen and on a phone."""

    def visitor(*where: object) -> Page:
        return visit(*where, motion=motion)

    host, guest = make_table(visitor, server, 2, {"seats": seats})
    host.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    for page in (host, guest):
        page.add_init_script(SHIFTS)
        at = page.url
        for where, what in ((server.url, "h1"), (at, ".lobby .cast")):
            page.goto(where)
            expect(page.locator(what).first).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert shifted(page) == []
    start(host)
    expect(guest.locator(".deal")).to_be_visible()
    ready(host, guest)
    play_on([host, guest])
    found = shifted(host) + shifted(guest)
    assert found == [], "\n".join(map(str, found))
