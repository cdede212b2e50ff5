"""Pictures of every screen, phone and desktop, light and dark: `make screenshots`, or `python -m tools.screenshots [PART | SIZE …]`.

All go to docs/screenshots/all/ (not in git); a chosen few also, and smaller, to docs/screenshots/: README and documentation show them.
"""

import sys

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import DESKTOP, PHONE, QUICK_TIMERS, ROOT, RunningServer, launch, running
from tests.browser.hands import MINE, OVER, follow, play_on, play_to_menu, play_until
from tests.browser.tables import announce, has_menu, look, make_table, put_back, ready, start
from tools.film import film as film_strips

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
CHOSEN = (
    *("puppets-desktop-dark", "13-claims-phone-dark"),
    *("home-phone-light", "shown-phone-light", "announce-phone-dark", "lesson-phone-light"),
    *("4-deal-phone-light", "exchange-picked-phone-light", "answer-phone-light", "over-phone-light"),
    *("lobby-desktop-light", "pass-cover-phone-light", "screen-desktop-dark", "blank-phone-light"),
)
NAMES = ("Ottavia", "Marcello", "Isolde", "Jacopo")


class Studio:
    """A server and a browser to take pictures of, in one size."""

    def __init__(self, browser: Browser, server: RunningServer, size: str) -> None:
        self.browser, self.server, self.size = browser, server, size

    def visit(self, url: str, viewport: dict[str, int] | None = None, locale: str = "en-US") -> Page:
        """Somebody new."""
        context = self.browser.new_context(viewport=viewport or SIZES[self.size], locale=locale, reduced_motion="reduce")  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        context.add_init_script(QUICK_TIMERS)
        page = context.new_page()
        page.goto(url if url.startswith("http") else self.server.url + url)
        return page

    def table(self, people: int, options: dict[str, object]) -> list[Page]:
        """Some people in a lobby."""
        return make_table(self.visit, self.server, people, options, SIZES[self.size], names=NAMES)

    def snap(self, page: Page, name: str, whole: bool = False, part: str | None = None, pointer: bool = False) -> None:
        """A picture of a page, light and dark: whole, or a part of it, or with the pointer where it is."""
        if not pointer:
            page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.evaluate("document.querySelectorAll('.toast button').forEach((one) => one.click())")
        size = page.viewport_size or PHONE
        if whole:  # rather than one picture of several: what sticks to the lower edge stays there
            page.set_viewport_size({**size, "height": int(page.evaluate("document.documentElement.scrollHeight"))})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            title = f"{name}-{self.size}-{scheme}"
            path = FOLDER / "all" / f"{title}.png"
            if part:
                page.locator(part).first.screenshot(path=path)
            else:
                page.screenshot(path=path)
            if title in CHOSEN:
                page.screenshot(path=FOLDER / f"{title}.jpg", type="jpeg", quality=76)
        page.set_viewport_size(size)
        print(f"  {name}", flush=True)

    def close(self) -> None:
        """Everybody goes home."""
        for context in self.browser.contexts:
            context.close()


def before(studio: Studio) -> None:
    """Everything before a game."""
    page = studio.visit("/")
    expect(page.locator("h1")).to_be_visible()
    studio.snap(page, "home")
    page.get_by_label("Table code").fill("K7")
    page.get_by_role("button", name="Join").click()
    studio.snap(page, "home-wrong-code")
    page.goto(studio.server.url + "/t/ZZZZZZ")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    studio.snap(page, "no-table")
    for name, where in {"rules": "/rules/1", "rules-2": "/rules/2", "pass-setup": "/pass", "nowhere": "/nowhere"}.items():
        page.goto(studio.server.url + where)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        studio.snap(page, name)
    page.goto(studio.server.url + "/make")
    studio.snap(page, "make", whole=True)
    page.get_by_role("radio", name="Your own").check(force=True)
    page.get_by_role("button", name="Judge", exact=True).click()
    page.locator(".problems").wait_for()
    studio.snap(page, "make-own", whole=True)
    page.get_by_role("button", name="Blank card").click()
    studio.snap(page, "blank")


def lobby(studio: Studio) -> None:
    """The table before the game, as its host and as somebody who has just come."""
    host, guest, _ = studio.table(3, {"seats": 6})
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name="Bravo!").click()
    guest.get_by_label("Write a message").fill("Good evening!")
    guest.keyboard.press("Enter")
    expect(host.get_by_text("Good evening!").first).to_be_visible()
    studio.snap(host, "lobby", whole=True)
    guest.evaluate("scrollTo(0, 0)")
    studio.snap(guest, "lobby-guest")
    studio.snap(studio.visit(host.url), "lobby-new")
    host.get_by_role("button", name="QR code: enlarge").click()
    studio.snap(host, "lobby-qr")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Change").click()
    studio.snap(host, "lobby-options")
    screen = studio.visit(f"{host.url}/screen")
    screen.locator("svg.qr, .qr svg").first.wait_for()
    studio.snap(screen, "screen-lobby")


def four(studio: Studio) -> None:
    """Four people, one of them really the Bishop: from the deal to shown cards and a power's choice (all have 6 gold, so it is a tie)."""
    while True:
        pages = studio.table(4, {"seats": 4, "starts": "first"})
        host = pages[0]
        start(host)
        host.locator(".deal").wait_for()
        cards = host.locator(".felt .place > .visually-hidden").all_inner_texts()
        holder = next(number for number, text in enumerate(cards) if text.endswith("Bishop"))
        if 0 < holder < 4:
            break
        studio.close()
    studio.snap(host, "4-deal")
    ready(*pages)
    expect(host.locator(".felt .pick").first).to_be_visible()
    studio.snap(host, "exchange")
    studio.snap(pages[1], "waiting")
    for number, page in enumerate(pages):
        page.locator(".felt .pick").first.click()
        if number == 0:
            studio.snap(host, "exchange-picked")
        page.locator(f"{MINE}.alike").last.click()
        if number == 0:
            studio.snap(host, "exchange-done")
    expect(host.locator(".dock .action small")).to_have_count(3)
    studio.snap(host, "4-turn")
    host.locator(MINE).filter(has_text="Announce").click()
    studio.snap(host, "announce-nothing")
    host.get_by_role("dialog").get_by_role("radio", name="Bishop").check(force=True)
    studio.snap(host, "announce")
    host.keyboard.press("Escape")
    announce(host, "Bishop")
    studio.snap(pages[3], "prepare")
    for number in range(1, 4):
        page = pages[number]
        page.locator(".dock .action.claim").wait_for()
        if number == 1:
            studio.snap(page, "answer")
        page.locator(MINE).filter(has_text="Claim" if number == holder else "Pass").click()
    pages[holder].locator(".felt .whole").first.wait_for()
    studio.snap(host, "shown")
    studio.snap(pages[holder], "power")
    pages[holder].locator(".felt .whole").first.click()
    studio.snap(pages[holder], "power-picked")
    pages[holder].locator(MINE).first.click()
    play_to_menu(pages, host)
    for name, button in {"cast": "Cast", "log": "History", "chat": "Chat", "settings": "Settings", "leave": "Leave the table"}.items():
        if host.get_by_role("button", name=button).count():
            host.get_by_role("button", name=button).click()
            studio.snap(host, name)
            host.keyboard.press("Escape")
    look(host)
    expect(host.locator(".peek button")).to_be_enabled()
    studio.snap(host, "look")
    put_back(host)


def six(studio: Studio) -> None:
    """One person and five bots, to the end; and the screen for the room."""
    host = None
    while host is None or host.locator(OVER).count():  # bots may be quicker than the first turn that is one's own
        studio.close()
        (host,) = studio.table(1, {"seats": 6, "seconds": 60, "starts": "first"})
        screen = studio.visit(f"{host.url}/screen")
        start(host)
        host.locator(".deal").wait_for()
        studio.snap(host, "6-deal")
        studio.snap(screen, "screen-deal")
        ready(host)
        play_until([host], lambda host=host: has_menu(host) or host.locator(OVER).count() > 0)
        if not host.locator(OVER).count():
            studio.snap(host, "turn")
            studio.snap(screen, "screen")
            play_until([host], lambda host=host: host.locator(".dock .action.claim").count() > 0 or host.locator(OVER).count() > 0)
    studio.snap(host, "6-answer")
    play_on([host])
    expect(host.locator("main.over td").first).to_be_visible()
    studio.snap(host, "over")
    studio.snap(host, "over-whole", whole=True)
    studio.snap(screen, "screen-over")
    host.get_by_role("slider").focus()
    for _ in range(3):
        host.keyboard.press("ArrowLeft")
    host.get_by_role("slider").blur()
    studio.snap(host, "replay", part=".replay")
    studio.snap(host, "chart", part=".chart")
    studio.snap(host, "verify", part="main.over > .panel:last-child")
    host.get_by_role("button", name="Play again").click()
    host.locator(".lobby, .deal").first.wait_for()
    studio.snap(host, "rematch")


def few_and_many(studio: Studio) -> None:
    """Two, three and thirteen players, and the second edition."""
    for seats, options in ((2, {}), (3, {}), (13, {}), (8, {"edition": 2, "scenario": "B"})):
        host = None
        while host is None or host.locator(OVER).count():  # bots may be quicker than the first turn that is one's own
            studio.close()
            (host,) = studio.table(1, {"seats": seats, "starts": "first", **options})
            start(host)
            host.locator(".deal").wait_for()
            studio.snap(host, f"{seats}-deal")
            ready(host)
            studio.snap(host, f"{seats}-exchange")
            play_until([host], lambda host=host: has_menu(host) or host.locator(OVER).count() > 0)
        studio.snap(host, f"{seats}-turn")
    _round(studio)
    _puppets(studio)


def _round(studio: Studio) -> None:
    """Thirteen, and the announcement goes round: some have claimed, some have passed."""
    host = None
    while host is None or host.locator(OVER).count():
        studio.close()
        pages = studio.table(4, {"seats": 13, "starts": "first"})
        host = pages[0]
        start(host)
        ready(*pages)
        play_until(pages, lambda host=host: has_menu(host) or host.locator(OVER).count() > 0)
    announce(host, "King")
    pages[1].locator(".dock .action.claim").click()
    pages[2].locator(".dock .action.claim").wait_for()
    pages[2].locator(MINE).filter(has_text="Pass").click()
    pages[3].locator(".dock .action.claim").wait_for()
    studio.snap(pages[3], "13-answer")
    studio.snap(host, "13-claims")
    screen = studio.visit(f"{host.url}/screen")
    screen.locator(".plate").first.wait_for()
    studio.snap(screen, "screen-13")
    studio.close()


def _puppets(studio: Studio) -> None:
    """The Puppet Master chooses two, as one of three people."""
    asked: list[Page] = []

    def is_asked(pages: list[Page]) -> bool:
        asked[:] = [page for page in pages if page.get_by_text("Tap two players: each gives you").count()]
        return bool(asked) or pages[0].locator(OVER).count() > 0

    seed = 0
    while not asked:
        studio.close()
        pages = studio.table(3, {"seats": 8, "edition": 2, "scenario": "B", "starts": "first"})
        start(pages[0])
        ready(*pages)
        play_until(pages, lambda pages=pages: is_asked(pages), 60, seed := seed + 1, ("puppet_master",))
    asked[0].locator(".felt .whole").first.click()
    studio.snap(asked[0], "puppets")


def alone(studio: Studio) -> None:
    """The lesson, and several people on one device."""
    page = studio.visit("/learn")
    page.locator(".coach").wait_for()
    studio.snap(page, "lesson-welcome")
    wanted = {
        "tap Aurelia’s card": "lesson",
        "three things": "lesson-turn",
        "Claim it!": "lesson-claim",
        "13 gold: you win": "lesson-end",
    }
    while wanted:
        said = page.evaluate("document.querySelector('.coach')?.textContent ?? ''")
        for words in [words for words in wanted if words in said]:
            studio.snap(page, wanted.pop(words))
        if said:
            follow(page)
        page.wait_for_timeout(40)

    page = studio.visit("/pass")
    for number, name in enumerate(NAMES[:3], 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".deal").wait_for()
    studio.snap(page, "pass-deal")
    page.locator(".deal .button.gold").click()
    page.locator(".cover").wait_for()
    studio.snap(page, "pass-cover")
    page.locator(".cover .button.gold").click()
    page.locator(".dock").wait_for()
    studio.snap(page, "pass-turn")


def film(studio: Studio) -> None:
    """The moments that move, as film strips; on a phone."""
    if studio.size == "phone":
        film_strips(studio.browser, studio.server)


PARTS = {part.__name__: part for part in (before, lobby, four, six, few_and_many, alone, film)}


def main(wanted: list[str]) -> None:
    """Take the pictures: all of them, or those of some parts and sizes."""
    parts = [name for name in PARTS if name in wanted] or list(PARTS)
    sizes = [size for size in SIZES if size in wanted] or list(SIZES)
    (FOLDER / "all").mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, running() as server:
        browser = launch(playwright)
        for size in sizes:
            studio = Studio(browser, server, size)
            for name in parts:
                print(f"{name}, {size}", flush=True)
                PARTS[name](studio)
                studio.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
