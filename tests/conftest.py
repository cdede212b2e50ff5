"""For all tests."""

import os
import random

import pytest

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and more threads than cores would wait for each other


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order-seed", type=int, help="run the tests in another order: the same seed gives the same order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--order-seed")
    if seed is not None:
        random.Random(seed).shuffle(items)
