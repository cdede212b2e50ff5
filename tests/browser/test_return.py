"""Coming back: the same seat and the same table after a reload, a broken line, in another tab, and after the server was killed."""

import contextlib
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit, soon
from tests.browser.hands import MINE, OVER, play_on, play_until
from tests.browser.tables import announce, cut, has_menu, make_table, mend, ready, scene, start


def reload(page: Page) -> Page:
    page.reload()
    return page


def break_and_mend(page: Page) -> Page:
    cut(page)
    expect(page.locator(".connection")).to_be_visible()
    mend(page)
    expect(page.locator(".connection")).to_have_count(0)
    return page


def close_and_open(page: Page) -> Page:
    """Coming back by the link, on the same device."""
    again = page.context.new_page()
    page.close()
    again.goto(page.url)
    return again


def expect_scene(page: Page, before: list[str]) -> None:
    """Everything is soon as it was."""
    with contextlib.suppress(AssertionError):
        soon(lambda: scene(page) == before, 10)
    assert scene(page) == before


@pytest.mark.parametrize("come_back", [reload, break_and_mend, close_and_open])
def test_in_every_phase(come_back: Callable[[Page], Page], visit: Visit, server: RunningServer) -> None:
    """Two people go through a game; in each phase both go and come back to what they had."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})

    def both_come_back() -> None:
        nonlocal host, guest
        for other in (host, guest):
            expect(other.get_by_text("not connected")).to_have_count(0)
        before = scene(host), scene(guest)
        host, guest = come_back(host), come_back(guest)
        for page, was in zip((host, guest), before, strict=True):
            expect_scene(page, was)

    both_come_back()  # the lobby
    start(host)
    expect(guest.locator(".deal")).to_be_visible()
    both_come_back()  # the deal
    host.locator(".deal .button.gold").click()
    expect(host.get_by_text("Still looking: Guest 1")).to_be_visible()
    both_come_back()  # one has seen enough
    guest.locator(".deal .button.gold").click()
    expect(host.locator(".felt .pick").first).to_be_visible()
    both_come_back()  # choosing a card; the other waits
    play_until([host, guest], lambda: has_menu(host))
    both_come_back()  # one's own turn
    announce(host, "Witch", "left")
    expect(guest.locator(".dock .action.claim")).to_be_visible()
    both_come_back()  # answering
    guest.locator(MINE).filter(has_text="Pass").click()
    expect(host.locator(".felt .whole")).to_be_visible()
    both_come_back()  # a power's choice
    play_on([host, guest])
    for page in (host, guest):
        expect(page.locator("main.over td").first).to_be_visible()
    both_come_back()  # over


def test_the_table_goes_on_meanwhile(visit: Visit, server: RunningServer) -> None:
    """What happened while the line was cut is there afterwards, in the log too."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, DESKTOP)
    start(host)
    ready(host, guest)
    cut(guest)
    play_until([host], lambda: host.locator(MINE).count() == 0 and host.locator("aside .log p").count() > 0)
    mend(guest)
    soon(lambda: guest.locator(MINE).count() > 0)
    expect(guest.locator("aside .log p").first).to_contain_text("Host")


def test_two_tabs_are_one_player(visit: Visit, server: RunningServer) -> None:
    """The same seat twice: what is decided in one tab is decided in the other."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})
    second = host.context.new_page()
    second.goto(host.url)
    start(second)
    ready(host, guest)
    expect(second.locator(".felt .pick").first).to_be_visible()
    play_until([second], lambda: guest.locator(".felt .pick").count() > 0)
    soon(lambda: scene(host) == scene(second))
    expect(host.locator(MINE)).to_have_count(0)
    host.close()
    play_on([second, guest])


def test_a_decision_without_a_connection(visit: Visit, server: RunningServer) -> None:
    """What was tapped while the line was cut is sent when it is back, once."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, DESKTOP)
    start(host)
    ready(host, guest)
    cut(host)
    play_until([host], lambda: host.locator(MINE).count() == 0)
    mend(host)
    expect(guest.locator(".felt .pick").first).to_be_visible()
    expect(guest.locator("aside .log p.took")).to_have_count(1)


def test_the_server_is_killed(visit: Visit, own_server: RunningServer) -> None:
    """Killed without a warning in the middle of a game, and started again: both come back by themselves, and nothing is lost."""
    host, _guest = pages = make_table(visit, own_server, 2, {"seats": 4})
    start(host)
    play_until(pages, lambda: host.locator(".where").inner_text().endswith("turn 6") or has_menu(host))
    before = scene(host)
    own_server.end(signal.SIGKILL)
    for page in pages:
        expect(page.locator(".connection")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.locator(".connection")).to_have_count(0)
    if has_menu(host):
        expect_scene(host, before)
    play_on(pages)
    own_server.end(signal.SIGKILL)
    own_server.start()
    for page in pages:
        page.reload()
        expect(page.locator(OVER)).to_be_visible()
