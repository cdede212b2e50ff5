### The lesson: a scripted game, explained step by step. See en/lesson.ftl; names of buttons as in table.ftl.

lesson-title = Apprendre à jouer
lesson-your-name = Toi
lesson-next = Continuer
lesson-progress = { $step } sur { $steps }

lesson-welcome = Bienvenue au bal masqué ! Tout le monde porte un masque, et bientôt plus personne ne sait vraiment qui est qui. Le premier à 13 pièces d’or gagne. Une partie commence avec 6 pièces chacun ; ici, quelques-unes ont déjà changé de mains, pour en avoir fini en quelques minutes.
lesson-deal = Au début, toutes les cartes sont face visible, et tout le monde regarde. Tu es la Reine, Aurelia est le Roi. Les deux cartes du milieu ne sont à personne. Retiens ce que tu peux : on va les retourner, et elles le resteront.
lesson-1 = Les quatre premiers tours servent à échanger. Le Roi prend 3 pièces d’or à la banque, tu aimerais donc être le Roi : touche la carte d’Aurelia. Les deux cartes vont sous la table, où personne ne voit ce que tu fais. Puis choisis « Vraiment échanger ».
lesson-2 = Personne d’autre que toi ne sait que le Roi, désormais, c’est toi. Les autres ont seulement vu que deux cartes étaient prises. Aurelia fait de même : échange-t-elle, ou fait-elle semblant ?
lesson-3 = On peut aussi prendre les cartes du milieu. Balthazar en prend une.
lesson-4 = Et voilà que Colombina prend ta carte ! Peut-être n’es-tu plus le Roi…
lesson-5 = Après les quatre échanges, tu fais à ton tour une chose parmi trois : échanger, regarder ou annoncer. Tu ne sais plus très bien qui tu es : regarde ta carte. Appuie dessus et maintiens, pour que personne d’autre ne la voie.
lesson-hold = La voici. Appuie sur la carte et maintiens ; dès que tu lâches, elle se cache à nouveau.
lesson-6 = Toujours le Roi : Colombina a seulement fait semblant. Retiens-le, le jeu ne te le redira pas. Maintenant, Aurelia annonce un personnage. Elle dit qu’elle est la Reine, et veut profiter de son pouvoir : 2 pièces d’or à la banque.
lesson-9 = Dans le sens des aiguilles d’une montre, chacun passe ou conteste : « Non, c’est moi ! » La Reine était ta carte, et c’est toi qui l’as donnée à Aurelia. Tu la crois donc : passe.
lesson-10 = Personne n’a contesté : Aurelia prend ses 2 pièces d’or sans montrer sa carte. A-t-elle dit vrai ? Nul ne le saura. C’est ainsi qu’on bluffe ici.
lesson-11 = Balthazar hésite lui aussi : il a seulement regardé sa carte. Colombina, elle, veut de l’or.
lesson-12 = Elle dit qu’elle est le Roi ? Tu sais bien que non. Conteste !
lesson-14 = Quelqu’un a contesté : dès que tout le monde a répondu, tous ceux qui veulent être le Roi dévoilent leur carte. Celui qui l’est vraiment se sert du pouvoir, même hors de son tour. Celui qui ne l’est pas paie 1 pièce d’or au tribunal. Regarde !
lesson-15 = Tu as touché les 3 pièces d’or du Roi, et Colombina a payé une amende. Mais maintenant, tout le monde connaît ta carte. Qui dévoile une carte juste avant son tour doit échanger ou faire semblant. Cette fois, fais semblant : touche la carte de gauche au milieu, qui était l’Évêque au début, et choisis « Faire semblant ».
lesson-16 = Tu es toujours le Roi, mais les autres peuvent te prendre pour l’Évêque. On verra bien ce que cela vaut.
lesson-17 = Balthazar lorgne le tribunal, où s’entassent les amendes. Le Juge les prend toutes.
lesson-19 = À présent, personne ne sait où est le Juge. Si tu contestes à tort, cela te coûte une pièce d’or. Laisse-le faire : passe.
lesson-21 = Entre nous : Balthazar a bluffé. Les autres ne le sauront jamais.
lesson-22 = Tu as 11 pièces d’or. L’Évêque en prend 2 au plus riche des autres : cela ferait 13 ! Tu n’es pas l’Évêque, mais tu as touché sa carte. Ose : annonce l’Évêque.
lesson-23 = Quelqu’un en doute-t-il ?
lesson-26 = Ils te croient ! Aurelia et Balthazar sont les plus riches des autres, avec 7 pièces d’or chacun, c’est donc toi qui choisis à qui tu en prends 2. Touche Aurelia.
lesson-end = 13 pièces d’or : tu gagnes ! Tu connais maintenant tout le jeu. Plus on est de joueurs, plus il y a de personnages, et chacun a son propre pouvoir. « Distribution » te les montre à tout moment.

lesson-wrong = Dans une vraie partie, tu pourrais le faire. Pour cette leçon, fais ce qui est marqué d’une étoile dorée.
lesson-again = Encore une fois
lesson-play = Jouer maintenant
