"""Games that are played one after the other: the score, and what the next table is like."""

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec.structs import replace

from mascarade.casts import PLAYERS
from mascarade.server.messages import Options, Series
from mascarade.server.options import options_problems
from mascarade.server.seats import Seat


def with_winners(series: Series, winners: Iterable[str]) -> Series:
    """The score after one more game."""
    return Series(series.games + 1, series.wins | {name: series.wins.get(name, 0) + 1 for name in winners})


def score_of(series: Series, seats: Iterable[Seat | None]) -> Series:
    """The score of those who play on. Nobody who comes later shall have the wins of one who was called the same."""
    names = {seat.name for seat in seats if seat is not None}
    return Series(series.games, {name: wins for name, wins in series.wins.items() if name in names})


def next_seats(seats: list[Seat], starts: str, here: Collection[str], others: Literal["bots", "close"]) -> list[Seat | None]:
    """Who sits at the next table, clockwise: whoever starts, guests who have agreed and are here, bots; None is for a new bot."""
    found: list[Seat | None] = []
    for seat in seats:
        bot = seat.guest is None and seat.again is None
        if bot or seat.guest == starts or (seat.again and seat.guest in here):
            found.append(seat)
        elif others == "bots":
            found.append(None)
    return found


def next_options(options: Options, seats: int) -> Options:
    """The options for so many people, or for as few as the edition allows: if they are fewer than before, with a printed cast."""
    seats = max(seats, PLAYERS[options.edition][0])
    if seats == options.seats:
        return options
    fewer = replace(options, seats=seats, cast=None, blanks=[])
    return replace(fewer, scenario="") if options_problems(fewer) else fewer
