"""Drawings for the stage: a mask, and a card face up."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from mascarade.terminal.paint import padded
from mascarade.terminal.palette import CHARACTER

MASK: Final = [
    Text(line, CHARACTER, justify="center")
    for line in (
        "▗▄▄             ▄▄▖",
        "▝████▙▄▄▄▄▄▄▄▟████▘",
        " ██▘  ▝█████▘  ▝██ ",
        " ▜█▙▄▄▟██▀██▙▄▄▟█▛ ",
        "  ▀▀▀▀▀▘   ▝▀▀▀▀▀  ",
    )
]


def face(name: str, height: int) -> list[Text]:
    """A card, face up."""
    shown = name.upper()
    inner = max(18, cell_len(shown) + 4)
    left = (inner - cell_len(shown)) // 2
    empty = [f"│{' ' * inner}│"] * (height // 2)
    middle = f"│{' ' * left}{padded(shown, inner - left)}│"
    lines = (f"╭{'─' * inner}╮", *empty, middle, *empty, f"╰{'─' * inner}╯")
    return [Text(line, CHARACTER, justify="center") for line in lines]


def centred(text: Text) -> Text:
    """A text that stands in the middle of its line."""
    text.justify = "center"
    return text
