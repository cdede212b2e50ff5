"""What a device keeps: the page opens without a network and without its server, and changes to a newer version when asked."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mascarade.server.site import write
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.hands import OVER, play_to_menu, play_until


def kept(page: Page) -> None:
    """Wait until the device has everything."""
    page.evaluate("() => navigator.serviceWorker.ready")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """The plainest of hosts."""

    def log_message(self, *_: object) -> None:
        pass


class Host:
    """Serves a folder, and can be stopped."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/games/mascarade/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The page as files, somewhere deep in a host."""
    folder = tmp_path / "games" / "mascarade"
    write(folder, "")
    return folder


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[Host]:
    found = Host(tmp_path)
    yield found
    found.stop()


def test_from_the_second_visit_on_nobody_need_be_there(visit: Visit, own_server: RunningServer) -> None:
    """Not the network, and not the server: every page opens, and a whole game is played, also by whoever closes the window in between."""
    page = visit(own_server.url, keeps=True, far=False)
    kept(page)
    own_server.end()
    page.context.set_offline(True)
    for path, heading in (("/", "Mascarade"), ("/rules/2", "Rules"), ("/games", "My games"), ("/no/such/place", "Nobody dances here")):
        page.goto(own_server.url + path)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("it opens offline")).to_be_visible()
    page.get_by_role("combobox", name="Language").select_option("hu")
    expect(page.get_by_role("heading", name="Beállítások")).to_be_visible()
    page.get_by_role("combobox", name="Nyelv").select_option("en")

    page.goto(f"{own_server.url}/learn")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".felt")).to_be_visible()
    page.goto(f"{own_server.url}/pass")
    page.get_by_role("button", name="Deal the cards").click()
    page.locator(".deal .button.gold").click()
    expect(page.locator(".cover")).to_be_visible()

    page.goto(own_server.url)
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.locator(".deal .button.gold").click()
    play_to_menu([page], page)
    table = page.url
    context = page.context
    page.close()
    page = context.new_page()
    page.goto(f"{own_server.url}/games")
    page.get_by_role("link", name="Play on").first.click()
    expect(page).to_have_url(table)
    play_until([page], lambda: page.locator(OVER).count() > 0)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(f"{own_server.url}/games")
    expect(page.get_by_role("link", name="Watch again")).to_have_count(1)
    own_server.start()


def test_a_folder_under_a_path_is_all_it_needs(visit: Visit, host: Host) -> None:
    page = visit(host.url, DESKTOP, keeps=True)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_label("Table code")).to_have_count(0)
    page.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(f"{host.url}#/rules/1")
    page.get_by_role("link", name="Three players").click()
    expect(page.get_by_role("heading", name="Three players")).to_be_in_viewport()
    expect(page).to_have_url(f"{host.url}#/rules/1")
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(host.url)
    kept(page)
    host.stop()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    host.__init__(host.server.RequestHandlerClass.keywords["directory"])  # type: ignore[misc]


def test_a_table_of_one_s_own_choosing_against_experts(visit: Visit, host: Host, site: Path) -> None:
    """Whatever cast, however many, and the bots that have learned: what they know is fetched when they are chosen."""
    index = site / "index.html"
    index.write_text(index.read_text().replace("</head>", '<meta name="bot-pace" content="0.02"></head>'))
    page = visit(host.url)
    page.get_by_role("link", name="Choose players, cast and bots").click()
    page.get_by_label("Your name").fill("Ida")
    page.get_by_role("radio", name="Second", exact=True).check(force=True)
    page.get_by_role("group", name="Players").get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_role("radio", name="Grandmaster").check(force=True)
    assert violations(page) == []
    with page.expect_response("**/expert.safetensors*"):
        page.get_by_role("button", name="Play against bots").click()
        page.locator(".deal .button.gold").click()
        play_to_menu([page], page)


def test_a_newer_version_waits_until_it_is_asked_for(visit: Visit, host: Host, site: Path) -> None:
    """It breaks no game that runs, and does not interrupt it either."""
    page = visit(host.url, keeps=True)
    kept(page)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(".deal .button.gold").click()
    index = site / "index.html"
    index.write_text(index.read_text().replace("<title>", "<title>Newer "))
    worker = site / "offline.js"
    worker.write_text(re.sub(r'"version": "\w+"', '"version": "newer"', worker.read_text()))
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const next = registration.installing ?? registration.waiting;
      while (next.state !== 'installed') await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }""")
    play_to_menu([page], page)
    news = page.get_by_role("region", name="A new version is here.")
    expect(news).to_have_count(0)
    page.goto(host.url)
    expect(news).to_be_visible()
    assert violations(page) == []
    page.reload()
    assert "Newer" not in page.evaluate("async () => (await fetch('./')).text()")
    news.get_by_role("button", name="Use it now").click()
    expect(news).to_have_count(0)
    assert "Newer" in page.evaluate("async () => (await fetch('./')).text()")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="Play on").click()
    expect(page.locator(".felt")).to_be_visible()


FULL = "() => { CacheStorage.prototype.open = async () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


def test_where_there_is_no_room_the_page_goes_on_and_says_so(visit: Visit, host: Host, site: Path) -> None:
    worker = site / "offline.js"
    worker.write_text(f"({FULL})();\n{worker.read_text()}")
    page = visit(f"{host.url}#/rules/1", keeps=True)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Your browser has not saved the page")).to_be_visible()


def test_it_is_installed_where_a_browser_offers_that(visit: Visit, host: Host) -> None:
    page = visit(host.url)
    install = page.get_by_role("button", name="Install the game")
    expect(install).to_have_count(0)
    page.evaluate("""() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => { window.asked = true; } });
      dispatchEvent(offer);
    }""")
    assert violations(page) == []
    install.click()
    expect(install).to_have_count(0)
    assert page.evaluate("window.asked")


def test_with_a_server_the_first_page_leads_there(visit: Visit, host: Host, site: Path) -> None:
    write(site, "https://ball.example/")
    page = visit(host.url)
    expect(page.get_by_role("link", name="Make a table")).to_have_attribute("href", "https://ball.example/make")
    page.route("https://ball.example/**", lambda route: route.fulfill(body="the other page"))
    page.get_by_label("Table code").fill("k7m wpa")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url("https://ball.example/t/K7MWPA")
