### What the variables mean: en/terminal.ftl. No “de” before a name, which might need “d’”.

## Putting things together

terminal-and = { $first } et { $second }
terminal-or = { $first } ou { $second }
terminal-after = { $first } { $second }
terminal-aside = { $said } ({ $aside })

## Cards

terminal-choice = { $owner ->
        [yourself] toi-même
        [you] { $slot ->
                [left] ta carte de gauche
                [right] ta carte de droite
                [protected] ta carte protégée
               *[only] ta propre carte
            }
        [centre] centre { $number }
        [only-centre] centre
       *[other] { $slot ->
                [left] { $name }, à gauche
                [right] { $name }, à droite
                [protected] { $name }, protégée
               *[only] { $name }
            }
    }

## What happened, where the log of the page is longer

terminal-took = { $other_is ->
        [you] { $player } échange peut-être avec toi.
        [centre] { $player } échange peut-être avec la carte { $number } du centre.
        [only-centre] { $player } échange peut-être avec le centre.
       *[other] { $player } échange peut-être avec { $other }.
    }
terminal-exchanged = { $player_is ->
        [you] Tu as vraiment échangé { $cards }.
       *[other] { $player } a vraiment échangé { $cards }.
    }
terminal-pretended = { $player_is ->
        [you] Tu as seulement fait semblant d’échanger { $cards }.
       *[other] { $player } a seulement fait semblant d’échanger { $cards }.
    }
terminal-showed-all = Cartes dévoilées : { $cards }.
terminal-showed = { $slot ->
        [left] { $player }, à gauche ({ $character })
        [right] { $player }, à droite ({ $character })
        [protected] { $player }, protégée ({ $character })
       *[only] { $player } ({ $character })
    }
terminal-from-bank-each = { $amount ->
        [one] { $amount } pièce d’or de la banque pour chacun : { $players }.
       *[other] { $amount } pièces d’or de la banque pour chacun : { $players }.
    }
terminal-fine-each = { $amount ->
        [one] Mauvaises cartes, { $amount } pièce d’or chacun au tribunal : { $players }.
       *[other] Mauvaises cartes, { $amount } pièces d’or chacun au tribunal : { $players }.
    }
terminal-paid-each = { $payee_is ->
        [you] { $amount ->
                [one] Tu reçois { $amount } pièce d’or de chacun : { $players }.
               *[other] Tu reçois { $amount } pièces d’or de chacun : { $players }.
            }
       *[other] { $amount ->
                [one] { $payee } reçoit { $amount } pièce d’or de chacun : { $players }.
               *[other] { $payee } reçoit { $amount } pièces d’or de chacun : { $players }.
            }
    }
terminal-knows-but = tout le monde le sait, sauf { $player }
terminal-won-with = { $reason ->
        [cheat] avec { $amount } pièces d’or et un pouvoir qui gagne sur-le-champ
        [broke] { $count ->
                [one] avec { $amount } pièces d’or ; plus rien : { $players }
               *[other] avec { $amount } pièces d’or chacun ; plus rien : { $players }
            }
       *[rich] { $count ->
                [one] avec { $amount } pièces d’or
               *[other] avec { $amount } pièces d’or chacun
            }
    }

## Around the table

terminal-tag = { $tag ->
        [announces] annonce
        [claims] conteste
        [showed] carte vue
       *[wins] gagne
    }
terminal-centre = au centre
terminal-no-gold = sans or
terminal-over = La partie est finie
terminal-help = aide
terminal-quit = quitter
terminal-name = Camille
terminal-begins = { $player_is ->
        [you] C’est toi qui commences.
       *[other] { $player } commence.
    }
terminal-go-on = Entrée pour continuer
terminal-enter = (Entrée)
terminal-begin-again = pour recommencer le choix

## Why the person is asked

terminal-opening = Les quatre premiers tours ne servent qu’à cela : échanger ou faire semblant.
terminal-must-exchange = Ta carte a été vue au tour précédent : cette fois, tu échanges ou tu fais semblant.
terminal-accused = { $amount ->
        [one] { $player } t’accuse. Dis qui tu es et dévoile ta carte : si c’est faux, tu paies { $amount } pièce d’or.
       *[other] { $player } t’accuse. Dis qui tu es et dévoile ta carte : si c’est faux, tu paies { $amount } pièces d’or.
    }

## Questions: a prompt has one line

terminal-claim-too = Contestes-tu ?
terminal-announce-with = Annoncer avec la main sur quelle carte ?
terminal-take-which = Laquelle de tes cartes prends-tu ?
terminal-exchange-whose = Avec quelle carte échanges-tu ?
terminal-who-else = { $card }, et qui d’autre ?
terminal-who = Qui es-tu ?
terminal-really = { $card } : vraiment échanger ou faire semblant ?
terminal-really-both = { $cards } : échanger pour de vrai ?
terminal-really-them = Vraiment échanger ou faire semblant ?
terminal-ask-trade = Avec qui échanges-tu ta fortune ?
terminal-ask-accuse = Qui accuses-tu ?
terminal-ask-spy = Quelle carte espionnes-tu ?
terminal-ask-stir = Quelle carte prends-tu d’abord ?
terminal-ask-puppets = Qui paie et change de place ?
terminal-ask-anyone = Qui choisis-tu ?

## Choices

terminal-do-exchange = échanger ou faire semblant
terminal-do-look = regarder ta carte
terminal-do-announce = annoncer qui tu es
terminal-do-pass = passer
terminal-do-claim = contester : { $character_the }, c’est toi
terminal-do-really = vraiment échanger
terminal-do-pretend = faire semblant

## Words that may be typed

terminal-words-exchange = échanger, échange
terminal-words-look = regarder, regarde, voir
terminal-words-announce = annoncer, annonce, je suis, dire
terminal-words-pass = passer, passe, je passe
terminal-words-claim = contester, conteste, c’est moi
terminal-words-really = échanger, échange, vraiment
terminal-words-pretend = semblant, feindre
terminal-words-left = gauche
terminal-words-right = droite
terminal-words-protected = protégée
terminal-words-nobody = personne, aucun
terminal-words-back = retour
terminal-words-help = règles, aide
terminal-words-quit = quitter, fin
terminal-words-yes = o, oui

## What was typed makes no sense

terminal-type-number = Tape un nombre de 1 à { $count }, ou les premières lettres de ton choix.
terminal-could-be = « { $word } » peut être { $choices }. Tape quelques lettres de plus, ou le nombre.
terminal-none-of-these = « { $word } » n’en fait pas partie. Tape 1 à { $count }, un mot, ou { $help } pour l’aide.

## Leaving, saving

terminal-yes-or-no = o ou n
terminal-leave = Quitter la partie ? Elle ne sera pas enregistrée.
terminal-meant = Pour { $choice }, tape { $type }.
terminal-save = Enregistrer cette partie ?
terminal-where = Où ? Entrée pour { $path }
terminal-exists = { $path } existe déjà. L’écraser ?
terminal-elsewhere = Alors choisis un autre endroit.
terminal-failed = Ça n’a pas marché : { $why }. Choisis un autre endroit.
terminal-saved = Enregistré. Pour la revoir : { $command }
terminal-good-night = Bonne nuit, et à bientôt !

## Powers in a few words

terminal-brief-bank = +{ $amount }
terminal-brief-fill = complète jusqu’à { $level }
terminal-brief-court = vide le tribunal
terminal-brief-neighbours = { $amount } à chaque voisin
terminal-brief-treat = voisins +{ $amount }
terminal-brief-richest = { $amount } au plus riche
terminal-brief-richer = { $amount } à qui est plus riche
terminal-brief-chosen = { $amount } à quelqu’un
terminal-brief-trade = échange les fortunes
terminal-brief-together = +{ $alone }, à deux : +{ $each } chacun
terminal-brief-win = gagne avec { $least } pièces
terminal-brief-stir = mêle deux cartes
terminal-brief-spy = voit 2 cartes, peut échanger
terminal-brief-peek = voit une carte
terminal-brief-accuse = accuse : l’erreur coûte { $amount }
terminal-brief-puppets = { $amount } à deux
terminal-brief-seats = les déplace
terminal-brief-expose = montre une carte
terminal-brief-gold = { $amount ->
        [half] déplace la moitié de l’or
        [all] déplace tout l’or
       *[other] déplace { $amount } or
    }
terminal-brief-rotate = fait tourner les fortunes
terminal-brief-if = ne continue pas toujours

## What a power’s own words leave open

terminal-note-court = Les amendes de ce tour viennent après : elles n’en font pas partie.
terminal-note-fill = Avec autant ou plus, il ne se passe rien.
terminal-note-trade = Une amende se paie sur la nouvelle fortune.
terminal-note-win = Avec moins, il ne se passe rien.
terminal-note-seats = L’ordre des tours et les voisins dépendent des places ; ce qu’on sait, on l’emporte avec soi.
terminal-note-blank = Un personnage de votre invention.

## Help

terminal-may-type = Tu peux taper
terminal-type-choice = un nombre ou un mot
    .what = choisir : 2, regarder, ou juste les premières lettres
terminal-type-several = plusieurs à la fois
    .what = échanger bruno, annoncer roi, 1 3 2
terminal-type-back = recommencer le choix
terminal-type-page = cette page
terminal-type-character = ce que fait un personnage
terminal-type-rules = les règles en bref
terminal-type-quit = quitter la partie
terminal-no-such = Il n’y a pas de « { $asked } » dans cette partie. Il y a { $characters }.

terminal-rules-aim = Le but
    .text = Avoir la plus grosse fortune quand quelqu’un atteint 13 pièces d’or ou n’en a plus. Chacun commence avec 6.
terminal-rules-cards = Les cartes
    .text = Tout le monde voit toutes les cartes une fois, au début. Ensuite elles sont face cachée et bougent sans qu’on les voie : tu n’es peut-être pas qui tu crois.
terminal-rules-turn = Un tour
    .text = Fais une chose parmi trois. Les quatre premiers tours de la partie sont réservés à la première.
terminal-rules-exchange = Échanger ou faire semblant
    .text = Prends sous la table ta carte et une autre, et échange-les ou non. Tout le monde voit lesquelles ; ce que tu as fait reste ton secret.
terminal-rules-look = Regarder
    .text = Regarde ta propre carte.
terminal-rules-announce = Annoncer
    .text = Dis qui tu es : vérité, pari ou mensonge. L’un après l’autre, les autres passent ou contestent en affirmant que c’est eux. Si tous passent, tu utilises le pouvoir sans rien montrer. Si quelqu’un conteste, vous dévoilez tous vos cartes : celui qui l’est vraiment utilise le pouvoir, et les autres paient 1 pièce d’or au tribunal.
terminal-rules-shown = Quand ta carte a été vue
    .text = { $edition ->
        [1] Si ta carte a été vue au tour juste avant le tien, tu dois échanger ou faire semblant.
       *[2] Si ta carte a été vue au tour juste avant le tien, tu dois échanger, faire semblant ou regarder.
    }
terminal-rules-gold = L’or
    .text = Les pouvoirs passent avant les amendes. La partie s’arrête à l’instant où quelqu’un a 13 pièces d’or ou plus aucune ; la plus grosse fortune gagne.
terminal-rules-two = À 2
    .text = Trois cartes chacun : gauche, droite et protégée. Personne ne prend ta carte protégée, et tu n’annonces jamais avec elle ; contester avec elle est permis. Il s’agit toujours d’une seule carte.
terminal-rules-three = À 3
    .text = Deux cartes chacun, gauche et droite. Tu annonces ou contestes la main sur l’une d’elles, et il ne s’agit que de celle-là.

## Programs that play

terminal-fault = { $fault ->
        [late] { $player } : son programme a trop tardé ; le premier choix est retenu.
        [bad-message] { $player } : son programme a dit n’importe quoi ; le premier choix est retenu.
        [not-allowed] { $player } : son programme a choisi ce qui n’est pas permis ; le premier choix est retenu.
        [not-asked] { $player } : son programme a parlé sans qu’on lui demande rien.
        [gone] { $player } : son programme s’est arrêté ; désormais, le premier choix est retenu.
       *[other] { $player } : son programme ne peut pas continuer ; désormais, le premier choix est retenu.
    }

## A replay

terminal-progress = { $step } sur { $steps }
terminal-start = le début
terminal-step-on = Entrée pour continuer, { $quit } pour finir

## Tables of characters

terminal-column-character = personnage
terminal-column-power = pouvoir
terminal-column-cards = cartes
terminal-column-players = joueurs
terminal-blanks = Cartes vierges
terminal-blank-examples = Cartes vierges fournies avec le jeu
terminal-scenario = scénario { $scenario }
terminal-good-cast = Personnages en règle pour { $players } joueurs
terminal-broken-cast = Ces personnages ne respectent pas les règles :
