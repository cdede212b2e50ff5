### After the game: winners, replay, numbers, proof.

# $players: the winners' names, joined; $count: how many of them.
over-won = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    }
# The reader is among them.
over-you-won = { $count ->
        [one] You win!
       *[other] You win together!
    }
over-why = { $reason ->
        [cheat] { $players } used a power that wins the game at once.
        [broke] { $who_is ->
            [you] You have no gold left, so the richest wins.
           *[other] { $count ->
                [one] { $who } has no gold left, so the richest wins.
               *[other] { $who } have no gold left, so the richest wins.
            }
        }
       *[rich] { $who_is ->
            [you] You have reached 13 gold, so the richest wins.
           *[other] { $count ->
                [one] { $who } has reached 13 gold, so the richest wins.
               *[other] { $who } have reached 13 gold, so the richest wins.
            }
        }
    }
over-again = Play again
over-follow = Next game
over-home = Home
over-replay = Replay
over-gold = Gold over time
over-fair = Was the deal fair?
over-download = Download the record

## Another game: who plays again.

again-title = Another game?
again-yes = plays again
again-open = hasn’t answered yet
again-no = sits out
again-decline = Not this time
# When everybody who wants to has agreed.
again-waiting = { $name } deals as soon as everybody has answered.
# When everybody has.
again-deals = Everybody has answered. { $name } deals.
# Seats of those who do not play on.
again-seats = Empty seats
again-bots = Bots take them
again-close = Close them
again-printed = With fewer seats, the printed cast is played.
again-on = The others are playing again.
again-watch = Watch

## The score over several games.

score-title = { $games ->
        [one] Score after { $games } game
       *[other] Score after { $games } games
    }
score-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }

## How it was decided, and what was remarkable. A player in a sentence: see log.ftl. $turn: in which turn; $amount, $gave, $gold: how much.

# Your place among all who played.
over-place = Place { $place } of { $players }
over-share = Share
over-moment = Share this moment
over-show = Watch it
over-decided = How it was decided
# A trade of whole fortunes: $amount is what $player got, $gave what $other got.
story-swap = { $player_is ->
        [you] Your { $character } on turn { $turn } swapped { $gave } gold for { $other }’s { $amount }.
       *[other] { $other_is ->
                [you] { $player }’s { $character } on turn { $turn } swapped { $gave } gold for your { $amount }.
               *[other] { $player }’s { $character } on turn { $turn } swapped { $gave } gold for { $other }’s { $amount }.
            }
    }
# People changed seats: $other, the richer of the two, has $gold now.
story-seats = { $other_is ->
        [you] { $player }’s { $character } on turn { $turn } gave you a seat with { $gold } gold.
       *[other] { $player_is ->
                [you] Your { $character } on turn { $turn } gave { $other } a seat with { $gold } gold.
               *[other] { $player }’s { $character } on turn { $turn } gave { $other } a seat with { $gold } gold.
            }
    }
story-robbed = { $player_is ->
        [you] Your { $character } on turn { $turn } took { $amount } gold from { $other }.
       *[other] { $other_is ->
                [you] { $player }’s { $character } on turn { $turn } took { $amount } gold from you.
               *[other] { $player }’s { $character } on turn { $turn } took { $amount } gold from { $other }.
            }
    }
story-robbed-many = { $player_is ->
        [you] Your { $character } on turn { $turn } took { $amount } gold from the others.
       *[other] { $player }’s { $character } on turn { $turn } took { $amount } gold from the others.
    }
story-bank = { $player_is ->
        [you] Your { $character } on turn { $turn } took { $amount } gold from the bank.
       *[other] { $player }’s { $character } on turn { $turn } took { $amount } gold from the bank.
    }
story-court = { $player_is ->
        [you] Your { $character } on turn { $turn } took { $amount } gold from the court.
       *[other] { $player }’s { $character } on turn { $turn } took { $amount } gold from the court.
    }
story-cheat = { $player_is ->
        [you] Your { $character } on turn { $turn } won at once, with { $gold } gold.
       *[other] { $player }’s { $character } on turn { $turn } won at once, with { $gold } gold.
    }
story-fine = { $player_is ->
        [you] Your fine on turn { $turn } was your last gold.
       *[other] { $player } paid their last gold as a fine on turn { $turn }.
    }
# After one of these: the card was another one, and nobody doubted.
story-bluffed = It was a bluff, and nobody doubted it.

story-bluff = Best bluff
story-bluff-how = { $character } on turn { $turn }: { $amount } gold
story-gullible = Most gullible
story-gullible-how = believed { $count ->
        [one] { $count } false announcement
       *[other] { $count } false announcements
    }
story-honest = Most honest
story-honest-how = told the truth { $count } out of { $of } times

replay-first = Back to the start
replay-back = One step back
replay-next = One step forward
replay-last = Skip to the end
replay-play = Play
replay-pause = Pause
replay-scrub = Position in the game
replay-step = Decision { $step } of { $steps }
replay-start = The deal, as everybody saw it.
replay-unseen = Nothing to see from this seat.
replay-eyes = Seen by
replay-all = everybody
replay-secret = secret at the time

# For a screen reader.
chart-label = One line per player: gold at the end of each of { $turns } turns. The numbers are in the table below.
chart-start = Start

summary-title = The game in numbers
summary-player = Player
summary-gold = Gold
summary-announced = Announced
summary-bluffs = Bluffs
summary-believed = Bluffs believed
summary-trueclaims = True claims
summary-falseclaims = False claims
summary-fines = Fines paid
summary-looks = Looks
summary-exchanges = Exchanges
summary-pretences = Pretended

verify-good = The deal is the one fixed before the game.
verify-bad = The deal is not the one fixed before the game!
verify-how = How is this checked?
verify-explained = Before the game, everybody received a fingerprint (SHA-256) of the deal and a random salt. Now both are public, and your browser has computed the fingerprint again.
verify-commitment = Fingerprint before the game
verify-computed = Fingerprint computed now
verify-salt = Salt
verify-deal = Deal
