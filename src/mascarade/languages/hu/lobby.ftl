# Making a table, and the table before the game.

name-example = Például Colombina

## Options

make-edition = Kiadás
edition-1 = Első
edition-1-hint = A 2013-as klasszikus: 2–13 játékos, tizenkét szereplő.
edition-2 = Második
edition-2-hint = A 2021-es: 4–12 játékos, tizenhat szereplő, forgatókönyvek az első játékokhoz (A) és a több taktikához (B).
make-seats = Játékosok
make-seats-hint = Az üresen maradt helyekre botok ülnek.
make-cast = Ki jön a bálba?
make-scenario-printed = Nyomtatott
make-scenario-spy = A Kémmel
make-scenario-a = A: első játékok
make-scenario-b = B: több taktika
make-scenario-own = Saját
make-own-hint = Koppints egy álarcra, ha meghívnád vagy elküldenéd.
make-cast-hint = Koppints egy álarcra, és elolvashatod, mit tud.
make-copies = { $number } lap
make-count = { $cards } lap { $players } játékosra.
make-centre =
    { $cards ->
        [one] Egy közülük középen fekszik.
       *[other] Közülük { $cards } középen fekszik.
    }
make-fine = Ez a szereposztás minden szabálynak megfelel.
make-blank = Üres lap
make-blank-remove = Széttépem
make-fill = A botok tudása
make-seconds = Idő egy döntésre
make-seconds-none = Ameddig csak kell
make-seconds-some = { $seconds } másodperc
make-minutes = { $minutes } perc
make-starts = Ki kezd?
make-starts-random = Bárki
make-starts-first = Az első hely
make-memory = Emlékeztető
make-memory-hint = Mindenki újra elolvashatja, amit egyszer tudott. Jól jön az első játékokhoz.
make-onlookers = Nézők
make-onlookers-hint = Akinél ott a link, nézheti a játékot. Azt látja, amit mindenki.
make-chat = Szabad csevegés
make-chat-hint = Reakciók és kész mondatok mindig vannak.
make-later = A játék kezdetéig mindezen változtathatsz.

## Blank card

blank-title = Saját lap
blank-text = Az üres lapból az lesz, akit csak szeretnél. Adj neki nevet és egy–négy lépést.
blank-examples = Példák
blank-name = Név
blank-power = Képesség
blank-step = { $number }. lépés
blank-number = Mennyiség ({ $number }. lépés)
blank-flag-self = téged is beleértve
blank-flag-centre = középső lapot is
blank-step-add = Aztán…
blank-step-remove = { $number }. lépés törlése
blank-copies = Hány lap van belőle?
blank-players = Hány játékostól?
blank-json = Szövegként, hogy megtartsd vagy továbbadd
blank-file = Vagy fájlból
blank-json-wrong = Ez nem egy lap: név és lépések kellenek hozzá.
blank-json-mine = Ez a lap szövegként:
blank-add = Beteszem

## Before the game

lobby-title = { $name } asztala
lobby-title-nobody = Az asztal
lobby-leave = Felállok
lobby-join = Leülök
lobby-full = Minden hely foglalt.
lobby-full-onlooker = Minden hely foglalt. Maradj, ha van kedved: azt fogod látni, amit mindenki.
lobby-removed = A házigazda felszabadította a helyedet.
lobby-start = Osszuk ki a lapokat
lobby-start-bots =
    { $bots ->
        [one] Az üres helyre egy bot ül.
       *[other] Az üres helyekre botok ülnek ({ $bots }).
    }
lobby-start-full = Mindenki itt van.
lobby-waiting = { $name } kiosztja a lapokat, amint mindenki itt van.

seats = Helyek, az óramutató járása szerint
seats-how = Húzd át, vagy mozgasd a fel és le nyíllal.
seats-move = { $name }, { $place }. hely: áthelyezés
seats-moved = { $name } helye most: { $place }.
seats-you = Te
seats-host = Házigazda
seats-bot = Bot: { $level }
seats-away = Nincs kapcsolatban
seats-hand-over = { $name } legyen a házigazda
seats-remove = { $name } helyének felszabadítása
seats-empty = Üres hely
seats-level = Milyen jól játsszon a bot?
seats-temperament = Mennyire kockáztasson a bot?
seats-temperament-any = Mindegy, milyen
seats-learned = Játék közben tanult
seats-add-bot = Bot hozzáadása

invite = Hívd meg a barátaidat
invite-code = Az asztal kódja: { $code }
invite-share = Megosztás
invite-copy = Link másolása
invite-copied = A link a vágólapon van. Küldd el a barátaidnak.
invite-not-copied = Másold ki ezt a linket: { $link }
invite-text = Gyere, játssz velem egy Mascarade-ot!
invite-hint = Küldd el a linket, olvasd fel a kódot, vagy hadd olvassák be a négyzetet.
invite-local = Ez a cím csak ezen az eszközön működik. Ha mások is jönnének, indítsd a szervert a --host 0.0.0.0 kapcsolóval, és nyisd meg az oldalt ennek az eszköznek a hálózati címén.
invite-qr = Olvasd be, és csatlakozz
invite-qr-large = QR-kód: mutasd nagyban
invite-screen = Nagy képernyő a szobának

options = Amit játszunk
options-change = Módosítás
options-edition =
    { $edition ->
        [1] Első kiadás
       *[2] Második kiadás
    }
options-players = { $players } játékos
options-no-limit = Nincs időkorlát
options-limit = { $seconds } mp egy döntésre
options-starts-random = Bárki kezdhet
options-starts-first = Az első hely kezd
options-no-onlookers = Nézők nélkül
options-no-chat = Szabad csevegés nélkül
options-rules = A szabályok

screen-title = Gyertek a bálba!
