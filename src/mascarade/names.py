"""What people may be called: the one place that says so, for games, records and servers."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from mascarade.moves import BAD_NAME, CENTRE
from mascarade.sight import BLANK, visible

LONGEST: Final = 24
RESERVED: Final = frozenset({CENTRE, "none", "bank", "court", "*"})
"""Words that records and checks use where a name could stand."""

_IGNORED: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that change at most the look of the letter before them."""


def is_name(text: str) -> bool:
    """Whether a player in a game, and in its record, can be called so."""
    return len(text) <= LONGEST and visible(text) and not BAD_NAME.search(text) and text not in RESERVED


def tidy(text: str) -> str | None:
    """A name as people are shown it: composed letters, single spaces, nothing unprintable. None if it can be no name."""
    composed = BLANK.sub(" ", unicodedata.normalize("NFC", text))
    clean = " ".join("".join(one for one in composed if one.isprintable()).split())
    return clean if visible(clean) and len(clean) <= LONGEST else None


def alike(name: str) -> str:
    """The same text for names that are hard to tell apart: by case, by width, by how letters are composed, by marks that show nothing."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(BLANK.sub(" ", _IGNORED.sub("", folded)).split())


def game_names(names: Sequence[str]) -> list[str]:
    """Names that people are shown, as a game and its record can have them: all different, otherwise as like as possible."""
    found: list[str] = []
    for name in names:
        plain = BAD_NAME.sub("_", "".join(one if one.isprintable() else "_" for one in name))[:LONGEST]
        plain = plain if visible(plain) else "_"
        tried, number = plain, 1
        while tried in found or not is_name(tried):
            number += 1
            tried = f"{plain[:20]}_{number}"
        found.append(tried)
    return found
