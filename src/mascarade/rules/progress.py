"""What is said while somebody waits for the compiler: on the error stream, or in the log of a process that keeps one."""

import logging
import sys
from functools import cache
from types import ModuleType
from typing import Any

_log = logging.getLogger(__name__)
_CLEAR = "\r\033[K"
"""Back to an empty line on a terminal."""


def reached(function: Any) -> set[Any]:
    """A compiled function, and all that it may call."""
    found: set[Any] = set()
    waiting = [function]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            names = one.py_func.__code__.co_names
            used = [one.py_func.__globals__.get(name) for name in names]
            used += [vars(module).get(name) for module in used if isinstance(module, ModuleType) for name in names]
            waiting += [each for each in used if hasattr(each, "py_func")]
    return found


class Line:
    """One line that says what is compiled and how far: it comes and goes on a terminal. Elsewhere there is a line for each part."""

    def __init__(self) -> None:
        self._waiting: list[Any] = []  # what is being compiled, the one that Python called first
        self._all: set[Any] = set()
        self._done: set[Any] = set()
        self._told: set[str] = set()

    def begin(self, function: Any) -> None:
        """A function of ours is about to be compiled."""
        if not self._waiting:
            self._all = reached(function)
            self._tell_part(_part(function))
        self._waiting.append(function)

    def end(self) -> None:
        """The last one that began is compiled."""
        self._done.add(self._waiting.pop())
        if sys.stderr.isatty():
            self._write(_CLEAR + (self._far() if self._waiting else ""))

    def _far(self) -> str:
        return f"{_said(_part(self._waiting[0]))}: {len(self._done & self._all)} of {len(self._all)} functions"

    def _tell_part(self, part: str) -> None:
        if not sys.stderr.isatty() and part not in self._told:
            if _log.hasHandlers():
                _log.info(_said(part))
            else:
                self._write(f"{_said(part)}\n")
        self._told.add(part)

    @staticmethod
    def _write(text: str) -> None:
        print(text, end="", file=sys.stderr, flush=True)


def _part(function: Any) -> str:
    part: str = function.py_func.__module__.split(".")[1]
    return part


def _said(part: str) -> str:
    return f"mascarade: compiling for this machine, once: {part}"


@cache
def tell_progress() -> None:
    """From now on, in this process, say what is compiled. Functions of others are none of our business."""
    import numba.core.event

    events: Any = numba.core.event
    line = Line()

    class Compiling(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            if _ours(event):
                line.begin(event.data["dispatcher"])

        def on_end(self, event: Any) -> None:
            if _ours(event):
                line.end()

    events.register("numba:compile", Compiling())


def _ours(event: Any) -> bool:
    return str(event.data["dispatcher"].py_func.__module__).startswith("mascarade.")
