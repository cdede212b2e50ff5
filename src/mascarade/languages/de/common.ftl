# What every screen of the page needs.

app-name = Mascarade
title = Mascarade – das Bluffspiel um Masken und Gold
description = Das Bluffspiel um Masken und Gold im Browser: mit Freunden oder gegen Bots, ganz ohne Konto.
preview-table = Komm an einen Tisch Mascarade
preview-invite = Setz dich, nimm eine Maske und bluffe mit. Ganz ohne Konto.
preview-replay = Eine Partie Mascarade zum Anschauen
title-table = Tisch { $code } – Mascarade
title-turn = ● Du bist dran – Mascarade
title-deal = ● Die Karten sind verteilt – Mascarade
title-page = { $page } – Mascarade
fan-notice = Ein inoffizielles Fanprojekt. Mascarade ist ein Spiel von Bruno Faidutti; wir haben mit ihm und seinen Verlagen nichts zu tun. Wenn es dir gefällt, kauf dir das Original.

close = Schließen
cancel = Abbrechen
save = Speichern
back = Zurück
to-home = Zur Startseite
guest = Gast
your-name = Dein Name
name-length = { $length } von { $most } Zeichen
name-long = { $on ->
        [card] { $length } Zeichen: Auf die Karte passen höchstens { $most }.
       *[plate] { $length } Zeichen: Auf das Schild passen höchstens { $most }.
    }
rules = Regeln
make-table = Tisch eröffnen
comma = { $first }, { $second }

waiting = Einen Moment …
connecting = Verbindung wird hergestellt …
lone-unkept = Dein Browser kann diese Partie nicht speichern: Sein Speicher ist voll oder abgeschaltet. Spiel ruhig weiter, aber lass die Seite offen.
lone-unlearned = Der Großmeister konnte nicht geladen werden. Neuer Versuch …
lone-faltered = Gerade ist etwas schiefgegangen, aber die Partie geht weiter.
page-failed = Dieser Teil der Seite ließ sich nicht laden.
page-reload = Neu laden
try-again = Noch einmal versuchen
nowhere = Hier tanzt niemand
nowhere-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link abgeschnitten.
nowhere-table = Diesen Tisch gibt es nicht
nowhere-shut = Das lässt sich gerade nicht öffnen
gone = Du sitzt nicht mehr an diesem Tisch.

## On this device

fresh = Eine neue Version ist da.
fresh-use = Aktualisieren
later = Später
install = Spiel installieren
kept = Auf diesem Gerät gespeichert: Die Seite öffnet sich auch ohne Netz.
kept-not = Dein Browser hat die Seite nicht gespeichert. Ohne Netz öffnet sie sich nicht.

## Settings

settings = Einstellungen
language = Sprache
theme = Design
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-now = Design: { $theme }
speed = Tempo der Animationen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
sound = Ton
notify = Benachrichtigen
notify-hint = Wenn du dran bist und gerade etwas anderes ansiehst.
notify-refused = Dein Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
bell-turn = Du bist dran
bell-deal = Die Karten sind verteilt

## Keys

keys = Tastenkürzel
keys-on = Ein Tastendruck genügt
keys-hint = Schalte das aus, wenn du diktierst oder oft versehentlich Tasten triffst.
keys-turn = Dein Zug
keys-answer = Jemand sagt an
keys-choose = Auswählen
keys-room = Am Tisch
keys-replay = Wiederholung
key-yes = Bereit, bestätigen
key-number = Karte, Spieler oder Charakter: von dir aus im Uhrzeigersinn

## Bots

level-novice = Neuling
level-casual = Amateur
level-regular = Stammgast
level-sharp = Fuchs
level-master = Meister
level-expert = Großmeister
temperament-even = Ausgeglichen
temperament-cautious = Vorsichtig
temperament-bold = Kühn
temperament-vengeful = Rachsüchtig
temperament-whimsical = Launisch

## Chat

chat = Chat
chat-write = Schreib etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-onlooker = Wer zuschaut, liest nur mit.
chat-off = Der freie Chat ist an diesem Tisch abgeschaltet. Reaktionen gehen trotzdem.
chat-reactions = Reaktionen
chat-mute = Stummschalten
chat-said = { $name }: { $text }
whispers = Unter Zuschauern
whispers-hint = Wer mitspielt, liest das erst nach der Partie.
whispers-over = Was die Zuschauer sagten

reaction-laugh = Haha!
reaction-gasp = Oh!
reaction-clap = Bravo!
reaction-think = Lass mich nachdenken …
reaction-liar = Du bluffst doch!
reaction-believe = Glaub ich dir.
reaction-hurry = Na los, du bist dran!
reaction-sorry = Tut mir leid!
reaction-thanks = Danke!
reaction-good_game = Schöne Partie!

banter = Bots zeigen Gefühle
banter-about = Sie schneiden Grimassen und sagen ab und zu etwas, verraten aber keine Karte.

# Was Bots sagen; nichts davon verrät, wo eine Karte liegt.
mood-won-1 = Das war’s, meine Lieben.
mood-won-2 = Gold steht mir.
mood-won-3 = Vorhang. Applaus, bitte!
mood-caught-1 = Tja. Peinlich.
mood-caught-2 = Mir ist die Maske verrutscht.
mood-caught-3 = Ich war mir so sicher …
mood-caught-4 = Einen Versuch war’s wert.
mood-caught-5 = Ach, kommt schon!
mood-robbed-1 = He, das war meins!
mood-robbed-2 = Das merke ich mir.
mood-robbed-3 = Mein armer Geldbeutel.
mood-robbed-4 = Und dir habe ich vertraut.
mood-proud-1 = Hab ich doch gesagt.
mood-proud-2 = Das Original, wie versprochen.
mood-proud-3 = Leibhaftig.
mood-proud-4 = Seht nur genau hin.
mood-lucky-1 = Da sage ich nicht Nein.
mood-lucky-2 = Wie schön das klimpert!
mood-lucky-3 = Heute ist mein Abend.
mood-lucky-4 = Verbindlichsten Dank.
mood-beaten-1 = Gut gespielt.
mood-beaten-2 = Nächstes Mal nehme ich eine bessere Maske.
mood-beaten-3 = Fast hätte ich’s gehabt.
mood-boast-1 = Hat ja keiner gefragt …
mood-boast-2 = Ehrlich wie immer. Oder auch nicht.
mood-boast-3 = Rätselt ruhig weiter.
mood-boast-4 = Dieses Gesicht lügt nie.
mood-boast-5 = Zum Zweifeln ist es zu spät.
mood-amused-1 = Ich liebe diesen Ball.
mood-amused-2 = Habt ihr das gesehen?
mood-amused-3 = O je, o je.

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Das hat nicht geklappt. Versuch es noch einmal.
