"""`mascarade serve --workers`: as many servers as asked for on one port, watched, and started again when one ends."""

import contextlib
import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from typing import Final

from mascarade.refusals import Refusal
from mascarade.server.shared import LEASE_SECONDS

WORKER: Final = "MASCARADE_WORKER"
"""Which worker of a crew a process is, in its environment."""
LIFE: Final = "MASCARADE_LIFE"
"""The number of the pipe on which a worker shows its crew that it lives."""
SECRET: Final = "MASCARADE_SECRET"
"""What workers know each other by, in the environment of all of them."""
PAUSE_SECONDS: Final = 1.0
"""A worker that ends is not started again sooner than so long after it was."""
LEAVING_SECONDS: Final = 15.0
LIFE_SECONDS: Final = 1.0
"""So often a worker shows life."""
SILENCE_SECONDS: Final = LEASE_SECONDS + 1.0
"""A worker that shows none for so long hangs: by then others may have its tables, and it is killed."""
STARTING_SECONDS: Final = 120.0
"""But one that is on its way to its first may compile."""
LOOK_SECONDS: Final = 0.1
"""So often the crew looks."""

log = logging.getLogger("mascarade.crew")


def reserve(host: str, port: int) -> socket.socket:
    """Take a port for all workers; only they listen on it. Raises OSError."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    taken = socket.socket(family)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        taken.bind(address)
    except OSError:
        taken.close()
        raise
    return taken


class Member:
    """A worker, as its crew sees it."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._life, shows = os.pipe()
        os.set_blocking(self._life, False)
        try:
            self.process = subprocess.Popen(command, env=environment | {LIFE: str(shows)}, pass_fds=(shows,))
        finally:
            os.close(shows)
        self.since = time.monotonic()
        self.silent = -STARTING_SECONDS
        """For how long it has shown no life."""

    def look(self, passed: float) -> None:
        """Look for a sign of life after so many seconds, and kill a worker that hangs."""
        with contextlib.suppress(BlockingIOError):
            if os.read(self._life, 4096):
                self.silent = 0.0
                return
        self.silent += passed
        if self.silent > SILENCE_SECONDS and self.process.poll() is None:
            log.warning("a worker hangs", extra={"facts": {"process": self.process.pid}})
            self.process.kill()
            self.silent = 0.0

    def close(self) -> None:
        """It has ended."""
        os.close(self._life)


class Crew:
    """The process that watches workers. It serves nobody itself."""

    def __init__(self, command: list[str], many: int) -> None:
        self._command, self._many = command, many
        self._environment = os.environ | {SECRET: os.environ.get(SECRET) or secrets.token_hex(32)}
        self._workers: dict[int, Member] = {}
        self._leaving = False

    def run(self) -> None:
        """Until SIGINT or SIGTERM."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._leave)
        looked = time.monotonic()
        while not self._leaving:
            before, looked = looked, time.monotonic()
            for number in range(self._many):  # while the crew itself stands still nobody is silent
                self._look_at(number, min(looked - before, 10 * LOOK_SECONDS))
            time.sleep(LOOK_SECONDS)  # a signal ends it
        until = time.monotonic() + LEAVING_SECONDS
        for worker in self._workers.values():
            with contextlib.suppress(ProcessLookupError):
                worker.process.send_signal(signal.SIGTERM)
        for worker in self._workers.values():
            try:
                worker.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.process.kill()

    def _look_at(self, number: int, passed: float) -> None:
        known = self._workers.get(number)
        if known is not None:
            known.look(passed)
            if known.process.poll() is None or time.monotonic() < known.since + PAUSE_SECONDS:
                return
            log.warning("a worker has ended", extra={"facts": {"worker": number, "status": known.process.returncode}})
            known.close()
        self._workers[number] = Member(self._command, self._environment | {WORKER: str(number)})

    def _leave(self, *_: object) -> None:
        self._leaving = True


def lead(host: str, port: int, many: int) -> int:
    """Reserve the port and watch workers on it; gives the exit status."""
    try:
        taken = reserve(host, port)
    except OSError as error:
        raise Refusal("cli-cannot-listen", host=host, port=port, why=error.strerror) from None
    with taken:
        Crew([sys.executable, "-m", "mascarade", *sys.argv[1:], "--port", str(taken.getsockname()[1])], many).run()
    return 0
