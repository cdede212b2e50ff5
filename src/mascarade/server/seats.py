"""Who sits at a table: guests, and bots by name, level and temperament."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from mascarade.bots.players import EXPERT
from mascarade.names import alike, tidy
from mascarade.server import messages
from mascarade.server.errors import Refusal
from mascarade.server.faces import Face, free_face

BOT_NAMES: Final = (
    *("Aurelia", "Balthazar", "Colombina", "Dorian", "Esmeralda", "Fabrizio", "Ginevra", "Hector", "Isolde", "Jacopo", "Lucrezia"),
    *("Marcello", "Ottavia", "Pantalone", "Rosaura", "Serafina", "Tiberio", "Ursula", "Valentino", "Zerbinetta"),
)


NOT_YET: Final = 1 << 30
"""The end of an absence that has none yet."""


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
    missed: list[range] = field(default_factory=list)
    """The decisions that were made while a bot played for the guest, who was away, as long as they have not read of them."""
    ready: bool = False
    prepared: Literal["pass", "watch"] | None = None
    again: bool | None = None
    """Whether the guest would play another game; False also for a guest who has left, whose seat a bot has."""


def stand_in(seat: Seat, on: bool, since: int | None, now: int) -> None:
    """A bot plays for a guest, or no longer, after so many decisions; `since`: when the guest went away."""
    seat.stand_in = on
    if on and since is not None:
        seat.missed.append(range(since, NOT_YET))
    elif not on and seat.missed and seat.missed[-1].stop == NOT_YET:
        seat.missed[-1] = range(seat.missed[-1].start, now)
    elif not on and since is not None:  # they went away when the bot played already
        seat.missed.append(range(since, now))


def clean_line(text: str) -> str:
    """What somebody says, as it is shown. Raises Refusal if nothing is left."""
    clean = "".join(one for one in text if one.isprintable()).strip()
    if not clean:
        raise Refusal("bad-message")
    return clean


def clean_name(name: str) -> str:
    """A name as it is shown. Raises Refusal if it can be none."""
    clean = tidy(name)
    if clean is None:
        raise Refusal("bad-name")
    return clean


def free_name(name: str, seats: Sequence[Seat]) -> str:
    """A name that nobody at the table has. Raises Refusal if it can be none."""
    clean = clean_name(name)
    if alike(clean) in map(alike, (seat.name for seat in seats)):
        raise Refusal("name-taken", name=clean)
    return clean


def free_bot_names(code: str, seats: Sequence[Seat]) -> list[str]:
    """Names for bots that nobody at a table has, in an order that goes with its code."""
    taken = {alike(seat.name) for seat in seats}
    offset = int(hashlib.sha256(code.encode()).hexdigest(), 16)
    pool = [BOT_NAMES[(offset + number) % len(BOT_NAMES)] for number in range(len(BOT_NAMES))]
    return [name for name in pool if alike(name) not in taken]


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
