# The rules page of each edition, in our own words. The law is rules.md; where the editions agree, the second refers to the first.
# h: a heading; p1, p2, …: its paragraphs, nine at most, so that the keys sort in reading order.
# After the last section the page sets the characters with their powers.

## First edition

rules-e1-01-h = De quoi s’agit-il ?
rules-e1-01-p1 = Bienvenue au bal ! Tout le monde porte un masque, et personne ne peut être tout à fait sûr de qui se cache derrière : pas même derrière le sien. Une carte posée devant toi, face cachée, dit qui tu es ; mais sous la table les cartes passent de main en main, et tôt ou tard il te faudra bluffer, te fier à ta mémoire, ou les deux.
rules-e1-01-p2 = L’or est le nerf de la guerre. Dès que quelqu’un possède 13 pièces d’or, ou que quelqu’un n’en a plus aucune, la partie est finie et le plus riche l’emporte.

rules-e1-02-h = Mise en place
rules-e1-02-p1 = La première édition se joue de 2 à 13. Ce qui suit vaut à partir de 4 joueurs ; à 2 et à 3, quelques règles particulières t’attendent plus bas.
rules-e1-02-p2 = Chacun commence avec 6 pièces d’or. Les fortunes sont étalées au grand jour : tu peux compter l’or de n’importe qui, n’importe quand. Le reste des 194 pièces forme la banque. Le tribunal, à côté, est encore vide ; c’est là qu’iront les amendes.
rules-e1-02-p3 = À 4 ou 5, on prend six cartes : une par joueur, et ce qui reste va au centre. À partir de 6, on prend autant de cartes que de joueurs. Ce sont les personnages en jeu, et tout le monde les connaît du début à la fin.
rules-e1-02-p4 = On mélange les cartes et on les distribue face visible, celles du centre aussi. Prends ton temps et regarde bien autour de toi : pendant ce seul instant, tout le monde sait tout. Puis on retourne toutes les cartes.
rules-e1-02-p5 = Mettez-vous d’accord sur qui commence ; la coutume veut que ce soit le plus jeune. On joue dans le sens des aiguilles d’une montre, donc vers la gauche.

rules-e1-03-h = Les personnages du livret
rules-e1-03-p1 = 2 ou 3 joueurs : { character-bishop }, { character-fool }, { character-judge }, { character-queen }, { character-king }, { character-witch }.
rules-e1-03-p2 = 4 joueurs : { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-cheat }.
rules-e1-03-p3 = 5 ou 6 joueurs : { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-cheat }.
rules-e1-03-p4 = 7 joueurs : { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-thief }, { character-witch }, { character-fool }. Si vous aimez les coups en douce, prenez l’Espionne à la place du Fou.
rules-e1-03-p5 = 8 joueurs : { character-judge }, { character-bishop }, { character-king }, { character-queen }, { character-witch }, { character-fool } et les deux Paysans.
rules-e1-03-p6 = De 9 à 13 joueurs : les mêmes qu’à 8, plus un personnage par joueur supplémentaire, dans cet ordre : { character-cheat }, { character-spy }, { character-inquisitor }, { character-widow }, { character-thief }.

rules-e1-04-h = Les quatre premiers tours
rules-e1-04-p1 = Pour commencer, on brouille les pistes. Pendant chacun des quatre premiers tours de la partie, celui dont c’est le tour n’a droit qu’à une chose : échanger ou faire semblant. À quatre joueurs et plus, cela fait un tour pour chacun des quatre premiers. À partir du cinquième tour, tout est permis.

rules-e1-05-h = Ton tour
rules-e1-05-p1 = Quand c’est à toi, tu fais une chose et une seule parmi trois : échanger ou faire semblant, regarder, ou annoncer. Puis c’est au tour du joueur à ta gauche, peu importe qui s’est servi d’un pouvoir entre-temps.
rules-e1-05-p2 = Échanger ou faire semblant : prends ta carte et une autre, celle d’un joueur ou une du centre, sous la table. Tu n’as le droit de regarder ni l’une ni l’autre. Là-dessous, tu les échanges, ou tu laisses tout comme avant ; puis tu les remets en place. Tout le monde a vu quelles cartes tu as prises. Ce que tu en as fait, c’est ton secret.
rules-e1-05-p3 = Regarder : regarde ta propre carte en secret. Tout le monde voit que tu la regardes, mais personne d’autre ne voit ce qu’elle montre.
rules-e1-05-p4 = Annoncer : dis à voix haute quel personnage tu es, que ce soit vrai ou non, pour te servir de son pouvoir. On y vient tout de suite.
rules-e1-05-p5 = Une exception : si ta carte a été dévoilée pendant le tour juste avant le tien, parce que tu as contesté ou qu’on t’accusait, tu dois cette fois échanger ou faire semblant. Sinon, ce serait trop facile.

rules-e1-06-h = Annoncer et contester
rules-e1-06-p1 = Tu peux annoncer n’importe lequel des personnages en jeu. Pas besoin d’avoir la carte, ni même de savoir laquelle tu as ; le personnage peut tout aussi bien se trouver au centre.
rules-e1-06-p2 = Les autres répondent alors, l’un après l’autre et à voix haute, en commençant à gauche de celui qui annonce. Chacun passe, ou conteste : « Non, c’est moi ! » Quand vient ton tour de répondre, tu as entendu tous ceux qui te précèdent.
rules-e1-06-p3 = Si personne ne conteste, celui qui a annoncé se sert du pouvoir. Sa carte reste cachée, et personne ne saura s’il a dit la vérité.
rules-e1-06-p4 = Si quelqu’un conteste, celui qui a annoncé et tous ceux qui contestent montrent leur carte à toute la table. Celui qui est vraiment le personnage se sert de son pouvoir, même si ce n’est pas son tour. Si aucun d’eux ne l’est, le pouvoir ne sert à personne.
rules-e1-06-p5 = Ensuite, tous ceux qui ont montré une mauvaise carte paient au même moment une amende de 1 pièce d’or au tribunal. On retourne les cartes face cachée, et la partie continue.
rules-e1-06-p6 = Un exemple : Ida annonce qu’elle est le Voleur. Noé passe, Tom conteste. Ils montrent leurs cartes : Ida a le Roi, Tom le Fou. Pas de Voleur en vue, donc rien n’est volé, et tous deux paient 1 pièce d’or au tribunal. Si Tom avait vraiment été le Voleur, il aurait pris 1 pièce à chacun de ses voisins, alors que c’était le tour d’Ida, et Ida aurait été la seule à payer une amende.

rules-e1-07-h = La fin de la partie
rules-e1-07-p1 = À l’instant où un joueur a 13 pièces d’or ou plus, ou n’en a plus aucune, la partie s’arrête. Ce qui restait à faire d’un pouvoir n’a plus lieu, et les amendes de ce tour ne sont pas payées.
rules-e1-07-p2 = Le plus riche gagne. En cas d’égalité, la victoire est partagée.
rules-e1-07-p3 = Le Tricheur connaît un raccourci : celui qui se sert de son pouvoir avec 10 pièces d’or ou plus gagne sur-le-champ, et seul.

rules-e1-08-h = À trois
rules-e1-08-p1 = Chacun reçoit deux cartes, une à gauche et une à droite, mais n’a qu’une fortune pour les deux. Au début, celui qui a commencé brouille les pistes une seconde fois : on retrouve ainsi les quatre tours.
rules-e1-08-p2 = Pour échanger ou faire semblant, prends une de tes cartes, et soit n’importe quelle carte d’un adversaire, soit ton autre carte. Tu ne regardes qu’une de tes cartes à la fois.
rules-e1-08-p3 = Celui qui annonce ou conteste pose la main sur une de ses cartes : c’est celle-là qui compte, et on ne dévoile que les cartes sur lesquelles une main est posée. Cela fait une carte par joueur et par tour, jamais les deux. Mais si l’une de tes cartes, n’importe laquelle, a été dévoilée au tour juste avant le tien, tu dois échanger ou faire semblant.
rules-e1-08-p4 = Le Fou prend une carte à chacun des deux adversaires. Tout le reste est pareil.

rules-e1-09-h = À deux
rules-e1-09-p1 = Chacun reçoit trois cartes, une à gauche, une à droite et une protégée, et n’a qu’une fortune pour les trois. Au début, chacun brouille les pistes deux fois.
rules-e1-09-p2 = Pour échanger ou faire semblant, prends ta carte de gauche ou de droite, et soit une autre des tiennes (la protégée aussi), soit celle de gauche ou de droite de l’adversaire. Sa carte protégée est hors d’atteinte, toujours.
rules-e1-09-p3 = Tu peux regarder n’importe laquelle de tes trois cartes, une à la fois. On n’annonce qu’avec sa carte de gauche ou de droite, mais on conteste avec n’importe laquelle des trois.
rules-e1-09-p4 = Le Fou prend les cartes de gauche et de droite de l’adversaire. Tout le reste est comme à trois.

rules-e1-10-h = Choisir les personnages
rules-e1-10-p1 = À partir de 4 joueurs, vous pouvez choisir vous-mêmes vos invités, tant que vous respectez quelques règles :
rules-e1-10-p2 = Le Juge est toujours de la fête.
rules-e1-10-p3 = Un tiers des cartes au moins rapporte de l’or de la banque. Ce sont : { character-queen }, { character-king }, { character-widow }, { character-fool } et { character-peasant }.
rules-e1-10-p4 = Il y a deux Paysans : prenez les deux, ou aucun. Les Paysans et l’Inquisiteur demandent 8 joueurs ou plus.
rules-e1-10-p5 = À 4 et 5, il y a toujours six cartes. À partir de 6, vous pouvez en ajouter une ou deux, qui reposent au centre dès le début.
rules-e1-10-p6 = Et puis il y a la carte vierge : un personnage que vous inventez vous-mêmes, avec un pouvoir fait des mêmes étapes que ceux des autres cartes.

rules-e1-11-h = Qui sait quoi
rules-e1-11-p1 = Tout le monde connaît les personnages en jeu, toutes les fortunes, la banque et le tribunal. Tout le monde voit et entend chaque annonce, qui conteste et qui passe, quelles cartes vont sous la table, qui regarde la sienne, ce qui est dévoilé et qui paie qui.
rules-e1-11-p2 = Personne d’autre que toi ne sait si tu as échangé ou fait semblant, ni ce que tu as vu en regardant ou en espionnant.
rules-e1-11-p3 = Pour le reste, personne ne peut être sûr de rien. Si tu as oublié ce que tu savais, tant pis : personne à la table ne te le rappellera, à moins d’avoir convenu de l’aide-mémoire avant de commencer.
rules-e1-11-p4 = Un spectateur sait ce que tout le monde sait. Une fois la partie finie, tous les secrets sont dévoilés.

rules-e1-12-h = Bon à savoir
rules-e1-12-p1 = D’abord le pouvoir, ensuite les amendes. Le Juge n’encaisse donc pas les amendes du même tour, et quand la Sorcière a échangé les fortunes, l’amende se paie sur la nouvelle.
rules-e1-12-p2 = Un pouvoir s’accomplit étape par étape, et après chaque étape on regarde si la partie est finie.
rules-e1-12-p3 = Si tu dois plus que tu n’as, tu donnes tout ce que tu as. Si la banque est à court, elle donne ce qui lui reste.
rules-e1-12-p4 = L’Évêque se sert chez le plus riche des autres ; en cas d’égalité, c’est lui qui choisit. Le Fou ne touche jamais aux cartes du centre. La Sorcière peut aussi se raviser et ne rien échanger.
rules-e1-12-p5 = Si les deux Paysans sont dévoilés dans le même tour, chacun prend 2 pièces d’or, même si celui qui a annoncé n’en est pas un. Un seul vrai Paysan en prend 1, peu importe combien ont contesté.
rules-e1-12-p6 = Avec 10 pièces d’or ou plus, la Veuve ne reçoit rien et ne perd rien. Avec moins de 10, le Tricheur n’obtient rien non plus.
rules-e1-12-p7 = Celui que l’Inquisiteur désigne nomme d’abord un des personnages en jeu, et ne dévoile sa carte qu’ensuite, à tous et à lui-même. Une bonne réponse ne coûte rien.

## Second edition

rules-e2-01-h = { rules-e1-01-h }
rules-e2-01-p1 = { rules-e1-01-p1 }
rules-e2-01-p2 = { rules-e1-01-p2 }

rules-e2-02-h = { rules-e1-02-h }
rules-e2-02-p1 = La seconde édition se joue de 4 à 12. Elle appelle ses personnages des masques : certains sont nouveaux, et quelques vieilles connaissances ont changé d’habitudes.
rules-e2-02-p2 = Chacun commence avec 6 pièces d’or. Les fortunes sont étalées au grand jour : tu peux compter l’or de n’importe qui, n’importe quand. Le reste des 200 pièces forme la banque. Le tribunal, à côté, est encore vide ; c’est là qu’iront les amendes.
rules-e2-02-p3 = { rules-e1-02-p3 }
rules-e2-02-p4 = { rules-e1-02-p4 }
rules-e2-02-p5 = { rules-e1-02-p5 }

rules-e2-03-h = Les scénarios
rules-e2-03-p1 = Il y a deux scénarios pour chaque nombre de joueurs : A pour les premières soirées, B quand vous aurez envie de vous creuser la tête.
rules-e2-03-p2 = 4 ou 5 joueurs – A : { character-judge }, { character-empress }, { character-king }, { character-swindler }, { character-thief }, { character-cheat }. B : { character-judge }, { character-empress }, { character-fool }, { character-widow }, { character-witch }, { character-beggar }.
rules-e2-03-p3 = 6 joueurs – A : { character-judge }, { character-princess }, { character-patron }, { character-swindler }, { character-witch }, { character-cheat }. B : { character-judge }, { character-empress }, { character-king }, { character-widow }, { character-thief }, { character-beggar }.
rules-e2-03-p4 = 7 joueurs – A : { character-judge }, { character-empress }, { character-fool }, { character-patron }, { character-swindler }, { character-thief }, { character-witch }. B : { character-judge }, { character-king }, { character-princess }, { character-widow }, { character-swindler }, { character-cheat }, { character-beggar }.
rules-e2-03-p5 = 8 joueurs – A : { character-judge }, { character-king }, { character-princess }, { character-swindler }, { character-spy }, { character-thief }, { character-cheat }, { character-witch }. B : { character-judge }, { character-princess }, { character-widow }, les deux Paysans, { character-swindler }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p6 = 9 joueurs – A : { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-thief }. B : { character-judge }, { character-princess }, { character-patron }, { character-widow }, les deux Paysans, { character-guru }, { character-puppet_master }, { character-beggar }.
rules-e2-03-p7 = 10 joueurs – A : les mêmes qu’à 9, plus la { character-widow }. B : { character-judge }, { character-princess }, { character-patron }, { character-widow }, les deux Paysans, { character-guru }, { character-swindler }, { character-witch }, { character-beggar }.
rules-e2-03-p8 = 11 joueurs – A : { character-judge }, { character-empress }, { character-princess }, { character-patron }, { character-fool }, les deux Paysans, { character-swindler }, { character-witch }, { character-puppet_master }, { character-thief }. B : { character-judge }, { character-princess }, { character-patron }, les deux Paysans, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.
rules-e2-03-p9 = 12 joueurs – A : { character-judge }, { character-princess }, { character-patron }, { character-fool }, { character-widow }, les deux Paysans, { character-guru }, { character-swindler }, { character-witch }, { character-cheat }, { character-beggar }. B : { character-judge }, { character-empress }, { character-princess }, { character-patron }, les deux Paysans, { character-guru }, { character-swindler }, { character-spy }, { character-witch }, { character-cheat }, { character-puppet_master }.

rules-e2-04-h = { rules-e1-04-h }
rules-e2-04-p1 = { rules-e1-04-p1 }

rules-e2-05-h = { rules-e1-05-h }
rules-e2-05-p1 = { rules-e1-05-p1 }
rules-e2-05-p2 = { rules-e1-05-p2 }
rules-e2-05-p3 = { rules-e1-05-p3 }
rules-e2-05-p4 = { rules-e1-05-p4 }
rules-e2-05-p5 = Une exception : si ta carte a été vue pendant le tour juste avant le tien, parce que tu as contesté, qu’on t’accusait ou que la Princesse te rendait visite, tu n’as pas le droit d’annoncer cette fois. Tu peux regarder ta carte, ou bien échanger ou faire semblant.

rules-e2-06-h = { rules-e1-06-h }
rules-e2-06-p1 = { rules-e1-06-p1 }
rules-e2-06-p2 = { rules-e1-06-p2 }
rules-e2-06-p3 = { rules-e1-06-p3 }
rules-e2-06-p4 = { rules-e1-06-p4 }
rules-e2-06-p5 = { rules-e1-06-p5 }
rules-e2-06-p6 = { rules-e1-06-p6 }

rules-e2-07-h = { rules-e1-07-h }
rules-e2-07-p1 = { rules-e1-07-p1 }
rules-e2-07-p2 = { rules-e1-07-p2 }
rules-e2-07-p3 = { rules-e1-07-p3 }

rules-e2-08-h = { rules-e1-10-h }
rules-e2-08-p1 = Vous pouvez choisir vous-mêmes vos invités, tant que vous respectez quelques règles :
rules-e2-08-p2 = { rules-e1-10-p2 }
rules-e2-08-p3 = Un tiers des cartes au moins rapporte de l’or de la banque. Ce sont : { character-empress }, { character-king }, { character-widow }, { character-fool }, { character-peasant }, { character-patron } et { character-princess }.
rules-e2-08-p4 = Il y a deux Paysans : prenez les deux, ou aucun. Les Paysans et le Gourou demandent 8 joueurs ou plus, le Marionnettiste et la Princesse 6 ou plus.
rules-e2-08-p5 = { rules-e1-10-p5 }
rules-e2-08-p6 = La carte vierge de la première édition est la bienvenue ici aussi : un personnage que vous inventez vous-mêmes, avec un pouvoir fait des mêmes étapes que ceux des autres cartes.

rules-e2-09-h = { rules-e1-11-h }
rules-e2-09-p1 = { rules-e1-11-p1 }
rules-e2-09-p2 = { rules-e1-11-p2 }
rules-e2-09-p3 = Ce que la Princesse met au jour, tout le monde le sait, sauf celui dont c’est la carte.
rules-e2-09-p4 = { rules-e1-11-p3 }
rules-e2-09-p5 = { rules-e1-11-p4 }

rules-e2-10-h = { rules-e1-12-h }
rules-e2-10-p1 = { rules-e1-12-p1 }
rules-e2-10-p2 = { rules-e1-12-p2 }
rules-e2-10-p3 = Si tu dois plus que tu n’as, tu donnes tout ce que tu as ; et comme il ne te reste alors plus rien, la partie est finie. Si la banque est à court, elle donne ce qui lui reste.
rules-e2-10-p4 = Le Fou ne touche jamais aux cartes du centre, et dans cette édition l’Espionne non plus. La Sorcière peut aussi se raviser et ne rien échanger. Avec 10 pièces d’or ou plus, la Veuve ne reçoit rien et ne perd rien ; avec moins de 10, le Tricheur n’obtient rien non plus.
rules-e2-10-p5 = { rules-e1-12-p5 }
rules-e2-10-p6 = Celui que le Gourou désigne nomme d’abord un des personnages en jeu, et ne dévoile sa carte qu’ensuite, à tous et à lui-même. Une bonne réponse ne coûte rien.
rules-e2-10-p7 = La Mendiante tend la main à chacun, l’un après l’autre, en partant de la gauche. Ce qui compte, c’est qui est plus riche qu’elle à cet instant précis, les aumônes déjà reçues comprises. L’Escroc peut être lui-même le plus riche : il ne se passe alors rien, et en cas d’égalité, c’est lui qui choisit.
rules-e2-10-p8 = Avec le Marionnettiste, seules les personnes changent de place. Les cartes et l’or ne bougent pas : à ta nouvelle place, tu joues avec ce qui s’y trouve, entre de nouveaux voisins, et ton tour vient quand c’est celui de cette place. Ce que tu sais, l’amende que tu dois et l’interdiction d’annoncer te suivent. Le tour suivant revient à la place d’après celle où l’annonce a été faite, peu importe qui y est assis maintenant, fût-ce de nouveau celui qui a annoncé.
