### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Apprendre à jouer
lesson-your-name = Toi
lesson-player-1 = Aurelia
lesson-player-2 = Balthazar
lesson-player-3 = Colombina
lesson-next = Continuer
lesson-progress = { $step } sur { $steps }

lesson-welcome = Bienvenue au bal masqué ! Tout le monde porte un masque, et bientôt plus personne ne sait vraiment qui est qui. Le premier à 13 pièces d’or gagne. D’habitude, chacun commence avec 6 pièces ; ici, quelques-unes ont déjà changé de mains, pour que la leçon ne dure que quelques minutes.
lesson-deal = Au début, toutes les cartes sont face visible, et tout le monde regarde. Tu es la Reine, Aurelia est le Roi. Les deux cartes du milieu ne sont à personne. Retiens ce que tu peux : on va les retourner, pour de bon.
lesson-1 = Les quatre premiers tours servent à échanger. Le Roi prend 3 pièces d’or à la banque, tu aimerais donc être le Roi : touche la carte d’Aurelia. Les deux cartes vont sous la table, où personne ne voit ce que tu fais. Puis choisis « Vraiment échanger ».
lesson-2 = Le Roi, désormais, c’est toi, et personne d’autre ne le sait. On a seulement vu que tu prenais deux cartes. Aurelia fait de même : échange-t-elle, ou fait-elle semblant ?
lesson-3 = On peut aussi prendre les cartes du milieu. Balthazar en prend une.
lesson-4 = Et voilà que Colombina prend ta carte ! Peut-être n’es-tu plus le Roi…
lesson-5 = Après les quatre échanges, tu as le choix à chaque tour : échanger, regarder ou annoncer. Tu ne sais plus très bien qui tu es : regarde ta carte. Appuie dessus et maintiens, pour que personne d’autre ne la voie.
lesson-hold = La voici. Appuie sur la carte et maintiens ; dès que tu lâches, elle se cache à nouveau.
lesson-6 = Toujours le Roi : Colombina a seulement fait semblant. Retiens-le, le jeu ne te le redira pas. Maintenant, Aurelia annonce un personnage. Elle dit qu’elle est la Reine, et veut se servir de son pouvoir : 2 pièces d’or à la banque.
lesson-9 = Dans le sens des aiguilles d’une montre, chacun passe ou conteste : « Non, c’est moi ! » La Reine était ta carte, et c’est toi qui l’as donnée à Aurelia. Tu la crois donc : passe.
lesson-10 = Personne n’a contesté : Aurelia prend ses 2 pièces d’or sans montrer sa carte. A-t-elle dit vrai ? Nul ne le saura. C’est ainsi qu’on bluffe ici.
lesson-11 = Balthazar hésite lui aussi : il a seulement regardé sa carte. Colombina, elle, veut de l’or.
lesson-12 = Elle dit qu’elle est le Roi ? Tu sais bien que non. Conteste !
lesson-14 = Quelqu’un a contesté : dès que tout le monde a répondu, tous ceux qui se disent le Roi dévoilent leur carte. Celui qui l’est vraiment se sert du pouvoir, même si ce n’est pas son tour. Les autres paient 1 pièce d’or au tribunal. Regarde !
lesson-15 = Tu empoches les 3 pièces d’or du Roi, et Colombina paie une amende. Mais maintenant, tout le monde connaît ta carte. Dans la première édition, celui qui vient de dévoiler sa carte quand arrive son tour doit échanger ou faire semblant. Cette fois, fais semblant : touche la carte de gauche au milieu, qui était l’Évêque au début, et choisis « Faire semblant ».
lesson-16 = Tu es toujours le Roi, mais les autres peuvent te prendre pour l’Évêque. Ça pourrait bien servir.
lesson-17 = Balthazar lorgne le tribunal, où s’entassent les amendes. Le Juge les prend toutes.
lesson-19 = Où est le Juge à présent ? Tu n’as aucun moyen de le savoir. Si tu contestes à tort, cela te coûte une pièce d’or. Laisse-le faire : passe.
lesson-21 = Entre nous : Balthazar a bluffé. Les autres ne le sauront jamais.
lesson-22 = Tu as 11 pièces d’or. L’Évêque en prend 2 au plus riche des autres : cela ferait 13 ! Tu n’es pas l’Évêque, mais tout le monde sait que sa carte est passée entre tes mains. Tente le coup : annonce l’Évêque.
lesson-23 = Quelqu’un va-t-il contester ?
lesson-26 = Tout le monde te croit ! Aurelia et Balthazar sont les plus riches des autres, avec 7 pièces d’or chacun : c’est donc toi qui choisis à qui tu en prends 2. Touche Aurelia.
lesson-end = 13 pièces d’or : tu gagnes ! La partie s’arrête aussi dès que quelqu’un n’a plus d’or, et c’est alors le plus riche qui gagne. Voilà, tu sais jouer. Plus on est de joueurs, plus il y a de personnages, et chacun a son propre pouvoir. « Personnages » te les montre à tout moment.

lesson-wrong = Dans une vraie partie, ce serait permis. Pour cette leçon, suis l’étoile dorée.
lesson-again = Recommencer
lesson-play = Jouer maintenant
