"""Blank cards (R8.5): characters of the players' own making, from a TOML file or from a line in a record's header."""

import re
import tomllib
from collections.abc import Iterable
from importlib import resources

from mascarade.errors import BadCharacter
from mascarade.rules.characters import EDITIONS, Character, Step
from mascarade.rules.layout import MAX_STEPS

_FIELDS = ("code", "name", "steps", "copies", "players", "gold")
_PRINTED = {code for edition in EDITIONS.values() for code in edition}
_CODE = re.compile(r"[a-z][a-z_]{0,23}", re.ASCII)


def blank_character(code: object, name: object, steps: object, copies: object = 1, players: object = 4, gold: object = None) -> Character:
    """A character out of the fields of a description. Raises BadCharacter, which names the field that is wrong.

    `gold` says whether it brings gold from the bank; its steps say so too, and the two must agree.
    """
    if not isinstance(code, str) or not _CODE.fullmatch(code):
        raise BadCharacter("code", f"{code!r} is not 1 to 24 small letters a to z and _")
    if code in _PRINTED or code in ("none", "centre"):
        raise BadCharacter("code", f"{code!r} is a word of the game already; choose another")
    if not isinstance(name, str) or not name.strip() or len(name) > 32 or any(mark in name for mark in "|#\n\r"):
        raise BadCharacter("name", f"{name!r} is not 1 to 32 characters without | and #")
    number_of_copies = _number("copies", copies, 1, 4)
    least = _number("players", players, 4, 13)
    made = Character(code, name.strip(), _steps(steps), number_of_copies, least, blank=True)
    if gold is not None and not isinstance(gold, bool):
        raise BadCharacter("gold", f"{gold!r} is neither true nor false")
    if gold is not None and gold != made.brings_gold:
        holds = "they do" if made.brings_gold else "they do not"
        raise BadCharacter("gold", f"says {str(gold).lower()}, but whether the steps bring gold from the bank: {holds}")
    return made


def _number(field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCharacter(field, f"{value!r} is not a whole number from {low} to {high}")
    return value


def _steps(value: object) -> tuple[Step, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise BadCharacter("steps", f'{value!r} is not a list of steps such as ["bank 2", "peek"]')
    if not 1 <= len(value) <= MAX_STEPS:
        raise BadCharacter("steps", f"a power has 1 to {MAX_STEPS} steps, not {len(value)}")
    steps: list[Step] = []
    for number, text in enumerate(value, 1):
        try:
            step = Step.parse(text)
        except ValueError as error:
            raise BadCharacter("steps", f"step {number}: {error}") from None
        if step.verb == "seats" and (not steps or steps[-1].verb != "puppets"):
            raise BadCharacter("steps", f"step {number}: 'seats' must come right after 'puppets', which picks the two")
        if step.verb == "together" and steps:
            raise BadCharacter("steps", f"step {number}: 'together' must be the first step")
        steps.append(step)
    return tuple(steps)


def read_characters(text: str) -> tuple[Character, ...]:
    """Read the characters of a TOML text: one `[[character]]` table each."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCharacter("file", f"not TOML: {error}") from None
    tables = document.pop("character", None)
    if document:
        raise BadCharacter(next(iter(document)), "unknown; a file holds [[character]] tables only")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadCharacter("character", "the file has no [[character]] table")
    found: dict[str, Character] = {}
    for table in tables:
        for field in table:
            if field not in _FIELDS:
                raise BadCharacter(field, f"unknown; a character has {', '.join(_FIELDS)}")
        for field in ("code", "name", "steps"):
            if field not in table:
                raise BadCharacter(field, "missing")
        made = blank_character(**table)
        if made.code in found:
            raise BadCharacter("code", f"{made.code!r} is there twice")
        found[made.code] = made
    return tuple(found.values())


def header_text(character: Character) -> str:
    """A blank card as the value of a record's `blank:` line: code | name | copies, players | steps."""
    traits = f"copies {character.copies}, players {character.players}"
    return f"{character.code} | {character.name} | {traits} | {', '.join(map(str, character.steps))}"


def read_header(text: str) -> Character:
    """Read the value of a record's `blank:` line."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 4:
        raise BadCharacter("blank", f"{text!r} is not of the form 'code | name | copies 1, players 4 | step, step'")
    traits: dict[str, int] = {}
    for trait in filter(None, (one.strip() for one in parts[2].split(","))):
        word, _, number = trait.partition(" ")
        if word not in ("copies", "players") or word in traits or not (number.isascii() and number.isdigit()):
            raise BadCharacter("blank", f"{trait!r} is not 'copies <number>' or 'players <number>', each once")
        traits[word] = int(number)
    steps = [one.strip() for one in parts[3].split(",")]
    return blank_character(parts[0], parts[1], steps, traits.get("copies", 1), traits.get("players", 4))


def example_characters() -> tuple[Character, ...]:
    """The blank-card characters that come with the package."""
    return read_characters(resources.files("mascarade").joinpath("data/blank_cards.toml").read_text(encoding="utf-8"))


def by_code(characters: Iterable[Character]) -> dict[str, Character]:
    """Characters by their codes."""
    return {character.code: character for character in characters}
