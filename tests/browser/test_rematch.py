"""Another game: an invitation to everybody who is there, and the score over all of them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.tables import finish, make_table, ready
from tests.browser.words import at_every_width


@pytest.fixture
def pages(visit: Visit, server: RunningServer) -> list[Page]:
    """Three people whose game is over."""
    return make_table(visit, server, 3, {"seats": 4}, at="over")


def says(page: Page, name: str) -> str:
    """What is shown of somebody's answer."""
    return page.locator(".again li").filter(has_text=name).locator(".says").inner_text()


def wins(page: Page) -> dict[str, int]:
    """The score that is shown."""
    rows = page.locator(".score li")
    return {row.locator(".name").inner_text(): int(row.locator(".wins").inner_text()) for row in rows.all()}


def test_who_has_not_agreed_is_not_dealt_in(pages: list[Page], visit: Visit) -> None:
    """Ticks beside each name, the host deals; the score of the series is kept, also on the big screen."""
    host, agrees, silent = pages
    old = host.url
    screen = visit(f"{old}/screen", DESKTOP)
    expect(screen.locator(".podium")).to_be_visible()
    expect(screen.locator(".score")).to_have_count(0)
    won = {one.inner_text() for one in host.locator(".step:has(.crown) strong").all()}

    agrees.get_by_role("button", name="Play again").click()
    for page in pages:
        expect(page.locator(".again li.plays")).to_have_count(1)
        assert (says(page, "Guest 1"), says(page, "Guest 2")) == ("plays again", "hasn’t answered yet")
    expect(agrees.get_by_text("Host deals as soon as everybody has answered.")).to_be_visible()
    expect(host.get_by_role("button", name="Deal the cards")).to_have_count(0)
    host.get_by_role("button", name="Play again").click()
    assert violations(host) == []
    assert at_every_width(host, "rematch") == []
    host.get_by_role("radio", name="Bots take them").check(force=True)
    host.get_by_role("button", name="Deal the cards").click()

    expect(agrees.locator(".deal")).to_be_visible()
    expect(host.locator(".deal")).to_be_visible()
    assert agrees.url == host.url != old
    expect(silent.get_by_text("The others are playing again.")).to_be_visible()
    assert silent.url == old
    silent.get_by_role("link", name="Watch").click()
    expect(silent.locator(".deal")).to_be_visible()
    expect(silent.locator(".felt .you, .deal button")).to_have_count(0)
    expect(host.locator(".felt .plate").filter(has_text="Guest 2")).to_have_count(0)

    ready(host, agrees)
    finish(host, agrees)
    for page in (host, agrees):
        expect(page.locator("main.over td").first).to_be_visible()
    won_again = {one.inner_text() for one in host.locator(".step:has(.crown) strong").all()}
    for page in (host, agrees, screen):
        expect(page.get_by_role("heading", name="Score after 2 games")).to_be_visible()
        found = wins(page)
        assert {name: count for name, count in found.items() if count} == {
            name: (name in won) + (name in won_again) for name in found if name in won | won_again
        }
    host.goto(old)  # whoever looks back is not led away
    expect(host.get_by_role("button", name="Next game")).to_be_visible()


def test_a_seat_may_close_and_another_than_the_host_deals(pages: list[Page]) -> None:
    host, first, second = pages
    first.get_by_role("button", name="Play again").click()
    second.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Play again").click()
    expect(first.get_by_text("Everybody has answered. Host deals.")).to_be_visible()
    host.get_by_role("button", name="Not this time").click()
    expect(first.locator(".again li").filter(has_text="Host")).to_contain_text("sits out")
    first.context.close()
    expect(second.locator(".again li").filter(has_text="Guest 1")).to_contain_text("not connected")
    second.get_by_text("Close them").click()
    second.get_by_role("button", name="Deal the cards").click()
    expect(second.locator(".deal")).to_be_visible()
    expect(second.locator(".felt .plate")).to_have_count(2)
    expect(host.get_by_text("The others are playing again.")).to_be_visible()
