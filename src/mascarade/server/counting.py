"""How often somebody has done something lately: the limits on what one address, one guest, one table may do."""

import time
from collections import deque


class Lately:
    """Counts by key what was done in the last seconds; a key is forgotten with the last thing that it did."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.news: dict[str, int] | None = None
        """What was added here and others have not been told; None: there are no others."""
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
        if self.news is not None:
            self.news[key] = self.news.get(key, 0) + 1
        self._add(key)

    def take_news(self) -> dict[str, int]:
        """What to tell others now."""
        news, self.news = self.news or {}, {}
        return news

    def hear(self, news: dict[str, int]) -> None:
        """Others have counted, too."""
        for key, times in news.items():
            for _ in range(min(times, self.most)):
                self._add(key)

    def _add(self, key: str) -> None:
        now = time.monotonic()
        while self._times and next(iter(self._times.values()))[-1] < now - self.seconds:
            del self._times[next(iter(self._times))]
        times = self._times.pop(key, None) or deque(maxlen=self.most)
        times.append(now)
        self._times[key] = times  # at the end: whose newest is the oldest comes first
