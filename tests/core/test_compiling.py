"""What is compiled, how often, and what is said meanwhile."""

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mascarade.casts import printed_cast, setup_of
from mascarade.luck import advanced, drawn
from mascarade.rules import doors, progress
from mascarade.rules.gold import tell
from mascarade.rules.layout import GAME
from mascarade.rules.step import step
from mascarade.server import pages
from mascarade.server.logs import JsonLines
from mascarade.server.pages import MAKING
from mascarade.server.serve import WAKING

COLD = """
import sys
from mascarade.cli import main
from mascarade.rules.gold import pay, tell
assert main(sys.argv[1:]) == 0
print([len(one.overloads) for one in (tell, pay)])
"""


def test_the_first_run_says_what_it_compiles_once_for_all_callers_and_the_second_says_nothing(tmp_path: Path) -> None:
    said = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", COLD, "check", str(Path(__file__).parents[1] / "cases" / "king.masc")],
            env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
            check=True,
            capture_output=True,
            text=True,
        )
        said.append((done.stderr, done.stdout.splitlines()[-1]))
        assert "ok, games: 3" in done.stdout
    assert said == [("mascarade: compiling for this machine, once: rules\n", "[1, 1]"), ("", "[0, 0]")]


def test_called_from_python_a_compiled_function_is_plain_python() -> None:
    setups, games = setup_of(printed_cast(1, 4)), np.zeros(1, GAME)
    doors.begin(setups, games)
    assert doors.situation(games[0]) == int(games["phase"][0]) << 8
    assert drawn(advanced(1), 1 << 32) == (0x5DEECE66D + 11) >> 16


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_one_line_that_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    line = progress.Line()
    line.begin(doors.decide)
    line.begin(step)
    line.begin(tell)
    line.end()
    line.end()
    many = len(progress.reached(doors.decide))
    assert many > 20
    assert terminal.getvalue().split("\r\033[K") == [
        "",
        f"mascarade: compiling for this machine, once: rules: 1 of {many} functions",
        f"mascarade: compiling for this machine, once: rules: 2 of {many} functions",
    ]
    line.end()
    assert terminal.getvalue().endswith("\r\033[K")


def test_in_a_log_it_is_a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = logging.StreamHandler(written := io.StringIO())
    kept.setFormatter(JsonLines())
    log = logging.getLogger("mascarade")
    monkeypatch.setattr(log, "handlers", [kept])
    log.setLevel(logging.INFO)
    line = progress.Line()
    line.begin(doors.decide)
    line.end()
    log.setLevel(logging.NOTSET)
    assert json.loads(written.getvalue())["what"] == "mascarade: compiling for this machine, once: rules"


@pytest.mark.parametrize("program", [WAKING, MAKING], ids=["waking", "making"])
def test_what_compiles_for_a_server_writes_into_its_log(program: str, tmp_path: Path) -> None:
    folder = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", program], env=folder, stderr=subprocess.PIPE, text=True) as compiling:
        assert compiling.stderr is not None
        try:
            assert json.loads(compiling.stderr.readline())["what"].startswith("mascarade: compiling for this machine, once: ")
        finally:
            compiling.kill()


def test_on_a_terminal_nothing_is_said_after_the_address(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(pages, "MAKING", "import sys; sys.exit('no room')")
    for stream, said in ((Terminal(), ""), (io.StringIO(), "no room\n")):
        monkeypatch.setattr(sys, "stderr", stream)
        assert not asyncio.run(pages._make())
        assert capfd.readouterr().err == said
