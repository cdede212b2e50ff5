"""The command `mascarade`. Each subcommand loads only what it needs: help and errors in the command line come at once."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import mascarade
from mascarade.errors import BadRecord, MascaradeError
from mascarade.extras import remedy

if TYPE_CHECKING:
    from mascarade.arena.commands import Where
    from mascarade.casts import Cast
    from mascarade.programs.command import Command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit status: 0 if all is well, 1 if something does not hold, 2 if what was given makes no sense."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except MascaradeError as error:
        print(f"mascarade: {error}{_hint(error)}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        command = remedy(error.name)
        if command is None:
            raise
        print(f"mascarade: {error.name} is not installed; right would be: {command}", file=sys.stderr)
        return 2
    except (BrokenPipeError, KeyboardInterrupt):
        # The reader of our output has gone, or the person has: nothing more to say.
        sys.stderr.close()
        return 130
    return status


def _hint(error: MascaradeError) -> str:
    """Which option would have been right, where that is known."""
    said = str(error)
    return next((f": --edition {edition}" for edition in (1, 2) if said.endswith(f"edition {edition} has it")), "")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mascarade",
        description="Mascarade, the bluffing game for 2 to 13 players. Unofficial, non-commercial.",
    )
    parser.add_argument("--version", action="version", version=f"mascarade {mascarade.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal against bots")
    play.add_argument("--players", type=int, default=5, metavar="N", help="how many play, you included (default: 5)")
    play.add_argument("--edition", type=int, choices=(1, 2), default=1, help="first (2 to 13 players) or second (4 to 12); default: 1")
    play.add_argument("--scenario", default="", metavar="S", help="A or B in the second edition, 'spy' for 7 players in the first")
    play.add_argument("--cast", metavar="CODES", help="a cast of your own: character codes parted by commas")
    play.add_argument("--blank", type=Path, metavar="FILE", help="a TOML file with blank-card characters for your cast")
    play.add_argument("--level", default="regular", metavar="L", help="novice, casual, regular, sharp, master or expert (default: regular)")
    play.add_argument(
        "--temperament",
        default="",
        metavar="T",
        help="even, cautious, bold, vengeful or whimsical (default: each its own; experts have none)",
    )
    _add_programs(play, "a program that takes a seat, as a command such as 'python bot.py'; NAME=COMMAND gives it a name; may come again")
    play.add_argument("--name", default="", help="your name at the table (default: Robin, or a name of your language)")
    play.add_argument("--seed", type=int, metavar="N", help="the same number gives the same deal and the same bots")
    play.add_argument("--pause", type=float, default=0.6, metavar="SECONDS", help="how long bots take (default: 0.6)")
    _add_language(play)
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="serve the page: tables for people and bots")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody)")
    serve.add_argument("--port", type=int, default=8013, help="the port to listen on (default: 8013; 0 for a free one)")
    serve.add_argument("--database", default="mascarade.db", metavar="FILE", help="where tables are kept (default: mascarade.db)")
    serve.add_argument("--base-url", default="", metavar="URL", help="the address people reach the server by, behind a proxy")
    serve.add_argument("--allow-host", action="append", metavar="NAME", help="another name of the server; may come again")
    serve.add_argument("--metrics-port", type=int, metavar="PORT", help="serve metrics on this port, for this machine only")
    serve.add_argument("--trust-proxy", action="store_true", help="take clients' addresses from X-Forwarded-For")
    serve.add_argument("--fsync", action="store_true", help="flush the disk at each commit: survives a power cut, slower")
    serve.add_argument("--max-tables", type=int, default=20_000, metavar="N", help="tables in memory (default: 20000)")
    serve.add_argument("--max-connections", type=int, default=20_000, metavar="N", help="connections (default: 20000)")
    serve.add_argument("--max-per-address", type=int, default=400, metavar="N", help="connections from one address (default: 400)")
    serve.add_argument("--max-new-tables", type=int, default=60, metavar="N", help="new tables from one address in an hour (default: 60)")
    serve.add_argument("--bot-pace", type=float, default=1.0, metavar="X", help="how long bots take, as a factor (default: 1)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=_serve)

    _add_database(commands.add_parser("database", help="look after the tables of a server"))
    _add_arena(commands.add_parser("arena", help="let bots play against each other, and see who wins"))
    _add_balance(commands.add_parser("balance", help="see how a cast plays: seats, cards, characters, length"))

    train = commands.add_parser("train", help="train a player by self-play, on a GPU (needs PyTorch)")
    train.add_argument("--minutes", type=float, metavar="M", help="how long it learns by playing (default: 60)")
    train.add_argument("--imitate", type=float, metavar="M", help="minutes before that in which it imitates a bot (default: 2)")
    train.add_argument("--device", choices=("cuda", "cpu"), help="where to train (default: cuda if there is a GPU, else cpu)")
    train.add_argument("--games", type=int, metavar="N", help="games at once in a room (default: 8192; on a CPU 512)")
    train.add_argument("--seed", type=int, metavar="N", help="the same number gives the same deals (default: 1)")
    train.add_argument(
        "--out", type=Path, default=Path("mascarade-train.pt"), metavar="FILE", help="checkpoint (default: mascarade-train.pt)"
    )
    train.add_argument("--resume", type=Path, metavar="FILE", help="go on from a checkpoint")
    train.add_argument("--from", type=Path, dest="start", metavar="FILE", help="begin as a player that has learned: its weights")
    train.add_argument(
        "--against",
        metavar="BOT",
        help="learn what is best against one player on all other seats: a bot, or weights, to begin with too",
    )
    train.add_argument(
        "--beyond", type=int, metavar="N", help="learn at tables of more than so many players alone, and stay as it is at all others"
    )
    train.add_argument("--players", type=int, metavar="N", help="learn at one printed table only: so many play (default: at all of them)")
    train.add_argument("--edition", type=int, choices=(1, 2), help="and this edition (default: 1)")
    train.add_argument("--scenario", metavar="S", help="and this scenario of it")
    train.add_argument("--keep", type=float, default=0.0, metavar="M", help="keep the weights of every so many minutes, too")
    train.add_argument("--measure", type=int, default=0, metavar="N", help="then let it play so many games among bots at each table")
    train.set_defaults(run=_train)

    check = commands.add_parser("check", help="replay records and their checks")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (.masc)")
    check.set_defaults(run=_check)

    verify = commands.add_parser("verify", help="check that a game's deal was fixed before it began")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (.masc) that a server gave out")
    verify.set_defaults(run=_verify)

    replay = commands.add_parser("replay", help="show a record step by step")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record (.masc)")
    replay.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file, from 1 (default: 1)")
    replay.add_argument("--eyes", metavar="NAME", help="show only what this player may know ('onlooker': what everybody knows)")
    replay.add_argument("--all", action="store_true", help="do not wait for Enter between the steps")
    replay.add_argument("--json", action="store_true", help="print every state, event and view as JSON lines, for other programs")
    _add_language(replay)
    replay.set_defaults(run=_replay)

    characters = commands.add_parser("characters", help="show the characters and what they can do")
    characters.add_argument("--edition", type=int, choices=(1, 2), help="one edition only")
    characters.add_argument("--blank", type=Path, metavar="FILE", help="a TOML file with blank-card characters instead")
    _add_language(characters)
    characters.set_defaults(run=_characters)

    cast = commands.add_parser("cast", help="show the printed cast for a table, or check one of your own")
    cast.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
    cast.add_argument("--edition", type=int, choices=(1, 2), default=1, help="first or second edition (default: 1)")
    cast.add_argument("--blank", type=Path, metavar="FILE", help="a TOML file with blank-card characters")
    cast.add_argument("codes", nargs="?", metavar="CODES", help="a cast of your own: character codes parted by commas")
    _add_language(cast)
    cast.set_defaults(run=_cast)
    return parser


def _add_database(database: argparse.ArgumentParser) -> None:
    commands = database.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="find tables that cannot be read")
    check.set_defaults(run=_database_check)
    mend = commands.add_parser("mend", help="cut such tables back to their last good entry, and keep what was removed")
    mend.set_defaults(run=_database_mend)
    for command in (check, mend):
        command.add_argument("file", type=Path, metavar="FILE", help="the database of a server")


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("bots", nargs="*", metavar="BOT", help="bots by name: every two of them meet, each on every other seat")
    arena.add_argument("--together", action="store_true", help="the bots named sit at one table instead, one for each seat")
    arena.add_argument("--one", metavar="BOT", help="one bot of this kind ...")
    arena.add_argument("--among", metavar="BOT", help="... at a table full of this kind")
    _add_programs(arena, "a program that takes part, as a command such as 'python bot.py'; NAME=COMMAND gives it a name; may come again")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="go on with an arena that was interrupted")
    _add_table(arena, "how many play (default: 6, or as many as named with --together)")
    _add_series(arena, 10_000)
    _add_language(arena)
    arena.set_defaults(run=_arena)


def _add_balance(balance: argparse.ArgumentParser) -> None:
    balance.add_argument("--bot", default="master", metavar="BOT", help="who plays, on all seats (default: master)")
    balance.add_argument("--against", metavar="CAST", help="a second cast, side by side: codes parted by commas, or a printed scenario")
    balance.add_argument("--all", action="store_true", help="every printed cast, into one JSON file")
    _add_table(balance, "how many play (default: 6)")
    _add_series(balance, 20_000)
    _add_language(balance)
    balance.set_defaults(run=_balance)


def _add_programs(command: argparse.ArgumentParser, said: str) -> None:
    command.add_argument("--bot", action="append", default=[], dest="programs", metavar="COMMAND", help=said)
    command.add_argument("--seconds", type=float, default=2.0, metavar="S", help="a program's time for a decision (default: 2)")


def _add_table(command: argparse.ArgumentParser, players: str) -> None:
    command.add_argument("--players", type=int, metavar="N", help=players)
    command.add_argument("--edition", type=int, choices=(1, 2), default=1, help="first (2 to 13 players) or second (4 to 12); default: 1")
    command.add_argument("--scenario", default="", metavar="S", help="A or B in the second edition, 'spy' for 7 players in the first")
    command.add_argument("--cast", metavar="CODES", help="a cast of your own: character codes parted by commas")
    command.add_argument("--blank", type=Path, metavar="FILE", help="a TOML file with blank-card characters for your cast")


def _add_series(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games, at least (default: {games})")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games (default: 1)")
    command.add_argument("--cores", type=int, metavar="N", help="how many cores play (default: all)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead ('auto', or host:port)")
    command.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON")
    command.add_argument("--html", type=Path, metavar="FILE", help="write a report with charts")


def _add_language(command: argparse.ArgumentParser) -> None:
    said = "en, hu, de, zh-Hant or fr (default: that of your terminal, else en)"
    command.add_argument("--language", type=_language, metavar="CODE", help=said)


def _language(code: str) -> str:
    """A language that is asked for. The languages are loaded only then."""
    from mascarade.languages import LANGUAGES
    from mascarade.terminal.language import known_language

    if (known := known_language(code)) is None:
        raise argparse.ArgumentTypeError(f"{code!r} is none of {', '.join(LANGUAGES)}")
    return known


def _spoken(options: argparse.Namespace) -> str:
    from mascarade.terminal.language import language_of

    return options.language or language_of(os.environ)


def _read(path: Path) -> str:
    """A text file's content. Raises MascaradeError that names the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise MascaradeError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise MascaradeError(f"{path}: not UTF-8 at byte {error.start}") from None


def _check(options: argparse.Namespace) -> int:
    from mascarade.record import read_records

    def told(text: str) -> str:
        records = read_records(text)
        for record in records:
            record.game()
        moves, checks = sum(len(one.moves) for one in records), sum(len(one.checks) for one in records)
        return f"ok, {_many(len(records), 'game')}, {_many(moves, 'move')}, {_many(checks, 'check')}"

    return _each_file(options.files, told)


def _verify(options: argparse.Namespace) -> int:
    from mascarade.record import read_records
    from mascarade.verify import verify

    def told(text: str) -> str:
        games = read_records(text)
        for record in games:
            record.game()
        return "\n".join(f"the deal was fixed before the game: {verify(record)}" for record in games)

    return _each_file(options.files, told)


def _each_file(paths: Sequence[Path], told: Callable[[str], str]) -> int:
    """Print what is told of each file. Gives 1 if one of them does not hold, 2 if one cannot be read at all."""
    status = 0
    for path in paths:
        try:
            text = _read(path)
        except MascaradeError as error:
            status = 2
            print(error)
            continue
        try:
            print(*(f"{path}: {line}" for line in told(text).splitlines()), sep="\n")
        except MascaradeError as error:
            status = max(status, 1)
            print(f"{path}:{error.line}: {error.reason}" if isinstance(error, BadRecord) else f"{path}: {error}")
    return status


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _replay(options: argparse.Namespace) -> int:
    from mascarade.record import read_records
    from mascarade.terminal import replay

    try:
        records = read_records(_read(options.file))
        if not 1 <= options.game <= len(records):
            raise MascaradeError(f"{options.file} has {_many(len(records), 'game')}, not a number {options.game}")
        record = records[options.game - 1]
        if options.eyes not in (None, replay.ONLOOKER, *record.players):
            raise MascaradeError(f"nobody is called {options.eyes!r}; the players are {', '.join(record.players)}, or 'onlooker'")
        if options.json:
            return replay.as_json(record, options.eyes)
        return replay.step_by_step(record, options.eyes, wait=not options.all, language=_spoken(options))
    except BadRecord as error:
        print(f"{options.file}:{error.line}: {error.reason}", file=sys.stderr)
        return 2


def _play(options: argparse.Namespace) -> int:
    from mascarade.blank import read_characters
    from mascarade.terminal.play import PlayOptions, run

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


def _serve(options: argparse.Namespace) -> int:
    from mascarade.server.serve import serve

    return serve(options)


def _database_check(options: argparse.Namespace) -> int:
    from mascarade.server.database import check

    return check(options.file)


def _database_mend(options: argparse.Namespace) -> int:
    from mascarade.server.database import mend

    return mend(options.file)


def _arena(options: argparse.Namespace) -> int:
    from mascarade.arena import commands, series
    from mascarade.arena.run import Run

    programs = _programs(options, here=options.ray is None)
    bots = list(options.bots)
    if not (options.one or options.among or options.resume):
        bots += [command.name for command in programs if command.name not in bots]
    ways = [bool(bots), bool(options.one or options.among), bool(options.resume)]
    if sum(ways) != 1 or bool(options.one) != bool(options.among):
        raise MascaradeError("name the bots, or say --one BOT --among BOT, or --resume FILE")
    where = _where(options)
    if options.resume:
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


def _balance(options: argparse.Namespace) -> int:
    from mascarade.arena import commands
    from mascarade.casts import known_characters

    where = _where(options)
    if options.all:
        return commands.balance_of_all(options.bot, options.games, options.seed, where)
    casts = [_table(options, 6)]
    if options.against:
        printed = options.against in ("printed", "A", "B", "spy")
        if not printed and "," not in options.against:
            codes = ", ".join(known_characters(options.edition))
            raise MascaradeError(
                f"--against {options.against!r} is no cast: right would be printed, A, B or spy, or codes parted by commas, of {codes}"
            )
        other = (
            {"scenario": "" if options.against == "printed" else options.against, "cast": None} if printed else {"cast": options.against}
        )
        casts.append(_table(argparse.Namespace(**vars(options) | other), 6))
    return commands.balance(casts, options.bot, options.games, options.seed, where, _spoken(options))


def _train(options: argparse.Namespace) -> int:
    from mascarade.training.commands import Training, train

    asked = {name: value for name, value in vars(options).items() if name not in ("run", "players", "edition", "scenario")}
    if options.players is None and (options.edition is not None or options.scenario is not None):
        raise MascaradeError("--edition and --scenario need --players: which table is it?")
    table = (options.edition or 1, options.players, options.scenario or "") if options.players is not None else None
    return train(Training(**asked, table=table))


def _where(options: argparse.Namespace) -> "Where":
    from mascarade.arena.commands import Where

    return Where(options.cores, options.ray, options.json, options.html)


def _table(options: argparse.Namespace, players: int) -> "Cast":
    """The cast of a table that options describe."""
    from mascarade.blank import read_characters
    from mascarade.casts import own_cast, printed_cast

    number = players if options.players is None else options.players
    if options.cast:
        return own_cast(options.edition, number, _codes(options.cast), read_characters(_read(options.blank)) if options.blank else ())
    if options.blank:
        raise MascaradeError("--blank needs --cast with the blank card's code in it")
    return printed_cast(options.edition, number, options.scenario)


def _codes(text: str) -> tuple[str, ...]:
    return tuple(code.strip() for code in text.split(","))


def _characters(options: argparse.Namespace) -> int:
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


def _cast(options: argparse.Namespace) -> int:
    from mascarade.blank import read_characters
    from mascarade.casts import cast_problems, own_cast, printed_casts
    from mascarade.terminal.characters import problem_said, show_cast
    from mascarade.terminal.words import TableWords

    blanks = read_characters(_read(options.blank)) if options.blank else ()
    words = TableWords(_spoken(options), blanks=blanks)
    if options.codes:
        problems = cast_problems(options.edition, options.players, _codes(options.codes), blanks)
        if problems:
            print(words.say("terminal-broken-cast"), *(f"  - {problem_said(problem, words)}" for problem in problems), sep="\n")
            return 1
        show_cast(own_cast(options.edition, options.players, _codes(options.codes), blanks), words, own=True)
        return 0
    found = {key: codes for key, codes in printed_casts().items() if key[:2] == (options.edition, options.players)}
    if not found:
        raise MascaradeError(cast_problems(options.edition, options.players, ())[0])
    for (edition, players, scenario), codes in found.items():
        show_cast(own_cast(edition, players, tuple(codes.split())), words, scenario)
    return 0
