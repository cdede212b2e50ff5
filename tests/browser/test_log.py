"""The history: whoever comes or reloads has all of it, and nobody more than they may know."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, MOVING, RunningServer, Visit
from tests.browser.hands import play_until
from tests.browser.tables import cut, look, make_table, mend, pretend, ready, start

LOG = "aside .log"


def lines(page: Page) -> list[str]:
    """What can be read in the history, once all that happened has been shown."""
    expect(page.locator(".plate.decides").first).to_be_attached()
    return page.locator(f"{LOG} h3, {LOG} p").all_inner_texts()


def test_a_reload_loses_nothing(visit: Visit, server: RunningServer) -> None:
    """Neither for players nor for who comes in the middle of the game; what only one knew is not told again."""
    pages = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, DESKTOP)
    host, guest = pages
    start(host)
    ready(*pages)
    for turn in range(4):
        pretend(pages[turn % 2])
    look(host, "left")
    expect(guest.locator(f"{LOG} h3")).to_have_count(5)
    before = lines(guest)
    assert before[0] == "Turn 1"
    assert "Host" in before[1]
    onlooker = visit(guest.url, DESKTOP)
    expect(onlooker.locator(f"{LOG} p")).to_have_count(guest.locator(f"{LOG} p").count())
    openly = lines(onlooker)
    for page, told in ((guest, before), (onlooker, openly)):
        page.reload()
        expect(page.locator(f"{LOG} h3")).to_have_count(5)
        assert lines(page) == told
    own = lines(host)
    host.reload()
    expect(host.locator(f"{LOG} h3")).to_have_count(5)
    assert lines(host) == own
    cut(onlooker)
    look(guest, "left")
    mend(onlooker)
    expect(onlooker.locator(f"{LOG} h3")).to_have_count(6)
    assert lines(onlooker)[: len(openly)] == openly
    onlooker.set_viewport_size({"width": 360, "height": 420})
    onlooker.get_by_role("button", name="History").click()
    expect(onlooker.locator("dialog .log p").last).to_be_in_viewport()  # what is newest
    expect(onlooker.locator("dialog .log h3").first).not_to_be_in_viewport()


def test_what_happens_while_the_deal_is_turned_down_is_told_once(visit: Visit, server: RunningServer) -> None:
    """Bots may have decided already when the table is laid."""
    pages = make_table(lambda *where: visit(*where, motion=MOVING), server, 2, {"seats": 4}, DESKTOP)
    start(pages[0])
    ready(*pages)
    play_until(pages, lambda: pages[0].locator(f"{LOG} h3").count() >= 4)
    turns = lines(pages[0])
    took = [line for line in turns[: turns.index("Turn 4")] if not line.startswith("Turn")]
    assert len(took) == 3, turns  # the first four turns are exchange or pretend (R2.1)
