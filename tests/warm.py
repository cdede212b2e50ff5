"""Compiles what many tests need, each once, on all cores: tests that begin side by side would each do it. `make test` runs it first."""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def games_of_experts() -> None:
    from mascarade.arena.series import all_alike, one_among, play_chunk
    from mascarade.casts import printed_cast

    play_chunk(one_among(printed_cast(1, 4), "expert", "bayes", 4, 1), 0)
    play_chunk(all_alike(printed_cast(1, 4), "expert", 4, 1), 0)


def games_of_bots() -> None:
    from mascarade.arena.series import all_alike, play_chunk
    from mascarade.casts import printed_cast

    play_chunk(all_alike(printed_cast(1, 4), "bayes", 4, 1), 0)
    play_chunk(all_alike(printed_cast(1, 4), "exact", 4, 1), 0)


def learning() -> None:
    import torch

    from mascarade.casts import printed_cast
    from mascarade.training.classroom import Classroom
    from mascarade.training.school import LEARNER

    Classroom([printed_cast(1, 4)], 2, "cpu", [LEARNER]).step(torch.zeros(2, dtype=torch.int64))


def environments() -> None:
    from mascarade.casts import printed_cast
    from mascarade.envs.vector import VectorEnv

    for threads in (1, 2):
        env = VectorEnv(printed_cast(1, 4), 8, threads=threads)
        env.reset(seed=1)
        env.step(env.sample())


def bots_at_a_table() -> None:
    from mascarade.server.bot_seats import wake_up

    wake_up()


def timed(number: int) -> str:
    began = time.perf_counter()
    ALL[number]()
    return f"{ALL[number].__name__} {time.perf_counter() - began:.0f} s"


ALL = (games_of_experts, games_of_bots, learning, environments, bots_at_a_table)

if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        print("compiled:", ", ".join(pool.map(timed, range(len(ALL)))), file=sys.stderr)
