"""axe-core, asked about a page as it is now. The Content-Security-Policy forbids script tags, so its source is evaluated."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

SOURCE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"

# `region` wants everything inside a landmark: what is only read aloud, and dialogs, are right where they are.
_ASK = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'], rules: { region: { enabled: true } } });
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ` + nodes.slice(0, 4).map(({ html, any }) =>
    html.slice(0, 160) + (any[0]?.data?.contrastRatio ? ` (${any[0].data.contrastRatio}:1)` : '')).join(' | '));
}"""


def violations(page: Page, source: Path = SOURCE) -> list[str]:
    """What axe-core finds wrong, with all of its rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source.read_text(encoding="utf-8"))
    return list(page.evaluate(_ASK))
