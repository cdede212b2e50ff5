"""What no message can say by itself, because it depends on a name that people give. `page/src/lib/grammar.ts` does the same for the page.

`tests/grammar.json` has the cases that both must get right.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

_EDGE: Final = "([\u2068\u2069\ue000-\ue003]+)"
"""Where something was put into a message: Fluent's isolation marks, and the signs with which the terminal marks what stands out."""
_HAN: Final = "[\u4e00-\u9fff]"
_LATIN: Final = "[0-9A-Za-zÀ-ɏ]"
_TOUCHING: Final = re.compile(f"(?<={_HAN}){_EDGE}(?={_LATIN})|(?<={_LATIN}){_EDGE}(?={_HAN})")

_SPELLED: Final = re.compile(r"(?:[A-Z]|[A-Z]{2}|[B-DF-HJ-NP-TV-Z]{2}[A-Z]*)(?![^\W\d_])")
"""Capitals that are read letter by letter: one, two, or more that begin with two consonants (FBI, but not NATO)."""
_VOWEL_NAMES: Final = frozenset("AEIOUFLMNRSXY")
"""Letters whose Hungarian names begin with a vowel: ef, el, em, …"""
_ROMAN: Final = re.compile(r"(?=[IVX])(X{0,3})(IX|IV|V?I{0,3})\.")

_QUOTES: Final = {"de": ("„", "“", "‚", "‘"), "fr": ("«\u202f", "\u202f»", "“", "”")}
"""Quotation marks, and those within others."""


def english_the(name: str) -> str:
    """`the Alchemist`; a name that has its article already has it once."""
    return re.sub(r"^(\W*)(?:[Tt]he )?", r"the \1", name, count=1)


def hungarian_the(name: str) -> str:
    """`az Alkimista`, `a Révész`: what counts is the first sound, also of numbers (`az 5`, `az 1000`) and of letters (`az FBI`)."""
    return f"{'az' if _begins_with_a_vowel(name) else 'a'} {name}"


def _begins_with_a_vowel(name: str) -> bool:
    start = next((at for at, sign in enumerate(name) if sign.isalnum()), len(name))
    word = name[start:]
    if digits := re.match("[0-9]+", word):
        return _number_begins_with_a_vowel(digits[0])
    if roman := _ROMAN.match(word):  # az V. Lajos: az ötödik
        return roman[2] in ("V", "I") if not roman[1] else False
    if spelled := _SPELLED.match(word):
        return spelled[0][0] in _VOWEL_NAMES
    first, second = (unicodedata.normalize("NFD", word[at : at + 1]).lower()[:1] or "a" * at for at in (0, 1))
    return first != "" and (second not in "aeiou" if first == "y" else first in "aeiouøæœ")


def _number_begins_with_a_vowel(digits: str) -> bool:
    """egy, öt, ötven, ötszáz, ezer, egymillió; but tíz, száz, tízezer."""
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


def nested(language: str, text: str) -> str:
    """With the inner quotation marks where one quotation stands in another."""
    if language not in _QUOTES:
        return text
    opening, closing, inner_opening, inner_closing = _QUOTES[language]
    depth, set_right = 0, ""
    for part in re.split(f"({opening}|{closing})", text):
        if part == opening:
            depth += 1
            set_right += opening if depth == 1 else inner_opening
        elif part == closing:
            set_right += closing if depth <= 1 else inner_closing
            depth -= 1
        else:
            set_right += part
    return set_right


def spaced(text: str) -> str:
    """Without isolation marks; with a space where Latin letters that were put in touch Han ones."""
    return re.sub("[\u2068\u2069]", "", _TOUCHING.sub(r" \1\2", text))


THE: Final[dict[str, Callable[[str], str]]] = {"en": english_the, "hu": hungarian_the}
"""What the function THE of messages does: a name with its article. The other languages quote the name."""
