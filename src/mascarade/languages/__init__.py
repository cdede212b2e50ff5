"""What people read: Fluent messages in five languages, one folder each, shared by server, terminal and page.

English is the reference: a message that a language lacks is said in English, and `tests/test_languages.py` fails.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat

LANGUAGES: Final = {"en": "English", "hu": "Magyar", "de": "Deutsch", "zh-Hant": "正體中文", "fr": "Français"}
"""Every language by its code, and what it calls itself."""

FORMS: Final = ("the", "acc", "dat")
"""The forms of a character's name that sentences need: with its article, as an object, as the one who is given something."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)  # all five are written from left to right
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def percent(share: float) -> float:
    """A part of 1 that messages say in per cent; how exactly, they decide."""
    return FluentFloat(share, style="percent")


class Words:
    """A language to say things in. Its files are read when something is said for the first time."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is no language of ours; they are {', '.join(LANGUAGES)}")
        self.language = language

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def say(self, key: str, **args: str | int | float) -> str:
        """A message, or an attribute of one: `character-king.the`. Raises KeyError if English has none.

        Where an argument is `character`, or ends so, its code is replaced by its name, and its inflected forms come along:
        `$character_the`, `$character_acc`, `$character_dat`.
        """
        given = args | {
            form: said
            for name, code in args.items()
            if isinstance(code, str) and (name == "character" or name.endswith("_character"))
            for form, said in self._forms(name, code).items()
        }
        said = self._said(key, given)
        if said is None:
            raise KeyError(key)
        return said

    def _forms(self, name: str, code: str) -> dict[str, str]:
        """A character's name in all its forms; a blank card's name has only one, and comes as it is."""
        plain = self._said(f"character-{code}", {}) or code
        forms = {f"{name}_{form}": self._said(f"character-{code}.{form}", {}) or plain for form in FORMS}
        return {name: plain} | forms

    def _said(self, key: str, args: dict[str, str | int | float]) -> str | None:
        message, _, attribute = key.partition(".")
        for language in (self.language, "en"):
            bundle = _bundle(language)
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return None
