"""The network in NumPy: the same as where it learned, and loud about weights that it cannot use."""

from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import save_file

from mascarade.blank import example_characters
from mascarade.casts import Cast, own_cast, printed_cast
from mascarade.cli import main
from mascarade.envs.encoding import SIZE
from mascarade.errors import MascaradeError
from mascarade.expert.network import AT, SHIPPED, VERSIONS, Network, draw, network_of
from mascarade.expert.odds import SENSES
from mascarade.opponents import make_bot
from mascarade.rules.layout import ACTIONS

CASTS = [printed_cast(*key) for key in ((1, 2, ""), (1, 3, ""), (1, 6, ""), (2, 8, "B"), (1, 13, ""))]
CASTS.append(own_cast(1, 6, ["judge", "king", "queen", "spy", "alchemist", "ferryman"], example_characters()))


@pytest.mark.parametrize("cast", CASTS, ids=lambda cast: f"{cast.edition}-{cast.players}")
def test_it_is_the_network_that_learned(cast: Cast) -> None:
    """What is read comes from games that random players play; numbers may differ in the last digits."""
    import torch

    from mascarade.training.classroom import Classroom
    from mascarade.training.commands import weights
    from mascarade.training.network import Expert, kinds_of
    from mascarade.training.school import LEARNER

    network, expert = network_of("expert"), Expert()
    expert.load_state_dict(expert.state_dict() | weights(SHIPPED))
    room, dice = Classroom([cast], 12, "cpu", [LEARNER]), np.random.default_rng(3)
    for _ in range(40):
        words = room.words.clone()
        words[::2, AT["turn"]] += 60
        read = words.numpy(), room.senses.numpy()
        with torch.no_grad():
            logits, _ = expert(kinds_of([cast]), room.tensors["casts"].int(), words, room.senses)
        np.testing.assert_allclose(network.logits(cast, *read), logits.numpy(), atol=1e-3)
        masks = room.masks.numpy()
        chances = network.chances(cast, *read, masks)
        np.testing.assert_allclose(chances.sum(1), 1, atol=1e-5)
        assert (chances[masks == 0] == 0).all()
        room.step(torch.from_numpy((masks * dice.random(masks.shape)).argmax(1)))


def test_many_at_once_decide_as_each_alone() -> None:
    dice = np.random.default_rng(1)
    cast, network = CASTS[2], network_of("expert")
    words, senses = dice.integers(0, 2, (40, SIZE), np.uint8), dice.integers(0, 255, (40, SENSES.itemsize), np.uint8)
    masks = np.ones((40, ACTIONS), np.uint8)
    together = network.chances(cast, words, senses, masks)
    alone = np.concatenate([network.chances(cast, words[n : n + 1], senses[n : n + 1], masks[n : n + 1]) for n in range(40)])
    np.testing.assert_allclose(together, alone, atol=1e-3)  # sums in another order, and large logits


def test_late_in_a_game_nothing_appeals_much() -> None:
    dice = np.random.default_rng(1)
    words, senses = dice.integers(0, 2, (40, SIZE), np.uint8), dice.integers(0, 255, (40, SENSES.itemsize), np.uint8)
    masks = np.ones((40, ACTIONS), np.uint8)
    likeliest = []
    for turn in (20, 64, 100, 150, 255):
        words[:, AT["turn"]] = turn
        likeliest.append(float(network_of("expert").chances(CASTS[2], words, senses, masks).max(1).mean()))
    assert abs(likeliest[0] - likeliest[1]) < 0.2
    assert likeliest[1] > likeliest[2] > likeliest[3] > likeliest[4]
    assert likeliest[4] < 5 / ACTIONS


@pytest.mark.parametrize(("players", "times"), [(3, 1), (6, 1), (9, 1.5**4), (12, 16)])
def test_with_many_players_less_is_left_to_chance(players: int, times: float) -> None:
    dice = np.random.default_rng(1)
    cast, network = printed_cast(1, players), network_of("expert")
    words, senses = dice.integers(0, 2, (40, SIZE), np.uint8), dice.integers(0, 255, (40, SENSES.itemsize), np.uint8)
    logits = np.round(network.logits(cast, words, senses), 3) * np.float32(times)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    found = network.chances(cast, words, senses, np.ones((40, ACTIONS), np.uint8))
    np.testing.assert_allclose(found, chances / chances.sum(1, keepdims=True), atol=1e-6)


def test_decisions_are_drawn_by_their_chances() -> None:
    chances = np.tile(np.array([[0.0, 0.25, 0.0, 0.5, 0.25, 0.0]], np.float32), (1000, 1))
    drawn = draw(chances, np.arange(1000, dtype=np.float32) / 1000)
    assert np.bincount(drawn, minlength=6).tolist() == [0, 250, 0, 500, 250, 0]
    assert draw(chances[:1], np.array([1.0], np.float32))[0] <= 6


def test_what_comes_with_the_package_is_small() -> None:
    assert SHIPPED.stat().st_size < 5_000_000


def test_weights_that_cannot_be_used_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = VERSIONS | {"observation": "2"}
    save_file({"free.bias": np.zeros(3, np.float16)}, tmp_path / "other.safetensors", other)
    save_file({"free.bias": np.zeros(3, np.float16)}, tmp_path / "none.safetensors")
    save_file({"free.bias": np.zeros(3, np.float16)}, tmp_path / "part.safetensors", VERSIONS)
    (tmp_path / "text.safetensors").write_text("hello")
    said = {
        "other": "These weights read version 2 of “observation”. This program has version 1.",
        "none": "These weights read version none of “observation”. This program has version 1.",
        "part": "not an expert’s weights",
        "text": "not an expert’s weights",
        "nowhere": "No such file or directory",
    }
    for name, reason in said.items():
        path = tmp_path / f"{name}.safetensors"
        with pytest.raises(MascaradeError, match=reason):
            Network.load(path)
        with pytest.raises(MascaradeError, match=reason):
            make_bot("Adele", str(path), 1)
        assert main(["arena", "--one", str(path), "--among", "bayes", "--games", "6"]) == 2
        assert reason in capsys.readouterr().err
