"""What one can do without company: the lesson, the rules, and several people on one device."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import MENU, MINE, OVER, follow, play_until
from tests.browser.test_offline import kept


def without_a_server(visit: Visit, server: RunningServer) -> Page:
    """The first page on its second visit: nobody is there any more."""
    page = visit(server.url, keeps=True, far=False)
    kept(page)
    server.end()
    page.reload()
    return page


def test_the_lesson(visit: Visit, own_server: RunningServer) -> None:
    """From the first page to the end of the lesson by doing what it says; a wrong tap is explained; then a real game. Nobody serves it."""
    page = without_a_server(visit, own_server)
    expect(page.get_by_role("link", name="The second edition")).to_have_count(0)
    page.get_by_role("link", name="Learn to play").click()
    until = time.monotonic() + 90
    while (done := follow(page, until=MENU)) != "there":
        assert done != "over"
        assert time.monotonic() < until, page.locator("main").inner_text()
        page.wait_for_timeout(50)
    page.locator(MINE).filter(has_text="Announce").click()
    page.get_by_role("dialog").get_by_role("radio").first.check(force=True)
    page.get_by_role("dialog").locator(".button.gold").click()
    expect(page.get_by_text("In a real game you could do that.")).to_be_visible()
    while follow(page) != "over":
        assert time.monotonic() < until, page.locator("main").inner_text()
        page.wait_for_timeout(50)
    expect(page.get_by_text("13 gold: you win!")).to_be_visible()
    page.locator("header .home").click()
    expect(page.get_by_role("link", name="The second edition")).to_have_attribute("href", "/learn/2")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".deal")).to_be_visible()


def test_the_rules(visit: Visit, server: RunningServer) -> None:
    """Both editions: every section and every character, drawings, a finder; on a phone it begins short, and its contents lead on."""
    phone = visit(f"{server.url}/rules/1")
    expect(phone.locator(".characters li")).to_have_count(12)
    assert phone.evaluate("document.documentElement.scrollHeight") < 3000, "sections are closed until they are wanted"
    phone.get_by_label("Find a character").fill("wit")
    expect(phone.locator(".characters li")).to_have_count(1)
    phone.get_by_text("Witch").first.click()
    expect(phone.locator(".characters li p").first).to_be_visible()
    phone.get_by_label("Find a character").fill("xyz")
    expect(phone.get_by_text("Nobody by that name")).to_be_visible()
    expect(phone.locator(".diagram b").filter(visible=True)).to_have_text(
        ["Exchange", "Look", "Announce", "Announce", "Nobody claims:", "Somebody claims:", "Pay"]
    )
    phone.get_by_role("heading", name="Announcing and claiming").click()
    expect(phone.get_by_text("Now the others answer aloud")).to_be_visible()

    page = visit(server.url, DESKTOP)
    page.get_by_role("link", name="Rules").click()
    expect(page.locator(".diagram svg").first).to_be_visible()
    page.get_by_role("navigation", name="Contents").get_by_role("link").last.click()
    expect(page.get_by_role("heading", name="Good to know")).to_be_in_viewport()
    expect(page.get_by_text("First the power, then the fines.")).to_be_visible()
    page.get_by_role("radio", name="Second edition").check(force=True)
    expect(page.locator(".characters li")).to_have_count(16)
    expect(page).to_have_url(re.compile("/rules/2"))
    page.reload()
    expect(page.get_by_role("radio", name="Second edition")).to_be_checked()


def test_pass_and_play(visit: Visit, own_server: RunningServer) -> None:
    """Three people and a bot on one device: covered between them, kept through a reload, and played to its end. Nobody serves it."""
    page = without_a_server(visit, own_server)
    page.get_by_role("link", name="Pass and play").click()
    for number, name in enumerate(("Anna", "Béla", "Cili"), 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".deal .button.gold").click()
    cover = page.locator(".cover")
    expect(cover).to_be_visible()
    expect(cover).to_contain_text(re.compile("Give the device to (Anna|Béla|Cili)"))
    expect(page.locator(".felt, .dock, .hold")).to_have_count(0)
    whom = cover.get_by_role("button").inner_text()
    page.reload()
    expect(cover.get_by_role("button")).to_have_text(whom)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_role("radio", name="Off").check(force=True)
    page.keyboard.press("Escape")
    # nobody announces or answers while somebody looks at their card
    page.evaluate("""() => {
      window.early = [];
      new MutationObserver(() => {
        const said = document.querySelector('.bubble');
        if (said && document.querySelector('.hold')) early.push(said.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    # who is asked before everybody's eyes stands where the question stands, and over nobody's plate
    play_until([page], lambda: page.locator(".dock .action.claim").count() > 0, 150)
    asks = page.locator(".dock h2 .whom")
    expect(asks).to_have_text(re.compile("Anna|Béla|Cili"))
    where = asks.bounding_box()
    assert where
    for plate in page.locator(".felt .plate").all():
        box = plate.bounding_box()
        assert box
        assert box["y"] + box["height"] <= where["y"]
    play_until([page], lambda: page.locator(OVER).count() > 0, 150)
    assert page.evaluate("early") == []
    page.reload()
    expect(page.locator(OVER)).to_be_visible()


def test_the_second_lesson(visit: Visit, server: RunningServer) -> None:
    """What is new in the second edition, by doing what it says: the Princess, and a change of seats."""
    page = visit(f"{server.url}/learn/2", far=False)
    # a text may come and be gone between two looks at the page
    page.evaluate("""() => {
      window.told = new Set();
      new MutationObserver(() => document.querySelectorAll('.coach p').forEach((one) => told.add(one.textContent)))
        .observe(document, { subtree: true, childList: true, characterData: true });
    }""")
    until = time.monotonic() + 90
    done = ""
    while done != "over":
        assert time.monotonic() < until, page.locator("main").inner_text()
        done = follow(page)
        page.wait_for_timeout(50)
    seen = page.evaluate("[...told]")
    for told in ("he alone does not know it", "You and Dorian changed seats!"):
        assert any(told in text for text in seen), seen
    expect(page.get_by_text("you win, from another chair!")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".deal")).to_be_visible()
    page.get_by_role("button", name="Cast").click()
    expect(page.get_by_role("dialog")).to_contain_text("Princess")
