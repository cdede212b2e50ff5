"""Who sits at a table: guests, and bots by name, level and temperament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from mascarade.bots.players import EXPERT
from mascarade.server import messages
from mascarade.server.faces import Face, free_face

BOT_NAMES: Final = (
    *("Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda", "Fabrizio", "Ginevra", "Hector", "Isolde", "Jacopo", "Lucrezia"),
    *("Marcello", "Ottavia", "Pantalone", "Rosaura", "Serafina", "Tiberio", "Ursula", "Valentino", "Zerbinetta"),
)


@dataclass
class Seat:
    """Somebody at the table."""

    name: str
    face: Face
    guest: str | None = None
    """Who it is, if it is a guest."""
    level: messages.Level | None = None
    """How well a bot plays."""
    temperament: messages.Temperament | None = None
    """What risks it likes, if the host has chosen."""
    stand_in: bool = False
    ready: bool = False
    prepared: Literal["pass", "watch"] | None = None


def dress(seat: Seat, wish: Face, seats: Sequence[Seat]) -> None:
    """Give somebody at a table the face they wish for, or one like it if another has it. Bots leave theirs to guests."""
    others = [one for one in seats if one is not seat]
    yielding = [one for one in others if seat.guest is not None and one.guest is None]
    seat.face = free_face(wish, [one.face for one in others if one not in yielding])
    for bot in yielding:
        bot.face = free_face(bot.face, [one.face for one in seats if one is not bot])


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
