# What every screen of the page needs.

app-name = Mascarade
title = Mascarade – le jeu de bluff, de masques et d’or
description = Le jeu de bluff, de masques et d’or dans ton navigateur : entre amis ou contre des bots, sans compte.
preview-table = Une table de Mascarade t’attend
preview-invite = Assieds-toi, mets un masque et bluffe avec nous. Sans compte.
preview-replay = Une partie de Mascarade à revoir
title-table = Table { $code } – Mascarade
title-turn = ● À toi de jouer – Mascarade
title-deal = ● Les cartes sont sur la table – Mascarade
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
name-long = { $on ->
        [card] { $length } caractères : la carte en contient { $most } au plus.
       *[plate] { $length } caractères : l’étiquette en contient { $most } au plus.
    }
rules = Règles
make-table = Ouvrir une table
comma = { $first }, { $second }

waiting = Un instant…
connecting = Connexion…
lone-unkept = Ton navigateur ne peut pas enregistrer cette partie : son stockage est plein ou désactivé. Continue à jouer, mais garde cette page ouverte.
lone-unlearned = Impossible de charger le Grand maître. Nouvel essai…
lone-faltered = Un problème vient de survenir, mais la partie continue.
page-failed = Cette partie de la page n’a pas pu être chargée.
page-reload = Recharger
try-again = Réessayer
nowhere = Personne ne danse ici
nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
nowhere-table = Cette table n’existe pas
nowhere-shut = Impossible à ouvrir pour l’instant
gone = Tu n’es plus à cette table.

## On this device

fresh = Nouvelle version disponible.
fresh-use = Actualiser
later = Plus tard
install = Installer le jeu
kept = Enregistrée sur cet appareil, la page s’ouvre aussi sans réseau.
kept-not = Ton navigateur n’a pas enregistré la page. Sans réseau, elle ne s’ouvrira pas.

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
bell-deal = Les cartes sont sur la table

## Keys

keys = Raccourcis clavier
keys-on = Une seule touche suffit
keys-hint = Désactive-les si tu dictes ou si tu appuies souvent par erreur.
keys-turn = Ton tour
keys-answer = Quelqu’un annonce
keys-choose = Choisir
keys-room = À la table
keys-replay = Revoir la partie
key-yes = Prêt, confirmer
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
whispers = Entre spectateurs
whispers-hint = Les joueurs ne liront ceci qu’après la partie.
whispers-over = Ce qu’ont dit les spectateurs

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

banter = Les bots réagissent
banter-about = Ils font des grimaces et lâchent parfois un mot, sans trahir aucune carte.

# Ce que disent les bots ; rien de tout cela ne dit où est une carte.
mood-won-1 = Et voilà, mes amis.
mood-won-2 = L’or me va bien.
mood-won-3 = Rideau ! On applaudit.
mood-caught-1 = Bon. C’est gênant.
mood-caught-2 = Mon masque a glissé.
mood-caught-3 = J’y croyais, pourtant…
mood-caught-4 = Ça valait le coup d’essayer.
mood-caught-5 = Oh, allez !
mood-robbed-1 = Hé, c’était à moi !
mood-robbed-2 = Je m’en souviendrai.
mood-robbed-3 = Ma pauvre bourse.
mood-robbed-4 = Et moi qui te faisais confiance.
mood-proud-1 = Je l’avais bien dit.
mood-proud-2 = Comme promis.
mood-proud-3 = En personne.
mood-proud-4 = Regardez bien.
mood-lucky-1 = Ce n’est pas de refus.
mood-lucky-2 = Quelle douce musique !
mood-lucky-3 = C’est mon soir.
mood-lucky-4 = Trop aimable.
mood-beaten-1 = Bien joué.
mood-beaten-2 = La prochaine fois, je change de masque.
mood-beaten-3 = J’y étais presque.
mood-boast-1 = Personne n’a demandé…
mood-boast-2 = La franchise même. Ou presque.
mood-boast-3 = Cherchez toujours.
mood-boast-4 = Un visage pareil ne ment jamais.
mood-boast-5 = Trop tard pour douter.
mood-amused-1 = J’adore ce bal.
mood-amused-2 = Vous avez vu ça ?
mood-amused-3 = Aïe, aïe, aïe.

## Why something was refused; the server’s codes are in errors.ftl and problems.ftl

error-unknown = Ça n’a pas marché. Réessaie.
