"""Characters as a table: what they can do. Casts, and what is wrong with them."""

import re
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mascarade.casts import Cast, Problem
from mascarade.rules.characters import EDITIONS, Character
from mascarade.terminal.lines import Prose
from mascarade.terminal.palette import CHARACTER
from mascarade.terminal.words import TableWords


def show(title: str, characters: Sequence[Character], words: TableWords, codes: Sequence[str] = ()) -> None:
    """Print characters with their codes and powers; with `codes`, how many cards of each are in the cast."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("terminal-column-character"), no_wrap=True)
    table.add_column(words.say("terminal-column-power"), ratio=1)
    table.add_column(words.say("terminal-column-cards"), justify="right")
    table.add_column(words.say("terminal-column-players"), justify="right", no_wrap=True)
    for character in characters:
        copies = codes.count(character.code) if codes else character.copies
        least = f"{character.players}+" if character.players > 4 or character.blank else ""
        name = Text.assemble((words.character(character.code), CHARACTER), f"\n{character.code}")
        table.add_row(name, Prose(words.power(character)), str(copies), least)
    Console(highlight=False).print(table)


def show_edition(edition: int, words: TableWords) -> None:
    """Print the characters of an edition."""
    show(words.say("options-edition", edition=edition), tuple(EDITIONS[edition].values()), words)


def show_cast(cast: Cast, words: TableWords, scenario: str = "", own: bool = False) -> None:
    """Print a cast: a printed one, with its scenario, or a good one of somebody's own."""
    parts = [words.say("options-edition", edition=cast.edition), words.say("options-players", players=cast.players)]
    parts += [words.say("terminal-scenario", scenario=scenario)] if scenario else []
    title = words.say("terminal-good-cast", players=cast.players) if own else words.row(parts)
    show(title, tuple(cast.characters.values()), words, cast.codes)


def problem_said(problem: Problem, words: TableWords) -> str:
    """A rule that a cast breaks, in words and by its number. English is what the rules themselves speak."""
    if words.language == "en":
        return str(problem)
    values = problem.values
    if "name" in values:
        values = values | {"name": words.character(str(values["name"]))}
    said = words.say(f"problem-{problem.code}", **values)
    rules = re.search(r"\((R[^()]+)\)$", problem)
    return words.say("terminal-aside", said=said, aside=words.row(rules[1].split(", "))) if rules else said
