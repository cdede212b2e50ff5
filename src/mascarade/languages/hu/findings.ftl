### Hogyan játszik egy szereposztás, néhány mondatban: a `mascarade balance` jelentésének elején, és ott, ahol asztalt nyitnak.
### Ami „share”-re végződik, az 1 része, százalékban mondva. $best_character és $worst_character karakterek, minden alakjukkal.

finding-first-even = Alig számít, ki kezd: az első játékos a játékok { NUMBER($first_share, maximumFractionDigits: 1) }‑át nyeri meg, és { NUMBER($fair_share, maximumFractionDigits: 1) } volna igazságos.
finding-first-more = Előny kezdeni: az első játékos a játékok { NUMBER($first_share, maximumFractionDigits: 1) }‑át nyeri meg, pedig { NUMBER($fair_share, maximumFractionDigits: 1) } volna igazságos.
finding-first-less = Hátrány kezdeni: az első játékos a játékok { NUMBER($first_share, maximumFractionDigits: 1) }‑át nyeri meg, pedig { NUMBER($fair_share, maximumFractionDigits: 1) } volna igazságos.
finding-cards = A legjobb kezdőlap { $best_character_the }: aki kapja, a játékok { NUMBER($high_share, maximumFractionDigits: 1) }‑át nyeri meg. A leggyengébb { $worst_character_the }, { NUMBER($low_share, maximumFractionDigits: 1) } eséllyel.
finding-cards-even = Egyik kezdőlap sem egyértelműen jobb a másiknál: bármelyiket kapod, az esélyed { NUMBER($low_share, maximumFractionDigits: 1) } és { NUMBER($high_share, maximumFractionDigits: 1) } között van.
finding-announced = A leggyakrabban bejelentett karakter { $character_the }: játékonként { NUMBER($times, maximumFractionDigits: 1) } alkalommal, és ennek { NUMBER($bluff_share, maximumFractionDigits: 0) }‑a blöff.
finding-silent = Szinte senki sem jelenti be { $character_acc }: húsz játékban egyszer sem.
finding-length = Egy átlagos játék { $turns } kör; tízből nyolc { $low } és { $high } kör között ér véget.
# $each: hány köre volt addig mindenkinek.
finding-drags = Néhány játék elhúzódik: minden tizedikben mindenkire legalább { $each } kör jut.
finding-endless = Lehet, hogy sosem ér véget: a játékok { NUMBER($endless_share, maximumFractionDigits: 1) }‑ában még a türelmes botok is feladták.
finding-endings = Így ér véget: a játékok { NUMBER($rich_share, maximumFractionDigits: 0) }‑a 13 arannyal, { NUMBER($broke_share, maximumFractionDigits: 0) }‑a pedig üres erszénnyel.
finding-endings-cheat = Így ér véget: a játékok { NUMBER($rich_share, maximumFractionDigits: 0) }‑a 13 arannyal, { NUMBER($broke_share, maximumFractionDigits: 0) }‑a kiürült erszénnyel, { NUMBER($cheat_share, maximumFractionDigits: 0) }‑a pedig azonnali győzelemmel.

## Ahol asztalt nyitnak

fore-ask = Milyen lesz így a játék?
fore-hint = „{ $level }” szintű botok több ezer játékot játszanak ezekkel a karakterekkel, és elmondják, mire számíthatsz.
fore-playing = A botok játszanak: { $done } játék kész, összesen { $games }.
fore-waiting = A botok helyet foglalnak…
fore-dealt = Milyen gyakran nyer, akinek ezt a lapot osztják
fore-fair = A vonal az igazságos arány ({ NUMBER($fair_share, maximumFractionDigits: 1) }), a halvány sáv a bizonytalanság.
fore-stop = Mégse
fore-made = { $games } játék alapján, { $players } „{ $level }” szintű bottal.
fore-failed = A botok most nem érnek rá. Próbáld újra kicsit később.
