### What the variables mean: en/terminal.ftl. Names cannot be inflected, so sentences are built around their nominative.

## Putting things together

terminal-and = { $first } és { $second }
terminal-or = { $first } vagy { $second }
terminal-after = { $first } { $second }
terminal-aside = { $said } ({ $aside })

## Cards

terminal-choice = { $owner ->
        [yourself] te magad
        [you] { $slot ->
                [left] a bal lapod
                [right] a jobb lapod
                [protected] a védett lapod
               *[only] a saját lapod
            }
        [centre] közép { $number }
        [only-centre] közép
       *[other] { $slot ->
                [left] { $name } bal lapja
                [right] { $name } jobb lapja
                [protected] { $name } védett lapja
               *[only] { $name }
            }
    }

## What happened, where the log of the page is longer

terminal-took = { $other_is ->
        [you] { $player } talán cserélt veled.
        [centre] { $number ->
                [1] { $player } talán cserélt az első középső lappal.
               *[2] { $player } talán cserélt a második középső lappal.
            }
        [only-centre] { $player } talán cserélt a középső lappal.
       *[other] { $player } talán cserélt { $other } lapjával.
    }
terminal-exchanged = { $player_is ->
        [you] Tényleg megcserélted { $cards }.
       *[other] { $player } tényleg megcserélte { $cards }.
    }
terminal-pretended = { $player_is ->
        [you] Csak színlelted, hogy megcseréled { $cards }.
       *[other] { $player } csak színlelte, hogy megcseréli { $cards }.
    }
terminal-showed-all = Felfedett lapok: { $cards }.
terminal-showed = { $slot ->
        [left] { $player }, bal ({ $character })
        [right] { $player }, jobb ({ $character })
        [protected] { $player }, védett ({ $character })
       *[only] { $player } ({ $character })
    }
terminal-from-bank-each = Fejenként { $amount } arany a bankból: { $players }.
terminal-fine-each = Rossz lapok, fejenként { $amount } arany a bíróságnak: { $players }.
terminal-paid-each = { $payee_is ->
        [you] Fejenként { $amount } aranyat kapsz tőlük: { $players }.
       *[other] { $payee } fejenként { $amount } aranyat kap. Fizet: { $players }.
    }
terminal-knows-but = { $player } kivételével mindenki tudja
terminal-won-with = { $reason ->
        [cheat] { $amount } arannyal és egy azonnali győzelmet hozó képességgel
        [broke] { $count ->
                [one] { $amount } arannyal; elfogyott az aranya: { $players }
               *[other] fejenként { $amount } arannyal; elfogyott az aranya: { $players }
            }
       *[rich] { $count ->
                [one] { $amount } arannyal
               *[other] fejenként { $amount } arannyal
            }
    }

## Around the table

terminal-tag = { $tag ->
        [announces] bejelent
        [claims] közbeszól
        [showed] felfedte
       *[wins] nyert
    }
terminal-centre = középen
terminal-no-gold = nincs aranya
terminal-over = Vége a játéknak
terminal-help = súgó
terminal-quit = kilépés
terminal-name = Andi
terminal-begins = { $player_is ->
        [you] Te kezdesz.
       *[other] { $player } kezd.
    }
terminal-go-on = Tovább: Enter
terminal-enter = (Enter)
terminal-begin-again = újrakezdi a választást

## Why the person is asked

terminal-opening = Az első négy körben csak cserélni lehet, vagy színlelni a cserét.
terminal-must-exchange = Az előző körben felfedték a lapodat: most csak cserélhetsz, vagy színlelheted a cserét.
terminal-accused = { $player } megvádol téged. Mondd meg, ki vagy, és fedd fel a lapodat: ha tévedsz, { $amount } aranyat fizetsz.

## Questions: a prompt has one line

terminal-claim-too = Közbeszólsz?
terminal-announce-with = Melyik lapodra teszed a kezed a bejelentéshez?
terminal-take-which = Melyik lapodat viszed az asztal alá?
terminal-exchange-whose = Kinek a lapjával cserélsz?
terminal-who-else = { $card }, és még ki?
terminal-who = Ki vagy?
terminal-really = { $card }: tényleg cserélsz, vagy csak színlelsz?
terminal-really-both = { $cards }: tényleg cserélsz, vagy csak színlelsz?
terminal-really-them = Tényleg cserélsz, vagy csak színlelsz?
terminal-ask-trade = Kivel cserélsz vagyont?
terminal-ask-accuse = Kit vádolsz meg?
terminal-ask-spy = Kinek a lapját kémleled ki?
terminal-ask-stir = Kinek a lapját veszed el először?
terminal-ask-puppets = Ki fizessen, és cseréljen helyet?
terminal-ask-anyone = Kit választasz?

## Choices

terminal-do-exchange = csere vagy színlelés
terminal-do-look = megnézed a lapodat
terminal-do-announce = bejelented, ki vagy
terminal-do-pass = passz
terminal-do-claim = közbeszólsz: te vagy { $character_the }
terminal-do-really = megcseréled őket
terminal-do-pretend = csak színleled

## Words that may be typed

terminal-words-exchange = csere, cserélek, cserélsz
terminal-words-look = megnézem, nézem, nézel
terminal-words-announce = bejelentés, bejelentem, én vagyok
terminal-words-pass = passz, passzolok
terminal-words-claim = közbeszólok, közbeszólás, én vagyok az
terminal-words-really = megcserélem, kicserélem, csere, tényleg
terminal-words-pretend = színlelés, színlelem, színlelek
terminal-words-left = bal
terminal-words-right = jobb
terminal-words-protected = védett
terminal-words-nobody = senki, senkit, senkivel
terminal-words-back = vissza
terminal-words-help = szabályok, súgó, segítség
terminal-words-quit = kilépés, kilépek
terminal-words-yes = i, igen

## What was typed makes no sense

terminal-type-number = Írj be egy számot 1-től { $count }-ig, vagy a választásod első betűit.
terminal-could-be = „{ $word }” többféle lehet: { $choices }. Írj be még néhány betűt vagy a számot.
terminal-none-of-these = „{ $word }” nincs köztük. Írj be egy számot (1–{ $count }), egy szót, vagy a súgóhoz ezt: { $help }

## Leaving, saving

terminal-yes-or-no = i vagy n
terminal-leave = Abbahagyod a játékot? Nem őrizzük meg.
terminal-meant = Ha erre gondoltál: { $choice }, ezt írd: { $type }
terminal-save = Elmented a játék jegyzőkönyvét?
terminal-where = Hová? Enter: { $path }
terminal-exists = Már létezik: { $path }. Felülírod?
terminal-elsewhere = Akkor válassz másik helyet.
terminal-failed = Nem sikerült: { $why }. Válassz másik helyet.
terminal-saved = Elmentve. Így nézheted újra: { $command }
terminal-good-night = Jó éjszakát, és gyere el máskor is!

## Powers in a few words

terminal-brief-bank = +{ $amount }
terminal-brief-fill = feltölt { $level } aranyig
terminal-brief-court = elviszi a bíróság aranyát
terminal-brief-neighbours = { $amount }-{ $amount } a szomszédoktól
terminal-brief-treat = a szomszédok +{ $amount }
terminal-brief-richest = { $amount } a leggazdagabbtól
terminal-brief-richer = { $amount }-{ $amount } a gazdagabbaktól
terminal-brief-chosen = { $amount } valakitől
terminal-brief-trade = vagyont cserél
terminal-brief-together = +{ $alone }, ha ketten: +{ $each }
terminal-brief-win = { $least } arannyal nyer
terminal-brief-stir = két lapot kever
terminal-brief-spy = két lapot lát, cserélhet
terminal-brief-peek = megnéz egy lapot
terminal-brief-accuse = vádol: tévedésért { $amount }
terminal-brief-puppets = { $amount }-{ $amount } kettőtől
terminal-brief-seats = helycsere
terminal-brief-expose = felfed egy lapot
terminal-brief-gold = { $amount ->
        [half] az arany felét mozgatja
        [all] az összes aranyat mozgatja
       *[other] { $amount } aranyat mozgat
    }
terminal-brief-rotate = továbbadat minden vagyont
terminal-brief-if = csak néha folytatja

## What a power’s own words leave open

terminal-note-court = Az ebben a körben kirótt bírság csak ezután kerül oda, az tehát nincs köztük.
terminal-note-fill = Ennyivel vagy többel nem történik semmi.
terminal-note-trade = A bírságot már az új vagyonból kell fizetni.
terminal-note-win = Kevesebbel nem történik semmi.
terminal-note-seats = A sorrend és a szomszédság a helyekhez tartozik; amit valaki tud, az vele megy.
terminal-note-blank = Saját kitalálású karakter.

## Help

terminal-may-type = Ezt írhatod be
terminal-type-choice = egy szám vagy egy szó
    .what = választás: 2, nézem, vagy csak az első betűk
terminal-type-several = több egyszerre
    .what = csere bruno, bejelentés király, 1 3 2
terminal-type-back = a választás újrakezdése
terminal-type-page = ez az oldal
terminal-type-character = mit tud egy karakter
terminal-type-rules = a szabályok röviden
terminal-type-quit = a játék abbahagyása
terminal-no-such = Nincs „{ $asked }” ebben a játékban. A karakterek: { $characters }.

terminal-rules-aim = A cél
    .text = Legyél te a leggazdagabb, amikor valaki eléri a 13 aranyat, vagy valakinek elfogy az aranya. Mindenki 6 arannyal kezd.
terminal-rules-cards = A lapok
    .text = A játék elején mindenki egyszer látja az összes lapot. Aztán lefordítva fekszenek, és látatlanban vándorolnak: lehet, hogy nem az vagy, akinek hiszed magad.
terminal-rules-turn = Egy kör
    .text = Három dolog közül egyet teszel. A játék első négy körében csak az elsőt lehet.
terminal-rules-exchange = Csere vagy színlelés
    .text = A saját lapodat és egy másikat az asztal alá viszed, és megcseréled őket, vagy nem. Mindenki látja, melyik két lap az; hogy mit tettél, csak te tudod.
terminal-rules-look = Megnézés
    .text = Megnézed a saját lapodat.
terminal-rules-announce = Bejelentés
    .text = Megmondod, ki vagy: lehet igaz, tipp vagy hazugság. A többiek sorban passzolnak, vagy közbeszólnak, hogy ők azok. Ha mindenki passzol, használod a képességet, és semmit sem fedsz fel. Ha valaki közbeszól, mindannyian felfeditek a lapotokat: aki tényleg az, használja a képességet, a többiek 1 aranyat fizetnek a bíróságnak.
terminal-rules-shown = Felfedés után
    .text = { $edition ->
        [1] Ha a lapodat a tiédet közvetlenül megelőző körben felfedték, cserélned vagy színlelned kell.
       *[2] Ha a lapodat a tiédet közvetlenül megelőző körben felfedték, csak cserélhetsz, színlelhetsz vagy megnézheted a lapodat.
    }
terminal-rules-gold = Arany
    .text = A képesség megelőzi a bírságot. A játék azonnal véget ér, amint valakinek 13 aranya van, vagy egy sincs; a leggazdagabb nyer.
terminal-rules-two = 2 játékos
    .text = Mindenkinek három lapja van: bal, jobb és védett. A védett lapodat senki sem veheti el, és azzal nem is jelenthetsz be; közbeszólni szabad vele. Egyszerre mindig egy lapról van szó.
terminal-rules-three = 3 játékos
    .text = Mindenkinek két lapja van, bal és jobb. Bejelentéskor és közbeszóláskor a kezed az egyiken van, és csak arról az egyről van szó.

## Programs that play

terminal-fault = { $fault ->
        [late] { $player } programja elkésett: az első lehetőségét vesszük.
        [bad-message] { $player } programja értelmetlen választ adott: az első lehetőségét vesszük.
        [not-allowed] { $player } programja szabálytalanul választott: az első lehetőségét vesszük.
        [not-asked] { $player } programja kérdés nélkül szólalt meg.
        [gone] { $player } programja leállt: ezentúl mindig az első lehetőségét vesszük.
       *[other] { $player } programja nem tudja folytatni: ezentúl mindig az első lehetőségét vesszük.
    }

## A replay

terminal-progress = { $step } / { $steps }
terminal-start = a kezdet
terminal-step-on = Tovább: Enter, vége: { $quit }

## Tables of characters

terminal-column-character = karakter
terminal-column-power = képesség
terminal-column-cards = lap
terminal-column-players = játékos
terminal-blanks = Üres lapok
terminal-blank-examples = A csomagban lévő üres lapok
terminal-scenario = forgatókönyv: { $scenario }
terminal-good-cast = Szabályos szereposztás { $players } játékosnak
terminal-broken-cast = Ez a szereposztás szabályt sért:
