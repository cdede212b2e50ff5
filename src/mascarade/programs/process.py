"""A program that runs: bytes to it and from it, and nobody ever waits longer than they meant to."""

import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

QUEUE_BYTES: Final = 1024 * 1024
"""So much is kept for a program that does not read; then it counts as deaf."""
LAST_WORDS: Final = 2000
"""So many bytes of what it wrote to its error stream are kept."""
FAREWELL: Final = 1.0
"""Seconds that a program has to end by itself, once its input has ended."""

_AT_ONCE: Final = 65_536
_IN: Final = select.POLLIN | select.POLLHUP | select.POLLERR


class Gone(Exception):
    """The program has ended, or closed its output."""


class Deaf(Exception):
    """The program does not read."""


class Process:
    """A program in a process group of its own. Used by one thread at a time; what it writes to its error stream never stops it."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it. Raises OSError or ValueError if that cannot be done."""
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # Ctrl-C is for us; and what it starts in turn is ended with it
        )
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream is not None)
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._pending = bytearray()
        self._said = bytearray()
        self._poll = select.poll()
        self._poll.register(self._out, _IN)
        self._poll.register(self._err, _IN)
        self._open = {self._out, self._err}
        self._ended = False

    def send(self, data: bytes) -> None:
        """Send bytes: now, or as soon as the program reads. Raises Gone or Deaf."""
        self._pending += data
        self._write()
        if len(self._pending) > QUEUE_BYTES:
            raise Deaf

    def receive(self, until: float) -> bytes:
        """What the program writes next; nothing if it has not written by then, by the monotonic clock. Raises Gone."""
        while True:
            for number, _ in self._poll.poll(max(0.0, until - time.monotonic()) * 1000):
                if number == self._in:
                    self._write()
                    continue
                data = self._read(number)
                if number == self._out:
                    if not data:
                        raise Gone
                    return data
            if time.monotonic() >= until:
                return b""

    def _read(self, number: int) -> bytes:
        """What there is to read, nothing at the end; the last words are kept."""
        data = os.read(number, _AT_ONCE)
        if number == self._err:
            self._said = (self._said + data)[-LAST_WORDS:]
        if not data:
            self._poll.unregister(number)
            self._open.discard(number)
        return data

    def _write(self) -> None:
        try:
            while self._pending:
                del self._pending[: os.write(self._in, self._pending)]
        except BlockingIOError:
            self._poll.register(self._in, select.POLLOUT)
            return
        except BrokenPipeError:
            raise Gone from None
        with suppress(KeyError):
            self._poll.unregister(self._in)

    # -- the end -----------------------------------------------------------------------------------------------------------------------

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its error stream."""
        return self._said.decode("utf-8", "replace").strip()

    def status(self, seconds: float = 0.2) -> str:
        """How it ended, in words, if it has or does so now."""
        until = time.monotonic() + seconds
        while hasattr(os, "waitid"):
            # Without taking its number away (WNOWAIT): the group is ended by it.
            found = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if found is not None:
                how = "ended with status" if found.si_code == os.CLD_EXITED else "was ended by signal"
                return f"it {how} {found.si_status}"
            if time.monotonic() >= until:
                break
            time.sleep(0.005)
        return "it runs, but has closed its input or its output"

    def hang_up(self) -> None:
        """End its input: a program that reads to the end ends, too."""
        stdin = self._process.stdin
        if stdin is not None and not stdin.closed:
            with suppress(KeyError):
                self._poll.unregister(self._in)
            stdin.close()

    def end(self, seconds: float = FAREWELL) -> None:
        """End it, and all it has started: by the end of its input, then by SIGTERM, then by SIGKILL. Nothing of it is left."""
        if self._ended:
            return
        self._ended = True
        self.hang_up()
        if not self._silent(time.monotonic() + seconds):
            self._kill(signal.SIGTERM)
            self._silent(time.monotonic() + seconds / 2)
        self._kill(signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    def _silent(self, until: float) -> bool:
        """Whether both of its outputs end in time, as they do when it ends."""
        while self._open:
            for number, _ in self._poll.poll(max(0.0, until - time.monotonic()) * 1000):
                self._read(number)
            if time.monotonic() >= until:
                break
        return not self._open

    def _kill(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):  # nothing is left of it; or, on some systems, only what waits to be counted
            os.killpg(self._process.pid, number)
