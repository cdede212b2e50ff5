"""The protocol's types for TypeScript, and facts that the page would otherwise repeat, out of the Python definitions.

`make types` runs `python -m mascarade.server.typescript > page/src/protocol.ts`.
"""

import json
import types
import typing
from collections.abc import Iterable, Iterator
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.inspect import type_info

from mascarade import blank
from mascarade.casts import OWN_CAST_PLAYERS
from mascarade.languages import LANGUAGES
from mascarade.outlook import BlankCard, GameState, Happening, encode
from mascarade.rules import layout
from mascarade.rules.editions import EDITION_NUMBERS
from mascarade.server import faces, messages
from mascarade.views import ASKED

_WORDS = {(Happening, "what"): "What", (GameState, "asked"): "Asked", (messages.Replay, "edition"): "Edition"}
"""Fields that are wider in Python than what tables of the core let them be."""


def typescript() -> str:
    """The whole file."""
    lines = [
        "// The protocol's types, and what the page would otherwise repeat, made from the Python definitions by `make types`. Do not edit.",
        "// Long: nobody reads it but the compiler.",
        "",
        f"export const PROTOCOL = {messages.PROTOCOL};",
        "",
    ]
    for kind in _structs():
        lines += _interface(kind)
    for name, union in (("Incoming", messages.Incoming), ("Outgoing", messages.Outgoing)):
        lines.append(f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};")
    lines.append("/** The options of a host who changes none. */")
    lines.append(f"export const CHOSEN: Required<Options> = {encode(messages.Options()).decode()};")
    for module, names in ((messages, ("Level", "Memory", "Temperament", "Reaction", "Mood", "Edition")), (faces, ("Mask", "Colour"))):
        lines += [f"export type {name} = {_type(getattr(module, name))};" for name in names]
    for name, words in (("What", [kind.word for kind in layout.EVENTS]), ("Asked", list(ASKED.values()))):
        lines.append(f"export type {name} = {_one_of(words)};")
    return "\n".join([*lines, *_constants()]) + "\n"


def _constants() -> Iterator[str]:
    told: tuple[tuple[str, str, object], ...] = (
        ("EDITIONS", "Of the printed game.", EDITION_NUMBERS),
        ("BANK", "Who pays or is paid where that is the bank.", layout.BANK),
        ("COURT", "The same for the court.", layout.COURT),
        ("LANGUAGES", "Every language by its code, and what it calls itself.", LANGUAGES),
        ("LEVELS", "From the weakest to the strongest.", get_args(messages.Level)),
        ("MEMORIES", "In the order in which they are offered, with the words `memory-…`.", get_args(messages.Memory)),
        ("TEMPERAMENTS", "In the order in which they are offered, as the reactions.", get_args(messages.Temperament)),
        ("REACTIONS", "The words for them are messages `reaction-…`.", get_args(messages.Reaction)),
        ("MASKS", "In the order in which they are offered. The words for them are messages `mask-…`.", get_args(faces.Mask)),
        ("COLOURS", "The same: `colour-…`.", get_args(faces.Colour)),
        ("SCREEN", "The sharer of a device who only looks on: a screen for the room.", messages.SCREEN),
        ("TABLE_CODE", "What a table's short code looks like: no I, O, 0, 1.", messages.CODE),
        ("OWN_CODE", "The same of a table in the browser.", messages.OWN_CODE),
        ("GOAL", "The gold that wins (R5.1).", layout.GOAL),
        ("OWN_CAST_PLAYERS", "So many at least may make a cast of their own (R8.7).", OWN_CAST_PLAYERS),
        (
            "LIMITS",
            "The longest name of a person, the longest line of chat, the most seats and blank cards; of a blank card: name, steps, copies.",
            {
                "name": _limits(messages.Join, "name").max_length,
                "line": _limits(messages.Say, "text").max_length,
                "seats": _limits(messages.Options, "seats").le,
                "blanks": _limits(messages.Options, "blanks").max_length,
                "blank": {"name": blank.LONGEST_NAME, "steps": layout.MAX_STEPS, "copies": blank.MOST_COPIES},
            },
        ),
        ("PLAIN_BLANK", "A blank card of which nothing else is said.", _defaults(BlankCard)),
    )
    for name, said, value in told:
        yield from ("", f"/** {said} */", f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;")


def _limits(kind: type[msgspec.Struct], name: str) -> Any:
    """What a field may be."""
    return next(field.type for field in getattr(type_info(kind), "fields") if field.name == name)  # noqa: B009


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.encode_name: field.default for field in msgspec.structs.fields(kind) if not field.required}


def _structs() -> Iterator[type[msgspec.Struct]]:
    for value in vars(messages).values():
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value not in (messages.ToServer, messages.FromServer, msgspec.Struct)
        ):
            yield value


def _interface(kind: type[msgspec.Struct]) -> list[str]:
    config = kind.__struct_config__
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {config.tag!r};".replace("'", '"'))
    hints = typing.get_type_hints(kind, vars(messages))
    for field in msgspec.structs.fields(kind):
        from_client = issubclass(kind, messages.ToServer) or kind in (messages.Options, BlankCard)
        optional = not field.required and (from_client or config.omit_defaults)
        what = _WORDS.get((kind, field.name)) or _type(hints[field.name])
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {what};")
    return [*lines, "}", ""]


def _one_of(values: Iterable[str | int]) -> str:
    return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)


def _type(kind: Any) -> str:
    origin = get_origin(kind)
    if origin is typing.Annotated:
        return _type(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in get_args(kind))
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin is list:
        inner = _type(get_args(kind)[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        key, value = get_args(kind)
        return f"Record<{_type(key)}, {_type(value)}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    return {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}[kind]


if __name__ == "__main__":
    print(typescript(), end="")
