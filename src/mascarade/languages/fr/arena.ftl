### See en/arena.ftl.

arena-title = L’arène
arena-made = { $games } parties : { $deals } donnes, chacune jouée une fois pour chaque rotation des bots. Graine { $seed }.
arena-best = { $bot } gagne { $share } fois sa part équitable des parties (de { $low } à { $high }).
arena-unsure = Il n’est pas sûr qu’il soit meilleur que { $bot } : leurs intervalles se recoupent. Il faudrait plus de parties.
arena-last = { $bot } finit dernier, avec { $share } fois une part équitable (de { $low } à { $high }).
arena-endless =
    { $count ->
        [one] Une partie a été interrompue après { $decisions } décisions ; elle est partagée entre tous les joueurs.
       *[other] { $count } parties ont été interrompues après { $decisions } décisions ; elles sont partagées entre tous les joueurs.
    }
arena-wins = Qui gagne ?
arena-wins-caption = Combien de fois gagne une place de chaque bot, en multiple d’une part équitable : 1, c’est autant que tout le monde, 2, deux fois plus. Les barres pâles sont des intervalles à 99 %.
arena-beats = Qui bat qui ?
arena-beats-caption = Parmi les parties que gagne l’un des deux, la part du bot de la ligne, à nombre de places égal. Au-dessus de 50 %, c’est le plus fort.
arena-against = gagne contre
arena-range = de { $low } à { $high }
arena-lengths = La moitié des parties ont au plus { $median } tours, huit sur dix de { $low } à { $high }.
arena-numbers-caption = Les parts sont des multiples d’une part équitable ; le bas et le haut bornent l’intervalle à 99 %.
arena-column-bot = Bot
arena-column-games = Parties
arena-column-share = Part
arena-column-low = Bas
arena-column-high = Haut
arena-how = Comment on a joué
arena-how-text = La chance s’annule : chaque donne est rejouée en décalant les bots d’une place, si bien que chacun reçoit toutes les cartes et occupe tous les rangs. Les parties d’une même donne se ressemblent, donc les intervalles viennent des donnes, pas des parties isolées.

arena-programs = Programmes
arena-programs-caption = Si un programme ne décide pas à temps, on prend le premier de ses choix, et la partie continue.
arena-column-program = Programme
arena-column-command = Commande
arena-column-count = Nombre
arena-column-fault = Faute
arena-faultless = { $program } a joué sans faute.
arena-faulty = { $program } a commis des fautes : { $faults } ; là où il n’a pas décidé, on a pris son premier choix. La première dans la partie { $game } : { $first }
arena-fault = { $count } × { $fault }
arena-fault-no-start = n’a pas démarré
arena-fault-no-hello = n’a pas dit bonjour
arena-fault-old-protocol = parle un ancien protocole
arena-fault-late = trop tard
arena-fault-bad-message = incompréhensible
arena-fault-not-allowed = pas permis
arena-fault-not-asked = a parlé sans qu’on lui demande rien
arena-fault-too-large = en a trop dit
arena-fault-deaf = ne lit pas
arena-fault-gone = s’est arrêté
arena-fault-absent = n’est pas revenu
