"""Asking for a move: question by question, until only one move is left. No input or output here: `Question.read` gets the words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mascarade.moves import CENTRE, Card, Move
from mascarade.terminal.words import brief, listed, title
from mascarade.views import View

BACK: Final = "back"


class NotUnderstood(Exception):
    """What was typed is none of the choices; the text says what would be."""


@dataclass(frozen=True)
class Option:
    """One answer, and the moves that it leaves."""

    label: str
    moves: tuple[Move, ...]
    hint: str = ""
    card: Card | None = None
    """The card that is settled with it."""
    also: tuple[str, ...] = ()
    """Other words for it."""
    listed: bool = True
    """Whether it is offered, or only understood."""


@dataclass(frozen=True)
class Question:
    """What to ask next."""

    text: str
    options: tuple[Option, ...]
    default: Option | None = None
    """What pressing Enter means."""
    first: bool = True
    """Whether nothing has been settled yet, so there is nothing to go back to."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options by their numbers, from 1."""
        return tuple(option for option in self.options if option.listed)

    def read(self, line: str) -> tuple[Option, str]:
        """The option that a line begins with, and the rest of the line, for the next question. Raises NotUnderstood."""
        words = line.split()
        if not words:
            if self.default is None:
                raise NotUnderstood(f"Type a number from 1 to {len(self.offered)}, or the first letters of your choice.")
            return self.default, ""
        for many in range(len(words), 0, -1):
            found = self._match(" ".join(words[:many]))
            if len(found) == 1:
                return found[0], " ".join(words[many:])
        close = self._match(words[0])
        if close:
            raise NotUnderstood(
                f"“{words[0]}” could be {listed([option.label for option in close], 'or')}. Type a little more, or the number."
            )
        raise NotUnderstood(f"“{words[0]}” is none of these. Type 1 to {len(self.offered)}, a word, or ? for help.")

    def _match(self, word: str) -> list[Option]:
        if word.isascii() and word.isdigit():
            return list(self.offered[int(word) - 1 : int(word)]) if word != "0" else []
        wanted = _plain(word)
        names = [(option, [_plain(option.label), *map(_plain, option.also)]) for option in self.options]
        exact = [option for option, words in names if wanted in words]
        return exact or [option for option, words in names if any(one.startswith(wanted) for one in words)]


def _plain(text: str) -> str:
    return text.casefold().replace("’s", "").replace("'s", "").replace(".", " ").replace("_", " ")


def ask_move(view: View, ask: Callable[[Question, str], str]) -> Move:
    """Ask until one move is left. `ask` shows a question and a message about the last answer, and gives what was typed."""
    moves: tuple[Move, ...] = view.moves
    settled: tuple[Card, ...] = ()
    line = message = ""
    while True:
        question = next_question(view, moves, settled)
        if question is None:
            return moves[0]
        line = line or ask(question, message)
        message = ""
        if line.strip().casefold() in (BACK, "0"):
            moves, settled, line = view.moves, (), ""
            continue
        try:
            option, line = question.read(line)
        except NotUnderstood as error:
            message, line = str(error), ""
            continue
        moves = option.moves
        settled += (option.card,) if option.card else ()


def next_question(view: View, moves: Sequence[Move], settled: Sequence[Card] = ()) -> Question | None:
    """What has to be asked, given the moves that are left and the cards that are settled; None if one move is left."""
    for ask in (_what, _which_own, _which_other, _who, _really):
        text, options = ask(view, moves, settled)
        if len({option.moves for option in options if option.listed}) > 1:
            default = next((option for option in options if option.label == "pass"), None)
            return Question(text, tuple(options), default, first=len(moves) == len(view.moves))
    return None


Asked = tuple[str, list[Option]]


def _what(view: View, moves: Sequence[Move], _settled: Sequence[Card]) -> Asked:
    """Exchange or pretend, look, announce; or claim, pass."""
    if view.asked == "exchange or pretend":
        return "", []
    kinds = {
        "exchange": ("exchange, or pretend to", ("take",)),
        "look": ("look at your card", ()),
        "announce": ("announce who you are", ("i am", "say")),
        "pass": ("pass", ()),
        "claim": (f"claim to be the {title(view.announced or '', view.cast)} too", ()),
    }
    options = []
    for kind, (label, also) in kinds.items():
        left = tuple(move for move in moves if move.kind == kind or (kind == "exchange" and move.kind == "pretend"))
        options += [Option(label, left, also=also)] if left else []
    pretended = tuple(move for move in moves if move.kind == "pretend")
    if pretended:
        options.append(Option("pretend", pretended, listed=False))
    return ("Do you claim it too?" if view.asked == "answer" else "What do you do?"), options


def _cards(move: Move) -> tuple[Card, ...]:
    own = (Card(move.player, move.hand),) if move.hand else ()
    return own + move.cards


def _by_card(cards: Sequence[Card], moves: Sequence[Move]) -> Iterator[tuple[Card, tuple[Move, ...]]]:
    for card in dict.fromkeys(cards):
        yield card, tuple(move for move in moves if card in _cards(move))


def _which_own(view: View, moves: Sequence[Move], settled: Sequence[Card]) -> Asked:
    """With two or three players: which of one's own cards."""
    own = [card for move in moves if move.hand for card in _cards(move) if card.owner == view.viewer]
    if any(card.owner == view.viewer for card in settled):
        return "", []
    text = {"look": "Look at which card?", "announce": "Announce with your hand on which card?", "claim": "Claim with which card?"}
    return text.get(moves[0].kind, "Which of your cards do you take?"), [
        Option(card.slot, left, card=card) for card, left in _by_card(sorted(own, key=lambda card: card.slot != "left"), moves)
    ]


_CHOOSING: Final = {
    "trade": "Trade fortunes with whom?",
    "accuse": "Whom do you accuse?",
    "expose": "Whose card shall everybody else see?",
    "richest": "They are equally rich. Take from whom?",
    "chosen": "Take gold from whom?",
    "spy": "Spy on whose card?",
    "peek": "Look at whose card?",
    "stir": "Whose card do you take first?",
    "puppets": "Who pays and changes seats?",
}


def _which_other(view: View, moves: Sequence[Move], settled: Sequence[Card]) -> Asked:
    """Whose card, or which player; of two, one after the other."""
    start = view.seats.index(view.viewer or view.seats[0])
    around = (*view.seats[start:], *view.seats[:start], CENTRE)
    left = [card for move in moves for card in _cards(move) if card not in settled]
    left.sort(key=lambda card: around.index(card.owner))
    options = []
    for card, kept in _by_card(left, moves):
        hint = f"{view.gold[card.owner]} gold" if "player" in view.asked else ""
        also = (card.slot,) if card.slot and card.owner == view.viewer else ()
        options.append(Option(_label(card, view), kept, hint, card, also))
    options += [Option("nobody", (move,), also=("none",)) for move in moves if move.kind == "choose" and not move.cards]
    if moves[0].kind in ("exchange", "pretend"):
        return "Exchange with whose card?", options
    if settled:
        return f"{_label(settled[-1], view)}, and who else?", options
    verbs = [step.verb for step in view.cast.characters[view.announced].steps if step.verb in _CHOOSING] if view.announced else []
    return (_CHOOSING[verbs[0]] if len(verbs) == 1 else "Whom do you choose?"), options


def _label(card: Card, view: View) -> str:
    if card.owner == CENTRE:
        return f"centre {card.slot}" if view.cast.centre > 1 else CENTRE
    own = card.owner == view.viewer
    if not card.slot:
        return card.owner if not own else "yourself" if "player" in view.asked else "your own"
    return f"{'your' if own else f'{card.owner}’s'} {card.slot}"


def _who(view: View, moves: Sequence[Move], _settled: Sequence[Card]) -> Asked:
    """Which character."""
    options = [
        Option(view.cast.characters[code].name, tuple(move for move in moves if move.character == code), brief(view.cast.characters[code]))
        for code in view.cast.characters
        if any(move.character == code for move in moves)
    ]
    return ("You are accused! Who are you?" if view.asked == "name a character" else "Who are you?"), options


def _really(view: View, moves: Sequence[Move], _settled: Sequence[Card]) -> Asked:
    """Exchange or pretend."""
    words = {"exchange": ("exchange them", ("really",)), "pretend": ("only pretend", ("pretend",))}
    options = [Option(label, tuple(move for move in moves if move.kind == kind), also=also) for kind, (label, also) in words.items()]
    taken = " and ".join(_label(card, view) for card in _cards(moves[0]))
    if moves[0].hand:
        said = f"{taken[:1].upper()}{taken[1:]}: really"
    else:
        said = f"With {taken}: really" if taken else "Really"
    return f"{said} exchange, or only pretend?", [option for option in options if option.moves]
