"""For all tests of training."""

import pytest


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Tests run side by side, and more threads than cores would wait for each other."""
    import torch

    torch.set_num_threads(1)
