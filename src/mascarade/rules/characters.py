"""Characters as data: both editions are tables of rows, and a blank card is one more row."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from mascarade.rules import layout


class Apart(NamedTuple):
    """Words that make no sense together in one step."""

    one: str
    words: tuple[str, ...]
    other: str
    never: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Verb:
    """A word of the vocabulary that powers are written in."""

    code: str
    numbers: tuple[tuple[str, int, int], ...]
    """Name and range of each number that follows the word. The last ones of a range may be written as words."""
    flag: str
    """A word that may follow, or nothing."""
    says: str
    """What the step does, for people; numbers stand in braces."""
    gives: bool | str = False
    """Whether it brings gold from the bank (R8.2); or the word that must come first in it for that."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By the names of numbers: the words for the last ones of a range, and what each says."""
    asking: tuple[str, ...] = ()
    """It asks only where one of these words is in it, once for each of them."""
    apart: tuple[Apart, ...] = ()

    @property
    def number(self) -> int:
        """The step's number in the core."""
        return _WORDS.index(self.code)

    @property
    def asks(self) -> tuple[int, ...]:
        """What it asks for, in order, if it asks for all that it can: phases of the core."""
        return layout.STEPS[self.number].asks

    def written(self, name: str, number: int) -> str:
        """A number as it is written in a step: some are words."""
        high = next(high for one, _, high in self.numbers if one == name)
        words = tuple(self.words.get(name, ()))
        at = number - high + len(words) - 1
        return words[at] if at >= 0 else str(number)

    def read(self, name: str, text: str) -> int:
        """The number that is written so. Raises ValueError that says what would be right."""
        low, high = next((low, high) for one, low, high in self.numbers if one == name)
        words = tuple(self.words.get(name, ()))
        most = high - len(words)
        if text in words:
            return most + 1 + words.index(text)
        if text.isascii() and text.isdigit() and low <= int(text) <= most:
            return int(text)
        right = ", ".join([*([f"{low}-{most}"] if low <= most else []), *words]) if words else f"{low} to {most}"
        said = text if text.isdigit() else repr(text)
        raise ValueError(f"{name} of {self.code!r} is {said}, but must be {right}")


def _sides() -> dict[str, str]:
    """What the words of a side say."""
    said = {
        "bank": "the bank",
        "you": "you",
        "court": "the court",
        "left": "your left neighbour",
        "right": "your right neighbour",
        "neighbours": "each of your neighbours",
        "others": "each of the others",
        "announcer": "the announcer",
        "claimants": "each claimant",
        "chosen": "one other of your choice",
        "richest": "the richest",
        "poorest": "the poorest",
    }
    return {word: said[word] for word in layout.SIDES}


_WORDS: Final = [step.word for step in layout.STEPS]
_AMOUNT = ("amount", 1, 12)
_SIDE = (1, len(layout.SIDES))
_MANY = ("neighbours", "others", "claimants")
_PARTS = ("half", "all")
_WAYS = dict(zip(layout.WAYS, ("to the left", "to the right", "to the left or to the right, as you choose"), strict=True))
_CONDITIONS = {
    "poorest": "nobody has less gold than you",
    "richest": "nobody has more gold than you",
    "unclaimed": "nobody has claimed",
    "claimed": "somebody has claimed",
    "right": "the accused was right",
    "wrong": "the accused was wrong",
}
AFTER_ACCUSE: Final = ("right", "wrong")
"""Conditions that must come right after `accuse` (R8.10)."""

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
        Verb(
            "gold",
            (("giver", *_SIDE), ("taker", *_SIDE), ("amount", 1, layout.ALL_OF_IT)),
            "",
            "gold goes from {giver} to {taker}: {amount}",
            gives="bank",
            words={"giver": _sides(), "taker": _sides(), "amount": {"half": "half", "all": "all"}},
            asking=("chosen", "richest", "poorest"),
            apart=(
                *(Apart("giver", (side,), "taker", (side,), "nobody gives to themselves") for side in layout.SIDES),
                Apart("giver", ("court",), "taker", ("bank",), "a player must give or take"),
                Apart("giver", layout.SIDES, "taker", ("court",), "only fines go to the court"),
                Apart("giver", _MANY, "taker", _MANY, "only one side can be several players"),
                Apart("giver", ("left", "right"), "taker", ("neighbours",), "nobody gives to themselves"),
                Apart("giver", ("neighbours",), "taker", ("left", "right"), "nobody gives to themselves"),
                Apart("giver", ("bank",), "amount", _PARTS, "the bank gives a number from 1 to 12"),
                Apart("taker", _MANY, "amount", _PARTS, "several players take a number from 1 to 12"),
            ),
        ),
        Verb("rotate", (("way", 1, len(_WAYS)),), "", "every fortune goes one seat {way}", words={"way": _WAYS}, asking=("chosen",)),
        Verb("if", (("condition", 1, len(_CONDITIONS)),), "", "the rest only if {condition}", words={"condition": _CONDITIONS}),
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
        digits = all(one.isascii() and one.isdigit() for one in given)
        if len(given) != len(verb.numbers) or not (digits or verb.words):
            raise ValueError(f"{text.strip()!r} is not of the form {form!r}")
        numbers = [verb.read(name, one) for one, (name, _, _) in zip(given, verb.numbers, strict=True)]
        step = cls(word, tuple(numbers), flag)
        named = dict(zip((name for name, _, _ in verb.numbers), given, strict=True))
        for apart in verb.apart:
            if named[apart.one] in apart.words and named[apart.other] in apart.never:
                raise ValueError(f"{str(step)!r} makes no sense: {apart.why}")
        return step

    @property
    def written(self) -> tuple[str, ...]:
        """Its numbers as they are written: some are words."""
        verb = VERBS[self.verb]
        return tuple(verb.written(name, number) for (name, _, _), number in zip(verb.numbers, self.numbers, strict=True))

    @property
    def asks(self) -> tuple[int, ...]:
        """What it asks for, in order: phases of the core."""
        verb = VERBS[self.verb]
        return verb.asks[: sum(word in verb.asking for word in self.written)] if verb.asking else verb.asks

    @property
    def brings_gold(self) -> bool:
        """Whether it brings gold from the bank (R8.2)."""
        gives = VERBS[self.verb].gives
        return gives if isinstance(gives, bool) else self.written[0] == gives

    def __str__(self) -> str:
        return " ".join([self.verb, *self.written, *([VERBS[self.verb].flag] if self.flag else [])])

    def row(self) -> tuple[int, int, int]:
        """The step as the core reads it: what, and two numbers; a flag is the last number it has room for.

        Of three numbers the first two share a byte, as `layout.SIDES` says.
        """
        if len(self.numbers) == 3:
            giver, taker, amount = self.numbers
            return VERBS[self.verb].number, amount, ((giver << 4 | taker) + 128) % 256 - 128
        numbers = (*self.numbers, *([1] if self.flag else []), 0, 0)
        return VERBS[self.verb].number, numbers[0], numbers[1]

    def says(self) -> str:
        """The step in words."""
        verb = VERBS[self.verb]
        names = [name for name, _, _ in verb.numbers]
        said = {name: verb.words.get(name, {}).get(one, one) for name, one in zip(names, self.written, strict=True)}
        words = verb.says.format(**said)
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
        return any(step.brings_gold for step in self.steps)

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
