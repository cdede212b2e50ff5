"""Small courtesies: Back closes what is open, codes are read however they are written, and nothing is cut without a word."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import follow
from tests.browser.tables import cut, make_table


def back(page: Page) -> None:
    page.evaluate("history.back()")


def test_back_closes_what_is_open_and_never_the_game(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4}, at="game")
    url = host.url
    dialog = host.locator("dialog[open]")
    for name in ("Cast", "Chat", "Settings"):
        host.get_by_role("button", name=name).click()
        expect(dialog).to_be_visible()
        back(host)
        expect(dialog).to_have_count(0)
        assert host.url == url
    host.get_by_role("button", name="Cast").click()
    host.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    back(host)
    expect(host.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    back(host)
    expect(dialog).to_have_count(0)
    assert host.url == url
    back(host)
    host.get_by_role("button", name="Step away").click()
    expect(host.locator(".home")).to_be_visible()


def test_back_passes_over_what_was_closed_otherwise(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("main.rules")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    back(page)
    expect(page.locator(".home")).to_be_visible()


@pytest.mark.parametrize("written", ["{0}-{1}", " {0} {1} ", "{0}–{1}", "http://example.org/t/{0}{1}/", "{0} - {1}"])
def test_a_code_is_read_however_it_is_written(visit: Visit, server: RunningServer, written: str) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4})
    code = host.url[-6:]
    guest = visit(server.url)
    guest.locator("#code").fill(written.format(code[:3].lower(), code[3:]))
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator(".lobby")).to_be_visible()
    assert guest.url == host.url


def test_a_link_is_read_however_it_is_written(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4})
    code = host.url[-6:].lower()
    guest = visit(f"{server.url}/t/{code[:3]} {code[3:]}")
    expect(guest.locator(".lobby")).to_be_visible()
    expect(guest.locator(".invite")).not_to_contain_text("0.0.0.0")
    expect(host.locator(".invite")).to_contain_text("0.0.0.0")
    guest.goto(f"{server.url}/rules")
    expect(guest.locator("main.rules")).to_be_visible()


def test_a_name_is_never_cut(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4})
    guest = visit(host.url)
    name = "Wolfgang Amadeus von und zu Mozart"
    guest.locator("#name").fill(name)
    expect(guest.locator("#name-length")).to_have_text("34 characters: at most 24 fit on the plate.")
    expect(guest.locator("#name")).to_have_value(name)
    guest.locator("form .button.gold").click()
    expect(guest.locator("#name")).to_be_visible()
    guest.locator("#name").fill(name[:24])
    expect(guest.get_by_text("24 of 24 characters")).to_be_visible()
    guest.locator("form .button.gold").click()
    expect(host.locator(".seat").get_by_text(name[:24])).to_be_visible()


def test_a_broken_line_leaves_the_buttons_free(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4}, at="game")
    cut(host)
    expect(host.locator(".connection")).to_be_visible()
    host.get_by_role("button", name="Cast").click()
    expect(host.locator("dialog[open]")).to_be_visible()


def test_the_star_is_only_on_what_the_lesson_wants(visit: Visit, server: RunningServer) -> None:
    page = visit(f"{server.url}/learn", DESKTOP)
    while follow(page, ".felt .hinted .pick") != "there":
        page.wait_for_timeout(30)
    page.locator(".felt .place:not(.hinted) .pick").first.click()
    expect(page.locator(".dock .alike:enabled")).to_have_count(2)
    expect(page.locator(".dock .hinted")).to_have_count(0)
    page.locator(".felt .hinted .pick").click()
    expect(page.locator(".dock .hinted")).to_have_text("Really exchange")
