"""What people laughed at when they played against the bots, and should not see again."""

import pytest

from mascarade.bots.bot import ThinkingBot
from mascarade.events import Showed, Took
from mascarade.game import Game
from mascarade.moves import Card, Move

DUEL = ["king", "fool", "queen", "judge", "bishop", "witch"]
"""Ada's three cards and Adele's, left, right and protected."""
CAUGHT = """
Ada.right exchange Adele.right
Adele.left exchange Ada.left
Ada.left exchange Adele.left
Adele.left exchange Ada.right
Ada.left announce king
Adele pass
Adele.left announce witch
Ada.right claim
Ada.right pretend Adele.left
""".strip().split("\n")
POOR = """
Ada.right exchange Adele.right
Adele.left pretend Ada.left
Ada.left exchange Ada.protected
Adele.left exchange Adele.right
Ada.right announce bishop
Adele.left claim
Adele.right pretend Ada.right
Ada.left announce queen
Adele pass
""".strip().split("\n")


def watched(game: Game, name: str, player: str, seed: int, *moves: str) -> ThinkingBot:
    """A bot that has seen these moves."""
    bot = ThinkingBot(name, player, seed)
    bot.deal(game.cards)
    for move in moves:
        game.play(move)
        bot.watch(game.view(name))
    return bot


@pytest.mark.parametrize(("level", "knows"), [("novice", False), ("casual", False), ("regular", True), ("sharp", True), ("master", True)])
def test_ones_own_card_is_kept_in_mind(level: str, knows: bool) -> None:
    """From *regular* on nobody forgets a card of their own that nobody has touched."""
    game = Game.new(6, seed=1)
    one, two, three, four, five, me = game.players
    opening = [f"{one} pretend {two}", f"{two} pretend {one}", f"{three} pretend {four}", f"{four} pretend {three}"]
    looks = [f"{name} look" for name in (five, me, one, two, three, four, five)]
    own = Card(me)
    bot = watched(game, me, level, 1, *opening, *looks)
    sure = bot.odds(game.view(me))[own][game.cards[own]]
    assert (sure > 0.99) == knows


def test_no_lie_that_the_other_sees_through() -> None:
    """Two players: the Witch has been Adele's protected card from the start, and her left one was just shown."""
    for seed in range(40):
        game = Game.new(["Ada", "Adele"], deal=DUEL)
        bot = watched(game, "Adele", "master", seed, *CAUGHT)
        assert bot.decide(game.view("Adele")).character != "witch"


def test_no_look_at_a_protected_card_that_is_known() -> None:
    """It cannot be announced: bringing it out is worth something, looking at it is not."""
    for seed in range(40):
        game = Game.new(["Ada", "Adele"], deal=["judge", "fool", "queen", "king", "bishop", "witch"])
        bot = watched(game, "Adele", "master", seed, *POOR)
        assert bot.decide(game.view("Adele")).kind != "look"


@pytest.mark.parametrize(("players", "level"), [(2, "master"), (4, "master"), (5, "regular"), (6, "master")])
def test_what_everybody_knows_to_be_a_lie_is_seldom_said(players: int, level: str) -> None:
    """Neither what one is not and has just shown, nor what lies elsewhere before everybody's eyes. A regular forgets now and then."""
    said = lies = turns = 0
    for seed in range(40):
        game = Game.new(players, seed=seed)
        bots = [ThinkingBot(name, level, seed) for name in game.players]
        for bot in bots:
            bot.deal(game.cards)
        known = dict.fromkeys(game.cards, True)  # what everybody can know
        while game.decides is not None:
            move = next(bot for bot in bots if bot.name == game.decides).decide(game.view(game.decides))
            said += move.kind == "announce"
            lies += move.kind == "announce" and seen_through(game, move, known)
            for event in game.play(move):
                if isinstance(event, Took):
                    known |= dict.fromkeys(event.cards, False)
                elif isinstance(event, Showed):
                    known[event.card] = True
            for bot in bots:
                bot.watch(game.view(bot.name))
        turns = max(turns, game.view(game.players[0]).turn)
    assert lies <= (0.03 if level == "master" else 0.05) * said
    assert turns < 60 * players, "nobody plays in circles for ever"


def seen_through(game: Game, move: Move, known: dict[Card, bool]) -> bool:
    """Whether everybody can know that an announcement is a lie."""
    cards = game.cards
    hand = Card(move.player, move.hand)
    if cards[hand] == move.character:
        return False
    return known[hand] or all(known[card] for card, character in cards.items() if character == move.character)
