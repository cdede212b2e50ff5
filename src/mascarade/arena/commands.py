"""What `mascarade arena` and `mascarade balance` do."""

import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mascarade.arena.arena_report import arena_report, said_in_short, said_of_programs, said_of_the_series
from mascarade.arena.balance import Balance
from mascarade.arena.balance_report import BalanceWords, balance_report
from mascarade.arena.findings import findings
from mascarade.arena.run import Run
from mascarade.arena.series import Played, Series, all_alike
from mascarade.arena.standings import Standings
from mascarade.arena.workers import all_cores, play_here, play_on_ray
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.errors import MascaradeError
from mascarade.programs.command import SECONDS, Command
from mascarade.stopping import stoppable

INTERRUPTED = 130


@dataclass(frozen=True)
class Where:
    """Where to play, and where to write what comes out."""

    cores: int | None = None
    """None: all there are."""
    ray: str | None = None
    """The address of a Ray cluster."""
    json: Path | None = None
    html: Path | None = None
    state: Path = field(default_factory=Path)
    """The folder in which an interrupted arena leaves its state."""

    def check(self) -> None:
        """Raises MascaradeError now, rather than after hours of playing."""
        if self.cores is not None and not 1 <= self.cores <= 1024:
            raise MascaradeError(f"{self.cores} cores cannot be used: 1 to 1024 can")
        for path in (self.json, self.html):
            if path is not None and (path.is_dir() or not path.resolve().parent.is_dir()):
                raise MascaradeError(f"{path}: no file can be written there")


def arena(run: Run, where: Where, language: str = "en") -> int:
    """Play what is missing of a run, show the standings, write the files. Ctrl-C leaves a state to go on with."""
    where.check()
    _play(run, where, "arena")
    if not run.complete:
        path = next(path for number in count(1) if not (path := where.state / f"mascarade-arena-{number}.npz").exists())
        run.save(path)
        Console(stderr=True).print(
            f"Interrupted after {run.games:,} of {run.series.games:,} games. Go on with: mascarade arena --resume {path}{_again(run)}",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )
        return INTERRUPTED
    standings = Standings(run)
    _show(standings, BalanceWords(language))
    _write(where.json, lambda: _json(standings.facts()))
    _write(where.html, lambda: arena_report(standings, language))
    return 0


def resume(path: Path, programs: Sequence[Command], where: Where, language: str = "en") -> int:
    """Go on with an interrupted arena. No file says which programs are run: they are named again, and must be the same."""
    run = Run.load(path)
    if sorted(programs, key=str) != sorted(run.series.programs, key=str):
        raise MascaradeError(f"{path}: its programs must be named again:{_again(run) or ' it has none'}")
    return arena(run, where, language)


def _again(run: Run) -> str:
    """The options that name a run's programs."""
    named = "".join(f" --bot {shlex.quote(str(command))}" for command in run.series.programs)
    seconds = {command.seconds for command in run.series.programs}
    return named + "".join(f" --seconds {each:g}" for each in seconds if each != SECONDS)


def balance(casts: Iterable[Cast], bot: str, games: int, seed: int, where: Where, language: str) -> int:
    """Play one or two casts, say what was found, write the files."""
    where.check()
    series = [all_alike(cast, bot, games, seed) for cast in casts]
    words = BalanceWords(language)
    found = [_played(one, where, words.setup_of(one.cast)) for one in series]
    console = Console(highlight=False)
    for one in found:
        console.print(f"[bold]{words.setup_of(one.cast)}[/bold]", words.made(one), "", sep="\n")
        console.print(*(f"• {finding.said(words)}" for finding in findings(one)), "", sep="\n")
    facts = [one.facts() for one in found]
    _write(where.json, lambda: _json(facts[0] if len(facts) == 1 else facts))
    _write(where.html, lambda: balance_report(found, language))
    if where.html is not None:
        console.print(words.say("balance-wrote", path=str(where.html)), soft_wrap=True)
    return 0


def balance_of_all(bot: str, games: int, seed: int, where: Where) -> int:
    """Play every printed cast and write all of it into one JSON file."""
    where.check()
    if where.json is None:
        raise MascaradeError("--all writes one JSON file: say which, with --json FILE")
    words = BalanceWords("en")
    series = [all_alike(printed_cast(*key), bot, games, seed) for key in printed_casts()]
    found = [_played(one, where, words.setup_of(one.cast)).facts() for one in series]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
    _write(where.json, lambda: f"[\n{lines}\n]\n")
    return 0


def _play(run: Run, where: Where, name: str) -> Run:
    with stoppable() as stop, _progress(run, name) as told:
        if where.ray is not None:
            play_on_ray(run.series, run.missing(), told, stop, where.ray)
        else:
            play_here(run.series, run.missing(), told, stop, where.cores or all_cores())
    return run


def _played(series: Series, where: Where, name: str) -> Balance:
    run = _play(Run(series), where, name)
    if not run.complete:
        raise KeyboardInterrupt
    return Balance(run)


@contextmanager
def _progress(run: Run, name: str) -> Iterator[Callable[[int, Played], None]]:
    """A bar with the time left, on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=run.series.games, completed=run.games)

        def told(chunk: int, played: Played) -> None:
            run.add(chunk, played)
            progress.advance(task, len(played.results))

        yield told


def _show(standings: Standings, words: BalanceWords) -> None:
    console = Console(highlight=False)
    console.print(words.setup_of(standings.series.cast), said_of_the_series(standings, words), sep="\n")
    table = Table(*(words.say(f"arena-column-{column}") for column in ("bot", "share", "low", "high")))
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in sorted(range(len(standings.bots)), key=lambda bot: -standings.shares[bot].value):
        share = standings.shares[bot]
        table.add_row(Text(standings.bots[bot]), *map("{:.3f}".format, (share.value, share.low, share.high)))
    console.print(table)
    console.print(*said_in_short(standings, words), *said_of_programs(standings, words), sep="\n", markup=False)


def _json(facts: Any) -> str:
    return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"


def _write(path: Path | None, text: Callable[[], str]) -> None:
    if path is None:
        return
    try:
        path.write_text(text(), encoding="utf-8")
    except OSError as error:
        raise MascaradeError(f"{path}: {error.strerror}") from None
