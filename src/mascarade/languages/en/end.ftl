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
        [broke] Somebody has no gold left, so the richest wins.
       *[rich] 13 gold are reached, so the richest wins.
    }
over-again = Play again
over-follow = To the next game
over-home = To the first page
over-replay = The whole game once more
over-gold = Gold over time
over-fair = Was the deal fair?
over-download = Download the record

replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scrub = Where in the game
replay-step = Decision { $step } of { $steps }
replay-start = The deal, as everybody saw it.
replay-unseen = Nothing of it was to be seen from here.
replay-eyes = Seen with the eyes of
replay-all = everybody
replay-secret = a secret then

# For a screen reader.
chart-label = A line for each player: gold at the end of each of { $turns } turns. The numbers are in the table below.
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
summary-pretences = Pretences

verify-good = The deal is the one that was fixed before the game.
verify-bad = The deal is not the one that was fixed before the game!
verify-how = How is this checked?
verify-explained = Before the game everybody got a fingerprint (SHA-256) of the deal and a random salt. Now both are public, and your browser has computed the fingerprint again.
verify-commitment = Fingerprint before the game
verify-computed = Fingerprint computed now
verify-salt = Salt
verify-deal = Deal
