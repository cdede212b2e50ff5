# The characters (rules.md, section 11) and the steps that their powers are made of.
# .the: with its article, as a subject or after “I am”; .acc: as an object; .dat: as the one who is given something.
# Languages without cases repeat themselves: the page hands all forms to every message.

## Names

character-judge = Judge
    .the = the Judge
    .acc = the Judge
    .dat = the Judge
character-bishop = Bishop
    .the = the Bishop
    .acc = the Bishop
    .dat = the Bishop
character-king = King
    .the = the King
    .acc = the King
    .dat = the King
character-queen = Queen
    .the = the Queen
    .acc = the Queen
    .dat = the Queen
character-empress = Empress
    .the = the Empress
    .acc = the Empress
    .dat = the Empress
character-fool = Fool
    .the = the Fool
    .acc = the Fool
    .dat = the Fool
character-thief = Thief
    .the = the Thief
    .acc = the Thief
    .dat = the Thief
character-witch = Witch
    .the = the Witch
    .acc = the Witch
    .dat = the Witch
character-spy = Spy
    .the = the Spy
    .acc = the Spy
    .dat = the Spy
character-peasant = Peasant
    .the = the Peasant
    .acc = the Peasant
    .dat = the Peasant
character-cheat = Cheat
    .the = the Cheat
    .acc = the Cheat
    .dat = the Cheat
character-inquisitor = Inquisitor
    .the = the Inquisitor
    .acc = the Inquisitor
    .dat = the Inquisitor
character-guru = Guru
    .the = the Guru
    .acc = the Guru
    .dat = the Guru
character-widow = Widow
    .the = the Widow
    .acc = the Widow
    .dat = the Widow
character-beggar = Beggar
    .the = the Beggar
    .acc = the Beggar
    .dat = the Beggar
character-patron = Patron
    .the = the Patron
    .acc = the Patron
    .dat = the Patron
character-puppet_master = Puppet Master
    .the = the Puppet Master
    .acc = the Puppet Master
    .dat = the Puppet Master
character-princess = Princess
    .the = the Princess
    .acc = the Princess
    .dat = the Princess
character-swindler = Swindler
    .the = the Swindler
    .acc = the Swindler
    .dat = the Swindler

# A character of the players’ own making that has no name yet.
character-blank = Blank card

# A blank card with a name that people have given it. THE: with its article, which depends on the name.
character-named = { $name }
    .the = { THE($name) }
    .acc = { THE($name) }
    .dat = { THE($name) }
# The blank cards that come with the package.
example-alchemist = Alchemist
    .the = the Alchemist
    .acc = the Alchemist
    .dat = the Alchemist
example-ferryman = Ferryman
    .the = the Ferryman
    .acc = the Ferryman
    .dat = the Ferryman
example-twins = Twins
    .the = the Twins
    .acc = the Twins
    .dat = the Twins
example-outlaw = Outlaw
    .the = the Outlaw
    .acc = the Outlaw
    .dat = the Outlaw
example-dancer = Dancer
    .the = the Dancer
    .acc = the Dancer
    .dat = the Dancer
example-orphan = Orphan
    .the = the Orphan
    .acc = the Orphan
    .dat = the Orphan

## Steps of powers: orders that begin small. The page makes the first letter large and ends with step-whole.

step-then = { $first }; then { $second }
step-whole = { $steps }.

step-bank = take { $amount } gold from the bank
step-fill = take gold from the bank until you have exactly { $level }
step-court = take all the gold on the court
step-neighbours = take { $amount } gold from your left neighbour and { $amount } from your right
step-treat = let each of your neighbours take { $amount } gold from the bank
step-richest = take { $amount } gold from the richest of the others (if several tie, you choose)
step-richest-self = take { $amount } gold from the richest player (you count too; if several tie, you choose)
step-richer = go round the table from your left: whoever is richer than you at that moment gives you { $amount } gold
step-chosen = take { $amount } gold from one other player of your choice
step-trade = swap your whole fortune with another player’s, if you like
step-together =
    { $alone ->
        [0] take nothing
       *[other] take { $alone } gold
    } from the bank – but if another card of this character was shown this turn, each of you takes { $each }
step-win = win the game at once if you have { $least } gold or more
step-stir = take the cards of two other players unseen and exchange them, or pretend to
step-spy = look at your card and another player’s, and exchange the two, or pretend to
step-spy-centre = look at your card and one other, another player’s or one in the centre, and exchange the two, or pretend to
step-peek = look at any one card
step-accuse = point at another player, who names a character and then shows their card; if it is a different one, they pay you { $amount } gold
step-puppets = pick two other players and take { $amount } gold from each
step-seats = have those two change seats (cards and fortunes stay where they are)
step-expose = pick another player, whose card everybody sees except its owner

# R8.8: gold from one side to another. $giver and $taker: words of `gold`; $amount: a number, half, or all.
step-gold = { $giver ->
        [you] { gold-give } { gold-to }
       *[other] { $taker ->
                [you] { gold-take } { gold-from }
                [bank] { gold-take } for the bank { gold-from }
               *[other] let { gold-who } { gold-let } { gold-from }
            }
    }
gold-give = { $amount ->
        [half] give half your gold
        [all] give all your gold
       *[other] give { $amount } gold
    }
gold-take = { $amount ->
        [half] take half the gold
        [all] take all the gold
       *[other] take { $amount } gold
    }
gold-let = { $amount ->
        [half] take half the gold
        [all] take all the gold
       *[other] take { $amount } gold
    }
gold-from = { $giver ->
        [bank] from the bank
        [court] from the court
        [left] from your left neighbour
        [right] from your right neighbour
        [neighbours] from each of your neighbours
        [others] from each of the others
        [announcer] from the announcer
        [claimants] from each player who has claimed
        [chosen] from one other player of your choice
        [richest] { $taker ->
                [you] from the richest of the others
               *[other] from the richest player
            }
       *[poorest] { $taker ->
                [you] from the poorest of the others
               *[other] from the poorest player
            }
    }
gold-who = { $taker ->
        [left] your left neighbour
        [right] your right neighbour
        [neighbours] each of your neighbours
        [others] each of the others
        [announcer] the announcer
        [claimants] each player who has claimed
        [chosen] one other player of your choice
        [richest] the richest player
       *[poorest] the poorest player
    }
gold-to = { $taker ->
        [bank] to the bank
        [left] to your left neighbour
        [right] to your right neighbour
        [neighbours] to each of your neighbours
        [others] to each of the others
        [announcer] to the announcer
        [claimants] to each player who has claimed
        [chosen] to one other player of your choice
        [richest] to the richest of the others
       *[poorest] to the poorest of the others
    }
step-rotate = { $way ->
        [left] have everybody pass their whole fortune to the left
        [right] have everybody pass their whole fortune to the right
       *[chosen] have everybody pass their whole fortune to the left or to the right, as you choose
    }
step-if = { $condition ->
        [poorest] go on only if nobody has less gold than you
        [richest] go on only if nobody has more gold than you
        [unclaimed] go on only if nobody has claimed
        [claimed] go on only if somebody has claimed
        [right] go on only if the accused was right
       *[wrong] go on only if the accused was wrong
    }
