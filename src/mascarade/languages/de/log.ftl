### What the variables mean: en/log.ftl. “von” and “an” keep names as they are.

card-object = { $owner ->
        [you] { $slot ->
                [left] deine linke Karte
                [right] deine rechte Karte
                [protected] deine geschützte Karte
               *[only] deine Karte
            }
        [self] { $slot ->
                [left] die eigene linke Karte
                [right] die eigene rechte Karte
                [protected] die eigene geschützte Karte
               *[only] die eigene Karte
            }
        [centre] Karte { $number } aus der Mitte
        [only-centre] die Karte aus der Mitte
       *[other] { $slot ->
                [left] die linke Karte von { $name }
                [right] die rechte Karte von { $name }
                [protected] die geschützte Karte von { $name }
               *[only] die Karte von { $name }
            }
    }
card = { $owner ->
        [you] { $slot ->
                [left] deine linke Karte
                [right] deine rechte Karte
                [protected] deine geschützte Karte
               *[only] deine Karte
            }
        [centre] Karte { $number } aus der Mitte
        [only-centre] die Karte aus der Mitte
       *[other] { $slot ->
                [left] die linke Karte von { $name }
                [right] die rechte Karte von { $name }
                [protected] die geschützte Karte von { $name }
               *[only] die Karte von { $name }
            }
    }

log-turn = Zug { $turn }

log-took = { $player_is ->
        [you] Du nimmst { $cards } unter den Tisch.
       *[other] { $player } nimmt { $cards } unter den Tisch.
    }
log-exchanged = { $player_is ->
        [you] Du hast sie wirklich vertauscht.
       *[other] { $player } hat sie wirklich vertauscht.
    }
log-pretended = { $player_is ->
        [you] Du hast nur so getan.
       *[other] { $player } hat nur so getan.
    }
log-looked = { $player_is ->
        [you] Du schaust dir { $card } an.
       *[other] { $player } schaut sich { $card } an.
    }
log-peeked = { $player_is ->
        [you] Du schaust dir heimlich { $cards } an.
       *[other] { $player } schaut sich heimlich { $cards } an.
    }
log-saw = { $player_is ->
        [you] Du siehst { $card }: { $character }.
       *[other] { $player } sieht { $card }: { $character }.
    }
log-saw-exposed = { $player_is ->
        [you] Die anderen haben deine Karte gesehen: { $character }.
       *[other] Alle außer { $player } haben sie gesehen: { $character }.
    }
log-announced = { $slot ->
        [left] { $player_is ->
                [you] Du sagst an, die Hand auf deiner linken Karte: „Ich bin { $character_the }!“
               *[other] { $player } sagt an, die Hand auf der linken Karte: „Ich bin { $character_the }!“
            }
        [right] { $player_is ->
                [you] Du sagst an, die Hand auf deiner rechten Karte: „Ich bin { $character_the }!“
               *[other] { $player } sagt an, die Hand auf der rechten Karte: „Ich bin { $character_the }!“
            }
       *[only] { $player_is ->
                [you] Du sagst an: „Ich bin { $character_the }!“
               *[other] { $player } sagt an: „Ich bin { $character_the }!“
            }
    }
log-passed = { $player_is ->
        [you] Du passt.
       *[other] { $player } passt.
    }
log-passed-all = Gepasst: { $players }
log-claimed = { $slot ->
        [left] { $player_is ->
                [you] Du widersprichst, die Hand auf deiner linken Karte.
               *[other] { $player } widerspricht, die Hand auf der linken Karte.
            }
        [right] { $player_is ->
                [you] Du widersprichst, die Hand auf deiner rechten Karte.
               *[other] { $player } widerspricht, die Hand auf der rechten Karte.
            }
        [protected] { $player_is ->
                [you] Du widersprichst, die Hand auf deiner geschützten Karte.
               *[other] { $player } widerspricht, die Hand auf der geschützten Karte.
            }
       *[only] { $player_is ->
                [you] Du widersprichst: „Nein, das bin ich!“
               *[other] { $player } widerspricht: „Nein, das bin ich!“
            }
    }
log-unchallenged = Niemand widerspricht, also wird keine Karte aufgedeckt.
log-showed = { $slot ->
        [left] { $player_is ->
                [you] Du deckst deine linke Karte auf: { $character }.
               *[other] { $player } deckt die linke Karte auf: { $character }.
            }
        [right] { $player_is ->
                [you] Du deckst deine rechte Karte auf: { $character }.
               *[other] { $player } deckt die rechte Karte auf: { $character }.
            }
        [protected] { $player_is ->
                [you] Du deckst deine geschützte Karte auf: { $character }.
               *[other] { $player } deckt die geschützte Karte auf: { $character }.
            }
       *[only] { $player_is ->
                [you] Du deckst deine Karte auf: { $character }.
               *[other] { $player } deckt die Karte auf: { $character }.
            }
    }
log-used = { $player_is ->
        [you] Du setzt { $character_acc } ein.
       *[other] { $player } setzt { $character_acc } ein.
    }
log-from-bank = { $payee_is ->
        [you] Du nimmst { $amount } Gold aus der Bank.
       *[other] { $payee } nimmt { $amount } Gold aus der Bank.
    }
log-from-court = { $payee_is ->
        [you] Du nimmst { $amount } Gold vom Gericht.
       *[other] { $payee } nimmt { $amount } Gold vom Gericht.
    }
log-to-bank = { $payer_is ->
        [you] Du zahlst { $amount } Gold an die Bank.
       *[other] { $payer } zahlt { $amount } Gold an die Bank.
    }
log-paid = { $payer_is ->
        [you] Du zahlst { $amount } Gold an { $payee }.
       *[other] { $payee_is ->
                [you] { $payer } zahlt dir { $amount } Gold.
               *[other] { $payer } zahlt { $amount } Gold an { $payee }.
            }
    }
log-fine = { $payer_is ->
        [you] Falsche Karte: Du zahlst { $amount } Gold ans Gericht.
       *[other] Falsche Karte: { $payer } zahlt { $amount } Gold ans Gericht.
    }
log-fines = Falsche Karte, je { $amount } Gold ans Gericht: { $players }
log-chose = { $player_is ->
        [you] Deine Wahl: { $players }.
       *[other] Die Wahl von { $player }: { $players }.
    }
log-chose-nobody = { $player_is ->
        [you] Du wählst niemanden.
       *[other] { $player } wählt niemanden.
    }
log-traded = { $player_is ->
        [you] Du tauschst dein ganzes Gold gegen das von { $other }.
       *[other] { $other_is ->
                [you] { $player } tauscht alles Gold gegen deines.
               *[other] { $player } tauscht alles Gold gegen das von { $other }.
            }
    }
log-rotated = { $player_is ->
        [you] Alle Vermögen wandern einen Platz weiter: Du gibst deines an { $other }.
       *[other] { $other_is ->
                [you] Alle Vermögen wandern einen Platz weiter: { $player } gibt das eigene an dich.
               *[other] Alle Vermögen wandern einen Platz weiter: { $player } gibt das eigene an { $other }.
            }
    }
log-named = { $player_is ->
        [you] Du antwortest: „Ich bin { $character_the }.“
       *[other] { $player } antwortet: „Ich bin { $character_the }.“
    }
log-moved = { $player_is ->
        [you] Du tauschst mit { $other } den Platz. Karten und Gold bleiben liegen.
       *[other] { $other_is ->
                [you] Du tauschst mit { $player } den Platz. Karten und Gold bleiben liegen.
               *[other] { $player } und { $other } tauschen die Plätze. Karten und Gold bleiben liegen.
            }
    }
log-exposed = { $player_is ->
        [you] Jetzt sehen alle deine Karte, nur du nicht.
       *[other] Jetzt sehen alle die Karte von { $player }, nur { $player } nicht.
    }
log-ended = { $reason ->
        [cheat] Die Partie ist aus: Eine Fähigkeit bringt den sofortigen Sieg. Gewonnen: { $players }.
        [broke] Die Partie ist aus: Jemand hat kein Gold mehr. Am reichsten: { $players }.
       *[rich] Die Partie ist aus. Am reichsten, mit mindestens 13 Gold: { $players }.
    }
log-empty = Noch ist nichts passiert.
log-secret = das weißt nur du
