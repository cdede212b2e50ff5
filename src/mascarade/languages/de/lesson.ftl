### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Spielen lernen
lesson-your-name = Du
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Weiter
lesson-progress = { $step } von { $steps }

lesson-welcome = Willkommen auf dem Maskenball! Alle tragen Masken, und bald weiß niemand mehr so genau, wer wer ist. Wer 13 Gold erreicht, gewinnt. Eine Partie beginnt mit je 6 Gold; hier ist schon etwas davon gewandert, damit wir in ein paar Minuten fertig sind.
lesson-deal = Zu Beginn liegen alle Karten offen da, und alle schauen hin. Du bist die Königin, Aurelia ist der König. Die zwei Karten in der Mitte gehören niemandem. Merk dir, was du kannst: Jetzt werden sie umgedreht, und dabei bleibt es.
lesson-1 = Die ersten vier Züge sind zum Tauschen da. Der König nimmt 3 Gold aus der Bank, also wärst du gern der König: Tipp auf Aurelias Karte. Beide Karten wandern unter den Tisch, wo niemand sieht, was du tust. Dann wähl „Vertauschen“.
lesson-2 = Nur du weißt, dass du jetzt der König bist. Alle anderen haben nur gesehen, dass zwei Karten genommen wurden. Aurelia macht es ebenso: Tauscht sie wirklich, oder tut sie nur so?
lesson-3 = Auch Karten aus der Mitte darf man nehmen. Balthazar nimmt eine davon.
lesson-4 = Und jetzt nimmt Colombina deine Karte! Vielleicht bist du gar nicht mehr der König …
lesson-5 = Nach den vier Tauschzügen kannst du in deinem Zug eines von dreien tun: tauschen, anschauen oder ansagen. Du bist nicht sicher, wer du bist: Schau dir deine Karte an. Halte sie gedrückt, damit sonst niemand sie sieht.
lesson-hold = Hier ist sie. Halte die Karte gedrückt; lässt du los, ist sie wieder verdeckt.
lesson-6 = Immer noch der König: Colombina hat nur so getan. Merk es dir, das Spiel sagt es dir nicht noch einmal. Nun sagt Aurelia einen Charakter an. Sie sei die Königin, sagt sie, und will, was ihr zusteht: 2 Gold aus der Bank.
lesson-9 = Im Uhrzeigersinn passen alle oder widersprechen: „Nein, das bin ich!“ Die Königin war einmal deine Karte, du hast sie Aurelia gegeben. Also glaubst du ihr: Tipp auf „Passen“.
lesson-10 = Niemand hat widersprochen, also nimmt Aurelia ihre 2 Gold, ohne ihre Karte zu zeigen. Ob sie die Wahrheit gesagt hat, erfährt niemand. So geht das Bluffen hier.
lesson-11 = Balthazar ist sich auch nicht sicher und hat nur seine Karte angeschaut. Jetzt will Colombina Gold.
lesson-12 = Sie sei der König, sagt sie? Du weißt es besser. Widersprich!
lesson-14 = Jemand hat widersprochen: Sobald alle geantwortet haben, decken alle auf, die der König sein wollen. Wer es wirklich ist, nutzt die Fähigkeit, auch außerhalb des eigenen Zuges. Wer es nicht ist, zahlt 1 Gold ans Gericht. Schau zu!
lesson-15 = Du hast die 3 Gold des Königs bekommen, und Colombina hat Strafe gezahlt. Aber jetzt kennen alle deine Karte. Wurde sie im Zug unmittelbar vor deinem aufgedeckt, musst du in der ersten Ausgabe tauschen oder nur so tun. Tu diesmal nur so: Tipp auf die linke Karte in der Mitte, die am Anfang der Bischof war, und wähl „Nur so tun“.
lesson-16 = Du bist immer noch der König, aber die anderen könnten dich für den Bischof halten. Mal sehen, was das wert ist.
lesson-17 = Balthazar hat ein Auge auf das Gericht geworfen, wo die Strafen liegen. Der Richter nimmt sie alle.
lesson-19 = Wo der Richter inzwischen ist, kannst du nicht wissen. Widersprichst du zu Unrecht, kostet dich das 1 Gold. Gönn es ihm: Tipp auf „Passen“.
lesson-21 = Unter uns: Balthazar hat geblufft. Die anderen werden es nie erfahren.
lesson-22 = Du hast 11 Gold. Der Bischof nimmt 2 vom reichsten Mitspieler: Das wären 13! Du bist nicht der Bischof, aber du hast seine Karte angefasst. Trau dich: Sag den Bischof an.
lesson-23 = Zweifelt jemand?
lesson-26 = Sie glauben dir! Aurelia und Balthazar sind mit je 7 Gold deine reichsten Mitspieler, also suchst du dir aus, von wem du 2 nimmst. Tipp auf Aurelia.
lesson-end = 13 Gold: Du gewinnst! Auch wenn jemand kein Gold mehr hat, ist die Partie vorbei; dann gewinnt ebenfalls, wer am reichsten ist. Das ist schon das ganze Spiel. Je größer die Runde, desto mehr Charaktere, und jeder hat seine eigene Fähigkeit. Unter „Besetzung“ findest du sie jederzeit.

lesson-wrong = In einer echten Partie könntest du das tun. Mach in dieser Übung das, was mit einem goldenen Stern markiert ist.
lesson-again = Noch einmal
lesson-play = Jetzt spielen
