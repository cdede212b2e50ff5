### Le rapport de `mascarade balance`, et ce qu’il dit dans le terminal. Les phrases en tête sont dans findings.ftl.

balance-title = Que vaut cette table ?
balance-title-two = Deux distributions côte à côte
# $edition : 1 ou 2 ; $scenario : « A », « B », « spy », « own », ou « printed » s’il n’y en a qu’une.
balance-setup = { $edition ->
        [1] Première édition
       *[2] Deuxième édition
    }, { $players } joueurs{ $scenario ->
        [printed] { "" }
        [own] , distribution personnelle
        [spy] , avec l’Espionne
       *[other] , scénario { $scenario }
    }
balance-made = { $games } parties entre { $players } bots de type « { $bot } ».

balance-seats = La place à table compte-t-elle ?
balance-seats-caption = La part des parties que gagne chaque place. La place 1 commence, les autres suivent dans le sens des aiguilles d’une montre. Le trait pointillé serait équitable ; la barre pâle montre jusqu’où la chance a pu déplacer le point.
balance-seat = Place { $seat }
balance-fair = équitable
balance-dealt = Quelle carte est un bon départ ?
balance-dealt-caption = La part des parties que gagne qui reçoit cette carte. Les cartes changent sans cesse de mains : les écarts sont plus petits qu’on ne croit.
balance-announced = Qui annonce-t-on, et est-ce vrai ?
balance-announced-caption = Combien de fois par partie chaque personnage est annoncé.
balance-true = vrai
balance-believed = un bluff que l’on a cru
balance-caught = un bluff contesté
balance-earns = Que rapporte un pouvoir ?
balance-earns-caption = L’or que gagne son utilisateur chaque fois qu’un pouvoir sert. Ceux qui ne rapportent rien déplacent des cartes ou terminent la partie.
balance-lengths = Combien de temps dure une partie ?
balance-lengths-caption = Les parties selon leur nombre de tours. La moitié est plus courte que le nombre au-dessus du trait ; huit sur dix sont en couleur vive.
balance-turns = tours
balance-endings = Comment cela finit-il ?
balance-endings-caption = Ce qui a terminé les parties.
balance-rich = 13 pièces d’or
balance-broke = une bourse vide
balance-cheat = un pouvoir qui gagne aussitôt
balance-none = sans fin
balance-fortunes = Comment croissent les fortunes ?
balance-fortunes-caption = L’or du plus riche, du joueur du milieu et du plus pauvre au début de chaque tour, en moyenne sur les parties encore en cours.
balance-richest = le plus riche
balance-middle = au milieu
balance-poorest = le plus pauvre
balance-part = { $name } : { $share }

balance-numbers = Tous les chiffres
balance-numbers-caption = Annonces, contestations, usages et or comptent par partie, tous joueurs confondus. Parts : les bluffs et les contestées parmi les annonces, les démasqués parmi les bluffs, les fausses parmi les contestations.
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
balance-how = Comment lire ceci
balance-how-text = Des bots du même type occupaient toutes les places : les écarts viennent des cartes et des places, pas du talent. Les gens bluffent autrement : ces chiffres donnent une tendance, pas une promesse. Là où il y a une barre pâle, la vraie valeur n’est en dehors qu’une fois sur cent.

## Deux distributions

balance-compare = La différence en chiffres
balance-compare-caption = Les mêmes bots, autant de parties.
balance-compare-what = En moyenne
balance-compare-first = Le premier joueur gagne
balance-compare-best = La meilleure carte gagne
balance-compare-worst = La moins bonne carte gagne
balance-compare-turns = Tours, au plus, dans la moitié des parties
balance-compare-bluffs = Annonces qui sont du bluff
balance-compare-rich = Parties qui finissent avec 13 pièces d’or

## Dans le terminal

balance-wrote = Le rapport est dans { $path }.

## Nombres

balance-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
balance-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-exact = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
