"""Networks of their own for workers, so that wires between them and to the database can be cut: root only, and Linux."""

import os
import shutil
import subprocess

PREFIX = "10.231.77"


def possible() -> bool:
    """Whether this machine lets us make them."""
    return os.getuid() == 0 and shutil.which("ip") is not None


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Networks:
    """A bridge with the tests and the database on it, and a namespace for each worker. What is cut is silent: packets get lost."""

    base = f"{PREFIX}.2"
    """Where the database is."""

    def __init__(self, many: int) -> None:
        self._bridge, self._many = "masks", many
        self.close()
        _ip("link", "add", self._bridge, "type", "bridge")
        for last in (1, 2):
            _ip("address", "add", f"{PREFIX}.{last}/24", "dev", self._bridge)
        _ip("link", "set", self._bridge, "up")
        for number in range(many):
            name, outer = self.name(number), f"{self._bridge}{number}"
            _ip("netns", "add", name)
            _ip("link", "add", outer, "type", "veth", "peer", "name", "eth0", "netns", name)
            _ip("link", "set", outer, "master", self._bridge, "up")
            _ip("-n", name, "address", "add", f"{self.host(number)}/24", "dev", "eth0")
            for device in ("eth0", "lo"):
                _ip("-n", name, "link", "set", device, "up")

    def name(self, number: int) -> str:
        return f"{self._bridge}{number}"

    def host(self, number: int) -> str:
        return f"{PREFIX}.{11 + number}"

    def cut(self, number: int, address: str) -> None:
        """From now on what a worker sends there goes to nobody."""
        _ip("-n", self.name(number), "neighbour", "replace", address, "lladdr", "02:00:00:00:00:99", "dev", "eth0", "nud", "permanent")

    def mend(self, number: int, address: str) -> None:
        _ip("-n", self.name(number), "neighbour", "del", address, "dev", "eth0")

    def close(self) -> None:
        """Also what a run that was killed has left."""
        for number in range(self._many):
            for words in (("netns", "del"), ("link", "del")):
                subprocess.run(["ip", *words, self.name(number)], check=False, capture_output=True)
        subprocess.run(["ip", "link", "del", self._bridge], check=False, capture_output=True)
