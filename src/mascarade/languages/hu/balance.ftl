### A `mascarade balance` jelentése, és amit a terminálban mond. Az elején álló mondatok a findings.ftl-ben vannak.

balance-title = Milyen ez az asztal?
balance-title-two = Két szereposztás egymás mellett
# $edition: 1 vagy 2; $scenario: „A”, „B”, „spy”, „own”, vagy „printed”, ahol csak egy van.
balance-setup = { $edition ->
        [1] Első kiadás
       *[2] Második kiadás
    }, { $players } játékos{ $scenario ->
        [printed] { "" }
        [own] , saját szereposztás
        [spy] , a Kémmel
       *[other] , „{ $scenario }” forgatókönyv
    }
balance-made = { $games } játék, { $players } bot, mind „{ $bot }”.

balance-seats = Számít, hol ülsz?
balance-seats-caption = Az egyes helyek a játékok ekkora részét nyerik meg. Az 1. hely kezd, a többi az óramutató járása szerint követi. A szaggatott vonal az igazságos arány; a halvány sáv azt mutatja, mennyit mozdíthatott a pontokon a szerencse.
balance-seat = { $seat }. hely
balance-fair = igazságos
balance-dealt = Melyik lap jó kezdés?
balance-dealt-caption = A játékok ekkora részét nyeri meg, aki az adott lapot kapja. A lapok folyton gazdát cserélnek, ezért a különbségek kisebbek, mint gondolnád.
balance-announced = Kit jelentenek be, és igaz-e?
balance-announced-caption = Hányszor jelentik be az egyes karaktereket egy játékban.
balance-true = igaz
balance-believed = elhitt blöff
balance-caught = vitatott blöff
balance-earns = Mit hoz egy képesség?
balance-earns-caption = Ennyi aranyat hoz egy képesség a használójának egy-egy alkalommal. Amelyik nem hoz semmit, az lapokat mozgat, vagy véget vet a játéknak.
balance-lengths = Milyen hosszú egy játék?
balance-lengths-caption = A játékok hossza körökben. A játékok fele rövidebb a vonal fölötti számnál; az erős színű oszlopokba tízből nyolc játék esik.
balance-turns = kör
balance-endings = Hogyan ér véget?
balance-endings-caption = Ami véget vetett a játékoknak.
balance-rich = 13 arany
balance-broke = üres erszény
balance-cheat = azonnali győzelem
balance-none = nem ért véget
balance-fortunes = Hogyan nőnek a vagyonok?
balance-fortunes-caption = A leggazdagabb, a középső és a legszegényebb játékos aranya az egyes körök elején, a még tartó játékok átlagában.
balance-richest = a leggazdagabb
balance-middle = a középső
balance-poorest = a legszegényebb
balance-part = { $name }: { $share }

balance-numbers = Minden szám
balance-numbers-caption = A bejelentés, a közbeszólás, a használat és az arany egy játékra szól, minden játékosra együtt. Arányok: a blöff és a vitatott a bejelentésekhez, a leleplezett a blöffökhöz, a hamis a közbeszólásokhoz képest.
balance-character = Karakter
balance-column-announced = Bejelentés
balance-column-bluffed = Blöff
balance-column-challenged = Vitatott
balance-column-caught = Leleplezett blöff
balance-column-claimed = Közbeszólás
balance-column-false_claims = Hamis közbeszólás
balance-column-used = Használat
balance-column-earns = Arany egy használatra
balance-column-earned = Arany egy játékra
balance-how = Hogyan olvasd?
balance-how-text = Minden helyen egyforma botok ültek, ezért ami eltér, az a lapokból és a helyekből fakad, nem a tudásból. Az emberek másképp blöffölnek: a számok irányt mutatnak, nem ígéretek. Ahol halvány sáv van, ott a valódi érték százból csak egyszer esik a sávon kívülre.

## Két szereposztás

balance-compare = A különbség számokban
balance-compare-caption = Ugyanazok a botok, ugyanannyi játék.
balance-compare-what = Átlagosan
balance-compare-first = Az első játékos nyer
balance-compare-best = A legjobb lap nyer
balance-compare-worst = A leggyengébb lap nyer
balance-compare-turns = A körök számának mediánja
balance-compare-bluffs = A bejelentések közül blöff
balance-compare-rich = 13 arannyal ér véget

## A terminálban

balance-wrote = A jelentés itt van: { $path }

## Számok

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
