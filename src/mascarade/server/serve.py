"""`mascarade serve`: from options to a running server."""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import resource
import secrets
import signal
import sys
import webbrowser
from typing import Final

import uvloop

from mascarade.bots import doors as thinking
from mascarade.expert import senses
from mascarade.refusals import Refusal, say
from mascarade.rules.compiled import is_compiled
from mascarade.server.bot_seats import begin, wake_up
from mascarade.server.clock import Pace
from mascarade.server.crew import LIFE, LIFE_SECONDS, SECRET, WORKER, lead
from mascarade.server.door import VISITS_PER_SOCKET
from mascarade.server.ledger import LedgerError, is_shared
from mascarade.server.logs import start_logging
from mascarade.server.steward import Limits
from mascarade.server.web import Server, Settings

SPARE_FILES: Final = 100
"""Not for WebSockets: for requests, for the database, for whatever a library opens."""
RESERVED_FILES: Final = 50
"""For no connection at all."""
WAKING: Final = (
    "import os; os.nice(5); from mascarade.server.logs import start_logging; start_logging();"
    "from mascarade.server.bot_seats import wake_up; wake_up()"
)
"""A second process compiles what bots think with, after those who need the processor more; this one finds it on disk."""
GARBAGE: Final = 20_000
"""So many new objects are looked through for garbage at a time: a decision makes few that stay, a game a thousand."""


def serve(options: argparse.Namespace, language: str = "en") -> int:
    """Serve until interrupted; gives the exit status."""
    pace = Pace()
    factor = options.bot_pace
    if factor < 0:
        raise Refusal("cli-too-little", word=f"--bot-pace {factor:g}", low=0)
    if options.base_url and not re.match("https?://[^/]", options.base_url):
        raise Refusal("cli-no-address", word=f"--base-url {options.base_url}")
    number = os.environ.get(WORKER)
    if options.workers > 1 and not is_shared(options.database):
        raise Refusal("cli-workers-alone", word=f"--workers {options.workers}", database=options.database)
    if options.workers > 1 and number is None:
        start_logging()
        return lead(options.host, options.port, options.workers)
    files = _files()
    pace.think, pace.answer = (pace.think[0] * factor, pace.think[1] * factor), (pace.answer[0] * factor, pace.answer[1] * factor)
    pace.heard *= factor
    settings = Settings(
        host=options.host,
        port=options.port,
        database=options.database,
        base_url=options.base_url.rstrip("/"),
        hosts=options.allow_host or [],
        metrics_port=None if options.metrics_port is None else options.metrics_port + int(number or 0),
        connections=min(options.max_connections, files - SPARE_FILES),
        visits=min(VISITS_PER_SOCKET * options.max_connections, files - RESERVED_FILES),
        connections_of_an_address=options.max_per_address,
        fsync=options.fsync,
        link_host=options.link_host,
        secret=os.environ.get(SECRET) or secrets.token_hex(32),
        one_of_many=number is not None,
        trust_proxy=options.trust_proxy,
        pace=pace,
        bot_pace=factor,
        limits=Limits(tables=options.max_tables, tables_of_an_address=options.max_new_tables),
    )
    start_logging("WARNING" if sys.stderr.isatty() else "INFO")  # a person at a terminal reads the address, a collector reads the lines
    begin()
    pace.awake = all(is_compiled(door) for door in (thinking.think, thinking.watch, senses.hear, senses.sense_one))
    if pace.awake:
        wake_up()
    try:
        uvloop.run(_run(settings, options.open and number in (None, "0"), None if number not in (None, "0") else language))
    except OSError as error:
        raise Refusal("cli-cannot-listen", host=options.host, port=options.port, why=error.strerror) from None
    except LedgerError as error:
        raise Refusal("cli-no-database", path=options.database, why=error) from None
    return 0


def _files() -> int:
    """Let this process open as many files as the system allows; gives how many. A socket is a file."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY:
        return sys.maxsize
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


async def _run(settings: Settings, show: bool, language: str | None) -> None:
    """Serve, and say where in a language; in none if another one of a crew says it."""
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def announce(done: asyncio.Future[int]) -> None:
        address = (
            settings.base_url or f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{done.result()}"
        )
        if language is None:
            return
        lines = say(language, "cli-serving", address=address), say(language, "cli-serving-ends")
        print("", *(f"  {line}" for line in lines), "", sep="\n", flush=True)
        if show:
            webbrowser.open(address)

    ready.add_done_callback(announce)
    server = Server(settings)
    gc.collect()
    gc.freeze()  # what lives as long as the server need not be looked through again and again
    gc.set_threshold(GARBAGE)
    following = asyncio.create_task(_follow(os.getppid(), int(os.environ[LIFE]))) if settings.one_of_many else None
    waking = None if settings.pace.awake else asyncio.create_task(_wake_bots(settings.pace))
    try:
        await server.run(ready)
    finally:
        if following is not None:
            following.cancel()
        if waking is not None:
            waking.cancel()
            await asyncio.wait([waking])


async def _follow(crew: int, life: int) -> None:
    """Show the crew life. A worker whose crew is gone leaves, too: nobody would start it again."""
    with contextlib.suppress(OSError):  # nobody reads it any more
        os.set_blocking(life, False)
        while os.getppid() == crew:
            with contextlib.suppress(BlockingIOError):
                os.write(life, b".")
            await asyncio.sleep(LIFE_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)


async def _wake_bots(pace: Pace) -> None:
    """Let the page be there before bots can think: they do as soon as it is compiled."""
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", WAKING)
    try:
        await child.wait()
    finally:
        if child.returncode is None:
            child.kill()
    try:
        await asyncio.to_thread(wake_up)
    finally:
        pace.awake = True
