### Trouver une composition : ce que l’on peut souhaiter, et pourquoi elle a été trouvée. Dans `mascarade cast --find`, et là où l’on ouvre une table.
### $value, $low et $high : le chiffre qui mesure un souhait, et son intervalle à 99 %.

## Souhaits

goal-fair = équitable
goal-fair-said = En moyenne, les places et les cartes de départ s’écartent de leur juste part de victoires de { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-fair-to-cards = cartes équitables
goal-fair-to-cards-said = En moyenne, les cartes de départ s’écartent de leur juste part de victoires de { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-short = courte
goal-short-said = Une partie dure { NUMBER($value, maximumFractionDigits: 1) } tours en moyenne ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-long = longue
goal-long-said = Une partie dure { NUMBER($value, maximumFractionDigits: 1) } tours en moyenne ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-bluffing = du bluff
goal-bluffing-said = Part de bluff dans les annonces : { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-claims = des contestations
goal-claims-said = Part d’annonces contestées : { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-different-endings = des fins variées
goal-different-endings-said = Deux parties finissent de façon différente dans { NUMBER($value, maximumFractionDigits: 1) } des cas ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-lively = animée
goal-lively-said = Part de tours où l’on annonce un personnage : { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).
goal-no-dead-cards = pas de carte morte
goal-no-dead-cards-said = { $value ->
        [0] Tous les personnages sont annoncés.
       *[other] Presque jamais annoncés : { $characters }.
    }
goal-beginners = bien pour débuter
goal-beginners-said = Part d’annonces d’un personnage au pouvoir simple : { NUMBER($value, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }).

## La réponse

find-wishes = Souhaits : { $wishes }.
find-wish = { $times ->
        [one] { $goal }
       *[more] { $goal } × { $weight }
    }
find-tried = Compositions essayées : { $tried } sur { $casts } possibles, en { $games } parties.
find-bots = Bots aux commandes : { $bot }. Les chiffres viennent de { $games } nouvelles parties par composition ; 99 fois sur 100, la vraie valeur est dans l’intervalle.
find-compared = { $how ->
        [all] { $printed ->
            [one] Nettement mieux que la composition du livret.
           *[other] Nettement mieux que les { $printed } compositions du livret.
        }
        [some] Nettement mieux que { $worse } des { $printed } compositions du livret.
       *[none] Pas nettement mieux qu’une composition du livret.
    }
find-wished = Souhait
find-progress = recherche
find-play = Jouer avec la première : { $command }
find-look = Regarder de plus près : { $command }
find-number = { NUMBER($number, maximumFractionDigits: 1) }
find-share = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
