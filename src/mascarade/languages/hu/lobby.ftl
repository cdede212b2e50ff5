# Making a table, and the table before the game.

name-example = Például Colombina

## Options

make-edition = Kiadás
edition-1 = Első
edition-1-hint = A 2013-as klasszikus: 2–13 játékos, tizenkét karakter.
edition-2 = Második
edition-2-hint = A 2021-es: 4–12 játékos, tizenhat karakter, forgatókönyvek az első játékokhoz (A) és több taktikával (B).
make-seats = Játékosok
make-seats-hint = Az üresen maradt helyekre botok ülnek.
make-cast = Ki jön a bálba?
make-scenario-printed = Hivatalos
make-scenario-spy = A Kémmel
make-scenario-a = A: első játékok
make-scenario-b = B: több taktika
make-scenario-own = Saját
make-own-hint = Koppints az álarcokra: így hívhatod meg vagy küldheted el őket.
make-cast-hint = Koppints egy álarcra, és elolvashatod, mit tud.
make-copies = { $number } lap
make-count = { $cards } lap { $players } játékosnak.
make-centre =
    { $cards ->
        [one] Egy közülük középen fekszik.
       *[other] Közülük { $cards } középen fekszik.
    }
make-fine = Ez a szereposztás minden szabálynak megfelel.
make-blank = Üres lap
make-blank-remove = Széttépem
make-fill = A botok szintje
make-seconds = Gondolkodási idő
make-seconds-none = Korlátlan
make-seconds-some = { $seconds } másodperc
make-minutes = { $minutes } perc
make-starts = Ki kezd?
make-starts-random = Sorsolással
make-starts-first = Az első hely
make-memory = Emlékezet
memory-usual = Szokásos
memory-usual-hint = Ami mindenki előtt történt, visszanézhető. Amit csak egy-egy játékos látott, az nem.
memory-only = Csak fejből
memory-only-hint = Se visszanézés, se jegyzetek. Amit elfelejtesz, azt elfelejtetted.
memory-aid = Emlékeztető
memory-aid-hint = Az osztást is visszanézheted, meg azt, amit csak te láttál. Az első játszmákhoz jól jön.
make-onlookers = Nézők
make-onlookers-hint = Akinek megvan a link, nézheti a játékot, és azt látja, amit mindenki.
make-chat = Szabad csevegés
make-chat-hint = Reakciót és kész mondatot mindig lehet küldeni.
make-bots = Játék botok ellen
make-later = A játék kezdetéig mindezt módosíthatod.

## Blank card

blank-title = Saját lap
blank-text = Az üres lapból az lesz, akit csak szeretnél. Adj neki nevet és 1–4 lépést.
blank-examples = Példák
blank-name = Név
blank-power = Képesség
blank-step = { $number }. lépés
blank-number = Mennyiség ({ $number }. lépés)
blank-word = Választás ({ $number }. lépés)
blank-flag-self = téged is beleértve
blank-flag-centre = középső lapot is
blank-side-bank = a bank
blank-side-you = te
blank-side-court = a bíróság
blank-side-left = bal szomszéd
blank-side-right = jobb szomszéd
blank-side-neighbours = mindkét szomszéd
blank-side-others = minden más játékos
blank-side-announcer = a bejelentő
blank-side-claimants = a közbeszólók
blank-side-chosen = akit választasz
blank-side-richest = a leggazdagabb
blank-side-poorest = a legszegényebb
blank-way-left = balra
blank-way-right = jobbra
blank-way-chosen = ahogy te választod
blank-condition-poorest = senki sem szegényebb
blank-condition-richest = senki sem gazdagabb
blank-condition-unclaimed = senki sem szólt közbe
blank-condition-claimed = valaki közbeszólt
blank-condition-right = a megvádolt eltalálta
blank-condition-wrong = a megvádolt tévedett
blank-amount-half = a fele
blank-amount-all = mind
blank-step-add = Aztán…
blank-step-remove = { $number }. lépés törlése
blank-copies = Hány lap van belőle?
blank-players = Legalább hány játékoshoz?
blank-json = Szövegként, megőrzésre vagy megosztásra
blank-file = Vagy fájlból
blank-json-wrong = Ebből nem lesz lap: név és lépések kellenek hozzá.
blank-json-mine = Ez a lap szövegként:
blank-add = Beteszem

## Before the game

lobby-title = { $name } asztala
lobby-title-nobody = Az asztal
lobby-leave = Felállok
lobby-join = Leülök
lobby-full = Minden hely foglalt.
lobby-full-onlooker = Minden hely foglalt. Maradj, ha van kedved: azt fogod látni, amit mindenki.
lobby-removed = A házigazda felállított az asztaltól.
lobby-start = Osszunk!
lobby-start-bots =
    { $bots ->
        [one] Az üres helyre egy bot ül.
       *[other] Az üres helyekre botok ülnek ({ $bots }).
    }
lobby-start-full = Mindenki itt van.
lobby-waiting = { $name } oszt, amint mindenki megérkezett.

seats = Ülésrend az óramutató járása szerint
seats-how = Húzd át, vagy mozgasd a fel és le nyíllal.
seats-move = { $name }, { $place }. hely: áthelyezés
seats-moved = { $name } helye most: { $place }.
seats-you = Te
seats-host = Házigazda
seats-bot = Bot: { $level }
seats-away = Nem elérhető
seats-arrived = { $name } leült az asztalhoz.
seats-hand-over = { $name } legyen a házigazda
seats-remove = { $name } helyének felszabadítása
seats-empty = Üres hely
seats-level = A bot szintje
seats-temperament = A bot vérmérséklete
seats-temperament-any = Bármilyen vérmérséklet
seats-learned = Játszva tanult
seats-add-bot = Bot hozzáadása

invite = Hívd meg a barátaidat
invite-code = Az asztal kódja: { $code }
invite-share = Megosztás
invite-copy = Link másolása
invite-copied = A link a vágólapon van. Küldd el a barátaidnak.
invite-not-copied = Másold ki ezt a linket: { $link }
invite-text = Gyere, játsszunk egy parti Mascarade-ot!
invite-hint = Küldd el a linket, olvasd fel a kódot, vagy mutasd meg a QR-kódot.
invite-local = Ez a cím egyelőre csak ezen az eszközön működik. Aki a szervert futtatja, megnyithatja másoknak is (--host 0.0.0.0).
invite-qr = Olvasd be, és csatlakozz
invite-qr-large = QR-kód nagyban
invite-screen = Kivetítés nagy képernyőre

options = A játék beállításai
options-change = Módosítás
options-edition =
    { $edition ->
        [1] Első kiadás
       *[2] Második kiadás
    }
options-players = { $players } játékos
options-no-limit = Időkorlát nélkül
options-limit = { $seconds } mp gondolkodási idő
options-starts-random = Sorsoljuk, ki kezd
options-starts-first = Az első hely kezd
options-no-onlookers = Nézők nélkül
options-no-chat = Szabad csevegés nélkül
options-rules = A szabályok

screen-title = Gyertek a bálba!
