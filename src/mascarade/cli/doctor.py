"""`mascarade doctor`: what is installed, compiled and reachable, and the command that mends what is not. It needs nothing but Python."""

import argparse
import importlib
import json
import os
import platform
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Literal

import mascarade
from mascarade.refusals import say

PORT: Final = 8013
"""Where `mascarade serve` listens if nobody says otherwise."""
DATABASE: Final = "mascarade.db"
"""Where it keeps its tables then."""
TO_PLAY: Final = ("", "terminal")
"""The extras that a game in the terminal needs; the empty one is the package itself."""
MODULES: Final = {"fluent-runtime": "fluent.runtime", "fluent.runtime": "fluent.runtime"}
"""Packages that are imported by another name than they are installed by."""
GAME: Final = (("rules",), ("rules", "luck", "beliefs", "bots"))
"""The sources of the compiled code that a game against bots needs: `COMPILED_FROM` of its modules."""

State = Literal["ok", "absent", "broken"]
_MARKS: Final = {"ok": "✓", "absent": "·", "broken": "✗"}


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    what: str
    state: State
    """`absent` is what one can play without; `broken`, what one cannot."""
    key: str
    """The message that tells it."""
    values: dict[str, Any] = field(default_factory=dict)
    mend: str = ""
    """The command that mends it."""


def run(options: argparse.Namespace) -> int:
    """Print what was found; 1 if something is missing without which nobody can play."""
    from mascarade.terminal.language import language_of

    language = language_of(os.environ)
    found = list(findings())
    broken = [one for one in found if one.state == "broken"]
    if options.json:
        told = [{"what": one.what, "state": one.state, **one.values, "mend": one.mend or None} for one in found]
        print(json.dumps({"version": mascarade.__version__, "plays": not broken, "findings": told}, ensure_ascii=False, indent=1))
        return 1 if broken else 0
    for one in found:
        print(f"{_MARKS[one.state]} {say(language, one.key, **one.values)}" + (f"\n    {one.mend}" if one.mend else ""))
    print()
    if broken:
        print(say(language, "cli-doctor-unwell", command=broken[0].mend))
        return 1
    print(say(language, "cli-doctor-well", command="mascarade play"))
    return 0


def findings() -> Iterator[Finding]:
    """Everything there is to know, the most needed first."""
    system = f"{platform.system()} {platform.machine()}"
    values = {"version": mascarade.__version__, "python": platform.python_version(), "system": system}
    yield Finding("mascarade", "ok", "cli-doctor-version", values)
    yield from _packages()
    yield _compiled()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    yield Finding("cores", "ok", "cli-doctor-cores", {"cores": cores})
    yield _gpu()
    yield _page()
    yield _database()
    yield _port()


def requirements() -> dict[str, dict[str, str]]:
    """What each extra brings: packages, and which versions of them. The empty extra is what the package needs always."""
    try:
        lines = metadata.requires("mascarade") or []
    except metadata.PackageNotFoundError:
        return {}
    found: dict[str, dict[str, str]] = {"": {}}
    for line in lines:
        wanted = re.match(r"([\w.-]+)(?:\[[^]]*\])?([^;]*)(?:;.*extra == ['\"](\w+)['\"])?", line)
        if wanted and wanted[1] != "mascarade":
            found.setdefault(wanted[3] or "", {})[wanted[1]] = wanted[1] + wanted[2].strip()
    return found


def _packages() -> Iterator[Finding]:
    wanted = requirements()
    if not wanted:
        yield Finding("packages", "broken", "cli-doctor-missing", {"package": "mascarade"}, "pip install 'mascarade[terminal]'")
    for extra in sorted(wanted, key=lambda extra: (extra not in TO_PLAY, extra)):
        packages = wanted[extra]
        command = f"pip install 'mascarade[{extra}]'"
        needed = extra in TO_PLAY
        if not extra:
            yield from (_package(name, f"pip install '{packages[name]}'") for name in packages)
            continue
        looked = [_package(name, command) if needed else _version(name, command) for name in packages]
        if worst := next((one for one in looked if one.state != "ok"), None):
            state: State = "broken" if needed else "absent"
            yield Finding(f"extra {extra}", state, "cli-doctor-no-extra", {"extra": extra, "package": worst.values["package"]}, command)
        else:
            own = [one for one in looked if needed or one.what not in wanted.get("terminal", {})]
            versions = ", ".join(f"{one.values['package']} {one.values['version']}" for one in own)
            yield Finding(f"extra {extra}", "ok", "cli-doctor-extra", {"extra": extra, "packages": versions})


def _version(name: str, command: str) -> Finding:
    try:
        return Finding(name, "ok", "cli-doctor-installed", {"package": name, "version": metadata.version(name)})
    except metadata.PackageNotFoundError:
        return Finding(name, "broken", "cli-doctor-missing", {"package": name}, command)


def _package(name: str, command: str) -> Finding:
    """A package that must not only be there: it must work."""
    found = _version(name, command)
    if found.state == "ok":
        try:
            importlib.import_module(MODULES.get(name, name))
        except Exception as error:  # whatever a library says when it does not fit the machine
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            return Finding(name, "broken", "cli-doctor-fails", {"package": name, "why": why}, f"{command} --force-reinstall")
    return found


def _compiled() -> Finding:
    from mascarade.rules import compiled

    if compiled.INTERPRETED:
        return Finding("compiled", "absent", "cli-doctor-interpreted", mend="unset NUMBA_DISABLE_JIT")
    folders = [compiled.folder_for(*sources) for sources in GAME]
    values = {"folder": _short(folders[0].parent)}
    if all(any(folder.rglob("*.nbi")) for folder in folders):
        return Finding("compiled", "ok", "cli-doctor-compiled", values)
    if not _writable(folders[0]):
        return Finding("compiled", "absent", "cli-doctor-no-cache", values, "export XDG_CACHE_HOME=FOLDER")
    return Finding("compiled", "absent", "cli-doctor-uncompiled", values)


def _gpu() -> Finding:
    try:
        cuda: Any = importlib.import_module("numba.cuda")
        name = cuda.get_current_device().name if cuda.is_available() else b""
    except Exception:  # no Numba, or a driver that does not fit: there is no GPU for us
        name = b""
    if not name:
        return Finding("gpu", "absent", "cli-doctor-no-gpu")
    return Finding("gpu", "ok", "cli-doctor-gpu", {"name": name.decode() if isinstance(name, bytes) else str(name)})


def _page() -> Finding:
    package = Path(mascarade.__file__).parent
    if (package / "server" / "static" / "index.html").exists():
        return Finding("page", "ok", "cli-doctor-page")
    checkout = (package.parent.parent / "Makefile").exists()
    return Finding("page", "absent", "cli-doctor-no-page", mend="make page" if checkout else "pip install --force-reinstall mascarade")


def _database() -> Finding:
    values = {"file": DATABASE}
    if _writable(Path(DATABASE)):
        return Finding("database", "ok", "cli-doctor-database", values)
    return Finding("database", "absent", "cli-doctor-no-database", values, "mascarade serve --database FILE")


def _port() -> Finding:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", PORT))
        except OSError:
            return Finding("port", "absent", "cli-doctor-no-port", {"port": PORT}, "mascarade serve --port 0")
    return Finding("port", "ok", "cli-doctor-port", {"port": PORT})


def _writable(path: Path) -> bool:
    """Whether a file or a folder can be written, or made where it would be."""
    there = next(one for one in (path.absolute(), *path.absolute().parents) if one.exists())
    return os.access(there, os.W_OK) and (there == path.absolute() or there.is_dir())


def _short(path: Path) -> str:
    """A path that does not tell whose home it is in."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
