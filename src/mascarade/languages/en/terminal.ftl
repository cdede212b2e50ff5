### The game and its replay in the terminal: what is shown there, asked there, and understood when it is typed.
###
### Roles in a sentence ($player, $player_is, …) and characters are as in en/log.ftl. Lines are short: a stage has 36 columns.

## Putting things together

terminal-and = { $first } and { $second }
terminal-or = { $first } or { $second }
# One sentence after the other.
terminal-after = { $first } { $second }
terminal-aside = { $said } ({ $aside })

## Cards

# A card or a player as a choice: as short as can be. $owner may also be "yourself": a player, not a card.
terminal-choice = { $owner ->
        [yourself] yourself
        [you] { $slot ->
                [left] your left
                [right] your right
                [protected] your protected
               *[only] your own
            }
        [centre] centre { $number }
        [only-centre] centre
       *[other] { $slot ->
                [left] { $name }’s left
                [right] { $name }’s right
                [protected] { $name }’s protected
               *[only] { $name }
            }
    }

## What happened, where the log of the page is longer

# Somebody else took their own card and another. $other_is: "you", "centre" (card $number), "only-centre", "other".
terminal-took = { $other_is ->
        [you] { $player } may have exchanged with you.
        [centre] { $player } may have exchanged with centre card { $number }.
        [only-centre] { $player } may have exchanged with the centre card.
       *[other] { $player } may have exchanged with { $other }.
    }
# $cards: two cards, joined as in card-object.
terminal-exchanged = { $player_is ->
        [you] You really exchanged { $cards }.
       *[other] { $player } really exchanged { $cards }.
    }
terminal-pretended = { $player_is ->
        [you] You only pretended to exchange { $cards }.
       *[other] { $player } only pretended to exchange { $cards }.
    }
# Several show at once. $cards: each as in terminal-showed, joined.
terminal-showed-all = Cards shown: { $cards }.
terminal-showed = { $slot ->
        [left] { $player }, left ({ $character })
        [right] { $player }, right ({ $character })
        [protected] { $player }, protected ({ $character })
       *[only] { $player } ({ $character })
    }
# Several take or pay the same. $players: names, joined; “you” may be among them.
terminal-from-bank-each = { $amount } gold each from the bank: { $players }.
terminal-fine-each = Wrong cards, { $amount } gold each to the court: { $players }.
terminal-paid-each = { $payee_is ->
        [you] You get { $amount } gold each from { $players }.
       *[other] { $payee } gets { $amount } gold each from { $players }.
    }
# Beside a card that everybody but its owner sees.
terminal-knows-but = everybody knows but { $player }
# Below the winners’ names. $count: how many they are; $players: those who have nothing left.
terminal-won-with = { $reason ->
        [cheat] with { $amount } gold, and a power that wins at once
        [broke] { $count ->
                [one] with { $amount } gold; nothing left: { $players }
               *[other] with { $amount } gold each; nothing left: { $players }
            }
       *[rich] { $count ->
                [one] with { $amount } gold
               *[other] with { $amount } gold each
            }
    }

## Around the table

# Beside a name; at most 12 columns.
terminal-tag = { $tag ->
        [announces] announces
        [claims] claims
        [showed] showed
       *[wins] wins
    }
terminal-centre = in the centre
terminal-no-gold = no gold
terminal-over = The game is over
terminal-help = help
terminal-quit = quit
# The person’s name at the table, if none is given.
terminal-name = Robin
terminal-begins = { $player_is ->
        [you] You begin.
       *[other] { $player } begins.
    }
terminal-go-on = Press Enter to go on
# The choice that pressing Enter means.
terminal-enter = (Enter)
# Follows the word for “back”.
terminal-begin-again = to start over

## Why the person is asked

terminal-opening = The first four turns are for exchanging only, or pretending to.
terminal-must-exchange = Your card was shown last turn: this time you can only exchange, or pretend to.
terminal-accused = { $player } accuses you. Say who you are and show your card. If you are wrong, you pay { $amount } gold.

## Questions: a prompt has one line

terminal-claim-too = Do you claim it too?
terminal-announce-with = Announce with your hand on which card?
terminal-take-which = Which of your cards do you take?
terminal-exchange-whose = Exchange with whose card?
# $card: as in terminal-choice.
terminal-who-else = { $card }, and who else?
terminal-who = Who are you?
terminal-really = With { $card }: really exchange, or only pretend?
# $cards: two cards as in terminal-choice, joined.
terminal-really-both = { $cards }: really exchange, or only pretend?
terminal-really-them = Really exchange, or only pretend?
terminal-ask-trade = Swap fortunes with whom?
terminal-ask-accuse = Whom do you accuse?
terminal-ask-spy = Spy on whose card?
terminal-ask-stir = Whose card do you take first?
terminal-ask-puppets = Who pays and changes seats?
terminal-ask-anyone = Whom do you choose?

## Choices

terminal-do-exchange = exchange, or pretend to
terminal-do-look = look at your card
terminal-do-announce = announce who you are
terminal-do-pass = pass
terminal-do-claim = claim to be { $character_the } too
terminal-do-really = exchange them
terminal-do-pretend = only pretend

## Words that may be typed, separated by commas. The first letters of one are enough. Where the terminal offers one, it is the first.

terminal-words-exchange = exchange, take
terminal-words-look = look
terminal-words-announce = announce, i am, say
terminal-words-pass = pass
terminal-words-claim = claim, me too
terminal-words-really = exchange, really
terminal-words-pretend = pretend
terminal-words-left = left
terminal-words-right = right
terminal-words-protected = protected
terminal-words-nobody = nobody, none
terminal-words-back = back
terminal-words-help = help, rules
terminal-words-quit = quit, exit
terminal-words-yes = y, yes

## What was typed makes no sense. $help: the sign for help.

terminal-type-number = Type a number from 1 to { $count }, or the first letters of your choice.
terminal-could-be = “{ $word }” could be { $choices }. Type a little more, or the number.
terminal-none-of-these = “{ $word }” is none of these. Type 1 to { $count }, a word, or { $help } for help.

## Leaving, saving

terminal-yes-or-no = y or n
terminal-leave = Leave the game? It will not be saved.
# “q” was typed, and one of the choices begins with it. $type: the letters that mean it.
terminal-meant = For { $choice }, type { $type }.
terminal-save = Save the record of this game?
terminal-where = Where to? Enter for { $path }
terminal-exists = { $path } exists. Overwrite it?
terminal-elsewhere = Then choose another place.
terminal-failed = That did not work: { $why }. Choose another place.
terminal-saved = Saved. Watch it again: { $command }
terminal-good-night = Good night, and come again.

## Powers in a few words: with the name, at most 38 columns

terminal-brief-bank = +{ $amount }
terminal-brief-fill = fills up to { $level }
terminal-brief-court = takes the court
terminal-brief-neighbours = { $amount } from each neighbour
terminal-brief-treat = neighbours +{ $amount }
terminal-brief-richest = { $amount } from the richest
terminal-brief-richer = { $amount } from whoever is richer
terminal-brief-chosen = { $amount } from anyone
terminal-brief-trade = swaps fortunes
terminal-brief-together = +{ $alone }, both shown: +{ $each } each
terminal-brief-win = wins with { $least } gold
terminal-brief-stir = may swap two cards
terminal-brief-spy = sees two cards, may swap
terminal-brief-peek = sees a card
terminal-brief-accuse = accuses: wrong pays { $amount }
terminal-brief-puppets = { $amount } from two
terminal-brief-seats = swaps them
terminal-brief-expose = exposes a card
terminal-brief-gold = { $amount ->
        [half] moves half the gold
        [all] moves all the gold
       *[other] moves { $amount } gold
    }
terminal-brief-rotate = passes all fortunes on
terminal-brief-if = goes on only sometimes

## What a power’s own words leave open

terminal-note-court = This turn’s fines come later, so they are not included.
terminal-note-fill = With that much or more, nothing happens.
terminal-note-trade = A fine is paid out of the new fortune.
terminal-note-win = With less, nothing happens.
terminal-note-seats = Turn order and neighbours belong to seats; what you know goes with you.
terminal-note-blank = A character of your own making.

## Help

terminal-may-type = You can type
terminal-type-choice = a number or a word
    .what = choose: 2, look, or just the first letters
terminal-type-several = several at once
    .what = exchange bruno, announce king, 1 3 2
terminal-type-back = start your choice over
terminal-type-page = this page
terminal-type-character = what a character does
terminal-type-rules = the rules in brief
terminal-type-quit = leave the game
terminal-no-such = There is no “{ $asked }” in this game. There are { $characters }.

terminal-rules-aim = The aim
    .text = Be the richest when somebody reaches 13 gold or has none left. Everybody starts with 6.
terminal-rules-cards = The cards
    .text = Everybody sees all cards once, at the start. Then they lie face down and move unseen: you may not be who you think.
terminal-rules-turn = A turn
    .text = Do one of three things. In the first four turns of the game, only the first is allowed.
terminal-rules-exchange = Exchange or pretend
    .text = Take your card and another one under the table, and exchange them or not. Everybody sees which cards; only you know what you did.
terminal-rules-look = Look
    .text = Look at your own card.
terminal-rules-announce = Announce
    .text = Say who you are: the truth, a guess, a lie. One by one the others pass, or claim to be it too. If all pass, you use the power and show nothing. If somebody claims, all of you show: whoever really is it uses the power, and the others pay 1 gold to the court.
terminal-rules-shown = After showing
    .text = { $edition ->
        [1] If your card was shown in the turn just before yours, you must exchange or pretend.
       *[2] If your card was shown in the turn just before yours, you must exchange or pretend, or look.
    }
terminal-rules-gold = Gold
    .text = Powers come before fines. The game stops the moment somebody has 13 gold, or none; the richest wins.
terminal-rules-two = 2 players
    .text = Three cards each: left, right and protected. Nobody takes your protected card, and you never announce with it, but you may claim with it. You always mean one card.
terminal-rules-three = 3 players
    .text = Two cards each, left and right. You announce or claim with a hand on one of them, and only that one is meant.

## Programs that play

# $fault: what a program did wrong; except after “not-asked”, the first choice that it had is taken for it.
terminal-fault = { $fault ->
        [late] { $player }’s program answered too late: its first choice is taken.
        [bad-message] { $player }’s program made no sense: its first choice is taken.
        [not-allowed] { $player }’s program made a move that is not allowed: its first choice is taken.
        [not-asked] { $player }’s program spoke without being asked.
        [gone] { $player }’s program has ended: from now on its first choice is taken.
       *[other] { $player }’s program cannot go on: from now on its first choice is taken.
    }

## A replay

terminal-progress = { $step } of { $steps }
terminal-start = the start
# $quit: what to type.
terminal-step-on = Enter for the next step, { $quit } to stop

## Tables of characters

terminal-column-character = character
terminal-column-power = power
terminal-column-cards = cards
terminal-column-players = players
terminal-blanks = Blank cards
terminal-blank-examples = Blank cards that come with the package
terminal-scenario = scenario { $scenario }
terminal-good-cast = A good cast for { $players } players
terminal-broken-cast = This cast breaks the rules:
