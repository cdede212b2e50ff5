"""What a program is told of a game, as lines of JSON: all of it out of its own views.

Events and choices are JSON already, made once for all who are told the same; so `Decided` and `Asked` are written around them by hand.
"""

from collections.abc import Mapping

from mascarade.moves import Card
from mascarade.outlook import BlankCard, Outlook, encode, game_state, outlook
from mascarade.programs.messages import Begun, Over
from mascarade.rules.setup import slots_of
from mascarade.views import View


def look_of(view: View) -> Outlook:
    """The outlook of a view's table."""
    return outlook(view.players, tuple(view.cast.characters))


def begun(view: View, cards: Mapping[Card, str], seed: int, seconds: float) -> bytes:
    """A game begins; everybody has seen these cards (R1.5)."""
    blanks = [BlankCard(one.code, one.name, list(map(str, one.steps)), one.copies, one.players) for one in view.cast.blanks]
    assert view.viewer is not None
    return encode(
        Begun(
            id=id_of(seed),
            edition=view.cast.edition,
            names=list(view.players),
            you=view.players.index(view.viewer),
            slots=slots_of(len(view.players)),
            cast=list(view.cast.codes),
            blanks=blanks,
            deal=look_of(view).by_number(cards),
            seed=seed,
            seconds=seconds,
        )
    )


def id_of(seed: int) -> str:
    """A game's id; that of a question is made of it."""
    return f"{seed:x}"


def decided(view: View) -> bytes:
    """Somebody has decided."""
    return b'{"is":"decided","events":%b}' % look_of(view).told(view.rows)


def asked(view: View, question: str, decisions: int, seconds: float) -> bytes:
    """Your decision, after so many others."""
    state, players = view.state, len(view.players)
    game = game_state(state, players, slots_of(players), tuple(view.cast.characters), decisions, seconds)
    offered = look_of(view).offered(view, state)
    return b'{"is":"decide","id":%b,"game":%b,"choices":%b}' % (encode(question), encode(game), offered)


def over(view: View) -> bytes:
    """The game is over, or broken off."""
    outcome, cards, gold = view.outcome, view.cards, view.gold
    return encode(
        Over(
            reason=None if outcome is None else outcome.reason,
            winners=[] if outcome is None else [view.players.index(name) for name in outcome.winners],
            gold=[gold[name] for name in view.players],
            cards=None if cards is None else look_of(view).by_number(cards),
        )
    )
