### Comment se joue une table, en quelques phrases : en tête du rapport de `mascarade balance`, et là où l’on ouvre une table.
### Ce qui finit par « share » est une fraction de 1, dite en pour cent. $best_character et $worst_character sont des personnages, sous toutes leurs formes.

finding-first-even = Peu importe qui commence : le premier joueur gagne { NUMBER($first_share, maximumFractionDigits: 1) } des parties, pour { NUMBER($fair_share, maximumFractionDigits: 1) } si tout était équitable.
finding-first-more = Commencer est un avantage : le premier joueur gagne { NUMBER($first_share, maximumFractionDigits: 1) } des parties, au lieu de { NUMBER($fair_share, maximumFractionDigits: 1) } si tout était équitable.
finding-first-less = Commencer est un handicap : le premier joueur gagne { NUMBER($first_share, maximumFractionDigits: 1) } des parties, au lieu de { NUMBER($fair_share, maximumFractionDigits: 1) } si tout était équitable.
finding-cards = La meilleure carte de départ est { $best_character_the } : qui la reçoit gagne { NUMBER($high_share, maximumFractionDigits: 1) } des parties. La moins bonne est { $worst_character_the }, avec { NUMBER($low_share, maximumFractionDigits: 1) }.
finding-cards-even = Aucune carte de départ ne vaut nettement mieux qu’une autre : quelle que soit la tienne, tu gagnes entre { NUMBER($low_share, maximumFractionDigits: 1) } et { NUMBER($high_share, maximumFractionDigits: 1) } des parties.
finding-announced = Le personnage le plus annoncé est { $character_the } : { NUMBER($times, maximumFractionDigits: 1) } fois par partie, dont { NUMBER($bluff_share, maximumFractionDigits: 0) } de bluffs.
finding-silent = Presque personne n’annonce { $character_acc } : moins d’une fois en vingt parties.
finding-length = Une partie typique dure { $turns } tours ; huit sur dix durent entre { $low } et { $high } tours.
# $each : combien de tours chacun a joués d’ici là.
finding-drags = Certaines parties traînent : dans une sur dix, chacun joue au moins { $each } tours.
finding-endless = La partie peut ne jamais finir : dans { NUMBER($endless_share, maximumFractionDigits: 1) } des cas, même des bots patients ont renoncé.
finding-endings = À la fin : { NUMBER($rich_share, maximumFractionDigits: 0) } des parties avec 13 pièces d’or, { NUMBER($broke_share, maximumFractionDigits: 0) } avec une bourse vide.
finding-endings-cheat = À la fin : { NUMBER($rich_share, maximumFractionDigits: 0) } des parties avec 13 pièces d’or, { NUMBER($broke_share, maximumFractionDigits: 0) } avec une bourse vide, { NUMBER($cheat_share, maximumFractionDigits: 0) } par une victoire immédiate.

## Là où l’on ouvre une table

fore-ask = Que va donner cette partie ?
fore-hint = Des bots de niveau « { $level } » jouent des milliers de parties avec ces personnages et te disent à quoi t’attendre.
fore-playing = Les bots jouent : { $done } parties sur { $games }.
fore-waiting = Les bots prennent place…
fore-dealt = Part de victoires de qui reçoit cette carte
fore-fair = Le trait : { NUMBER($fair_share, maximumFractionDigits: 1) } serait équitable. La barre claire montre ce qui reste incertain.
fore-stop = Annuler
fore-made = D’après { $games } parties entre { $players } bots de niveau « { $level } ».
fore-failed = Impossible d’interroger les bots pour le moment. Réessaie dans un instant.
