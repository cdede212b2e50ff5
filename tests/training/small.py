"""A table and a plan that are small enough for tests."""

from mascarade.casts import printed_cast
from mascarade.training.plan import Plan

FOUR = printed_cast(1, 4)
SMALL = Plan(
    games=64,
    challenge=0,
    visit=0,
    steps=32,
    guest_steps=32,
    batch=384,
    imitate=0,
    bots=("random",),
    rate=1e-3,
    last_rate=3e-4,
    entropy=0.005,
    last_entropy=0.003,
    pull=0.02,
)
