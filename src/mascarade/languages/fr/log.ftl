### What the variables mean: en/log.ftl. No “de” before a name, which might need “d’”: cards lie “devant” somebody.

card-object = { $owner ->
        [you] { $slot ->
                [left] ta carte de gauche
                [right] ta carte de droite
                [protected] ta carte protégée
               *[only] ta carte
            }
        [self] { $slot ->
                [left] sa propre carte de gauche
                [right] sa propre carte de droite
                [protected] sa propre carte protégée
               *[only] sa propre carte
            }
        [centre] la carte { $number } du centre
        [only-centre] la carte du centre
       *[other] { $slot ->
                [left] la carte de gauche devant { $name }
                [right] la carte de droite devant { $name }
                [protected] la carte protégée devant { $name }
               *[only] la carte devant { $name }
            }
    }
card = { $owner ->
        [you] { $slot ->
                [left] ta carte de gauche
                [right] ta carte de droite
                [protected] ta carte protégée
               *[only] ta carte
            }
        [centre] la carte { $number } du centre
        [only-centre] la carte du centre
       *[other] { $slot ->
                [left] la carte de gauche devant { $name }
                [right] la carte de droite devant { $name }
                [protected] la carte protégée devant { $name }
               *[only] la carte devant { $name }
            }
    }

log-turn = Tour { $turn }

log-took = { $player_is ->
        [you] Tu glisses sous la table { $cards }.
       *[other] { $player } glisse sous la table { $cards }.
    }
log-exchanged = { $player_is ->
        [you] Tu les as vraiment échangées.
       *[other] { $player } les a vraiment échangées.
    }
log-pretended = { $player_is ->
        [you] Tu as seulement fait semblant.
       *[other] { $player } a seulement fait semblant.
    }
log-looked = { $player_is ->
        [you] Tu regardes { $card }.
       *[other] { $player } regarde { $card }.
    }
log-peeked = { $player_is ->
        [you] Tu regardes en secret { $cards }.
       *[other] { $player } regarde en secret { $cards }.
    }
log-saw = { $player_is ->
        [you] Tu vois { $card } : { $character }.
       *[other] { $player } voit { $card } : { $character }.
    }
log-saw-exposed = { $player_is ->
        [you] Les autres ont vu ta carte : { $character }.
       *[other] Tout le monde sauf { $player } l’a vue : { $character }.
    }
log-announced = { $slot ->
        [left] { $player_is ->
                [you] Tu annonces, la main sur ta carte de gauche : « Je suis { $character_the } ! »
               *[other] { $player } annonce, la main sur sa carte de gauche : « Je suis { $character_the } ! »
            }
        [right] { $player_is ->
                [you] Tu annonces, la main sur ta carte de droite : « Je suis { $character_the } ! »
               *[other] { $player } annonce, la main sur sa carte de droite : « Je suis { $character_the } ! »
            }
       *[only] { $player_is ->
                [you] Tu annonces : « Je suis { $character_the } ! »
               *[other] { $player } annonce : « Je suis { $character_the } ! »
            }
    }
log-passed = { $player_is ->
        [you] Tu passes.
       *[other] { $player } passe.
    }
log-passed-all = Passent : { $players }
log-claimed = { $slot ->
        [left] { $player_is ->
                [you] Tu contestes, la main sur ta carte de gauche.
               *[other] { $player } conteste, la main sur sa carte de gauche.
            }
        [right] { $player_is ->
                [you] Tu contestes, la main sur ta carte de droite.
               *[other] { $player } conteste, la main sur sa carte de droite.
            }
        [protected] { $player_is ->
                [you] Tu contestes, la main sur ta carte protégée.
               *[other] { $player } conteste, la main sur sa carte protégée.
            }
       *[only] { $player_is ->
                [you] Tu contestes : « Non, c’est moi ! »
               *[other] { $player } conteste : « Non, c’est moi ! »
            }
    }
log-unchallenged = Personne ne conteste, donc aucune carte n’est dévoilée.
log-showed = { $slot ->
        [left] { $player_is ->
                [you] Tu dévoiles ta carte de gauche : { $character }.
               *[other] { $player } dévoile sa carte de gauche : { $character }.
            }
        [right] { $player_is ->
                [you] Tu dévoiles ta carte de droite : { $character }.
               *[other] { $player } dévoile sa carte de droite : { $character }.
            }
        [protected] { $player_is ->
                [you] Tu dévoiles ta carte protégée : { $character }.
               *[other] { $player } dévoile sa carte protégée : { $character }.
            }
       *[only] { $player_is ->
                [you] Tu dévoiles ta carte : { $character }.
               *[other] { $player } dévoile sa carte : { $character }.
            }
    }
log-used = { $player_is ->
        [you] Tu joues { $character_acc }.
       *[other] { $player } joue { $character_acc }.
    }
log-from-bank = { $payee_is ->
        [you] Tu prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
       *[other] { $payee } prend { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
    }
log-from-court = { $payee_is ->
        [you] Tu prends { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
       *[other] { $payee } prend { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
    }
log-to-bank = { $payer_is ->
        [you] Tu paies { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
       *[other] { $payer } paie { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à la banque.
    }
log-paid = { $payer_is ->
        [you] Tu paies { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } à { $payee }.
       *[other] { $payee_is ->
                [you] { $payer } te paie { $amount ->
                        [one] { $amount } pièce d’or
                       *[other] { $amount } pièces d’or
                    }.
               *[other] { $payer } paie { $amount ->
                        [one] { $amount } pièce d’or
                       *[other] { $amount } pièces d’or
                    } à { $payee }.
            }
    }
log-fine = { $payer_is ->
        [you] Mauvaise carte : tu paies { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
       *[other] Mauvaise carte : { $payer } paie { $amount ->
                [one] { $amount } pièce d’or
               *[other] { $amount } pièces d’or
            } au tribunal.
    }
log-fines = Mauvaise carte, { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } chacun au tribunal : { $players }
log-chose = { $player_is ->
        [you] Ton choix : { $players }.
       *[other] { $player } fait son choix : { $players }.
    }
log-chose-nobody = { $player_is ->
        [you] Tu ne choisis personne.
       *[other] { $player } ne choisit personne.
    }
log-traded = { $player_is ->
        [you] Tu échanges toute ta fortune avec { $other }.
       *[other] { $other_is ->
                [you] { $player } échange toute sa fortune avec toi.
               *[other] { $player } échange toute sa fortune avec { $other }.
            }
    }
log-rotated = { $player_is ->
        [you] Toutes les fortunes passent à la place voisine : tu donnes la tienne à { $other }.
       *[other] { $other_is ->
                [you] Toutes les fortunes passent à la place voisine : { $player } te donne la sienne.
               *[other] Toutes les fortunes passent à la place voisine : { $player } donne la sienne à { $other }.
            }
    }
log-named = { $player_is ->
        [you] Tu réponds : « Je suis { $character_the }. »
       *[other] { $player } répond : « Je suis { $character_the }. »
    }
log-moved = { $player_is ->
        [you] Tu changes de place avec { $other }. Les cartes et l’or ne bougent pas.
       *[other] { $other_is ->
                [you] Tu changes de place avec { $player }. Les cartes et l’or ne bougent pas.
               *[other] { $player } et { $other } changent de place. Les cartes et l’or ne bougent pas.
            }
    }
log-exposed = { $player_is ->
        [you] Tout le monde voit maintenant ta carte, sauf toi.
       *[other] Tout le monde voit maintenant la carte devant { $player }, sauf { $player }.
    }
log-ended = { $reason ->
        [cheat] La partie est finie : un pouvoir donne la victoire sur-le-champ. Bravo à { $players } !
        [broke] La partie est finie : quelqu’un n’a plus d’or. La plus grosse fortune gagne : { $players }.
       *[rich] La partie est finie. La plus grosse fortune, avec au moins 13 pièces d’or : { $players }.
    }
log-empty = Il ne s’est encore rien passé.
log-secret = ton secret
