# Why something could not be done: one message for each code of mascarade.server.errors, and the page’s own “offline”.

error-bad-message = Le serveur n’a pas compris. Recharge la page et réessaie.
error-too-large = C’est trop long pour être envoyé.
error-too-fast = Pas si vite ! Attends un instant, puis réessaie.
error-not-now = Ce n’est pas possible pour le moment.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Tu n’as pas de place à cette table.
error-unknown-table = Aucune table n’a ce code. Est-il bien écrit ?
error-table-full = Toutes les places de cette table sont prises.
error-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.
error-bad-name = Ce nom ne convient pas. Essaies-en un autre.
error-bad-cast = Ces personnages ne respectent pas les règles. Regarde ce qui cloche, puis réessaie.
error-late = Trop tard : la partie a déjà avancé.
error-not-allowed = Les règles ne le permettent pas maintenant.
error-chat-off = L’hôte a coupé la discussion.
error-too-many-tables = Trop de tables ont été ouvertes depuis ta connexion. Réessaie plus tard.
error-onlookers-off = Cette table n’accepte pas de spectateurs.
error-old-protocol = Il y a une nouvelle version du jeu. Recharge la page.
error-server-busy = Le serveur est débordé. Réessaie dans un instant.
error-offline = Pas de connexion au serveur. Nouvel essai…
error-no-core = Ce navigateur ne peut pas faire tourner le jeu tout seul. Une version récente de Firefox, Chrome, Edge ou Safari y arrive.
error-unfetched = Un élément du jeu n’a pas pu être chargé. Vérifie ta connexion, puis réessaie.
error-lone-failed = Un problème est survenu ; rien n’a changé. Réessaie ou recharge la page.
