"""Who sits at a table: guests, and bots by name, level and temperament."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from mascarade.bots.players import EXPERT
from mascarade.server import messages

BOT_NAMES: Final = (
    *("Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda", "Fabrizio", "Ginevra", "Hector", "Isolde", "Jacopo", "Lucrezia"),
    *("Marcello", "Ottavia", "Pantalone", "Rosaura", "Serafina", "Tiberio", "Ursula", "Valentino", "Zerbinetta"),
)


@dataclass
class Seat:
    """Somebody at the table."""

    name: str
    guest: str | None = None
    """Who it is, if it is a guest."""
    level: messages.Level | None = None
    """How well a bot plays."""
    temperament: messages.Temperament | None = None
    """What risks it likes, if the host has chosen."""
    stand_in: bool = False
    ready: bool = False
    prepared: Literal["pass", "watch"] | None = None


def temperament_of(seat: Seat) -> messages.Temperament | None:
    """What risks a bot likes: as the host has chosen, or as goes with its name. Guests and experts have none."""
    if seat.level in (None, EXPERT):
        return None
    known = get_args(messages.Temperament)
    return seat.temperament or known[sum(map(ord, seat.name)) % len(known)]


def player_of(seat: Seat) -> str:
    """Which player a bot on this seat is, by name; the stand-in of a guest is a regular one."""
    temperament = temperament_of(seat)
    return (seat.level or "regular") + (f":{temperament}" if temperament else "")
