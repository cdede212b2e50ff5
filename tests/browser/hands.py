"""Hands for tests: they play the page by looking at what can be pressed, in any language."""

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

OVER = "main.over"
MINE = ".dock .action"
"""Something to decide."""
MENU = ".dock .actions.three .action small"
"""The three things that can be done in a turn."""
FREE = ".dock .actions.three .action:enabled:nth-child(3) small"
"""The last of them, to announce, where it may be done: not by who had to show a card in the turn before (R2.6)."""
LONG_ENOUGH = 800.0
"""Milliseconds in which a held card has been seen."""
RICH = ("king", "queen", "empress", "patron", "widow", "princess")
"""What hands like to announce: it brings gold."""

# Where a finger would go for something, if nothing lies over it; what is out of sight is scrolled into it.
_AIM = """
  const seen = (one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const all = (where) => [...document.querySelectorAll(where)].filter(seen);
  const aim = (one, what) => {
    const target = what === 'check' ? one.closest('label') : one;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && target.contains(hit) ? [what, x, y] : [`missed: ${target.textContent} is under ${hit?.className}`, 0, 0];
  };
"""

# Aims at one thing that can be pressed now, and says what kind of thing it is. The numbers choose: which kind of action, and which of them.
# Hands like to announce, and to believe what others say, or games would take an evening.
_CHOOSE = (
    "([kind, draw, likes, leave, claims]) => {"
    + _AIM
    + """
  if (leave && all(leave).length) return ['there', 0, 0];
  const any = (found, what) => aim(found[Math.floor(draw * found.length)], what);
  if (document.querySelector('main.over')) return ['over', 0, 0];
  const dialog = document.querySelector('dialog[open]');
  if (dialog) {
    const say = all('dialog[open] .button.gold');
    if (say.length) return any(say, 'press');
    const groups = new Map();
    for (const radio of dialog.querySelectorAll('input[type=radio]')) groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
    for (const radios of groups.values()) {
      if (radios.some((one) => one.checked)) continue;
      const bring = kind < 0.7 ? radios.filter((one) => likes.includes(one.value)) : [];
      return any(bring.length ? bring : radios, 'check');
    }
    return ['stuck', 0, 0];
  }
  const ready = all('.button.gold.large');
  if (ready.length) return any(ready, 'press');
  const actions = all('.dock .action');
  const picks = all('.felt .pick[aria-pressed=false], .felt .whole[aria-pressed=false]');
  if (picks.length && !actions.some((one) => one.matches('.alike, .gold'))) return any(picks, 'press');
  if (!actions.length) {
    const held = all('.pass .hold');
    return held.length ? any(held, 'hold') : ['wait', 0, 0];
  }
  if (actions.some((one) => one.matches('.claim'))) return any(actions.filter((one) => one.matches('.claim') === kind < claims), 'press');
  if (actions.length === 3 && actions.every((one) => one.querySelector('small'))) return any(kind < 0.75 ? [actions[2]] : actions, 'press');
  return any(actions, 'press');
}"""
)


# The same, for somebody who does what the lesson says, until something is in sight.
_FOLLOW = (
    "(until) => {"
    + _AIM
    + """
  if (until && all(until).length) return ['there', 0, 0];
  for (const [where, what] of [
    ['dialog[open] .hinted input:not(:checked)', 'check'],
    ['dialog[open] .button.gold', 'press'],
    ['.coach .button.gold', 'press'],
    ['.felt .hinted .pick, .felt .whole.hinted', 'press'],
    ['.dock .action.hinted, .dock .action.gold', 'press'],
  ]) {
    const found = all(where)[0];
    if (!found) continue;
    if (found.matches('.coach .button') && found.parentElement.childElementCount > 1) return ['over', 0, 0];
    return aim(found, what);
  }
  return ['wait', 0, 0];
}"""
)


def act(page: Page, rng: random.Random, likes: Sequence[str] = RICH, leave: str = "", claims: float = 0.15) -> str:
    """Press one thing, as a person would; gives what was done: `there`, and nothing is pressed, if what is to be left alone is in sight.

    Looking and aiming are one step: between two calls the page may have gone on, and the next thing be pressed unseen.
    """
    return _press(page, *page.evaluate(_CHOOSE, [rng.random(), rng.random(), likes, leave, claims]))


def follow(page: Page, until: str = "") -> str:
    """Do what the lesson says; gives what was done, as `act` does."""
    return _press(page, *page.evaluate(_FOLLOW, until))


def _press(page: Page, what: str, x: float, y: float) -> str:
    if what in ("press", "check", "hold"):
        page.mouse.move(x, y)
        page.mouse.down()
        if what == "hold":
            page.wait_for_timeout(LONG_ENOUGH)
        page.mouse.up()
    return what


def play_until(pages: Sequence[Page], done: Callable[[], bool], seconds: float = 240.0, seed: int = 0, likes: Sequence[str] = RICH) -> None:
    """Play on all pages until something holds."""
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    while not done():
        states = [act(page, rng, likes) for page in pages]
        assert time.monotonic() < until, f"it did not come to that: {states}"
        if not any(state in ("press", "check", "hold") for state in states):
            pages[0].wait_for_timeout(30)


def play_to_menu(pages: Sequence[Page], whose: Page, seconds: float = 240.0) -> None:
    """Play on all pages until somebody's turn in which they may do all three things, and leave that to them."""
    rng = random.Random(0)
    until = time.monotonic() + seconds

    def choose(page: Page) -> str:
        return act(page, rng, leave=FREE, claims=0) if page is whose else act(page, rng)

    while "there" not in (states := [choose(page) for page in pages]):
        assert "over" not in states, "the game was over too soon"
        assert time.monotonic() < until, f"it did not come to that: {states}"
        if not any(state in ("press", "check", "hold") for state in states):
            pages[0].wait_for_timeout(30)


def play_games(
    deal: Callable[[], Sequence[Page]], met: Callable[[Sequence[Page]], object], most: int = 12, likes: Sequence[str] = RICH
) -> None:
    """Play one game after another until something has been met: what a single one contains is luck."""
    for seed in range(most):
        pages = deal()
        play_until(pages, lambda pages=pages: met(pages) or pages[0].locator(OVER).count() > 0, seed=seed, likes=likes)  # type: ignore[misc]
        if met(pages):
            return
    raise AssertionError(f"in {most} games it did not come to that")


def play_on(pages: Sequence[Page], seconds: float = 240.0, seed: int = 0) -> None:
    """Play on all pages until the game is over on each."""
    play_until(pages, lambda: all(page.locator(OVER).count() for page in pages), seconds, seed)
