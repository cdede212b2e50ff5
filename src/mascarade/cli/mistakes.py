"""What the library says of somebody's mistake, in the language of the person at the terminal.

The library speaks English, to programmers and to whoever reads a record's error. `mistakes.ftl` has each of its sentences once more, with
names for what stands in them: so a sentence is found again, and what stood in it is put into another language's. Whatever stands where a
sentence has `$why` is a sentence of its own.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final


@cache
def sentences(language: str) -> dict[str, str]:
    """The messages of `mistakes.ftl`."""
    text = files("mascarade.languages").joinpath(language, "mistakes.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


_FORMS: Final = {"at": r"'[^':]*'|[\w ]+|'\? \w+'[^:]*", "number": r"\w+"}
"""What may stand in a sentence is anything, but where a mistake is is a key, a field, or a check."""


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    found = {}
    for key, text in sentences("en").items():
        pieces = re.split(r"\{ \$(\w+) \}", text.replace("’", "'"))
        form = "".join(
            re.escape(piece) if number % 2 == 0 else f"(?P<{piece}>{_FORMS.get(piece, '.*?')})" for number, piece in enumerate(pieces)
        )
        found[key] = re.compile(form, re.DOTALL)
    return found


def translated(text: str, language: str) -> str | None:
    """The same sentence in another language; None if it is none of the library's."""
    for key, pattern in _patterns().items():
        match = pattern.fullmatch(text)
        values: dict[str, str | None] = {} if match is None else match.groupdict()
        if values.get("why"):
            values["why"] = translated(str(values["why"]), language)
        if match is not None and None not in values.values():
            return _filled(sentences(language)[key], values)
    return None


def _filled(sentence: str, values: Mapping[str, str | None]) -> str:
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(values[found[1]]), sentence)
