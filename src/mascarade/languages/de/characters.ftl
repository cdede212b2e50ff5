# The characters (rules.md, section 11) and the steps that their powers are made of.
# .the: with its article, as a subject or after “I am”; .acc: as an object; .dat: as the one who is given something.
# Languages without cases repeat themselves: the page hands all forms to every message.

## Names

character-judge = Richter
    .the = der Richter
    .acc = den Richter
    .dat = dem Richter
character-bishop = Bischof
    .the = der Bischof
    .acc = den Bischof
    .dat = dem Bischof
character-king = König
    .the = der König
    .acc = den König
    .dat = dem König
character-queen = Königin
    .the = die Königin
    .acc = die Königin
    .dat = der Königin
character-empress = Kaiserin
    .the = die Kaiserin
    .acc = die Kaiserin
    .dat = der Kaiserin
character-fool = Narr
    .the = der Narr
    .acc = den Narren
    .dat = dem Narren
character-thief = Dieb
    .the = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
character-witch = Hexe
    .the = die Hexe
    .acc = die Hexe
    .dat = der Hexe
character-spy = Spionin
    .the = die Spionin
    .acc = die Spionin
    .dat = der Spionin
character-peasant = Bauer
    .the = der Bauer
    .acc = den Bauern
    .dat = dem Bauern
character-cheat = Betrüger
    .the = der Betrüger
    .acc = den Betrüger
    .dat = dem Betrüger
character-inquisitor = Inquisitor
    .the = der Inquisitor
    .acc = den Inquisitor
    .dat = dem Inquisitor
character-guru = Guru
    .the = der Guru
    .acc = den Guru
    .dat = dem Guru
character-widow = Witwe
    .the = die Witwe
    .acc = die Witwe
    .dat = der Witwe
character-beggar = Bettlerin
    .the = die Bettlerin
    .acc = die Bettlerin
    .dat = der Bettlerin
character-patron = Mäzen
    .the = der Mäzen
    .acc = den Mäzen
    .dat = dem Mäzen
character-puppet_master = Puppenspieler
    .the = der Puppenspieler
    .acc = den Puppenspieler
    .dat = dem Puppenspieler
character-princess = Prinzessin
    .the = die Prinzessin
    .acc = die Prinzessin
    .dat = der Prinzessin
character-swindler = Gaukler
    .the = der Gaukler
    .acc = den Gaukler
    .dat = dem Gaukler

# A character of the players’ own making that has no name yet.
character-blank = Leere Karte
character-named = { $name }
    .the = die Karte „{ $name }“
    .acc = die Karte „{ $name }“
    .dat = der Karte „{ $name }“
example-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
example-ferryman = Fährmann
    .the = der Fährmann
    .acc = den Fährmann
    .dat = dem Fährmann
example-twins = Zwilling
    .the = der Zwilling
    .acc = den Zwilling
    .dat = dem Zwilling

## Steps of powers: orders that begin small. The page makes the first letter large and ends with step-whole.

step-then = { $first }; dann { $second }
step-whole = { $steps }.

step-bank = nimm { $amount } Gold aus der Bank
step-fill = nimm so viel Gold aus der Bank, dass du genau { $level } hast
step-court = nimm alles Gold, das auf dem Gericht liegt
step-neighbours = nimm je { $amount } Gold von deinem linken und deinem rechten Nachbarn
step-treat = lass deinen linken und deinen rechten Nachbarn je { $amount } Gold aus der Bank nehmen
step-richest = nimm { $amount } Gold vom reichsten Mitspieler (bei Gleichstand wählst du)
step-richest-self = nimm { $amount } Gold vom reichsten Spieler (du zählst mit; bei Gleichstand wählst du)
step-richer = geh reihum, links beginnend: Wer in diesem Augenblick reicher ist als du, gibt dir { $amount } Gold
step-chosen = nimm { $amount } Gold von einem Mitspieler deiner Wahl
step-trade = tausche, wenn du magst, dein ganzes Vermögen mit dem eines Mitspielers
step-together =
    { $alone ->
        [0] nimm nichts
       *[other] nimm { $alone } Gold
    } aus der Bank – wurde aber in diesem Zug noch eine Karte dieses Charakters aufgedeckt, bekommt ihr je { $each }
step-win = gewinne sofort, falls du { $least } Gold oder mehr hast
step-stir = nimm ungesehen die Karten von zwei Mitspielern und vertausche sie – oder tu nur so
step-spy = schau dir deine Karte und die eines Mitspielers an und vertausche die beiden – oder tu nur so
step-spy-centre = schau dir deine Karte und eine zweite an (die eines Mitspielers oder eine aus der Mitte) und vertausche die beiden – oder tu nur so
step-peek = schau dir eine beliebige Karte an
step-accuse = zeig auf einen Mitspieler, der einen Charakter nennt und dann seine Karte aufdeckt; ist es ein anderer, zahlt er dir { $amount } Gold
step-puppets = such dir zwei Mitspieler aus und nimm von beiden je { $amount } Gold
step-seats = lass die beiden die Plätze tauschen (Karten und Vermögen bleiben, wo sie sind)
step-expose = such dir einen Mitspieler aus, dessen Karte alle sehen – nur er selbst nicht
