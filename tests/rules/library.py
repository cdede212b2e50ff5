"""The rule tests that are records: where they lie, and what their announcements came to."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mascarade.events import Showed, Used
from mascarade.moves import Move
from mascarade.record import Record, read_records

RECORDS = Path(__file__).with_name("records")
FILES = sorted(RECORDS.rglob("*.masc"))

UNCHALLENGED = "unchallenged"
TRULY = "truly claimed"
FALSELY = "falsely claimed"
FATES = (UNCHALLENGED, TRULY, FALSELY)
"""What can become of an announcement, in the words of the records' titles."""


class Announcement(NamedTuple):
    """A character announced in a game, and what became of it."""

    code: str
    fate: str
    used: bool
    """Whether the power was used."""


def title(path: Path) -> str:
    """A file's name for people: `first/king`."""
    return path.relative_to(RECORDS).with_suffix("").as_posix()


@cache
def games(path: Path) -> tuple[Record, ...]:
    """The games of a file."""
    return tuple(read_records(path.read_text(encoding="utf-8")))


def announcements(record: Record) -> Iterator[Announcement]:
    """Every announcement of a game that was answered by all, as its moves and the shown cards tell it."""
    announced, claims = "", 0
    for line, game in record.replay():
        move = line.content if line else None
        if not isinstance(move, Move):
            continue
        if move.kind == "announce":
            announced, claims = move.character, 0
        elif move.kind in ("claim", "pass"):
            claims += move.kind == "claim"
            shown = [event.character for event in game.happened if isinstance(event, Showed)]
            used = any(isinstance(event, Used) for event in game.happened)
            if used or shown:
                fate = UNCHALLENGED if not claims else TRULY if announced in shown else FALSELY
                yield Announcement(announced, fate, used)
