"""Mascarade: Bruno Faidutti's bluffing game for 2 to 13 players. An unofficial, non-commercial fan implementation.

>>> import mascarade
>>> game = mascarade.Game.new(6, seed=1)
>>> game.decides
'Adele'

Nothing is loaded until it is asked for: `import mascarade` alone does not import Numba.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mascarade.blank import example_characters, read_characters
    from mascarade.casts import Cast, cast_problems, own_cast, printed_cast, printed_casts
    from mascarade.errors import BadBot, BadCast, BadCharacter, BadDeal, BadMove, BadRecord, MascaradeError
    from mascarade.events import Event
    from mascarade.game import Game, Position
    from mascarade.moves import Card, Move
    from mascarade.opponents import make_bot
    from mascarade.record import Record, read_records, record_of, record_seen
    from mascarade.rules.characters import EDITIONS, Character, Step
    from mascarade.views import Outcome, View

__version__ = "0.1.0"

_HOME = {
    "mascarade.blank": ("example_characters", "read_characters"),
    "mascarade.casts": ("Cast", "cast_problems", "own_cast", "printed_cast", "printed_casts"),
    "mascarade.errors": ("BadBot", "BadCast", "BadCharacter", "BadDeal", "BadMove", "BadRecord", "MascaradeError"),
    "mascarade.events": ("Event",),
    "mascarade.game": ("Game", "Position"),
    "mascarade.moves": ("Card", "Move"),
    "mascarade.opponents": ("make_bot",),
    "mascarade.record": ("Record", "read_records", "record_of", "record_seen"),
    "mascarade.rules.characters": ("EDITIONS", "Character", "Step"),
    "mascarade.views": ("Outcome", "View"),
}

__all__ = [
    "EDITIONS",
    "BadBot",
    "BadCast",
    "BadCharacter",
    "BadDeal",
    "BadMove",
    "BadRecord",
    "Card",
    "Cast",
    "Character",
    "Event",
    "Game",
    "MascaradeError",
    "Move",
    "Outcome",
    "Position",
    "Record",
    "Step",
    "View",
    "cast_problems",
    "example_characters",
    "make_bot",
    "own_cast",
    "printed_cast",
    "printed_casts",
    "read_characters",
    "read_records",
    "record_of",
    "record_seen",
]


def __getattr__(name: str) -> object:
    for module, names in _HOME.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'mascarade' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
