"""What operators do to a running server and to its database, and what docs/hosting.md tells them to do."""

import asyncio
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from mascarade.cli import main
from mascarade.errors import MascaradeError
from mascarade.server.sqlite import SqliteLedger
from tests.server.net import STARTS_WITHIN, Process, Socket, wait_for

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


async def health(server: Process) -> tuple[int, dict[str, Any]]:
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/healthz") as response:
        return response.status, await response.json()


async def healthy(server: Process) -> None:
    """Wait until it says so."""
    for _ in range(200):
        if (await health(server))[0] == 200:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(await health(server))


def test_a_server_that_is_stopped_or_whose_database_is_moved_goes_on(tmp_path: Path) -> None:
    async def go(server: Process) -> None:
        async with Socket(server) as client:
            code = (await client.ask("make", name="Adele", options={"seats": 4}))["table"]

            server.running.send_signal(signal.SIGSTOP)
            await client.send("say", id="while it sleeps", text="hello?")
            with pytest.raises(MascaradeError, match="Another server"):
                SqliteLedger(server.database)
            server.running.send_signal(signal.SIGCONT)
            assert (await client.answer())["is"] == "ok"

            for how in ("removed", "replaced"):
                before = len(server.ledger(code))
                away = server.database.rename(tmp_path / "away.db")
                if how == "replaced":
                    server.database.write_bytes(away.read_bytes())
                assert (await client.ask("say", text=how))["code"] == "server-busy"
                status, said = await health(server)
                assert (status, said["status"]) == (503, f"tables.db was {how}")
                with pytest.raises(MascaradeError, match="Another server"):
                    SqliteLedger(server.database)
                away.replace(server.database)
                assert len(server.ledger(code)) == before
                assert (await client.ask("say", text="and back"))["is"] == "ok"
                await healthy(server)
                assert len(server.ledger(code)) == before + 1

            thief = sqlite3.connect(server.database, isolation_level=None)
            thief.execute("BEGIN IMMEDIATE")
            assert (await client.ask("say", text="locked"))["code"] == "server-busy"
            assert (await client.ask("watch", table=code))["is"] == "ok"  # nobody waits for the thief
            thief.close()
            assert (await client.ask("say", text="unlocked"))["is"] == "ok"

    with Process(tmp_path) as server:
        asyncio.run(go(server))
        assert server.stop() == 0
        assert {line["what"] for line in server.faults()} == {"not written"}


def test_a_server_that_is_killed_while_it_starts_leaves_everything_as_it_was(tmp_path: Path) -> None:
    """When it has just locked the database, and when it has just opened it, with a log from a kill before that."""

    async def go(server: Process) -> list[Any]:
        async with Socket(server) as client:
            code = (await client.ask("make", name="Adele", options={"seats": 4}))["table"]
            await client.ask("say", text="hello")
        server.kill()
        before = server.ledger(code)
        command = [sys.executable, "-m", "mascarade", "serve", "--port", "0", "--database", str(server.database)]
        for ending in ("-lock", "-shm"):
            there = Path(f"{server.database}{ending}")
            there.unlink(missing_ok=True)
            starting = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            await wait_for(there.exists, STARTS_WITHIN)
            starting.kill()
            starting.wait()
        server.start()
        assert server.ledger(code) == before
        async with Socket(server, client.token) as client:
            client.number = 100  # ids that were not used before
            assert (await client.ask("watch", table=code))["is"] == "ok"
            assert (await client.ask("say", text="again"))["is"] == "ok"
        return server.ledger(code)[len(before) :]

    with Process(tmp_path) as server:
        assert [entry["e"] for entry in asyncio.run(go(server))] == ["spoke"]
        assert server.faults() == []


def backup(server: Process, to: Path) -> None:
    """The command of the documentation, with other paths."""
    (command,) = re.findall(r"^    (sqlite3 \S+ \"\.backup .*)$", HOSTING, re.MULTILINE)
    command = command.replace("/var/lib/mascarade/tables.db", str(server.database)).replace("/backup/tables.db", str(to))
    words = shlex.split(command)
    if shutil.which(words[0]):
        subprocess.run(words, check=True)
    else:  # what the command does
        with sqlite3.connect(server.database) as base, sqlite3.connect(to) as copy:
            base.backup(copy)


def test_a_backup_is_a_whole_moment_and_can_be_put_back(tmp_path: Path) -> None:
    async def go(server: Process) -> None:
        async with Socket(server) as client:
            code = (await client.ask("make", name="Adele", options={"seats": 4}))["table"]
            await client.ask("say", text="before")
            backup(server, tmp_path / "backup.db")
            await client.ask("say", text="after")
            assert [entry.get("text") for entry in server.ledger(code)] == [None, "before", "after"]
        assert await asyncio.to_thread(server.stop) == 0
        # stop the server, put the file back, remove -wal and -shm, start it
        shutil.copy(tmp_path / "backup.db", server.database)
        for ending in ("-wal", "-shm"):
            Path(f"{server.database}{ending}").unlink(missing_ok=True)
        await asyncio.to_thread(server.start)
        async with Socket(server, client.token) as client:
            client.number = 100  # ids that were not used before
            assert (await client.ask("watch", table=code))["is"] == "ok"
            assert (await client.ask("say", text="anew"))["is"] == "ok"
        assert [entry.get("text") for entry in server.ledger(code)] == [None, "before", "anew"]
        assert await asyncio.to_thread(server.stop) == 0
        forget(server.database)
        assert len(server.ledger(code)) == 3
        with sqlite3.connect(server.database) as base:
            base.execute("UPDATE tables SET opened = ?", (time.time() - 91 * 24 * 3600,))
        forget(server.database)
        assert server.ledger(code) == []

    with Process(tmp_path) as server:
        asyncio.run(go(server))
        assert server.faults() == []


def forget(database: Path) -> None:
    """Delete old tables, as the documentation says."""
    (command,) = re.findall(r"^    mascarade (database forget /\S+ .*)$", HOSTING, re.MULTILINE)
    assert main([str(database) if word.startswith("/") else word for word in shlex.split(command)]) == 0
