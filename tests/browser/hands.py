"""Hands for tests: they play the page by looking at what can be pressed, in any language."""

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Error, Locator, Page

OVER = "main.over"
MINE = ".dock .action"
"""Something to decide."""
RICH = ("king", "queen", "empress", "patron", "widow", "princess")
"""What hands like to announce: it brings gold."""

# Marks one thing that can be pressed now, and says what kind of thing it is. The numbers choose: which kind of action, and which of them.
# Hands like to announce, and to believe what others say, or games would take an evening.
_MARK = """([kind, draw, likes]) => {
  document.querySelectorAll('[data-hand]').forEach((one) => one.removeAttribute('data-hand'));
  const seen = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const all = (where) => [...document.querySelectorAll(where)].filter(seen);
  const mark = (found, what) => { found[Math.floor(draw * found.length)].setAttribute('data-hand', ''); return what; };
  if (document.querySelector('main.over')) return 'over';
  const dialog = document.querySelector('dialog[open]');
  if (dialog) {
    const say = all('dialog[open] .button.gold');
    if (say.length) return mark(say, 'press');
    const groups = new Map();
    for (const radio of dialog.querySelectorAll('input[type=radio]')) groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
    for (const radios of groups.values()) {
      if (radios.some((one) => one.checked)) continue;
      const bring = kind < 0.7 ? radios.filter((one) => likes.includes(one.value)) : [];
      return mark(bring.length ? bring : radios, 'check');
    }
    return 'stuck';
  }
  const ready = all('.button.gold.large');
  if (ready.length) return mark(ready, 'press');
  const actions = all('.dock .action');
  const picks = all('.felt .pick[aria-pressed=false], .felt .whole[aria-pressed=false]');
  if (picks.length && !actions.some((one) => one.matches('.alike, .gold'))) return mark(picks, 'press');
  if (!actions.length) {
    const held = all('.pass .hold, .lesson .hold');
    return held.length ? mark(held, 'hold') : 'wait';
  }
  if (actions.some((one) => one.matches('.claim'))) return mark(actions.filter((one) => one.matches('.claim') === kind < 0.15), 'press');
 if (actions.length === 3 && actions.every((one) => one.querySelector('small'))) return mark(kind < 0.75 ? [actions[2]] : actions, 'press');
  return mark(actions, 'press');
}"""


# The same, for somebody who does what the lesson says.
_FOLLOW = """() => {
  document.querySelectorAll('[data-hand]').forEach((one) => one.removeAttribute('data-hand'));
  const seen = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled;
  for (const [where, what] of [
    ['dialog[open] .hinted input:not(:checked)', 'check'],
    ['dialog[open] .button.gold', 'press'],
    ['.coach .button.gold', 'press'],
    ['.hold', 'hold'],
    ['.felt .hinted .pick, .felt .whole.hinted', 'press'],
    ['.dock .action.hinted, .dock .action.gold', 'press'],
  ]) {
    const found = [...document.querySelectorAll(where)].find(seen);
    if (!found) continue;
    if (found.matches('.coach .button') && found.parentElement.childElementCount > 1) return 'over';
    found.setAttribute('data-hand', '');
    return what;
  }
  return 'wait';
}"""


def act(page: Page, rng: random.Random, likes: Sequence[str] = RICH) -> str:
    """Press one thing, as a person would; gives what was done."""
    return _press(page, str(page.evaluate(_MARK, [rng.random(), rng.random(), likes])))


def follow(page: Page) -> str:
    """Do what the lesson says; gives what was done."""
    return _press(page, str(page.evaluate(_FOLLOW)))


def _press(page: Page, what: str) -> str:
    marked = page.locator("[data-hand]").first
    try:
        if what in ("press", "check"):
            marked.click(timeout=1500, force=what == "check")
        elif what == "hold":
            hold(page, marked)
    except Error as error:  # the table went on while the hand was moving
        return f"missed: {error.message}"
    return what


def hold(page: Page, what: Locator) -> None:
    """Press it long enough to see what it shows."""
    what.hover(timeout=1500)
    page.mouse.down()
    page.wait_for_timeout(800)
    page.mouse.up()


def play_until(pages: Sequence[Page], done: Callable[[], bool], seconds: float = 90.0, seed: int = 0, likes: Sequence[str] = RICH) -> None:
    """Play on all pages until something holds."""
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    while not done():
        states = [act(page, rng, likes) for page in pages]
        assert time.monotonic() < until, f"it did not come to that: {states}"
        if not any(state in ("press", "check", "hold") for state in states):
            pages[0].wait_for_timeout(30)


def play_on(pages: Sequence[Page], seconds: float = 90.0, seed: int = 0) -> None:
    """Play on all pages until the game is over on each."""
    play_until(pages, lambda: all(page.locator(OVER).count() for page in pages), seconds, seed)
