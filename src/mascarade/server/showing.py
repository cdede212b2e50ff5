"""What clients are shown of a table, each as much as they may know. Everything of a game comes out of `mascarade.views.see`."""

from collections.abc import Collection

from msgspec.structs import replace

from mascarade.outlook import Choice, GameState, Happening, cards_by_number, game_state, seen
from mascarade.rules import layout
from mascarade.rules.setup import slots_of
from mascarade.server import messages
from mascarade.server.options import options_problems
from mascarade.server.seats import Seat, temperament_of
from mascarade.server.table import Past, Table
from mascarade.views import ONLOOKER


def open_state(table: Table, online: Collection[str], deadline: float | None) -> messages.TableState:
    """What everybody may see of a table."""
    game = table.game
    running = table.phase in ("game", "over")
    return messages.TableState(
        version=table.version,
        code=table.code,
        phase=table.phase,
        options=table.options,
        people=[_person(seat, online) for seat in table.seats],
        host=table.find(table.host),
        you=None,
        problems=options_problems(table.options) if table.phase == "lobby" else [],
        slots=slots_of(table.options.seats),
        cast=list(game.cast.codes) if game else [],
        deal=cards_by_number(game) if game and table.phase == "deal" else None,
        deal_seconds=deadline if table.phase == "deal" else None,
        commitment=table.commitment,
        game=state_now(table, deadline) if running else None,
        choices=[],
        prepared=None,
        this_turn=_this_turn(table) if running else [],
        remembered=[],
        said=table.said[-20:],
        next_table=table.next_table,
        reveal=table.reveal,
    )


def state_for(table: Table, viewer: int, shared: messages.TableState) -> messages.TableState:
    """The whole table as one viewer may see it, out of what everybody may see."""
    running = table.phase in ("game", "over")
    remembered = _remembered(table, viewer) if running and table.options.memory else []
    if viewer == ONLOOKER:
        return replace(shared, remembered=remembered) if remembered else shared
    choices = choices_now(table) if viewer == table.decider() else []
    return replace(shared, you=viewer, choices=choices, prepared=table.seats[viewer].prepared, remembered=remembered)


def decided(version: int, events: bytes, game: bytes, choices: bytes = b"[]") -> bytes:
    """A `decided` message, put together out of parts that many hear alike."""
    return b'{"is":"decided","version":%d,"events":%b,"game":%b,"choices":%b}' % (version, events, game, choices)


def state_now(table: Table, deadline: float | None) -> GameState:
    """What everybody may know of the game."""
    game = table.playing
    return state_then(table, Past(0, game.state, [], len(game.actions)), deadline)


def state_then(table: Table, past: Past, deadline: float | None = None) -> GameState:
    """What everybody could know of the game after a decision."""
    players = len(table.seats)
    return game_state(past.state, players, slots_of(players), table.playing.company.codes, past.decisions, deadline)


def choices_now(table: Table) -> list[Choice]:
    """What the one who decides may do."""
    return table.outlook.choices(table.playing.choice.actions, table.playing.state)


def _person(seat: Seat, online: Collection[str]) -> messages.Person:
    away = seat.guest is not None and seat.guest not in online
    return messages.Person(seat.name, seat.face, seat.level, temperament_of(seat), away, seat.stand_in, seat.ready or seat.guest is None)


def _this_turn(table: Table) -> list[Happening]:
    """R3.4: what was said and shown lies before everybody until the turn ends. An announcement is the first thing in its turn."""
    rows: list[int] = []
    if table.phase == "over" or state_now(table, None).announced is None:
        return []
    for decision in reversed(table.playing.history):
        rows = [*decision, *rows]
        if any(layout.unpack(row)[0] == layout.ANNOUNCED for row in decision):
            break
    return seen(table.playing, ONLOOKER, rows)


def _remembered(table: Table, viewer: int) -> list[list[Happening]]:
    return [seen(table.playing, viewer, rows) for rows in table.playing.history]
