"""Nothing is told before it can be seen: text, labels, pictures and what is read aloud follow the cards."""

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CALM, DESKTOP, MOVING, RunningServer, Visit, soon
from tests.browser.hands import MINE, play_on
from tests.browser.tables import announce, look, make_table, pretend, put_back, ready, start

# Keeps what the page says in each of its moments, by text, label, title, picture or sound, beside the large cards; how many of them have
# turned, and how long it has meant to wait by then, in milliseconds.
_WATCH = """names => {
  window.moments = [];
  const heard = [];
  const Tone = window.OscillatorNode;
  window.OscillatorNode = class extends Tone { constructor(audio, options) { super(audio, options); heard.push(options.frequency); } };
  let waited = 0;
  const timer = window.setTimeout;
  window.setTimeout = (what, length = 0, ...more) => {
    if (length <= 100) waited += length;
    return timer(what, length, ...more);
  };
  const said = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [document.title];
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style, .forward .card')) lines.push(walk.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [aria-description], [title], [alt]'))
      lines.push(one.ariaLabel ?? '', one.ariaDescription ?? '', one.title ?? '', one.alt ?? '');
    return lines.join(' ');
  };
  new MutationObserver(() => {
    const lines = said();
    const turning = document.querySelector('.forward .card .card');
    moments.push({
      large: document.querySelectorAll('.forward').length,
      eyes: document.querySelectorAll('.eyes').length,
      shown: [...document.querySelectorAll('.forward .card.up .name')].map((one) => one.textContent),
      turned: document.querySelectorAll('.forward .card.up').length,
      pictures: document.querySelectorAll('.forward .face .mask').length,
      masks: document.querySelectorAll('.mask').length,
      verdicts: document.querySelectorAll('.verdict').length,
      names: Object.fromEntries(names.map((name) => [name, lines.split(name).length - 1])),
      heard: [...heard],
      sayings: document.querySelectorAll('.saying').length,
      waited,
      turns: turning ? 1000 * parseFloat(getComputedStyle(turning).transitionDuration) : 0,
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

# As if the second player were a bot that feels something about every reveal.
_FEEL = """() => {
  const parse = JSON.parse;
  JSON.parse = (text) => {
    const message = parse(text);
    const revealed = message?.is === 'decided' && message.events.some((event) => event.what === 'showed');
    return revealed ? { ...message, feelings: [{ player: 1, mood: 'caught', line: 2 }] } : message;
  };
}"""

# Keeps which signs that the game goes on are gone before its end is told, and what is there too soon.
_UNTIL_THE_END = """([stays, later]) => {
  window.gone = new Set();
  new MutationObserver((_, watching) => {
    if (document.querySelector('.won, main.over, .finale')) return watching.disconnect();
    for (const one of stays) if (!document.querySelector(one)) gone.add(one);
    if (document.body.textContent.includes(later)) gone.add(later);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

# Keeps for each sentence in the middle how long it was to stand, in milliseconds, and how long it takes to read; with `taps`, it is tapped
# away as soon as it stands there.
_STANDS = """taps => {
  window.stood = {};
  const timer = window.setTimeout;
  const sentence = () => document.querySelector('.felt .marquee p')?.textContent.trim();
  window.setTimeout = (what, length = 0, ...more) => {
    if (length <= 100 && stood[sentence()]) stood[sentence()].stands += length;
    return timer(what, length, ...more);
  };
  new MutationObserver(() => {
    const text = sentence();
    if (!text || stood[text]) return;
    const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter((part) => part.isWordLike);
    stood[text] = { stands: 0, reads: Math.max(600, 250 * words.length) };
    if (taps && text.includes(taps)) document.querySelector('.felt .layer').click();
  }).observe(document.querySelector('.felt'), { subtree: true, childList: true, characterData: true });
}"""


# In each frame of an exchange: whether the cloth has words in common with a sentence, and whether a card lies above one.
_MOVING = """() => {
  window.over = { frames: 0, cloth: 0, above: 0 };
  const common = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const height = (one) => Number(getComputedStyle(one).zIndex) || 0;
  const look = () => {
    const words = document.querySelector('.felt .marquee p');
    const cloth = document.querySelector('.veil');
    if (words && cloth) {
      over.frames++;
      const range = document.createRange();
      range.selectNodeContents(words);
      const box = range.getBoundingClientRect();
      if (getComputedStyle(cloth).opacity > 0.1 && common(box, cloth.getBoundingClientRect())) over.cloth++;
      for (const card of document.querySelectorAll('.flying'))
        if (common(box, card.getBoundingClientRect()) && height(card) >= height(words.closest('.middle'))) over.above++;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Keeps every verdict, as it lands.
_VERDICTS = """() => {
  window.verdicts = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        for (const one of node.matches?.('.verdict') ? [node] : (node.querySelectorAll?.('.verdict') ?? [])) verdicts.push(one.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""
NAMES = ["Judge", "Bishop", "King", "Queen", "Thief", "Cheat", "Princess", "Patron", "Swindler", "Witch"]
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45}
BREATH, BEAT = 1100, 350
"""Milliseconds, at the usual speed, in which nobody breathes, and in which all look at the card that turns next."""
SLICE = 100
"""Waiting is cut into such pieces."""


def _moments(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("moments"))


def _moving(visit: Visit, *numbers: int) -> Visit:
    """Of those who visit, with which numbers things move; the others' devices ask for calm, and cost less."""
    visitors = count()
    return lambda *where, **more: visit(*where, motion=MOVING if next(visitors) in numbers else CALM, **more)


def _at_speed(page: Page, speed: str) -> None:
    page.evaluate("speed => localStorage.setItem('mascarade-speed', speed)", speed)
    page.reload()


def _follows(moments: list[dict[str, Any]], how_many: int) -> list[dict[str, Any]]:
    """Nothing that a page says runs before its cards; gives the moments from the dark to the light."""
    begun = next(index for index, moment in enumerate(moments) if moment["large"] == how_many)
    ended = next((index for index, moment in enumerate(moments) if index > begun and not moment["large"]), len(moments))
    moments, first = moments[begun:ended], moments[begun]
    shown: list[str] = []
    since: dict[str, float] = {}
    for moment in moments:
        assert not moment["sayings"]
        assert moment["pictures"] <= moment["turned"]
        assert moment["verdicts"] <= moment["turned"]
        # its face, and when it is told that of the card which lies on the table
        assert moment["masks"] <= first["masks"] + 2 * moment["turned"]
        # what is heard of a card are three tones, when it is judged; before that four beats of a heart
        assert len(moment["heard"]) <= len(first["heard"]) + 4 + 3 * moment["turned"]
        if not moment["turned"]:
            assert set(moment["heard"][len(first["heard"]) :]) <= {62}
        for name in moment["shown"]:
            if name not in since:
                shown.append(name)
                since[name] = moment["waited"]
        turned = [name for name in shown if moment["waited"] - since[name] >= moment["turns"]]
        assert moment["verdicts"] <= len(turned)
        told = {name for name in NAMES if moment["names"][name] > first["names"][name]}
        assert told <= set(turned), (told, turned)
    assert len(shown) == how_many
    assert {moment["turned"] for moment in moments} == set(range(how_many + 1))
    assert any(all(moment["names"][name] > first["names"][name] for name in shown) for moment in moments)
    return moments


@pytest.mark.parametrize("motion", [CALM, MOVING])
def test_a_reveal(motion: str, visit: Visit, server: RunningServer) -> None:
    """Before a card has turned, nothing on any page says what it is; then everything does, one card after the other. The speed scales how
    long the breath is held, too; where nothing moves it is the same for all."""
    pages = make_table(_moving(visit, *([0] if motion == MOVING else [])), server, 4, {"seats": 4, "starts": "first"}, at="turn")
    host = pages[0]
    onlooker, screen = visit(host.url, DESKTOP, motion=motion), visit(f"{host.url}/screen", DESKTOP, motion=motion)
    speeds = {"normal": host, "fast": onlooker, "slow": screen}
    if motion == MOVING:
        for speed, page in list(speeds.items())[1:]:
            _at_speed(page, speed)
            page.locator(".plate").first.wait_for()
    announce(host, "King")
    for page in speeds.values():
        page.evaluate(_FEEL)
        page.evaluate(_WATCH, NAMES)
    for page, claims in zip(pages[1:], (True, True, False), strict=True):
        expect(page.locator(f"{MINE}.claim")).to_be_visible()
        page.locator(f"{MINE}.claim" if claims else f"{MINE}:not(.claim)").first.click()
    for speed, page in speeds.items():
        soon(lambda page=page: any(moment["verdicts"] == 3 for moment in _moments(page)))
        expect(page.locator(".saying")).to_contain_text("My mask slipped.")
        moments = _follows(_moments(page), 3)
        held = next(moment["waited"] for moment in moments if moment["turned"]) - moments[0]["waited"]
        assert held == pytest.approx((BREATH + BEAT) * SPEEDS[speed] if motion == MOVING else BREATH * 0.6 + BEAT, abs=SLICE)
    assert 62 in _moments(host)[-1]["heard"]


def test_an_exposure(visit: Visit, server: RunningServer) -> None:
    """The Princess: everybody but its owner sees a card, when it has turned; its owner, onlookers and the room's screen never do."""
    pages = make_table(_moving(visit, 1, 2), server, 6, {"seats": 6, "edition": 2, "scenario": "A", "starts": "first"}, at="turn", whose=4)
    host, owner, sees, _, announces, _ = pages  # R2.1: four have exchanged, nobody has had to show a card
    others = [owner, visit(host.url, DESKTOP, motion=MOVING), visit(f"{host.url}/screen", DESKTOP, motion=MOVING)]
    announce(announces, "Princess")
    for page in (pages[5], *pages[:4]):
        expect(page.locator(f"{MINE}.claim")).to_be_visible()
        page.locator(f"{MINE}:not(.claim)").first.click()
    expect(announces.locator(".felt .whole").first).to_be_visible()
    for page in (sees, *others):
        expect(page.locator(".marquee")).to_contain_text("Princess")
        page.evaluate(_WATCH, NAMES)
    announces.get_by_role("button", name="Guest 1").click()
    announces.locator(MINE).first.click()
    soon(lambda: any(moment["eyes"] for moment in _moments(sees)) and not sees.locator(".eyes").count())
    moments = _follows(_moments(sees), 1)
    (name,) = moments[-1]["shown"]
    for page in others:
        soon(lambda page=page: any(moment["eyes"] for moment in _moments(page)) and not page.locator(".eyes").count())
        moments = _moments(page)
        during = moments[: next(index for index in range(len(moments) - 1, -1, -1) if moments[index]["eyes"]) + 1]
        assert max(moment["names"][name] for moment in during) == during[0]["names"][name]
        assert max(moment["masks"] for moment in during) == during[0]["masks"]
        assert not any(moment["turned"] or moment["pictures"] for moment in during)


def test_the_accused_are_judged_by_what_they_say(visit: Visit, server: RunningServer) -> None:
    """Whoever is accused and names their own card is no liar, whatever was announced; whoever names another is one."""
    blanks = [{"code": "x", "name": "Confessor", "steps": ["accuse 4"]}]
    cast = ["judge", "king", "queen", "witch", "bishop", "x"]
    pages = make_table(visit, server, 4, {"seats": 4, "starts": "first", "cast": cast, "blanks": blanks})
    start(pages[0])
    pages[0].locator(".deal").wait_for()
    cards = [text.rsplit(" ", 1)[1] for text in pages[0].locator(".felt .place > .visually-hidden").all_inner_texts()[:4]]
    ready(*pages)
    for page in pages:
        pretend(page)
        page.evaluate(_VERDICTS)
    # the first is who they say; the second says to be the first
    verdicts = ["True!", "Liar!"]
    for turn in range(2):
        announcer, accused, named = pages[turn], pages[turn + 2], cards[2]
        expect(announcer.locator(f"{MINE} small")).to_have_count(3)
        announce(announcer, "Confessor")
        for step in range(1, 4):
            pages[(turn + step) % 4].locator(f"{MINE}.claim").wait_for()
            pages[(turn + step) % 4].locator(f"{MINE}:not(.claim)").first.click()
        announcer.get_by_role("button", name=f"Guest {turn + 2}").click()
        announcer.locator(MINE).first.click()
        dialog = accused.get_by_role("dialog")
        dialog.get_by_role("radio", name=named, exact=True).check(force=True)
        dialog.locator(".button.gold").click()
        for page in pages:
            soon(lambda page=page, turn=turn: page.evaluate("verdicts") == verdicts[: turn + 1])


def test_an_exchange_moves_beside_its_sentence(visit: Visit, server: RunningServer) -> None:
    """Cloth and hands never lie over words, and cards that fly never do."""
    host, _guest = make_table(_moving(visit, 0), server, 2, {"seats": 2, "starts": "first"}, at="game")
    host.evaluate("takeYourTime()")
    host.evaluate(_MOVING)
    pretend(host)
    expect(host.locator(".veil")).to_have_count(0)
    found = host.evaluate("over")
    assert found["frames"] > 3
    assert found["cloth"] == found["above"] == 0


def test_sentences_can_be_read_whatever_the_speed(visit: Visit, server: RunningServer) -> None:
    """Also where nothing moves; who has read one taps, and only that one goes."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"}, at="game")
    host.evaluate(_STANDS, "Guest 1 takes")
    guest.evaluate(_STANDS, "")
    for page in (host, guest, host):
        pretend(page)
    expect(guest.locator(MINE).first).to_be_visible()
    slice_ = 100
    for page, taps in ((host, True), (guest, False)):
        takes = {text: found for text, found in page.evaluate("stood").items() if " take" in text}
        assert len(takes) >= 2
        for text, found in takes.items():
            if taps and text.startswith("Guest 1"):
                assert found["stands"] <= slice_, text
            else:
                assert found["stands"] >= found["reads"] - 2 * slice_, text


def test_fast_forward(visit: Visit, server: RunningServer) -> None:
    """While only bots play, what does not concern one may run past, until it is one's turn. Beside other people there is none."""
    (host,) = make_table(visit, server, 1, {"seats": 4, "starts": "first"}, at="deal")
    host.evaluate("takeYourTime()")
    ready(host)
    button = host.get_by_role("button", name="Fast forward")
    pretend(host)
    expect(button).to_have_attribute("aria-pressed", "false")
    host.keyboard.press("o")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(host.locator(MINE).first).to_be_visible()
    expect(button).to_have_count(0)
    look(host)
    put_back(host)
    expect(button).to_have_attribute("aria-pressed", "false")

    pages = make_table(visit, server, 2, {"seats": 3, "starts": "first"}, at="game")
    pretend(pages[0])
    expect(pages[0].locator(".dock").get_by_role("list", name="Reactions")).to_be_visible()
    expect(pages[0].get_by_role("button", name="Fast forward")).to_have_count(0)


def test_the_end(visit: Visit, server: RunningServer) -> None:
    """That the last decision ends the game is told by nothing before it has been shown: neither to players nor to who looks on."""
    pages = make_table(visit, server, 2, {"seats": 2, "starts": "first", "memory": "aid"}, DESKTOP)
    onlooker, screen = visit(pages[0].url, DESKTOP), visit(f"{pages[0].url}/screen", DESKTOP)
    start(pages[0])
    ready(*pages)
    onlooker.locator("aside").get_by_label("Your name").fill("Zoe")
    onlooker.locator("aside").get_by_role("textbox", name="Write a message").fill("He lies")
    onlooker.keyboard.press("Enter")
    expect(onlooker.locator("aside")).to_contain_text("Zoe He lies")
    expect(screen.locator(".marquee")).to_be_attached()
    for page in pages:
        page.evaluate(_UNTIL_THE_END, [["header button[aria-label='What I have seen']"], "He lies"])
    onlooker.evaluate(_UNTIL_THE_END, [[], "What onlookers said"])
    screen.evaluate(_UNTIL_THE_END, [[".marquee, .forward, .announcing", "aside .turn"], "wins!"])
    play_on(pages)
    expect(screen.locator(".finale")).to_be_visible()
    assert {where: page.evaluate("[...gone]") for where, page in {"player": pages[0], "onlooker": onlooker, "screen": screen}.items()} == {
        "player": [],
        "onlooker": [],
        "screen": [],
    }
