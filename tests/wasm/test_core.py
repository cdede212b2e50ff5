"""The fourth speed: what WebAssembly plays is what the CPU plays, byte by byte."""

import os
import random
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade.bots.players import LEVELS, TEMPERAMENTS
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.wasm import build, doors, kept, lone, typescript
from mascarade.wasm.doors import DOORS
from tests.wasm.beside import NODE, Table, in_node, job, own_casts, random_decisions

PAGE = Path(__file__).parents[2] / "page"


def decisions(printed: int, own: int) -> Iterator[tuple[Cast, dict[str, Any]]]:
    """Random decisions with every printed cast, and with random casts of players' own that have blank cards."""
    casts = [*((printed_cast(*one), printed) for one in printed_casts()), *((cast, own) for cast in own_casts(200, seed=1))]
    for seed, (cast, many) in enumerate(casts):
        yield cast, job(cast, seed, decisions=many)


def games(many: int) -> Iterator[tuple[Cast, dict[str, Any]]]:
    """Games with every printed cast, in which every level plays with every temperament."""
    dice = random.Random(1)
    everybody = [f"{level}:{temperament}" for level in LEVELS for temperament in TEMPERAMENTS]
    for seed, one in enumerate(printed_casts()):
        cast = printed_cast(*one)
        yield cast, job(cast, seed, games=many, most=500, bots=dice.sample(everybody, cast.players))


def compare_decisions(printed: int, own: int) -> None:
    tasks = list(decisions(printed, own))
    assert in_node([asked for _, asked in tasks]) == [random_decisions(cast, asked["seed"], asked["decisions"]) for cast, asked in tasks]


def compare_games(many: int) -> None:
    tasks = list(games(many))
    found = in_node([asked for _, asked in tasks])
    assert found == [Table(cast, asked).play() for cast, asked in tasks]
    assert min(made for made, _, _ in found) > 10


def test_two_million_random_decisions() -> None:
    assert sum(asked["decisions"] for _, asked in decisions(45_000, 3_200)) >= 2_000_000
    compare_decisions(45_000, 3_200)


def test_bots_believe_and_decide_alike_and_see_what_python_s_see_lets_them() -> None:
    compare_games(2)


def test_experts_read_the_same_and_decide_alike() -> None:
    tasks = [
        (cast, asked | {"bots": ["expert"] * cast.players, "most": 120 if whole % 8 == 0 else 20})
        for whole, (cast, asked) in enumerate(games(1))
    ]
    assert in_node([asked for _, asked in tasks]) == [Table(cast, asked).play() for cast, asked in tasks]


@pytest.mark.long
def test_a_billion_random_decisions() -> None:
    compare_decisions(25_000_000, 1_200_000)


@pytest.mark.long
def test_a_thousand_games_of_bots() -> None:
    compare_games(33)


def test_it_asks_nothing_of_the_page_and_gives_its_doors() -> None:
    look = "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));"
    look += "console.log(WebAssembly.Module.imports(m).length, ...WebAssembly.Module.exports(m).map((one) => one.name))"
    found = subprocess.run([str(NODE), "-e", look, str(kept.core_wasm())], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["0", "memory", "heap", *DOORS]


def test_it_is_small() -> None:
    assert len(zlib.compress(kept.core_wasm().read_bytes(), 9)) < 60_000


def test_what_it_is_made_of_is_what_its_doors_are_made_of() -> None:
    modules = {sys.modules[getattr(door.function, "py_func", door.function).__module__] for door in DOORS.values()} - {doors}
    made_of = {source for module in modules for source in module.COMPILED_FROM}
    assert made_of - {"envs/batch", "envs/single"} | {"wasm/doors", "wasm/build", "wasm/lone"} == set(kept.SOURCES)


def test_typescript_knows_where_everything_lies() -> None:
    assert (PAGE / "src" / "core" / "layout.ts").read_text(encoding="utf-8") == typescript.typescript(), "run: make types"


def test_an_object_that_needs_another_is_refused() -> None:
    section = b"\x01\x03env\x03pow\x00\x00"
    with pytest.raises(lone.CannotLink, match="needs pow"):
        lone.module_of(b"\0asm\1\0\0\0" + bytes([2, len(section)]) + section, ["begin"])


def test_where_python_would_be_called_the_call_ends_and_nothing_else_is_called() -> None:
    code = build._trapped("declare i32 @PyErr_Occurred() #1\n@PyExc_ValueError = external global ptr\n")
    assert "declare i32" not in code
    assert "define i32 @PyErr_Occurred() #1 {\n  call void @llvm.trap()\n  unreachable\n}" in code
    assert "@PyExc_ValueError = internal global ptr null" in code
    with pytest.raises(SystemExit, match="pow: there is no such function in a browser"):
        build._trapped("declare double @pow(double, double)\n")


def test_it_is_kept_where_it_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def make() -> bytes:
        os.environ["NUMBA_CACHE_DIR"] = str(tmp_path / "elsewhere")  # as `build.core` does
        return b"code" + kept.mark()

    monkeypatch.setattr(kept, "SHIPPED", tmp_path / "core.wasm")
    monkeypatch.setattr(kept, "folder_for", lambda *_: Path(os.environ["NUMBA_CACHE_DIR"]))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "here"))
    kept.keep(make)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "here"))
    assert kept.is_made()
    assert kept.core_wasm().read_bytes() == b"code" + kept.mark()
