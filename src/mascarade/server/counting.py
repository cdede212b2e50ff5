"""How often somebody has done something lately: the limits on what one address, one guest, one table may do."""

import time
from collections import deque


class Lately:
    """Counts by key what was done in the last seconds; a key is forgotten with the last thing that it did."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, deque[float]] = {}

    def __len__(self) -> int:
        """How many keys there are."""
        return len(self._times)

    def full(self, key: str) -> bool:
        """Whether it was done as often as it may be."""
        times = self._times.get(key)
        return times is not None and len(times) == self.most and times[0] >= time.monotonic() - self.seconds

    def add(self, key: str) -> None:
        """It is done once more."""
        now = time.monotonic()
        while self._times and next(iter(self._times.values()))[-1] < now - self.seconds:
            del self._times[next(iter(self._times))]
        times = self._times.pop(key, None) or deque(maxlen=self.most)
        times.append(now)
        self._times[key] = times  # at the end: whose newest is the oldest comes first
