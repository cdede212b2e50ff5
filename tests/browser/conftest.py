"""A real server and a real Chromium, for tests that use the page as people do."""

import contextlib
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same without windows: a new visitor costs a quarter of the processor time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
)
MEMORY = Path("/dev/shm")
"""Files in memory: thousands of commits, and what Chromium paints, need not wait for a disk."""
ROOMY = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2**30
CALM, MOVING = "reduce", "no-preference"
"""What a device may ask for: that nothing moves."""
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
PATIENCE = 20.0
"""Seconds after which something that should happen will not happen any more."""
START = 120.0
"""The same for a server that starts, and may have to compile first."""

Visit = Callable[..., Page]

# Chromium's offline mode leaves open sockets alone, so `tables.cut` and `tables.mend` do it from within.
_BREAKABLE_SOCKETS = """
  const sockets = new Set();
  let broken = false;
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      sockets.add(this);
      if (broken) this.close();
    }
  };
  window.cutTheLine = () => { broken = true; sockets.forEach((socket) => socket.close()); };
  window.mendTheLine = () => { broken = false; dispatchEvent(new Event('online')); };
"""

# What takes its time so that people can follow it need not take the tests' time. What stays for longer stays.
QUICK_TIMERS = """
  const timer = window.setTimeout;
  window.setTimeout = (what, length = 0, ...more) => timer(what, length < 3000 ? length / 20 : length, ...more);
  window.takeYourTime = () => { window.setTimeout = timer; };
"""

_NO_SOCKETS = "window.WebSocket = class { constructor() { throw new Error('no server is needed here'); } };"

expect.set_options(timeout=PATIENCE * 1000)
os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")


class RunningServer:
    """A server process that can be killed and started again on the same database and port; two of them where `--ledger workers` is."""

    def __init__(self, folder: Path, pace: str = "0.02") -> None:
        self.folder, self.pace, self.port = folder, pace, 0
        self.kind = os.environ.get("MASCARADE_TEST_LEDGER", "sqlite")
        self.database = str(folder / "tables.db")
        self.proxy = None
        if self.kind != "sqlite":
            from tests.server import ledgers

            self.database = ledgers.elephant().database()
        if self.kind == "workers":
            from tests.server.proxy import Proxy

            self.proxy = Proxy()
        self.each: list[subprocess.Popen[bytes]] = []
        self.start()

    def start(self) -> None:
        """Start, and wait until it serves."""
        if self.kind != "sqlite" and self.port:
            from tests.server import ledgers

            ledgers.forget_the_dead(self.database)
        self.log = (self.folder / "server.log").open("a", encoding="utf-8")
        if self.proxy is None:
            self.each = [self._one(self.port)]
            self.port = self._port(self.each[0])
            return
        self.each = [self._one(0) for _ in range(2)]
        self.proxy.places, self.port = [("127.0.0.1", self._port(one)) for one in self.each], self.proxy.port

    def _one(self, port: int) -> subprocess.Popen[bytes]:
        options = {
            "--port": str(port),
            "--database": self.database,
            "--bot-pace": self.pace,
            "--max-new-tables": "100000",
            "--max-per-address": "10000",
        }
        command = [sys.executable, "-m", "mascarade", "serve", *(word for pair in options.items() for word in pair)]
        environment = os.environ | {"MASCARADE_SECRET": "what both know"}
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, cwd=ROOT, env=environment)

    def _port(self, process: subprocess.Popen[bytes]) -> int:
        said = b""
        while select.select([process.stdout], [], [], START)[0]:
            more = os.read(process.stdout.fileno(), 4096)  # type: ignore[union-attr]
            found = re.search(rb"http://localhost:(\d+)\s", said := said + more)
            if found:
                return int(found[1])
            if not more:
                break
        self.end(signal.SIGKILL)
        raise RuntimeError(f"the server did not start:\n{self.said()}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the processes, and only them."""
        for process in self.each:
            process.send_signal(how)
        for process in self.each:
            process.wait(PATIENCE)
            assert process.stdout is not None
            process.stdout.close()
        self.log.close()

    def said(self) -> str:
        """Its log."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"


@contextlib.contextmanager
def running() -> Iterator[RunningServer]:
    """A server with a folder of its own; in the end nothing must have gone wrong in it."""
    with tempfile.TemporaryDirectory(prefix="mascarade-", dir=MEMORY if ROOMY else None) as folder:
        found = RunningServer(Path(folder))
        yield found
        found.end()
        if found.proxy is not None:
            found.proxy.close()
        assert re.findall('"level": "error"|Traceback', found.said()) == [], found.said()


def launch(playwright: Playwright) -> Browser:
    """Chromium, without a window."""
    assert CHROMIUM, "there is no Chromium: apt-get install chromium-headless-shell"
    unwanted = ["--disable-dev-shm-usage"] if ROOMY else []
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split(), ignore_default_args=unwanted)


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """One server for all tests that do not kill it."""
    index = ROOT / "src" / "mascarade" / "server" / "static" / "index.html"
    assert index.exists(), "the page has not been built: run `make page`"
    with running() as found:
        yield found


@pytest.fixture
def own_server() -> Iterator[RunningServer]:
    """A server that a test may kill."""
    with running() as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of this folder, and gone after them: as long as Playwright is there, no test can run an event loop of its own."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open a page as somebody new: `visit(url, viewport, locale)`; `quick`: moments pass fast; `motion`: "no-preference" where things are
    to move; `keeps`: the page is kept to open without a network; not `far`: a page that opens a socket to the server fails. Any error in
    the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)

    def open_page(
        url: str,
        viewport: dict[str, int] = PHONE,
        locale: str = "en-US",
        quick: bool = True,
        motion: str = CALM,
        keeps: bool = False,
        far: bool = True,
        **more: object,
    ) -> Page:
        settings = {"viewport": viewport, "locale": locale, "reduced_motion": motion, **more}
        # whoever comes once only need not keep the whole page
        context = browser.new_context(service_workers="allow" if keeps else "block", **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(_BREAKABLE_SOCKETS if far else _NO_SOCKETS)
        if quick:
            context.add_init_script(QUICK_TIMERS)
        context.on("page", listen)
        contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    # a server that was killed, a line that was cut
    expected = ("WebSocket connection", "net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET")
    assert [error for error in errors if not any(one in error for one in expected)] == []


def soon(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.05)
