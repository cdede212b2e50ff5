### Eine Besetzung finden: was man sich wünschen kann, und warum eine gefunden wurde. In `mascarade cast --find` und auf der Seite, wo ein Tisch eröffnet wird.
### $value, $low und $high: die Zahl, die einen Wunsch misst, und ihr 99-%-Bereich.

## Wünsche

goal-fair = fair
goal-fair-said = Im Schnitt weichen Plätze und ausgeteilte Karten um { NUMBER($value, maximumFractionDigits: 1) } vom gerechten Anteil an Siegen ab ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-fair-to-cards = faire Karten
goal-fair-to-cards-said = Im Schnitt weichen ausgeteilte Karten um { NUMBER($value, maximumFractionDigits: 1) } vom gerechten Anteil an Siegen ab ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-short = kurz
goal-short-said = Eine Partie dauert im Schnitt { NUMBER($value, maximumFractionDigits: 1) } Züge ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-long = lang
goal-long-said = Eine Partie dauert im Schnitt { NUMBER($value, maximumFractionDigits: 1) } Züge ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-bluffing = viele Bluffs
goal-bluffing-said = Von allen Ansagen sind { NUMBER($value, maximumFractionDigits: 1) } ein Bluff ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-claims = viel Widerspruch
goal-claims-said = Von allen Ansagen wird { NUMBER($value, maximumFractionDigits: 1) } widersprochen ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-different-endings = verschiedene Enden
goal-different-endings-said = Zwei Partien enden in { NUMBER($value, maximumFractionDigits: 1) } der Fälle auf verschiedene Weise ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-lively = lebhaft
goal-lively-said = In { NUMBER($value, maximumFractionDigits: 1) } der Züge wird ein Charakter angesagt ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).
goal-no-dead-cards = keine toten Karten
goal-no-dead-cards-said = { $value ->
        [0] Alle Charaktere werden angesagt.
       *[other] Kaum jemals angesagt: { $characters }.
    }
goal-beginners = gut für den Anfang
goal-beginners-said = Von allen Ansagen gelten { NUMBER($value, maximumFractionDigits: 1) } einem Charakter mit einfacher Fähigkeit ({ NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }).

## Die Antwort

find-wishes = Gewünscht: { $wishes }.
find-wish = { $times ->
        [one] { $goal }
       *[more] { $goal } × { $weight }
    }
find-tried = Probiert: { $tried } von { $casts } möglichen Besetzungen, in { $games } Partien.
find-bots = Es spielten Bots der Art: { $bot }. Die Zahlen stammen aus { $games } neuen Partien mit jeder Besetzung; in 99 von 100 Fällen liegt der wahre Wert im Bereich.
find-compared = { $how ->
        [all] { $printed ->
            [one] Eindeutig besser als die offizielle Besetzung.
           *[other] Eindeutig besser als alle { $printed } offiziellen Besetzungen.
        }
        [some] Eindeutig besser als { $worse } von { $printed } offiziellen Besetzungen.
       *[none] Nicht eindeutig besser als eine offizielle Besetzung.
    }
find-wished = Wunsch
find-progress = suche Besetzungen
find-play = Mit der ersten spielen: { $command }
find-look = Genauer ansehen: { $command }
find-number = { NUMBER($number, maximumFractionDigits: 1) }
find-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
