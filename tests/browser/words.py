"""Whether words are in one piece and on the screen, at every width."""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import PHONE

SIZES = ((320, 640), (360, 640), (390, 640), (820, 1180), (844, 390), (1440, 900), (2560, 1300))

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


_LINES: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""To each page's browser: what is said there holds as long as the line does."""


def resize(page: Page, width: int, height: int, scale: float = 0.1) -> None:
    """Another size. It is painted small, since nobody looks: layout knows nothing of that, and to paint it was most of the time."""
    if page not in _LINES:
        _LINES[page] = page.context.new_cdp_session(page)
    size = {"width": width, "height": height, "screenWidth": width, "screenHeight": height}
    _LINES[page].send("Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 1, "mobile": False, "scale": scale})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def at_every_width(page: Page, where: str) -> list[str]:
    """What is wrong with a page's words in any of the sizes; in the end it is a phone again."""
    problems = []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate("innerWidth") == width
        problems += [f"{where}, {width}: {one}" for one in broken(page)]
    resize(page, PHONE["width"], PHONE["height"], 1.0)
    return problems


# Names that do not stand there whole: shortened, clipped by their box, or beside the screen.
_CUT = """([where, names]) => [...document.querySelectorAll(where)].filter((one) => {
  const text = one.textContent.trim();
  if (!names.includes(text)) return true;
  const range = document.createRange();
  range.selectNodeContents(one);
  const { left, right } = range.getBoundingClientRect();
  const { overflow, textOverflow } = getComputedStyle(one);
  const clipped = overflow !== 'visible' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
  return left < -1 || right > innerWidth + 1 || clipped || textOverflow !== 'clip';
}).map((one) => `${one.className || one.tagName}: ${one.textContent.trim()}`)"""


def cut_names(page: Page, where: str, names: Sequence[str]) -> list[str]:
    """Of what is there, whatever is not one of the names in full."""
    assert page.locator(where).count()
    return list(page.evaluate(_CUT, [where, list(names)]))
