### After the game: winners, replay, numbers, proof.

over-won = { $count ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen gemeinsam
    }
over-you-won = { $count ->
        [one] Du gewinnst!
       *[other] Ihr gewinnt gemeinsam!
    }
over-why = { $reason ->
        [cheat] Eine Fähigkeit brachte den sofortigen Sieg: { $players }.
        [broke] { $who_is ->
            [you] Du hast kein Gold mehr, also gewinnt, wer am reichsten ist.
           *[other] { $count ->
                [one] { $who } hat kein Gold mehr, also gewinnt, wer am reichsten ist.
               *[other] { $who } haben kein Gold mehr, also gewinnt, wer am reichsten ist.
            }
        }
       *[rich] { $who_is ->
            [you] Du hast 13 Gold erreicht, also gewinnt, wer am reichsten ist.
           *[other] { $count ->
                [one] { $who } hat 13 Gold erreicht, also gewinnt, wer am reichsten ist.
               *[other] { $who } haben 13 Gold erreicht, also gewinnt, wer am reichsten ist.
            }
        }
    }
over-again = Noch eine Partie
over-follow = Zur nächsten Partie
over-home = Zur Startseite
over-replay = Die ganze Partie noch einmal
over-gold = Gold im Verlauf der Partie
over-fair = Wurden die Karten fair verteilt?
over-download = Protokoll herunterladen

## Another game: who plays again.

again-title = Noch eine Partie?
again-yes = spielt wieder mit
again-open = überlegt noch
again-no = setzt aus
again-decline = Diesmal nicht
again-waiting = { $name } verteilt die Karten, sobald alle geantwortet haben.
again-deals = Alle haben geantwortet: { $name } verteilt die Karten.
again-seats = Freie Plätze
again-bots = Mit Bots besetzen
again-close = Streichen
again-printed = Mit weniger Plätzen gilt die offizielle Besetzung.
again-on = Die anderen spielen schon weiter.
again-watch = Zuschauen

## The score over several games.

score-title = { $games ->
        [one] Stand nach { $games } Partie
       *[other] Stand nach { $games } Partien
    }
score-wins = { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }

## How it was decided, and what was remarkable.

over-place = Platz { $place } von { $players }
over-share = Teilen
over-moment = Diesen Moment teilen
over-show = Ansehen
over-decided = So fiel die Entscheidung
story-swap = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } { $gave } Gold gegen die { $amount } von { $other } getauscht.
       *[other] { $other_is ->
                [you] In Zug { $turn } hat { $player } als { $character } { $gave } Gold gegen deine { $amount } getauscht.
               *[other] In Zug { $turn } hat { $player } als { $character } { $gave } Gold gegen die { $amount } von { $other } getauscht.
            }
    }
story-seats = { $other_is ->
        [you] In Zug { $turn } hat { $player } als { $character } dich auf einen Platz mit { $gold } Gold gesetzt.
       *[other] { $player_is ->
                [you] In Zug { $turn } hast du als { $character } { $other } auf einen Platz mit { $gold } Gold gesetzt.
               *[other] In Zug { $turn } hat { $player } als { $character } { $other } auf einen Platz mit { $gold } Gold gesetzt.
            }
    }
story-robbed = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } { $amount } Gold von { $other } genommen.
       *[other] { $other_is ->
                [you] In Zug { $turn } hat { $player } dir als { $character } { $amount } Gold abgenommen.
               *[other] In Zug { $turn } hat { $player } als { $character } { $amount } Gold von { $other } genommen.
            }
    }
story-robbed-many = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } den anderen { $amount } Gold abgenommen.
       *[other] In Zug { $turn } hat { $player } als { $character } den anderen { $amount } Gold abgenommen.
    }
story-bank = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } { $amount } Gold aus der Bank genommen.
       *[other] In Zug { $turn } hat { $player } als { $character } { $amount } Gold aus der Bank genommen.
    }
story-court = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } { $amount } Gold vom Gericht genommen.
       *[other] In Zug { $turn } hat { $player } als { $character } { $amount } Gold vom Gericht genommen.
    }
story-cheat = { $player_is ->
        [you] In Zug { $turn } hast du als { $character } mit { $gold } Gold sofort gewonnen.
       *[other] In Zug { $turn } hat { $player } als { $character } mit { $gold } Gold sofort gewonnen.
    }
story-fine = { $player_is ->
        [you] In Zug { $turn } ging dein letztes Gold als Strafe ans Gericht.
       *[other] In Zug { $turn } hat { $player } das letzte Gold als Strafe gezahlt.
    }
story-bluffed = Es war ein Bluff, und niemand hat gezweifelt.

story-bluff = Bester Bluff
story-bluff-how = { $character } in Zug { $turn }: { $amount } Gold
story-gullible = Am leichtgläubigsten
story-gullible-how = { $count ->
        [one] { $count } falsche Ansage geglaubt
       *[other] { $count } falsche Ansagen geglaubt
    }
story-honest = Am ehrlichsten
story-honest-how = { $count } von { $of } Mal die Wahrheit gesagt

replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-scrub = Stelle in der Partie
replay-step = Entscheidung { $step } von { $steps }
replay-start = Die Verteilung, wie alle sie gesehen haben.
replay-unseen = Von diesem Platz aus war davon nichts zu sehen.
replay-eyes = Mit den Augen von
replay-all = allen
replay-secret = damals geheim

chart-label = Eine Linie für jeden Spieler: das Gold am Ende jedes der { $turns } Züge. Die Zahlen stehen in der Tabelle darunter.
chart-start = Beginn

summary-title = Die Partie in Zahlen
summary-player = Spieler
summary-gold = Gold
summary-announced = Ansagen
summary-bluffs = Bluffs
summary-believed = Geglaubte Bluffs
summary-trueclaims = Zu Recht widersprochen
summary-falseclaims = Zu Unrecht widersprochen
summary-fines = Gezahlte Strafen
summary-looks = Angeschaut
summary-exchanges = Getauscht
summary-pretences = Nur so getan

verify-good = Die Karten wurden so verteilt, wie es vor der Partie festgelegt war.
verify-bad = Die Karten wurden anders verteilt, als es vor der Partie festgelegt war!
verify-how = Wie wird das geprüft?
verify-explained = Vor der Partie bekamen alle einen Fingerabdruck (SHA-256) der Verteilung und eines zufälligen Salzes. Jetzt ist beides öffentlich, und dein Browser hat den Fingerabdruck neu berechnet.
verify-commitment = Fingerabdruck vor der Partie
verify-computed = Jetzt berechneter Fingerabdruck
verify-salt = Salz
verify-deal = Verteilung
