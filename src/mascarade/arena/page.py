"""A report as one file: no script, nothing from elsewhere, light and dark, phone and desktop, and on paper."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6ecd9, #120e2a); --surface: light-dark(#fffaf0, #1d173f); --line: light-dark(#decba6, #3a3070);
  --sunken: light-dark(#f3e8d3, #17113a); --ink: light-dark(#281a44, #f7efdf); --soft: light-dark(#5f4f79, #bdb2dc);
  --gold: light-dark(#b97f16, #f0bd4b); --title: light-dark(#7d5000, #f4c95d); --violet: light-dark(#5b3fa0, #a08ff2);
  --red: light-dark(#a3204c, #ff7d9c); --green: light-dark(#1a7049, #6fd3a1); --grey: light-dark(#8d7a95, #7d70b8);
  --serif: "Iowan Old Style", "Palatino Linotype", "URW Palladio L", "TeX Gyre Pagella", Palatino, "Book Antiqua", P052, Georgia,
    "Liberation Serif", serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
:lang(zh-Hant) {
  --serif: "Songti TC", "Noto Serif CJK TC", "Noto Serif TC", "Source Han Serif TC", PMingLiU, serif;
  --sans: "PingFang TC", "Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 var(--sans); -webkit-text-size-adjust: 100%; }
main { max-width: 66rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3.5rem) clamp(1rem, 4vw, 2.5rem); }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.4vw, 3rem); }
h2 { font-size: 1.35rem; }
h3 { font-size: 1.15rem; color: var(--title); }
p { margin: 0; max-width: 62ch; text-wrap: pretty; }
header { display: grid; gap: 0.75rem; padding-bottom: 1.75rem; }
.which { color: var(--soft); font-size: 0.82rem; }
.made, .caption, footer { color: var(--soft); font-size: 0.925rem; }
.setup { display: grid; gap: 0.7rem; margin-bottom: 1.5rem; }
.cast { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; margin: 0; list-style: none; }
.cast li { padding: 0.15rem 0.75rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); font-size: 0.9rem; }
.findings { display: grid; gap: 0.8rem; margin: 0; padding: clamp(1.25rem, 3vw, 2rem); border-radius: 1.1rem; list-style: none;
  background: var(--surface); border: 1px solid var(--line); border-left: 5px solid var(--gold); }
.findings { grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); column-gap: 2.5rem; align-items: start; }
.findings li:first-child { grid-column: 1 / -1; font-size: clamp(1.2rem, 1rem + 1vw, 1.6rem); }
.findings li { font-family: var(--serif); font-size: clamp(1.08rem, 1rem + 0.5vw, 1.3rem); line-height: 1.45; max-width: 58ch;
  text-wrap: pretty; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.1rem; margin-top: 1.1rem;
  align-items: stretch; }
.panel { display: grid; gap: 0.7rem; align-content: start; padding: clamp(1rem, 2.5vw, 1.6rem); border: 1px solid var(--line);
  border-radius: 1.1rem; background: var(--surface); min-width: 0; }
.wide { grid-column: 1 / -1; }
.chart { display: block; width: 100%; max-width: 30rem; height: auto; margin-top: 0.3rem; overflow: visible; }
.strip { display: block; width: 100%; height: 2.25rem; border-radius: 0.4rem; margin-top: 0.3rem; }
.chart text { font: 12.5px var(--sans); fill: var(--ink); font-variant-numeric: tabular-nums; }
.chart .soft { fill: var(--soft); font-size: 11.5px; }
.chart .value { font-weight: 600; }
.track { stroke: var(--line); stroke-width: 1; }
.axis { stroke: var(--grey); stroke-width: 1; }
.fair { stroke: var(--ink); stroke-width: 1.25; stroke-dasharray: 3 3; }
.range { stroke-width: 5; stroke-linecap: round; opacity: 0.38; }
.even { stroke: var(--grey); fill: var(--grey); } .better { stroke: var(--green); fill: var(--green); }
.worse { stroke: var(--red); fill: var(--red); }
.point { stroke: var(--surface); stroke-width: 1.5; }
.gold, .strong { fill: var(--gold); } .violet { fill: var(--violet); } .red { fill: var(--red); } .grey, .weak { fill: var(--grey); }
.green { fill: var(--green); }
.weak { opacity: 0.6; }
.between { fill: var(--violet); opacity: 0.13; }
.line { fill: none; stroke-width: 2.75; stroke-linejoin: round; stroke-linecap: round; }
.line.gold { stroke: var(--gold); } .line.violet { stroke: var(--violet); } .line.red { stroke: var(--red); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.1rem; margin: 0; padding: 0; list-style: none; font-size: 0.9rem; }
.legend svg { width: 0.8rem; height: 0.8rem; margin-right: 0.4rem; vertical-align: -0.06rem; }
.scroll { overflow-x: auto; border-radius: 0.5rem; }
.scroll:focus-visible { outline: 2px solid var(--violet); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.45rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { vertical-align: bottom; white-space: normal; font-weight: 600; color: var(--soft); min-width: 4.6rem; line-height: 1.25; }
th:first-child { text-align: left; }
tbody th { font-weight: 600; white-space: normal; min-width: 6.5rem; }
.matrix td { text-align: center; min-width: 4.5rem; border: 2px solid var(--surface); border-radius: 0.4rem;
  background: color-mix(in oklab, var(--surface), var(--tint) var(--much)); }
.matrix td small { color: inherit; }
.matrix thead th:not(:first-child) { text-align: center; }
.how { margin-top: 1.1rem; }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
@media (max-width: 36rem) {
  td { white-space: normal; }
  th, td { padding: 0.4rem; }
  .rows, .rows tbody, .rows tr, .rows th { display: block; }
  .rows thead { display: none; }
  .rows tbody th { border: 0; padding-top: 1rem; color: var(--title); }
  .rows td { display: flex; justify-content: space-between; gap: 1rem; }
  .rows td::before { content: attr(data-head); color: var(--soft); text-align: left; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; --surface: #fff; }
  main { padding: 0; max-width: none; }
  .panel, .findings { break-inside: avoid; }
  .grid { grid-template-columns: 1fr 1fr; }
  table { font-size: 0.7rem; } th, td { padding: 0.2rem 0.3rem; }
}
"""


def page(language: str, title: str, body: Iterable[str], notice: str) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n{''.join(body)}\n<footer><p>{escape(notice)}</p></footer>\n</main>\n</body>\n</html>\n"
    )


def panel(title: str, caption: str, *content: str, wide: bool = False, over: str = "") -> str:
    """A part of the report: what it is about, something to see, and how to read it."""
    kind = "panel wide" if wide else "panel"
    above = f'<p class="which">{escape(over)}</p>' if over else ""
    said = f'<p class="caption">{escape(caption)}</p>'
    return f'<section class="{kind}"><div>{above}<h3>{escape(title)}</h3></div>{"".join(content)}{said}</section>'


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """What each colour means: kinds and their names."""
    rows = (
        f'<li><svg viewBox="0 0 8 8" aria-hidden="true"><rect class="{kind}" width="8" height="8" rx="2"/></svg>{escape(said)}</li>'
        for kind, said in entries
    )
    return f'<ul class="legend">{"".join(rows)}</ul>'


def table(name: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names the rows; on a phone its rows stand one below the other."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(_cell(*one) for one in zip(heads[1:], cells, strict=True))}</tr>'
        for first, *cells in rows
    )
    return scrolling(name, f'<table class="rows"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>')


def _cell(head: str, text: str) -> str:
    return f'<td data-head="{escape(head)}">{escape(text)}</td>'


def scrolling(name: str, content: str) -> str:
    """Something that may be wider than the page."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(name)}">{content}</div>'


def listed(kind: str, entries: Iterable[str]) -> str:
    """A list of texts."""
    return f'<ul class="{kind}">{"".join(f"<li>{escape(one)}</li>" for one in entries)}</ul>'


def heading(title: str, made: str) -> str:
    """The top of a report."""
    return f'<header><h1>{escape(title)}</h1><p class="made">{escape(made)}</p></header>'


def prose(title: str, *paragraphs: str) -> str:
    """Something to read."""
    return f'<section class="panel how"><h2>{escape(title)}</h2>{"".join(f"<p>{escape(one)}</p>" for one in paragraphs)}</section>'
