"""Names, deals and positions that do not fit together."""

from mascarade.casts import printed_cast
from mascarade.game import NAMES, Position
from tests.bad_input import cases

FOUR = printed_cast(1, 4)

POSITIONS = cases(
    ("turn 0", Position(turn=0), None, "turn 0: turns are counted from 1"),
    ("turn -1", Position(turn=-1), None, "turn -1: turns are counted from 1"),
    ("a turn without end", Position(turn=10**9), None, "turn 1000000000: turns are counted from 1 (to a million, here)"),
    ("three fortunes", Position(gold=(6, 6, 6)), None, "gold 6, 6, 6 and court 0: 4 fortunes of 0 or more are needed"),
    ("five fortunes", Position(gold=(6, 6, 6, 6, 6)), None, "4 fortunes of 0 or more are needed"),
    ("a fortune below nothing", Position(gold=(6, 6, 6, -1)), None, "gold 6, 6, 6, -1 and court 0: 4 fortunes of 0 or more are needed"),
    ("a court below nothing", Position(court=-1), None, "gold 6, 6, 6, 6 and court -1: 4 fortunes of 0 or more are needed"),
    ("more gold than there is", Position(gold=(100, 50, 40, 5)), None, "there are 194 gold in all (R1.2); this is 1 too many"),
    ("more on the court than there is", Position(court=171), None, "there are 194 gold in all (R1.2); this is 1 too many"),
    ("more gold than can be counted", Position(gold=(2**70, 6, 6, 6)), None, "there are 194 gold in all (R1.2); this is"),
)
POSITIONS_NOT_YET = cases(
    ("no fortunes", Position(gold=()), None, "4 fortunes of 0 or more are needed"),
    ("nobody is next", Position(next="Zoe"), None, "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
    ("an empty name is next", Position(next=""), None, "nobody is called ''; the players are Adele, Bruno, Cedric, Didier"),
    ("nobody has shown", Position(shown=("Zoe",)), None, "nobody is called 'Zoe'; the players are Adele, Bruno, Cedric, Didier"),
)


TABLES = cases(
    ("too few names", NAMES[:3], FOUR.codes, "the cast is for 4 players, but 3 names are given"),
    ("too many names", NAMES[:5], FOUR.codes, "the cast is for 4 players, but 5 names are given"),
    ("a name twice", ("Adele", "Bruno", "Adele", "Didier"), FOUR.codes, "two players are called 'Adele'; names must differ"),
    ("an empty name", ("Adele", "", "Cedric", "Didier"), FOUR.codes, "'' cannot be a name: 1 to 24 characters without white space and ,"),
    ("a name of a space", ("Adele", " ", "Cedric", "Didier"), FOUR.codes, "' ' cannot be a name"),
    ("a name with a line end", ("Adele", "Bruno\n", "Cedric", "Didier"), FOUR.codes, r"'Bruno\n' cannot be a name"),
    ("a name with a tab", ("Adele", "Br\tuno", "Cedric", "Didier"), FOUR.codes, r"'Br\tuno' cannot be a name"),
    ("a name with a no-break space", ("Adele", "Br\u00a0uno", "Cedric", "Didier"), FOUR.codes, r"'Br\xa0uno' cannot be a name"),
    ("a name with a comma", ("Adele", "Bruno,", "Cedric", "Didier"), FOUR.codes, "'Bruno,' cannot be a name"),
    ("a name with a bar", ("Adele", "Br|uno", "Cedric", "Didier"), FOUR.codes, "'Br|uno' cannot be a name"),
    ("a name with a comment", ("Adele", "#1", "Cedric", "Didier"), FOUR.codes, "'#1' cannot be a name"),
    ("a name for a terminal", ("Adele", "\x1b[2J", "Cedric", "Didier"), FOUR.codes, r"'\x1b[2J' cannot be a name"),
    ("the bank as a name", ("Adele", "bank", "Cedric", "Didier"), FOUR.codes, "and not *, bank, centre, court, none"),
    ("the court as a name", ("Adele", "court", "Cedric", "Didier"), FOUR.codes, "'court' cannot be a name"),
    ("a long name", ("Adele", "B" * 25, "Cedric", "Didier"), FOUR.codes, "cannot be a name: 1 to 24 characters"),
    ("too few cards", NAMES[:4], FOUR.codes[:5], "is not the cast (judge, bishop, king, queen, thief, cheat)"),
    ("too many cards", NAMES[:4], (*FOUR.codes, "king"), "is not the cast (judge, bishop, king, queen, thief, cheat)"),
    ("another card", NAMES[:4], (*FOUR.codes[:5], "witch"), "the deal (judge, bishop, king, queen, thief, witch) is not the cast"),
    ("no cards", NAMES[:4], (), "the deal () is not the cast"),
)
