"""What a link looks like where somebody posts it, and the page on a device that has installed it, in the reader's language.

Both come from the address alone, so they can tell nothing of a game.
"""

import html
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from mascarade.languages import LANGUAGES, Words

PICTURE: Final = "preview.jpg"
SIZE: Final = (1200, 630)
"""Of the picture, in pixels."""
_TABLE: Final = re.compile("t/[A-HJ-NP-Z2-9]{6}(?:/screen)?/?", re.IGNORECASE)


def language_of(query: Mapping[str, str], accepted: str) -> str:
    """The language of a link (`lang`), else the one that a reader's Accept-Language likes best."""
    asked = query.get("lang", "")
    if asked in LANGUAGES:
        return asked
    wishes: list[tuple[float, int, str]] = []
    for wish in accepted[:200].split(","):
        code, _, quality = wish.partition(";q=")
        with_quality = re.fullmatch(r"\s*([01](?:\.\d{0,3})?)\s*", quality) if quality else None
        if quality and with_quality is None:
            continue
        found = next((one for one in LANGUAGES if one.lower().split("-")[0] == code.strip().lower().split("-")[0]), None)
        if found:
            wishes.append((-float(with_quality[1]) if with_quality else -1.0, len(wishes), found))
    return min(wishes)[2] if wishes else "en"


def kind_of(path: str, query: Mapping[str, str]) -> str:
    """Whether an address is a table's, a replay's or any other's. That there is such a table is not asked: nobody learns it here."""
    if not _TABLE.fullmatch(path):
        return "page"
    return "replay" if "at" in query else "table"


@cache
def _words(language: str, kind: str) -> tuple[str, str]:
    words = Words(language)
    title = {"page": "title", "table": "preview-table", "replay": "preview-replay"}[kind]
    return words.say(title), words.say("preview-invite" if kind == "table" else "description")


def manifest(text: str, language: str) -> str:
    """The web manifest, by which a device installs the page, in a language."""
    said = {"lang": language, "description": Words(language).say("description")}
    return json.dumps(json.loads(text) | said, ensure_ascii=False)


def tags(base: str, path: str, query: Mapping[str, str], accepted: str) -> str:
    """The tags for an address under `base`, to be put into the page's head."""
    kind = kind_of(path, query)
    language = language_of(query, accepted)
    title, description = _words(language, kind)
    said = {
        "og:site_name": "Mascarade",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:locale": {"zh-Hant": "zh_TW", "en": "en_GB"}.get(language, f"{language}_{language.upper()}"),
        "og:image": f"{base}/{PICTURE}",
        "og:image:width": SIZE[0],
        "og:image:height": SIZE[1],
        "og:image:alt": "Mascarade",
    }
    lines = [f'<meta property="{name}" content="{html.escape(str(value))}">' for name, value in said.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
