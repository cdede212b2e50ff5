"""docs/environments.md has every number of an observation and every decision, as they are."""

import re

from mascarade.envs.encoding import OBSERVATION, SIZE, VERSION
from mascarade.envs.vector import TURN_LIMIT
from mascarade.rules import layout
from mascarade.rules.characters import VERBS
from mascarade.views import ASKED
from tests.test_docs import ROOT, cells, text_of

PAGE = text_of("environments.md")


def table(heading: str) -> list[list[str]]:
    """The rows under a heading, without their head."""
    return cells(PAGE.split(f"# {heading}\n")[1].split("\n#")[0])[1:]


def test_every_field_of_an_observation() -> None:
    told = {row[1].strip("`"): (int(row[0]), row[2]) for row in table("What an observation says")}
    fields = OBSERVATION.fields or {}
    assert told == {name: (offset, " × ".join(map(str, kind.shape)) or "1") for name, (kind, offset, *_) in fields.items()}
    assert f"{SIZE} numbers from 0 to 255" in PAGE
    assert f"| {VERSION}: the version of this table |" in PAGE
    assert f"`mascarade_v{VERSION + 1}`" in PAGE


def test_every_number_of_a_seat_and_of_a_place() -> None:
    for heading in ("A seat", "A place"):
        assert [row[0] for row in table(heading)] == [str(number) for number in range(8)]


def test_every_phase_and_every_step() -> None:
    assert [int(row[0]) for row in table("What is asked")] == list(ASKED)
    steps = re.findall(r"(\d+) `(\w+)`", PAGE.split("# Steps\n")[1].split("\n#")[0])
    assert {word: int(number) for number, word in steps} == {word: verb.number for word, verb in VERBS.items()}


def test_every_decision() -> None:
    told = []
    for numbers, *_ in table("What a decision's number means"):
        first, _, last = numbers.partition("–")
        told.append(range(int(first), int(last or first) + 1))
    assert [number for numbers in told for number in numbers] == list(range(layout.ACTIONS))
    takes = [layout.EXCHANGE, layout.PRETEND, layout.LOOK]
    says = [layout.ANNOUNCE, layout.PASS, layout.CLAIM]
    chooses = [layout.CHOOSE, layout.CHOOSE_NONE, layout.CHOOSE_TWO, layout.SWAP_EXCHANGE, layout.SWAP_PRETEND]
    assert [numbers.start for numbers in told] == [*takes, *says, *chooses, layout.NAME]


def test_what_is_said_in_passing() -> None:
    assert f"{TURN_LIMIT:,} unless you say otherwise" in PAGE
    example = (ROOT / "examples" / "training_loop.py").read_text(encoding="utf-8")
    loop, gpu = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert loop in example
    compile(gpu, "environments.md", "exec")
