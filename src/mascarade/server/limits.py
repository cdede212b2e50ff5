"""What one connection, and one address, may ask of the server: allowances that everything which comes is charged to.

A frame costs a point, and some messages cost more. Points come back with time. Nobody is refused for having none left: their messages wait
until they have. An address has an allowance of its own, which outlives its connections: reconnecting gains nothing.
"""

import ipaddress
import time
from typing import Final

BURST, RATE = 60, 20
"""Points of a connection at once, and per second."""
ADDRESS_BURST, ADDRESS_RATE = 3, 1
"""The same for an address, for each connection that it may have."""
ADDRESS_LEAST: Final = 200
"""An address has at least the allowance of one that may have so many connections."""
SETTLED_SECONDS: Final = 30.0
"""Connections newer than this leave half of their address's allowance to older ones."""
REST_SECONDS: Final = 0.25
"""A connection with nothing left waits so long before it looks again."""
FLOOD_BYTES: Final = 8 * 1024
FLOOD_SECONDS: Final = 10.0
"""A connection with nothing left and more than so many bytes waiting is cut off when that is so again after so long, without a break."""
CONNECTION: Final = 2
"""What a new connection costs its address."""
KNOWN: Final = 10_000
"""When there are more addresses than this, those that owe nothing are forgotten."""


def address_key(address: str) -> str:
    """What counts as one address: the network that one subscriber gets has 2⁶⁴ of IPv6's."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64)) + "/64"


class Allowance:
    """Points that are spent, and come back with time. There may be fewer than none: then they are owed."""

    __slots__ = ("_rate", "_when", "most", "points")

    def __init__(self, most: float, rate: float) -> None:
        self.most, self._rate = most, rate
        self.points = most
        self._when = time.monotonic()

    def left(self, now: float) -> float:
        """How many there are now."""
        points = self.points + (now - self._when) * self._rate
        self._when = now
        self.points = points = points if points < self.most else self.most
        return points


class Address(Allowance):
    """One address."""

    __slots__ = ("key", "sockets", "visits")

    def __init__(self, key: str, most: float, rate: float) -> None:
        super().__init__(most, rate)
        self.key = key
        self.visits = 0
        """Connections of any kind."""
        self.sockets = 0
        """WebSockets."""

    def admits(self, now: float) -> bool:
        """Charge for a new connection, if there is enough to pay with; half is kept for those who have one."""
        if self.left(now) < self.most / 2:
            return False
        self.points -= CONNECTION
        return True


class Addresses:
    """All addresses that are connected or owe something."""

    def __init__(self, sockets: int) -> None:
        """An address may have so many WebSockets."""
        share = max(sockets, ADDRESS_LEAST)
        self._most, self._rate = float(share * ADDRESS_BURST), float(share * ADDRESS_RATE)
        self._known: dict[str, Address] = {}
        self._look_through = KNOWN

    def __len__(self) -> int:
        return len(self._known)

    def find(self, address: str) -> Address:
        """An address, by any way to write it."""
        key = address_key(address)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._look_through:
                self._forget()
            found = self._known[key] = Address(key, self._most, self._rate)
        return found

    def _forget(self) -> None:
        now = time.monotonic()
        self._known = {key: one for key, one in self._known.items() if one.visits or one.sockets or one.left(now) < one.most}
        self._look_through = max(KNOWN, 2 * len(self._known))
