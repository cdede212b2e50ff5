"""How a server begins and ends: `mascarade serve` in a process of its own."""

import asyncio
import contextlib
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.server.net import UPGRADE, Process, Socket


def test_sigterm_ends_it_cleanly(tmp_path: Path) -> None:
    """Clients are told to come back; who does not answer is not waited for; everything is in one file."""

    async def go(server: Process) -> None:
        with socket.socket() as dead:  # connected, and never to be heard of again
            dead.connect(("127.0.0.1", server.port))
            lines = "".join(f"{name}: {value}\r\n" for name, value in UPGRADE.items())
            dead.sendall(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{lines}\r\n".encode())
            async with Socket(server) as client, Socket(server) as other, Socket(server) as mute:
                code = (await client.ask("quick", name="A", options={"seats": 4}))["table"]
                await client.ask("ready")
                await mute.ask("quick", name="B", options={"seats": 4})  # it sits at a table, reads nothing more, and talks on
                stopping = asyncio.create_task(asyncio.to_thread(server.stop, 15.0))
                for one in (client, other):
                    assert await one.hang_up() == aiohttp.WSCloseCode.SERVICE_RESTART
                with contextlib.suppress(ConnectionError):
                    while not stopping.done():
                        await mute.send("react", id="x", what="laugh")
                        await asyncio.sleep(0.05)
                assert await stopping == 0
        assert len(server.ledger(code)) >= 3

    with Process(tmp_path) as server:
        asyncio.run(go(server))
        assert [line["what"] for line in server.log] == ["serving", "stopping"]
        assert [path.name for path in tmp_path.glob("tables.db*")] == ["tables.db"]


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    first = tmp_path / "first"
    first.mkdir()
    with Process(first) as server:
        check_refusals(tmp_path, server)


def check_refusals(tmp_path: Path, server: Process) -> None:
    for options, said in (
        (("--database", str(tmp_path / "no" / "where.db")), "where.db"),
        (("--port", str(server.port)), "cannot listen"),
        (("--database", str(server.database)), "Another server is using this database"),
        (("--bot-pace", "-1"), "--bot-pace"),
        (("--base-url", "ball.example"), "--base-url"),
    ):
        broken = Process(tmp_path, *options)
        with pytest.raises(AssertionError):
            broken.start()
        assert broken.running.returncode == 2
        last = (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()[-1]
        assert last.startswith("mascarade: ")
        assert said in last
        (tmp_path / "log.txt").unlink()


@pytest.mark.parametrize("option", ["--port", "--metrics-port"])
@pytest.mark.parametrize("port", ["-1", "65536", "99999"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, option: str, port: str) -> None:
    """And not taken for a free one."""
    command = [sys.executable, "-m", "mascarade", "serve", "--database", str(tmp_path / "tables.db"), option, port]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{option}: {port} is out of range: 0 to 65535" in done.stderr
