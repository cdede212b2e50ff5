### What the variables mean: en/table.ftl.

table = Der Tisch
table-you = du
table-bank = Bank
table-court = Gericht
table-centre = Mitte
table-gold = { $amount } Gold
table-player-gold = { $player }, { $amount } Gold
table-slot = { $slot ->
        [left] links
        [right] rechts
       *[protected] geschützt
    }
table-card = { $card }, verdeckt
table-card-up = { $card }, aufgedeckt: { $character }
table-time-left = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

## Marks beside a name, for a screen reader

table-is-bot = { $level ->
        [novice] ein Bot, Neuling
        [casual] ein Bot, Amateur
        [regular] ein Bot, Stammgast
        [sharp] ein Bot, Fuchs
       *[master] ein Bot, Meister
        [expert] ein Bot, Großmeister
    }
table-is-away = nicht verbunden
table-is-stood-in = abwesend, solange spielt ein Bot
table-takeover = { $name } ist nicht da. In { $seconds } s übernimmt ein Bot.
table-stood-in = { $name } ist nicht da. Solange spielt ein Bot.
table-asleep = Die Bots setzen noch ihre Masken auf …
table-back = { $name } ist wieder da.
table-has-turn = ist am Zug
table-decides = entscheidet gerade
table-has-claimed = widerspricht
table-has-passed = passt
table-has-shown = Karte wurde im letzten Zug gezeigt
table-has-won = hat gewonnen

## In the middle of the table

table-status = { $player_is ->
        [you] { $asked ->
                [answer] Deine Antwort: Bist du es?
                [name-a-character] Du wirst beschuldigt
                [exchange-or-pretend] Du hast zwei Karten unter dem Tisch
                [choose-a-player] Du wählst
                [choose-a-player-or-none] Du wählst
                [choose-a-card] Du wählst
                [choose-two-players] Du wählst
                [choose-two-cards] Du wählst
               *[turn] Du bist dran
            }
       *[other] { $asked ->
                [answer] Ist es { $player }?
                [choose-a-player] { $player } wählt
                [choose-a-player-or-none] { $player } wählt
                [choose-a-card] { $player } wählt
                [choose-two-players] { $player } wählt
                [choose-two-cards] { $player } wählt
                [exchange-or-pretend] { $player } hat zwei Karten unter dem Tisch
                [name-a-character] { $player } muss einen Charakter nennen
               *[turn] { $player } ist dran
            }
    }
table-says-pass = Ich passe
table-says-claim = Nein, das bin ich!
table-says-character = Ich bin { $character_the }!

## Above the table

table-cast = Besetzung
table-log = Verlauf
table-chat = Chat
table-chat-new = Chat, neue Nachrichten
table-beside = Verlauf und Chat
table-leave = Tisch verlassen
table-onlooker = Du schaust zu. Du siehst, was alle sehen.
table-your-decision = Du musst dich entscheiden.
table-fast = Vorspulen
table-fast-hint = Was dich nicht betrifft, läuft schnell vorbei, bis du dran bist.

leave-title = Den Tisch verlassen?
leave-player = Gehst du nur eine Weile, spielt ein Bot für dich, bis du über denselben Link zurückkommst. Gehst du endgültig, behält der Bot deinen Platz.
leave-alone = Gehst du nur eine Weile, wartet die Partie auf dich; derselbe Link bringt dich zurück. Gehst du endgültig, übernimmt ein Bot deinen Platz.
leave-onlooker = Das Spiel geht ohne dich weiter. Der Link bringt dich zurück.
leave-stay = Bleiben
leave-for-now = Kurz weggehen
leave-for-good = Endgültig gehen

cast-title = Die Besetzung: { $count } Karten
cast-copies = × { $count }

seen-title = Was ich gesehen habe
seen-nothing = Noch nichts, was die anderen nicht wüssten.
seen-deal = So wurde verteilt

# For whoever comes back: what they missed, and what a bot did for them.
recap-title = Während du weg warst
recap-intro = Ein Bot hat für dich gespielt. Was er an deiner Stelle getan hat, ist markiert.
recap-bot = dein Bot
recap-read = Zurück zur Partie

## The deal

deal-title = Schau gut hin und merk es dir!
deal-remember = Nur jetzt siehst du alle Karten. Dann werden sie umgedreht, und niemand sagt es dir noch einmal.
deal-ready = Ich bin bereit
deal-waiting = Es schauen noch: { $players }
deal-away = { $count ->
        [one] { $players } ist nicht da: In { $seconds } s werden die Karten umgedreht.
       *[other] { $players } sind nicht da: In { $seconds } s werden die Karten umgedreht.
    }
deal-begins = Alle sind bereit.

## Your side of the table

dock = Deine Entscheidung
dock-turn = Du bist dran. Was tust du?
dock-quiet = Deine Karte wurde im letzten Zug gezeigt, deshalb kannst du jetzt nicht ansagen.
dock-exchange = { $cards ->
        [one] Tipp auf die Karte, die mit deiner unter den Tisch soll.
       *[several] Tipp auf die zwei Karten, die unter den Tisch sollen.
    }
dock-must-exchange = { $why ->
        [shown] Deine Karte wurde im letzten Zug gezeigt, deshalb musst du jetzt tauschen oder nur so tun. Tipp auf eine Karte.
       *[opening] Die Partie beginnt mit vier Tauschzügen, echten oder vorgetäuschten. Tipp auf eine Karte.
    }
dock-second = Tipp nun auf die zweite Karte.
dock-really = Unter dem Tisch: { $cards }. Vertauschst du sie wirklich? Nur du wirst es wissen.
dock-swap = Zwei Karten sind unter dem Tisch. Vertauschst du sie wirklich?
dock-look = Welche deiner Karten schaust du dir an?
dock-answer = { $player } sagt: „Ich bin { $character_the }.“ Bist du es?
dock-claim-with = Welche deiner Karten ist { $character_the }?
dock-name = { $player } zeigt auf dich: Wer bist du? Nenne einen Charakter, dann wird deine Karte aufgedeckt.
dock-did = { $who ->
        [bot] { $what ->
            [exchanged] Dein Bot hat sie wirklich vertauscht. Das weißt nur du.
           *[pretended] Dein Bot hat nur so getan. Das weißt nur du.
        }
       *[you] { $what ->
            [exchanged] Du hast sie wirklich vertauscht. Das weißt nur du.
           *[pretended] Du hast nur so getan. Das weißt nur du.
        }
    }
dock-back = Zurück

act-exchange = Tauschen
    .hint = oder nur so tun
act-look = Anschauen
    .hint = die eigene Karte
act-announce = Ansagen
    .hint = „Ich bin der …!“
act-really = Vertauschen
act-pretend = Nur so tun
act-pass = Passen
    .hint = durchgehen lassen
act-claim = Widersprechen
    .hint = „Nein, das bin ich!“

pick-announce = Sag einen Charakter an
pick-announce-hint = Du darfst jeden Charakter der Besetzung ansagen, ob du ihn hast oder nicht.
pick-name = Nenne einen Charakter
pick-name-hint = Richtig: Nichts passiert. Falsch: Du zahlst.
pick-say = Ich bin { $character_the }!
pick-hand = Die Hand auf

## What a power asks. $amount: gold.

ask-anything = Triff deine Wahl.
ask-richest = Gleichstand an der Spitze: Von wem nimmst du { $amount } Gold?
ask-chosen = Von wem nimmst du { $amount } Gold?
ask-trade = Dein ganzes Vermögen mit jemandem tauschen? Tipp auf einen Mitspieler oder behalte, was du hast.
ask-accuse = Zeig auf einen Mitspieler. Er nennt einen Charakter und deckt seine Karte auf; irrt er sich, zahlt er dir { $amount } Gold.
ask-expose = Wessen Karte sollen alle sehen, nur ihr Besitzer nicht?
ask-puppets = Tipp auf zwei Mitspieler: Beide geben dir je { $amount } Gold, dann tauschen sie die Plätze.
ask-stir = Tipp auf die Karten von zwei Mitspielern. Sie wandern unter den Tisch.
ask-spy = Tipp auf eine Karte. Du schaust dir diese und deine eigene an und darfst die beiden vertauschen.
ask-peek = Welche Karte schaust du dir heimlich an?
ask-gold = Triff deine Wahl: { step-gold }.
ask-rotate = Wer bekommt dein Vermögen? Alle anderen geben ihres in dieselbe Richtung weiter.

choose-tap = { $what ->
        [players] { $count ->
                [one] Tipp auf einen Spieler
               *[other] Tipp auf zwei Spieler
            }
       *[cards] { $count ->
                [one] Tipp auf eine Karte
               *[other] Tipp auf zwei Karten
            }
    }
choose-confirm = Auswählen: { $what }
choose-nobody = Niemand

## A secret that is shown while it is held

secret-hold = Zum Anschauen gedrückt halten
secret-held = Lass los, wenn du genug gesehen hast
secret-read = Lies es mir vor
secret-back = { $count ->
       *[other] Zurücklegen
    }
secret-again = Noch mal anschauen

## Notizen mit Bleistift

note-title = Deine Vermutung: { $card }
note-hint = Nur du siehst sie. Sie bleibt an diesem Platz, auch wenn Karten getauscht werden.
note-erase = Notiz ausradieren
note-write = { $card }. Vermutung notieren
note-read = Deine Notiz: { $character }

## A card that was shown, beneath it

verdict-true = Stimmt!
verdict-liar = Gelogen!

## An answer prepared while others answer

prepare = { $count ->
        [one] Vor dir antwortet noch { $count } Spieler. Deine Antwort dann:
       *[other] Vor dir antworten noch { $count } Spieler. Deine Antwort dann:
    }
prepare-ask = Frag mich
prepare-pass = Passen
prepare-watch = Passen, wenn alle passen

## Several people, one device

pass-title = Reihum an einem Gerät
pass-intro = Alle spielen an diesem Gerät. Beim Weitergeben wird es jedes Mal zugedeckt.
pass-players = Wer spielt mit?
pass-name = Spieler { $number }
pass-add = Noch ein Spieler
pass-remove = { $player } entfernen
pass-edition = Ausgabe
pass-edition-1 = Erste Ausgabe
pass-edition-2 = Zweite Ausgabe
pass-bots = Bots
pass-start = Karten verteilen
pass-too-many = Für so viele gibt es in dieser Ausgabe keine Besetzung.
pass-deal = Schaut alle her!
pass-give = Gib das Gerät an { $player } weiter
pass-give-hint = Sonst darf niemand hinsehen.
pass-i-am = Ich bin { $player }
pass-everybody-but = Zeig das allen außer { $player }
pass-everybody-hint = { $player } muss jetzt wegsehen.
pass-show = Zeigen
pass-done = Fertig, zudecken
pass-public = Alle dürfen hinsehen
pass-again = Neue Partie
pass-leave = Diese Partie abbrechen?
pass-leave-text = Damit endet die Partie auf diesem Gerät.

## A screen for the whole room

screen-remember = Schaut gut hin und merkt es euch!
