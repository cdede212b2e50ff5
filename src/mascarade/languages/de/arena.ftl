### See en/arena.ftl.

arena-title = Die Arena
arena-made = { $games } Partien: { $deals } Verteilungen, jede einmal für jede Sitzordnung der Bots gespielt. Startwert { $seed }.
arena-best = { $bot } gewinnt das { $share }-Fache eines fairen Anteils ({ $low } bis { $high }).
arena-unsure = Ob das besser ist als { $bot }, ist nicht sicher: Die Bereiche überschneiden sich. Mehr Partien würden es zeigen.
arena-last = { $bot } wird Letzter, mit dem { $share }-Fachen eines fairen Anteils ({ $low } bis { $high }).
arena-endless =
    { $count ->
        [one] Eine Partie wurde nach { $decisions } Entscheidungen abgebrochen; sie zählt für alle am Tisch gleich.
       *[other] { $count } Partien wurden nach { $decisions } Entscheidungen abgebrochen; sie zählen für alle am Tisch gleich.
    }
arena-wins = Wer gewinnt?
arena-wins-caption = Wie oft ein Platz jedes Bots gewinnt, als Vielfaches eines fairen Anteils: 1 ist so oft wie alle, 2 doppelt so oft. Die blassen Balken sind 99-%-Intervalle.
arena-beats = Wer schlägt wen?
arena-beats-caption = Von den Partien, die einer der beiden gewinnt, der Anteil des Bots in der Zeile, auf Plätze umgerechnet. Über 50 % ist er der stärkere.
arena-against = gewinnt gegen
arena-range = { $low } bis { $high }
arena-lengths = Die Hälfte der Partien hat höchstens { $median } Züge, acht von zehn haben { $low } bis { $high }.
arena-numbers-caption = Anteile sind Vielfache eines fairen Anteils; „von“ und „bis“ begrenzen das 99-%-Intervall.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-share = Anteil
arena-column-low = von
arena-column-high = bis
arena-how = Wie gespielt wurde
arena-how-text = Glück gleicht sich aus: Jede Verteilung wird immer wieder gespielt, die Bots rücken dabei um einen Platz weiter, sodass alle jede Karte und jeden Platz in der Reihenfolge bekommen. Partien derselben Verteilung ähneln einander; deshalb kommen die Intervalle aus Verteilungen, nicht aus einzelnen Partien.

arena-programs = Programme
arena-programs-caption = Entscheidet ein Programm nicht rechtzeitig, gilt seine erste Möglichkeit, und die Partie geht weiter.
arena-column-program = Programm
arena-column-command = Befehl
arena-column-count = Wie oft
arena-column-fault = Fehler
arena-faultless = { $program } hat fehlerfrei gespielt.
arena-faulty = { $program } hat Fehler gemacht: { $faults }; wo es nicht entschied, galt seine erste Möglichkeit. Zuerst in Partie { $game }: { $first }
arena-fault = { $count } × { $fault }
arena-fault-no-start = startete nicht
arena-fault-no-hello = grüßte nicht
arena-fault-old-protocol = spricht ein altes Protokoll
arena-fault-late = zu spät
arena-fault-bad-message = unverständlich
arena-fault-not-allowed = nicht erlaubt
arena-fault-not-asked = ungefragt gemeldet
arena-fault-too-large = zu viel gesagt
arena-fault-deaf = liest nicht
arena-fault-gone = beendet
arena-fault-absent = kam nicht zurück
