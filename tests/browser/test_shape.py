"""The page's type and shape: typefaces that come with it, words in one piece, a table that uses its room, in every language and size."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import MENU, play_to_menu
from tests.browser.tables import make_table, ready, start
from tests.browser.test_languages import LOCALES

WIDTHS = (320, 360, 390, 820, 1024, 1440, 2560)
ASSETS = ROOT / "src/mascarade/server/static/assets"

# A word is what stands between spaces and hyphens; where characters are words there are none to break.
_BROKEN = """() => {
  const found = [];
  const where = 'button, a.button, h1, h2, h3, label, legend, .plate, .card .name, .tag, .slot, .heap .label, .coach, .marquee';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const owner = node.parentElement;
    if (!owner.closest(where) || owner.offsetWidth === 1 || !owner.checkVisibility({ checkVisibilityCSS: true })) continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}’'.,!?:]+/gu)) {
      if (/\\p{Script=Han}/u.test(word[0])) continue;
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word[0]} (${owner.className})`);
      if (!owner.closest('.plate, [data-long]') && boxes.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5))
        found.push(`outside: ${word[0]} (${owner.className})`);
    }
  }
  return found;
}"""


def broken(page: Page) -> list[str]:
    """The words that are in two pieces, or not on the screen."""
    return list(page.evaluate(_BROKEN))


def test_broken_words_are_found(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url)
    expect(page.locator("h1")).to_be_visible()
    narrow = "width: 2em; white-space: normal; overflow-wrap: anywhere"
    page.locator("h1").evaluate("(one, narrow) => { one.style.cssText = narrow; one.textContent = 'Mascarade'; }", narrow)
    assert broken(page)


@pytest.mark.parametrize("code", LOCALES)
def test_no_word_is_broken(code: str, visit: Visit, server: RunningServer) -> None:
    problems: list[str] = []

    def at_every_width(where: str) -> None:
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 640 if width < 400 else 900})
            page.evaluate("() => new Promise(requestAnimationFrame)")
            problems.extend(f"{where}, {width}: {one}" for one in broken(page))
        page.set_viewport_size(PHONE)

    (page,) = make_table(visit, server, 1, {"seats": 6, "starts": "first"}, locale=LOCALES[code])
    table = page.url
    for where in ("/", "/make", "/rules/1", "/pass"):
        page.goto(server.url + where)
        expect(page.locator("h1")).not_to_be_empty()
        page.evaluate("document.fonts.ready")
        at_every_width(where)
    page.goto(table)
    page.locator(".lobby .seat").first.wait_for()
    at_every_width("lobby")
    start(page)
    page.locator(".deal").wait_for()
    at_every_width("deal")
    ready(page)
    play_to_menu([page], page)
    at_every_width("turn")
    page.locator(MENU).last.click()
    page.get_by_role("dialog").wait_for()
    at_every_width("announcing")
    assert problems == []


def test_typefaces_come_with_the_page(visit: Visit, server: RunningServer) -> None:
    assert 0 < sum(path.stat().st_size for path in ASSETS.glob("*.woff2")) <= 60_000
    page = visit(server.url, DESKTOP, "hu-HU")
    expect(page.locator("h1")).to_be_visible()
    for face in ("Display", "Text"):
        loaded = "async (face) => (await document.fonts.load(`1em ${face}`, 'aőű0')).map((one) => one.status)"
        assert page.evaluate(loaded, face) == ["loaded", "loaded"]
    chinese = visit(server.url, PHONE, "zh-TW")
    expect(chinese.locator("h1")).to_be_visible()
    assert chinese.evaluate("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length") == 0
