"""Time for the tests of the server."""

import time

import pytest

from tests.server.people import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that stands still until the test moves it: for the hall, and for the loop's timers."""
    found = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: found.now)
    return found
