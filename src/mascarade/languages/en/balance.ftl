### The report of `mascarade balance`, and what it says in the terminal. The sentences at its top are in findings.ftl.

balance-title = How does this table play?
balance-title-two = Two casts side by side
# $edition: 1 or 2; $scenario: “A”, “B”, “spy”, “own”, or “printed” where there is only one.
balance-setup = { $edition ->
        [1] First edition
       *[2] Second edition
    }, { $players } players{ $scenario ->
        [printed] { "" }
        [own] , a custom cast
        [spy] , with the Spy
       *[other] , scenario { $scenario }
    }
balance-made = { $games } games between { $players } bots: { $bot }.

balance-seats = Does it matter where you sit?
balance-seats-caption = The share of games each seat wins. Seat 1 begins, the others follow clockwise. The dashed line is what would be fair; the pale bar shows how far luck may have moved the point.
balance-seat = Seat { $seat }
balance-fair = fair
balance-dealt = Which card is a good start?
balance-dealt-caption = The share of games won by whoever is dealt each card. Cards change hands all the time, so the differences are smaller than you might think.
balance-announced = Who is announced, and is it true?
balance-announced-caption = How many times per game each character is announced.
balance-true = true
balance-believed = a bluff that was believed
balance-caught = a bluff that was contradicted
balance-earns = What does a power earn?
balance-earns-caption = The gold its user gains each time a power is used. Powers that bring nothing move cards or end the game.
balance-lengths = How long is a game?
balance-lengths-caption = Games by their number of turns. Half of all games are shorter than the number above the line; the dark columns hold eight games in ten.
balance-turns = turns
balance-endings = How does it end?
balance-endings-caption = What ended the games.
balance-rich = 13 gold
balance-broke = an empty purse
balance-cheat = a power that wins at once
balance-none = no end
balance-fortunes = How do the fortunes grow?
balance-fortunes-caption = The gold of the richest, the middle and the poorest player at the start of each turn, on average over the games still going.
balance-richest = the richest
balance-middle = in the middle
balance-poorest = the poorest
balance-part = { $name }: { $share }

balance-numbers = All the numbers
balance-numbers-caption = Announced, claims, uses and gold are counted per game, all players together. Bluffs and contradicted are shares of the announcements, bluffs caught of the bluffs, false claims of the claims.
balance-character = Character
balance-column-announced = Announced
balance-column-bluffed = Bluffs
balance-column-challenged = Contradicted
balance-column-caught = Bluffs caught
balance-column-claimed = Claims
balance-column-false_claims = False claims
balance-column-used = Uses
balance-column-earns = Gold per use
balance-column-earned = Gold per game
balance-how = How to read this
balance-how-text = Bots of one kind sat in all the seats, so differences come from cards and seats, not from skill. People bluff in other ways: take the numbers as a tendency, not a promise. The pale bars are 99% intervals.

## Two casts

balance-compare = The difference in numbers
balance-compare-caption = The same bots, the same number of games.
balance-compare-what = On average
balance-compare-first = The first player wins
balance-compare-best = The best card wins
balance-compare-worst = The worst card wins
balance-compare-turns = Median number of turns
balance-compare-bluffs = Announcements that are bluffs
balance-compare-rich = Games that end with 13 gold

## In the terminal

balance-wrote = The report is in { $path }.

## Numbers

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
