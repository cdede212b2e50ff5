"""A quiet client beside a hostile one, with real time: what `benchmarks/hostile.py` measures, against its absolute bound alone."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_a_quiet_client_is_answered_beside_hostile_ones() -> None:
    command = [sys.executable, "benchmarks/hostile.py", "--seconds", "4", "--kinds", "one-byte fragments,empty texts"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "p99_ms" in done.stderr + done.stdout
    assert not [line for line in done.stdout.splitlines() if line.startswith("target missed") and ": p99_ms" in line], done.stdout
