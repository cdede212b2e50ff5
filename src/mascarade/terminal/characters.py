"""Characters as a table: what they can do."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from mascarade.rules.characters import Character
from mascarade.terminal.palette import CHARACTER


def show(title: str, characters: Sequence[Character], codes: Sequence[str] = ()) -> None:
    """Print characters with their powers; with `codes`, how many cards of each are in the cast."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("code", style=CHARACTER, no_wrap=True)
    table.add_column("power", ratio=1)
    table.add_column("cards", justify="right")
    table.add_column("players", justify="right", no_wrap=True)
    for character in characters:
        copies = codes.count(character.code) if codes else character.copies
        least = f"{character.players}+" if character.players > 4 or character.blank else ""
        table.add_row(character.code, character.says(), str(copies), least)
    Console(highlight=False).print(table)
