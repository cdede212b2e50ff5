### The report of `mascarade balance`, and what it says in the terminal. The sentences at its top are in findings.ftl.

balance-title = How does this table play?
balance-title-two = Two casts side by side
# $edition: 1 or 2; $scenario: “A”, “B”, “spy”, “own”, or “printed” where there is only one.
balance-setup = { $edition ->
        [1] First edition
       *[2] Second edition
    }, { $players } players{ $scenario ->
        [printed] { "" }
        [own] , a cast of your own
        [spy] , with the Spy
       *[other] , scenario { $scenario }
    }
balance-made = { $games } games between { $players } bots of the kind “{ $bot }”.

balance-seats = Does it matter where you sit?
balance-seats-caption = How many of the games each seat wins. Seat 1 begins, the others follow clockwise. The dashed line is what would be fair; the pale bar is as far as luck may have moved the point.
balance-seat = Seat { $seat }
balance-fair = fair
balance-dealt = Which card is a good start?
balance-dealt-caption = How many games are won by whoever is dealt each card. Cards change hands all the time, so the differences are smaller than one might think.
balance-announced = Who is announced, and is it true?
balance-announced-caption = How often in a game somebody announces each character.
balance-true = true
balance-believed = a bluff that was believed
balance-caught = a bluff that was contradicted
balance-earns = What does a power bring?
balance-earns-caption = The gold that its user gains each time that a power is used. Powers that bring nothing move cards, or end the game.
balance-lengths = How long is a game?
balance-lengths-caption = The games by their number of turns. Half of all games are shorter than the number above the line; eight in ten are strong in colour.
balance-turns = turns
balance-endings = How does it end?
balance-endings-caption = What ended the games.
balance-rich = 13 gold
balance-broke = an empty purse
balance-cheat = a power that wins at once
balance-none = no end
balance-fortunes = How do the fortunes grow?
balance-fortunes-caption = The gold of the richest, the middle and the poorest player at the beginning of each turn, on average over the games still going.
balance-richest = the richest
balance-middle = in the middle
balance-poorest = the poorest
balance-part = { $name }: { $share }

balance-numbers = All the numbers
balance-numbers-caption = Announced, claimed, used and gold are counted a game, all players together. Shares: bluffs of the announcements, contradicted of the announcements, caught of the bluffs, false of the claims.
balance-character = Character
balance-column-announced = Announced
balance-column-bluffed = Bluffs
balance-column-challenged = Contradicted
balance-column-caught = Bluffs caught
balance-column-claimed = Claims
balance-column-false_claims = False claims
balance-column-used = Uses
balance-column-earns = Gold a use
balance-column-earned = Gold a game
balance-how = How to read this
balance-how-text = Bots of one kind sat on all the seats, so what differs comes from cards and seats, not from skill. People bluff in other ways: take the numbers as a tendency, not as a promise. Whatever is drawn with a pale bar is so sure that the true value lies outside it once in a hundred times.

## Two casts

balance-compare = The difference in numbers
balance-compare-caption = The same bots, the same number of games.
balance-compare-what = On average
balance-compare-first = The first player wins
balance-compare-best = The best card wins
balance-compare-worst = The worst card wins
balance-compare-turns = Turns in half of the games at most
balance-compare-bluffs = Announcements that are bluffs
balance-compare-rich = Games that end with 13 gold

## In the terminal

balance-wrote = The report is in { $path }.

## Numbers

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
