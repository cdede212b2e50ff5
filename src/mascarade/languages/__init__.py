"""What people read: Fluent messages in five languages, one folder each, shared by server, terminal and page.

English is the reference: a message that a language lacks is said in English, and `tests/test_languages.py` fails.
"""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from mascarade.languages.grammar import THE, nested, spaced

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = {"en": "English", "hu": "Magyar", "de": "Deutsch", "zh-Hant": "正體中文", "fr": "Français"}
"""Every language by its code, and what it calls itself."""

FORMS: Final = ("the", "acc", "dat")
"""The forms of a character's name that sentences need: with its article, as an object, as the one who is given something."""


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # an extra: the command line knows the languages without it

    functions: dict[str, Any] = {"THE": lambda name: THE[language](str(name))}  # a plain text is as good as Fluent's own types
    # all five are written from left to right: the marks around what is put in only show Chinese where to leave a space
    bundle = FluentBundle([language], functions=functions, use_isolating=language == "zh-Hant")
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def percent(share: float) -> float:
    """A part of 1 that messages say in per cent; how exactly, they decide."""
    from fluent.runtime.types import FluentFloat

    return FluentFloat(share, style="percent")


class Words:
    """A language to say things in. Its files are read when something is said for the first time."""

    def __init__(self, language: str, blanks: Mapping[str, str] = MappingProxyType({})) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is no language of ours; they are {', '.join(LANGUAGES)}")
        self.language = language
        self.blanks = blanks
        """The names of blank cards by their codes (R8.5): no language file knows them."""

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def say(self, key: str, **args: str | int | float) -> str:
        """A message, or an attribute of one: `character-king.the`. Raises KeyError if English has none.

        Where an argument is `character`, or ends so, its code (or a blank card's name) is replaced by its name, and its inflected forms
        come along: `$character_the`, `$character_acc`, `$character_dat`.
        """
        characters = [name for name in args if name == "character" or name.endswith("_character")]
        given = args | {form: said for name in characters for form, said in self._forms(name, str(args[name])).items()}
        said = self._said(key, given)
        if said is None:
            raise KeyError(key)
        return nested(self.language, said) if characters else said

    def row(self, parts: Sequence[str]) -> str:
        """`a, b, c`."""
        return reduce(lambda first, second: self.say("comma", first=first, second=second), parts)

    def character(self, code: str) -> str:
        """A character's name alone."""
        return self._forms("character", code)["character"]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._said(key, {}) is not None

    def _forms(self, name: str, code: str) -> dict[str, str]:
        """A character's name in all its forms."""
        key = "" if code in self.blanks else f"character-{code}"
        called = self.blanks.get(code, code)
        if not self._known(key):
            key = f"example-{called.lower()}"  # a blank card that comes with the package
        return self._named(name, called) if not self._known(key) else self._inflected(name, key)

    def _named(self, name: str, called: str) -> dict[str, str]:
        """The forms of a blank card's name, made by rule."""
        return self._inflected(name, "character-named", called)

    def _inflected(self, name: str, key: str, called: str = "") -> dict[str, str]:
        plain = self._said(key, {"name": called}) or called
        forms = {f"{name}_{form}": self._said(f"{key}.{form}", {"name": called}) or plain for form in FORMS}
        return {name: plain} | forms

    def _known(self, key: str) -> bool:
        return any(_bundle(language).has_message(key) for language in (self.language, "en"))

    def _said(self, key: str, args: dict[str, str | int | float]) -> str | None:
        message, _, attribute = key.partition(".")
        for language in (self.language, "en"):
            bundle = _bundle(language)
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return spaced(str(bundle.format_pattern(pattern, args)[0]))
        return None
