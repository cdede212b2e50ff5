# The characters (rules.md, section 11) and the steps that their powers are made of.
# .the: with its article, as a subject or after “I am”; .acc: as an object; .dat: as the one who is given something.
# Languages without cases repeat themselves: the page hands all forms to every message.

## Names

character-judge = Bíró
    .the = a Bíró
    .acc = a Bírót
    .dat = a Bírónak
character-bishop = Püspök
    .the = a Püspök
    .acc = a Püspököt
    .dat = a Püspöknek
character-king = Király
    .the = a Király
    .acc = a Királyt
    .dat = a Királynak
character-queen = Királynő
    .the = a Királynő
    .acc = a Királynőt
    .dat = a Királynőnek
character-empress = Császárnő
    .the = a Császárnő
    .acc = a Császárnőt
    .dat = a Császárnőnek
character-fool = Bolond
    .the = a Bolond
    .acc = a Bolondot
    .dat = a Bolondnak
character-thief = Tolvaj
    .the = a Tolvaj
    .acc = a Tolvajt
    .dat = a Tolvajnak
character-witch = Boszorkány
    .the = a Boszorkány
    .acc = a Boszorkányt
    .dat = a Boszorkánynak
character-spy = Kém
    .the = a Kém
    .acc = a Kémet
    .dat = a Kémnek
character-peasant = Paraszt
    .the = a Paraszt
    .acc = a Parasztot
    .dat = a Parasztnak
character-cheat = Csaló
    .the = a Csaló
    .acc = a Csalót
    .dat = a Csalónak
character-inquisitor = Inkvizítor
    .the = az Inkvizítor
    .acc = az Inkvizítort
    .dat = az Inkvizítornak
character-guru = Guru
    .the = a Guru
    .acc = a Gurut
    .dat = a Gurunak
character-widow = Özvegy
    .the = az Özvegy
    .acc = az Özvegyet
    .dat = az Özvegynek
character-beggar = Koldus
    .the = a Koldus
    .acc = a Koldust
    .dat = a Koldusnak
character-patron = Mecénás
    .the = a Mecénás
    .acc = a Mecénást
    .dat = a Mecénásnak
character-puppet_master = Bábjátékos
    .the = a Bábjátékos
    .acc = a Bábjátékost
    .dat = a Bábjátékosnak
character-princess = Hercegnő
    .the = a Hercegnő
    .acc = a Hercegnőt
    .dat = a Hercegnőnek
character-swindler = Szélhámos
    .the = a Szélhámos
    .acc = a Szélhámost
    .dat = a Szélhámosnak

# A character of the players’ own making that has no name yet.
character-blank = Üres lap
character-named = { $name }
    .the = { THE($name) }
    .acc = { THE($name) } karaktert
    .dat = { THE($name) } karakternek
example-alchemist = Alkimista
    .the = az Alkimista
    .acc = az Alkimistát
    .dat = az Alkimistának
example-ferryman = Révész
    .the = a Révész
    .acc = a Révészt
    .dat = a Révésznek
example-twins = Iker
    .the = az Iker
    .acc = az Ikret
    .dat = az Ikernek
example-outlaw = Betyár
    .the = a Betyár
    .acc = a Betyárt
    .dat = a Betyárnak
example-dancer = Táncosnő
    .the = a Táncosnő
    .acc = a Táncosnőt
    .dat = a Táncosnőnek
example-orphan = Árva
    .the = az Árva
    .acc = az Árvát
    .dat = az Árvának

## Steps of powers: orders that begin small. The page makes the first letter large and ends with step-whole.

step-then = { $first }; aztán { $second }
step-whole = { $steps }.

step-bank = vegyél el { $amount } aranyat a bankból
step-fill = vegyél el a bankból annyit, hogy pontosan { $level } aranyad legyen
step-court = vedd el a bíróságon lévő összes aranyat
step-neighbours = vegyél el { $amount }-{ $amount } aranyat mindkét szomszédodtól
step-treat = hagyd, hogy mindkét szomszédod { $amount }-{ $amount } aranyat vegyen el a bankból
step-richest = vegyél el { $amount } aranyat a többiek közül a leggazdagabbtól (ha többen is azok, te választasz közülük)
step-richest-self = vegyél el { $amount } aranyat a leggazdagabb játékostól (te is számítasz; ha többen is azok, te választasz közülük)
step-richer = menj körbe a bal oldali szomszédodtól kezdve: aki éppen akkor gazdagabb nálad, ad neked { $amount } aranyat
step-chosen = vegyél el { $amount } aranyat egy tetszőleges másik játékostól
step-trade = ha szeretnéd, cseréld el az egész vagyonodat egy másik játékoséval
step-together =
    { $alone ->
        [0] ne vegyél el semmit
       *[other] vegyél el { $alone } aranyat
    } a bankból – de ha ebben a körben ennek a karakternek egy másik lapját is felfedték, fejenként { $each } aranyat kaptok
step-win = nyerd meg azonnal a játékot, ha legalább { $least } aranyad van
step-stir = vedd el két másik játékos lapját látatlanban, és cseréld meg őket, vagy csak tegyél úgy
step-spy = nézd meg a saját lapodat és egy másik játékosét, majd cseréld meg a kettőt, vagy csak tegyél úgy
step-spy-centre = nézd meg a saját lapodat és még egyet (egy másik játékosét vagy egyet középről), majd cseréld meg a kettőt, vagy csak tegyél úgy
step-peek = nézz meg egy tetszőleges lapot
step-accuse = mutass rá egy másik játékosra, aki megnevez egy karaktert, majd felfedi a lapját; ha más van rajta, fizet neked { $amount } aranyat
step-puppets = válassz ki két másik játékost, és vegyél el tőlük fejenként { $amount } aranyat
step-seats = ültesd őket egymás helyére (a lapok és a vagyonok maradnak, ahol vannak)
step-expose = válassz ki egy másik játékost, akinek a lapját a gazdája kivételével mindenki megnézi

# R8.8: gold from one side to another. $giver and $taker: words of `gold`; $amount: a number, half, or all.
step-gold = { $giver ->
        [you] { gold-give } { gold-to }
       *[other] { $taker ->
                [you] { gold-take } { gold-from }
                [bank] { gold-take } a bank javára { gold-from }
               *[other] hagyd, hogy { gold-who } { gold-let } { gold-from }
            }
    }
gold-give = { $amount ->
        [half] add oda az aranyad felét
        [all] add oda az összes aranyadat
       *[other] adj { $amount } aranyat
    }
gold-take = { $amount ->
        [half] vedd el az arany felét
        [all] vedd el az összes aranyat
       *[other] vegyél el { $amount } aranyat
    }
gold-let = { $amount ->
        [half] elvegye az arany felét
        [all] elvegye az összes aranyat
       *[other] elvegyen { $amount } aranyat
    }
gold-from = { $giver ->
        [bank] a bankból
        [court] a bíróságról
        [left] a bal oldali szomszédodtól
        [right] a jobb oldali szomszédodtól
        [neighbours] mindkét szomszédodtól
        [others] minden más játékostól
        [announcer] a bejelentőtől
        [claimants] minden közbeszólótól
        [chosen] egy tetszőleges másik játékostól
        [richest] { $taker ->
                [you] a többiek közül a leggazdagabbtól
               *[other] a leggazdagabb játékostól
            }
       *[poorest] { $taker ->
                [you] a többiek közül a legszegényebbtől
               *[other] a legszegényebb játékostól
            }
    }
gold-who = { $taker ->
        [left] a bal oldali szomszédod
        [right] a jobb oldali szomszédod
        [neighbours] mindkét szomszédod
        [others] minden más játékos
        [announcer] a bejelentő
        [claimants] minden közbeszóló
        [chosen] egy tetszőleges másik játékos
        [richest] a leggazdagabb játékos
       *[poorest] a legszegényebb játékos
    }
gold-to = { $taker ->
        [bank] a banknak
        [left] a bal oldali szomszédodnak
        [right] a jobb oldali szomszédodnak
        [neighbours] mindkét szomszédodnak
        [others] minden más játékosnak
        [announcer] a bejelentőnek
        [claimants] minden közbeszólónak
        [chosen] egy tetszőleges másik játékosnak
        [richest] a többiek közül a leggazdagabbnak
       *[poorest] a többiek közül a legszegényebbnek
    }
step-rotate = { $way ->
        [left] add ki, hogy mindenki balra adja tovább az egész vagyonát
        [right] add ki, hogy mindenki jobbra adja tovább az egész vagyonát
       *[chosen] add ki, hogy mindenki balra vagy jobbra adja tovább az egész vagyonát, ahogy te választod
    }
step-if = { $condition ->
        [poorest] csak akkor folytasd, ha senkinek sincs kevesebb aranya nálad
        [richest] csak akkor folytasd, ha senkinek sincs több aranya nálad
        [unclaimed] csak akkor folytasd, ha senki sem szólt közbe
        [claimed] csak akkor folytasd, ha valaki közbeszólt
        [right] csak akkor folytasd, ha a megvádolt eltalálta
       *[wrong] csak akkor folytasd, ha a megvádolt tévedett
    }
