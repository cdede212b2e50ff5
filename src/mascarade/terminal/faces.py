"""Drawings for the stage: a mask, and a card face up."""

from typing import Final

from rich.text import Text

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
    inner = max(18, len(name) + 4)
    empty = [f"│{' ' * inner}│"] * (height // 2)
    lines = (f"╭{'─' * inner}╮", *empty, f"│{name.upper().center(inner)}│", *empty, f"╰{'─' * inner}╯")
    return [Text(line, CHARACTER, justify="center") for line in lines]


def centred(text: Text) -> Text:
    """A text that stands in the middle of its line."""
    text.justify = "center"
    return text
