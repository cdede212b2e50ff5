"""A server that leaves, and a worker that hangs: what is said, who is waited for, and who is killed."""

import asyncio
import json
import os
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest
import uvloop

from mascarade.server import web
from mascarade.server.crew import LIFE, SILENCE_SECONDS, Member
from mascarade.server.sqlite import SqliteLedger
from mascarade.server.web import Server, Settings
from tests.server.net import UPGRADE


class Slow(SqliteLedger):
    """A ledger that takes its time to hand over, and may be cut off."""

    why: str | None = None

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.handing_over = asyncio.Event()
        self.may = asyncio.Event()

    def problem(self) -> str | None:
        return self.why

    async def hand_over(self) -> None:
        self.handing_over.set()
        await self.may.wait()


async def health(port: int) -> tuple[int, str]:
    url = f"http://127.0.0.1:{port}/healthz"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, str((await response.json())["status"])


def test_tables_are_handed_over_first_and_who_has_come_by_then_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        ledger = Slow(tmp_path / "tables.db")
        monkeypatch.setattr(web, "open_ledger", lambda _: ledger)
        server = Server(Settings(port=0))
        ready = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(server.run(ready))
        port = await ready
        assert await health(port) == (200, "ready")
        ledger.why = "cut off: no answer"
        assert await health(port) == (503, "cut off: no answer")
        ledger.why = None
        async with aiohttp.ClientSession() as session, session.ws_connect(f"http://127.0.0.1:{port}/ws") as before:
            server.stop.set()
            await ledger.handing_over.wait()
            assert await health(port) == (503, "draining")
            async with session.ws_connect(f"http://127.0.0.1:{port}/ws") as late:  # it is let in, and told to go elsewhere
                assert (await late.receive()).data == 1012
            # nobody accepts these before the listener is closed: the loop does not turn meanwhile
            with socket.create_connection(("127.0.0.1", port)) as queued, socket.create_connection(("127.0.0.1", port)) as upgrade:
                queued.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                upgrade.sendall(
                    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    + "".join(f"{name}: {said}\r\n" for name, said in UPGRADE.items()).encode()
                    + b"\r\n"
                )
                ledger.may.set()
                said = await asyncio.to_thread(everything, queued)
                assert json.loads(said.partition(b"\r\n\r\n")[2])["status"] == "draining"
                assert b"101 Switching" in await asyncio.to_thread(upgrade.recv, 4096)
            assert (await before.receive()).data == 1012
        await running
        with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            pass

    uvloop.run(go())


def everything(there: socket.socket) -> bytes:
    found = b""
    while more := there.recv(4096):
        found += more
    return found


HANGS = f"import os, time; os.write(int(os.environ[{LIFE!r}]), b'.'); time.sleep(1000)"
STARTS = "import time; time.sleep(1000)"


def test_a_worker_that_shows_no_life_any_more_is_killed_and_one_on_its_way_is_not() -> None:
    hanging, starting = (Member([sys.executable, "-c", text], dict(os.environ)) for text in (HANGS, STARTS))
    try:
        while hanging.silent < 0:
            hanging.look(0.0)
        hanging.look(SILENCE_SECONDS - 0.1)
        assert hanging.process.poll() is None
        hanging.look(0.2)
        assert hanging.process.wait(20) == -signal.SIGKILL
        starting.look(10 * SILENCE_SECONDS)
        assert starting.process.poll() is None
    finally:
        for one in (hanging, starting):
            one.process.kill()
            one.process.wait()
            one.close()
