"""Draw the picture that stands beside links to the page where people post them: page/public/preview.jpg. Needs a Chromium."""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests.browser.conftest import launch

from mascarade.server.preview import PICTURE, SIZE

PAGE: Final = Path(__file__).parents[1] / "page"
MASKS: Final = ("queen", "thief", "king", "witch", "judge")
STYLE: Final = """
  * { box-sizing: border-box; margin: 0 }
  body { overflow: hidden; background: radial-gradient(ellipse at 50% 120%, #5b3aa8 0, #2b2063 35%, #120e2a 75%); font-family: serif }
  h1 { position: absolute; top: 54px; width: 100%; color: #f4c95d; font-size: 130px; line-height: 1; text-align: center }
  .card { position: absolute; left: 500px; top: 290px; width: 200px; height: 290px; padding: 46px 12px; border-radius: 20px;
    background: #f6ead2; box-shadow: inset 0 0 0 6px #d8bd84, 0 24px 50px #000a;
    transform-origin: 50% 260%; transform: rotate(calc(var(--at) * 13.5deg)) }
"""


def main() -> None:
    """Draw it."""
    cards = "".join(
        f'<div class="card" style="--at: {at - len(MASKS) // 2}">{(PAGE / "src" / "art" / "masks" / f"{code}.svg").read_text()}</div>'
        for at, code in enumerate(MASKS)
    )
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.set_content(f"<style>{STYLE}</style><h1>Mascarade</h1>{cards}")
        page.screenshot(path=PAGE / "public" / PICTURE, type="jpeg", quality=80)
        browser.close()


if __name__ == "__main__":
    main()
