"""Where everything lies in the memory of `core.wasm`, and what its doors take, for TypeScript.

`make types` runs `python -m mascarade.wasm.typescript > page/src/core/layout.ts`.
"""

import base64
import inspect
import json
import math
from collections.abc import Iterator
from typing import Final

import numpy as np

from mascarade.bots.match import RESULT, TALLY
from mascarade.bots.mind import LORE, MIND, PLAYER
from mascarade.bots.players import LEVELS, TEMPERAMENTS, player_rows
from mascarade.envs import encoding
from mascarade.envs.encoding import NOTES, NUMBERING, OBSERVATION
from mascarade.events import REASONS
from mascarade.expert import kinds, network
from mascarade.expert.bot import SIDES
from mascarade.expert.odds import ODDS, SENSES
from mascarade.rules import layout
from mascarade.rules.layout import GAME, LOG, SETUP
from mascarade.views import ASKED
from mascarade.wasm.doors import DOORS, Array, Door, Number

RECORDS: Final = {
    "SETUP": SETUP,
    "GAME": GAME,
    "LOG": LOG,
    "LORE": LORE,
    "MIND": MIND,
    "PLAYER": PLAYER,
    "RESULT": RESULT,
    "TALLY": TALLY,
    "NOTES": NOTES,
    "NUMBERING": NUMBERING,
    "ODDS": ODDS,
    "OBSERVATION": OBSERVATION,
    "SENSES": SENSES,
}
CONSTANTS: Final = (
    *("MAX_SEATS", "MAX_PLACES", "MAX_KINDS", "MAX_EVENTS", "ACTIONS", "BANK", "COURT", "ONLOOKER", "EVERYBODY", "PUBLIC"),
    *("FREE", "ANSWER", "OVER", "EXCHANGE", "PRETEND", "LOOK", "ANNOUNCE", "PASS", "CLAIM", "CHOOSE", "CHOOSE_NONE", "CHOOSE_TWO"),
    *("SWAP_EXCHANGE", "SWAP_PRETEND", "NAME", "CHOOSE_PLAYER", "CHOOSE_PLAYER_OR_NONE", "CHOOSE_PLAYERS", "ANNOUNCED"),
)


def typescript() -> str:
    """The whole file."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "// Records, doors and numbers of `core.wasm`, made from the Python definitions by `make types`. Do not edit."
    yield ""
    yield "/** A field of a record: where it begins, what its numbers are, how many there are. */"
    yield f"export type Field = readonly [at: number, kind: {' | '.join(sorted(_KINDS.values()))}, many: number];"
    for name, record in RECORDS.items():
        yield f"export const {name} = {{"
        yield f"  size: {np.dtype(record).itemsize},"
        for field, (kind, at, *_) in (np.dtype(record).fields or {}).items():
            yield f"  {field}: [{at}, {_KINDS[kind.base.str[1:]]}, {math.prod(kind.shape)}],"
        yield "} as const;"
    for name in CONSTANTS:
        yield f"export const {name} = {getattr(layout, name)};"
    yield "/** By phase: what is asked for. */"
    yield f"export const ASKED = {json.dumps(list(ASKED.values()))} as const;"
    yield "/** By kind of event, from 1: its word, and what its bytes say. */"
    yield f"export const EVENTS = {json.dumps([['', []], *([one.word, one.roles] for one in layout.EVENTS)])} as const;"
    yield "/** How many bytes each role takes. */"
    yield f"export const ROLES: Readonly<Record<string, number>> = {json.dumps(layout.ROLES)};"
    yield "/** Why a game ended, the strongest reason first: a word, and its flag in `ending`. */"
    yield f"export const REASONS = {json.dumps(list(REASONS.items()))} as const;"
    yield "/** The places, or seats, of each choice of two. */"
    pairs = list(zip(layout.PAIR_FIRST.tolist(), layout.PAIR_SECOND.tolist(), strict=True))
    yield f"export const PAIRS: readonly (readonly number[])[] = {json.dumps(pairs)};"
    yield "/** Bots by name, as `PLAYER` in base64. */"
    players = [f"{level}:{temperament}" for level in LEVELS for temperament in TEMPERAMENTS]
    told = {name: base64.b64encode(row.tobytes()).decode() for name, row in zip(players, player_rows(players), strict=True)}
    yield f"export const PLAYERS: Readonly<Record<string, string>> = {json.dumps(told, indent=2)};"
    yield "/** What the expert's network reads, and how: see `mascarade.expert.network`. */"
    yield f"export const NETWORK = {json.dumps(_NETWORK)} as const;"
    yield "/** What `core.wasm` has: addresses of records and arrays, arrays followed by how many numbers they have. */"
    yield "export interface Doors {"
    yield "  memory: WebAssembly.Memory;"
    yield "  heap: WebAssembly.Global;"
    for name, door in DOORS.items():
        yield f"  {name}({', '.join(_taken(door))}): {'void' if door.gives is None else _number(door.gives)};"
    yield "}"


def _taken(door: Door) -> Iterator[str]:
    names = inspect.signature(getattr(door.function, "py_func", door.function)).parameters
    for name, one in zip(names, door.takes, strict=True):
        if one is None:
            continue
        yield f"{name}: {_number(one) if isinstance(one, Number) else 'number'}"
        if isinstance(one, Array):
            yield f"{name}_count: number"


def _number(one: Number) -> str:
    return "number" if one.bits <= 32 else "bigint"


_NETWORK: Final = {
    "steps": encoding.FIRST_STEPS,
    "phases": encoding.PHASES,
    "mostRead": kinds.MOST_READ,
    "head": network.HEAD_SCALE,
    "seat": network.SEAT_SCALE,
    "place": network.PLACE_SCALE,
    "placeNumbers": network.PLACE_NUMBERS,
    "most": network.MOST,
    "claimed": network.CLAIMED,
    "denied": network.DENIED,
    "calm": network.CALM,
    "crowd": network.CROWD,
    "sides": SIDES,
}

_KINDS: Final = {
    code: f'"{name}"'
    for name, code in {
        "Int8": "i1",
        "Uint8": "u1",
        "Int16": "i2",
        "Uint16": "u2",
        "Int32": "i4",
        "Float32": "f4",
        "Float64": "f8",
        "BigInt64": "i8",
    }.items()
}
"""JavaScript's words for kinds of numbers."""


if __name__ == "__main__":
    print(typescript(), end="")
