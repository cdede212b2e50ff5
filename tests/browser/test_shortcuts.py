"""Single keys do everything at the table, are told on a sheet, and can be switched off."""

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import MENU, play_to_menu
from tests.browser.tables import make_table, ready

DIALOG = "dialog[open]"


def table(visit: Visit, server: RunningServer) -> tuple[Page, Page]:
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first", "memory": "aid"}, DESKTOP, at="deal")
    return host, guest


def test_a_turn_and_an_answer(visit: Visit, server: RunningServer) -> None:
    host, guest = table(visit, server)
    expect(host.locator(".deal button")).to_be_visible()
    host.keyboard.press("y")
    ready(guest)
    expect(host.locator(".felt .pick").first).to_be_visible()
    for key in "12":  # with two cards each: one's own, then another
        host.keyboard.press(key)
    host.keyboard.press("3")
    expect(host.locator(".felt .pick[aria-pressed=true]")).not_to_have_count(0)
    while host.locator(".dock .alike:enabled").count() == 0:
        host.locator(".felt .pick[aria-pressed=false]").first.click()
    host.keyboard.press("t")
    expect(host.locator(".dock .alike")).to_have_count(0)

    play_to_menu([host, guest], host)
    host.keyboard.press("e")
    expect(host.locator(".felt .pick").first).to_be_visible()
    host.keyboard.press("b")
    expect(host.locator(MENU)).to_have_count(3)
    host.keyboard.press("a")
    expect(host.locator(DIALOG)).to_be_visible()
    host.keyboard.press("2")
    expect(host.locator(f"{DIALOG} .masks input").nth(1)).to_be_checked()
    host.get_by_role("radio", name="left", exact=True).check(force=True)
    host.keyboard.press("y")
    expect(guest.locator(".dock .claim")).to_be_visible()
    guest.keyboard.press("c")
    expect(guest.locator(".dock .claim")).to_have_count(0)


def test_around_the_table(visit: Visit, server: RunningServer) -> None:
    host, guest = table(visit, server)
    ready(host, guest)
    for key, title in {"k": "The cast", "i": "What I have seen", "s": "Settings", "q": "Leave the table?"}.items():
        host.keyboard.press(key)
        expect(host.locator(f"{DIALOG} h2")).to_contain_text(title)
        host.keyboard.press("Escape")
        expect(host.locator(DIALOG)).to_have_count(0)
    # who writes, writes; who holds Ctrl means the browser
    host.keyboard.press("m")  # the chat stands beside the table
    expect(host.get_by_label("Write a message")).to_be_focused()
    host.keyboard.type("k?s")
    expect(host.get_by_label("Write a message")).to_have_value("k?s")
    expect(host.locator(DIALOG)).to_have_count(0)
    host.get_by_label("Write a message").blur()
    host.keyboard.press("Control+k")
    expect(host.locator(DIALOG)).to_have_count(0)
    expect(guest.get_by_role("button", name="Bravo!")).to_be_visible()
    guest.wait_for_timeout(1000)  # a reaction sleeps for a moment where a decision was just made
    guest.keyboard.press("Shift+Digit3")
    expect(host.locator(".felt").get_by_text("Bravo!")).to_be_visible()


def test_the_sheet(visit: Visit, server: RunningServer) -> None:
    host, guest = table(visit, server)
    ready(host, guest)
    host.keyboard.press("?")
    sheet = host.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    assert violations(host) == []
    host.set_viewport_size(DESKTOP)
    assert sheet.locator(".content").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0, "all keys at a glance"
    told = set(sheet.locator("kbd").all_inner_texts())
    used = set(host.eval_on_selector_all("[aria-keyshortcuts]", "(all) => all.map((one) => one.getAttribute('aria-keyshortcuts'))"))
    assert {key for key in used if key.isalpha() and len(key) == 1} <= told
    sheet.get_by_role("switch").uncheck(force=True)
    host.keyboard.press("Escape")
    expect(host.locator("[aria-keyshortcuts]")).to_have_count(0)
    for key in "?km":
        host.keyboard.press(key)
    host.wait_for_timeout(100)
    expect(host.locator(DIALOG)).to_have_count(0)
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="Keyboard shortcuts").click()
    expect(sheet).to_be_visible()
