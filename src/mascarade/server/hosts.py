"""Which names the server answers to, and whose pages may talk to it."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit


class Hosts:
    """The server's own names. Numbers are always among them: no page elsewhere can be made to look as if it came from one."""

    def __init__(self, base_url: str = "", allowed: Iterable[str] = ()) -> None:
        """Without a base URL and without names, every name is right: at home people call a machine as they like."""
        self._base = urlsplit(base_url)
        self._names = {name.lower() for name in (self._base.hostname or "", *allowed)} - {""}

    @property
    def secure(self) -> bool:
        """Whether people reach the server over https."""
        return self._base.scheme == "https"

    def knows(self, host: str | None) -> bool:
        """Whether this is the server's name. A foreign one shows a page whose name was made to point here."""
        if host is None or not self._names:
            return True
        parts = _split(f"//{host}")
        name = None if parts is None else parts.hostname
        return name is not None and (name in self._names or name == "localhost" or _is_number(name))

    def may_talk(self, origin: str | None, host: str | None, scheme: str = "http") -> bool:
        """Whether a page of this origin may use the server; it reached it by this name and, as far as the server knows, scheme."""
        if origin is None:  # not a browser
            return True
        parts = _split(origin)
        if parts is None or not parts.netloc:
            return False
        if parts.netloc == self._base.netloc:
            return parts.scheme == self._base.scheme
        return parts.netloc == host and parts.scheme == scheme


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.hostname, parts.port
    except ValueError:
        return None
    return parts


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
