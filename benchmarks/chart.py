"""A bar chart as SVG, drawn by hand so that it reads well in light and dark and needs no library."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, ROW, TOP = 420, 12, 100, 46, 56
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#2b2140}.title{font-size:16px;font-weight:600}.axis{font-size:12px;fill:#6b6280}"
    ".line{stroke:#d9d3e6}.ours{fill:#b8860b}.other{fill:#8d84a3}.name{font-weight:600}"
    "@media(prefers-color-scheme:dark){text{fill:#ece7f7}.axis{fill:#a79fbd}.line{stroke:#3a3150}.ours{fill:#e6b422}.other{fill:#7d7396}}"
)


@dataclass(frozen=True)
class Bar:
    """One bar: a name and a number."""

    name: str
    value: float
    ours: bool = False


def short(value: float) -> str:
    """A number as people say it: 48.4 million."""
    for size, word in ((1e9, "billion"), (1e6, "million"), (1e3, "thousand")):
        if value >= size:
            return f"{value / size:.3g} {word}"
    return f"{value:.3g}"


def chart(title: str, note: str, bars: Sequence[Bar]) -> str:
    """Horizontal bars on a logarithmic scale, each under its name: it is read on a phone, too."""
    low = math.floor(math.log10(min(bar.value for bar in bars)))
    high = math.ceil(math.log10(max(bar.value for bar in bars)))
    height = TOP + ROW * len(bars) + 16
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    label, lines = escape(f"{title}: {note}"), ((title, "title", 26), (note, "axis", 46))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="{label}">',
        f"<style>{STYLE}</style>",
        *(f'<text class="{kind}" x="{LEFT}" y="{y}">{escape(line)}</text>' for line, kind, y in lines),
    ]
    for power in range(low, high + 1):
        x = LEFT + (power - low) * scale
        parts.append(f'<line class="line" x1="{x:.0f}" x2="{x:.0f}" y1="{TOP}" y2="{height - 12}"/>')
    for number, bar in enumerate(bars):
        y = TOP + number * ROW
        wide = (math.log10(bar.value) - low) * scale
        parts.append(f'<text class="{"name" if bar.ours else ""}" x="{LEFT}" y="{y + 18}">{escape(bar.name)}</text>')
        parts.append(f'<rect class="{"ours" if bar.ours else "other"}" x="{LEFT}" y="{y + 25}" width="{wide:.1f}" height="14" rx="3"/>')
        parts.append(f'<text class="axis" x="{LEFT + wide + 6:.1f}" y="{y + 37}">{short(bar.value)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
