"""What the command line says, in the language of the person at the terminal. Nothing here needs more than Python."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from mascarade.cli.mistakes import translated
from mascarade.errors import BadCast, BadRecord, MascaradeError
from mascarade.refusals import Refusal, did_you_mean, gap, refused, say

if TYPE_CHECKING:
    from mascarade.casts import Problem


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: that of `--language`, wherever it stands, else the terminal's."""
    from mascarade.terminal.language import known_language, language_of

    asked = next((found[1] for found in (re.match(r"--lang\w*(?:=(.*))?$", word) for word in arguments) if found), "")
    if asked is None:
        after = [following for word, following in pairwise(arguments) if re.match(r"--lang\w*$", word)]
        asked = after[0] if after else ""
    return known_language(asked) or language_of(environment)


def said(error: MascaradeError, language: str) -> str:
    """An error in a language, of a record without its line; in English if nobody has translated it."""
    if isinstance(error, Refusal):
        return refused(language, error.key, error.near, error.values)
    if isinstance(error, BadCast):
        from mascarade.casts import Problem

        problems = [problem_said(one, language) if isinstance(one, Problem) else str(one) for one in error.problems]
        return ("; " if language == "en" else gap(language)).join(problems)
    if isinstance(error, BadRecord):
        why = error.reason if error.__cause__ is None else said(error.__cause__, language)  # type: ignore[arg-type]  # one of ours
        return why if language == "en" else translated(why, language) or why
    return str(error) if language == "en" else translated(str(error), language) or str(error)


def problem_said(problem: "Problem", language: str) -> str:
    """A rule that a cast breaks, and what was perhaps meant. In English where what the other languages need is not installed."""
    from mascarade.casts import printed_casts

    text, offered = str(problem), ""
    try:
        from mascarade.terminal import characters
        from mascarade.terminal.words import TableWords

        text = characters.problem_said(problem, TableWords(language))
    except ModuleNotFoundError:
        language = "en"
    if problem.code == "unknown" and problem.endswith(" has it"):
        other = 3 - int(problem.values["edition"])
        return (
            f"{text}: --edition {other}"
            if language == "en"
            else f"{text}{gap(language)}{say(language, 'cli-other-edition', edition=other)}"
        )
    if problem.code == "unknown":
        offered = did_you_mean(language, _characters_like(str(problem.values["character"]), int(problem.values["edition"]), language))
    elif problem.code == "scenario" and language != "en":
        wanted = (problem.values["edition"], problem.values["players"])
        sides = [side for *table, side in printed_casts() if tuple(table) == wanted and side]
        offered = say(language, "cli-choices", choices=", ".join(sides)) if sides else ""
    return text + gap(language) + offered if offered else text


def _characters_like(word: str, edition: int, language: str) -> list[str]:
    """The codes of the characters that somebody may have meant, by their codes or by their names."""
    from mascarade.rules.characters import EDITIONS

    names = {code: code for code in EDITIONS[edition]}
    try:
        from mascarade.languages import Words

        names |= {Words(language).character(code): code for code in EDITIONS[edition]}
    except ModuleNotFoundError:
        pass
    return list(dict.fromkeys(names[name] for name in near(word, names)))


def near(word: str, known: Iterable[str]) -> list[str]:
    """What somebody who wrote this word may have meant: two at most, the likeliest first."""
    from difflib import get_close_matches

    folded = {one.casefold(): one for one in known}
    if word.casefold() in folded:
        return [folded[word.casefold()]]
    return [folded[one] for one in get_close_matches(word.casefold(), folded, n=2, cutoff=0.65)]
