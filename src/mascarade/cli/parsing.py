"""Python's argparse in five languages: its own sentences, what was perhaps meant, and lines that are broken as each script is."""

import argparse
import re
import shutil
import unicodedata
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn

from mascarade.cli.speaking import near
from mascarade.refusals import say, with_question

WIDEST: Final = 100
"""Longer lines are hard to read."""

_OPENING, _CLOSING = "「『（《", "，。：；？！、」』）》…"
_PIECE: Final = re.compile(rf"[{_OPENING}]*(?:[\u2e80-\u9fff]|[^ \n\u2e80-\u9fff\uff00-\uffef]+)[{_CLOSING}]*|[ \n]+|.")
"""What a line is broken between: words, and Chinese characters each with its punctuation."""

_OWN: Final = (
    (r"argument (?P<option>[^ ]+): (?P<message>.*)", "cli-of-option"),
    (r"the following arguments are required: (?P<names>.*)", "cli-required"),
    (r"expected one argument", "cli-expected-one"),
    (r"expected at least one argument", "cli-expected-some"),
    (r"ambiguous option: (?P<option>.*) could match (?P<matches>.*)", "cli-ambiguous"),
    (r"ignored explicit argument .*", "cli-takes-none"),
)
"""The sentences of argparse that a command line can lead to, and our messages for them."""


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of so many columns at most."""
    lines = [""]
    for piece in _PIECE.findall(text):
        if columns((lines[-1] + piece).rstrip(" ")) > width and lines[-1].strip():
            lines[-1] = lines[-1].rstrip(" ")
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip(" \n")
    return [line.rstrip(" ") for line in lines]


class Help(argparse.HelpFormatter):
    """How help is set."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=26, width=min(shutil.get_terminal_size().columns, WIDEST) - 2)
        self._language = language

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None) -> None:
        """The line that shows what a command looks like."""
        ours = say(self._language, "cli-usage")
        super().add_usage(usage, actions, groups, (ours if ours.endswith("：") else f"{ours} ") if prefix is None else prefix)

    def format_help(self) -> str:
        """All of it; headings end as in each language."""
        return re.sub(r"^(\S.*):$", lambda found: say(self._language, "cli-heading", title=found[1]), super().format_help(), flags=re.M)

    def _format_action(self, action: argparse.Action) -> str:
        if isinstance(action, argparse._SubParsersAction):  # its heading has said “commands”
            return "".join(super(Help, self)._format_action(command) for command in action._get_subactions())
        return super()._format_action(action)

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""  # our messages are whole: argparse would write out every number that a range allows

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))


class Parser(argparse.ArgumentParser):
    """A parser that speaks a language."""

    def __init__(self, language: str = "en", **rest: Any) -> None:
        self.language = language
        super().__init__(formatter_class=partial(Help, language=language), add_help=False, **rest)
        self._positionals.title, self._optionals.title = self.say("cli-arguments"), self.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))
        self.register("type", int, partial(self._number, int, "cli-no-whole"))
        self.register("type", float, partial(self._number, float, "cli-no-number"))
        self.register("type", "language", self._known_language)

    def say(self, key: str, **values: object) -> str:
        """A message in the parser's language."""
        return say(self.language, key, **values)

    def parse_known_args(  # type: ignore[override]  # it is overloaded there, for namespaces of other kinds
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """What every command understands is all that is known: what it does not is asked about here, where its options are known."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            word = next((one for one in unknown if one.startswith("-")), unknown[0])
            option = word.partition("=")[0]
            known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
            key = "cli-no-option" if word.startswith("-") else "cli-unexpected"
            self.error(with_question(self.language, self.say(key, word=option), near(option, known) if word.startswith("-") else []))
        return options, unknown

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where to read more, and leave."""
        self.exit(2, f"{self.prog}: {self._translated(message)}\n{self.say('cli-see-help', command=f'{self.prog} --help')}\n")

    def _translated(self, message: str) -> str:
        for pattern, key in _OWN:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                return self.say(key, **{name: self._translated(value) for name, value in found.groupdict().items()})
        return message

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        if isinstance(action.choices, range):
            low, high = action.choices[0], action.choices[-1]
            raise argparse.ArgumentError(action, self.say("cli-out-of-range", word=value, low=low, high=high))
        choices = [str(choice) for choice in action.choices]
        if action.nargs == argparse.PARSER:
            raise argparse.ArgumentError(None, with_question(self.language, self.say("cli-no-command", word=value), near(value, choices)))
        text = self.say("cli-no-choice", word=value, choices=", ".join(choices))
        raise argparse.ArgumentError(action, with_question(self.language, text, near(str(value), choices)))

    def _number(self, kind: type[int] | type[float], key: str, text: str) -> float:
        try:
            return kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(self.say(key, word=text if len(text) <= 60 else f"{text[:60]}…")) from None

    def _known_language(self, code: str) -> str:
        from mascarade.languages import LANGUAGES
        from mascarade.terminal.language import known_language

        if (known := known_language(code)) is None:
            text = self.say("cli-no-choice", word=code, choices=", ".join(LANGUAGES))
            codes = {name.casefold(): language for language, name in LANGUAGES.items()} | {language: language for language in LANGUAGES}
            raise argparse.ArgumentTypeError(with_question(self.language, text, [codes[one] for one in near(code, codes)]))
        return known
