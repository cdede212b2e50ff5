"""Games and casts in links, and the games of a device: nothing of it needs a server."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mascarade.languages import LANGUAGES
from mascarade.record import read_records
from mascarade.server.site import write
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.test_offline import Host
from tests.browser.words import at_every_width
from tests.wasm.test_tales import ask

CAST = {
    "edition": 1,
    "seats": 6,
    "cast": ["judge", "king", "queen", "bishop", "thief", "alchemist"],
    "blanks": [{"code": "alchemist", "name": "Alchemist", "steps": ["bank 2", "peek"], "copies": 1, "players": 4}],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The page as files on a plain host."""
    folder = tmp_path_factory.mktemp("host")
    write(folder / "games" / "mascarade", "")
    found = Host(folder)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    """Two games, and a cast."""
    found = ask(play=[({"seats": 4}, 1), ({"edition": 2, "seats": 5, "scenario": "A"}, 2)], casts=[CAST])
    return {"games": found["games"], "cast": found["casts"][0]["link"]}


def test_a_game_is_shown_to_whoever_opens_its_link(visit: Visit, site: Host, made: dict[str, Any]) -> None:
    (game, _) = made["games"]
    page = visit(f"{site.url}#/g/{game['link']}/7", locale="hu-HU")
    expect(page.get_by_text(f"7. döntés, összesen {game['decisions']}")).to_be_visible()
    assert violations(page) == []
    assert at_every_width(page, "a game in a link") == []
    page.get_by_role("button", name="Pillanat megosztása").click()
    assert page.get_by_role("img", name="A link QR-kódja").is_visible()
    page.get_by_role("switch", name="Csak eddig").check(force=True)
    page.evaluate("async () => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.get_by_role("button", name="Link másolása").click()
    copied = page.evaluate("window.copied")
    assert copied.startswith(f"{site.url}#/g/")
    assert len(copied) < 1000

    other = visit(copied)
    expect(other.get_by_role("heading", name="What happens next?")).to_be_visible()
    expect(other.get_by_text(re.compile("7 of 7"))).to_be_visible()
    assert game["link"] not in copied


def test_a_cast_is_explained_to_whoever_opens_its_link(visit: Visit, site: Host, made: dict[str, Any]) -> None:
    page = visit(f"{site.url}#/g/{made['cast']}", DESKTOP, locale="de-DE")
    expect(page.get_by_role("heading", name="Ein Ball zu sechst")).to_be_visible()
    expect(page.get_by_role("heading", name="Alchemist")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Mit dieser Besetzung spielen").click()
    expect(page.locator(".deal")).to_be_visible()


@pytest.mark.parametrize("letters", ["x", "AQEA", "<script>alert(1)</script>", "A" * 9000, "%F0%9F%99%88", "../../.."])
def test_what_is_no_link_gets_a_page_that_says_so(letters: str, visit: Visit, site: Host) -> None:
    page = visit(f"{site.url}#/g/{letters}")
    expect(page.get_by_role("heading", name=re.compile("This link is damaged|Nobody dances here"))).to_be_visible()
    page.get_by_role("button", name="Home").or_(page.get_by_role("link", name="Home", exact=True)).last.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_damaged_link_says_so_in_every_language(visit: Visit, site: Host) -> None:
    page = visit(f"{site.url}#/g/damaged0")
    expect(page.get_by_role("heading", name="This link is damaged")).to_be_visible()
    assert violations(page) == []
    seen = set()
    for language in LANGUAGES:
        page.evaluate("(code) => localStorage.setItem('mascarade-language', code)", language)
        page.reload()
        expect(page.locator(f"html[lang={language}] h1")).to_be_visible()
        seen.add(page.locator("h1").inner_text())
    assert len(seen) == len(LANGUAGES)


def bring(page: Page, name: str, text: str) -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_my_games_come_and_go_as_records(visit: Visit, site: Host, made: dict[str, Any], tmp_path: Path) -> None:
    page = visit(f"{site.url}#/games")
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    records = [game["record"] for game in made["games"]]
    bring(page, "two.masc", "---\n".join(records))
    rows = page.get_by_role("list", name="Your games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    bring(page, "again.masc", records[0])
    expect(page.locator(".toast", has_text="One game added.")).to_be_visible()
    expect(rows).to_have_count(2)
    bring(page, "wrong.masc", records[0].replace(" announce ", " proclaim ", 1))
    expect(page.locator(".toast", has_text=re.compile(r"wrong\.masc: line \d+ makes no sense"))).to_be_visible()
    expect(rows).to_have_count(2)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as records").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert sorted(str(record) for record in read_records(text)) == sorted(records)
    assert all(record.game().outcome for record in read_records(text))

    page.reload()
    expect(rows).to_have_count(2)
    assert violations(page) == []
    rows.first.get_by_role("button", name="Watch again").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.go_back()
    rows.first.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()


NO_DATABASE = "() => { indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }; }"
FULL = """
  () => { IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); }; }
"""


def test_without_a_database_and_without_room_it_says_so(visit: Visit, site: Host, made: dict[str, Any]) -> None:
    record = made["games"][0]["record"]
    page = visit(f"{site.url}#/games")
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    page.evaluate(FULL)
    bring(page, "game.masc", record)
    expect(page.locator(".toast", has_text="This device is full.")).to_be_visible()
    page.context.add_init_script(f"({NO_DATABASE})()")
    page.reload()
    expect(page.get_by_text("This browser saves nothing here")).to_be_visible()
    bring(page, "game.masc", record)
    expect(page.locator(".toast")).to_contain_text("This browser saves nothing here")
    page.goto(f"{site.url}#/g/{made['games'][0]['link']}")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
