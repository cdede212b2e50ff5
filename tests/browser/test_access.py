"""For everybody: axe-core finds nothing on any page, nothing scrolls sideways, decisions are read aloud, and the first load is small."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import MINE, play_to_menu, play_until
from tests.browser.tables import announce, finish, make_table, ready, start

NARROW = {"width": 320, "height": 640}
LIGHT, DARK = "light", "dark"

_SIDEWAYS = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 0) return '';
  const far = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
  return `${wide} px too wide: ` + far.slice(0, 5).map((one) => one.tagName + '.' + one.className).join(', ');
}"""


def fine(page: Page, where: str) -> list[str]:
    """What is wrong with a page as it is now."""
    sideways = page.evaluate(_SIDEWAYS)
    return [f"{where}: {one}" for one in ([sideways] if sideways else []) + violations(page)]


@pytest.mark.parametrize(
    ("viewport", "scheme"), [(PHONE, DARK), (DESKTOP, LIGHT), (NARROW, LIGHT)], ids=["phone dark", "desktop light", "narrow light"]
)
def test_pages(viewport: dict[str, int], scheme: str, visit: Visit, server: RunningServer) -> None:
    """Everything that needs no game."""
    wrong: list[str] = []
    page = visit(server.url, viewport, color_scheme=scheme)
    for where in ("/", "/make", "/rules/1", "/rules/2", "/learn", "/pass", "/nowhere", "/t/ZZZZZZ"):
        page.goto(server.url + where)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        wrong += fine(page, where)
    page.goto(f"{server.url}/make")
    page.get_by_role("radio", name="Your own").check(force=True)
    page.get_by_role("button", name="Judge", exact=True).click()
    expect(page.locator(".problems")).to_be_visible()
    wrong += fine(page, "a cast of one's own")
    page.get_by_role("button", name="Blank card").click()
    wrong += fine(page, "a blank card")
    page.goto(server.url)
    page.get_by_label("Table code").fill("?")
    page.get_by_role("button", name="Join").click()
    wrong += fine(page, "a wrong code")
    assert wrong == []


def opened(page: Page, name: str) -> list[str]:
    """What is wrong with a dialog that a button opens; it is closed again."""
    page.get_by_role("button", name=name).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    wrong = fine(page, name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return wrong


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, LIGHT), (DESKTOP, DARK)], ids=["phone light", "desktop dark"])
def test_a_game(viewport: dict[str, int], scheme: str, visit: Visit, server: RunningServer) -> None:
    """Every mode of the table, through the eyes of two people, and what comes after."""
    wrong: list[str] = []

    def look(page: Page, where: str) -> None:
        wrong.extend(fine(page, where))

    def coloured(url: str, *_: object) -> Page:
        return visit(url, viewport, color_scheme=scheme)

    host, guest = make_table(coloured, server, 2, {"seats": 2, "starts": "first", "memory": "aid", "seconds": 300})
    look(host, "lobby")
    look(guest, "lobby, guest")
    wrong += opened(host, "Change")
    wrong += opened(host, "QR code: enlarge")
    screen = coloured(f"{host.url}/screen")
    expect(screen.locator("h1")).to_be_attached()
    look(screen, "big screen, lobby")
    start(host)
    host.locator(".deal").wait_for()
    look(host, "deal")
    ready(host, guest)
    expect(host.locator(".felt .pick").first).to_be_visible()
    look(host, "exchange")
    look(guest, "waiting")
    host.locator(".felt .pick").first.click()
    look(host, "exchange, one card tapped")
    play_to_menu([host, guest], host)
    look(host, "menu")
    look(screen, "big screen")
    beside = ("Chat", "History") if viewport is PHONE else ()  # on a large screen they are there all the time
    for name in ("Cast", *beside, "Settings", "Leave the table", "What I have seen"):
        wrong += opened(host, name)
    host.locator(MINE).filter(has_text="Announce").click()
    look(host, "announce")
    host.keyboard.press("Escape")
    announce(host, "Witch", "left")
    expect(guest.locator(".dock .action.claim")).to_be_visible()
    look(guest, "answer")
    guest.locator(MINE).filter(has_text="Claim").click()
    look(guest, "claim with")
    guest.get_by_role("button", name="Back").click()
    guest.locator(MINE).filter(has_text="Pass").click()
    expect(host.locator(".felt .whole")).to_be_visible()
    look(host, "a power's choice")
    host.get_by_role("button", name="Nobody").click()
    play_to_menu([host, guest], guest)
    guest.locator(MINE).filter(has_text="Look").click()
    guest.locator(MINE).filter(has_text="left").click()
    expect(guest.locator(".peek button")).to_be_enabled()
    look(guest, "a look")
    finish(host, guest)
    expect(host.locator("main.over td").first).to_be_visible()
    look(host, "over")
    look(screen, "big screen, over")
    assert wrong == []


@pytest.mark.parametrize("viewport", [PHONE, NARROW, DESKTOP], ids=["phone", "narrow", "desktop"])
def test_thirteen(viewport: dict[str, int], visit: Visit, server: RunningServer) -> None:
    """The fullest table: nothing scrolls, every card can be tapped, and no two seats overlap."""
    (page,) = make_table(visit, server, 1, {"seats": 13, "starts": "first"}, viewport, at="deal")
    page.locator(".deal").wait_for()
    wrong = fine(page, "deal")
    ready(page)
    expect(page.locator(".felt .pick")).to_have_count(12)
    wrong += fine(page, "exchange")
    assert wrong == []
    boxes = [one.bounding_box() for one in page.locator(".felt .pick").all()]
    for box in boxes:
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= viewport["width"]
        assert box["y"] + box["height"] <= viewport["height"]
        assert min(box["width"], box["height"]) >= 24, "WCAG 2.2: large enough to be tapped"
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "the table is on one screen"


def test_pass_and_play(visit: Visit, server: RunningServer) -> None:
    page = visit(f"{server.url}/pass", color_scheme=DARK)
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".deal").wait_for()
    wrong = fine(page, "deal")
    page.locator(".deal .button.gold").click()
    page.locator(".cover").wait_for()
    wrong += fine(page, "cover")
    page.locator(".cover .button.gold").click()
    wrong += fine(page, "exchange")
    assert wrong == []


def test_decisions_are_read_aloud(visit: Visit, server: RunningServer) -> None:
    """Live regions tell what happened, and that it is one's own decision."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, at="game")
    expect(host.locator("body > [aria-live=assertive]")).to_contain_text("It is up to you.")
    play_until([host], lambda: guest.locator(".felt .pick").count() > 0)
    expect(guest.locator("body > [aria-live=polite]")).to_contain_text("Host takes")
    expect(guest.locator("body > [aria-live=assertive]")).to_contain_text("It is up to you.")
    told = guest.locator("body > [aria-live]").all_inner_texts()
    assert not re.search("exchanged|pretended", " ".join(told)), "nobody hears what was done under the table"


def test_the_first_load_is_small(visit: Visit, server: RunningServer) -> None:
    """Under 250 kB compressed: everything that the first page fetches."""
    fetched: dict[str, int] = {}
    page = visit("about:blank")

    def count(url: str, body: Callable[[], bytes]) -> None:
        fetched[url] = len(gzip.compress(body(), 9))

    page.on("response", lambda response: count(response.url, response.body) if response.ok else None)
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    assert len(fetched) >= 3
    assert sum(fetched.values()) < 250_000, fetched


def test_it_can_be_installed(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("async (src) => (await fetch(src)).status", icon["src"]) == 200
    assert (ROOT / "src/mascarade/server/static/icon-192.png").exists()
