"""The programs of a series: as many processes as are needed at once, kept for the next game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from types import TracebackType

from mascarade.programs.command import Command
from mascarade.programs.program import Program


class House:
    """Lends programs to tables, and ends them all when it closes. Several threads may use one."""

    def __init__(self, commands: Iterable[Command] = ()) -> None:
        self.commands: Mapping[str, Command] = {command.name: command for command in commands}
        """By name."""
        self._free: dict[str, list[Program]] = {name: [] for name in self.commands}
        self._all: list[Program] = []
        self._lock = Lock()

    def start(self) -> None:
        """Start one of each. Raises BadBot for one that does not get as far as its hello."""
        for name in self.commands:
            with self.lend([name]) as (program,):
                program.start()

    @contextmanager
    def lend(self, names: Sequence[str]) -> Iterator[list[Program]]:
        """A program for each of these names, for as long as a game takes."""
        lent = [self._take(name) for name in names]
        try:
            yield lent
        finally:
            with self._lock:
                for program in reversed(lent):
                    self._free[program.command.name].append(program)

    def _take(self, name: str) -> Program:
        with self._lock:
            if self._free[name]:
                return self._free[name].pop()
            program = Program(self.commands[name])
            self._all.append(program)
            return program

    def close(self) -> None:
        """End all programs."""
        for program in self._all:
            program.hang_up()
        for program in self._all:
            program.close()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
