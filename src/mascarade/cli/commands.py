"""What each command does. Each loads only what it needs, when it runs."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mascarade.cli.speaking import near, problem_said, said
from mascarade.errors import BadCast, BadRecord, MascaradeError
from mascarade.refusals import Refusal, say

if TYPE_CHECKING:
    from mascarade.arena.commands import Where
    from mascarade.casts import Cast
    from mascarade.programs.command import Command


def _spoken(options: argparse.Namespace) -> str:
    from mascarade.terminal.language import language_of

    return getattr(options, "language", None) or language_of(os.environ)


def _read(path: Path) -> str:
    """A text file's content. Raises Refusal that names the file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("cli-no-file", path=path) from None
    except IsADirectoryError:
        raise Refusal("cli-is-folder", path=path) from None
    except PermissionError:
        raise Refusal("cli-no-permission", path=path) from None
    except OSError as error:
        raise Refusal("cli-not-read", path=path, why=error.strerror) from None
    except UnicodeDecodeError as error:
        raise Refusal("cli-not-utf8", path=path, byte=error.start) from None


def _check_there(path: Path) -> None:
    """Raises Refusal if there is no such file."""
    if not path.exists():
        raise Refusal("cli-no-file", path=path)
    if path.is_dir():
        raise Refusal("cli-is-folder", path=path)


def check(options: argparse.Namespace) -> int:
    """Replay records and their checks."""
    from mascarade.record import read_records

    def told(text: str) -> str:
        records = read_records(text)
        for record in records:
            record.game()
        moves, checks = sum(len(one.moves) for one in records), sum(len(one.checks) for one in records)
        return say(language, "cli-check-ok", games=len(records), moves=moves, checks=checks)

    language = _spoken(options)
    return _each_file(options.files, told, language)


def verify(options: argparse.Namespace) -> int:
    """Was the deal fixed before the game? Of each game of each file."""
    from mascarade.record import read_records
    from mascarade.verify import verify

    def told(text: str) -> str:
        games = read_records(text)
        for record in games:
            record.game()
        return "\n".join(say(language, "cli-verify-ok", commitment=verify(record)) for record in games)

    language = _spoken(options)
    return _each_file(options.files, told, language)


def _each_file(paths: Sequence[Path], told: Callable[[str], str], language: str) -> int:
    """Print what is told of each file. Gives 1 if one of them does not hold, 2 if one cannot be read at all."""
    status = 0
    for path in paths:
        try:
            text = _read(path)
        except MascaradeError as error:
            status = 2
            print(said(error, language))
            continue
        try:
            print(*(f"{path}: {line}" for line in told(text).splitlines()), sep="\n")
        except MascaradeError as error:
            status = max(status, 1)
            line = f":{error.line}" if isinstance(error, BadRecord) else ""
            print(f"{path}{line}: {said(error, language)}")
    return status


def replay(options: argparse.Namespace) -> int:
    """Show a record step by step, or all of it as JSON."""
    from mascarade.record import read_records
    from mascarade.terminal import replay

    try:
        records = read_records(_read(options.file))
        if not 1 <= options.game <= len(records):
            raise Refusal("cli-no-game", path=options.file, number=options.game, games=len(records))
        record = records[options.game - 1]
        if options.eyes not in (None, replay.ONLOOKER, *record.players):
            names = [*record.players, replay.ONLOOKER]
            raise Refusal("cli-no-player", near(options.eyes, names), word=options.eyes, names=", ".join(names))
        if options.json:
            return replay.as_json(record, options.eyes)
        return replay.step_by_step(record, options.eyes, wait=not options.all, language=_spoken(options))
    except BadRecord as error:
        print(f"{options.file}:{error.line}: {said(error, _spoken(options))}", file=sys.stderr)
        return 2


def play(options: argparse.Namespace) -> int:
    """A game in the terminal."""
    from mascarade.blank import read_characters
    from mascarade.terminal.play import PlayOptions, run

    _check_level(options.level)
    if options.temperament:
        _check_temperament(options.temperament)
    if not 0 <= options.pause <= 60:
        raise Refusal("cli-out-of-range", word=f"--pause {options.pause:g}", low=0, high=60)
    return run(
        PlayOptions(
            players=options.players,
            edition=options.edition,
            scenario=options.scenario,
            cast=_codes(options.cast) if options.cast else None,
            blanks=read_characters(_read(options.blank)) if options.blank else (),
            name=options.name,
            level=options.level,
            temperament=options.temperament,
            programs=tuple(_programs(options)),
            seed=options.seed,
            speed=options.pause,
            language=_spoken(options),
        )
    )


def serve(options: argparse.Namespace) -> int:
    """Serve the page until interrupted."""
    from mascarade.server.serve import serve

    return serve(options, _spoken(options))


def site(options: argparse.Namespace) -> int:
    """Write the page as files for any host."""
    from mascarade.server.site import write

    files = write(options.folder, options.server)
    print(say(_spoken(options), "cli-site-ok", path=options.folder, files=files))
    return 0


def database_check(options: argparse.Namespace) -> int:
    """Find the tables of a database that cannot be read."""
    from mascarade.server.database import check

    return check(options.file, _spoken(options))


def database_move(options: argparse.Namespace) -> int:
    """Copy all tables into another database."""
    from mascarade.server.database import move

    return move(options.file, options.to, _spoken(options))


def database_mend(options: argparse.Namespace) -> int:
    """Cut such tables back to their last good entry."""
    from mascarade.server.database import mend

    return mend(options.file, _spoken(options))


def database_forget(options: argparse.Namespace) -> int:
    """Delete old tables."""
    from mascarade.server.database import forget

    return forget(options.file, options.older_than, _spoken(options))


def arena(options: argparse.Namespace) -> int:
    """Let bots play against each other."""
    from mascarade.arena import commands, series
    from mascarade.arena.run import Run

    programs = _programs(options, here=options.ray is None)
    bots = list(options.bots)
    if not (options.one or options.among or options.resume):
        bots += [command.name for command in programs if command.name not in bots]
    ways = [bool(bots), bool(options.one or options.among), bool(options.resume)]
    if sum(ways) != 1 or bool(options.one) != bool(options.among):
        raise Refusal("cli-arena-ways")
    _check_players((*bots, options.one, options.among), [command.name for command in programs])
    where = _where(options)
    if options.resume:
        _check_there(options.resume)
        return commands.resume(options.resume, programs, where, _spoken(options))
    cast = _table(options, len(bots) if options.together else 6)
    games, seed = options.games, options.seed
    if options.one:
        chosen = series.one_among(cast, options.one, options.among, games, seed, programs)
    elif options.together:
        chosen = series.one_table(cast, tuple(bots), games, seed, programs)
    else:
        chosen = series.two_by_two(cast, tuple(bots), games, seed, programs)
    return commands.arena(Run(chosen), where, _spoken(options))


def _programs(options: argparse.Namespace, here: bool = True) -> "list[Command]":
    """The programs that options name; they must be `here`, unless other machines play."""
    from mascarade.programs.command import Command

    programs = [Command.parse(text, options.seconds) for text in options.programs]
    for command in programs if here else ():
        command.check()
    return programs


def balance(options: argparse.Namespace) -> int:
    """See how a cast plays."""
    from mascarade.arena import commands
    from mascarade.casts import known_characters

    where = _where(options)
    if options.resume:
        _check_there(options.resume)
        return commands.resume_balance(options.resume, where, _spoken(options))
    _check_players([options.bot])
    if options.all:
        return commands.balance_of_all(options.bot, options.games, options.seed, where, _spoken(options))
    casts = [_table(options, 6)]
    if options.against:
        printed = options.against in ("printed", "A", "B", "spy")
        if not printed and "," not in options.against:
            codes = ", ".join(known_characters(options.edition))
            raise Refusal("cli-against", near(options.against, ("printed", "A", "B", "spy")), word=options.against, codes=codes)
        other = (
            {"scenario": "" if options.against == "printed" else options.against, "cast": None} if printed else {"cast": options.against}
        )
        casts.append(_table(argparse.Namespace(**vars(options) | other), 6))
    return commands.balance(casts, options.bot, options.games, options.seed, where, _spoken(options))


def train(options: argparse.Namespace) -> int:
    """Let a player learn."""
    from mascarade.training.commands import Training, train

    asked = {name: value for name, value in vars(options).items() if name not in ("run", "players", "edition", "scenario")}
    if options.players is None and (options.edition is not None or options.scenario is not None):
        raise Refusal("cli-table-needs-players")
    table = (options.edition or 1, options.players, options.scenario or "") if options.players is not None else None
    return train(Training(**asked, table=table), _spoken(options))


def _where(options: argparse.Namespace) -> "Where":
    from mascarade.arena.commands import Where

    return Where(options.cores, options.ray, options.json, getattr(options, "html", None))


def _table(options: argparse.Namespace, players: int) -> "Cast":
    """The cast of a table that options describe."""
    from mascarade.blank import read_characters
    from mascarade.casts import own_cast, printed_cast

    number = players if options.players is None else options.players
    if options.cast:
        return own_cast(options.edition, number, _codes(options.cast), read_characters(_read(options.blank)) if options.blank else ())
    if options.blank:
        raise Refusal("cli-blank-needs-cast")
    return printed_cast(options.edition, number, options.scenario)


def _check_level(level: str) -> None:
    """Raises Refusal unless there is such a level, or a file of weights. Whoever sees all cards plays in the arena only."""
    from mascarade.bots.players import EXPERT, LEVELS, NAMES, is_expert

    if level not in NAMES and not is_expert(level):
        levels = (*LEVELS, EXPERT)
        raise Refusal("cli-no-level", near(level, levels), word=level, choices=", ".join(levels))


def _check_temperament(temperament: str) -> None:
    from mascarade.bots.players import TEMPERAMENTS

    if temperament not in TEMPERAMENTS:
        raise Refusal("cli-no-temperament", near(temperament, TEMPERAMENTS), word=temperament, choices=", ".join(TEMPERAMENTS))


def _check_players(players: Iterable[str | None], programs: Sequence[str] = ()) -> None:
    """Raises Refusal unless each is a bot, with a temperament perhaps, a file of weights, or one of the programs."""
    from mascarade.bots.players import NAMES, is_expert

    for player in players:
        if player is None or player in programs or is_expert(player):
            continue
        base, colon, temperament = player.partition("@")[0].partition(":")
        if base not in NAMES:
            raise Refusal("cli-no-bot", near(base, (*NAMES, *programs)), word=base, choices=", ".join(NAMES))
        if colon:
            _check_temperament(temperament)


def _codes(text: str) -> tuple[str, ...]:
    return tuple(code.strip() for code in text.split(","))


def characters(options: argparse.Namespace) -> int:
    """Show the characters and what they can do."""
    from mascarade.blank import example_characters, read_characters
    from mascarade.rules.characters import EDITIONS
    from mascarade.terminal.characters import show, show_edition
    from mascarade.terminal.words import TableWords

    blanks = read_characters(_read(options.blank)) if options.blank else example_characters()
    words = TableWords(_spoken(options), blanks=blanks)
    if options.blank:
        show(words.say("terminal-blanks"), blanks, words)
        return 0
    for edition in EDITIONS:
        if options.edition in (None, edition):
            show_edition(edition, words)
    if options.edition is None:
        show(words.say("terminal-blank-examples"), blanks, words)
    return 0


def cast(options: argparse.Namespace) -> int:
    """Show the printed casts for a table, check one of somebody's own, or find one."""
    from mascarade.blank import read_characters
    from mascarade.casts import cast_problems, own_cast, printed_casts
    from mascarade.terminal.characters import show_cast
    from mascarade.terminal.words import TableWords

    if options.players is None and not options.resume:
        options.error("the following arguments are required: --players")
    if options.find is not None or options.resume:
        return _find(options)
    blanks = read_characters(_read(options.blank)) if options.blank else ()
    words = TableWords(_spoken(options), blanks=blanks)
    if options.codes:
        problems = cast_problems(options.edition, options.players, _codes(options.codes), blanks)
        if problems:
            print(words.say("terminal-broken-cast"), *(f"  - {problem_said(problem, words.language)}" for problem in problems), sep="\n")
            return 1
        show_cast(own_cast(options.edition, options.players, _codes(options.codes), blanks), words, own=True)
        return 0
    found = {key: codes for key, codes in printed_casts().items() if key[:2] == (options.edition, options.players)}
    if not found:
        raise BadCast(cast_problems(options.edition, options.players, ()))
    for (edition, players, scenario), codes in found.items():
        show_cast(own_cast(edition, players, tuple(codes.split())), words, scenario)
    return 0


def _find(options: argparse.Namespace) -> int:
    """Find a cast that people wish for."""
    from mascarade.arena import find
    from mascarade.arena.casting import Casting
    from mascarade.arena.race import Race, Search
    from mascarade.blank import read_characters
    from mascarade.cli.wishing import read_wishes

    where = _where(options)
    if options.resume:
        _check_there(options.resume)
        return find.find(Race.load(options.resume), where, _spoken(options))
    wishes = read_wishes(options.find)
    if options.codes:
        raise Refusal("cli-find-codes", codes=options.codes)
    _check_players([options.bot])
    having, lacking = (_codes(text) if text else () for text in (options.having, options.lacking))
    blanks = read_characters(_read(options.blank)) if options.blank else ()
    casting = Casting(options.edition, options.players, having, lacking, blanks)
    search = Search(casting, wishes, options.bot, options.casts, options.games, options.seed)
    search.check()
    return find.find(Race(search), where, _spoken(options))
