# Making a table, and the table before the game.

name-example = For example, Columbine

## Options

make-edition = Edition
edition-1 = First
edition-1-hint = The 2013 classic: 2 to 13 players, twelve characters.
edition-2 = Second
edition-2-hint = From 2021: 4 to 12 players, sixteen characters, scenarios for first games (A) and for more strategy (B).
make-seats = Players
make-seats-hint = Bots take the empty seats.
make-cast = Who is at the ball
make-scenario-printed = As printed
make-scenario-spy = With the Spy
make-scenario-a = A: first games
make-scenario-b = B: more strategy
make-scenario-own = Your own
make-own-hint = Tap masks to invite them or send them away.
make-cast-hint = Tap a mask to read what it can do.
make-copies = { $number } cards
make-count =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for { $players } players.
make-centre =
    { $cards ->
        [one] One of them lies in the centre.
       *[other] { $cards } of them lie in the centre.
    }
make-fine = This cast follows all the rules.
make-blank = Blank card
make-blank-remove = Tear up
make-fill = Bot level
make-seconds = Time per decision
make-seconds-none = No limit
make-seconds-some = { $seconds } seconds
make-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
make-starts = Who goes first
make-starts-random = Random
make-starts-first = The first seat
make-memory = Memory
memory-usual = Usual
memory-usual-hint = Everybody can reread what happened in the open, but not what only they saw.
memory-only = From memory
memory-only-hint = No history and no notes. What you forget is forgotten.
memory-aid = Memory aid
memory-aid-hint = You can also look up the deal and what only you saw. Good for first games.
make-onlookers = Onlookers
make-onlookers-hint = Anybody with the link can watch. They see what everybody sees.
make-chat = Free chat
make-chat-hint = Reactions and ready-made phrases always work.
make-bots = Play against bots
make-later = You can change all of this until the game begins.

## Blank card

blank-title = A card of your own
blank-text = The blank card can be anybody you like. Give it a name and one to four steps.
blank-examples = Examples
blank-name = Name
blank-power = Power
blank-step = Step { $number }
blank-number = How much in step { $number }
blank-word = Which in step { $number }
blank-flag-self = yourself included
blank-flag-centre = or a card in the centre
blank-side-bank = the bank
blank-side-you = you
blank-side-court = the court
blank-side-left = left neighbour
blank-side-right = right neighbour
blank-side-neighbours = each neighbour
blank-side-others = each of the others
blank-side-announcer = the announcer
blank-side-claimants = all who claimed
blank-side-chosen = one you choose
blank-side-richest = the richest
blank-side-poorest = the poorest
blank-way-left = to the left
blank-way-right = to the right
blank-way-chosen = as you choose
blank-condition-poorest = nobody is poorer
blank-condition-richest = nobody is richer
blank-condition-unclaimed = nobody claimed
blank-condition-claimed = somebody claimed
blank-condition-right = accused was right
blank-condition-wrong = accused was wrong
blank-amount-half = half
blank-amount-all = all
blank-step-add = And then…
blank-step-remove = Remove step { $number }
blank-copies = Copies
blank-players = Minimum number of players
blank-json = As text, to keep or share
blank-file = Or from a file
blank-json-wrong = This is not a card: it needs a name and steps.
blank-json-mine = This card as text:
blank-add = Add to the cast

## Before the game

lobby-title = { $name }’s table
lobby-title-nobody = The table
lobby-leave = Leave
lobby-join = Sit down
lobby-full = Every seat is taken.
lobby-full-onlooker = Every seat is taken. Stay if you like: you will see what everybody sees.
lobby-removed = The host has given your seat away.
lobby-start = Deal the cards
lobby-start-bots =
    { $bots ->
        [one] A bot takes the empty seat.
       *[other] Bots take the { $bots } empty seats.
    }
lobby-start-full = Everybody is here.
lobby-waiting = { $name } deals the cards when everybody is here.

seats = Seats, clockwise
seats-how = Drag it, or move it with the up and down arrow keys.
seats-move = { $name }, seat { $place }: move
seats-moved = { $name } now has seat { $place }.
seats-you = You
seats-host = Host
seats-bot = Bot: { $level }
seats-away = Not connected
seats-arrived = { $name } has sat down.
seats-hand-over = Make { $name } the host
seats-remove = Free { $name }’s seat
seats-empty = Empty seat
seats-level = How well the bot plays
seats-temperament = The bot’s temperament
seats-temperament-any = Any temperament
# of an expert, who has no temperament
seats-learned = Self-taught
seats-add-bot = Add a bot

invite = Invite friends
invite-code = Table code: { $code }
invite-share = Share
invite-copy = Copy link
invite-copied = Link copied. Send it to your friends.
invite-not-copied = Copy this link: { $link }
invite-text = Come and play Mascarade with me!
invite-hint = Send the link, read out the code, or let them scan the QR code.
invite-local = For now this address works on this device only. Whoever runs the server can open it to others (--host 0.0.0.0).
invite-qr = Scan to join
invite-qr-large = QR code: enlarge
invite-screen = Big screen for the room

options = This game
options-change = Change
options-edition =
    { $edition ->
        [1] First edition
       *[2] Second edition
    }
options-players = { $players } players
options-no-limit = No time limit
options-limit = { $seconds } s per decision
options-starts-random = Random first player
options-starts-first = First seat begins
options-no-onlookers = No onlookers
options-no-chat = No free chat
options-rules = Read the rules

screen-title = Come to the ball!
