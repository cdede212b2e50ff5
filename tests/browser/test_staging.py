"""Nothing is told before it can be seen: text, labels, pictures and what is read aloud follow the cards."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer, Visit, soon
from tests.browser.hands import MINE, play_to_menu
from tests.browser.tables import announce, make_table, ready, start

# Keeps everything that the page says, by text, label or picture, with the faces of the large cards that have turned.
_WATCH = """() => {
  window.moments = [];
  const said = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [document.title];
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style')) lines.push(walk.currentNode.data.trim());
    for (const one of document.querySelectorAll('[aria-label], [title], [alt]'))
      lines.push(one.ariaLabel ?? '', one.title ?? '', one.alt ?? '');
    return lines.filter(Boolean);
  };
  new MutationObserver(() => moments.push({
    large: document.querySelectorAll('.forward').length,
    turned: document.querySelectorAll('.forward .card.up').length,
    pictures: document.querySelectorAll('.forward .face .mask').length,
    shows: said().filter((line) => /\\bshows?\\b.*: /.test(line) || /: (?:the )?[A-Z]\\w+\\.?$/.test(line) && line.includes('card')),
    verdicts: document.querySelectorAll('.verdict').length,
  })).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def _moments(page: Page) -> list[dict[str, object]]:
    return list(page.evaluate("moments"))


def test_a_reveal(visit: Visit, server: RunningServer) -> None:
    """Before a card has turned, nothing on the page says what it is; then everything does, one card after the other."""
    pages = make_table(visit, server, 4, {"seats": 4, "starts": "first"})
    host = pages[0]
    start(host)
    ready(*pages)
    play_to_menu(pages, host)
    announce(host, "King")
    host.evaluate(_WATCH)
    for page, claims in zip(pages[1:], (True, True, False), strict=True):
        expect(page.locator(f"{MINE}.claim")).to_be_visible()
        page.locator(f"{MINE}.claim" if claims else f"{MINE}:not(.claim)").first.click()
    soon(lambda: any(moment["verdicts"] == 3 for moment in _moments(host)))
    moments = _moments(host)
    begun = next(index for index, moment in enumerate(moments) if moment["large"] == 3)
    before = len(moments[begun]["shows"])  # type: ignore[arg-type]
    for moment in moments[begun:]:
        if not moment["large"]:
            break
        assert moment["pictures"] <= moment["turned"]  # type: ignore[operator]
        assert moment["verdicts"] <= moment["turned"]  # type: ignore[operator]
        if moment["turned"] == 0:
            assert len(moment["shows"]) == before  # type: ignore[arg-type]
        told = {line for line in moment["shows"] if "show" in line}  # type: ignore[attr-defined]
        assert len(told) <= moment["turned"], told  # type: ignore[operator]
    assert {moment["turned"] for moment in moments} >= {0, 1, 2, 3}
    assert any(len({line for line in moment["shows"] if "show" in line}) == 3 for moment in moments)  # type: ignore[attr-defined]
