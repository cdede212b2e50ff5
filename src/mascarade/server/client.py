"""Somebody connected: from frames to messages, and what they cost."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec

from mascarade.server import messages
from mascarade.server.guests import guest_of
from mascarade.server.hall import Hall, plain_code
from mascarade.server.limits import BURST, FLOOD_BYTES, FLOOD_SECONDS, RATE, REST_SECONDS, SETTLED_SECONDS, Address, Allowance
from mascarade.server.links import Journey, Links
from mascarade.server.live import Live
from mascarade.server.wire import FLOODING, RESTART, TURN, Wire

COSTS: Final[dict[type, int]] = {
    messages.Hello: 0,
    messages.Make: 3,
    messages.Quick: 3,
    messages.PlayAgain: 3,
    messages.Watch: 1,
    messages.CheckCast: 1,
    messages.AskReplay: TURN,  # the turn ends: the answer may be large, and the next one waits until it is read
}
"""Points beyond the frame's one, of all messages that are more than something said at a table."""
GUESS: Final = 20
"""Points for a code that there is no table for: guessing must not pay."""


class _Any(msgspec.Struct):
    """What is looked for in a message that is wrong."""

    id: str | None = None


decode: Final = msgspec.json.Decoder(messages.Incoming).decode
_decode_id: Final = msgspec.json.Decoder(_Any).decode


class Client(Wire):
    """Somebody connected. See `mascarade.server.hall.Connection`."""

    __slots__ = (
        "_allowance",
        "_flooding",
        "_hall",
        "_http",
        "_journey",
        "_links",
        "_purse",
        "_settled",
        "_token",
        "address",
        "guest",
        "live",
    )

    def __init__(
        self, hall: Hall, transport: asyncio.Transport, http: asyncio.Protocol, token: str, purse: Address, links: Links | None = None
    ) -> None:
        super().__init__(transport)
        self._hall, self._links = hall, links
        self._journey: Journey | None = None
        """The way to another worker, which plays its table."""
        self._http = http
        self._token = token
        self._allowance = Allowance(BURST, RATE)
        self._purse = purse
        self._settled = time.monotonic() + SETTLED_SECONDS
        self._flooding: float | None = None
        """Since when it has sent far more than it may, without a break."""
        self.address = purse.key
        self.guest = guest_of(token, 0)
        self.live: Live | None = None

    def charge(self, points: int, backlog: int) -> float:
        """Charge the connection and its address; whoever goes on and on in spite of having nothing left is cut off."""
        now = time.monotonic()
        own, purse = self._allowance, self._purse
        if own.left(now) < 1:
            self._hold_against(now, backlog)
            return REST_SECONDS
        if purse.left(now) < (1 if now > self._settled else purse.most / 2):
            return REST_SECONDS
        if self._flooding is not None and own.points > BURST / 2:
            self._flooding = None
        own.points -= points
        purse.points -= points
        return 0.0

    def _hold_against(self, now: float, backlog: int) -> None:
        if backlog < FLOOD_BYTES:
            return
        if self._flooding is None:
            self._flooding = now
        elif now - self._flooding > FLOOD_SECONDS:
            self.close(FLOODING)

    def spend(self, points: int) -> None:
        """Charge for more than a frame."""
        super().spend(points)
        self._allowance.points -= points
        self._purse.points -= points

    def text(self, text: str, size: int) -> None:
        """A message."""
        if size > messages.MESSAGE_BYTES:
            self._refuse("too-large")
            return
        try:
            message = decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("bad-message", _id_in(text))
            return
        cost = COSTS.get(type(message))
        if cost is not None:
            self._ask(message, cost)
        elif self._journey is not None:
            self._journey.ask(message)
        else:
            self._hall.handle(self, message)

    def binary(self) -> None:
        """Something that is no message counts as one."""
        self._refuse("bad-message")

    def _ask(self, message: messages.Incoming, cost: int) -> None:
        """A message that is charged for, or says who it is from."""
        hall = self._hall
        if isinstance(message, messages.Hello):
            self._come_home()
            hall.become(self, guest_of(self._token, message.sharer))
        self.spend(cost)
        if self._journey is not None:
            self._journey.ask(message)
            return
        hall.handle(self, message)
        if (
            isinstance(message, messages.Watch)
            and not hall.waits(self)
            and (self.live is None or self.live.table.code != plain_code(message.table))
        ):
            self.spend(GUESS)

    def _refuse(self, code: str, identity: str | None = None) -> None:
        self._hall.refuse(self, code, identity)

    def reconnect(self) -> None:
        """Tell the client to connect anew, at once."""
        self.close(RESTART)

    def go_abroad(self, address: str, message: messages.Incoming) -> None:
        """Another worker plays the table that it comes to."""
        if self._links is None:
            self.reconnect()
            return
        self._journey = Journey(self._links, self, address)
        self._journey.ask(message)

    def _come_home(self) -> None:
        if self._journey is not None:
            self._journey.end()
            self._journey = None
            self._hall.come_back(self)

    def connection_lost(self, problem: Exception | None) -> None:
        """It is over, also for the request that it began as."""
        super().connection_lost(problem)
        self._come_home()
        self._http.connection_lost(problem)


def _id_in(text: str) -> str | None:
    """The action's id in a message that is otherwise wrong, so that its sender knows which one."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = _decode_id(text).id
        return None if found is None else found[:40]
    return None
