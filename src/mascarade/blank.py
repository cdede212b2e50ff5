"""Blank cards (R8.5): characters of the players' own making, from a TOML file or from a line in a record's header."""

import json
import re
import tomllib
from importlib import resources
from typing import Final

from mascarade.casts import CODE, OWN_CAST_PLAYERS
from mascarade.errors import BadCharacter, quoted
from mascarade.rules.characters import AFTER_ACCUSE, EDITIONS, Character, Step
from mascarade.rules.layout import MAX_SEATS, MAX_STEPS
from mascarade.sight import visible

LONGEST_NAME: Final = 32
MOST_COPIES: Final = 4

_FIELDS = ("code", "name", "steps", "copies", "players", "gold")
_PRINTED = {code for edition in EDITIONS.values() for code in edition}
_JSON = re.compile(r"\s*\[\s*\{")
"""How a list of tables begins in JSON, and nothing in TOML."""
_TRAIT = re.compile(r"(copies|players)\s+([0-9]{1,3})")


def blank_character(code: object, name: object, steps: object, copies: object = 1, players: object = 4, gold: object = None) -> Character:
    """A character out of the fields of a description. Raises BadCharacter, which names the field that is wrong.

    `gold` says whether it brings gold from the bank; its steps say so too, and the two must agree.
    """
    if not isinstance(code, str) or not CODE.fullmatch(code):
        raise BadCharacter("code", f"{quoted(code)} is not 1 to 24 small letters a to z and _, beginning with a letter")
    if code in _PRINTED or code in ("none", "centre"):
        raise BadCharacter("code", f"{code!r} is a word of the game already; choose another")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not visible(name) or any(mark in name for mark in "|#"):
        raise BadCharacter("name", f"{quoted(name)} is not 1 to {LONGEST_NAME} printable characters without | and #, one or more visible")
    number_of_copies = _number("copies", copies, 1, MOST_COPIES)
    least = _number("players", players, OWN_CAST_PLAYERS, MAX_SEATS)
    made = Character(code, name.strip(), _steps(steps), number_of_copies, least, blank=True)
    if gold is not None and not isinstance(gold, bool):
        raise BadCharacter("gold", f"{quoted(gold)} is neither true nor false")
    if gold is not None and gold != made.brings_gold:
        right = "but the steps bring gold from the bank: true" if made.brings_gold else "but no step brings gold from the bank: false"
        raise BadCharacter("gold", f"says {str(gold).lower()}, {right} is right, or leave the field out")
    return made


def _number(field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCharacter(field, f"{quoted(value)} is not a whole number from {low} to {high}")
    return value


def _steps(value: object) -> tuple[Step, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise BadCharacter("steps", f'{quoted(value)} is not a list of steps such as ["bank 2", "peek"]')
    if not 1 <= len(value) <= MAX_STEPS:
        raise BadCharacter("steps", f"a power has 1 to {MAX_STEPS} steps, not {len(value)}")
    steps: list[Step] = []
    for number, text in enumerate(value, 1):
        if len(text) > 80:
            raise BadCharacter(
                "steps", f"step {number}: {quoted(text)} is too long; a step is a word and at most three more, words or numbers"
            )
        try:
            step = Step.parse(text)
        except ValueError as error:
            raise BadCharacter("steps", f"step {number}: {error}") from None
        if step.verb == "seats" and (not steps or steps[-1].verb != "puppets"):
            raise BadCharacter("steps", f"step {number}: 'seats' must come right after 'puppets', which picks the two")
        if step.verb == "together" and steps:
            raise BadCharacter("steps", f"step {number}: 'together' must be the first step")
        if step.verb == "if" and number == len(value):
            raise BadCharacter("steps", f"step {number}: {str(step)!r} must not be the last step")
        if step.verb == "if" and step.written[0] in AFTER_ACCUSE and (not steps or steps[-1].verb != "accuse"):
            raise BadCharacter("steps", f"step {number}: {str(step)!r} must come right after 'accuse', where somebody is right or wrong")
        steps.append(step)
    return tuple(steps)


def read_characters(text: str | bytes) -> tuple[Character, ...]:
    """Read the characters of a TOML text, or of a file's bytes: one `[[character]]` table each. A list of them in JSON will do, too."""
    try:
        written = text if isinstance(text, str) else text.decode("utf-8")
        document = {"character": json.loads(written)} if _JSON.match(written) else tomllib.loads(written)
    except UnicodeDecodeError as error:
        raise BadCharacter("file", f"not UTF-8 at byte {error.start}; save it as UTF-8") from None
    except RecursionError:
        raise BadCharacter("file", "not valid TOML: brackets nested without end") from None
    except json.JSONDecodeError as error:
        raise BadCharacter("file", f"not JSON: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadCharacter("file", f"not TOML: {error}") from None
    except ValueError:  # Python reads no whole number of more than 4300 digits
        raise BadCharacter("file", "it holds a number with thousands of digits") from None
    tables = document.pop("character", None)
    if document:
        raise BadCharacter(next(iter(document)), "unknown; a file holds [[character]] tables only")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadCharacter("character", "the file has no [[character]] table")
    found: dict[str, Character] = {}
    for number, table in enumerate(tables, 1):
        try:
            made = _from_table(table)
            if made.code in found:
                raise BadCharacter("code", f"{made.code!r} is there twice")
        except BadCharacter as error:
            raise BadCharacter(error.field, f"{error.reason} (in [[character]] number {number})") from None
        found[made.code] = made
    return tuple(found.values())


def _from_table(table: dict[str, object]) -> Character:
    for field in table:
        if field not in _FIELDS:
            raise BadCharacter(field, f"unknown; a character has {', '.join(_FIELDS)}")
    for field in ("code", "name", "steps"):
        if field not in table:
            raise BadCharacter(field, "missing; a character needs code, name and steps")
    return blank_character(**table)


def header_text(character: Character) -> str:
    """A blank card as the value of a record's `blank:` line: code | name | copies, players | steps."""
    traits = f"copies {character.copies}, players {character.players}"
    return f"{character.code} | {character.name} | {traits} | {', '.join(map(str, character.steps))}"


def read_header(text: str) -> Character:
    """Read the value of a record's `blank:` line."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 4:
        raise BadCharacter("blank", f"{quoted(text)} is not of the form 'code | name | copies 1, players 4 | step, step'")
    traits: dict[str, int] = {}
    for trait in parts[2].split(",") if parts[2] else []:
        form = _TRAIT.fullmatch(trait.strip())
        if not form or form[1] in traits:
            raise BadCharacter("blank", f"{quoted(trait.strip())} is not 'copies <number>' or 'players <number>', each once")
        traits[form[1]] = int(form[2])
    steps = [one.strip() for one in parts[3].split(",")]
    return blank_character(parts[0], parts[1], steps, traits.get("copies", 1), traits.get("players", 4))


def example_characters() -> tuple[Character, ...]:
    """The blank-card characters that come with the package."""
    return read_characters(resources.files("mascarade").joinpath("data/blank_cards.toml").read_text(encoding="utf-8"))
