"""Every language, from the first page to the end of a game: its own words, all of them, and nothing else."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from mascarade.languages import Words
from tests.browser.conftest import DESKTOP, PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import OVER, play_games, play_on, play_until
from tests.browser.tables import make_table, start
from tests.browser.words import at_every_width

LOCALES = {"en": "en-GB", "hu": "hu-HU", "de": "de-AT", "zh-Hant": "zh-TW", "fr": "fr-CA"}

LEFT_OVER = re.compile(
    r"\b(the|your|you|are|of|and|with|play|now|turn|cards?|players?|pass|claim|exchange|announce|look|wins?|everybody|nobody|back)\b",
    re.IGNORECASE,
)
"""Words of English that none of the other languages has."""
KEY = re.compile(r"⟨|⟩|\{ ?\$|(?<![\w/-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
"""A message's key, or a part of a message that should have been replaced."""
KNOWN = {
    key
    for file in (ROOT / "src/mascarade/languages/en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*-[\w-]+) *=", file.read_text("utf-8"), re.M)
} | {"⟨", "⟩", "{ $", "{$"}

_WORDS = """() => {
  const hidden = 'script, style, code, :not(html)[lang], .code, .link';
  const words = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (!node.parentElement.closest(hidden)) words.push(node.data.trim());
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    words.push(one.ariaLabel ?? '', one.title ?? '', one.placeholder ?? '');
  return words.filter(Boolean).join('\\n');
}"""

_BROKEN = """() => [...document.querySelectorAll('main.over td')].filter((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
}).map((cell) => cell.textContent)"""
"""The numbers that a narrow column has broken in two."""


ASKED = {
    "answer": ".dock .action.claim",
    "exchange picked": ".dock .action.alike:enabled",
    "power": ".felt .whole",
}
"""Where words must stay whole during a game, too: in every one everybody is asked something, and whoever begins exchanges."""
CERTAIN = {"answer", "exchange picked"}


def english(page: Page) -> list[str]:
    """The lines with English words on a page."""
    return [line for line in str(page.evaluate(_WORDS)).splitlines() if LEFT_OVER.search(line)]


def keys(page: Page) -> set[str]:
    """What looks like the keys of messages."""
    return set(KEY.findall(str(page.evaluate(_WORDS))))


def read(page: Page, code: str, where: str) -> None:
    """Everything on the page, seen or only heard, is in the language."""
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("meta[name=description]")).to_have_attribute("content", Words(code).say("description"))
    assert keys(page) & KNOWN == set(), where
    assert code == "en" or english(page) == [], where


def test_left_overs_are_found(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url)
    expect(page.locator("h1")).to_be_visible()
    assert len(english(page)) > 5
    page.locator("h1").evaluate("(one) => (one.textContent = 'home-line')")
    assert keys(page) & KNOWN == {"home-line"}


@pytest.mark.parametrize("code", LOCALES)
def test_from_the_first_page_to_the_end_of_a_game(code: str, visit: Visit, server: RunningServer) -> None:
    page = visit(server.url, PHONE, LOCALES[code])
    read(page, code, "first page")
    problems: list[str] = []
    for where in ("/make", "/rules/1", "/rules/2", "/pass", "/learn", "/nowhere"):
        page.goto(server.url + where)
        expect(page.locator("h1")).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        read(page, code, where)
    page.goto(f"{server.url}/learn")
    page.locator(".coach").wait_for()
    problems += at_every_width(page, "lesson")
    page.goto(server.url)
    page.locator(".doors .button.gold").click()
    expect(page.locator(".deal")).to_be_visible()
    read(page, code, "deal")
    seen: set[str] = set()
    measured: set[str] = set()

    def new_things(pages: Sequence[Page]) -> bool:
        """Read whatever has not been there before; whether that is enough."""
        (page,) = pages
        for what in [what for what, where in ASKED.items() if what not in measured and page.locator(where).count()]:
            measured.add(what)
            problems.extend(at_every_width(page, what))
        where = page.evaluate("() => document.querySelector('dialog[open] h2, .dock h2')?.textContent ?? ''")
        if where not in seen and len(seen) < 12:
            seen.add(where)
            read(page, code, where)
        return measured >= CERTAIN and len(seen) >= 3

    def first_to_play() -> list[Page]:
        """In a game in which one may have been no one of the four who exchange first, or nobody has announced anything."""
        pages = make_table(visit, server, 1, {"seats": 4, "starts": "first"}, PHONE, LOCALES[code])
        start(pages[0])
        return pages

    play_until([page], lambda: (new_things([page]), page.locator(f"{OVER} td").count())[1] > 0)
    read(page, code, "over")
    if not new_things([page]):
        play_games(first_to_play, new_things)
    assert page.evaluate(_BROKEN) == []
    problems += at_every_width(page, "over")
    page.goto(f"{server.url}/games")
    expect(page.locator("main li").first).to_be_visible()
    read(page, code, "/games")
    problems += at_every_width(page, "my games")
    assert problems == [], problems


@pytest.mark.parametrize("code", LOCALES)
def test_the_lobby(code: str, visit: Visit, server: RunningServer) -> None:
    host, guest = make_table(
        visit, server, 2, {"seats": 8, "edition": 2, "scenario": "B", "seconds": 60, "memory": "aid"}, DESKTOP, LOCALES[code]
    )
    for page in (host, guest):
        read(page, code, "lobby")
    if code in ("hu", "de"):
        comes = visit(host.url, DESKTOP, LOCALES[code])
        expect(comes.locator("#name")).to_be_visible()
        assert at_every_width(comes, "who comes") == []
    host.locator(".panel header .button").first.click()
    expect(host.locator("dialog[open] .cast li").first).to_be_visible()
    read(host, code, "options")


def test_changing_the_language_in_the_middle(visit: Visit, server: RunningServer) -> None:
    """At once, without losing anything; and this device keeps it."""
    (page,) = make_table(visit, server, 1, {"seats": 4})
    start(page)
    page.locator(".deal .button.gold").click()
    play_until([page], lambda: page.locator(".dock h2").count() > 0)
    expect(page.locator(".toast")).to_have_count(0)  # what was said before stays in the language that it was said in
    for code, name in (("hu", "Magyar"), ("zh-Hant", "正體中文"), ("fr", "Français"), ("de", "Deutsch")):
        page.locator(".table > header button").last.click()
        page.locator("dialog[open] select").select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        page.evaluate("document.querySelectorAll('body > [aria-live] p').forEach((line) => line.remove())")  # said before
        read(page, code, "in the middle")
    page.reload()
    expect(page.locator(".dock h2")).to_be_visible()
    read(page, "de", "after a reload")
    play_on([page])
    read(page, "de", "over")


def test_chinese_sets_only_latin_names_apart(visit: Visit, server: RunningServer) -> None:
    page = visit(f"{server.url}/pass", PHONE, LOCALES["zh-Hant"])
    for number, name in enumerate(("小明", "Ada", "阿B"), 1):
        page.get_by_label(f"玩家 {number}", exact=True).fill(name)
    for label in ("移除小明", "移除 Ada", "移除阿B"):
        expect(page.get_by_role("button", name=label, exact=True)).to_be_visible()
