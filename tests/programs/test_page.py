"""`docs/writing-a-bot.md` is true: every message, field, fault and limit is in it, and its game happens as it says."""

import json
import re
import sys
import typing
from typing import get_args

import msgspec
import pytest

import mascarade
from mascarade.game import Game
from mascarade.programs import faults, messages, process, program
from mascarade.programs.command import SECONDS, Command
from mascarade.programs.player import ProgramBot
from mascarade.server import typescript
from tests.programs.tables import PYTHON, ROOT, play, running
from tests.server.test_protocol import agree

PAGE = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
SECTIONS = {part.splitlines()[0]: part for part in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)[1:]}


def rows(section: str) -> list[list[str]]:
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("| `")]
    return [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


@pytest.mark.parametrize(("section", "kinds"), [("What a program writes", messages.Incoming), ("What a program reads", messages.Outgoing)])
def test_every_message_and_field_is_documented(section: str, kinds: object) -> None:
    documented = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows(section)}
    structs: tuple[type[msgspec.Struct], ...] = get_args(kinds)
    assert documented == {
        str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)] for kind in structs
    }


@pytest.mark.parametrize("kind", [messages.Begun, messages.Asked, messages.Over])
def test_every_field_is_documented_with_its_type(kind: type[msgspec.Struct]) -> None:
    hints = typing.get_type_hints(kind)
    fields = {field.encode_name: typescript._type(hints[field.name]) for field in msgspec.structs.fields(kind)}
    assert {row[0].strip("`"): row[1].strip("`") for row in rows(str(kind.__struct_config__.tag))} == fields


def test_every_fault_is_documented() -> None:
    assert tuple(row[0].strip("`") for row in rows("What can go wrong")) == faults.FAULT_KINDS


def test_the_limits_are_the_real_ones() -> None:
    for said in (
        f'`{{"do": "hello", "protocol": {messages.PROTOCOL}}}`, within {program.START_SECONDS:g} seconds of its start',
        f"A decision has its time, {SECONDS:g} seconds",
        f"After {faults.MOST_FAULTS} of these in one game",
        f"After {faults.MOST_UNFINISHED} games in a row",
        f"the last {process.LAST_WORDS} bytes are kept",
        f"up to {process.QUEUE_BYTES // 1024 // 1024} MiB",
    ):
        assert said in " ".join(PAGE.split()), said
    assert process.FAREWELL == 1
    soft = set(faults.FAULT_KINDS) - faults.FINAL
    assert soft == {"late", "bad-message", "not-allowed", "not-asked"}


def test_the_smallest_bot_plays() -> None:
    source = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)[0]
    with running(Command("smallest", (*PYTHON, "-c", source))) as smallest:
        _, found, first = play(smallest)
        assert found == []
        assert not any(first)


# -- the game ----------------------------------------------------------------------------------------------------------------------------


def transcript() -> list[str]:
    blocks = re.findall(r"^```transcript\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def rehearse(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Play the page's game with the real program; gives where something else was said."""
    real: list[str] = []
    send, receive = process.Process.send, process.Process.receive

    def sending(self: process.Process, data: bytes) -> None:
        real.extend(f"→ {line}" for line in data.decode().splitlines())
        send(self, data)

    def receiving(self: process.Process, until: float) -> bytes:
        data = receive(self, until)
        real.extend(f"← {line}" for line in data.decode().splitlines() if line)
        return data

    monkeypatch.setattr(process.Process, "send", sending)
    monkeypatch.setattr(process.Process, "receive", receiving)
    told = next(json.loads(line[2:]) for line in lines if '"is":"game"' in line)
    game = Game.new(told["names"], deal=told["deal"])
    others = [line for line in lines if line[0] not in "→←"]
    with running(Command("example", (sys.executable, "-E", str(ROOT / "examples" / "bot.py")), told["seconds"])) as example:
        example.start()
        bot = ProgramBot(told["names"][told["you"]], example, told["seed"])
        bot.deal(game.cards)
        while game.decides is not None and (others or game.decides == bot.name):
            mine = game.decides == bot.name
            move = str(bot.decide(game.view(bot.name)) if mine else others.pop(0))
            if not mine:
                real.append(move)
            game.play(move)
            bot.watch(game.view(bot.name))
    wrong = [
        f"{line}\n  but it was {found}"
        for line, found in zip(lines, real, strict=False)
        if line[:1] != found[:1] or not (agree(json.loads(line[2:]), json.loads(found[2:])) if line[0] in "→←" else line == found)
    ]
    return wrong + [f"{len(lines)} lines, but there were {len(real)}"] * (len(lines) != len(real))


def test_the_game_happens_as_the_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line.replace("0.1.0", mascarade.__version__) for line in transcript()]
    assert len(lines) > 50
    assert rehearse(lines, monkeypatch) == []


def test_a_game_that_is_not_so_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = transcript()
    said = next(place for place, line in enumerate(lines) if '"claimed"' in line)
    assert rehearse(lines[:said] + lines[said + 1 :], monkeypatch) != []
