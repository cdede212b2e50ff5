"""Records that cannot be read, or do not hold."""

from mascarade.game import NAMES
from tests.bad_input import cases

GOOD = """\
mascarade: 1
edition: 1
players: Adele, Bruno, Cedric, Didier
cast: judge, bishop, king, queen, thief, cheat
deal: judge, bishop, king, queen | thief, cheat
gold: 6, 7, 8, 9
court: 2
turn: 4
next: Adele
shown: Bruno
result: *

Adele exchange Bruno
? court 2
Bruno pretend centre.1
"""

BLANK = """\
mascarade: 1
edition: 2
players: Adele, Bruno, Cedric, Didier, Emma
cast: judge, king, empress, witch, cheat, alchemist
blank: alchemist | Alchemist | copies 1, players 4 | bank 1, peek
deal: alchemist, king, empress, witch, cheat | judge
"""

ALCHEMIST = BLANK.split("\n")[4]


def with_line(number: int, line: str, text: str = GOOD) -> str:
    """A text with another line in one place."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def without_line(number: int, text: str = GOOD) -> str:
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


def with_more(line: str, after: int = 11) -> str:
    """A text with one line more."""
    lines = GOOD.split("\n")
    lines.insert(after, line)
    return "\n".join(lines)


TWO = """\
mascarade: 1
edition: 1
players: Adele, Bruno
cast: bishop, fool, judge, queen, king, witch
deal: bishop+fool, judge+queen+king
"""

FILES = cases(
    ("an empty file", "", 1, "there is no game here; a game begins with 'mascarade: 1'"),
    ("white space only", " \n\t\n\n", 3, "there is no game here"),
    ("comments only", "# one\n# two\n", 2, "there is no game here"),
    ("a separator only", "---\n", 1, "there is no game here"),
    ("begins with a separator", f"---\n{GOOD}", 1, "there is no game here"),
    ("two separators", f"{GOOD}---\n\n---\n{GOOD}", 18, "there is no game here"),
    ("comments after the last separator", f"{GOOD}---\n# the end\n", 17, "there is no game here"),
    ("a longer separator", f"{GOOD}----\n{GOOD}", 16, "'----' is no move; right would be 'who what'"),
    ("no separator", f"{GOOD}{GOOD}", 16, "a new game begins here, but games are separated by a line '---'"),
    ("not UTF-8", GOOD.replace("Adele", "Adèle").encode("latin-1"), 3, r"not UTF-8: b'\xe8' begins no character; save the file as UTF-8"),
    ("UTF-16", GOOD.encode("utf-16"), 1, "save the file as UTF-8"),
    ("a NUL", with_line(13, "Adele\0 exchange Bruno"), 13, r"a record is plain text, but here is the control character '\x00'"),
    ("colours for a terminal", with_line(3, "players: \x1b[31mAdele, Bruno, Cedric, Didier"), 3, r"control character '\x1b'"),
    ("a lone surrogate", with_line(15, "# \ud800"), 15, r"control character '\ud800'"),
    ("line ends of an old Mac", GOOD.replace("\n", "\r"), 1, r"control character '\r'"),
    ("an error in the second game", f"{GOOD}---\n\n# comment\n{with_line(5, 'deal: judge')}", 23, "deal: 1 entries and 0 in the centre"),
    ("an error in the third game", f"{GOOD}---\n{GOOD}---\n{with_line(15, 'Bruno pretnd centre.1')}", 47, "'pretnd' is no kind of move"),
    ("something missing in the second game", f"{GOOD}---\n\n{without_line(4)}", 18, "has no 'cast:' line"),
)

HEADERS = cases(
    ("no version", without_line(1), 1, "a game begins with 'mascarade: 1', not with 'edition:'"),
    ("moves before the header", f"Adele look\n{GOOD}", 1, "a game begins with 'mascarade: 1', its version of the format"),
    ("a check before the header", f"? court 2\n{GOOD}", 1, "a game begins with 'mascarade: 1', its version of the format"),
    ("version 2", with_line(1, "mascarade: 2"), 1, "version '2' of the format is unknown; this program reads version 1"),
    ("version 1.0", with_line(1, "mascarade: 1.0"), 1, "version '1.0' of the format is unknown"),
    ("version without a number", with_line(1, "mascarade:"), 1, "version '' of the format is unknown"),
    ("the version twice", with_more("mascarade: 1"), 12, "'mascarade:' is there twice, first in line 1"),
    ("no edition", without_line(2), 1, "the header of this game has no 'edition:' line"),
    ("no players", without_line(3), 1, "the header of this game has no 'players:' line"),
    ("no cast", without_line(4), 1, "the header of this game has no 'cast:' line"),
    ("no deal", without_line(5), 1, "the header of this game has no 'deal:' line"),
    ("players twice", with_more("players: Adele, Bruno, Cedric, Didier"), 12, "'players:' is there twice, first in line 3"),
    ("gold twice", with_more("gold: 6, 6, 6, 6"), 12, "'gold:' is there twice, first in line 6"),
    ("a key of one's own twice", with_more("date: today\ndate: today"), 13, "'date:' is there twice, first in line 12"),
    ("a key that says nothing", with_line(7, "court:"), 7, "'court:' says nothing"),
    ("a comment instead of a value", with_line(7, "court: # 2"), 7, "'court:' says nothing"),
    ("a header line after a move", with_more("date: today", 13), 14, "'date:' is a header line, and comes before the first move"),
    ("a header line after a check", with_more("? court 2\ndate: today"), 13, "'date:' is a header line, and comes before the first move"),
    ("letters of a key swapped", with_line(8, "trun: 4"), 8, "'trun:' is no key of the format; if you mean 'turn:', write that"),
    ("a letter of a key missing", with_line(6, "god: 6, 7, 8, 9"), 6, "'god:' is no key of the format; if you mean 'gold:', write that"),
    ("a letter of a key too many", with_line(11, "results: *"), 11, "if you mean 'result:', write that"),
    ("a letter of a key wrong", with_line(10, "shawn: Bruno"), 10, "if you mean 'shown:', write that, else choose another key"),
    ("a key in capitals", with_line(9, "Next: Adele"), 9, "'Next:' is no key of the format; if you mean 'next:', write that"),
    ("a key with a space", with_more("played at: home"), 12, "'played at: home' is neither a header line, such as 'turn: 5', nor a move"),
    ("a key that is a number", with_more("1: one"), 12, "'1: one' is neither a header line, such as 'turn: 5', nor a move"),
    ("a move with a colon", with_more("Adele: look"), 12, "'Adele: look' looks like a move, but a move has no colon: 'Adele look'"),
    ("a move with a colon and a wrong name", with_more("Adle: exchange Bruno"), 12, "looks like a move, but a move has no colon"),
    ("edition 3", with_line(2, "edition: 3"), 2, "edition: '3' is not a whole number from 1 to 2"),
    ("edition in words", with_line(2, "edition: first"), 2, "edition: 'first' is not a whole number from 1 to 2"),
    ("edition in other digits", with_line(2, "edition: １"), 2, "edition: '１' is not a whole number from 1 to 2"),
)

PEOPLE = cases(
    ("an empty name", with_line(3, "players: Adele, Bruno,, Didier"), 3, "players: an entry between commas is empty"),
    ("a comma at the end", with_line(3, "players: Adele, Bruno, Cedric, Didier,"), 3, "players: an entry between commas is empty"),
    ("one player", with_line(3, "players: Adele"), 3, "edition 1 is for 2 to 13 players, not 1 (R1.1)"),
    ("fourteen players", with_line(3, f"players: {', '.join(NAMES)}, Nora"), 3, "edition 1 is for 2 to 13 players, not 14 (R1.1)"),
    ("three in the second edition", with_line(3, "players: A, B, C", BLANK), 3, "edition 2 is for 4 to 12 players, not 3 (R1.1)"),
    ("thirteen in the second edition", with_line(3, f"players: {', '.join(NAMES)}", BLANK), 3, "edition 2 is for 4 to 12 players, not 13"),
    ("one player too many", with_line(3, "players: Adele, Bruno, Cedric, Didier, Emma"), 5, "deal: 4 entries and 2 in the centre; the"),
    ("a name twice", with_line(3, "players: Adele, Bruno, Cedric, Bruno"), 3, "two players are called 'Bruno'; names must differ"),
    ("a name with a space", with_line(3, "players: Adele, Bruno, Cedric, Di dier"), 3, "'Di dier' cannot be a name: 1 to 24 characters"),
    ("a name with a dot", with_line(3, "players: Adele, Bruno.left, Cedric, Didier"), 3, "'Bruno.left' cannot be a name"),
    ("a name with a plus", with_line(3, "players: Adele+Bruno, B, Cedric, Didier"), 3, "'Adele+Bruno' cannot be a name"),
    ("a name with a colon", with_line(3, "players: Adele, B:runo, Cedric, Didier"), 3, "'B:runo' cannot be a name"),
    ("a name with a question mark", with_line(3, "players: Adele, Bruno?, Cedric, Didier"), 3, "'Bruno?' cannot be a name"),
    ("the name centre", with_line(3, "players: Adele, Bruno, centre, Didier"), 3, "'centre' cannot be a name"),
    ("the name none", with_line(3, "players: Adele, none, Cedric, Didier"), 3, "'none' cannot be a name"),
    ("a name that is too long", with_line(3, f"players: Adele, {'B' * 25}, Cedric, Didier"), 3, "cannot be a name: 1 to 24 characters"),
    ("an invisible name", with_line(3, "players: Adele, \u200b, Cedric, Didier"), 3, r"'\u200b' cannot be a name"),
    ("next: nobody", with_line(9, "next: Adle"), 9, "next: nobody is called 'Adle'; the players are Adele, Bruno, Cedric, Didier"),
    ("next: two", with_line(9, "next: Adele, Bruno"), 9, "next: nobody is called 'Adele, Bruno'"),
    ("shown: nobody", with_line(10, "shown: Zoe"), 10, "shown: nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
    ("shown: a card", with_line(10, "shown: Bruno king"), 10, "shown: nobody is called 'Bruno king'"),
    ("shown: twice", with_line(10, "shown: Bruno, Bruno"), 10, "shown: Bruno is there twice"),
    ("shown: a gap", with_line(10, "shown: Bruno,, Adele"), 10, "shown: an entry between commas is empty"),
    ("result: nobody", with_line(11, "result: Zoe"), 11, "result: nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
    ("result: twice", with_line(11, "result: Adele, Adele"), 11, "result: Adele is there twice"),
    ("result: somebody and a star", with_line(11, "result: Adele, *"), 11, "result: nobody is called '*'"),
)

CARDS_AND_GOLD = cases(
    ("an unknown character", with_line(4, "cast: judge, bishop, king, queen, thief, chaet"), 4, "'chaet' is not a character of edition"),
    ("a character in capitals", with_line(4, "cast: Judge, bishop, king, queen, thief, cheat"), 4, "'Judge' is not a character of"),
    (
        "of the other edition",
        with_line(4, "cast: judge, bishop, king, empress, thief, cheat"),
        4,
        "'empress' is not a character of edition 1",
    ),
    ("a cast without commas", with_line(4, "cast: judge bishop king queen thief cheat"), 4, "'judge bishop king queen thief cheat' is"),
    ("an empty place in the cast", with_line(4, "cast: judge,, king, queen, thief, cheat"), 4, "cast: an entry between commas is empty"),
    ("a cast that breaks rules", with_line(4, "cast: witch, bishop, king, thief, cheat"), 4, "4 players need exactly 6 cards, not 5"),
    ("a deal without a centre", with_line(5, "deal: judge, bishop, king, queen, thief, cheat"), 5, "6 entries and 0 in the centre; the"),
    ("a deal with half a centre", with_line(5, "deal: judge, bishop, king, queen | thief"), 5, "4 entries and 1 in the centre; the cast"),
    ("a deal with too few", with_line(5, "deal: judge, bishop, king | thief, cheat"), 5, "deal: 3 entries and 2 in the centre"),
    ("a deal with two bars", with_line(5, "deal: judge, bishop, king, queen | thief | cheat"), 5, "deal: 4 entries and 1 in the centre"),
    ("a deal with an unknown card", with_line(5, "deal: judge, bishop, king, qeen | thief, cheat"), 5, "deal: 'qeen' is not in the cast"),
    (
        "a deal with a card twice",
        with_line(5, "deal: judge, bishop, king, king | thief, cheat"),
        5,
        "deal: 'king' is there 2 times, more often",
    ),
    ("a deal with a gap", with_line(5, "deal: judge, bishop, , queen | thief, cheat"), 5, "deal: '' is not in the cast"),
    ("a deal with a plus", with_line(5, "deal: judge+bishop, king, queen, thief | cheat, witch"), 5, "'judge+bishop' is 2 cards; with 4"),
    ("a hidden deal", with_line(5, "deal: ?, ?, ?, ? | ?, ?"), 5, "deal: the cards are hidden; the record of a running game can be read,"),
    ("two players with two cards", TWO, 5, "deal: 'bishop+fool' is 2 cards; with 2 players each has 3 cards, joined by +"),
    ("gold for three", with_line(6, "gold: 6, 7, 8"), 6, "gold 6, 7, 8 and court 2: 4 fortunes of 0 or more are needed"),
    ("gold below nothing", with_line(6, "gold: 6, -7, 8, 9"), 6, "gold: '6, -7, 8, 9' is not a list of whole numbers"),
    ("gold in words", with_line(6, "gold: six, 7, 8, 9"), 6, "gold: 'six, 7, 8, 9' is not a list of whole numbers"),
    ("gold in fractions", with_line(6, "gold: 6.5, 7, 8, 9"), 6, "gold: '6.5, 7, 8, 9' is not a list of whole numbers"),
    ("gold with a gap", with_line(6, "gold: 6,, 8, 9"), 6, "gold: an entry between commas is empty"),
    ("more gold than there is", with_line(6, "gold: 100, 100, 1, 1"), 6, "there are 194 gold in all (R1.2); this is 10 too many"),
    ("gold without end", with_line(6, f"gold: {'9' * 5000}, 7, 8, 9"), 6, "is not a list of whole numbers"),
    ("a court below nothing", with_line(7, "court: -2"), 7, "court: '-2' is not a whole number from 0 to 200"),
    ("a court in words", with_line(7, "court: two"), 7, "court: 'two' is not a whole number from 0 to 200"),
    ("more on the court than there is", with_line(6, "court: 180", without_line(6)), 6, "there are 194 gold in all (R1.2); this is 10"),
    ("turn 0", with_line(8, "turn: 0"), 8, "turn: '0' is not a whole number from 1 to 1000000"),
    ("turn two million", with_line(8, "turn: 2000000"), 8, "turn: '2000000' is not a whole number from 1 to 1000000"),
    ("turn without end", with_line(8, f"turn: {'9' * 5000}"), 8, "is not a whole number from 1 to 1000000"),
    ("half a turn", with_line(8, "turn: 4.5"), 8, "turn: '4.5' is not a whole number from 1 to 1000000"),
    (
        "a blank card not in the cast",
        with_line(5, f"{ALCHEMIST}\nblank: x | X | | court", BLANK),
        6,
        "the character 'x' is not in the cast (",
    ),
    ("a blank card twice", with_line(5, f"{ALCHEMIST}\n{ALCHEMIST}", BLANK), 6, "the character 'alchemist' is there twice"),
    ("a blank card that says nothing", with_line(5, "blank:", BLANK), 5, "blank: '' is not of the form"),
    ("a blank card that nobody has described", without_line(5, BLANK), 4, "'alchemist' is not a character of edition 2"),
)

LINES = cases(
    ("one word", with_line(13, "exchange"), 13, "'exchange' is no move; right would be 'who what', such as 'Adele exchange Bruno'"),
    ("a kind that is none", with_line(13, "Adele swap Bruno"), 13, "'swap' is no kind of move; the kinds are exchange, pretend, look,"),
    ("a kind in capitals", with_line(13, "Adele Exchange Bruno"), 13, "'Exchange' is no kind of move"),
    ("take", with_line(13, "Adele take Bruno"), 13, "'take' hides whether cards were exchanged, so it cannot be played; right would be"),
    ("a check that is none", with_line(14, "? cuort 2"), 14, "'? cuort' is no check; the checks are gold, court, bank"),
    ("a check without a word", with_line(14, "?"), 14, "'? ' is no check; the checks are gold, court, bank"),
    ("a check without a value", with_line(14, "? gold"), 14, "'? gold' needs something after it"),
    ("a check with something after on", with_line(14, "? on Adele"), 14, "nothing comes after '? on'"),
    ("a refused move that is none", with_line(14, "? refused Bruno"), 14, "'Bruno' is no move; right would be 'who what'"),
    ("a refused move of no kind", with_line(14, "? refused Bruno lok"), 14, "'lok' is no kind of move; the kinds are"),
)

REPLAYED = cases(
    ("a move that is not allowed", with_line(13, "Adele look"), 13, "'Adele look' is not allowed; Adele may exchange, pretend"),
    ("a move of somebody else", with_line(15, "Cedric exchange Adele"), 15, "'Cedric exchange Adele' is not allowed: Bruno decides now"),
    ("a move of nobody", with_line(15, "Burno exchange Adele"), 15, "nobody is called 'Burno'; the players are Adele, Bruno, Cedric,"),
    ("a third card in the centre", with_line(15, "Bruno pretend centre.3"), 15, "'pretend' would be: Bruno pretend Adele / Bruno pretend"),
    ("a move after the end", with_line(6, "gold: 13, 7, 8, 9").replace("result: *", "result: Adele"), 13, "not allowed: the game is over"),
    ("a result that is too early", with_line(11, "result: Adele"), 11, "result: expected Adele, but * holds"),
    ("a result that is too late", with_line(6, "gold: 13, 7, 8, 9").partition("\n\n")[0], 11, "result: expected *, but Adele holds"),
    ("a check that does not hold", with_line(14, "? court 1"), 14, "court: expected 1, but 2 holds"),
    ("a check in words", with_line(14, "? court two"), 14, "'? court' needs whole numbers, not 'two'"),
    ("a check with a gap", with_line(14, "? gold 6, 7,, 9"), 14, "'? gold' needs whole numbers, not '6, 7,, 9'"),
    ("a check of nobody's turn", with_line(14, "? next Zoe"), 14, "'? next': nobody is called 'Zoe'; the players are Adele, Bruno, Cedric"),
    ("a check of seats with nobody", with_line(14, "? seats Adele, Zoe"), 14, "'? seats': nobody is called 'Zoe'; the players are"),
    ("a check with nobody as a winner", with_line(14, "? over Zoe"), 14, "'? over': nobody is called 'Zoe'; the players are"),
    ("a check with a kind that is none", with_line(14, "? may exchnge"), 14, "'? may': 'exchnge' is no kind of move; the kinds are"),
    ("a check with two cards each", with_line(14, "? cards judge+king"), 14, "'? cards' 'judge+king': with 4 players each has 1 card"),
    ("a refusal of nobody", with_line(14, "? refused Zoe look"), 14, "nobody is called 'Zoe'; the players are Adele"),
    ("a refusal of the centre", with_line(14, "? refused centre look"), 14, "nobody is called 'centre'; the players are Adele"),
    ("a refusal with nobody", with_line(14, "? refused Bruno exchange Zoe"), 14, "nobody is called 'Zoe'; the players are Adele"),
    ("a refusal of a character that is none", with_line(14, "? refused Bruno announce kign"), 14, "'? refused': 'kign' is no character"),
    ("a refusal of what is allowed", with_line(14, "? refused Bruno pretend Adele"), 14, "'Bruno pretend Adele' to be refused, but it is"),
    ("shown without a character", with_line(14, "? shown Adele"), 14, "'Adele' is no card and its character, such as 'Adele king'"),
    ("shown of no card", with_line(14, "? shown Adele.top king"), 14, "'Adele.top' names no card; right would be Adele, Adele.left"),
    ("seen without a colon", with_line(14, "? seen Adele king"), 14, "'? seen' needs a player and a colon, such as '? seen Adele: Bruno"),
    ("seen by nobody", with_line(14, "? seen Zoe: Adele king"), 14, "nobody is called 'Zoe'; the players are Adele"),
)

UNREADABLE = [*FILES, *HEADERS, *PEOPLE, *CARDS_AND_GOLD, *LINES]
