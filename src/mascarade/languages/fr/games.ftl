# Games on this device, and links that carry a game or a cast.

games = Mes parties
games-about = Elles sont enregistrées sur cet appareil, et nulle part ailleurs.
games-none = Rien pour l’instant
games-none-hint = Chaque partie que tu joues arrive ici toute seule.
games-tally = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
games-unfinished = Partie inachevée
games-kept = Tes parties
games-open = Revoir
games-go-on = Reprendre
games-delete = Supprimer
games-delete-all = Tout supprimer
games-delete-title = Supprimer pour de bon ?
games-delete-sure = { $count ->
    [one] Cette partie ne pourra pas être récupérée.
   *[other] Ces { $count } parties ne pourront pas être récupérées.
  }
games-export = Enregistrer les parties
games-import = Ouvrir des parties
games-imported = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
games-import-not-a-game = { $file } ne contient aucune partie.
games-import-line = { $file } : la ligne { $line } est incompréhensible.
games-import-midway = { $file } : d’après la ligne { $line }, la partie commence en cours de route. Seules les parties entières ont leur place ici.
games-import-large = { $file } est trop volumineux pour s’ouvrir ici.
games-no-store = Ce navigateur n’enregistre rien ici, peut-être parce que la fenêtre est privée. Tes parties disparaîtront quand tu fermeras la page.
games-no-room = Il n’y a plus de place sur cet appareil. La partie n’a pas été enregistrée.

## Links

shared = Une partie à revoir
shared-position = Et ensuite ?
shared-about = À la table : { $players }
shared-cast = Un bal à { $players }
shared-play = Jouer avec ces personnages
share-cast = Partager ces personnages
share-about = Le lien contient toute la partie : aucun serveur ne la garde, et il marche tant qu’on ne le coupe pas.
share-about-cast = Le lien contient tous les personnages : aucun serveur ne les garde, et il marche tant qu’on ne le coupe pas.
share-cut = Seulement jusqu’ici, sans la suite
share-qr = Le lien en code QR
link-broken = Ce lien est endommagé
link-broken-text = Il en manque un morceau, ou il a changé en route. Demande-le encore une fois.
link-newer = Ce lien vient d’une autre version
link-newer-text = Ici, la partie se déroulerait autrement qu’à l’origine. Une version plus récente de la page sait peut-être comment elle s’est passée.
