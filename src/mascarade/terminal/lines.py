"""Where lines may end: at spaces and between Chinese characters; never before closing punctuation or at a narrow space."""

import re
from typing import Any, Final

from rich.cells import cell_len, chop_cells
from rich.containers import Lines
from rich.text import Text

_OPENING: Final = "（「『"
_CLOSING: Final = "，。、：；？！）」』…"
_WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_PIECE: Final = re.compile(f"[{_OPENING}]*(?:[^ {_WIDE}…]+|[{_WIDE}](?<![{_OPENING}{_CLOSING}]))?[{_CLOSING}]* *")
"""What stays on one line: a word, or one Chinese character, with the punctuation that belongs to it."""


def ends(text: Text, width: int) -> list[int]:
    """Where to divide a text into lines of at most this width. What stands out in it, such as a character's name, stays in one piece."""
    inside = {at for span in text.spans for at in range(span.start + 1, span.end) if " " not in text.plain[span.start : at]}
    found: list[int] = []
    column = start = 0
    cuts = [piece.start() for piece in _PIECE.finditer(text.plain) if piece.start() not in inside]
    for end in (*cuts[1:], len(text.plain)):
        needed = cell_len(text.plain[start:end].rstrip(" "))
        if column and column + needed > width:
            found.append(start)
            column = 0
        while needed > width:  # a word that is longer than a line
            (part, *_) = chop_cells(text.plain[start:end], width)
            start += len(part)
            found.append(start)
            needed = cell_len(text.plain[start:end].rstrip(" "))
        column += cell_len(text.plain[start:end])
        start = end
    return found


def folded(text: Text, width: int) -> list[Text]:
    """A text as lines of at most this width."""
    lines = list(text.divide(ends(text, max(2, width))))
    for line in lines[:-1]:
        line.rstrip()
    return lines


class Prose(Text):
    """A text that folds so where Rich folds it: in a column of a table."""

    def wrap(self, _console: object, width: int, **_how: Any) -> Lines:  # type: ignore[override]  # Rich's ways to do it are not ours
        """The lines of it."""
        return Lines(folded(self, width))
