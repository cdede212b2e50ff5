"""Faces: the ball mask and the colour by which everybody at a table is known, person or bot. They say nothing about the game."""

import zlib
from collections.abc import Collection, Sequence
from typing import Literal, TypeVar, get_args

import msgspec

Mask = Literal[
    "fox", "owl", "butterfly", "sun", "stag", "cat", "moon", "ram", "hare", "peacock", "bear", "star", "raven", "lion", "heart", "bat"
]
"""What a face is like. No two at a table have the same one, so that nobody needs colours to tell them apart."""
Colour = Literal["ruby", "sky", "lemon", "violet", "emerald", "coral", "silver", "sapphire", "orchid", "lime", "amber", "turquoise", "rose"]
"""No two at a table have the same one either: neighbours in this list differ most."""

Part = TypeVar("Part")


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mask and a colour."""

    mask: Mask
    colour: Colour


def face_of(name: str) -> Face:
    """The face that goes with a name, for those who have not chosen one."""
    number = zlib.crc32(name.encode()) >> 7  # the lowest bits of names like ours are too much alike
    masks, colours = get_args(Mask), get_args(Colour)
    return Face(masks[number % len(masks)], colours[number // len(masks) % len(colours)])


def free_face(wish: Face, taken: Collection[Face]) -> Face:
    """The wish, or as much of it as nobody else has: else the next in the lists."""
    mask = _free(get_args(Mask), wish.mask, {face.mask for face in taken})
    return Face(mask, _free(get_args(Colour), wish.colour, {face.colour for face in taken}))


def _free(parts: Sequence[Part], wish: Part, taken: Collection[Part]) -> Part:
    at = parts.index(wish)
    return next(part for part in (*parts[at:], *parts[:at]) if part not in taken)
