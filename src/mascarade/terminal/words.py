"""Events, cards and powers as English sentences."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from mascarade.casts import Cast
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
    Saw,
    Showed,
    Took,
    Traded,
    Used,
)
from mascarade.moves import CENTRE, Card
from mascarade.rules.characters import Character
from mascarade.terminal.palette import ALARM, CHARACTER, NAME, SECRET
from mascarade.views import View

ONLY_YOU: Final = "only you know"

_BRIEF: Final = {
    "bank": "+{0}",
    "fill": "fills up to {0}",
    "court": "takes the court",
    "neighbours": "{0} from each neighbour",
    "treat": "neighbours +{0}",
    "richest": "{0} from the richest",
    "richer": "{0} from whoever is richer",
    "chosen": "{0} from anyone",
    "trade": "trades fortunes",
    "together": "+{0}, both shown: +{1} each",
    "win": "wins with {0} gold",
    "stir": "stirs two cards",
    "spy": "sees two cards, may swap",
    "peek": "sees a card",
    "accuse": "accuses: wrong pays {0}",
    "puppets": "{0} from two",
    "seats": "swaps them",
    "expose": "exposes a card",
}


def brief(character: Character) -> str:
    """A power in a few words."""
    return ", ".join(_BRIEF[step.verb].format(*step.numbers) if step.verb in _BRIEF else step.says() for step in character.steps)


def title(code: str, cast: Cast | None = None) -> str:
    """A character's name."""
    if cast is not None and code in cast.characters:
        return cast.characters[code].name
    return code.replace("_", " ").title()


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    return parts[-1] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def who(player: str, viewer: str | None) -> str:
    """A player as the viewer calls them, within a sentence."""
    return "you" if player == viewer else player


def whose(card: Card, viewer: str | None) -> str:
    """A card as the viewer calls it: `your card`, `Bruno’s left card`, `card 1 of the centre`."""
    if card.owner == CENTRE:
        return f"card {card.slot} of the centre"
    owner = "your" if card.owner == viewer else f"{card.owner}’s"
    return f"{owner} {card.slot} card" if card.slot else f"{owner} card"


class _Sentence:
    """Puts one sentence together: players' names bold, characters gold."""

    def __init__(self, viewer: str | None, cast: Cast | None) -> None:
        self.viewer = viewer
        self.cast = cast
        self.text = Text()

    def say(self, *parts: str | tuple[str, str]) -> "_Sentence":
        for part in parts:
            self.text.append(part) if isinstance(part, str) else self.text.append(*part)
        return self

    def player(self, name: str) -> tuple[str, str]:
        return who(name, self.viewer), NAME

    def character(self, code: str) -> tuple[str, str]:
        return title(code, self.cast), CHARACTER


def sentence(event: Event, viewer: str | None = None, cast: Cast | None = None) -> Text:
    """An event as the viewer would tell it: the viewer is `you`. The cast gives the names of characters of one's own making."""
    tell = _Sentence(viewer, cast)
    match event:
        case Took() | Exchanged() | Pretended():
            _under_the_table(tell, event)
        case Looked(player=player, card=card):
            own = "own" if player != viewer else "your"
            tell.say(tell.player(player), f" looked at {own} {card.slot + ' ' if card.slot else ''}card.")
        case Saw():
            _saw(tell, event)
        case Announced(player=player, card=card, character=code):
            with_hand = f", with a hand on the {card.slot} card" if card.slot else ""
            tell.say(tell.player(player), " announced: “I am the ", tell.character(code), f"”{with_hand}.")
        case Passed(player=player):
            tell.say(tell.player(player), " passed.")
        case Claimed(player=player, card=card):
            tell.say(tell.player(player), (" claimed", ALARM), f" it too{f' (the {card.slot} card)' if card.slot else ''}.")
        case Showed(card=card, character=code):
            tell.say(tell.player(card.owner), " showed", f" the {card.slot} card" if card.slot else "", ": ", tell.character(code), ".")
        case Used(player=player, character=code):
            tell.say(tell.player(player), " used the power of the ", tell.character(code), ".")
        case Paid():
            _paid(tell, event)
        case Chose(player=player, chosen=chosen):
            tell.say(tell.player(player), f" chose {listed([who(name, viewer) for name in chosen]) if chosen else 'nobody'}.")
        case Traded(player=player, other=other):
            tell.say(tell.player(player), " traded fortunes with ", tell.player(other), ".")
        case Named(player=player, character=code):
            tell.say(tell.player(player), " answered: “I am the ", tell.character(code), "”.")
        case Moved(player=player, other=other):
            tell.say(tell.player(player), " and ", tell.player(other), " changed seats.")
        case Exposed(player=player):
            blind = "you" if player == viewer else player
            tell.say(f"Everybody but {blind} saw ", f"{whose(Card(player), viewer)}.")
        case Ended():
            tell.text = ending(event, viewer, cast)
        case _:
            tell.say(str(event))
    return _begun(tell.text)


def _begun(text: Text) -> Text:
    """A sentence begins with a capital; a name keeps its own."""
    if re.match(r"(your?|card)\b", text.plain):
        text.plain = text.plain[0].upper() + text.plain[1:]
    return text


def _under_the_table(tell: _Sentence, event: Took | Exchanged | Pretended) -> None:
    one, other = event.cards
    if isinstance(event, Took):
        if one == other:
            tell.say(tell.player(event.player), f" looked at {whose(one, tell.viewer)}.")
        else:
            _took(tell, event)
        return
    audience = event.audience or ()
    done = "exchanged" if isinstance(event, Exchanged) else "only pretended to exchange"
    if audience:
        tell.say(tell.player(audience[0]), f" {done} ")
    both = listed([whose(one, tell.viewer), whose(other, tell.viewer)])
    tell.say(f"{both}." if audience else f"{both}: {done}.")
    if tell.viewer in audience:
        tell.say((f" ({who_knows(event)})", SECRET))


def _took(tell: _Sentence, event: Took) -> None:
    """Everybody saw which two cards went under the table (R2.3); one's own goes without saying if one has only that."""
    own = [card for card in event.cards if card.owner == event.player]
    others = [card for card in event.cards if card.owner != event.player]
    tell.say(tell.player(event.player))
    if event.player == tell.viewer:
        tell.say(f" took {listed([whose(card, tell.viewer) for card in (others if len(own) == 1 and not own[0].slot else event.cards)])}.")
    elif len(own) == 2:
        tell.say(f" may have exchanged own {own[0].slot} and {own[1].slot}.")
    elif own:
        mine = f"own {own[0].slot} " if own[0].slot else ""
        one = others[0]
        theirs = who(one.owner, tell.viewer) if one.owner != CENTRE and not one.slot else whose(one, tell.viewer)
        tell.say(f" may have exchanged {mine}with {theirs}.")
    else:
        tell.say(f" may have exchanged {listed([whose(card, tell.viewer) for card in others])}.")


def _saw(tell: _Sentence, event: Saw) -> None:
    audience = event.audience or ()
    if tell.viewer in audience:
        tell.say(f"{whose(event.card, tell.viewer)} is the ", tell.character(event.character), ".")
        tell.say((f" ({who_knows(event)})", SECRET))
        return
    if audience:
        tell.say(*([tell.player(audience[0])] if len(audience) == 1 else ["Others"]), " saw ")
    tell.say(f"{whose(event.card, tell.viewer)}: the ", tell.character(event.character), ".")


def who_knows(event: Event) -> str:
    """Who shares a secret with the viewer."""
    if event.audience is not None and len(event.audience) == 1:
        return ONLY_YOU
    return f"everybody knows but {event.card.owner}" if isinstance(event, Saw) and event.audience else "everybody knows"


def _paid(tell: _Sentence, event: Paid) -> None:
    amount = f"{event.amount} gold"
    if event.payer in (BANK, COURT):
        tell.say(tell.player(event.payee), f" took {amount} from {_purse(event.payer, tell.viewer)}.")
    else:
        tell.say(tell.player(event.payer), f" paid {amount} to {_purse(event.payee, tell.viewer)}.")


def ending(event: Ended, viewer: str | None = None, cast: Cast | None = None) -> Text:
    """Who won, and why the game is over."""
    names = [who(name, viewer) for name in event.winners]
    why = {
        "cheat": f"the power of the {_winner(cast)} wins at once",
        "rich": "13 gold are reached, and the richest wins",
        "broke": "somebody has no gold left, and the richest wins",
    }.get(event.reason, event.reason)
    return Text.assemble((f"{listed(names)} {_wins(names)}", CHARACTER), f": {why}.")


def result(view: View) -> list[Text]:
    """How a game ended, with everybody's fortune known: who won, and why."""
    outcome, gold = view.outcome, view.gold
    if outcome is None:
        return []
    names = [who(name, view.viewer) for name in outcome.winners]
    won = _begun(Text(f"{listed(names)} {_wins(names)}", CHARACTER))
    most = f"{gold[outcome.winners[0]]} gold{' each' if len(names) > 1 else ''}"
    if outcome.reason == "cheat":
        return [won, Text(f"with {most}, by the power of the {_winner(view.cast)}")]
    if outcome.reason == "broke":
        broke = [who(name, view.viewer) for name in view.players if gold[name] == 0]
        return [won, Text(f"with {most}: {listed(broke)} {'has' if broke != ['you'] and len(broke) == 1 else 'have'} none left")]
    return [won, Text(f"with {most}")]


def _wins(names: list[str]) -> str:
    return "win" if names == ["you"] or len(names) > 1 else "wins"


def _winner(cast: Cast | None) -> str:
    """The characters that win at once."""
    known = cast.characters.values() if cast else ()
    return " or ".join(one.name for one in known if any(step.verb == "win" for step in one.steps)) or "Cheat"


def story(events: Iterable[Event], viewer: str | None = None, cast: Cast | None = None) -> list[Text]:
    """Events as a reader likes them: what belongs together is one sentence."""
    rows: list[list[Event]] = []
    for event in events:
        if rows and _belongs(rows[-1], event):
            rows[-1].append(event)
        else:
            rows.append([event])
    told = [_begun(_together(row, viewer, cast)) for row in rows]
    for number, row in enumerate(rows[:-1]):
        if isinstance(row[0], Passed) and isinstance(rows[number + 1][0], Used):  # R3.2: a power without a show
            told[number] = Text("Nobody claimed it.")
    return told


def _belongs(row: Sequence[Event], event: Event) -> bool:
    """Whether an event goes on with a row: passes, shows, equal payments, and what was done with the cards that were taken."""
    match row[-1], event:
        case (Passed(), Passed()) | (Showed(), Showed()):
            return True
        case Took(player=player), Exchanged(audience=audience) | Pretended(audience=audience):
            return audience == (player,)
        case Paid() as before, Paid() as after:
            alike = [
                (before.payer, before.amount) == (after.payer, after.amount),
                (before.payee, before.amount) == (after.payee, after.amount),
            ]
            first = row[0]
            return any(alike) and isinstance(first, Paid) and after.amount == first.amount and (after.payer == first.payer) == alike[0]
        case _:
            return False


def _together(row: Sequence[Event], viewer: str | None, cast: Cast | None) -> Text:
    """One sentence for a row of events that belong together."""
    tell = _Sentence(viewer, cast)
    first, last = row[0], row[-1]
    if len(row) == 1:
        return sentence(first, viewer, cast)
    if isinstance(first, Took):
        return sentence(last, viewer, cast)
    if isinstance(first, Passed):
        return Text(f"{listed([who(event.player, viewer) for event in row if isinstance(event, Passed)])} passed.")
    if isinstance(first, Showed):
        shows = [event for event in row if isinstance(event, Showed)]
        for number, event in enumerate(shows):
            tell.say("" if not number else " and " if number == len(shows) - 1 else ", ", tell.player(event.card.owner))
            tell.say(
                " showed the " if not number else " the ",
                tell.character(event.character),
                f" ({event.card.slot})" if event.card.slot else "",
            )
        return tell.say(".").text
    payments = [event for event in row if isinstance(event, Paid)]
    one = payments[0]
    if one.payer == payments[1].payer:
        takers = listed([who(event.payee, viewer) for event in payments])
        return Text(f"{takers} took {one.amount} gold each from {_purse(one.payer, viewer)}.")
    givers = listed([who(event.payer, viewer) for event in payments])
    return Text(f"{givers} paid {one.amount} gold each to {_purse(one.payee, viewer)}.")


def _purse(holder: str, viewer: str | None) -> str:
    return f"the {holder}" if holder in (BANK, COURT) else who(holder, viewer)
