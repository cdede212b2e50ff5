"""The dialogue without a process: what is said, what is understood, and what is wrong."""

import json

import msgspec
import pytest

import mascarade
from mascarade.programs.dialogue import Dialogue
from mascarade.programs.faults import FAULT_KINDS, FINAL, Fault
from mascarade.programs.messages import LINE_BYTES, PROTOCOL, Decide, Hello

HELLO = '{"do":"hello","protocol":1}'
WELCOME = json.dumps({"is": "welcome", "protocol": PROTOCOL, "version": mascarade.__version__}, separators=(",", ":"))


class Script:
    """A dialogue by its lines: `>` is what the table says, `<` what the program writes, `?` a question with its id and what is allowed,
    `=` what the table makes of it: an action, a fault, or nothing.
    """

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.strip().splitlines()]

    def run(self) -> None:
        dialogue = Dialogue()
        for line in self.lines:
            mark, _, rest = line.partition(" ")
            if mark == "<":
                dialogue.hear(rest.encode() + b"\n")
            elif mark == "?":
                question, *allowed = rest.split()
                dialogue.ask(msgspec.json.encode({"is": "decide", "id": question}), question, tuple(map(int, allowed)))
            elif mark == ">":
                assert dialogue.outgoing().decode() == rest + "\n", line
            elif mark == "!":
                dialogue.settle()
            else:
                assert self._said(dialogue.heard()) == rest, line

    def _said(self, heard: Hello | Decide | Fault | None) -> str:
        match heard:
            case Hello(protocol=protocol):
                return f"hello {protocol}"
            case Decide(action=action):
                return str(action)
            case Fault(kind=kind):
                return kind
        return "nothing"


def test_a_dialogue() -> None:
    Script(
        f"""
        < {HELLO}
        = hello 1
        > {WELCOME}
        = nothing
        ? a-0 3 4 5
        > {{"is":"decide","id":"a-0"}}
        < {{"do":"decide","id":"a-0","action":4}}
        = 4
        = nothing
        ? a-3 7
        > {{"is":"decide","id":"a-3"}}
        < {{"action": 7, "id": "a-3", "do": "decide"}}
        = 7
        """
    ).run()


def test_faults_close_the_question_or_leave_it_open() -> None:
    Script(
        f"""
        < {HELLO}
        = hello 1
        > {WELCOME}
        ? a-0 3 4
        < {{"do":"decide","id":"a-0","action":5}}
        = not-allowed
        < {{"do":"decide","id":"a-0","action":4}}
        = nothing
        < {{"do":"decide","id":"a-0","action":4}}
        = not-asked
        ? a-1 3
        < {{"do":"decide","id":"a-9","action":3}}
        = not-asked
        < {{"do":"decide","id":"a-1","action":3}}
        = 3
        ? a-2 3
        < what?
        = bad-message
        < {{"do":"decide","id":"a-2","action":3}}
        = nothing
        ? a-3 3
        < {HELLO}
        = not-asked
        < {{"do":"decide","id":"a-3","action":3}}
        = 3
        """
    ).run()


def test_an_answer_that_comes_too_late_is_passed_over() -> None:
    Script(
        f"""
        < {HELLO}
        = hello 1
        > {WELCOME}
        ? a-0 3
        ! the time is over
        ? a-1 8
        < {{"do":"decide","id":"a-0","action":3}}
        < {{"do":"decide","id":"a-1","action":8}}
        = 8
        """
    ).run()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"do":"hello","protocol":2}', "old-protocol"),
        ('{"do":"hello"}', "no-hello"),
        ('{"do":"decide","id":"a","action":1}', "no-hello"),
        ("{", "no-hello"),
    ],
)
def test_another_hello(line: str, said: str) -> None:
    Script(f"< {line}\n= {said}").run()


def test_another_version_is_told_so() -> None:
    Script('< {"do":"hello","protocol":2}\n= old-protocol\n> {"is":"error","code":"old-protocol"}').run()


def test_bytes_come_as_they_like() -> None:
    dialogue = Dialogue()
    for byte in f"{HELLO}\r\n".encode():
        assert dialogue.heard() is None
        dialogue.hear(bytes([byte]))
    assert dialogue.heard() == Hello(1)


@pytest.mark.parametrize("ending", [b"", b"\n"])
def test_a_line_has_an_end(ending: bytes) -> None:
    dialogue = Dialogue()
    dialogue.hear(b" " * LINE_BYTES)
    assert dialogue.heard() is None
    dialogue.hear(b" " + ending)
    found = dialogue.heard()
    assert isinstance(found, Fault)
    assert found.kind == "too-large"


def test_what_ends_a_game_for_a_program_is_a_fault() -> None:
    assert set(FAULT_KINDS) > FINAL
