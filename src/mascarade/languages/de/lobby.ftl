# Making a table, and the table before the game.

name-example = Zum Beispiel Kolombine

## Options

make-edition = Ausgabe
edition-1 = Erste
edition-1-hint = Der Klassiker von 2013: 2 bis 13 Spieler, zwölf Charaktere.
edition-2 = Zweite
edition-2-hint = Die von 2021: 4 bis 12 Spieler, sechzehn Charaktere, Szenarien für erste Partien (A) und für mehr Taktik (B).
make-seats = Spieler
make-seats-hint = Auf freie Plätze setzen sich Bots.
make-cast = Wer kommt auf den Ball?
make-scenario-printed = Offiziell
make-scenario-spy = Mit der Spionin
make-scenario-a = A: erste Partien
make-scenario-b = B: mehr Taktik
make-scenario-own = Eigene
make-own-hint = Tipp auf Masken, um sie einzuladen oder wegzuschicken.
make-cast-hint = Tipp auf eine Maske und lies, was sie kann.
make-copies = { $number } Karten
make-count =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } für { $players } Spieler.
make-centre =
    { $cards ->
        [one] Eine davon liegt in der Mitte.
       *[other] { $cards } davon liegen in der Mitte.
    }
make-fine = Diese Besetzung hält alle Regeln ein.
make-blank = Leere Karte
make-blank-remove = Zerreißen
make-fill = Spielstärke der Bots
make-seconds = Bedenkzeit
make-seconds-none = Ohne Zeitlimit
make-seconds-some = { $seconds } Sekunden
make-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
make-starts = Wer beginnt?
make-starts-random = Wird ausgelost
make-starts-first = Der erste Platz
make-memory = Gedächtnis
memory-usual = Normal
memory-usual-hint = Alle können nachlesen, was offen geschah, aber nicht, was nur sie selbst gesehen haben.
memory-only = Nur im Kopf
memory-only-hint = Kein Verlauf, keine Notizen. Was du vergisst, ist vergessen.
memory-aid = Gedächtnisstütze
memory-aid-hint = Du kannst auch nachlesen, wie verteilt wurde und was nur du gesehen hast. Gut für erste Partien.
make-onlookers = Zuschauer
make-onlookers-hint = Wer den Link hat, darf zuschauen und sieht, was alle sehen.
make-chat = Freier Chat
make-chat-hint = Reaktionen und fertige Sätze gehen immer.
make-bots = Gegen Bots spielen
make-later = Das alles kannst du ändern, bis die Partie beginnt.

## Blank card

blank-title = Eine eigene Karte
blank-text = Aus der leeren Karte machst du, wen du willst. Gib ihr einen Namen und 1 bis 4 Schritte.
blank-examples = Beispiele
blank-name = Name
blank-power = Fähigkeit
blank-step = Schritt { $number }
blank-number = Wie viel in Schritt { $number }
blank-word = Welches in Schritt { $number }
blank-flag-self = du zählst mit
blank-flag-centre = auch eine Karte aus der Mitte
blank-side-bank = die Bank
blank-side-you = du
blank-side-court = das Gericht
blank-side-left = linker Nachbar
blank-side-right = rechter Nachbar
blank-side-neighbours = beide Nachbarn
blank-side-others = alle Mitspieler
blank-side-announcer = wer angesagt hat
blank-side-claimants = wer widersprochen hat
blank-side-chosen = wen du wählst
blank-side-richest = der Reichste
blank-side-poorest = der Ärmste
blank-way-left = nach links
blank-way-right = nach rechts
blank-way-chosen = wie du willst
blank-condition-poorest = niemand ärmer
blank-condition-richest = niemand reicher
blank-condition-unclaimed = niemand widerspricht
blank-condition-claimed = jemand widerspricht
blank-condition-right = Beschuldigter hat recht
blank-condition-wrong = Beschuldigter irrt
blank-amount-half = die Hälfte
blank-amount-all = alles
blank-step-add = Und dann …
blank-step-remove = Schritt { $number } entfernen
blank-copies = Anzahl der Karten
blank-players = Mindestzahl der Spieler
blank-json = Als Text, zum Aufheben oder Weitergeben
blank-file = Oder aus einer Datei
blank-json-wrong = Das ist keine Karte: Sie braucht einen Namen und Schritte.
blank-json-mine = Diese Karte als Text:
blank-add = Dazunehmen

## Before the game

lobby-title = Der Tisch von { $name }
lobby-title-nobody = Der Tisch
lobby-leave = Aufstehen
lobby-join = Hinsetzen
lobby-full = Alle Plätze sind besetzt.
lobby-full-onlooker = Alle Plätze sind besetzt. Bleib, wenn du magst: Du siehst dann, was alle sehen.
lobby-removed = Der Gastgeber hat deinen Platz freigegeben.
lobby-start = Karten verteilen
lobby-start-bots =
    { $bots ->
        [one] Auf den leeren Platz setzt sich ein Bot.
       *[other] Auf die { $bots } leeren Plätze setzen sich Bots.
    }
lobby-start-full = Alle sind da.
lobby-waiting = { $name } verteilt die Karten, sobald alle da sind.

seats = Plätze, im Uhrzeigersinn
seats-how = Ziehen oder mit den Pfeiltasten nach oben und unten bewegen.
seats-move = { $name }, Platz { $place }: verschieben
seats-moved = { $name } hat jetzt Platz { $place }.
seats-you = Du
seats-host = Gastgeber
seats-bot = Bot: { $level }
seats-away = Nicht verbunden
seats-arrived = { $name } hat sich gesetzt.
seats-hand-over = Den Tisch an { $name } übergeben
seats-remove = Den Platz von { $name } freigeben
seats-empty = Leerer Platz
seats-level = Spielstärke des Bots
seats-temperament = Temperament des Bots
seats-temperament-any = Beliebiges Temperament
seats-learned = Hat durch Spielen gelernt
seats-add-bot = Bot dazusetzen

invite = Lade Freunde ein
invite-code = Tischcode: { $code }
invite-share = Teilen
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert. Schick ihn deinen Freunden.
invite-not-copied = Kopier diesen Link: { $link }
invite-text = Komm, spiel mit mir Mascarade!
invite-hint = Schick den Link, lies den Code vor oder lass den QR-Code scannen.
invite-local = Diese Adresse gilt bisher nur auf diesem Gerät. Wer den Server betreibt, kann ihn für andere öffnen (--host 0.0.0.0).
invite-qr = Scannen und mitspielen
invite-qr-large = QR-Code groß zeigen
invite-screen = Ansicht für den großen Bildschirm

options = Diese Partie
options-change = Ändern
options-edition =
    { $edition ->
        [1] Erste Ausgabe
       *[2] Zweite Ausgabe
    }
options-players = { $players } Spieler
options-no-limit = Ohne Zeitlimit
options-limit = { $seconds } s Bedenkzeit
options-starts-random = Start ausgelost
options-starts-first = Der erste Platz beginnt
options-no-onlookers = Ohne Zuschauer
options-no-chat = Ohne freien Chat
options-rules = Regeln lesen

screen-title = Kommt auf den Ball!
