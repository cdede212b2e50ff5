"""`mascarade completion`: scripts that let a shell complete commands, options, values and files, made of the parser itself."""

import argparse
import os
import re
from collections.abc import Callable, Iterator
from typing import Final

from mascarade.cli.parsing import Parser

_BASH: Final = """\
_mascarade() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} path="" words="" at
    [ "$word" = "=" ] && word=""
    [ "$before" = "=" ] && before=${COMP_WORDS[COMP_CWORD-2]}
    COMPREPLY=()
    for ((at = 1; at < COMP_CWORD; at++)); do
        case "$path/${COMP_WORDS[at]}" in
            PATHS) path="$path/${COMP_WORDS[at]}" ;;
        esac
    done
    case "$path $before" in
VALUES
        *)
            case "$path" in
OPTIONS
            esac ;;
    esac
    case "$words" in
        FILES) compopt -o filenames 2>/dev/null; local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$word")) ;;
        LIST\\ *) COMPREPLY=($(compgen -P "${word%"${word##*,}"}" -W "${words#LIST }" -- "${word##*,}")) ;;
        *) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    esac
}
complete -F _mascarade mascarade
"""

_FISH: Final = """\
function __mascarade_list
    set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
    printf '%s\\n' "$before"$argv
end
complete -c mascarade -f
"""


def run(options: argparse.Namespace) -> int:
    """Print the script for a shell."""
    from mascarade.cli.arguments import parser
    from mascarade.terminal.language import language_of

    print(SCRIPTS[options.shell](parser(language_of(os.environ))), end="")
    return 0


def _bash(parser: Parser) -> str:
    paths, values, options = [], [], []
    for path, command in _commands(parser):
        place = "".join(f"/{name}" for name in path)
        paths += [place] if place else []
        offered = [name for action in command._actions for name in action.option_strings if name.startswith("--")]
        plain = [action for action in command._actions if not action.option_strings]
        last = " ".join(_offered(plain[0])) if plain else ""
        always = last if last == "FILES" or last.startswith("LIST ") else ""
        words = " ".join([*([] if always else [last]), *offered]).strip()
        options.append(f'                "{place}") words="{words}"{_unless_option(always)} ;;')
        for action in command._actions:
            if action.option_strings and action.nargs != 0:
                names = "|".join(f'"{place} {name}"' for name in action.option_strings)
                values.append(f'        {names}) words="{" ".join(_offered(action))}" ;;')
    filled = {"PATHS": "|".join(paths), "VALUES": "\n".join(values), "OPTIONS": "\n".join(options)}
    script = _BASH
    for name, text in filled.items():
        script = script.replace(name, text, 1)
    return script


def _unless_option(always: str) -> str:
    """Where files or codes stand, options are offered only to those who have typed a hyphen."""
    return f'; [[ $word == -* ]] || words="{always}"' if always else ""


def _zsh(parser: Parser) -> str:
    return "autoload -Uz compinit bashcompinit && compinit && bashcompinit\n" + _bash(parser)


def _fish(parser: Parser) -> str:
    lines: list[str] = []
    for path, command in _commands(parser):
        inside = "; and ".join(f"__fish_seen_subcommand_from {name}" for name in path) or "__fish_use_subcommand"
        for action in command._actions:
            if isinstance(action, argparse._SubParsersAction):
                unseen = inside if not path else f"{inside}; and not __fish_seen_subcommand_from {' '.join(action.choices)}"
                told = {one.dest: one.help or "" for one in action._get_subactions()}
                lines += [f"complete -c mascarade -n {_quoted(unseen)} -a {name} -d {_quoted(told[name])}" for name in action.choices]
                continue
            offered = re.sub("^LIST (.*)", r"(__mascarade_list \1)", " ".join(_offered(action)))
            takes = "-F" if offered == "FILES" else f"-a {_quoted(offered)}" if offered else ""
            for name in [name for name in action.option_strings if name.startswith("--")]:
                value = "" if action.nargs == 0 else " -r" if offered == "FILES" else " -x"
                described = f"-d {_quoted(action.help or '')}"
                lines.append(f"complete -c mascarade -n {_quoted(inside)} -l {name[2:]}{value} {takes} {described}".replace("  ", " "))
            if not action.option_strings and takes:
                lines.append(f"complete -c mascarade -n {_quoted(inside)} {takes}")
    return _FISH + "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _commands(parser: Parser, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Parser]]:
    """Every command with the words that lead to it."""
    yield path, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from _commands(command, (*path, name))


def _offered(action: argparse.Action) -> list[str]:
    """The words that may stand for a value; `FILES` for files, a first word `LIST` for words separated by commas."""
    if action.metavar == "FILE":
        return ["FILES"]
    if action.choices is not None:
        return [] if isinstance(action.choices, range) else [str(choice) for choice in action.choices]
    return _KNOWN.get(str(action.metavar), list)()


def _characters() -> list[str]:
    from mascarade.rules.characters import EDITIONS

    return ["LIST", *dict.fromkeys(code for edition in EDITIONS.values() for code in edition)]


def _languages() -> list[str]:
    from mascarade.languages import LANGUAGES

    return list(LANGUAGES)


def _levels() -> list[str]:
    from mascarade.bots.players import EXPERT, LEVELS

    return [*LEVELS, EXPERT]


def _temperaments() -> list[str]:
    from mascarade.bots.players import TEMPERAMENTS

    return list(TEMPERAMENTS)


def _players() -> list[str]:
    from mascarade.bots.players import NAMES

    return list(NAMES)


def _goals() -> list[str]:
    from mascarade.arena.goals import GOALS

    return ["LIST", *GOALS]


_KNOWN: Final[dict[str, Callable[[], list[str]]]] = {
    "CODE": _languages,
    "CODES": _characters,
    "CAST": lambda: ["printed", "A", "B", "spy"],
    "L": _levels,
    "T": _temperaments,
    "S": lambda: ["A", "B", "spy"],
    "BOT": _players,
    "WISHES": _goals,
}
"""By what help calls a value: the words that are known for it."""

SCRIPTS: Final[dict[str, Callable[[Parser], str]]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
