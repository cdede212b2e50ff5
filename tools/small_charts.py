"""Charts as SVG files for the pages: as wide as a phone shows them at their own size, readable in light and dark wherever they stand."""

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

WIDTH, SHOWN = 400, 560
"""In the chart's own measure, and on a page that has the room."""
_LEFT, _ROW, _PAIR = 140, 17, 6
_TOP = 58
"""Below the title and what it is about."""
_STYLE = (
    "text{font:11.5px system-ui,sans-serif;fill:#2b2140}.title{font-size:13px;font-weight:600}.soft{fill:#6b6280}.in{font-size:10px}"
    ".paper{fill:#fffdf8}.line{stroke:#e2dded}.heat{fill:#b8860b}"
    ".a{fill:#4a6fa8}.b{fill:#a9c7e8}.c{fill:#b9b3c6}.d{fill:#2a7f5f}.e{fill:#e79a3c}"
    ".on-a,.on-d{fill:#fff}.on-b,.on-c,.on-e{fill:#221a33}"
    ".curve{fill:none;stroke-width:2}.range{stroke-width:1.2;opacity:.55}.fair{stroke-dasharray:3 3}"
    ".of-a{stroke:#4a6fa8}.of-d{stroke:#2a7f5f}.of-e{stroke:#d98324}"
    "@media(prefers-color-scheme:dark){text{fill:#ece7f7}.soft{fill:#b1a9c6}.paper{fill:#1d173f}.line{stroke:#3a3070}.heat{fill:#e6b422}"
    ".of-a{stroke:#7fa3dc}.of-d{stroke:#4fb48d}.of-e{stroke:#f0ab55}"
    ".a{fill:#5b82bf}.d{fill:#2f8f6b}.on-a,.on-d{fill:#fff}.on-b,.on-c,.on-e{fill:#221a33}}"
)


class Row(NamedTuple):
    """A row of a chart: its name, what is drawn more softly beside it, and its values."""

    name: str
    of: str
    values: Sequence[float]


class Group(NamedTuple):
    """Rows under a heading."""

    name: str
    rows: Sequence[Row]


def stacks(title: str, about: str, parts: Sequence[tuple[str, str]], groups: Sequence[Group], most: float = 1.0) -> str:
    """Bars whose parts are shares; `parts` are their colours, from a to e, and their names. The longest bar there is room for is `most`."""
    drawn, y = _legend(parts, _TOP), _TOP + 18 * _lines(parts) + 6
    room = WIDTH - _LEFT - 12
    for group in groups:
        y += 18
        drawn += [_text(8, y, group.name, "soft")]
        y += 6
        for number, row in enumerate(group.rows):
            if row.name and number:
                y += _PAIR
            drawn += [_text(8, y + 12, row.name), _text(_LEFT - 6, y + 12, row.of, "soft", "end")]
            x = float(_LEFT)
            for (colour, _), value in zip(parts, row.values, strict=True):
                wide = value / most * room
                drawn.append(f'<rect class="{colour}" x="{x:.1f}" y="{y + 1}" width="{max(0.0, wide - 0.6):.1f}" height="{_ROW - 3}"/>')
                if wide >= 22:
                    drawn.append(_text(x + wide / 2, y + 12, f"{100 * value:.0f}", f"in on-{colour}", "middle"))
                x += wide
            if not sum(row.values):
                drawn.append(_text(x + 4, y + 12, "–", "soft"))
            y += _ROW
    return _svg(title, about, y + 8, drawn)


class Point(NamedTuple):
    """A point of a curve, with the range that it is surely in."""

    x: float
    value: float
    low: float
    high: float


def curves(title: str, about: str, parts: Sequence[tuple[str, str]], points: Sequence[Sequence[Point]], below: str) -> str:
    """Values over something that grows, which `below` names; `parts` are the curves' colours (a, d or e) and names. 1 has a line."""
    left, right, top, tall = 34, WIDTH - 22, _TOP + 18 * _lines(parts) + 14, 190
    every = [point for curve in points for point in curve]
    furthest = max(point.x for point in every) or 1.0
    most = math.ceil(2 * max(1.0, *(point.high for point in every))) / 2

    def place(point: Point, value: float) -> tuple[float, float]:
        return left + point.x / furthest * (right - left), top + tall * (1 - value / most)

    drawn = _legend(parts, _TOP)
    for half in range(round(2 * most) + 1):
        y = top + tall * (1 - half / 2 / most)
        drawn.append(f'<line class="line{" fair" * (half == 2)}" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(_text(left - 6, y + 4, f"{half / 2:g}", "soft in", "end"))
    for (colour, _), curve in zip(parts, points, strict=True):
        drawn.append(
            f'<polyline class="curve of-{colour}" points="{" ".join("{:.1f},{:.1f}".format(*place(p, p.value)) for p in curve)}"/>'
        )
        for point in curve:
            (x, low), (_, high), (_, y) = (place(point, value) for value in (point.low, point.high, point.value))
            drawn.append(f'<line class="range of-{colour}" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>')
            drawn.append(f'<circle class="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="3.2"/>')
    free = float(WIDTH)
    for x in sorted({point.x for point in every}, reverse=True):
        at = left + x / furthest * (right - left)
        if at + 18 < free:  # numbers must not touch
            drawn.append(_text(at, top + tall + 15, f"{x:,.0f}", "soft in", "middle"))
            free = at - 18
    drawn.append(_text((left + right) / 2, top + tall + 31, below, "soft", "middle"))
    return _svg(title, about, top + tall + 42, drawn)


def heat(title: str, about: str, columns: Sequence[str], groups: Sequence[Group], most: float) -> str:
    """A grid of shares in percent, the darker the more; `most` is the darkest. A share below 0 is one of nothing."""
    wide = (WIDTH - _LEFT - 8) / len(columns)
    drawn, y = [], _TOP - 6
    for number, column in enumerate(columns):
        for line, words in enumerate(column.split("\n")):
            drawn.append(_text(_LEFT + (number + 0.5) * wide, y + 6 + 13 * line, words, "soft in", "middle"))
    y += 6 + 13 * max(column.count("\n") for column in columns) + 8
    for group in groups:
        for number, row in enumerate(group.rows):
            drawn += [_text(8, y + 12, group.name if not number else ""), _text(_LEFT - 6, y + 12, row.of, "soft", "end")]
            for at, value in enumerate(row.values):
                x = _LEFT + at * wide
                if value >= 0:
                    shade = f'fill-opacity="{min(1.0, value / most) * 0.62:.2f}"'
                    drawn.append(f'<rect class="heat" {shade} x="{x:.1f}" y="{y + 1}" width="{wide - 1.5:.1f}" height="{_ROW - 2}"/>')
                drawn.append(_text(x + wide / 2, y + 12, f"{100 * value:.0f}" if value >= 0 else "–", "in", "middle"))
            y += _ROW
        drawn.append(f'<line class="line" x1="8" x2="{WIDTH - 8}" y1="{y + 3}" y2="{y + 3}"/>')
        y += _PAIR
    return _svg(title, about, y + 6, drawn)


def _places(parts: Sequence[tuple[str, str]]) -> Iterable[tuple[int, int]]:
    """Where the parts' names go: line and x."""
    line, x = 0, 8
    for _, name in parts:
        wide = 28 + round(6.4 * len(name))
        if x + wide > WIDTH:
            line, x = line + 1, 8
        yield line, x
        x += wide


def _lines(parts: Sequence[tuple[str, str]]) -> int:
    return max(line for line, _ in _places(parts))


def _legend(parts: Sequence[tuple[str, str]], y: int) -> list[str]:
    drawn = []
    for (colour, name), (line, x) in zip(parts, _places(parts), strict=True):
        drawn.append(f'<rect class="{colour}" x="{x}" y="{y + 18 * line - 9}" width="10" height="10" rx="2"/>')
        drawn.append(_text(x + 14, y + 18 * line, name))
    return drawn


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    if not text:
        return ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, about: str, height: float, drawn: Iterable[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{SHOWN}" height="{SHOWN * height / WIDTH:.0f}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}: {escape(about)}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height:.0f}" rx="8"/>',
        _text(8, 20, title, "title"),
        _text(8, 37, about, "soft"),
        *(one for one in drawn if one),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"
