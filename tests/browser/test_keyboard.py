"""The keyboard alone: from the first page through a whole game, with the focus always somewhere and always to be seen."""

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit, soon
from tests.browser.hands import MINE, OVER, play_to_menu
from tests.browser.tables import has_menu, make_table, ready, start

# Where the focus is: a short name for it, and whether it can be seen that it is there.
_FOCUS = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const label = one.closest('label') ?? one;
  const around = getComputedStyle(label);
  const ring = (style) => (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  return {
    lost: one === document.body,
    ring: ring(style) || ring(around) || one.matches('select, input[type=text], [tabindex="-1"]'),
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    is: one.tagName + '.' + one.className + ' ' + (one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40),
  };
}"""

# Whether pressing Enter or Space here would decide something, or bring a decision nearer.
_USEFUL = """() => document.activeElement.matches(
  '.deal button, .dock .action:not(:disabled), .felt .pick[aria-pressed=false], .felt .whole[aria-pressed=false], ' +
  'dialog[open] .button.gold:not(:disabled)')"""


def focus_is_seen(page: Page) -> dict[str, object]:
    """Where the focus is; it must be to be seen."""
    focus = dict(page.evaluate(_FOCUS))
    assert focus["lost"] or (focus["ring"] and focus["inside"]), focus
    return focus


def tab_to(page: Page, useful: str, most: int = 80) -> None:
    """Tab until the focus is on something useful."""
    for _ in range(most):
        if page.evaluate(useful):
            focus_is_seen(page)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing useful can be reached: {page.evaluate(_FOCUS)}")


def test_a_whole_game(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url, DESKTOP)
    tab_to(page, "() => document.activeElement.matches('.doors .button.gold')")
    page.keyboard.press("Enter")
    expect(page.locator(".deal")).to_be_visible()
    until = time.monotonic() + 120
    pressed: list[str] = []
    lost: set[str] = set()

    def press(key: str = "Enter") -> None:
        """Press what has the focus; afterwards something must have it."""
        pressed.append(str(focus_is_seen(page)["is"]))
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        if page.evaluate(_FOCUS)["lost"] and not page.locator(OVER).count():
            lost.add(pressed[-1])

    while not page.locator(OVER).count():
        assert time.monotonic() < until
        if page.locator("dialog[open] input").count():
            tab_to(page, "() => document.activeElement.matches('dialog[open] input[type=radio]')")
            for _ in range(1 + len(pressed) % 3):
                page.keyboard.press("ArrowRight")
            tab_to(page, _USEFUL)
            press()
        elif has_menu(page):
            which = 3 if len(pressed) % 4 else 1
            tab_to(page, f"() => document.activeElement.matches('.dock .action:nth-child({which})')")
            press("Space")
        elif page.locator(f"{MINE}:not(:disabled), .felt .pick, .felt .whole, .deal button").count():
            tab_to(page, _USEFUL)
            press()
        else:
            page.wait_for_timeout(30)
    assert len(pressed) > 6
    assert lost == set(), "after these the focus was nowhere"


def test_a_look(visit: Visit, server: RunningServer) -> None:
    """The key that decided to look may stay down: only another press puts the card back, and the focus is at home again."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})
    start(host)
    ready(host, guest)
    play_to_menu([host, guest], host)
    tab_to(host, "() => document.activeElement.matches('.dock .action:nth-child(2)')")
    host.keyboard.press("Enter")
    tab_to(host, "() => document.activeElement.matches('.dock .action')")
    host.keyboard.down("Enter")
    expect(host.locator(".peek button")).to_be_focused()
    host.keyboard.down("Enter")  # still the same press
    host.keyboard.down("Enter")
    host.keyboard.up("Enter")
    expect(host.locator(".peek .card.up").first).to_be_visible()
    focus_is_seen(host)
    host.keyboard.press("Enter")
    expect(host.locator(".peek")).to_have_count(0)
    soon(lambda: not host.evaluate(_FOCUS)["lost"])


def test_dialogs(visit: Visit, server: RunningServer) -> None:
    """Escape closes, and the focus goes back to where it was."""
    (host,) = make_table(visit, server, 1, {"seats": 4})
    start(host)
    ready(host)
    for name in ("Cast", "History", "Chat", "Settings", "Leave the table"):
        button = host.get_by_role("button", name=name)
        button.focus()
        host.keyboard.press("Enter")
        expect(host.locator("dialog[open]")).to_be_visible()
        assert host.evaluate("() => document.activeElement.closest('dialog') !== null")
        host.keyboard.press("Escape")
        expect(host.locator("dialog[open]")).to_have_count(0)
        expect(button).to_be_focused()
