"""The decorator that makes one source run at three speeds.

Every function of the rules is plain Python. With `NUMBA_DISABLE_JIT=1` it stays so and Numba is not even imported; otherwise Numba compiles
it on its first call and keeps the machine code on disk. CUDA kernels call the same functions.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from mascarade.rules.progress import tell_progress

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""True when the rules run as plain Python."""


@cache
def fingerprint(*sources: str) -> str:
    """A fingerprint of sources in this package, files or whole folders: Numba itself notices a change in a function's own file only."""
    package = Path(__file__).parent.parent
    files = [file for source in sources for file in (sorted((package / source).glob("*.py")) or [package / f"{source}.py"])]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


@cache
def folder_for(*sources: str) -> Path:
    """Where what is compiled out of these sources is kept: a change of any of them starts a new folder."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(chosen) / "mascarade" / fingerprint(*sources)


def compiled(function: F) -> F:
    """Compile a function of the rules when a door needs it, unless the rules run interpreted. Called from Python, it is plain Python."""
    if INTERPRETED:
        return function
    import numba

    njit: Any = numba.njit
    return cast(F, _inner(njit(nogil=True, error_model="numpy", **_NO_WRAPPERS)(function)))


def shared(function: F) -> F:
    """Compile a function that several doors lead to, and keep it on disk: each of them takes it from there. For modules as `door` is."""
    if INTERPRETED:
        return function
    return cast(F, _inner(_kept(function, **_NO_WRAPPERS)))


def door(function: F, *, parallel: bool = False) -> F:
    """Compile a function that Python calls, and keep the machine code, with that of all it calls, on disk.

    The function's module says in `COMPILED_FROM` which sources of this package that is.
    `parallel` lets its loops over Numba's `prange` use all cores.
    """
    if INTERPRETED:
        return function
    return cast(F, _kept(function, parallel=parallel, no_cfunc_wrapper=True))


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether a door's machine code was ever kept on this machine."""
    if INTERPRETED:
        return True
    door: Any = function
    return any(Path(door.stats.cache_path).glob(f"*.{door.__name__}-*.nbi"))


_NO_WRAPPERS: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Numba would compile two more functions for each: one that Python can call, one that C can."""


def _kept(function: Callable[..., Any], **options: bool) -> Any:
    import numba

    tell_progress()
    folder = folder_for(*function.__globals__["COMPILED_FROM"])
    # Numba reads its folder when a function is decorated: ours is set for that moment only, so that other users of Numba in this
    # process keep theirs.
    config: Any = numba.config
    njit: Any = numba.njit
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    finally:
        config.CACHE_DIR = before


def _inner(dispatcher: Any) -> Any:
    """A function for compiled callers only, who pass whole numbers of every width as the widest.

    Numba would compile it for each mixture of widths and for each constant that somebody passes: `tell` alone twenty times.
    """
    import numba

    types: Any = numba.types

    def wide(given: Any) -> Any:
        plain = types.unliteral(given)
        return types.int64 if isinstance(plain, types.Integer) and plain.bitwidth + (not plain.signed) <= 64 else plain

    narrow = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: narrow(tuple(map(wide, args)), {name: wide(given) for name, given in kws.items()})
    # Python must not find what has no wrapper for it.
    dispatcher._insert = lambda *_: None
    dispatcher._compile_for_args = lambda *_, **__: dispatcher.py_func
    return dispatcher
