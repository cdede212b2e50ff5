# What the library says of mistakes in records, moves, deals and blank cards. The library speaks English, and the command line finds the
# sentence here: English must be as the library says it. Each message stands on one line, as in cli.ftl.

## Inside what

mistake-table = { $why } (dans le tableau [[character]] n° { $number })
mistake-step = étape { $number } : { $why }
mistake-at = { $at } : { $why }

## Moves

mistake-no-card = { $what } ne désigne aucune carte ; il faudrait { $such }
mistake-no-move = { $what } n’est pas un coup ; il faudrait { $form }, par exemple { $such }
mistake-take = { $what } cache si les cartes ont été échangées, on ne peut donc pas le jouer ; il faudrait { $such }
mistake-no-kind = { $what } n’est pas une sorte de coup ; il y a { $such }
mistake-nothing-after = rien ne suit { $what }, or on trouve { $found }
mistake-nothing-comes-after = rien ne suit { $what }
mistake-needs-code = { $what } demande le code d’un seul personnage, par exemple { $such }, et non { $found }
mistake-one-or-two = { $what } en attend une ou deux, et non { $found }
mistake-at-most-one = { $what } en attend une au plus, et non { $found }
mistake-no-list = { $what } n’est pas une liste de cartes ou de joueurs séparés par des virgules
mistake-over = { $what } n’est pas permis : la partie est finie
mistake-decides = { $what } n’est pas permis : c’est à { $player } de décider
mistake-would-be = { $what } n’est pas permis ; { $kind } le serait ainsi : { $such }
mistake-may = { $what } n’est pas permis ; { $player } peut { $such }

## Deals and positions

mistake-nobody = personne ne s’appelle { $what } ; les joueurs sont { $such }
mistake-not-the-cast = la donne ({ $deal }) n’est pas la liste des personnages ({ $cast })
mistake-turns = tour { $what } : les tours se comptent à partir de 1 (jusqu’à un million, ici)
mistake-fortunes = or { $gold } et tribunal { $court } : il faut { $players } fortunes de 0 ou plus
mistake-too-much-gold = il y a { $all } pièces d’or en tout (R1.2), c’est { $more } de trop
mistake-names-given = il faut { $players } noms de joueurs, mais { $found } sont donnés
mistake-bad-name = { $what } ne peut pas être un nom : de 1 à 24 caractères, sans espace ni { $marks }, et autre que { $such }
mistake-same-name = deux joueurs s’appellent { $what } ; les noms doivent différer

## Records

mistake-no-header-line = { $what } ne peut pas être une ligne d’en-tête : une clé à soi, un deux-points et du texte sans #
mistake-control = une partie enregistrée est du texte simple, or on trouve le caractère de contrôle { $what }
mistake-not-utf8 = pas de l’UTF-8 : { $what } ne commence aucun caractère ; enregistre le fichier en UTF-8
mistake-not-utf8-at = pas de l’UTF-8 à l’octet { $byte } ; enregistre-le en UTF-8
mistake-no-game = il n’y a pas de partie ici ; une partie commence par { $such }
mistake-no-line = il manque la ligne { $what } dans l’en-tête de cette partie
mistake-begins = une partie commence par { $such }, sa version du format
mistake-begins-not = une partie commence par { $such }, non par { $what }
mistake-neither = { $what } n’est ni une ligne d’en-tête, comme { $line }, ni un coup, comme { $move }
mistake-separated = une nouvelle partie commence ici, mais une ligne { $such } sépare les parties
mistake-before-moves = { $what } est une ligne d’en-tête, et vient avant le premier coup
mistake-version = la version { $what } du format est inconnue ; ce programme lit la version { $known }
mistake-no-key = { $what } n’est pas une clé du format ; si c’est { $meant }, écris-le ainsi, sinon choisis une clé moins semblable
mistake-twice-first = { $what } figure deux fois, d’abord à la ligne { $line }
mistake-character-twice = le personnage { $what } figure deux fois
mistake-twice = { $what } figure deux fois
mistake-says-nothing = { $what } ne dit rien
mistake-no-whole = { $what } n’est pas un nombre entier de { $low } à { $high }
mistake-no-wholes = { $what } n’est pas une liste de nombres entiers séparés par des virgules
mistake-empty-entry = il n’y a rien entre deux virgules
mistake-like-a-move = { $what } ressemble à un coup, mais un coup n’a pas de deux-points : { $such }
mistake-not-in-cast = le personnage { $what } n’est pas en jeu ({ $cast })
mistake-too-often = { $what } figure { $times } fois, plus que parmi les personnages ({ $cast })
mistake-is-not = { $what } n’est pas parmi les personnages ({ $cast })
mistake-entries-and = { $found } entrées et { $middle } au centre ; il faut { $wanted } entrées et { $centre } après { $bar }
mistake-entries = { $found } entrées et { $middle } au centre ; il faut { $wanted } entrées, rien au centre
mistake-cards-one = { $what } fait { $found } cartes ; à { $players } joueurs, chacun a 1 carte
mistake-cards-many = { $what } fait { $found } cartes ; à { $players } joueurs, chacun a { $cards } cartes, reliées par +
mistake-each-one = à { $players } joueurs, chacun a 1 carte
mistake-each-many = à { $players } joueurs, chacun a { $cards } cartes, reliées par +
mistake-hidden = les cartes sont cachées ; on peut lire une partie en cours, pas la rejouer

## Checks

mistake-expected-over = la partie devrait être finie, mais elle continue
mistake-expected-on = la partie devrait continuer, mais elle est finie et gagnée par { $winners }
mistake-expected-refused = { $what } devrait être refusé, mais c’est permis
mistake-expected = attendu : { $what } ; trouvé : { $found }
mistake-no-check = { $what } n’est pas une vérification ; il y a { $such }
mistake-needs-something = il faut quelque chose après { $what }
mistake-needs-wholes = { $what } demande des nombres entiers, et non { $found }
mistake-needs-player = { $what } demande un joueur et un deux-points, par exemple { $such }
mistake-no-face = { $what } n’est pas une carte suivie de son personnage, comme { $such }
mistake-no-character = { $what } n’est un personnage d’aucune des deux éditions, ni de cette partie

## Blank cards

mistake-bad-code = { $what } : il faut de 1 à 24 minuscules de a à z et _, une lettre d’abord
mistake-known-code = { $what } est déjà un mot du jeu ; choisis-en un autre
mistake-bad-card-name = { $what } : il faut de 1 à { $most } caractères imprimables et visibles, sans | ni #
mistake-neither-true = { $what } n’est ni true ni false
mistake-brings = dit { $what }, mais les étapes rapportent de l’or de la banque : { $right } est juste, ou omets le champ
mistake-brings-none = dit { $what }, mais aucune étape ne rapporte d’or de la banque : { $right } est juste, ou omets le champ
mistake-no-steps = { $what } n’est pas une liste d’étapes comme { $such }
mistake-many-steps = un pouvoir a de 1 à { $most } étapes, et non { $found }
mistake-long-step = { $what } est trop long ; une étape est un mot et trois autres au plus, mots ou nombres
mistake-no-step = { $what } n’est pas une étape ; il y a { $such }
mistake-no-form = { $what } n’est pas de la forme { $such }
mistake-must-be = { $number } de { $what } vaut { $found }, mais doit aller de { $low } à { $high }
mistake-right-after = { $what } doit venir juste après { $such }, qui choisit les deux
mistake-first-step = { $what } doit être la première étape
mistake-no-sense = { $what } n’a pas de sens : { $why }
mistake-to-themselves = personne ne se donne rien à soi-même
mistake-player-must = un joueur doit donner ou prendre
mistake-only-fines = seules les amendes vont au tribunal
mistake-one-several = un seul côté peut compter plusieurs joueurs
mistake-bank-number = la banque donne un nombre de 1 à 12
mistake-several-number = plusieurs joueurs prennent un nombre de 1 à 12
mistake-last-step = { $what } ne peut pas être la dernière étape
mistake-after-accuse = { $what } doit venir juste après { $such }, où quelqu’un a raison ou se trompe
mistake-must-be-word = { $number } de { $what } vaut { $found }, mais doit être parmi : { $such }
mistake-brackets = du TOML qui n’a pas de sens : des crochets dans des crochets, sans fin
mistake-not-json = pas du JSON : { $fault }
mistake-not-toml = pas du TOML : { $fault }
mistake-digits = il y a un nombre de milliers de chiffres
mistake-unknown-table = inconnu ; un fichier ne contient que des tableaux [[character]]
mistake-no-table = le fichier n’a pas de tableau [[character]]
mistake-unknown-field = inconnu ; un personnage a { $such }
mistake-missing-field = manque ; un personnage demande code, name et steps
mistake-no-trait = { $what } n’est ni { $copies } ni { $players }, une fois chacun
