# What can be wrong with a cast (mascarade.casts): one message for each code, shown live while a cast is put together.

problem-players =
    { $edition ->
        [1] La première édition
       *[2] La seconde édition
    } se joue de { $low } à { $high }, pas à { $players }.
problem-printed-only = À { $players }, on joue avec les personnages du livret.
problem-unknown =
    Il n’y a pas de personnage « { $character } » dans la { $edition ->
        [1] première édition
       *[2] seconde édition
    }.
problem-size-exact = À { $players }, il faut exactement 6 cartes ; il y en a { $size }.
problem-size-range = À { $players }, il faut de { $players } à { $high } cartes ; il y en a { $size }.
problem-no-judge = Le Juge doit être de la fête.
problem-gold = Un tiers des cartes au moins doit rapporter de l’or de la banque : pour l’instant, c’est { $bring } sur { $size }.
problem-copies =
    { $name } : { $copies ->
        [one] il n’existe qu’une carte
        [2] prenez les deux cartes ou aucune
       *[other] prenez les { $copies } cartes ou aucune
    }, pas { $number }.
problem-least-players = { $name } : seulement à partir de { $least } joueurs, et vous êtes { $players }.
problem-too-many-kinds = Au plus { $high } personnages différents, et il y en a { $number }.
problem-edition = Cette édition n’existe pas.
problem-scenario = Ce scénario n’existe pas à { $players } joueurs.
problem-blank =
    { $field ->
        [code] « { $card } » n’est pas encore au point : son code compte de 1 à 24 lettres minuscules de a à z et n’est pas un mot du jeu.
        [name] La carte vierge a besoin d’un nom de 1 à 32 caractères, sans | ni #.
        [copies] « { $card } » n’est pas encore au point : il peut y en avoir de 1 à 4.
        [players] « { $card } » n’est pas encore au point : le nombre minimal de joueurs va de 4 à 13.
       *[steps] « { $card } » n’est pas encore au point : son pouvoir compte de 1 à 4 étapes qui vont ensemble.
    }
problem-blank-twice = Deux cartes vierges portent le même code.
problem-blank-printed = Une carte vierge porte le code d’un personnage du jeu.
