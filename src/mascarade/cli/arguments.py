"""Every command of `mascarade` and its options. What they do is in `mascarade.cli.commands`; what is said of them, in `cli.ftl`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import mascarade
from mascarade.cli import commands, completion, doctor
from mascarade.cli.parsing import Parser
from mascarade.rules.editions import EDITION_NUMBERS

PORT: Final = doctor.PORT
MANY: Final = range(1, 1_000_001)


class Command:
    """A command that options are added to."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser

    def option(self, name: str, key: str, shown: object = None, **rest: Any) -> None:
        """Add an option, or an argument. `shown` is a default that argparse does not know."""
        text = self.parser.say(key)
        default = rest.get("default") if shown is None else shown
        if default not in (None, "", False, []):
            text = self.parser.say("cli-default", text=text, default=f"{default:g}" if isinstance(default, float) else default)
        self.parser.add_argument(name, help=text, **rest)

    def language(self) -> None:
        """Every command that speaks of the game can be told in which language."""
        self.option("--language", "cli-language", type="language", metavar="CODE")


def parser(language: str = "en") -> Parser:
    """The parser of the whole command line, in a language. What it gives has in `run` the function that runs the command."""
    root = Parser(language, prog="mascarade", usage=_usage(Parser(language), "COMMAND"))
    root.description, root.epilog = root.say("cli-about"), root.say("cli-more")
    root.add_argument("--version", action="version", version=f"mascarade {mascarade.__version__}", help=root.say("cli-version"))
    root.set_defaults(run=_shown_help(root))
    add = _adder(root)
    _add_play(add("play", "cli-play", commands.play))
    _add_serve(add("serve", "cli-serve", commands.serve))
    _add_site(add("site", "cli-site", commands.site, "FOLDER"))
    _add_database(add("database", "cli-database", None, "COMMAND"))
    _add_arena(add("arena", "cli-arena", commands.arena, "[BOT ...]"))
    _add_balance(add("balance", "cli-balance", commands.balance))
    _add_train(add("train", "cli-train", commands.train))
    add("check", "cli-check", commands.check, "FILE ...").option("files", "cli-record", nargs="+", type=Path, metavar="FILE")
    add("verify", "cli-verify", commands.verify, "FILE ...").option("files", "cli-record-served", nargs="+", type=Path, metavar="FILE")
    _add_replay(add("replay", "cli-replay", commands.replay, "FILE"))
    _add_characters(add("characters", "cli-characters", commands.characters))
    _add_cast(add("cast", "cli-cast", commands.cast, "[CODES]"))
    add("doctor", "cli-doctor", doctor.run).option("--json", "cli-doctor-json", action="store_true")
    shell = add("completion", "cli-completion", completion.run, "SHELL")
    shell.option("shell", "cli-shell", choices=tuple(completion.SCRIPTS), metavar="SHELL")
    return root


def _usage(parser: Parser, arguments: str) -> str:
    options = parser.say("cli-options")
    options = options if parser.language == "de" else options.lower()  # German writes nouns with a capital
    return f"%(prog)s [{options}] {arguments}".rstrip()


def _shown_help(parser: Parser) -> Callable[[argparse.Namespace], int]:
    """What runs when the command is missing: a stranger wants to know which there are."""

    def run(_: argparse.Namespace) -> int:
        parser.print_help()
        return 2

    return run


def _adder(parent: Parser) -> Callable[..., Command]:
    """A function that adds a command to those of a parser, which may be a command itself."""
    group = parent.add_subparsers(title=parent.say("cli-commands"), metavar="COMMAND", prog=parent.prog)

    def add(name: str, key: str, run: Callable[[argparse.Namespace], int] | None, arguments: str = "") -> Command:
        said = parent.say(key)
        usage = _usage(parent, arguments)
        made = group.add_parser(name, help=said, description=said[:1].upper() + said[1:], usage=usage, language=parent.language)
        made.set_defaults(run=run or _shown_help(made))
        return Command(made)

    return add


def _add_play(play: Command) -> None:
    play.option("--players", "cli-players-you", type=int, default=5, metavar="N")
    _add_cast_of_table(play)
    play.option("--level", "cli-level", default="regular", metavar="L")
    play.option("--temperament", "cli-temperament", default="", metavar="T")
    _add_programs(play)
    play.option("--name", "cli-name", default="")
    play.option("--seed", "cli-seed", type=int, metavar="N")
    play.option("--pause", "cli-pause", type=float, default=0.6, metavar="SECONDS")
    play.language()


def _add_serve(serve: Command) -> None:
    serve.option("--host", "cli-host", default="127.0.0.1")
    serve.option("--port", "cli-port", type=int, default=PORT, choices=range(65_536), metavar="PORT")
    serve.option("--database", "cli-database-file", default=doctor.DATABASE, metavar="FILE")
    serve.option("--workers", "cli-workers", type=int, default=1, choices=range(1, 257), metavar="N")
    serve.option("--link-host", "cli-link-host", default="127.0.0.1", metavar="HOST")
    serve.option("--base-url", "cli-base-url", default="", metavar="URL")
    serve.option("--allow-host", "cli-allow-host", action="append", metavar="NAME")
    serve.option("--metrics-port", "cli-metrics-port", type=int, choices=range(65_536), metavar="PORT")
    serve.option("--trust-proxy", "cli-trust-proxy", action="store_true")
    serve.option("--fsync", "cli-fsync", action="store_true")
    serve.option("--max-tables", "cli-max-tables", type=int, default=20_000, choices=MANY, metavar="N")
    serve.option("--max-connections", "cli-max-connections", type=int, default=20_000, choices=MANY, metavar="N")
    serve.option("--max-per-address", "cli-max-per-address", type=int, default=400, choices=MANY, metavar="N")
    serve.option("--max-new-tables", "cli-max-new-tables", type=int, default=60, choices=MANY, metavar="N")
    serve.option("--bot-pace", "cli-bot-pace", type=float, default=1.0, metavar="X")
    serve.option("--open", "cli-open", action="store_true")


def _add_site(site: Command) -> None:
    site.option("folder", "cli-site-folder", type=Path, metavar="FOLDER")
    site.option("--server", "cli-site-server", default="", metavar="URL")


def _add_database(database: Command) -> None:
    add = _adder(database.parser)
    for name, key, run in (
        ("check", "cli-database-check", commands.database_check),
        ("mend", "cli-database-mend", commands.database_mend),
    ):
        add(name, key, run, "FILE").option("file", "cli-database-of-server", metavar="FILE")
    move = add("move", "cli-database-move", commands.database_move, "FILE TO")
    move.option("file", "cli-database-of-server", metavar="FILE")
    move.option("to", "cli-database-to", metavar="TO")
    forget = add("forget", "cli-database-forget", commands.database_forget, "FILE")
    forget.option("file", "cli-database-of-server", metavar="FILE")
    forget.option("--older-than", "cli-older-than", required=True, metavar="90d")


def _add_arena(arena: Command) -> None:
    arena.option("bots", "cli-bots", nargs="*", metavar="BOT")
    arena.option("--together", "cli-together", action="store_true")
    arena.option("--one", "cli-one", metavar="BOT")
    arena.option("--among", "cli-among", metavar="BOT")
    _add_programs(arena)
    arena.option("--resume", "cli-resume", type=Path, metavar="FILE")
    arena.option("--players", "cli-players-arena", type=int, metavar="N")
    _add_cast_of_table(arena)
    _add_series(arena, 10_000)
    arena.language()


def _add_balance(balance: Command) -> None:
    balance.option("--bot", "cli-balance-bot", default="regular", metavar="BOT")
    balance.option("--against", "cli-balance-against", metavar="CAST")
    balance.option("--all", "cli-balance-all", action="store_true")
    balance.option("--resume", "cli-balance-resume", type=Path, metavar="FILE")
    balance.option("--players", "cli-players", shown=6, type=int, metavar="N")
    _add_cast_of_table(balance)
    _add_series(balance, 20_000)
    balance.language()


def _add_train(train: Command) -> None:
    train.option("--minutes", "cli-minutes", shown=60, type=float, metavar="M")
    train.option("--imitate", "cli-imitate", shown=2, type=float, metavar="M")
    train.option("--device", "cli-device", choices=("cuda", "cpu"))
    train.option("--games", "cli-train-games", type=int, metavar="N")
    train.option("--seed", "cli-series-seed", shown=1, type=int, metavar="N")
    train.option("--out", "cli-out", type=Path, default=Path("mascarade-train.pt"), metavar="FILE")
    train.option("--resume", "cli-train-resume", type=Path, metavar="FILE")
    train.option("--from", "cli-from", type=Path, dest="start", metavar="FILE")
    train.option("--against", "cli-train-against", metavar="BOT")
    train.option("--beyond", "cli-beyond", type=int, metavar="N")
    train.option("--players", "cli-train-players", type=int, metavar="N")
    train.option("--edition", "cli-train-edition", shown=1, type=int, choices=EDITION_NUMBERS)
    train.option("--scenario", "cli-train-scenario", metavar="S")
    train.option("--keep", "cli-keep", type=float, default=0.0, metavar="M")
    train.option("--measure", "cli-measure", type=int, default=0, metavar="N")


def _add_replay(replay: Command) -> None:
    replay.option("file", "cli-record", type=Path, metavar="FILE")
    replay.option("--game", "cli-game", type=int, default=1, metavar="N")
    replay.option("--eyes", "cli-eyes", metavar="NAME")
    replay.option("--all", "cli-replay-all", action="store_true")
    replay.option("--json", "cli-replay-json", action="store_true")
    replay.language()


def _add_characters(characters: Command) -> None:
    characters.option("--edition", "cli-edition-only", type=int, choices=EDITION_NUMBERS)
    characters.option("--blank", "cli-blank-instead", type=Path, metavar="FILE")
    characters.language()


def _add_cast(cast: Command) -> None:
    cast.parser.set_defaults(error=cast.parser.error)
    cast.option("--players", "cli-players", type=int, metavar="N")  # nobody needs it to go on with a search
    cast.option("--edition", "cli-edition", type=int, choices=EDITION_NUMBERS, default=1)
    cast.option("--blank", "cli-blank", type=Path, metavar="FILE")
    cast.option("codes", "cli-cast-own", nargs="?", metavar="CODES")
    cast.option("--find", "cli-find", metavar="WISHES")
    cast.option("--with", "cli-find-with", metavar="CODES", dest="having")
    cast.option("--without", "cli-find-without", metavar="CODES", dest="lacking")
    cast.option("--bot", "cli-balance-bot", default="regular", metavar="BOT")
    cast.option("--casts", "cli-find-casts", type=int, default=2_000, metavar="N")
    cast.option("--games", "cli-find-games", type=int, default=10_000, metavar="N")
    _add_where(cast)
    cast.option("--resume", "cli-find-resume", type=Path, metavar="FILE")
    cast.language()


def _add_programs(command: Command) -> None:
    command.option("--bot", "cli-program", action="append", default=[], dest="programs", metavar="COMMAND")
    command.option("--seconds", "cli-seconds", type=float, default=2.0, metavar="S")


def _add_cast_of_table(command: Command) -> None:
    command.option("--edition", "cli-edition", type=int, choices=EDITION_NUMBERS, default=1)
    command.option("--scenario", "cli-scenario", default="", metavar="S")
    command.option("--cast", "cli-cast-own", metavar="CODES")
    command.option("--blank", "cli-blank", type=Path, metavar="FILE")


def _add_series(command: Command, games: int) -> None:
    command.option("--games", "cli-games", type=int, default=games, metavar="N")
    _add_where(command)
    command.option("--html", "cli-html", type=Path, metavar="FILE")


def _add_where(command: Command) -> None:
    """Options of whatever plays many games."""
    command.option("--seed", "cli-series-seed", type=int, default=1, metavar="N")
    command.option("--cores", "cli-cores", type=int, metavar="N")
    command.option("--ray", "cli-ray", metavar="ADDRESS")
    command.option("--json", "cli-json", type=Path, metavar="FILE")
