"""The reports of `mascarade arena` and `mascarade balance`: they open, fit, and keep to axe-core's rules; and the page that foretells."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mascarade.arena.arena_report import arena_report
from mascarade.arena.balance import Balance
from mascarade.arena.balance_report import balance_report
from mascarade.arena.standings import Standings
from mascarade.languages import LANGUAGES
from tests.arena.conftest import balance, blank_balance, standings
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, RunningServer, Visit

COMPILING = 240_000
"""Milliseconds: the first time the bots have to be compiled."""

__all__ = ["balance", "blank_balance", "standings"]


ALL = tuple((viewport, scheme) for viewport in (PHONE, DESKTOP) for scheme in ("light", "dark"))
ALIKE = ((PHONE, "light"), (DESKTOP, "dark"))
"""Once each colour and each width, for what differs from another report in its words alone."""


def look(visit: Visit, tmp_path: Path, report: str, views: Sequence[tuple[dict[str, int], str]] = ALL) -> None:
    file = tmp_path / "report.html"
    file.write_text(report, encoding="utf-8")
    assert "<script" not in report
    assert "http" not in report.replace("http://www.w3.org", "")
    for viewport, scheme in views:
        page = visit(file.as_uri(), viewport, color_scheme=scheme)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]
        wide = "() => [...document.querySelectorAll('.rows')].some(one => one.scrollWidth > one.parentNode.clientWidth)"
        assert not (viewport == PHONE and page.evaluate(wide)), "nothing is cut off on a phone"
        assert violations(page) == []
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_balance_in_every_language(visit: Visit, tmp_path: Path, balance: Balance, language: str) -> None:
    look(visit, tmp_path, balance_report([balance], language), ALIKE)


def test_two_casts_side_by_side(visit: Visit, tmp_path: Path, balance: Balance, blank_balance: Balance) -> None:
    look(visit, tmp_path, balance_report([balance, blank_balance], "en"))


def test_an_arena(visit: Visit, tmp_path: Path, standings: Standings) -> None:
    look(visit, tmp_path, arena_report(standings))


def test_how_will_this_play(server: RunningServer, visit: Visit) -> None:
    """Where a table is made: asked, watched, answered in the reader's language; another cast needs another answer."""
    page = visit(f"{server.url}/make", locale="de-DE")
    ask = page.get_by_role("button", name="Wie spielt sich das?")
    ask.click()
    page.get_by_role("button", name="Abbrechen").click()
    ask.click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("mit 6 Bots der Stufe")).to_be_visible(timeout=COMPILING)
    answer = page.locator(".foretell")
    expect(answer).to_contain_text("gerecht wären 16,7\u00a0%")
    assert violations(page) == []
    page.get_by_text("7", exact=True).first.click()
    expect(ask).to_be_visible()
    expect(answer).not_to_contain_text("gerecht")
