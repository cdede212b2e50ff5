# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.

## Help

cli-about = Mascarade (Álarcosbál), blöffölős játék 2–13 játékosnak. Nem hivatalos, nem kereskedelmi célú.
cli-more = Egy parancs kapcsolói: „mascarade COMMAND --help”.
cli-usage = Használat:
cli-heading = { $title }:
cli-options = Kapcsolók
cli-arguments = Argumentumok
cli-commands = Parancsok
cli-help = ez a súgó
cli-version = a verziószám
cli-default = { $text } (alapérték: { $default })

## Commands

cli-play = játék a terminálban, botok ellen
cli-serve = a weboldal kiszolgálása: asztalok embereknek és botoknak
cli-database = egy szerver asztalainak karbantartása
cli-database-check = az olvashatatlan asztalok megkeresése
cli-database-mend = az ilyen asztalok visszavágása az utolsó jó bejegyzésig; a levágott rész megmarad
cli-arena = botok egymás ellen: melyik nyer?
cli-balance = egy szereposztás elemzése: helyek, lapok, karakterek, játékhossz
cli-train = egy játékos betanítása önmaga ellen, GPU-n (PyTorch kell hozzá)
cli-check = játékok jegyzőkönyvének lejátszása és ellenőrzése
cli-verify = annak ellenőrzése, hogy az osztás a játék előtt rögzítve volt-e
cli-replay = egy játék visszanézése lépésről lépésre
cli-characters = a karakterek és a képességeik
cli-cast = egy asztal hivatalos szereposztásai, vagy a sajátod ellenőrzése
cli-doctor = mi van telepítve, és mi hiányzik
cli-completion = parancskiegészítő szkript a parancsértelmezőhöz

## Options of the game

cli-players-you = a játékosok száma, veled együtt
cli-players = a játékosok száma
cli-players-arena = a játékosok száma (alapérték: 6, a --together kapcsolóval pedig ahány bot van)
cli-edition = első kiadás 2–13 játékosra, vagy második 4–12 játékosra
cli-edition-only = csak az egyik kiadás
cli-scenario = A vagy B a második kiadásban; az elsőben spy, ha heten játszotok
cli-cast-own = saját szereposztás: karakterkódok vesszővel elválasztva
cli-blank = TOML- vagy JSON-fájl üres lapokkal a szereposztásodhoz
cli-blank-instead = inkább egy TOML- vagy JSON-fájl üres lapjai
cli-level = a botok szintje: novice, casual, regular, sharp, master vagy expert
cli-temperament = a botok kockázatvállalása: even, cautious, bold, vengeful vagy whimsical (alapból mindegyiké más; az expert szintnek nincs)
cli-program = egy program is leül játszani: parancs, például „python bot.py”, vagy NAME=COMMAND, ha nevet is adsz neki; többször is megadható
cli-seconds = egy program gondolkodási ideje döntésenként, másodpercben
cli-name = a neved az asztalnál (alapérték: Andi)
cli-seed = azonos szám azonos osztást és azonos botokat ad
cli-pause = ennyit várnak a botok, másodpercben
cli-language = en, hu, de, zh-Hant vagy fr (alapból a terminál nyelve, különben angol)

## Options of the server

cli-host = a cím, ahol a szerver figyel; 0.0.0.0: mindenki elérheti
cli-port = a port, ahol a szerver figyel; 0: egy szabad port
cli-database-file = itt őrzi az asztalokat
cli-database-of-server = egy szerver adatbázisa
cli-base-url = az a cím, ahol a szervert proxy mögött elérik
cli-allow-host = a szerver egy másik neve; többször is megadható
cli-metrics-port = mérőszámok ezen a porton, csak erről a gépről
cli-trust-proxy = az ügyfelek címe az X-Forwarded-For fejlécből
cli-fsync = minden írás azonnal lemezre kerül: az áramszünetet is túléli, de lassabb
cli-max-tables = asztalok a memóriában
cli-max-connections = kapcsolatok
cli-max-per-address = kapcsolatok egy címről
cli-max-new-tables = új asztalok óránként egy címről
cli-bot-pace = a botok lassúsága, szorzóként
cli-open = az oldal megnyitása böngészőben

## Options of the arena

cli-bots = botok név szerint: minden pár összeméri az erejét, felváltva ülve
cli-together = inkább mindannyian egy asztalhoz ülnek, minden helyre egy
cli-one = egyetlen ilyen bot…
cli-among = … csupa ilyen között
cli-resume = egy félbeszakadt aréna folytatása
cli-games = legalább ennyi játék
cli-series-seed = azonos szám azonos játékokat ad
cli-cores = ennyi processzormagon (alapból mindegyiken)
cli-ray = inkább egy Ray-fürtön: auto, vagy a gép és a port
cli-json = minden eredmény JSON-fájlba
cli-html = jelentés ábrákkal
cli-balance-bot = ez a bot játszik, minden helyen
cli-balance-against = egy második szereposztás összehasonlításul: kódok vesszővel elválasztva, vagy printed, A, B, spy
cli-balance-all = minden hivatalos szereposztás, egyetlen JSON-fájlba

## Options of training

cli-minutes = ennyi percig tanul játékkal
cli-imitate = előtte ennyi percig utánoz egy botot
cli-device = itt tanul (alapból cuda, ha van GPU, különben cpu)
cli-train-games = ennyi játék egyszerre egy szobában (alapérték: 8192; CPU-n 512)
cli-out = ide kerül az ellenőrzőpont
cli-train-resume = folytatás egy ellenőrzőponttól
cli-from = indulás egy betanított játékos súlyaival
cli-train-against = egyetlen ellenfél legyőzésére tanul, aki minden más helyen ül: egy bot, vagy súlyok, amelyekből maga is indul
cli-beyond = csak az N főnél nagyobb asztaloknál tanul, a többinél változatlan marad
cli-train-players = csak egy hivatalos asztalnál tanul, N játékossal (alapból mindegyiknél)
cli-train-edition = annak az asztalnak a kiadása
cli-train-scenario = annak az asztalnak a forgatókönyve
cli-keep = M percenként a súlyok külön is megmaradnak
cli-measure = utána N játék botok között, minden asztalnál

## Options of records

cli-record = egy játék jegyzőkönyve (.masc)
cli-record-served = egy játék jegyzőkönyve (.masc), ahogyan a szerver kiadta
cli-game = a fájl hányadik játéka, 1-től számolva
cli-eyes = csak az, amit ez a játékos tudhat; onlooker: amit mindenki tud
cli-replay-all = ne várjon Enterre a lépések között
cli-replay-json = minden állapot, esemény és nézet JSON-sorokban, más programoknak

## Options of doctor and completion

cli-doctor-json = JSON-ként, más programoknak
cli-shell = bash, zsh vagy fish

## What was typed makes no sense

cli-see-help = Súgó: { $command }
cli-did-you-mean = Erre gondoltál: { $words }?
cli-or = { $one } vagy { $two }
cli-choices = Van: { $choices }.
cli-of-option = { $option }: { $message }
cli-required = Hiányzik: { $names }.
cli-expected-one = Hiányzik az értéke.
cli-expected-some = Legalább egy kell.
cli-ambiguous = { $option } több mindent jelenthet: { $matches }.
cli-takes-none = Ennek a kapcsolónak nincs értéke.
cli-no-command = Nincs „{ $word }” parancs.
cli-no-option = Itt nincs { $word } kapcsoló.
cli-unexpected = Ez itt fölösleges: „{ $word }”.
cli-no-choice = „{ $word }” nem jó, csak ezek egyike: { $choices }.
cli-no-whole = „{ $word }” nem egész szám.
cli-no-number = „{ $word }” nem szám.
cli-out-of-range = { $word }: ez nincs { $low } és { $high } között.
cli-no-level = Nincs „{ $word }” szint. A szintek: { $choices }.
cli-no-temperament = Nincs „{ $word }” vérmérséklet. A vérmérsékletek: { $choices }.
cli-no-bot = Nincs „{ $word }” bot. A botok: { $choices }.
cli-other-edition = A másik kiadásban van ilyen: --edition { $edition }
cli-no-file = { $path }: Nincs ilyen fájl.
cli-is-folder = { $path } mappa, nem fájl.
cli-no-permission = { $path }: Nincs jogod elolvasni.
cli-not-read = { $path } nem olvasható: { $why }.
cli-not-utf8 = { $path }: Nem UTF-8, a hiba helye: { $byte }. bájt.
cli-no-game = { $path }: Nincs benne { $number }. játék, az utolsó sorszáma: { $games }.
cli-no-player = Senkit sem hívnak így: „{ $word }”. Választható: { $names }.
cli-blank-needs-cast = A --blank mellé --cast is kell, benne az üres lap kódjával.
cli-arena-ways = Nevezd meg a botokat, vagy add meg ezt: --one BOT --among BOT, vagy ezt: --resume FILE.
cli-table-needs-players = Az --edition és a --scenario mellé --players is kell: melyik asztalról van szó?
cli-against = --against „{ $word }”: ez nem szereposztás. Lehet printed, A, B vagy spy, vagy kódok vesszővel elválasztva, ezek közül: { $codes }.
cli-missing-extra = Nincs telepítve: { $module }. Így telepíthető: { $command }

## The doctor

cli-doctor-version = Mascarade { $version }, Python { $python }, { $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = { $package } nincs telepítve
cli-doctor-fails = { $package } nem működik: { $why }
cli-doctor-extra = { $extra } kiegészítő: { $packages }
cli-doctor-no-extra = { $extra } kiegészítő: nincs telepítve (hiányzik: { $package })
cli-doctor-compiled = Lefordítva erre a gépre, itt: { $folder }
cli-doctor-uncompiled = Még nincs lefordítva: az első játék fordítja le, ide: { $folder }
cli-doctor-no-cache = Nem írható: { $folder }. Így minden indításkor újra kell fordítani. Válassz másik mappát:
cli-doctor-interpreted = Be van állítva: NUMBA_DISABLE_JIT. A szabályok fordítás nélkül, lassan futnak
cli-doctor-cores = Processzormagok: { $cores }
cli-doctor-gpu = GPU: { $name }
cli-doctor-no-gpu = Nincs NVIDIA GPU (csak a tanításhoz kellene)
cli-doctor-page = A weboldal kész
cli-doctor-no-page = A weboldal nincs elkészítve
cli-doctor-database = { $file } írható ebben a mappában
cli-doctor-no-database = { $file } nem írható ebben a mappában. Válassz másik helyet:
cli-doctor-port = Szabad port: { $port }
cli-doctor-no-port = Foglalt port: { $port }. Válassz másikat:
cli-doctor-well = Minden rendben. Játék: { $command }
cli-doctor-unwell = Még nem tudsz játszani. Előbb ez kell: { $command }
