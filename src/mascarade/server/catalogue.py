"""What a client must know of the game to offer it: editions, characters, casts. Codes and numbers, no sentences."""

from functools import cache
from typing import Any, get_args

from mascarade.blank import example_characters
from mascarade.casts import PLAYERS, printed_casts
from mascarade.rules.characters import EDITIONS, GOLD, VERBS, Character, Verb
from mascarade.server import messages
from mascarade.views import ASKED


def _character(character: Character) -> dict[str, Any]:
    return {
        "code": character.code,
        "name": character.name,
        "copies": character.copies,
        "players": character.players,
        "brings_gold": character.brings_gold,
        "steps": [{"verb": step.verb, "numbers": list(step.numbers), "flag": step.flag} for step in character.steps],
    }


def apart_numbers(verb: Verb) -> list[tuple[int, list[int], int, list[int]]]:
    """Numbers that make no sense together in a step: by which of its numbers, and which values."""
    names = [name for name, _, _ in verb.numbers]
    return [
        (names.index(one), [verb.read(one, word) for word in words], names.index(other), [verb.read(other, word) for word in never])
        for one, words, other, never, _ in verb.apart
    ]


@cache
def catalogue() -> dict[str, Any]:
    """All of it."""
    casts: dict[int, dict[str, dict[str, list[str]]]] = {edition: {} for edition in EDITIONS}
    for (edition, players, scenario), codes in printed_casts().items():
        casts[edition].setdefault(str(players), {})[scenario] = codes.split()
    return {
        "editions": {
            str(edition): {
                "players": list(PLAYERS[edition]),
                "gold": GOLD[edition],
                "characters": [_character(character) for character in characters.values()],
                "casts": casts[edition],
            }
            for edition, characters in EDITIONS.items()
        },
        "blanks": [_character(character) | {"steps": [str(step) for step in character.steps]} for character in example_characters()],
        "verbs": [
            {
                "verb": verb.code,
                "numbers": [
                    {"name": name, "low": low, "high": high, "words": list(verb.words.get(name, ()))} for name, low, high in verb.numbers
                ],
                "flag": verb.flag,
                "asks": [ASKED[phase] for phase in verb.asks],
                "asking": list(verb.asking),
                "apart": apart_numbers(verb),
            }
            for verb in VERBS.values()
        ],
        "levels": list(get_args(messages.Level)),
        "temperaments": list(get_args(messages.Temperament)),
        "reactions": list(get_args(messages.Reaction)),
    }
