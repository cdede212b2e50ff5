"""Whoever looks elsewhere is called when they have to decide: title, icon, chime, vibration, notification; and the screen stays on."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.tables import make_table, pretend, ready, start

# What the page asks of the device, written down; and a page that can be hidden.
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
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void asked.push('notice: ' + title);
  const permission = Notification.requestPermission;
  Notification.requestPermission = () => { asked.push('may I?'); return permission.call(Notification); };
  window.hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""
ICON = 'link[rel="icon"]'


def device(visit: Visit, server: RunningServer) -> tuple[Page, Page]:
    """Two people before a game; what the first one's page asks of the device can be read."""
    host, guest = make_table(visit, server, 2, {"seats": 2, "starts": "first"})
    host.context.add_init_script(_DEVICE)
    host.reload()
    start(host)
    expect(host.locator(".deal")).to_be_visible()
    return host, guest


def asked(page: Page) -> list[str]:
    return list(page.evaluate("asked.splice(0)"))


def test_who_looks_elsewhere_is_called(visit: Visit, server: RunningServer) -> None:
    host, guest = device(visit, server)
    host.context.grant_permissions(["notifications"])
    assert "may I?" not in asked(host), "nobody is asked before they have said that they want it"
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("switch", name="Notify me").check(force=True)
    assert asked(host) == ["may I?"]
    host.keyboard.press("Escape")

    host.evaluate("hide(true)")
    ready(host, guest)
    expect(host).to_have_title("● Your turn – Mascarade")
    expect(host.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
    host.wait_for_function("asked.some((one) => one.startsWith('notice'))")
    assert asked(host) == ["chime", "buzz", "notice: It is your turn"]
    expect(guest).not_to_have_title("● Your turn – Mascarade")

    host.evaluate("hide(false)")
    host.wait_for_function("asked.length")
    assert asked(host) == ["awake"]
    pretend(host)
    expect(host).to_have_title(f"Table {host.url[-6:]} – Mascarade")
    expect(host.locator(ICON)).to_have_attribute("href", "/icon.svg")
    assert asked(host) == ["asleep"]
    expect(guest).to_have_title("● Your turn – Mascarade")


def test_who_does_not_want_to_be_called_is_not(visit: Visit, server: RunningServer) -> None:
    host, guest = device(visit, server)
    host.context.grant_permissions([])  # the browser refuses
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
    assert asked(host) == ["buzz"]
