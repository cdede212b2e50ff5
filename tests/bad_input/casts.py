"""Casts that break rules (R1.1, R1.3, R4.1, section 8)."""

from mascarade.blank import read_header
from tests.bad_input import cases

ALCHEMIST = read_header("alchemist | Alchemist | | bank 1, peek")
TRIPLETS = read_header("triplets | Triplets | copies 3, players 9 | bank 1")

BLANKS = (ALCHEMIST, TRIPLETS)

CASTS = cases(
    ("R1.1 no edition", (3, 4, "judge"), 1, "there is no edition 3, only 1 and 2"),
    ("R1.1 nobody", (1, 0, "judge"), 1, "edition 1 is for 2 to 13 players, not 0 (R1.1)"),
    ("R1.1 fewer than nobody", (1, -4, "judge"), 1, "edition 1 is for 2 to 13 players, not -4 (R1.1)"),
    ("R1.1 fourteen", (1, 14, "judge"), 1, "edition 1 is for 2 to 13 players, not 14 (R1.1)"),
    ("R1.1 three in the second", (2, 3, "judge"), 1, "edition 2 is for 4 to 12 players, not 3 (R1.1)"),
    ("R1.1 more than can be counted", (1, 10**5000, "judge"), 1, "edition 1 is for 2 to 13 players, not something endless"),
    ("R1.3 four with five cards", (1, 4, "judge bishop king queen cheat"), 1, "4 players need exactly 6 cards, not 5 (R1.3)"),
    ("R1.3 five with seven cards", (1, 5, "judge bishop king queen fool witch cheat"), 1, "5 players need exactly 6 cards, not 7 (R1.3)"),
    ("R1.3 six with five cards", (1, 6, "judge bishop king queen cheat"), 1, "6 players need 6 cards, or 1 or 2 more for the centre, not"),
    ("R8.4 three in the centre", (1, 6, "judge bishop king queen cheat fool widow witch spy"), 1, "or 1 or 2 more for the centre, not 9"),
    ("R4.1 no such character", (1, 4, "judge bishop king queen thief jester"), 1, "'jester' is not a character of edition 1, which has"),
    ("R4.1 of the other edition", (2, 4, "judge bishop king empress thief cheat"), 1, "'bishop' is not a character of edition 2, which"),
    ("R4.1 two wrong ones", (1, 4, "judge bishop king quene thief chaet"), 2, "'chaet' is not a character of edition 1"),
    ("R4.1 two Kings", (1, 4, "judge bishop king king thief cheat"), 1, "the King has 1 card, but the cast has 2 (R4.1, R8.3)"),
    ("R8.1 no Judge", (1, 4, "bishop king queen thief cheat witch"), 1, "the Judge must be in the cast (R8.1)"),
    ("R8.2 too little gold", (1, 4, "judge bishop king thief cheat witch"), 1, "at least a third of the cards must bring gold from the"),
    ("R8.2 too little gold, second edition", (2, 7, "judge king empress thief cheat witch spy"), 1, "but only 2 of 7 do (R8.2)"),
    ("R8.3 one Peasant", (1, 8, "judge bishop king queen fool thief cheat peasant"), 1, "the Peasant has 2 cards, all of them or none,"),
    ("R8.3 Peasants with seven", (1, 7, "judge bishop king queen fool peasant peasant"), 1, "the Peasant needs 8 players or more, not 7"),
    ("R8.3 Inquisitor with six", (1, 6, "judge bishop king queen fool inquisitor"), 1, "the Inquisitor needs 8 players or more, not 6"),
    ("R8.3 Guru with six", (2, 6, "judge king empress fool witch guru"), 1, "the Guru needs 8 players or more, not 6 (R8.3)"),
    ("R8.3 Puppet Master with five", (2, 5, "judge king empress fool witch puppet_master"), 1, "the Puppet Master needs 6 players or"),
    ("R8.3 Princess with five", (2, 5, "judge king empress fool witch princess"), 1, "the Princess needs 6 players or more, not 5 (R8.3)"),
    ("R8.5 a blank card that nobody has described", (1, 4, "judge bishop king queen thief pirate"), 1, "'pirate' is not a character of"),
    (
        "R8.5 two of three",
        (1, 9, "judge bishop king queen fool thief cheat triplets triplets"),
        1,
        "the Triplets has 3 cards, all of them or",
    ),
    ("R8.5 triplets with eight", (1, 8, "judge bishop king queen fool triplets triplets triplets"), 1, "the Triplets needs 9 players or"),
    ("R8.5 two Alchemists", (1, 4, "judge bishop king thief alchemist alchemist"), 1, "the Alchemist has 1 card, but the cast has 2"),
    ("R8.7 three players", (1, 3, "judge bishop king queen fool thief"), 1, "3 players use the printed cast only: bishop, fool, judge,"),
    ("R8.7 two players", (1, 2, "judge bishop king queen fool alchemist"), 1, "2 players use the printed cast only: bishop, fool, judge"),
    ("several at once", (1, 8, "bishop thief cheat witch spy peasant inquisitor"), 4, "not 7 (R1.3, R8.4); the Judge must be in the cast"),
    ("nothing", (1, 4, ""), 2, "4 players need exactly 6 cards, not 0 (R1.3); the Judge must be in the cast (R8.1)"),
)

PRINTED = cases(
    ("no scenarios", (1, 4, "A"), None, "edition 1 has no scenario 'A' for 4 players, only the one without a name"),
    ("a capital", (1, 7, "Spy"), None, "edition 1 has no scenario 'Spy' for 7 players, only the one without a name and 'spy'"),
    ("scenario C", (2, 4, "C"), None, "edition 2 has no scenario 'C' for 4 players, only 'A' and 'B'"),
    ("a small letter", (2, 4, "a"), None, "edition 2 has no scenario 'a' for 4 players, only 'A' and 'B'"),
    ("thirteen in the second", (2, 13, "A"), None, "edition 2 is for 4 to 12 players, not 13 (R1.1)"),
    ("no edition", (0, 4, ""), None, "there is no edition 0, only 1 and 2"),
)
