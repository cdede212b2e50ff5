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
example-outlaw = Räuber
    .the = der Räuber
    .acc = den Räuber
    .dat = dem Räuber
example-dancer = Tänzerin
    .the = die Tänzerin
    .acc = die Tänzerin
    .dat = der Tänzerin
example-orphan = Waise
    .the = die Waise
    .acc = die Waise
    .dat = der Waise

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

# R8.8: gold from one side to another. $giver and $taker: words of `gold`; $amount: a number, half, or all.
step-gold = { $giver ->
        [you] { gold-give } { gold-to }
       *[other] { $taker ->
                [you] { gold-take } { gold-from }
                [bank] { gold-take } für die Bank { gold-from }
               *[other] lass { gold-who } { gold-let } { gold-from } nehmen
            }
    }
gold-give = { $amount ->
        [half] gib die Hälfte deines Goldes
        [all] gib all dein Gold
       *[other] gib { $amount } Gold
    }
gold-take = { $amount ->
        [half] nimm die Hälfte des Goldes
        [all] nimm alles Gold
       *[other] nimm { $amount } Gold
    }
gold-let = { $amount ->
        [half] die Hälfte des Goldes
        [all] alles Gold
       *[other] { $amount } Gold
    }
gold-from = { $giver ->
        [bank] aus der Bank
        [court] vom Gericht
        [left] von deinem linken Nachbarn
        [right] von deinem rechten Nachbarn
        [neighbours] von jedem deiner beiden Nachbarn
        [others] von jedem deiner Mitspieler
        [announcer] vom Ansagenden
        [claimants] von jedem Widersprechenden
        [chosen] von einem Mitspieler deiner Wahl
        [richest] { $taker ->
                [you] vom reichsten Mitspieler
               *[other] vom reichsten Spieler
            }
       *[poorest] { $taker ->
                [you] vom ärmsten Mitspieler
               *[other] vom ärmsten Spieler
            }
    }
gold-who = { $taker ->
        [left] deinen linken Nachbarn
        [right] deinen rechten Nachbarn
        [neighbours] jeden deiner beiden Nachbarn
        [others] jeden deiner Mitspieler
        [announcer] den Ansagenden
        [claimants] jeden Widersprechenden
        [chosen] einen Mitspieler deiner Wahl
        [richest] den reichsten Spieler
       *[poorest] den ärmsten Spieler
    }
gold-to = { $taker ->
        [bank] an die Bank
        [left] an deinen linken Nachbarn
        [right] an deinen rechten Nachbarn
        [neighbours] an jeden deiner beiden Nachbarn
        [others] an jeden deiner Mitspieler
        [announcer] an den Ansagenden
        [claimants] an jeden Widersprechenden
        [chosen] an einen Mitspieler deiner Wahl
        [richest] an den reichsten Mitspieler
       *[poorest] an den ärmsten Mitspieler
    }
step-rotate = { $way ->
        [left] lass alle ihr ganzes Vermögen nach links weitergeben
        [right] lass alle ihr ganzes Vermögen nach rechts weitergeben
       *[chosen] lass alle ihr ganzes Vermögen nach links oder nach rechts weitergeben, wie du willst
    }
step-if = { $condition ->
        [poorest] mach nur weiter, wenn niemand weniger Gold hat als du
        [richest] mach nur weiter, wenn niemand mehr Gold hat als du
        [unclaimed] mach nur weiter, wenn niemand widersprochen hat
        [claimed] mach nur weiter, wenn jemand widersprochen hat
        [right] mach nur weiter, wenn der Beschuldigte recht hatte
       *[wrong] mach nur weiter, wenn der Beschuldigte sich geirrt hat
    }
