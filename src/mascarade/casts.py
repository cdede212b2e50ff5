"""Casts: the printed ones of both editions, and the rules for casts of one's own (R1.3, R1.4, section 8)."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Final

from mascarade.errors import BadCast, quoted
from mascarade.rules.characters import EDITIONS, Character
from mascarade.rules.layout import MAX_KINDS, Records

CODE: Final = re.compile(r"[a-z][a-z_]{0,23}")
"""What a character's code looks like."""

PLAYERS: Final = {1: range(2, 14), 2: range(4, 13)}
"""R1.1: how many can play an edition."""

OWN_CAST_PLAYERS: Final = 4
"""R8.7: the fewest players who may make a cast of their own."""

_EIGHT = "judge bishop king queen witch fool peasant peasant"

_FIRST = {
    2: "bishop fool judge queen king witch",
    3: "bishop fool judge queen king witch",
    4: "judge bishop king queen thief cheat",
    5: "judge bishop king queen witch cheat",
    6: "judge bishop king queen witch cheat",
    7: "judge bishop king queen thief witch fool",
    8: _EIGHT,
    9: f"{_EIGHT} cheat",
    10: f"{_EIGHT} cheat spy",
    11: f"{_EIGHT} cheat spy inquisitor",
    12: f"{_EIGHT} cheat spy inquisitor widow",
    13: f"{_EIGHT} cheat spy inquisitor widow thief",
}

_NINE_A = "judge empress princess patron swindler spy witch cheat thief"

_SECOND = {
    "A": {
        4: "judge empress king swindler thief cheat",
        5: "judge empress king swindler thief cheat",
        6: "judge princess patron swindler witch cheat",
        7: "judge empress fool patron swindler thief witch",
        8: "judge king princess swindler spy thief cheat witch",
        9: _NINE_A,
        10: f"{_NINE_A} widow",
        11: "judge empress princess patron fool peasant peasant swindler witch puppet_master thief",
        12: "judge princess patron fool widow peasant peasant guru swindler witch cheat beggar",
    },
    "B": {
        4: "judge empress fool widow witch beggar",
        5: "judge empress fool widow witch beggar",
        6: "judge empress king widow thief beggar",
        7: "judge king princess widow swindler cheat beggar",
        8: "judge princess widow peasant peasant swindler puppet_master beggar",
        9: "judge princess patron widow peasant peasant guru puppet_master beggar",
        10: "judge princess patron widow peasant peasant guru swindler witch beggar",
        11: "judge princess patron peasant peasant guru swindler spy witch cheat puppet_master",
        12: "judge empress princess patron peasant peasant guru swindler spy witch cheat puppet_master",
    },
}


class Problem(str):
    """A rule that a cast breaks: in words, and as a code with values for those who say it in another language."""

    code: str
    values: dict[str, str | int]

    def __new__(cls, code: str, text: str, **values: str | int) -> "Problem":
        """A problem with its code, its words, and its values."""
        problem = super().__new__(cls, text)
        problem.code, problem.values = code, values
        return problem


@dataclass(frozen=True)
class Cast:
    """The characters in play, known to all. Make one with `printed_cast` or `own_cast`, which check the rules."""

    edition: int
    players: int
    """How many play."""
    codes: tuple[str, ...]
    """The code of each card's character, with repetitions."""
    blanks: tuple[Character, ...] = field(default=())
    """Characters of the players' own making among them (R8.5)."""

    @property
    def centre(self) -> int:
        """How many cards lie in the middle (R1.3, R8.4)."""
        return 0 if self.players < 4 else len(self.codes) - self.players

    @cached_property
    def characters(self) -> dict[str, Character]:
        """The different characters, by code, in the order of their numbers: as in the edition's table, then blank ones."""
        known = known_characters(self.edition, self.blanks)
        return {code: known[code] for code in known if code in self.codes}


def known_characters(edition: int, blanks: Iterable[Character] = ()) -> dict[str, Character]:
    """The characters that a cast of an edition may be made of."""
    return EDITIONS[edition] | {blank.code: blank for blank in blanks}


@cache
def printed_casts() -> Mapping[tuple[int, int, str], str]:
    """Every printed cast as (edition, players, scenario) and its codes; the scenario is "" in the first edition, but for "spy" (R9.1)."""
    found = {(1, players, ""): codes for players, codes in _FIRST.items()}
    found[1, 7, "spy"] = _FIRST[7].replace("fool", "spy")
    return MappingProxyType(found | {(2, players, side): codes for side, sheets in _SECOND.items() for players, codes in sheets.items()})


@cache
def printed_cast(edition: int, players: int, scenario: str = "") -> Cast:
    """The cast that is printed for a number of players (R1.4, R8.6, R9.1); the second edition's default is side A."""
    check_players(edition, players)
    chosen = scenario or ("A" if edition == 2 else "")
    codes = printed_casts().get((edition, players, chosen))
    if codes is None:
        offered = [repr(side) if side else "the one without a name" for ed, n, side in printed_casts() if (ed, n) == (edition, players)]
        said = f"edition {edition} has no scenario {quoted(scenario)} for {players} players, only {' and '.join(offered)}"
        raise BadCast([Problem("scenario", said, edition=edition, players=players)])
    return Cast(edition, players, tuple(codes.split()))


def own_cast(edition: int, players: int, codes: Sequence[str], blanks: Sequence[Character] = ()) -> Cast:
    """A cast of one's own. Raises BadCast with every rule of section 8 that it breaks; a printed cast is always right (R8.6)."""
    problems = cast_problems(edition, players, codes, blanks)
    if problems:
        raise BadCast(problems)
    return Cast(edition, players, tuple(codes), tuple(blank for blank in blanks if blank.code in codes))


def check_players(edition: int, players: int) -> None:
    """Raises BadCast if an edition is not for that many players (R1.1)."""
    if edition not in EDITIONS:
        raise BadCast([Problem("edition", f"there is no edition {quoted(edition)}, only {' and '.join(map(str, EDITIONS))}")])
    if players not in PLAYERS[edition]:
        first, last = PLAYERS[edition][0], PLAYERS[edition][-1]
        said = f"edition {edition} is for {first} to {last} players, not {quoted(players)} (R1.1)"
        raise BadCast([Problem("players", said, edition=edition, low=first, high=last, players=players)])


def cast_problems(edition: int, players: int, codes: Sequence[str], blanks: Sequence[Character] = ()) -> list[Problem]:
    """Every rule that a cast breaks, in words; an empty list for a good one."""
    try:
        check_players(edition, players)
    except BadCast as error:
        return [problem for problem in error.problems if isinstance(problem, Problem)]
    problems = _blank_problems(edition, blanks)
    if problems:
        return problems
    known = known_characters(edition, blanks)
    counts = Counter(codes)
    if any(counts == Counter(printed.split()) for (ed, n, _), printed in printed_casts().items() if (ed, n) == (edition, players)):
        return []
    if players < OWN_CAST_PLAYERS:
        said = f"{players} players use the printed cast only: {', '.join(_FIRST[players].split())} (R8.7)"
        return [Problem("printed-only", said, players=players)]
    there = f"is not a character of edition {edition}, which has {', '.join(known)} (R4.1)"
    other = 3 - edition
    problems = [
        Problem(
            "unknown",
            f"{quoted(code)} {there}" + (f"; edition {other} has it" if code in EDITIONS[other] else ""),
            character=code,
            edition=edition,
        )
        for code in counts
        if code not in known
    ]
    if problems:
        return problems
    return _size_problems(players, codes) + _choice_problems(players, counts, known)


def sizes(players: int) -> tuple[int, int]:
    """How many cards a cast of one's own has, at least and at most (R1.3, R8.4)."""
    return (6, 6) if players < 6 else (players, players + 2)


def _blank_problems(edition: int, blanks: Sequence[Character]) -> list[Problem]:
    counts = Counter(blank.code for blank in blanks)
    twice = [
        Problem("blank-twice", f"there are {n} blank cards with the code {code!r}", character=code) for code, n in counts.items() if n > 1
    ]
    return twice + [
        Problem("blank-printed", f"a blank card cannot have the code {code!r} of a printed character", character=code)
        for code in counts
        if code in EDITIONS[edition]
    ]


def _size_problems(players: int, codes: Sequence[str]) -> list[Problem]:
    size, (least, most) = len(codes), sizes(players)
    if least <= size <= most:
        return []
    if least == most:
        said = f"{players} players need exactly {least} cards, not {size} (R1.3)"
        return [Problem("size-exact", said, players=players, size=size)]
    said = f"{players} players need {least} cards, or 1 or 2 more for the centre, not {size} (R1.3, R8.4)"
    return [Problem("size-range", said, players=players, high=most, size=size)]


def _choice_problems(players: int, counts: Mapping[str, int], known: Mapping[str, Character]) -> list[Problem]:
    problems = []
    if "judge" not in counts:
        problems.append(Problem("no-judge", "the Judge must be in the cast (R8.1)"))
    size = sum(counts.values())
    bring = sum(number for code, number in counts.items() if known[code].brings_gold)
    if 3 * bring < size:
        said = f"at least a third of the cards must bring gold from the bank, but only {bring} of {size} do (R8.2)"
        problems.append(Problem("gold", said, bring=bring, size=size))
    for code, number in counts.items():
        character = known[code]
        if number != character.copies:
            there = "1 card" if character.copies == 1 else f"{character.copies} cards, all of them or none"
            said = f"the {character.name} has {there}, but the cast has {number} (R4.1, R8.3)"
            problems.append(Problem("copies", said, name=code, copies=character.copies, number=number))
        if players < character.players:
            said = f"the {character.name} needs {character.players} players or more, not {players} (R8.3)"
            problems.append(Problem("least-players", said, name=code, least=character.players, players=players))
    if len(counts) > MAX_KINDS:
        said = f"a cast has at most {MAX_KINDS} different characters, not {len(counts)}"
        problems.append(Problem("too-many-kinds", said, high=MAX_KINDS, number=len(counts)))
    return problems


@lru_cache(maxsize=256)
def setup_of(cast: Cast) -> Records:
    """The tables that the compiled rules read, for a cast."""
    from mascarade.rules.setup import make_setup  # it is compiled

    kinds = tuple(cast.characters.values())
    return make_setup(cast.edition, cast.players, kinds, [kinds.index(cast.characters[code]) for code in cast.codes])
