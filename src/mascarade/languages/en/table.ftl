### The table: seats, questions, actions, and what surrounds them.
###
### $player is a name; $player_is is "you" for the reader, "other" for everybody else. $character is a character's name, $character_the,
### $character_acc and $character_dat its inflected forms. $slot is "left", "right", "protected", or "only".

table = The table
# The reader, within a list of names.
table-you = you
table-bank = Bank
table-court = Court
table-centre = Centre
table-gold = { $amount } gold
table-player-gold = { $player }, { $amount } gold
table-slot = { $slot ->
        [left] left
        [right] right
       *[protected] protected
    }
# For a screen reader; $card as in card.
table-card = { $card }, face down
table-card-up = { $card }, face up: { $character }
table-time-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Marks beside a name, for a screen reader

# $level: novice, casual, regular, sharp, master, expert
table-is-bot = { $level ->
        [novice] a bot, novice
        [casual] a bot, casual
        [regular] a bot, regular
        [sharp] a bot, sharp
       *[master] a bot, master
        [expert] a bot, grandmaster
    }
table-is-away = not connected
table-is-stood-in = away, a bot is standing in
table-takeover = { $name } is away. A bot takes over in { $seconds } s.
table-stood-in = { $name } is away. A bot plays instead.
table-asleep = The bots are still putting on their masks…
table-back = { $name } is back.
table-has-turn = to play
table-decides = deciding now
table-has-claimed = claims
table-has-passed = passes
table-has-shown = card shown last turn
table-has-won = has won

## In the middle of the table

# $asked: what the player has to decide.
table-status = { $player_is ->
        [you] { $asked ->
                [answer] Your answer: is it you?
                [name-a-character] You are accused
                [exchange-or-pretend] You have two cards under the table
                [choose-a-player] You choose
                [choose-a-player-or-none] You choose
                [choose-a-card] You choose
                [choose-two-players] You choose
                [choose-two-cards] You choose
               *[turn] Your turn
            }
       *[other] { $asked ->
                [answer] Is it { $player }?
                [choose-a-player] { $player } is choosing
                [choose-a-player-or-none] { $player } is choosing
                [choose-a-card] { $player } is choosing
                [choose-two-players] { $player } is choosing
                [choose-two-cards] { $player } is choosing
                [exchange-or-pretend] { $player } has two cards under the table
                [name-a-character] { $player } must name a character
               *[turn] { $player }’s turn
            }
    }
table-says-pass = Pass
table-says-claim = No, that’s me!
table-says-character = I am { $character_the }!

## Above the table

table-cast = Cast
table-log = History
table-chat = Chat
table-chat-new = Chat, new messages
table-beside = History and chat
table-leave = Leave the table
table-onlooker = You are watching. You see what everybody sees.
table-your-decision = It is up to you.
table-fast = Fast forward
table-fast-hint = Speeds through what doesn’t concern you, until it is your turn.

leave-title = Leave the table?
leave-player = Step away, and a bot plays for you until you come back through the same link. Leave for good, and the bot keeps your seat.
leave-alone = Step away, and the game waits: the same link brings you back. Leave for good, and a bot keeps your seat.
leave-onlooker = The game goes on without you. The link brings you back.
leave-stay = Stay
leave-for-now = Step away
leave-for-good = Leave for good

# $count: how many cards there are
cast-title = The cast: { $count } cards
# $count: how many cards of this character there are
cast-copies = × { $count }

# The memory aid.
seen-title = What I have seen
seen-nothing = Nothing yet that the others do not know.
seen-deal = What was dealt

# For whoever comes back: what they missed, and what a bot did for them.
recap-title = While you were away
recap-intro = A bot played for you. What it did in your place is marked.
recap-bot = your bot
recap-read = Back to the game

## The deal

deal-title = Look closely and remember!
deal-remember = This is the only time you see all the cards. Then they are turned face down, and nobody will tell you again.
deal-ready = I am ready
# $players: names, joined
deal-waiting = Still looking: { $players }
# $players: those who are away, joined; $count: how many
deal-away = { $count ->
        [one] { $players } is away: the cards go face down in { $seconds } s.
       *[other] { $players } are away: the cards go face down in { $seconds } s.
    }
deal-begins = Everybody is ready.

## Your side of the table

dock = Your decision
dock-turn = Your turn. What do you do?
dock-quiet = Your card was shown last turn, so you cannot announce now.
dock-exchange = { $cards ->
        [one] Tap the card that goes under the table with yours.
       *[several] Tap the two cards that go under the table.
    }
# $why: "opening" in the first four turns of a game, "shown" after the reader’s card was shown.
dock-must-exchange = { $why ->
        [shown] Your card was shown last turn, so now you must exchange or pretend. Tap a card.
       *[opening] The game opens with four exchanges, real or pretended. Tap a card.
    }
# One of two cards is tapped.
dock-second = Now tap the second card.
# $cards: two cards, joined as in card-object.
dock-really = Under the table: { $cards }. Really exchange them? Only you will know.
dock-swap = Two cards are under the table. Really exchange them?
dock-look = Which of your cards do you look at?
dock-answer = { $player } says: “I am { $character_the }.” Is it you?
dock-claim-with = Which of your cards is { $character_the }?
dock-name = { $player } points at you: who are you? Name a character; then your card is shown.
# What you have just done under the table.
dock-did = { $who ->
        [bot] { $what ->
            [exchanged] Your bot really exchanged them. Only you know.
           *[pretended] Your bot only pretended. Only you know.
        }
       *[you] { $what ->
            [exchanged] You really exchanged them. Only you know.
           *[pretended] You only pretended. Only you know.
        }
    }
dock-back = Back

act-exchange = Exchange
    .hint = or only pretend
act-look = Look
    .hint = at your own card
act-announce = Announce
    .hint = “I am the …!”
# The two ways to do it. They should be about equally long: nobody may see from afar which one is tapped.
act-really = Really exchange
act-pretend = Only pretend
act-pass = Pass
    .hint = let it stand
act-claim = Claim
    .hint = “No, that’s me!”

pick-announce = Announce a character
pick-announce-hint = You may announce any character of the cast, whether or not it is yours.
pick-name = Name a character
pick-name-hint = Right, and nothing happens. Wrong, and you pay.
# The button that says it.
pick-say = I am { $character_the }!
# With two or three players: which card is meant.
pick-hand = With your hand on

## What a power asks. $amount: gold.

ask-anything = Make your choice.
ask-richest = Several tie for richest. Whom do you take { $amount } gold from?
ask-chosen = Whom do you take { $amount } gold from?
ask-trade = Swap your whole fortune with somebody? Tap a player, or keep what you have.
ask-accuse = Point at somebody. They name a character and show their card; if they are wrong, they pay you { $amount } gold.
ask-expose = Whose card should everybody see, except its owner?
ask-puppets = Tap two players: each gives you { $amount } gold, and then they change seats.
ask-stir = Tap the cards of two other players. They go under the table.
ask-spy = Tap a card. You look at it and at your own, and may exchange the two.
ask-peek = Which card do you secretly look at?
ask-gold = Make your choice: { step-gold }.
ask-rotate = Who gets your fortune? All the others pass theirs on the same way.

# $what: "players" or "cards"; $count: how many of them.
choose-tap = { $what ->
        [players] { $count ->
                [one] Tap a player
               *[other] Tap two players
            }
       *[cards] { $count ->
                [one] Tap a card
               *[other] Tap two cards
            }
    }
# $what: one or two names, or one or two cards as in card-object.
choose-confirm = Choose: { $what }
choose-nobody = Nobody

## A secret that is shown while it is held

secret-hold = Hold to see
secret-held = Let go when you have seen enough
secret-read = Read it to me
# On one’s own device: large, until it is put back.
secret-back = { $count ->
        [one] Put it back
       *[other] Put them back
    }
secret-again = Look again

## Notes in pencil

# $card: a card as a caption.
note-title = Your guess: { $card }
note-hint = Only you see it. It stays with this place, even when cards are exchanged.
note-erase = Erase the note
# For a screen reader; $card as in table-card.
note-write = { $card }. Note a guess
note-read = Your note: { $character }

## A card that was shown, beneath it

verdict-true = True!
verdict-liar = Liar!

## An answer prepared while others answer

# $count: how many answer before the reader.
prepare = { $count ->
        [one] { $count } player answers before you. Your answer then:
       *[other] { $count } players answer before you. Your answer then:
    }
prepare-ask = Ask me
prepare-pass = Pass
prepare-watch = Pass if nobody claims

## Several people, one device

pass-title = Pass and play
pass-intro = Everybody plays on this device. It is covered whenever it changes hands.
pass-players = Who plays?
pass-name = Player { $number }
pass-add = Another player
pass-remove = Remove { $player }
pass-edition = Edition
pass-edition-1 = First edition
pass-edition-2 = Second edition
pass-bots = Bots
pass-start = Deal the cards
pass-too-many = This edition has no cast for that many players.
pass-deal = Everybody, look!
pass-give = Give the device to { $player }
pass-give-hint = Nobody else may look.
pass-i-am = I am { $player }
pass-everybody-but = Show this to everybody but { $player }
pass-everybody-hint = { $player } must look away now.
pass-show = Show it
pass-done = Done, cover it
pass-public = Everybody may look
pass-again = New game
pass-leave = End this game?
pass-leave-text = The game on this device ends.

## A screen for the whole room

screen-remember = Look closely and remember!
