"""Several workers of the real thing on one port and one PostgreSQL: any door leads to any table, and whoever dies, games go on."""

import asyncio
import contextlib
import os
import random
import signal
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from mascarade.server import entries
from mascarade.server.guests import guest_of
from tests.server.net import Group, Player, Process, Socket, wait_for
from tests.server.test_kill import replay


class Workers(Process):
    """`mascarade serve --workers` on a shared database."""

    def __init__(self, folder: Path, shared: str, *options: str) -> None:
        super().__init__(folder, *options, kind="sqlite")
        self.kind, self.address = "postgres", shared

    def children(self) -> list[int]:
        pid = self.running.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def check(server: Workers, group: Group) -> None:
    """Nothing acknowledged is lost, nothing has happened twice, and everybody has seen the same game."""
    written = [entries.decode(body) for body in server.bodies(group.code)]
    actions = Counter(entry.action for entry in written if entry.action)
    assert set(actions.values()) == {1}
    made = [entry.number for entry in written if isinstance(entry, entries.Decided)]
    for player in group.players:
        assert player.table is not None
        assert player.table["reveal"]["actions"] == made
        for identity, message in player.acknowledged.items():
            assert actions[f"{guest_of(player.token, 0)}:{identity}"] == 1
            if message["do"] == "decide":
                assert made[message["after"]] == message["action"]
        assert {refused["code"] for refused in player.refused} <= {"late", "not-now"}


def test_a_game_across_doors_while_workers_are_killed_and_stand_still(tmp_path: Path, shared: str) -> None:
    """People come to any of three workers; one after the other is killed, or hangs, in the middle of it."""

    async def go(server: Workers) -> None:
        rng = random.Random(5)
        group = Group([Player(server, name, number) for number, name in enumerate(("Adele", "Bruno", "Cedric", "Dora"))])
        await wait_for(lambda: sum(line["what"] == "serving" for line in server.log) == 3, 60)  # before that none is expected to show life
        await group.begin(seats=7, edition=2)
        for how in (signal.SIGSTOP, signal.SIGKILL, signal.SIGKILL):
            heard = len(group.players[0].heard)
            await wait_for(lambda heard=heard: len(group.players[0].heard) > heard or group.players[0].done.is_set())  # type: ignore[misc]
            victim = rng.choice(server.children())
            os.kill(victim, how)
            if how == signal.SIGSTOP:
                await wait_for(lambda: any(line["what"] == "a worker hangs" for line in server.log))
        await group.finish(120)
        await asyncio.to_thread(check, server, group)
        while True:  # as a page does that is told to connect anew: the last one killed may have had the table
            with contextlib.suppress(ConnectionError, aiohttp.ClientError):
                await replay(server, group)
                return

    with Workers(tmp_path, shared, "--workers", "3", "--bot-pace", "0.01") as server:
        asyncio.run(go(server))
        assert server.stop() == 0
        assert server.faults() != []  # a worker has ended, and the log says so


def test_a_server_that_is_stopped_hands_its_tables_over(tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers, as on two machines: what one played the other plays at once, not when a lease is over."""
    monkeypatch.setenv("MASCARADE_SECRET", "the same for both")

    async def go(one: Workers, other: Workers) -> None:
        async with Socket(one) as host, Socket(other) as guest:
            code = (await host.ask("make", name="Adele", options={"seats": 4}))["table"]
            assert (await guest.ask("watch", table=code))["is"] == "ok"  # over the wire between them
            assert (await guest.ask("join", name="Bruno"))["is"] == "ok"
            assert (await host.next("table"))["people"][0]["name"] == "Adele"
            told, stopped = await asyncio.gather(guest.hang_up(), asyncio.to_thread(one.stop))
            assert (told, stopped) == (1012, 0)
        async with Socket(other, guest.token) as guest, Socket(other, host.token) as host:
            for who in (guest, host):
                assert (await who.ask("watch", table=code))["is"] == "ok"
            assert [person["name"] for person in (await guest.next("table"))["people"]] == ["Adele", "Bruno"]
            assert (await host.ask("start"))["is"] == "ok"

    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    with Workers(tmp_path / "one", shared) as one, Workers(tmp_path / "other", shared) as other:
        asyncio.run(go(one, other))
        assert one.faults() == other.faults() == []


def test_several_workers_need_a_database_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    from mascarade.cli import main

    assert main(["serve", "--workers", "2", "--database", "tables.db"]) == 2
    assert "PostgreSQL database; tables.db is a file" in capsys.readouterr().err
