# Making a table, and the table before the game.

name-example = Par exemple Colombine

## Options

make-edition = Édition
edition-1 = Première
edition-1-hint = Le classique de 2013 : de 2 à 13 joueurs, douze personnages.
edition-2 = Seconde
edition-2-hint = Celle de 2021 : de 4 à 12 joueurs, seize personnages, des scénarios pour les premières parties (A) et pour plus de stratégie (B).
make-seats = Joueurs
make-seats-hint = Les places vides vont à des bots.
make-cast = Qui vient au bal
make-scenario-printed = Du livret
make-scenario-spy = Avec l’Espionne
make-scenario-a = A : premières parties
make-scenario-b = B : plus de stratégie
make-scenario-own = Sur mesure
make-own-hint = Touche les masques pour les inviter ou les renvoyer.
make-cast-hint = Touche un masque pour lire son pouvoir.
make-copies = { $number } cartes
make-count =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour { $players } joueurs.
make-centre =
    { $cards ->
        [one] L’une d’elles repose au centre.
       *[other] { $cards } d’entre elles reposent au centre.
    }
make-fine = Ces personnages respectent toutes les règles.
make-blank = Carte vierge
make-blank-remove = Déchirer
make-fill = Niveau des bots
make-seconds = Temps par décision
make-seconds-none = Sans limite
make-seconds-some = { $seconds } secondes
make-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
make-starts = Qui commence
make-starts-random = Au hasard
make-starts-first = La première place
make-memory = Mémoire
memory-usual = Normale
memory-usual-hint = Chacun peut relire ce qui s’est passé au grand jour, mais pas ce que lui seul a vu.
memory-only = De tête
memory-only-hint = Ni historique ni notes. Ce que tu oublies est oublié.
memory-aid = Aide-mémoire
memory-aid-hint = Tu peux aussi revoir la donne et ce que les autres n’ont pas vu. Parfait pour les premières parties.
make-onlookers = Spectateurs
make-onlookers-hint = Avec le lien, n’importe qui peut regarder et voit ce que tout le monde voit.
make-chat = Discussion libre
make-chat-hint = Les réactions et les phrases toutes faites marchent toujours.
make-bots = Jouer contre des bots
make-later = Tout cela peut changer jusqu’au début de la partie.

## Blank card

blank-title = Une carte de ton invention
blank-text = La carte vierge devient qui tu veux. Donne-lui un nom et de une à quatre étapes.
blank-examples = Exemples
blank-name = Nom
blank-power = Pouvoir
blank-step = Étape { $number }
blank-number = Combien à l’étape { $number }
blank-word = Lequel à l’étape { $number }
blank-flag-self = toi compris
blank-flag-centre = aussi une carte du centre
blank-side-bank = la banque
blank-side-you = toi
blank-side-court = le tribunal
blank-side-left = voisin de gauche
blank-side-right = voisin de droite
blank-side-neighbours = chaque voisin
blank-side-others = chacun des autres
blank-side-announcer = celui qui a annoncé
blank-side-claimants = ceux qui contestent
blank-side-chosen = un joueur choisi
blank-side-richest = le plus riche
blank-side-poorest = le plus pauvre
blank-way-left = vers la gauche
blank-way-right = vers la droite
blank-way-chosen = à ton choix
blank-condition-poorest = personne n’est plus pauvre
blank-condition-richest = personne n’est plus riche
blank-condition-unclaimed = personne ne conteste
blank-condition-claimed = quelqu’un conteste
blank-condition-right = l’accusé a raison
blank-condition-wrong = l’accusé se trompe
blank-amount-half = la moitié
blank-amount-all = tout
blank-step-add = Et puis…
blank-step-remove = Retirer l’étape { $number }
blank-copies = Nombre de cartes
blank-players = Nombre minimal de joueurs
blank-json = En texte, à garder ou à partager
blank-file = Ou depuis un fichier
blank-json-wrong = Ce n’est pas une carte : il lui faut un nom et des étapes.
blank-json-mine = Cette carte en texte :
blank-add = Ajouter aux personnages

## Before the game

lobby-title = Chez { $name }
lobby-title-nobody = La table
lobby-leave = Me lever
lobby-join = M’asseoir
lobby-full = Toutes les places sont prises.
lobby-full-onlooker = Toutes les places sont prises. Reste si tu veux : tu verras ce que tout le monde voit.
lobby-removed = L’hôte a libéré ta place.
lobby-start = Distribuer les cartes
lobby-start-bots =
    { $bots ->
        [one] Un bot prend la place vide.
       *[other] Des bots prennent les { $bots } places vides.
    }
lobby-start-full = Tout le monde est là.
lobby-waiting = { $name } distribuera les cartes quand tout le monde sera là.

seats = Places, dans le sens des aiguilles d’une montre
seats-how = Fais glisser, ou déplace avec les flèches haut et bas.
seats-move = { $name }, place { $place } : déplacer
seats-moved = { $name } occupe maintenant la place { $place }.
seats-you = Toi
seats-host = Hôte
seats-bot = Bot : { $level }
seats-away = Hors connexion
seats-arrived = { $name } prend place.
seats-hand-over = Confier la table à { $name }
seats-remove = Libérer la place occupée par { $name }
seats-empty = Place vide
seats-level = Niveau du bot
seats-temperament = Tempérament du bot
seats-temperament-any = Peu importe
seats-learned = A appris en jouant
seats-add-bot = Ajouter un bot

invite = Inviter des amis
invite-code = Code de la table : { $code }
invite-share = Partager
invite-copy = Copier le lien
invite-copied = Le lien est copié. Envoie-le à tes amis.
invite-not-copied = Copie ce lien : { $link }
invite-text = Viens jouer à Mascarade avec moi !
invite-hint = Envoie le lien, lis le code à voix haute ou fais scanner le QR code.
invite-local = Pour l’instant, cette adresse ne marche que sur cet appareil. La personne qui héberge le serveur peut l’ouvrir aux autres (--host 0.0.0.0).
invite-qr = Scanne pour rejoindre
invite-qr-large = QR code : afficher en grand
invite-screen = Afficher sur grand écran

options = La partie
options-change = Modifier
options-edition =
    { $edition ->
        [1] Première édition
       *[2] Seconde édition
    }
options-players = { $players } joueurs
options-no-limit = Sans limite de temps
options-limit = { $seconds } s par décision
options-starts-random = Départ au hasard
options-starts-first = La première place commence
options-no-onlookers = Sans spectateurs
options-no-chat = Sans discussion libre
options-rules = Lire les règles

screen-title = Venez au bal !
