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
cli-site = a weboldal kiírása fájlokba, amelyeket bármilyen tárhely kiszolgál: játék szerver nélkül
cli-database = egy szerver asztalainak karbantartása
cli-database-check = az olvashatatlan asztalok megkeresése
cli-database-mend = az ilyen asztalok visszavágása az utolsó jó bejegyzésig; a levágott rész megmarad
cli-database-move = minden asztal átmásolása egy másik adatbázisba (fájlba vagy PostgreSQL-be), minden bejegyzés összevetésével
cli-database-forget = régi asztalok törlése, kivéve azokat, amelyeknél még játszanak
cli-arena = botok egymás ellen: melyik nyer?
cli-balance = egy szereposztás elemzése: helyek, lapok, karakterek, játékhossz
cli-train = egy játékos betanítása önmaga ellen, GPU-n (PyTorch kell hozzá)
cli-check = játékok jegyzőkönyvének lejátszása és ellenőrzése
cli-verify = annak ellenőrzése, hogy az osztás a játék előtt rögzítve volt-e
cli-replay = egy játék visszanézése lépésről lépésre
cli-characters = a karakterek és a képességeik
cli-cast = egy asztal hivatalos szereposztásai, a sajátod ellenőrzése, vagy egy új megkeresése
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
cli-workers = hány folyamat szolgáljon ki egy porton; egynél többhöz közös adatbázis kell
cli-link-host = ezen a címen érik el ezt a gépet a többi gép folyamatai
cli-database-of-server = egy szerver adatbázisa
cli-database-to = az adatbázis, amelybe másol
cli-older-than = kor napokban, például 90d
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
cli-site-folder = ebbe a mappába
cli-site-server = egy szerver címe, ahol másokkal lehet játszani (alapból nincs)

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
cli-find = kívánságot teljesítő szereposztás keresése, például „fair, short*2”; hogy melyik mit mér: docs/casts.md
cli-find-with = a --find mellé: karakterek, akiknek szerepelniük kell, vesszővel elválasztva
cli-find-without = a --find mellé: karakterek, akik nem szerepelhetnek, vesszővel elválasztva
cli-find-casts = a --find mellé: ennyi szereposztás áll rajthoz
cli-find-games = a --find mellé: legalább ennyi játék minden döntősnek
cli-find-resume = egy félbeszakadt keresés folytatása
cli-balance-resume = egy félbeszakadt elemzés folytatása

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
cli-too-little = { $word }: ez kevés, legalább { $low } kell.
cli-no-place = { $path }: Ide nem írható fájl.
cli-not-written = { $path } nem írható: { $why }.

## Bots and programs

cli-expert-learned = Az expert botnak nincs vérmérséklete: tanulva lett játékos.
cli-no-rate = „{ $word }” nem adja meg, milyen gyakran cserélnek. 0 és 1 közötti szám kell, például bayes@0.5.
cli-no-command-line = „{ $word }” nem parancs. Példák: „python bot.py”, „nev=python bot.py”
cli-no-program = „{ $word }” nem futtatható program ezen a gépen.
cli-program-twice = Két program neve is „{ $name }”. Adj nekik nevet: --bot egy=… --bot ketto=…
cli-program-name-taken = „{ $name }” az aréna saját botja. Adj más nevet a programnak.
cli-program-idle = Ez a program nem játszik: „{ $name }”. Nevezd meg a botok között.
cli-table-too-small = Programok száma: { $programs }. Veled együtt ez sok egy { $players } fős asztalhoz. Ez kell: --players { $least }.

## The arena

cli-arena-seats = { $bots } bot nem tölthet meg { $seats } helyet egy asztalnál. Minden helyre nevezz meg egyet.
cli-arena-same = „{ $one }” és „{ $others }” ugyanaz. Nevezz meg két különböző botot.
cli-arena-two = Nevezz meg legalább két különböző botot.
cli-arena-seer = „{ $bot }” minden lapot lát, ezért programok között nem játszhat.
cli-arena-exact = „{ $bot }” túl sok lehetőséget tart fejben az expert botok játékaihoz. Használd ezt: bayes.
cli-arena-programs = { $path }: A programjait újra meg kell nevezni:{ $programs }
cli-arena-no-programs = { $path } programok nélkül indult. Hagyd el ezt: --bot.
cli-not-an-arena = { $path } nem megszakított aréna.
cli-arena-changed = { $path }: Azóta megváltoztak a botok vagy a szabályok. Kezdd elölről.
cli-not-a-balance = { $path } nem megszakított elemzés.
cli-not-a-search = { $path } nem megszakított keresés.
cli-no-goal = Nincs „{ $word }” kívánság. A kívánságok: { $choices }.
cli-find-apart = „{ $one }” és „{ $two }” kizárja egymást.
cli-find-both = Egyszerre kell és nem kell: { $characters }.
cli-find-none = Ilyen szereposztás nem lehetséges. { $players } játékoshoz a Bíró és { $cards } lap kell, amelyek harmada aranyat hoz a bankból (R8.1–R8.4).
cli-find-codes = A --find maga keres. Hagyd el ezt: { $codes }, vagy használd a --with kapcsolót.
cli-all-needs-json = Az --all egy JSON-fájlt ír. Add meg, melyiket: --json FILE
cli-no-ray = Nincs Ray-fürt ezen a címen: { $address }: { $why }
cli-arena-interrupted = Megszakítva, lejátszott játékok: { $played }, összesen: { $games }. Folytatás: { $command }

## Training

cli-train-resume-alone = A --resume azzal folytatja, ami az ellenőrzőpontban van. Hagyd el ezeket: --games, --seed, --from, --against, --beyond, és az asztalt.
cli-train-beyond = A --beyond mellé --from kell: az a játékos marad változatlan a kisebb asztaloknál. Sem --players, sem --against nem lehet mellette.
cli-train-against-file = Az --against FILE innen indul: FILE. Hagyd el ezt: --from.
cli-train-no-gpu = A --device cuda NVIDIA GPU-t igényel, amelyet a PyTorch és a Numba is használhat, és itt nincs ilyen. A --device cpu sokkal lassabb.
cli-no-checkpoint = { $path } nem a mascarade train { $version }. változatának ellenőrzőpontja.
cli-no-weights = { $path } nem egy expert bot súlyait tartalmazza: { $why }
cli-other-weights = { $path }: Ezek a súlyok a „{ $what }” { $found }. változatát olvassák. A program ezt a változatot adja: { $version }.
cli-train-interrupted = Megszakítva. Folytatás: { $command }

## The server and its database

cli-no-address = { $word }: ez nem cím. Például: https://ball.example.org
cli-site-not-built = Az oldal még nem készült el. Futtasd: make page
cli-site-other = { $path }: itt egy másik index.html van. Válassz üres mappát.
cli-serving = A Mascarade itt fut: { $address }
cli-serving-ends = Leállítás: Ctrl-C
cli-cannot-listen = A szerver nem tud itt figyelni: { $host }:{ $port }: { $why }
cli-no-database = { $path } nem használható adatbázisként: { $why }
cli-database-used = { $path }: Ezt az adatbázist már egy másik szerver használja.
cli-database-later = { $path } a Mascarade egy újabb verziójával készült: az adatbázis verziója { $version }, ez a program legfeljebb ezt ismeri: { $known }.
cli-workers-alone = { $word }: Több folyamathoz közös adatbázis kell PostgreSQL-ben; { $database } csak egy fájl.
cli-database-entry = { $code }, { $number }. bejegyzés: nem olvasható: { $why }
cli-database-missing = hiányzik
cli-database-cut = Megtartva: { $kept }. Eltávolítva: { $removed }.
cli-database-damaged = Olvashatatlan asztalok: { $damaged }, összesen: { $tables }.
cli-database-sound = Minden asztal olvasható: { $tables }.
cli-database-mended = Kijavított asztalok: { $mended }.
cli-database-moved = Átmásolt asztalok: { $tables }. Bejegyzések: { $entries }.
cli-database-differs = A másik adatbázisban egy másik { $code } asztal van. A többi nem lett átmásolva.
cli-database-forgotten = Törölt asztalok: { $tables }. Bejegyzések: { $entries }. Megtartva, mert játszanak rajtuk: { $kept }.
cli-no-age = { $word }: ez nem időtartam. Például: --older-than 90d

## Records

cli-check-ok = rendben, játékok: { $games }, lépések: { $moves }, ellenőrzések: { $checks }
cli-site-ok = { $path }: { $files } fájl. A mappát bármilyen webszerver ki tudja szolgálni; próba: python3 -m http.server --directory { $path }
cli-verify-ok = az osztás a játék előtt eldőlt: { $commitment }
cli-no-commitment = a jegyzőkönyvben nincs „{ $word }:” sor; egy szerver játékában van „commitment:” és „salt:”
cli-other-commitment = a közzétett { $published } nem illik az osztáshoz és a sóhoz, azokból ez jön ki: { $fits }

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
