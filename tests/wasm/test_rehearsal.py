"""“How will this play?” in a browser says what the arena says of the same games."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mascarade.arena.balance import Balance
from mascarade.arena.findings import findings
from mascarade.arena.run import Run
from mascarade.arena.series import all_alike, play_chunk
from mascarade.casts import Cast, printed_cast
from mascarade.wasm.kept import core_wasm
from tests.wasm.beside import NODE, own_casts
from tests.wasm.evenings import options_of

GAMES = 700


def in_the_arena(cast: Cast, level: str) -> dict[str, Any]:
    """Its own words and figures."""
    run = Run(all_alike(cast, level, GAMES, seed=1))
    for chunk in run.missing():
        run.add(chunk, play_chunk(run.series, chunk))
    balance = Balance(run)
    said = [{"key": one.key, "arguments": one.arguments} for one in findings(balance)]
    return {"findings": said, "dealt": {code: vars(share) for code, share in balance.dealt.items()}}


def test_it_says_what_the_arena_says() -> None:
    casts = [
        printed_cast(1, 2),
        printed_cast(1, 3),
        printed_cast(1, 4),
        printed_cast(1, 7, "spy"),
        printed_cast(2, 9, "B"),
        *own_casts(3, 5),
    ]
    scenarios = ["", "", "", "spy", "B", "", "", ""]
    levels = ["novice", "regular", "master", "sharp", "casual", "regular", "master", "novice"]
    dice = random.Random(1)
    options = [
        options_of(cast, scenario, not cast.blanks, dice) | {"fill": level}
        for cast, scenario, level in zip(casts, scenarios, levels, strict=True)
    ]
    command = [str(NODE), "--no-warnings", str(Path(__file__).with_name("rehearse.ts")), str(core_wasm())]
    jobs = json.dumps([{"options": one, "games": GAMES, "chunk": 150} for one in options])
    done = subprocess.run(command, input=jobs, stdout=subprocess.PIPE, text=True, check=True)
    for cast, level, found in zip(casts, levels, json.loads(done.stdout), strict=True):
        expected = in_the_arena(cast, level)
        assert [one["key"] for one in found["findings"]] == [one["key"] for one in expected["findings"]]
        for one, other in zip(found["findings"], expected["findings"], strict=True):
            assert one["arguments"] == pytest.approx(other["arguments"], abs=1e-6)
        assert {one["code"]: one["share"] for one in found["dealt"]} == {
            code: pytest.approx(share) for code, share in expected["dealt"].items()
        }
