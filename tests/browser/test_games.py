"""Whole games on the page: people and bots, both editions, phone and desktop."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, RunningServer, Visit
from tests.browser.hands import play_games, play_on
from tests.browser.tables import make_table, start


@pytest.mark.parametrize(
    ("people", "options", "viewport"),
    [
        (2, {"seats": 2}, PHONE),
        pytest.param(1, {"seats": 3}, DESKTOP, marks=pytest.mark.long),
        pytest.param(2, {"seats": 4}, PHONE, marks=pytest.mark.long),  # four to six are played by the same rules, here and elsewhere
        pytest.param(3, {"seats": 6}, PHONE, marks=pytest.mark.long),
        (1, {"seats": 13}, PHONE),
        pytest.param(2, {"seats": 8, "edition": 2, "scenario": "B"}, PHONE, marks=pytest.mark.long),
        (1, {"seats": 11, "edition": 2, "scenario": "A"}, DESKTOP),
    ],
    ids=["2", "3", "4", "6", "13", "8 second edition B", "11 second edition A"],
)
def test_a_whole_game(people: int, options: dict[str, object], viewport: dict[str, int], visit: Visit, server: RunningServer) -> None:
    pages = make_table(visit, server, people, options, viewport, at="deal")
    play_on(pages)
    for page in pages:
        expect(page.locator("main.over td").first).to_be_visible()
    numbers = [page.locator("main.over tbody").inner_text() for page in pages]
    assert len(set(numbers)) == 1, "all saw the same game"
    assert pages[0].locator("main.over tbody tr").count() == options["seats"]


def test_puppet_master_and_princess(visit: Visit, server: RunningServer) -> None:
    """Second edition: people are moved (R9.8), and a card is shown to everybody but its owner (R10.3)."""
    wanted, seen = {"moved", "exposed"}, set[str]()

    def deal() -> list[Page]:
        pages = make_table(visit, server, 2, {"seats": 8, "edition": 2, "scenario": "B"}, DESKTOP)
        start(pages[0])
        return pages

    def told(pages: Sequence[Page]) -> bool:
        seen.update(what for what in wanted if pages[0].locator(f"aside .log p.{what}").count())
        return seen == wanted

    play_games(deal, told, likes=("puppet_master", "princess"))


def test_play_now(visit: Visit, server: RunningServer) -> None:
    """One tap from the first page to a running game."""
    page = visit(server.url)
    page.get_by_role("button", name="Play now").click()
    play_on([page])
