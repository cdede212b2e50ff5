"""A simple bot: it remembers what it saw, doubts what went under the table, and now and then says what it is not."""

import random
from collections.abc import Callable, Mapping
from typing import Final

from mascarade.events import Exchanged, Moved, Saw, Showed, Took
from mascarade.moves import CENTRE, Card, Move
from mascarade.rules.characters import Character
from mascarade.rules.layout import GOAL
from mascarade.views import View

WINS: Final = 20.0
"""What ending the game in one's favour is worth, in gold."""
MOOD: Final = 0.8
"""How far, in gold, a whim can carry the bot away from what it thinks best."""
BLUFF: Final = 0.55
"""What a lie that should work is worth, compared with the truth."""
SHY: Final = 0.5
"""What showing a card costs: everybody knows it then, and the next turn is bound (R2.6)."""


class SimpleBot:
    """Plays by the odds it remembers, with a little whim. The same seed and the same views give the same moves."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        """The player it is."""
        self._random = random.Random(seed)
        self._cards: dict[Card, dict[str, float]] = {}
        self._taken: tuple[Card, ...] = ()

    # -- remembering -------------------------------------------------------------------------------------------------------------------

    def deal(self, cards: Mapping[Card, str]) -> None:
        """A game begins: everybody sees all cards (R1.5)."""
        self._cards = {card: {character: 1.0} for card, character in cards.items()}

    def watch(self, view: View) -> None:
        """Remember what the last decision told."""
        for event in view.events:
            match event:
                case Took(player=player, cards=(one, other)):
                    self._taken = (one, other)
                    if player != self.name and one != other:
                        self._doubt(one, other)
                case Exchanged(cards=(one, other), audience=audience) if audience == (self.name,):
                    self._cards[one], self._cards[other] = self._cards[other], self._cards[one]
                case Saw(card=card, character=character) | Showed(card=card, character=character):
                    self._know(card, character, view.cast.characters[character].copies)
                case Moved(player=one, other=other):  # R9.8: the cards stay where they are, the people do not
                    seat = {one: other, other: one}
                    self._cards = {card._replace(owner=seat.get(card.owner, card.owner)): odds for card, odds in self._cards.items()}
                case _:
                    pass

    def _doubt(self, one: Card, other: Card) -> None:
        """Somebody took two cards: it may be either way now."""
        mixed: dict[str, float] = {}
        for odds in (self._cards[one], self._cards[other]):
            for character, chance in odds.items():
                mixed[character] = mixed.get(character, 0.0) + chance / 2
        self._cards[one], self._cards[other] = mixed, dict(mixed)

    def _know(self, card: Card, character: str, copies: int) -> None:
        """A card was seen: so the others are something else, unless there are two such cards."""
        before = {other: chance for other, chance in self._cards[card].items() if other != character}
        anything = {other: 1.0 for odds in self._cards.values() for other in odds if other != character}
        for place, odds in self._cards.items():
            if copies == 1 and place != card and character in odds:
                rest = {other: chance for other, chance in odds.items() if other != character}
                rest = rest or before or anything  # who has missed something may have been sure of what cannot be
                whole = sum(rest.values())
                self._cards[place] = {other: chance / whole for other, chance in rest.items()}
        self._cards[card] = {character: 1.0}

    def _chance(self, card: Card, character: str) -> float:
        return self._cards[card].get(character, 0.0)

    def _sure(self, card: Card) -> float:
        """How sure the bot is of a card."""
        return max(self._cards[card].values())

    # -- deciding ----------------------------------------------------------------------------------------------------------------------

    def decide(self, view: View) -> Move:
        """One of `view.moves`."""
        value = {code: worth(character, self.name, view) for code, character in view.cast.characters.items()}
        match view.asked:
            case "exchange" | "quiet turn" | "turn":
                return self._best(view, lambda move: self._turn(move, value), MOOD)
            case "answer":
                return self._best(view, lambda move: self._answer(move, view, value), 0.2)
            case "exchange or pretend":
                return self._best(view, lambda move: self._swap(move, value), 0.1)
            case "name a character":
                return self._best(view, lambda move: self._chance(Card(self.name), move.character), 0.01)
            case "choose a card":
                return self._best(view, lambda move: self._spy(move.cards[0], value), 0.1)
            case "choose two cards":
                return self._best(view, lambda move: sum(map(self._sure, move.cards)), 1.0)
            case _:
                return self._best(view, self._target(view), 0.5)

    def _best(self, view: View, score: Callable[[Move], float], whim: float) -> Move:
        return max(view.moves, key=lambda move: score(move) + whim * self._random.random())

    def _value(self, card: Card, value: Mapping[str, float]) -> float:
        """What a card would bring, on average."""
        return sum(chance * min(value[character], WINS / 2) for character, chance in self._cards[card].items())

    def _turn(self, move: Move, value: Mapping[str, float]) -> float:
        own = Card(self.name, move.hand)
        if move.kind == "look":
            return 2.8 * (1 - self._sure(own))
        if move.kind == "announce":
            truth, risk = self._chance(own, move.character), self._rival(move.character)
            bluff = (1 - truth) * ((1 - risk) * BLUFF * value[move.character] - risk)
            return truth * value[move.character] + bluff
        better = self._value(move.cards[0], value) - self._value(own, value)
        if move.cards[0].owner == self.name:
            better = 0.0
        return 0.4 * better if move.kind == "exchange" else -0.2 * better

    def _rival(self, character: str) -> float:
        """The chance that somebody else has a character and knows it."""
        others = [odds for card, odds in self._cards.items() if card.owner not in (self.name, CENTRE)]
        return min(1.0, sum(odds.get(character, 0.0) ** 2 for odds in others))

    def _answer(self, move: Move, view: View, value: Mapping[str, float]) -> float:
        announced = view.announced or ""
        if move.kind == "pass":
            return 0.0
        truth = self._chance(Card(self.name, move.hand), announced)
        score = truth * (value[announced] + 1) - (1 - truth) - SHY
        said = [card for card in view.hands if card.owner == view.whose_turn]
        stakes = worth(view.cast.characters[announced], view.whose_turn, view)
        if stakes >= WINS and len(view.hands) == 1 and view.gold[self.name] > 1:  # a false claim stops a false announcement
            score += 4 * (1 - self._chance(said[0], announced)) - 1.5
        return score

    def _swap(self, move: Move, value: Mapping[str, float]) -> float:
        """After the Spy's look, take the better card; of others' cards, do as the whim says."""
        own = Card(self.name)
        if own not in self._taken or move.kind == "pretend":
            return 0.0
        other = next(card for card in self._taken if card != own)
        return self._value(other, value) - self._value(own, value)

    def _spy(self, card: Card, value: Mapping[str, float]) -> float:
        return 2 * (1 - self._sure(card)) + (0.0 if card.owner == self.name else 0.5 * self._value(card, value))

    def _target(self, view: View) -> Callable[[Move], float]:
        """Whom a power should meet."""
        gold = view.gold
        verbs = {step.verb for step in view.cast.characters[view.announced or ""].steps}
        if view.asked == "choose a player or none":  # R9.3: trading down is no fun
            return lambda move: gold[move.cards[0].owner] if move.cards else gold[self.name] + 0.5
        if "accuse" in verbs:
            return lambda move: -self._sure(Card(move.cards[0].owner))
        if "expose" in verbs:
            return lambda move: 1 - self._sure(Card(move.cards[0].owner))
        return lambda move: sum(-1 if card.owner == self.name else gold[card.owner] for card in move.cards)


def worth(character: Character, player: str, view: View) -> float:
    """About how much gold a power would bring a player now."""
    gold, seats = view.gold, view.seats
    own = gold[player]
    others = [gold[name] for name in seats if name != player]
    seat = seats.index(player)
    neighbours = [gold[seats[(seat + 1) % len(seats)]], gold[seats[seat - 1]]]
    total, fun = 0, 0.0
    for step in character.steps:
        n = step.numbers[0] if step.numbers else 0
        match step.verb:
            case "bank" | "chosen":
                total += n
            case "together":
                total += max(1, n)
            case "fill":
                total += max(0, n - own)
            case "court":
                total += view.court
            case "neighbours":
                total += sum(min(n, have) for have in neighbours)
            case "treat":
                fun -= 0.5 * n
            case "richest":
                total += n if not step.flag or max(others) >= own else 0
            case "richer":
                total += sum(1 for have in others if have > own + total) * n
            case "trade":
                total += max(0, max(others) - own)
            case "win":
                fun += WINS if own >= n else 0.0
            case "accuse":
                fun += 0.4 * n
            case "puppets":
                total += 2 * n
            case _:  # stir, spy, peek, seats, expose: gold or not, it is something
                fun += 0.4
    if own + total >= GOAL:
        fun += WINS
    return total + fun
