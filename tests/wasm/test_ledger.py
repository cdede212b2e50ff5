"""Where a browser keeps its tables."""

import json
import subprocess
from pathlib import Path

from tests.wasm.beside import NODE


def test_without_room_all_tables_go_on() -> None:
    """Those that the database has, too: only what comes now is not kept."""
    program = Path(__file__).parent / "ledger.ts"
    done = subprocess.run([str(NODE), "--no-warnings", str(program)], stdout=subprocess.PIPE, text=True, check=True)
    assert json.loads(done.stdout) == {"told": 1, "found": [[0, 1, 2], [0, 1, 2, 3], [0, 1], [0]]}
