"""The reports of `mascarade arena` and `mascarade balance`: they open, fit, and keep to axe-core's rules, light and dark."""

from pathlib import Path

import pytest

from mascarade.arena.arena_report import arena_report
from mascarade.arena.balance import Balance
from mascarade.arena.balance_report import balance_report
from mascarade.arena.standings import Standings
from mascarade.languages import LANGUAGES
from tests.arena.conftest import balance, blank_balance, standings
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, Visit

__all__ = ["balance", "blank_balance", "standings"]


def look(visit: Visit, tmp_path: Path, report: str) -> None:
    file = tmp_path / "report.html"
    file.write_text(report, encoding="utf-8")
    assert "<script" not in report
    assert "http" not in report.replace("http://www.w3.org", "")
    for viewport, scheme in ((PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light"), (DESKTOP, "dark")):
        page = visit(file.as_uri(), viewport, color_scheme=scheme)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]
        assert violations(page) == []
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_balance_in_every_language(visit: Visit, tmp_path: Path, balance: Balance, language: str) -> None:
    look(visit, tmp_path, balance_report([balance], language))


def test_two_casts_side_by_side(visit: Visit, tmp_path: Path, balance: Balance, blank_balance: Balance) -> None:
    look(visit, tmp_path, balance_report([balance, blank_balance], "en"))


def test_an_arena(visit: Visit, tmp_path: Path, standings: Standings) -> None:
    look(visit, tmp_path, arena_report(standings))
