"""Fair company: who is away and waited for, what they read when they are back, what may be read again, and what onlookers say."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import MINE
from tests.browser.tables import cut, finish, look, make_table, mend, pretend, put_back, ready, start

LISTEN = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('[aria-live]'))
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => heard.push(...[...addedNodes].map((one) => one.textContent))))
      .observe(region, { childList: true });
}"""

STAGED = """() => {
  window.staged = [];
  const look = () => staged.push(...[...document.querySelectorAll('.did')].map((one) => one.textContent));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_who_is_away_is_waited_for(visit: Visit, server: RunningServer) -> None:
    """Everybody sees it count, and hears of it once; then that a bot plays.

    Whoever is back reads, once, what it did in their place, also with their card.
    """
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first", "seconds": 15})
    onlooker, screen = visit(host.url, DESKTOP), visit(f"{host.url}/screen", DESKTOP)
    start(host)
    ready(host, guest)
    host.evaluate(LISTEN)
    cut(guest)
    pretend(host)
    for page in (host, onlooker, screen):
        expect(page.locator(".marquee")).to_contain_text(re.compile(r"Guest 1 is away\. A bot takes over in \d+ s\."))
    told = host.locator(".marquee").inner_text()
    expect(host.locator(".marquee")).not_to_have_text(told)
    for page in (host, onlooker, screen):
        expect(page.locator(".toast")).to_contain_text("Guest 1 is away. A bot plays instead.")
        expect(page.locator(".plate .name", has_text="Guest 1").locator("..")).to_contain_text("away, a bot is standing in")
    assert len([line for line in host.evaluate("heard") if "takes over" in line]) == 1
    expect(host.locator(MINE).first).to_be_visible()  # the bot has decided, and the host's next turn has come
    guest.evaluate(STAGED)
    mend(guest)
    back = host.locator(".toast").last
    expect(back).to_contain_text("Guest 1 is back.")
    lower = back.evaluate("one => one.getBoundingClientRect().bottom")
    assert lower < host.locator(".dock").evaluate("one => one.getBoundingClientRect().top"), "nothing passing lies on what decides"
    recap = guest.get_by_role("dialog", name="While you were away")
    expect(recap.locator(".mine .chip", has_text="your bot").first).to_be_visible()
    expect(recap.locator(".mine", has_text="only you know")).to_contain_text(re.compile("exchanged|pretended"))
    assert violations(guest) == []
    assert guest.evaluate("staged") == [], "what the bot did in secret is told, not staged as one's own"
    recap.get_by_role("button", name="Back to the game").click()
    expect(recap).to_have_count(0)
    guest.reload()
    expect(guest.locator(".felt .plate").first).to_be_visible()
    expect(guest.locator(".dock")).to_be_visible()
    expect(recap).to_have_count(0)


def seen(page: Page) -> Page:
    page.get_by_role("button", name="What I have seen").click()
    return page


def test_what_may_be_read_again(visit: Visit, server: RunningServer) -> None:
    """R10.4. From memory only: no history and no notes, before a reload and after it. With the aid also the deal, and what one looks at
    not before it has been put back.
    """
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first", "memory": "only"}, DESKTOP, at="game")
    pretend(host)
    for page in (host, guest):
        expect(page.locator(".aside, .log")).to_have_count(0)
        expect(page.get_by_role("button", name="History")).to_have_count(0)
    guest.reload()
    expect(guest.locator(MINE).first).to_be_visible()
    assert "takes" not in guest.locator("aside").inner_text()
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first", "memory": "aid"}, DESKTOP, at="turn")
    look(host, "left")
    expect(host.get_by_role("button", name="Put it back")).to_be_enabled()
    host.reload()
    expect(host.get_by_role("button", name="Put it back")).to_be_enabled()
    expect(host.locator(".log .saw")).to_have_count(0)
    put_back(host)
    expect(host.locator(".log .saw")).to_have_count(1)
    looked = host.locator(".log section", has=host.locator(".saw"))
    expect(looked.locator(".looked")).to_have_count(1)  # both in the same turn
    dialog = seen(host).get_by_role("dialog")
    expect(dialog.get_by_text("What was dealt")).to_be_visible()
    expect(dialog.locator("ul li")).to_have_count(6)
    expect(dialog.locator("ul li").first).to_contain_text("your left card")
    expect(dialog.locator(".secret").last).to_contain_text("You see your left card")


def test_onlookers_talk_among_themselves(visit: Visit, server: RunningServer) -> None:
    """Beside the history on a wide screen, in its sheet on a phone; players read it when the game is over."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})
    wide, phone = visit(host.url, DESKTOP), visit(host.url)
    start(host)
    ready(host, guest)
    beside = wide.locator("aside")
    expect(beside.get_by_role("log", name="History")).to_be_visible()
    beside.get_by_label("Your name").fill("Zoe")
    beside.get_by_role("textbox", name="Write a message").fill("<i>He lies</i>")
    beside.get_by_role("textbox", name="Write a message").press("Enter")
    expect(beside.get_by_role("log", name="Among onlookers")).to_contain_text("Zoe <i>He lies</i>")
    phone.get_by_role("button", name="Chat, new messages").click()
    expect(phone.get_by_role("dialog").get_by_role("log", name="Among onlookers")).to_contain_text("He lies")
    for page in (host, guest):
        page.get_by_role("button", name="Chat").click()
        expect(page.get_by_role("dialog")).not_to_contain_text("onlookers")
        page.keyboard.press("Escape")
    finish(host, guest)
    expect(host.get_by_role("log", name="What onlookers said")).to_contain_text("Zoe <i>He lies</i>")


def test_the_chat_beside_the_history(visit: Visit, server: RunningServer) -> None:
    """On a wide screen nothing covers the table; a key leads there. In the lobby words and arrivals are seen and heard of."""
    host, guest = make_table(visit, server, 2, {"seats": 4, "starts": "first"}, names=("Host", "Ada"))
    host.evaluate(LISTEN)
    late = visit(host.url)
    late.locator("#name").fill("Bea")
    late.locator("form .button.gold").click()
    expect(host.locator(".seat.fresh").last).to_contain_text("Bea")
    host.wait_for_function("heard.includes('\\u2068Bea\\u2069 has sat down.') || heard.includes('Bea has sat down.')")
    late.get_by_label("Write a message").fill("Hello!")
    late.get_by_label("Write a message").press("Enter")
    sign = host.get_by_role("button", name="Chat, new messages")
    expect(sign).to_be_in_viewport()
    sign.click()
    expect(host.locator(".lines .fresh")).to_contain_text("Hello!")
    expect(host.locator(".lines .fresh")).to_be_in_viewport()
    expect(host.get_by_role("button", name="Chat, new messages")).to_have_count(0)
    guest.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    start(host)
    ready(host, guest, late)
    chat = guest.locator("aside").get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Hello!")
    guest.keyboard.press("m")
    guest.keyboard.type("Who are you?")
    guest.keyboard.press("Enter")
    expect(chat).to_contain_text("Who are you?")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    expect(guest.locator(".felt")).to_be_visible()
