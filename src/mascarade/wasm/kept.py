"""`core.wasm`: shipped in wheels, and otherwise made once and kept where machine code is, by the fingerprint of its sources."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mascarade.rules.compiled import fingerprint, folder_for

SHIPPED: Final = Path(__file__).with_name("core.wasm")
SOURCES: Final = (
    *("rules", "luck", "beliefs", "bots", "envs/encoding", "envs/observer", "expert/odds", "expert/hearing", "expert/senses"),
    *("wasm/doors", "wasm/build", "wasm/lone"),
)
"""What it is made of: `COMPILED_FROM` of all modules with doors into it."""


def mark() -> bytes:
    """A section that says which sources a module is made of: its last."""
    name, said = b"sources", fingerprint(*SOURCES).encode()
    return bytes([0, 1 + len(name) + len(said), len(name)]) + name + said


def _found() -> tuple[Path, bool]:
    """The file, or where it is to be, and whether it is there."""
    for found in (SHIPPED, folder_for(*SOURCES) / SHIPPED.name):
        if found.exists() and found.read_bytes().endswith(mark()):
            return found, True
    return found, False


def is_made() -> bool:
    """Whether the file is there, of these very sources."""
    return _found()[1]


def core_wasm() -> Path:
    """The file, which is made now if it has never been: that takes half a minute."""
    found, made = _found()
    if not made:
        subprocess.run([sys.executable, "-m", "mascarade.wasm.build"], check=True)
    return found


def keep(make: Callable[[], bytes]) -> None:
    """Make the module and put it where it is looked for: the whole of it, or nothing."""
    found, _ = _found()  # before: who makes it keeps machine code elsewhere
    code = make()
    found.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=found.parent) as folder:
        fresh = Path(folder) / found.name
        fresh.write_bytes(code)
        os.replace(fresh, found)
