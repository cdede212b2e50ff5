### What the variables mean: en/table.ftl. $cards are in the accusative; names cannot be inflected.

table = Az asztal
table-you = te
table-bank = Bank
table-court = Bíróság
table-centre = Közép
table-gold = { $amount } arany
table-player-gold = { $player }, { $amount } arany
table-slot = { $slot ->
        [left] bal
        [right] jobb
       *[protected] védett
    }
table-card = { $card }, lefordítva
table-card-up = { $card }, felfordítva: { $character }
table-time-left = még { $seconds } másodperc

## Marks beside a name, for a screen reader

table-is-bot = { $level ->
        [novice] bot, újonc
        [casual] bot, műkedvelő
        [regular] bot, törzsvendég
        [sharp] bot, ravasz
       *[master] bot, mester
        [expert] bot, nagymester
    }
table-is-away = nem elérhető
table-is-stood-in = távol van, addig egy bot játszik helyette
table-takeover = { $name } nincs itt. { $seconds } mp múlva egy bot játszik helyette.
table-stood-in = { $name } nincs itt. Egy bot játszik helyette.
table-asleep = A botok épp felveszik az álarcukat…
table-back = { $name } visszajött.
table-has-turn = ő van soron
table-decides = most ő dönt
table-has-claimed = közbeszól
table-has-passed = passzol
table-has-shown = az előző körben felfedték a lapját
table-has-won = nyert

## In the middle of the table

table-status = { $player_is ->
        [you] { $asked ->
                [answer] Válaszolj: te vagy az?
                [name-a-character] Téged vádolnak
                [exchange-or-pretend] Két lap van nálad az asztal alatt
                [choose-a-player] Te választasz
                [choose-a-player-or-none] Te választasz
                [choose-a-card] Te választasz
                [choose-two-players] Te választasz
                [choose-two-cards] Te választasz
               *[turn] Te jössz
            }
       *[other] { $asked ->
                [answer] { $player } volna az?
                [choose-a-player] { $player } választ
                [choose-a-player-or-none] { $player } választ
                [choose-a-card] { $player } választ
                [choose-two-players] { $player } választ
                [choose-two-cards] { $player } választ
                [exchange-or-pretend] { $player } két lapot tart az asztal alatt
                [name-a-character] { $player } most megnevez egy karaktert
               *[turn] { $player } jön
            }
    }
table-says-pass = Passz
table-says-claim = Nem, én vagyok az!
table-says-character = Én vagyok { $character_the }!

## Above the table

table-cast = Szereposztás
table-log = Mi történt?
table-chat = Csevegés
table-chat-new = Csevegés, van új üzenet
table-beside = Események és csevegés
table-leave = Felállok az asztaltól
table-onlooker = Nézőként vagy itt. Azt látod, amit mindenki.
table-your-decision = Te döntesz.
table-fast = Előretekerés
table-fast-hint = Ami nem rólad szól, gyorsan lepereg, amíg rád nem kerül a sor.

leave-title = Felállsz az asztaltól?
leave-player = Ha csak egy kis időre mész el, egy bot játszik helyetted, amíg ugyanezzel a linkkel vissza nem jössz. Ha végleg távozol, a helyed a boté marad.
leave-alone = Ha csak egy kis időre mész el, a játék megvár: ugyanezzel a linkkel jöhetsz vissza. Ha végleg távozol, a helyed egy boté lesz.
leave-onlooker = A játék nélküled is folytatódik. A linkkel bármikor visszajöhetsz.
leave-stay = Maradok
leave-for-now = Elmegyek egy kicsit
leave-for-good = Végleg távozom

cast-title = A szereposztás: { $count } lap
cast-copies = × { $count }

seen-title = Amit láttam
seen-nothing = Még semmi olyat, amit a többiek ne tudnának.
seen-deal = Az osztás

# For whoever comes back: what they missed, and what a bot did for them.
recap-title = Amíg nem voltál itt
recap-intro = Egy bot játszott helyetted. Megjelöltük, mit tett a nevedben.
recap-bot = a botod
recap-read = Vissza a játékhoz

## The deal

deal-title = Nézd meg jól, és jegyezd meg!
deal-remember = Csak most láthatod az összes lapot. Aztán lefordítjuk őket, és senki sem mondja el újra.
deal-ready = Kész vagyok
deal-waiting = Még nézi: { $players }
deal-away = { $count ->
        [one] { $players } nincs itt: { $seconds } mp múlva lefordítjuk a lapokat.
       *[other] { $players } nincsenek itt: { $seconds } mp múlva lefordítjuk a lapokat.
    }
deal-begins = Mindenki készen áll.

## Your side of the table

dock = A te döntésed
dock-turn = Te jössz. Mit teszel?
dock-quiet = Az előző körben felfedték a lapodat, ezért most nem jelenthetsz be senkit.
dock-exchange = { $cards ->
        [one] Koppints arra a lapra, amelyik a tiéddel együtt az asztal alá kerül.
       *[several] Koppints arra a két lapra, amelyik az asztal alá kerül.
    }
dock-must-exchange = { $why ->
        [shown] Az előző körben felfedték a lapodat, ezért most cserélned vagy színlelned kell. Koppints egy lapra.
       *[opening] A játék négy valódi vagy színlelt cserével kezdődik. Koppints egy lapra.
    }
dock-second = Most koppints a második lapra.
dock-really = Az asztal alá viszed { $cards }. Tényleg megcseréled őket? Csak te fogod tudni.
dock-swap = Két lap van az asztal alatt. Tényleg megcseréled őket?
dock-look = Melyik lapodat nézed meg?
dock-answer = { $player } azt mondja: „Én vagyok { $character_the }.” Vagy te vagy az?
dock-claim-with = Melyik lapod { $character_the }?
dock-name = { $player } rád mutat: ki vagy? Nevezz meg egy karaktert, aztán felfedjük a lapodat.
dock-did = { $who ->
        [bot] { $what ->
            [exchanged] A botod tényleg megcserélte őket. Csak te tudod.
           *[pretended] A botod csak színlelte a cserét. Csak te tudod.
        }
       *[you] { $what ->
            [exchanged] Tényleg megcserélted őket. Csak te tudod.
           *[pretended] Csak színlelted a cserét. Csak te tudod.
        }
    }
dock-back = Vissza

act-exchange = Csere
    .hint = vagy csak színlelés
act-look = Megnézem
    .hint = a saját lapomat
act-announce = Bejelentés
    .hint = „Én vagyok a …!”
act-really = Megcserélem
act-pretend = Színlelem
act-pass = Passz
    .hint = nem szólok közbe
act-claim = Közbeszólok
    .hint = „Nem, én vagyok az!”

pick-announce = Jelents be egy karaktert
pick-announce-hint = A szereposztás bármelyik karakterét bejelentheted, akár a tiéd, akár nem.
pick-name = Nevezz meg egy karaktert
pick-name-hint = Ha eltalálod, nem történik semmi. Ha nem, fizetsz.
pick-say = Én vagyok { $character_the }!
pick-hand = A kezed ezen:

## What a power asks. $amount: gold.

ask-anything = Válassz!
ask-richest = Holtverseny az élen: kitől veszel el { $amount } aranyat?
ask-chosen = Kitől veszel el { $amount } aranyat?
ask-trade = Elcseréled valakivel az egész vagyonodat? Koppints rá, vagy tartsd meg, amid van.
ask-accuse = Mutass rá valakire. Megnevez egy karaktert, és felfedi a lapját; ha téved, { $amount } aranyat fizet neked.
ask-expose = Kinek a lapját lássa mindenki, a gazdája kivételével?
ask-puppets = Koppints két játékosra: fejenként { $amount } aranyat adnak, aztán helyet cserélnek.
ask-stir = Koppints két másik játékos lapjára. Ezek kerülnek az asztal alá.
ask-spy = Koppints egy lapra. Megnézed a sajátoddal együtt, és ha akarod, megcseréled a kettőt.
ask-peek = Melyik lapot nézed meg titokban?
ask-gold = Válassz: { step-gold }.
ask-rotate = Ki kapja a vagyonodat? Mindenki más ugyanarra adja tovább a sajátját.

choose-tap = { $what ->
        [players] { $count ->
                [one] Koppints egy játékosra
               *[other] Koppints két játékosra
            }
       *[cards] { $count ->
                [one] Koppints egy lapra
               *[other] Koppints két lapra
            }
    }
choose-confirm = Kiválasztom: { $what }
choose-nobody = Senkit

## A secret that is shown while it is held

secret-hold = Tartsd nyomva, ha látni akarod
secret-held = Engedd el, ha eleget láttál
secret-read = Olvasd fel nekem
secret-back = { $count ->
        [one] Visszateszem
       *[other] Visszateszem őket
    }
secret-again = Megnézem újra

## Ceruzás jegyzetek

note-title = A tipped: { $card }
note-hint = Csak te látod. Ezen a helyen marad akkor is, ha a lapokat megcserélik.
note-erase = Jegyzet törlése
note-write = { $card }. Tipp feljegyzése
note-read = A jegyzeted: { $character }

## A card that was shown, beneath it

verdict-true = Igaz!
verdict-liar = Hazugság!

## An answer prepared while others answer

prepare = Előtted még { $count } játékos válaszol. A te válaszod:
prepare-ask = Majd döntök
prepare-pass = Passz
prepare-watch = Passz, ha más is passzol

## Several people, one device

pass-title = Kézről kézre
pass-intro = Mindenki ezen az eszközön játszik. Valahányszor gazdát cserél, letakarjuk.
pass-players = Ki játszik?
pass-name = { $number }. játékos
pass-add = Még egy játékos
pass-remove = { $player } eltávolítása
pass-edition = Kiadás
pass-edition-1 = Első kiadás
pass-edition-2 = Második kiadás
pass-bots = Botok
pass-start = Osszunk!
pass-too-many = Ebben a kiadásban ennyi játékosra nincs szereposztás.
pass-deal = Mindannyian nézzétek!
pass-give = { $player } következik: add oda neki az eszközt
pass-give-hint = Más nem nézhet ide.
pass-i-am = { $player } vagyok
pass-everybody-but = Mutasd meg mindenkinek, { $player } kivételével
pass-everybody-hint = { $player } most nézzen félre.
pass-show = Mutasd
pass-done = Kész, takard le
pass-public = Mindenki nézheti
pass-again = Új játék
pass-leave = Abbahagyjátok a játékot?
pass-leave-text = Ezzel véget ér a játék ezen az eszközön.

## A screen for the whole room

screen-remember = Nézzétek meg jól, és jegyezzétek meg!
