"""What the documentation shows can be done: its Python runs, its commands are commands, and the quick ones do what they are shown for."""

import argparse
import doctest
import io
import re
import shlex
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import NamedTuple

import pytest

from mascarade.cli import main, parser
from tests.test_docs import PAGES, ROOT, options_of

FENCE = re.compile(r"^(?P<before><!-- long -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(?:\.venv/bin/)?(mascarade [^`]+)`")
TOOLS = {"sqlite3", "systemctl", "pip", "ray", "cd", "npx", "git", "export"}
"""Programs of others that a command line may begin with."""
COMMANDS = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)).choices
QUICK = {"characters", "cast", "check", "verify"}
FEW_GAMES = 1000


class Block(NamedTuple):
    """Something between two fences."""

    page: Path
    line: int
    language: str
    text: str
    long: bool

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start("language")) + 1
            yield Block(page, line, found["language"], found["text"], found["before"] is not None)


BLOCKS = list(blocks())
PYTHON = [
    pytest.param(block, id=str(block), marks=pytest.mark.long if block.long else ())
    for block in BLOCKS
    if block.language == "python" and ">>>" not in block.text
]
LINES = [
    (f"{block}: {line.strip()[:40]}", line.split("  #")[0].strip(), block.long)
    for block in BLOCKS
    if block.language == "sh" or (not block.language and re.match(r"mascarade |make |python ", block.text))
    for line in block.text.replace("\\\n", " ").splitlines()
    if line.strip()
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_session_in_python_answers_as_shown(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("block", PYTHON)
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with chdir(tmp_path):
        exec(compile("\n" * block.line + block.text, str(block.page), "exec"), {"__name__": "__main__"})


def understood(command: str) -> argparse.Namespace:
    """A command line of `mascarade` with its options; what stands for something is filled in."""
    words = [word.removesuffix("...") for word in shlex.split(command)[1:]]
    if words[1:] == [] and words[0] in COMMANDS:
        return argparse.Namespace()  # only spoken of
    if words[0] in COMMANDS:
        known = options_of(COMMANDS[words[0]])
        assert {word for word in words if word.startswith("--")} <= known, f"not understood: {command}"
    try:
        return parser().parse_args(["5" if word == "N" else word for word in words if word])
    except SystemExit as end:
        if end.code:
            raise AssertionError(f"not understood: {command}") from None
        return argparse.Namespace()


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize(("line", "long"), [pytest.param(*rest, id=name) for name, *rest in LINES])
def test_a_command_line_is_one(line: str, long: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(line)
    while "=" in words[0]:
        words.pop(0)
    program = words[0].removeprefix(".venv/bin/")
    if program == "make":
        assert set(words[1:]) <= targets()
    elif program == "python":
        script = words[1] if words[1] != "-m" else words[2].replace(".", "/")
        assert (ROOT / script).exists() or words[2] in ("pytest", "mascarade"), line
    elif program == "mascarade":
        options = understood(" ".join(shlex.quote(word) for word in words))
        if is_quick(words[1], options) and not long:
            run(words, tmp_path, capsys)
    else:
        assert program in TOOLS, line


@pytest.mark.long
@pytest.mark.parametrize("line", [pytest.param(line, id=name) for name, line, long in LINES if long and line.startswith("mascarade cast ")])
def test_a_search_runs(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(shlex.split(line), tmp_path, capsys)


def run(words: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files(folder)
    with chdir(folder):
        assert main(words[1:]) == 0, capsys.readouterr().err


def is_quick(command: str, options: argparse.Namespace) -> bool:
    if command == "arena" and options.programs:
        return False  # programs of others: tests/programs lets them play
    if command in ("arena", "balance"):
        return options.games is not None and options.games <= FEW_GAMES
    return command in QUICK or (command == "replay" and options.all)


def files(folder: Path) -> None:
    """The files that the pages speak of, as the pages show them."""
    for name, page, language in (("my_cards.toml", "blank-cards.md", "toml"), ("game.masc", "record.md", "masc")):
        text = next(block.text for block in BLOCKS if block.page.name == page and block.language == language)
        (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_command_in_a_sentence_is_one(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for command in INLINE.findall(" ".join(text.split())):
        if "COMMAND" not in command and "…" not in command:
            understood(command)
    for target in re.findall(r"`make ([a-z-]+)`", text):
        assert target in targets(), f"there is no make {target}"


def test_what_is_not_so_is_caught() -> None:
    """The tests above can fail."""
    assert len(PYTHON) > 3
    assert len(LINES) > 10
    for wrong in ("mascarade plya", "mascarade play --player 5", "mascarade balance --games many"):
        with pytest.raises(AssertionError, match="not understood"):
            understood(wrong)
    assert understood("mascarade play --players N").players == 5
