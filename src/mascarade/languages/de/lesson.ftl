### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Spielen lernen
lesson-your-name = Du
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Weiter
lesson-progress = { $step } von { $steps }

lesson-welcome = Willkommen auf dem Maskenball! Wer 13 Gold erreicht, gewinnt. Hier ist schon etwas Gold gewandert, damit wir schnell fertig sind.
lesson-deal = Jetzt liegen alle Karten offen. Du bist die Königin, Aurelia ist der König. Merk dir, was du kannst: Gleich werden sie umgedreht.
lesson-1 = Der König bringt mehr Gold, also werde König: Tipp auf Aurelias Karte und wähl „Vertauschen“. Unter dem Tisch sieht niemand, was du tust.
lesson-2 = Nur du weißt, dass du jetzt der König bist. Aurelia macht es ebenso: Tauscht sie wirklich, oder tut sie nur so?
lesson-3 = Auch Karten aus der Mitte darf man nehmen. Balthazar nimmt eine davon.
lesson-4 = Und jetzt nimmt Colombina deine Karte! Vielleicht bist du gar nicht mehr der König …
lesson-5 = Ab jetzt tust du eines von dreien: tauschen, anschauen oder ansagen. Du bist nicht sicher, wer du bist: Schau deine Karte an.
lesson-6 = Immer noch der König: Colombina hat nur so getan. Merk es dir! Nun will Aurelia die Königin sein und 2 Gold bekommen.
lesson-9 = Alle passen oder widersprechen: „Nein, das bin ich!“ Die Königin hast du Aurelia selbst gegeben, also glaubst du ihr: Passen.
lesson-10 = Niemand hat widersprochen: Aurelia nimmt 2 Gold und zeigt nichts. Ob es stimmt, erfährt niemand. So bluffst du hier.
lesson-11 = Balthazar ist sich auch nicht sicher und hat nur seine Karte angeschaut. Jetzt will Colombina Gold.
lesson-12 = Sie sei der König, sagt sie? Du weißt es besser. Widersprich!
lesson-14 = Alle, die der König sein wollen, decken jetzt auf. Der echte nutzt die Fähigkeit, wer gelogen hat, zahlt 1 Gold ans Gericht.
lesson-15 = Deine Karte wurde gerade gezeigt: Du musst tauschen oder so tun. Tipp auf die linke Karte der Mitte, den Bischof, und wähl „Nur so tun“.
lesson-16 = Du bist immer noch der König, aber die anderen könnten dich für den Bischof halten. Mal sehen, was das wert ist.
lesson-17 = Balthazar hat ein Auge auf das Gericht geworfen, wo die Strafen liegen. Der Richter nimmt sie alle.
lesson-19 = Wo ist der Richter? Du kannst es nicht wissen, und falscher Widerspruch kostet 1 Gold. Gönn es ihm: Passen.
lesson-21 = Unter uns: Balthazar hat geblufft. Die anderen werden es nie erfahren.
lesson-22 = Du hast 11 Gold, und der Bischof nimmt 2 vom reichsten Mitspieler. Du bist es nicht, aber trau dich: Sag den Bischof an.
lesson-23 = Zweifelt jemand?
lesson-26 = Sie glauben dir! Aurelia und Balthazar sind am reichsten, also wählst du. Tipp auf Aurelia.
lesson-end = 13 Gold: Du gewinnst! Schluss ist auch, wenn jemand nichts mehr hat; dann gewinnt, wer am reichsten ist. Alle Fähigkeiten stehen unter „Besetzung“.

lesson-wrong = In einer echten Partie könntest du das tun. Mach in dieser Übung das, was mit einem goldenen Stern markiert ist.
lesson-again = Noch einmal
lesson-play = Jetzt spielen

## The second edition.

lesson2-title = Die zweite Ausgabe lernen
lesson2-go = Die zweite Ausgabe
lesson-player-4 = Dorian
lesson-player-5 = Esmeralda
lesson2-welcome = In der zweiten Ausgabe heißen die Charaktere Masken, und einige sind neu. Ansagen und widersprechen kannst du schon; hier kommen zwei Überraschungen.
lesson2-deal = Du bist die Prinzessin. Aurelia ist der Puppenspieler, Dorian die Kaiserin mit 11 Gold. Merk es dir: Gleich ist alles verdeckt.
lesson2-1 = Die Prinzessin nimmt 2 Gold aus der Bank und bringt jemandes Karte ans Licht. Du bist es wirklich: Sag sie an.
lesson2-7 = Niemand zweifelt. Wähl, wessen Karte alle sehen – nur nicht, wem sie gehört. Tipp auf Balthazar.
lesson2-8 = Balthazar ist der König, und er allein weiß es nicht. Alle anderen schon.
lesson2-13 = Aurelia will der Puppenspieler sein. Du hast ihre Karte am Anfang gesehen, und niemand hat sie angefasst: Passen.
lesson2-14 = Der Puppenspieler nimmt zwei anderen je 1 Gold; dann tauschen die beiden ihre Plätze. Wen sucht sie aus?
lesson2-15 = Du und Dorian habt die Plätze getauscht! Karten und Gold bleiben liegen: Vor dir liegen jetzt Dorians 10 Gold und seine Karte.
lesson2-17 = Dein neuer Platz ist am Zug. Seine Karte war die Kaiserin: 3 Gold aus der Bank machen 13. Sag die Kaiserin an!
lesson2-end = 13 Gold: Du gewinnst, auf einem anderen Stuhl! Neu ist auch: Wurde deine Karte gerade gezeigt, darfst du nur nicht ansagen.

## Hints in a player's first games; see en/lesson.ftl.

hints = Hinweise in meinen ersten Partien
hints-about = In drei Partien, jeder Hinweis einmal.
hint-hide = Hinweis ausblenden
hint-goal = Sobald jemand 13 Gold hat oder keins mehr, ist Schluss. Wer am reichsten ist, gewinnt.
hint-opening = Erst wird viermal getauscht: Bald ist sich niemand mehr sicher. Auch Karten aus der Mitte kannst du nehmen.
hint-pretend = Alle sehen, welche Karten du nimmst. Ob du sie vertauscht hast, weißt nur du.
hint-announce = Du darfst jeden ansagen, ehrlich, geblufft oder geraten. Widerspricht niemand, gehört dir die Fähigkeit.
hint-claim = Wer widerspricht, zeigt seine Karte. Ist es eine andere, kostet das 1 Gold.
hint-doubt = Zweifeln ist erlaubt: Widersprichst du, deckt auch auf, wer angesagt hat. Wer falschliegt, zahlt 1 Gold.
hint-court = Beim Gericht sammeln sich die Strafen. Der Richter nimmt sie alle – oder wer dafür gehalten wird.
hint-look = Nicht mehr sicher, wer du bist? Anschauen kostet nur deinen Zug.
hint-pencil = Tipp auf eine Karte und notiere, wer es wohl ist. Nur du siehst deine Notizen.
