"""`mascarade train`: its command, its plan, and learning large tables by themselves."""

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade.casts import printed_cast, printed_casts
from mascarade.cli import main
from tests.training.small import FOUR, SMALL

ROOT = Path(__file__).parents[2]


def test_the_command_trains_saves_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from safetensors.numpy import load_file

    from mascarade.training.trainer import Trainer

    out = tmp_path / "one.pt"
    base = ["train", "--device", "cpu", "--out", str(out)]
    assert main([*base, "--games", "8", "--minutes", "0.001", "--imitate", "0.001", "--seed", "3"]) == 0
    assert re.search(r": 1 updates, [\d,]+ decisions in", capsys.readouterr().out)
    longer = Trainer.load(out, "cpu").seconds / 60 + 0.001
    assert main([*base, "--resume", str(out), "--minutes", str(longer)]) == 0
    assert re.search(r": 2 updates, [\d,]+ decisions in", capsys.readouterr().out)
    assert load_file(out.with_suffix(".safetensors"))["free.bias"].shape == (220,)
    assert {path.name for path in tmp_path.iterdir()} == {"one.pt", "one.safetensors"}
    # What it has written plays in the arena, is where another one begins, and somebody learns to beat it at one table.
    path = str(out.with_suffix(".safetensors"))
    assert main(["arena", "--one", path, "--among", "random", "--players", "4", "--games", "8"]) == 0
    less = ["--device", "cpu", "--out", str(tmp_path / "two.pt"), "--games", "8", "--minutes", "0.001", "--keep", "0.00001"]
    assert main(["train", *less, "--from", path]) == 0
    assert (tmp_path / "two-000000.safetensors").exists()
    assert main(["train", *less, "--against", path, "--players", "4", "--measure", "8"]) == 0
    assert "One player among those it has learned against" in capsys.readouterr().out
    assert main(["train", *less, "--against", "honest", "--from", path, "--players", "4", "--measure", "8"]) == 0
    assert "One player among honest" in capsys.readouterr().out


def test_what_is_no_checkpoint_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import torch

    from mascarade.training.trainer import VERSION

    (tmp_path / "text.pt").write_text("hello")
    torch.save({"version": 0}, tmp_path / "old.pt")
    said = {"none.pt": "No such file", "text.pt": "not a checkpoint of mascarade train", "old.pt": f"train, version {VERSION}"}
    for name, reason in said.items():
        assert main(["train", "--device", "cpu", "--resume", str(tmp_path / name), "--out", str(tmp_path / "out.pt")]) == 2
        assert reason in capsys.readouterr().err


def test_a_gpu_that_is_not_there_is_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import torch

    if not torch.cuda.is_available():
        assert main(["train", "--device", "cuda", "--out", str(tmp_path / "out.pt")]) == 2
        assert "needs an NVIDIA GPU" in capsys.readouterr().err


def test_every_printed_cast_is_trained_with() -> None:
    from mascarade.training.commands import RESPONSE, TABLES, every_cast, menus

    keys = list(printed_casts())
    assert every_cast() == [printed_cast(*key) for key in keys]
    assert menus().keys() == {"selves", "guest", "host", "mixed", "challenge"}
    for menu in menus().values():
        assert all(menu.count(number) > (key in TABLES) for number, key in enumerate(keys))
    challenged = menus()["challenge"]
    assert 0.4 < challenged.count(keys.index(RESPONSE)) / len(challenged) < 0.6


def test_each_room_draws_from_its_menu() -> None:
    from mascarade.training.trainer import Trainer

    casts = [FOUR, printed_cast(1, 5), printed_cast(1, 6)]
    trainer = Trainer(replace(SMALL, games=64), casts, "cpu", menus={"guest": [2], "host": [0, 2]})
    played = {name: set(room.tensors["casts"].tolist()) for name, room in trainer.rooms.items()}
    assert played == {"selves": {0, 1, 2}, "guest": {2}, "host": {0, 2}}


@pytest.mark.parametrize(("key", "worth"), [((1, 4, ""), 1.0), ((1, 6, ""), 1.0), ((2, 12, "B"), 0.25)])
def test_with_many_players_it_is_worth_less_to_be_hard_to_foretell(key: tuple[int, int, str], worth: float) -> None:
    from mascarade.training.trainer import Trainer

    trainer = Trainer(replace(SMALL, games=32, guess=0.0, pull=0.0), [printed_cast(*key)], "cpu")
    seen = trainer.rollout("selves")
    trainer.student._entropy.fill_(0.5)
    found = {name: value.item() for name, value in trainer.student._play_loss(seen).items()}
    assert found["policy"] + found["critic"] - found["loss"] == pytest.approx(0.5 * worth * found["entropy"], rel=1e-3)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_beyond_some_seats_is_what_smaller_tables_never_show(seats: int) -> None:
    import torch

    from mascarade.training.network import only_beyond
    from mascarade.training.trainer import Trainer

    casts = [printed_cast(*key) for key in printed_casts()]
    trainer = Trainer(replace(SMALL, games=256), casts, "cpu")
    seen = trainer.rollout("selves")
    facts, *_ = trainer.expert.reader(trainer.kinds, seen["casts"], seen["words"], seen["senses"])
    small = torch.tensor([cast.players <= seats for cast in casts])[seen["casts"]]
    shown, only = facts.abs().amax(0) > 0, only_beyond(seats) > 0
    assert not (facts[small].abs().amax(0)[only] > 0).any()
    assert (shown & only).sum() > only.sum() / 2


def test_the_best_response_met_the_player_that_small_tables_meet_today() -> None:
    from mascarade.expert.network import SHIPPED, Network
    from mascarade.training.network import only_beyond

    response = json.loads((ROOT / "benchmarks" / "results" / "training.json").read_text(encoding="utf-8"))["best response"]
    weights = dict(Network.load(SHIPPED).weights)
    small = only_beyond(response["plays as today's up to"]).numpy() == 0
    weights["body.first.weight"] = weights["body.first.weight"][:, small]
    digest = hashlib.sha256(b"".join(name.encode() + value.tobytes() for name, value in sorted(weights.items())))
    assert digest.hexdigest()[:16] == response["fingerprint of what such tables read"]


def test_who_learns_beyond_some_seats_stays_as_it_is_at_smaller_tables() -> None:
    import torch

    from mascarade.training.commands import BEYOND, every_cast, menus
    from mascarade.training.network import only_beyond
    from mascarade.training.trainer import Trainer

    plan = replace(SMALL, **BEYOND | {"critic_first": 1, "beyond": 8})
    trainer = Trainer(plan, every_cast(8), "cpu", Trainer(SMALL, [FOUR], "cpu").expert.state_dict(), menus(8))
    assert {cast.players for cast in trainer.casts} == {9, 10, 11, 12, 13}
    before = {name: value.clone() for name, value in trainer.expert.state_dict().items()}
    for _ in range(2):
        trainer.update()
    after = trainer.expert.state_dict()
    assert {name for name in before if not torch.equal(before[name], after[name])} == {"body.first.weight"}
    changed = (before["body.first.weight"] != after["body.first.weight"]).any(0)
    assert changed.any()
    assert not (changed & (only_beyond(8) == 0)).any()


def test_a_host_is_paid_when_the_bot_does_not_win() -> None:
    from mascarade.training.trainer import Trainer

    free, paid = (Trainer(replace(SMALL, deny=deny), [FOUR], "cpu") for deny in (0.0, 1.0))
    seen = []
    for trainer in (free, paid):
        room = trainer.rooms["host"]
        found = []
        for _ in range(150):
            alone = room.school.alone.copy()
            room.step(room.masks.float().argmax(1))
            over = room.school.ended
            found += zip(room.school.rewards[over] + 0.25, alone[over], strict=True)
        seen.append(found)
    assert len(seen[0]) > 20
    for (won, alone), (worth, same) in zip(*seen, strict=True):
        assert alone == same
        for person in range(4):
            expected = won[person] if person == alone or won[:4].sum() < 0.5 else (won[person] + 1 - won[alone]) / 2
            assert worth[person] == pytest.approx(expected, abs=1e-6)
