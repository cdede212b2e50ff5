"""Before the game: making a table, coming to it, and what its host can do."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, RunningServer, Visit
from tests.browser.tables import make_table, ready, start


def names(page: Page) -> list[str]:
    """Who sits at the table, in the lobby."""
    return page.locator(".lobby .seat strong").all_inner_texts()


def test_making_a_table(visit: Visit, server: RunningServer) -> None:
    """Edition, seats, scenario, bots, time, options: all of it is in the lobby afterwards."""
    page = visit(server.url)
    page.get_by_role("link", name="Make a table").click()
    page.get_by_label("Your name").fill("Ágnes & Co <b>")
    page.get_by_role("radio", name="Second", exact=True).check(force=True)
    page.get_by_role("group", name="Players").get_by_role("radio", name="8", exact=True).check(force=True)
    page.get_by_role("radio", name="B: more strategy").check(force=True)
    page.get_by_role("radio", name="Sharp").check(force=True)
    page.get_by_label("Time per decision").select_option("30 seconds")
    page.get_by_label("Who goes first").select_option("The first seat")
    page.get_by_role("group", name="Memory").get_by_text("Memory aid").click()
    page.get_by_role("switch", name="Free chat").uncheck(force=True)
    page.locator("form .button.gold").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ágnes & Co <b>’s table")
    assert re.fullmatch(r".*/t/[A-HJ-NP-Z2-9]{6}", page.url)
    for fact in ("Second edition", "8 players", "30 s per decision", "First seat begins", "Memory aid", "No free chat"):
        expect(page.locator(".facts").get_by_text(fact)).to_be_visible()
    expect(page.get_by_role("list", name="Who is at the ball").get_by_text("Puppet Master")).to_be_visible()


def test_a_cast_of_ones_own(visit: Visit, server: RunningServer) -> None:
    """R8: what is wrong with a cast is said in words while it is put together, and it cannot be played until it is right."""
    page = visit(f"{server.url}/make")
    page.get_by_label("Your name").fill("Host")
    page.get_by_role("radio", name="Your own").check(force=True)
    expect(page.get_by_text("This cast follows all the rules.")).to_be_visible()
    page.get_by_role("button", name="Judge", exact=True).click()  # R8.1
    problems = page.locator(".problems")
    expect(problems).to_contain_text("Judge")
    make = page.locator("form .button.gold")
    expect(make).to_be_disabled()
    page.get_by_role("button", name="Judge", exact=True).click()
    expect(problems).to_have_count(0)
    page.get_by_role("button", name="Inquisitor").click()  # R8.3: for 8 players and more
    expect(problems).to_contain_text("Inquisitor")
    page.get_by_role("button", name="Inquisitor").click()
    page.get_by_role("button", name="Spy").click()  # R8.2: too few bring gold
    expect(problems).to_contain_text("third")
    page.get_by_role("button", name="Spy").click()
    page.get_by_role("button", name="Widow").click()  # R8.4: an additional card in the centre
    expect(page.locator(".count")).to_contain_text("One of them lies in the centre.")
    expect(problems).to_have_count(0)
    make.click()
    expect(page.get_by_role("list", name="Who is at the ball").get_by_text("Widow")).to_be_visible()


def test_a_blank_card(visit: Visit, server: RunningServer) -> None:
    """R8.5: a character of one's own making comes to the ball."""
    page = visit(f"{server.url}/make", DESKTOP)
    page.get_by_label("Your name").fill("Host")
    page.get_by_role("radio", name="Your own").check(force=True)
    page.get_by_role("button", name="Blank card").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Alchemist")
    dialog.get_by_role("button", name="And then…").click()
    dialog.get_by_role("button", name="Add to the cast").click()
    expect(page.locator(".count")).to_contain_text("7 cards for 6 players.")
    page.locator("form .button.gold").click()
    expect(page.get_by_role("list", name="Who is at the ball").get_by_text("Alchemist")).to_be_visible()
    start(page)
    page.locator(".deal").wait_for()
    page.get_by_role("button", name="Cast").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Alchemist")).to_be_visible()


def test_a_step_out_of_words(visit: Visit, server: RunningServer) -> None:
    """R8.8: from whom to whom; what makes no sense with what was chosen before is not offered, and is set right."""
    page = visit(f"{server.url}/make", DESKTOP)
    page.get_by_label("Your name").fill("Host")
    page.get_by_role("radio", name="Your own").check(force=True)
    page.get_by_role("button", name="Blank card").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Name", exact=True).fill("Baker")
    dialog.get_by_label("Step 1", exact=True).select_option("gold")
    said = dialog.locator("blockquote")
    expect(said).to_contain_text("Let the poorest player take 2 gold from the richest player.")
    giver, taker, amount = (dialog.get_by_label("Which in step 1").nth(number) for number in range(3))
    taker.select_option(label="each of the others")
    giver.select_option(label="each neighbour")
    expect(taker.locator("option:checked")).to_have_text("the bank")  # several on both sides make no sense
    taker.select_option(label="you")
    amount.select_option(label="half")
    expect(said).to_contain_text("Take half the gold from each of your neighbours.")
    expect(taker.get_by_role("option", name="left neighbour", include_hidden=True)).to_be_disabled()
    dialog.get_by_role("button", name="Add to the cast").click()
    expect(page.locator(".count")).to_contain_text("7 cards for 6 players.")
    expect(page.locator(".problems")).to_have_count(1)  # R8.2, and nothing of the card


def test_links_begin_with_the_base_url(visit: Visit, server: RunningServer) -> None:
    """As the server writes it into the page when it is given one (tests/server/test_server.py)."""
    (host,) = make_table(visit, server, 1, {"seats": 4})
    code = host.locator(".invite .code").inner_text()

    host.add_init_script("""new MutationObserver((_, watching) => {
        if (!document.head) return;
        watching.disconnect();
        document.head.insertAdjacentHTML("afterbegin", '<meta name="base-url" content="https://ball.example">');
    }).observe(document, { childList: true, subtree: true })""")
    host.reload()
    host.locator(".invite button.qr").click()
    expect(host.get_by_role("dialog").locator(".link")).to_have_text(f"https://ball.example/t/{code}")


def test_coming_by_code_and_by_link(visit: Visit, server: RunningServer) -> None:
    (host,) = make_table(visit, server, 1, {"seats": 4})
    code = host.locator(".invite .code").inner_text()
    guest = visit(server.url)
    field = guest.get_by_label("Table code")
    field.fill("K7")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert").first).to_contain_text("six letters")
    field.fill(f"  {code.lower()} ")
    guest.get_by_role("button", name="Join").click()
    guest.get_by_label("Your name").fill("Host")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".toast")).to_contain_text("already has that name")
    guest.get_by_label("Your name").fill("Béla")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Béla").first).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)

    lost = visit(f"{server.url}/t/ZZZZZZ")
    expect(lost.get_by_role("heading", name="No such table")).to_be_visible()
    lost.goto(f"{server.url}/nowhere")
    expect(lost.get_by_role("heading", name="Nobody dances here")).to_be_visible()


def test_what_a_host_can_do(visit: Visit, server: RunningServer) -> None:
    """Bots, the order of seats by keyboard and by drag, removing a guest, handing over, changing options."""
    host, guest = make_table(visit, server, 2, {"seats": 5})
    host.get_by_label("How well the bot plays").select_option("Master")
    host.get_by_role("button", name="Add a bot").click()
    expect(guest.get_by_text("Bot: Master")).to_be_visible()
    bot = names(host)[2]

    grip = host.get_by_role("button", name="Guest 1, seat 2: move")
    grip.focus()
    host.keyboard.press("ArrowUp")
    expect(host.locator(".seat strong").first).to_have_text("Guest 1")
    expect(host.get_by_role("button", name="Guest 1, seat 1: move")).to_be_focused()
    expect(guest.locator(".seat strong")).to_have_text(["Guest 1", "Host", bot])

    grip = host.get_by_role("button", name=f"{bot}, seat 3: move").bounding_box()
    assert grip
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    host.mouse.move(x, y)
    host.mouse.down()
    host.mouse.move(x, y - 40, steps=3)
    host.mouse.move(x, y - 190, steps=3)
    host.mouse.up()
    expect(guest.locator(".seat strong")).to_have_text([bot, "Guest 1", "Host"])

    host.get_by_role("button", name=f"Free {bot}’s seat").click()
    expect(guest.locator(".seat strong")).to_have_text(["Guest 1", "Host"])

    host.get_by_role("button", name="Change", exact=True).click()
    dialog = host.get_by_role("dialog")
    expect(dialog.get_by_role("group", name="Players").get_by_role("radio", name="2", exact=True)).to_be_enabled()
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="7", exact=True).check(force=True)
    dialog.get_by_role("button", name="Save").click()
    expect(guest.locator(".facts")).to_contain_text("7 players")

    host.get_by_role("button", name="Free Guest 1’s seat").click()
    expect(guest.locator(".toast")).to_contain_text("You are no longer at this table.")
    expect(guest.get_by_role("link", name="Back to your table")).to_have_count(0)
    guest.goto(host.url)
    guest.locator("#name").fill("Guest 1")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".seat strong")).to_have_text(["Host", "Guest 1"])

    host.get_by_role("button", name="Make Guest 1 the host").click()
    expect(guest.locator(".lobby .button.gold.large")).to_be_visible()
    expect(host.locator(".lobby .button.gold.large")).to_have_count(0)
    start(guest)
    ready(host, guest)


def test_somebody_leaves_in_the_lobby(visit: Visit, server: RunningServer) -> None:
    host, guest = make_table(visit, server, 2, {"seats": 4})
    host.get_by_role("button", name="Leave", exact=True).click()
    expect(host.get_by_role("button", name="Play now")).to_be_visible()
    expect(guest.locator(".lobby .button.gold.large")).to_be_visible()
    assert names(guest) == ["Guest 1"]
