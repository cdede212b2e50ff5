# The rules page of each edition, in our own words. The law is rules.md; where the editions agree, the second refers to the first.
# h: a heading; p1, p2, …: its paragraphs, nine at most, so that the keys sort in reading order.
# After the last section the page sets the characters with their powers.

## First edition

rules-e1-01-h = Worum es geht
rules-e1-01-p1 = Willkommen auf dem Ball! Alle tragen Masken, und niemand kann sich ganz sicher sein, wer sich hinter welcher verbirgt: nicht einmal hinter der eigenen. Vor dir liegt eine verdeckte Karte, die sagt, wer du bist. Doch unter dem Tisch wandern die Karten von Hand zu Hand, und früher oder später musst du bluffen, deinem Gedächtnis trauen – oder beides.
rules-e1-01-p2 = Alles dreht sich ums Gold. Sobald jemand 13 Gold besitzt oder jemand keines mehr hat, ist die Partie vorbei, und wer am reichsten ist, gewinnt.

rules-e1-02-h = Vorbereitung
rules-e1-02-p1 = Die erste Ausgabe ist für 2 bis 13 Spieler. Was hier folgt, gilt ab 4 Spielern; für das Spiel zu zweit und zu dritt stehen weiter unten ein paar eigene Regeln.
rules-e1-02-p2 = Alle beginnen mit 6 Gold. Die Vermögen liegen offen da: Du darfst jederzeit das Gold von allen nachzählen. Der Rest der 194 Gold ist die Bank. Das Gericht daneben ist noch leer; dort landen später die Strafen.
rules-e1-02-p3 = Zu viert oder zu fünft nehmt ihr sechs Karten: Jeder bekommt eine, was übrig bleibt, kommt in die Mitte. Ab 6 Spielern nehmt ihr so viele Karten, wie ihr seid. Welche Charaktere darauf sind, heißt die Besetzung, und die kennen alle während der ganzen Partie.
rules-e1-02-p4 = Die Karten werden gemischt und offen verteilt, auch die in der Mitte. Lass dir Zeit und schau dich um: In diesem einen Augenblick wissen alle alles. Dann werden sämtliche Karten umgedreht.
rules-e1-02-p5 = Einigt euch, wer beginnt; nach altem Brauch, wer am jüngsten ist. Gespielt wird im Uhrzeigersinn, also nach links.

rules-e1-03-h = Die offiziellen Besetzungen
rules-e1-03-p1 = 2 oder 3 Spieler: { character-bishop }, { character-fool }, { character-judge }, { character-queen }, { character-king }, { character-witch }.
rules-e1-03-p2 = 4 Spieler: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-cheat }.
rules-e1-03-p3 = 5 oder 6 Spieler: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-cheat }.
rules-e1-03-p4 = 7 Spieler: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-witch }, { character-fool }. Wer es hinterlistiger mag, nimmt statt des Narren die Spionin.
rules-e1-03-p5 = 8 Spieler: { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-fool } und beide Bauern.
rules-e1-03-p6 = 9 bis 13 Spieler: die Besetzung für 8 und für jeden weiteren Spieler ein Charakter mehr, in dieser Reihenfolge: { character-cheat }, { character-spy }, { character-inquisitor }, { character-widow }, { character-thief }.

rules-e1-04-h = Die ersten vier Züge
rules-e1-04-p1 = Zuerst wird Verwirrung gestiftet. Wer in einem der ersten vier Züge der Partie an der Reihe ist, kann nur eines: tauschen oder nur so tun. Ab vier Spielern ist das je ein Zug für die ersten vier. Vom fünften Zug an steht alles offen.

rules-e1-05-h = Dein Zug
rules-e1-05-p1 = Wenn du an der Reihe bist, tust du genau eines von dreien: tauschen oder nur so tun, anschauen oder ansagen. Dann ist dein linker Nachbar dran, ganz gleich, wer zwischendurch eine Fähigkeit genutzt hat.
rules-e1-05-p2 = Tauschen oder nur so tun: Nimm deine eigene Karte und eine zweite, von jemand anderem oder aus der Mitte, unter den Tisch. Anschauen darfst du keine von beiden. Dort unten vertauschst du sie oder lässt alles, wie es war; dann legst du sie zurück. Alle haben gesehen, welche zwei Karten du genommen hast. Was du damit gemacht hast, ist dein Geheimnis.
rules-e1-05-p3 = Anschauen: Schau dir heimlich deine eigene Karte an. Alle sehen, dass du sie anschaust, aber niemand sonst sieht, was darauf ist.
rules-e1-05-p4 = Ansagen: Sag laut, welcher Charakter du bist, ob es stimmt oder nicht, um seine Fähigkeit zu nutzen. Mehr dazu gleich.
rules-e1-05-p5 = Eine Ausnahme: Wurde deine Karte im Zug unmittelbar vor deinem aufgedeckt, weil du widersprochen hast oder beschuldigt wurdest, dann musst du diesmal tauschen oder nur so tun. Alles andere wäre zu einfach.

rules-e1-06-h = Ansagen und widersprechen
rules-e1-06-p1 = Du darfst jeden Charakter der Besetzung ansagen. Du musst die Karte nicht haben, du musst nicht einmal wissen, welche du hast, und der Charakter kann genauso gut in der Mitte liegen.
rules-e1-06-p2 = Nun antworten die anderen, laut und der Reihe nach; der linke Nachbar beginnt. Man passt oder man widerspricht: „Nein, das bin ich!“ Bis du dich entscheiden musst, hast du alle vor dir gehört.
rules-e1-06-p3 = Widerspricht niemand, nutzt die Fähigkeit, wer angesagt hat. Die Karte bleibt verdeckt, und niemand erfährt, ob es die Wahrheit war.
rules-e1-06-p4 = Widerspricht jemand, dann decken alle auf, die angesagt oder widersprochen haben. Wer den Charakter wirklich hat, nutzt seine Fähigkeit, auch außerhalb des eigenen Zuges. Hat ihn niemand von ihnen, verfällt sie.
rules-e1-06-p5 = Danach zahlen alle, die eine falsche Karte gezeigt haben, im selben Augenblick 1 Gold Strafe ans Gericht. Die Karten werden wieder umgedreht, und das Spiel geht weiter.
rules-e1-06-p6 = Ein Beispiel: Ida sagt an, sie sei der Dieb. Noah passt, Tom widerspricht. Sie decken auf: Ida hat den König, Tom den Narren. Von einem Dieb keine Spur, also wird nichts gestohlen, und beide zahlen 1 Gold ans Gericht. Wäre Tom wirklich der Dieb gewesen, hätte er links und rechts von sich je 1 Gold genommen, obwohl Ida am Zug war, und nur Ida hätte Strafe gezahlt.

rules-e1-07-h = Das Ende
rules-e1-07-p1 = In dem Augenblick, in dem jemand 13 Gold oder mehr hat oder gar keines mehr, ist Schluss. Was von einer Fähigkeit noch gefolgt wäre, geschieht nicht mehr, und auch die Strafen dieses Zuges entfallen.
rules-e1-07-p2 = Wer am reichsten ist, gewinnt. Sind mehrere gleich reich, teilen sie sich den Sieg.
rules-e1-07-p3 = Der Betrüger kennt eine Abkürzung: Wer seine Fähigkeit mit 10 Gold oder mehr nutzt, gewinnt auf der Stelle, und zwar allein.

rules-e1-08-h = Zu dritt
rules-e1-08-p1 = Alle bekommen zwei Karten, eine linke und eine rechte, haben aber nur ein Vermögen für beide. Zu Beginn ist, wer angefangen hat, noch ein zweites Mal mit Tauschen dran; so sind es wieder vier Züge.
rules-e1-08-p2 = Wenn du tauschst oder nur so tust, nimmst du eine deiner Karten und dazu eine beliebige Karte eines Gegners oder deine eigene zweite. Anschauen darfst du immer nur eine deiner Karten.
rules-e1-08-p3 = Wer ansagt oder widerspricht, legt die Hand auf eine der eigenen Karten: Diese ist gemeint, und nur Karten, auf denen eine Hand liegt, werden aufgedeckt. Das ist eine Karte pro Spieler und Zug, nie beide.
rules-e1-08-p4 = Der Narr nimmt von beiden Gegnern je eine Karte. Wurde im Zug unmittelbar vor deinem eine deiner Karten aufgedeckt, ganz gleich welche, musst du tauschen oder nur so tun; dieselbe Karte muss es nicht sein. Alles Übrige bleibt gleich.

rules-e1-09-h = Zu zweit
rules-e1-09-p1 = Ihr bekommt je drei Karten, eine linke, eine rechte und eine geschützte, und habt jeweils nur ein Vermögen für alle drei. Zu Beginn seid ihr beide zweimal mit Tauschen dran.
rules-e1-09-p2 = Wenn du tauschst oder nur so tust, nimmst du deine linke oder rechte Karte und dazu eine andere von dir (auch die geschützte) oder die linke oder rechte deines Gegners. Die geschützte Karte deines Gegners ist immer tabu.
rules-e1-09-p3 = Anschauen darfst du jede deiner drei Karten, aber immer nur eine. Ansagen kannst du nur mit der linken oder rechten, widersprechen mit jeder der drei.
rules-e1-09-p4 = Der Narr nimmt die linke und die rechte Karte des Gegners. Alles Übrige ist wie zu dritt.

rules-e1-10-h = Eigene Besetzungen
rules-e1-10-p1 = Ab 4 Spielern könnt ihr euch eure eigene Gesellschaft zusammenstellen, solange ihr ein paar Regeln einhaltet:
rules-e1-10-p2 = Der Richter ist immer dabei.
rules-e1-10-p3 = Mindestens ein Drittel der Karten bringt Gold aus der Bank. Das sind { character-queen }, { character-king }, { character-widow }, { character-fool } und { character-peasant }.
rules-e1-10-p4 = Bauern gibt es zwei: Nehmt beide oder keinen. Bauern und Inquisitor brauchen mindestens 8 Spieler.
rules-e1-10-p5 = Zu viert und zu fünft sind es immer sechs Karten. Ab 6 Spielern dürft ihr eine oder zwei Karten dazunehmen, die von Anfang an in der Mitte liegen.
rules-e1-10-p6 = Und dann ist da noch die leere Karte: ein Charakter, den ihr selbst erfindet, mit einer Fähigkeit aus denselben Schritten wie bei den anderen.

rules-e1-11-h = Wer was weiß
rules-e1-11-p1 = Alle kennen die Besetzung, alle Vermögen, die Bank und das Gericht. Alle sehen und hören jede Ansage, jeden Widerspruch und jedes Passen, welche zwei Karten unter den Tisch wandern, wer seine Karte anschaut, was aufgedeckt wird und wer wem etwas zahlt.
rules-e1-11-p2 = Nur du weißt, ob du getauscht oder nur so getan hast und was du gesehen hast, wenn du eine Karte angeschaut oder ausspioniert hast.
rules-e1-11-p3 = Alles andere weiß niemand sicher. Hast du vergessen, was du einmal gewusst hast, dann hast du es eben vergessen: Niemand am Tisch erinnert dich daran, es sei denn, ihr habt euch vorher auf die Gedächtnisstütze geeinigt.
rules-e1-11-p4 = Wer zuschaut, weiß, was alle wissen. Ist die Partie vorbei, kommen alle Geheimnisse ans Licht.

rules-e1-12-h = Gut zu wissen
rules-e1-12-p1 = Erst die Fähigkeit, dann die Strafen. Der Richter kassiert also nicht die Strafen desselben Zuges, und hat die Hexe Vermögen getauscht, wird die Strafe aus dem neuen bezahlt.
rules-e1-12-p2 = Eine Fähigkeit läuft Schritt für Schritt ab, und nach jedem Schritt schaut ihr, ob die Partie zu Ende ist.
rules-e1-12-p3 = Wer mehr schuldet, als er hat, zahlt alles, was er hat. Ist die Bank knapp, zahlt sie, was sie noch hat.
rules-e1-12-p4 = Der Bischof nimmt vom reichsten Mitspieler; sind mehrere gleich reich, sucht er sich einen aus. Der Narr rührt die Karten in der Mitte nie an. Die Hexe darf es sich auch anders überlegen und nicht tauschen.
rules-e1-12-p5 = Werden beide Bauern im selben Zug aufgedeckt, bekommt jeder 2 Gold, auch wenn die Ansage von jemand anderem kam. Ein einzelner echter Bauer bekommt 1, egal wie viele widersprochen haben.
rules-e1-12-p6 = Mit 10 Gold oder mehr bekommt die Witwe nichts und verliert nichts. Mit weniger als 10 Gold geht auch der Betrüger leer aus.
rules-e1-12-p7 = Auf wen der Inquisitor zeigt, der nennt zuerst einen Charakter der Besetzung und deckt erst dann die Karte auf, für alle und auch für sich selbst. Eine richtige Antwort kostet nichts.

## Second edition

rules-e2-01-h = { rules-e1-01-h }
rules-e2-01-p1 = { rules-e1-01-p1 }
rules-e2-01-p2 = { rules-e1-01-p2 }

rules-e2-02-h = { rules-e1-02-h }
rules-e2-02-p1 = Die zweite Ausgabe ist für 4 bis 12 Spieler. Die Charaktere heißen hier Masken: Manche sind neu, und einige alte Bekannte haben andere Gewohnheiten angenommen.
rules-e2-02-p2 = Alle beginnen mit 6 Gold. Die Vermögen liegen offen da: Du darfst jederzeit das Gold von allen nachzählen. Der Rest der 200 Gold ist die Bank. Das Gericht daneben ist noch leer; dort landen später die Strafen.
rules-e2-02-p3 = { rules-e1-02-p3 }
rules-e2-02-p4 = { rules-e1-02-p4 }
rules-e2-02-p5 = { rules-e1-02-p5 }

rules-e2-03-h = Die Szenarien
rules-e2-03-p1 = Für jede Spielerzahl gibt es zwei Besetzungen: A für die ersten Abende, B, wenn ihr mehr zu grübeln haben wollt.
rules-e2-03-p2 = 4 oder 5 Spieler – A: { character-judge }, { character-empress }, { character-king }, { character-swindler }, { character-thief }, { character-cheat }. B: { character-judge }, { character-empress }, { character-fool }, { character-widow }, { character-witch }, { character-beggar }.
rules-e2-03-p3 = 6 Spieler – A: { character-judge }, { character-princess }, { character-patron }, { character-swindler }, { character-witch }, { character-cheat }. B: { character-judge }, { character-empress }, { character-king }, { character-widow }, { character-thief }, { character-beggar }.
rules-e2-03-p4 = 7 Spieler – A: { character-judge }, { character-empress }, { character-fool }, { character-patron }, { character-swindler }, { character-thief }, { character-witch }. B: { character-judge }, { character-king }, { character-princess }, { character-widow }, { character-swindler }, { character-cheat }, { character-beggar }.
rules-e2-03-p5 = 8 Spieler – A: { character-judge }, { character-king }, { character-princess }, { character-swindler }, { character-spy }, { character-thief }, { character-cheat }, { character-witch }. B: { character-judge }, { character-princess }, { character-widow }, beide Bauern, { character-swindler }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p6 = 9 Spieler – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, beide Bauern, { character-guru }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p7 = 10 Spieler – A: die Besetzung für 9 und die { character-widow }. B: { character-judge }, { character-princess }, { character-patron }, { character-widow }, beide Bauern, { character-guru }, { character-swindler }, { character-witch }, { character-beggar }.
rules-e2-03-p8 = 11 Spieler – A: { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-fool }, beide Bauern, { character-swindler }, { character-witch }, { character-puppet_master }, { character-thief }. B: { character-judge }, { character-princess }, { character-patron }, beide Bauern, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.
rules-e2-03-p9 = 12 Spieler – A: { character-judge }, { character-princess }, { character-patron }, { character-fool }, { character-widow }, beide Bauern, { character-guru }, { character-swindler }, { character-witch }, { character-cheat }, { character-beggar }. B: { character-judge }, { character-empress }, { character-princess }, { character-patron }, beide Bauern, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.

rules-e2-04-h = { rules-e1-04-h }
rules-e2-04-p1 = { rules-e1-04-p1 }

rules-e2-05-h = { rules-e1-05-h }
rules-e2-05-p1 = { rules-e1-05-p1 }
rules-e2-05-p2 = { rules-e1-05-p2 }
rules-e2-05-p3 = { rules-e1-05-p3 }
rules-e2-05-p4 = { rules-e1-05-p4 }
rules-e2-05-p5 = Eine Ausnahme: Wurde deine Karte im Zug unmittelbar vor deinem gezeigt, weil du widersprochen hast, beschuldigt wurdest oder die Prinzessin zu Besuch war, dann darfst du diesmal nicht ansagen. Du darfst deine Karte anschauen, tauschen oder nur so tun.

rules-e2-06-h = { rules-e1-06-h }
rules-e2-06-p1 = { rules-e1-06-p1 }
rules-e2-06-p2 = { rules-e1-06-p2 }
rules-e2-06-p3 = { rules-e1-06-p3 }
rules-e2-06-p4 = { rules-e1-06-p4 }
rules-e2-06-p5 = { rules-e1-06-p5 }
rules-e2-06-p6 = { rules-e1-06-p6 }

rules-e2-07-h = { rules-e1-07-h }
rules-e2-07-p1 = { rules-e1-07-p1 }
rules-e2-07-p2 = { rules-e1-07-p2 }
rules-e2-07-p3 = { rules-e1-07-p3 }

rules-e2-08-h = { rules-e1-10-h }
rules-e2-08-p1 = Ihr könnt euch eure eigene Gesellschaft zusammenstellen, solange ihr ein paar Regeln einhaltet:
rules-e2-08-p2 = { rules-e1-10-p2 }
rules-e2-08-p3 = Mindestens ein Drittel der Karten bringt Gold aus der Bank. Das sind { character-empress }, { character-king }, { character-widow }, { character-fool }, { character-peasant }, { character-patron } und { character-princess }.
rules-e2-08-p4 = Bauern gibt es zwei: Nehmt beide oder keinen. Bauern und Guru brauchen mindestens 8 Spieler, Puppenspieler und Prinzessin mindestens 6.
rules-e2-08-p5 = { rules-e1-10-p5 }
rules-e2-08-p6 = Die leere Karte der ersten Ausgabe ist auch hier willkommen: ein Charakter, den ihr selbst erfindet, mit einer Fähigkeit aus denselben Schritten wie bei den anderen.

rules-e2-09-h = { rules-e1-11-h }
rules-e2-09-p1 = { rules-e1-11-p1 }
rules-e2-09-p2 = { rules-e1-11-p2 }
rules-e2-09-p3 = Was die Prinzessin ans Licht bringt, wissen alle – nur der nicht, dem die Karte gehört.
rules-e2-09-p4 = { rules-e1-11-p3 }
rules-e2-09-p5 = { rules-e1-11-p4 }

rules-e2-10-h = { rules-e1-12-h }
rules-e2-10-p1 = { rules-e1-12-p1 }
rules-e2-10-p2 = { rules-e1-12-p2 }
rules-e2-10-p3 = Wer mehr schuldet, als er hat, zahlt alles, was er hat; und weil dann nichts mehr übrig ist, endet die Partie. Ist die Bank knapp, zahlt sie, was sie noch hat.
rules-e2-10-p4 = Der Narr rührt die Karten in der Mitte nie an, und in dieser Ausgabe tut es auch die Spionin nicht. Die Hexe darf es sich auch anders überlegen und nicht tauschen. Mit 10 Gold oder mehr bekommt die Witwe nichts und verliert nichts, und mit weniger als 10 geht auch der Betrüger leer aus.
rules-e2-10-p5 = { rules-e1-12-p5 }
rules-e2-10-p6 = Auf wen der Guru zeigt, der nennt zuerst einen Charakter der Besetzung und deckt erst dann die Karte auf, für alle und auch für sich selbst. Eine richtige Antwort kostet nichts.
rules-e2-10-p7 = Die Bettlerin hält allen der Reihe nach die Hand hin, links beginnend. Es zählt, wer genau in diesem Augenblick reicher ist als sie, die Gaben bis dahin mitgerechnet. Der Gaukler kann selbst am reichsten sein: Dann passiert nichts, und bei Gleichstand wählt er.
rules-e2-10-p8 = Beim Puppenspieler tauschen nur die Spieler die Plätze. Karten und Gold bleiben liegen: Am neuen Platz spielst du mit dem, was dort liegt, zwischen neuen Nachbarn, und bist dran, wenn dieser Platz an der Reihe ist. Was du weißt, eine Strafe, die du schuldest, und das Ansageverbot nimmst du mit. Der nächste Zug gehört dem Platz nach dem, an dem angesagt wurde, wer auch immer dort nun sitzt, und sei es wieder derselbe Spieler.
