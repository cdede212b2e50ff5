"""What clients are shown of a table, each as much as they may know. Everything of a game comes out of `mascarade.views.see`."""

from collections.abc import Collection

from msgspec.structs import replace

from mascarade.outlook import Choice, GameState, Happening, game_state, seen
from mascarade.rules import layout
from mascarade.rules.setup import slots_of
from mascarade.server import messages
from mascarade.server.options import options_problems
from mascarade.server.seats import Seat, temperament_of
from mascarade.server.table import Past, Table
from mascarade.views import ONLOOKER


def open_state(
    table: Table, online: Collection[str], deadline: float | None, takeover: float | None = None, *, asleep: bool = False
) -> messages.TableState:
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
        deal=table.dealt if table.phase == "deal" or (table.phase == "game" and table.options.memory == "aid") else None,
        deal_seconds=deadline if table.phase == "deal" else None,
        commitment=table.commitment,
        game=state_now(table, deadline) if running else None,
        choices=[],
        prepared=None,
        takeover=takeover,
        asleep=asleep and table.by_bot(),
        this_turn=_this_turn(table) if running else [],
        missed=[],
        said=table.said[-20:],
        whispers=table.whispers[-20:] if table.phase == "over" else [],
        next_table=table.next_table,
        series=table.series,
        reveal=table.reveal,
    )


def state_for(table: Table, viewer: int, shared: messages.TableState) -> messages.TableState:
    """The whole table as one viewer may see it, out of what everybody may see."""
    if viewer == ONLOOKER:
        return replace(shared, whispers=table.whispers[-20:]) if table.whispers else shared
    choices = choices_now(table) if viewer == table.decider else []
    return replace(shared, you=viewer, choices=choices, prepared=table.seats[viewer].prepared, missed=_missed(table, viewer))


def log_for(table: Table, viewer: int) -> messages.Log | None:
    """What a viewer may read again of a game that goes on; when it is over the replay tells everything."""
    if table.phase != "game" or table.options.memory == "only":
        return None
    reader = viewer if table.options.memory == "aid" else ONLOOKER
    return messages.Log(table.code, _logged(table, reader, range(len(table.turns))))


def decided(version: int, events: bytes, game: bytes, choices: bytes = b"[]", feelings: bytes = b"[]") -> bytes:
    """A `decided` message, put together out of parts that many hear alike."""
    return b'{"is":"decided","version":%d,"events":%b,"game":%b,"choices":%b,"feelings":%b}' % (version, events, game, choices, feelings)


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
    ready = seat.ready or seat.guest is None
    return messages.Person(seat.name, seat.face, seat.level, temperament_of(seat), away, seat.stand_in, ready, seat.again)


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


def _missed(table: Table, viewer: int) -> list[messages.Logged]:
    """What somebody was never told because they were away: it is not what they once knew, and so R10.4 lets them know it, once."""
    if table.phase != "game":
        return []
    now = len(table.turns)
    return [one for away in table.seats[viewer].missed for one in _logged(table, viewer, range(away.start, min(away.stop, now)))]


def _logged(table: Table, viewer: int, decisions: range) -> list[messages.Logged]:
    game = table.playing
    return [messages.Logged(table.turns[number], seen(game, viewer, game.history[number])) for number in decisions]
