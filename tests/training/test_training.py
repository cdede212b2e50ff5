"""Learning, on a CPU: small, and enough to see that it learns."""

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from mascarade.casts import printed_cast
from mascarade.envs.vector import VectorEnv
from mascarade.training.plan import START
from tests.training.small import FOUR, SMALL

ROOT = Path(__file__).parents[2]


# -- what a decision was worth ------------------------------------------------------------------------------------------------------------


STORY = [(0, 0.1), (2, 0.05), (0, -0.2), (1, 0.3), (0, 0.25), (2, -0.1), (1, 0.2), (0, 0.0)]
"""Who decided, one after the other, and what they expected to win then, above a fair share."""
WON = {0: -1 / 3, 1: 2 / 3, 2: -1 / 3}


def by_hand(ends: bool, at: int, keep: float) -> list[float | None]:
    """What every decision of the story was worth, if the game ends after decision `at`: surprises at the same person's later ones."""
    found: list[float | None] = []
    for part in [STORY[: at + 1], STORY[at + 1 :]] if ends else [STORY]:
        for number, (person, _) in enumerate(part):
            hopes = [hope for who, hope in part[number:] if who == person]
            if ends and len(found) <= at:
                hopes.append(WON[person])
            surprises = [keep**times * (after - before) for times, (before, after) in enumerate(itertools.pairwise(hopes))]
            found.append(sum(surprises) if surprises else None)
    return found


@pytest.mark.parametrize("ends", [False, True])
def test_advantages_are_what_they_are_by_hand(ends: bool) -> None:
    """Three people, eight decisions; the fifth may end the game, and then another one begins. Beside it a game where nobody learns."""
    import torch

    from mascarade.training.advantages import advantages

    at, people, steps = 4, 3, len(STORY)
    rewards, ended = torch.zeros(steps, 2, people), torch.zeros(steps, 2, dtype=torch.bool)
    if ends:
        rewards[at, 1] = torch.tensor([WON[person] for person in range(people)])
        ended[at, 1] = True
    rows = [(torch.tensor([hope]), torch.tensor([1]), torch.tensor([person])) for person, hope in STORY]
    hopes, games, actors = zip(*rows, strict=True)
    gains, told = advantages(hopes, games, actors, rewards, ended, keep=0.8)
    expected = by_hand(ends, at, 0.8)
    assert told.tolist() == [one is not None for one in expected]
    np.testing.assert_allclose(gains.numpy(), [one or 0.0 for one in expected], atol=1e-6)


# -- what is seen -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [(1, 3, ""), (1, 6, ""), (2, 8, "B"), (2, 12, "B")])
def test_the_school_shows_what_the_environment_shows(key: tuple[int, int, str]) -> None:
    """The same deals and decisions give the same observations, masks, actors and rewards, up to the end of each first game."""
    import torch

    from mascarade.training.classroom import Classroom
    from mascarade.training.school import LEARNER

    cast = printed_cast(*key)
    room, env = Classroom([cast], 64, "cpu", [LEARNER], turn_limit=60), VectorEnv(cast, 64, turn_limit=60)
    env._room.games[:], env._room.notes[:], env._room.words[:] = room.school.games, room.school.notes, room.school.words
    env.masks[:], env.actors[:] = room.masks.numpy(), room.tensors["actors"].numpy()
    running = np.ones(64, bool)
    dice = np.random.default_rng(2)
    while running.any():
        assert (room.words.numpy() == env.observations)[running].all()
        assert (room.masks.numpy() == env.masks)[running].all()
        assert (room.tensors["actors"].numpy() == env.actors)[running].all()
        actions = np.where(running[:, None], room.masks.numpy() * dice.random(env.masks.shape), env.masks).argmax(1)
        room.step(torch.from_numpy(np.where(running, actions, room.masks.numpy().argmax(1))))
        env.step(actions)
        assert (room.tensors["taken"].numpy() == actions)[running].all()
        ended = env.terminated | env.truncated
        lost = np.where(env.truncated[:, None], np.float32(-1 / cast.players), env.rewards)
        assert (room.tensors["rewards"].numpy()[:, : cast.players] == lost)[running].all()
        assert (room.tensors["ended"].numpy() == ended)[running].all()
        running &= ~ended


def test_bots_play_on_until_the_player_decides() -> None:
    """Where the player is a guest, only the first decision of a new game may be a bot's; and all are counted."""
    import torch

    from mascarade.bots.hearing import BOT
    from mascarade.training.classroom import Classroom
    from mascarade.training.school import LEARNER

    guest, watched = (Classroom([FOUR], 64, "cpu", [BOT], lone, bots=["honest"], seed=5) for lone in (LEARNER, BOT))
    for room in (guest, watched):
        begun = torch.ones(64, dtype=torch.bool)
        for _ in range(60):
            alone = (room.tensors["decider"] == LEARNER) | begun
            assert room is watched or alone.all()
            before = room.tensors["decided"].clone()
            room.step(room.masks.int().argmax(1))
            begun = room.tensors["ended"].clone()
            passed = room.tensors["decided"] - before
            assert (passed == 1).all() if room is watched else (passed >= 1).all()
    assert int(guest.tensors["decided"].sum()) > 2 * int(watched.tensors["decided"].sum())


# -- learning -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_player_that_has_learned_nothing_loses_to_bots() -> None:
    from mascarade.training.measuring import measure
    from mascarade.training.network import Expert

    found = measure(Expert(), FOUR, "bayes", 400, "cpu")
    assert found.games == 400
    assert found.high < 0.5


def test_a_player_learns_to_beat_random_ones() -> None:
    """A fair share is 1 and all is 4; who has learned nothing has 1."""

    from mascarade.training.measuring import measure
    from mascarade.training.trainer import Trainer

    trainer = Trainer(SMALL, [FOUR], "cpu")
    for update in range(10):
        trainer.progress = update / 10
        trainer.update()
    assert measure(trainer.expert, FOUR, "random", 400, "cpu").low > 1.3


def test_who_sits_in_which_room() -> None:
    """The critic is told who is a bot: everybody else where the player is a guest, one where it is the host, nobody among its selves."""
    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, games=32, challenge=2, steps=16, batch=64, bots=("honest", "random")), [FOUR], "cpu")
    assert list(trainer.rooms) == ["selves", "guest", "host", "mixed", "challenge"]
    for name, bots in (("selves", 0), ("guest", 3), ("host", 1), ("mixed", 3), ("challenge", 0)):
        seen = trainer.rollout(name)
        assert len(seen["actions"]) > 0
        assert ((seen["company"] > 0).sum(1) == bots).all(), name
        assert ((seen["company"] >= 0).sum(1) == 4).all()
        assert (seen["company"][:, 0] == 0).all()  # it is the player who decides
        assert seen["masks"].gather(1, seen["actions"][:, None]).all()
        assert ((seen["targets"] >= 0) & (seen["targets"] <= 1)).all()
        assert seen["games"].max() < 32


def test_the_challenger_decides_on_its_seat_and_both_learn_from_that() -> None:
    import torch

    from mascarade.training.measuring import allowed_only
    from mascarade.training.school import LEARNER, PAST
    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, games=32, challenge=4, steps=16, batch=256, bots=()), [FOUR], "cpu")
    assert list(trainer.rooms) == ["selves", "challenge"]
    assert trainer.challenger is not None
    players = {LEARNER: trainer.expert, PAST: trainer.challenger.player}
    pairs = zip(*(player.parameters() for player in players.values()), strict=True)
    assert all(torch.equal(one, other) for one, other in pairs)
    before = {name: value.clone() for name, value in trainer.expert.state_dict().items()}
    trainer.update()
    lived = trainer._play("challenge", trainer.expert)
    furthest = {}
    for role, player in players.items():
        assert not torch.equal(player.free.bias, before["free.bias"])
        seen = trainer._judge("challenge", lived, role)
        with torch.no_grad():
            chances = allowed_only(player(trainer.kinds, seen["casts"], seen["words"], seen["senses"])[0], seen["masks"])
        new = chances.gather(1, seen["actions"][:, None])[-200:, 0]  # the first had been waiting, since the player was another
        assert torch.allclose(new, seen["chances"][-200:], atol=1e-4)
        furthest[role] = int(seen["games"].max())
    assert not torch.equal(*(player.free.bias for player in players.values()))
    assert furthest[LEARNER] < 32 <= furthest[PAST]  # of its own games the challenger has a quarter of the decisions, so it plays more
    assert len(trainer.pool) == 2


def test_at_first_it_is_nothing_but_a_guest() -> None:
    import torch

    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, games=16, challenge=1, visit=0.5, steps=8, batch=32, copy_every=1), [FOUR], "cpu")
    assert trainer.challenger is not None
    report = trainer.update()
    assert "guest" in report
    assert "host" not in report
    for other in (trainer.challenger.player, trainer.past):
        assert torch.equal(other.free.bias, trainer.expert.free.bias)
    assert len(trainer.pool) == 2
    trainer.progress = 0.5
    assert trainer.update().keys() >= {"selves", "guest", "host", "challenge"}
    assert not torch.equal(trainer.challenger.player.free.bias, trainer.expert.free.bias)
    assert len(trainer.pool) == 4


def test_who_begins_as_somebody_stays_so_until_the_critic_knows() -> None:
    import torch

    from mascarade.expert.network import SHIPPED
    from mascarade.training.commands import weights
    from mascarade.training.trainer import Trainer

    start = weights(SHIPPED)
    trainer = Trainer(replace(SMALL, games=16, steps=8, batch=64, critic_first=1, rivals=START), [FOUR], "cpu", start)
    trainer.update()
    after = trainer.expert.state_dict()
    assert all(torch.equal(after[name], value) for name, value in start.items())
    trainer.update()
    assert not torch.equal(trainer.expert.state_dict()["free.bias"], start["free.bias"])
    assert torch.equal(trainer.past.state_dict()["free.bias"], start["free.bias"])
    assert list(trainer.rooms) == ["rivals"]
    assert len(trainer.pool) == 1


@pytest.mark.long
def test_imitation_becomes_like_the_bots() -> None:
    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, imitate=1, bots=("honest",)), [FOUR], "cpu")
    reports = [trainer.imitate() for _ in range(12)]
    assert reports[-1]["unlike"] < 0.8 * reports[0]["unlike"]
    assert all((value == other).all() for value, other in zip(trainer.student.slow.parameters(), trainer.expert.parameters(), strict=True))


def test_to_go_on_from_a_checkpoint_is_to_have_never_stopped(tmp_path: Path) -> None:
    from mascarade.training.trainer import Trainer

    plan = replace(SMALL, games=16, challenge=2, steps=8, batch=128, imitate=1, bots=("bayes", "honest"), copy_every=2)
    casts = [FOUR, printed_cast(2, 8, "B")]
    one = Trainer(plan, casts, "cpu", menus={"selves": [1], "guest": [0, 0, 1]})
    one.imitate()
    one.save(tmp_path / "first.pt")
    two = Trainer.load(tmp_path / "first.pt", "cpu")
    for trainer in (one, two):
        trainer.imitate()
        for update in range(3):
            trainer.progress = update / 10
            trainer.update()
    two.save(tmp_path / "second.pt")
    three = Trainer.load(tmp_path / "second.pt", "cpu")
    for trainer in (one, three):
        for _ in range(3):
            trainer.update()
    for who in ("student", "challenger"):
        for name in ("player", "critic", "slow"):
            nets = (getattr(getattr(trainer, who), name).state_dict().values() for trainer in (one, three))
            assert all((value == other).all() for value, other in zip(*nets, strict=True)), (who, name)
    assert all((value == other).all() for value, other in zip(one.past.parameters(), three.past.parameters(), strict=True))
    assert (one.updates, one.decisions, one.menus) == (three.updates, three.decisions, three.menus)
    for name, room in one.rooms.items():
        assert all((value == three.rooms[name].state()[key]).all() for key, value in room.state().items()), name


def test_rooms_beside_play_the_same_games_at_once_and_ahead_with_the_player_that_was(tmp_path: Path) -> None:
    """As where there is a GPU, but for the GPU."""
    from mascarade.training.trainer import Trainer

    plan = replace(SMALL, games=16, steps=8, batch=128, bots=("honest", "random"))
    in_turn, at_once, ahead = (Trainer(plan, [FOUR], "cpu") for _ in range(3))
    for trainer in (at_once, ahead):
        trainer.beside = dict.fromkeys(("guest", "host", "mixed"))
    for _ in range(3):
        reports = [trainer.update(ahead=trainer is ahead) for trainer in (in_turn, at_once, ahead)]
    assert all(0 < report["loss"] < 10 for report in reports)
    assert in_turn.decisions == at_once.decisions
    pairs = zip(in_turn.expert.state_dict().values(), at_once.expert.state_dict().values(), strict=True)
    assert all((value == other).all() for value, other in pairs)
    for name, room in in_turn.rooms.items():
        assert all((value == at_once.rooms[name].state()[key]).all() for key, value in room.state().items()), name
    assert ahead.updates == 3
    played = ahead.decisions
    ahead.save(tmp_path / "ahead.pt")  # nothing that was played may be lost
    assert ahead.updates == 4
    assert ahead.decisions > played
    assert Trainer.load(tmp_path / "ahead.pt", "cpu").decisions == ahead.decisions


def test_a_decision_that_has_become_impossible_spoils_nothing() -> None:
    import torch

    from mascarade.training.student import PLAY
    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, games=16, steps=8, batch=32), [FOUR], "cpu")
    seen = trainer.rollout("guest")
    seen["chances"] = seen["chances"] + 200
    report = trainer.student.learn(PLAY, [seen], 1e-3)
    assert all(np.isfinite(list(report.values())))
    assert all(torch.isfinite(value).all() for value in trainer.expert.parameters())
