"""The page's type and shape: typefaces that come with it, words in one piece, a table that uses its room, in every language and size."""

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import MENU, play_games, play_to_menu
from tests.browser.tables import LONG, make_table, ready, start
from tests.browser.test_languages import LOCALES
from tests.browser.words import SIZES, at_every_width, broken, cut_names, resize

ASSETS = ROOT / "src/mascarade/server/static/assets"


def test_broken_words_are_found(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url)
    expect(page.locator("h1")).to_be_visible()
    narrow = "width: 2em; white-space: normal; overflow-wrap: anywhere"
    page.locator("h1").evaluate("(one, narrow) => { one.style.cssText = narrow; one.textContent = 'Mascarade'; }", narrow)
    assert broken(page)


@pytest.mark.parametrize("code", LOCALES)
def test_no_word_is_broken(code: str, visit: Visit, server: RunningServer) -> None:
    """Before a game, everything that opens at a table, a turn, and on the screen for the room."""
    (page,) = make_table(visit, server, 1, {"seats": 6, "starts": "first"}, locale=LOCALES[code])
    problems: list[str] = []
    table = page.url
    for where in ("/", "/make", "/rules/1", "/pass"):
        page.goto(server.url + where)
        expect(page.locator("h1")).not_to_be_empty()
        page.evaluate("document.fonts.ready")
        problems += at_every_width(page, where)
    page.goto(table)
    page.locator(".lobby .seat").first.wait_for()
    problems += at_every_width(page, "lobby")
    start(page)
    page.locator(".deal").wait_for()
    for button in page.locator(".table > header button:visible").all():
        button.click()
        page.locator("dialog[open] h2").wait_for()
        problems += at_every_width(page, page.locator("dialog[open] h2").inner_text())
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    ready(page)
    play_to_menu([page], page)
    problems += at_every_width(page, "turn")
    page.locator(MENU).last.click()
    page.get_by_role("dialog").wait_for()
    problems += at_every_width(page, "announcing")
    page.goto(f"{table}/screen")
    page.locator(".plate").first.wait_for()
    problems += at_every_width(page, "big screen")
    assert problems == []


# As if everybody, bots too, had such names.
_RENAMED = """names => {
  const parse = JSON.parse;
  JSON.parse = (text) => {
    const message = parse(text);
    message?.people?.forEach?.((person, number) => (person.name = names[number % names.length]));
    return message;
  };
}"""
# Keeps whose cards have come forward, if a name is cut or lies over another.
_WHOSE = """names => {
  window.seen = 0;
  window.wrong = [];
  new MutationObserver(() => {
    const all = [...document.querySelectorAll('.forward:not(.leaves) .whose')];
    if (all.length) seen++;
    for (const one of all) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const over = (other) => other !== one && [other.getBoundingClientRect()].some((box) =>
        Math.min(box.right, right) - Math.max(box.left, left) > 8 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1);
      const clips = getComputedStyle(one).overflow !== 'visible' || one.scrollWidth > one.clientWidth + 1;
      if (!names.includes(one.textContent) || clips || all.some(over)) wrong.push(one.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}"""


def test_long_names_of_players(visit: Visit, server: RunningServer) -> None:
    """Thirteen names of 24 letters: each is there whole, on a phone, at a reveal, and from a sofa, 3 % of the screen's height large."""

    def deal() -> list[Page]:
        (host,) = make_table(visit, server, 1, {"seats": 13, "starts": "first"})
        screen = visit(f"{host.url}/screen", DESKTOP)
        for page in (host, screen):
            page.add_init_script(f"({_RENAMED})({json.dumps(LONG)})")
            page.reload()
        start(host)
        ready(host)
        for page in (host, screen):
            expect(page.locator(".plate")).to_have_count(13)
            assert cut_names(page, ".plate .name", LONG) == []
            page.evaluate(_WHOSE, LONG)
        return [host, screen]

    _, screen = first = deal()
    for size in (DESKTOP, {"width": 1280, "height": 720}, {"width": 1920, "height": 1080}):
        screen.set_viewport_size(size)  # type: ignore[arg-type]
        screen.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        drawn = screen.locator(".plate .name").evaluate_all(
            "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getBoundingClientRect().height / one.offsetHeight)"
        )
        assert min(drawn) >= 0.03 * size["height"]
        assert cut_names(screen, ".plate .name", LONG) == []
    wrong: list[str] = []
    dealt = iter([first])

    def seen(pages: Sequence[Page]) -> bool:
        wrong.extend(one for page in pages for one in page.evaluate("wrong"))
        return all(page.evaluate("seen") for page in pages)

    play_games(lambda: next(dealt, None) or deal(), seen)
    assert wrong == []


CARDS = ("Oberhofzeremonienmeister", "Gran Visir di Costantinopoli")


def test_long_names_of_cards(visit: Visit, server: RunningServer) -> None:
    """What people call their own cards stays whole, on its card and beside it."""
    blanks = [{"code": code, "name": name, "steps": ["bank 2"]} for code, name in zip("xy", CARDS, strict=True)]
    cast = ["judge", "king", "queen", "witch", "x", "y"]
    (page,) = make_table(visit, server, 1, {"seats": 6, "starts": "first", "cast": cast, "blanks": blanks})
    problems = at_every_width(page, "lobby")
    start(page)
    page.locator(".deal").wait_for()
    expect(page.locator(".felt")).to_contain_text(CARDS[0])
    problems += at_every_width(page, "deal")
    for width, height in SIZES:
        resize(page, width, height)
        problems += [f"{width}: {one}" for one in page.evaluate(_LYING)]
    assert problems == []


def test_typefaces_come_with_the_page(visit: Visit, server: RunningServer) -> None:
    assert 0 < sum(path.stat().st_size for path in ASSETS.glob("*.woff2")) <= 60_000
    page = visit(server.url, DESKTOP, "hu-HU")
    expect(page.locator("h1")).to_be_visible()
    for face in ("Display", "Text"):
        loaded = "async (face) => (await document.fonts.load(`1em ${face}`, 'aőű0')).map((one) => one.status)"
        assert page.evaluate(loaded, face) == ["loaded", "loaded"]
    chinese = visit(server.url, PHONE, "zh-TW")
    expect(chinese.locator("h1")).to_be_visible()
    assert chinese.evaluate("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length") == 0


# What lies on the table: where, and what must not lie over what.
_LYING = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const found = [];
  const shown = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility({ opacityProperty: true }));
  const boxes = (where) => shown(where).map((one) => ({ where, box: one.getBoundingClientRect() }));
  const over = ({ box: a }, { box: b }) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const sayings = boxes('.saying');
  const apart = boxes('.felt .place').concat(boxes('.felt .heap'));
  const said = boxes('.marquee strong').concat(boxes('.marquee .announced svg'), boxes('.marquee p:not(:empty)'));
  for (const { where, box } of [...apart, ...said, ...sayings, ...boxes('.felt .plate')]) {
    const beside = box.left < felt.left - 1 || box.right > felt.right + 1;
    if (beside || box.top < felt.top - 1 || box.bottom > felt.bottom + 1) found.push(`${where} outside`);
  }
  const clash = (ones, others) => ones.forEach((one, index) => {
    const rest = ones === others ? ones.slice(index + 1) : others;
    found.push(...rest.filter((other) => over(one, other)).map((other) => `${one.where} over ${other.where}`));
  });
  clash(apart, apart);
  clash(said, apart);
  clash(said, sayings);
  const plates = boxes('.felt .plate');
  clash(plates, plates);
  clash(said, plates);
  clash(boxes('.felt .tag'), plates);
  const middle = document.querySelector('.marquee')?.getBoundingClientRect();
  for (const { where, box } of said) if (box.top < middle.top - 1 || box.bottom > middle.bottom + 1) found.push(`${where} cut`);
  const dock = document.querySelector('.dock, .deal').getBoundingClientRect();
  const press = boxes('.dock .action').concat(boxes('.dock .power'), boxes('.deal .button'));
  const low = innerWidth < innerHeight ? innerHeight : Infinity; // on its side it scrolls
  for (const { where, box } of press) if (box.right > innerWidth || box.bottom > low) found.push(`${where} cut`);
  clash(boxes('.dock .power'), boxes('.dock .action'));
  if (shown('.dock .power').some((one) => one.scrollHeight > one.clientHeight + 1)) found.push('power cut');
  const trays = boxes('.felt .tray');
  clash(trays, plates);
  const inside = ({ box }, tray) => box.left >= tray.box.left && box.right <= tray.box.right && box.top >= tray.box.top;
  clash(trays, apart.filter((one) => !trays.some((tray) => inside(one, tray)))); // nobody takes them for their own
  return [...new Set(found)];
}"""
CHAT = "You have been the King for three turns, and every time the court grew richer. " * 2 + "Nobody here believes you, dear."
"""As much as somebody may say at once."""
ALL_SIZES = (PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390}, {"width": 820, "height": 1180}, DESKTOP)


@pytest.mark.parametrize(
    "options",
    [{"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 6}, {"seats": 8, "edition": 2, "scenario": "B"}, {"seats": 12, "edition": 2}],
    ids=lambda options: f"{options['seats']} players",
)
def test_nothing_clips_or_covers(options: dict[str, object], visit: Visit, server: RunningServer) -> None:
    """At the deal, when it is one's turn, and when somebody else has announced: on phones upright and lying, tablets and large screens."""
    host, guest = make_table(visit, server, 2, {**options, "starts": "first"}, at="deal")
    problems: list[str] = []

    def measure(page: Page, when: str) -> None:
        for size in ALL_SIZES:
            resize(page, size["width"], size["height"])
            problems.extend(f"{when}, {size['width']}×{size['height']}: {one}" for one in page.evaluate(_LYING))
        resize(page, PHONE["width"], PHONE["height"], 1.0)

    host.locator(".deal").wait_for()
    measure(host, "deal")
    ready(host, guest)
    play_to_menu([host, guest], host)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("dialog").get_by_label("Write a message").fill(CHAT)
    guest.keyboard.press("Enter")
    guest.keyboard.press("Escape")
    expect(host.locator(".saying.long")).to_have_text(CHAT)
    measure(host, "turn")
    host.locator(MENU).last.click()
    for group in host.get_by_role("dialog").locator("fieldset").all():
        group.get_by_role("radio").last.check(force=True)
    host.get_by_role("dialog").locator(".button.gold").click()
    expect(guest.locator(".dock .action.claim")).to_be_visible()
    guest.get_by_role("button", name="Cast").click()
    longest = max(guest.locator("dialog[open] li p").all_inner_texts(), key=len)
    guest.keyboard.press("Escape")
    guest.locator(".dock .power").evaluate("(one, text) => { one.lastChild.data = text; }", longest)
    measure(guest, "answer")
    assert problems == []


def test_cards_use_the_room(visit: Visit, server: RunningServer) -> None:
    (page,) = make_table(visit, server, 1, {"seats": 6, "starts": "first"}, DESKTOP, at="game")
    expect(page.locator(".felt .place")).to_have_count(6)
    boxes = page.locator(".felt .place").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert min(box["width"] for box in boxes) >= 120
    for one in boxes:
        apart = [
            one["right"] <= other["left"] or one["left"] >= other["right"] or one["bottom"] <= other["top"] or one["top"] >= other["bottom"]
            for other in boxes
            if other is not one
        ]
        assert all(apart)
        assert one["left"] >= 0
        assert one["right"] <= DESKTOP["width"]
