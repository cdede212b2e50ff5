"""Characters as data: both editions are tables of rows, and a blank card is one more row."""

from dataclasses import dataclass
from typing import Final

from mascarade.rules import layout


@dataclass(frozen=True, slots=True)
class Verb:
    """A word of the vocabulary that powers are written in."""

    code: str
    numbers: tuple[tuple[str, int, int], ...]
    """Name and range of each number that follows the word."""
    flag: str
    """A word that may follow, or nothing."""
    says: str
    """What the step does, for people; numbers stand in braces."""
    gives: bool = False
    """Whether it brings gold from the bank (R8.2)."""

    @property
    def number(self) -> int:
        """The step's number in the core."""
        return _WORDS.index(self.code)

    @property
    def asks(self) -> tuple[int, ...]:
        """What it asks for, in order: phases of the core."""
        return layout.STEPS[self.number].asks


_WORDS: Final = [step.word for step in layout.STEPS]
_AMOUNT = ("amount", 1, 12)

VERBS: Final = {
    verb.code: verb
    for verb in (
        Verb("bank", (_AMOUNT,), "", "take {amount} from the bank", gives=True),
        Verb("fill", (("level", 7, 12),), "", "take from the bank up to exactly {level} gold", gives=True),
        Verb("court", (), "", "take all gold on the court"),
        Verb("neighbours", (_AMOUNT,), "", "take {amount} from each neighbour"),
        Verb("treat", (_AMOUNT,), "", "each neighbour takes {amount} from the bank", gives=True),
        Verb("richest", (_AMOUNT,), "self", "take {amount} from the richest"),
        Verb("richer", (_AMOUNT,), "", "round the table, whoever is richer just then gives {amount}"),
        Verb("chosen", (_AMOUNT,), "", "take {amount} from one other of your choice"),
        Verb("trade", (), "", "you may trade whole fortunes with one other"),
        Verb(
            "together",
            (("alone", 0, 12), ("each", 1, 12)),
            "",
            "take {alone} from the bank; if another one was shown too, {each} each",
            gives=True,
        ),
        Verb("win", (("least", 7, 12),), "", "win at once with {least} gold or more"),
        Verb("stir", (), "", "exchange the cards of two others, or pretend to"),
        Verb("spy", (), "centre", "look at your card and another, then exchange them, or pretend to"),
        Verb("peek", (), "", "look at any one card"),
        Verb("accuse", (_AMOUNT,), "", "one other names a character and shows the card; if wrong, pays you {amount}"),
        Verb("puppets", (_AMOUNT,), "", "pick two others and take {amount} from each"),
        Verb("seats", (), "", "these two change seats; cards and fortunes stay"),
        Verb("expose", (), "", "everybody but its owner sees one other's card"),
    )
}
"""Every step there is, by its word."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a power: a word, its numbers, its flag. `str` and `Step.parse` are each other's inverse."""

    verb: str
    numbers: tuple[int, ...] = ()
    flag: bool = False

    @classmethod
    def parse(cls, text: str) -> "Step":
        """Read a step such as `bank 2` or `richest 2 self`. Raises ValueError that says what would be right."""
        word, *rest = text.split() or [""]
        verb = VERBS.get(word)
        if verb is None:
            raise ValueError(f"{word!r} is no step; the steps are {', '.join(VERBS)}")
        flag = bool(verb.flag) and rest[-1:] == [verb.flag]
        given = rest[:-1] if flag else rest
        form = " ".join([word, *(f"<{name}>" for name, _, _ in verb.numbers), *([f"[{verb.flag}]"] if verb.flag else [])])
        if len(given) != len(verb.numbers) or not all(one.isascii() and one.isdigit() for one in given):
            raise ValueError(f"{text.strip()!r} is not of the form {form!r}")
        for one, (name, low, high) in zip(given, verb.numbers, strict=True):
            if not low <= int(one) <= high:
                raise ValueError(f"{name} of {word!r} is {one}, but must be {low} to {high}")
        return cls(word, tuple(map(int, given)), flag)

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.numbers), *([VERBS[self.verb].flag] if self.flag else [])])

    def row(self) -> tuple[int, int, int]:
        """The step as the core reads it: what, and two numbers; a flag is the last number it has room for."""
        numbers = (*self.numbers, *([1] if self.flag else []), 0, 0)
        return VERBS[self.verb].number, numbers[0], numbers[1]

    def says(self) -> str:
        """The step in words."""
        names = (name for name, _, _ in VERBS[self.verb].numbers)
        words = VERBS[self.verb].says.format(**dict(zip(names, self.numbers, strict=True)))
        if self.verb == "richest":
            words += ", yourself included" if self.flag else " of the others"
        if self.verb == "spy":
            words = words.replace("another", "one other player's or one in the centre" if self.flag else "one other player's")
        return words


@dataclass(frozen=True, slots=True)
class Character:
    """What a card shows: printed, or of the players' own making (R8.5)."""

    code: str
    name: str
    steps: tuple[Step, ...]
    copies: int = 1
    """How many such cards there are."""
    players: int = 2
    """The least number of players (R8.3)."""
    blank: bool = False
    """Of the players' own making."""

    @property
    def brings_gold(self) -> bool:
        """Whether it brings gold from the bank (R8.2)."""
        return any(VERBS[step.verb].gives for step in self.steps)

    def says(self) -> str:
        """The power in words."""
        said = "; then ".join(step.says() for step in self.steps)
        return said[:1].upper() + said[1:] + "."


def _character(code: str, steps: str, copies: int = 1, players: int = 2) -> Character:
    return Character(code, code.replace("_", " ").title(), tuple(map(Step.parse, steps.split(";"))), copies, players)


def _edition(*characters: Character) -> dict[str, Character]:
    return {character.code: character for character in characters}


EDITIONS: Final = {
    1: _edition(
        _character("judge", "court"),
        _character("bishop", "richest 2"),
        _character("king", "bank 3"),
        _character("queen", "bank 2"),
        _character("fool", "bank 1; stir"),
        _character("thief", "neighbours 1"),
        _character("witch", "trade"),
        _character("spy", "spy centre"),
        _character("peasant", "together 1 2", copies=2, players=8),
        _character("cheat", "win 10"),
        _character("inquisitor", "accuse 4", players=8),
        _character("widow", "fill 10"),
    ),
    2: _edition(
        _character("judge", "court"),
        _character("empress", "bank 3"),
        _character("king", "bank 2"),
        _character("guru", "accuse 4", players=8),
        _character("beggar", "richer 1"),
        _character("patron", "bank 3; treat 1"),
        _character("cheat", "win 10"),
        _character("fool", "bank 1; stir"),
        _character("widow", "fill 10"),
        _character("spy", "spy"),
        _character("puppet_master", "puppets 1; seats", players=6),
        _character("princess", "bank 2; expose", players=6),
        _character("witch", "trade"),
        _character("peasant", "together 1 2", copies=2, players=8),
        _character("thief", "neighbours 1"),
        _character("swindler", "richest 2 self"),
    ),
}
"""R4, R4.1: the printed characters, by edition and code, in the order that gives them their numbers in a game."""

GOLD: Final = {1: 194, 2: 200}
"""R1.2: all the gold there is."""
