"""Whole games with `mascarade serve`, over HTTP and WebSockets."""

import asyncio

from mascarade.server import messages
from tests.server.net import Group, Message, Player, Process, Socket

# -- whole games -------------------------------------------------------------------------------------------------------------------------


def check_heard(player: Player, steps: list[Message]) -> None:
    """What a client was told of each decision is what the replay says it may know (R10)."""
    assert player.table is not None
    you = player.table["you"]
    assert sorted(player.heard) == list(range(1, len(steps)))
    for number, events in player.heard.items():
        last = number == len(steps) - 1
        assert events == [event for event in steps[number]["events"] if last or event.get("to") is None or you in event["to"]]


def test_two_whole_games_with_a_rematch(server: Process) -> None:
    async def go() -> None:
        group = Group([Player(server, name, number) for number, name in enumerate(("Xanthippe", "Quasimodo"))])
        await group.begin(seats=6, edition=2, scenario="B")
        await group.finish()
        host, other = group.players
        assert host.table is not None
        assert (host.table["reveal"], host.refused, other.refused) == ((other.table or {})["reveal"], [], [])
        async with Socket(server, host.token) as again, Socket(server, other.token) as agreeing:
            for one in (again, agreeing):
                await one.ask("watch", table=group.code)
                await one.ask("rematch")
            steps = (await again.ask("replay"))["steps"]
            assert [step["choice"]["action"] for step in steps[1:]] == host.table["reveal"]["actions"]
            for player in group.players:
                check_heard(player, steps)
            code = (await again.ask("play_again"))["table"]
        second = Group([Player(server, player.name, 7, player.token) for player in group.players])
        second.code = code
        second.come()
        await second.finish()
        seen = [player.table or {} for player in second.players]
        assert [(one["code"], one["phase"], one["you"]) for one in seen] == [(code, "over", 0), (code, "over", 1)]

    asyncio.run(go())


def test_reloading_returns_to_the_same_seat(server: Process) -> None:
    async def go() -> None:
        async with Socket(server) as client:
            code = (await client.ask("quick", name="A", options={"seats": 4}))["table"]
            assert (await client.next("table"))["you"] == 0
            token = client.token
        async with Socket(server, token) as client, Socket(server) as stranger, Socket(server, token) as second:
            await client.ask("watch", table=code)
            assert (await client.next("table"))["you"] == 0
            await stranger.ask("watch", table=code)
            assert (await stranger.next("table"))["you"] is None
            await second.send("hello", protocol=messages.PROTOCOL, sharer=1)  # somebody else on the same device
            await second.ask("watch", table=code)
            assert (await second.next("table"))["you"] is None
            await second.send("hello", protocol=messages.PROTOCOL, sharer=0)
            await second.ask("watch", table=code)
            assert (await second.next("table"))["you"] == 0

    asyncio.run(go())


def test_several_people_on_one_device(server: Process) -> None:
    async def go() -> None:
        async with Socket(server) as one, Socket(server, one.token) as two:
            code = (await one.ask("make", name="A", options={"seats": 4}))["table"]
            await two.send("hello", protocol=messages.PROTOCOL, sharer=1)
            await two.answer()
            await two.ask("watch", table=code)
            assert (await two.ask("join", name="B"))["is"] == "ok"
            assert (await two.next("table"))["you"] == 1
            assert (await two.ask("start"))["code"] == "not-host"

    asyncio.run(go())


def test_a_client_that_does_not_read_is_not_served_until_it_does(server: Process) -> None:
    """It asks for much and reads nothing; nobody else notices. When it reads, everything is there, in order."""

    async def go() -> None:
        group = Group([Player(server, "Slow")])
        await group.begin(seats=13)
        await group.finish()
        async with Socket(server, group.players[0].token) as slow, Socket(server) as other:
            await slow.ask("watch", table=group.code)
            for number in range(6):
                await slow.send("replay", id=f"r{number}")
            await other.send("ping")
            assert await other.answer() == {"is": "pong"}
            assert [(await slow.answer())["id"] for _ in range(6)] == [f"r{number}" for number in range(6)]

    asyncio.run(go())
