"""What OpenSpiel's observers tell of Mascarade: with or without memory, in public and in private."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from mascarade.envs.encoding import OBSERVATION, SIZE
from mascarade.rules import layout
from mascarade.views import ONLOOKER

if TYPE_CHECKING:
    from mascarade.envs.openspiel import MascaradeGame, MascaradeState


def _columns() -> npt.NDArray[np.bool_]:
    """True for the numbers of an observation that only the observer may know: all that is made of what they have seen."""
    found = np.zeros(1, OBSERVATION)
    found["known"] = 1
    found["places"][..., 3:5] = 1
    return found.view(np.uint8).astype(np.bool_)


PRIVATE: Final = _columns()
"""The numbers of an observation that are private; the others are public."""


class Observer:
    """Without memory: `mascarade.envs.encoding`'s observation.

    Public information together with the player's own is that very vector. Public information alone is seen from the first seat, so that
    it is the same for everybody.
    """

    def __init__(self, game: "MascaradeGame", kind: Any) -> None:
        self.game = game
        self.public = bool(kind.public_info)
        whose: dict[Any, list[int | None]] = {
            pyspiel.PrivateInfoType.NONE: [],
            pyspiel.PrivateInfoType.SINGLE_PLAYER: [None],
            pyspiel.PrivateInfoType.ALL_PLAYERS: list(range(game.desk.cast.players)),
        }
        self.private = whose[kind.private_info]
        """Whose private information: None stands for the observer."""
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        """The parts of the tensor, by name."""
        shapes = self._shapes()
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        first = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        if self.public and self.private == [None]:
            return {"observation": (SIZE,)}
        number = int(PRIVATE.sum())
        shapes: dict[str, tuple[int, ...]] = {"public": (SIZE - number,)} if self.public else {}
        return shapes | ({"private": (len(self.private), number)} if self.private else {})

    def set_from(self, state: "MascaradeState", player: int) -> None:
        """Write the tensor: zeros until all cards are dealt."""
        single = state.so_far.single
        if single is None:
            self.tensor.fill(0)
            return
        if "observation" in self.dict:
            self.tensor[:] = single.observe(player)
        if "public" in self.dict:
            self.dict["public"][:] = single.observe(single.people[0])[~PRIVATE]
        if "private" in self.dict:
            self.dict["private"][:] = [single.observe(player if one is None else one)[PRIVATE] for one in self.private]

    def string_from(self, state: "MascaradeState", player: int) -> str:
        """The same in words: the numbers that are not 0, by their places."""
        if state.so_far.single is None:
            return state.so_far.text(ONLOOKER) if self.public else ""
        self.set_from(state, player)
        parts = []
        for name, part in self._named():
            places = np.flatnonzero(part)
            parts.append(f"{name} {' '.join(f'{place}:{part[place]:.0f}' for place in places)}")
        return "\n".join(parts)

    def _named(self) -> Iterator[tuple[str, npt.NDArray[np.float32]]]:
        if "observation" not in self.dict:
            yield from ((name, part.ravel()) for name, part in self.dict.items())
            return
        for name, (kind, first, *_) in (np.dtype(OBSERVATION).fields or {}).items():
            yield name, self.tensor[first : first + kind.itemsize]


class RememberingObserver(Observer):
    """With perfect recall: the deal, and a row for each decision.

    Public: who decided (from 1), what (from 1; pretending looks like exchanging), and the character that everybody saw on each card
    (from 1). Private: what it really was, and what the player alone saw.
    """

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        cast, rows = self.game.desk.cast, self.game.longest
        places = len(cast.codes)
        shapes: dict[str, tuple[int, ...]] = {"player": (cast.players,)} if self.private == [None] else {}
        if self.public:
            shapes |= {"deal": (places, len(cast.characters)), "decisions": (rows, 2 + places)}
        return shapes | ({"private": (len(self.private), rows, 1 + places)} if self.private else {})

    def set_from(self, state: "MascaradeState", player: int) -> None:
        """Write the tensor."""
        so_far = state.so_far
        self.tensor.fill(0)
        if "player" in self.dict:
            self.dict["player"][player] = 1
        if self.public:
            self.dict["deal"][range(len(so_far.cards)), so_far.cards] = 1
            into = self.dict["decisions"]
            for number, (rows, (person, action, _)) in enumerate(zip(so_far.told(ONLOOKER), so_far.decisions, strict=True)):
                into[number, 0] = 1 + person
                into[number, 1] = 1 + ALIKE.get(action, action)
                _put_cards(rows, into[number, 2:])
        for one, whose in enumerate(self.private):
            into = self.dict["private"][one]
            for number, rows in enumerate(so_far.secrets(player if whose is None else whose)):
                if any(layout.unpack(row)[0] in (layout.EXCHANGED, layout.PRETENDED) for row in rows):
                    into[number, 0] = 1 + so_far.decisions[number][1]
                _put_cards(rows, into[number, 1:])

    def string_from(self, state: "MascaradeState", player: int) -> str:
        """The deal and all that was told, in words."""
        so_far = state.so_far
        if self.public and self.private == [None]:
            return f"player_{player}\n{so_far.text(player)}"
        parts = [so_far.text(ONLOOKER)] if self.public else []
        for whose in self.private:
            person = player if whose is None else whose
            parts.append("\n".join([f"player_{person}", *map(so_far.line, so_far.secrets(person))]))
        return "\n".join(parts)


ALIKE: Final = {layout.PRETEND + other: layout.EXCHANGE + other for other in range(layout.LOOK - layout.PRETEND)} | {
    layout.SWAP_PRETEND: layout.SWAP_EXCHANGE
}
"""Decisions that look like others to everybody else."""


def _put_cards(rows: Sequence[int], into: npt.NDArray[np.float32]) -> None:
    """What was seen on cards, from 1."""
    for row in rows:
        kind, card, character, _ = layout.unpack(row)
        if kind in (layout.SAW, layout.SHOWED):
            into[card] = 1 + character
