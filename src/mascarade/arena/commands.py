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
from mascarade.arena.run import Run, load_runs, save_runs
from mascarade.arena.series import Played, all_alike
from mascarade.arena.standings import Standings
from mascarade.arena.workers import all_cores, play_here, play_on_ray
from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.programs.command import SECONDS, Command
from mascarade.refusals import Refusal, say
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
    """The folder in which an interrupted command leaves its state."""

    def check(self) -> None:
        """Raises MascaradeError now, rather than after hours of playing."""
        if self.cores is not None and not 1 <= self.cores <= 1024:
            raise Refusal("cli-out-of-range", word=f"--cores {self.cores}", low=1, high=1024)
        for path in (self.json, self.html):
            if path is not None and (path.is_dir() or not path.resolve().parent.is_dir()):
                raise Refusal("cli-no-place", path=path)

    def free_path(self, command: str) -> Path:
        """Where to keep what an interrupted command has played."""
        return next(path for number in count(1) if not (path := self.state / f"mascarade-{command}-{number}.npz").exists())


def arena(run: Run, where: Where, language: str = "en") -> int:
    """Play what is missing of a run, show the standings, write the files. Ctrl-C leaves a state to go on with."""
    where.check()
    if not _play([run], where, ["arena"]):
        return _interrupted("arena", [run], where, language, _again(run))
    standings = Standings(run)
    _show(standings, BalanceWords(language))
    write(where.json, lambda: as_json(standings.facts()))
    write(where.html, lambda: arena_report(standings, language))
    return 0


def resume(path: Path, programs: Sequence[Command], where: Where, language: str = "en") -> int:
    """Go on with an interrupted arena. No file says which programs are run: they are named again, and must be the same."""
    run, *others = load_runs(path)
    if others:
        raise Refusal("cli-not-an-arena", path=path)
    if sorted(programs, key=str) != sorted(run.series.programs, key=str):
        key = "cli-arena-programs" if run.series.programs else "cli-arena-no-programs"
        raise Refusal(key, path=path, programs=_again(run))
    return arena(run, where, language)


def _interrupted(command: str, runs: Sequence[Run], where: Where, language: str, again: str = "") -> int:
    path = where.free_path(command)
    save_runs(path, runs)
    played, games = sum(run.games for run in runs), sum(run.series.games for run in runs)
    return interrupted(language, f"mascarade {command} --resume {path}{again}", played, games)


def interrupted(language: str, command: str, played: int, games: int) -> int:
    """Say how to go on; gives the exit status."""
    said = say(language, "cli-arena-interrupted", played=played, games=games, command=command)
    Console(stderr=True).print(said, highlight=False, markup=False, soft_wrap=True)
    return INTERRUPTED


def _again(run: Run) -> str:
    """The options that name a run's programs."""
    named = "".join(f" --bot {shlex.quote(str(command))}" for command in run.series.programs)
    seconds = {command.seconds for command in run.series.programs}
    return named + "".join(f" --seconds {each:g}" for each in seconds if each != SECONDS)


def balance(casts: Iterable[Cast], bot: str, games: int, seed: int, where: Where, language: str) -> int:
    """Play one or two casts, say what was found, write the files. Ctrl-C leaves a state to go on with."""
    return _balance([Run(all_alike(cast, bot, games, seed)) for cast in casts], where, language)


def balance_of_all(bot: str, games: int, seed: int, where: Where, language: str) -> int:
    """Play every printed cast and write all of it into one JSON file."""
    return _balance_of_all([Run(all_alike(printed_cast(*key), bot, games, seed)) for key in printed_casts()], where, language)


def resume_balance(path: Path, where: Where, language: str) -> int:
    """Go on with an interrupted balance, of one cast, of two, or of all."""
    runs = load_runs(path, "cli-not-a-balance")
    if any(len(run.series.bots) > 1 or run.series.programs for run in runs):
        raise Refusal("cli-not-a-balance", path=path)
    return _balance(runs, where, language) if len(runs) <= 2 else _balance_of_all(runs, where, language)


def _balance(runs: list[Run], where: Where, language: str) -> int:
    where.check()
    words = BalanceWords(language)
    if not _play(runs, where, [words.setup_of(run.series.cast) for run in runs]):
        return _interrupted("balance", runs, where, language)
    found = [Balance(run) for run in runs]
    console = Console(highlight=False)
    for one in found:
        console.print(f"[bold]{words.setup_of(one.cast)}[/bold]", words.made(one), "", sep="\n")
        console.print(*(f"• {finding.said(words)}" for finding in findings(one)), "", sep="\n")
    facts = [one.facts() for one in found]
    write(where.json, lambda: as_json(facts[0] if len(facts) == 1 else facts))
    write(where.html, lambda: balance_report(found, language))
    if where.html is not None:
        console.print(words.say("balance-wrote", path=str(where.html)), soft_wrap=True)
    return 0


def _balance_of_all(runs: list[Run], where: Where, language: str) -> int:
    where.check()
    if where.json is None:
        raise Refusal("cli-all-needs-json")
    words = BalanceWords(language)
    if not _play(runs, where, [words.setup_of(run.series.cast) for run in runs]):
        return _interrupted("balance", runs, where, language)
    lines = ",\n".join(json.dumps(Balance(run).facts(), ensure_ascii=False) for run in runs)
    write(where.json, lambda: f"[\n{lines}\n]\n")
    return 0


def _play(runs: Sequence[Run], where: Where, names: Sequence[str]) -> bool:
    """Play what is missing of runs, one after the other; gives whether all of it has been played."""
    with stoppable() as stop:
        for run, name in zip(runs, names, strict=True):
            with progress(name, run.series.games, run.games) as advance:

                def told(chunk: int, played: Played, run: Run = run, advance: Callable[[int], None] = advance) -> None:
                    run.add(chunk, played)
                    advance(len(played.results))

                if where.ray is not None:
                    play_on_ray(run.series, run.missing(), told, stop, where.ray)
                else:
                    play_here(run.series, run.missing(), told, stop, where.cores or all_cores())
    return all(run.complete for run in runs)


@contextmanager
def progress(name: str, games: int, played: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=games, completed=played)
        yield lambda more: bar.advance(task, more)


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


def as_json(facts: Any) -> str:
    """Facts as a file has them."""
    return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"


def write(path: Path | None, text: Callable[[], str]) -> None:
    """Write a file that was asked for."""
    if path is None:
        return
    try:
        path.write_text(text(), encoding="utf-8")
    except OSError as error:
        raise Refusal("cli-not-written", path=path, why=error.strerror) from None
