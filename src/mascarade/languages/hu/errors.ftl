# Why something could not be done: one message for each code of mascarade.server.errors, and the page’s own “offline”.

error-bad-message = Ezt nem értette a szerver. Töltsd újra az oldalt, és próbáld meg még egyszer.
error-too-large = Ez túl hosszú, nem lehet elküldeni.
error-too-fast = Csak lassan! Várj egy pillanatot, aztán próbáld újra.
error-not-now = Ezt most nem lehet.
error-not-host = Ezt csak a házigazda teheti meg.
error-not-seated = Nincs helyed ennél az asztalnál.
error-unknown-table = Nincs asztal ilyen kóddal. Biztosan jól írtad be?
error-table-full = Ennél az asztalnál minden hely foglalt.
error-name-taken = Ennél az asztalnál már van valaki ezzel a névvel. Válassz másikat.
error-bad-name = Ez nem jó névnek. Próbálj ki egy másikat.
error-bad-cast = Ez a szereposztás szabálytalan. Nézd meg, mi a baj, aztán próbáld újra.
error-late = Elkéstél: a játék már továbbment.
error-not-allowed = Ezt most nem engedik a szabályok.
error-chat-off = A házigazda kikapcsolta a csevegést.
error-too-many-tables = A hálózatodról túl sok asztalt nyitottak. Próbáld meg később.
error-onlookers-off = Ennél az asztalnál nem lehetnek nézők.
error-old-protocol = Megjelent a játék új változata. Töltsd újra az oldalt.
error-server-busy = A szerver most túlterhelt. Próbáld újra kicsit később.
error-offline = Nincs kapcsolat a szerverrel. Újrapróbálkozás…
error-no-core = Ez a böngésző egymaga nem tudja futtatni a játékot. Egy friss Firefox, Chrome, Edge vagy Safari igen.
error-unfetched = A játék egy részét nem sikerült betölteni. Ellenőrizd a hálózatot, és próbáld újra.
error-lone-failed = Hiba történt, de semmi sem változott. Próbáld újra, vagy töltsd újra az oldalt.
