"""Why the person is asked."""

from rich.text import Text

from mascarade.terminal.words import TableWords
from mascarade.views import View


def situation(view: View, words: TableWords) -> list[Text]:
    """A line above the question; none where the question says it all."""
    announced = view.cast.characters.get(view.announced or "")
    if view.asked == "turn":
        return []
    if view.asked == "quiet turn":
        return [words.tell("dock-quiet")]
    if view.asked == "exchange":
        return [words.tell("terminal-opening" if view.turn <= 4 else "terminal-must-exchange")]
    if announced is None:
        return []
    if view.asked == "answer":
        (hand, *_) = [card for card in view.hands if card.owner == view.whose_turn]
        said = words.tell("log-announced", **words.role("player", view.whose_turn), slot=hand.slot or "only", character=announced.code)
        return [words.with_aside(said, words.brief(announced))]
    if view.asked == "name a character":
        prices = sorted({step.numbers[0] for step in announced.steps if step.verb == "accuse"})
        price: str | int = prices[0] if len(prices) == 1 else words.listed([*map(str, prices)], "terminal-or")
        return [words.tell("terminal-accused", **words.role("player", view.user or ""), amount=price)]
    used = words.tell("log-used", **words.role("player", view.viewer or ""), character=announced.code)
    return [words.after(used, words.power(announced))]
