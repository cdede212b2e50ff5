# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.

## Help

cli-about = Mascarade, le jeu de bluff pour 2 à 13 joueurs. Non officiel et non commercial.
cli-more = Les options d’une commande : « mascarade COMMAND --help ».
cli-usage = Utilisation :
cli-heading = { $title } :
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-help = afficher cette aide
cli-version = afficher la version
cli-default = { $text } (par défaut : { $default })

## Commands

cli-play = jouer dans le terminal contre des bots
cli-serve = servir la page : des tables pour les humains et les bots
cli-database = entretenir les tables d’un serveur
cli-database-check = trouver les tables illisibles
cli-database-mend = ramener ces tables à leur dernière entrée valable, en gardant ce qui est retiré
cli-arena = faire jouer des bots entre eux et voir qui gagne
cli-balance = voir comment se jouent des personnages : places, cartes, pouvoirs, durée
cli-train = entraîner un joueur contre lui-même, sur un GPU (avec PyTorch)
cli-check = rejouer des parties enregistrées et leurs vérifications
cli-verify = vérifier que la donne était fixée avant la partie
cli-replay = revoir une partie pas à pas
cli-characters = montrer les personnages et leurs pouvoirs
cli-cast = montrer les personnages du livret pour une table, ou vérifier les tiens
cli-doctor = voir ce qui est installé et ce qui manque
cli-completion = produire un script de complétion pour ton shell

## Options of the game

cli-players-you = nombre de joueurs, toi compris
cli-players = nombre de joueurs
cli-players-arena = nombre de joueurs (par défaut : 6, ou autant que de bots avec --together)
cli-edition = première édition, de 2 à 13 joueurs, ou seconde, de 4 à 12
cli-edition-only = une seule édition
cli-scenario = A ou B dans la seconde édition ; spy à 7 joueurs dans la première
cli-cast-own = tes personnages : leurs codes, séparés par des virgules
cli-blank = fichier TOML ou JSON avec des cartes vierges à ajouter aux personnages
cli-blank-instead = montrer plutôt les cartes vierges d’un fichier TOML ou JSON
cli-level = niveau des bots : novice, casual, regular, sharp, master ou expert
cli-temperament = leur goût du risque : even, cautious, bold, vengeful ou whimsical (par défaut : chacun le sien ; expert n’en a pas)
cli-program = un programme qui joue : une commande comme « python bot.py », ou NAME=COMMAND pour lui donner un nom ; répétable
cli-seconds = temps d’un programme pour chaque décision, en secondes
cli-name = ton nom à la table (par défaut : Camille)
cli-seed = le même nombre donne la même donne et les mêmes bots
cli-pause = temps que prennent les bots, en secondes
cli-language = en, hu, de, zh-Hant ou fr (par défaut : la langue du terminal, sinon l’anglais)

## Options of the server

cli-host = adresse d’écoute ; 0.0.0.0 laisse entrer tout le monde
cli-port = port d’écoute ; 0 en choisit un libre
cli-database-file = où sont gardées les tables
cli-database-of-server = la base de données d’un serveur
cli-base-url = adresse publique du serveur derrière un proxy
cli-allow-host = un autre nom du serveur ; répétable
cli-metrics-port = servir les mesures sur ce port, à cette machine seulement
cli-trust-proxy = prendre l’adresse des clients dans X-Forwarded-For
cli-fsync = écrire sur le disque à chaque validation : survit à une coupure de courant, plus lent
cli-max-tables = tables en mémoire
cli-max-connections = connexions
cli-max-per-address = connexions par adresse
cli-max-new-tables = nouvelles tables par heure et par adresse
cli-bot-pace = temps que prennent les bots, en facteur
cli-open = ouvrir la page dans un navigateur

## Options of the arena

cli-bots = noms des bots : ils se rencontrent deux à deux, placés en alternance
cli-together = asseoir plutôt tous les bots nommés à une même table, un par place
cli-one = un seul bot de ce genre…
cli-among = … à une table remplie de bots de cet autre genre
cli-resume = reprendre une arène interrompue
cli-games = nombre minimal de parties
cli-series-seed = le même nombre donne les mêmes parties
cli-cores = nombre de cœurs à utiliser (par défaut : tous)
cli-ray = jouer plutôt sur une grappe Ray : auto, ou son hôte et son port
cli-json = écrire tous les résultats dans un fichier JSON
cli-html = écrire un rapport avec des graphiques
cli-balance-bot = le bot qui joue à toutes les places
cli-balance-against = d’autres personnages à comparer : codes séparés par des virgules, ou printed, A, B, spy
cli-balance-all = jouer toutes les tables du livret, dans un seul fichier JSON

## Options of training

cli-minutes = minutes d’apprentissage par le jeu
cli-imitate = minutes d’imitation d’un bot avant cela
cli-device = où s’entraîner (par défaut : cuda s’il y a un GPU, sinon cpu)
cli-train-games = parties simultanées dans une salle (par défaut : 8192 ; 512 sur un CPU)
cli-out = point de reprise à écrire
cli-train-resume = continuer depuis un point de reprise
cli-from = partir des poids d’un joueur déjà entraîné
cli-train-against = apprendre à battre un seul adversaire, assis à toutes les autres places : un bot, ou des poids dont on part aussi
cli-beyond = n’apprendre qu’aux tables de plus de N joueurs, sans changer aux autres
cli-train-players = n’apprendre qu’à une table du livret, à N joueurs (par défaut : à toutes)
cli-train-edition = édition de cette table
cli-train-scenario = scénario de cette table
cli-keep = garder aussi les poids toutes les M minutes
cli-measure = jouer ensuite N parties contre des bots à chaque table

## Options of records

cli-record = une partie enregistrée (.masc)
cli-record-served = une partie enregistrée (.masc) par un serveur
cli-game = numéro de la partie dans le fichier, à partir de 1
cli-eyes = ne montrer que ce que ce joueur peut savoir ; onlooker : ce que tous savent
cli-replay-all = ne pas attendre Entrée entre les étapes
cli-replay-json = produire chaque état, événement et vue en lignes JSON, pour d’autres programmes

## Options of doctor and completion

cli-doctor-json = en JSON, pour d’autres programmes
cli-shell = bash, zsh ou fish

## What was typed makes no sense

cli-see-help = Aide : { $command }
cli-did-you-mean = Voulais-tu dire { $words } ?
cli-or = { $one } ou { $two }
cli-choices = Il y a : { $choices }.
cli-of-option = { $option } : { $message }
cli-required = Il manque : { $names }.
cli-expected-one = Il manque une valeur.
cli-expected-some = Il en faut au moins un.
cli-ambiguous = { $option } est ambigu : { $matches }.
cli-takes-none = Cette option ne prend pas de valeur.
cli-no-command = La commande « { $word } » n’existe pas.
cli-no-option = L’option { $word } n’existe pas ici.
cli-unexpected = « { $word } » n’a rien à faire ici.
cli-no-choice = « { $word } » ne convient pas ; il faut choisir entre { $choices }.
cli-no-whole = « { $word } » n’est pas un nombre entier.
cli-no-number = « { $word } » n’est pas un nombre.
cli-out-of-range = { $word } est hors limites : de { $low } à { $high }.
cli-no-level = Le niveau « { $word } » n’existe pas. Il y a { $choices }.
cli-no-temperament = Le tempérament « { $word } » n’existe pas. Il y a { $choices }.
cli-no-bot = Le bot « { $word } » n’existe pas. Il y a { $choices }.
cli-other-edition = Il est dans l’autre édition : --edition { $edition }
cli-no-file = { $path } : ce fichier n’existe pas.
cli-is-folder = { $path } est un dossier, pas un fichier.
cli-no-permission = { $path } : lecture non autorisée.
cli-not-read = { $path } ne peut pas être lu : { $why }.
cli-not-utf8 = { $path } : l’octet { $byte } n’est pas de l’UTF-8.
cli-no-game = { $path } n’a pas de partie { $number }. La dernière est la { $games }.
cli-no-player = Personne ne s’appelle « { $word } ». Au choix : { $names }.
cli-blank-needs-cast = --blank demande --cast, avec le code de la carte vierge.
cli-arena-ways = Nomme les bots, ou bien utilise --one BOT --among BOT, ou --resume FILE.
cli-table-needs-players = --edition et --scenario demandent --players : de quelle table s’agit-il ?
cli-against = --against « { $word } » ne désigne pas des personnages. Utilise printed, A, B ou spy, ou des codes séparés par des virgules, parmi { $codes }.
cli-missing-extra = { $module } n’est pas installé. Pour l’installer : { $command }

## The doctor

cli-doctor-version = Mascarade { $version }, Python { $python }, { $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = { $package } n’est pas installé
cli-doctor-fails = { $package } ne fonctionne pas : { $why }
cli-doctor-extra = Extra { $extra } : { $packages }
cli-doctor-no-extra = Extra { $extra } : pas installé (il manque { $package })
cli-doctor-compiled = Compilé pour cette machine, dans { $folder }
cli-doctor-uncompiled = Pas encore compilé : la première partie s’en charge, dans { $folder }
cli-doctor-no-cache = Impossible d’écrire dans { $folder } : il faut recompiler à chaque démarrage. Choisis un autre dossier :
cli-doctor-interpreted = NUMBA_DISABLE_JIT est défini : les règles tournent en Python pur, lentement
cli-doctor-cores = Cœurs : { $cores }
cli-doctor-gpu = GPU : { $name }
cli-doctor-no-gpu = Pas de GPU NVIDIA (seul l’entraînement en a besoin)
cli-doctor-page = La page est construite
cli-doctor-no-page = La page n’est pas construite
cli-doctor-database = { $file } peut être écrit dans ce dossier
cli-doctor-no-database = { $file } ne peut pas être écrit dans ce dossier. Choisis un autre endroit :
cli-doctor-port = Le port { $port } est libre
cli-doctor-no-port = Le port { $port } est occupé. Prends-en un autre :
cli-doctor-well = Tout va bien. Pour jouer : { $command }
cli-doctor-unwell = Tu ne peux pas encore jouer. D’abord : { $command }
