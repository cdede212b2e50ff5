"""Texts that are no moves, and moves that are not allowed."""

import pytest

from mascarade.casts import own_cast, printed_cast
from mascarade.game import NAMES, Game, Position
from mascarade.moves import Card, Move
from tests.bad_input import cases


def played(players: int, *moves: str, edition: int = 1, cast: str = "", gold: tuple[int, ...] | None = None, turn: int = 5) -> Game:
    """A game in which these moves have been played; `all pass` stands for everybody's pass after an announcement."""
    codes = cast.split() or printed_cast(edition, players).codes
    game = Game(own_cast(edition, players, codes), NAMES[:players], codes, Position(gold, turn=turn))
    for move in moves:
        if move == "all pass":
            while game.view(game.decides).asked == "answer":
                game.play(f"{game.decides} pass")
        else:
            game.play(move)
    return game


OPENING = played(4, turn=1)
TURN = played(4)
ANSWER = played(4, "Adele announce king", "Bruno pass")
WITCH = played(5, "Adele announce witch", "all pass")
FOOL = played(7, "Adele announce fool", "all pass")
FOOL_OF_THREE = played(3, "Adele.left announce fool", "all pass")
SWAP = played(7, "Adele announce fool", "all pass", "Adele choose Bruno, Cedric")
SPY = played(5, "Adele announce spy", "all pass", cast="judge king queen fool spy witch")
SPY_OF_THE_SECOND = played(5, "Adele announce spy", "all pass", edition=2, cast="judge king empress fool spy witch")
ACCUSED = played(11, "Adele announce inquisitor", "all pass", "Adele choose Bruno")
PUPPETS = played(11, "Adele announce puppet_master", "all pass", edition=2)
RICHEST = played(4, "Adele announce bishop", "all pass", gold=(6, 7, 7, 3))
BOUND = played(4, "Adele announce king", "Bruno claim", "Cedric pass", "Didier pass")
BOUND_OF_THE_SECOND = played(4, "Adele announce king", "Bruno claim", "Cedric pass", "Didier pass", edition=2)
OVER = played(4, gold=(13, 6, 6, 6))
THREE = played(3)
TWO_PLAYERS = played(2)
ANSWER_OF_TWO = played(2, "Adele.left announce king")

TEXTS = cases(
    ("nothing", "", TURN, "'' is no move; right would be 'who what', such as 'Adele exchange Bruno' or 'Adele look'"),
    ("white space", " \t\n", TURN, "'' is no move"),
    ("a name alone", "Adele", TURN, "'Adele' is no move; right would be 'who what'"),
    ("an unknown kind", "Adele peek", TURN, "'peek' is no kind of move; the kinds are exchange, pretend, look, announce, pass, claim,"),
    ("kind and player swapped", "look Adele", TURN, "'Adele' is no kind of move; the kinds are"),
    ("a comma after the name", "Adele, look", TURN, "',' is no kind of move"),
    ("take", "Adele take Bruno", TURN, "'take' hides whether cards were exchanged"),
    ("look at somebody", "Adele look Bruno", TURN, "nothing comes after 'look', but here is 'Bruno'"),
    ("pass on", "Cedric pass king", ANSWER, "nothing comes after 'pass', but here is 'king'"),
    ("claim a character", "Cedric claim king", ANSWER, "nothing comes after 'claim', but here is 'king'"),
    ("announce nothing", "Adele announce", TURN, "'announce' needs one character's code, such as 'Adele announce king', not ''"),
    ("announce two", "Adele announce king queen", TURN, "'announce' needs one character's code, such as 'Adele announce king', not 'king"),
    ("announce in capitals", "Adele announce King", TURN, "'announce' needs one character's code, such as 'Adele announce king', not"),
    ("announce a comma", "Adele announce ,", TURN, "'announce' needs one character's code"),
    ("name nothing", "Bruno name", ACCUSED, "'name' needs one character's code, such as 'Adele name king'"),
    ("exchange with two", "Adele exchange Bruno, Cedric", TURN, "'exchange' takes at most one after it, not 'Bruno, Cedric'"),
    ("choose nothing", "Adele choose", WITCH, "'choose' takes one or two after it, not ''"),
    ("choose three", "Adele choose Bruno, Cedric, Didier", FOOL, "'choose' takes one or two after it, not 'Bruno, Cedric, Didier'"),
    ("choose without a comma", "Adele choose Bruno Cedric", FOOL, "'Bruno Cedric' is no list of cards or players separated by commas"),
    ("choose with a comma at the end", "Adele choose Bruno,", FOOL, "'Bruno,' is no list of cards or players separated by commas"),
    ("choose with two commas", "Adele choose Bruno,, Cedric", FOOL, "is no list of cards or players separated by commas"),
    ("a card that is none", "Adele exchange Bruno.middle", THREE, "'Bruno.middle' names no card; right would be Adele, Adele.left,"),
    ("a card without its name", "Adele.left exchange Bruno.", THREE, "'Bruno.' names no card"),
    ("a card without its owner", "Adele.left exchange .left", THREE, "'.left' names no card"),
    ("a card of a card", "Adele.left exchange Bruno.left.right", THREE, "'Bruno.left.right' names no card"),
    ("centre.0", "Adele exchange centre.0", TURN, "'centre.0' names no card; right would be"),
    ("centre.one", "Adele exchange centre.one", TURN, "'centre.one' names no card; right would be"),
    ("centre.10", "Adele exchange centre.10", TURN, "'centre.10' names no card; right would be"),
    ("a player of no name", ".left look", THREE, "'.left' names no card"),
    ("a line without end", "Adele " + "x" * 100_000, TURN, "xxx…' is no kind of move"),
)

MOVES = cases(
    ("nobody", "Zoe exchange Bruno", TURN, "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
    ("the centre", "centre.1 look", TURN, "nobody is called 'centre'; the players are"),
    ("small letters", "adele look", TURN, "nobody is called 'adele'; the players are Adele, Bruno"),
    ("not one's turn", "Bruno look", TURN, "'Bruno look' is not allowed: Adele decides now"),
    ("not one's answer", "Didier pass", ANSWER, "'Didier pass' is not allowed: Cedric decides now"),
    ("an answer twice", "Bruno claim", ANSWER, "'Bruno claim' is not allowed: Cedric decides now"),
    ("an answer to one's own announcement", "Adele claim", ANSWER, "'Adele claim' is not allowed: Cedric decides now"),
    ("after the end", "Adele look", OVER, "'Adele look' is not allowed: the game is over"),
    ("nobody after the end", "Zoe look", OVER, "'Zoe look' is not allowed: the game is over"),
    ("R2.1 look in the opening", "Adele look", OPENING, "'Adele look' is not allowed; Adele may exchange, pretend"),
    ("R2.1 announce in the opening", "Adele announce king", OPENING, "'Adele announce king' is not allowed; Adele may exchange, pretend"),
    ("R2.6 look after showing", "Bruno look", BOUND, "'Bruno look' is not allowed; Bruno may exchange, pretend"),
    ("R2.6 announce after showing, second edition", "Bruno announce king", BOUND_OF_THE_SECOND, "is not allowed; Bruno may exchange,"),
    ("R2.3 exchange with oneself", "Adele exchange Adele", TURN, "'exchange' would be: Adele exchange Bruno / Adele exchange Cedric"),
    ("R2.3 exchange with nobody", "Adele exchange Zoe", TURN, "'Adele exchange Zoe' is not allowed; 'exchange' would be: Adele exchange"),
    ("R2.3 exchange with nothing", "Adele exchange", TURN, "'Adele exchange' is not allowed; 'exchange' would be: Adele exchange Bruno /"),
    ("R2.3 exchange with the whole centre", "Adele exchange centre", TURN, "Adele exchange centre.1 / Adele exchange centre.2"),
    ("R2.3 centre.3", "Adele exchange centre.3", TURN, "'Adele exchange centre.3' is not allowed; 'exchange' would be: Adele exchange"),
    ("a card where there is one", "Adele.left look", TURN, "'Adele.left look' is not allowed; 'look' would be: Adele look"),
    ("another's only card", "Adele exchange Bruno.left", TURN, "'exchange' would be: Adele exchange Bruno /"),
    ("R9.4 announce what is not in the cast", "Adele announce witch", TURN, "'announce' would be: Adele announce judge / Adele announce"),
    ("announce while others answer", "Cedric announce king", ANSWER, "'Cedric announce king' is not allowed; Cedric may pass, claim"),
    ("pass without an announcement", "Adele pass", TURN, "'Adele pass' is not allowed; Adele may exchange, pretend, look, announce"),
    ("claim without an announcement", "Adele claim", TURN, "'Adele claim' is not allowed; Adele may exchange, pretend, look, announce"),
    ("choose without a power", "Adele choose Bruno", TURN, "'Adele choose Bruno' is not allowed; Adele may exchange"),
    ("name without an accusation", "Adele name king", TURN, "'Adele name king' is not allowed; Adele may exchange"),
    ("R4 the Witch and herself", "Adele choose Adele", WITCH, "'choose' would be: Adele choose Bruno / Adele choose Cedric / Adele"),
    ("R4 the Witch and the centre", "Adele choose centre.1", WITCH, "'choose' would be: Adele choose Bruno"),
    ("R4 the Witch and two", "Adele choose Bruno, Cedric", WITCH, "'choose' would be: Adele choose Bruno / Adele choose Cedric"),
    ("a choice with a hand", "Adele.left choose Bruno", WITCH, "'Adele.left choose Bruno' is not allowed; 'choose' would be: Adele"),
    ("R4 the Fool and the own card", "Adele choose Adele, Bruno", FOOL, "'choose' would be: Adele choose Bruno, Cedric / Adele choose"),
    ("R4 the Fool and one card twice", "Adele choose Bruno, Bruno", FOOL, "'choose' would be: Adele choose Bruno, Cedric"),
    ("R4 the Fool and one card", "Adele choose Bruno", FOOL, "'choose' would be: Adele choose Bruno, Cedric"),
    ("R4 the Fool and nobody", "Adele choose none", FOOL, "'choose' would be: Adele choose Bruno, Cedric"),
    ("R4 the Fool exchanges too early", "Adele exchange", FOOL, "'Adele exchange' is not allowed; Adele may choose"),
    ("R9.5 the Fool and one player's two cards", "Adele choose Bruno.left, Bruno.right", FOOL_OF_THREE, "'choose' would be: Adele choose"),
    ("R9.5 the Fool and players", "Adele choose Bruno, Cedric", FOOL_OF_THREE, "'choose' would be: Adele choose Bruno.left, Cedric.left"),
    ("the Fool exchanges with somebody", "Adele exchange Bruno", SWAP, "'Adele exchange Bruno' is not allowed; 'exchange' would be:"),
    ("R4 the Spy and the own card", "Adele choose Adele", SPY, "'choose' would be: Adele choose Bruno / Adele choose Cedric"),
    ("R4 the Spy and a second centre card", "Adele choose centre.2", SPY, "Adele choose Emma / Adele choose centre.1"),
    ("R4 the Spy of the second edition and the centre", "Adele choose centre.1", SPY_OF_THE_SECOND, "'choose' would be: Adele choose"),
    ("R4 the Puppet Master and himself", "Adele choose Adele, Bruno", PUPPETS, "'choose' would be: Adele choose Bruno, Cedric"),
    ("R4 the Puppet Master and one", "Adele choose Bruno", PUPPETS, "'choose' would be: Adele choose Bruno, Cedric"),
    ("R4 the Bishop and a poor one", "Adele choose Didier", RICHEST, "'choose' would be: Adele choose Bruno / Adele choose Cedric"),
    ("R4 the Bishop and himself", "Adele choose Adele", RICHEST, "'choose' would be: Adele choose Bruno / Adele choose Cedric"),
    ("R9.4 the accused names what is not in the cast", "Bruno name widow", ACCUSED, "'name' would be: Bruno name judge / Bruno name"),
    ("the accuser names", "Adele name king", ACCUSED, "'Adele name king' is not allowed: Bruno decides now"),
    ("R6.1 three players without a hand", "Adele exchange Bruno.left", THREE, "'exchange' would be: Adele.left exchange Adele.right /"),
    ("R6.1 three players without a card", "Adele.left exchange Bruno", THREE, "'exchange' would be: Adele.left exchange Adele.right"),
    ("R6.2 a card with itself", "Adele.left exchange Adele.left", THREE, "'exchange' would be: Adele.left exchange Adele.right"),
    ("R6.1 three players have no protected card", "Adele.protected look", THREE, "'look' would be: Adele.left look / Adele.right look"),
    ("R7.2 the opponent's protected card", "Adele.left exchange Bruno.protected", TWO_PLAYERS, "'exchange' would be: Adele.left exchange"),
    ("R7.2 the own protected card with another's", "Adele.protected exchange Bruno.left", TWO_PLAYERS, "'exchange' would be: Adele.left"),
    ("R7.3 announce with the protected card", "Adele.protected announce king", TWO_PLAYERS, "'announce' would be: Adele.left announce"),
    ("R7.4 claim without a hand", "Bruno claim", ANSWER_OF_TWO, "'claim' would be: Bruno.left claim / Bruno.right claim /"),
    ("R7.4 pass with a hand", "Bruno.left pass", ANSWER_OF_TWO, "'Bruno.left pass' is not allowed; 'pass' would be: Bruno pass"),
)

VALUES = cases(
    ("a kind that is none", Move("Adele", "swap", cards=(Card("Bruno"),)), TURN, "'Adele swap Bruno' is not allowed; Adele may exchange"),  # type: ignore[arg-type]
    (
        "card and character",
        Move("Adele", "exchange", "", (Card("Bruno"),), "king"),
        TURN,
        "is not allowed; 'exchange' would be: Adele exchange",
    ),
    ("a character that is none", Move("Adele", "announce", character="King"), TURN, "'Adele announce King' is not allowed; 'announce'"),
    ("no character", Move("Adele", "announce"), TURN, "'Adele announce' is not allowed; 'announce' would be: Adele announce judge"),
    ("a look with a card", Move("Adele", "look", cards=(Card("Bruno"),)), TURN, "'Adele look Bruno' is not allowed; 'look' would be:"),
    ("three cards", Move("Adele", "choose", cards=(Card("Bruno"), Card("Cedric"), Card("Emma"))), FOOL, "'choose' would be: Adele choose"),
    ("nobody", Move("", "look"), TURN, "nobody is called ''; the players are Adele, Bruno, Cedric, Didier"),
    ("a card of a number", Move("Adele", "exchange", cards=(Card("centre", "-1"),)), TURN, "'Adele exchange centre.-1' is not allowed"),
)

GAMES = [
    pytest.param(game, id=name)
    for name, game in {
        "opening": OPENING,
        "turn": TURN,
        "answer": ANSWER,
        "Witch": WITCH,
        "Fool": FOOL,
        "Fool exchanges": SWAP,
        "Spy": SPY,
        "accused": ACCUSED,
        "Puppet Master": PUPPETS,
        "over": OVER,
        "three": THREE,
        "two": TWO_PLAYERS,
    }.items()
]
