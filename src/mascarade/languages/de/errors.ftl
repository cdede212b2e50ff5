# Why something could not be done: one message for each code of mascarade.server.errors, and the page’s own “offline”.

error-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das war zu lang zum Abschicken.
error-too-fast = Nicht so schnell! Warte einen Moment und versuch es noch einmal.
error-not-now = Das geht gerade nicht.
error-not-host = Das geht nur als Gastgeber.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-unknown-table = Einen Tisch mit diesem Code gibt es nicht. Stimmt die Schreibweise?
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-name-taken = An diesem Tisch heißt schon jemand so. Nimm einen anderen Namen.
error-bad-name = Das taugt nicht als Name. Versuch es mit einem anderen.
error-bad-cast = Diese Besetzung verstößt gegen die Regeln. Schau nach, woran es liegt, und versuch es noch einmal.
error-late = Zu spät: Das Spiel ist schon weiter.
error-not-allowed = Das erlauben die Regeln jetzt nicht.
error-chat-off = Der Chat ist an diesem Tisch abgeschaltet.
error-too-many-tables = Von deinem Anschluss aus wurden zu viele Tische eröffnet. Versuch es später noch einmal.
error-onlookers-off = An diesem Tisch darf niemand zuschauen.
error-old-protocol = Es gibt eine neue Version des Spiels. Lade die Seite neu.
error-server-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
error-offline = Keine Verbindung zum Server. Neuer Versuch …
error-no-core = Dieser Browser kann das Spiel nicht allein ausführen. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
error-unfetched = Ein Teil des Spiels ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
error-lone-failed = Etwas ist schiefgegangen, aber nichts hat sich geändert. Versuch es noch einmal oder lade die Seite neu.
