"""The protocol's types for TypeScript, out of the Python definitions: `python -m mascarade.server.typescript > page/src/protocol.ts`."""

import types
import typing
from collections.abc import Iterable, Iterator
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from mascarade.outlook import BlankCard, GameState, Happening, encode
from mascarade.rules import layout
from mascarade.rules.editions import EDITION_NUMBERS
from mascarade.server import messages
from mascarade.views import ASKED

_WORDS = {(Happening, "what"): "What", (GameState, "asked"): "Asked", (messages.Replay, "edition"): "Edition"}
"""Fields that are wider in Python than what tables of the core let them be."""


def typescript() -> str:
    """The whole file."""
    lines = [
        "// The protocol's types, made from src/mascarade/server/messages.py by `make types`. Do not edit.",
        "",
        f"export const PROTOCOL = {messages.PROTOCOL};",
        f"export const EDITIONS = {list(EDITION_NUMBERS)} as const;",
        f"export const BANK = {layout.BANK};",
        f"export const COURT = {layout.COURT};",
        "",
    ]
    for kind in _structs():
        lines += _interface(kind)
    for name, union in (("Incoming", messages.Incoming), ("Outgoing", messages.Outgoing)):
        lines.append(f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};")
    lines.append("/** The options of a host who changes none. */")
    lines.append(f"export const CHOSEN: Required<Options> = {encode(messages.Options()).decode()};")
    for name in ("Level", "Temperament", "Reaction", "Edition"):
        lines.append(f"export type {name} = {_type(getattr(messages, name))};")
    for name, words in (("What", [kind.word for kind in layout.EVENTS]), ("Asked", list(ASKED.values()))):
        lines.append(f"export type {name} = {_one_of(words)};")
    return "\n".join(lines) + "\n"


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
