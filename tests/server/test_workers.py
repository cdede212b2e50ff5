"""Several workers in simulation: thousands of seeds; and faults planted in the server, each of which the simulation must find."""

import asyncio
import functools
import inspect
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from mascarade.server import shared
from mascarade.server.clerk import Clerk
from mascarade.server.ledger import Batch, Found, NotWritten, Outdated
from mascarade.server.outbox import Outbox
from mascarade.server.shared import SharedLedger, Unsure
from mascarade.server.steward import Steward
from tests.server.shared_base import SharedBase
from tests.server.simulation import Broken
from tests.server.workers import simulate

SEEDS, TOGETHER = 2_000, 50
LONG, LONG_TOGETHER = 200_000, 2_000

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("first", range(0, SEEDS, TOGETHER))
def test_nothing_is_lost_doubled_or_stale_whoever_dies(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        simulate(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(SEEDS, LONG, LONG_TOGETHER))
def test_many_more(first: int) -> None:
    for seed in range(first, min(LONG, first + LONG_TOGETHER)):
        simulate(seed)


def test_the_same_seed_is_the_same_story() -> None:
    stories: list[list[str]] = [[], []]
    for story in stories:
        simulate(7, story.append)
    assert stories[0] == stories[1]
    assert len(stories[0]) > 20


# -- faults that are planted -------------------------------------------------------------------------------------------------------------


def claims_from_the_living(patch: Patch) -> None:
    patch.setattr(SharedBase, "alive", lambda *_: False)


def no_epoch_in_the_append(patch: Patch) -> None:
    """Only the numbers of entries keep two owners apart."""
    patch.setattr(SharedBase, "current", lambda *_: True)


def the_lease_by_the_worker_s_clock(patch: Patch) -> None:
    """Until when it runs is worked out by who renews it; whether it has run out by who looks."""

    def renew(base: SharedBase, worker: str, address: str, seconds: float) -> list[str]:
        base.workers[worker] = (address, base.loop.now + seconds)
        return []

    patch.setattr(SharedBase, "renew", renew)


def acknowledged_before_the_commit(patch: Patch) -> None:
    honest = SharedLedger.write

    def write(ledger: SharedLedger, batch: Batch, done: Callable[[NotWritten | None], None]) -> None:
        honest(ledger, batch, lambda _: None)
        asyncio.get_running_loop().call_soon(done, None)

    patch.setattr(SharedLedger, "write", write)


def lost_answers_taken_for_yes(patch: Patch) -> None:
    async def commit(ledger: SharedLedger, batch: Batch, name: str) -> NotWritten | None:
        try:
            await ledger._base.append(name, batch)
        except Unsure:
            return None
        except NotWritten as error:
            return error
        return None

    patch.setattr(SharedLedger, "_commit", commit)


def lost_answers_taken_for_no(patch: Patch) -> None:
    async def commit(ledger: SharedLedger, batch: Batch, name: str) -> NotWritten | None:
        try:
            await ledger._base.append(name, batch)
        except Unsure as error:
            return NotWritten(str(error))
        except NotWritten as error:
            return error
        return None

    patch.setattr(SharedLedger, "_commit", commit)


def no_doubt_after_a_lost_answer(patch: Patch) -> None:
    """What is sent again and fails then is taken for a batch that has certainly failed."""

    async def commit(ledger: SharedLedger, batch: Batch, name: str) -> NotWritten | None:
        while name == ledger.name:
            try:
                await ledger._base.append(name, batch)
                return None
            except Unsure:
                await asyncio.sleep(shared.AGAIN_SECONDS)
            except NotWritten as error:
                return NotWritten(str(error))
        return NotWritten("over")

    patch.setattr(SharedLedger, "_commit", commit)


def the_lease_is_not_looked_at(patch: Patch) -> None:
    patch.setattr(SharedLedger, "holds", lambda ledger: ledger._until is not None)


def the_lease_by_the_hour_of_the_answer(patch: Patch) -> None:
    """And one that is over is renewed as if nothing had been."""

    async def keep(ledger: SharedLedger) -> None:
        while not ledger._leaving:
            try:
                await ledger._base.renew(ledger.name, ledger.address, ledger.lease)
            except Unsure:
                await asyncio.sleep(shared.AGAIN_SECONDS)
                continue
            ledger._until = asyncio.get_running_loop().time() + ledger.lease
            await asyncio.sleep(ledger.lease / shared.RENEWALS)

    patch.setattr(SharedLedger, "_keep_lease", keep)


def no_new_name_after_the_lease(patch: Patch) -> None:
    def lose(ledger: SharedLedger) -> None:
        ledger._until = None
        if ledger._worker is not None:
            ledger._worker.cut_off()

    patch.setattr(SharedLedger, "_lose", lose)


def nobody_looks_for_orphans(patch: Patch) -> None:
    async def idle(_: SharedLedger) -> None:
        pass

    patch.setattr(SharedLedger, "_look_for_orphans", idle)


def actions_forgotten_when_a_table_changes_hands(patch: Patch) -> None:
    honest = Steward._awake

    def awake(hall: Steward, code: str, found: Found) -> None:
        honest(hall, code, found)
        if code in hall.tables:
            hall.tables[code].table.actions.clear()

    patch.setattr(Steward, "_awake", awake)


def made_tables_are_not_looked_up(patch: Patch) -> None:
    patch.setattr(SharedLedger, "look_up", lambda _, __, done: done(None))
    patch.setattr(SharedBase, "append", functools.partialmethod(_append_twice, SharedBase.append))


def _append_twice(base: SharedBase, honest: Any, worker: str, batch: Batch) -> None:
    """Where an action may make two tables."""
    honest(base, worker, batch._replace(made=[(code, f"{action}/{code}") for code, action in batch.made]))


def half_of_a_batch_taken_back(patch: Patch) -> None:
    honest = Outbox.take_back

    def take_back(box: Outbox, mark: Any) -> Any:
        return honest(box, replace(mark, written=mark.written + len(box.written) // 2))

    patch.setattr(Outbox, "take_back", take_back)


def what_came_after_is_not_taken_back(patch: Patch) -> None:
    honest = Clerk._undo

    def undo(hall: Clerk, failed: Outbox, error: Exception) -> None:
        after, hall.outbox = hall.outbox, Outbox()
        honest(hall, failed, error)
        hall.outbox.unsent += after.unsent
        hall.outbox.written += after.written
        hall.outbox.asked += after.asked

    patch.setattr(Clerk, "_undo", undo)


def an_owner_goes_on_after_a_refusal(patch: Patch) -> None:
    honest = Clerk._written
    patch.setattr(Clerk, "_written", lambda hall, batch, error: honest(hall, batch, None if isinstance(error, Outdated) else error))


def lost_tables_stay_in_memory(patch: Patch) -> None:
    patch.setattr(Steward, "_let_go", lambda *_: set())


def two_batches_on_their_way(patch: Patch) -> None:
    honest = Clerk._begin

    def begin(hall: Clerk) -> None:
        hall.under_way = None
        honest(hall)

    patch.setattr(Clerk, "_begin", begin)
    patch.setattr(Clerk, "commit", lambda hall: (setattr(hall, "_planned", None), hall._begin()))


def what_is_tried_again_is_done_out_of_turn(patch: Patch) -> None:
    """It does not wait for what the same client has asked for before it."""
    begun = "if asked.connection in self._waiting:"
    text = inspect.getsource(Clerk.commit)
    assert begun in text
    found: dict[str, Any] = {}
    exec(compile(textwrap.dedent(text.replace(begun, "if False:")), "commit", "exec"), vars(sys.modules[Clerk.__module__]), found)
    patch.setattr(Clerk, "commit", found["commit"])


MUTANTS = [
    no_epoch_in_the_append,
    the_lease_by_the_worker_s_clock,
    claims_from_the_living,
    acknowledged_before_the_commit,
    lost_answers_taken_for_yes,
    lost_answers_taken_for_no,
    no_doubt_after_a_lost_answer,
    the_lease_is_not_looked_at,
    the_lease_by_the_hour_of_the_answer,
    no_new_name_after_the_lease,
    nobody_looks_for_orphans,
    actions_forgotten_when_a_table_changes_hands,
    made_tables_are_not_looked_up,
    half_of_a_batch_taken_back,
    what_came_after_is_not_taken_back,
    an_owner_goes_on_after_a_refusal,
    lost_tables_stay_in_memory,
    two_batches_on_their_way,
    what_is_tried_again_is_done_out_of_turn,
]


@pytest.mark.parametrize("plant", MUTANTS, ids=lambda one: one.__name__)
def test_a_planted_fault_is_found(plant: Callable[[Patch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match=r"python -m tests\.server\.workers --seed \d+"):
        [simulate(seed) for seed in range(SEEDS)]
