"""Compiles what many tests need, in one process, so that each function is compiled once. `make test` runs it first."""

import sys
import time


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


def environments_with_bots() -> None:
    from mascarade.casts import printed_cast
    from mascarade.envs.vector import VectorEnv

    env = VectorEnv(printed_cast(1, 4), 8, opponents=["bayes"])
    env.step(env.sample())


def bots_at_a_table() -> None:
    from mascarade.server.bot_seats import wake_up

    wake_up()


def core_wasm() -> None:
    from mascarade.wasm.kept import core_wasm

    core_wasm()


ALL = (core_wasm, bots_at_a_table, environments, environments_with_bots, games_of_bots, games_of_experts, learning)

if __name__ == "__main__":
    for one in ALL:
        began = time.process_time()
        one()
        print(f"{one.__name__}: {time.process_time() - began:.1f} s of CPU", file=sys.stderr, flush=True)
