"""Real server processes, a moment after they are asked for: one process that has loaded everything forks for each.

    python -m tests.server.nursery LEASE_SECONDS

reads what to start as lines of JSON, and answers each with a process id. What has ended it buries.
"""

import contextlib
import ctypes
import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

NEW_NETWORK = 0x40000000


class Nursery:
    """That process, for those who want servers."""

    def __init__(self, lease: float) -> None:
        command = [sys.executable, "-m", "tests.server.nursery", str(lease)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._ask = self._process.stdin
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self, options: list[str], log: Path, environment: dict[str, str], network: str = "") -> int:
        """Start a server; gives its process id."""
        assert self._ask is not None
        self._ask.write(json.dumps([options, str(log), environment, network]) + "\n")
        self._ask.flush()
        return int(self._line())

    def close(self) -> None:
        self._process.communicate(timeout=30)


def signal_to(pid: int, how: signal.Signals) -> None:
    """What is gone already is gone."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, how)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _serve(options: list[str], log: str, environment: dict[str, str], network: str) -> None:
    """In the new process: be a server until the end."""
    from mascarade.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, file in enumerate((nothing, written, written)):
        os.dup2(file, number)
    if network:
        with Path("/run/netns", network).open("rb") as place:
            if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), NEW_NETWORK):
                raise OSError(ctypes.get_errno(), network)
    status = 1
    try:
        status = main(["serve", *options])
    finally:
        os._exit(status)


def run(lease: float) -> None:
    from mascarade.server import shared

    shared.LEASE_SECONDS = lease  # type: ignore[misc]  # before anybody has looked
    from mascarade.server import postgres, serve  # noqa: F401
    from mascarade.server.bot_seats import begin, wake_up

    begin()
    wake_up()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        asked: list[Any] = json.loads(line)
        pid = os.fork()
        if not pid:
            _serve(*asked)
        print(pid, flush=True)


if __name__ == "__main__":
    run(float(sys.argv[1]))
