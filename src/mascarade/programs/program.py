"""A program at a table: it is started, told and asked, and, whatever it does, never waited for longer than its time."""

import time
from contextlib import suppress
from typing import Final

from mascarade.errors import BadBot
from mascarade.programs.command import Command
from mascarade.programs.dialogue import Dialogue
from mascarade.programs.faults import FINAL, MOST_FAULTS, MOST_UNFINISHED, Fault
from mascarade.programs.messages import Decide, Hello
from mascarade.programs.process import QUEUE_BYTES, Deaf, Gone, Process

START_SECONDS: Final = 10.0
"""The time from a program's start to its hello."""


class Program:
    """One process of a command, for one game after the other; started when it is needed, and anew after a game that it did not finish."""

    def __init__(self, command: Command, start_seconds: float = START_SECONDS) -> None:
        self.command = command
        self._start_seconds = start_seconds
        self._process: Process | None = None
        self._dialogue = Dialogue()
        self._playing = False
        """Whether it takes part in the game."""
        self._wrong = 0
        """Its faults in this game."""
        self._unfinished = 0
        """How many games in a row it did not finish."""
        self._faults: list[Fault] = []

    def faults(self) -> list[Fault]:
        """What it has done wrong since this was asked last."""
        found, self._faults = self._faults, []
        return found

    # -- a game ------------------------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start it before it is needed. Raises BadBot if it does not get as far as its hello: then there is nothing to play with."""
        if not self._ready():
            raise BadBot(f"{self.command.name}: {self.faults()[-1]}")

    def begin(self, line: bytes) -> None:
        """A game begins."""
        self._wrong = 0
        if self._unfinished >= MOST_UNFINISHED:
            self._fault(Fault("absent"))
        elif self._ready():
            self._playing = True
            self._dialogue.say(line)

    def tell(self, line: bytes) -> None:
        """Something has happened. It is sent with the next question, so that a program is woken for its own decisions only."""
        if self._playing:
            self._dialogue.say(line)

    def ask(self, line: bytes, question: str, allowed: tuple[int, ...]) -> int | None:
        """Its decision, one of those allowed; None if it has not made one."""
        if not self._playing:
            return None
        self._dialogue.ask(line, question, allowed)
        found = self._listen(self.command.seconds)
        if self._dialogue.asking and self._playing:
            self._dialogue.settle()
            self._fault(Fault("late", f"no answer in {self.command.seconds:g} s; does it flush its output after every line?"))
        return found.action if isinstance(found, Decide) else None

    def finish(self, line: bytes) -> None:
        """The game is over. Whether a program that has nothing left to decide is still there, the next game will tell."""
        if self._playing:
            self._playing = False
            self._unfinished = 0
            self._dialogue.say(line)
            with suppress(Gone, Deaf):
                self._send()

    # -- the process -------------------------------------------------------------------------------------------------------------------

    def _ready(self) -> bool:
        """Whether it runs and has said hello. It is started for that, if need be."""
        if self._process is not None:
            return True
        self._dialogue = Dialogue()
        try:
            self._process = Process(self.command.words)
        except (OSError, ValueError) as error:
            self._fault(Fault("no-start", str(error)))
            return False
        if isinstance(self._listen(self._start_seconds), Hello):
            return True
        if self._process is not None:
            self._fault(Fault("no-hello", f"it said nothing in {self._start_seconds:g} s; does it flush its output after every line?"))
        return False

    def _listen(self, seconds: float) -> Hello | Decide | None:
        """Send what there is to send and wait for its hello, or for its answer. None if none came, or something was wrong with it."""
        until = time.monotonic() + seconds
        try:
            self._send()
            while self._process is not None:
                found = self._dialogue.heard()
                if found is None:
                    data = self._process.receive(until)
                    if not data:
                        return None
                    self._dialogue.hear(data)
                elif isinstance(found, Fault):
                    self._fault(found)
                    if not self._dialogue.asking:
                        return None
                else:
                    self._send()  # the welcome, if it was its hello
                    return found
        except Gone:
            assert self._process is not None
            self._fault(Fault("gone", self._process.status()))
        except Deaf:
            self._fault(Fault("deaf", f"{QUEUE_BYTES} bytes wait to be read"))
        return None

    def _send(self) -> None:
        assert self._process is not None
        self._process.send(self._dialogue.outgoing())

    def _fault(self, fault: Fault) -> None:
        """Note a fault; after a grave one, or too many, the program takes no further part in this game."""
        self._wrong += 1
        final = fault.kind in FINAL or self._wrong >= MOST_FAULTS
        if final and self._process is not None:
            words = self._dismiss(0.2 if fault.kind == "old-protocol" else 0.0)  # it may want to say what it was told
            if words:
                fault = fault._replace(detail=f"{fault.detail}; its last words: {words}")
        self._faults.append(fault)
        if final:
            self._playing = False
            self._unfinished += 1

    def _dismiss(self, seconds: float) -> str:
        """End the process, at once or nearly so; gives the end of what it wrote to its error stream."""
        process, self._process = self._process, None
        assert process is not None
        with suppress(Gone, Deaf):
            process.send(self._dialogue.outgoing())
        process.end(seconds)
        return process.last_words

    def hang_up(self) -> None:
        """There will be no more games."""
        if self._process is not None:
            self._process.hang_up()

    def close(self) -> None:
        """End it, if it does not end by itself in its time. Nothing of it is left."""
        if self._process is not None:
            process, self._process = self._process, None
            process.end()
        self._playing = False
