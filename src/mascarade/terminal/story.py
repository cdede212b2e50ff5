"""What happened, in the viewer's words."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from mascarade.events import (
    BANK,
    COURT,
    Announced,
    Chose,
    Claimed,
    Ended,
    Event,
    Exchanged,
    Exposed,
    Looked,
    Moved,
    Named,
    Paid,
    Passed,
    Pretended,
    Rotated,
    Saw,
    Showed,
    Took,
    Traded,
    Used,
)
from mascarade.moves import Card
from mascarade.terminal.palette import ALARM, CHARACTER
from mascarade.terminal.words import TableWords
from mascarade.views import View

_DONE: Final = {Exchanged: "terminal-exchanged", Pretended: "terminal-pretended"}


def sentence(event: Event, words: TableWords) -> Text:
    """An event as one sentence; to the viewer, with who else knows it."""
    match event:
        case Took():
            return _took(event, words)
        case Exchanged(cards=cards) | Pretended(cards=cards):
            actor = (event.audience or (cards[0].owner,))[0]
            told = words.tell(_DONE[type(event)], **words.role("player", actor), cards=_both(cards, actor, words))
            return _secret(told, event, words)
        case Looked(player=player, card=card):
            return words.tell("log-looked", **words.role("player", player), card=words.card(card, player))
        case Saw():
            return _saw(event, words)
        case Announced(player=player, card=card, character=code):
            return words.tell("log-announced", **words.role("player", player), slot=_slot(card), character=code)
        case Passed(player=player):
            return words.tell("log-passed", **words.role("player", player))
        case Claimed(player=player, card=card):
            return Text(style=ALARM).append_text(words.tell("log-claimed", **words.role("player", player), slot=_slot(card)))
        case Showed(card=card, character=code):
            return words.tell("log-showed", **words.role("player", card.owner), slot=_slot(card), character=code)
        case Used(player=player, character=code):
            return words.tell("log-used", **words.role("player", player), character=code)
        case Paid():
            return _paid(event, words)
        case Chose(player=player, chosen=chosen) if chosen:
            return words.tell("log-chose", **words.role("player", player), players=words.names(chosen))
        case Chose(player=player):
            return words.tell("log-chose-nobody", **words.role("player", player))
        case Traded(player=player, other=other):
            return words.tell("log-traded", **words.role("player", player), **words.role("other", other))
        case Rotated(player=player, other=other):
            return words.tell("log-rotated", **words.role("player", player), **words.role("other", other))
        case Named(player=player, character=code):
            return words.tell("log-named", **words.role("player", player), character=code)
        case Moved(player=player, other=other):
            return words.tell("log-moved", **words.role("player", player), **words.role("other", other))
        case Exposed(player=player):
            return words.tell("log-exposed", **words.role("player", player))
        case Ended(reason=reason, winners=winners):
            return words.tell("log-ended", reason=reason, players=words.names(winners), count=len(winners))
    raise TypeError(f"nothing is known of {event!r}")


def _slot(card: Card) -> str:
    return card.slot or "only"


def _both(cards: Iterable[Card], by: str, words: TableWords) -> str:
    return words.listed([words.card(card, by) for card in cards])


def _took(event: Took, words: TableWords) -> Text:
    """Everybody saw which two cards went under the table (R2.3); one's own goes without saying if one has only that."""
    one, other = event.cards
    player = words.role("player", event.player)
    if one == other:
        return words.tell("log-peeked", **player, cards=words.card(one, event.player))
    if event.player == words.viewer or one != Card(event.player):
        return words.tell("log-took", **player, cards=_both(event.cards, event.player, words))
    return words.tell("terminal-took", **player, **words.other(other))


def _saw(event: Saw, words: TableWords) -> Text:
    audience = event.audience or ()
    if len(audience) != 1:
        return words.tell("log-saw-exposed", **words.role("player", event.card.owner), character=event.character)
    (actor,) = audience
    card = words.card(event.card, actor)
    return _secret(words.tell("log-saw", **words.role("player", actor), card=card, character=event.character), event, words)


def _secret(told: Text, event: Event, words: TableWords) -> Text:
    return words.with_aside(told, words.say("log-secret")) if words.viewer in (event.audience or ()) else told


def _paid(event: Paid, words: TableWords) -> Text:
    if event.payee == COURT:
        return words.tell("log-fine", **words.role("payer", event.payer), amount=event.amount)
    if event.payee == BANK:
        return words.tell("log-to-bank", **words.role("payer", event.payer), amount=event.amount)
    payee = words.role("payee", event.payee)
    if event.payer in (BANK, COURT):
        return words.tell("log-from-bank" if event.payer == BANK else "log-from-court", **payee, amount=event.amount)
    return words.tell("log-paid", **words.role("payer", event.payer), **payee, amount=event.amount)


def story(events: Iterable[Event], words: TableWords) -> list[Text]:
    """Events as a reader likes them: what belongs together is one sentence."""
    rows: list[list[Event]] = []
    for event in events:
        if rows and _belongs(rows[-1], event):
            rows[-1].append(event)
        else:
            rows.append([event])
    told = [_together(row, words) for row in rows]
    for number, row in enumerate(rows[:-1]):
        if isinstance(row[0], Passed) and isinstance(rows[number + 1][0], Used):  # R3.2: a power without a show
            told[number] = words.tell("log-unchallenged")
    return told


def _belongs(row: Sequence[Event], event: Event) -> bool:
    """Whether an event goes on with a row: passes, shows, equal payments, and what was done with the cards that were taken."""
    match row[-1], event:
        case (Passed(), Passed()) | (Showed(), Showed()):
            return True
        case Took(player=player), Exchanged(audience=audience) | Pretended(audience=audience):
            return audience == (player,)
        case Paid() as before, Paid() as after:
            takes = before.payer == after.payer == BANK and before.payee != after.payee
            players = not {BANK, COURT} & {before.payer, after.payer} and before.payee != BANK
            gives = before.payee == after.payee and before.payer != after.payer and players
            return before.amount == after.amount and (takes or gives)
        case _:
            return False


def _together(row: Sequence[Event], words: TableWords) -> Text:
    """One sentence for a row of events that belong together."""
    if len(row) == 1 or isinstance(row[0], Took):
        return sentence(row[-1], words)
    if isinstance(row[0], Passed):
        return words.tell("log-passed-all", players=words.names(event.player for event in row if isinstance(event, Passed)))
    if isinstance(row[0], Showed):
        return words.tell("terminal-showed-all", cards=words.listed([_shown(event, words) for event in row if isinstance(event, Showed)]))
    return _paid_together([event for event in row if isinstance(event, Paid)], words)


def _shown(event: Showed, words: TableWords) -> str:
    return words.part("terminal-showed", player=words.name(event.card.owner), slot=_slot(event.card), character=event.character)


def _paid_together(payments: Sequence[Paid], words: TableWords) -> Text:
    one = payments[0]
    if one.payer == BANK:
        return words.tell("terminal-from-bank-each", amount=one.amount, players=words.names(event.payee for event in payments))
    players = words.names(event.payer for event in payments)
    if one.payee == COURT:
        return words.tell("terminal-fine-each", amount=one.amount, players=players)
    return words.tell("terminal-paid-each", **words.role("payee", one.payee), amount=one.amount, players=players)


def result(view: View, words: TableWords) -> list[Text]:
    """How a game ended: who won, and how."""
    outcome, gold = view.outcome, view.gold
    if outcome is None:
        return []
    count = len(outcome.winners)
    you = "over-you-won" if words.viewer in outcome.winners else "over-won"
    won = words.say(you, count=count, players=words.names(outcome.winners))
    broke = words.names(name for name in view.players if not gold[name]) if outcome.reason == "broke" else ""
    how = words.say("terminal-won-with", reason=outcome.reason, count=count, amount=gold[outcome.winners[0]], players=broke)
    return [Text(won, CHARACTER), Text(how)]
