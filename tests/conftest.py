"""For all tests."""

import os
import random
import sys
from pathlib import Path

import pytest

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and more threads than cores would wait for each other


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order-seed", type=int, help="run the tests in another order: the same seed gives the same order")
    parser.addoption("--ledger", choices=("sqlite", "postgres", "workers"), help="what servers and halls keep their tables in")


def pytest_configure(config: pytest.Config) -> None:
    """Everything that starts a server looks there; the processes that tests are shared among inherit it."""
    chosen = config.getoption("--ledger")
    if chosen is not None:
        os.environ["MASCARADE_TEST_LEDGER"] = chosen


def pytest_unconfigure() -> None:
    """End the PostgreSQL of this process, if a test has started one."""
    found = sys.modules.get("tests.server.ledgers")
    if found is not None:
        found.close()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about SQLite itself where another ledger is asked for. Then shuffle folders, files in each and tests in each file:
    what a folder shares, such as a browser, is made once in any order.
    """
    if os.environ.get("MASCARADE_TEST_LEDGER", "sqlite") != "sqlite":
        from tests.server.ledgers import of_sqlite

        config.hook.pytest_deselected(items=[item for item in items if of_sqlite(item.nodeid)])
        items[:] = [item for item in items if not of_sqlite(item.nodeid)]
    seed = config.getoption("--order-seed")
    if seed is not None:
        chance = random.Random(seed)
        ranks: dict[Path, float] = {}
        for item in items:
            for path in (item.path.parent, item.path):
                ranks.setdefault(path, chance.random())
        chance.shuffle(items)
        items.sort(key=lambda item: (ranks[item.path.parent], ranks[item.path]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what could not be tested on this machine."""
    reports = [report for found in terminalreporter.stats.values() for report in found if isinstance(report, pytest.TestReport)]
    for said in dict.fromkeys(str(said) for report in reports for name, said in report.user_properties if name == "not tested"):
        terminalreporter.write_line(f"NOT TESTED: {said}", yellow=True, bold=True)
