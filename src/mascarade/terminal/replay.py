"""A record step by step: in the terminal, or as JSON lines for other programs."""

import json
import sys
from dataclasses import fields
from typing import Any, Final

from rich.console import Console, Group
from rich.text import Text

from mascarade.events import Event
from mascarade.game import Game
from mascarade.moves import Move
from mascarade.record import Line, Record
from mascarade.terminal.help import QUIT
from mascarade.terminal.story import story
from mascarade.terminal.table import table
from mascarade.terminal.words import TableWords
from mascarade.views import View, seen_move

ONLOOKER: Final = "onlooker"
"""The eyes that see what everybody knows."""


def step_by_step(record: Record, eyes: str | None, wait: bool, language: str = "en") -> int:
    """Show the start and every move: all-seeing, or with one viewer's eyes. Gives the exit status."""
    console = Console(highlight=False)
    moves = len(record.moves)
    number = 0
    for line, game in record.replay():
        if line is not None and not isinstance(line.content, Move):
            continue
        if line is not None:
            number += 1
        words = TableWords(language, game.cast, None if eyes == ONLOOKER else eyes)
        console.print(_picture(line, game, eyes, words, words.say("terminal-progress", step=number, steps=moves)))
        if wait and sys.stdin.isatty() and number < moves:
            try:
                prompt = Text(f"{words.say('terminal-step-on', quit=QUIT)} ", "dim")
                if words.means(console.input(prompt), "terminal-words-quit", QUIT):
                    return 0
            except EOFError:
                return 0
    return 0


def _picture(line: Line | None, game: Game, eyes: str | None, words: TableWords, progress: str) -> Group:
    view = game.view(words.viewer)
    events = game.happened if eyes is None else view.events
    hidden = eyes is not None and view.outcome is None
    heading = line.content.player if line is not None and isinstance(line.content, Move) else words.say("terminal-start")
    title = Text.assemble((f"{progress}  ", "dim"), (heading, "bold"))
    if line is not None and line.comment:
        title.append(f"  # {line.comment}", "dim italic")
    return Group(title, table(view, words, cards=None if hidden else game.cards, stage=story(events, words)), Text())


def _move_text(line: Line, hidden: bool, viewer: str | None) -> str:
    assert isinstance(line.content, Move)
    return seen_move(line.content, viewer) if hidden else str(line.content)


def as_json(record: Record, eyes: str | None) -> int:
    """Print the start and every move as one JSON object a line. Gives the exit status."""
    for line, game in record.replay():
        if line is None or isinstance(line.content, Move):
            print(json.dumps(_as_object(line, game, eyes), ensure_ascii=False))
    return 0


def _as_object(line: Line | None, game: Game, eyes: str | None) -> dict[str, Any]:
    viewer = None if eyes == ONLOOKER else eyes
    hidden = eyes is not None and game.outcome is None
    found: dict[str, Any] = {"line": line.number if line else None, "move": _move_text(line, hidden, viewer) if line else None}
    if eyes is not None:
        return found | {"view": view_object(game.view(viewer))}
    state = view_object(game.view()) | {"cards": {str(card): code for card, code in game.cards.items()}, "moves": [*map(str, game.moves)]}
    events = [event_object(event) for event in game.happened]
    del state["viewer"], state["events"]
    views = {name or ONLOOKER: view_object(game.view(name)) for name in (*game.players, None)}
    return found | {"state": state, "events": events, "views": views}


def view_object(view: View) -> dict[str, Any]:
    """A view as JSON has it."""
    return {
        "viewer": view.viewer or ONLOOKER,
        "turn": view.turn,
        "seats": list(view.seats),
        "gold": view.gold,
        "bank": view.bank,
        "court": view.court,
        "decides": view.decides,
        "asked": view.asked,
        "moves": [str(move) for move in view.moves],
        "announced": view.announced,
        "hands": [str(card) for card in view.hands],
        "shown": sorted(view.shown),
        "events": [event_object(event) for event in view.events],
        "outcome": view.outcome._asdict() if view.outcome else None,
        "cards": {str(card): code for card, code in view.cards.items()} if view.cards else None,
    }


def event_object(event: Event) -> dict[str, Any]:
    """An event as JSON has it: what happened, its values, and who learns it (null: everybody)."""
    return {"what": type(event).__name__.lower()} | {field.name: _plain(getattr(event, field.name)) for field in fields(event)}


def _plain(value: object) -> object:
    """A value as JSON has it: cards as text."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [_plain(one) for one in value]
    return value if value is None or isinstance(value, int) else str(value)
