"""What the command line refuses, in the language of the person at the terminal. Nothing here needs more than Python."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from mascarade.errors import BadBot, MascaradeError


@cache
def messages(language: str) -> dict[str, str]:
    """The messages of `cli.ftl`: each stands on one line and has no grammar in it, so that help needs no library to read them."""
    text = files("mascarade.languages").joinpath(language, "cli.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def say(language: str, key: str, **values: object) -> str:
    """A message of the command line. Raises KeyError if there is none, or if a value is missing."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(values[found[1]]), messages(language)[key])


class Refusal(MascaradeError):
    """Something that a command cannot do, with a message in every language. As an exception it speaks English, as all of them do."""

    def __init__(self, key: str, near: Sequence[str] = (), **values: object) -> None:
        super().__init__(refused("en", key, near, values))
        self.key, self.near, self.values = key, near, values


class BotRefusal(Refusal, BadBot):
    """The same about a bot."""


def refused(language: str, key: str, near: Sequence[str], values: Mapping[str, object]) -> str:
    """A refusal in a language, and after it what was perhaps meant."""
    return with_question(language, say(language, key, **values), near)


def did_you_mean(language: str, words: Sequence[str]) -> str:
    """The question after a mistake; nothing if there is nothing to ask."""
    if not words:
        return ""
    meant = words[0] if len(words) == 1 else say(language, "cli-or", one=words[0], two=words[1])
    return say(language, "cli-did-you-mean", words=meant)


def with_question(language: str, text: str, words: Sequence[str]) -> str:
    """A sentence, and after it what was perhaps meant."""
    return text + gap(language) + did_you_mean(language, words) if words else text


def gap(language: str) -> str:
    """What stands between two sentences."""
    return "" if language == "zh-Hant" else " "
