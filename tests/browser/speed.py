"""What a page costs: the bytes that it fetches at first, and whether anything in it shifts."""

from playwright.sync_api import Browser, Page, Response

SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      // a history scrolls to its newest line, and a line in it may join the one before
      const scrolls = ({ node }) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest?.('.log');
      if (hadRecentInput || (sources.length && sources.every(scrolls))) continue;
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
      const named = (node) => node?.className ?? `${node?.data} in ${node?.parentElement?.className}`;
      const moved = ({ node, previousRect: from, currentRect: to }) => `${named(node)}: ${box(from)} to ${box(to)}`;
      shifts.push([location.pathname, document.querySelector('.lobby, .deal, .dock, main.over')?.className, value, ...sources.map(moved)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""
"""Keeps every layout shift, with what moved or grew."""


def fetched(browser: Browser, url: str) -> int:
    """The bytes, as they come over the line and with their headers, of everything but fonts that somebody new fetches."""
    context = browser.new_context()
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: dict[str, float] = {}
    fonts: set[str] = set()

    def came(event: dict[str, object]) -> None:
        if event["type"] == "Font":
            fonts.add(str(event["requestId"]))

    line.on("Network.responseReceived", came)
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    line.send("Network.enable")
    page.goto(url)
    page.wait_for_load_state("networkidle")
    context.close()
    return int(sum(size for request, size in sizes.items() if request not in fonts))


def to_play(browser: Browser, url: str) -> int:
    """The bytes, compressed as they come, of everything but fonts that somebody new fetches up to a dealt game with bots."""
    context = browser.new_context(service_workers="block")
    came: list[Response] = []
    context.on("response", lambda one: came.append(one))  # noqa: PLW0108  # Playwright marks what it calls
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    page.locator(".deal").wait_for()
    page.wait_for_load_state("networkidle")
    found = [one for one in came if one.request.resource_type != "font"]
    sizes = [int(one.headers.get("content-length") or len(one.body())) for one in found]
    context.close()
    return sum(sizes)


def shifted(page: Page) -> list[list[object]]:
    """What has shifted so far."""
    return list(page.evaluate("shifts"))
