"""Tables for tests: made, joined and started as people do, and what can be seen at them. In English."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from mascarade.languages import Words
from mascarade.server.messages import PROTOCOL
from tests.browser.conftest import PHONE, RunningServer, Visit
from tests.browser.hands import MENU, MINE, OVER

# Somebody at a table without its page: `ask` gives the answer to a message, and `play` decides whatever is asked of them until it has come
# to a moment. Under the table nothing happens that would end a game; up to its end the richest characters are announced, and believed.
_SIT = """async () => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const answers = new Map();
  let [asked, decided, table, see] = [0, -1, null, () => undefined];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    answers.get(message.id)?.(message);
    if (message.is === 'table') table = message;
    if (message.is === 'decided' && table) table = { ...table, phase: 'game', game: message.game, choices: message.choices };
    if (table) see();
  };
  const send = (message) => socket.send(JSON.stringify(message));
  await new Promise((done) => (socket.onopen = done));
  send({ do: 'hello', protocol: PROTOCOL });
  const ask = (what, more) => new Promise((done, failed) => {
    const id = `asked-${asked++}`;
    answers.set(id, (message) => (message.is === 'error' ? failed(Error(JSON.stringify(message))) : done(message)));
    send({ do: what, id, ...more });
  });
  const announces = ({ kind }) => kind === 'announce';
  const has_come = {
    deal: () => table.phase === 'deal',
    game: () => table.phase === 'game',
    turn: () => table.phase === 'game' && table.game.decides === table.you && table.choices.some(announces),
    over: () => table.phase === 'over',
  };
  const rich = ['king', 'empress', 'queen', 'patron', 'bishop'];
  const choose = (boldly) => {
    const first = (kind, more = () => true) => table.choices.find((one) => one.kind === kind && more(one));
    const bring = boldly && rich.map((code) => first('announce', ({ character }) => character === code)).find(Boolean);
    return bring || first('pretend') || first('pass') || table.choices[0];
  };
  const play = (moment, boldly) => new Promise((done, failed) => {
    if (moment) setTimeout(() => failed(Error(`it did not come to ${moment}: ${JSON.stringify(table)}`)), 60_000);
    see = () => {
      if (has_come[moment]?.()) {
        see = () => undefined;
        done();
      } else if (table.phase === 'game' && table.game.decides === table.you && decided < table.game.decisions) {
        decided = table.game.decisions;
        send({ do: 'decide', id: `decided-${decided}`, action: choose(boldly).action, after: decided });
      }
    };
    if (table) see();
  });
  window.me = { ask, play };
}""".replace("PROTOCOL", str(PROTOCOL))
_SCENE = """() => [location.pathname, ...[...document.querySelectorAll(
  '.lobby h1, .lobby .seat, .felt .place > .visually-hidden, .felt .plate, .heap, .deal h2, .deal button, ' +
  '.dock h2, .dock .action b, .dock .hold, .peek p, main.over h1, main.over .story, main.over td'
)].map((one) => one.textContent.replace(/\\s+/g, ' ').trim())]"""


LONG = ("Oberhofzeremonienmeister", "Graf Wilhelm von Hohenau", "Maria Magdalena Szilágyi")
"""As long as names may be."""
GUESTS = ("Host", *(f"Guest {number}" for number in range(1, 13)))

SHOWN = {"lobby": ".lobby", "deal": ".deal", "game": ".felt .plate", "turn": ".felt .plate", "over": OVER}
"""The moments that a table can be brought to, and what a page shows then. In a turn somebody may do all three things."""


def make_table(
    visit: Visit,
    server: RunningServer,
    people: int,
    options: dict[str, object],
    viewport: dict[str, int] = PHONE,
    locale: str = "en-US",
    names: Sequence[str] = GUESTS,
    at: str = "lobby",
    whose: int = 0,
) -> list[Page]:
    """A table of some people, the first of whom is its host, and their pages when it has come to a moment: of that person, if it is a turn.
    What comes before is said without pages; see `test_people` for pages that make tables and come to them.
    """
    pages = [visit(f"{server.url}/healthz", viewport, locale) for _ in range(people)]
    for page in pages:
        page.evaluate(_SIT)
    code = pages[0].evaluate("async ([name, options]) => (await me.ask('make', { name, options })).table", [names[0], options])
    for page, name in zip(pages[1:], names[1:], strict=False):
        page.evaluate("([table, name]) => me.ask('watch', { table }).then(() => me.ask('join', { name }))", [code, name])
    if at != "lobby":
        pages[0].evaluate("me.ask('start')")
    if at in ("game", "turn", "over"):
        for number, page in enumerate(pages):
            page.evaluate(
                "([plays, boldly]) => { if (plays) me.play('', boldly); return me.ask('ready'); }",
                [at != "game" and number != whose, at == "over"],
            )
    if at != "lobby":
        pages[whose].evaluate("([moment, boldly]) => me.play(moment, boldly)", [at, at == "over"])
    away = Words("zh-Hant" if locale.startswith("zh") else locale[:2]).say("table-is-away")
    for page in pages:
        page.goto(f"{server.url}/t/{code}")
    for page in pages:
        expect(page.locator(SHOWN[at]).first).to_be_visible()
        expect(page.get_by_text(away)).to_have_count(0)
    return pages


def finish(*pages: Page) -> None:
    """They play on to the end, and their pages look on."""
    for page in pages:
        page.evaluate(_SIT)
        page.evaluate("(table) => me.ask('watch', { table })", page.url.rpartition("/")[2])
    for page in pages:
        page.evaluate("() => void me.play('', true)")


def start(host: Page) -> None:
    """The host starts the game."""
    host.locator(".lobby .button.gold.large").click()


def ready(*pages: Page) -> None:
    """Everybody has seen the deal."""
    for page in pages:
        page.locator(".deal .button.gold").click()
    for page in pages:
        expect(page.locator(".deal")).to_have_count(0)


def announce(page: Page, character: str, hand: str | None = None) -> None:
    """From the three actions to an announcement."""
    page.locator(MINE).filter(has_text="Announce").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=character, exact=True).check(force=True)
    if hand:
        dialog.get_by_role("radio", name=hand, exact=True).check(force=True)
    dialog.get_by_role("button", name=f"I am the {character}!").click()


def pretend(page: Page) -> None:
    """Tap what can be taken, take it under the table, and put it back as it was."""
    while not page.locator(f"{MINE}.alike:enabled").count():
        page.locator(".felt .pick[aria-pressed=false]").first.click()
    page.locator(f"{MINE}.alike").last.click()
    expect(page.locator(f"{MINE}.alike")).to_have_count(0)


def look(page: Page, hand: str | None = None) -> None:
    """From the three actions to a look."""
    page.locator(MINE).filter(has_text="Look").click()
    if hand:
        page.locator(MINE).filter(has_text=hand).click()


def put_back(page: Page) -> None:
    """What was looked at is put back."""
    page.locator(".peek button:enabled").click()
    expect(page.locator(".peek")).to_have_count(0)


def has_menu(page: Page) -> bool:
    """Whether the three actions are offered."""
    return page.locator(MENU).count() == 3


def scene(page: Page) -> list[str]:
    """Everything that stands on the table, without what passes by."""
    return list(page.evaluate(_SCENE))


def cut(page: Page) -> None:
    """The connection breaks, and no new one is possible."""
    page.evaluate("cutTheLine()")


def mend(page: Page) -> None:
    """There is a network again."""
    page.evaluate("mendTheLine()")
