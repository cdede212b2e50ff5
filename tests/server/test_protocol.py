"""`docs/protocol.md` is true: every message, field, type, event and error is in it, and its session happens as it says."""

import argparse
import asyncio
import json
import random
import re
import secrets
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import mascarade.casts
from mascarade.cli import parser
from mascarade.events import Event
from mascarade.languages import LANGUAGES
from mascarade.server import client, door, faces, guests, limits, messages, serve, typescript, web, wire
from mascarade.server.clock import Pace
from mascarade.server.errors import CODES
from mascarade.server.table import RECENT
from mascarade.views import ASKED
from tests.server.room import NEVER, Guest, handle, leave
from tests.server.room import hall as open_hall

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SECTIONS = {part.splitlines()[0].strip("` "): part for part in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)[1:]}
MORE = "…"
"""In the session: any value; at the end of a list or as a key: and so on."""


def rows(section: str) -> list[list[str]]:
    """The cells of a section's tables, without the heads."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("| `")]
    return [[cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def names(section: str) -> list[str]:
    """What the first column of a section names."""
    return [row[0].strip("`") for row in rows(section)]


# -- everything is there -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("section", "kinds"),
    [("From the client", get_args(messages.Incoming)), ("From the server", get_args(messages.Outgoing))],
    ids=["from the client", "from the server"],
)
def test_every_message_and_field_is_documented(section: str, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    documented = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows(section)}
    assert documented == {str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)] for kind in kinds}


@pytest.mark.parametrize(
    "kind",
    [
        *(
            messages.Options,
            messages.BlankCard,
            messages.TableState,
            messages.Person,
            messages.Face,
            messages.Problem,
            messages.GameState,
            messages.Choice,
        ),
        *(messages.Decided, messages.Feeling, messages.Logged, messages.Happening, messages.Said, messages.Reveal),
        *(messages.Replay, messages.ReplayStep),
    ],
    ids=lambda kind: kind.__name__,
)
def test_every_value_is_documented_with_its_type(kind: type[msgspec.Struct]) -> None:
    hints = typing.get_type_hints(kind, vars(messages))
    fields = {field.encode_name: typescript._type(hints[field.name]) for field in msgspec.structs.fields(kind)}
    named = [*((messages, name) for name in ("Level", "Temperament", "Reaction", "Mood")), *((faces, name) for name in ("Mask", "Colour"))]
    for module, name in named:
        spelled = typescript._type(getattr(module, name))
        fields = {key: value.replace(spelled, name) for key, value in fields.items()}
    assert {row[0].strip("`"): row[1].strip("`") for row in rows(kind.__name__)} == fields


def test_no_value_is_forgotten() -> None:
    told = {"ToServer", "FromServer", *SECTIONS, *(kind.__name__ for kind in (*get_args(messages.Incoming), *get_args(messages.Outgoing)))}
    assert {kind.__name__ for kind in typescript._structs()} <= told


def test_every_error_is_documented() -> None:
    assert {row[0].strip("`"): row[1] for row in rows("Errors")} == CODES


def test_every_problem_is_documented() -> None:
    source = Path(mascarade.casts.__file__).read_text(encoding="utf-8")
    assert sorted(names("Problem codes")) == sorted({*re.findall(r'Problem\(\s*"([a-z-]+)"', source), "blank"})


def test_every_event_is_documented() -> None:
    assert names("Events") == list(dict.fromkeys(kind.__name__.lower() for kind in Event.__subclasses__()))
    fields = {field.encode_name for field in msgspec.structs.fields(messages.Happening)}
    for row in rows("Events"):
        assert set(re.findall(r"`(\w+)`", row[1])) <= fields - {"what"}


def test_every_question_level_and_reaction_is_documented() -> None:
    assert names("What is asked") == list(ASKED.values())
    for name in ("Level", "Temperament", "Reaction", "Mood"):
        values = ", ".join(f"`{one}`" for one in get_args(getattr(messages, name)))
        assert re.search(rf"`{name}` is [^`]*: {values}\.", " ".join(PAGE.split())), name


def test_every_mask_and_colour_is_documented() -> None:
    for field, row in zip(msgspec.structs.fields(messages.Face), rows("Face"), strict=True):
        assert row[2] == ", ".join(f"`{one}`" for one in get_args(field.type)), field.name


def test_the_limits_are_the_real_ones() -> None:
    for said in (
        f"{messages.MESSAGE_BYTES} bytes",
        f"{limits.BURST} messages at once",
        f"{limits.RATE} per second",
        f"{wire.FRAME_BYTES // 1024} KiB, or in more than {wire.FRAGMENTS} fragments",
        f"{wire.QUEUE_BYTES // 1024} KiB",
        f"{RECENT} decisions",
        f'`{{"do": "hello", "protocol": {messages.PROTOCOL}}}`',
        f"cookie `{guests.COOKIE}`",
        f"after {Pace().deal:g} seconds",
    ):
        assert said in PAGE, said


def test_typescript_s_types_are_python_s() -> None:
    """`make types` has been run, and writes what the page has."""
    types = (ROOT / "page" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert types == typescript.typescript(), "run: make types"
    command = [sys.executable, "-m", "mascarade.server.typescript"]
    assert subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout == types
    for kind in (*get_args(messages.Incoming), *get_args(messages.Outgoing)):
        assert f"export interface {kind.__name__} {{" in types


def test_the_page_repeats_no_fact_that_is_made_for_it() -> None:
    lists = [
        list(LANGUAGES),
        list(LANGUAGES.values()),
        *(get_args(one) for one in (messages.Level, messages.Temperament, messages.Reaction)),
    ]
    patterns = [
        *(rf"{re.escape(one)}\W+{re.escape(two)}\b" for one, two, *_ in lists),
        r'maxlength="\d',
        r"A-HJ-NP-Z",
        r"edition === \d",
        r"\[1, 2\] as const",
    ]
    for file in (ROOT / "page" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and file.name != "protocol.ts":
            text = file.read_text(encoding="utf-8")
            assert not [pattern for pattern in patterns if re.search(pattern, text)], f"{file}: take it from protocol.ts"


@pytest.mark.parametrize("level", ["weights.safetensors", "/etc/weights.safetensors", "expert:bold", "expert.safetensors", "bayes", ""])
def test_only_a_level_is_a_level(level: str) -> None:
    """No file can be named, and no bot that is none of the levels: those are the arena's."""
    with pytest.raises(msgspec.ValidationError):
        client.decode(msgspec.json.encode({"do": "add_bot", "id": "1", "level": level}))
    with pytest.raises(msgspec.ValidationError):
        client.decode(msgspec.json.encode({"do": "make", "id": "1", "name": "A", "options": {"fill": level}}))


@pytest.mark.parametrize("message", [{"do": "make", "name": "A"}, {"do": "quick", "name": "A"}, {"do": "play_again"}])
def test_what_makes_a_table_has_an_id_that_every_database_keeps(message: dict[str, str]) -> None:
    """Or one client's NUL would be asked for again and again, and everybody else's tables with it."""
    client.decode(msgspec.json.encode(message | {"id": "one\n"}))
    with pytest.raises(msgspec.ValidationError):
        client.decode(msgspec.json.encode(message | {"id": "o\0ne"}))


def test_examples_in_the_page_are_messages() -> None:
    decode = msgspec.json.Decoder(messages.Incoming).decode
    found = re.findall(r'`(\{"do": [^`]+\})`', PAGE)
    assert found
    for text in found:
        decode(text)


# -- the session -------------------------------------------------------------------------------------------------------------------------

LINE = re.compile(r"(\w+) (→|←) (\{.*\})")
BREAKS, RETURNS = re.compile(r"(\w+)'s connection breaks\."), re.compile(r"(\w+) connects again\.")
DEAL = ["king", "fool", "judge", "witch", "queen", "bishop"]


class Dealer(random.Random):
    """Shuffles into the order that the page tells of."""

    def shuffle(self, x: Any) -> None:
        x[:] = DEAL


@pytest.fixture
def fixed_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operating system's randomness, as it was when the page was written."""
    letters = iter("BALL42")
    monkeypatch.setattr(secrets, "SystemRandom", lambda: Dealer(1))
    monkeypatch.setattr(secrets, "token_hex", lambda many: "5a" * many)
    monkeypatch.setattr(secrets, "choice", lambda _: next(letters))


def agree(told: Any, real: Any) -> bool:
    """Whether a value is what the page says, where it does not say `…`."""
    if told == MORE:
        return True
    if isinstance(told, dict) and isinstance(real, dict):
        keys = set(told) - {MORE}
        return (keys <= set(real) if MORE in told else keys == set(real)) and all(agree(told[key], real[key]) for key in keys)
    if isinstance(told, list) and isinstance(real, list):
        rest = told[-1:] == [MORE]
        shown = told[:-1] if rest else told
        return (len(shown) <= len(real) if rest else len(shown) == len(real)) and all(map(agree, shown, real))
    return type(told) is type(real) and told == real


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def rehearse(lines: list[str]) -> list[str]:
    """Let everybody send what the page says; gives where they got something else."""
    room = open_hall(NEVER)
    decode = msgspec.json.Decoder(messages.Incoming).decode
    people: dict[str, Guest] = {}
    read: dict[str, int] = {}
    wrong: list[str] = []
    for line in lines:
        if gone := BREAKS.fullmatch(line):
            if read[gone[1]] < len(people[gone[1]].frames):
                wrong.append(f"before {line}: somebody got more than the page says")
            leave(room, people[gone[1]])
        elif back := RETURNS.fullmatch(line):
            people[back[1]], read[back[1]] = Guest(back[1]), 0
        else:
            said = LINE.fullmatch(line)
            assert said is not None, line
            who, way, text = said.groups()
            guest = people.setdefault(who, Guest(who))
            place = read.setdefault(who, 0)
            if way == "→":
                if any(read[name] < len(one.frames) for name, one in people.items()):
                    wrong.append(f"before {line}: somebody got more than the page says")
                await handle(room, guest, decode(text))
                await settle()
            elif place >= len(guest.frames):
                wrong.append(f"{line}\n  but nothing came")
            else:
                if not agree(json.loads(text), json.loads(guest.frames[place])):
                    wrong.append(f"{line}\n  but it was {guest.frames[place].decode()}")
                read[who] = place + 1
    wrong += [f"{name} got more: {one.frames[read[name] :]!r}" for name, one in people.items() if read[name] < len(one.frames)]
    room.close()
    return wrong


def session() -> list[str]:
    blocks = re.findall(r"^```transcript\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


@pytest.mark.usefixtures("fixed_chance")
def test_the_session_happens_as_the_page_says() -> None:
    lines = session()
    assert len(lines) > 30
    assert asyncio.run(rehearse(lines)) == []


@pytest.mark.usefixtures("fixed_chance")
@pytest.mark.parametrize("number", range(0, 40, 5))
def test_a_session_that_is_not_so_is_caught(number: int) -> None:
    """The test above can fail: a line left out, or a number changed."""
    lines = session()
    answers = [place for place, line in enumerate(lines) if "←" in line]
    place = answers[number % len(answers)]
    assert asyncio.run(rehearse(lines[:place] + lines[place + 1 :])) != []


# -- hosting -----------------------------------------------------------------------------------------------------------------------------


def test_hosting_tells_every_option_and_metric() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    defaults = {
        option: ""
        if action.default in (None, "")
        else "off"
        if action.default is False
        else f"{action.default:g}".replace("e+", "e")
        if isinstance(action.default, float)
        else str(action.default)
        for action in commands.choices["serve"]._actions
        for option in action.option_strings
        if option not in ("-h", "--help")
    }
    told = {name: default.strip("` ") for name, default in re.findall(r"^\| `(--[\w-]+)` \|([^|]*)\|", page, flags=re.MULTILINE)}
    assert told == defaults
    source = Path(web.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(mascarade_\w+)`", page, flags=re.MULTILINE)) == set(re.findall(r'"(mascarade_\w+)"', source))
    for said in (
        f"{messages.MESSAGE_BYTES} bytes",
        f"{limits.BURST} messages at once and {limits.RATE} per second",
        f"{wire.QUEUE_BYTES // 1024} KiB",
        f"{wire.FRAME_BYTES // 1024} KiB or a message in more than {wire.FRAGMENTS} fragments",
        f"{limits.ADDRESS_BURST} times `--max-per-address` at once",
        f"connections older than {limits.SETTLED_SECONDS:g} seconds",
        f"More than {limits.FLOOD_BYTES // 1024} KiB waiting",
        f"{limits.CONNECTION} messages each",
        f"{door.VISITS_PER_SOCKET} TCP connections for each WebSocket",
        f"{door.PATIENCE:g} seconds until it is whole ({door.PROXY_PATIENCE:g} behind a proxy)",
        f"{serve.RESERVED_FILES} are kept",
        f"making a table {1 + client.COSTS[messages.Make]}, a replay {1 + client.COSTS[messages.AskReplay]}",
        f"the code of no table {1 + client.COSTS[messages.Watch] + client.GUESS}",
    ):
        assert said in page
