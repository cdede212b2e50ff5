# What every screen of the page needs.

app-name = Mascarade
title = Mascarade – le jeu de bluff, de masques et d’or
description = Le jeu de bluff, de masques et d’or dans ton navigateur : entre amis ou contre des bots, sans compte.
preview-table = Une table de Mascarade t’attend
preview-invite = Assieds-toi, mets un masque et bluffe avec nous. Sans compte.
preview-replay = Une partie de Mascarade à revoir
title-table = Table { $code } – Mascarade
title-turn = ● À toi de jouer – Mascarade
title-page = { $page } – Mascarade
fan-notice = Un projet de fans, non officiel. Mascarade est un jeu de Bruno Faidutti ; nous n’avons aucun lien avec lui ni avec ses éditeurs. Si tu l’aimes, offre-toi le vrai.

close = Fermer
cancel = Annuler
save = Enregistrer
back = Retour
to-home = Accueil
guest = Invité
your-name = Ton nom
name-length = { $length } caractères sur { $most }
name-long = { $length } caractères : l’étiquette en contient { $most } au plus.
rules = Règles
make-table = Ouvrir une table
comma = { $first }, { $second }

waiting = Un instant…
connecting = Connexion…
page-failed = Cette partie de la page n’a pas pu être chargée.
page-reload = Recharger
nowhere = Personne ne danse ici
nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
nowhere-table = Cette table n’existe pas
gone = Tu n’es plus à cette table.

## Settings

settings = Réglages
language = Langue
theme = Apparence
theme-auto = Selon l’appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Apparence : { $theme }
speed = Vitesse des animations
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Aucune
sound = Son
notify = Me prévenir
notify-hint = Quand c’est à toi et que tu regardes ailleurs.
notify-refused = Ton navigateur ne l’autorise pas. Tu peux changer cela dans ses réglages pour ce site.
bell-turn = À toi de jouer

## Keys

keys = Raccourcis clavier
keys-on = Une seule touche suffit
keys-hint = Désactive-les si tu dictes ou si tu appuies souvent par erreur.
keys-turn = Ton tour
keys-answer = Quelqu’un annonce
keys-choose = Choisir
keys-room = À la table
keys-replay = Revoir la partie
key-yes = C’est prêt, je confirme
key-number = Une carte, un joueur ou un personnage : à partir de toi, dans le sens horaire

## Bots

level-novice = Débutant
level-casual = Amateur
level-regular = Habitué
level-sharp = Rusé
level-master = Maître
level-expert = Grand maître
temperament-even = Posé
temperament-cautious = Prudent
temperament-bold = Téméraire
temperament-vengeful = Rancunier
temperament-whimsical = Fantasque

## Chat

chat = Discussion
chat-write = Écris quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-onlooker = Les spectateurs écoutent en silence.
chat-off = L’hôte a coupé la discussion libre. Les réactions restent possibles.
chat-reactions = Réactions
chat-mute = Sourdine
chat-said = { $name } : { $text }

reaction-laugh = Ha ha !
reaction-gasp = Oh !
reaction-clap = Bravo !
reaction-think = Laisse-moi réfléchir…
reaction-liar = Tu bluffes !
reaction-believe = Je te crois.
reaction-hurry = Allez, à toi !
reaction-sorry = Pardon !
reaction-thanks = Merci !
reaction-good_game = Belle partie !

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Ça n’a pas marché. Réessaie.
