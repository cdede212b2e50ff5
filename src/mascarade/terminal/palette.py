"""Colours: a masked ball at night. What we draw has its own dark ground, so it looks the same in light and dark terminals."""

from typing import Final

NIGHT: Final = "#1b1132"
NIGHT_256: Final = "#1c1c1c"
"""For terminals with 256 colours, whose nearest to a dark violet is a loud blue. All other colours here are among the 256."""

INK: Final = f"#d7d7ff on {NIGHT}"
"""Ordinary writing."""
BRIGHT: Final = f"bold #ffffff on {NIGHT}"
"""Names and numbers."""
FAINT: Final = f"#8787af on {NIGHT}"
"""What matters less."""
EDGE: Final = f"#875faf on {NIGHT}"
"""Lines."""
COIN: Final = f"bold #ffd75f on {NIGHT}"
"""Gold, and cards that lie face up."""
SAID: Final = f"bold #ff87af on {NIGHT}"
"""Announcing and claiming."""
YOU: Final = f"bold {NIGHT} on #ffd75f"
"""The viewer's own name."""
KEY: Final = f"bold #d7afff on {NIGHT}"
"""What one may type."""

# Middle tones that can be read on any ground: sentences are also printed outside what we paint.
CHARACTER: Final = "bold #af8700"
SECRET: Final = "italic #875fd7"
ALARM: Final = "bold #d7005f"
NAME: Final = "bold"

GLOWING: Final = {CHARACTER: COIN, SECRET: f"italic #d7afff on {NIGHT}", ALARM: SAID, NAME: BRIGHT}
"""The same on our own dark ground."""
