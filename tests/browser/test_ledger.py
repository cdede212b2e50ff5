"""Where a browser keeps its tables: in Chromium's own database."""

import json
import subprocess

from playwright.sync_api import Browser, Route

from tests.browser.test_core import ROOT, STRIP
from tests.wasm.beside import NODE

LEDGER = "page/src/lone/ledger.ts"
DELETE = f"""
async () => {{
  const {{ careful, forget, overtaken, tables }} = await import("/{LEDGER}");
  const ledger = await careful(() => {{}});
  const kept = [{{ code: "0AAAAA", changed: 1 }}];
  const row = (number) => ({{ table: "0AAAAA", number, entry: {{ e: "made", number }} }});
  await ledger.commit([row(0), row(1)], kept);
  await ledger.commit([row(2)], kept);
  const before = [(await ledger.read("0AAAAA")).length, (await tables()).length];
  await forget("0AAAAA");
  const refused = await ledger.commit([row(3)], kept).then(() => false, overtaken);
  return [...before, refused, (await ledger.read("0AAAAA")).length, (await tables()).length];
}}
"""


def test_a_table_that_was_deleted_while_bots_played_does_not_come_back(browser: Browser) -> None:
    """It would without its beginning, and nobody could open it."""
    command = [str(NODE), "--no-warnings", "-e", STRIP, LEDGER]
    (module,) = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)

    def answer(route: Route) -> None:
        found = route.request.url.endswith(LEDGER)
        route.fulfill(content_type="text/javascript" if found else "text/html", body=module if found else "")

    page = browser.new_page()
    page.route("http://localhost/**", answer)
    page.goto("http://localhost/")
    found = page.evaluate(DELETE)
    page.close()
    assert found == [3, 1, True, 0, 0]
