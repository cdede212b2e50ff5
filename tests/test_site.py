"""The documentation site is built without a warning, says something of every public name, asks no other host, and fits a phone."""

import ast
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from playwright.sync_api import sync_playwright
from sphinx.util.inventory import InventoryFile

import mascarade
from tests.browser.conftest import DESKTOP, PHONE, launch
from tests.test_docs import PAGES, ROOT

API = re.findall(r"^<!-- api: ([\w.]+)((?: \w+)*) -->$", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.MULTILINE)
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
BROKEN = "[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src)"


def test_the_site(tmp_path: Path) -> None:
    """One test, since it is built once."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-c", "docs/site", ".", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert built.returncode == 0, built.stderr
    has_every_page(tmp_path)
    has_every_name(tmp_path)
    has_every_rule(tmp_path)
    asks_nobody(tmp_path)
    reads_well(tmp_path)


def has_every_page(site: Path) -> None:
    for page in PAGES:
        if page.name != "README.md":
            assert (site / page.relative_to(ROOT)).with_suffix(".html").exists(), page


def has_every_name(site: Path) -> None:
    with (site / "objects.inv").open("rb") as file:
        known = {name for names in InventoryFile.load(file, "", lambda _, path: path).values() for name in names}
    for module, names in API:
        for name in names.split() or public_names(module):
            assert f"{module}.{name}" in known, f"{module}.{name} has no docstring"
    homes = {name: home for home, names in mascarade._HOME.items() for name in names}
    for name in mascarade.__all__:
        assert known & {f"mascarade.{name}", f"{homes[name]}.{name}"}, f"docs/api.md does not have mascarade.{name}"


def public_names(module: str) -> list[str]:
    """The functions, classes and methods that a module defines for others."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            found.append(node.name)
            if isinstance(node, ast.ClassDef):
                methods = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
                found += [f"{node.name}.{method}" for method in methods if not method.startswith("_")]
    return found


def has_every_rule(site: Path) -> None:
    rules = (site / "docs" / "rules.html").read_text(encoding="utf-8")
    for number in (ROOT / "tests" / "rules" / "rule_numbers.txt").read_text(encoding="utf-8").split():
        assert f'id="{number.lower().replace(".", "-")}"' in rules, number
    assert 'href="rules.html#r8-1"' in (site / "docs" / "casts.html").read_text(encoding="utf-8")


def asks_nobody(site: Path) -> None:
    """No script, style, font or picture comes from another host."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        for tag in re.findall(r"<(?:img|script|iframe|source|link)\b[^>]*>", text):
            if 'rel="index"' not in tag:
                assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", tag), f"{path.name}: {tag}"
    for path in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//|@import", path.read_text(encoding="utf-8")), path


def reads_well(site: Path) -> None:
    """On a phone and on a desktop nothing is wider than the window, nothing is missing, nothing is complained about."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for viewport in (PHONE, DESKTOP):
            page = browser.new_context(viewport=viewport).new_page()  # type: ignore[arg-type]
            wrong: list[str] = []
            page.on("console", lambda message, wrong=wrong: wrong.append(message.text))
            for path in sorted(site.rglob("*.html")):
                page.goto(path.as_uri())
                assert page.evaluate(TOO_WIDE) <= 0, f"{path.name} is wider than {viewport['width']}"
                assert page.evaluate(BROKEN) == [], path.name
            assert not wrong
        page.goto((site / "search.html").as_uri() + "?q=beggar")
        page.get_by_role("link", name="The rules").last.wait_for()
        browser.close()
