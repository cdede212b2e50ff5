"""The environment on a GPU, on a machine that has none: `benchmarks/gpu_envs.py` compares it with the one on the CPU where there is one."""

import pytest
from numba import cuda

from mascarade.casts import printed_cast
from mascarade.envs.gpu import CudaEnv
from mascarade.errors import MascaradeError


@pytest.mark.skipif(cuda.is_available(), reason="this machine has a GPU")
def test_without_a_gpu_it_says_what_is_missing() -> None:
    with pytest.raises(MascaradeError, match=r"^CudaEnv needs an NVIDIA GPU and its driver: .+ VectorEnv plays the same games on the CPU$"):
        CudaEnv(printed_cast(1, 4), 64)


def test_numbers_of_games_and_turns_are_checked() -> None:
    for games, turn_limit in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match=rf"^games and turn_limit must be 1 or more, not {games} and {turn_limit}$"):
            CudaEnv(printed_cast(1, 4), games, turn_limit=turn_limit)
