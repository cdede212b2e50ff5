"""After the game: the replay, the numbers, the record and its proof."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import ROOT, RunningServer, Visit
from tests.browser.tables import finish, make_table


@pytest.fixture
def pages(visit: Visit, server: RunningServer) -> list[Page]:
    """Two people whose game is over."""
    return make_table(visit, server, 2, {"seats": 4}, at="over")


def test_replay_and_record(pages: list[Page], tmp_path: Path) -> None:
    host, _ = pages
    story, scrubber = host.locator(".story"), host.get_by_role("slider", name="Position in the game")

    expect(story).to_contain_text("Decision")
    host.get_by_role("button", name="Back to the start").click()
    expect(story).to_contain_text("The deal, as everybody saw it.")
    assert host.locator(".felt .card.up").count() == 6
    host.get_by_role("button", name="One step forward").click()
    expect(story).to_contain_text("Decision 1 of")
    everything = story.inner_text()
    host.get_by_label("Seen by").select_option("Guest 1")
    scrubber.focus()
    host.keyboard.press("End")
    expect(host.get_by_role("button", name="One step forward")).to_be_disabled()
    host.keyboard.press("Home")
    host.keyboard.press("ArrowRight")
    expect(story).to_contain_text("Decision 1 of")
    host.get_by_label("Seen by").select_option("everybody")
    expect(story).to_have_text(everything, use_inner_text=True)
    host.get_by_role("button", name="Play", exact=True).click()
    expect(story).to_contain_text(re.compile(r"Decision ([3-9]|\d\d) of"))
    host.get_by_role("button", name="Pause").click()

    expect(host.get_by_role("img", name="One line per player")).to_be_visible()
    expect(host.locator("main.over tbody tr")).to_have_count(4)

    expect(host.get_by_text("The deal is the one fixed before the game.")).to_be_visible()
    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert record.suffix == ".masc"
    for command in ("check", "verify"):
        done = subprocess.run(
            [sys.executable, "-m", "mascarade", command, str(record)], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_end_tells_the_story(pages: list[Page]) -> None:
    """Podium and place, how it was decided, a way to that moment; a link to a moment leads there; the controls stay in sight."""
    host, _ = pages
    expect(host.locator(".podium .step")).to_have_count(3)
    expect(host.locator(".podium .you")).to_contain_text("Host")
    expect(host.get_by_text(re.compile(r"^Place \d of 4$"))).to_be_visible()
    story = host.locator(".story")
    expect(story).to_contain_text("Decision")
    if host.locator(".decided").count():  # two bots may share a lead that no power changed
        expect(host.locator(".decided .how")).to_contain_text(re.compile(r"on turn \d+"))
        host.get_by_role("button", name="Watch it").click()
        expect(host.locator(".replay .felt-room")).to_be_in_viewport()
    host.evaluate("navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    host.get_by_role("button", name="Back to the start").click()
    for _ in range(3):
        host.get_by_role("button", name="One step forward").click()
    host.get_by_role("button", name="Share this moment").click()
    expect(host.get_by_text("Link copied.").first).to_be_visible()
    link = host.evaluate("copied")
    assert link == f"{host.url}?at=3&lang=en"
    moment = host.context.new_page()
    moment.goto(link)
    expect(moment.locator(".story")).to_contain_text("Decision 3 of")
    expect(moment.locator(".replay .felt-room")).to_be_in_viewport(ratio=0.9)
    expect(moment.get_by_role("button", name="One step forward")).to_be_in_viewport(ratio=1)
    moment.close()


def test_home_knows_you(visit: Visit, server: RunningServer) -> None:
    """Name and mask, the table one is at, the last games; and keys that lead the replay."""
    pages = host, _ = make_table(visit, server, 2, {"seats": 4}, at="turn")
    finish(*pages)
    story = host.locator(".story")
    expect(story).to_contain_text("Decision")
    host.keyboard.press("Shift+ArrowLeft")
    expect(story).to_contain_text("The deal, as everybody saw it.")
    host.keyboard.press("ArrowRight")
    host.keyboard.press("ArrowRight")
    expect(story).to_contain_text("Decision 2 of")
    host.keyboard.press("ArrowLeft")
    expect(story).to_contain_text("Decision 1 of")

    place, table = host.get_by_text(re.compile(r"^Place \d of 4$")).inner_text(), host.url
    host.reload()  # looking at it again is not playing again
    expect(story).to_contain_text("Decision")
    host.goto(server.url)
    game = host.get_by_role("region", name="Your last games").get_by_role("link")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(place)
    host.get_by_role("link", name="My games").click()
    expect(host.get_by_role("list", name="Your games").get_by_role("listitem")).to_have_count(1)
    host.get_by_role("button", name="Watch again").click()
    expect(host).to_have_url(re.compile(re.escape(f"{server.url}/#/g/")))
    expect(story).to_contain_text("The deal, as everybody saw it.")
    host.goto(server.url)

    host.get_by_role("button", name="Your name and mask").click()
    dialog = host.get_by_role("dialog", name="Your name and mask")
    dialog.get_by_role("textbox").fill("Ottavia")
    dialog.get_by_role("radio", name="Owl").check(force=True)
    dialog.get_by_role("radio", name="Emerald").check(force=True)
    assert violations(host) == []
    dialog.get_by_role("button", name="Save").click()
    host.reload()
    you = host.get_by_role("button", name="Your name and mask")
    expect(you).to_contain_text("Ottavia")
    expect(you.locator(".face[data-mask=owl][data-colour=emerald]")).to_be_visible()
    assert violations(host) == []

    host.get_by_role("button", name="Play now").click()
    expect(host.locator(".deal")).to_be_visible()
    at = host.url
    host.goto(server.url)
    host.get_by_role("link", name="Back to your table").click()
    expect(host).to_have_url(at)
    host.goto(server.url)
    game.click()
    expect(host).to_have_url(table)
    expect(host.locator(".podium")).to_be_visible()
