"""What goes wrong on a device that plays alone is said in true words, and nothing is forgotten for it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from mascarade.server.site import write
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.hands import MENU, MINE, play_to_menu, play_until
from tests.browser.tables import scene
from tests.browser.test_lone import LISTEN, play_now, spoil
from tests.browser.test_offline import Host

UNFETCHED = "Part of the game could not be loaded."
TRAP = """
  const { Instance } = WebAssembly;
  // a module with one function, in which nothing is but a trap
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const trap = new Instance(new WebAssembly.Module(new Uint8Array(bytes)));
  const channel = new BroadcastChannel("trap");
  let trapped = "";
  channel.onmessage = ({ data }) => channel.postMessage((trapped = data));
  WebAssembly.Instance = function (module) {
    const { exports } = new Instance(module);
    const door = (name) => (...all) => (trapped === name ? trap.exports.t() : exports[name](...all));
    this.exports = { ...exports, decide: door("decide"), think: door("think") };
  };
"""
SET_TRAP = """(door) => new Promise((done) => {
  const channel = new BroadcastChannel("trap");
  channel.onmessage = () => done(channel.close());
  channel.postMessage(door);
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The page as files on a plain host, where bots think fast."""
    folder: Path = tmp_path_factory.mktemp("host")
    write(folder / "games" / "mascarade", "")
    index = folder / "games" / "mascarade" / "index.html"
    index.write_text(index.read_text("utf-8").replace("<head>", '<head><meta name="bot-pace" content="0.02">'), "utf-8")
    found = Host(folder)
    yield found
    found.stop()


def gone(route: Route) -> None:
    route.fulfill(status=404)


def toast(page: Page, text: str) -> None:
    expect(page.locator(".toast", has_text=text).first).to_be_visible()


def told(page: Page, text: str) -> bool:
    """Whether it was to be read at any time."""
    return any(text in one for one in page.evaluate("[...told]"))


@pytest.mark.parametrize("lacking", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_play_says_so(lacking: str, visit: Visit, site: Host) -> None:
    page = visit("about:blank")
    page.add_init_script(f"delete window.{lacking};")
    page.goto(site.url)
    page.get_by_role("button", name="Play now").click()
    toast(page, "This browser can’t run the game on its own.")
    page.goto(f"{site.url}#/t/0ABCDE")
    expect(page.get_by_role("heading", name="It can’t be opened just now")).to_be_visible()
    expect(page.locator("main").get_by_text("This browser can’t run the game on its own.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_what_could_not_be_loaded_can_be_tried_again(visit: Visit, site: Host) -> None:
    """The rules do not come, and then they do: a new game, the lesson, the table that one is at, several people's game, somebody's link."""
    page = visit("about:blank")
    page.route("**/core.wasm*", gone)
    page.goto(site.url)
    page.get_by_role("button", name="Play now").click()
    toast(page, UNFETCHED)
    shut, again = page.get_by_role("heading", name="It can’t be opened just now"), page.get_by_role("button", name="Try again")
    page.goto(f"{site.url}#/learn")
    expect(shut).to_be_visible()
    expect(page.locator("main").get_by_text(UNFETCHED)).to_be_visible()
    page.unroute("**/core.wasm*")
    again.click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()

    page.goto(site.url)
    play_now(page)
    table = page.url
    page.route("**/core.wasm*", gone)
    page.reload()
    expect(shut).to_be_visible()
    assert violations(page) == []
    page.goto(f"{site.url}#/t/0ABCDE")  # another one that does not open either
    expect(shut).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).last.click()
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(table)
    expect(shut).to_be_visible()
    page.unroute("**/core.wasm*")
    again.click()
    expect(page.locator(".deal")).to_be_visible()


def test_several_people_s_game_goes_on_under_its_cover(visit: Visit, site: Host) -> None:
    page = visit(f"{site.url}#/pass")
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".deal .button.gold").click()
    cover = page.locator(".cover")
    whom = cover.get_by_role("button").inner_text()
    page.route("**/core.wasm*", gone)
    page.reload()
    expect(page.get_by_role("heading", name="It can’t be opened just now")).to_be_visible()
    page.unroute("**/core.wasm*")
    page.get_by_role("button", name="Try again").click()
    expect(cover.get_by_role("button")).to_have_text(whom)

    page.goto(f"{site.url}#/games")
    page.evaluate("localStorage.removeItem('mascarade-pass')")
    page.evaluate("""() => {
      window.shown = [];
      new MutationObserver(() => shown.push(...document.querySelectorAll('.felt, .dock, .hold')))
        .observe(document.body, { childList: true, subtree: true });
    }""")
    page.get_by_role("link", name="Play on").click()
    expect(cover.get_by_role("button")).to_have_text(whom)
    assert page.evaluate("shown.length") == 0
    expect(page).to_have_url(re.compile("#/pass$"))
    page.goto(site.url)
    expect(page.get_by_role("link", name="Back to your table")).to_have_count(0)
    page.get_by_role("link", name="Pass and play").click()
    expect(cover).to_be_visible()


def test_without_its_weights_the_expert_is_waited_for(visit: Visit, site: Host) -> None:
    page = visit("about:blank")
    page.route("**/expert.safetensors*", gone)
    page.goto(f"{site.url}#/make")
    page.evaluate(LISTEN)
    page.get_by_label("Your name").fill("Host")
    page.get_by_role("group", name="Players").get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_role("radio", name="Grandmaster").check(force=True)
    page.locator("form .button.gold").click()
    page.locator(".deal .button.gold").click()
    play_until([page], lambda: told(page, "The Grandmaster couldn’t be loaded"), 60)
    page.unroute("**/expert.safetensors*")
    play_to_menu([page], page)


def test_what_fails_inside_is_told_and_changes_nothing(visit: Visit, site: Host) -> None:
    """A decision that traps has not happened, and can be made again; where a bot traps the game goes on without its thoughts."""
    page = visit("about:blank")
    spoil(page, TRAP)
    page.goto(site.url)
    play_now(page)
    play_to_menu([page], page)
    before = scene(page)
    page.evaluate(SET_TRAP, "decide")
    page.locator(MINE).filter(has_text="Look").click()
    toast(page, "Something went wrong, and nothing has changed.")
    expect(page.locator(MENU)).to_have_count(3)
    assert scene(page) == before
    page.evaluate(SET_TRAP, "think")
    page.evaluate(LISTEN)
    page.locator(MINE).filter(has_text="Look").click()
    play_until([page], lambda: told(page, "Something went wrong just now, but the game goes on."), 60)
    play_to_menu([page], page)
