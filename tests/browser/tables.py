"""Tables for tests: made, joined and started as people do, and what can be seen at them. In English."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from mascarade.server.messages import PROTOCOL
from tests.browser.conftest import PHONE, RunningServer, Visit
from tests.browser.hands import MENU, MINE

_MAKE = """async ([name, options]) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const said = (what) => socket.send(JSON.stringify(what));
  await new Promise((done) => (socket.onopen = done));
  said({ do: 'hello', protocol: PROTOCOL });
  said({ do: 'make', id: 'make', name, options });
  const code = await new Promise((done) => (socket.onmessage = (frame) => {
    const message = JSON.parse(frame.data);
    if (message.is !== 'welcome') done(message.table ?? frame.data);
  }));
  socket.close();
  return code;
}""".replace("PROTOCOL", str(PROTOCOL))

_SCENE = """() => [location.pathname, ...[...document.querySelectorAll(
  '.lobby h1, .lobby .seat, .felt .place > .visually-hidden, .felt .plate, .heap, .deal h2, .deal button, ' +
  '.dock h2, .dock .action b, .dock .hold, .peek p, main.over h1, main.over .story, main.over td'
)].map((one) => one.textContent.replace(/\\s+/g, ' ').trim())]"""


LONG = ("Oberhofzeremonienmeister", "Graf Wilhelm von Hohenau", "Maria Magdalena Szilágyi")
"""As long as names may be."""
GUESTS = ("Host", *(f"Guest {number}" for number in range(1, 13)))


def make_table(
    visit: Visit,
    server: RunningServer,
    people: int,
    options: dict[str, object],
    viewport: dict[str, int] = PHONE,
    locale: str = "en-US",
    names: Sequence[str] = GUESTS,
) -> list[Page]:
    """A table that the first makes (see `test_people` for the page that does it) and the others come to by its link; all in the lobby."""
    host = visit(server.url, viewport, locale)
    code = host.evaluate(_MAKE, [names[0], options])
    host.goto(f"{server.url}/t/{code}")
    pages = [host]
    for name in names[1:people]:
        guest = visit(f"{server.url}/t/{code}", viewport, locale)
        guest.locator("#name").fill(name)
        guest.locator("form .button.gold").click()
        expect(host.locator(".seat").get_by_text(name)).to_be_visible()
        pages.append(guest)
    return pages


def start(host: Page) -> None:
    """The host starts the game."""
    host.locator(".lobby .button.gold.large").click()


def ready(*pages: Page) -> None:
    """Everybody has seen the deal."""
    for page in pages:
        page.locator(".deal .button.gold").click()
    for page in pages:
        expect(page.locator(".deal")).to_have_count(0)


def announce(page: Page, character: str, hand: str | None = None) -> None:
    """From the three actions to an announcement."""
    page.locator(MINE).filter(has_text="Announce").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=character, exact=True).check(force=True)
    if hand:
        dialog.get_by_role("radio", name=hand, exact=True).check(force=True)
    dialog.get_by_role("button", name=f"I am the {character}!").click()


def pretend(page: Page) -> None:
    """Tap what can be taken, take it under the table, and put it back as it was."""
    while not page.locator(f"{MINE}.alike:enabled").count():
        page.locator(".felt .pick[aria-pressed=false]").first.click()
    page.locator(f"{MINE}.alike").last.click()
    expect(page.locator(f"{MINE}.alike")).to_have_count(0)


def look(page: Page, hand: str | None = None) -> None:
    """From the three actions to a look."""
    page.locator(MINE).filter(has_text="Look").click()
    if hand:
        page.locator(MINE).filter(has_text=hand).click()


def put_back(page: Page) -> None:
    """What was looked at is put back."""
    page.locator(".peek button:enabled").click()
    expect(page.locator(".peek")).to_have_count(0)


def has_menu(page: Page) -> bool:
    """Whether the three actions are offered."""
    return page.locator(MENU).count() == 3


def scene(page: Page) -> list[str]:
    """Everything that stands on the table, without what passes by."""
    return list(page.evaluate(_SCENE))


def cut(page: Page) -> None:
    """The connection breaks, and no new one is possible."""
    page.evaluate("cutTheLine()")


def mend(page: Page) -> None:
    """There is a network again."""
    page.evaluate("mendTheLine()")
