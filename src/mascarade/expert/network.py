"""The expert's network in NumPy: in goes what an expert reads, out comes the chance of every decision.

It is the network of `mascarade.training.network`, where it learns.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open

from mascarade.bots.players import EXPERT
from mascarade.casts import Cast
from mascarade.envs import encoding
from mascarade.envs.encoding import FIRST_STEPS, OBSERVATION, PHASES
from mascarade.expert import odds
from mascarade.expert.blas import use_one_core
from mascarade.expert.kinds import KIND_NUMBERS, MOST_READ, kind_numbers
from mascarade.refusals import Refusal
from mascarade.rules.layout import ACTIONS, ANNOUNCE, MAX_KINDS, MAX_PLACES, MAX_SEATS

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

SHIPPED: Final = Path(__file__).with_name("expert.safetensors")
VERSIONS: Final = {"observation": str(encoding.VERSION), "senses": str(odds.VERSION)}
"""What weights must have learned to read."""

WIDTH: Final = 512
KIND: Final = 16
"""Numbers that a character is turned into."""
MEANING: Final = 64
"""Numbers in between."""
ASK: Final = 32
OWN: Final = 8
"""Numbers about a character that its own logit reads: how likely it is one's own, and another's."""
PLACE: Final = 5 + 4 * KIND + 3 + 2
FACTS: Final = 7 + 1 + PHASES + FIRST_STEPS + 2 + MAX_SEATS * 9 + KIND + MAX_PLACES * PLACE
LAYERS: Final = {
    "reader.kind.0": (MEANING, KIND_NUMBERS),
    "reader.kind.2": (KIND, MEANING),
    "body.first": (WIDTH, FACTS),
    "body.second": (WIDTH, WIDTH),
    "body.third": (WIDTH, WIDTH),
    "free": (ACTIONS - 3 * MAX_KINDS, WIDTH),
    "ask": (ASK, WIDTH),
    "kind": (ASK, KIND + OWN),
    "say": (3, ASK),
}
"""The shapes of the weights."""

HEAD_SCALE: Final = (0.5, 1 / 13, 1 / 3, 0.5, 1 / 15, 1 / 50, 1 / 200)
SEAT_SCALE: Final = (1 / 13, 1, 1, 1, 1, 1, 1 / 10, 1 / 5)
PLACE_SCALE: Final = (1, 1, 1, 1 / 4, 1 / 20)
PLACE_NUMBERS: Final = (0, 1, 2, 3, 5)
"""Those of a place that are read."""
MOST: Final = 2.0
"""A number that is scaled is no more than this."""
CLAIMED: Final = 3.0
DENIED: Final = 0.5
"""How much likelier, or less likely, what was said makes a character to begin with: as much as for the bots."""
CALM: Final = 64.0
"""The turn after which nothing appeals as much as it did before: nobody likes a game that goes round in circles."""
CROWD: Final = 6
"""With more players than that nobody can study all others: it is worth less to be hard to foretell, and less is left to chance in play."""
MATRICES: Final = 4 * MAX_PLACES * MAX_KINDS
"""Of what one senses: what comes after the matrices begins here."""
AT: Final = {name: int(at) for name, (_, at, *_) in (OBSERVATION.fields or {}).items()}
"""Where each field of an observation begins."""


class Network:
    """Weights, and what they make of what an expert reads."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        use_one_core()
        self.weights = weights
        self._meanings = lru_cache(64)(self._find_meanings)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """Raises MascaradeError if the file is no weights, or weights that read another version of observations."""
        try:
            with safe_open(path, "numpy") as file:
                found = file.metadata() or {}
                weights = {name: file.get_tensor(name).astype(np.float32) for name in file.keys()}  # noqa: SIM118
        except OSError as error:
            raise Refusal("cli-not-read", path=path, why=error.strerror or error) from None
        except SafetensorError as error:
            raise Refusal("cli-no-weights", path=path, why=error) from None
        for name, version in VERSIONS.items():
            if found.get(name) != version:
                other = found.get(name, "none")
                raise Refusal("cli-other-weights", path=path, what=name, found=other, version=version)
        for name, shape in LAYERS.items():
            for part, size in (("weight", shape), ("bias", shape[:1])):
                if f"{name}.{part}" not in weights or weights[f"{name}.{part}"].shape != size:
                    raise Refusal("cli-no-weights", path=path, why=f"{name}.{part} ≠ {' × '.join(map(str, size))}")
        return cls(weights)

    def logits(self, cast: Cast, words: Bytes, senses: Bytes) -> Floats:
        """How much each relative decision appeals, allowed or not; a row of each for one decision."""
        facts, mine = self._read(cast, words, senses)
        meanings = self._meanings(cast)
        found = _positive(self._layer("body.first", facts))
        found = found + _positive(self._layer("body.second", found))
        found = found + _positive(self._layer("body.third", found))
        free = self._layer("free", found)
        kinds = np.concatenate((np.broadcast_to(meanings, (len(words), *meanings.shape)), mine), 2)
        said = self._layer("say", _positive(self._layer("ask", found)[:, None] + self._layer("kind", kinds)))
        logits = np.concatenate((free[:, :ANNOUNCE], said[..., 0], said[..., 1], free[:, ANNOUNCE:], said[..., 2]), 1)
        turn = _part(words.astype(np.float32), "turn", 1)
        return np.asarray(logits * (CALM / np.maximum(turn, CALM)) ** 3, np.float32)

    def chances(self, cast: Cast, words: Bytes, senses: Bytes, masks: Bytes) -> Floats:
        """How likely each decision is to be taken."""
        # A thousandth more or less is of no account, and other machines add up in another order.
        logits = np.round(self.logits(cast, words, senses), 3) * np.float32(max(1.0, cast.players / CROWD) ** 4)
        logits = np.where(masks > 0, logits, -np.inf)
        found = np.exp(logits - logits.max(1, keepdims=True))
        return np.asarray(found / found.sum(1, keepdims=True), np.float32)

    def _layer(self, name: str, facts: Floats) -> Floats:
        return np.asarray(facts @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"], np.float32)

    def _find_meanings(self, cast: Cast) -> Floats:
        """What each character of a cast means beside the others."""
        kinds = kind_numbers(cast)
        there = kinds[:, -1:]
        found = self._layer("reader.kind.2", _positive(self._layer("reader.kind.0", kinds)))
        return np.asarray((found - (found * there).sum(0) / there.sum()) * there, np.float32)

    def _read(self, cast: Cast, words: Bytes, senses: Bytes) -> tuple[Floats, Floats]:
        """The facts that the body reads, and what each character's own logits read."""
        many = len(words)
        meanings = self._meanings(cast)
        number, sense = words.astype(np.float32), senses.astype(np.float32) / np.float32(255)
        own, known, claimed, denied = sense[:, :MATRICES].reshape(many, 4, MAX_PLACES, MAX_KINDS).transpose(1, 0, 2, 3)
        own = own * (1 + np.float32(CLAIMED) * claimed) * (1 - np.float32(DENIED) * denied)
        own = own / np.maximum(own.sum(2, keepdims=True), np.float32(0.01))
        sure = sense[:, MATRICES : MATRICES + 2 * MAX_PLACES].reshape(many, 2, MAX_PLACES).transpose(0, 2, 1)
        about = sense[:, MATRICES + 2 * MAX_PLACES : MATRICES + 2 * MAX_PLACES + MAX_SEATS]
        said = _part(number, "said", MAX_PLACES * 16).reshape(many, MAX_PLACES, 16)[:, :, 1:]
        announced = _part(number, "announced", MAX_KINDS)
        seats = _scaled(_part(number, "seats", MAX_SEATS * 8).reshape(many, MAX_SEATS, 8), SEAT_SCALE)
        places = _part(number, "places", MAX_PLACES * 8).reshape(many, MAX_PLACES, 8)[:, :, PLACE_NUMBERS]
        word = claimed - denied
        spoken = np.stack((own, known, word), 2) @ announced.reshape(many, 1, MAX_KINDS, 1)
        four = np.stack((own, known, said, word), 2) @ meanings
        by_place = np.concatenate((_scaled(places, PLACE_SCALE), four.reshape(many, MAX_PLACES, -1), spoken[..., 0], sure), 2)
        facts = np.concatenate(
            (
                _scaled(number[:, 1:8], HEAD_SCALE),
                _part(number, "court", 1) / 8,
                _part(number, "phase", PHASES),
                _part(number, "step", FIRST_STEPS),
                np.minimum(_part(number, "numbers", 2), np.float32(MOST_READ)) / 8,
                seats.reshape(many, -1),
                about,
                announced @ meanings,
                by_place.reshape(many, -1),
            ),
            1,
        )
        mine = (own[:, :3], known[:, :3], own[:, 3:].max(1, keepdims=True), own[:, 1:3].max(1, keepdims=True))
        return facts, np.concatenate(mine, 1).transpose(0, 2, 1)


@cache
def network_of(player: str) -> Network:
    """What an expert plays with: the one that comes with the package, or one out of a file."""
    return Network.load(weights_of(player))


def weights_of(player: str) -> Path:
    """The file with an expert's weights."""
    return SHIPPED if player == EXPERT else Path(player)


def draw(chances: Floats, dice: Floats) -> npt.NDArray[np.int64]:
    """A decision for each row, by a number from 0 to 1."""
    sums = chances.cumsum(1, dtype=np.float64)
    return np.asarray((sums <= dice[:, None] * sums[:, -1:]).sum(1), np.int64)


def _positive(numbers: Floats) -> Floats:
    return np.maximum(numbers, np.float32(0))


def _part(numbers: Floats, name: str, size: int) -> Floats:
    return numbers[:, AT[name] : AT[name] + size]


def _scaled(numbers: Floats, scale: tuple[float, ...]) -> Floats:
    return np.minimum(numbers * np.array(scale, np.float32), np.float32(MOST))
