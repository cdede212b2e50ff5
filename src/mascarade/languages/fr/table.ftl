### What the variables mean: en/table.ftl. No “de” before a name, which might need “d’”.

table = La table
table-you = toi
table-bank = Banque
table-court = Tribunal
table-centre = Centre
table-gold = { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
table-player-gold = { $amount ->
        [one] { $player }, { $amount } pièce d’or
       *[other] { $player }, { $amount } pièces d’or
    }
table-slot = { $slot ->
        [left] à gauche
        [right] à droite
       *[protected] protégée
    }
table-card = { $card }, face cachée
table-card-up = { $card }, face visible : { $character }
table-time-left = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## Marks beside a name, for a screen reader

table-is-bot = { $level ->
        [novice] un bot, débutant
        [casual] un bot, amateur
        [regular] un bot, habitué
        [sharp] un bot, rusé
       *[master] un bot, maître
        [expert] un bot, grand maître
    }
table-is-away = hors connexion
table-is-stood-in = en pause, un bot joue en attendant
table-takeover = { $name } n’est plus là. Un bot prend le relais dans { $seconds } s.
table-stood-in = { $name } n’est plus là. Un bot joue en attendant.
table-asleep = Les bots mettent encore leur masque…
table-back = { $name } est de retour.
table-has-turn = c’est son tour
table-decides = décide maintenant
table-has-claimed = conteste
table-has-passed = passe
table-has-shown = sa carte a été vue au tour précédent
table-has-won = a gagné

## In the middle of the table

table-status = { $player_is ->
        [you] { $asked ->
                [answer] À toi de répondre : est-ce toi ?
                [name-a-character] On t’accuse
                [exchange-or-pretend] Tu tiens deux cartes sous la table
                [choose-a-player] À toi de choisir
                [choose-a-player-or-none] À toi de choisir
                [choose-a-card] À toi de choisir
                [choose-two-players] À toi de choisir
                [choose-two-cards] À toi de choisir
               *[turn] À toi de jouer
            }
       *[other] { $asked ->
                [answer] { $player } conteste ?
                [choose-a-player] { $player } choisit
                [choose-a-player-or-none] { $player } choisit
                [choose-a-card] { $player } choisit
                [choose-two-players] { $player } choisit
                [choose-two-cards] { $player } choisit
                [exchange-or-pretend] { $player } tient deux cartes sous la table
                [name-a-character] { $player } doit nommer un personnage
               *[turn] À { $player } de jouer
            }
    }
table-says-pass = Je passe
table-says-claim = Non, c’est moi !
table-says-character = Je suis { $character_the } !

## Above the table

table-cast = Personnages
table-log = Historique
table-chat = Discussion
table-chat-new = Discussion, nouveaux messages
table-beside = Historique et discussion
table-leave = Quitter la table
table-onlooker = Tu regardes la partie et vois ce que tout le monde voit.
table-your-decision = À toi de décider.
table-fast = Avance rapide
table-fast-hint = Ce qui ne te concerne pas défile jusqu’à ton tour.

leave-title = Quitter la table ?
leave-player = Si tu t’absentes un moment, un bot joue pour toi jusqu’à ton retour par le même lien. Si tu pars pour de bon, le bot garde ta place.
leave-alone = Si tu t’absentes un moment, la partie t’attend : le même lien te ramène. Si tu pars pour de bon, un bot prend ta place.
leave-onlooker = La partie continue sans toi. Le lien te ramènera.
leave-stay = Rester
leave-for-now = M’absenter un moment
leave-for-good = Partir pour de bon

cast-title = Personnages en jeu : { $count } cartes
cast-copies = × { $count }

seen-title = Ce que j’ai vu
seen-nothing = Encore rien que les autres ne sachent aussi.
seen-deal = La donne

# For whoever comes back: what they missed, and what a bot did for them.
recap-title = Pendant ton absence
recap-intro = Un bot a joué pour toi. Ce qu’il a fait à ta place est signalé.
recap-bot = ton bot
recap-read = Reprendre la partie

## The deal

deal-title = Regarde bien et retiens !
deal-remember = C’est la seule fois où tu vois toutes les cartes. On va les retourner, et personne ne te le redira.
deal-ready = J’ai tout vu
deal-waiting = On attend encore : { $players }
deal-away = { $count ->
        [one] { $players } n’est plus là : on retourne les cartes dans { $seconds } s.
       *[other] { $players } ne sont plus là : on retourne les cartes dans { $seconds } s.
    }
deal-begins = Tout le monde est prêt.

## Your side of the table

dock = Ta décision
dock-turn = À toi de jouer. Que fais-tu ?
dock-quiet = Ta carte a été vue au tour précédent : tu ne peux pas annoncer cette fois.
dock-exchange = { $cards ->
        [one] Touche la carte qui va sous la table avec la tienne.
       *[several] Touche les deux cartes qui vont sous la table.
    }
dock-must-exchange = { $why ->
        [shown] Ta carte a été vue au tour précédent : cette fois, tu échanges ou tu fais semblant. Touche une carte.
       *[opening] La partie s’ouvre sur quatre échanges, vrais ou feints. Touche une carte.
    }
dock-second = Touche maintenant la deuxième carte.
dock-really = Sous la table : { $cards }. Les échanges-tu vraiment ? Personne d’autre ne le saura.
dock-swap = Deux cartes sont sous la table. Les échanges-tu vraiment ?
dock-look = Laquelle de tes cartes regardes-tu ?
dock-answer = { $player } dit : « Je suis { $character_the }. » Et si c’était toi ?
dock-claim-with = Laquelle de tes cartes est { $character_the } ?
dock-name = { $player } te montre du doigt : qui es-tu ? Nomme un personnage, puis ta carte sera dévoilée.
dock-did = { $who ->
        [bot] { $what ->
            [exchanged] Ton bot les a vraiment échangées. C’est ton secret.
           *[pretended] Ton bot a seulement fait semblant. C’est ton secret.
        }
       *[you] { $what ->
            [exchanged] Tu les as vraiment échangées. C’est ton secret.
           *[pretended] Tu as seulement fait semblant. C’est ton secret.
        }
    }
dock-back = Retour

act-exchange = Échanger
    .hint = ou faire semblant
act-look = Regarder
    .hint = ta propre carte
act-announce = Annoncer
    .hint = « Je suis… ! »
act-really = Vraiment échanger
act-pretend = Faire semblant
act-pass = Passer
    .hint = laisser faire
act-claim = Contester
    .hint = « Non, c’est moi ! »

pick-announce = Annonce un personnage
pick-announce-hint = Tu peux annoncer n’importe lequel des personnages en jeu, que ce soit toi ou non.
pick-name = Nomme un personnage
pick-name-hint = C’est juste ? Il ne se passe rien. C’est faux ? Tu paies.
pick-say = Je suis { $character_the } !
pick-hand = La main sur

## What a power asks. $amount: gold.

ask-anything = Fais ton choix.
ask-richest = Égalité au sommet. À qui prends-tu { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } ?
ask-chosen = À qui prends-tu { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } ?
ask-trade = Échanger toute ta fortune avec quelqu’un ? Touche la personne, ou garde ce que tu as.
ask-accuse = Désigne quelqu’un. Cette personne nomme un personnage et dévoile sa carte ; si elle se trompe, elle te paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
ask-expose = Qui doit montrer sa carte à tous, sauf à soi-même ?
ask-puppets = Touche deux joueurs : chacun te donne { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }, puis ils changent de place.
ask-stir = Touche les cartes de deux autres joueurs. Elles vont sous la table.
ask-spy = Touche une carte. Tu la verras avec la tienne, et tu pourras échanger les deux.
ask-peek = Quelle carte regardes-tu en secret ?
ask-gold = Fais ton choix : { step-gold }.
ask-rotate = Qui reçoit ta fortune ? Tous les autres passent la leur dans le même sens.

choose-tap = { $what ->
        [players] { $count ->
                [one] Touche un joueur
               *[other] Touche deux joueurs
            }
       *[cards] { $count ->
                [one] Touche une carte
               *[other] Touche deux cartes
            }
    }
choose-confirm = Choisir : { $what }
choose-nobody = Personne

## A secret that is shown while it is held

secret-hold = Maintiens pour voir
secret-held = Lâche quand tu en as assez vu
secret-read = Lire à voix haute
secret-back = { $count ->
        [one] Reposer la carte
       *[other] Reposer les cartes
    }
secret-again = Regarder encore

## Notes au crayon

note-title = Ton hypothèse : { $card }
note-hint = Personne d’autre ne la voit. Elle reste à cette place, même quand les cartes sont échangées.
note-erase = Effacer la note
note-write = { $card }. Noter une hypothèse
note-read = Ta note : { $character }

## A card that was shown, beneath it

verdict-true = Vrai !
verdict-liar = Mensonge !

## An answer prepared while others answer

prepare = { $count ->
        [one] { $count } joueur répond avant toi. Ta réponse sera :
       *[other] { $count } joueurs répondent avant toi. Ta réponse sera :
    }
prepare-ask = Me demander
prepare-pass = Passer
prepare-watch = Passer si personne avant

## Several people, one device

pass-title = De main en main
pass-intro = Tout le monde joue sur cet appareil. L’écran se couvre chaque fois qu’il change de mains.
pass-players = Qui joue ?
pass-name = Joueur { $number }
pass-add = Un joueur de plus
pass-remove = Retirer { $player }
pass-edition = Édition
pass-edition-1 = Première édition
pass-edition-2 = Seconde édition
pass-bots = Bots
pass-start = Distribuer les cartes
pass-too-many = Cette édition ne se joue pas à autant de joueurs.
pass-deal = Regardez tous !
pass-give = Donne l’appareil à { $player }
pass-give-hint = Personne d’autre ne doit regarder.
pass-i-am = Je suis { $player }
pass-everybody-but = Montre ceci à tous sauf à { $player }
pass-everybody-hint = { $player }, détourne les yeux maintenant.
pass-show = Montrer
pass-done = C’est bon, couvrir
pass-public = Tout le monde peut regarder
pass-again = Nouvelle partie
pass-leave = Arrêter cette partie ?
pass-leave-text = La partie sur cet appareil prend fin.

## A screen for the whole room

screen-remember = Regardez bien et retenez !
