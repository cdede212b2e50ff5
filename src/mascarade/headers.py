"""The header lines of records: their keys, and what was meant by lines that are nearly one."""

import re
from collections.abc import Sequence
from typing import Final

from mascarade.errors import BadMove
from mascarade.moves import KINDS, Move

HEADER: Final = re.compile(r"([^\W\d_][\w-]*)\s*:\s*(.*)")
NEEDED: Final = ("mascarade", "edition", "players", "cast", "deal")
KNOWN: Final = (*NEEDED, "gold", "court", "turn", "next", "shown", "blank", "result")
"""The keys that the format knows; those of a position midway may be left out, and so may blank cards and the result."""


def meant(key: str) -> str | None:
    """The key of the format that a key is, or is a slip of the pen away from: `trun`, `Gold`. Keys that cannot be left out come to light
    when they are missing.
    """
    written = key.lower()
    for known in KNOWN:
        slip = any(written[:at] == known[:at] and _slipped(written[at:], known[at:]) for at in range(len(known) + 1))
        if written == known or (slip and known not in NEEDED and written not in ("text", "count")):
            return known
    return None


def _slipped(written: str, known: str) -> bool:
    """Whether a word's first letter is wrong, too many, missing, or changed places with the second."""
    swapped = written[1::-1] + written[2:]
    return known in (swapped, written[1:]) or known[1:] in (written, written[1:])


def like_move(key: str, value: str, players: Sequence[str]) -> bool:
    """Whether a header line was meant to be a move. A player may be called as a key is: only what the line says is looked at."""
    try:
        Move.parse(f"{key} {value}")
    except BadMove:
        return key in players and value.split(maxsplit=1)[0] in KINDS
    return True
