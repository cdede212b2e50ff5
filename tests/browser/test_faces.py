"""Faces and what they say: everybody's mask wherever they are named, and no reaction that nobody meant."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import MINE, play_on, play_to_menu
from tests.browser.tables import announce, make_table, ready, start

# A second tap, as early as a finger could: in the moment in which the reactions appear.
_TAP_AT_ONCE = """() => new MutationObserver((_, observer) => {
  const found = document.querySelector('.dock ul .button');
  if (found) { observer.disconnect(); found.click(); }
}).observe(document.body, { childList: true, subtree: true })"""


def worn(page: Page, where: str) -> list[str]:
    """The faces that are to be seen somewhere."""
    drawn = "all => all.map((one) => `${one.dataset.mask} ${one.dataset.colour}`)"
    return list(page.locator(f"{where} svg.face").evaluate_all(drawn))


def test_a_second_tap_says_nothing(visit: Visit, server: RunningServer) -> None:
    """Reactions come where the decision was: a double tap must not send one; a tap after a moment does, beside the face."""
    pages = make_table(visit, server, 4, {"seats": 4, "starts": "first"})
    host, first, *_ = pages
    start(host)
    ready(*pages)
    play_to_menu(pages, host)
    host.evaluate(_TAP_AT_ONCE)
    announce(host, "King")
    expect(first.locator(f"{MINE}.claim")).to_be_visible()
    expect(host.locator(".dock ul .button").first).to_be_visible()
    guard = host.locator(".dock ul").evaluate("one => parseFloat(getComputedStyle(one).getPropertyValue('--guard'))")
    assert guard >= 500
    host.wait_for_timeout(guard)
    host.locator(".dock").get_by_role("button", name="Bravo!").click()
    expect(first.locator(".saying")).to_have_text("Bravo!")
    first.get_by_role("button", name="Chat").click()
    said = first.get_by_role("dialog").get_by_role("log")
    expect(said).to_contain_text("Bravo!")
    expect(said).not_to_contain_text("Ha ha!")
    assert worn(first, "dialog .lines")[0] == worn(first, ".felt .who")[0]


def test_everybody_has_a_face_everywhere(visit: Visit, server: RunningServer) -> None:
    """Seats, history, podium and chart show the same masks, and no two are alike."""
    (host,) = make_table(visit, server, 1, {"seats": 4})
    expect(host.locator(".seat svg.face")).to_have_count(1)
    lobby = worn(host, ".seat")
    screen = visit(f"{host.url}/screen", DESKTOP)
    expect(screen.locator(".guests li svg.face")).to_have_count(1)
    assert worn(screen, ".guests") == lobby
    start(host)
    ready(host)
    seats = worn(host, ".felt .who")
    assert len(set(seats)) == 4
    assert set(lobby) <= set(seats)
    play_to_menu([host], host)
    host.get_by_role("button", name="History").click()
    assert set(worn(host, "dialog .log")) == set(seats)
    host.keyboard.press("Escape")
    play_on([host])
    expect(host.locator(".chart svg").first).to_be_visible()
    for where in (".podium", ".chart"):
        assert sorted(worn(host, where)) == sorted(seats), where
