"""Charts as SVG: drawn in a width that a phone shows at its own size, coloured by the page around them, light or dark.

Whoever cannot see them finds the numbers in the report's tables; a chart has a name, and a reader of the screen is told that name only.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from mascarade.arena.shares import Estimate

WIDTH: Final = 360
_ROW: Final = 27
_TEXT: Final = 12.5
_VALUE: Final = 54

Say = Callable[[float], str]
"""A number as its readers write it."""


class Bar(NamedTuple):
    """A row of bars: its name, and what stands behind one another."""

    name: str
    parts: tuple[float, ...]


def ranges(name: str, rows: Sequence[tuple[str, Estimate]], fair: float, fair_name: str, say: Say) -> str:
    """A point with its range for each row, beside the line of what is fair."""
    left = _label_width(row for row, _ in rows)
    right = WIDTH - _VALUE
    low = min(fair, *(one.low for _, one in rows))
    high = max(fair, *(one.high for _, one in rows))
    space = (high - low or 1) * 0.06
    low, high = max(0.0, low - space), high + space
    top = 20

    def at(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    bottom = top + len(rows) * _ROW
    drawn = [
        f'<line class="fair" x1="{at(fair):.1f}" x2="{at(fair):.1f}" y1="{top - 4}" y2="{bottom}"/>',
        _text(at(fair), 12, f"{fair_name} {say(fair)}", "middle" if left + 30 < at(fair) < right - 30 else "end", "soft"),
    ]
    for number, (label, one) in enumerate(rows):
        y = top + (number + 0.5) * _ROW
        kind = "better" if one.low > fair else "worse" if one.high < fair else "even"
        drawn += [
            _text(left - 8, y + 4, label, "end"),
            f'<line class="track" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>',
            f'<line class="range {kind}" x1="{at(one.low):.1f}" x2="{at(one.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="point {kind}" cx="{at(one.value):.1f}" cy="{y}" r="5.5"/>',
            _text(WIDTH - 2, y + 4, say(one.value), "end", "value"),
        ]
    return _svg(name, bottom + 4, drawn)


def stacks(name: str, rows: Sequence[Bar], kinds: Sequence[str], say: Say) -> str:
    """Bars whose parts are of several kinds, with their sum behind them; a part below nothing goes to the left."""
    left = _label_width(row.name for row in rows)
    right = WIDTH - _VALUE
    most = max((sum(row.parts) for row in rows), default=0) or 1
    least = min(0.0, *(sum(row.parts) for row in rows)) if rows else 0.0
    scale = (right - left) / (max(most, 0) - least or 1)
    zero = left - least * scale
    drawn = []
    for number, row in enumerate(rows):
        y = number * _ROW + 5
        drawn.append(_text(left - 8, y + 13, row.name, "end"))
        x = zero
        for kind, part in zip(kinds, row.parts, strict=True):
            width = abs(part) * scale
            start = x if part >= 0 else x - width
            if width >= 0.2:
                drawn.append(f'<rect class="{kind}" x="{start:.1f}" y="{y}" width="{width:.1f}" height="{_ROW - 9}" rx="2"/>')
            x = start + width if part >= 0 else start
        drawn.append(_text(WIDTH - 2, y + 13, say(sum(row.parts)), "end", "value"))
    if least < 0:
        drawn.append(f'<line class="axis" x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{len(rows) * _ROW}"/>')
    return _svg(name, len(rows) * _ROW + 4, drawn)


def columns(name: str, values: Sequence[float], first: int, marks: tuple[int, int, int], x_name: str) -> str:
    """Columns beside each other, numbered from `first`. Those between the outer marks are strong; the middle mark has its number above."""
    height, top = 150, 24
    low, middle, high = marks
    wide = (WIDTH - 8) / max(1, len(values))
    most = max(values, default=0) or 1
    drawn = []
    for number, value in enumerate(values):
        x, tall = 4 + number * wide, value / most * (height - top)
        kind = "strong" if low <= first + number <= high else "weak"
        if tall > 0:
            drawn.append(
                f'<rect class="{kind}" x="{x:.1f}" y="{height - tall:.1f}" width="{max(0.8, wide * 0.82):.1f}" height="{tall:.1f}" rx="1"/>'
            )
    x = 4 + (middle - first + 0.41) * wide
    drawn += [
        f'<line class="axis" x1="4" x2="{WIDTH - 4}" y1="{height}" y2="{height}"/>',
        f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{top - 8}" y2="{height}"/>',
        _text(x, 12, str(middle), "middle", "value"),
        *_ticks(first, first + len(values) - 1, lambda turn: 4 + (turn - first + 0.41) * wide, height),
        _text(WIDTH - 4, height + 32, x_name, "end", "soft"),
    ]
    return _svg(name, height + 38, drawn)


def one_bar(name: str, parts: Sequence[tuple[str, float]]) -> str:
    """One bar that is everything, as wide as there is room; each part is its kind and its share."""
    x, drawn = 0.0, []
    for kind, share in parts:
        if share > 0:
            drawn.append(f'<rect class="{kind}" x="{x * 1000:.1f}" y="0" width="{max(1.0, share * 1000 - 4):.1f}" height="10"/>')
        x += share
    return (
        f'<svg role="img" aria-label="{escape(name)}" viewBox="0 0 1000 10" preserveAspectRatio="none" class="strip">{"".join(drawn)}</svg>'
    )


def courses(name: str, turns: Sequence[int], lines: Sequence[tuple[str, Sequence[float]]], goal: float, x_name: str) -> str:
    """Lines over the turns, from nothing to the goal; between the first and the last line it is shaded."""
    left, top, height = 26, 10, 190
    low, high = turns[0], max(turns[-1], turns[0] + 1)

    def x(turn: float) -> float:
        return left + (turn - low) / (high - low) * (WIDTH - left - 8)

    def y(gold: float) -> float:
        return height - gold / goal * (height - top)

    drawn = []
    for gold in range(0, int(goal) + 1, 3):
        drawn.append(f'<line class="track" x1="{left}" x2="{WIDTH - 4}" y1="{y(gold):.1f}" y2="{y(gold):.1f}"/>')
        drawn.append(_text(left - 7, y(gold) + 4, str(gold), "end", "soft"))
    upper, lower = lines[0][1], lines[-1][1]
    around = [*zip(turns, upper, strict=True), *reversed(list(zip(turns, lower, strict=True)))]
    drawn.append(f'<polygon class="between" points="{_points(around, x, y)}"/>')
    for kind, values in lines:
        drawn.append(f'<polyline class="line {kind}" points="{_points(zip(turns, values, strict=True), x, y)}"/>')
    drawn += [*_ticks(low, high, x, height), _text(WIDTH - 4, height + 32, x_name, "end", "soft")]
    return _svg(name, height + 38, drawn)


def _points(values: Iterable[tuple[int, float]], x: Callable[[float], float], y: Callable[[float], float]) -> str:
    return " ".join(f"{x(turn):.1f},{y(gold):.1f}" for turn, gold in values)


def _ticks(low: int, high: int, x: Callable[[float], float], y: float) -> Iterable[str]:
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / step <= 8), 5000)
    for turn in range(-(-low // step) * step, high + 1, step):
        yield _text(x(turn), y + 16, str(turn), "middle", "soft")


def _svg(name: str, height: float, drawn: Iterable[str]) -> str:
    return f'<svg role="img" aria-label="{escape(name)}" viewBox="0 0 {WIDTH} {height:g}" class="chart">{"".join(drawn)}</svg>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _label_width(labels: Iterable[str]) -> int:
    """Room for the longest name; the page's letters are about so wide."""
    return min(150, int(max((_wide(label) for label in labels), default=0)) + 10)


def _wide(text: str) -> float:
    return sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.56 for letter in text) * _TEXT
