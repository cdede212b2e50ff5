### After the game: winners, replay, numbers, proof.

over-won = { $count ->
        [one] { $players } gagne
       *[other] { $players } gagnent ensemble
    }
over-you-won = { $count ->
        [one] Tu gagnes !
       *[other] Vous gagnez ensemble !
    }
over-why = { $reason ->
        [cheat] Un pouvoir a donné la victoire sur-le-champ : { $players }.
        [broke] { $who_is ->
            [you] Tu n’as plus d’or : la plus grosse fortune l’emporte.
           *[other] { $count ->
                [one] { $who } n’a plus d’or : la plus grosse fortune l’emporte.
               *[other] { $who } n’ont plus d’or : la plus grosse fortune l’emporte.
            }
        }
       *[rich] { $who_is ->
            [you] Tu as 13 pièces d’or : la plus grosse fortune l’emporte.
           *[other] { $count ->
                [one] { $who } a 13 pièces d’or : la plus grosse fortune l’emporte.
               *[other] { $who } ont 13 pièces d’or : la plus grosse fortune l’emporte.
            }
        }
    }
over-again = Rejouer
over-follow = Partie suivante
over-home = Accueil
over-replay = Revoir la partie
over-gold = L’or au fil des tours
over-fair = La donne était-elle honnête ?
over-download = Télécharger la partie

## Another game: who plays again.

again-title = Encore une partie ?
again-yes = rejoue
again-open = n’a pas encore répondu
again-no = s’arrête là
again-decline = Pas cette fois
again-waiting = { $name } distribuera les cartes quand tout le monde aura répondu.
again-deals = Tout le monde a répondu : { $name } distribue les cartes.
again-seats = Places libres
again-bots = Pour les bots
again-close = Supprimer
again-printed = Avec moins de places, on joue avec les personnages du livret.
again-on = Les autres ont déjà recommencé.
again-watch = Regarder

## The score over several games.

score-title = { $games ->
        [one] Score après { $games } partie
       *[other] Score après { $games } parties
    }
score-wins = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }

## How it was decided, and what was remarkable.

over-place = Place { $place } sur { $players }
over-share = Partager
over-moment = Partager ce moment
over-show = Revoir
over-decided = Le tournant
story-swap = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } : tu prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à { $other } et lui en laisses { $gave }.
       *[other] { $other_is ->
                [you] Au tour { $turn }, { $player } joue { $character_acc }, te prend { $amount ->
                    [one] { $amount } pièce d’or
                   *[other] { $amount } pièces d’or
                } et t’en laisse { $gave }.
               *[other] Au tour { $turn }, { $player } joue { $character_acc }, prend { $amount ->
                    [one] { $amount } pièce d’or
                   *[other] { $amount } pièces d’or
                } à { $other } et lui en laisse { $gave }.
            }
    }
story-seats = { $other_is ->
        [you] Au tour { $turn }, { $player } joue { $character_acc } et te donne une place avec { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }.
       *[other] { $player_is ->
                [you] Au tour { $turn }, tu joues { $character_acc } et donnes à { $other } une place avec { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
               *[other] Au tour { $turn }, { $player } joue { $character_acc } et donne à { $other } une place avec { $gold ->
                    [one] { $gold } pièce d’or
                   *[other] { $gold } pièces d’or
                }.
            }
    }
story-robbed = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } et prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à { $other }.
       *[other] { $other_is ->
                [you] Au tour { $turn }, { $player } joue { $character_acc } et te prend { $amount ->
                    [one] { $amount } pièce d’or
                   *[other] { $amount } pièces d’or
                }.
               *[other] Au tour { $turn }, { $player } joue { $character_acc } et prend { $amount ->
                    [one] { $amount } pièce d’or
                   *[other] { $amount } pièces d’or
                } à { $other }.
            }
    }
story-robbed-many = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } et prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } aux autres.
       *[other] Au tour { $turn }, { $player } joue { $character_acc } et prend { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } aux autres.
    }
story-bank = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } et prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
       *[other] Au tour { $turn }, { $player } joue { $character_acc } et prend { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
    }
story-court = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } et prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
       *[other] Au tour { $turn }, { $player } joue { $character_acc } et prend { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
    }
story-cheat = { $player_is ->
        [you] Au tour { $turn }, tu joues { $character_acc } avec { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } et gagnes sur-le-champ.
       *[other] Au tour { $turn }, { $player } joue { $character_acc } avec { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            } et gagne sur-le-champ.
    }
story-fine = { $player_is ->
        [you] Au tour { $turn }, ta dernière pièce d’or part en amende.
       *[other] Au tour { $turn }, { $player } paie une amende avec sa dernière pièce d’or.
    }
story-bluffed = C’était un bluff, et personne n’a contesté.

story-bluff = Le meilleur bluff
story-bluff-how = { $character } au tour { $turn } : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
story-gullible = Le plus crédule
story-gullible-how = a cru { $count ->
        [one] { $count } fausse annonce
       *[other] { $count } fausses annonces
    }
story-honest = Le plus honnête
story-honest-how = a dit vrai { $count } fois sur { $of }

replay-first = Revenir au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-scrub = Moment de la partie
replay-step = Décision { $step } sur { $steps }
replay-start = La donne, telle que tout le monde l’a vue.
replay-unseen = De cette place, on n’a rien vu.
replay-eyes = Point de vue
replay-all = tout voir
replay-secret = secret à ce moment-là

chart-label = Une ligne par joueur : son or à la fin de chacun des { $turns } tours. Les chiffres sont dans le tableau ci-dessous.
chart-start = Début

summary-title = La partie en chiffres
summary-player = Joueur
summary-gold = Or
summary-announced = Annonces
summary-bluffs = Bluffs
summary-believed = Bluffs réussis
summary-trueclaims = Contesté à raison
summary-falseclaims = Contesté à tort
summary-fines = Amendes payées
summary-looks = Coups d’œil
summary-exchanges = Échanges
summary-pretences = Faux échanges

verify-good = La donne est bien celle qui avait été fixée avant la partie.
verify-bad = La donne n’est pas celle qui avait été fixée avant la partie !
verify-how = Comment est-ce vérifié ?
verify-explained = Avant la partie, chacun a reçu une empreinte (SHA-256) de la donne et d’un sel aléatoire. Maintenant que les deux sont publics, ton navigateur a recalculé l’empreinte.
verify-commitment = Empreinte avant la partie
verify-computed = Empreinte calculée maintenant
verify-salt = Sel
verify-deal = Donne
