### What the variables mean: en/terminal.ftl. “von”, “mit” and “an” keep names as they are.

## Putting things together

terminal-and = { $first } und { $second }
terminal-or = { $first } oder { $second }
terminal-after = { $first } { $second }
terminal-aside = { $said } ({ $aside })

## Cards

terminal-choice = { $owner ->
        [yourself] du selbst
        [you] { $slot ->
                [left] deine linke
                [right] deine rechte
                [protected] deine geschützte
               *[only] deine eigene
            }
        [centre] Mitte { $number }
        [only-centre] Mitte
       *[other] { $slot ->
                [left] { $name }, links
                [right] { $name }, rechts
                [protected] { $name }, geschützt
               *[only] { $name }
            }
    }

## What happened, where the log of the page is longer

terminal-took = { $other_is ->
        [you] { $player } tauscht vielleicht mit dir.
        [centre] { $player } tauscht vielleicht mit Karte { $number } aus der Mitte.
        [only-centre] { $player } tauscht vielleicht mit der Karte aus der Mitte.
       *[other] { $player } tauscht vielleicht mit { $other }.
    }
terminal-exchanged = { $player_is ->
        [you] Du hast { $cards } wirklich vertauscht.
       *[other] { $player } hat { $cards } wirklich vertauscht.
    }
terminal-pretended = { $player_is ->
        [you] Du hast nur so getan, als ob du { $cards } vertauschst.
       *[other] { $player } hat { $cards } nur zum Schein vertauscht.
    }
terminal-showed-all = Aufgedeckt: { $cards }.
terminal-showed = { $slot ->
        [left] { $player }, links ({ $character })
        [right] { $player }, rechts ({ $character })
        [protected] { $player }, geschützt ({ $character })
       *[only] { $player } ({ $character })
    }
terminal-from-bank-each = Je { $amount } Gold aus der Bank: { $players }.
terminal-fine-each = Falsche Karten, je { $amount } Gold ans Gericht: { $players }.
terminal-paid-each = { $payee_is ->
        [you] Du bekommst je { $amount } Gold. Es zahlen: { $players }.
       *[other] { $payee } bekommt je { $amount } Gold. Es zahlen: { $players }.
    }
terminal-knows-but = alle wissen es, nur { $player } nicht
terminal-won-with = { $reason ->
        [cheat] mit { $amount } Gold und einer Fähigkeit, die sofort gewinnt
        [broke] { $count ->
                [one] mit { $amount } Gold; ohne Gold: { $players }
               *[other] mit je { $amount } Gold; ohne Gold: { $players }
            }
       *[rich] { $count ->
                [one] mit { $amount } Gold
               *[other] mit je { $amount } Gold
            }
    }

## Around the table

terminal-tag = { $tag ->
        [announces] sagt an
        [claims] widerspricht
        [showed] deckte auf
       *[wins] gewinnt
    }
terminal-centre = in der Mitte
terminal-no-gold = kein Gold
terminal-over = Die Partie ist aus
terminal-help = Hilfe
terminal-quit = Ende
terminal-name = Kim
terminal-begins = { $player_is ->
        [you] Du beginnst.
       *[other] { $player } beginnt.
    }
terminal-go-on = Weiter mit Enter
terminal-enter = (Enter)
terminal-begin-again = beginnt die Wahl von vorn

## Why the person is asked

terminal-opening = Die ersten vier Züge sind nur dafür da: tauschen oder nur so tun.
terminal-must-exchange = Deine Karte wurde im letzten Zug gezeigt: Diesmal darfst du nur tauschen oder so tun.
terminal-accused = { $player } beschuldigt dich. Sag, wer du bist, und decke deine Karte auf: Ist es falsch, zahlst du { $amount } Gold.

## Questions: a prompt has one line

terminal-claim-too = Widersprichst du?
terminal-announce-with = Mit der Hand auf welcher Karte sagst du an?
terminal-take-which = Welche deiner Karten nimmst du?
terminal-exchange-whose = Mit wessen Karte tauschst du?
terminal-who-else = { $card }, und wer noch?
terminal-who = Wer bist du?
terminal-really = { $card }: wirklich tauschen oder nur so tun?
terminal-really-both = { $cards }: wirklich vertauschen oder nur so tun?
terminal-really-them = Wirklich vertauschen oder nur so tun?
terminal-ask-trade = Mit wem tauschst du das Vermögen?
terminal-ask-accuse = Wen beschuldigst du?
terminal-ask-spy = Wessen Karte spähst du aus?
terminal-ask-stir = Wessen Karte nimmst du zuerst?
terminal-ask-puppets = Wer zahlt und wechselt den Platz?
terminal-ask-anyone = Wen wählst du?

## Choices

terminal-do-exchange = tauschen oder nur so tun
terminal-do-look = deine Karte anschauen
terminal-do-announce = ansagen, wer du bist
terminal-do-pass = passen
terminal-do-claim = widersprechen: du bist { $character_the }
terminal-do-really = vertauschen
terminal-do-pretend = nur so tun

## Words that may be typed

terminal-words-exchange = tauschen, tausche, tausch
terminal-words-look = anschauen, nachsehen, ansehen, schauen, sehen
terminal-words-announce = ansagen, ich bin, sagen
terminal-words-pass = passen, ich passe, passe
terminal-words-claim = widersprechen, widerspreche, das bin ich
terminal-words-really = vertauschen, tauschen, wirklich
terminal-words-pretend = so tun, vortäuschen, vorgeben
terminal-words-left = links, linke
terminal-words-right = rechts, rechte
terminal-words-protected = geschützt, geschützte
terminal-words-nobody = niemand, niemanden, niemandem, keiner
terminal-words-back = zurück
terminal-words-help = Regeln, Hilfe
terminal-words-quit = Ende, beenden
terminal-words-yes = j, ja

## What was typed makes no sense

terminal-type-number = Gib eine Zahl von 1 bis { $count } ein oder die ersten Buchstaben deiner Wahl.
terminal-could-be = „{ $word }“ kann { $choices } heißen. Gib etwas mehr ein oder die Zahl.
terminal-none-of-these = „{ $word }“ ist nichts davon. Gib 1 bis { $count } ein, ein Wort, oder { $help } für Hilfe.

## Leaving, saving

terminal-yes-or-no = j oder n
terminal-leave = Die Partie verlassen? Sie wird nicht aufgehoben.
terminal-meant = Für { $choice } gib { $type } ein.
terminal-save = Das Protokoll dieser Partie speichern?
terminal-where = Wohin? Enter für { $path }
terminal-exists = { $path } gibt es schon. Überschreiben?
terminal-elsewhere = Dann such einen anderen Ort aus.
terminal-failed = Das ging nicht: { $why }. Such einen anderen Ort aus.
terminal-saved = Gespeichert. So siehst du die Partie noch einmal: { $command }
terminal-good-night = Gute Nacht, und komm bald wieder!

## Powers in a few words

terminal-brief-bank = +{ $amount }
terminal-brief-fill = füllt auf { $level } auf
terminal-brief-court = leert das Gericht
terminal-brief-neighbours = { $amount } von links und rechts
terminal-brief-treat = links und rechts +{ $amount }
terminal-brief-richest = { $amount } vom Reichsten
terminal-brief-richer = je { $amount } von allen Reicheren
terminal-brief-chosen = { $amount } von irgendwem
terminal-brief-trade = tauscht Vermögen
terminal-brief-together = +{ $alone }, beide gezeigt: je +{ $each }
terminal-brief-win = gewinnt mit { $least } Gold
terminal-brief-stir = mischt zwei Karten
terminal-brief-spy = sieht zwei, darf vertauschen
terminal-brief-peek = sieht eine Karte
terminal-brief-accuse = beschuldigt: Irrtum kostet { $amount }
terminal-brief-puppets = { $amount } von zwei
terminal-brief-seats = versetzt sie
terminal-brief-expose = zeigt eine Karte
terminal-brief-gold = { $amount ->
        [half] bewegt das halbe Gold
        [all] bewegt alles Gold
       *[other] bewegt { $amount } Gold
    }
terminal-brief-rotate = gibt alle Vermögen weiter
terminal-brief-if = nur manchmal weiter

## What a power’s own words leave open

terminal-note-court = Die Strafen dieses Zuges kommen erst danach und sind nicht dabei.
terminal-note-fill = Mit so viel oder mehr passiert nichts.
terminal-note-trade = Eine Strafe wird schon aus dem neuen Vermögen gezahlt.
terminal-note-win = Mit weniger passiert nichts.
terminal-note-seats = Reihenfolge und Nachbarschaft gehören zu den Plätzen; was man weiß, nimmt man mit.
terminal-note-blank = Ein selbst erfundener Charakter.

## Help

terminal-may-type = Das kannst du eingeben
terminal-type-choice = eine Zahl oder ein Wort
    .what = wählen: 2, ansagen, oder nur die ersten Buchstaben
terminal-type-several = mehreres auf einmal
    .what = tauschen bruno, ansagen könig, 1 3 2
terminal-type-back = die Wahl von vorn beginnen
terminal-type-page = diese Seite
terminal-type-character = was ein Charakter kann
terminal-type-rules = die Regeln in Kürze
terminal-type-quit = die Partie verlassen
terminal-no-such = „{ $asked }“ gibt es in dieser Partie nicht. Es gibt: { $characters }.

terminal-rules-aim = Das Ziel
    .text = Sei am reichsten, wenn jemand 13 Gold erreicht oder keines mehr hat. Alle beginnen mit 6.
terminal-rules-cards = Die Karten
    .text = Alle sehen einmal, zu Beginn, alle Karten. Dann liegen sie verdeckt und wandern ungesehen: Vielleicht bist du nicht, wer du zu sein glaubst.
terminal-rules-turn = Ein Zug
    .text = Tu eines von drei Dingen. In den ersten vier Zügen der Partie geht nur das erste.
terminal-rules-exchange = Tauschen oder nur so tun
    .text = Nimm deine Karte und eine andere unter den Tisch und vertausche sie, oder auch nicht. Alle sehen, welche Karten es sind; was du getan hast, weißt nur du.
terminal-rules-look = Anschauen
    .text = Schau dir deine eigene Karte an.
terminal-rules-announce = Ansagen
    .text = Sag, wer du bist: wahr, geraten oder gelogen. Reihum passen die anderen oder widersprechen, weil sie es selbst sein wollen. Passen alle, setzt du die Fähigkeit ein und zeigst nichts. Widerspricht jemand, deckt ihr alle auf: Wer es wirklich ist, setzt die Fähigkeit ein, die anderen zahlen 1 Gold ans Gericht.
terminal-rules-shown = Nach dem Aufdecken
    .text = { $edition ->
        [1] Wurde deine Karte im Zug unmittelbar vor deinem aufgedeckt, musst du tauschen oder so tun.
       *[2] Wurde deine Karte im Zug unmittelbar vor deinem gezeigt, musst du tauschen, so tun oder deine Karte anschauen.
    }
terminal-rules-gold = Gold
    .text = Fähigkeiten kommen vor Strafen. Die Partie endet in dem Augenblick, in dem jemand 13 Gold hat oder keines mehr; wer am reichsten ist, gewinnt.
terminal-rules-two = Zu zweit
    .text = Drei Karten für jeden: links, rechts und geschützt. Deine geschützte Karte nimmt dir niemand, und du sagst nie mit ihr an; widersprechen darfst du mit ihr. Es geht immer nur um eine Karte.
terminal-rules-three = Zu dritt
    .text = Zwei Karten für jeden, links und rechts. Du sagst an oder widersprichst mit der Hand auf einer davon, und nur um diese geht es.

## Programs that play

terminal-fault = { $fault ->
        [late] Das Programm von { $player } war zu spät: Es gilt die erste Möglichkeit.
        [bad-message] Das Programm von { $player } antwortete Unverständliches: Es gilt die erste Möglichkeit.
        [not-allowed] Das Programm von { $player } wählte, was nicht erlaubt ist: Es gilt die erste Möglichkeit.
        [not-asked] Das Programm von { $player } meldete sich ungefragt.
        [gone] Das Programm von { $player } ist beendet: Von jetzt an gilt die erste Möglichkeit.
       *[other] Das Programm von { $player } kann nicht weiterspielen: Von jetzt an gilt die erste Möglichkeit.
    }

## A replay

terminal-progress = { $step } von { $steps }
terminal-start = der Anfang
terminal-step-on = Weiter mit Enter, Ende mit { $quit }

## Tables of characters

terminal-column-character = Charakter
terminal-column-power = Fähigkeit
terminal-column-cards = Karten
terminal-column-players = Spieler
terminal-blanks = Leere Karten
terminal-blank-examples = Leere Karten, die dabei sind
terminal-scenario = Szenario { $scenario }
terminal-good-cast = Eine gute Besetzung für { $players } Spieler
terminal-broken-cast = Diese Besetzung verstößt gegen die Regeln:
