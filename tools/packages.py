"""Builds wheel and source distribution, installs them into a bare environment on each Python found, and uses them there.

Run by `make packages`. It installs from the package index that pip is set up for, as `make` itself does; tests stay on this machine.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mascarade.wasm.kept import SHIPPED, core_wasm

ROOT = Path(__file__).parents[1]
NAMES = ("python3.11", "python3.12", "python3.13", "python3.14")
FOREIGN = ("node_modules", ".venv", "__pycache__", ".git/")

LIBRARY = """
import random, mascarade
rng = random.Random(13)
game = mascarade.Game.new(6, seed=1)
while game.decides:
    game.play(rng.choice(game.moves))
record = mascarade.record_of(game)
assert str(mascarade.read_records(str(record))[0]) == str(record)
for player in ("regular", "expert"):
    game = mascarade.Game.new(4, seed=1)
    bot = mascarade.make_bot(game.players[0], player, 1)
    bot.deal(game.cards)
    assert bot.decide(game.view(game.players[0])) in game.moves
from mascarade.envs.vector import VectorEnv
env = VectorEnv(mascarade.printed_cast(1, 4), 2)
env.reset(seed=1)
env.step(env.sample())
"""
"""What a researcher does with the package alone, without any extra."""
TESTS = ("tests/rules/test_records.py", "tests/test_places.py")
"""What is run out of the source distribution: the rules, and what reads nearly every folder."""


def run(*command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command outside the working tree, with the rules interpreted: nothing is compiled, and nothing of this folder is imported."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"NUMBA_DISABLE_JIT": "1"} | settings
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run([*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def must(*command: str | Path) -> str:
    """A command that must succeed."""
    done = run(*command)
    if done.returncode:
        sys.exit(f"packages: {' '.join(map(str, command))[:200]}: exit {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-3000:]}")
    return done.stdout


def build(folder: Path) -> tuple[Path, Path]:
    """Wheel and source distribution; the wheel is made of the source distribution, as installers do it."""
    shutil.copyfile(core_wasm(), SHIPPED)  # a wheel brings it, so that nobody who installs one need make it
    make = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run([*make, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (source,) = folder.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = archive.getnames()
        archive.extractall(folder / "source", filter="data")
    foreign = [name for name in names if any(one in name for one in FOREIGN)]
    if foreign:
        sys.exit(f"packages: the source distribution contains {len(foreign)} files that are not ours: {foreign[:3]}")
    (unpacked,) = (folder / "source").iterdir()
    for needed in (
        "tools/packages.py",
        "tests/test_docs.py",
        "src/mascarade/server/static/index.html",
        "src/mascarade/wasm/core.wasm",
        "LICENSE",
    ):
        if not (unpacked / needed).exists():
            sys.exit(f"packages: {needed} is missing in the source distribution")
    here = os.environ | {"PYTHONPATH": str(unpacked / "src"), "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS], cwd=unpacked, env=here, check=True)
    shutil.rmtree(unpacked / "tests")  # with what Python has left there
    subprocess.run([*make, "-t", "wheel"], cwd=unpacked, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel, source


def pythons() -> list[str]:
    """One Python of each version from 3.11 on: those on the path, and those that pyenv keeps beside it."""
    kept = run("pyenv", "root").stdout.strip() if shutil.which("pyenv") else ""
    found = []
    for name in NAMES:
        places = [shutil.which(name), *sorted(map(str, Path(kept).glob(f"versions/*/bin/{name}")))] if kept else [shutil.which(name)]
        found += [place for place in places if place and run(place, "-c", "import venv").returncode == 0][:1]  # a shim may lead nowhere
    return found or [sys.executable]


def use(python: str, wheel: Path, folder: Path) -> None:
    """Install a wheel into a bare environment, alone and with the server, and use it. What is not used need not become byte code."""
    must(python, "-m", "venv", "--without-pip", folder)
    here = folder / "bin"
    ours = [sys.executable, "-m", "pip", "--python", here / "python", "--disable-pip-version-check"]
    pip = [*ours, "-q", "install", "--no-compile", "-c", ROOT / "requirements.txt"]
    must(*pip, wheel)
    must(here / "python", "-W", "error", "-c", LIBRARY)
    must(here / "mascarade", "--version")
    alone = run(here / "mascarade", "play", "--players", "4")
    if alone.returncode != 2 or "pip install 'mascarade[terminal]'" not in alone.stderr:
        sys.exit(f"packages: without its extra, `mascarade play` should say what to install; it says: {alone.stdout}{alone.stderr}")
    must(*pip, f"mascarade[server] @ {wheel.as_uri()}")
    must(here / "mascarade", "cast", "--players", "4")
    shipped = must(here / "python", "-c", "from mascarade.wasm import kept; print(kept.core_wasm() == kept.SHIPPED and kept.is_made())")
    if shipped.strip() != "True":
        sys.exit("packages: the wheel's core.wasm is missing, or made of other sources")
    must(here / "mascarade", "site", folder / "site")
    if not list((folder / "site").glob("**/core*.wasm")):
        sys.exit("packages: `mascarade site` wrote no core.wasm")
    must(here / "python", "-c", "import mascarade.server.serve, mascarade.arena.commands, mascarade.terminal.play")


def main() -> None:
    """Everything."""
    with tempfile.TemporaryDirectory() as folder:
        wheel, source = build(Path(folder))
        print(f"{wheel.name} {wheel.stat().st_size // 1000} kB, {source.name} {source.stat().st_size // 1000} kB")
        found = pythons()
        with ThreadPoolExecutor() as side_by_side:
            for python, used in [(one, side_by_side.submit(use, one, wheel, Path(folder) / Path(one).name)) for one in found]:
                used.result()
                print(f"{Path(python).name}: installed bare, with the server, and used", flush=True)


if __name__ == "__main__":
    main()
