"""The decorator that makes one source run at three speeds.

Every function of the rules is plain Python. With `NUMBA_DISABLE_JIT=1` it stays so and Numba is not even imported; otherwise Numba compiles
it on its first call and keeps the machine code on disk. CUDA kernels call the same functions.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

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
def _folder(*sources: str) -> Path:
    """Where machine code made of these sources is kept: a change of any of them starts a new folder."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(chosen) / "mascarade" / fingerprint(*sources)


_told: set[Path] = set()


def _tell_once(folder: Path) -> None:
    """One line, on the error stream, when somebody is about to wait for the compiler."""
    if folder not in _told and not folder.exists():
        print("mascarade: compiling for this machine (once; some seconds) ...", file=sys.stderr, flush=True)
    _told.add(folder)


def compiled(function: F) -> F:
    """Compile a function of the rules when a door needs it, unless the rules run interpreted."""
    if INTERPRETED:
        return function
    import numba

    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def door(function: F, *, parallel: bool = False) -> F:
    """Compile a function that Python calls, and keep the machine code, with that of all it calls, on disk.

    The function's module says in `COMPILED_FROM` which sources of this package that is.
    `parallel` lets its loops over Numba's `prange` use all cores.
    """
    if INTERPRETED:
        return function
    import numba

    folder = _folder(*function.__globals__["COMPILED_FROM"])
    _tell_once(folder)
    # Numba reads its folder when a function is decorated: ours is set for that moment only, so that other users of Numba in this
    # process keep theirs.
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy", parallel=parallel)(function))
    finally:
        config.CACHE_DIR = before
