"""One source of rules: interpreted and compiled, it plays the same games, state by state and event by event."""

import os
import subprocess
import sys
from pathlib import Path

GAMES = 15
"""Random games of every setup."""


def test_interpreted_and_compiled_rules_agree(tmp_path: Path) -> None:
    traces = {}
    for speed, switch in (("compiled", "0"), ("interpreted", "1")):
        file = tmp_path / speed
        done = subprocess.run(
            [sys.executable, "-m", "tests.core.trace", str(GAMES), str(file)],
            env=os.environ | {"NUMBA_DISABLE_JIT": switch},
            cwd=Path(__file__).parents[2],
            check=True,
            capture_output=True,
            text=True,
        )
        assert int(done.stdout) > GAMES * 33 * 20, "too few decisions to mean something"
        traces[speed] = file.read_bytes()
    assert len(traces["compiled"]) == len(traces["interpreted"])
    assert traces["compiled"] == traces["interpreted"]
