"""docs/balance.md is made from results, and agrees with them."""

import json

from tools.balance_page import PAGE, RESULTS, balance_page

from mascarade.arena.balance import Balance


def test_the_page_is_what_the_results_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == balance_page(json.loads(RESULTS.read_text(encoding="utf-8"))), "run tools/balance_page.py"


def test_any_results_make_a_page(balance: Balance) -> None:
    page = balance_page([balance.facts()])
    assert "8 players (first edition)" in page
    assert page.count("|") > 20
