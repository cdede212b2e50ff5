"""What is said between a program and its table, without pipes, processes and clocks: bytes go in, bytes come out."""

from collections.abc import Callable
from typing import Final

import msgspec

import mascarade
from mascarade.errors import quoted
from mascarade.outlook import encode
from mascarade.programs.faults import Fault, FaultKind
from mascarade.programs.messages import LINE_BYTES, PROTOCOL, Decide, Hello, Incoming, Refused, ToProgram, Welcome

_decode: Final[Callable[[bytes], Incoming]] = msgspec.json.Decoder(Incoming).decode


class Dialogue:
    """One dialogue, from `hello` on, over as many games as there are. One question is open at a time."""

    def __init__(self) -> None:
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._greeted = False
        self._asked = ""
        self._allowed: tuple[int, ...] = ()
        self._settled: set[str] = set()
        """Questions that were closed without an answer: one that comes after all is no second fault."""

    # -- to the program ----------------------------------------------------------------------------------------------------------------

    def say(self, line: bytes | ToProgram) -> None:
        """Put a message, or one that is JSON already, at the end of what is to be sent."""
        self._outgoing += line if isinstance(line, bytes) else encode(line)
        self._outgoing += b"\n"

    def ask(self, line: bytes, question: str, allowed: tuple[int, ...]) -> None:
        """Say a question that has this id, and open it for one of these actions."""
        self.say(line)
        self._asked, self._allowed = question, allowed

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return bool(self._asked)

    def settle(self) -> None:
        """Close the open question without an answer."""
        self._settled.add(self._asked)
        self._asked = ""

    def outgoing(self) -> bytes:
        """What is to be sent; it is taken as sent."""
        taken = bytes(self._outgoing)
        self._outgoing.clear()
        return taken

    # -- from the program --------------------------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Take in what the program has written."""
        self._incoming += data

    def heard(self) -> Hello | Decide | Fault | None:
        """The next thing that it said: its hello, the answer to the open question, or something wrong; None if nothing is complete."""
        while True:
            end = self._incoming.find(b"\n")
            if max(end, len(self._incoming) if end < 0 else 0) > LINE_BYTES:
                return Fault("too-large", f"a line of more than {LINE_BYTES} bytes begins with {quoted(bytes(self._incoming[:40]))}")
            if end < 0:
                return None
            line = bytes(self._incoming[:end])
            del self._incoming[: end + 1]
            found = self._understood(line)
            if found is not None:
                return found

    def _understood(self, line: bytes) -> Hello | Decide | Fault | None:
        """What a line means; None if it is to be passed over."""
        try:
            message = _decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self._instead("bad-message" if self._greeted else "no-hello", f"{quoted(line)}: {error}")
        if isinstance(message, Hello):
            return self._hello(message)
        if not self._greeted:
            return Fault("no-hello", f"the first line is {quoted(line)}")
        if message.id == self._asked:
            if message.action not in self._allowed:
                return self._instead("not-allowed", f"{quoted(message.action)} is none of {', '.join(map(str, self._allowed))}")
            self._asked = ""
            return message
        if message.id in self._settled:
            self._settled.remove(message.id)
            return None
        now = f"{quoted(self._asked)} is" if self._asked else "nothing is"
        return Fault("not-asked", f"an answer to {quoted(message.id)}, but {now} asked")

    def _instead(self, kind: FaultKind, detail: str) -> Fault:
        """Something wrong in the place of an answer, which closes the question."""
        if self._asked:
            self.settle()
        return Fault(kind, detail)

    def _hello(self, message: Hello) -> Hello | Fault:
        if self._greeted:
            return Fault("not-asked", "a second hello")
        if message.protocol != PROTOCOL:
            self.say(Refused("old-protocol"))
            return Fault("old-protocol", f"it speaks protocol {quoted(message.protocol)}, this is {PROTOCOL}")
        self._greeted = True
        self.say(Welcome(PROTOCOL, mascarade.__version__))
        return message
