"""Messages that nobody should send, against a running server: each gets a typed error or has a legal effect, and the server lives on.

Valid messages are mutated as bytes, as JSON, in types and values, with other people's ids and tables, from every phase a guest can be in.
The victims' tables are left exactly as they were, but for onlookers' own chat: what came of a whisper of one of them, and of nothing else.
"""

import asyncio
import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest

from mascarade.server import messages
from mascarade.server.errors import CODES
from mascarade.server.faces import Colour, Mask
from mascarade.server.steward import LETTERS
from tests.server.net import Group, Message, Player, Process, Socket

A_CLIENT, AT_ONCE = 40, 20
"""Messages of a client, and clients side by side: each is soon slowed down."""
KINDS = [kind.__struct_config__.tag for kind in get_args(messages.Incoming)]
OPTIONS = [
    {},
    {"seats": 4},
    {"seats": 13, "memory": "aid", "seconds": 15},
    {"edition": 2, "seats": 8, "scenario": "B", "onlookers": False},
    {"seats": 6, "cast": ["judge", "king", "queen", "witch", "spy", "cheat"]},
    {"seats": 6, "cast": ["judge", "king", "x"], "blanks": [{"code": "x", "name": "X", "steps": ["bank 2"]}]},
]
JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        12,
        13,
        14,
        264,
        265,
        2**31,
        2**63,
        2**64,
        -(2**63) - 1,
        10**40,
        0.5,
        -0.0,
        1e308,
        float("inf"),
        float("nan"),
    ),
    *(
        "",
        " ",
        "\x00",
        "a" * 41,
        "x" * 3000,
        "\u202e",
        "😀" * 30,
        "\ud800",
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE entries; --",
        "../../etc",
    ),
    *(
        "judge",
        "pass",
        "null",
        "ABCDEF",
        "é\u0301" * 20,
        "\u2028",
        [],
        {},
        [[]],
        [None],
        {"": None},
        {"do": "ping"},
        ["judge"] * 16,
        list(range(14)),
    ),
]


class Mutator:
    """Makes messages, mostly wrong ones."""

    def __init__(self, seed: int, codes: list[str], ids: list[str]) -> None:
        self.random = random.Random(seed)
        self.codes, self.ids = codes, ids

    def valid(self, do: str | None = None) -> Message:
        """A message of the protocol that could be sent."""
        rng = self.random
        do = do or rng.choice(KINDS)
        message: Message = {"do": do}
        if do not in ("hello", "ping"):
            message["id"] = rng.choice((*self.ids, f"f{rng.getrandbits(40)}"))
        options = rng.choice(OPTIONS)
        values: dict[str, Message] = {
            "hello": {"protocol": messages.PROTOCOL, "sharer": rng.randrange(14)},
            "quick": {"name": rng.choice("ABCD"), "options": options},
            "make": {"name": rng.choice("ABCD"), "options": options},
            "watch": {
                "table": rng.choice((*self.codes, "".join(rng.choices(LETTERS, k=6)))),
                "last": rng.choice((None, 0, rng.randrange(80))),
            },
            "join": {"name": f"N{rng.randrange(20)}", "face": rng.choice((None, {"mask": "owl", "colour": rng.choice(get_args(Colour))}))},
            "wear": {"face": {"mask": rng.choice(get_args(Mask)), "colour": "lime"}},
            "change": {"options": options},
            "add_bot": {"level": rng.choice(get_args(messages.Level))},
            "remove": {"player": rng.randrange(13)},
            "reorder": {"order": rng.sample(range(13), rng.randrange(14))},
            "hand_over": {"player": rng.randrange(13)},
            "decide": {"action": rng.randrange(265), "after": rng.randrange(60)},
            "prepare": {"answer": rng.choice(("pass", "watch", None))},
            "say": {"text": rng.choice(("hi", "x" * 200, "王后"))},
            "whisper": {"name": f"N{rng.randrange(20)}", "text": rng.choice(("hi", "x" * 200))},
            "react": {"what": rng.choice(get_args(messages.Reaction))},
            "check_cast": {"options": options},
            "replay": {"lesson": False},
        }
        return message | values.get(do, {})

    def structure(self, message: Message) -> str:
        """Wrong keys, types and values, at any depth."""
        rng = self.random
        for _ in range(rng.choice((1, 1, 2, 4))):
            holder, key = rng.choice(list(self._places(message)))
            match rng.randrange(7):
                case 0:
                    del holder[key]
                case 1 if isinstance(holder, dict):
                    holder[rng.choice(("x", "", "do", "id", "guest", "you", "options", "\x00"))] = copy.deepcopy(rng.choice(JUNK))
                case 2:
                    holder[key] = [holder[key]]
                case 3:
                    holder[key] = rng.choice(self.codes + self.ids)
                case 4 if isinstance(holder[key], str):
                    holder[key] = holder[key].upper() + rng.choice(("", " ", "\n", "\ud83d"))
                case _:
                    holder[key] = copy.deepcopy(rng.choice(JUNK))
            if not message:
                break
        text = json.dumps(message, ensure_ascii=rng.random() < 0.8)
        match rng.randrange(12):
            case 0:
                text = text[:-1] + "," + text[1:]  # every key twice
            case 1:
                depth = rng.choice((10, 600, 1900))
                text = text.replace(":", ":" + "[" * depth, 1)[: -rng.randrange(1, 3)] + "]" * depth + "}"
            case 2:
                text = f"[{text}]"
            case 3:
                text = text.replace(":", ": \t\r\n ").replace('"', "'" if rng.random() < 0.3 else '"')
        return text

    def _places(self, value: Any) -> Iterator[tuple[Any, Any]]:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield value, key
            if isinstance(inner, dict | list):
                yield from self._places(inner)

    def bytes_of(self, message: Message) -> bytes:
        """Wrong bytes."""
        rng = self.random
        raw = bytearray(json.dumps(message, ensure_ascii=False), "utf-8")
        for _ in range(rng.choice((1, 1, 2, 8, 40))):
            at = rng.randrange(len(raw) or 1)
            match rng.randrange(6):
                case 0:
                    raw[at : at + rng.randrange(1, 9)] = b""
                case 1:
                    raw[at:at] = rng.randbytes(rng.randrange(1, 9))
                case 2:
                    raw[at:at] = raw[rng.randrange(len(raw) or 1) :][:40]
                case 3:
                    raw[at : at + 1] = b"%c" % rng.choice(b'{}[]",:0123456789-+.eE\\ntrufalsn')
                case 4:
                    raw[at : at + 1] = bytes([rng.randrange(256)])
                case _:
                    raw = raw[: at + 1]
        return bytes(raw[:5000])

    def next(self) -> str | bytes:
        """Something to send: a text, or bytes for a binary frame."""
        rng = self.random
        message = json.loads(json.dumps(self.valid()))
        match rng.randrange(20):
            case 0 | 1 | 2 | 3 | 4 | 5:  # well formed, and out of place
                return json.dumps(message)
            case 6:
                return self.bytes_of(message)
            case 7:
                return json.dumps(message) + " " * rng.choice((1, 3000, 4096, 9000))
            case 8 | 9 | 10 | 11:
                return self.bytes_of(message).decode("utf-8", rng.choice(("replace", "ignore")))
            case _:
                return self.structure(message)


def sendable(text: str) -> str:
    """JSON may escape half a character, a frame cannot hold one."""
    return text.encode("utf-8", "replace").decode()


def whisper_in(sent: str | bytes) -> str | None:
    """The id of the whisper that a message is; of all others none."""
    try:
        found = json.loads(sent)
    except (ValueError, RecursionError):
        return None
    action = found.get("id") if isinstance(found, dict) and found.get("do") == "whisper" else None
    return action if isinstance(action, str) else None  # a changed message may have anything there


async def fuzz(client: Socket, mutator: Mutator, many: int, codes: Counter[str], whispers: set[str | None]) -> None:
    """Send messages one by one; each must be answered by exactly one that is an answer. Keeps the ids of whispers."""
    for _ in range(many):
        sent = mutator.next()
        whispers.add(whisper_in(sent) if isinstance(sent, bytes) else whisper_in(sendable(sent)))
        if isinstance(sent, str):
            await client.socket.send_str(sendable(sent))
        else:
            await client.socket.send_bytes(sent)
        try:
            answer = await client.answer()
        except (ConnectionError, TimeoutError) as error:
            raise AssertionError(f"no answer to {sent!r}: {error!r}") from None
        codes[str(answer.get("code", answer["is"]))] += 1
        if answer["is"] == "error":
            assert answer["code"] in CODES
            assert set(answer) == {"is", "code", "id", "values"}


async def somewhere(client: Socket, mutator: Mutator, tables: list[str]) -> None:
    """Begin where a guest can be: nowhere, at somebody's table, at one's own before or in a game."""
    match mutator.random.randrange(6):
        case 0:
            pass
        case 1:
            await client.ask("make", name="A", options={"seats": 5})
            await client.ask("add_bot", level="novice")
        case 2:
            await client.ask("quick", name="A", options={"seats": 4, "memory": "aid"})
            await client.ask("ready")
        case _:
            await client.ask("watch", table=mutator.random.choice(tables))


def changed(entries: list[Message], before: list[Message], whispers: set[str | None]) -> list[Message]:
    """What has come to a table's entries, but for what its onlookers whispered."""
    assert entries[: len(before)] == before
    seated = {entry["guest"] for entry in before if entry["e"] in ("opened", "joined")}

    def is_whisper(entry: Message) -> bool:
        guest, action = entry["action"].split(":", 1)
        return entry["e"] == "whispered" and guest == entry["guest"] not in seated and action in whispers

    return [entry for entry in entries[len(before) :] if not is_whisper(entry)]


async def campaign(server: Process, many: int, seed: int) -> Counter[str]:
    """So many messages; gives the answers by their code."""
    codes: Counter[str] = Counter()
    played = Group([Player(server, "Adele"), Player(server, "Bruno")])
    await played.begin(seats=2)  # people only, here and below: nothing happens by itself
    await played.finish()
    async with Socket(server) as host, Socket(server) as other:
        tables = [played.code]
        for phase in ("lobby", "game"):
            tables.append((await host.ask("make", name="Adele", options={"seats": 2}))["table"])
            await other.ask("watch", table=tables[-1])
            await other.ask("join", name="Bruno")
            if phase == "game":
                await host.ask("start")
                for client in (host, other):
                    await client.ask("ready")
                while (await host.next("table"))["phase"] != "game":
                    pass
        before = [server.ledger(code) for code in tables]
        whispers: set[str | None] = set()
        ids = [entry["action"].split(":")[1] for entries in before for entry in entries if entry.get("action")]

        async def some(first: int) -> None:
            mutator = Mutator(seed + first, tables, ids)
            async with Socket(server) as client:
                await somewhere(client, mutator, tables)
                await fuzz(client, mutator, min(A_CLIENT, many - first), codes, whispers)

        parts = [some(first) for first in range(0, many, A_CLIENT)]
        for start in range(0, len(parts), AT_ONCE):
            await asyncio.gather(*parts[start : start + AT_ONCE])
        after = [server.ledger(code) for code in tables]
        assert [changed(*entries, whispers) for entries in zip(after, before, strict=True)] == [[]] * len(tables)
        assert after != before
        assert (await host.ask("say", text="still here"))["is"] == "ok"
        for broken in (b"\xff\xfe", b"\xc3\x28", "x" * 20_000):  # what is no text at all closes the connection, and only that
            async with Socket(server) as client:
                if isinstance(broken, bytes):
                    await client.socket._writer.send_frame(broken, aiohttp.WSMsgType.TEXT)
                else:
                    await client.socket.send_str(broken)
                assert await client.hang_up() in (aiohttp.WSCloseCode.INVALID_TEXT, aiohttp.WSCloseCode.MESSAGE_TOO_BIG)
    return codes


def run(folder: Path, many: int, seed: int) -> None:
    options = ("--bot-pace", "20", "--max-new-tables", "400")
    with Process(folder, *options) as server:
        codes = asyncio.run(campaign(server, many, seed))
        assert codes.total() == many
        assert server.faults() == []
        assert server.stop() == 0
        server.start()  # every ledger that came out of this can be read again
        assert server.faults() == []
    assert codes["bad-message"] > many / 4
    assert len(codes) >= 12, codes


def test_two_thousand_wrong_messages(tmp_path: Path) -> None:
    run(tmp_path, 2_000, 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_thousand_wrong_messages(tmp_path: Path, part: int) -> None:
    run(tmp_path, 25_000, 1_000_000 * (part + 1))
