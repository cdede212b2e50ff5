# What every screen of the page needs.

app-name = Mascarade
title = Mascarade (Álarcosbál) – a blöff, az álarcok és az arany játéka
description = A blöff, az álarcok és az arany játéka a böngésződben: barátokkal vagy botok ellen, regisztráció nélkül.
preview-table = Gyere egy Mascarade-asztalhoz!
preview-invite = Foglalj helyet, vegyél fel egy álarcot, és blöffölj velünk! Nem kell regisztrálni.
preview-replay = Egy Mascarade-parti, visszajátszva
title-table = { $code } asztal – Mascarade
title-turn = ● Te jössz – Mascarade
title-page = { $page } – Mascarade
fan-notice = Nem hivatalos rajongói projekt. A Mascarade Bruno Faidutti játéka; sem vele, sem a kiadóival nem állunk kapcsolatban. Ha tetszik, vedd meg az igazit!

close = Bezárás
cancel = Mégse
save = Mentés
back = Vissza
to-home = Kezdőlap
guest = Vendég
your-name = A neved
name-length = { $length } / { $most } karakter
name-long = { $length } karakter: legfeljebb { $most } fér ki a névtáblára.
rules = Szabályok
make-table = Asztal nyitása
comma = { $first }, { $second }

waiting = Egy pillanat…
connecting = Kapcsolódás…
page-failed = Az oldalnak ezt a részét nem sikerült betölteni.
page-reload = Újratöltés
nowhere = Itt senki sem táncol
nowhere-text = Ezen a címen nincs semmi. Talán lemaradt a link vége.
nowhere-table = Nincs ilyen asztal
gone = Már nem ülsz ennél az asztalnál.

## Settings

settings = Beállítások
language = Nyelv
theme = Megjelenés
theme-auto = Az eszköz szerint
theme-light = Világos
theme-dark = Sötét
theme-now = Megjelenés: { $theme }
speed = Animációk sebessége
speed-slow = Lassú
speed-normal = Közepes
speed-fast = Gyors
speed-off = Kikapcsolva
sound = Hang
notify = Értesítés
notify-hint = Ha te jössz, és épp mást nézel.
notify-refused = A böngésződ nem engedi. A beállításaiban, ennél az oldalnál módosíthatod.
bell-turn = Te jössz!

## Keys

keys = Billentyűparancsok
keys-on = Egyetlen billentyű is elég
keys-hint = Kapcsold ki, ha diktálsz, vagy ha könnyen mellényúlsz.
keys-turn = A te köröd
keys-answer = Valaki bejelent
keys-choose = Választás
keys-room = Az asztalnál
keys-replay = Visszajátszás
key-yes = Kész, jóváhagyás
key-number = Lap, játékos vagy karakter: tőled az óra járása szerint

## Bots

level-novice = Újonc
level-casual = Műkedvelő
level-regular = Törzsvendég
level-sharp = Ravasz
level-master = Mester
level-expert = Nagymester
temperament-even = Kiegyensúlyozott
temperament-cautious = Óvatos
temperament-bold = Vakmerő
temperament-vengeful = Bosszúálló
temperament-whimsical = Szeszélyes

## Chat

chat = Csevegés
chat-write = Írj valamit
chat-send = Küldés
chat-empty = Még senki sem szólt semmit.
chat-onlooker = A nézők csendben figyelnek.
chat-off = A házigazda kikapcsolta a szabad csevegést. Reagálni azért lehet.
chat-reactions = Reakciók
chat-mute = Némítás
chat-said = { $name }: { $text }

reaction-laugh = Haha!
reaction-gasp = Hű!
reaction-clap = Bravó!
reaction-think = Hadd gondolkodjak…
reaction-liar = Te blöffölsz!
reaction-believe = Elhiszem.
reaction-hurry = Na, te jössz!
reaction-sorry = Bocs!
reaction-thanks = Köszi!
reaction-good_game = Jó játék volt!

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Ez nem sikerült. Próbáld meg újra.
