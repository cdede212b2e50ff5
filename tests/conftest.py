"""For all tests."""

import os
import random
from pathlib import Path

import pytest

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and more threads than cores would wait for each other


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order-seed", type=int, help="run the tests in another order: the same seed gives the same order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle folders, files in each and tests in each file: what a folder shares, such as a browser, is made once in any order."""
    seed = config.getoption("--order-seed")
    if seed is not None:
        chance = random.Random(seed)
        ranks: dict[Path, float] = {}
        for item in items:
            for path in (item.path.parent, item.path):
                ranks.setdefault(path, chance.random())
        chance.shuffle(items)
        items.sort(key=lambda item: (ranks[item.path.parent], ranks[item.path]))
