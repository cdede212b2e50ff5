"""Whether there is something to see in a text."""

import re
import unicodedata
from typing import Final

BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U0001d159]")
"""Letters and signs that are drawn as nothing: white space to whoever reads them."""


def visible(text: str) -> bool:
    """Whether there is something to see in a text, and nothing in it that cannot be printed."""
    return text.isprintable() and any(unicodedata.category(one)[0] not in "MZ" for one in BLANK.sub(" ", text))
