### After the game: winners, replay, numbers, proof.

over-won = { $count ->
        [one] { $players } nyert
       *[other] { $players } együtt nyert
    }
over-you-won = { $count ->
        [one] Nyertél!
       *[other] Együtt nyertetek!
    }
over-why = { $reason ->
        [cheat] Egy képesség azonnali győzelmet hozott: { $players }.
        [broke] { $who_is ->
            [you] Elfogyott az aranyad, így a leggazdagabb nyer.
           *[other] { $count ->
               *[other] { $who } aranya elfogyott, így a leggazdagabb nyer.
            }
        }
       *[rich] { $who_is ->
            [you] Összegyűjtöttél 13 aranyat, így a leggazdagabb nyer.
           *[other] { $count ->
               *[other] { $who } összegyűjtött 13 aranyat, így a leggazdagabb nyer.
            }
        }
    }
over-again = Játsszunk még egyet
over-follow = A következő játékhoz
over-home = Kezdőlap
over-replay = Visszajátszás
over-gold = Az arany útja
over-fair = Tisztességes volt az osztás?
over-download = A jegyzőkönyv letöltése

## Another game: who plays again.

again-title = Jöhet még egy játszma?
again-yes = újra játszik
again-open = még nem válaszolt
again-no = most kihagyja
again-decline = Most kihagyom
again-waiting = { $name } oszt, amint mindenki válaszolt.
again-deals = Mindenki válaszolt: { $name } oszt.
again-seats = Üres helyek
again-bots = Botok kapják
again-close = Megszűnnek
again-printed = Kevesebb helynél a hivatalos szereposztással játszotok.
again-on = A többiek már újra játszanak.
again-watch = Megnézem

## The score over several games.

score-title = Állás { $games } játszma után
score-wins = { $wins } győzelem

## How it was decided, and what was remarkable.

over-place = { $place }. hely ({ $players } játékos)
over-share = Megosztás
over-moment = Pillanat megosztása
over-show = Nézzük meg
over-decided = Min dőlt el
story-swap = { $player_is ->
        [you] { $turn }. kör: { $character_the } képességével { $gave } aranyért elvitted { $other } { $amount } aranyát.
       *[other] { $other_is ->
                [you] { $turn }. kör: { $player } { $character_the } képességével { $gave } aranyért elvitte a te { $amount } aranyadat.
               *[other] { $turn }. kör: { $player } { $character_the } képességével { $gave } aranyért elvitte { $other } { $amount } aranyát.
            }
    }
story-seats = { $other_is ->
        [you] { $turn }. kör: { $player } { $character_the } képességével olyan helyre ültetett, ahol { $gold } arany várt.
       *[other] { $player_is ->
                [you] { $turn }. kör: { $character_the } képességével helyet cseréltettél, és { $other } elé { $gold } arany került.
               *[other] { $turn }. kör: { $player } { $character_the } képességével helyet cseréltetett, és { $other } elé { $gold } arany került.
            }
    }
story-robbed = { $player_is ->
        [you] { $turn }. kör: { $character_the } képességével elvettél { $amount } aranyat { $other } vagyonából.
       *[other] { $other_is ->
                [you] { $turn }. kör: { $player } { $character_the } képességével elvett tőled { $amount } aranyat.
               *[other] { $turn }. kör: { $player } { $character_the } képességével elvett { $amount } aranyat { $other } vagyonából.
            }
    }
story-robbed-many = { $player_is ->
        [you] { $turn }. kör: { $character_the } képességével elvettél { $amount } aranyat a többiektől.
       *[other] { $turn }. kör: { $player } { $character_the } képességével elvett { $amount } aranyat a többiektől.
    }
story-bank = { $player_is ->
        [you] { $turn }. kör: { $character_the } képességével elvettél { $amount } aranyat a bankból.
       *[other] { $turn }. kör: { $player } { $character_the } képességével elvett { $amount } aranyat a bankból.
    }
story-court = { $player_is ->
        [you] { $turn }. kör: { $character_the } képességével elvettél { $amount } aranyat a bíróságról.
       *[other] { $turn }. kör: { $player } { $character_the } képességével elvett { $amount } aranyat a bíróságról.
    }
story-cheat = { $player_is ->
        [you] { $turn }. kör: { $gold } arannyal, { $character_the } képességével azonnal nyertél.
       *[other] { $turn }. kör: { $player } { $gold } arannyal, { $character_the } képességével azonnal nyert.
    }
story-fine = { $player_is ->
        [you] { $turn }. kör: bírságra ment el az utolsó aranyad.
       *[other] { $turn }. kör: bírságra ment el { $player } utolsó aranya.
    }
story-bluffed = Blöff volt, és senki sem szólt közbe.

story-bluff = A legjobb blöff
story-bluff-how = { $turn }. kör, { $character }: { $amount } arany
story-gullible = A leghiszékenyebb
story-gullible-how = { $count } hamis bejelentést hitt el
story-honest = A legőszintébb
story-honest-how = { $of } állításból { $count } igaz volt

replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-next = Egy lépéssel tovább
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-scrub = Hol járunk a játékban
replay-step = { $step }. döntés, összesen { $steps }
replay-start = Az osztás, ahogy mindenki látta.
replay-unseen = Erről a helyről ebből semmi sem látszott.
replay-eyes = Kinek a szemével?
replay-all = mindenkiével
replay-secret = akkor még titok volt

chart-label = Minden játékosnak egy vonal: az arany az egyes körök végén (összesen { $turns } kör). A számok az alábbi táblázatban vannak.
chart-start = Kezdet

summary-title = A játék számokban
summary-player = Játékos
summary-gold = Arany
summary-announced = Bejelentés
summary-bluffs = Blöff
summary-believed = Elhitt blöff
summary-trueclaims = Igaz közbeszólás
summary-falseclaims = Hamis közbeszólás
summary-fines = Kifizetett bírság
summary-looks = Megnézés
summary-exchanges = Csere
summary-pretences = Színlelés

verify-good = Az osztás ugyanaz, amelyet a játék előtt rögzítettünk.
verify-bad = Az osztás nem az, amelyet a játék előtt rögzítettünk!
verify-how = Hogyan ellenőrizhető ez?
verify-explained = A játék előtt mindenki megkapta az osztásnak és egy véletlen sónak az ujjlenyomatát (SHA-256). Most mindkettő nyilvános, és a böngésződ újra kiszámolta az ujjlenyomatot.
verify-commitment = Ujjlenyomat a játék előtt
verify-computed = Most számolt ujjlenyomat
verify-salt = Só
verify-deal = Osztás
