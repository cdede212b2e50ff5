"""What `mascarade cast --find` does."""

from functools import partial

from rich.console import Console
from rich.table import Table

from mascarade.arena.commands import Where, as_json, interrupted, progress, write
from mascarade.arena.found import Answer, FoundWords, side_by_side
from mascarade.arena.goals import Sums
from mascarade.arena.race import BATCH, Lot, Race, play_lot
from mascarade.arena.workers import all_cores, work_here, work_on_ray
from mascarade.stopping import stoppable


def find(race: Race, where: Where, language: str = "en") -> int:
    """Play what is missing of a race, show the best casts, write the file. Ctrl-C leaves a state to go on with."""
    where.check()
    words = FoundWords(language)
    games = race.search.batches * BATCH
    with stoppable() as stop, progress(words.say("find-progress"), games, race.games) as advance:

        def told(lot: Lot, sums: Sums) -> None:
            race.add(lot, sums)
            advance(len(lot) * BATCH)

        play = partial(play_lot, race.search)
        while not stop.is_set() and (lots := race.missing()):
            if where.ray is not None:
                work_on_ray(play, lots, told, stop, where.ray)
            else:
                work_here(play, lots, told, stop, where.cores or all_cores())
    if race.missing():
        path = where.free_path("cast")
        race.save(path)
        return interrupted(language, f"mascarade cast --resume {path}", race.games, games)
    answer = Answer(race)
    _show(answer, words)
    write(where.json, lambda: as_json(answer.facts()))
    return 0


def _show(answer: Answer, words: FoundWords) -> None:
    console = Console(highlight=False)
    casting = answer.search.casting
    console.print(f"[bold]{words.setup_of(answer.best[0].cast)}[/bold]", words.asked(answer), "", sep="\n")
    for number, found in zip("①②③", answer.best, strict=False):
        console.print(f"[bold]{number} {words.characters(found.cast)}[/bold]")
        console.print(",".join(found.cast.codes), soft_wrap=True, style="dim")
        console.print(*(f"  • {reason}" for reason in words.reasons(found, answer)), "", sep="\n")
    heads, rows = side_by_side(answer, words)
    table = Table(*heads)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    console.print(table)
    edition = f" --edition {casting.edition}" if casting.edition != 1 else ""
    blank = " --blank FILE" if answer.best[0].cast.blanks else ""
    options = f"--players {casting.players}{edition}{blank} --cast {','.join(answer.best[0].cast.codes)}"
    console.print(words.say("find-play", command=f"mascarade play {options}"), soft_wrap=True)
    console.print(
        words.say("find-look", command=f"mascarade balance {options} --bot {answer.search.bot} --against printed"), soft_wrap=True
    )
