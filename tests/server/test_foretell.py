"""“How will this play?”: asked as a page asks it, over HTTP, until there is an answer."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from mascarade.arena.findings import Finding
from mascarade.arena.series import all_alike, play_chunk
from mascarade.casts import printed_cast
from mascarade.languages import LANGUAGES, Words
from mascarade.server import foretell
from mascarade.server.errors import Refusal
from mascarade.server.foretell import Foretelling
from tests.server.net import Process

PATIENCE = 120
"""Seconds after which there will be no answer any more."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    play_chunk(all_alike(printed_cast(1, 4), "novice", 1, seed=1), 0)  # compiles, if need be, before anybody waits
    with Process(tmp_path_factory.mktemp("server"), "--bot-pace", "0") as process:
        yield process
        assert process.faults() == []


async def ask(server: Process, body: str, **headers: str) -> tuple[int, dict[str, Any]]:
    async with aiohttp.ClientSession() as session, session.post(f"{server.url}/foretell", data=body, headers=headers) as response:
        return response.status, await response.json()


def test_an_answer_comes_and_is_kept(server: Process) -> None:
    async def whole() -> list[dict[str, Any]]:
        steps = []
        until = time.monotonic() + PATIENCE
        while not steps or steps[-1]["state"] != "done":
            assert time.monotonic() < until
            status, step = await ask(server, '{"seats": 4, "fill": "novice"}')
            assert status == 200
            steps.append(step)
            await asyncio.sleep(0.1)
        return [*steps, (await ask(server, '{"seats": 4, "fill": "novice", "chat": false}'))[1]]

    *steps, again = asyncio.run(whole())
    assert [one["done"] for one in steps] == sorted(one["done"] for one in steps)
    answer = steps[-1]
    assert answer == again
    assert answer["done"] == answer["games"]
    for language in LANGUAGES:
        said = [Finding(one["key"], one["arguments"]).said(Words(language)) for one in answer["findings"]]
        assert len(said) >= 3
        assert "%" in said[0]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ("", 400, "bad-message"),
        ("[]", 400, "bad-message"),
        ('{"seats": 99}', 400, "bad-message"),
        ('{"fill": "weights.safetensors"}', 400, "bad-message"),
        ('{"seats": 6, "cast": ["judge"]}', 400, "bad-cast"),
        ('{"edition": 2, "seats": 13}', 400, "bad-cast"),
        ('{"blanks": [{"code": "x", "name": "X", "steps": ["fly"]}], "cast": ["x"]}', 400, "bad-cast"),
        ('{"name": "' + "x" * 5000 + '"}', 400, "bad-message"),
    ],
)
def test_what_cannot_be_foretold(server: Process, body: str, status: int, error: str) -> None:
    assert asyncio.run(ask(server, body)) == (status, {"error": error})


def test_pages_of_others_may_not_ask(server: Process) -> None:
    assert asyncio.run(ask(server, "{}", Origin="https://elsewhere.example"))[0] == 400


def test_a_killed_server_leaves_nobody_behind(tmp_path: Path) -> None:
    def parents() -> dict[int, int]:
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        return found

    with Process(tmp_path) as process:
        until = time.monotonic() + PATIENCE
        while asyncio.run(ask(process, '{"seats": 4, "fill": "novice"}'))[1]["state"] != "done":
            assert time.monotonic() < until
            time.sleep(0.1)
        left = {child for child, parent in parents().items() if parent == process.running.pid}
        assert left
        process.kill()
        while left & set(parents()):
            assert time.monotonic() < until
            time.sleep(0.1)


def test_experts_play_fewer_games() -> None:
    play_chunk(all_alike(printed_cast(1, 4), "expert", 1, seed=1), 0)  # compiles, if need be, before anybody waits

    async def alone() -> dict[str, Any]:
        telling, usual, cast = Foretelling(games=40), Foretelling(), printed_cast(1, 4)
        while (step := telling.ask(cast, "expert", "here"))["state"] != "done":
            await asyncio.sleep(0.1)
        assert usual.ask(cast, "expert", "here")["games"] == foretell.EXPERT_GAMES < foretell.GAMES
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        telling.close()
        usual.close()
        return step

    answer = asyncio.run(asyncio.wait_for(alone(), PATIENCE))
    assert answer["done"] == answer["games"] == 40
    assert len(answer["findings"]) >= 3


def test_no_more_than_so_many_wait_and_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    async def crowd() -> None:
        telling = Foretelling()
        await telling._turn.acquire()  # somebody else is being served
        for players in range(2, 2 + foretell.WAITING):
            assert telling.ask(printed_cast(1, players), "regular", "here")["state"] == "waiting"
        with pytest.raises(Refusal, match="server-busy"):
            telling.ask(printed_cast(1, 13), "regular", "elsewhere")
        monkeypatch.setattr(foretell, "WAITING", 100)
        monkeypatch.setattr(foretell, "ASKED", 6)
        with pytest.raises(Refusal, match="too-fast"):
            telling.ask(printed_cast(1, 13), "regular", "here")
        assert telling.ask(printed_cast(1, 2), "regular", "here")["state"] == "waiting"
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(crowd())


def test_what_nobody_asks_for_any_longer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the games that are being played when the last one who asked has lost patience, no more are."""
    monkeypatch.setattr(foretell, "PATIENCE", -1)

    async def alone() -> tuple[bool, int]:
        telling = Foretelling()
        telling.ask(printed_cast(1, 5), "regular", "here")
        ((_, cast),) = telling._casts.items()
        assert cast.task is not None
        await cast.task
        telling.close()
        return bool(telling._casts), cast.done

    left, done = asyncio.run(asyncio.wait_for(alone(), PATIENCE))
    assert not left
    assert 0 < done < foretell.GAMES
