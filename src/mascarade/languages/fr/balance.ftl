### Le rapport de `mascarade balance`, et ce qu’il dit dans le terminal. Les phrases en tête sont dans findings.ftl.

balance-title = Que donne cette table ?
balance-title-two = Deux tables côte à côte
# $edition : 1 ou 2 ; $scenario : « A », « B », « spy », « own », ou « printed » s’il n’y en a qu’une.
balance-setup = { $edition ->
        [1] Première édition
       *[2] Seconde édition
    }, { $players } joueurs{ $scenario ->
        [printed] { "" }
        [own] , personnages sur mesure
        [spy] , avec l’Espionne
       *[other] , scénario { $scenario }
    }
balance-made = { $games } parties entre { $players } bots de type « { $bot } ».

balance-seats = La place à table compte-t-elle ?
balance-seats-caption = La part des parties gagnées à chaque place. La place 1 commence, les autres suivent dans le sens des aiguilles d’une montre. Le trait pointillé serait équitable ; la barre pâle montre ce qui peut tenir à la chance.
balance-seat = Place { $seat }
balance-fair = équitable
balance-dealt = Avec quelle carte vaut-il mieux commencer ?
balance-dealt-caption = La part des parties gagnées selon la carte de départ. Les cartes changent sans cesse de mains : les écarts sont plus petits qu’on ne croit.
balance-announced = Qui annonce-t-on, et est-ce vrai ?
balance-announced-caption = Combien de fois par partie chaque personnage est annoncé.
balance-true = vrai
balance-believed = bluff qui a pris
balance-caught = bluff contesté
balance-earns = Que rapporte un pouvoir ?
balance-earns-caption = L’or gagné, en moyenne, chaque fois qu’un pouvoir sert. Ceux qui ne rapportent rien déplacent des cartes ou terminent la partie.
balance-lengths = Combien de temps dure une partie ?
balance-lengths-caption = Les parties selon leur nombre de tours. La moitié est plus courte que le nombre au-dessus du trait ; les colonnes foncées regroupent huit parties sur dix.
balance-turns = tours
balance-endings = Comment finissent les parties ?
balance-endings-caption = Ce qui met fin aux parties.
balance-rich = 13 pièces d’or
balance-broke = une bourse vide
balance-cheat = une victoire immédiate
balance-none = partie sans fin
balance-fortunes = Comment évoluent les fortunes ?
balance-fortunes-caption = L’or du plus riche, du joueur du milieu et du plus pauvre au début de chaque tour, en moyenne sur les parties encore en cours.
balance-richest = le plus riche
balance-middle = au milieu
balance-poorest = le plus pauvre
balance-part = { $name } : { $share }

balance-numbers = Tous les chiffres
balance-numbers-caption = Annonces, contestations, usages et or : moyennes par partie, tous joueurs confondus. Pourcentages : bluffs et annonces contestées sur l’ensemble des annonces, bluffs démasqués sur l’ensemble des bluffs, fausses contestations sur l’ensemble des contestations.
balance-character = Personnage
balance-column-announced = Annonces
balance-column-bluffed = Bluffs
balance-column-challenged = Contestées
balance-column-caught = Bluffs démasqués
balance-column-claimed = Contestations
balance-column-false_claims = Fausses contestations
balance-column-used = Usages
balance-column-earns = Or par usage
balance-column-earned = Or par partie
balance-how = Comment lire ces chiffres
balance-how-text = Des bots du même type occupaient toutes les places : les écarts viennent des cartes et des places, pas du talent. Les humains bluffent autrement : ces chiffres donnent une tendance, pas une garantie. Là où il y a une barre pâle, la vraie valeur n’est en dehors qu’une fois sur cent.

## Deux tables

balance-compare = La différence en chiffres
balance-compare-caption = Les mêmes bots, autant de parties.
balance-compare-what = En moyenne
balance-compare-first = Victoires du premier joueur
balance-compare-best = Victoires avec la meilleure carte
balance-compare-worst = Victoires avec la moins bonne carte
balance-compare-turns = Nombre médian de tours
balance-compare-bluffs = Part de bluff dans les annonces
balance-compare-rich = Parties finies à 13 pièces d’or

## Dans le terminal

balance-wrote = Le rapport est dans { $path }.

## Nombres

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
