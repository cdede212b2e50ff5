# The first page.

home-line = Dans l’ombre, les masques changent de mains. Dis qui tu es – et prie pour que personne ne soit mieux renseigné.
home-play = Jouer maintenant
home-play-hint = Tout de suite, contre quatre bots. Sans compte.
home-choose = Choisir les joueurs, les personnages et les bots
home-dealing = On distribue les cartes…
home-return = Revenir à ta table { $code }
home-code = Code de la table
home-code-wrong = Le code d’une table compte six lettres et chiffres, par exemple K7MWPA.
home-join = Rejoindre
home-offline = Pas de réseau pour l’instant : joue contre des bots, de main en main sur cet appareil, ou apprends à jouer.
home-more = Plus
home-learn = Apprendre à jouer
home-pass = De main en main
home-first = Je suis { $character_the } !
home-second = Non, c’est moi !
home-story = Cinq cartes sont montrées, retournées et échangées. Quelqu’un dit : je suis le Roi ! Un autre conteste. Les deux cartes sont dévoilées, et le vrai Roi prend trois pièces d’or.
home-games = Tes dernières parties

## Name, mask and colour

you-title = Ton nom et ton masque
you-mask = Masque
you-colour = Couleur

mask-fox = Renard
mask-owl = Hibou
mask-butterfly = Papillon
mask-sun = Soleil
mask-stag = Cerf
mask-cat = Chat
mask-moon = Lune
mask-ram = Bélier
mask-hare = Lièvre
mask-peacock = Paon
mask-bear = Ours
mask-star = Étoile
mask-raven = Corbeau
mask-lion = Lion
mask-heart = Cœur
mask-bat = Chauve-souris

colour-ruby = Rubis
colour-sky = Bleu ciel
colour-lemon = Citron
colour-violet = Violet
colour-emerald = Émeraude
colour-coral = Corail
colour-silver = Argent
colour-sapphire = Saphir
colour-orchid = Orchidée
colour-lime = Citron vert
colour-amber = Ambre
colour-turquoise = Turquoise
colour-rose = Rose

## The rules page, beside rules.ftl

rules-contents = Sommaire
rules-characters = Les personnages
rules-least = À partir de { $players } joueurs.
rules-find = Chercher un personnage
rules-none = Personne ne porte ce nom dans cette édition.

diagram-exchange = avec n’importe quelle carte, ou faire semblant
diagram-look = ta propre carte, en secret
diagram-announce = n’importe quel personnage, vrai ou faux
diagram-1 = Annoncer
diagram-4 = Payer
diagram-announced = « Je suis le Roi ! » Les autres passent ou contestent, chacun son tour.
diagram-nobody = Personne ne conteste :
diagram-believed = qui annonce se sert du pouvoir, sans montrer sa carte.
diagram-somebody = Quelqu’un conteste :
diagram-shown = tous ceux qui se disent le Roi dévoilent leur carte. Le vrai se sert du pouvoir.
diagram-fine = Qui a dévoilé une mauvaise carte paie 1 pièce d’or au tribunal.
