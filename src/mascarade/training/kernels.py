"""The school on a GPU: a thread for each game."""

from typing import Any, Final

import numba

from mascarade.envs.gpu import cuda, kernel
from mascarade.rules.layout import LOG
from mascarade.training.school import School, attend, enrol, present

THREADS: Final = 32
"""Threads in a block: bots think at length, and differently at each table."""

_LOG = numba.from_dtype(LOG)


@kernel
def enrol_kernel(school: School) -> None:
    """Begin every game."""
    k = cuda.grid(1)
    if k < school.games.size:
        enrol(school, k)
        present(school, k)


@kernel
def attend_kernel(school: School, order: Any, actions: Any, turn_limit: int) -> None:
    """One decision in every game; `order` says which thread plays which."""
    log = cuda.local.array(1, _LOG)
    thread = cuda.grid(1)
    if thread < school.games.size:
        k = order[thread]
        attend(school, k, log[0], actions[k], turn_limit)
        present(school, k)
