"""Real faults under load: nothing that was acknowledged is lost or doubled, nobody is shown anything stale, every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.campaign import LEASE, Campaign, Found
from tests.server.elephant import Elephant
from tests.server.long_campaign import TOTALS, chunks
from tests.server.nursery import Nursery

THIRTY = {"kill": 12, "hand_over": 9, "stall": 6, "stop_base": 3}


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    found = Nursery(LEASE)
    yield found
    found.close()


def run(folder: Path, elephant: Elephant, nursery: Nursery, kinds: list[str], tables: int = 6) -> Found:
    campaign = Campaign(folder, elephant, nursery)
    try:
        return asyncio.run(campaign.go_through(kinds, tables))
    finally:
        campaign.close()


def test_thirty_faults_under_load(tmp_path: Path, elephant: Elephant, nursery: Nursery) -> None:
    """How long tables stood still is noted, and no more: that is the long campaign's business, on a machine that does nothing else."""
    (kinds,) = chunks(THIRTY, 30)
    found = run(tmp_path, elephant, nursery, kinds)
    assert (found.problems, found.refused) == ([], {})
    assert found.faults == THIRTY
    assert found.looked_at["acknowledged"] > 100
    assert found.went_on


def test_all_workers_are_replaced_and_nobody_notices(
    tmp_path: Path, elephant: Elephant, nursery: Nursery, request: pytest.FixtureRequest
) -> None:
    """One after the other is told to leave when its successor is there. The longest wait for an answer is noted."""
    campaign = Campaign(tmp_path, elephant, nursery)

    async def hand_over_all(kind: str) -> None:
        for worker in campaign.workers:
            await campaign.hand_over(worker)

    campaign.happen = hand_over_all  # type: ignore[method-assign]
    try:
        found = asyncio.run(campaign.go_through(["everybody"]))
    finally:
        campaign.close()
    assert (found.problems, found.refused) == ([], {})
    assert found.looked_at["acknowledged"] > 20
    request.node.user_properties.append(("longest wait", found.longest))
    assert [worker.generation for worker in campaign.workers] == [2, 2, 2]


def test_the_long_campaign_has_what_it_says() -> None:
    parts = chunks(TOTALS, 40)
    assert sum(map(len, parts)) == sum(TOTALS.values())
    assert {kind for part in parts for kind in part} == set(TOTALS)
    assert all(hasattr(Campaign, kind) for kind in TOTALS)
