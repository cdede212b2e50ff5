"""One core for each product of matrices.

NumPy's library shares a product between all cores, whose threads then wait for each other busily: beside another program, or on a server,
that is forty times slower than one core alone; and sums that are parted differently differ in their last digits.
"""

from contextlib import AbstractContextManager
from threading import Lock
from types import TracebackType

from threadpoolctl import ThreadpoolController


class _OneCore(AbstractContextManager[None]):
    """Whoever comes first sets the limit, for the whole process and for good.

    Lifting it after each product does not do: where one thread lifts it and another sets it, OpenBLAS goes on to share products, though it
    says that it does not.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._set = False

    def __enter__(self) -> None:
        with self._lock:
            if not self._set:
                ThreadpoolController().limit(limits=1, user_api="blas")
                self._set = True

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        pass


one_core = _OneCore()
