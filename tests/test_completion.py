"""Completion: what each shell offers, in the shell itself."""

import os
import pty
import re
import select
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mascarade.cli import main
from mascarade.cli.arguments import parser
from tests.test_command_line import every_command

COMPLETED = [
    ("mascarade pl", "play"),
    ("mascarade c", "check characters cast completion"),
    ("mascarade database ", "check mend move forget --help"),
    ("mascarade play --p", "--players --pause"),
    ("mascarade play --edition ", "1 2"),
    ("mascarade play --level m", "master"),
    ("mascarade play --name check --te", "--temperament"),
    ("mascarade play --cast judge,ki", "judge,king"),
    ("mascarade play --language ", "en hu de zh-Hant fr"),
    ("mascarade play --seed ", ""),
    ("mascarade play --blank m", "mine.toml"),
    ("mascarade check m", "mine.toml"),
    ("mascarade check --", "--help"),
    ("mascarade database check m", "mine.toml"),
    ("mascarade arena hon", "honest"),
    ("mascarade completion ", "bash zsh fish --help"),
]


@pytest.fixture
def script(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """The script for a shell, beside a file to complete."""
    (tmp_path / "mine.toml").touch()
    assert main(["completion", request.param]) == 0
    (tmp_path / "script").write_text(capsys.readouterr().out)
    return tmp_path / "script"


@pytest.fixture
def shell_of(record_property: Callable[[str, object], None]) -> Callable[[str], str | None]:
    """Where a shell is. Without it nothing of it is tested, and the end of the run says so."""

    def find(name: str) -> str | None:
        found = shutil.which(name)
        if found is None:
            record_property("not tested", f"completion in {name}, which is not installed here")
        return found

    return find


@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_in_a_real_bash(script: Path) -> None:
    lines = [f"source {script}"]
    for line, _ in [*COMPLETED, ("mascarade play --edition = 2", "2")]:
        words = line.split(" ")
        quoted = " ".join(f"'{word}'" for word in words)
        lines.append(f'COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _mascarade; echo "${{COMPREPLY[*]}}"')
    done = subprocess.run(["bash", "--norc", "-c", "\n".join(lines)], cwd=script.parent, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [*(words for _, words in COMPLETED), "2"]


@pytest.mark.parametrize("script", ["fish"], indirect=True)
def test_in_a_real_fish(script: Path, shell_of: Callable[[str], str | None]) -> None:
    """It offers options to those who have typed a hyphen, and sorts."""
    fish = shell_of("fish")
    if fish is None:
        return
    lines = [f"source {script}", *(f"echo (complete -C '{line}' | string replace -r '\\t.*' '')" for line, _ in COMPLETED)]
    home = os.environ | {"HOME": str(script.parent), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [fish, "--no-config", "-c", "\n".join(lines)], cwd=script.parent, env=home, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    for (line, words), offered in zip(COMPLETED, done.stdout.splitlines(), strict=True):
        expected = [word for word in words.split() if not word.startswith("--") or line.split(" ")[-1].startswith("-")]
        assert sorted(offered.split()) == sorted(expected), line


@contextmanager
def a_terminal(command: list[str], folder: Path) -> Iterator[Callable[[str, str], str]]:
    """A program in a terminal: type something, and get what stands there until a pattern has come."""
    process, terminal = pty.fork()
    if process == 0:  # pragma: no cover  # the other process
        os.chdir(folder)
        os.execve(command[0], command, os.environ | {"TERM": "dumb", "LC_ALL": "C.UTF-8"})

    def type_in(text: str, until: str) -> str:
        os.write(terminal, text.encode())
        seen = ""
        while not re.search(until, seen):
            assert select.select([terminal], [], [], 60)[0], f"{until} does not come: {seen}"
            seen += os.read(terminal, 65536).decode()
        return seen

    try:
        yield type_in
    finally:
        os.close(terminal)
        os.waitpid(process, 0)


SHOW = r"""show() { print -rn -- "<$BUFFER>"; BUFFER= }; zle -N show; bindkey '^X' show; setopt no_beep no_prompt_sp; PS1=; """


@pytest.mark.parametrize("script", ["zsh"], indirect=True)
def test_in_a_real_zsh(script: Path, shell_of: Callable[[str], str | None]) -> None:
    """Tab: what can only be one thing is written there, else all is listed."""
    zsh = shell_of("zsh")
    if zsh is None:
        return
    with a_terminal([zsh, "-f", "-i"], script.parent) as type_in:
        type_in(f"{SHOW} source {script}; print -r -- READ''Y\n", "READY")
        for line, words in COMPLETED:
            seen = type_in(f"{line}\t\x18", "<.*>")
            if words.count(" "):
                assert set(words.split()) <= set(seen.split()), (line, seen)
            else:
                written = f"{line[: len(line) - len(line.split(' ')[-1])]}{words or line.split(' ')[-1]}"
                assert f"<{written}>" in seen.replace(" >", ">") or not words, (line, seen)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_it_knows_every_option(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for command in every_command(parser()):
        for action in command._actions:
            for name in action.option_strings:
                if name.startswith("--"):
                    assert (f"-l {name[2:]} " if shell == "fish" else name) in script, (command.prog, name)
