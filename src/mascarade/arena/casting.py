"""Every cast that people may put together (section 8), numbered, so that some of them can be drawn by lot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Final

from mascarade.casts import Cast, Problem, cast_problems, known_characters, own_cast, sizes
from mascarade.errors import BadCast
from mascarade.luck import seeded
from mascarade.refusals import Refusal
from mascarade.rules.characters import Character
from mascarade.rules.layout import MAX_KINDS

JUDGE: Final = "judge"
_HOPELESS: Final = frozenset(
    {"edition", "players", "blank-twice", "blank-printed", "printed-only", "unknown", "least-players", "too-many-kinds"}
)
"""Rules that a cast still breaks when others join it."""


@dataclass(frozen=True)
class Casting:
    """All casts of one's own for a table that have some characters, and do without others."""

    edition: int
    players: int
    having: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    blanks: tuple[Character, ...] = ()
    """They may be at the ball; who must, stands in `having`, too."""

    def check(self) -> None:
        """Raises MascaradeError if a wish makes no sense, or if no cast fulfils them all."""
        if JUDGE in self.lacking:
            raise BadCast([Problem("no-judge", "the Judge must be in the cast (R8.1)")])
        if both := sorted(set(self.having) & set(self.lacking)):
            raise Refusal("cli-find-both", characters=", ".join(both))
        known = known_characters(self.edition, self.blanks)
        sure = [code for code in self._must for _ in range(known[code].copies if code in known else 1)]
        problems = [
            *(problem for problem in self._problems(sure) if problem.code in _HOPELESS or len(sure) > sizes(self.players)[1]),
            *(problem for problem in self._problems(self.lacking) if problem.code == "unknown"),
        ]
        if problems:
            raise BadCast(problems)
        if not self.total:
            least, most = sizes(self.players)
            raise Refusal("cli-find-none", players=self.players, cards=str(least) if least == most else f"{least}–{most}")

    def _problems(self, codes: Sequence[str]) -> list[Problem]:
        return cast_problems(self.edition, self.players, codes, self.blanks)

    @cached_property
    def _pool(self) -> tuple[Character, ...]:
        """Who may come, at a table of this size (R8.3)."""
        known = known_characters(self.edition, self.blanks).values()
        return tuple(one for one in known if one.players <= self.players and one.code not in self.lacking)

    @property
    def _must(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((JUDGE, *self.having)))  # R8.1

    @property
    def total(self) -> int:
        """How many casts there are."""
        return self._ways(0, 0, 0, 0)

    @cached_property
    def _ways(self) -> "_Ways":
        return _Ways(self._pool, frozenset(self._must), sizes(self.players))

    def cast(self, number: int) -> Cast:
        """The cast of a number, from 0 on."""
        codes: list[str] = []
        cards = bring = kinds = 0
        for place, one in enumerate(self._pool):
            without = 0 if one.code in self._must else self._ways(place + 1, cards, bring, kinds)
            if number < without:
                continue
            number -= without
            codes += [one.code] * one.copies
            cards, bring, kinds = cards + one.copies, bring + one.copies * one.brings_gold, kinds + 1
        return own_cast(self.edition, self.players, codes, self.blanks)

    def drawn(self, many: int, seed: int) -> list[int]:
        """The numbers of so many different casts, by lot; of all of them, if there are no more."""
        total = self.total
        return list(range(total)) if total <= many else list(_drawn(total, many, seed))


class _Ways:
    """In how many ways a cast can be completed; kept, since many casts share what is left."""

    def __init__(self, pool: Sequence[Character], must: frozenset[str], cards: tuple[int, int]) -> None:
        self._pool, self._must, self._cards = pool, must, cards
        self._kept: dict[tuple[int, int, int, int], int] = {}

    def __call__(self, place: int, cards: int, bring: int, kinds: int) -> int:
        """From this place of the pool on, with so many cards, of which so many bring gold, and so many different ones."""
        asked = place, cards, bring, kinds
        if asked not in self._kept:
            self._kept[asked] = self._count(*asked)
        return self._kept[asked]

    def _count(self, place: int, cards: int, bring: int, kinds: int) -> int:
        least, most = self._cards
        if cards > most or kinds > MAX_KINDS:
            return 0
        if place == len(self._pool):
            return int(cards >= least and 3 * bring >= cards)  # R8.2
        one = self._pool[place]
        found = self(place + 1, cards + one.copies, bring + one.copies * one.brings_gold, kinds + 1)
        return found if one.code in self._must else found + self(place + 1, cards, bring, kinds)


def _drawn(total: int, many: int, seed: int) -> Iterator[int]:
    found: set[int] = set()
    for draw in count():
        number = seeded(seed, draw) % total
        if number not in found:
            found.add(number)
            yield number
        if len(found) == many:
            return
