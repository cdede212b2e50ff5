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


def _digest(*patterns: str) -> str:
    """A fingerprint of everything that is compiled: Numba itself notices a change in a function's own file only."""
    package = Path(__file__).parent.parent
    sources = [source for pattern in patterns for source in sorted(package.glob(pattern))]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]


def _cache_folder(digest: str) -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "mascarade" / digest
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "mascarade" / digest


_RULES = ("rules/*.py", "simulate.py")
_ENVS = ("envs/encoding.py", "envs/batch.py", "envs/single.py", "envs/observer.py")
_BOTS = ("beliefs/*.py", "bots/*.py")
_EXPERT = (*_ENVS, *_BOTS, "expert/odds.py", "expert/table.py", "expert/senses.py")
_COMPILED = {
    "mascarade.rules": _RULES,
    "mascarade.simulate": _RULES,
    "mascarade.envs": (*_RULES, *_ENVS),
    "mascarade.beliefs": (*_RULES, *_BOTS),
    "mascarade.bots": (*_RULES, *_BOTS),
    "mascarade.expert": (*_RULES, *_EXPERT),
    "mascarade.arena": (*_RULES, *_EXPERT, "arena/mixed.py", "arena/experts.py"),
    "mascarade.training": (*_RULES, *_EXPERT, "training/school.py"),
}
"""Whose machine code depends on which sources."""


@cache
def _folder(package: str) -> Path:
    """Where a package's machine code is kept: a change of what it depends on starts a new folder."""
    return _cache_folder(_digest(*_COMPILED[package]))


BOTS_CACHE = _folder("mascarade.bots")
"""Where the bots' machine code is kept: its name tells one state of their thinking from another."""


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

    `parallel` lets its loops over Numba's `prange` use all cores.
    """
    if INTERPRETED:
        return function
    import numba

    folder = _folder(".".join(function.__module__.split(".")[:2]))
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
