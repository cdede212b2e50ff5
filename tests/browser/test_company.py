"""Beside the players: onlookers, a screen for the room, chat and reactions, prepared answers; and nobody sees what is not for them."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit, soon
from tests.browser.hands import MINE, OVER, play_until
from tests.browser.tables import LONG, announce, finish, has_menu, make_table, pretend, put_back, ready, start
from tests.browser.words import cut_names


def faces(page: Page) -> list[str]:
    """The names of characters in the document, wherever cards lie."""
    return [text for text in page.locator(".felt .place .name, .felt .place .tag, .felt .place [role=img]").all_text_contents() if text]


def test_an_onlooker(visit: Visit, server: RunningServer) -> None:
    """R10.5: sees what everybody sees, and can do nothing."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, at="turn")
    onlooker = visit(host.url, DESKTOP)
    expect(onlooker.get_by_text("You are watching.")).to_be_visible()
    host.locator(MINE).filter(has_text="Look").click()
    host.locator(MINE).filter(has_text="left").click()
    expect(host.get_by_role("button", name="Put it back")).to_be_enabled()
    expect(onlooker.locator("aside .log p.looked")).to_contain_text("Host")
    for nobody in (onlooker, guest):
        expect(nobody.locator(".peek")).to_have_count(0)
        expect(nobody.locator(".log .secret")).to_have_count(0)
    expect(onlooker.locator(f"{MINE}, .felt .pick, .felt .whole, .deal button")).to_have_count(0)
    host.get_by_role("button", name="Put it back").click()
    finish(host, guest)
    expect(onlooker.locator("main.over")).to_be_visible()
    expect(onlooker.get_by_role("button", name="Play again")).to_have_count(0)


def test_time_to_read_without_movement(visit: Visit, server: RunningServer) -> None:
    """Who wants no movement is told what happens all the same, one thing after the other."""

    def calm(*where: object) -> Page:
        return visit(*where, quick=False)

    host, guest = make_table(calm, server, 2, {"seats": 2, "starts": "first"}, at="game")
    pretend(host)
    expect(guest.locator(".marquee")).to_contain_text("Host takes their own left card")
    assert host.evaluate("document.getAnimations().length") == 0


def test_no_onlookers(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4, "onlookers": False}, at="game")
    onlooker = visit(host.url)
    expect(onlooker.get_by_text("This table does not admit onlookers.")).to_be_visible()


def test_the_page_forgets_the_deal(visit: Visit, server: RunningServer) -> None:
    """R10.4: when the cards have been turned down, nothing in the document says what they were."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, at="deal")
    host.locator(".deal").wait_for()
    assert faces(host)
    ready(host, guest)
    for page in (host, guest):
        soon(lambda page=page: faces(page) == [])


def test_the_memory_aid(visit: Visit, server: RunningServer) -> None:
    """With it one may read again what one has seen, also after a reload."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first", "memory": "aid"}, at="turn")
    host.locator(MINE).filter(has_text="Look").click()
    host.locator(MINE).filter(has_text="left").click()
    expect(guest.locator(MINE).first).to_be_visible()
    host.reload()
    put_back(host)
    host.get_by_role("button", name="What I have seen").click()
    expect(host.get_by_role("dialog")).to_contain_text("left")


def readable(screen: Page, *where: str) -> None:
    """From three metres: letters of 3 % of the screen's height at least, as they are drawn."""
    for one in where:
        text = screen.locator(one).first
        expect(text).to_be_visible()
        drawn = text.evaluate("one => parseFloat(getComputedStyle(one).fontSize) * one.getBoundingClientRect().height / one.offsetHeight")
        assert drawn >= 0.03 * DESKTOP["height"], (one, drawn)


def test_the_big_screen(visit: Visit, server: RunningServer) -> None:
    """A screen for the room: how to join, then the game without any secret, also on a device of somebody who plays."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, names=LONG)
    screen = visit(f"{host.url}/screen", DESKTOP)
    expect(screen.locator("svg.qr, .qr svg").first).to_be_visible()
    expect(screen.get_by_text(host.url[-6:]).first).to_be_visible()
    expect(screen.get_by_text(LONG[1]).first).to_be_visible()
    readable(screen, ".guests li:not(.empty)")
    start(host)
    expect(screen.get_by_text("Look closely and remember!").first).to_be_visible()
    readable(screen, ".plate .name", "aside .code")
    ready(host, guest)
    soon(lambda: faces(screen) == [])
    readable(screen, ".purse .number", ".heap .label")
    covered = screen.evaluate("""() => {
      const boxes = (where) => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect());
      const plates = boxes('.plate');
      return boxes('.purse .number').filter((gold) => plates.some(({ left, right, top, bottom }) =>
        gold.left < right - 1 && gold.right > left + 1 && gold.top < bottom - 1 && gold.bottom > top + 1)).length;
    }""")
    assert covered == 0, "plates leave the gold in sight"
    same_device = host.context.new_page()
    same_device.goto(f"{host.url}/screen")
    expect(same_device.locator(".plate").first).to_be_visible()
    expect(same_device.locator(f"{MINE}, .felt .pick, .peek, .you")).to_have_count(0)
    same_device.close()
    finish(host, guest)
    expect(screen.get_by_text(re.compile("wins?")).first).to_be_visible()
    readable(screen, ".finale h2", ".podium strong", "aside .code")
    for page in (host, screen):
        assert cut_names(page, ".podium :is(strong, .rest .name)", LONG) == []
    expect(screen.locator(f"{MINE}, .peek")).to_have_count(0)


def test_chat_reactions_and_mute(visit: Visit, server: RunningServer) -> None:
    host, guest = make_table(visit, server, 2, {"seats": 4})
    host.get_by_label("Write a message").fill("<b>Hello</b> & welcome")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("<b>Hello</b> & welcome")
    guest.get_by_role("button", name="Bravo!").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Bravo!")
    host.get_by_role("button", name="Mute").click()
    host.get_by_role("switch", name="Guest 1").check(force=True)
    expect(host.get_by_role("log", name="Chat")).not_to_contain_text("Bravo!")
    start(host)
    ready(host, guest)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("dialog").get_by_label("Write a message").fill("Are you there?")
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("dialog").get_by_role("log")).to_contain_text("Are you there?")
    host.get_by_role("button", name="Chat").click()
    expect(host.get_by_role("dialog").get_by_role("log")).to_contain_text("Hello")
    expect(host.get_by_role("dialog").get_by_role("log")).not_to_contain_text("Are you there?")


def test_no_free_chat(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4, "chat": False})
    expect(host.get_by_text("The host has turned off free chat.")).to_be_visible()
    expect(host.get_by_label("Write a message")).to_have_count(0)
    host.get_by_role("button", name="Bravo!").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Bravo!")


def test_a_prepared_answer(visit: Visit, server: RunningServer) -> None:
    """Who answers later may say in advance: pass, unless somebody claims before me."""
    pages = make_table(visit, server, 4, {"seats": 4, "starts": "first"}, at="turn")
    host, first, second, third = pages
    announce(host, "King")
    expect(first.locator(".dock .action.claim")).to_be_visible()
    second.get_by_role("radio", name="Pass", exact=True).check(force=True)
    third.get_by_role("radio", name="Pass if nobody claims").check(force=True)
    expect(third.get_by_role("radio", name="Pass if nobody claims")).to_be_checked()
    first.locator(MINE).filter(has_text="Claim").click()
    expect(third.locator(".dock .action.claim")).to_be_visible()  # asked, because somebody claimed
    expect(second.locator(".dock .action.claim")).to_have_count(0)
    third.locator(MINE).filter(has_text="Pass").click()
    play_until(pages, lambda: has_menu(first) or first.locator(".felt .pick").count() > 0)


def test_leaving_a_game(visit: Visit, server: RunningServer) -> None:
    """A bot plays on for somebody who leaves for good; who goes for a while finds the way back on the first page."""
    host, guest = make_table(visit, server, 2, {"seats": 4}, at="game")
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Step away").click()
    guest.get_by_role("link", name="Back to your table").click()
    expect(guest.locator(".dock")).to_be_visible()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    expect(guest.get_by_role("button", name="Play now")).to_be_visible()
    finish(host)
    expect(host.locator(OVER)).to_be_visible()
