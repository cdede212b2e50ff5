"""The page over HTTP: its files, what the package adds to them, and the page itself at every address that is a place in it."""

import asyncio
import gzip
import logging
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from aiohttp import web

from mascarade.server import built, guests, preview
from mascarade.server.hosts import Hosts
from mascarade.wasm.kept import core_wasm, is_made

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
MAKING: Final = (
    "import os, signal; os.nice(5); signal.signal(signal.SIGINT, signal.SIG_IGN);"
    "from mascarade.server.logs import start_logging; start_logging();"
    "from mascarade.wasm.build import core; from mascarade.wasm.kept import keep; keep(core)"
)
"""Another process makes `core.wasm`: this one has people to serve. What it says goes into the log."""

_log = logging.getLogger(__name__)


class Pages:
    """What a browser fetches."""

    def __init__(self, hosts: Hosts, base_url: str, bot_pace: float, scheme: Callable[[web.Request], str]) -> None:
        """`scheme` says by which one a request came to the people who sent it."""
        self.hosts, self.base_url, self.scheme = hosts, base_url, scheme
        self._said = ({"base-url": base_url} if base_url else {}) | ({} if bot_pace == 1 else {"bot-pace": f"{bot_pace:g}"})
        self._catalogue = built.catalogue_json()
        self._making: asyncio.Task[bool] | None = None

    def serve(self, app: web.Application) -> None:
        """Take the addresses that are ours. Every address that nobody else takes is ours, too: this comes last."""
        add = app.router.add_get
        add(f"/{built.CORE}", self.core)
        add(f"/{built.EXPERT}", self.expert)
        add(f"/{built.CATALOGUE}", self.catalogue)
        add(f"/{built.MANIFEST}", self.manifest)
        add(f"/{built.WORKER}", self.worker)
        add("/{path:.*}", self.page)
        app.on_cleanup.append(self._end)

    async def _end(self, _: web.Application) -> None:
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])

    async def page(self, request: web.Request) -> web.StreamResponse:
        """A file of the built page, or the page itself."""
        path = request.match_info["path"]
        file = _file(path)
        if file is not None:
            return web.FileResponse(file, headers=FOREVER if path.startswith("assets/") else ASK_AGAIN)
        if "." in path.rsplit("/", 1)[-1] or path == "metrics":
            raise web.HTTPNotFound
        if not (built.STATIC / built.INDEX).exists():
            return web.Response(status=503, text="The page has not been built. Run: make page\n")
        base = self.base_url or f"{self.scheme(request)}://{request.headers.get('Host', '')}"
        tags = preview.tags(base, path, request.query, request.headers.get("Accept-Language", ""))
        text = built.with_head(self._index(), tags)
        page = web.Response(text=text, content_type="text/html", headers=ASK_AGAIN | {"Vary": "Accept-Language"})
        guests.welcome(page, request.cookies, self.hosts.secure)
        return page

    def _index(self) -> str:
        return built.index(self._said, rooted=True)

    async def worker(self, _: web.Request) -> web.Response:
        """The service worker."""
        if not (built.STATIC / built.WORKER).exists():
            raise web.HTTPNotFound
        return web.Response(text=built.worker(self._index()), content_type="text/javascript", headers=ASK_AGAIN)

    async def manifest(self, request: web.Request) -> web.Response:
        """How the page is called where it is installed."""
        file = built.STATIC / built.MANIFEST
        if not file.exists():
            raise web.HTTPNotFound
        language = preview.language_of(request.query, request.headers.get("Accept-Language", ""))
        text = preview.manifest(file.read_text(encoding="utf-8"), language)
        return web.Response(text=text, content_type="application/manifest+json", headers=ASK_AGAIN | {"Vary": "Accept-Language"})

    async def catalogue(self, request: web.Request) -> web.Response:
        """Editions, characters, casts."""
        answer = web.Response(body=self._catalogue, content_type="application/json", headers=_lasts(request))
        answer.enable_compression()
        return answer

    async def core(self, request: web.Request) -> web.Response:
        """The rules and bots as WebAssembly. Where no wheel has brought them, the first who asks waits until they are made."""
        if not is_made():
            if self._making is None or self._making.done():
                self._making = asyncio.create_task(_make())
            if not await asyncio.shield(self._making):
                raise web.HTTPServiceUnavailable(text="core.wasm could not be made; the server's log says why\n")
        packs = "gzip" in request.headers.get("Accept-Encoding", "")
        headers = _lasts(request) | {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packs else {})
        return web.Response(body=_core(packs), content_type="application/wasm", headers=headers)

    async def expert(self, request: web.Request) -> web.FileResponse:
        """The expert's weights."""
        return web.FileResponse(built.WEIGHTS, headers=_lasts(request))


async def _make() -> bool:
    """Make `core.wasm`, if that can be done. A person at a terminal reads the address: nothing comes after it."""
    quiet = DEVNULL if sys.stderr.isatty() else None
    with TemporaryDirectory() as folder:  # ours to remove, however it ends
        there = os.environ | {"TMPDIR": folder}
        child = await asyncio.create_subprocess_exec(sys.executable, "-c", MAKING, stdout=DEVNULL, stderr=quiet, env=there)
        try:
            failed = await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
    if failed:
        _log.error("core.wasm was not made", extra={"facts": {"status": failed}})
    return not failed


@cache
def _core(packed: bool) -> bytes:
    """What everybody fetches is packed once: that takes milliseconds, in which people at tables would wait each time."""
    core = core_wasm().read_bytes()
    return gzip.compress(core) if packed else core


def _lasts(request: web.Request) -> dict[str, str]:
    """An address with the right fingerprint always means the same."""
    name = request.path.removeprefix("/")
    return FOREVER if request.query_string == built.additions()[name] else ASK_AGAIN


def _file(path: str) -> Path | None:
    try:
        file = (built.STATIC / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(built.STATIC.resolve()) else None
    except (OSError, ValueError):  # longer than any file's name, or with a NUL in it
        return None
