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
cli-site = écrire la page en fichiers que tout hébergeur peut servir, pour jouer sans serveur
cli-database = entretenir les tables d’un serveur
cli-database-check = trouver les tables illisibles
cli-database-mend = ramener ces tables à leur dernière entrée valable, en gardant ce qui est retiré
cli-database-move = copier toutes les tables dans une autre base, fichier ou PostgreSQL, en comparant chaque entrée
cli-database-forget = supprimer les vieilles tables, sauf celles où l’on joue encore
cli-arena = faire jouer des bots entre eux et voir qui gagne
cli-balance = voir comment se jouent des personnages : places, cartes, pouvoirs, durée
cli-train = entraîner un joueur contre lui-même, sur un GPU (avec PyTorch)
cli-check = rejouer des parties enregistrées et leurs vérifications
cli-verify = vérifier que la donne était fixée avant la partie
cli-replay = revoir une partie pas à pas
cli-characters = montrer les personnages et leurs pouvoirs
cli-cast = montrer les personnages du livret pour une table, vérifier les tiens, ou en trouver
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
cli-workers = nombre de processus qui servent, sur un seul port ; à plusieurs, il leur faut une base de données commune
cli-link-host = adresse de cette machine pour les processus des autres machines
cli-database-of-server = la base de données d’un serveur
cli-database-to = la base où les copier
cli-older-than = âge en jours, par exemple 90d
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
cli-site-folder = dossier où écrire
cli-site-server = adresse d’un serveur où jouer avec d’autres (par défaut : aucun)

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
cli-find = trouver des compositions selon des souhaits, comme « fair, short*2 » ; ce que mesure chacun : docs/casts.md
cli-find-with = avec --find : personnages imposés, séparés par des virgules
cli-find-without = avec --find : personnages exclus, séparés par des virgules
cli-find-casts = avec --find : nombre de compositions au départ de la course
cli-find-games = avec --find : nombre minimal de parties par finaliste
cli-find-resume = reprendre une recherche interrompue
cli-balance-resume = reprendre une analyse interrompue

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
cli-too-little = { $word } est trop petit : il faut au moins { $low }.
cli-no-place = { $path } : aucun fichier ne peut être écrit à cet endroit.
cli-not-written = { $path } ne peut pas être écrit : { $why }.

## Bots and programs

cli-expert-learned = Le bot « expert » n’a pas de tempérament : il a appris à jouer.
cli-no-rate = « { $word } » n’est pas une part d’échanges. Utilise un nombre de 0 à 1, comme dans bayes@0.5.
cli-no-command-line = « { $word } » n’est pas une commande. Exemples : « python bot.py », « nom=python bot.py »
cli-no-program = « { $word } » n’est pas un programme exécutable ici.
cli-program-twice = Deux programmes s’appellent « { $name } ». Donne-leur un nom : --bot un=… --bot deux=…
cli-program-name-taken = « { $name } » est un bot de l’arène. Donne un autre nom au programme.
cli-program-idle = Le programme « { $name } » ne joue pas. Nomme-le parmi les bots.
cli-table-too-small = Programmes : { $programs }. Avec toi, c’est trop pour une table de { $players }. Utilise --players { $least }.

## The arena

cli-arena-seats = { $bots } bots ne peuvent pas occuper { $seats } places à une table. Nommes-en un par place.
cli-arena-same = « { $one } » et « { $others } » : c’est partout le même bot. Nomme deux bots différents.
cli-arena-two = Nomme au moins deux bots différents.
cli-arena-seer = « { $bot } » voit toutes les cartes et ne peut pas jouer avec des programmes.
cli-arena-exact = « { $bot } » garde en tête trop de possibilités pour jouer avec des experts. Utilise bayes.
cli-arena-programs = { $path } : il faut redonner ses programmes :{ $programs }
cli-arena-no-programs = { $path } a commencé sans programmes. Retire --bot.
cli-not-an-arena = { $path } n’est pas une arène interrompue.
cli-arena-changed = { $path } : les bots ou les règles ont changé depuis. Recommence.
cli-not-a-balance = { $path } n’est pas une analyse interrompue.
cli-not-a-search = { $path } n’est pas une recherche interrompue.
cli-no-goal = Le souhait « { $word } » n’existe pas. Il y a { $choices }.
cli-find-apart = « { $one } » et « { $two } » s’excluent.
cli-find-both = À la fois voulus et exclus : { $characters }.
cli-find-none = Aucune composition ne répond à ces souhaits. Pour { $players } joueurs, il faut le Juge et { $cards } cartes, dont un tiers apporte de l’or de la banque (R8.1–R8.4).
cli-find-codes = --find cherche lui-même. Retire { $codes }, ou utilise --with.
cli-all-needs-json = --all écrit un fichier JSON. Dis lequel : --json FILE
cli-no-ray = Il n’y a pas de grappe Ray à { $address } : { $why }
cli-arena-interrupted = Interrompu après { $played } parties sur { $games }. Pour continuer : { $command }

## Training

cli-train-resume-alone = --resume reprend ce que contient le point de reprise. Retire --games, --seed, --from, --against, --beyond et la table.
cli-train-beyond = --beyond demande --from : ce joueur ne change pas aux tables plus petites. Ni --players ni --against ne vont avec.
cli-train-against-file = --against FILE part de FILE. Retire --from.
cli-train-no-gpu = --device cuda demande un GPU NVIDIA utilisable par PyTorch et Numba ; il n’y en a pas. --device cpu est bien plus lent.
cli-no-checkpoint = { $path } n’est pas un point de reprise de mascarade train, version { $version }.
cli-no-weights = { $path } ne contient pas les poids d’un expert : { $why }
cli-other-weights = { $path } : ces poids lisent la version { $found } de « { $what } ». Ce programme a la version { $version }.
cli-train-interrupted = Interrompu. Pour continuer : { $command }

## The server and its database

cli-no-address = { $word } n’est pas une adresse. Exemple : https://ball.example.org
cli-site-not-built = La page n’est pas construite. Lance : make page
cli-site-other = { $path } contient un autre index.html. Choisis un dossier vide.
cli-serving = Mascarade est ouvert : { $address }
cli-serving-ends = Ctrl-C pour fermer.
cli-cannot-listen = Le serveur ne peut pas écouter sur { $host }:{ $port } : { $why }
cli-no-database = { $path } est inutilisable comme base de données : { $why }
cli-database-used = { $path } : un autre serveur utilise cette base de données.
cli-database-later = { $path } vient d’une version plus récente de Mascarade : la base est en version { $version }, ce programme connaît la version { $known }.
cli-workers-alone = { $word } : plusieurs processus ont besoin d’une base de données commune, dans PostgreSQL ; { $database } est un fichier.
cli-database-entry = { $code } : l’entrée { $number } est illisible : { $why }
cli-database-missing = elle manque
cli-database-cut = Gardées : { $kept }. Retirées : { $removed }.
cli-database-damaged = Tables illisibles : { $damaged } sur { $tables }.
cli-database-sound = Toutes les tables sont lisibles : { $tables }.
cli-database-mended = Tables réparées : { $mended }.
cli-database-moved = Tables copiées : { $tables }. Entrées : { $entries }.
cli-database-differs = L’autre base contient une autre table { $code }. Rien de plus n’a été copié.
cli-database-forgotten = Tables supprimées : { $tables }. Entrées : { $entries }. Gardées, car on y joue : { $kept }.
cli-no-age = { $word } n’est pas une durée. Exemple : --older-than 90d

## Records

cli-check-ok = en ordre, parties : { $games }, coups : { $moves }, vérifications : { $checks }
cli-site-ok = { $path } : { $files } fichiers. N’importe quel serveur web peut servir ce dossier ; pour essayer : python3 -m http.server --directory { $path }
cli-verify-ok = la donne était fixée avant la partie : { $commitment }
cli-no-commitment = la partie enregistrée n’a pas de ligne « { $word }: » ; celles d’un serveur ont « commitment: » et « salt: »
cli-other-commitment = { $published } a été publié, mais la donne et le sel donnent { $fits }

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
