"""`kill -9`: what was acknowledged is never lost, clients come back by themselves, and what they send again happens once."""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from mascarade.server.guests import guest_of
from tests.server.net import Group, Player, Process, Socket, wait_for
from tests.server.test_server_games import check_heard


async def play_through(server: Process, kills: int, seed: int, **options: object) -> Group:
    """A game of three people and bots; the server is killed so many times in the middle of it."""
    rng = random.Random(seed)
    group = Group([Player(server, name, seed + number) for number, name in enumerate(("Adele", "Bruno", "Cedric"))])
    await group.begin(**options)
    killed = asyncio.Event()

    def kill() -> None:
        """In the moment after something was sent: it may be committed or not, but nobody has been told."""
        time.sleep(rng.random() * 0.004)
        server.kill()
        killed.set()

    for _ in range(kills):
        killed.clear()
        victim = rng.choice(group.players)
        await wait_for(lambda victim=victim: len(victim.heard) > 0)  # type: ignore[misc]
        victim.on_sending = kill
        await wait_for(lambda: killed.is_set() or group.players[0].done.is_set())
        if not killed.is_set():  # it was over before
            break
        await asyncio.to_thread(server.start)
    await group.finish()
    return group


def check(server: Process, group: Group) -> None:
    """Nothing acknowledged is lost, and nothing happened twice."""
    entries = server.ledger(group.code)
    written = Counter(entry["action"] for entry in entries if entry.get("action"))
    assert set(written.values()) == {1}
    made = [entry["number"] for entry in entries if entry["e"] == "made"]
    for player in group.players:
        guest = guest_of(player.token, 0)
        assert player.table is not None
        assert player.table["reveal"]["actions"] == made
        for identity, message in player.acknowledged.items():
            assert written[f"{guest}:{identity}"] == 1
            if message["do"] == "decide":
                assert made[message["after"]] == message["action"]
        ours = sum(1 for action in written if action.startswith(guest))
        # What was written and not acknowledged was sent again, and acknowledged then; only the last may have come after the end.
        assert len(player.acknowledged) <= ours <= len(player.acknowledged) + len(player.pending)
        assert {refused["code"] for refused in player.refused} <= {"late", "not-now"}  # a bot was faster than who came back late


async def replay(server: Process, group: Group) -> None:
    """What everybody heard, before and after the kills, is what the replay says they may know."""
    async with Socket(server, group.players[0].token) as client:
        await client.ask("watch", table=group.code)
        steps = (await client.ask("replay"))["steps"]
    for player in group.players:
        check_heard(player, steps)


def campaign(folder: Path, kills: int, seed: int, **options: object) -> None:
    with Process(folder, "--bot-pace", "0.01") as server:
        group = asyncio.run(play_through(server, kills, seed, **options))
        check(server, group)
        asyncio.run(replay(server, group))
        assert server.starts > 1
        assert kills < 10 or sum(player.resent for player in group.players) > 0
        assert server.faults() == []


def test_a_game_goes_on_after_kill_9(tmp_path: Path) -> None:
    campaign(tmp_path, 3, 1, seats=6)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_many_kills(tmp_path: Path, seed: int) -> None:
    campaign(tmp_path, 12, 100 + seed, seats=5 + seed, edition=1 + seed % 2, scenario="AB"[seed % 2] if seed % 2 else "")


def test_a_table_is_made_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    """The answer is lost with the server; the client asks again, with the same id."""

    async def go(server: Process) -> None:
        codes = []
        token = ""
        for _ in range(2):
            async with Socket(server, token or None) as client:
                token = client.token
                await client.send("make", id="the one", name="Adele", options={"seats": 4})
                codes.append((await client.answer())["table"])
                await client.send("say", id="word", text="hello?")
                assert (await client.answer())["is"] == "ok"
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        assert codes[0] == codes[1]
        assert [entry["e"] for entry in server.ledger(codes[0])] == ["opened", "spoke"]

    with Process(tmp_path) as server:
        asyncio.run(go(server))


def test_every_phase_survives(tmp_path: Path) -> None:
    """A lobby, a deal and a game with a prepared answer and chat look the same to everybody after the kill, but for who is away."""

    async def tables(server: Process, codes: list[str], tokens: list[str]) -> list[object]:
        found: list[object] = []
        for code in codes:
            for token in (*tokens, None):
                async with Socket(server, token) as client:
                    await client.ask("watch", table=code)
                    table = await client.next("table")
                    people = [{key: value for key, value in person.items() if key != "away"} for person in table["people"]]
                    found.append(table | {"people": people, "deal_seconds": None, "takeover": None})
        return found

    async def go(server: Process) -> None:
        async with Socket(server) as host, Socket(server) as other:
            codes = []
            for phase in ("lobby", "deal", "game"):
                codes.append((await host.ask("make", name="Adele", options={"seats": 2, "starts": "first", "memory": "aid"}))["table"])
                await other.ask("watch", table=codes[-1])
                await other.ask("join", name="Bruno")
                await other.ask("say", text=phase)
                if phase != "lobby":
                    await host.ask("start")
                    await other.ask("ready")
                if phase == "game":
                    await host.ask("ready")
                    table = await host.next("table")
                    while table["phase"] != "game":
                        table = await host.next("table")
                    for turn in range(4):
                        who = (host, other)[turn % 2]
                        while not table["choices"]:
                            table = await who.next("decided")
                        assert (await who.ask("decide", action=table["choices"][0]["action"], after=turn))["is"] == "ok"
                        table = {"choices": []}
            tokens = [host.token, other.token]
            before = await tables(server, codes, tokens)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert await tables(server, codes, tokens) == before

    with Process(tmp_path) as server:
        asyncio.run(go(server))
        assert server.faults() == []
