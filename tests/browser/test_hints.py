"""Hints in a newcomer's first games: each once, at its moment, over nothing that can be pressed."""

import random

import pytest
from playwright.sync_api import Page, expect

from mascarade.languages import LANGUAGES, Words
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, RunningServer, Visit
from tests.browser.hands import MINE, act, play_on
from tests.browser.tables import make_table, ready, start

SMALL = {"width": 360, "height": 640}
HINTS = ("goal", "opening", "pretend", "announce", "claim", "doubt", "court", "look", "pencil")
LINE = ".hints .line"
ANNOUNCE = ".dock .action[aria-keyshortcuts=A]"

# Every hint that comes, and everything that can be pressed and lies under one.
_WATCH = """() => {
  window.told = [];
  window.covered = [];
  let last = '';
  const look = () => {
    const text = document.querySelector('.hints p')?.textContent ?? '';
    if (text && text !== last) told.push(text);
    last = text;
    const line = document.querySelector('.hints .line')?.getBoundingClientRect();
    if (!line || document.querySelector('dialog[open]')) return;
    for (const one of document.querySelectorAll('button, a, input')) {
      if (one.closest('.hints') || !one.checkVisibility({ visibilityProperty: true })) continue;
      const box = one.getBoundingClientRect();
      if (box.top < line.bottom - 0.5 && box.bottom > line.top + 0.5 && box.left < line.right && box.right > line.left)
        covered.push(`${text}: ${one.className} ${one.textContent}`);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}"""


def hint(name: str) -> str:
    return Words("en").say(f"hint-{name}")


def boxes(page: Page, where: str = "button:not(.hints button)") -> list[object]:
    """Where everything that can be pressed is."""
    return list(page.locator(where).evaluate_all("all => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"))


def alone(visit: Visit, server: RunningServer, viewport: dict[str, int], games: int = 0) -> Page:
    """At a deal, with so many games behind one, and the first to play."""
    (page,) = make_table(visit, server, 1, {"seats": 4, "starts": "first"}, viewport)
    page.evaluate(
        "games => localStorage.setItem('mascarade-played', JSON.stringify("
        "[...Array(games).keys()].map((game) => ({ table: `AAAAA${game}`, place: 1, players: 4, when: 0 }))))",
        games,
    )
    start(page)
    page.locator(".deal .button").wait_for()
    return page


@pytest.mark.parametrize("viewport", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_each_hint_once(visit: Visit, server: RunningServer, viewport: dict[str, int]) -> None:
    page = alone(visit, server, viewport, games=2)
    page.evaluate(_WATCH)
    said = page.locator(".hints[role=status]")
    expect(said).to_contain_text(hint("goal"))
    assert violations(page) == []
    ready(page)
    expect(said).to_contain_text(hint("opening"))
    page.locator(".felt .pick").first.click()
    expect(said).to_contain_text(hint("pretend"))
    before = boxes(page)
    page.get_by_role("button", name="Hide this hint").click()
    expect(said).to_have_text("")
    assert boxes(page) == before, "nothing moves"
    page.locator(f"{MINE}.alike").last.click()

    rng = random.Random(0)
    while (done := act(page, rng, leave=ANNOUNCE, claims=0)) != "there":  # R2.6: who shows a card may not announce in their next turn
        assert done != "over"
        page.wait_for_timeout(20)
    expect(said).to_contain_text(hint("announce"))
    page.reload()
    page.locator(MINE).first.wait_for()
    page.evaluate(_WATCH)
    expect(said).not_to_contain_text(hint("announce"))
    play_on([page])
    told = page.evaluate("told")
    assert len(told) == len(set(told))
    assert not {hint("goal"), hint("opening"), hint("pretend"), hint("announce")} & set(told)
    assert page.evaluate("covered") == []

    # that was the third game
    page.evaluate("localStorage.removeItem('mascarade-hinted')")
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.locator(".deal .button").wait_for()
    expect(page.locator(".hints")).to_have_count(0)


def test_off_by_a_switch(visit: Visit, server: RunningServer) -> None:
    page = alone(visit, server, PHONE)
    expect(page.locator(LINE)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Hints in my first games")
    expect(switch).to_be_checked()
    switch.uncheck(force=True)
    expect(page.locator(".hints")).to_have_count(0)
    page.reload()
    ready(page)
    page.locator(".felt .pick").first.wait_for()
    expect(page.locator(".hints")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    switch.check(force=True)
    expect(page.locator(".hints")).to_contain_text(hint("opening"))


def test_every_language_has_room(visit: Visit, server: RunningServer) -> None:
    """On every screen the whole hint is to be read."""
    page = alone(visit, server, SMALL)
    line = page.locator(".hints p")
    for width, height in ((320, 640), (360, 640), (844, 390), (1120, 700)):
        page.set_viewport_size({"width": width, "height": height})
        room = page.locator(".hints").bounding_box()
        assert room
        for language in LANGUAGES:
            for name in HINTS:
                line.evaluate("(one, text) => (one.textContent = text)", Words(language).say(f"hint-{name}"))
                box = line.bounding_box()
                assert box
                assert box["height"] <= room["height"], (width, language, name)
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width - 40, (width, language, name)
