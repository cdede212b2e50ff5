# What every screen of the page needs.

app-name = Mascarade
title = Mascarade (Álarcosbál) – a blöff, az álarcok és az arany játéka
description = A blöff, az álarcok és az arany játéka a böngésződben: barátokkal vagy botok ellen, regisztráció nélkül.
preview-table = Gyere egy Mascarade-asztalhoz!
preview-invite = Foglalj helyet, vegyél fel egy álarcot, és blöffölj velünk! Nem kell regisztrálni.
preview-replay = Egy Mascarade-parti, visszajátszva
title-table = { $code } asztal – Mascarade
title-turn = ● Te jössz – Mascarade
title-deal = ● Kiosztottuk a lapokat – Mascarade
title-page = { $page } – Mascarade
fan-notice = Nem hivatalos rajongói projekt. A Mascarade Bruno Faidutti játéka; sem vele, sem a kiadóival nem állunk kapcsolatban. Ha tetszik, vedd meg az igazit!

close = Bezárás
cancel = Mégse
save = Mentés
back = Vissza
to-home = Kezdőlap
guest = Vendég
your-name = A neved
name-length = { $length } / { $most } jel
name-long = { $on ->
        [card] { $length } jel: a lapra legfeljebb { $most } fér ki.
       *[plate] { $length } jel: a névtáblára legfeljebb { $most } fér ki.
    }
rules = Szabályok
make-table = Asztal nyitása
comma = { $first }, { $second }

waiting = Egy pillanat…
connecting = Kapcsolódás…
lone-unkept = A böngésződ nem tudja elmenteni ezt a játszmát: a tárhelye megtelt vagy ki van kapcsolva. Nyugodtan játssz tovább, de ne zárd be az oldalt.
lone-unlearned = A nagymestert nem sikerült betölteni. Újrapróbálkozás…
lone-faltered = Az imént hiba történt, de a játék megy tovább.
page-failed = Az oldalnak ezt a részét nem sikerült betölteni.
page-reload = Újratöltés
try-again = Újra
nowhere = Itt senki sem táncol
nowhere-text = Ezen a címen nincs semmi. Talán lemaradt a link vége.
nowhere-table = Nincs ilyen asztal
nowhere-shut = Ez most nem nyitható meg
gone = Már nem ülsz ennél az asztalnál.

## On this device

fresh = Itt az új változat.
fresh-use = Frissítés
later = Később
install = A játék telepítése
kept = Elmentve ezen az eszközön: hálózat nélkül is megnyílik.
kept-not = A böngésződ nem mentette el az oldalt. Hálózat nélkül nem nyílik meg.

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
notify-hint = Ha te jössz, de épp mást nézel.
notify-refused = A böngésződ nem engedi. A beállításaiban, ennél az oldalnál módosíthatod.
bell-turn = Te jössz!
bell-deal = Kiosztottuk a lapokat

## Keys

keys = Billentyűparancsok
keys-on = Egybillentyűs parancsok
keys-hint = Kapcsold ki, ha diktálsz, vagy ha gyakran mellényúlsz.
keys-turn = A te köröd
keys-answer = Valaki bejelent
keys-choose = Választás
keys-room = Az asztalnál
keys-replay = Visszajátszás
key-yes = Kész, jóváhagyás
key-number = Lap, játékos vagy karakter: tőled az óramutató járása szerint

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
whispers = Nézők egymás közt
whispers-hint = A játékosok ezt csak a játék után olvashatják.
whispers-over = Mit mondtak a nézők?

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

banter = A botok érzelmei
banter-about = Grimaszolnak, néha meg is szólalnak, de lapot nem árulnak el.

# Amit a botok mondanak; egyik sem árulja el, hol van egy lap.
mood-won-1 = Hát ennyi volt, barátaim.
mood-won-2 = Jól áll nekem az arany.
mood-won-3 = Függöny. Tapsot kérek!
mood-caught-1 = Hát, ez kínos.
mood-caught-2 = Lecsúszott az álarcom.
mood-caught-3 = Pedig olyan biztos voltam…
mood-caught-4 = Egy próbát megért.
mood-caught-5 = Na ne már!
mood-robbed-1 = Hé, az az enyém volt!
mood-robbed-2 = Ezt megjegyeztem.
mood-robbed-3 = Szegény erszényem.
mood-robbed-4 = És még bíztam benned.
mood-proud-1 = Én megmondtam.
mood-proud-2 = Az igazi, ahogy ígértem.
mood-proud-3 = Teljes életnagyságban.
mood-proud-4 = Nézzétek csak meg jól.
mood-lucky-1 = Hát, ha már így alakult…
mood-lucky-2 = De szépen csörög!
mood-lucky-3 = Ez az én estém.
mood-lucky-4 = Hálásan köszönöm.
mood-beaten-1 = Szép játék volt.
mood-beaten-2 = Legközelebb jobb álarcot veszek.
mood-beaten-3 = Majdnem megvolt.
mood-boast-1 = Senki sem kérdezte…
mood-boast-2 = Becsületesen, mint mindig. Vagy mégsem.
mood-boast-3 = Törjétek csak a fejeteket.
mood-boast-4 = Ilyen arc nem hazudik.
mood-boast-5 = Most már késő kételkedni.
mood-amused-1 = Imádom ezt a bált.
mood-amused-2 = Ezt láttátok?
mood-amused-3 = Ajjaj, ajjaj.

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Ez nem sikerült. Próbáld meg újra.
