# The characters (rules.md, section 11) and the steps that their powers are made of.
# .the: with its article, as a subject or after “I am”; .acc: as an object; .dat: as the one who is given something.
# Languages without cases repeat themselves: the page hands all forms to every message.

## Names

character-judge = Juge
    .the = le Juge
    .acc = le Juge
    .dat = au Juge
character-bishop = Évêque
    .the = l’Évêque
    .acc = l’Évêque
    .dat = à l’Évêque
character-king = Roi
    .the = le Roi
    .acc = le Roi
    .dat = au Roi
character-queen = Reine
    .the = la Reine
    .acc = la Reine
    .dat = à la Reine
character-empress = Impératrice
    .the = l’Impératrice
    .acc = l’Impératrice
    .dat = à l’Impératrice
character-fool = Fou
    .the = le Fou
    .acc = le Fou
    .dat = au Fou
character-thief = Voleur
    .the = le Voleur
    .acc = le Voleur
    .dat = au Voleur
character-witch = Sorcière
    .the = la Sorcière
    .acc = la Sorcière
    .dat = à la Sorcière
character-spy = Espionne
    .the = l’Espionne
    .acc = l’Espionne
    .dat = à l’Espionne
character-peasant = Paysan
    .the = le Paysan
    .acc = le Paysan
    .dat = au Paysan
character-cheat = Tricheur
    .the = le Tricheur
    .acc = le Tricheur
    .dat = au Tricheur
character-inquisitor = Inquisiteur
    .the = l’Inquisiteur
    .acc = l’Inquisiteur
    .dat = à l’Inquisiteur
character-guru = Gourou
    .the = le Gourou
    .acc = le Gourou
    .dat = au Gourou
character-widow = Veuve
    .the = la Veuve
    .acc = la Veuve
    .dat = à la Veuve
character-beggar = Mendiante
    .the = la Mendiante
    .acc = la Mendiante
    .dat = à la Mendiante
character-patron = Mécène
    .the = le Mécène
    .acc = le Mécène
    .dat = au Mécène
character-puppet_master = Marionnettiste
    .the = le Marionnettiste
    .acc = le Marionnettiste
    .dat = au Marionnettiste
character-princess = Princesse
    .the = la Princesse
    .acc = la Princesse
    .dat = à la Princesse
character-swindler = Escroc
    .the = l’Escroc
    .acc = l’Escroc
    .dat = à l’Escroc

# A character of the players’ own making that has no name yet.
character-blank = Carte vierge
character-named = { $name }
    .the = la carte « { $name } »
    .acc = la carte « { $name } »
    .dat = à la carte « { $name } »
example-alchemist = Alchimiste
    .the = l’Alchimiste
    .acc = l’Alchimiste
    .dat = à l’Alchimiste
example-ferryman = Passeur
    .the = le Passeur
    .acc = le Passeur
    .dat = au Passeur
example-twins = Jumeau
    .the = le Jumeau
    .acc = le Jumeau
    .dat = au Jumeau
example-outlaw = Brigand
    .the = le Brigand
    .acc = le Brigand
    .dat = au Brigand
example-dancer = Danseuse
    .the = la Danseuse
    .acc = la Danseuse
    .dat = à la Danseuse
example-orphan = Orphelin
    .the = l’Orphelin
    .acc = l’Orphelin
    .dat = à l’Orphelin

## Steps of powers: orders that begin small. The page makes the first letter large and ends with step-whole.

step-then = { $first } ; puis { $second }
step-whole = { $steps }.

step-bank =
    prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à la banque
step-fill = prends des pièces d’or à la banque jusqu’à en avoir exactement { $level }
step-court = prends tout l’or qui se trouve au tribunal
step-neighbours =
    prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à ton voisin de gauche et autant à celui de droite
step-treat =
    laisse tes deux voisins prendre chacun { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à la banque
step-richest =
    prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } au plus riche des autres (en cas d’égalité, tu choisis)
step-richest-self =
    prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } au plus riche de la table (tu comptes aussi ; en cas d’égalité, tu choisis)
step-richer =
    fais le tour de la table en partant de ta gauche : quiconque est plus riche que toi à cet instant te donne { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
step-chosen =
    prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à un autre joueur de ton choix
step-trade = échange, si tu le souhaites, toute ta fortune contre celle d’un autre joueur
step-together =
    { $alone ->
        [0] ne prends rien
        [one] prends { $alone } pièce d’or
       *[other] prends { $alone } pièces d’or
    } à la banque – mais si une autre carte de ce personnage a été dévoilée pendant ce tour, chacun de vous en prend { $each }
step-win =
    gagne sur-le-champ si tu as au moins { $least ->
        [one] { $least } pièce d’or
       *[other] { $least } pièces d’or
    }
step-stir = prends sans les voir les cartes de deux autres joueurs et échange-les, ou fais semblant
step-spy = regarde ta carte et celle d’un autre joueur et échange les deux, ou fais semblant
step-spy-centre = regarde ta carte et une autre, celle d’un joueur ou une du centre, et échange les deux, ou fais semblant
step-peek = regarde une carte de ton choix, n’importe laquelle
step-accuse =
    désigne un autre joueur, qui nomme un personnage puis dévoile sa carte ; s’il s’est trompé, il te paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
step-puppets =
    choisis deux autres joueurs et prends { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à chacun
step-seats = fais-leur échanger leurs places (cartes et fortunes restent où elles sont)
step-expose = choisis un autre joueur, dont tout le monde sauf lui voit la carte

# R8.8: gold from one side to another. $giver and $taker: words of `gold`; $amount: a number, half, or all.
step-gold = { $giver ->
        [you] { gold-give } { gold-to }
       *[other] { $taker ->
                [you] { gold-take } { gold-from }
                [bank] { gold-take } pour la banque { gold-from }
               *[other] laisse { gold-who } { gold-let } { gold-from }
            }
    }
gold-give = { $amount ->
        [half] donne la moitié de ton or
        [all] donne tout ton or
       *[other] { $amount ->
                [one] donne { $amount } pièce d’or
               *[other] donne { $amount } pièces d’or
            }
    }
gold-take = { $amount ->
        [half] prends la moitié de l’or
        [all] prends tout l’or
       *[other] { $amount ->
                [one] prends { $amount } pièce d’or
               *[other] prends { $amount } pièces d’or
            }
    }
gold-let = { $amount ->
        [half] prendre la moitié de l’or
        [all] prendre tout l’or
       *[other] { $amount ->
                [one] prendre { $amount } pièce d’or
               *[other] prendre { $amount } pièces d’or
            }
    }
gold-from = { $giver ->
        [bank] à la banque
        [court] au tribunal
        [left] à ton voisin de gauche
        [right] à ton voisin de droite
        [neighbours] à chacun de tes voisins
        [others] à chacun des autres joueurs
        [announcer] à celui qui a annoncé
        [claimants] à chacun de ceux qui ont contesté
        [chosen] à un autre joueur de ton choix
        [richest] { $taker ->
                [you] au plus riche des autres joueurs
               *[other] au joueur le plus riche
            }
       *[poorest] { $taker ->
                [you] au plus pauvre des autres joueurs
               *[other] au joueur le plus pauvre
            }
    }
gold-who = { $taker ->
        [left] ton voisin de gauche
        [right] ton voisin de droite
        [neighbours] chacun de tes voisins
        [others] chacun des autres joueurs
        [announcer] celui qui a annoncé
        [claimants] chacun de ceux qui ont contesté
        [chosen] un autre joueur de ton choix
        [richest] le joueur le plus riche
       *[poorest] le joueur le plus pauvre
    }
gold-to = { $taker ->
        [bank] à la banque
        [left] à ton voisin de gauche
        [right] à ton voisin de droite
        [neighbours] à chacun de tes voisins
        [others] à chacun des autres joueurs
        [announcer] à celui qui a annoncé
        [claimants] à chacun de ceux qui ont contesté
        [chosen] à un autre joueur de ton choix
        [richest] au plus riche des autres joueurs
       *[poorest] au plus pauvre des autres joueurs
    }
step-rotate = { $way ->
        [left] fais passer toutes les fortunes au voisin de gauche
        [right] fais passer toutes les fortunes au voisin de droite
       *[chosen] fais passer toutes les fortunes au voisin de gauche ou à celui de droite, à ton choix
    }
step-if = { $condition ->
        [poorest] ne continue que si personne n’a moins d’or que toi
        [richest] ne continue que si personne n’a plus d’or que toi
        [unclaimed] ne continue que si personne n’a contesté
        [claimed] ne continue que si quelqu’un a contesté
        [right] ne continue que si l’accusé avait raison
       *[wrong] ne continue que si l’accusé s’est trompé
    }
