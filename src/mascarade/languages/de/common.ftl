# What every screen of the page needs.

app-name = Mascarade
title = Mascarade – das Bluffspiel um Masken und Gold
description = Das Bluffspiel um Masken und Gold im Browser: mit Freunden oder gegen Bots, ganz ohne Konto.
preview-table = Komm an einen Tisch Mascarade
preview-invite = Setz dich, nimm eine Maske und bluffe mit. Ganz ohne Konto.
preview-replay = Eine Partie Mascarade zum Nachschauen
title-table = Tisch { $code } – Mascarade
title-turn = ● Du bist dran – Mascarade
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
name-long = { $length } Zeichen: Auf das Schild passen höchstens { $most }.
rules = Regeln
make-table = Tisch eröffnen
comma = { $first }, { $second }

waiting = Einen Moment …
connecting = Verbindung wird hergestellt …
page-failed = Dieser Teil der Seite ließ sich nicht laden.
page-reload = Neu laden
nowhere = Hier tanzt niemand
nowhere-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link abgeschnitten.
nowhere-table = Diesen Tisch gibt es nicht
gone = Du sitzt nicht mehr an diesem Tisch.

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

## Keys

keys = Tastenkürzel
keys-on = Einzelne Tasten wirken
keys-hint = Schalte das aus, wenn du diktierst oder dich leicht vertippst.
keys-turn = Dein Zug
keys-answer = Jemand sagt an
keys-choose = Auswählen
keys-room = Am Tisch
keys-replay = Wiederholung
key-yes = Bereit, bestätigen
key-number = Karte, Person oder Charakter: von dir aus im Uhrzeigersinn

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

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Das hat nicht geklappt. Versuch es noch einmal.
