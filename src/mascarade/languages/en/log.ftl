### What happened, sentence by sentence: the log, the line in the middle of the table, and what a screen reader hears.
###
### A player in a sentence comes twice: $player is the name, $player_is is "you" for the reader and "other" for everybody else. The same goes
### for $other, $payer and $payee. $character is a character's name; $character_the, $character_acc and $character_dat are its inflected
### forms. $slot says which of several cards before one player is meant: "left", "right", "protected", or "only" where there is just one.

# A card as the object of a sentence ("takes …", "looks at …", "sees …"): in an inflected language, the accusative.
# $owner: "you", "self" (the one who acts), "other" (then $name is whose it is), "centre" (card $number of several), "only-centre".
card-object = { $owner ->
        [you] { $slot ->
                [left] your left card
                [right] your right card
                [protected] your protected card
               *[only] your card
            }
        [self] { $slot ->
                [left] their own left card
                [right] their own right card
                [protected] their own protected card
               *[only] their own card
            }
        [centre] centre card { $number }
        [only-centre] the centre card
       *[other] { $slot ->
                [left] { $name }’s left card
                [right] { $name }’s right card
                [protected] { $name }’s protected card
               *[only] { $name }’s card
            }
    }

# A card as a caption, or as the subject of a sentence: the nominative. Variables as in card-object, but for "self".
card = { $owner ->
        [you] { $slot ->
                [left] your left card
                [right] your right card
                [protected] your protected card
               *[only] your card
            }
        [centre] centre card { $number }
        [only-centre] the centre card
       *[other] { $slot ->
                [left] { $name }’s left card
                [right] { $name }’s right card
                [protected] { $name }’s protected card
               *[only] { $name }’s card
            }
    }

# Above the lines of one turn.
log-turn = Turn { $turn }

# $cards: two cards, joined as in card-object.
log-took = { $player_is ->
        [you] You take { $cards } under the table.
       *[other] { $player } takes { $cards } under the table.
    }
log-exchanged = { $player_is ->
        [you] You really exchanged them.
       *[other] { $player } really exchanged them.
    }
log-pretended = { $player_is ->
        [you] You only pretended.
       *[other] { $player } only pretended.
    }
# $card: as in card-object.
log-looked = { $player_is ->
        [you] You look at { $card }.
       *[other] { $player } looks at { $card }.
    }
# A power that looks at any one card. $cards: one card, as in card-object.
log-peeked = { $player_is ->
        [you] You secretly look at { $cards }.
       *[other] { $player } secretly looks at { $cards }.
    }
log-saw = { $player_is ->
        [you] You see { $card }: { $character }.
       *[other] { $player } sees { $card }: { $character }.
    }
# The Princess: everybody but $player has seen the card.
log-saw-exposed = { $player_is ->
        [you] The others have seen your card: { $character }.
       *[other] Everybody but { $player } has seen it: { $character }.
    }
log-announced = { $slot ->
        [left] { $player_is ->
                [you] You announce, with a hand on your left card: “I am { $character_the }!”
               *[other] { $player } announces, with a hand on the left card: “I am { $character_the }!”
            }
        [right] { $player_is ->
                [you] You announce, with a hand on your right card: “I am { $character_the }!”
               *[other] { $player } announces, with a hand on the right card: “I am { $character_the }!”
            }
       *[only] { $player_is ->
                [you] You announce: “I am { $character_the }!”
               *[other] { $player } announces: “I am { $character_the }!”
            }
    }
log-passed = { $player_is ->
        [you] You pass.
       *[other] { $player } passes.
    }
# $players: names, joined.
log-passed-all = Passed: { $players }
log-claimed = { $slot ->
        [left] { $player_is ->
                [you] You claim it too, with a hand on your left card.
               *[other] { $player } claims it too, with a hand on the left card.
            }
        [right] { $player_is ->
                [you] You claim it too, with a hand on your right card.
               *[other] { $player } claims it too, with a hand on the right card.
            }
        [protected] { $player_is ->
                [you] You claim it too, with a hand on your protected card.
               *[other] { $player } claims it too, with a hand on the protected card.
            }
       *[only] { $player_is ->
                [you] You claim: “No, that’s me!”
               *[other] { $player } claims: “No, that’s me!”
            }
    }
log-unchallenged = Nobody claims, so no card is shown.
log-showed = { $slot ->
        [left] { $player_is ->
                [you] You show your left card: { $character }.
               *[other] { $player } shows the left card: { $character }.
            }
        [right] { $player_is ->
                [you] You show your right card: { $character }.
               *[other] { $player } shows the right card: { $character }.
            }
        [protected] { $player_is ->
                [you] You show your protected card: { $character }.
               *[other] { $player } shows the protected card: { $character }.
            }
       *[only] { $player_is ->
                [you] You show your card: { $character }.
               *[other] { $player } shows a card: { $character }.
            }
    }
log-used = { $player_is ->
        [you] You use the power of { $character_the }.
       *[other] { $player } uses the power of { $character_the }.
    }
log-from-bank = { $payee_is ->
        [you] You take { $amount } gold from the bank.
       *[other] { $payee } takes { $amount } gold from the bank.
    }
log-from-court = { $payee_is ->
        [you] You take { $amount } gold from the court.
       *[other] { $payee } takes { $amount } gold from the court.
    }
log-to-bank = { $payer_is ->
        [you] You pay { $amount } gold to the bank.
       *[other] { $payer } pays { $amount } gold to the bank.
    }
log-paid = { $payer_is ->
        [you] You pay { $amount } gold to { $payee }.
       *[other] { $payee_is ->
                [you] { $payer } pays you { $amount } gold.
               *[other] { $payer } pays { $amount } gold to { $payee }.
            }
    }
log-fine = { $payer_is ->
        [you] Wrong card: you pay { $amount } gold to the court.
       *[other] Wrong card: { $payer } pays { $amount } gold to the court.
    }
# Several who showed a wrong card. $players: names, joined.
log-fines = Wrong card, { $amount } gold each to the court: { $players }
# $players: one or two names.
log-chose = { $player_is ->
        [you] You choose: { $players }.
       *[other] { $player } chooses: { $players }.
    }
log-chose-nobody = { $player_is ->
        [you] You choose nobody.
       *[other] { $player } chooses nobody.
    }
log-traded = { $player_is ->
        [you] You swap fortunes with { $other }.
       *[other] { $other_is ->
                [you] { $player } swaps fortunes with you.
               *[other] { $player } swaps fortunes with { $other }.
            }
    }
log-rotated = { $player_is ->
        [you] All fortunes move on by one seat: you pass yours to { $other }.
       *[other] { $other_is ->
                [you] All fortunes move on by one seat: { $player } passes theirs to you.
               *[other] All fortunes move on by one seat: { $player } passes theirs to { $other }.
            }
    }
log-named = { $player_is ->
        [you] You answer: “I am { $character_the }.”
       *[other] { $player } answers: “I am { $character_the }.”
    }
log-moved = { $player_is ->
        [you] You change seats with { $other }. Cards and gold stay.
       *[other] { $other_is ->
                [you] You change seats with { $player }. Cards and gold stay.
               *[other] { $player } and { $other } change seats. Cards and gold stay.
            }
    }
log-exposed = { $player_is ->
        [you] Everybody sees your card now, except you.
       *[other] Everybody sees { $player }’s card now, except { $player }.
    }
# $players: the winners' names, joined; $count: how many.
log-ended = { $reason ->
        [cheat] The game is over: { $players } used a power that wins at once.
        [broke] The game is over: somebody has no gold left. Richest: { $players }.
       *[rich] The game is over. Richest, with 13 gold or more: { $players }.
    }
log-empty = Nothing has happened yet.
log-secret = only you know
