"""Tables of this device: games in the browser that ask no server."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, RunningServer, Visit
from tests.browser.hands import MINE, play_on, play_to_menu
from tests.browser.tables import scene

OWN = re.compile("/t/0[A-Z2-9]{5}$")
NO_DATABASE = "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"
NO_WORKERS = "delete window.Worker;"
FULL = """
  const add = IDBObjectStore.prototype.add;
  let written = 0;
  IDBObjectStore.prototype.add = function (...all) {
    if (++written > 6) throw new DOMException('', 'QuotaExceededError');
    return add.apply(this, all);
  };
"""
LISTEN = """() => {
  window.told = new Set();
  new MutationObserver(() => told.add(document.body.innerText)).observe(document.body, { childList: true, subtree: true });
}"""
"""A note may come and be gone between two looks at the page."""


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".deal")).to_be_visible()


def spoil(page: Page, script: str) -> None:
    """Let the worker's browser lack something."""
    page.route("**/assets/worker-*.js", lambda route: route.fulfill(response=(found := route.fetch()), body=script + found.text()))


def test_a_game_with_bots_to_its_record_and_the_next(visit: Visit, server: RunningServer, tmp_path: Path) -> None:
    page = visit(server.url, far=False)
    play_now(page)
    expect(page).to_have_url(OWN)
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url))
    play_on([page])
    # from the deal to the end the server hears nothing; what shows the end comes once, and no socket could be opened
    assert [url for url in asked if not url.startswith(f"{server.url}/assets/")] == []
    assert len(asked) == len(set(asked))
    expect(page.get_by_text("The deal is the one fixed before the game.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    for command in ("check", "verify"):
        done = subprocess.run(
            [sys.executable, "-m", "mascarade", command, str(record)], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    share_it(page, visit, server)
    old = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".deal")).to_be_visible()
    assert page.url != old
    expect(page).to_have_url(OWN)
    page.goto(old)  # it is kept
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(".story")).to_contain_text("Decision")


def share_it(page: Page, visit: Visit, server: RunningServer) -> None:
    """Whoever opens the link sees the game, or a position of it, and the server that the page comes from is not told of either."""
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url))
    page.get_by_role("button", name="Share", exact=True).click()
    whole = copied(page)
    page.keyboard.press("Escape")
    assert whole.startswith(f"{server.url}/#/g/")
    other = visit("about:blank", far=False)
    other.context.on("request", lambda one: asked.append(one.url))
    other.goto(whole)
    expect(other.get_by_role("heading", name="Replay")).to_be_visible()
    for _ in range(2):
        other.get_by_role("button", name="One step forward").click()
    other.get_by_role("button", name="Share this moment").click()
    other.get_by_role("switch", name="Only up to here").check(force=True)
    position = copied(other)
    other.goto("about:blank")
    other.goto(position)
    expect(other.get_by_role("heading", name="What happens next?")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", name="What happens next?")).to_be_visible()
    other.close()
    letters = [link.split("#/g/")[1].split("/")[0] for link in (whole, position)]
    assert len(set(letters)) == 2
    assert [url for url in asked if any(one in url.split("#")[0] for one in letters)] == []
    assert any(url.split("#")[0] == f"{server.url}/" for url in asked)


def copied(page: Page) -> str:
    """The link that is offered."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Copy link").click()
    return str(page.evaluate("const found = window.copied; delete window.copied; found"))


def test_a_tab_that_was_killed_comes_back_to_the_same_moment(visit: Visit, server: RunningServer) -> None:
    page = visit(server.url, far=False)
    play_now(page)
    play_to_menu([page], page)
    before, where = scene(page), page.url
    again = page.context.new_page()
    page.close(run_before_unload=False)
    again.goto(server.url)
    again.get_by_role("link", name="Back to your table").click()
    expect(again).to_have_url(where)
    expect(again.locator(MINE).first).to_be_visible()
    assert scene(again) == before
    play_on([again])


def test_where_nothing_can_be_kept_the_game_goes_on(visit: Visit, server: RunningServer) -> None:
    for script in (NO_DATABASE, FULL):
        page = visit("about:blank", far=False)
        spoil(page, script)
        page.goto(server.url)
        page.evaluate(LISTEN)
        play_now(page)
        play_to_menu([page], page)
        assert any("Your browser can’t save this game" in text for text in page.evaluate("[...told]"))
        page.close()


def test_a_browser_that_cannot_have_tables_gets_the_server_s(visit: Visit, server: RunningServer) -> None:
    page = visit("about:blank")
    page.context.add_init_script(NO_WORKERS)
    page.goto(server.url)
    play_now(page)
    assert not OWN.search(page.url)
    page = visit("about:blank")
    page.route("**/core.wasm*", lambda route: route.fulfill(status=404))
    page.goto(server.url)
    play_now(page)
    assert not OWN.search(page.url)
    page.goto(f"{server.url}/t/0ABCDE")  # that one no server knows
    expect(page.get_by_text("Part of the game could not be loaded.")).to_be_visible()
