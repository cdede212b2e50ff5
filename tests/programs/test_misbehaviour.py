"""Whatever a program does, the game goes on: a default move, a report, and in the end nothing of the program is left."""

import os
import time
from pathlib import Path

import pytest

from mascarade.errors import BadBot
from mascarade.programs.command import Command
from mascarade.programs.house import House
from mascarade.programs.process import QUEUE_BYTES, Deaf, Process
from tests.programs.tables import PYTHON, alive, pid_of, play, rogue, running

SHORT = 0.15
"""Seconds, where a program is going to be late."""

NEVER_THERE = {
    "exits": ("gone", "it ended with status 1; its last words: I would rather not."),
    "silent": ("no-hello", "it said nothing in 0.15 s"),
    "old": ("old-protocol", 'it speaks protocol 0, this is 1; its last words: {"is":"error","code":"old-protocol"}'),
    "impatient": ("no-hello", "the first line is"),
    "greets with nonsense": ("no-hello", "b'hello'"),
}
"""Programs that get nowhere: the fault, and what is said of it."""

SENT_AWAY = {
    "late": "late",
    "mute": "late",
    "deaf": "late",
    "stops": "late",
    "not JSON": "bad-message",
    "empty lines": "bad-message",
    "wrong shape": "bad-message",
    "deep": "bad-message",
    "a number without end": "not-allowed",
    "not UTF-8": "bad-message",
    "babbles": "bad-message",
    "floods": "bad-message",
    "not allowed": "not-allowed",
}
"""Programs that do the same again and again: after three times they take no further part."""

GRAVE = {
    "no end of line": "too-large",
    "crashes": "gone",
    "closes output": "gone",
}
"""Programs with a fault that is the last one."""

HARMLESS = ["floods errors", "stubborn", "well-behaved"]
"""Programs that are strange, but decide in time."""


@pytest.mark.parametrize("kind", NEVER_THERE)
def test_one_that_gets_nowhere_is_tried_three_times(kind: str) -> None:
    fault, said = NEVER_THERE[kind]
    with running(rogue(kind), SHORT if kind == "silent" else 10.0) as program:
        for number in range(3):
            _, faults, first = play(program, seed=number)
            assert [one.kind for one in faults] == [fault]
            assert said in faults[0].detail
            assert all(first)
            assert pid_of(program) is None
        _, faults, first = play(program, seed=3)
        assert [one.kind for one in faults] == ["absent"]
        assert all(first)


def test_a_command_that_does_not_exist() -> None:
    with running(Command("nobody", ("/nowhere/bot",))) as program:
        kinds = [play(program, seed=number)[1][0].kind for number in range(4)]
        assert kinds == ["no-start", "no-start", "no-start", "absent"]


@pytest.mark.parametrize("kind", SENT_AWAY)
def test_one_that_does_it_again_and_again_is_sent_away(kind: str) -> None:
    seconds = SHORT if SENT_AWAY[kind] == "late" else 2.0
    with running(rogue(kind, seconds)) as program:
        program.start()
        pid = pid_of(program)
        _, faults, first = play(program, least=4)
        assert [one.kind for one in faults] == [SENT_AWAY[kind]] * 3
        assert all(first)
        assert not alive(pid)


def test_the_next_game_has_a_new_process() -> None:
    with running(rogue("dies")) as program:
        program.start()
        pid = pid_of(program)
        for seed in range(2):
            _, (fault,), first = play(program, seed=seed, least=5)
            assert fault.kind == "gone"
            assert not any(first[:2])
        assert not alive(pid)


@pytest.mark.parametrize("kind", GRAVE)
def test_a_grave_fault_is_the_last(kind: str) -> None:
    with running(rogue(kind)) as program:
        _, faults, first = play(program, least=2)
        assert [one.kind for one in faults] == [GRAVE[kind]]
        assert all(first)
        assert pid_of(program) is None


def test_one_that_closes_its_input() -> None:
    """It may have done so before or after the question was written; then it is late once."""
    with running(rogue("closes input", SHORT)) as program:
        _, faults, first = play(program, least=2)
        assert [one.kind for one in faults] in (["gone"], ["late", "gone"])
        assert all(first)


def test_one_that_dies_in_mid_game_keeps_what_it_decided() -> None:
    with running(rogue("dies")) as program:
        _, (fault,), first = play(program, least=5)
        assert (fault.kind, fault.detail) == ("gone", "it ended with status 1; its last words: I have had enough.")
        assert first[:2] == [False, False]
        assert all(first[2:])


@pytest.mark.parametrize("kind", ["twice", "greets twice"])
def test_what_nobody_asked_for_does_not_stand_for_an_answer(kind: str) -> None:
    with running(rogue(kind)) as program:
        _, faults, first = play(program, least=3)
        assert {one.kind for one in faults} == {"not-asked"}
        assert first[:2] == [False, False]


def test_an_answer_to_another_question_leaves_this_one_open() -> None:
    with running(rogue("another question", 0.4)) as program:
        _, faults, first = play(program, least=2)
        assert {one.kind for one in faults} == {"not-asked", "late"}
        assert all(first)


@pytest.mark.parametrize("kind", HARMLESS)
def test_strange_ones_play(kind: str) -> None:
    with running(rogue(kind)) as program:
        for seed in range(3):
            _, faults, first = play(program, seed=seed)
            assert faults == []
            assert not any(first[:4])
        began = time.monotonic()
        program.close()
        assert time.monotonic() - began < 5


def test_what_a_program_has_started_is_ended_with_it() -> None:
    with running(rogue("has a child")) as program:
        play(program)
        assert program._process is not None
        until = time.monotonic() + 60
        while not program._process.last_words:  # a thread reads them, in its own time
            assert time.monotonic() < until, "the program has said nothing"
            time.sleep(0.02)
        child = int(program._process.last_words)
        program.close()
        until = time.monotonic() + 60
        while runs(child):
            assert time.monotonic() < until, "the child is left"
            time.sleep(0.02)


def runs(pid: int) -> bool:
    """Whether a process runs; one that only waits for somebody to count it does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_what_nobody_reads_is_not_kept_for_ever() -> None:
    process = Process((*PYTHON, "-c", "import time; time.sleep(600)"))
    try:
        began = time.monotonic()
        for _ in range(QUEUE_BYTES // 1000):
            process.send(b"x" * 1000)
        with pytest.raises(Deaf):
            process.send(b"x" * 100_000)
        assert time.monotonic() - began < 5
    finally:
        process.end(0)
    assert not alive(process._process.pid)


def test_a_house_ends_all_of_them() -> None:
    command = rogue("well-behaved")
    with House([command]) as house:
        house.start()
        with house.lend([command.name] * 3) as programs:
            for program in programs:
                program.start()
            pids = [pid_of(program) for program in programs]
        with house.lend([command.name]) as (again,):
            assert pid_of(again) in pids
    assert not any(map(alive, pids))


def test_a_house_tells_at_once_of_one_that_gets_nowhere() -> None:
    with (
        House([rogue("exits")]) as house,
        pytest.raises(BadBot, match="exits: gone: it ended with status 1; its last words: I would rather"),
    ):
        house.start()


def test_ctrl_c_is_not_for_programs() -> None:
    """They have a group of their own: what ends them is the end of their input."""
    with running(rogue("well-behaved")) as program:
        program.start()
        pid = pid_of(program)
        assert pid is not None
        assert os.getpgid(pid) == pid != os.getpgrp()


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "is not a command"), ("  ", "is not a command"), ("x=", "is not a command"), ('python "bot.py', "is not a command")],
)
def test_what_is_no_command_is_told(text: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        Command.parse(text)


@pytest.mark.parametrize("seconds", [0.0, -1.0, 1e9, float("nan")])
def test_a_time_that_makes_no_sense_is_told(seconds: float) -> None:
    with pytest.raises(BadBot, match=r"out of range: 0\.01 to 3600"):
        Command.parse("python bot.py", seconds)


@pytest.mark.parametrize("text", ["python bot.py", "cat=python bot.py", "cat=node 'my bot.mjs' --level 3", "./bot --mode=fast"])
def test_commands_print_and_parse(text: str) -> None:
    command = Command.parse(text)
    assert str(command) == text
    assert Command.parse(str(command)) == command
    assert command.name == ("cat" if text.startswith("cat=") else text)
