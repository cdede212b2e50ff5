"""The table from a viewer's seat: everybody around it, the stage in the middle. It draws a view, so it cannot show what a view hides."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from mascarade.moves import CENTRE, SLOTS, Card
from mascarade.rules.setup import slots_of
from mascarade.terminal.paint import blank, edge, fitted, joined, painted, wrapped
from mascarade.terminal.palette import BRIGHT, COIN, FAINT, INK, SAID, YOU
from mascarade.terminal.words import TableWords
from mascarade.views import View

SEAT: Final = 19
"""The columns of a seat."""
BROAD: Final = {1: SEAT, 2: 28, 3: 34}
"""The columns of a seat with so many cards, where there is room; more if its cards need them."""
NARROW: Final = 72
"""With fewer columns than this there is no room for a round table: the seats stand in rows then."""
WIDEST: Final = 112
"""The table grows no wider than this."""
TALLEST: Final = 27
"""Nor taller."""
STAGE: Final = 4
"""The least number of lines on the stage."""
COINS: Final = 12
"""So many are drawn one by one: who has more has won."""


def table(
    view: View,
    words: TableWords,
    *,
    cards: Mapping[Card, str] | None = None,
    stage: Sequence[Text] = (),
    height: int | None = None,
) -> RenderableType:
    """Draw a view: the viewer (or the first seat) at the bottom, the others clockwise from the left.

    `cards` turns cards face up: for the deal, and for a replay that may show everything. `stage` is told in the middle. `height` is how
    many lines to fill, if the table needs no more than that.
    """
    return RoundTable(view, words, view.cards if cards is None else cards, stage, height)


class RoundTable:
    """The drawing of one view."""

    def __init__(self, view: View, words: TableWords, cards: Mapping[Card, str] | None, stage: Sequence[Text], height: int | None) -> None:
        self.view = view
        self.words = words
        self.cards = cards
        self.stage = stage
        self.height = height
        self.gold = view.gold
        self.hands = view.hands
        around = view.seats
        first = around.index(view.viewer) if view.viewer in around else 0
        self.seats = around[first:] + around[:first]
        self.slots = slots_of(len(around))
        self.lines = 3 if cards is not None or self.slots > 1 else 2
        self.broad = max([BROAD[self.slots], *(self._cards(name).cell_len for name in around if self.slots > 1)])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        lines = self._in_rows(width) if width < NARROW else self._round(min(width, WIDEST))
        for line in lines:
            margin = (width - line.cell_len) // 2
            yield painted(console, fitted(joined(blank(margin), line), width))

    # -- where everybody sits ----------------------------------------------------------------------------------------------------------

    def _sides(self) -> tuple[int, int, int]:
        """How many sit next to the viewer on each side, at each end of the table, and opposite."""
        others = len(self.seats) - 1
        opposite = others if others <= 4 else 4 - others % 2
        beside = 1 if others > 10 else 0
        return beside, (others - opposite) // 2 - beside, opposite

    def least(self, width: int, stage: int = STAGE) -> int:
        """The lines that the table needs, with so many on the stage."""
        if width < NARROW:
            return stage + 2 + self.lines * -(-len(self.seats) // self._many(width))
        return max(stage, self._sides()[1] * self.lines) + 2 + 2 * self.lines

    def _tall(self, width: int) -> int:
        """All lines: those asked for, or what the stage needs."""
        if self.height is None:
            return self.least(width, max(1, self.told(width)))
        return max(self.least(width), self.height)

    def told(self, width: int) -> int:
        """The lines that the stage would like to have."""
        margin = 0 if width < NARROW else SEAT + 1 if self._sides()[1] else 2
        inner = min(width, WIDEST) - 2 * margin - 4
        return sum(len(wrapped(text, inner)) for text in self.stage)

    def _round(self, width: int) -> list[Text]:
        beside, side, opposite = self._sides()
        seats = iter(self.seats)
        viewer = next(seats)
        left_of = [next(seats) for _ in range(beside)]
        left = [next(seats) for _ in range(side)][::-1]
        above = [next(seats) for _ in range(opposite)]
        right = [next(seats) for _ in range(side)]
        margin = SEAT + 1 if side else 2
        middle = self._tall(width) - 2 * self.lines - 2
        lefts, rights = self._column(left, middle, margin), self._column(right, middle, margin)
        box = self._box(width - 2 * margin, middle)
        return [
            *self._row(above, width, width // opposite),
            *(joined(one, two, three) for one, two, three in zip(lefts, box, rights, strict=True)),
            *self._row([*left_of, viewer, *seats], width, width // (1 + 2 * beside)),
        ]

    def _many(self, width: int) -> int:
        return max(1, width // self.broad)

    def _in_rows(self, width: int) -> list[Text]:
        """Without room for a round table: the stage first, then all seats in rows, clockwise from the viewer."""
        many = self._many(width)
        rows = [self.seats[start : start + many] for start in range(0, len(self.seats), many)]
        lines = self._box(width, self._tall(width) - len(rows) * self.lines - 2)
        for row in rows:
            lines += self._row(row, width, width // many)
        return lines

    def _row(self, names: Sequence[str], width: int, each: int) -> list[Text]:
        """Seats beside each other, with so many columns for each."""
        seat = min(each, self.broad)
        before = blank((each - seat) // 2)
        after = blank(each - seat - before.cell_len)
        seats = [self._seat(name, seat) for name in names]
        return [fitted(joined(*(joined(before, one[line], after) for one in seats)), width) for line in range(self.lines)]

    def _column(self, names: Sequence[str], height: int, width: int) -> list[Text]:
        """Seats above each other, spread over the height; a line more above and below, for the edges of the stage."""
        lines = [blank(width) for _ in range(height + 2)]
        many, space = len(names), height - len(names) * self.lines
        gap = max(space // max(1, many), int(space >= many - 1))
        for number, name in enumerate(names):
            at = 1 + (space - gap * (many - 1)) // 2 + number * (self.lines + gap)
            lines[at : at + self.lines] = [fitted(joined(blank(1), line), width) for line in self._seat(name, width - 1)]
        return lines

    # -- the stage ---------------------------------------------------------------------------------------------------------------------

    def _box(self, width: int, height: int) -> list[Text]:
        """The stage: bank and court on its upper edge, the centre's cards on the lower."""
        view, inner = self.view, width - 4
        told = [line for text in self.stage for line in wrapped(text, inner)][-height:]
        rows = [blank(inner)] * ((height - len(told)) // 2) + told
        rows += [blank(inner)] * (height - len(rows))
        fines = Text.assemble(("●" * min(view.court, COINS), COIN), (" " if view.court else "", INK), (str(view.court), BRIGHT))
        bank, court = self.words.say("table-bank"), self.words.say("table-court")
        title = Text.assemble((f" {bank} ", FAINT), (str(view.bank), BRIGHT), (f"   {court} ", FAINT), fines, " ", style=INK)
        return [edge("╭", title, "╮", width), *(edge("│ ", row, " │", width, " ") for row in rows), edge("╰", self._centre(), "╯", width)]

    def _centre(self) -> Text:
        number = self.view.cast.centre
        text = Text(f" {self.words.say('terminal-centre')} " if number else "", FAINT)
        for slot in range(1, number + 1):
            card = self._card(Card(CENTRE, str(slot)))
            label = Text(f" {slot} " if self.cards is None else f"{slot} ", FAINT)
            text.append_text(joined(card, label) if self.cards is None else joined(label, card, blank(1)))
        return text

    # -- one seat ----------------------------------------------------------------------------------------------------------------------

    def _seat(self, name: str, width: int) -> list[Text]:
        """Name and what is to be said of it; fortune; cards, if there are several or if they lie face up."""
        own, decides = name == self.view.viewer, name == self.view.decides
        tag, style = self._tag(name)
        room = width - 2 - (2 if own else 0) - (cell_len(tag) + 1 if tag else 0)
        label = Text(name, YOU if own else BRIGHT)
        label.truncate(max(1, room), overflow="ellipsis")
        if own:
            label.pad(1)
        first = joined(Text("▸ " if decides else "  ", COIN), label, Text(f" {tag}" if tag else "", style))
        gold = self.gold[name]
        single = self.slots == 1 and self.cards is None
        fortune = joined(self._card(Card(name)) if single else blank(1), blank(1), Text("●" * min(gold, COINS), COIN))
        fortune.append(f" {gold}" if gold else self.words.say("terminal-no-gold"), BRIGHT)
        lines = [first, fortune]
        if self.lines == 3:
            lines.append(self._cards(name))
        return [fitted(line, width) for line in lines]

    def _cards(self, name: str) -> Text:
        return joined(blank(2), *(self._slot(Card(name, slot)) for slot in (SLOTS[: self.slots] if self.slots > 1 else ("",))))

    def _slot(self, card: Card) -> Text:
        """A card as one of several, or face up."""
        slot = self.words.slot(card) if card.slot else ""
        if self.cards is None:
            return joined(self._card(card), Text(f" {slot}  ", FAINT))
        return joined(Text(f"{slot} " if slot else "", FAINT), self._card(card), blank(2))

    def _card(self, card: Card) -> Text:
        """Face up its character; face down its back, filled if there is a hand on it."""
        if self.cards is not None:
            return Text(self.words.character(self.cards[card]), SAID if card in self.hands else COIN)
        return Text("▮", SAID) if card in self.hands else Text("▯", FAINT)

    def _tag(self, name: str) -> tuple[str, str]:
        view = self.view
        if view.outcome is not None:
            tag, style = "wins" if name in view.outcome.winners else "", COIN
        elif any(card.owner == name for card in self.hands):
            tag, style = "announces" if name == view.whose_turn else "claims", SAID
        else:
            tag, style = "showed" if name in view.shown else "", FAINT
        return (self.words.say("terminal-tag", tag=tag) if tag else ""), style
