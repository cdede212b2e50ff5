"""Whoever looks elsewhere is called when they have to decide: title, icon, chime, vibration, notification; and the screen stays on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.tables import make_table, pretend, ready, start

# What the page asks of the device, written down, and answered in the person's place; and a page that can be hidden.
_DEVICE = """
  window.asked = [];
  const buzz = navigator.vibrate?.bind(navigator);
  navigator.vibrate = (pattern) => { asked.push('buzz'); return buzz?.(pattern) ?? true; };
  const awake = navigator.wakeLock;
  if (awake) awake.request = async () => {
    asked.push('awake');
    return { release: async () => void asked.push('asleep') };
  };
  window.OscillatorNode = class extends OscillatorNode {
    constructor(audio, how) { super(audio, how); if (how.frequency === 880) asked.push('chime'); }
  };
  const registered = Promise.resolve(Object.create(ServiceWorkerRegistration.prototype));
  Object.defineProperty(navigator.serviceWorker, 'ready', { get: () => registered });
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void asked.push('notice: ' + title);
  Object.defineProperty(Notification, 'permission', { get: () => 'ANSWER' });
  Notification.requestPermission = async () => { asked.push('may I?'); return 'ANSWER'; };
  window.hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""
ICON = 'link[rel="icon"]'


def device(visit: Visit, server: RunningServer, answer: str = "granted") -> tuple[Page, Page]:
    """Two people before a game; what the first one's page asks of the device can be read."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})
    host.context.add_init_script(_DEVICE.replace("ANSWER", answer))
    host.reload()
    start(host)
    expect(host.locator(".deal")).to_be_visible()
    return host, guest


def asked(page: Page, least: int = 0) -> list[str]:
    """What was asked since the last time; with `least`, once there is so much of it. (The page's policy forbids to poll with eval.)"""
    for _ in range(200):
        if page.evaluate("asked.length") >= least:
            break
        page.wait_for_timeout(50)
    return list(page.evaluate("asked.splice(0)"))


def test_who_looks_elsewhere_is_called(visit: Visit, server: RunningServer) -> None:
    host, guest = device(visit, server)
    assert "may I?" not in asked(host), "nobody is asked before they have said that they want it"
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Notify me").check(force=True)
    assert asked(host) == ["may I?"]
    host.keyboard.press("Escape")

    host.evaluate("hide(true)")
    ready(host, guest)
    expect(host).to_have_title("● Your turn – Mascarade")
    expect(host.locator(ICON)).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    assert asked(host, 4) == ["asleep", "chime", "buzz", "notice: It is your turn"]
    expect(guest).not_to_have_title("● Your turn – Mascarade")

    host.evaluate("hide(false)")
    assert asked(host, 1) == ["awake"]
    pretend(host)
    expect(host).to_have_title(f"Table {host.url[-6:]} – Mascarade")
    expect(host.locator(ICON)).to_have_attribute("href", re.compile(r"/icon\.svg$"))
    assert asked(host) == ["asleep"]
    expect(guest).to_have_title("● Your turn – Mascarade")


def test_the_deal_calls_too(visit: Visit, server: RunningServer) -> None:
    """Who waits in the lobby and looks elsewhere is told that the cards lie open; who has them dealt is there."""
    host, guest = make_table(visit, server, 2, {"seats": 2})
    for page in (host, guest):
        page.context.add_init_script(_DEVICE.replace("ANSWER", "granted"))
        page.evaluate("localStorage.setItem('mascarade-notify', 'on')")
        page.reload()
    guest.get_by_label("Write a message").click()
    guest.evaluate("Object.defineProperty(navigator.userActivation, 'isActive', { get: () => false })")  # some seconds later
    guest.evaluate("hide(true)")
    start(host)
    for page in (guest, host):
        expect(page).to_have_title("● The cards are dealt – Mascarade")
    assert asked(guest, 3) == ["chime", "buzz", "notice: The cards are dealt"]
    assert asked(host) == ["awake"]


def test_who_does_not_want_to_be_called_is_not(visit: Visit, server: RunningServer) -> None:
    host, guest = device(visit, server, "denied")
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Sound").uncheck(force=True)
    host.get_by_role("switch", name="Notify me").click()
    expect(host.get_by_text("Your browser does not allow it.")).to_be_visible()
    expect(host.get_by_role("switch", name="Notify me")).not_to_be_checked()
    host.keyboard.press("Escape")
    asked(host)
    host.evaluate("hide(true)")
    ready(host, guest)
    expect(host).to_have_title("● Your turn – Mascarade")
    assert asked(host) == ["asleep", "buzz"]
