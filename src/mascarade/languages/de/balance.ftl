### Der Bericht von `mascarade balance` und was er im Terminal sagt. Die Sätze an seinem Anfang stehen in findings.ftl.

balance-title = Wie spielt sich dieser Tisch?
balance-title-two = Zwei Besetzungen nebeneinander
# $edition: 1 oder 2; $scenario: „A“, „B“, „spy“, „own“ oder „printed“, wo es nur eine gibt.
balance-setup = { $edition ->
        [1] Erste Ausgabe
       *[2] Zweite Ausgabe
    }, { $players } Spieler{ $scenario ->
        [printed] { "" }
        [own] , eigene Besetzung
        [spy] , mit der Spionin
       *[other] , Szenario { $scenario }
    }
balance-made = { $games } Partien mit { $players } Bots der Art „{ $bot }“.

balance-seats = Macht es etwas aus, wo man sitzt?
balance-seats-caption = So oft gewinnt jeder Platz. Platz 1 beginnt, die anderen folgen im Uhrzeigersinn. Auf der gestrichelten Linie wäre es gerecht; der blasse Balken zeigt, wie weit der Zufall den Punkt verschoben haben kann.
balance-seat = Platz { $seat }
balance-fair = gerecht
balance-dealt = Welche Karte ist ein guter Anfang?
balance-dealt-caption = So oft gewinnt, wer diese Karte bekommt. Karten wechseln ständig den Besitzer, darum sind die Unterschiede kleiner, als man denkt.
balance-announced = Wer wird angesagt, und stimmt es?
balance-announced-caption = So oft wird jeder Charakter in einer Partie angesagt.
balance-true = wahr
balance-believed = geglaubter Bluff
balance-caught = Bluff mit Widerspruch
balance-earns = Was bringt eine Fähigkeit?
balance-earns-caption = Das Gold, das eine Fähigkeit bei jedem Einsatz einbringt. Was nichts bringt, bewegt Karten oder beendet die Partie.
balance-lengths = Wie lang ist eine Partie?
balance-lengths-caption = Die Partien nach der Zahl ihrer Züge. Die Hälfte ist kürzer als die Zahl über der Linie; in den kräftig gefärbten Säulen liegen acht von zehn.
balance-turns = Züge
balance-endings = Wie geht es aus?
balance-endings-caption = Was die Partien beendet hat.
balance-rich = 13 Gold
balance-broke = leerer Beutel
balance-cheat = sofortiger Sieg
balance-none = kein Ende
balance-fortunes = Wie wachsen die Vermögen?
balance-fortunes-caption = Das Gold des reichsten, des mittleren und des ärmsten Spielers zu Beginn jedes Zuges, gemittelt über die Partien, die noch laufen.
balance-richest = am reichsten
balance-middle = in der Mitte
balance-poorest = am ärmsten
balance-part = { $name }: { $share }

balance-numbers = Alle Zahlen
balance-numbers-caption = Ansagen, Widersprüche, Einsätze und Gold gelten je Partie, für alle zusammen. Anteile: Bluffs und Widerspruch an den Ansagen, ertappte an den Bluffs, falsche an den Widersprüchen.
balance-character = Charakter
balance-column-announced = Ansagen
balance-column-bluffed = Bluffs
balance-column-challenged = Mit Widerspruch
balance-column-caught = Ertappte Bluffs
balance-column-claimed = Widersprüche
balance-column-false_claims = Falsche Widersprüche
balance-column-used = Einsätze
balance-column-earns = Gold je Einsatz
balance-column-earned = Gold je Partie
balance-how = Wie man das liest
balance-how-text = Auf allen Plätzen saßen Bots derselben Art; was sich unterscheidet, kommt also von Karten und Plätzen, nicht vom Können. Menschen bluffen anders: Die Zahlen zeigen eine Richtung und versprechen nichts. Wo ein blasser Balken steht, liegt der wahre Wert nur einmal in hundert Fällen außerhalb.

## Zwei Besetzungen

balance-compare = Der Unterschied in Zahlen
balance-compare-caption = Dieselben Bots, gleich viele Partien.
balance-compare-what = Im Mittel
balance-compare-first = Wer anfängt, gewinnt
balance-compare-best = Die beste Karte gewinnt
balance-compare-worst = Die schwächste Karte gewinnt
balance-compare-turns = Zahl der Züge (Median)
balance-compare-bluffs = Ansagen, die ein Bluff sind
balance-compare-rich = Partien, die mit 13 Gold enden

## Im Terminal

balance-wrote = Der Bericht steht in { $path }.

## Zahlen

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
