"""Small things that people ran into: what lies over what in passing, and what is said to whom."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, RunningServer, Visit
from tests.browser.hands import follow, play_games
from tests.browser.tables import cut, make_table, ready, start

# Every speech bubble, the moment it comes: how many there were, and which lay where none should.
_LISTEN = """() => {
  window.bubbles = { said: 0, wrong: [] };
  const box = (where) => document.querySelector(where)?.getBoundingClientRect();
  const check = (bubble) => {
    for (const motion of bubble.getAnimations()) motion.finish();
    const [one, felt] = [bubble.getBoundingClientRect(), box('.felt')];
    const found = (what) => window.bubbles.wrong.push(`${innerWidth}: ${bubble.textContent.trim()} ${what}`);
    window.bubbles.said += 1;
    if (one.left < felt.left || one.right > felt.right || one.top < felt.top || one.bottom > felt.bottom) found('outside');
    for (const where of ['.marquee p', '.marquee .announced']) {
      const other = box(where);
      if (!other) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (wide > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1) found(`over ${where}`);
    }
  };
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes) if (node.matches?.('.bubble')) check(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def hear(deal: Callable[[], list[Page]], count: int) -> list[str]:
    """Play until so many bubbles were there, in one game or in several; gives what was wrong with them."""
    wrong: set[str] = set()
    heard = [0]

    def enough(pages: Sequence[Page]) -> bool:
        bubbles = pages[0].evaluate("() => { const all = bubbles; bubbles = { said: 0, wrong: [] }; return all; }")
        heard[0] += bubbles["said"]
        wrong.update(bubbles["wrong"])
        return heard[0] >= count

    play_games(deal, enough)
    return sorted(wrong)


@pytest.mark.parametrize("seats", [4, 7])
def test_bubbles_stay_on_the_table_and_off_the_sentence(seats: int, visit: Visit, server: RunningServer) -> None:

    def deal(viewport: dict[str, int]) -> list[Page]:
        (page,) = make_table(visit, server, 1, {"seats": seats, "starts": "first"}, viewport, at="game")
        page.evaluate(_LISTEN)
        return [page]

    assert [problem for viewport in (PHONE, DESKTOP) for problem in hear(lambda viewport=viewport: deal(viewport), 6)] == []


def test_small_things(visit: Visit, server: RunningServer) -> None:
    """What a guest reads, an address cut short, a line that breaks, and what the lesson points at."""
    host, guest = make_table(visit, server, 2, {"seats": 3, "starts": "first"})
    expect(host.locator(".invite")).to_contain_text("--host")  # they may well run the server
    expect(guest.locator(".invite")).to_be_visible()
    expect(guest.locator(".invite")).not_to_contain_text("--host")
    start(host)
    ready(host, guest)
    cut(guest)
    pill = guest.locator(".connection").bounding_box()
    assert pill
    for button in guest.locator("header button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= pill["y"]

    host.goto(f"{server.url}/rules")
    expect(host.locator(".characters li").first).to_be_attached()

    host.goto(f"{server.url}/learn")
    while follow(host, ".dock .actions.two .alike") != "there":
        host.wait_for_timeout(30)
    points = host.locator(".dock .action.hinted")
    host.locator(".felt :not(.hinted) > .pick[aria-pressed=false]").first.click()
    expect(host.locator(".dock .action.alike:enabled")).to_have_count(2)
    expect(points).to_have_count(0)
    host.locator(".felt .hinted .pick").click()
    expect(points).to_have_count(1)


def test_a_phone_on_its_side(visit: Visit, server: RunningServer) -> None:
    """The way in is in sight, and every reaction can be tapped."""
    lying = {"width": 844, "height": 390}
    page = visit(server.url, lying)
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    _host, guest = make_table(visit, server, 2, {"seats": 3, "starts": "first"}, lying, at="game")
    reactions = guest.locator(".dock").get_by_role("list", name="Reactions").get_by_role("button")
    expect(reactions).to_have_count(10)
    for button in reactions.all():
        expect(button).to_be_in_viewport(ratio=1)
