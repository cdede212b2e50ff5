### Szereposztás keresése: mit lehet kívánni, és miért ez lett. A `mascarade cast --find` parancsban és ott, ahol asztalt nyitnak.
### $value, $low és $high: a kívánságot mérő szám és a 99%-os tartománya.

## Kívánságok

goal-fair = igazságos
goal-fair-said = A helyek és a kiosztott lapok nyerési aránya átlagosan ennyivel tér el az igazságostól: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-fair-to-cards = igazságos lapok
goal-fair-to-cards-said = A kiosztott lapok nyerési aránya átlagosan ennyivel tér el az igazságostól: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-short = rövid
goal-short-said = Egy játék átlagosan { NUMBER($value, maximumFractionDigits: 1) } kör ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-long = hosszú
goal-long-said = Egy játék átlagosan { NUMBER($value, maximumFractionDigits: 1) } kör ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-bluffing = sok blöff
goal-bluffing-said = A bejelentések közül blöff: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-claims = sok vita
goal-claims-said = A bejelentések közül vitatott: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-different-endings = változatos befejezés
goal-different-endings-said = Két játék ilyen eséllyel ér véget különböző módon: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-lively = mozgalmas
goal-lively-said = A körök ekkora részében jelentenek be karaktert: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).
goal-no-dead-cards = nincs kihasználatlan lap
goal-no-dead-cards-said = { $value ->
        [0] Minden karaktert be szoktak jelenteni.
       *[other] Szinte sosem jelentik be: { $characters }.
    }
goal-beginners = kezdőknek való
goal-beginners-said = A bejelentések közül egyszerű képességű karakter: { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }).

## A válasz

find-wishes = Kívánság: { $wishes }.
find-wish = { $times ->
        [one] { $goal }
       *[more] { $goal } × { $weight }
    }
find-tried = Kipróbálva { $tried } szereposztás a lehetséges { $casts } közül, { $games } játékban.
find-bots = A játszó botok: { $bot }. A számok szereposztásonként { $games } új játékból származnak; száz esetből kilencvenkilencben a valódi érték a tartományba esik.
find-compared = { $how ->
        [all] { $printed ->
            [one] Egyértelműen jobb a hivatalos szereposztásnál.
           *[other] Egyértelműen jobb az összes hivatalos szereposztásnál ({ $printed }).
        }
        [some] Egyértelműen jobb { $worse } hivatalos szereposztásnál (összesen { $printed } van).
       *[none] Nem egyértelműen jobb egyik hivatalos szereposztásnál sem.
    }
find-wished = Kívánság
find-progress = szereposztás keresése
find-play = Játék az elsővel: { $command }
find-look = Közelebbről: { $command }
find-number = { NUMBER($number, maximumFractionDigits: 1) }
find-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
