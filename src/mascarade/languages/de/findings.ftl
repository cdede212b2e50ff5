### Wie sich eine Besetzung spielt, in wenigen Sätzen: am Anfang des Berichts von `mascarade balance` und dort, wo ein Tisch eröffnet wird.
### Was auf „share“ endet, ist ein Teil von 1, in Prozent gesagt. $best_character und $worst_character sind Charaktere in allen Formen.

finding-first-even = Es ist fast egal, wer beginnt: Wer anfängt, gewinnt { NUMBER($first_share, maximumFractionDigits: 1) } der Partien, gerecht wären { NUMBER($fair_share, maximumFractionDigits: 1) }.
finding-first-more = Beginnen ist ein Vorteil: Wer anfängt, gewinnt { NUMBER($first_share, maximumFractionDigits: 1) } der Partien, gerecht wären { NUMBER($fair_share, maximumFractionDigits: 1) }.
finding-first-less = Beginnen ist ein Nachteil: Wer anfängt, gewinnt { NUMBER($first_share, maximumFractionDigits: 1) } der Partien, gerecht wären { NUMBER($fair_share, maximumFractionDigits: 1) }.
finding-cards = Die beste Karte zu Beginn ist { $best_character_the }: Wer sie bekommt, gewinnt { NUMBER($high_share, maximumFractionDigits: 1) } der Partien. Die schwächste ist { $worst_character_the } mit { NUMBER($low_share, maximumFractionDigits: 1) }.
finding-cards-even = Keine Karte ist eindeutig ein besserer Anfang als eine andere: Mit jeder gewinnt man zwischen { NUMBER($low_share, maximumFractionDigits: 1) } und { NUMBER($high_share, maximumFractionDigits: 1) } der Partien.
finding-announced = Am häufigsten angesagt wird { $character_the }: { NUMBER($times, maximumFractionDigits: 1) } Mal je Partie, und { NUMBER($bluff_share, maximumFractionDigits: 0) } davon sind Bluffs.
finding-silent = Kaum jemand sagt { $character_acc } an: in zwanzig Partien nicht ein Mal.
finding-length = Eine typische Partie dauert { $turns } Züge; acht von zehn dauern zwischen { $low } und { $high }.
# $each: wie viele Züge alle bis dahin hatten.
finding-drags = Manche Partien ziehen sich: In einer von zehn sind alle mindestens { $each } Mal am Zug.
finding-endless = Es kann endlos werden: In { NUMBER($endless_share, maximumFractionDigits: 1) } der Partien gaben selbst geduldige Bots auf.
finding-endings = So endet es: { NUMBER($rich_share, maximumFractionDigits: 0) } der Partien mit 13 Gold, { NUMBER($broke_share, maximumFractionDigits: 0) } mit einem leeren Beutel.
finding-endings-cheat = So endet es: { NUMBER($rich_share, maximumFractionDigits: 0) } der Partien mit 13 Gold, { NUMBER($broke_share, maximumFractionDigits: 0) } mit einem leeren Beutel, { NUMBER($cheat_share, maximumFractionDigits: 0) } mit einem sofortigen Sieg.

## Wo ein Tisch eröffnet wird

fore-ask = Wie spielt sich das?
fore-hint = Bots der Stufe „{ $level }“ spielen Tausende Partien mit dieser Besetzung und sagen dir, was dich erwartet.
fore-playing = Die Bots spielen: { $done } von { $games } Partien.
fore-waiting = Die Bots nehmen Platz …
fore-dealt = So oft gewinnt, wer diese Karte bekommt
fore-fair = Strich: gerecht wären { NUMBER($fair_share, maximumFractionDigits: 1) }. Der helle Balken zeigt, was noch ungewiss ist.
fore-stop = Abbrechen
fore-made = Aus { $games } Partien mit { $players } Bots der Stufe „{ $level }“.
fore-failed = Die Bots sind gerade nicht zu sprechen. Versuch es gleich noch einmal.
