"""One core for each product of matrices.

NumPy's library shares a product between all cores, whose threads then wait for each other busily: beside another program, or on a server,
that is forty times slower than one core alone; and sums that are parted differently differ in their last digits.
"""

from contextlib import AbstractContextManager
from threading import Lock
from types import TracebackType
from typing import Any

from threadpoolctl import ThreadpoolController


class _OneCore(AbstractContextManager[None]):
    """Whoever comes first sets the limit, whoever leaves last lifts it: it is the whole process's."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._inside = 0
        self._library: ThreadpoolController | None = None
        self._limit: Any = None

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._library = self._library or ThreadpoolController()
                self._limit = self._library.limit(limits=1, user_api="blas")
            self._inside += 1

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                self._limit.restore_original_limits()


one_core = _OneCore()
