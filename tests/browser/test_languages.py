"""Every language from the first page to the end of a game, with nothing of another one left over."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, ROOT, RunningServer, Visit
from tests.browser.hands import act, play_on
from tests.browser.tables import make_table

LOCALES = {"en-GB": "en", "hu-HU": "hu", "de-AT": "de", "zh-TW": "zh-Hant", "fr-CH": "fr"}
MESSAGES = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "mascarade" / "languages" / "en").glob("*.ftl"))
KEYS = set(re.findall(r"^([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+) =", MESSAGES, re.MULTILINE))
"""What would be shown instead of a message that is missing."""
ENGLISH = re.compile(r"\b(?:the|your|with|and|card|player|takes|announces)\b")


def words(page: Page) -> str:
    """All that can be read, without names that people and games bring along."""
    return str(page.evaluate("() => document.body.innerText"))


def clean(page: Page, language: str) -> None:
    """No raw keys, and no English where there should be none."""
    text = words(page)
    assert not KEYS.intersection(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", text))
    assert "{" not in text
    if language != "en":
        assert not ENGLISH.findall(text), text


@pytest.mark.parametrize("locale", LOCALES)
def test_from_the_first_page_to_the_end(locale: str, visit: Visit, server: RunningServer) -> None:
    language = LOCALES[locale]
    page = visit(server.url, PHONE, locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    clean(page, language)
    page.goto(f"{server.url}/rules/1")
    expect(page.locator("h1").first).to_be_visible()
    clean(page, language)
    table = make_table(visit, server, 1, {"seats": 5}, PHONE, locale)[0]
    clean(table, language)
    table.locator(".button.gold.large").first.click()
    expect(table.locator(".deal")).to_be_visible()
    clean(table, language)
    play_on([table])
    expect(table.locator("main.over td").first).to_be_visible()
    clean(table, language)


def test_changing_the_language_at_once_in_the_middle_of_a_game(visit: Visit, server: RunningServer) -> None:
    page = make_table(visit, server, 1, {"seats": 4})[0]
    page.locator(".button.gold.large").first.click()
    rng = random.Random(1)
    while page.locator(".dock h2").count() == 0:
        act(page, rng)
    before = page.locator(".dock h2").first.inner_text()
    page.get_by_role("button", name="Settings").first.click()
    page.locator("dialog[open] select").first.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.locator(".dock h2").first).not_to_have_text(before)
