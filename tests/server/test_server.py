"""The server as a stranger on the net meets it: `mascarade serve` in a process of its own, HTTP and WebSockets."""

import asyncio
import contextlib
import json
import re
import socket
from http.cookies import SimpleCookie
from pathlib import Path

import aiohttp
import pytest
from multidict import CIMultiDict

from mascarade.rules.characters import EDITIONS
from mascarade.server import messages
from mascarade.server.limits import BURST
from mascarade.server.messages import MESSAGE_BYTES
from mascarade.server.web import HEADERS, SECURE_HEADERS
from tests.server.net import UPGRADE, Group, Player, Process, Socket


async def get(server: Process, path: str, method: str = "GET", **headers: str) -> tuple[aiohttp.ClientResponse, bytes]:
    """A request, as it is."""
    async with (
        aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.request(method, f"{server.url}{path}", headers=headers, allow_redirects=False) as response,
    ):
        return response, b"" if response.status == 101 else await response.read()


def status_of(server: Process, path: str, method: str = "GET", **headers: str) -> int:
    return asyncio.run(get(server, path, method, **headers))[0].status


# -- pages -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/ABCDEF", "/rules", "/no/such/place"])
def test_the_page_is_served_at_every_place_in_it(server: Process, path: str) -> None:
    response, body = asyncio.run(get(server, path))
    assert (response.status, response.content_type, response.charset) == (200, "text/html", "utf-8")
    assert response.headers["Cache-Control"] == "no-cache"
    assert not re.search(rb"<script(?![^>]*\bsrc=)[^>]*>", body), "an inline script, which the policy forbids"
    assert not re.search(rb"\son\w+=", body)
    assert not re.search(rb"(?:src|href)=\"(?:https?:)?//", body), "something from elsewhere"


def test_every_answer_has_the_headers_that_protect(server: Process) -> None:
    for path in ("/", "/healthz", "/catalogue.json", "/missing.js", "/ws"):
        response, _ = asyncio.run(get(server, path))
        for name, value in HEADERS.items():
            assert response.headers[name] == value, path
        assert not SECURE_HEADERS.keys() & response.headers.keys()
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"


def test_the_page_s_files_are_served_and_nothing_else(server: Process) -> None:
    _, body = asyncio.run(get(server, "/"))
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', body.decode()):
        response, _ = asyncio.run(get(server, path))
        assert (response.status, response.headers["Cache-Control"]) == (200, "public, max-age=31536000, immutable")
    for path in ("/missing.js", "/assets/missing.css", "/../web.py", "/%2e%2e/web.py", "/..%2fweb.py", "//etc/passwd.txt", "/%00.js"):
        assert status_of(server, path) == 404, path
    for path in ("/%00", "/" + "a" * 5000, "//etc/passwd", "/%2e%2e/%2e%2e"):
        response, body = asyncio.run(get(server, path))
        assert response.status in (200, 404, 503), path
        assert b"root:" not in body
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert status_of(server, "/", method) == 405
    assert status_of(server, "/", "HEAD") in (200, 503)


def test_a_guest_is_a_cookie_of_128_bits(server: Process) -> None:
    tokens = set()
    for _ in range(3):
        response, body = asyncio.run(get(server, "/"))
        (morsel,) = SimpleCookie(response.headers["Set-Cookie"]).values()
        assert morsel.key == "mascarade"
        assert re.fullmatch("[0-9a-f]{32}", morsel.value)
        assert (morsel["httponly"], morsel["samesite"], morsel["path"], morsel["secure"]) == (True, "Lax", "/", "")
        assert morsel.value.encode() not in body
        tokens.add(morsel.value)
        again, _ = asyncio.run(get(server, "/", Cookie=f"mascarade={morsel.value}"))
        assert "Set-Cookie" not in again.headers
        for bad in ("", "x", morsel.value[:-1], morsel.value.upper() + "0", "g" * 32):
            replaced, _ = asyncio.run(get(server, "/", Cookie=f"mascarade={bad}"))
            assert "Set-Cookie" in replaced.headers
    assert len(tokens) == 3


def test_catalogue_health_and_metrics(server: Process) -> None:
    response, body = asyncio.run(get(server, "/catalogue.json"))
    assert (response.status, response.content_type) == (200, "application/json")
    assert set(json.loads(body)["editions"]) == {"1", "2"}
    response, body = asyncio.run(get(server, "/healthz"))
    assert (response.status, response.content_type) == (200, "application/json")
    assert json.loads(body)["status"] == "ready"
    assert status_of(server, "/metrics") == 404  # prepared answers could be counted there

    async def figures_at() -> tuple[aiohttp.ClientResponse, bytes]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{server.metrics_port}/metrics") as response:
            return response, await response.read()

    response, body = asyncio.run(figures_at())
    assert (response.status, response.content_type) == (200, "text/plain")
    figures = dict(line.split(" ") for line in body.decode().splitlines() if not line.startswith("#"))
    assert figures["mascarade_connections"] == "0"
    assert {line.split(" ")[2] for line in body.decode().splitlines() if line.startswith("# TYPE")} == set(figures)
    for name, value in figures.items():
        assert name.startswith("mascarade_")
        float(value)


# -- the socket --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://", "http://[", "", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_another_page_cannot_use_a_guest_s_cookie(server: Process, origin: str) -> None:
    assert status_of(server, "/ws", **UPGRADE, Origin=origin) == 403


def test_the_server_s_own_page_may_connect(server: Process) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:  # also for a number's cookies
            async with session.ws_connect(f"{server.url}/ws", origin=server.url) as found:
                await found.send_str('{"do":"ping"}')
                assert json.loads(await found.receive_str()) == {"is": "pong"}
            assert [cookie.key for cookie in session.cookie_jar] == ["mascarade"]  # a client without a page is a guest too

    asyncio.run(go())
    assert status_of(server, "/ws") == 400


def test_hello(server: Process) -> None:
    async def go() -> None:
        async with Socket(server) as client:
            await client.send("hello", protocol=messages.PROTOCOL)
            assert (await client.answer())["protocol"] == messages.PROTOCOL
            await client.send("hello", protocol=99)
            assert await client.answer() == {"is": "error", "code": "old-protocol", "id": None, "values": {}}

    asyncio.run(go())


def test_messages_are_bounded_in_bytes(server: Process) -> None:
    async def go() -> None:
        async with Socket(server) as client:
            for text, fits in (("x" * 3000, True), ("x" * MESSAGE_BYTES, False), ("王" * 1000, True), ("王" * 1400, False)):
                message = json.dumps({"do": "say", "id": "1", "text": text}, ensure_ascii=False)
                assert (len(message.encode()) <= MESSAGE_BYTES) == fits
                await client.socket.send_str(message)
                assert (await client.answer())["code"] == ("bad-message" if fits else "too-large")
            await client.socket.send_str("x" * 100_000)
            assert await client.hang_up() == aiohttp.WSCloseCode.MESSAGE_TOO_BIG

    asyncio.run(go())


def test_what_is_no_message_gets_a_typed_error(server: Process) -> None:
    async def go() -> None:
        async with Socket(server) as client:
            for text in ("", "null", "[]", "{}", "hello", '{"do":"fly"}', '{"do":"ready"}', '{"do":"ping","x":1}', "[" * 4000, '{"do":1}'):
                await client.socket.send_str(text)
                assert await client.answer() == {"is": "error", "code": "bad-message", "id": None, "values": {}}
            await client.socket.send_str('{"do":"decide","id":"mine","action":265,"after":0}')
            assert await client.answer() == {"is": "error", "code": "bad-message", "id": "mine", "values": {}}
            await client.socket.send_bytes(b'{"do":"ping"}')
            assert (await client.answer())["code"] == "bad-message"
            await client.send("ping")
            assert await client.answer() == {"is": "pong"}

    asyncio.run(go())


def test_a_client_that_talks_too_much_is_slowed_down(server: Process) -> None:
    """Everything is answered, in order, when its time has come; nobody else notices."""

    async def go() -> None:
        async with Socket(server) as client, Socket(server) as other:
            for number in range(BURST + 10):
                await client.send("leave", id=str(number))
            await client.socket.send_bytes(b"")
            await other.send("ping")
            assert await other.answer() == {"is": "pong"}
            answers = [await client.answer() for _ in range(BURST + 11)]
            assert [answer["id"] for answer in answers] == [*(str(number) for number in range(BURST + 10)), None]
            assert [answer["code"] for answer in answers] == ["unknown-table"] * (BURST + 10) + ["bad-message"]

    asyncio.run(go())


def test_limits_for_an_address(tmp_path: Path) -> None:
    options = (
        "--max-per-address",
        "3",
        "--max-connections",
        "5",
        "--max-new-tables",
        "2",
        "--trust-proxy",
        "--base-url",
        "https://ball.example/",
    )

    async def go(server: Process) -> None:
        async with contextlib.AsyncExitStack() as stack:

            async def connect(address: str) -> aiohttp.ClientWebSocketResponse:
                lines = ("6.6.6.6, 7.7.7.7", f"10.0.0.1, {address}")  # the last entry is the proxy's, all others anybody's
                headers = CIMultiDict([("Origin", "https://ball.example"), *(("X-Forwarded-For", line) for line in lines)])
                session = await stack.enter_async_context(aiohttp.ClientSession(headers=headers))
                return await stack.enter_async_context(session.ws_connect(f"{server.url}/ws"))

            first = [await connect(f"2001:db8:0:1::{number}") for number in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await connect("2001:db8:0:1:ffff::")
            assert caught.value.status == 503
            second = [await connect("2.2.2.2") for _ in range(2)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await connect("3.3.3.3")
            assert caught.value.status == 503
            answers = []
            for number, client in enumerate((*first, second[0])):
                await client.send_str(json.dumps({"do": "make", "id": str(number), "name": "A"}))
                answers.append(json.loads(await client.receive_str()))
            assert [answer.get("code", "") for answer in answers] == ["", "", "too-many-tables", ""]
            await first[0].close()
            for _ in range(100):  # the place is free again as soon as the server has noticed
                try:
                    await connect("3.3.3.3")
                except aiohttp.WSServerHandshakeError:
                    await asyncio.sleep(0.02)
                else:
                    break
            else:
                raise AssertionError("the place was never free again")

    with Process(tmp_path, *options) as server:
        asyncio.run(go(server))
        assert server.faults() == []


def test_behind_https(tmp_path: Path) -> None:
    """The base URL is in the page for its links; cookie and headers are for https only; the server has one name."""
    token = "0123456789abcdef" * 2
    with Process(tmp_path, "--base-url", "https://ball.example/", "--allow-host", "other.example") as server:
        response, body = asyncio.run(get(server, "/", Host="ball.example"))
        assert b'<meta name="base-url" content="https://ball.example">' in body
        assert {name: response.headers.get(name) for name in SECURE_HEADERS} == SECURE_HEADERS
        (morsel,) = SimpleCookie(response.headers["Set-Cookie"]).values()
        assert (morsel.key, morsel["secure"], morsel["path"], morsel["domain"]) == ("__Host-mascarade", True, "/", "")
        for cookie, moved in ((f"mascarade={token}", True), (f"__Host-mascarade={token}", False)):
            response, _ = asyncio.run(get(server, "/", Cookie=cookie))
            assert response.headers.get("Set-Cookie", "").startswith(f"__Host-mascarade={token};") == moved, "a guest keeps the seat"
        for host, status in (("evil.example", 421), ("ball.example.evil", 421), ("other.example:8013", 200), ("192.168.0.7:8013", 200)):
            assert status_of(server, "/", Host=host) == status, host
        for origin, status in (("https://ball.example", 101), ("http://ball.example", 403), ("https://other.example", 403)):
            assert status_of(server, "/ws", Host="ball.example", Origin=origin, **UPGRADE) == status, origin
        assert server.faults() == []


@pytest.mark.parametrize("start", ["HEAD /ws HTTP/1.1", "GET /ws HTTP/1.0", "POST /ws HTTP/1.1"])
def test_only_a_get_of_http_1_1_becomes_a_websocket(server: Process, start: str) -> None:
    lines = "".join(f"{name}: {value}\r\n" for name, value in UPGRADE.items())
    said = say(server, f"{start}\r\nHost: 127.0.0.1\r\n{lines}\r\n".encode())
    assert said.split()[1] in (b"400", b"405")


def say(server: Process, data: bytes) -> bytes:
    """What comes back when just this is sent, up to the end of the head or until the server hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall(data)
        said = b""
        while b"\r\n\r\n" not in said and (more := raw.recv(65536)):
            said += more
    return said


def test_what_is_no_http_is_answered_and_its_cookie_not_logged(tmp_path: Path) -> None:
    """Not with a wrong header, one that is too long, too many, or with bytes that no header may have."""
    token = "f00dfeed" * 4
    cookie = f"Cookie: mascarade={token}\r\n"
    with Process(tmp_path) as server:
        for broken in (
            f"GET / HTTP/1.1\r\nHost: x\r\nCookie mascarade={token}\r\n\r\n",
            f"GET / HTTP/1.1\r\nHost: x\r\nCookie: mascarade={token}; x={'y' * 9000}\r\n\r\n",
            f"GET / HTTP/1.1\r\nHost: x\r\n{cookie}{'A: b' + chr(13) + chr(10)}" * 1 + "A: b\r\n" * 200 + "\r\n",
            f"GET / HTTP/1.1\r\nHost: x\r\nCookie: mascarade={token}\0\r\n\r\n",
            f"GET /?{token * 400} HTTP/1.1\r\nHost: x\r\n{cookie}\r\n",
            f"{token}\r\n\r\n",
            f"POST /ws HTTP/1.1\r\nHost: x\r\n{cookie}Content-Length: x\r\n\r\n",
        ):
            said = say(server, broken.encode())
            assert said.startswith(b"HTTP/1."), broken[:40]
            assert said.split()[1] == b"400", broken[:40]
            assert token.encode() not in said
            assert b"nosniff" in said
            assert b"aiohttp" not in said
        assert token not in server.text
        assert server.said() == ["serving"]


# -- secrets, logs, the end --------------------------------------------------------------------------------------------------------------


def test_nothing_secret_is_logged_and_no_token_is_sent(tmp_path: Path) -> None:
    async def go(server: Process) -> Group:
        group = Group([Player(server, name, number) for number, name in enumerate(("Xanthippe", "Quasimodo"))])
        await group.begin(seats=4)
        async with Socket(server, group.players[0].token) as talker:
            await talker.ask("watch", table=group.code)
            await talker.ask("say", text="abracadabra")
            await talker.socket.send_str("abracadabra")
            await talker.answer()
            group.players[0].everything += talker.frames
        await group.finish()
        return group

    with Process(tmp_path, "--bot-pace", "0") as server:
        group = asyncio.run(go(server))
        assert server.stop() == 0
        assert server.said() == ["serving", "stopping"]
        for line in server.log:
            assert {"time", "level", "what"} <= set(line)
        told = "".join(frame for player in group.players for frame in player.everything)
        table = group.players[0].table
        assert table is not None
        secret = ["abracadabra", table["reveal"]["salt"], table["commitment"], group.code]
        for player in group.players:
            assert player.token not in told
            secret += [player.name, player.token]
        for word in (*secret, *(code for characters in EDITIONS.values() for code in characters)):
            assert word not in server.text
        kept = b"".join(server.bodies())
        for player in group.players:  # nor is a token kept
            assert kept
            assert player.token.encode() not in kept
