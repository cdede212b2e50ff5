"""Guesses in pencil: on a card, only for their writer, still there after a reload, gone with the next deal."""

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import RunningServer, Visit
from tests.browser.hands import play_to_menu
from tests.browser.tables import make_table

NOTE = ".felt .note"
DIALOG = "dialog[open]"


def note(page: Page, card: str, character: str) -> None:
    page.get_by_role("button", name=f"{card}, face down. Note a guess").click()
    page.locator(DIALOG).get_by_role("button", name=character, exact=True).click()
    expect(page.locator(DIALOG)).to_have_count(0)


def test_a_note_is_kept_and_stays_here(visit: Visit, server: RunningServer) -> None:
    host, guest = make_table(visit, server, 2, {"seats": 4, "starts": "first"}, at="game")
    expect(host.locator(".felt .pick").first).to_be_visible()
    expect(host.locator(".felt .jot"), "what is to be picked cannot be written on").to_have_count(0)
    play_to_menu([host, guest], host)
    sent: list[str] = []
    host.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    note(host, "Guest 1’s card", "Queen")
    note(host, "your card", "King")
    assert violations(host) == []
    host.reload()
    expect(host.locator(NOTE)).to_have_count(2)
    expect(host.get_by_text("Your note: Queen")).to_be_attached()
    note(host, "your card", "Judge")
    expect(host.get_by_text("Your note: Judge")).to_be_attached()
    assert sent
    assert not any(word in frame for frame in sent for word in ("judge", "queen"))
    host.get_by_role("button", name="your card, face down. Note a guess").click()
    host.get_by_role("button", name="Erase the note").click()
    expect(host.locator(NOTE)).to_have_count(1)
    expect(guest.locator(NOTE)).to_have_count(0)
    host.goto(guest.url + "/screen")
    expect(host.locator(".felt")).to_be_visible()
    expect(host.locator(NOTE)).to_have_count(0)
