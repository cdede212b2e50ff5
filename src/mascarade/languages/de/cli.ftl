# The command line: help and errors. Each message stands on one line and has no selectors: it is read without Fluent’s library, too.

## Help

cli-about = Mascarade, das Bluffspiel für 2 bis 13 Spieler. Inoffiziell und nicht kommerziell.
cli-more = Die Optionen eines Befehls zeigt „mascarade COMMAND --help“.
cli-usage = Aufruf:
cli-heading = { $title }:
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen
cli-default = { $text } (Standard: { $default })

## Commands

cli-play = im Terminal gegen Bots spielen
cli-serve = die Webseite anbieten: Tische für Menschen und Bots
cli-database = die Tische eines Servers prüfen und reparieren
cli-database-check = Tische finden, die sich nicht lesen lassen
cli-database-mend = solche Tische auf den letzten guten Eintrag kürzen; Entferntes bleibt erhalten
cli-arena = Bots gegeneinander antreten lassen: Wer gewinnt?
cli-balance = untersuchen, wie sich eine Besetzung spielt: Plätze, Karten, Charaktere, Dauer
cli-train = einen Spieler gegen sich selbst trainieren, auf einer GPU (mit PyTorch)
cli-check = Protokolle nachspielen und prüfen
cli-verify = prüfen, ob die Verteilung vor der Partie feststand
cli-replay = eine Partie Schritt für Schritt ansehen
cli-characters = die Charaktere und ihre Fähigkeiten zeigen
cli-cast = die offiziellen Besetzungen eines Tisches zeigen oder eine eigene prüfen
cli-doctor = zeigen, was installiert ist und was fehlt
cli-completion = ein Skript zur Vervollständigung in der Shell ausgeben

## Options of the game

cli-players-you = Zahl der Spieler, du eingeschlossen
cli-players = Zahl der Spieler
cli-players-arena = Zahl der Spieler (Standard: 6, mit --together so viele, wie es Bots sind)
cli-edition = erste Ausgabe für 2 bis 13 Spieler oder zweite für 4 bis 12
cli-edition-only = nur eine Ausgabe
cli-scenario = A oder B in der zweiten Ausgabe; spy zu siebt in der ersten
cli-cast-own = eigene Besetzung: Codes der Charaktere, durch Kommas getrennt
cli-blank = TOML- oder JSON-Datei mit leeren Karten für deine Besetzung
cli-blank-instead = stattdessen die leeren Karten einer TOML- oder JSON-Datei zeigen
cli-level = Spielstärke der Bots: novice, casual, regular, sharp, master oder expert
cli-temperament = ihre Risikofreude: even, cautious, bold, vengeful oder whimsical (Standard: jeder anders; expert hat keine)
cli-program = ein Programm, das mitspielt: ein Befehl wie „python bot.py“, mit Namen als NAME=COMMAND; mehrfach möglich
cli-seconds = Bedenkzeit eines Programms je Entscheidung, in Sekunden
cli-name = dein Name am Tisch (Standard: Kim)
cli-seed = gleiche Zahl, gleiche Verteilung und gleiche Bots
cli-pause = wie lange Bots sich Zeit lassen, in Sekunden
cli-language = en, hu, de, zh-Hant oder fr (Standard: die Sprache des Terminals, sonst Englisch)

## Options of the server

cli-host = Adresse, auf der der Server lauscht; 0.0.0.0: für alle erreichbar
cli-port = Port, auf dem der Server lauscht; 0: irgendein freier
cli-database-file = wo die Tische gespeichert werden
cli-database-of-server = die Datenbank eines Servers
cli-base-url = Adresse, unter der man den Server hinter einem Proxy erreicht
cli-allow-host = ein weiterer Name des Servers; mehrfach möglich
cli-metrics-port = Metriken auf diesem Port anbieten, nur für diesen Rechner
cli-trust-proxy = Adressen der Clients aus X-Forwarded-For nehmen
cli-fsync = bei jedem Commit auf die Platte schreiben: übersteht Stromausfälle, langsamer
cli-max-tables = Tische im Speicher
cli-max-connections = Verbindungen
cli-max-per-address = Verbindungen pro Adresse
cli-max-new-tables = neue Tische pro Stunde und Adresse
cli-bot-pace = wie lange Bots sich Zeit lassen, als Faktor
cli-open = die Seite im Browser öffnen

## Options of the arena

cli-bots = Bots beim Namen: Je zwei treffen aufeinander, abwechselnd gesetzt
cli-together = stattdessen alle genannten Bots an einen Tisch setzen, einen pro Platz
cli-one = ein einzelner Bot dieser Art …
cli-among = … an einem Tisch voller Bots dieser Art
cli-resume = eine unterbrochene Arena fortsetzen
cli-games = Mindestzahl der Partien
cli-series-seed = gleiche Zahl, gleiche Partien
cli-cores = Zahl der CPU-Kerne (Standard: alle)
cli-ray = stattdessen auf einem Ray-Cluster spielen: auto, oder Host und Port
cli-json = alle Ergebnisse als JSON-Datei schreiben
cli-html = einen Bericht mit Diagrammen schreiben
cli-balance-bot = der Bot, der auf allen Plätzen spielt
cli-balance-against = zweite Besetzung zum Vergleich: Codes, durch Kommas getrennt, oder printed, A, B, spy
cli-balance-all = alle offiziellen Besetzungen spielen, in eine JSON-Datei

## Options of training

cli-minutes = so viele Minuten lernt er beim Spielen
cli-imitate = so viele Minuten ahmt er davor einen Bot nach
cli-device = worauf trainiert wird (Standard: cuda, wenn es eine GPU gibt, sonst cpu)
cli-train-games = gleichzeitige Partien in einem Raum (Standard: 8192; auf einer CPU 512)
cli-out = Checkpoint, der geschrieben wird
cli-train-resume = ab einem Checkpoint weitermachen
cli-from = mit den Gewichten eines trainierten Spielers beginnen
cli-train-against = lernen, einen einzigen Gegner auf allen anderen Plätzen zu schlagen: einen Bot oder Gewichte, die auch der Anfang sind
cli-beyond = nur an Tischen mit mehr als N Spielern lernen, an allen anderen gleich bleiben
cli-train-players = nur an einem offiziellen Tisch mit N Spielern lernen (Standard: an allen)
cli-train-edition = Ausgabe für diesen Tisch
cli-train-scenario = Szenario für diesen Tisch
cli-keep = zusätzlich alle M Minuten die Gewichte behalten
cli-measure = danach an jedem Tisch N Partien unter Bots spielen

## Options of records

cli-record = das Protokoll einer Partie (.masc)
cli-record-served = das Protokoll einer Partie (.masc) von einem Server
cli-game = welche Partie der Datei, ab 1 gezählt
cli-eyes = nur zeigen, was dieser Spieler wissen kann; onlooker: was alle wissen
cli-replay-all = zwischen den Schritten nicht auf Enter warten
cli-replay-json = jeden Zustand, jedes Ereignis und jede Sicht als JSON-Zeilen ausgeben, für andere Programme

## Options of doctor and completion

cli-doctor-json = als JSON ausgeben, für andere Programme
cli-shell = bash, zsh oder fish

## What was typed makes no sense

cli-see-help = Hilfe: { $command }
cli-did-you-mean = Meintest du { $words }?
cli-or = { $one } oder { $two }
cli-choices = Es gibt: { $choices }.
cli-of-option = { $option }: { $message }
cli-required = Es fehlt: { $names }.
cli-expected-one = Der Wert fehlt.
cli-expected-some = Mindestens eine Angabe ist nötig.
cli-ambiguous = { $option } ist mehrdeutig: { $matches }.
cli-takes-none = Diese Option hat keinen Wert.
cli-no-command = Den Befehl „{ $word }“ gibt es nicht.
cli-no-option = Die Option { $word } gibt es hier nicht.
cli-unexpected = Mit „{ $word }“ ist hier nichts anzufangen.
cli-no-choice = „{ $word }“ geht nicht; möglich sind { $choices }.
cli-no-whole = „{ $word }“ ist keine ganze Zahl.
cli-no-number = „{ $word }“ ist keine Zahl.
cli-out-of-range = { $word } liegt nicht zwischen { $low } und { $high }.
cli-no-level = Die Stufe „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-no-temperament = Das Temperament „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-no-bot = Den Bot „{ $word }“ gibt es nicht. Es gibt { $choices }.
cli-other-edition = Die andere Ausgabe hat ihn: --edition { $edition }
cli-no-file = { $path }: Diese Datei gibt es nicht.
cli-is-folder = { $path } ist ein Ordner, keine Datei.
cli-no-permission = { $path }: Keine Leseberechtigung.
cli-not-read = { $path } lässt sich nicht lesen: { $why }.
cli-not-utf8 = { $path }: Kein UTF-8 bei Byte { $byte }.
cli-no-game = { $path } hat keine Partie { $number }. Die letzte ist { $games }.
cli-no-player = Niemand heißt „{ $word }“. Zur Wahl stehen { $names }.
cli-blank-needs-cast = --blank braucht --cast mit dem Code der leeren Karte darin.
cli-arena-ways = Nenne entweder die Bots, oder nimm --one BOT --among BOT, oder --resume FILE.
cli-table-needs-players = --edition und --scenario brauchen --players: Welcher Tisch ist gemeint?
cli-against = --against „{ $word }“ ist keine Besetzung. Möglich sind printed, A, B oder spy, oder Codes, durch Kommas getrennt, aus { $codes }.
cli-missing-extra = { $module } ist nicht installiert. So wird es installiert: { $command }

## The doctor

cli-doctor-version = Mascarade { $version }, Python { $python }, { $system }
cli-doctor-installed = { $package } { $version }
cli-doctor-missing = { $package } ist nicht installiert
cli-doctor-fails = { $package } funktioniert nicht: { $why }
cli-doctor-extra = Extra { $extra }: { $packages }
cli-doctor-no-extra = Extra { $extra } ist nicht installiert ({ $package } fehlt)
cli-doctor-compiled = Für diesen Rechner kompiliert, in { $folder }
cli-doctor-uncompiled = Noch nicht kompiliert: Das macht die erste Partie, nach { $folder }
cli-doctor-no-cache = { $folder } ist nicht beschreibbar: Bei jedem Start muss neu kompiliert werden. Nimm einen anderen Ordner:
cli-doctor-interpreted = NUMBA_DISABLE_JIT ist gesetzt: Die Regeln laufen langsam, als reines Python
cli-doctor-cores = CPU-Kerne: { $cores }
cli-doctor-gpu = GPU: { $name }
cli-doctor-no-gpu = Keine NVIDIA-GPU (nur das Training braucht eine)
cli-doctor-page = Die Webseite ist gebaut
cli-doctor-no-page = Die Webseite ist nicht gebaut
cli-doctor-database = { $file } lässt sich in diesem Ordner schreiben
cli-doctor-no-database = { $file } lässt sich in diesem Ordner nicht schreiben. Nimm einen anderen Ort:
cli-doctor-port = Port { $port } ist frei
cli-doctor-no-port = Port { $port } ist belegt. Nimm einen anderen:
cli-doctor-well = Alles in Ordnung. Zum Spielen: { $command }
cli-doctor-unwell = Spielen geht noch nicht. Zuerst: { $command }
