"""Time for the tests of the server, and an eye on what goes wrong inside it."""

import logging
import time
from collections.abc import Iterator

import pytest

from tests.server import ledgers
from tests.server.elephant import Elephant
from tests.server.net import Process
from tests.server.people import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that stands still until the test moves it: for the hall, and for the loop's timers."""
    found = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: found.now)
    return found


@pytest.fixture
def faults() -> list[logging.LogRecord]:
    """What the hall logs as going wrong, in a test that makes it go wrong."""
    return []


@pytest.fixture(autouse=True)
def nothing_goes_wrong(request: pytest.FixtureRequest) -> Iterator[None]:
    """A fault of ours costs nobody anything but an answer `server-busy`; so tests look for it here."""
    expected = "faults" in request.fixturenames
    found: list[logging.LogRecord] = request.getfixturevalue("faults") if expected else []
    handler = logging.Handler(logging.ERROR)
    handler.emit = found.append  # type: ignore[method-assign]
    log = logging.getLogger("mascarade.hall")
    log.addHandler(handler)
    yield
    log.removeHandler(handler)
    assert expected or not found, [(record.getMessage(), record.__dict__.get("facts")) for record in found]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of a file."""
    with Process(tmp_path_factory.mktemp("server"), "--bot-pace", "0", "--metrics-port", "0") as process:
        yield process
        assert process.faults() == []


@pytest.fixture(scope="session")
def elephant() -> Elephant:
    """A PostgreSQL for all tests of this process."""
    return ledgers.elephant()


@pytest.fixture
def shared(elephant: Elephant) -> str:
    """The address of a new database that several workers can share."""
    return elephant.database()
