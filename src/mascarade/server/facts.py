"""What a table in a browser has to know beside the protocol and the core: characters, casts, lessons, and the server's own numbers.

`make types` runs `python -m mascarade.server.facts > page/src/lone/facts.ts`.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib import resources
from typing import Any

from mascarade import blank, names
from mascarade.arena import findings, shares
from mascarade.casts import PLAYERS, printed_cast, printed_casts
from mascarade.record import VERSION, read_records
from mascarade.rules import layout
from mascarade.rules.characters import EDITIONS, GOLD, VERBS, Character
from mascarade.server import clock, feelings, seats, steward, table, tempo
from mascarade.server.catalogue import apart_numbers
from mascarade.server.replays import LESSONS


def typescript() -> str:
    """The whole file."""
    lines = ["// Facts for tables in the browser, made from the Python definitions by `make types`. Do not edit.", "", *_TYPES, ""]
    for name, (kind, fact) in _facts().items():
        lines.append(f"export const {name}: {kind} = {json.dumps(fact, ensure_ascii=False)};")
    return "\n".join(lines) + "\n"


_TYPES = (
    'import type { Position } from "../core/game.ts";',
    'import type { Mood } from "../protocol.ts";',
    "",
    "/** Of a power: its number in the core, and two numbers. */",
    "export type Step = readonly [what: number, first: number, second: number];",
    "export interface Character {",
    "  code: string;",
    "  copies: number;",
    "  /** The least number of players. */",
    "  players: number;",
    "  bringsGold: boolean;",
    "  steps: readonly Step[];",
    "}",
    "export interface Printed {",
    "  players: readonly number[];",
    "  gold: number;",
    "  /** R2.6. */",
    "  strict: boolean;",
    "  /** The usual one. */",
    "  scenario: string;",
    "  characters: readonly Character[];",
    "}",
    "export interface Verb {",
    "  number: number;",
    "  ranges: readonly (readonly [low: number, high: number])[];",
    "  /** Of each number: the words for the last ones of its range. */",
    "  words: readonly (readonly string[])[];",
    "  flag: string;",
    "  /** Or the word that must come first in it for that. */",
    "  bringsGold: boolean | string;",
    "  /** Numbers that make no sense together: one of these as that number, and one of those as the other. */",
    "  apart: readonly (readonly [one: number, values: readonly number[], other: number, never: readonly number[]])[];",
    "}",
    "export interface Lesson {",
    "  names: readonly string[];",
    "  cast: readonly string[];",
    "  deal: readonly string[];",
    "  start: Position;",
    "  actions: readonly number[];",
    "}",
    "export interface Manner {",
    "  slow: number;",
    "  at_once: number;",
    "  held: number;",
    "}",
    "export interface Pace {",
    "  think: readonly [number, number];",
    "  answer: readonly [number, number];",
    "  heard: number;",
    "  deal: number;",
    "  away: number;",
    "}",
)


def _facts() -> dict[str, tuple[str, Any]]:
    """Each by its name, with its type."""
    lessons = {edition: _lesson(path) for edition, path in LESSONS.items()}
    pace = asdict(clock.Pace())
    del pace["awake"]
    return {
        "PRINTED": ("Readonly<Record<number, Printed>>", {edition: _edition(edition) for edition in EDITIONS}),
        "CASTS": ("readonly (readonly [edition: number, players: number, scenario: string, codes: string])[]", list(_casts())),
        "VERBS": ("Readonly<Record<string, Verb>>", {verb.code: _verb(verb.code) for verb in VERBS.values()}),
        "LESSONS": ("Readonly<Record<number, Lesson>>", lessons),
        "MAX_STEPS": ("number", layout.MAX_STEPS),
        "MOST_COPIES": ("number", blank.MOST_COPIES),
        "LONGEST_BLANK": ("number", blank.LONGEST_NAME),
        "LONGEST_NAME": ("number", names.LONGEST),
        "RESERVED": ("readonly string[]", sorted(names.RESERVED)),
        "RECORD_VERSION": ("string", VERSION),
        "BOT_NAMES": ("readonly string[]", seats.BOT_NAMES),
        "LETTERS": ("string", steward.LETTERS),
        "RECENT": ("number", table.RECENT),
        "PACE": ("Pace", pace),
        "OVERTIME_SECONDS": ("number", clock.OVERTIME_SECONDS),
        "MOODS": ("Readonly<Record<Mood, readonly [likely: number, wordy: number, lines: number]>>", feelings.MOODS),
        "LIVELY": ("Readonly<Record<string, number>>", feelings.LIVELY),
        "FACES": ("number", feelings.FACES),
        "TALKATIVE": ("number", feelings.TALKATIVE),
        "MUCH": ("number", feelings.MUCH),
        "SIDES": ("number", feelings.SIDES),
        "MANNERS": ("Readonly<Record<string, Manner>>", {mood: asdict(manner) for mood, manner in tempo.MANNERS.items()}),
        "SURE": ("number", shares.SURE),
        "HARDLY": ("number", findings.HARDLY),
        "DRAGS": ("number", findings.DRAGS),
        "SILENT": ("number", findings.SILENT),
        "EVEN": ("Manner", asdict(tempo.Manner())),
        "TEMPO": ("Readonly<Record<string, number>>", {"close": tempo.CLOSE, "tense": tempo.TENSE, "at_once": tempo.AT_ONCE}),
        "HELD": ("readonly [number, number]", tempo.HELD),
    }


def _edition(edition: int) -> dict[str, Any]:
    characters = [_character(character) for character in EDITIONS[edition].values()]
    facts = {"players": list(PLAYERS[edition]), "gold": GOLD[edition], "strict": edition == 1, "scenario": _usual_scenario(edition)}
    return {**facts, "characters": characters}


def _usual_scenario(edition: int) -> str:
    """The one of a printed cast for which no scenario is named."""
    players = PLAYERS[edition][0]
    usual = printed_cast(edition, players)
    return next(
        scenario
        for scenario in ("", "A", "B")
        if (edition, players, scenario) in printed_casts() and printed_cast(edition, players, scenario) == usual
    )


def _character(character: Character) -> dict[str, Any]:
    steps = [step.row() for step in character.steps]
    facts = {"code": character.code, "copies": character.copies, "players": character.players}
    return {**facts, "bringsGold": character.brings_gold, "steps": steps}


def _casts() -> Iterator[tuple[int, int, str, str]]:
    for key, codes in printed_casts().items():
        yield (*key, codes)


def _verb(code: str) -> dict[str, Any]:
    verb = VERBS[code]
    ranges = [(low, high) for _, low, high in verb.numbers]
    words = [list(verb.words.get(name, ())) for name, _, _ in verb.numbers]
    facts = {"number": verb.number, "ranges": ranges, "words": words, "flag": verb.flag, "bringsGold": verb.gives}
    return facts | {"apart": apart_numbers(verb)}


def _lesson(path: str) -> dict[str, Any]:
    game = read_records(resources.files("mascarade").joinpath(path).read_text(encoding="utf-8"))[0].game()
    start = game.start
    if start.court or start.shown:
        raise ValueError(f"{path}: a lesson begins with an empty court, and nobody has shown a card")
    position = {"next": 0 if start.next is None else game.number(start.next), "turn": start.turn, "gold": start.gold}
    return {"names": game.players, "cast": game.cast.codes, "deal": game.deal, "start": position, "actions": list(game.actions)}


if __name__ == "__main__":
    print(typescript(), end="")
