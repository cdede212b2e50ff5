### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Apprendre à jouer
lesson-your-name = Toi
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Continuer
lesson-progress = { $step } sur { $steps }

lesson-welcome = Bienvenue au bal masqué ! Le premier à 13 pièces d’or gagne. Ici, un peu d’or a déjà changé de mains, pour aller plus vite.
lesson-deal = Toutes les cartes sont visibles. Tu es la Reine, Aurelia est le Roi. Retiens ce que tu peux : on va les retourner, pour de bon.
lesson-1 = Le Roi rapporte plus, alors deviens le Roi : touche la carte d’Aurelia, puis « Vraiment échanger ». Sous la table, personne ne voit rien.
lesson-2 = Le Roi, c’est toi, et personne d’autre ne le sait. Aurelia fait de même : échange-t-elle, ou fait-elle semblant ?
lesson-3 = On peut aussi prendre les cartes du milieu. Balthazar en prend une.
lesson-4 = Et voilà que Colombina prend ta carte ! Peut-être n’es-tu plus le Roi…
lesson-5 = Désormais, à ton tour, tu échanges, tu regardes ou tu annonces. Tu ne sais plus très bien qui tu es : regarde ta carte.
lesson-6 = Toujours le Roi : Colombina a fait semblant. Retiens-le ! Maintenant, Aurelia se dit la Reine et veut 2 pièces d’or de la banque.
lesson-9 = Chacun passe ou conteste : « Non, c’est moi ! » Tu as toi-même donné la Reine à Aurelia, donc tu la crois : passe.
lesson-10 = Personne n’a contesté : Aurelia prend 2 pièces d’or sans rien montrer. Était-ce vrai ? Nul ne le saura. C’est ainsi qu’on bluffe.
lesson-11 = Balthazar hésite lui aussi : il a seulement regardé sa carte. Colombina, elle, veut de l’or.
lesson-12 = Elle dit qu’elle est le Roi ? Tu sais bien que non. Conteste !
lesson-14 = Ceux qui se disent le Roi dévoilent leur carte. Le vrai se sert du pouvoir, les menteurs paient 1 pièce d’or au tribunal.
lesson-15 = On vient de voir ta carte : il faut échanger ou feindre. Touche la carte de gauche au milieu, l’Évêque, puis « Faire semblant ».
lesson-16 = Tu es toujours le Roi, mais les autres peuvent te prendre pour l’Évêque. Ça pourrait bien servir.
lesson-17 = Balthazar lorgne le tribunal, où s’entassent les amendes. Le Juge les prend toutes.
lesson-19 = Où est le Juge ? Tu ne peux pas le savoir, et contester à tort coûte 1 pièce d’or. Laisse-le faire : passe.
lesson-21 = Entre nous : Balthazar a bluffé. Les autres ne le sauront jamais.
lesson-22 = Tu as 11 pièces d’or, et l’Évêque en prend 2 au plus riche des autres. Tu ne l’es pas, mais ose : annonce l’Évêque.
lesson-23 = Quelqu’un va-t-il contester ?
lesson-26 = Tout le monde te croit ! Aurelia et Balthazar sont les plus riches, donc tu choisis. Touche Aurelia.
lesson-end = 13 pièces d’or : tu gagnes ! Tout s’arrête aussi quand quelqu’un n’en a plus ; le plus riche gagne. « Personnages » montre tous les pouvoirs.

lesson-wrong = Dans une vraie partie, ce serait permis. Pour cette leçon, suis l’étoile dorée.
lesson-again = Recommencer
lesson-play = Jouer maintenant

## The second edition.

lesson2-title = Apprendre la seconde édition
lesson2-go = La seconde édition
lesson-player-4 = Dorian
lesson-player-5 = Esmeralda
lesson2-welcome = Dans la seconde édition, les personnages s’appellent des masques, et certains sont nouveaux. En voici deux qui réservent des surprises.
lesson2-deal = Tu es la Princesse. Aurelia est le Marionnettiste, Dorian l’Impératrice, avec 11 pièces d’or. Retiens-le : bientôt tout sera caché.
lesson2-1 = La Princesse prend 2 pièces d’or à la banque et dévoile la carte d’un autre. Tu es vraiment la Princesse : annonce-la.
lesson2-7 = Personne ne conteste. Choisis la carte que tout le monde verra, sauf celui à qui elle est. Touche Balthazar.
lesson2-8 = Balthazar est le Roi, et lui seul l’ignore. Les autres le savent.
lesson2-13 = Aurelia se dit le Marionnettiste. Tu as vu sa carte au début, et personne n’y a touché : passe.
lesson2-14 = Le Marionnettiste prend 1 pièce d’or à deux autres, qui changent ensuite de place. Qui va-t-elle choisir ?
lesson2-15 = Dorian et toi avez changé de place ! Cartes et or restent : devant toi se trouvent maintenant ses 10 pièces d’or et sa carte.
lesson2-17 = C’est le tour de ta nouvelle place. Sa carte était l’Impératrice : 3 pièces d’or de plus, et te voilà à 13. Annonce-la !
lesson2-end = 13 pièces d’or : tu gagnes, sur une autre chaise ! Autre nouveauté : après avoir dévoilé ta carte, tu peux tout faire, sauf annoncer.

## Hints in a player's first games; see en/lesson.ftl.

hints = Conseils pendant mes premières parties
hints-about = Pendant trois parties, chaque conseil une fois.
hint-hide = Masquer ce conseil
hint-goal = La partie s’arrête dès que quelqu’un a 13 pièces d’or ou n’en a plus. Le plus riche gagne.
hint-opening = D’abord quatre échanges : bientôt, plus personne n’est sûr de rien. Les cartes du milieu se prennent aussi.
hint-pretend = Tout le monde voit quelles cartes tu prends. Les as-tu échangées ? C’est ton secret.
hint-announce = Tu peux annoncer n’importe qui : en vrai, au bluff ou au hasard. Si personne ne conteste, le pouvoir est à toi.
hint-claim = Qui conteste montre sa carte. Si ce n’est pas la bonne, il en coûte 1 pièce d’or.
hint-doubt = Le doute est permis : si tu contestes, l’autre aussi montre sa carte. Qui a tort paie 1 pièce d’or.
hint-court = Les amendes s’entassent au tribunal. Le Juge les prend toutes, ou celui qui passe pour lui.
hint-look = Tu ne sais plus qui tu es ? Regarder ne coûte que ton tour.
hint-pencil = Touche une carte pour noter qui c’est, à ton avis. Personne d’autre ne voit tes notes.
