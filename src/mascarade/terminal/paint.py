"""Painting lines: pieces of text on the dark ground, cut and filled to measure."""

import codecs
import re
import unicodedata
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Span, Text

from mascarade.terminal.lines import ends, folded
from mascarade.terminal.palette import EDGE, GLOWING, INK, NIGHT, NIGHT_256


def blank(width: int) -> Text:
    """So much empty ground."""
    return Text(" " * max(0, width), INK)


def joined(*pieces: Text) -> Text:
    """Pieces beside each other."""
    line = Text(style=INK, no_wrap=True, overflow="crop")
    for piece in pieces:
        line.append_text(piece)
    return line


def fitted(text: Text, width: int) -> Text:
    """A line of exactly this width."""
    line = joined(text)
    if line.cell_len > width:
        line.rstrip()
    line.truncate(width, overflow="ellipsis")
    return line.append_text(blank(width - line.cell_len))


def glowing(text: Text) -> Text:
    """A sentence in the colours for the dark ground."""
    shown = Text(text.plain, GLOWING.get(str(text.style), INK))
    shown.spans = [Span(start, end, GLOWING.get(str(style), style)) for start, end, style in text.spans]
    return shown


def padded(text: str, width: int) -> str:
    """A text with spaces after it, so that it fills so many columns."""
    return text + " " * (width - cell_len(text))


def wrapped(text: Text, width: int) -> list[Text]:
    """A sentence as lines of at most this width. The later ones are set in: a little, or as far as what follows a gap in the first."""
    whole = glowing(text)
    if text.justify == "center":
        return [joined(blank((width - line.cell_len) // 2), line) for line in folded(whole, width)]
    first = ends(text, width)[:1]
    if not first:
        return [whole]
    gap = re.search(r"\S {2,}(?=\S)", text.plain)
    column = cell_len(text.plain[: gap.end()]) if gap else width
    inset = column if column < width // 2 else 2
    start, rest = whole.divide(first)
    start.rstrip()
    return [joined(start), *(joined(blank(inset), line) for line in folded(rest, width - inset))]


def painted(console: Console, line: Text) -> Text:
    """A line as this console can show it."""
    if console.color_system is None:  # without a ground to paint there is nothing at the end of a line
        bare = line.copy()
        bare.rstrip()
        return bare
    if console.color_system != "256":
        return line
    shown = Text(line.plain, str(line.style).replace(NIGHT, NIGHT_256), no_wrap=True, overflow="crop")
    shown.spans = [Span(start, end, str(style).replace(NIGHT, NIGHT_256)) for start, end, style in line.spans]
    return shown


def edge(left: str, middle: Text, right: str, width: int, fill: str = "─") -> Text:
    """A line of a box, with something in it."""
    inner = width - len(left) - len(right)
    middle = middle.copy()
    middle.truncate(inner, overflow="ellipsis")
    room = inner - middle.cell_len
    before = 2 if fill != " " and room > 3 and middle else 0
    return joined(Text(left + fill * before, EDGE), middle, Text(fill * (room - before) + right, EDGE))


_PLAIN: Final = str.maketrans("●▸▯▮·“”„«»「」’–—…╭╮╰╯│─›×\u202fßœ", 'o>[#-"""""""\'--~++++|->x so')


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_PLAIN))
    return "".join(mark if mark.isascii() else "?" for mark in found if not unicodedata.combining(mark)), error.end


STAND_IN: Final = "mascarade"
"""The way to encode for terminals that know no more than ASCII: coins become o, and letters lose their accents."""
codecs.register_error(STAND_IN, _stand_in)
