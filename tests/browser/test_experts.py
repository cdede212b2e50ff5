"""The strongest level: chosen on the page, in every language, and played against."""

from typing import get_args

import pytest
from playwright.sync_api import expect

from mascarade.languages import Words
from mascarade.server.messages import Level
from tests.browser.conftest import DESKTOP, PHONE, RunningServer, Visit
from tests.browser.hands import play_on
from tests.browser.tables import make_table, start
from tests.browser.test_languages import LOCALES


def test_a_table_with_experts(visit: Visit, server: RunningServer) -> None:
    """Made on the page, with one expert chosen and another that takes the empty seat."""
    page = visit(f"{server.url}/make")
    page.get_by_label("Your name").fill("Host")
    page.get_by_role("group", name="Players").get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_role("radio", name="Grandmaster").check(force=True)
    expect(page.get_by_text("Self-taught")).to_be_visible()
    page.locator("form .button.gold").click()
    page.get_by_label("The bot’s temperament").select_option("Bold")
    page.get_by_label("How well the bot plays").select_option("Grandmaster")
    expect(page.get_by_label("The bot’s temperament")).to_have_count(0)
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".seat").nth(1).locator(".chip")).to_have_text(["Bot: Grandmaster"])
    page.get_by_label("How well the bot plays").select_option("Sharp")
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".seat").nth(2).locator(".chip")).to_have_text(["Bot: Sharp", "Bold"])
    start(page)
    expect(page.locator(".plate[title$=' · Grandmaster']")).to_have_count(2)
    expect(page.locator(".plate[title$=' · Sharp · Bold']")).to_have_count(1)
    play_on([page])


@pytest.mark.parametrize("code", LOCALES)
def test_levels_in_every_language(code: str, visit: Visit, server: RunningServer) -> None:
    """From the weakest to the strongest, each in one line that is wide enough for it, on a phone and on a desktop."""
    levels = [Words(code).say(f"level-{level}") for level in get_args(Level)]
    page = visit(f"{server.url}/make", PHONE, LOCALES[code])
    offered = page.locator("label:has(input[name$=fill])")
    expect(offered).to_have_text(levels)
    for viewport in (PHONE, DESKTOP):
        page.set_viewport_size(viewport)
        assert offered.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 50)") == []
    (host,) = make_table(visit, server, 1, {"seats": 4}, PHONE, LOCALES[code])
    expect(host.locator("select[id$=level] option")).to_have_text(levels)
    host.locator("select[id$=level]").select_option("expert")
    expect(host.locator(".bots .hint")).to_have_text(Words(code).say("seats-learned"))
    for viewport in (PHONE, DESKTOP):
        host.set_viewport_size(viewport)
        assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")
