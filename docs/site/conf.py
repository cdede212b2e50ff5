"""The documentation site: Sphinx reads docs/*.md and the pages in the root as they are, and this adds what Markdown has no words for.

`make docs` builds it. The sources stay plain Markdown that reads well on any Git host:

- the list of pages in docs/README.md is the list in the side bar;
- `<!-- api: MODULE -->`, or `<!-- api: MODULE NAME NAME -->`, becomes what the docstrings of these say;
- a rule's number, wherever it stands, leads to the rule.
"""

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.nodes import make_refnode

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))
os.environ["NUMBA_DISABLE_JIT"] = "1"  # plain functions have docstrings and signatures

import mascarade  # noqa: E402

# -- what Sphinx asks ----------------------------------------------------------------------------------------------------------------------

project, author, release = "Mascarade", "The Mascarade authors", mascarade.__version__
project_copyright = author
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/README"
include_patterns = ["docs/*.md", "benchmarks/results/*.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
exclude_patterns = [folder.name for folder in ROOT.iterdir() if folder.is_dir() and folder.name not in ("docs", "benchmarks")]
suppress_warnings = ["misc.highlighting_failure"]

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4
default_role = "code"  # docstrings put names into single backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Mascarade"
html_logo = "../../page/public/icon.svg"
html_favicon = "../../page/public/icon.svg"
html_static_path = ["static", "../../page/src/art/logo.svg", "../../page/src/art/masks"]
html_css_files = ["mascarade.css"]
templates_path = ["templates"]
html_additional_pages = {"index": "title.html"}
html_copy_source = False
html_show_sphinx = False
html_scaled_image_link = False
html_use_index = False
html_domain_indices = False
pygments_style, pygments_dark_style = "a11y-light", "a11y-dark"

_LIGHT = {
    "color-background-primary": "#fffaf0",
    "color-background-secondary": "#f6ecd9",
    "color-background-hover": "#f0e3cb",
    "color-background-hover--transparent": "#f0e3cb00",
    "color-background-border": "#decba6",
    "color-background-item": "#decba6",
    "color-foreground-primary": "#281a44",
    "color-foreground-secondary": "#5f4f79",
    "color-foreground-muted": "#6c5d84",
    "color-foreground-border": "#8d7a95",
    "color-brand-primary": "#7d5000",
    "color-brand-content": "#9c1c48",
    "color-brand-visited": "#6d2a6f",
    "color-highlight-on-target": "#ffe9b0",
    "color-code-background": "#f6ecd9",
    "color-code-foreground": "#281a44",
    "color-inline-code-background": "#f3e6cd",
    "color-card-background": "#ffffff",
    "color-api-background": "#f6ecd9",
    "color-api-background-hover": "#f0e3cb",
    "font-stack": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
    "font-stack--headings": '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", "TeX Gyre Pagella", Palatino, "Book Antiqua", '
    'P052, Georgia, "Liberation Serif", serif',
}
_DARK = {
    "color-background-primary": "#120e2a",
    "color-background-secondary": "#0b0820",
    "color-background-hover": "#1d173f",
    "color-background-hover--transparent": "#1d173f00",
    "color-background-border": "#3a3070",
    "color-background-item": "#3a3070",
    "color-foreground-primary": "#f7efdf",
    "color-foreground-secondary": "#bdb2dc",
    "color-foreground-muted": "#a99ccc",
    "color-foreground-border": "#7d70b8",
    "color-brand-primary": "#f4c95d",
    "color-brand-content": "#ff9db5",
    "color-brand-visited": "#d9a6ff",
    "color-highlight-on-target": "#3a2a78",
    "color-code-background": "#1d173f",
    "color-code-foreground": "#f7efdf",
    "color-inline-code-background": "#241c4c",
    "color-card-background": "#1d173f",
    "color-api-background": "#1d173f",
    "color-api-background-hover": "#292057",
}
html_theme_options = {"light_css_variables": _LIGHT, "dark_css_variables": _DARK, "top_of_page_buttons": []}

# -- what Markdown has no words for --------------------------------------------------------------------------------------------------------

PAGE = re.compile(r"^- \[(?P<name>[^]]+)\]\((?P<where>[\w./-]+)\.md\): (?P<about>.+)$", re.MULTILINE)
API = re.compile(r"^<!-- api: ([\w. ]+) -->$", re.MULTILINE)
OPTIONS = {"class": ["   :members:"], "function": [], "data": ["   :no-value:"]}
RULE = re.compile(r"\bR(\d+)\.(\d+)\b")
RULES = "docs/rules"


def rooms(text: str) -> list[dict[str, Any]]:
    """The list of pages: its headings, and under each the pages with what they are about."""
    found = []
    for section in text.split("\n## ")[1:]:
        pages = [one.groupdict() for one in PAGE.finditer(section)]
        for page in pages:
            page["where"] = page["where"].removeprefix("../") if "/" in page["where"] else f"docs/{page['where']}"
        found.append({"name": section.splitlines()[0], "pages": pages})
    return found


def side_bar(text: str) -> str:
    """The same list for Sphinx: for every heading a caption, for every page an entry."""
    trees = []
    for room in rooms(text):
        entries = "\n".join(f"{page['name']} </{page['where']}>" for page in room["pages"])
        trees.append(f"```{{toctree}}\n:hidden:\n:caption: {room['name']}\n\n{entries}\n```")
    return "\n\n".join([text, *trees])


def from_docstrings(found: re.Match[str]) -> str:
    """What the docstrings of a whole module, or of some names in it, say."""
    module, *names = found[1].split()
    if not names:
        return f"```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```"
    lines = []
    for name in names:
        value = getattr(import_module(module), name)
        kind = "class" if isinstance(value, type) else "function" if callable(value) else "data"
        lines += [f".. auto{kind}:: {module}.{name}", *OPTIONS[kind], ""]
    return "\n".join(["```{eval-rst}", *lines, "```"])


def read(app: Sphinx, page: str, source: list[str]) -> None:
    """Put into a page what its Markdown only hints at."""
    if page == app.config.root_doc:
        source[0] = side_bar(source[0])
    source[0] = API.sub(from_docstrings, source[0])


def first_page(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
    """Home is the title page, which has no source: it is a template that is given the list of pages."""
    context["master_doc"] = "index"
    context["rooms"] = rooms((ROOT / "docs" / "README.md").read_text(encoding="utf-8"))


def anchor(number: str) -> str:
    """Where a rule is found on the rules' page: `R3.4` is `#r3-4`."""
    return number.lower().replace(".", "-")


def mark_rules(app: Sphinx, tree: nodes.document) -> None:
    """On the rules' page: a rule begins with its number in bold, which is where links to it lead."""
    if app.env.docname == RULES:
        for bold in tree.findall(nodes.strong):
            if RULE.fullmatch(bold.astext()):
                bold["ids"].append(anchor(bold.astext()))
                bold["classes"].append("rule")


class LinkRules(SphinxPostTransform):
    """Everywhere else a rule's number leads there."""

    default_priority = 900

    def run(self, **_: Any) -> None:
        """Cut every text at the numbers in it."""
        for text in list(self.document.findall(nodes.Text)):
            within = text.parent
            if not RULE.search(text) or isinstance(within, nodes.literal_block | nodes.reference | nodes.raw):
                continue
            if self.env.docname == RULES and isinstance(within, nodes.strong):
                continue
            parts: list[nodes.Node] = []
            done = 0
            for found in RULE.finditer(text):
                parts.append(nodes.Text(text[done : found.start()]))
                word = nodes.inline("", found[0], classes=["rule"])
                parts.append(make_refnode(self.app.builder, self.env.docname, RULES, anchor(found[0]), word))
                done = found.end()
            within.replace(text, [*parts, nodes.Text(text[done:])])


def setup(app: Sphinx) -> None:
    """Tell Sphinx of all that."""
    app.connect("source-read", read)
    app.connect("doctree-read", mark_rules)
    app.connect("html-page-context", first_page)
    app.add_post_transform(LinkRules)
