"""One's own look: a card that comes forward, turns for nobody else, stays until it is put back, and what happens waits for it."""

import random
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CALM, MOVING, RunningServer, Visit
from tests.browser.hands import LONG_ENOUGH, MENU, MINE, act
from tests.browser.tables import announce, look, make_table, put_back

PEEK = ".peek"
# What the page shows in its moments: how many large cards have turned, and all pictures and names on them.
_WATCH = """() => {
  window.moments = [];
  new MutationObserver(() => moments.push({
    turned: document.querySelectorAll('.peek .card.up').length,
    told: document.querySelector('.peek')?.textContent.trim() ?? '',
    pictures: document.querySelectorAll('.peek .mask').length,
  })).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def at_the_menu(visit: Visit, server: RunningServer, motion: str = CALM, **options: object) -> tuple[Page, Page]:
    """Two people; it is the host's turn."""

    def visitor(*where: object) -> Page:
        return visit(*where, motion=motion)

    host, guest = make_table(visitor, server, 2, {"seats": 2, "starts": "first", **options}, at="turn")
    return host, guest


@pytest.mark.parametrize("motion", [CALM, MOVING])
def test_it_turns_stays_and_is_forgotten(motion: str, visit: Visit, server: RunningServer) -> None:
    """R10.4. Nothing says what it is before it has turned; when it has been put back nothing remembers it. With the memory aid the log
    learns of it then, not before."""
    host, guest = at_the_menu(visit, server, motion, memory="aid")
    host.evaluate(_WATCH)
    host.evaluate("takeYourTime()")
    look(host, "left")
    expect(host.locator(f"{PEEK} p")).to_contain_text("You see your left card:")
    expect(host.locator(".log p.saw")).to_have_count(0)
    moments = host.evaluate("moments")
    assert any(not moment["turned"] for moment in moments)
    for moment in moments:
        if not moment["turned"]:
            assert moment["pictures"] == 0
            assert "see your" not in moment["told"]
    expect(guest.locator(MENU)).to_have_count(3)  # the others' game goes on
    expect(guest.locator(PEEK)).to_have_count(0)
    name = host.locator(f"{PEEK} .face .name").inner_text()
    put_back(host)
    expect(host.locator(".log p.saw")).to_have_count(1)
    expect(host.locator(".felt").get_by_text(name)).to_have_count(0)


WAYS: tuple[Callable[[Page], object], ...] = (
    lambda page: page.keyboard.press("Escape"),
    lambda page: page.keyboard.press("Enter"),
    lambda page: page.keyboard.press("y"),
    lambda page: page.mouse.click(20, 60),
    lambda page: page.go_back(),
)


def test_ways_to_put_it_back(visit: Visit, server: RunningServer) -> None:
    """By keys, by a tap anywhere, by going back. While one of two looks it is the other's turn, so both try them all."""
    host, guest = at_the_menu(visit, server)
    at = host.url
    for put, page in zip(WAYS, cycle((host, guest)), strict=False):
        expect(page.locator(MENU)).to_have_count(3)
        look(page, "left")
        expect(page.locator(f"{PEEK} button")).to_be_enabled()
        put(page)
        expect(page.locator(PEEK)).to_have_count(0)
        expect(page.locator(".felt")).to_be_visible()
        assert page.url == at


def test_what_happens_waits(visit: Visit, server: RunningServer) -> None:
    """While the card is up the table stands still, and then tells everything."""
    host, guest = at_the_menu(visit, server)
    look(host, "left")
    expect(host.locator(f"{PEEK} button")).to_be_enabled()
    host.evaluate("takeYourTime()")
    announce(guest, "Judge", "left")
    host.wait_for_timeout(700)  # long enough for an announcement to be told
    assert "Judge" not in host.locator(".felt .marquee").inner_text()
    expect(host.locator(MINE)).to_have_count(0)
    put_back(host)
    expect(host.locator(".felt .marquee")).to_contain_text("Judge")
    expect(host.locator(f"{MINE}.claim")).to_be_visible()


def test_it_does_not_wait_for_ever(visit: Visit, server: RunningServer) -> None:
    """Whoever has gone to fetch a drink does not stop the table: after a while the card is put back."""
    host, guest = at_the_menu(visit, server)
    look(host, "left")
    expect(host.locator(f"{PEEK} button")).to_be_enabled()
    announce(guest, "Judge", "left")
    expect(host.locator(PEEK)).to_have_count(0)
    expect(host.locator(f"{MINE}.claim")).to_be_visible()


def test_on_a_shared_device_it_is_held(visit: Visit, server: RunningServer) -> None:
    """A look shows the card only while it is held, and then never again; meanwhile nobody plays."""
    page = visit(server.url)
    page.get_by_role("link", name="Pass and play").click()
    for number, name in enumerate(("Anna", "Béla", "Cili"), 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Deal the cards").click()
    rng = random.Random(0)
    while not page.locator(MENU).count():
        if act(page, rng, leave=f"{MENU}, .cover button") == "there" and page.locator(".cover button").count():
            page.locator(".cover button").click()
        page.wait_for_timeout(30)
    look(page)
    if page.locator(MINE).filter(has_text="left").count():
        look(page, "left")
    secret = page.locator(".hold")
    expect(secret).to_be_visible()
    expect(page.locator(PEEK)).to_have_count(0)
    expect(secret.locator(".card.up")).to_have_count(0)
    secret.hover()
    page.mouse.down()
    expect(secret.locator(".card.up")).to_have_count(1)
    page.wait_for_timeout(LONG_ENOUGH)
    page.mouse.up()
    expect(page.locator(".hold")).to_have_count(0)
