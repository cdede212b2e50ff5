"""The language of the person at the terminal."""

import re
from collections.abc import Mapping

from mascarade.languages import LANGUAGES


def known_language(code: str) -> str | None:
    """One of our languages, by its code or as a terminal names it: `zh_TW.UTF-8`. All Chinese readers get the one kind we have."""
    wanted = re.split("[-_.@]", code)[0].casefold()
    return next((known for known in LANGUAGES if known.partition("-")[0] == wanted), None)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for; English if it asks for none of ours."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return known_language(asked) or "en"
