"""Coming back: the same seat and the same table after a reload, a broken line, in another tab, and after the server was killed."""

import contextlib
import re
import signal

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PATIENCE, RunningServer, Visit, soon
from tests.browser.hands import MENU, MINE, OVER, play_until
from tests.browser.tables import announce, cut, finish, look, make_table, mend, pretend, put_back, ready, scene, start


def reload(pages: list[Page]) -> list[Page]:
    for page in pages:
        page.reload()
    return pages


def break_and_mend(pages: list[Page]) -> list[Page]:
    for page in pages:
        cut(page)
    for page in pages:
        expect(page.locator(".connection")).to_be_visible()
    for page in pages:
        mend(page)
    for page in pages:
        expect(page.locator(".connection")).to_have_count(0)
    return pages


def close_and_open(pages: list[Page]) -> list[Page]:
    """Coming back by the link, on the same device."""
    found = []
    for page in pages:
        found.append(page.context.new_page())
        page.close()
        found[-1].goto(page.url)
    return found


WAYS = (reload, break_and_mend, close_and_open)


def scenes(pages: list[Page]) -> list[list[str]]:
    """What all of them see: where one has not come back the others' scenes tell no more than that, and its own tells why."""
    return [scene(page) or [page.locator("body").inner_text()] for page in pages]


def expect_scenes(pages: list[Page], before: list[list[str]]) -> None:
    """Everything is soon as it was, for everybody."""
    with contextlib.suppress(AssertionError):
        soon(lambda: scenes(pages) == before, 2 * PATIENCE)
    assert scenes(pages) == before


def where_the_witch_is(pages: list[Page]) -> tuple[int, str]:
    """Whose she is, and in which hand, while the deal lies face up; a protected card says nothing of itself."""
    for owner, page in enumerate(pages):
        for card in page.locator(".felt .place > .visually-hidden").all_inner_texts():
            found = re.match("[Yy]our (left|right) card.*Witch", card)
            if found:
                return owner, found[1]
    return -1, ""


def test_in_every_phase(visit: Visit, server: RunningServer) -> None:
    """Two people go through a game; in each phase both go and come back to what they had, in every way that there is."""
    pages: list[Page] = []

    def both_come_back() -> None:
        for page in pages:
            expect(page.get_by_text("not connected")).to_have_count(0)
            expect(page.locator(".deal, .plate.decides").first).to_be_attached()  # all that happened has been told
        before = scenes(pages)
        for come_back in WAYS:
            pages[:] = come_back(pages)
            expect_scenes(pages, before)

    owner = -1
    while owner < 0:
        pages[:] = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, at="deal")
        for page in pages:
            expect(page.locator(".deal")).to_be_visible()
        owner, hand = where_the_witch_is(pages)
    both_come_back()  # the deal
    pages[0].locator(".deal .button.gold").click()
    expect(pages[0].get_by_text("Still looking: Guest 1")).to_be_visible()
    both_come_back()  # one has seen enough
    pages[1].locator(".deal .button.gold").click()
    expect(pages[0].locator(".felt .pick").first).to_be_visible()
    both_come_back()  # choosing a card; the other waits
    for turn in range(4):
        pretend(pages[turn % 2])
    expect(pages[0].locator(".dock .action small")).to_have_count(3)
    both_come_back()  # one's own turn
    announce(pages[0], "Witch", "left")
    expect(pages[1].locator(".dock .action.claim")).to_be_visible()
    both_come_back()  # answering
    pages[1].locator(MINE).filter(has_text="Pass").click()
    expect(pages[0].locator(".felt .whole")).to_be_visible()
    both_come_back()  # a power's choice
    pages[0].get_by_role("button", name="Nobody").click()
    expect(pages[1].locator(".dock .action small")).to_have_count(3)
    look(pages[1], "left")
    expect(pages[0].locator(".dock .action small")).to_have_count(3)
    expect(pages[1].locator(".peek button")).to_be_enabled()
    both_come_back()  # a card that has not been put back
    put_back(pages[1])
    announce(pages[0], "Witch", "left" if owner else hand)
    pages[1].locator(MINE).filter(has_text="Claim").click()
    pages[1].locator(MINE).filter(has_text=hand if owner else "left").click()
    expect(pages[owner].locator(".felt .whole")).to_be_visible()
    assert sum("Witch" in card for card in pages[1 - owner].locator(".felt .place > .visually-hidden").all_inner_texts()) == 1
    both_come_back()  # shown cards, and the choice of the one who told the truth


def test_before_and_after_a_game(visit: Visit, server: RunningServer) -> None:
    """The same in the lobby, and when it is over."""
    pages = make_table(visit, server, 2, {"seats": 4})
    for over in (False, True):
        if over:
            start(pages[0])
            ready(*pages)
            finish(*pages)
            for page in pages:
                expect(page.locator("main.over td").first).to_be_visible()
        before = scenes(pages)
        for come_back in WAYS:
            pages = come_back(pages)
            expect_scenes(pages, before)


def test_the_table_goes_on_meanwhile(visit: Visit, server: RunningServer) -> None:
    """What happened while the line was cut is there afterwards, in the log too."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, DESKTOP, at="game")
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
    finish(second, guest)
    for page in (second, guest):
        expect(page.locator(OVER)).to_be_visible()


def test_a_decision_without_a_connection(visit: Visit, server: RunningServer) -> None:
    """What was tapped while the line was cut is sent when it is back, once."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, DESKTOP, at="game")
    cut(host)
    play_until([host], lambda: host.locator(MINE).count() == 0)
    mend(host)
    expect(guest.locator(".felt .pick").first).to_be_visible()
    expect(guest.locator("aside .log p.took")).to_have_count(1)


def test_the_server_is_killed(visit: Visit, own_server: RunningServer) -> None:
    """Killed without a warning in the middle of a game, and started again: both come back by themselves, and nothing is lost."""
    host, _guest = pages = make_table(visit, own_server, 2, {"seats": 4}, at="turn")
    expect(host.locator(MENU)).to_have_count(3)
    before = scenes([host])  # bots go on as soon as they can, unless the host has the turn
    own_server.end(signal.SIGKILL)
    for page in pages:
        expect(page.locator(".connection")).to_be_visible()
    own_server.start()
    for page in pages:
        expect(page.locator(".connection")).to_have_count(0)
    expect_scenes([host], before)
    finish(*pages)
    for page in pages:
        expect(page.locator(OVER)).to_be_visible()
    own_server.end(signal.SIGKILL)
    own_server.start()
    for page in pages:
        page.reload()
        expect(page.locator(OVER)).to_be_visible()


NEVER_OPEN = """
window.sockets = [];
window.WebSocket = class {
  static OPEN = 1;
  readyState = 0;
  constructor(address) {
    this.address = String(address);
    window.sockets.push(this);
  }
  send() {}
  close() {}
};
"""
"""What connections are where nobody answers."""


def test_a_connection_that_does_not_open_is_given_up_and_a_server_that_leaves_is_left_at_once(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4})
    host.add_init_script(NEVER_OPEN)
    host.clock.install()
    host.reload()
    many = "window.sockets.length"
    soon(lambda: host.evaluate(many) == 1)
    host.clock.fast_forward(9_000)  # it was silent for so long
    host.clock.fast_forward(9_000)  # and then one waits a little
    soon(lambda: host.evaluate(many) >= 2)
    closed = """(code) => {
        const [before, last] = [window.sockets.length, window.sockets.at(-1)];
        last.onmessage({ data: JSON.stringify({ is: "welcome", protocol: 1, version: "" }) });
        last.onclose({ code });
        return window.sockets.length - before;
    }"""
    assert host.evaluate(closed, 1012) == 1
    assert host.evaluate("window.sockets.at(-1).address").endswith(f"/ws?table={host.url.rpartition('/')[2]}")
    assert host.evaluate(closed, 1006) == 0
